//! What a first game is told, and a turn in a sentence.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Position, Yinsh};

use super::words;
use crate::{Note, Phrase, Story};

pub(super) fn note(game: &Yinsh, story: &Story<'_, Yinsh>) -> Option<Note> {
    let position = story.now();
    let player = game.to_act(position);
    let needed = u32::from(game.rings_to_win());
    match position.phase() {
        Phase::Place if position.rings(player).is_empty() => Some(Note {
            now: Some(Phrase::new("yinsh-guide-goal").with("needed", needed)),
            more: Some(Phrase::new("yinsh-guide-place")),
        }),
        Phase::Move => on_the_move(game, story),
        Phase::Row if position.removed(player) == 0 => {
            Some(Note { now: None, more: Some(Phrase::new("yinsh-guide-row").with("needed", needed)) })
        }
        Phase::Ring if position.removed(player) == 0 && needed > 1 => {
            Some(Note { now: None, more: Some(Phrase::new("yinsh-guide-ring")) })
        }
        _ => None,
    }
}

fn on_the_move(game: &Yinsh, story: &Story<'_, Yinsh>) -> Option<Note> {
    let player = game.to_act(story.now());
    let mut earlier = story.positions.iter().zip(story.actions);
    if !earlier.any(|(at, action)| matches!(action, Action::Move { .. }) && game.to_act(at) == player) {
        return Some(Note {
            now: Some(Phrase::new("yinsh-guide-move")),
            more: Some(Phrase::new("yinsh-guide-five")),
        });
    }
    let took = |at: &Position, action| matches!(action, Action::TakeRing(_)) && game.to_act(at) != player;
    if let Some((before, _)) = story.first(took) {
        let won = u32::from(before.removed(player.opponent())) + 1;
        return Some(Note {
            now: Some(
                Phrase::new("yinsh-guide-theirs")
                    .with("won", won)
                    .with("needed", u32::from(game.rings_to_win())),
            ),
            more: Some(Phrase::new("yinsh-guide-break")),
        });
    }
    story.first(|at, action| !game.flips(at, action).is_empty())?;
    Some(Note { now: Some(Phrase::new("yinsh-guide-flip")), more: Some(Phrase::new("yinsh-guide-flipped")) })
}

/// A row with its ring is one thing; anything else is told by its last action.
pub(super) fn tell_turn(game: &Yinsh, turn: &[(Position, Action)]) -> Option<Phrase> {
    let (before, last) = turn.last()?;
    let row = turn.iter().rev().find_map(|(_, action)| match action {
        Action::TakeRow { first, last } => Some((*first, *last)),
        _ => None,
    });
    let ring = turn.iter().rev().find_map(|(_, action)| match action {
        Action::TakeRing(at) => Some(*at),
        _ => None,
    });
    let (Some((from, to)), Some(ring)) = (row, ring) else { return Some(words::tell(game, before, *last)) };
    Some(
        Phrase::new("yinsh-turn-row")
            .with("player", words::player(game.to_act(before)))
            .with("from", from.to_string())
            .with("to", to.to_string())
            .with("point", ring.to_string()),
    )
}
