//! What players may do now, and what it comes to.

use orrery_games::AnyGame;

use super::{GREETINGS, GameState, Status, meaning};
use crate::act::MAX_ACTIONS;
use crate::{Act, Event, GameResult, Link, Offer, Reason, Refusal, Seat, Time};

/// How long a player at a live clock must have been away before the game can be claimed, in milliseconds.
pub const ABSENCE_LIMIT: i64 = 60_000;

/// How often turns can be taken back in a game.
pub const MAX_TAKEBACKS: u32 = 50;

/// The most entries that are written into a log. A log that is longer was written before there was a limit.
pub const MAX_ENTRIES: u32 = 2_000;

/// So many of them are kept for the game itself: turns, proposals of a draw, the end, and what comes after it.
///
/// No game has more than 152 turns: in YINSH 10 rings and 71 markers are placed (51, and 5 come back for each row but the
/// last), and between two of them a player can have to pass. With a proposal of each player that is three entries a turn,
/// one for the end, and nine about another game.
const RESERVE: u32 = 500;

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

/// What may be written next.
///
/// A turn that [`GameState::decide`] has tried is played already: the rules are not asked again when it is taken in.
#[derive(Clone, Debug)]
pub struct NextEvent {
    /// What happens.
    pub event: Event,
    pub(super) turn: Option<Played>,
}

/// A turn that was tried.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// The log that it was tried after.
    after: Link,
    game: AnyGame,
}

impl Played {
    /// The game after the turn, if it was tried after this log.
    pub fn after(self, link: Link) -> Option<AnyGame> {
        (self.after == link).then_some(self.game)
    }
}

impl From<Event> for NextEvent {
    fn from(event: Event) -> NextEvent {
        NextEvent { event, turn: None }
    }
}

impl PartialEq for NextEvent {
    fn eq(&self, other: &NextEvent) -> bool {
        self.event == other.event
    }
}

impl Eq for NextEvent {}

/// What an act comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// This is to be written into the log.
    Write(NextEvent),
    /// It was done before, and stands in the log here.
    Done(u32),
    /// It changes nothing.
    Nothing,
    /// Another game is to be set up and named in this log.
    Continue(Offer),
}

impl GameState {
    /// The end of the game because time is up, if it is.
    pub fn flag(&self, now: Time, outage: i64) -> Option<Event> {
        if self.status != Status::Playing {
            return None;
        }
        let outage = millis(outage);
        let seat = self.clock.flagged(now.max(self.at), i64::from(outage))?;
        Some(Event::Ended { score: GameResult::win(seat.other()), reason: Reason::Time, outage })
    }

