//! What the entries of a log do to a game.

use super::{GameState, Named, Offers, Status, Turn, meaning};
use crate::{Event, Logged, Reason, Score, Seat, Time, TurnId};

impl GameState {
    pub(super) fn take(&mut self, seq: u32, logged: &Logged) -> Result<(), String> {
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
        if self.turn_named(seat, id).is_some() {
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
        let named = Named { seq, meant: meaning(self.base, actions) };
        self.named[seat.index()].insert(id.clone(), named);
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
}
