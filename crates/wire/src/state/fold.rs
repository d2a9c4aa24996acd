//! What the entries of a log do to a game.

use super::decide::{Played, play_turn};
use super::{GREETINGS, GameState, Named, Offers, Status, Turn, meaning};
use crate::{Event, GameResult, Link, Logged, Offer, Reason, Refusal, Seat, Time, TurnId};

impl GameState {
    /// Takes in what comes next. Whatever [`GameState::decide`] would not have written is refused, except for what only
    /// the server could know then (who was away, for how long it was down) and what has been limited since.
    ///
    /// `turn` is the turn in it, where it was played already.
    pub(super) fn take(&mut self, logged: &Logged, link: Link, turn: Option<Played>) -> Result<(), String> {
        let (seq, at) = (self.seq + 1, logged.at);
        let playing = self.status == Status::Playing;
        match &logged.event {
            Event::Created { .. } => return Err("a game is set up once".to_owned()),
            Event::Began if self.status == Status::Open => self.status = Status::Playing,
            Event::Began => return Err("a game begins once".to_owned()),
            Event::Turn { .. } | Event::TakenBack { .. } if !playing => {
                return Err("the game is not being played".to_owned());
            }
            Event::Turn { seat, id, actions, lag, outage } => {
                self.check_clock(at, *seat, id, [i64::from(*lag), i64::from(*outage)])?;
                let (before, left) = (self.game.played(), self.clock.left().unwrap_or_default());
                self.play(*seat, actions, turn).map_err(|refusal| refusal.to_string())?;
                self.turns.push(Turn { seat: *seat, actions: before, left });
                let named = Named { seq, meant: meaning(self.base, actions) };
                self.named[seat.index()].insert(id.clone(), named);
                self.press(seq, at, *seat, [i64::from(*lag), i64::from(*outage)]);
            }
            Event::Offered { seat, offer } => {
                self.check_offer(*seat, *offer)?;
                self.offers.open.push((*seat, *offer));
                self.offers.made.push((*seat, *offer));
            }
            Event::Declined { offer, .. } => {
                if !self.is_open(*offer) {
                    return Err("nothing of the kind was proposed that could be declined".to_owned());
                }
                self.offers.open.retain(|(_, open)| open != offer);
            }
            Event::TakenBack { turns } => {
                let turn = *self.turns.get(*turns as usize).ok_or("there are not so many turns")?;
                self.check_takeback(*turns)?;
                self.game.undo(self.game.played() - turn.actions);
                self.turns.truncate(*turns as usize);
                self.takebacks = self.takebacks.saturating_add(1);
                self.clock.restore(turn.left);
                self.base = seq;
                self.next_turn(at);
            }
            Event::Said { seat, .. } => {
                if self.said[seat.index()] >= GREETINGS {
                    return Err("more was said than may be between two turns".to_owned());
                }
                self.said[seat.index()] += 1;
            }
            Event::Ended { score, reason, outage } => {
                self.check_end(at, *score, *reason, *outage)?;
                self.end(at, i64::from(*outage), *score, *reason);
            }
            Event::Continued { game } => {
                self.check_continued()?;
                self.offers.open.clear();
                self.continued = Some(game.clone());
            }
        }
        (self.seq, self.at, self.link) = (seq, at, link);
        Ok(())
    }

    fn check_offer(&self, seat: Seat, offer: Offer) -> Result<(), String> {
        let wrong = match (self.status, offer.is_about_another_game()) {
            (Status::Open, _) => "something was proposed before the game began",
            (Status::Playing, true) => "another game was proposed before this one was over",
            (Status::Over { .. }, false) => "a draw or a takeback was proposed after the end",
            (Status::Over { .. }, true) if self.continued.is_some() => {
                "another game was proposed when the players had gone on already"
            }
            _ if self.offers.made.contains(&(seat, offer)) => "the same was proposed twice between two turns",
            _ if offer == Offer::Takeback && self.turns_before(seat).is_none() => {
                "a takeback was proposed by who had made no turn"
            }
            _ => return Ok(()),
        };
        Err(wrong.to_owned())
    }

    fn check_takeback(&self, turns: u32) -> Result<(), String> {
        let asked = |seat: &Seat| self.offers.open.contains(&(*seat, Offer::Takeback));
        if !Seat::BOTH.iter().any(asked) {
            return Err("nobody proposed a takeback".to_owned());
        }
        if !Seat::BOTH.into_iter().filter(asked).any(|seat| self.turns_before(seat) == Some(turns)) {
            return Err("other turns were taken back than was proposed".to_owned());
        }
        Ok(())
    }

