//! A server that keeps the real log of one game and nothing else.

use std::collections::BTreeMap;

use orrery_games::core::Rng;
use orrery_wire::{
    Act, Circumstances, Control, Decision, Entry, ErrorCode, ErrorView, Event, GameId, GameState, GameView,
    Greeting, NextEvent, Reply, Request, Seat, TableView, Time, WIRE_VERSION,
};

/// How the server handles the next action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// As it should.
    Well,
    /// It answers that it is busy.
    Busy,
    /// It stores it, but then answers with an error.
    StoresAndFails,
    /// It stores it, but the connection breaks before it answers.
    StoresAndFallsSilent,
}

pub struct Server {
    pub entries: Vec<Entry>,
    pub state: GameState,
    /// The open connections by number: whose each is, and whether it watches the game.
    pub lines: BTreeMap<u32, (Seat, bool)>,
    now: i64,
}

impl Server {
    pub fn new(config: &str) -> Server {
        let name = game();
        let created = Event::Created {
            game: name,
            config: config.to_owned(),
            drawn_from: None,
            clock: Control::Fischer { seconds: 10_800, increment: 0 },
        };
        let (first, state) = GameState::create(Time(0), created).unwrap();
        Server { entries: vec![first], state, lines: BTreeMap::new(), now: 0 }
    }

    /// Both seats are taken.
    pub fn begin(&mut self) -> Vec<(u32, Reply)> {
        self.write(Event::Began)
    }

    /// The other player says something.
    pub fn speak(&mut self) -> Vec<(u32, Reply)> {
        self.write(Event::Said { seat: Seat::Second, greeting: Greeting::Hello })
    }

    pub fn welcome(&mut self, line: u32, seat: Seat) -> Reply {
        self.lines.insert(line, (seat, false));
        Reply::Welcome { version: WIRE_VERSION, player: None, now: self.time() }
    }

    fn time(&mut self) -> Time {
        self.now += 1;
        Time(self.now)
    }

    fn table(&self, seat: Seat) -> TableView {
        TableView { game: game(), players: [None, None], you: Some(seat) }
    }

    /// Handles a request that came over a connection. The result says which replies go out over which connections.
    pub fn hear(&mut self, line: u32, request: Request, manner: Manner) -> Vec<(u32, Reply)> {
        let Some((seat, watches)) = self.lines.get_mut(&line) else { return Vec::new() };
        let seat = *seat;
        match request {
            Request::Watch { since, .. } => {
                *watches = true;
                let from = since.map_or(0, |since| since + 1);
                let entries = self.entries.iter().filter(|entry| entry.seq >= from).cloned().collect();
                let now = self.time();
                let left = self.state.clock().left_at(now, 0);
                let table = self.table(seat);
                vec![(line, Reply::Watching { table, entries, now, left, present: [true; 2] })]
            }
            Request::Act { reference, what, .. } => self.act(line, seat, reference, &what, manner),
            Request::Ping => vec![(line, Reply::Pong { now: self.time() })],
            Request::Unwatch { .. } | Request::Lobby { .. } => Vec::new(),
        }
    }

    fn act(&mut self, line: u32, seat: Seat, reference: u32, act: &Act, manner: Manner) -> Vec<(u32, Reply)> {
        let unavailable = || {
            let error = ErrorView { error: ErrorCode::Unavailable, message: String::new() };
            (line, Reply::Error { reference: Some(reference), error })
        };
        if manner == Manner::Busy {
            return vec![unavailable()];
        }
        let about = Circumstances { now: self.time(), ..Circumstances::default() };
        let (mut told, answer) = match self.state.decide(seat, act, &about) {
            Ok(Decision::Write(next)) => {
                let told = self.write(next);
                (told, Reply::Stored { reference, game: game(), seq: Some(self.state.seq()) })
            }
            Ok(Decision::Done(seq)) => {
                (Vec::new(), Reply::Stored { reference, game: game(), seq: Some(seq) })
            }
            Ok(Decision::Nothing | Decision::Continue(_)) => {
                (Vec::new(), Reply::Stored { reference, game: game(), seq: None })
            }
            Err(why) => {
                let state = Box::new(GameView::new(self.table(seat), &self.state, about.now, 0));
                (Vec::new(), Reply::Refused { reference, game: game(), why, state })
            }
        };
        match manner {
            Manner::StoresAndFails => told.push(unavailable()),
            Manner::StoresAndFallsSilent => {
                self.lines.remove(&line);
            }
            Manner::Well | Manner::Busy => told.push((line, answer)),
        }
        told
    }

    fn write(&mut self, next: impl Into<NextEvent>) -> Vec<(u32, Reply)> {
        let now = self.time();
        let (entry, state) = self.state.after(now, next).unwrap();
        self.state = state;
        self.entries.push(entry.clone());
        let left = self.state.clock().left_at(now, 0);
        let watching = self.lines.iter().filter(|(_, (_, watches))| *watches);
        watching
            .map(|(line, _)| (*line, Reply::Happened { game: game(), entry: entry.clone(), now, left }))
            .collect()
    }
}

pub fn game() -> GameId {
    GameId::from_bytes([7; 10])
}

/// A random complete turn of the player to act.
pub fn random_turn(state: &GameState, rng: &mut Rng) -> Vec<String> {
    let mut game = state.game().clone();
    let (player, mut actions) = (game.to_act(), Vec::new());
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal();
        let action = legal[rng.index(legal.len())].clone();
        game.play(&action).unwrap();
        actions.push(action);
    }
    actions
}
