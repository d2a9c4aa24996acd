//! What a first game is told, and a turn in a sentence.

use orrery_games::core::Game;
use orrery_games::lyngk::{Action, Lyngk, Position, Variant};

use super::effect::{Effect, Fate};
use super::words;
use crate::{Note, Phrase, Story};

pub(super) fn note(game: &Lyngk, story: &Story<'_, Lyngk>) -> Option<Note> {
    let position = story.now();
    let player = game.to_act(position);
    let both = |now, more| Some(Note { now: Some(now), more: Some(more) });
    if position.has_claimed() {
        let is_first = position.claims(player).count() == 1;
        let colour = position.claims(player).next().filter(|_| is_first)?;
        return Some(Note {
            now: None,
            more: Some(Phrase::new("lyngk-guide-claimed").with("colour", words::label(colour))),
        });
    }
    let own = story.positions.iter().zip(story.actions).filter(|(at, _)| game.to_act(at) == player);
    match own.filter(|(_, action)| matches!(action, Action::Move { .. })).count() {
        0 if game.variant() == Variant::Six => {
            return both(Phrase::new("lyngk-guide-goal-six"), Phrase::new("lyngk-guide-top"));
        }
        0 => return both(Phrase::new("lyngk-guide-goal"), Phrase::new("lyngk-guide-top")),
        1 => return Some(Note { now: None, more: Some(Phrase::new("lyngk-guide-once")) }),
        _ => {}
    }
    let fate = |at: &Position, action| effect(game, at, action).map(|effect| effect.fate);
    if story.first(|at, action| fate(at, action) == Some(Fate::Won)).is_some() {
        return both(Phrase::new("lyngk-guide-won"), Phrase::new("lyngk-guide-most"));
    }
    let theirs = |at: &Position, action| matches!(action, Action::Claim(_)) && game.to_act(at) != player;
    if let Some((_, Action::Claim(colour))) = story.first(theirs) {
        let told = Phrase::new("lyngk-guide-theirs").with("colour", words::label(colour));
        return both(told, Phrase::new("lyngk-guide-two"));
    }
    let is_chain =
        |at: &Position, action| effect(game, at, action).is_some_and(|effect| effect.steps().is_some());
    story.first(is_chain)?;
    both(Phrase::new("lyngk-guide-chain"), Phrase::new("lyngk-guide-chains"))
}

fn effect(game: &Lyngk, before: &Position, action: Action) -> Option<Effect> {
    match action {
        Action::Move { from, to } => Effect::of(game, before, from, to),
        Action::Claim(_) | Action::Pass => None,
    }
}

/// A claim with its move is one thing; anything else is told by its last action.
pub(super) fn tell_turn(game: &Lyngk, turn: &[(Position, Action)]) -> Option<Phrase> {
    match turn {
        [(before, Action::Claim(colour)), .., (_, Action::Move { from, to })] => Some(
            Phrase::new("lyngk-turn-claim")
                .with("player", words::player(game.to_act(before)))
                .with("colour", words::colour(*colour))
                .with("from", from.to_string())
                .with("to", to.to_string()),
        ),
        _ => turn.last().map(|(before, action)| words::tell(game, before, *action)),
    }
}
