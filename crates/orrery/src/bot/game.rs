//! A game as the bot at it sees it.

use std::io;
use std::time::{Duration, Instant};

use orrery_client::{Follower, Moment};
use orrery_games::core::Eval;
use orrery_wire::{Act, Control, GameId, GameState, Offer, Seat, Status};

use super::thinker::Question;
use crate::report::shown;

/// An engine that expects no more than this, in hundredths from -1 to +1, is glad of a draw.
const WORSE: Eval = Eval(-25);

/// A game that the bot plays, or waits for. What is known of it, its [`Follower`] says.
pub struct BotGame {
    /// Its name.
    pub name: GameId,
    /// What the engine thought of the game when it last looked.
    pub eval: Option<Eval>,
    /// Whether was said who plays.
    is_introduced: bool,
    /// The last entry there was when proposals were answered.
    answered: Option<u32>,
}

impl BotGame {
    /// A game of which nothing is known but its name.
    pub fn new(name: GameId) -> BotGame {
        BotGame { name, eval: None, is_introduced: false, answered: None }
    }

    /// Says once who plays.
    pub fn introduce(&mut self, game: &Follower, tell: impl Fn(&str) -> io::Result<()>) -> io::Result<()> {
        let (Some(state), Some(table), Some(you)) = (game.state(), game.table(), game.you()) else {
            return Ok(());
        };
        let Some(other) = table.players[you.other().index()].as_ref() else { return Ok(()) };
        if std::mem::replace(&mut self.is_introduced, true) {
            return Ok(());
        }
        let begins = if you == Seat::First { "the bot begins" } else { "the other begins" };
        let (config, other) = (state.game().config(), shown(&other.name));
        tell(&format!("game {}: {config} against {other}, {begins}", self.name))
    }

    /// The line was lost: what was said over it may not have been heard.
    pub fn line_lost(&mut self) {
        self.answered = None;
    }

    /// What the bot says to what the other proposes now, unless it has said so.
    pub fn answers(&mut self, game: &Follower) -> Vec<Act> {
        let (Some(state), Some(you)) = (game.state(), game.you()) else { return Vec::new() };
        if self.answered.replace(state.seq()) == Some(state.seq()) {
            return Vec::new();
        }
        let theirs = state.offers().iter().filter(|(seat, _)| *seat != you);
        theirs.map(|(_, offer)| self.answer_to(*offer)).collect()
    }

    /// A draw is welcome to who is losing, nothing else is.
    fn answer_to(&self, offer: Offer) -> Act {
        let is_losing = self.eval.is_some_and(|eval| eval <= WORSE);
        if offer == Offer::Draw && is_losing { Act::Accept { offer } } else { Act::Decline { offer } }
    }
}

/// What the engine is to be asked now, with the base of its answer; nothing while the bot has nothing to do.
pub fn question(game: &Follower, now: Moment) -> Option<(u32, Question)> {
    let state = game.state().filter(|_| game.may_send())?;
    let increment = match state.control() {
        Control::Fischer { increment: seconds, .. } | Control::Delay { delay: seconds, .. } => seconds,
        Control::None | Control::Correspondence { .. } => 0,
    };
    // Days for a turn are no reason to think for hours.
    let clocks = game.clocks().filter(|_| state.control().is_live());
    let left = clocks.and_then(|clocks| clocks.left(now)).map(|left| {
        let time = |millis: i64| Duration::from_millis(u64::try_from(millis).unwrap_or(0));
        (left.map(time), Instant::now())
    });
    let increment = Duration::from_secs(increment.into());
    Some((state.base(), Question { game: state.game().clone(), left, increment }))
}

/// How the game ended, in a line, if it did.
pub fn end_of(state: &GameState, you: Option<Seat>) -> Option<String> {
    let Status::Over { score, reason } = state.status() else { return None };
    let winner = score.outcome().map(|outcome| outcome.winner().map(Seat::from));
    let how = match winner {
        None => "not played",
        Some(None) => "drawn",
        Some(seat) if seat == you => "won",
        Some(_) => "lost",
    };
    Some(format!("{how} ({})", reason.termination()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_is_losing_takes_a_draw() {
        let mut game = BotGame::new(GameId::from_bytes([1; 10]));
        let draw = Offer::Draw;
        assert_eq!(game.answer_to(draw), Act::Decline { offer: draw });
        game.eval = Some(Eval(-60));
        assert_eq!(game.answer_to(draw), Act::Accept { offer: draw });
        assert_eq!(game.answer_to(Offer::Takeback), Act::Decline { offer: Offer::Takeback });
        game.eval = Some(Eval(10));
        assert_eq!(game.answer_to(draw), Act::Decline { offer: draw });
    }
}
