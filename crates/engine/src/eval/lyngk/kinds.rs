//! What kinds of actions there are in LYNGK.

use orrery_games::core::Game;
use orrery_games::lyngk::{Action, Colour, Lyngk, Piece, Position};

/// Moves by whether both players have claims left, whose stack moves and how high it is, what it lands on and how high
/// that is, and how many colours of each player are in the stack that results.
const MOVES: usize = 0;
const STAGES: usize = 4;
const HEIGHTS: usize = 5;
const TARGETS: usize = 4;
/// Claims by the claims left to both players, how many stacks have the colour, and how many neutral colours have more.
const CLAIMS: usize = MOVES + STAGES * 2 * HEIGHTS * TARGETS * HEIGHTS * 3 * 3;
const MOST: usize = 9;
const PASS: usize = CLAIMS + 3 * 3 * MOST * 5;

/// How many kinds there are.
pub const KINDS: usize = PASS + 1;

/// The kind of a legal action.
#[inline]
pub fn kind(game: &Lyngk, position: &Position, action: Action) -> usize {
    let me = game.to_act(position);
    let left = [me, !me].map(|player| position.claims_left(player) as usize);
    match action {
        Action::Move { from, to } => {
            let stage = left.map(|left| usize::from(left > 0));
            let owner =
                |piece: Option<Piece>| piece.and_then(Piece::colour).map(|colour| position.owner(colour));
            let own = usize::from(owner(position.top(from)).flatten().is_some());
            let target = match owner(position.top(to)) {
                None => 0,
                Some(None) => 1,
                Some(Some(player)) => 2 + usize::from(player == me),
            };
            let [from_height, to_height] = [from, to].map(|point| position.height(point) - 1);
            let holds = |colour: Colour| {
                let stacks = position.containing(colour);
                stacks.contains(from) || stacks.contains(to)
            };
            let [mine, theirs] =
                [me, !me].map(|player| position.claims(player).filter(|&colour| holds(colour)).count());
            let place = (stage[0] * 2 + stage[1]) * 2 + own;
            let place = ((place * HEIGHTS + from_height) * TARGETS + target) * HEIGHTS + to_height;
            MOVES + (place * 3 + mine) * 3 + theirs
        }
        Action::Claim(colour) => {
            let stacks = |colour: Colour| position.topped_by(colour).len();
            let more = Colour::ALL
                .into_iter()
                .filter(|&other| position.owner(other).is_none() && stacks(other) > stacks(colour));
            let place = left[0] * 3 + left[1];
            CLAIMS + (place * MOST + stacks(colour).min(MOST - 1)) * 5 + more.count()
        }
        Action::Pass => PASS,
    }
}