    fn check_end(&self, at: Time, score: GameResult, reason: Reason, outage: u32) -> Result<(), String> {
        let is_win = matches!(score, GameResult::First | GameResult::Second);
        let wrong = match (self.status, reason) {
            (Status::Over { .. }, _) => "the game is over already",
            (_, Reason::Normal) => "an end by the rules follows from the turns and is never written",
            (_, Reason::Aborted) if score != GameResult::None => "a game that was called off has no result",
            (Status::Playing, Reason::Aborted) if self.turns.len() >= 2 => {
                "the game was called off after both had made a turn"
            }
            (Status::Open, reason) if reason != Reason::Aborted => "the game ended before it began",
            (_, Reason::Resignation | Reason::Abandoned) if !is_win => "who resigns or goes away loses",
            (_, Reason::Abandoned) if !self.clock.control().is_live() => {
                "a game without a live clock cannot be claimed"
            }
            (_, Reason::Agreement) if score != GameResult::Draw => "what the players agree to is a draw",
            (_, Reason::Agreement) if !self.is_open(Offer::Draw) => "nobody proposed a draw",
            (_, Reason::Time) => match self.clock.flagged(at, i64::from(outage)) {
                None => "the time was not up",
                Some(seat) if score != GameResult::win(seat.other()) => "the time of the other player was up",
                Some(_) => return Ok(()),
            },
            _ if outage > 0 => "time was given back at an end that is no matter of time",
            _ => return Ok(()),
        };
        Err(wrong.to_owned())
    }

    fn check_continued(&self) -> Result<(), String> {
        let wrong = match self.status {
            Status::Open | Status::Playing => "the players went on before the game was over",
            Status::Over { .. } if self.continued.is_some() => "the players went on twice",
            // Two nodes could accept a proposal and take it back at once, and both was written.
            Status::Over { .. } if self.offers.made.is_empty() => "nobody proposed another game",
            Status::Over { .. } => return Ok(()),
        };
        Err(wrong.to_owned())
    }

    /// What was written when servers took less care, and is not any more.
    pub(super) fn check_order(&self, logged: &Logged) -> Result<(), String> {
        if logged.at < self.at {
            return Err(format!("its time is before that of entry {}", self.seq));
        }
        if matches!(logged.event, Event::Continued { .. }) && self.offers.open.is_empty() {
            return Err("no proposal of another game stood any more".to_owned());
        }
        Ok(())
    }

    fn is_open(&self, offer: Offer) -> bool {
        self.offers.open.iter().any(|(_, open)| *open == offer)
    }

    /// Whether a turn came in time, and nothing was given back for it that there was not to give.
    fn check_clock(&self, at: Time, seat: Seat, id: &TurnId, [lag, outage]: [i64; 2]) -> Result<(), String> {
        if self.turn_named(seat, id).is_some() {
            return Err(format!("the turn {} was played before", id.as_str()));
        }
        if self.clock.running().is_none() && lag + outage > 0 {
            return Err("time was given back at a clock that does not run".to_owned());
        }
        if lag > self.banks[seat.index()].grants(lag) {
            return Err("more lag was given back than there was to give".to_owned());
        }
        if self.clock.flagged(at, lag + outage).is_some() {
            return Err("the time was up".to_owned());
        }
        Ok(())
    }

    /// Plays a turn on the board, by the rules unless they have been asked. On error nothing changes.
    fn play(&mut self, seat: Seat, actions: &[String], turn: Option<Played>) -> Result<(), Refusal> {
        match turn.and_then(|turn| turn.after(self.link)) {
            Some(game) => self.game = game,
            None if self.to_act() != Some(seat) => return Err(Refusal::NotYourTurn),
            None => play_turn(&mut self.game, seat, actions)?,
        }
        Ok(())
    }

    /// A turn was made: the clock is pressed.
    fn press(&mut self, seq: u32, at: Time, seat: Seat, [lag, outage]: [i64; 2]) {
        self.base = seq;
        if self.clock.running().is_some() {
            self.banks[seat.index()].turn(lag);
        }
        self.clock.press(at, lag + outage);
        self.next_turn(at);
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

    fn end(&mut self, at: Time, outage: i64, score: GameResult, reason: Reason) {
        self.clock.stop(at, outage);
        self.offers = Offers::default();
        self.status = Status::Over { score, reason };
    }
}
