//! Tables of other versions, and what others have done to them. Only where there are tables.

use orrery_gamelog::Stage;
use orrery_store::{GameRow, Store, StoreError};

use crate::Place;
use crate::suite::samples::{entry, game, game_name};

/// The tests, as in the list of the suite.
macro_rules! tables {
    () => {
        suite::suite! {
            tables::newer_tables_are_refused,
            tables::what_cannot_be_read_is_damage,
            tables::older_tables_are_brought_up_to_date,
            tables::nodes_of_the_version_before_go_on,
        }
    };
}
pub(crate) use tables;

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
        store.create(&game(number), &entry(0, "{}"), &[]).await.unwrap();
    }
    place.execute("UPDATE event SET link = 'x'").await;
    place.execute("UPDATE game SET status = 'x', to_act = 300").await;
    let entries = store.entries(&game_name(1), None).await;
    assert!(matches!(entries, Err(StoreError::Damaged(_))), "{entries:?}");
    let row = store.game(&game_name(1)).await;
    assert!(matches!(row, Err(StoreError::Damaged(_))), "{row:?}");
}

/// What makes the tables those of the first version.
const OLDER: [&str; 9] = [
    "DROP INDEX game_aborted",
    "DROP INDEX game_origin",
    "DROP INDEX session_seen",
    "DROP INDEX player_created",
    "ALTER TABLE game DROP COLUMN aborted",
    "ALTER TABLE game DROP COLUMN origin",
    "DROP TABLE secret",
    "DELETE FROM _sqlx_migrations WHERE version > 1",
    "DELETE FROM probe",
];

pub async fn older_tables_are_brought_up_to_date(place: &Place) {
    let store = place.open().await;
    let ended = |reason: &str| format!(r#"{{"v":1,"at":5,"type":"ended","score":"*","reason":"{reason}"}}"#);
    let said = r#"{"v":1,"at":4,"type":"said","text":"\"type\":\"ended\",\"reason\":\"aborted\""}"#;
    let logs = [
        (1, Stage::Over, ended("aborted")),
        (2, Stage::Over, ended("resigned")),
        (3, Stage::Over, said.to_owned()),
        (4, Stage::Open, "{}".to_owned()),
    ];
    for (number, stage, last) in &logs {
        let row = GameRow { stage: *stage, ..game(*number) };
        store.create(&row, &entry(0, &ended("aborted")), &[]).await.unwrap();
        store.append(&GameRow { seq: 1, ..row }, &entry(1, last)).await.unwrap();
    }
    store.close().await;
    for sql in OLDER {
        place.execute(sql).await;
    }
    let store = place.open().await;
    for (number, stage, last) in &logs {
        let row = GameRow { stage: *stage, seq: 1, aborted: *number == 1, ..game(*number) };
        assert_eq!(store.game(&row.id).await.unwrap(), Some(row));
        assert_eq!(store.entries(&game_name(*number), Some(0)).await.unwrap(), [entry(1, last)]);
    }
}

/// A node of the version before may still run: it knows nothing of the new columns.
pub async fn nodes_of_the_version_before_go_on(place: &Place) {
    let store = place.open().await;
    place.execute(
        "INSERT INTO game (id, config, status, listed, seat_key, creator, seat_0, seat_1, to_act, created, changed, deadline, seq)
         VALUES ('0000000001', 'yinsh', 'open', TRUE, NULL, '0000000000000001', '0000000000000001', NULL, NULL, 0, 0, NULL, 0)",
    )
    .await;
    assert_eq!(store.game(&game_name(1)).await.unwrap(), Some(game(1)));
}
