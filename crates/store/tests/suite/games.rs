//! Games: their logs, and what they come to.

use orrery_gamelog::{Seat, Stage, Time};
use orrery_store::{Appended, ENTRIES_AT_ONCE, StoreError};
use tokio::task::JoinSet;

use super::numbers;
use super::samples::{entry, game, game_name, log, player_name, token};
use crate::Place;

pub async fn what_is_stored_is_read_back(place: &Place) {
    let store = place.open().await;
    let mut row = game(1);
    let first = entry(0, "{\"é\": \"'\\\"; DROP TABLE game; --\"}");
    store.create(&row, &first, &[]).await.unwrap();
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()));
    row.seats = [Some(player_name(1)), Some(player_name(2))];
    row.stage = Stage::Playing;
    (row.to_act, row.deadline, row.key, row.seq) =
        (Some(Seat::Second), Some(Time(i64::MAX)), Some(token(7)), 1);
    let long = entry(1, &"x".repeat(1_000_000));
    assert_eq!(store.append(&row, &long).await.unwrap(), Appended::Stored);
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.entries(&row.id, None).await.unwrap(), [first, long.clone()]);
    assert_eq!(store.entries(&row.id, Some(0)).await.unwrap(), [long]);
    assert_eq!(store.entries(&row.id, Some(1)).await.unwrap(), []);
    assert_eq!(store.game(&game_name(2)).await.unwrap(), None);
    assert_eq!(store.entries(&game_name(2), None).await.unwrap(), []);
}

pub async fn summaries_follow_the_log(place: &Place) {
    let store = place.open().await;
    let mut row = game(1);
    store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    let before = row.clone();
    (row.stage, row.listed, row.seq) = (Stage::Over, false, 1);
    (row.changed, row.seats) = (Time(5), [None, Some(player_name(9))]);
    (row.config, row.creator, row.created) = ("another".to_owned(), player_name(9), Time(9));
    assert_eq!(store.append(&row, &entry(1, "{}")).await.unwrap(), Appended::Stored);
    (row.config, row.creator, row.created) = (before.config, before.creator, before.created);
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row), "all but what never changes");
}

pub async fn a_game_is_created_once(place: &Place) {
    let store = place.open().await;
    let mut row = game(1);
    store.create(&row, &entry(0, "first"), &[]).await.unwrap();
    row.config = "second".to_owned();
    let again = store.create(&row, &entry(0, "second"), &[]).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    assert_eq!(store.game(&row.id).await.unwrap(), Some(game(1)));
    assert_eq!(store.entries(&row.id, None).await.unwrap(), [entry(0, "first")]);
}

pub async fn only_the_next_place_can_be_written(place: &Place) {
    let store = place.open().await;
    let row = game(1);
    store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    for (row, seq) in [(&row, 0), (&row, 2), (&row, u32::MAX), (&game(2), 0), (&game(2), 1)] {
        let mut changed = row.clone();
        changed.stage = Stage::Over;
        assert_eq!(store.append(&changed, &entry(seq, "other")).await.unwrap(), Appended::Taken, "{seq}");
    }
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.game(&game_name(2)).await.unwrap(), None);
    assert_eq!(store.entries(&row.id, None).await.unwrap(), [entry(0, "{}")]);
}

pub async fn of_two_who_write_the_same_place_one_succeeds(place: &Place) {
    // Two stores, as two nodes have them.
    let first = place.open().await;
    let stores = [place.another(&first).await, first];
    let row = game(1);
    stores[0].create(&row, &entry(0, "{}"), &[]).await.unwrap();
    for seq in 1..=100 {
        let race = [0, 1].map(|node: usize| {
            let (store, mut row) = (stores[node].clone(), row.clone());
            row.changed = Time(i64::try_from(node).unwrap());
            tokio::spawn(async move { store.append(&row, &entry(seq, &node.to_string())).await.unwrap() })
        });
        let [first, second] = race;
        let winner = match (first.await.unwrap(), second.await.unwrap()) {
            (Appended::Stored, Appended::Taken) => 0,
            (Appended::Taken, Appended::Stored) => 1,
            both => panic!("{both:?}"),
        };
        let last = stores[0].entries(&row.id, Some(seq - 1)).await.unwrap();
        assert_eq!(last, [entry(seq, &winner.to_string())]);
        assert_eq!(stores[1].game(&row.id).await.unwrap().unwrap().changed, Time(winner));
    }
}

pub async fn a_thousand_events_at_once(place: &Place) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            let mut row = game(number);
            store.create(&row, &entry(0, "0"), &[]).await.unwrap();
            for seq in 1..=10 {
                row.seq = seq;
                let stored = store.append(&row, &entry(seq, &seq.to_string())).await.unwrap();
                assert_eq!(stored, Appended::Stored);
            }
        });
    }
    tasks.join_all().await;
    store.close().await;
    let store = place.open().await;
    for number in 0..100 {
        let wanted: Vec<_> = (0..=10).map(|seq| entry(seq, &seq.to_string())).collect();
        assert_eq!(store.entries(&game_name(number), None).await.unwrap(), wanted);
        assert_eq!(store.game(&game_name(number)).await.unwrap().unwrap().seq, 10);
    }
}

