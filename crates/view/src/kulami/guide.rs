//! What a first game is told, and a turn in a sentence.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Kulami, Position};

use super::effect::{Effect, TileEffect};
use super::words;
use crate::{Note, Phrase, Story};

/// With so few open holes the end is near.
const FEW: u32 = 3;

pub(super) fn note(game: &Kulami, story: &Story<'_, Kulami>) -> Option<Note> {
    let position = story.now();
    let player = game.to_act(position);
    let own = || {
        let all = story.positions.iter().zip(story.actions.iter().copied());
        all.filter(|(at, _)| game.to_act(at) == player)
    };
    match own().count() {
        0 => return Some(Note { now: Some(Phrase::new("kulami-guide-goal")), more: None }),
        1 => return Some(Note { now: None, more: Some(Phrase::new("kulami-guide-barred")) }),
        2 => return Some(held(game, own().next_back())),
        _ => {}
    }
    let near = |at: &Position| at.open().len() <= FEW;
    let is_first = near(position) && !own().any(|(at, _)| near(at));
    is_first.then(|| Note { now: None, more: Some(Phrase::new("kulami-guide-end")) })
}

/// What it means to hold a tile, told after a marble that has won one.
fn held(game: &Kulami, last: Option<(&Position, Action)>) -> Note {
    let effect = match last {
        Some((at, Action::Place(cell))) => Effect::of(game, at, cell),
        _ => None,
    };
    let taken = effect.filter(|effect| effect.tile == TileEffect::Takes);
    Note {
        now: taken.map(|effect| Phrase::new("kulami-guide-taken").with("size", effect.size)),
        more: Some(Phrase::new("kulami-guide-held")),
    }
}

pub(super) fn tell_turn(game: &Kulami, turn: &[(Position, Action)]) -> Option<Phrase> {
    turn.last().map(|(before, action)| words::tell(game, before, *action))
}
