//! Pieces and players in words, and what was done.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Point, Position, Yinsh};

use super::effect::Effect;
use super::{marker_owner, ring_owner};
use crate::Phrase;

/// What the players are called.
pub(super) fn player(player: Player) -> Phrase {
    match player {
        Player::First => Phrase::new("yinsh-white"),
        Player::Second => Phrase::new("yinsh-black"),
    }
}

/// What stands on a point.
pub(super) fn piece(position: &Position, at: Point) -> Option<Phrase> {
    Some(match (ring_owner(position, at), marker_owner(position, at)) {
        (Some(Player::First), _) => Phrase::new("yinsh-white-ring"),
        (Some(Player::Second), _) => Phrase::new("yinsh-black-ring"),
        (None, Some(Player::First)) => Phrase::new("yinsh-white-marker"),
        (None, Some(Player::Second)) => Phrase::new("yinsh-black-marker"),
        (None, None) => return None,
    })
}

/// What a move to this point would flip.
pub(super) fn flips_of_move(effect: &Effect, to: Point) -> Phrase {
    let to = to.to_string();
    match effect.turned {
        [0, 0] => Phrase::new("yinsh-more-no-flips").with("to", to),
        [white, 0] => Phrase::new("yinsh-more-flips-white").with("to", to).with("white", white),
        [0, black] => Phrase::new("yinsh-more-flips-black").with("to", to).with("black", black),
        [white, black] => Phrase::new("yinsh-more-flips")
            .with("to", to)
            .with("count", white + black)
            .with("white", white)
            .with("black", black),
    }
}

pub(super) fn tell(game: &Yinsh, before: &Position, action: Action) -> Phrase {
    let player = game.to_act(before);
    let said = match action {
        Action::Place(at) => Phrase::new("yinsh-tell-place").with("point", at.to_string()),
        Action::Move { from, to } => {
            let flips = game.flips(before, action).len();
            let said = match flips {
                0 => Phrase::new("yinsh-tell-move"),
                count => Phrase::new("yinsh-tell-jump").with("count", count),
            };
            said.with("from", from.to_string()).with("to", to.to_string())
        }
        Action::TakeRow { first, last } => {
            Phrase::new("yinsh-tell-row").with("from", first.to_string()).with("to", last.to_string())
        }
        Action::TakeRing(at) => Phrase::new("yinsh-tell-ring")
            .with("point", at.to_string())
            .with("won", u32::from(before.removed(player)) + 1)
            .with("needed", u32::from(game.rings_to_win())),
        Action::Pass => Phrase::new("yinsh-tell-pass"),
    };
    said.with("player", self::player(player))
}
