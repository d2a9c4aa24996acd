//! A game between two people, with the time in the test's hand.

#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses a part of it")]

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_wire::{
    Act, BadLog, Circumstances, Control, Decision, Entry, Event, GameId, GameState, Link, Logged, NextEvent,
    Refusal, Seat, Time,
};

#[derive(Clone)]
pub struct Table {
    pub state: GameState,
    pub bodies: Vec<String>,
    pub now: Time,
    /// The position and the clocks after each number of turns.
    pub positions: Vec<(String, Option<[i64; 2]>)>,
    rng: Rng,
    turns: u32,
}

pub fn at_clock(config: &str, clock: Control) -> Result<GameState, BadLog> {
    GameState::begin(&created(config, clock))
}

/// A log with all hashes right, whatever it says.
pub fn linked(bodies: &[String]) -> Vec<Entry> {
    let mut link = Link::START;
    let entry = |(seq, body): (u32, &String)| {
        link = link.next(body);
        Entry { seq, link, body: body.clone() }
    };
    (0..).zip(bodies).map(entry).collect()
}

fn created(config: &str, clock: Control) -> String {
    let game = GameId::from_bytes([7; 10]);
    let config = AnyGame::from_config(config).unwrap().config();
    Logged::new(Time(1_000), Event::Created { game, config, drawn_from: None, clock }).to_body()
}

impl Table {
    pub fn open(config: &str, clock: Control) -> Table {
        let body = created(config, clock);
        let state = GameState::begin(&body).unwrap();
        let positions = vec![(state.game().code(), state.clock().left())];
        Table { state, bodies: vec![body], now: Time(2_000), positions, rng: Rng::new(1), turns: 0 }
    }

    pub fn begun(config: &str, clock: Control) -> Table {
        let mut table = Table::open(config, clock);
        table.write(Event::Began);
        table
    }

    /// The log as it is exported.
    pub fn entries(&self) -> Vec<Entry> {
        linked(&self.bodies)
    }

    /// Writes what happens; whoever reads it must come to the same.
    pub fn write(&mut self, next: impl Into<NextEvent>) -> u32 {
        let next = next.into();
        let event = next.event.clone();
        let (entry, after) = self.state.after(self.now, next).unwrap();
        assert_eq!(self.state.follow(&entry), Ok(event));
        assert_eq!((after.seq(), after.link(), after.base()), (entry.seq, entry.link, self.state.base()));
        assert_eq!((after.game().code(), after.clock()), (self.state.game().code(), self.state.clock()));
        self.bodies.push(entry.body);
        entry.seq
    }

    pub fn act(&mut self, seat: Seat, act: &Act) -> Result<Option<u32>, Refusal> {
        let about = Circumstances { now: self.now, ..Circumstances::default() };
        match self.state.decide(seat, act, &about)? {
            Decision::Write(next) => Ok(Some(self.write(next))),
            Decision::Done(seq) => Ok(Some(seq)),
            Decision::Nothing | Decision::Continue(_) => Ok(None),
        }
    }

    pub fn turn_of(&mut self, actions: &[&str]) -> Act {
        self.turns += 1;
        let turn_id = format!("t{}", self.turns).parse().unwrap();
        Act::Turn {
            base: self.state.base(),
            turn_id,
            actions: actions.iter().map(|&action| action.into()).collect(),
        }
    }

    /// A random whole turn of who is to act.
    pub fn random_turn(&mut self) -> Act {
        let mut game = self.state.game().clone();
        let player = game.to_act();
        let mut actions = Vec::new();
        while game.outcome().is_none() && game.to_act() == player {
            let legal = game.legal();
            let action = legal[self.rng.index(legal.len())].clone();
            game.play(&action).unwrap();
            actions.push(action);
        }
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        self.turn_of(&actions)
    }

    /// So many random turns, each three seconds long.
    pub fn play_random(&mut self, turns: usize) {
        for _ in 0..turns {
            self.now = self.now.plus(3_000);
            let (seat, turn) = (self.state.to_act().unwrap(), self.random_turn());
            self.act(seat, &turn).unwrap();
            self.positions.push((self.state.game().code(), self.state.clock().left()));
        }
    }
}
