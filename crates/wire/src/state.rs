//! A game between people as it stands. What may be written next is in `decide`, what entries do to it in `fold`.

mod decide;
mod fold;

use std::collections::HashMap;
use std::fmt;

use orrery_games::AnyGame;

use crate::{
    Clock, Control, Entry, Event, GameId, GameResult, LagBank, Link, Logged, Offer, Reason, Seat, Stage,
    Time, TurnId,
};

pub use decide::{ABSENCE_LIMIT, Circumstances, Decision, MAX_ENTRIES, MAX_TAKEBACKS, NextEvent};

/// What is wrong with a log that has nothing in it, or entries in the wrong place or with the wrong hash.
const EMPTY: &str = "the log is empty";
const MISPLACED: &str = "an entry is missing, or stands twice";
const CHANGED: &str = "its hash is wrong: it or an earlier entry was changed";

/// How often a player can say something between two turns.
const GREETINGS: u8 = 4;

/// How far a game is, and how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A seat is free.
    Open,
    /// It is being played.
    Playing,
    /// It is over.
    Over {
        /// Who won.
        score: GameResult,
        /// Why.
        reason: Reason,
    },
}

impl Status {
    /// As it is stored beside the log, and shown in lists.
    pub fn stage(self) -> Stage {
        match self {
            Status::Open => Stage::Open,
            Status::Playing => Stage::Playing,
            Status::Over { .. } => Stage::Over,
        }
    }
}

/// A game as it stands after some entry of its log.
#[derive(Clone, Debug)]
pub struct GameState {
    name: GameId,
    drawn_from: Option<String>,
    created: Time,
    at: Time,
    game: AnyGame,
    status: Status,
    clock: Clock,
    turns: Vec<Turn>,
    named: [HashMap<TurnId, Named>; 2],
    seq: u32,
    link: Link,
    base: u32,
    offers: Offers,
    banks: [LagBank; 2],
    said: [u8; 2],
    takebacks: u32,
    continued: Option<GameId>,
}

/// A turn that stands.
#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    /// The number of actions and what the clocks showed before it.
    actions: usize,
    left: [i64; 2],
}

/// What a player's name for a turn stands for, also when the turn was taken back.
#[derive(Clone, Copy, Debug)]
struct Named {
    /// The place of the turn in the log.
    seq: u32,
    /// What it was made from, and its actions.
    meant: Link,
}

/// What is proposed now, and what was proposed since the last turn, by whom.
#[derive(Clone, Debug, Default)]
struct Offers {
    open: Vec<(Seat, Offer)>,
    made: Vec<(Seat, Offer)>,
}

/// An entry that does not follow from the log before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The place of the entry.
    pub seq: u32,
    /// What is wrong, in English.
    pub reason: String,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.seq, self.reason)
    }
}

impl std::error::Error for BadLog {}

impl GameState {
    /// The first entry of the log of a game that is set up now, and the state after it.
    pub fn create(at: Time, event: Event) -> Result<(Entry, GameState), BadLog> {
        let logged = Logged::new(at, event);
        let body = logged.to_body();
        let link = Link::START.next(&body);
        let state = GameState::first(logged, link).map_err(|reason| BadLog { seq: 0, reason })?;
        Ok((Entry { seq: 0, link, body }, state))
    }

    /// The state after the first entry of a log.
    pub fn begin(body: &str) -> Result<GameState, BadLog> {
        let first =
            Logged::from_body(body).and_then(|logged| GameState::first(logged, Link::START.next(body)));
        first.map_err(|reason| BadLog { seq: 0, reason })
    }

    fn first(logged: Logged, link: Link) -> Result<GameState, String> {
        let Event::Created { game: name, config, drawn_from, clock } = logged.event else {
            return Err("a log begins with the creation of the game".to_owned());
        };
        if !clock.is_sound() {
            return Err("the clock is out of bounds".to_owned());
        }
        let game = AnyGame::from_config(&config).map_err(|error| error.to_string())?;
        Ok(GameState {
            name,
            drawn_from,
            created: logged.at,
            at: logged.at,
            game,
            status: Status::Open,
            clock: Clock::new(clock),
            turns: Vec::new(),
            named: [HashMap::new(), HashMap::new()],
            seq: 0,
            link,
            base: 0,
            offers: Offers::default(),
            banks: [LagBank::new(); 2],
            said: [0; 2],
            takebacks: 0,
            continued: None,
        })
    }

    /// The state after a whole log, each entry given by its bytes and checked.
    pub fn replay<S: AsRef<str>>(bodies: impl IntoIterator<Item = S>) -> Result<GameState, BadLog> {
        let mut bodies = bodies.into_iter();
        let first = bodies.next().ok_or(BadLog { seq: 0, reason: EMPTY.to_owned() })?;
        let mut state = GameState::begin(first.as_ref())?;
        for body in bodies {
            state.apply(body.as_ref())?;
        }
        Ok(state)
    }

