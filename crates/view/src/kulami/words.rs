//! Players, marbles and tiles in words, and what was done.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Colour, Kulami, Position, Recent};

use super::effect::{Effect, TileEffect};
use super::spot;
use crate::Phrase;

/// The player of a colour, as the subject of a sentence.
pub(super) fn player(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => Phrase::new("kulami-red"),
        Colour::Black => Phrase::new("kulami-black"),
    }
}

pub(super) fn marble(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => Phrase::new("kulami-red-marble"),
        Colour::Black => Phrase::new("kulami-black-marble"),
    }
}

pub(super) fn tile_phrase(game: &Kulami, position: &Position, tile: usize) -> Phrase {
    let count = game.breakdown(position).tiles[tile];
    let phrase = match (count.owner, count.marbles) {
        (_, [0, 0]) => return Phrase::new("kulami-tile-bare").with("size", count.holes),
        (Some(owner), _) => Phrase::new("kulami-tile-held").with("player", player(owner)),
        (None, _) => Phrase::new("kulami-tile-tied"),
    };
    phrase.with("size", count.holes).with("red", count.marbles[0]).with("black", count.marbles[1])
}

pub(super) fn swap_detail(game: &Kulami, position: &Position) -> Phrase {
    let hole = last(game, position).map_or_else(String::new, |cell| cell.to_string());
    Phrase::new("kulami-swap-detail").with("hole", hole)
}

/// The marble placed last.
pub(super) fn last(game: &Kulami, position: &Position) -> Option<Cell> {
    position.recent(Recent::Last).map(|hole| game.board().cell(hole))
}

pub(super) fn row_number(cell: Cell) -> String {
    (cell.row() + 1).to_string()
}

/// The first part of a cell's name.
pub(super) fn column_letter(cell: Cell) -> String {
    spot(cell).to_string().chars().take(1).collect()
}

pub(super) fn tell(game: &Kulami, before: &Position, action: Action) -> Phrase {
    let who = player(before.colour(game.to_act(before)));
    let Action::Place(cell) = action else {
        let hole = last(game, before).map_or_else(String::new, |cell| cell.to_string());
        return Phrase::new("kulami-tell-swap").with("player", who).with("hole", hole);
    };
    let told = |phrase: Phrase| phrase.with("player", who.clone()).with("hole", cell.to_string());
    let Some(effect) = Effect::of(game, before, cell) else {
        return told(Phrase::new("kulami-tell-place"));
    };
    let phrase = match effect.tile {
        TileEffect::Takes => Phrase::new("kulami-tell-takes"),
        TileEffect::Frees => Phrase::new("kulami-tell-frees").with("other", player(effect.colour.other())),
        TileEffect::Holds | TileEffect::Behind => return told(Phrase::new("kulami-tell-place")),
    };
    told(phrase).with("size", effect.size).with("red", effect.points[0]).with("black", effect.points[1])
}
