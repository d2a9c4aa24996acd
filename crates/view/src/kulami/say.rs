//! Kulami in words: what to do, what is where, what was done, and why not.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Colour, Kulami, Position, Recent, Refusal};

use super::effect::{Effect, TileEffect, name};
use super::plate::spot;
use crate::{Choice, Look, Phrase, Prompt, Spot};

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
    let Some(last) = last(game, position) else {
        let more = answer(game, look).unwrap_or_else(|| Phrase::new("kulami-more-first"));
        return Prompt { now: Phrase::new("kulami-prompt-first"), more: Some(more) };
    };
    let open = || game.board().cells_of(position.open());
    let in_row = open().any(|cell| cell.row() == last.row());
    let in_column = open().any(|cell| cell.column() == last.column());
    let column = column_letter(last);
    let now = match (game.may_swap(position), in_row, in_column) {
        (true, ..) => Phrase::new("kulami-prompt-swap").with("row", row_number(last)).with("column", column),
        (_, true, false) => Phrase::new("kulami-prompt-row").with("row", row_number(last)),
        (_, false, true) => Phrase::new("kulami-prompt-column").with("column", column),
        _ => Phrase::new("kulami-prompt-cross").with("row", row_number(last)).with("column", column),
    };
    let more = answer(game, look)
        .unwrap_or_else(|| Phrase::new("kulami-more-open").with("holes", position.open().count_ones()));
    Prompt { now, more: Some(more) }
}

/// What a touch under the pointer would do, or why it would do nothing; what the engine advises where it
/// cannot be drawn.
fn answer(game: &Kulami, look: &Look<'_, Kulami>) -> Option<Phrase> {
    let position = look.position;
    if look.aim == Some(Spot::Swap) && game.may_swap(position) {
        return Some(swap_detail(game, position));
    }
    let aimed = look.aim.and_then(cell).and_then(|cell| Some((cell, game.board().tile(cell)?)));
    let Some((cell, tile)) = aimed else {
        return (look.hint == Some(Action::Swap)).then(|| Phrase::new("kulami-hint-swap"));
    };
    match game.check(position, Action::Place(cell)) {
        Ok(()) => Effect::new(game, position, cell).map(|effect| effect.phrase()),
        // Nobody wants to put a marble on a marble: who points there asks about the tile.
        Err(Refusal::Occupied { .. }) => Some(tile_phrase(game, position, tile)),
        Err(refusal) => Some(reason(&refusal)),
    }
}

pub(super) fn choices(game: &Kulami, look: &Look<'_, Kulami>) -> Vec<Choice> {
    let offered = look.open.iter().any(|(action, _)| *action == Action::Swap);
    let swap = || Choice {
        path: vec![Spot::Swap],
        label: Phrase::new("kulami-swap"),
        detail: Some(swap_detail(game, look.position)),
    };
    offered.then(swap).into_iter().collect()
}

pub(super) fn reason(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => Phrase::new("kulami-refused-over"),
        Refusal::NoHole { cell } => Phrase::new("kulami-refused-no-hole").with("hole", cell.to_string()),
        Refusal::Occupied { cell, colour } => Phrase::new("kulami-refused-occupied")
            .with("hole", cell.to_string())
            .with("marble", marble(colour)),
        Refusal::NotInLine { cell, last } => Phrase::new("kulami-refused-not-in-line")
            .with("hole", cell.to_string())
            .with("last", last.to_string())
            .with("row", row_number(last))
            .with("column", column_letter(last)),
        Refusal::TileBarred { cell, which, marble } => match which {
            Recent::Last => Phrase::new("kulami-refused-last-tile"),
            Recent::Previous => Phrase::new("kulami-refused-previous-tile"),
        }
        .with("hole", cell.to_string())
        .with("marble", marble.to_string()),
        Refusal::SwapNotOffered => Phrase::new("kulami-refused-swap-off"),
        Refusal::SwapNotNow { placed } => Phrase::new("kulami-refused-swap-now").with("marbles", placed),
        Refusal::SwappedAlready => Phrase::new("kulami-refused-swapped"),
    }
}

