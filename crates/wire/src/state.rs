//! A game between people: the fold of its log, and what may be written next.

use std::collections::HashMap;
use std::fmt;

use orrery_games::AnyGame;

use crate::act::MAX_ACTIONS;
use crate::{
    Act, Clock, Control, Entry, Event, GameName, LagBank, Link, Logged, Offer, Reason, Refusal, Score, Seat,
    Time, TurnId,
};

/// How long a player at a live clock must have been away before the game can be claimed, in milliseconds.
pub const PATIENCE: i64 = 60_000;

/// How often a player can say something between two turns.
const GREETINGS: u8 = 4;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A seat is free.
    Open,
    /// It is being played.
    Playing,
    /// It is over.
    Over {
        /// Who won.
        score: Score,
        /// Why.
        reason: Reason,
    },
}

/// A game as it stands after some entry of its log.
#[derive(Clone, Debug)]
pub struct GameState {
    name: GameName,
    drawn_from: Option<String>,
    created: Time,
    game: AnyGame,
    status: Status,
    clock: Clock,
    turns: Vec<Turn>,
    turn_ids: HashMap<TurnId, u32>,
    seq: u32,
    link: Link,
    base: u32,
    offers: Offers,
    banks: [LagBank; 2],
    said: [u8; 2],
    continued: Option<GameName>,
}

/// A turn that stands.
#[derive(Clone, Copy, Debug)]
struct Turn {
    seat: Seat,
    /// The number of actions and what the clocks showed before it.
    actions: usize,
    left: [i64; 2],
}

/// What is proposed now, and what was proposed since the last turn, by whom.
#[derive(Clone, Debug, Default)]
struct Offers {
    open: Vec<(Seat, Offer)>,
    made: Vec<(Seat, Offer)>,
}

/// The circumstances of an act, which only the server knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circumstances {
    /// The time.
    pub now: Time,
    /// How long the connection takes one way, in milliseconds.
    pub lag: i64,
    /// For how long of the running time nobody could have made a turn, in milliseconds.
    pub outage: i64,
    /// How long the other player has been away, in milliseconds; nothing when he is there.
    pub away: Option<i64>,
}

