//! The status line.

use orrery_games::core::{Game, Outcome};
use orrery_games::lyngk::{Action, Lyngk, Phase};

use super::effect::{Effect, Fate};
use super::{collected, colour_of, point, words};
use crate::{Look, Phrase, Prompt, Spot};

pub(super) fn prompt(game: &Lyngk, look: &Look<'_, Lyngk>) -> Prompt {
    if look.open.is_empty() {
        return at_rest(game, look);
    }
    let more = look.aim.and_then(|aim| answer(game, look, aim));
    Prompt { now: now(look), more: more.or_else(|| reminder(game, look)) }
}

/// When there is nothing to do: what was done, or how it ended.
fn at_rest(game: &Lyngk, look: &Look<'_, Lyngk>) -> Prompt {
    let position = look.position;
    let plain = |now| Prompt { now, more: None };
    if let Some(outcome) = game.outcome(position) {
        return plain(match outcome {
            Outcome::Win(winner) => Phrase::new("lyngk-over-win").with("player", words::player(winner)),
            Outcome::Draw => Phrase::new("lyngk-over-draw"),
        });
    }
    match look.past.last() {
        Some((before, action @ Action::Move { from, to })) => match Effect::of(game, before, *from, *to) {
            Some(effect) => Prompt { now: went(&effect), more: Some(made(&effect)) },
            None => plain(words::tell(game, before, *action)),
        },
        Some((before, action)) => plain(words::tell(game, before, *action)),
        None => plain(Phrase::new("lyngk-to-act").with("player", words::player(game.to_act(position)))),
    }
}

/// What to do now.
fn now(look: &Look<'_, Lyngk>) -> Phrase {
    let position = look.position;
    if let Some(from) = look.picked.first().copied().and_then(point) {
        return Phrase::new("lyngk-now-land").with("point", from.to_string());
    }
    match position.phase() {
        Phase::Pass => Phrase::new("lyngk-now-pass"),
        Phase::Claim => Phrase::new("lyngk-now-claim"),
        _ if position.has_claimed() => match look.past.last() {
            Some((_, Action::Claim(colour))) => {
                Phrase::new("lyngk-now-claimed").with("colour", words::label(*colour))
            }
            _ => Phrase::new("lyngk-now-move"),
        },
        _ if look.targets().iter().any(|target| matches!(target, Spot::Claim(_))) => {
            Phrase::new("lyngk-now-move-or-claim")
        }
        _ => Phrase::new("lyngk-now-move"),
    }
}

/// What else there is to know where nothing is aimed at.
fn reminder(game: &Lyngk, look: &Look<'_, Lyngk>) -> Option<Phrase> {
    let position = look.position;
    let Some(from) = look.picked.first().copied().and_then(point) else {
        let claims = look.targets().iter().filter(|target| matches!(target, Spot::Claim(_))).count();
        let player = game.to_act(position);
        return (claims > 0)
            .then(|| Phrase::new("lyngk-claims-left").with("claims", position.claims_left(player)));
    };
    let top = position.top(from)?.colour()?;
    Some(match position.owner(top) {
        None => Phrase::new("lyngk-how-neutral").with("colour", words::label(top)),
        Some(_) => Phrase::new("lyngk-how-own").with("colour", words::label(top)),
    })
}

/// What a touch of `aim` would do, or what stands there.
fn answer(game: &Lyngk, look: &Look<'_, Lyngk>, aim: Spot) -> Option<Phrase> {
    let position = look.position;
    match look.completed_by(aim) {
        Some(Action::Move { from, to }) => {
            let effect = Effect::of(game, position, from, to)?;
            return Some(match effect.steps() {
                None => made(&effect),
                Some(steps) => Phrase::new("lyngk-by").with("steps", steps).with("result", made(&effect)),
            });
        }
        Some(Action::Claim(colour)) => {
            let phrase = match collected(game, position, colour).count() {
                0 => Phrase::new("lyngk-would-claim"),
                collected => Phrase::new("lyngk-would-collect").with("collected", collected),
            };
            let stacks = position.topped_by(colour).len();
            return Some(phrase.with("colour", words::label(colour)).with("stacks", stacks));
        }
        Some(Action::Pass) => return Some(Phrase::new("lyngk-would-pass")),
        None => {}
    }
    match aim {
        Spot::Point { .. } => {
            let point = point(aim)?;
            let pieces = words::pieces(position.pieces(point));
            let starts = |path: &[Spot]| look.picked.is_empty() && path.first() == Some(&aim);
            let ways = look.open.iter().filter(|(_, path)| starts(path)).count();
            match (position.height(point), ways) {
                (0, _) | (1, 0) => None,
                (1, _) => Some(Phrase::new("lyngk-there-piece").with("piece", pieces).with("ways", ways)),
                (height, 0) => Some(Phrase::new("lyngk-there").with("height", height).with("pieces", pieces)),
                (height, _) => Some(
                    Phrase::new("lyngk-there-stack")
                        .with("height", height)
                        .with("pieces", pieces)
                        .with("ways", ways),
                ),
            }
        }
        Spot::Claim(letter) => {
            let colour = colour_of(letter)?;
            let owner = position.owner(colour)?;
            Some(
                Phrase::new("lyngk-claimed-by")
                    .with("player", words::player(owner))
                    .with("colour", words::colour(colour)),
            )
        }
        Spot::Pass | Spot::Swap => None,
    }
}

/// How a stack went, as a sentence.
fn went(effect: &Effect) -> Phrase {
    let [from, to] = [effect.path.first(), effect.path.last()].map(|point| point.map(ToString::to_string));
    let phrase = match effect.steps() {
        None => Phrase::new("lyngk-went"),
        Some(steps) => Phrase::new("lyngk-went-by").with("steps", steps),
    };
    phrase
        .with("colour", words::label(effect.top))
        .with("from", from.unwrap_or_default())
        .with("to", to.unwrap_or_default())
}

/// What a move makes and what becomes of it, as sentences.
fn made(effect: &Effect) -> Phrase {
    let phrase = match effect.fate {
        Fate::Stands => {
            Phrase::new("lyngk-made").with("pieces", words::pieces(effect.pieces.iter().copied()))
        }
        Fate::Won => Phrase::new("lyngk-made-won"),
        Fate::WinsGame => Phrase::new("lyngk-made-win"),
        Fate::Obstacle => Phrase::new("lyngk-made-obstacle"),
        Fate::Waits => Phrase::new("lyngk-made-waits").with("colour", words::colour(effect.top)),
    };
    phrase.with("height", effect.height())
}