pub(super) fn describe(game: &Kulami, look: &Look<'_, Kulami>, at: Spot) -> Phrase {
    let position = look.position;
    let nothing = || Phrase::new("kulami-spot-nothing").with("hole", at.to_string());
    let Some(cell) = cell(at) else {
        return match at {
            Spot::Swap => match game.check(position, Action::Swap) {
                Ok(()) => Phrase::new("kulami-spot-swap").with("detail", swap_detail(game, position)),
                Err(refusal) => reason(&refusal),
            },
            _ => nothing(),
        };
    };
    let (Some(hole), Some(tile)) = (game.board().hole(cell), game.board().tile(cell)) else {
        return nothing();
    };
    let phrase = match position.marble(hole) {
        Some(colour) => {
            let is = |which| position.recent(which) == Some(hole);
            match (is(Recent::Last), is(Recent::Previous)) {
                (true, _) => Phrase::new("kulami-spot-last"),
                (_, true) => Phrase::new("kulami-spot-previous"),
                _ => Phrase::new("kulami-spot-marble"),
            }
            .with("marble", marble(colour))
        }
        None => match game.check(position, Action::Place(cell)) {
            Ok(()) => match Effect::new(game, position, cell).filter(|_| look.completed_by(at).is_some()) {
                Some(effect) => Phrase::new("kulami-spot-open").with("effect", effect.phrase()),
                None => Phrase::new("kulami-spot-empty"),
            },
            Err(Refusal::TileBarred { .. }) => Phrase::new("kulami-spot-barred"),
            Err(Refusal::NotInLine { last, .. }) => {
                Phrase::new("kulami-spot-aside").with("last", last.to_string())
            }
            Err(_) => Phrase::new("kulami-spot-empty"),
        },
    };
    phrase.with("hole", cell.to_string()).with("tile", tile_phrase(game, position, tile))
}

pub(super) fn tile_phrase(game: &Kulami, position: &Position, tile: usize) -> Phrase {
    let count = game.breakdown(position).tiles[tile];
    let phrase = match (count.owner, count.marbles) {
        (_, [0, 0]) => return Phrase::new("kulami-tile-bare").with("size", count.holes),
        (Some(owner), _) => Phrase::new("kulami-tile-held").with("player", name(owner)),
        (None, _) => Phrase::new("kulami-tile-tied"),
    };
    phrase.with("size", count.holes).with("red", count.marbles[0]).with("black", count.marbles[1])
}

pub(super) fn tell(game: &Kulami, before: &Position, action: Action) -> Phrase {
    let player = name(before.colour(game.to_act(before)));
    let Action::Place(cell) = action else {
        let hole = last(game, before).map_or_else(String::new, |cell| cell.to_string());
        return Phrase::new("kulami-tell-swap").with("player", player).with("hole", hole);
    };
    let told = |phrase: Phrase| phrase.with("player", player.clone()).with("hole", cell.to_string());
    let Some(effect) = Effect::new(game, before, cell) else {
        return told(Phrase::new("kulami-tell-place"));
    };
    let phrase = match effect.tile {
        TileEffect::Takes => Phrase::new("kulami-tell-takes"),
        TileEffect::Frees => Phrase::new("kulami-tell-frees").with("other", name(effect.colour.other())),
        TileEffect::Holds | TileEffect::Behind => return told(Phrase::new("kulami-tell-place")),
    };
    told(phrase).with("size", effect.size).with("red", effect.points[0]).with("black", effect.points[1])
}

fn swap_detail(game: &Kulami, position: &Position) -> Phrase {
    let hole = last(game, position).map_or_else(String::new, |cell| cell.to_string());
    Phrase::new("kulami-swap-detail").with("hole", hole)
}

pub(super) fn marble(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => Phrase::new("kulami-red-marble"),
        Colour::Black => Phrase::new("kulami-black-marble"),
    }
}

/// The marble placed last.
fn last(game: &Kulami, position: &Position) -> Option<Cell> {
    position.recent(Recent::Last).map(|hole| game.board().cells()[hole])
}

/// The cell that a spot lies on, hole or not.
pub(super) fn cell(at: Spot) -> Option<Cell> {
    match at {
        Spot::Point { column, row } => Cell::new(column.into(), row.into()),
        _ => None,
    }
}

fn row_number(cell: Cell) -> String {
    (cell.row() + 1).to_string()
}

/// The first part of a cell's name.
fn column_letter(cell: Cell) -> String {
    spot(cell).to_string().chars().take(1).collect()
}
