//! What lies on the board and what is drawn on it.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Colour, Holes, Kulami, Position, Recent};

use super::spot;
use crate::{Art, Look, Mark, Piece, Scene, Spot, Tally, Target};

pub(super) fn scene(game: &Kulami, look: &Look<'_, Kulami>) -> Scene {
    let position = look.position;
    let board = game.board();
    let marbles = |colour| {
        let cells = board.cells_of(position.marbles(colour));
        cells.map(move |cell| Piece { at: spot(cell), art: Art::Marble(colour), lifted: false })
    };
    let pieces = Colour::BOTH.into_iter().flat_map(marbles).collect();
    let mut marks = Vec::new();
    tiles(game, look, &mut marks);
    if !game.is_over(position) {
        cross(game, position, &mut marks);
    }
    tally(game, look, &mut marks);
    // The score is the last thing drawn on a board: nothing else should cross it. But where somebody found no hole, the last
    // marbles and the tiles they bar say why.
    if look.tally == Tally::Tiles || is_stuck(game, position) {
        recent(game, position, &mut marks);
    }
    future(position, look, &mut marks);
    Scene { pieces, marks }
}

/// Who holds each tile, with the aimed marble if there is one, and which tiles are barred now.
fn tiles(game: &Kulami, look: &Look<'_, Kulami>, marks: &mut Vec<Mark>) {
    let board = game.board();
    let holes = |tile: Holes| -> Vec<Spot> { board.cells_of(tile).map(spot).collect() };
    let mut seen = *look.position;
    if let Some(action) = look.aimed() {
        game.play_unchecked(&mut seen, action);
    }
    for (tile, count) in board.tiles().iter().zip(game.breakdown(&seen).tiles) {
        marks.extend(count.owner.map(|owner| Mark::TileOwner(holes(*tile), owner)));
    }
    if !game.is_over(look.position) || is_stuck(game, look.position) {
        let recent =
            [Recent::Last, Recent::Previous].into_iter().filter_map(|which| look.position.recent(which));
        marks.extend(recent.map(|hole| Mark::Barred(holes(board.tile_round(hole)))));
    }
}

/// Whether it ended because somebody had no hole to play in.
fn is_stuck(game: &Kulami, position: &Position) -> bool {
    game.is_over(position) && position.placed() < 2 * Kulami::MARBLES
}

/// The row and the column of the last marble, from their first hole to their last.
fn cross(game: &Kulami, position: &Position, marks: &mut Vec<Mark>) {
    let board = game.board();
    let Some(last) = position.recent(Recent::Last).map(|hole| board.cell(hole)) else { return };
    let lines: [fn(&Cell, &Cell) -> bool; 2] = [|a, b| a.row() == b.row(), |a, b| a.column() == b.column()];
    for in_line in lines {
        let mut line = board.cells().iter().copied().filter(|cell| in_line(cell, &last));
        if let (Some(first), Some(end)) = (line.next(), line.next_back()) {
            marks.push(Mark::Cross(spot(first), spot(end)));
        }
    }
}

/// The marble placed last, and the one before it.
fn recent(game: &Kulami, position: &Position, marks: &mut Vec<Mark>) {
    let place = |which| position.recent(which).map(|hole| spot(game.board().cell(hole)));
    marks.extend(place(Recent::Previous).map(Mark::LastDashed));
    marks.extend(place(Recent::Last).map(Mark::Last));
}

/// What can be done, what would come of it, and what the engine would do.
fn future(position: &Position, look: &Look<'_, Kulami>, marks: &mut Vec<Mark>) {
    // A mark in all 64 holes would only hide the board; the status line says that the first marble may go anywhere.
    if position.placed() > 0 {
        let targets = look.targets().into_iter().filter(|&spot| spot.is_point() && look.aim != Some(spot));
        marks.extend(targets.map(|spot| Mark::Target(spot, Target::Hole)));
    }
    if let Some(Action::Place(cell)) = look.aimed() {
        marks.push(Mark::Ghost(spot(cell), Art::Marble(position.turn())));
        marks.push(Mark::Aim(spot(cell)));
    }
    if let Some(Action::Place(cell)) = look.hint {
        marks.push(Mark::Hint(vec![spot(cell)]));
    }
}

/// The parts of the score besides the tiles. Asked for all, only what counts in this game.
fn tally(game: &Kulami, look: &Look<'_, Kulami>, marks: &mut Vec<Mark>) {
    let scoring = game.config().scoring;
    let (area, lines) = match look.tally {
        Tally::Tiles => return,
        Tally::Area => (true, false),
        Tally::Lines => (false, true),
        Tally::All => (scoring.area, scoring.lines),
    };
    let breakdown = game.breakdown(look.position);
    if area {
        for (colour, cells) in Colour::BOTH.into_iter().zip(&breakdown.areas) {
            marks.push(Mark::Area(cells.iter().copied().map(spot).collect(), colour));
        }
    }
    if lines {
        for line in &breakdown.lines {
            if let (Some(&from), Some(&to)) = (line.cells.first(), line.cells.last()) {
                marks.push(Mark::Line { from: spot(from), to: spot(to), points: line.cells.len() as i32 });
            }
        }
    }
}