/// What an act comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// This is to be written into the log.
    Write(Event),
    /// It was done before, and stands in the log here.
    Done(u32),
    /// It changes nothing.
    Nothing,
    /// Another game is to be set up and named in this log.
    Continue(Offer),
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
    /// The state after the first entry of a log.
    pub fn begin(body: &str) -> Result<GameState, BadLog> {
        let bad = |reason: String| BadLog { seq: 0, reason };
        let logged = Logged::from_body(body).map_err(bad)?;
        let Event::Created { game: name, config, drawn_from, clock } = logged.event else {
            return Err(bad("a log begins with the creation of the game".to_owned()));
        };
        if !clock.is_sound() {
            return Err(bad("the clock is out of bounds".to_owned()));
        }
        let game = AnyGame::from_config(&config).map_err(|error| bad(error.to_string()))?;
        Ok(GameState {
            name,
            drawn_from,
            created: logged.at,
            game,
            status: Status::Open,
            clock: Clock::new(clock),
            turns: Vec::new(),
            turn_ids: HashMap::new(),
            seq: 0,
            link: Link::START.next(body),
            base: 0,
            offers: Offers::default(),
            banks: [LagBank::new(); 2],
            said: [0; 2],
            continued: None,
        })
    }

    /// The state after a whole log, each entry given by its bytes and checked.
    pub fn replay<S: AsRef<str>>(bodies: impl IntoIterator<Item = S>) -> Result<GameState, BadLog> {
        let mut bodies = bodies.into_iter();
        let first = bodies.next().ok_or(BadLog { seq: 0, reason: "the log is empty".to_owned() })?;
        let mut state = GameState::begin(first.as_ref())?;
        for body in bodies {
            state.apply(body.as_ref())?;
        }
        Ok(state)
    }

    /// The state after a whole log as it was stored or exported: places and hashes are checked as well.
    pub fn verify(entries: &[Entry]) -> Result<GameState, BadLog> {
        let first = entries.first().ok_or(BadLog { seq: 0, reason: "the log is empty".to_owned() })?;
        let mut state = GameState::begin(&first.body)?;
        for (seq, entry) in (0..).zip(entries) {
            let bad = |reason: &str| BadLog { seq, reason: reason.to_owned() };
            if entry.seq != seq {
                return Err(bad("an entry is missing, or stands twice"));
            }
            if seq > 0 {
                state.apply(&entry.body)?;
            }
            if entry.link != state.link {
                return Err(bad("its hash is wrong: it or an earlier entry was changed"));
            }
        }
        Ok(state)
    }

    /// Takes the next entry in. On error nothing changes.
    pub fn apply(&mut self, body: &str) -> Result<(), BadLog> {
        let seq = self.seq + 1;
        let bad = |reason: String| BadLog { seq, reason };
        let logged = Logged::from_body(body).map_err(bad)?;
        self.take(seq, &logged).map_err(bad)?;
        self.seq = seq;
        self.link = self.link.next(body);
        Ok(())
    }

    /// The entry that comes next if this happens now: its place, its hash and its bytes.
    pub fn next_entry(&self, at: Time, event: Event) -> (u32, Link, String) {
        let body = Logged::new(at, event).to_body();
        (self.seq + 1, self.link.next(&body), body)
    }

    /// The public name.
    pub fn name(&self) -> &GameName {
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

    /// The place of the turn that a client named so.
    pub fn turn_named(&self, id: &TurnId) -> Option<u32> {
        self.turn_ids.get(id).copied()
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
    pub fn continued(&self) -> Option<&GameName> {
        self.continued.as_ref()
    }

    /// Who is to act.
    pub fn to_act(&self) -> Option<Seat> {
        (self.status == Status::Playing).then(|| self.game.to_act().into())
    }

    /// The end of the game because time is up, if it is.
    pub fn flag(&self, now: Time, outage: i64) -> Option<Event> {
        if self.status != Status::Playing {
            return None;
        }
        let seat = self.clock.flagged(now, outage)?;
        Some(Event::Ended { score: Score::win(seat.other()), reason: Reason::Time, outage: millis(outage) })
    }

    /// What an act of a player comes to.
    pub fn decide(&self, seat: Seat, act: &Act, about: &Circumstances) -> Result<Decision, Refusal> {
        if let Act::Turn { turn_id, .. } = act
            && let Some(seq) = self.turn_named(turn_id)
        {
            return Ok(Decision::Done(seq));
        }
        match (self.status, act) {
            (_, Act::Say { greeting }) => {
                if self.said[seat.index()] >= GREETINGS {
                    return Err(Refusal::SaidEnough);
                }
                return Ok(Decision::Write(Event::Said { seat, greeting: *greeting }));
            }
            (Status::Open, Act::Abort) => return Ok(Decision::Write(aborted())),
            (Status::Open, _) => return Err(Refusal::NotBegun),
            (_, Act::Decline { offer }) => return self.decline(seat, *offer),
            (Status::Over { .. }, Act::Offer { offer }) if offer.is_about_another_game() => {
                return self.offer(seat, *offer);
            }
            (Status::Over { .. }, Act::Accept { offer }) if offer.is_about_another_game() => {
                self.must_be_offered(seat.other(), *offer)?;
                return Ok(Decision::Continue(*offer));
            }
            (Status::Over { .. }, _) => return Err(Refusal::Over),
            (Status::Playing, Act::Offer { offer } | Act::Accept { offer })
                if offer.is_about_another_game() =>
            {
                return Err(Refusal::NotOver);
            }
            (Status::Playing, _) => {}
        }
        let lag = match act {
            Act::Turn { .. } => self.banks[seat.index()].grants(about.lag),
            _ => 0,
        };
        if self.clock.flagged(about.now, about.outage + lag).is_some() {
            return Err(Refusal::TimeUp);
        }
        match act {
            Act::Turn { base, turn_id, actions } => {
                self.check_turn(seat, *base, actions)?;
                let running = self.clock.running().is_some();
                Ok(Decision::Write(Event::Turn {
                    seat,
                    id: turn_id.clone(),
                    actions: actions.clone(),
                    lag: if running { millis(lag) } else { 0 },
                    outage: if running { millis(about.outage) } else { 0 },
                }))
            }
            Act::Offer { offer: Offer::Takeback } if self.turns_before(seat).is_none() => {
                Err(Refusal::NothingToTakeBack)
            }
            Act::Offer { offer } => self.offer(seat, *offer),
            Act::Accept { offer } => {
                self.must_be_offered(seat.other(), *offer)?;
                match (offer, self.turns_before(seat.other())) {
                    (Offer::Takeback, Some(turns)) => Ok(Decision::Write(Event::TakenBack { turns })),
                    (Offer::Takeback, None) => Err(Refusal::NothingToTakeBack),
                    _ => Ok(Decision::Write(ended(Score::Draw, Reason::Agreement))),
                }
            }
            Act::Resign => Ok(Decision::Write(ended(Score::win(seat.other()), Reason::Resignation))),
            Act::Abort if self.turns.len() < 2 => Ok(Decision::Write(aborted())),
            Act::Abort => Err(Refusal::TooLateToAbort),
            Act::Claim => match about.away {
                Some(away) if self.clock.control().is_live() && away >= PATIENCE => {
                    Ok(Decision::Write(ended(Score::win(seat), Reason::Abandoned)))
                }
                Some(away) if self.clock.control().is_live() => {
                    Err(Refusal::NotAway { wait: Some(millis(PATIENCE - away).div_ceil(1_000)) })
                }
                _ => Err(Refusal::NotAway { wait: None }),
            },
            Act::Decline { .. } | Act::Say { .. } => Ok(Decision::Nothing),
        }
    }

    fn offer(&self, seat: Seat, offer: Offer) -> Result<Decision, Refusal> {
        if self.offers.open.contains(&(seat, offer)) || self.continued.is_some() {
            return Ok(Decision::Nothing);
        }
        if self.offers.made.contains(&(seat, offer)) {
            return Err(Refusal::OfferedAlready);
        }
        Ok(Decision::Write(Event::Offered { seat, offer }))
    }

    fn decline(&self, seat: Seat, offer: Offer) -> Result<Decision, Refusal> {
        if Seat::BOTH.iter().any(|by| self.offers.open.contains(&(*by, offer))) {
            Ok(Decision::Write(Event::Declined { seat, offer }))
        } else {
            Err(Refusal::NoOffer)
        }
    }

    fn must_be_offered(&self, by: Seat, offer: Offer) -> Result<(), Refusal> {
        if self.offers.open.contains(&(by, offer)) { Ok(()) } else { Err(Refusal::NoOffer) }
    }

    /// How many turns came before the last one of this player.
    fn turns_before(&self, seat: Seat) -> Option<u32> {
        let last = self.turns.iter().rposition(|turn| turn.seat == seat)?;
        u32::try_from(last).ok()
    }

    fn check_turn(&self, seat: Seat, base: u32, actions: &[String]) -> Result<AnyGame, Refusal> {
        if base != self.base {
            return Err(Refusal::Stale { base: self.base });
        }
        if self.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if actions.is_empty() || actions.len() > MAX_ACTIONS {
            return Err(Refusal::TooLong);
        }
        let mut game = self.game.clone();
        for (index, action) in actions.iter().enumerate() {
            if game.outcome().is_some() || game.to_act() != seat.player() {
                return Err(Refusal::TooLong);
            }
            game.play(action).map_err(|error| Refusal::Illegal {
                number: index as u32 + 1,
                action: action.chars().take(32).collect(),
                reason: error.to_string(),
            })?;
        }
        if game.outcome().is_none() && game.to_act() == seat.player() {
            return Err(Refusal::Unfinished);
        }
        Ok(game)
    }

    fn take(&mut self, seq: u32, logged: &Logged) -> Result<(), String> {
        let at = logged.at;
        let playing = self.status == Status::Playing;
        match &logged.event {
            Event::Created { .. } => return Err("a game is set up once".to_owned()),
            Event::Began if self.status == Status::Open => self.status = Status::Playing,
            Event::Began => return Err("a game begins once".to_owned()),
            Event::Turn { .. } | Event::TakenBack { .. } if !playing => {
                return Err("the game is not being played".to_owned());
            }
            Event::Turn { seat, id, actions, lag, outage } => {
                self.take_turn(seq, at, *seat, id, actions, [i64::from(*lag), i64::from(*outage)])?;
            }
            Event::Offered { seat, offer } => {
                self.offers.open.push((*seat, *offer));
                self.offers.made.push((*seat, *offer));
            }
            Event::Declined { offer, .. } => self.offers.open.retain(|(_, open)| open != offer),
            Event::TakenBack { turns } => {
                let turn = *self.turns.get(*turns as usize).ok_or("there are not so many turns")?;
                self.game.undo(self.game.played() - turn.actions);
                self.turns.truncate(*turns as usize);
                self.clock.restore(turn.left);
                self.base = seq;
                self.next_turn(at);
            }
            Event::Said { seat, .. } => self.said[seat.index()] = self.said[seat.index()].saturating_add(1),
            Event::Ended { .. } if matches!(self.status, Status::Over { .. }) => {
                return Err("the game is over already".to_owned());
            }
            Event::Ended { score, reason, outage } => {
                if *reason == Reason::Time && self.flag(at, i64::from(*outage)).is_none() {
                    return Err("the time was not up".to_owned());
                }
                self.end(at, i64::from(*outage), *score, *reason);
            }
            Event::Continued { game } => {
                self.offers.open.clear();
                self.continued = Some(game.clone());
            }
        }
        Ok(())
    }

    fn take_turn(
        &mut self,
        seq: u32,
        at: Time,
        seat: Seat,
        id: &TurnId,
        actions: &[String],
        [lag, outage]: [i64; 2],
    ) -> Result<(), String> {
        if self.turn_ids.contains_key(id) {
            return Err(format!("the turn {} was played before", id.as_str()));
        }
        if lag > self.banks[seat.index()].grants(lag) {
            return Err("more lag was given back than there was to give".to_owned());
        }
        if self.clock.flagged(at, lag + outage).is_some() {
            return Err("the time was up".to_owned());
        }
        let game = self.check_turn(seat, self.base, actions).map_err(|refusal| refusal.to_string())?;
        let before = self.clock.left().unwrap_or_default();
        self.turns.push(Turn { seat, actions: self.game.played(), left: before });
        self.turn_ids.insert(id.clone(), seq);
        self.game = game;
        self.base = seq;
        if self.clock.running().is_some() {
            self.banks[seat.index()].turn(lag);
        }
        self.clock.press(at, lag + outage);
        self.next_turn(at);
        Ok(())
    }

    /// Sets the clock going for who is to act, once both have made a turn; offers lapse.
    fn next_turn(&mut self, at: Time) {
        self.offers = Offers::default();
        self.said = [0; 2];
        if let Some(outcome) = self.game.outcome() {
            self.end(at, 0, outcome.into(), Reason::Normal);
        } else if self.turns.len() >= 2 {
            self.clock.start(self.game.to_act().into(), at);
        }
    }

    fn end(&mut self, at: Time, outage: i64, score: Score, reason: Reason) {
        self.clock.stop(at, outage);
        self.offers = Offers::default();
        self.status = Status::Over { score, reason };
    }

    /// How much time the players have.
    pub fn control(&self) -> Control {
        self.clock.control()
    }
}

fn aborted() -> Event {
    ended(Score::None, Reason::Aborted)
}

fn ended(score: Score, reason: Reason) -> Event {
    Event::Ended { score, reason, outage: 0 }
}

fn millis(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
