//! What must hold in every database. Each file that includes this says where a fresh one is to be had.

pub mod samples;

use orrery_store::{Appended, ENTRIES_AT_ONCE, Status, Store, StoreError};
use orrery_wire::Time;
use tokio::task::JoinSet;

use crate::Place;
use samples::{entry, game, game_name, log, player, player_name, session, token};

/// The tests, each on a fresh database. A function that is not in the list is not used, which is a warning.
macro_rules! suite {
    () => {
        suite::suite! {
            what_is_stored_is_read_back,
            summaries_follow_the_log,
            a_game_is_created_once,
            only_the_next_place_can_be_written,
            of_two_who_write_the_same_place_one_succeeds,
            a_thousand_events_at_once,
            long_logs_come_in_parts,
            the_lobby_has_open_listed_games_newest_first,
            games_of_a_player_in_order,
            due_games_in_order_of_their_deadlines,
            idle_games_are_forgotten_with_their_events,
            games_are_counted,
            players_and_their_names,
            sessions_are_found_and_revoked,
            use_is_noted_once_an_hour,
            beats_and_outages,
            several_open_a_new_database_at_once,
            a_closed_store_says_so,
            newer_tables_are_refused,
            what_cannot_be_read_is_damage,
            it_can_be_written,
        }
    };
    ($($name:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                suite::$name(&Place::fresh()).await;
            }
        )*
    };
}
pub(crate) use suite;

pub async fn what_is_stored_is_read_back(place: &Place) {
    let store = place.open().await;
    let mut row = game(1);
    let first = entry(0, "{\"é\": \"'\\\"; DROP TABLE game; --\"}");
    store.create(&row, &first).await.unwrap();
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()));
    row.seats = [Some(player_name(1)), Some(player_name(2))];
    row.status = Status::Playing;
    (row.to_act, row.deadline, row.key, row.seq) = (Some(1), Some(Time(i64::MAX)), Some(token(7)), 1);
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
    store.create(&row, &entry(0, "{}")).await.unwrap();
    let before = row.clone();
    (row.status, row.listed, row.seq) = (Status::Over, false, 1);
    (row.changed, row.seats) = (Time(5), [None, Some(player_name(9))]);
    (row.config, row.creator, row.created) = ("another".to_owned(), player_name(9), Time(9));
    assert_eq!(store.append(&row, &entry(1, "{}")).await.unwrap(), Appended::Stored);
    (row.config, row.creator, row.created) = (before.config, before.creator, before.created);
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row), "all but what never changes");
}

pub async fn a_game_is_created_once(place: &Place) {
    let store = place.open().await;
    let mut row = game(1);
    store.create(&row, &entry(0, "first")).await.unwrap();
    row.config = "second".to_owned();
    let again = store.create(&row, &entry(0, "second")).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    assert_eq!(store.game(&row.id).await.unwrap(), Some(game(1)));
    assert_eq!(store.entries(&row.id, None).await.unwrap(), [entry(0, "first")]);
}

pub async fn only_the_next_place_can_be_written(place: &Place) {
    let store = place.open().await;
    let row = game(1);
    store.create(&row, &entry(0, "{}")).await.unwrap();
    for (row, seq) in [(&row, 0), (&row, 2), (&row, u32::MAX), (&game(2), 0), (&game(2), 1)] {
        let mut changed = row.clone();
        changed.status = Status::Over;
        assert_eq!(store.append(&changed, &entry(seq, "other")).await.unwrap(), Appended::Taken, "{seq}");
    }
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.game(&game_name(2)).await.unwrap(), None);
    assert_eq!(store.entries(&row.id, None).await.unwrap(), [entry(0, "{}")]);
}

pub async fn of_two_who_write_the_same_place_one_succeeds(place: &Place) {
    // Two stores, as two nodes have them.
    let stores = [place.open().await, place.open().await];
    let row = game(1);
    stores[0].create(&row, &entry(0, "{}")).await.unwrap();
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
            store.create(&row, &entry(0, "0")).await.unwrap();
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
    store.create(&row, &entry(0, "{}")).await.unwrap();
    let copies = "INSERT INTO event (game, seq, link, body)
                  WITH RECURSIVE place (seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM place WHERE seq < 1100)
                  SELECT event.game, place.seq, event.link, event.body FROM event, place";
    place.execute(copies).await;
    let wanted: Vec<u32> = (0..=1100).collect();
    let first = store.entries(&row.id, None).await.unwrap();
    assert_eq!(first.len(), usize::try_from(ENTRIES_AT_ONCE).unwrap());
    let all = log(&store, &row.id).await;
    assert_eq!(all.iter().map(|entry| entry.seq).collect::<Vec<_>>(), wanted);
}

