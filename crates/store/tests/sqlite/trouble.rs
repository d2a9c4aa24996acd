//! SQLite files in trouble: no right to write, no room, damage.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::place::Place;
use crate::suite::samples::{entry, game, game_name, log};
use orrery_gamelog::{Entry, Time};
use orrery_store::{Appended, ForgetBefore, Store, StoreError, StoreUrl};

/// Says to a child process which file it shall try.
const TRY: &str = "ORRERY_STORE_TRY";

#[tokio::test]
async fn a_file_that_cannot_be_written_is_left_alone() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    store.close().await;
    let file = place.path("orrery.db");
    let before = fs::read(&file).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).unwrap();
    for folder in [0o555, 0o777] {
        fs::set_permissions(place.folder(), fs::Permissions::from_mode(folder)).unwrap();
        let said = as_nobody(&file);
        assert!(said.contains("cannot be written"), "folder {folder:o}: {said}");
    }
    assert!(fs::read(&file).unwrap() == before);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let store = place.open().await;
    assert_eq!(store.append(&game(1), &entry(1, "{}")).await.unwrap(), Appended::Stored);
    assert_eq!(log(&store, &game_name(1)).await, [entry(0, "{}"), entry(1, "{}")]);
}

/// What somebody without any rights is told about a file. The administrator may write everything, so a child of this
/// process gives that up and tries.
fn as_nobody(file: &Path) -> String {
    let folder = std::env::temp_dir().join(format!("orrery-nobody-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    // Where this program is, nobody else may be able to look.
    let program = folder.join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut child = Command::new(&program);
    child.args(["--exact", "trouble::a_child_tries", "--nocapture"]).env(TRY, file).current_dir("/");
    if fs::metadata("/proc/self").unwrap().uid() == 0 {
        child.uid(65534).gid(65534);
    }
    let output = child.output().unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Does nothing unless it is the child of the test above.
#[tokio::test]
async fn a_child_tries() {
    if let Some(file) = std::env::var_os(TRY) {
        match Store::open(&StoreUrl::sqlite(file)).await {
            Ok(_) => println!("opened"),
            Err(error) => println!("{error}"),
        }
    }
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_can_be_helped() {
    let place = Place::fresh();
    let path = place.path("orrery.db");
    let url: StoreUrl = format!("sqlite:{}?max_pages=60", path.display()).parse().unwrap();
    let store = Store::open(&url).await.unwrap();
    let mut old = game(2);
    old.changed = Time(-1);
    let large = "x".repeat(20_000);
    store.create(&old, &entry(0, &large), &[]).await.unwrap();
    store.create(&game(1), &entry(0, &large), &[]).await.unwrap();
    let mut stored = 0;
    let full = loop {
        match store.append(&game(1), &entry(stored + 1, &large)).await {
            Ok(appended) => assert_eq!(appended, Appended::Stored),
            Err(error) => break error,
        }
        stored += 1;
    };
    assert!(matches!(full, StoreError::Full(_)), "{full}");
    assert!(stored > 0);
    let (next, created) = (entry(stored + 1, &large), entry(0, &large));
    let (one, other) = (game(1), game(3));
    let (first, second) = tokio::join!(store.append(&one, &next), store.create(&other, &created, &[]));
    assert!(matches!(first, Err(StoreError::Full(_))), "{first:?}");
    assert!(matches!(second, Err(StoreError::Full(_))), "{second:?}");
    let whole = |last: u32| (0..=last).map(|seq| entry(seq, &large)).collect::<Vec<Entry>>();
    assert_eq!(log(&store, &game_name(1)).await, whole(stored));
    assert_eq!(store.game(&game_name(1)).await.unwrap().unwrap().seq, stored);
    assert_eq!(store.game(&game_name(3)).await.unwrap(), None);
    // Room is made, and the same store goes on.
    assert_eq!(store.forget(&ForgetBefore { unfinished: Time(0), aborted: Time(-9) }, 10).await.unwrap(), 1);
    assert_eq!(store.append(&game(1), &next).await.unwrap(), Appended::Stored);
    store.close().await;
    // More room is found, and nothing is missing.
    let store = place.open().await;
    let last = entry(stored + 2, &large);
    assert_eq!(store.append(&game(1), &last).await.unwrap(), Appended::Stored);
    assert_eq!(log(&store, &game_name(1)).await, whole(stored + 2));
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let place = Place::fresh();
    let path = place.path("orrery.db");
    for bytes in [b"Hello, I am a text.".repeat(400), vec![0xff; 8192], vec![0; 4096]] {
        fs::write(&path, &bytes).unwrap();
        let error = Store::open(&place.url).await.err().unwrap();
        assert!(matches!(error, StoreError::Damaged(_)), "{error}");
        assert!(error.to_string().contains("orrery.db is damaged"), "{error}");
        assert!(fs::read(&path).unwrap() == bytes);
    }
}

#[tokio::test]
async fn a_place_that_cannot_be_a_file_is_unavailable() {
    let place = Place::fresh();
    for path in [place.folder().to_owned(), place.path("absent/orrery.db")] {
        let error = Store::open(&StoreUrl::sqlite(path)).await.err().unwrap();
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    }
}

#[tokio::test]
async fn a_damaged_page_is_an_error_at_most() {
    let place = Place::fresh();
    let store = place.open().await;
    for number in 0..20 {
        store.create(&game(number), &entry(0, &"x".repeat(3000)), &[]).await.unwrap();
    }
    store.close().await;
    let whole = fs::read(place.path("orrery.db")).unwrap();
    let mut noticed = 0;
    for page in 0..whole.len() / 4096 {
        for (garbage, cut) in [(0xff, false), (0x5a, false), (0, true)] {
            let mut bytes = whole.clone();
            bytes[page * 4096..(page + 1) * 4096].fill(garbage);
            if cut {
                bytes.truncate(page * 4096 + 100);
            }
            let place = Place::fresh();
            fs::write(place.path("orrery.db"), &bytes).unwrap();
            if let Err(error) = read_all(&place).await {
                assert!(matches!(error, StoreError::Damaged(_)), "page {page}, {garbage}, {cut}: {error}");
                noticed += 1;
            }
        }
    }
    assert!(noticed > 50, "{noticed}");
}

/// Reads and writes whatever there is.
async fn read_all(place: &Place) -> Result<(), StoreError> {
    let store = Store::open(&place.url).await?;
    store.lobby(100).await?;
    for number in 0..20 {
        store.game(&game_name(number)).await?;
        store.entries(&game_name(number), None).await?;
        store.append(&game(number), &entry(1, "{}")).await?;
    }
    store.secret([1; 32]).await?;
    store.close().await;
    Ok(())
}
