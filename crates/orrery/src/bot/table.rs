//! A game as the bot at it sees it.

use std::time::{Duration, Instant};

use orrery_games::core::Eval;
use orrery_wire::{
    Act, BadLog, Control, Entry, Event, GameId, GameState, Offer, Seat, Status, TableView, TurnId,
};

use super::thinker::{Question, Thought};
use crate::report::random_seed;

/// An engine that expects no more than this, in hundredths from -1 to +1, is glad of a draw.
const WORSE: Eval = Eval(-25);

/// A game that the bot plays, or waits for.
pub struct Table {
    /// Its name.
    pub name: GameId,
    /// Where the bot sits, once that is known.
    pub you: Option<Seat>,
    /// The game, once it was told.
    pub state: Option<GameState>,
    /// A turn that was sent and not yet acknowledged, with its number.
    pub pending: Option<(u32, Act)>,
    /// Whether was said who plays.
    pub is_introduced: bool,
    /// What the engine thought of the game when it last looked.
    eval: Option<Eval>,
    left: Option<([i64; 2], Instant)>,
}

impl Table {
    /// A game of which nothing is known but its name.
    pub fn new(name: GameId) -> Table {
        Table { name, you: None, state: None, pending: None, is_introduced: false, eval: None, left: None }
    }

    /// The place of the last entry that is known.
    pub fn seq(&self) -> Option<u32> {
        self.state.as_ref().map(GameState::seq)
    }

    /// Takes in who sits where.
    pub fn seat(&mut self, table: &TableView) {
        self.you = table.you;
    }

    /// Takes in what the clocks show now.
    pub fn set_clocks(&mut self, left: Option<[i64; 2]>) {
        self.left = left.map(|left| (left, Instant::now()));
    }

    /// Takes in what happened; what the other proposed with it. Nothing if entries are missing between.
    pub fn take(&mut self, entry: &Entry) -> Result<Option<Offer>, String> {
        let wrong = |error: BadLog| error.to_string();
        let event = match &mut self.state {
            None => {
                self.state = Some(GameState::verify(std::slice::from_ref(entry)).map_err(wrong)?);
                return Ok(None);
            }
            Some(state) if entry.seq <= state.seq() => return Ok(None),
            Some(state) => state.follow(entry).map_err(wrong)?,
        };
        Ok(match event {
            Event::Turn { seat, id, .. } if Some(seat) == self.you && self.pending_id() == Some(&id) => {
                self.pending = None;
                None
            }
            Event::Offered { seat, offer } if Some(seat) == self.you.map(Seat::other) => Some(offer),
            _ => None,
        })
    }

    /// Whether an entry does not follow what is known.
    pub fn is_gap(&self, entry: &Entry) -> bool {
        self.seq().map_or(entry.seq > 0, |seq| entry.seq > seq + 1)
    }

    /// What the other proposes now.
    pub fn open_offers(&self) -> Vec<Offer> {
        let (Some(state), Some(you)) = (&self.state, self.you) else { return Vec::new() };
        state.offers().iter().filter(|(seat, _)| *seat != you).map(|(_, offer)| *offer).collect()
    }

    /// What the bot says to a proposal: a draw is welcome to who is losing, nothing else is.
    pub fn answer_to(&self, offer: Offer) -> Act {
        let is_losing = self.eval.is_some_and(|eval| eval <= WORSE);
        if offer == Offer::Draw && is_losing { Act::Accept { offer } } else { Act::Decline { offer } }
    }

    /// What the engine is to be asked now, with the base of its answer; nothing while the bot has nothing to do.
    pub fn question(&self) -> Option<(u32, Question)> {
        let state = self.state.as_ref()?;
        if self.pending.is_some() || state.to_act().is_none() || state.to_act() != self.you {
            return None;
        }
        let increment = match state.control() {
            Control::Fischer { increment: seconds, .. } | Control::Delay { delay: seconds, .. } => seconds,
            Control::None | Control::Correspondence { .. } => 0,
        };
        // Days for a turn are no reason to think for hours.
        let left = self.left.filter(|_| state.control().is_live()).map(|(left, at)| {
            let time = |millis: i64| Duration::from_millis(u64::try_from(millis).unwrap_or(0));
            // Before the third turn no clock runs.
            let since = if state.clock().running().is_some() { at } else { Instant::now() };
            (left.map(time), since)
        });
        let increment = Duration::from_secs(increment.into());
        Some((state.base(), Question { game: state.game().clone(), left, increment }))
    }

    /// The turn that a thought comes to, unless the game went on without it.
    pub fn turn(&mut self, base: u32, thought: Thought) -> Option<Act> {
        self.eval = thought.eval.or(self.eval);
        let state = self.state.as_ref()?;
        if state.base() != base || state.to_act().is_none() || state.to_act() != self.you {
            return None;
        }
        let turn_id = format!("{:016x}", random_seed()).parse().ok()?;
        Some(Act::Turn { base, turn_id, actions: thought.actions })
    }

    /// How the game ended, in a line, if it did.
    pub fn end(&self) -> Option<String> {
        let Status::Over { score, reason } = self.state.as_ref()?.status() else { return None };
        let winner = score.outcome().map(|outcome| outcome.winner().map(Seat::from));
        let how = match winner {
            None => "not played",
            Some(None) => "drawn",
            Some(seat) if seat == self.you => "won",
            Some(_) => "lost",
        };
        Some(format!("{how} ({})", reason.termination()))
    }

    fn pending_id(&self) -> Option<&TurnId> {
        match &self.pending {
            Some((_, Act::Turn { turn_id, .. })) => Some(turn_id),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_is_losing_takes_a_draw() {
        let mut table = Table::new(GameId::from_bytes([1; 10]));
        let draw = Offer::Draw;
        assert_eq!(table.answer_to(draw), Act::Decline { offer: draw });
        table.eval = Some(Eval(-60));
        assert_eq!(table.answer_to(draw), Act::Accept { offer: draw });
        assert_eq!(table.answer_to(Offer::Takeback), Act::Decline { offer: Offer::Takeback });
        table.eval = Some(Eval(10));
        assert_eq!(table.answer_to(draw), Act::Decline { offer: draw });
    }
}