pub async fn the_lobby_has_open_listed_games_newest_first(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.lobby(10).await.unwrap(), []);
    for (number, status, listed, created) in [
        (1, Status::Open, true, 10),
        (2, Status::Open, true, 30),
        (3, Status::Open, true, 20),
        (4, Status::Open, false, 40),
        (5, Status::Playing, true, 50),
        (6, Status::Over, true, 60),
        (7, Status::Open, true, 20),
    ] {
        let mut row = game(number);
        (row.status, row.listed, row.created) = (status, listed, Time(created));
        store.create(&row, &entry(0, "{}")).await.unwrap();
    }
    assert_eq!(numbers(&store.lobby(10).await.unwrap()), [2, 3, 7, 1]);
    assert_eq!(numbers(&store.lobby(2).await.unwrap()), [2, 3]);
    assert_eq!(store.lobby(0).await.unwrap(), []);
}

pub async fn games_of_a_player_in_order(place: &Place) {
    let store = place.open().await;
    let (me, other) = (player_name(1), player_name(2));
    for (number, status, changed, creator, seats) in [
        (1, Status::Over, 90, &me, [Some(&me), Some(&other)]),
        (2, Status::Playing, 10, &other, [Some(&other), Some(&me)]),
        (3, Status::Open, 80, &me, [None, None]),
        (4, Status::Playing, 20, &other, [Some(&me), Some(&other)]),
        (5, Status::Playing, 99, &other, [Some(&other), None]),
        (6, Status::Over, 91, &other, [Some(&me), Some(&me)]),
    ] {
        let mut row = game(number);
        (row.status, row.changed, row.creator) = (status, Time(changed), creator.clone());
        row.seats = seats.map(Option::<&_>::cloned);
        store.create(&row, &entry(0, "{}")).await.unwrap();
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
        store.create(&row, &entry(0, "{}")).await.unwrap();
    }
    assert_eq!(store.due(Time(9), 10).await.unwrap(), []);
    assert_eq!(numbers(&store.due(Time(30), 10).await.unwrap()), [2, 4, 1]);
    assert_eq!(numbers(&store.due(Time(30), 2).await.unwrap()), [2, 4]);
    let mut row = store.game(&game_name(2)).await.unwrap().unwrap();
    row.deadline = None;
    assert_eq!(store.append(&row, &entry(1, "{}")).await.unwrap(), Appended::Stored);
    assert_eq!(numbers(&store.due(Time(30), 10).await.unwrap()), [4, 1]);
}

pub async fn idle_games_are_forgotten_with_their_events(place: &Place) {
    let store = place.open().await;
    for (number, status, changed) in [
        (1, Status::Open, 10),
        (2, Status::Playing, 20),
        (3, Status::Over, 10),
        (4, Status::Open, 30),
        (5, Status::Open, 5),
    ] {
        let mut row = game(number);
        (row.status, row.changed) = (status, Time(changed));
        store.create(&row, &entry(0, "{}")).await.unwrap();
    }
    assert_eq!(store.forget(Time(30), 1).await.unwrap(), 1, "the idlest");
    assert_eq!(store.game(&game_name(5)).await.unwrap(), None);
    assert_eq!(store.forget(Time(30), 10).await.unwrap(), 2);
    assert_eq!(store.forget(Time(30), 10).await.unwrap(), 0);
    for (number, stays) in [(1, false), (2, false), (3, true), (4, true), (5, false)] {
        assert_eq!(store.game(&game_name(number)).await.unwrap().is_some(), stays, "{number}");
        assert_eq!(store.entries(&game_name(number), None).await.unwrap().len(), usize::from(stays));
    }
    let taken = store.append(&game(1), &entry(1, "{}")).await.unwrap();
    assert_eq!(taken, Appended::Taken, "a game that is gone stays gone");
}

