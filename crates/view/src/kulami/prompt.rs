//! The status line.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Kulami, Refusal};

use super::effect::Effect;
use super::{cell, reason, words};
use crate::{Look, Phrase, Prompt, Spot};

pub(super) fn prompt(game: &Kulami, look: &Look<'_, Kulami>) -> Prompt {
    let position = look.position;
    if game.is_over(position) {
        let points = game.breakdown(position).total;
        let more = Phrase::new("kulami-points").with("red", points[0]).with("black", points[1]);
        return Prompt { now: Phrase::new("kulami-prompt-over"), more: Some(more) };
    }
    if look.open.is_empty() {
        let now = match look.past.last() {
            Some((_, Action::Place(cell))) => {
                Phrase::new("kulami-prompt-placed").with("hole", cell.to_string())
            }
            Some((_, Action::Swap)) => Phrase::new("kulami-prompt-swapped"),
            None => Phrase::new("kulami-prompt-start"),
        };
        return Prompt { now, more: None };
    }
    let Some(last) = words::last(game, position) else {
        let more = answer(game, look).unwrap_or_else(|| Phrase::new("kulami-more-first"));
        return Prompt { now: Phrase::new("kulami-prompt-first"), more: Some(more) };
    };
    let open = || game.board().cells_of(position.open());
    let in_row = open().any(|cell| cell.row() == last.row());
    let in_column = open().any(|cell| cell.column() == last.column());
    let column = words::column_letter(last);
    // On a board that lies turned by a quarter, what is called a row stands upright.
    let key = match (game.may_swap(position), in_row, in_column, look.quarter) {
        (true, _, _, false) => "kulami-prompt-swap",
        (true, _, _, true) => "kulami-prompt-swap-turned",
        (_, true, false, false) => "kulami-prompt-row",
        (_, true, false, true) => "kulami-prompt-row-turned",
        (_, false, true, false) => "kulami-prompt-column",
        (_, false, true, true) => "kulami-prompt-column-turned",
        (_, _, _, false) => "kulami-prompt-cross",
        (_, _, _, true) => "kulami-prompt-cross-turned",
    };
    let now = Phrase::new(key).with("row", words::row_number(last)).with("column", column);
    let more = answer(game, look)
        .unwrap_or_else(|| Phrase::new("kulami-more-open").with("holes", position.open().len()));
    Prompt { now, more: Some(more) }
}

/// What a touch under the pointer would do, or why it would do nothing; what the engine advises where it
/// cannot be drawn.
fn answer(game: &Kulami, look: &Look<'_, Kulami>) -> Option<Phrase> {
    let position = look.position;
    if look.aim == Some(Spot::Swap) && game.may_swap(position) {
        return Some(words::swap_detail(game, position));
    }
    let aimed = look.aim.and_then(cell).and_then(|cell| Some((cell, game.board().tile(cell)?)));
    let Some((cell, tile)) = aimed else {
        return (look.hint == Some(Action::Swap)).then(|| Phrase::new("kulami-hint-swap"));
    };
    match game.check(position, Action::Place(cell)) {
        Ok(()) => Effect::of(game, position, cell).map(|effect| effect.phrase()),
        // Nobody wants to put a marble on a marble: who points there asks about the tile.
        Err(Refusal::Occupied { .. }) => Some(words::tile_phrase(game, position, tile)),
        Err(refusal) => Some(reason::reason(&refusal)),
    }
}
