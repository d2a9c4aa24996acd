//! What a marble would do, counted and in words.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Colour, Kulami, Position};

use super::words;
use crate::Phrase;

/// What comes of a marble.
pub(super) struct Effect {
    /// Whose marble it is.
    pub colour: Colour,
    /// What it does to its tile.
    pub tile: TileEffect,
    /// How many holes the tile has.
    pub size: u32,
    /// The points afterwards, red's first.
    pub points: [i32; 2],
    /// The length of the lines it makes or lengthens, if lines count.
    line: Option<i32>,
    /// How many holes are open to the next marble.
    replies: u32,
}

/// What a marble does to its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TileEffect {
    /// Nobody held it, now its owner does.
    Takes,
    /// The opponent held it, now nobody does.
    Frees,
    /// Its owner held it already.
    Holds,
    /// The opponent holds it all the same.
    Behind,
}

impl Effect {
    /// What a marble in the hole at `cell`, legal there, does to the position before it.
    pub fn of(game: &Kulami, before: &Position, cell: Cell) -> Option<Effect> {
        let board = game.board();
        let tile = board.tile(cell)?;
        let mut after = *before;
        game.play_unchecked(&mut after, Action::Place(cell));
        let colour = before.turn();
        let (was, is) = (game.breakdown(before), game.breakdown(&after));
        let tile_effect = match (was.tiles[tile].owner, is.tiles[tile].owner) {
            (Some(owner), _) if owner == colour => TileEffect::Holds,
            (Some(_), None) => TileEffect::Frees,
            (Some(_), Some(_)) => TileEffect::Behind,
            (None, _) => TileEffect::Takes,
        };
        let through = is.lines.iter().filter(|line| line.cells.contains(&cell));
        let line = through.map(|line| line.cells.len() as i32).max();
        Some(Effect {
            colour,
            tile: tile_effect,
            size: is.tiles[tile].holes,
            points: is.total,
            line: line.filter(|_| game.config().scoring.lines),
            replies: after.open().len(),
        })
    }

    /// In full sentences: the tile and the score, a line, and what is left to the opponent.
    pub fn phrase(&self) -> Phrase {
        let opponent = self.colour.other();
        let tile = match self.tile {
            TileEffect::Takes => Phrase::new("kulami-effect-takes"),
            TileEffect::Frees => Phrase::new("kulami-effect-frees").with("player", words::player(opponent)),
            TileEffect::Holds => Phrase::new("kulami-effect-holds"),
            TileEffect::Behind => Phrase::new("kulami-effect-behind").with("player", words::player(opponent)),
        };
        let tile = tile.with("red", self.points[0]).with("black", self.points[1]);
        let next = match self.replies {
            0 => Phrase::new("kulami-effect-end"),
            holes => Phrase::new("kulami-effect-replies")
                .with("player", words::player(opponent))
                .with("holes", holes),
        };
        match self.line {
            None => Phrase::new("kulami-effect").with("tile", tile).with("next", next),
            Some(length) => {
                let line = Phrase::new("kulami-effect-line").with("length", length);
                Phrase::new("kulami-effect-with-line")
                    .with("tile", tile)
                    .with("line", line)
                    .with("next", next)
            }
        }
    }
}