    /// What an act of a player comes to.
    pub fn decide(&self, seat: Seat, act: &Act, about: &Circumstances) -> Result<Decision, Refusal> {
        if let Act::Turn { base, turn_id, actions } = act
            && let Some(named) = self.named[seat.index()].get(turn_id)
        {
            let is_same = named.meant == meaning(*base, actions);
            return if is_same { Ok(Decision::Done(named.seq)) } else { Err(Refusal::TurnIdUsed) };
        }
        match (self.status, act) {
            (_, Act::Say { greeting }) => {
                self.must_have_room()?;
                if self.said[seat.index()] >= GREETINGS {
                    return Err(Refusal::SaidEnough);
                }
                return write(Event::Said { seat, greeting: *greeting });
            }
            (Status::Open, Act::Abort) => return write(aborted()),
            (Status::Open, _) => return Err(Refusal::NotBegun),
            (Status::Playing, Act::Decline { .. }) if self.is_full() => return Err(Refusal::LogFull),
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
        // By what will stand in the entry, so that whoever reads it comes to the same.
        let (now, outage) = (about.now.max(self.at), millis(about.outage));
        if self.clock.flagged(now, i64::from(outage) + lag).is_some() {
            return Err(Refusal::TimeUp);
        }
        match act {
            Act::Turn { base, turn_id, actions } => {
                if *base != self.base {
                    return Err(Refusal::Stale { base: self.base });
                }
                if self.to_act() != Some(seat) {
                    return Err(Refusal::NotYourTurn);
                }
                let mut game = self.game.clone();
                play_turn(&mut game, seat, actions)?;
                let running = self.clock.running().is_some();
                let event = Event::Turn {
                    seat,
                    id: turn_id.clone(),
                    actions: actions.clone(),
                    lag: if running { millis(lag) } else { 0 },
                    outage: if running { outage } else { 0 },
                };
                Ok(Decision::Write(NextEvent { event, turn: Some(Played { after: self.link, game }) }))
            }
            Act::Offer { offer: Offer::Takeback } => {
                self.may_take_back(seat)?;
                self.offer(seat, Offer::Takeback)
            }
            Act::Offer { offer } => self.offer(seat, *offer),
            Act::Accept { offer: Offer::Takeback } => {
                self.must_be_offered(seat.other(), Offer::Takeback)?;
                let turns = self.may_take_back(seat.other())?;
                write(Event::TakenBack { turns })
            }
            Act::Accept { offer } => {
                self.must_be_offered(seat.other(), *offer)?;
                write(ended(GameResult::Draw, Reason::Agreement))
            }
            Act::Resign => write(ended(GameResult::win(seat.other()), Reason::Resignation)),
            Act::Abort if self.turns.len() < 2 => write(aborted()),
            Act::Abort => Err(Refusal::TooLateToAbort),
            Act::Claim => match about.away {
                Some(away) if self.clock.control().is_live() && away >= ABSENCE_LIMIT => {
                    write(ended(GameResult::win(seat), Reason::Abandoned))
                }
                Some(away) if self.clock.control().is_live() => {
                    Err(Refusal::NotAway { wait: Some(millis(ABSENCE_LIMIT - away).div_ceil(1_000)) })
                }
                _ => Err(Refusal::NotAway { wait: None }),
            },
            Act::Decline { .. } | Act::Say { .. } => Ok(Decision::Nothing),
        }
    }

    /// Whether only the game itself is written from now on.
    fn is_full(&self) -> bool {
        self.seq + 1 >= MAX_ENTRIES - RESERVE
    }

    fn must_have_room(&self) -> Result<(), Refusal> {
        if self.is_full() { Err(Refusal::LogFull) } else { Ok(()) }
    }

    /// How many turns would be left if the last one of this player were taken back.
    fn may_take_back(&self, seat: Seat) -> Result<u32, Refusal> {
        let turns = self.turns_before(seat).ok_or(Refusal::NothingToTakeBack)?;
        if self.takebacks >= MAX_TAKEBACKS {
            return Err(Refusal::TooManyTakebacks);
        }
        self.must_have_room()?;
        Ok(turns)
    }

    fn offer(&self, seat: Seat, offer: Offer) -> Result<Decision, Refusal> {
        if self.offers.open.contains(&(seat, offer)) || self.continued.is_some() {
            return Ok(Decision::Nothing);
        }
        if self.offers.made.contains(&(seat, offer)) {
            return Err(Refusal::OfferedAlready);
        }
        write(Event::Offered { seat, offer })
    }

    fn decline(&self, seat: Seat, offer: Offer) -> Result<Decision, Refusal> {
        if Seat::BOTH.iter().any(|by| self.offers.open.contains(&(*by, offer))) {
            write(Event::Declined { seat, offer })
        } else {
            Err(Refusal::NoOffer)
        }
    }

    fn must_be_offered(&self, by: Seat, offer: Offer) -> Result<(), Refusal> {
        if self.offers.open.contains(&(by, offer)) { Ok(()) } else { Err(Refusal::NoOffer) }
    }

    /// How many turns came before the last one of this player.
    pub(super) fn turns_before(&self, seat: Seat) -> Option<u32> {
        let last = self.turns.iter().rposition(|turn| turn.seat == seat)?;
        u32::try_from(last).ok()
    }
}

/// Plays a whole turn of the player who is to act. On error nothing changes.
pub(super) fn play_turn(game: &mut AnyGame, seat: Seat, actions: &[String]) -> Result<(), Refusal> {
    let before = game.played();
    let played = play_actions(game, seat, actions);
    if played.is_err() {
        game.undo(game.played() - before);
    }
    played
}

fn play_actions(game: &mut AnyGame, seat: Seat, actions: &[String]) -> Result<(), Refusal> {
    if actions.is_empty() || actions.len() > MAX_ACTIONS {
        return Err(Refusal::TooLong);
    }
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
    Ok(())
}

fn write(event: Event) -> Result<Decision, Refusal> {
    Ok(Decision::Write(event.into()))
}

fn aborted() -> Event {
    ended(GameResult::None, Reason::Aborted)
}

fn ended(score: GameResult, reason: Reason) -> Event {
    Event::Ended { score, reason, outage: 0 }
}

fn millis(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
