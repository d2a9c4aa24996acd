//! What turns bring about that decides games: stacks that are won, and colours that are claimed.

use orrery_games::core::Game;
use orrery_games::lyngk::{Action, Lyngk, Position};

use super::effect::{Effect, Fate};
use super::words;
use crate::why::Feat;

/// What a whole turn brings about.
pub(super) fn feats(game: &Lyngk, turn: &[(Position, Action)], after: &Position) -> Vec<Feat> {
    let Some((first, _)) = turn.first() else { return Vec::new() };
    let player = game.to_act(first);
    let who = words::player(player);
    let mut feats: Vec<Feat> = Feat::win(game, after, player, who.clone()).into_iter().collect();
    for (before, action) in turn {
        match *action {
            Action::Move { from, to } => {
                let fate = Effect::of(game, before, from, to).map(|effect| effect.fate);
                if matches!(fate, Some(Fate::Won | Fate::WinsGame)) {
                    feats.push(Feat {
                        weight: 100,
                        keys: ["why-lyngk-stack", "why-missed-lyngk-stack"],
                        args: vec![
                            ("player", who.clone().into()),
                            ("from", from.to_string().into()),
                            ("to", to.to_string().into()),
                            ("height", game.limit().into()),
                        ],
                    });
                }
            }
            Action::Claim(colour) => feats.push(Feat {
                weight: 40,
                keys: ["why-lyngk-claim", "why-missed-lyngk-claim"],
                args: vec![("player", who.clone().into()), ("colour", words::colour(colour).into())],
            }),
            Action::Pass => {}
        }
    }
    feats
}
