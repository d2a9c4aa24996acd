//! Logs that became shorter are noticed.

use std::fs;

use crate::place::Place;
use crate::suite::samples::{entry, game, game_name};
use orrery_gamelog::Time;
use orrery_store::{Appended, ForgetBefore, GameRow, Shortened, Store};

const FILES: [&str; 3] = ["orrery.db", "orrery.db-wal", "orrery.db-links"];

/// What is on disk now, as a crash would leave it, somewhere else.
fn crashed(place: &Place) -> Place {
    let copy = Place::fresh();
    for name in FILES {
        fs::copy(place.path(name), copy.path(name)).unwrap();
    }
    copy
}

async fn play(store: &Store, number: u32, last: u32) {
    store.create(&game(number), &entry(0, "0"), &[]).await.unwrap();
    for seq in 1..=last {
        let appended = store.append(&game(number), &entry(seq, &seq.to_string())).await.unwrap();
        assert_eq!(appended, Appended::Stored);
    }
}

fn length(place: &Place) -> u64 {
    fs::metadata(place.path("orrery.db-links")).unwrap().len()
}

#[tokio::test]
async fn a_byte_of_the_write_ahead_log_flipped_after_a_crash_is_noticed() {
    let place = Place::fresh();
    let store = place.open().await;
    play(&store, 1, 9).await;
    play(&store, 2, 19).await;
    let whole = crashed(&place).open().await;
    assert_eq!(whole.shortened(), [], "a crash alone takes nothing");
    let length = fs::read(place.path("orrery.db-wal")).unwrap().len();
    let mut noticed = 0;
    for tenth in 1..10 {
        let copy = crashed(&place);
        let mut log = fs::read(copy.path("orrery.db-wal")).unwrap();
        log[length * tenth / 10] ^= 1;
        fs::write(copy.path("orrery.db-wal"), log).unwrap();
        // The tables themselves may be gone, which cannot be overlooked.
        let store = copy.open().await;
        let mut wanted = Vec::new();
        for (number, had) in [(1, 9), (2, 19)] {
            let has = store.game(&game_name(number)).await.unwrap().map(|row| row.seq);
            if has != Some(had) {
                wanted.push(Shortened { game: game_name(number), had, has });
            }
        }
        assert!(!wanted.is_empty(), "{tenth}");
        assert_eq!(store.shortened(), wanted, "{tenth}");
        noticed += wanted.len();
        let said = wanted[0].to_string();
        assert!(said.contains(game_name(2).as_str()) || said.contains(game_name(1).as_str()), "{said}");
        // Until somebody has seen to it.
        store.close().await;
        assert_eq!(copy.open().await.shortened(), wanted);
        fs::remove_file(copy.path("orrery.db-links")).unwrap();
    }
    assert!(noticed >= 9, "{noticed}");
}

#[tokio::test]
async fn another_entry_in_the_same_place_is_noticed() {
    let place = Place::fresh();
    let store = place.open().await;
    play(&store, 1, 3).await;
    store.close().await;
    place.execute("UPDATE event SET link = '00' || substr(link, 3) WHERE seq = 3").await;
    let found = Shortened { game: game_name(1), had: 3, has: Some(3) };
    let store = place.open().await;
    assert_eq!(store.shortened(), [found]);
    assert!(store.shortened()[0].to_string().contains("another one"), "{}", store.shortened()[0]);
    // The game goes on, and then is what it was.
    assert_eq!(store.append(&game(1), &entry(4, "{}")).await.unwrap(), Appended::Stored);
    store.close().await;
    assert_eq!(place.open().await.shortened(), []);
}

#[tokio::test]
async fn games_that_were_forgotten_are_not_missed() {
    let place = Place::fresh();
    let store = place.open().await;
    play(&store, 1, 3).await;
    let old = GameRow { changed: Time(-5), ..game(2) };
    store.create(&old, &entry(0, "{}"), &[]).await.unwrap();
    let before = ForgetBefore { unfinished: Time(0), aborted: Time(0) };
    assert_eq!(store.forget(&before, 10).await.unwrap(), 1);
    // Created, changed and forgotten in one go.
    let (older, event, next) = (GameRow { changed: Time(-5), ..game(3) }, entry(0, "{}"), entry(1, "{}"));
    let (created, appended, forgotten) = tokio::join!(
        store.create(&older, &event, &[]),
        store.append(&older, &next),
        store.forget(&before, 10)
    );
    assert!(created.is_ok() && appended.is_ok());
    assert_eq!(forgotten, Ok(1));
    assert_eq!(crashed(&place).open().await.shortened(), []);
}

#[tokio::test]
async fn the_file_is_emptied_when_all_is_well_and_may_be_missing_or_torn() {
    let place = Place::fresh();
    let store = place.open().await;
    assert_eq!(length(&place), 0);
    play(&store, 1, 3).await;
    let four = length(&place);
    assert!(four > 0 && four < 200, "{four}");
    store.check().await.unwrap();
    assert_eq!(store.append(&game(1), &entry(3, "{}")).await.unwrap(), Appended::Taken);
    assert_eq!(length(&place), four, "nothing but entries leaves a record");
    let torn = crashed(&place);
    let mut links = fs::read(torn.path("orrery.db-links")).unwrap();
    links.truncate(links.len() - 7);
    fs::write(torn.path("orrery.db-links"), &links).unwrap();
    let torn_store = torn.open().await;
    assert_eq!(torn_store.shortened(), []);
    assert_eq!(length(&torn), 0);
    play(&torn_store, 2, 0).await;
    assert_eq!(length(&torn), four / 4);
    let missing = crashed(&place);
    fs::remove_file(missing.path("orrery.db-links")).unwrap();
    assert_eq!(missing.open().await.shortened(), []);
    store.close().await;
    assert_eq!(place.open().await.shortened(), []);
    assert_eq!(length(&place), 0);
}

#[tokio::test]
async fn the_file_does_not_grow_for_ever() {
    let place = Place::fresh();
    let store = place.open().await;
    play(&store, 1, 3).await;
    play(&store, 2, 3).await;
    store.close().await;
    place.execute("DELETE FROM event WHERE seq = 3 AND game LIKE '%1'").await;
    // As long as many games make it. What is found keeps it from being emptied at once.
    let long = fs::File::options().append(true).open(place.path("orrery.db-links")).unwrap();
    long.set_len(4 << 20).unwrap();
    let store = place.open().await;
    assert_eq!(store.shortened().len(), 1);
    assert_eq!(length(&place), 4 << 20);
    assert_eq!(store.append(&game(2), &entry(4, "{}")).await.unwrap(), Appended::Stored);
    // The writer tidies up before it takes the next change.
    store.check().await.unwrap();
    assert_eq!(length(&place), 0);
    assert_eq!(store.append(&game(2), &entry(5, "{}")).await.unwrap(), Appended::Stored);
    assert_eq!(length(&place), 32);
    assert_eq!(crashed(&place).open().await.shortened(), []);
}