pub async fn long_logs_come_in_parts(place: &Place) {
    let store = place.open().await;
    let row = game(1);
    store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    place.lengthen(&store, 1100).await;
    let wanted: Vec<u32> = (0..=1100).collect();
    let first = store.entries(&row.id, None).await.unwrap();
    assert_eq!(first.len(), usize::try_from(ENTRIES_AT_ONCE).unwrap());
    let all = log(&store, &row.id).await;
    assert_eq!(all.iter().map(|entry| entry.seq).collect::<Vec<_>>(), wanted);
}

pub async fn the_lobby_has_open_listed_games_newest_first(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.lobby(10).await.unwrap(), []);
    for (number, stage, listed, created) in [
        (1, Stage::Open, true, 10),
        (2, Stage::Open, true, 30),
        (3, Stage::Open, true, 20),
        (4, Stage::Open, false, 40),
        (5, Stage::Playing, true, 50),
        (6, Stage::Over, true, 60),
        (7, Stage::Open, true, 20),
    ] {
        let mut row = game(number);
        (row.stage, row.listed, row.created) = (stage, listed, Time(created));
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
    assert_eq!(numbers(&store.lobby(10).await.unwrap()), [2, 3, 7, 1]);
    assert_eq!(numbers(&store.lobby(2).await.unwrap()), [2, 3]);
    assert_eq!(store.lobby(0).await.unwrap(), []);
}

pub async fn the_first_events_and_lengths_of_many_games(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.first_entries(&[]).await.unwrap(), []);
    for number in [1, 2, 900] {
        store.create(&game(number), &entry(0, &format!("{{{number}}}")), &[]).await.unwrap();
    }
    let mut later = game(2);
    later.seq = 1;
    store.append(&later, &entry(1, "later")).await.unwrap();
    let all: Vec<_> = (0..1200).map(|number| game(number).id).collect();
    let mut found = store.first_entries(&all).await.unwrap();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    let mut wanted = [1, 2, 900].map(|number| (game(number).id, entry(0, &format!("{{{number}}}"))));
    wanted.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(found, wanted);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
    let mut lengths = store.lengths(&all).await.unwrap();
    lengths.sort();
    let mut wanted = [(1, 0), (2, 1), (900, 0)].map(|(number, seq)| (game(number).id, seq));
    wanted.sort();
    assert_eq!(lengths, wanted);
}

pub async fn games_of_a_player_in_order(place: &Place) {
    let store = place.open().await;
    let (me, other) = (player_name(1), player_name(2));
    for (number, stage, changed, creator, seats) in [
        (1, Stage::Over, 90, &me, [Some(&me), Some(&other)]),
        (2, Stage::Playing, 10, &other, [Some(&other), Some(&me)]),
        (3, Stage::Open, 80, &me, [None, None]),
        (4, Stage::Playing, 20, &other, [Some(&me), Some(&other)]),
        (5, Stage::Playing, 99, &other, [Some(&other), None]),
        (6, Stage::Over, 91, &other, [Some(&me), Some(&me)]),
    ] {
        let mut row = game(number);
        (row.stage, row.changed, row.creator) = (stage, Time(changed), creator.clone());
        row.seats = seats.map(Option::<&_>::cloned);
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
    assert_eq!(numbers(&store.games_of(&me, 10).await.unwrap()), [4, 2, 3, 6, 1]);
    assert_eq!(numbers(&store.games_of(&me, 3).await.unwrap()), [4, 2, 3]);
    assert_eq!(store.games_of(&player_name(3), 10).await.unwrap(), []);
}

pub async fn due_games_in_order_of_their_deadlines(place: &Place) {
    let store = place.open().await;
    for (number, deadline) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(20)), (5, Some(31))] {
        let mut row = game(number);
        row.deadline = deadline.map(Time);
        store.create(&row, &entry(0, "{}"), &[]).await.unwrap();
    }
    assert_eq!(store.due(Time(9), 10).await.unwrap(), []);
    assert_eq!(numbers(&store.due(Time(30), 10).await.unwrap()), [2, 4, 1]);
    assert_eq!(numbers(&store.due(Time(30), 2).await.unwrap()), [2, 4]);
    let mut row = store.game(&game_name(2)).await.unwrap().unwrap();
    row.deadline = None;
    assert_eq!(store.append(&row, &entry(1, "{}")).await.unwrap(), Appended::Stored);
    assert_eq!(numbers(&store.due(Time(30), 10).await.unwrap()), [4, 1]);
}

pub async fn a_closed_store_says_so(place: &Place) {
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    store.clone().close().await;
    let written = store.append(&game(1), &entry(1, "{}")).await;
    assert!(matches!(written, Err(StoreError::Unavailable(_))), "{written:?}");
    let read = store.game(&game_name(1)).await;
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    store.close().await;
    assert_eq!(place.open().await.entries(&game_name(1), None).await.unwrap().len(), 1);
}

pub async fn it_can_be_written(place: &Place) {
    let store = place.open().await;
    for _ in 0..3 {
        store.check().await.unwrap();
    }
}
