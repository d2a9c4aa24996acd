//! What turns bring about that decides games: tiles that are taken, or taken from somebody.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Kulami, Position};

use super::effect::{Effect, TileEffect};
use super::words;
use crate::why::Feat;

/// What a whole turn brings about.
pub(super) fn feats(game: &Kulami, turn: &[(Position, Action)], after: &Position) -> Vec<Feat> {
    let Some((first, _)) = turn.first() else { return Vec::new() };
    let player = game.to_act(first);
    let who = words::player(first.colour(player));
    let win = Feat::win(game, after, player, who.clone());
    let of_action = |(before, action): &(Position, Action)| {
        let Action::Place(cell) = *action else { return None };
        let effect = Effect::of(game, before, cell)?;
        let keys = match effect.tile {
            TileEffect::Takes => ["why-kulami-takes", "why-missed-kulami-takes"],
            TileEffect::Frees => ["why-kulami-frees", "why-missed-kulami-frees"],
            TileEffect::Holds | TileEffect::Behind => return None,
        };
        let who = who.clone();
        let args =
            vec![("player", who.into()), ("hole", cell.to_string().into()), ("size", effect.size.into())];
        Some(Feat { weight: 10 * effect.size, keys, args })
    };
    turn.iter().filter_map(of_action).chain(win).collect()
}
