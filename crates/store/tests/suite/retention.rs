//! What nobody needs any more is removed, and nothing else.

use orrery_gamelog::{Stage, Time};
use orrery_store::{Appended, ForgetBefore, GameRow, Store};

use super::samples::{entry, game, game_name, player, player_name, session};
use crate::Place;

async fn add(store: &Store, rows: &[(u32, Stage, bool, i64)]) {
    for &(number, stage, aborted, changed) in rows {
        let row = GameRow { stage, aborted, changed: Time(changed), ..game(number) };
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
}

async fn stay(store: &Store, rows: &[(u32, bool)]) {
    for &(number, stays) in rows {
        assert_eq!(store.game(&game_name(number)).await.unwrap().is_some(), stays, "{number}");
        assert_eq!(store.entries(&game_name(number), None).await.unwrap().len(), usize::from(stays));
    }
}

pub async fn idle_games_are_forgotten_with_their_events(place: &Place) {
    let store = place.open().await;
    let (open, playing, over) = (Stage::Open, Stage::Playing, Stage::Over);
    add(&store, &[(1, open, false, 10), (2, playing, false, 20), (3, over, false, 10)]).await;
    add(&store, &[(4, open, false, 30), (5, open, false, 5)]).await;
    let before = ForgetBefore { unfinished: Time(30), aborted: Time(30) };
    assert_eq!(store.forget(&before, 1).await.unwrap(), 1, "the idlest");
    assert_eq!(store.game(&game_name(5)).await.unwrap(), None);
    assert_eq!(store.forget(&before, 10).await.unwrap(), 2);
    assert_eq!(store.forget(&before, 10).await.unwrap(), 0);
    stay(&store, &[(1, false), (2, false), (3, true), (4, true), (5, false)]).await;
    let taken = store.append(&game(1), &entry(1, "{}")).await.unwrap();
    assert_eq!(taken, Appended::Taken, "a game that is gone stays gone");
}

pub async fn aborted_games_are_forgotten_after_a_time_of_their_own(place: &Place) {
    let store = place.open().await;
    let over = Stage::Over;
    add(&store, &[(1, over, true, 10), (2, over, true, 20), (3, over, false, 10), (4, over, true, 5)]).await;
    add(&store, &[(5, Stage::Open, false, 10), (6, Stage::Open, false, 1)]).await;
    let before = ForgetBefore { unfinished: Time(5), aborted: Time(20) };
    assert_eq!(store.forget(&before, 2).await.unwrap(), 2, "one of each kind");
    stay(&store, &[(1, true), (2, true), (3, true), (4, false), (5, true), (6, false)]).await;
    assert_eq!(store.forget(&before, 10).await.unwrap(), 1);
    assert_eq!(store.forget(&before, 10).await.unwrap(), 0);
    stay(&store, &[(1, false), (2, true), (3, true), (5, true)]).await;
}

pub async fn sessions_that_nobody_uses_are_forgotten(place: &Place) {
    let store = place.open().await;
    store.add_player(&player(1)).await.unwrap();
    for (number, seen) in [(1, 10), (2, 30), (3, 20), (4, 5)] {
        store.add_session(&session(number, 1, seen), None).await.unwrap();
    }
    assert_eq!(store.forget_sessions(Time(30), 2).await.unwrap(), 2, "the idlest");
    let left = store.sessions(&player_name(1)).await.unwrap();
    assert_eq!(left, [session(2, 1, 30), session(3, 1, 20)]);
    assert_eq!(store.forget_sessions(Time(30), 2).await.unwrap(), 1);
    assert_eq!(store.forget_sessions(Time(30), 2).await.unwrap(), 0);
}

pub async fn players_without_sessions_and_games_are_forgotten(place: &Place) {
    let store = place.open().await;
    for number in [1, 2, 3, 4, 5, 6, 7, 50, 90] {
        store.add_player(&player(number)).await.unwrap();
    }
    store.add_session(&session(1, 1, 0), None).await.unwrap();
    let games = [(1, 2, [None, None]), (2, 8, [Some(3), None]), (3, 8, [None, Some(4)])];
    for (number, creator, seats) in games {
        let row = GameRow {
            creator: player_name(creator),
            seats: seats.map(|seat| seat.map(player_name)),
            stage: Stage::Over,
            ..game(number)
        };
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
    let everybody: Vec<_> = (0..100).map(player_name).collect();
    let computers: Vec<_> = (50..60).map(player_name).collect();
    for (limit, forgotten, left) in
        [(2, 2, &[1, 2, 3, 4, 7, 50, 90][..]), (10, 1, &[1, 2, 3, 4, 50, 90]), (10, 0, &[1, 2, 3, 4, 50, 90])]
    {
        // A player of the samples is known since the time of their number.
        assert_eq!(store.forget_players(Time(90), &computers, limit).await.unwrap(), forgotten);
        let mut there = store.players(&everybody).await.unwrap();
        there.sort_by(|a, b| a.id.cmp(&b.id));
        let left: Vec<_> = left.iter().map(|number| player(*number)).collect();
        assert_eq!(there, left);
    }
}