pub async fn games_are_counted(place: &Place) {
    let store = place.open().await;
    let (ana, computers) = (player_name(1), player_name(50)..=player_name(59));
    let seats = |other: u32| [Some(player_name(1)), Some(player_name(other))];
    for (number, status, to_act, seats) in [
        (1, Status::Open, None, [None, None]),
        (2, Status::Open, None, [Some(player_name(1)), None]),
        (3, Status::Playing, Some(1), seats(55)),
        (4, Status::Playing, Some(0), seats(50)),
        (5, Status::Playing, Some(1), seats(60)),
        (6, Status::Over, None, seats(55)),
    ] {
        let mut row = game(number);
        (row.creator, row.status, row.to_act, row.seats) = (player_name(1), status, to_act, seats);
        store.create(&row, &entry(0, "{}")).await.unwrap();
    }
    assert_eq!(store.open_games(&ana).await.unwrap(), 2);
    assert_eq!(store.open_games(&player_name(2)).await.unwrap(), 0);
    assert_eq!(store.games_against(&ana, &computers).await.unwrap(), 2);
    assert_eq!(store.games_against(&player_name(2), &computers).await.unwrap(), 0);
    let waiting = store.awaiting(&computers, 10).await.unwrap();
    assert_eq!(waiting.iter().map(|row| &row.id).collect::<Vec<_>>(), [&game_name(3)]);
}

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
        store.add_session(session).await.unwrap();
    }
    let again = store.add_session(&sessions[0]).await;
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    let unknown = store.add_session(&session(4, 3, 10)).await;
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
    store.add_session(&session(1, 1, 0)).await.unwrap();
    let hour = 60 * 60 * 1000;
    for (now, seen) in [(hour - 1, 0), (hour, hour), (2 * hour - 1, hour), (5 * hour, 5 * hour)] {
        let (session, _) = store.session(&token(1), Time(now)).await.unwrap().unwrap();
        assert_eq!(session.seen, Time(seen), "at {now}");
        assert_eq!(store.sessions(&player_name(1)).await.unwrap()[0].seen, Time(seen), "stored at {now}");
    }
}

pub async fn beats_and_outages(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (node, at) in [("a", 10), ("b", 20), ("a", 15), ("b", 12)] {
        store.beat(node, Time(at)).await.unwrap();
    }
    assert_eq!(store.last_beat().await.unwrap(), Some(Time(20)), "a beat does not go back");
    store.forget_beats(Time(100)).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), Some(Time(20)), "the last one stays");
    assert_eq!(store.outages(Time(0)).await.unwrap(), []);
    for (since, until) in [(20, 30), (20, 31), (5, 7)] {
        store.add_outage(Time(since), Time(until)).await.unwrap();
    }
    let outages = [(Time(5), Time(7)), (Time(20), Time(30))];
    assert_eq!(store.outages(Time(6)).await.unwrap(), outages);
    assert_eq!(store.outages(Time(7)).await.unwrap(), outages[1..]);
    assert_eq!(store.outages(Time(30)).await.unwrap(), []);
}

pub async fn several_open_a_new_database_at_once(place: &Place) {
    let mut opening = JoinSet::new();
    for number in 0..8 {
        let place = place.clone();
        opening.spawn(async move {
            let store = place.open().await;
            store.create(&game(number), &entry(0, "{}")).await.unwrap();
            store
        });
    }
    let stores: Vec<Store> = opening.join_all().await;
    assert_eq!(stores[0].lobby(10).await.unwrap().len(), 8);
}

pub async fn a_closed_store_says_so(place: &Place) {
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}")).await.unwrap();
    store.clone().close().await;
    let written = store.append(&game(1), &entry(1, "{}")).await;
    assert!(matches!(written, Err(StoreError::Unavailable(_))), "{written:?}");
    let read = store.game(&game_name(1)).await;
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    store.close().await;
    assert_eq!(place.open().await.entries(&game_name(1), None).await.unwrap().len(), 1);
}

pub async fn newer_tables_are_refused(place: &Place) {
    place.open().await.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 SELECT 900, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    place.execute(newer).await;
    let error = Store::open(&place.url).await.err().unwrap();
    assert!(matches!(error, StoreError::TooNew(_)), "{error}");
    let said = error.to_string();
    assert!(
        said.contains("newer") && said.contains("900") && said.contains(&place.url.to_string()),
        "{said}"
    );
    // Refusing it leaves no lock behind, so the older program could still be asked.
    place.execute("DELETE FROM _sqlx_migrations WHERE version = 900").await;
    place.open().await.check().await.unwrap();
}

pub async fn what_cannot_be_read_is_damage(place: &Place) {
    let store = place.open().await;
    for number in [1, 2] {
        store.create(&game(number), &entry(0, "{}")).await.unwrap();
    }
    place.execute("UPDATE event SET link = 'x'").await;
    place.execute("UPDATE game SET status = 'x', to_act = 300").await;
    let entries = store.entries(&game_name(1), None).await;
    assert!(matches!(entries, Err(StoreError::Damaged(_))), "{entries:?}");
    let row = store.game(&game_name(1)).await;
    assert!(matches!(row, Err(StoreError::Damaged(_))), "{row:?}");
}

pub async fn it_can_be_written(place: &Place) {
    let store = place.open().await;
    for _ in 0..3 {
        store.check().await.unwrap();
    }
}

/// Which of the sample games these are.
fn numbers(rows: &[orrery_store::GameRow]) -> Vec<u32> {
    let number = |row: &orrery_store::GameRow| (0..100).find(|number| game_name(*number) == row.id).unwrap();
    rows.iter().map(number).collect()
}
