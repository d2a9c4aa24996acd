//! What is answered to those who do not see the board.

use orrery_games::core::{Game, Player};
use orrery_games::kulami::{Action, Board, Holes, Kulami, Position};

use super::effect::Effect;
use super::{cell, reason, spot, words};
use crate::ask::{count, fact, names, number, read, span};
use crate::{Line, Phrase, Spot, View};

pub(super) fn standing(game: &Kulami, position: &Position, at: Spot) -> Option<Phrase> {
    let hole = game.board().hole(cell(at)?)?;
    position.marble(hole).map(words::marble)
}

pub(super) fn lines(game: &Kulami, at: Spot) -> Vec<Vec<Spot>> {
    let Spot::Point { column, row } = at else { return Vec::new() };
    let lines = [Line::Column(column), Line::Row(row)].map(|line| game.line(line));
    lines.into_iter().filter(|line| line.len() > 1).collect()
}

/// The tile and what lies in its holes.
pub(super) fn region(game: &Kulami, position: &Position, at: Spot) -> Vec<Phrase> {
    let Some(tile) = cell(at).and_then(|cell| game.board().tile(cell)) else { return Vec::new() };
    vec![named(game, position, tile), read(game, position, &holes(game, tile))]
}

pub(super) fn overview(game: &Kulami, position: &Position) -> Vec<Phrase> {
    (0..Board::TILES).map(|tile| named(game, position, tile)).collect()
}

/// A tile by its corners, and who holds it.
fn named(game: &Kulami, position: &Position, tile: usize) -> Phrase {
    let holes = holes(game, tile);
    let corners = holes.first().zip(holes.last()).map_or_else(String::new, |(&a, &b)| span(a, b));
    Phrase::new("kulami-ask-tile")
        .with("holes", corners)
        .with("tile", words::tile_phrase(game, position, tile))
}

fn holes(game: &Kulami, tile: usize) -> Vec<Spot> {
    spots(game, game.board().tiles()[tile])
}

/// The spots of a set of holes, from the lower left one on.
fn spots(game: &Kulami, holes: Holes) -> Vec<Spot> {
    let mut spots: Vec<Spot> = game.board().cells_of(holes).map(spot).collect();
    spots.sort_unstable();
    spots
}

pub(super) fn belongings(game: &Kulami, position: &Position, player: Player) -> Vec<Phrase> {
    let colour = position.colour(player);
    let marbles = spots(game, position.marbles(colour));
    let held = game.breakdown(position).tiles;
    let held = (0..Board::TILES).filter(|&tile| held[tile].owner == Some(colour));
    let held: Vec<Phrase> = held.map(|tile| named(game, position, tile)).collect();
    let tiles = fact(words::player(colour), Phrase::new("kulami-tiles"), number(held.len()));
    [count(words::player(colour), Phrase::new("kulami-marbles-on-board"), &marbles), tiles]
        .into_iter()
        .chain(held)
        .collect()
}

/// The tiles that somebody has put a marble on and that can still change hands, with what is open there now.
pub(super) fn threats(game: &Kulami, position: &Position) -> Vec<Phrase> {
    let counts = game.breakdown(position).tiles;
    let is_contested = |tile: &usize| {
        let [red, black] = counts[*tile].marbles;
        let free = counts[*tile].holes - red - black;
        red + black > 0 && free > 0 && red.abs_diff(black) <= free
    };
    let told = |tile: usize| {
        let open = spots(game, position.open() & game.board().tiles()[tile]);
        let tile = named(game, position, tile);
        if open.is_empty() {
            tile
        } else {
            Phrase::new("kulami-ask-open").with("tile", tile).with("holes", names(&open))
        }
    };
    let told: Vec<Phrase> = (0..Board::TILES).filter(is_contested).map(told).collect();
    if told.is_empty() { vec![Phrase::new("kulami-ask-settled")] } else { told }
}

/// What a marble there would do, or why it may not go there.
pub(super) fn ways(game: &Kulami, position: &Position, at: Spot) -> Vec<Phrase> {
    let Some(cell) = cell(at) else { return vec![Phrase::new("refused-not-here")] };
    match game.check(position, Action::Place(cell)) {
        Ok(()) => Effect::of(game, position, cell).iter().map(Effect::phrase).collect(),
        Err(refusal) => vec![reason::reason(&refusal)],
    }
}
