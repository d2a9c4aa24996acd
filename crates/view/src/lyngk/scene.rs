//! What lies on the board, and what is drawn round it.

use orrery_games::core::Game;
use orrery_games::lyngk::{Action, Lyngk, Piece, Point, Position};

use super::effect::Effect;
use super::{colour_of, point, spot};
use crate::{Art, Look, Mark, Scene, Spot, Target};

pub(super) fn scene(game: &Lyngk, look: &Look<'_, Lyngk>) -> Scene {
    let position = look.position;
    let piece = |point: Point| {
        let at = spot(point);
        crate::Piece { at, art: stack(position, point), lifted: look.picked.first() == Some(&at) }
    };
    let mut marks = Vec::new();
    past(game, look, &mut marks);
    future(look, &mut marks);
    let aimed = match look.aimed() {
        Some(Action::Move { from, to }) => Effect::of(game, position, from, to),
        _ => None,
    };
    match (&aimed, look.aim, look.hint) {
        (Some(effect), Some(aim), _) => {
            marks.push(Mark::Path(effect.path.iter().copied().map(spot).collect()));
            marks.push(Mark::Aim(aim));
        }
        (_, _, Some(hint)) => marks.extend(advice(game, position, hint)),
        _ => {}
    }
    spreads(look, aimed.as_ref(), &mut marks);
    Scene { pieces: position.occupied().map(piece).collect(), marks }
}

/// The stack on a point.
pub(super) fn stack(position: &Position, point: Point) -> Art {
    Art::Stack(position.pieces(point).collect())
}

fn past(game: &Lyngk, look: &Look<'_, Lyngk>, marks: &mut Vec<Mark>) {
    for (before, action) in look.past {
        if let (Action::Move { from, to }, Some(path)) = (*action, game.path(before, *action)) {
            marks.push(Mark::LastPath(path.iter().copied().map(spot).collect()));
            marks.push(Mark::Origin(spot(from)));
            marks.push(Mark::Last(spot(to)));
        }
    }
}

fn future(look: &Look<'_, Lyngk>, marks: &mut Vec<Mark>) {
    let targets = look.targets();
    match look.picked {
        [from, ..] => {
            let others = targets.into_iter().filter(|target| look.aim != Some(*target));
            marks.extend(others.map(|target| Mark::Target(target, Target::Piece)));
            marks.push(Mark::Selected(*from));
        }
        [] => match look.aim.filter(|aim| targets.contains(aim)) {
            Some(Spot::Claim(letter)) => {
                let stacks = colour_of(letter).map(|colour| look.position.topped_by(colour));
                marks.extend(stacks.into_iter().flatten().map(|point| Mark::Pickable(spot(point))));
            }
            Some(aim) if aim.is_point() => marks.push(Mark::Pickable(aim)),
            _ => {}
        },
    }
}

/// What is advised: the way of a move, also of one that a claim makes possible; the stacks that a claim is about.
fn advice(game: &Lyngk, position: &Position, hint: Action) -> Vec<Mark> {
    let way = |position: &Position| {
        game.check(position, hint).ok()?;
        let path = game.path(position, hint)?;
        Some(vec![Mark::Hint(path.iter().copied().map(spot).collect())])
    };
    match hint {
        Action::Move { .. } => {
            let claims = game.legal(position).into_iter().filter(|action| matches!(action, Action::Claim(_)));
            let claimed = |action| {
                let mut after = *position;
                game.play_unchecked(&mut after, action);
                after
            };
            way(position).or_else(|| claims.map(claimed).find_map(|after| way(&after))).unwrap_or_default()
        }
        Action::Claim(colour) if game.check(position, hint).is_ok() => {
            position.topped_by(colour).map(|point| Mark::Pickable(spot(point))).collect()
        }
        Action::Claim(_) | Action::Pass => Vec::new(),
    }
}

/// The stack under the pointer spread out, or the one that would be made there; all of them if so wished.
fn spreads(look: &Look<'_, Lyngk>, effect: Option<&Effect>, marks: &mut Vec<Mark>) {
    let aim = look.aim.filter(|aim| aim.is_point());
    let pieces = |point: Point| look.position.pieces(point).collect::<Vec<Piece>>();
    if look.spread {
        let high = look.position.at_least(2).filter(|&point| aim != Some(spot(point)));
        marks.extend(high.map(|point| Mark::Strip(spot(point), pieces(point))));
    }
    let (Some(at), Some(point)) = (aim, aim.and_then(point)) else { return };
    match effect {
        Some(effect) => {
            marks.push(Mark::Spread { at, pieces: effect.pieces.clone(), added: effect.added });
        }
        None if look.position.height(point) > 1 => {
            marks.push(Mark::Spread { at, pieces: pieces(point), added: 0 });
        }
        None => {}
    }
}