    /// The state after a whole log as it was stored or exported: places and hashes are checked as well.
    pub fn verify(entries: &[Entry]) -> Result<GameState, BadLog> {
        GameState::check(entries, false)
    }

    /// As [`GameState::verify`], for logs of today's servers: what earlier ones may have written in a hurry is refused,
    /// too, such as a time before the one of the entry before it.
    pub fn verify_strictly(entries: &[Entry]) -> Result<GameState, BadLog> {
        GameState::check(entries, true)
    }

    fn check(entries: &[Entry], strictly: bool) -> Result<GameState, BadLog> {
        let bad = |reason: &str| BadLog { seq: 0, reason: reason.to_owned() };
        let (first, later) = entries.split_first().ok_or_else(|| bad(EMPTY))?;
        if first.seq != 0 {
            return Err(bad(MISPLACED));
        }
        if first.link != Link::START.next(&first.body) {
            return Err(bad(CHANGED));
        }
        let mut state = GameState::begin(&first.body)?;
        for entry in later {
            state.follow_with(entry, strictly)?;
        }
        Ok(state)
    }

    /// Takes the next entry of the log in, as it was stored or sent; what happened. Its place and its hash are looked at
    /// first. On error nothing changes.
    pub fn follow(&mut self, entry: &Entry) -> Result<Event, BadLog> {
        self.follow_with(entry, false)
    }

    fn follow_with(&mut self, entry: &Entry, strictly: bool) -> Result<Event, BadLog> {
        let seq = self.seq + 1;
        let bad = |reason: String| BadLog { seq, reason };
        if entry.seq != seq {
            return Err(bad(MISPLACED.to_owned()));
        }
        let link = self.link.next(&entry.body);
        if entry.link != link {
            return Err(bad(CHANGED.to_owned()));
        }
        let logged = Logged::from_body(&entry.body).map_err(bad)?;
        let order = if strictly { self.check_order(&logged) } else { Ok(()) };
        self.take(&logged, link, None).map_err(bad)?;
        // What nobody could ever have written is told first.
        order.map_err(bad)?;
        Ok(logged.event)
    }

    /// Takes the next entry in, given by its bytes alone; what happened. On error nothing changes.
    pub fn apply(&mut self, body: &str) -> Result<Event, BadLog> {
        let seq = self.seq + 1;
        let bad = |reason: String| BadLog { seq, reason };
        let logged = Logged::from_body(body).map_err(bad)?;
        self.take(&logged, self.link.next(body), None).map_err(bad)?;
        Ok(logged.event)
    }

    /// The entry that comes next if this happens now, and the game as it stands after it. Its time is never before that of
    /// the entry before it, whatever clock it was read from.
    pub fn after(&self, at: Time, next: impl Into<NextEvent>) -> Result<(Entry, GameState), BadLog> {
        let NextEvent { event, turn } = next.into();
        let logged = Logged::new(at.max(self.at), event);
        let body = logged.to_body();
        let (seq, link) = (self.seq + 1, self.link.next(&body));
        let mut state = self.clone();
        state.take(&logged, link, turn).map_err(|reason| BadLog { seq, reason })?;
        Ok((Entry { seq, link, body }, state))
    }

    /// The public name.
    pub fn name(&self) -> &GameId {
        &self.name
    }

    /// What was asked for when layout or board were drawn.
    pub fn drawn_from(&self) -> Option<&str> {
        self.drawn_from.as_deref()
    }

    /// When it was set up.
    pub fn created(&self) -> Time {
        self.created
    }

    /// The time of the last entry.
    pub fn at(&self) -> Time {
        self.at
    }

    /// The game on the board.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Its clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The place of the last entry.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The hash of the log.
    pub fn link(&self) -> Link {
        self.link
    }

    /// The place of the last entry that changed the position.
    pub fn base(&self) -> u32 {
        self.base
    }

    /// The place of the turn that this player named so. What the other calls turns means nothing here.
    pub fn turn_named(&self, seat: Seat, id: &TurnId) -> Option<u32> {
        self.named[seat.index()].get(id).map(|named| named.seq)
    }

    /// How many turns stand.
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// What is proposed now.
    pub fn offers(&self) -> &[(Seat, Offer)] {
        &self.offers.open
    }

    /// The game that came after it.
    pub fn continued(&self) -> Option<&GameId> {
        self.continued.as_ref()
    }

    /// Who is to act.
    pub fn to_act(&self) -> Option<Seat> {
        (self.status == Status::Playing).then(|| self.game.to_act().into())
    }

    /// How much time the players have.
    pub fn control(&self) -> Control {
        self.clock.control()
    }
}

/// A hash of what a turn was made from and of its actions: the same for the same turn only.
fn meaning(base: u32, actions: &[String]) -> Link {
    let mut text = base.to_string();
    for action in actions {
        // With its length, so that no two lists of texts make the same text.
        text.push_str(&format!(" {}:{action}", action.len()));
    }
    Link::START.next(&text)
}
