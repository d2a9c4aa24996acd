//! Players and how they are recognised.

use orrery_gamelog::Time;
use orrery_store::{Added, StoreError};
use tokio::task::JoinSet;

use super::samples::{player, player_name, session, token};
use crate::Place;

pub async fn players_and_their_names(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.players(&[]).await.unwrap(), []);
    let everybody: Vec<_> = (0..1200).map(player_name).collect();
    for number in [1, 2, 900] {
        store.add_player(&player(number)).await.unwrap();
    }
    let again = store.add_player(&player(1)).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    store.rename_player(&player_name(2), "Żółw 🐢").await.unwrap();
    store.rename_player(&player_name(3), "nobody").await.unwrap();
    let mut renamed = player(2);
    renamed.name = "Żółw 🐢".to_owned();
    let mut found = store.players(&everybody).await.unwrap();
    found.sort_by(|a, b| a.id.cmp(&b.id));
    let mut wanted = [player(1), renamed, player(900)];
    wanted.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(found, wanted);
}

pub async fn sessions_are_found_and_revoked(place: &Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.add_player(&player(number)).await.unwrap();
    }
    let sessions = [session(1, 1, 10), session(2, 1, 30), session(3, 2, 20)];
    for session in &sessions {
        store.add_session(session, None).await.unwrap();
    }
    let again = store.add_session(&sessions[0], None).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    let unknown = store.add_session(&session(4, 3, 10), None).await;
    assert!(matches!(unknown, Err(StoreError::Refused(_))), "{unknown:?}");
    let found = store.session(&token(3), Time(20)).await.unwrap();
    assert_eq!(found, Some((sessions[2].clone(), player(2))));
    assert_eq!(store.sessions(&player_name(1)).await.unwrap(), [sessions[1].clone(), sessions[0].clone()]);
    assert!(!store.revoke(&player_name(2), &token(1)).await.unwrap(), "somebody else's");
    assert!(store.revoke(&player_name(1), &token(1)).await.unwrap());
    assert!(!store.revoke(&player_name(1), &token(1)).await.unwrap());
    assert_eq!(store.session(&token(1), Time(20)).await.unwrap(), None);
    assert_eq!(store.sessions(&player_name(1)).await.unwrap(), [sessions[1].clone()]);
}

pub async fn use_is_noted_once_an_hour(place: &Place) {
    let store = place.open().await;
    store.add_player(&player(1)).await.unwrap();
    store.add_session(&session(1, 1, 0), None).await.unwrap();
    let hour = 60 * 60 * 1000;
    for (now, seen) in [(hour - 1, 0), (hour, hour), (2 * hour - 1, hour), (5 * hour, 5 * hour)] {
        let (session, _) = store.session(&token(1), Time(now)).await.unwrap().unwrap();
        assert_eq!(session.seen, Time(seen), "at {now}");
        assert_eq!(store.sessions(&player_name(1)).await.unwrap()[0].seen, Time(seen), "stored at {now}");
    }
}

pub async fn sessions_are_counted_where_they_are_added(place: &Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.add_player(&player(number)).await.unwrap();
    }
    store.add_session(&session(100, 2, 0), Some(1)).await.unwrap();
    let nodes = [place.another(&store).await, place.another(&store).await];
    // Whoever has to connect first comes too late to race with anybody.
    let mut connected = JoinSet::new();
    for node in nodes.iter().cycle().take(40) {
        let store = node.clone();
        connected.spawn(async move { store.check().await.unwrap() });
    }
    connected.join_all().await;
    let mut asked = JoinSet::new();
    for (number, node) in (0..40).zip(nodes.iter().cycle()) {
        let store = node.clone();
        asked.spawn(async move { store.add_session(&session(number, 1, 0), Some(5)).await.unwrap() });
    }
    let added = asked.join_all().await.into_iter().filter(|added| *added == Added::Stored).count();
    assert_eq!(added, 5);
    assert_eq!(store.sessions(&player_name(1)).await.unwrap().len(), 5);
    assert_eq!(store.add_session(&session(50, 1, 0), Some(0)).await.unwrap(), Added::TooMany);
    assert_eq!(store.add_session(&session(50, 1, 0), None).await.unwrap(), Added::Stored);
}
