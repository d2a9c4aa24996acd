//! A database that an earlier server wrote, copied by its `orrery backup` (testdata/golden), is read as before, and its games
//! go on.

#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::time::SystemTime;

use common::Running;
use common::player::{Person, play, sit};
use orrery_games::core::Rng;
use orrery_store::{Added, Session, SessionKind, Store, StoreUrl, TokenHash, restore};
use orrery_wire::{
    ChallengeView, GameId, GameLine, GameState, GameView, PlayerId, PlayerView, Seat, Stage, Time,
};
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

/// What that server said, and a folder with its database.
async fn golden() -> (Told, TempDir) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/golden");
    let told: Told = serde_json::from_slice(&std::fs::read(golden.join("database.json")).unwrap()).unwrap();
    let folder = TempDir::new().unwrap();
    restore(&golden.join("database.db"), &folder.path().join("orrery.db")).await.unwrap();
    (told, folder)
}

#[tokio::test]
async fn a_database_of_an_earlier_server_is_read_as_before() {
    let (told, folder) = golden().await;
    let store = Store::open(&StoreUrl::sqlite(folder.path().join("orrery.db"))).await.unwrap();

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

/// A new token for a player, because those of then are not valid for ever.
async fn token(store: &Store, player: &PlayerId) -> String {
    let secret = format!("{}{player}", "a".repeat(16));
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    let now = Time(i64::try_from(now.as_millis()).unwrap());
    let session = Session {
        hash: TokenHash::of(&secret),
        player: player.clone(),
        kind: SessionKind::Bearer,
        label: String::new(),
        created: now,
        seen: now,
    };
    assert!(matches!(store.add_session(&session, None).await.unwrap(), Added::Stored));
    secret
}

#[tokio::test]
async fn the_games_of_an_earlier_server_go_on() {
    let (told, folder) = golden().await;
    let running: Vec<&GameLine> = told.games.iter().filter(|line| line.stage == Stage::Playing).collect();
    let players = |line: &GameLine| line.table.players.clone().map(|player| player.unwrap());
    let store = common::store(&folder).await;
    let mut tokens = std::collections::BTreeMap::new();
    for player in running.iter().flat_map(|line| players(line)).filter(|player| player.computer.is_none()) {
        if !tokens.contains_key(&player.id) {
            tokens.insert(player.id.clone(), token(&store, &player.id).await);
        }
    }
    store.close().await;
    let server = Running::start_on(folder).await;
    let mut rng = Rng::new(1);
    for line in &running {
        let game = &line.table.game;
        let before = told.views[game].seq;
        if *game == told.computer {
            let mut socket = Person::with_token(server.address, &tokens[&told.me.id]).socket().await;
            let mut watched = socket.watch(game).await;
            let turn = watched.random_turn(&mut rng);
            socket.act(game, turn).await;
            socket.follow(&mut watched, before + 2).await;
            watched.verify();
        } else {
            let people = players(line).map(|player| Person::with_token(server.address, &tokens[&player.id]));
            let mut sockets = sit(&people, game).await;
            play(&mut sockets, 4, &mut rng).await;
            assert!(sockets[0].1.state().seq() >= before + 4, "{game}");
            sockets[0].1.verify();
        }
    }
    assert_eq!(running.len(), 5);
    server.stop().await;
}
