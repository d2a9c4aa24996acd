//! People who play as fast as they can and come back whenever the line is lost; and what must hold of their games.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use orrery_games::core::Rng;
use orrery_wire::{Act, Entry, Event, GameName, GameState, Logged, Reason, Reply, Request, Status, TurnId};
use serde_json::{Value, json};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::common::player::{Person, Socket, Watched};

const CONFIGS: [&str; 3] = ["yinsh", "lyngk", "kulami:level2"];

/// How long everybody together may take to come back after the last fault.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long to wait before trying again.
const AGAIN: Duration = Duration::from_millis(50);

/// A time in which nobody could have made a turn, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub from: i64,
    pub to: i64,
}

/// Many people at once.
pub struct Load {
    nodes: Vec<SocketAddr>,
    pairs: JoinSet<Vec<Acknowledged>>,
    stop: watch::Sender<bool>,
    trouble: Arc<Notify>,
}

/// A turn that the server said was stored.
struct Acknowledged {
    game: GameName,
    seq: u32,
    turn: Act,
}

/// Two people and their game.
struct Pair {
    players: [Player; 2],
    done: Vec<Acknowledged>,
    rng: Rng,
    index: usize,
}

/// Somebody at a game.
struct Player {
    person: Person,
    nodes: Vec<SocketAddr>,
    node: usize,
    socket: Option<Socket>,
    game: Option<Watched>,
    /// How many turns he has sent: an answer that comes late is not taken for that to the next one.
    turns: u32,
    trouble: Arc<Notify>,
}

#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
/// What somebody hears.
enum Heard {
    /// A message.
    Reply(Reply),
    /// The line was lost and is there again; what was missed has been taken in.
    Back,
}

impl Load {
    /// So many pairs begin to play.
    pub async fn begin(nodes: &[SocketAddr], pairs: usize) -> Load {
        let (stop, stopped) = watch::channel(false);
        let mut load = Load { nodes: nodes.to_vec(), pairs: JoinSet::new(), stop, trouble: Arc::default() };
        for index in 0..pairs {
            let mut players = Vec::new();
            for seat in 0..2 {
                let node = (index + seat) % nodes.len();
                let person = Person::named(nodes[node], "load").await;
                let (nodes, trouble) = (nodes.to_vec(), load.trouble.clone());
                players.push(Player { person, nodes, node, socket: None, game: None, turns: 0, trouble });
            }
            let players = players.try_into().ok().unwrap();
            let pair = Pair { players, done: Vec::new(), rng: Rng::new(index as u64), index };
            load.pairs.spawn(pair.play(stopped.clone()));
        }
        load
    }

    /// Waits until somebody is told that something cannot be stored.
    pub async fn wait_for_trouble(&self) {
        self.trouble.notified().await;
    }

    /// Everybody makes one more turn, which shows that he is back; then their games are looked at.
    pub async fn end(self, outages: &[Span]) {
        self.stop.send_replace(true);
        let all = timeout(PATIENCE, self.pairs.join_all()).await.expect("everybody comes back");
        let mut games: HashMap<GameName, Vec<Acknowledged>> = HashMap::new();
        let (pairs, turns) = (all.len(), all.iter().map(Vec::len).sum::<usize>());
        all.into_iter().flatten().for_each(|done| games.entry(done.game.clone()).or_default().push(done));
        let node = self.nodes[0];
        let mut credited = 0;
        for (game, done) in &games {
            let (status, log) = Person::unknown(node).text(&format!("/api/v1/games/{game}/log")).await;
            assert_eq!(status, 200, "{game} is gone");
            let entries: Vec<Entry> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            credited += check(&entries, done, outages);
        }
        println!(
            "{pairs} pairs, {turns} turns acknowledged in {} games, {} outages, {:.1} s credited",
            games.len(),
            outages.len(),
            credited as f64 / 1_000.0
        );
    }
}

