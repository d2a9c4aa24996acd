//! A database that an earlier server wrote, copied by its `orrery backup` (testdata/golden), is read as before.

use std::path::Path;

use orrery_store::{Store, StoreUrl, TokenHash, restore};
use orrery_wire::{ChallengeView, GameId, GameLine, GameState, GameView, PlayerView, Seat, Stage, Time};
use serde::Deserialize;
use tempfile::TempDir;

/// What that server said of it.
#[derive(Deserialize)]
struct Told {
    me: PlayerView,
    cookie: String,
    token: Bearer,
    key: String,
    open: GameId,
    playing: GameId,
    aborted: GameId,
    computer: GameId,
    lobby: Vec<ChallengeView>,
    games: Vec<GameLine>,
    views: std::collections::BTreeMap<GameId, GameView>,
}

#[derive(Deserialize)]
struct Bearer {
    token: String,
}

#[tokio::test]
async fn a_database_of_an_earlier_server_is_read_as_before() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/golden");
    let told: Told = serde_json::from_slice(&std::fs::read(golden.join("database.json")).unwrap()).unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("orrery.db");
    restore(&golden.join("database.db"), &file).await.unwrap();
    let store = Store::open(&StoreUrl::sqlite(file)).await.unwrap();

    for secret in [&told.cookie, &told.token.token] {
        let (_, player) = store.session(&TokenHash::of(secret), Time(0)).await.unwrap().expect("a session");
        assert_eq!((&player.id, &player.name), (&told.me.id, &told.me.name));
    }
    let rows = store.games_of(&told.me.id, 100).await.unwrap();
    assert_eq!(rows.len(), told.games.len());
    for (row, line) in rows.iter().zip(&told.games) {
        assert_eq!((&row.id, &row.config, row.stage), (&line.table.game, &line.config, line.stage));
        assert_eq!((row.to_act, row.deadline, row.changed), (line.to_act, line.deadline, line.changed));
        let seated =
            line.table.players.each_ref().map(|player| player.as_ref().map(|player| player.id.clone()));
        assert_eq!(row.seats, seated);
        let entries = store.entries(&row.id, None).await.unwrap();
        let state = GameState::verify_strictly(&entries).unwrap();
        let view = &told.views[&row.id];
        assert_eq!(GameView::new(view.table.clone(), &state, view.now, 0), *view);
        assert_eq!(row.aborted, row.id == told.aborted);
    }
    let stage = |id: &GameId| rows.iter().find(|row| row.id == *id).map(|row| row.stage);
    assert_eq!(stage(&told.open), Some(Stage::Open));
    assert_eq!(stage(&told.playing), Some(Stage::Playing));

    let open = store.lobby(10).await.unwrap();
    assert_eq!((open.len(), &open[0].id), (told.lobby.len(), &told.lobby[0].game));
    assert_eq!(open[0].key, Some(TokenHash::of(&told.key)));
    let computers = told.views[&told.computer].table.players.iter().flatten();
    let levels: Vec<_> = computers.filter_map(|player| player.computer).collect();
    assert_eq!((levels, Seat::First), (vec![1], told.views[&told.computer].table.you.unwrap().other()));
    store.close().await;
}
