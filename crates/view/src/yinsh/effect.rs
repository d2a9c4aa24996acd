use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};

use super::motion::flips;

/// What an action would do.
pub(super) struct Effect {
    /// The markers that would flip, in the order in which the ring jumps them.
    pub flips: Vec<Point>,
    /// How many of them would turn white, and how many black.
    pub turned: [usize; 2],
    /// Who would have a row to take next.
    pub row: Option<Player>,
}

impl Effect {
    /// The effect of a legal action.
    pub fn of(game: &Yinsh, position: &Position, action: Action) -> Effect {
        let flips = flips(game, position, action);
        let turned = Player::BOTH.map(|player| {
            let other = position.markers(player.opponent());
            flips.iter().filter(|&&at| other.contains(at)).count()
        });
        let mut after = *position;
        game.play_unchecked(&mut after, action);
        let row = (after.phase() == Phase::Row).then(|| game.to_act(&after));
        Effect { flips, turned, row }
    }
}

/// Where the ring on a point can go.
pub(super) fn destinations(game: &Yinsh, position: &Position, ring: Point) -> Vec<Point> {
    let legal = game.legal(position).into_iter();
    legal
        .filter_map(
            |action| if let Action::Move { from, to } = action { (from == ring).then_some(to) } else { None },
        )
        .collect()
}