/// Every turn that was acknowledged stands where it was said to, once, and the time of outages was given back; how much.
fn check(entries: &[Entry], done: &[Acknowledged], outages: &[Span]) -> i64 {
    // Refuses turns that stand twice, times that were up, and links that do not hold.
    let state = GameState::verify(entries).unwrap();
    assert!(!matches!(state.status(), Status::Over { reason: Reason::Time, .. }), "lost on time");
    let logged: Vec<Logged> = entries.iter().map(|entry| Logged::from_body(&entry.body).unwrap()).collect();
    for Acknowledged { seq, turn, .. } in done {
        let Event::Turn { id, actions, .. } = &logged[*seq as usize].event else {
            panic!("{seq} is no turn")
        };
        let Act::Turn { turn_id, actions: wanted, .. } = turn else { panic!("no turn") };
        assert_eq!((id, actions), (turn_id, wanted));
    }
    let mut ids: Vec<&TurnId> = logged.iter().filter_map(|logged| id_of(&logged.event)).collect();
    let all = ids.len();
    ids.sort_by_key(|id| id.as_str());
    ids.dedup();
    assert_eq!(ids.len(), all, "a turn stands twice");

    let (mut before, mut turns, mut credited) = (None, 0, 0);
    for Logged { at, event, .. } in &logged {
        let Event::Turn { outage, .. } = event else { continue };
        if let Some(since) = before.filter(|_| turns >= 2) {
            let within = |span: &Span| (span.to.min(at.0) - span.from.max(since)).max(0);
            let lost: i64 = outages.iter().map(within).sum();
            assert!(i64::from(*outage) >= lost, "{outage} ms were given back of {lost}");
            assert!(i64::from(*outage) <= at.0 - since, "more was given back than had passed");
            credited += i64::from(*outage);
        }
        (before, turns) = (Some(at.0), turns + 1);
    }
    credited
}

fn id_of(event: &Event) -> Option<&TurnId> {
    if let Event::Turn { id, .. } = event { Some(id) } else { None }
}

impl Pair {
    async fn play(mut self, stop: watch::Receiver<bool>) -> Vec<Acknowledged> {
        self.begin().await;
        loop {
            // Read before the turn, so that the last turn is one after the last fault.
            let is_last = *stop.borrow();
            self.turn().await;
            if is_last {
                return self.done;
            }
        }
    }

    async fn begin(&mut self) {
        let config = CONFIGS[self.index % CONFIGS.len()];
        self.index += 1;
        let clock = json!({ "kind": "fischer", "seconds": 60, "increment": 1 });
        let [first, second] = &mut self.players;
        let made =
            first.ask("/api/v1/games", &json!({ "config": config, "clock": clock, "side": "first" })).await;
        let name: GameName = made["game"].as_str().unwrap().parse().unwrap();
        second.ask(&format!("/api/v1/games/{name}/join"), &json!({ "key": made["key"] })).await;
        for player in [first, second] {
            if let Some(before) = player.game.take() {
                player.send(&Request::Unwatch { game: before.name }).await;
            }
            player.watch(&name).await;
        }
    }

    async fn turn(&mut self) {
        let state = |player: &Player| player.game.as_ref().map(|game| game.state.status());
        if matches!(state(&self.players[0]), Some(Status::Over { .. })) {
            self.begin().await;
        }
        let game = self.players[0].game.as_ref().unwrap();
        let seat = game.state.to_act().unwrap();
        let turn = game.random_turn(&mut self.rng);
        let name = game.name.clone();
        let seq = self.players[seat.index()].act(&name, &turn).await;
        for player in &mut self.players {
            player.follow(&name, seq).await;
        }
        self.done.push(Acknowledged { game: name, seq, turn });
    }
}

