//! What turns bring about that decides games: rows with their rings, and markers that change sides.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Position, Yinsh};

use super::effect::Effect;
use super::words;
use crate::why::Feat;

/// So many markers more than one loses are worth a word.
const MANY_FLIPS: usize = 3;

/// What a whole turn brings about.
pub(super) fn feats(game: &Yinsh, turn: &[(Position, Action)], after: &Position) -> Vec<Feat> {
    let Some((first, _)) = turn.first() else { return Vec::new() };
    let player = game.to_act(first);
    let who = words::player(player);
    let mut feats: Vec<Feat> = Feat::win(game, after, player, who.clone()).into_iter().collect();
    for (before, action) in turn {
        match *action {
            Action::TakeRow { first, last } => feats.push(Feat {
                weight: 100,
                keys: ["why-yinsh-row", "why-missed-yinsh-row"],
                args: vec![
                    ("player", who.clone().into()),
                    ("from", first.to_string().into()),
                    ("to", last.to_string().into()),
                    ("won", i32::from(after.removed(player)).into()),
                    ("needed", i32::from(game.rings_to_win()).into()),
                ],
            }),
            Action::Move { .. } => {
                let turned = Effect::of(game, before, *action).turned;
                let (mine, theirs) = (turned[player.index()], turned[player.opponent().index()]);
                if mine >= theirs + MANY_FLIPS {
                    feats.push(Feat {
                        weight: 10 + (mine - theirs) as u32,
                        keys: ["why-yinsh-flips", "why-missed-yinsh-flips"],
                        args: vec![("player", who.clone().into()), ("count", mine.into())],
                    });
                }
            }
            _ => {}
        }
    }
    feats
}
