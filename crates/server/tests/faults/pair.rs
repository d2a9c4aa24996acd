//! Two people who play one game after another.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_games::core::Rng;
use orrery_wire::{Act, Control, GameId, GameState, Status};
use serde_json::{Value, json};
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use crate::common::player::random_turn;
use crate::hangup::{Caller, Counts, games_of, name_of};
use crate::player::Player;

const CONFIGS: [&str; 3] = ["yinsh", "lyngk", "kulami:level2"];

/// A turn that the server said was stored, or that was read in the log.
pub struct Made {
    pub game: GameId,
    pub seq: u32,
    pub turn: Act,
    /// When it was first sent.
    pub sent: Instant,
    /// When it was known to be stored.
    pub known: Instant,
}

/// How people play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Over sockets, sending again whatever was not acknowledged.
    Patient,
    /// Every other request is hung up on, under the eyes of somebody who only watches.
    HangsUp,
}

/// Two people and their game.
pub struct Pair {
    players: [Player; 2],
    /// Who hangs up, and who watches while they do.
    caller: Option<(Caller, Player)>,
    control: Control,
    rng: Rng,
    index: usize,
    name: Option<GameId>,
    pub story: Story,
}

/// What two people have done.
#[derive(Default)]
pub struct Story {
    pub made: Vec<Made>,
    /// How often they hung up, if they did.
    pub hung_up: Option<Counts>,
    /// All games of the first of the two.
    pub games: Vec<GameId>,
    /// The place of the last entry in their last game that each of those who watched it has heard of.
    pub heard: Vec<u32>,
}

impl Pair {
    pub async fn new(
        nodes: &[SocketAddr],
        index: usize,
        control: Control,
        manner: Manner,
        trouble: &Arc<Notify>,
    ) -> Pair {
        let players =
            [Player::new(nodes, index, trouble).await, Player::new(nodes, index + 1, trouble).await];
        let mut rng = Rng::new(index as u64);
        let caller = match manner {
            Manner::Patient => None,
            Manner::HangsUp => {
                Some((Caller::new(Rng::new(rng.next())), Player::new(nodes, index + 2, trouble).await))
            }
        };
        Pair { players, caller, control, rng, index, name: None, story: Story::default() }
    }

    /// Plays until told to stop, and then one turn more.
    pub async fn play(mut self, stop: watch::Receiver<bool>) -> Story {
        loop {
            // Read before the turn, so that the last turn is one after the last fault.
            let is_last = *stop.borrow();
            self.turn(Duration::ZERO).await;
            if is_last {
                return self.end().await;
            }
        }
    }

    /// Says what was done.
    pub async fn end(mut self) -> Story {
        self.story.games = games_of(&mut self.players[0]).await;
        self.story.hung_up = self.caller.as_ref().map(|(caller, _)| caller.counts);
        self.story.heard = self.all().map(|player| player.state().unwrap().seq()).collect();
        self.story
    }

    fn all(&mut self) -> impl Iterator<Item = &mut Player> {
        self.players.iter_mut().chain(self.caller.as_mut().map(|(_, watcher)| watcher))
    }

    /// A turn of whoever is to make one, after having thought for so long; all take it in.
    pub async fn turn(&mut self, thought: Duration) {
        let is_over = |state: &GameState| matches!(state.status(), Status::Over { .. });
        if self.players[0].state().is_none_or(is_over) {
            self.name = Some(self.begin().await);
        }
        let name = self.name.clone().unwrap();
        let state = self.players[0].state().unwrap();
        let seat = state.to_act().unwrap();
        let turn = random_turn(state, &mut self.rng);
        sleep(thought).await;
        let sent = Instant::now();
        let player = &mut self.players[seat.index()];
        let mut place = None;
        if let Some((caller, _)) = &mut self.caller
            && self.rng.index(2) == 0
        {
            place = caller.turn(player, &name, &turn).await;
        }
        // Nobody does anything more about a turn that stands: it is the server who has to tell.
        let seq = match place {
            Some(seq) => seq,
            None => player.act(&name, &turn).await,
        };
        let known = Instant::now();
        for player in self.all() {
            player.follow(seq).await;
        }
        self.story.made.push(Made { game: name, seq, turn, sent, known });
    }

    async fn begin(&mut self) -> GameId {
        let config = CONFIGS[self.index % CONFIGS.len()];
        self.index += 1;
        // Who hangs up never learns the key, so such a game is for whoever comes first.
        let listed = self.caller.is_some();
        let body = json!({ "config": config, "clock": self.control, "side": "first", "listed": listed });
        let [first, second] = &mut self.players;
        let name = match &mut self.caller {
            None => begin_patiently(first, second, &body).await,
            Some((caller, watcher)) => begin_hanging_up(caller, first, second, watcher, &body).await,
        };
        for player in self.all() {
            player.follow(1).await;
            player.see_both().await;
        }
        name
    }
}

async fn begin_patiently(first: &mut Player, second: &mut Player, body: &Value) -> GameId {
    let made = first.ask("/api/v1/games", body).await;
    let name = name_of(&made);
    second.ask(&format!("/api/v1/games/{name}/join"), &json!({ "key": made["key"] })).await;
    first.watch(&name).await;
    second.watch(&name).await;
    name
}

async fn begin_hanging_up(
    caller: &mut Caller,
    first: &mut Player,
    second: &mut Player,
    watcher: &mut Player,
    body: &Value,
) -> GameId {
    let name = loop {
        if let Some(name) = caller.create(first, body).await {
            break name;
        }
    };
    // Whoever looks for a game must be told of it.
    let is_there = |lobby: &str| lobby.contains(name.as_str()).then_some(());
    second.read_until("/api/v1/lobby", is_there).await;
    first.watch(&name).await;
    watcher.watch(&name).await;
    if !caller.join(second, &name).await {
        second.ask(&format!("/api/v1/games/{name}/join"), &json!({})).await;
    }
    second.watch(&name).await;
    name
}