impl Player {
    /// Sends a turn until it is acknowledged; its place.
    async fn act(&mut self, game: &GameName, turn: &Act) -> u32 {
        self.turns += 1;
        let (mine, mut is_sent) = (self.turns, false);
        loop {
            if !is_sent {
                let request = Request::Act { game: game.clone(), reference: mine, what: turn.clone() };
                is_sent = self.send(&request).await;
            }
            match self.hear(game).await {
                Heard::Back => is_sent = false,
                Heard::Reply(Reply::Stored { reference, seq, .. }) if reference == mine => {
                    return seq.unwrap();
                }
                Heard::Reply(Reply::Error { error, reference }) => {
                    assert_eq!(error.error, "unavailable", "{error:?}");
                    self.trouble.notify_one();
                    sleep(AGAIN).await;
                    match reference {
                        Some(reference) => is_sent &= reference != mine,
                        // What failed was the watching.
                        None => self.socket = None,
                    }
                }
                Heard::Reply(Reply::Refused { why, .. }) => panic!("{why}"),
                Heard::Reply(_) => {}
            }
        }
    }

    /// Listens until the log has this entry.
    async fn follow(&mut self, game: &GameName, seq: u32) {
        while self.game.as_ref().is_none_or(|game| game.state.seq() < seq) {
            if let Heard::Reply(Reply::Error { .. }) = self.hear(game).await {
                // What failed was the watching.
                self.socket = None;
                sleep(AGAIN).await;
            }
        }
    }

    async fn watch(&mut self, game: &GameName) {
        let since = self.game.as_ref().map(|game| game.state.seq());
        self.send(&Request::Watch { game: game.clone(), since }).await;
        while self.game.as_ref().is_none_or(|watched| watched.name != *game) {
            if let Heard::Reply(Reply::Error { .. }) = self.hear(game).await {
                sleep(AGAIN).await;
                self.send(&Request::Watch { game: game.clone(), since }).await;
            }
        }
    }

    /// What comes next; takes in what happened in the game. A lost line is opened again.
    async fn hear(&mut self, game: &GameName) -> Heard {
        let Some(socket) = &mut self.socket else {
            self.connect().await;
            let since = self.game.as_ref().map(|game| game.state.seq());
            self.send(&Request::Watch { game: game.clone(), since }).await;
            return Heard::Back;
        };
        let Ok(reply) = socket.try_next().await else {
            self.socket = None;
            return Box::pin(self.hear(game)).await;
        };
        match &reply {
            Reply::Watching { table, entries, .. } if table.game == *game => match &mut self.game {
                Some(known) => take(known, entries),
                None => {
                    let state = GameState::replay(entries.iter().map(|entry| &entry.body)).unwrap();
                    let you = table.you;
                    self.game = Some(Watched { name: game.clone(), state, you, entries: entries.clone() });
                }
            },
            Reply::Happened { game: about, entry, .. } if about == game => {
                if let Some(known) = &mut self.game {
                    take(known, std::slice::from_ref(entry));
                }
            }
            _ => {}
        }
        Heard::Reply(reply)
    }

    /// Whether it could be sent.
    async fn send(&mut self, request: &Request) -> bool {
        let text = serde_json::to_string(request).unwrap();
        let Some(socket) = &mut self.socket else { return false };
        let is_sent = socket.send_raw(text.into()).await.is_ok();
        if !is_sent {
            self.socket = None;
        }
        is_sent
    }

    /// Opens a socket at whichever node answers.
    async fn connect(&mut self) {
        loop {
            let person = self.person.at(self.nodes[self.node % self.nodes.len()]);
            if let Ok(mut socket) = person.try_socket().await
                && socket.try_next().await.is_ok()
            {
                self.socket = Some(socket);
                return;
            }
            self.node += 1;
            sleep(AGAIN).await;
        }
    }

    /// Asks until the server answers.
    async fn ask(&mut self, path: &str, body: &Value) -> Value {
        loop {
            let person = self.person.at(self.nodes[self.node % self.nodes.len()]);
            match person.try_post(path, body).await {
                Ok((200 | 201, answer)) => return answer,
                Ok((503, _)) | Err(_) => self.node += 1,
                Ok((status, answer)) => panic!("{path}: {status} {answer}"),
            }
            sleep(AGAIN).await;
        }
    }
}

/// Takes in what is not known yet; between what is known and what comes there is no gap.
fn take(game: &mut Watched, entries: &[Entry]) {
    for entry in entries {
        if entry.seq > game.state.seq() {
            game.take(entry.clone());
        }
    }
}

/// The time, by the clock that the servers read, too.
pub fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}
