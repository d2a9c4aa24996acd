//! What is said of a drawn position, in the plain technical English of the command line and of transcripts.

use orrery_core::{Draw, Game, Outcome, Player};

use crate::kulami::{self, Kulami};
use crate::lyngk::{self, Colour, Lyngk, Piece};
use crate::yinsh::{self, Yinsh};

/// A game with words for its positions.
pub(crate) trait Caption: Draw {
    /// The lines below the drawing: what there is to do, or how it ended, and what counts.
    fn caption(&self, position: &Self::Position) -> Vec<String>;
}

impl Caption for Yinsh {
    fn caption(&self, position: &yinsh::Position) -> Vec<String> {
        let who = if self.to_act(position) == Player::First { "White" } else { "Black" };
        let state = match position.phase() {
            yinsh::Phase::Place => format!("{who} to place a ring"),
            yinsh::Phase::Move => format!("{who} to move a ring"),
            yinsh::Phase::Row => format!("{who} to remove a row"),
            yinsh::Phase::Ring => format!("{who} to remove a ring"),
            yinsh::Phase::Over => "The game is over".to_owned(),
        };
        let [white, black] = Player::BOTH.map(|player| position.removed(player));
        vec![format!("{state}. Rings removed {white}-{black}, markers left {}.", position.supply())]
    }
}

impl Caption for Lyngk {
    /// The stacks of two and more pieces, bottom to top, six in a line; then the state.
    fn caption(&self, position: &lyngk::Position) -> Vec<String> {
        let spelled: Vec<String> = position
            .at_least(2)
            .map(|point| format!("{point} {}", position.pieces(point).map(Piece::letter).collect::<String>()))
            .collect();
        let mut lines: Vec<String> = spelled.chunks(6).map(|stacks| stacks.join("  ")).collect();

        let who = if self.to_act(position) == Player::First { "First" } else { "Second" };
        let state = match position.phase() {
            lyngk::Phase::Move if position.has_claimed() => format!("{who} to move after a claim"),
            lyngk::Phase::Move => format!("{who} to move"),
            lyngk::Phase::Claim => format!("{who} to claim"),
            lyngk::Phase::Pass => format!("{who} to pass"),
            lyngk::Phase::Over(Outcome::Win(Player::First)) => "First has won".to_owned(),
            lyngk::Phase::Over(Outcome::Win(Player::Second)) => "Second has won".to_owned(),
            lyngk::Phase::Over(Outcome::Draw) => "A draw".to_owned(),
        };
        let [first, second, neutral] = [Some(Player::First), Some(Player::Second), None].map(|owner| {
            let of_owner = Colour::ALL.into_iter().filter(|&colour| position.owner(colour) == owner);
            let letters: String = of_owner.map(Colour::letter).collect();
            if letters.is_empty() { "-".to_owned() } else { letters }
        });
        let [ours, theirs] = Player::BOTH.map(|player| position.won(player));
        lines.push(format!(
            "{state}. Claims: first {first}, second {second}, neutral {neutral}. Stacks won {ours}-{theirs}."
        ));
        lines
    }
}

impl Caption for Kulami {
    fn caption(&self, position: &kulami::Position) -> Vec<String> {
        let turn = position.turn();
        let state = match self.outcome(position) {
            Some(outcome) => format!("over, {outcome}"),
            None => format!("{turn} to place ({} player)", position.owner(turn)),
        };
        let parts = self.breakdown(position);
        let [red, black] = parts.total;
        let mut points = format!("red {red} : {black} black");
        if self.config().scoring.area {
            points += &format!(", areas {} : {}", parts.areas[0].len(), parts.areas[1].len());
        }
        if self.config().scoring.lines {
            points += &format!(", lines {} : {}", parts.line_lengths[0], parts.line_lengths[1]);
        }
        let mut lines = vec![state, points];
        if position.swapped() {
            lines.push("sides swapped".to_owned());
        }
        // Below the tiles, right of the row numbers.
        lines.iter().map(|line| format!("   {line}")).collect()
    }
}
