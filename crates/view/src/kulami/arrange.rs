//! A position of Kulami laid out marble by marble.

use orrery_games::core::Game;
use orrery_games::kulami::{Cell, Colour, Kulami, Setup, Spot as Content};

use super::{cell, spot, words};
use crate::arrange::{eraser, piece};
use crate::{Arrange, Art, Knob, Mark, Phrase, Piece, Scene, Spot, Tool};

/// The places of the tools that say which marbles were played last.
const LAST: usize = 2;
const PREVIOUS: usize = 3;

impl Arrange for Kulami {
    fn laid(setup: &Setup) -> Scene {
        let pieces = cells(setup).filter_map(|(cell, what)| match what {
            Content::Marble(colour) => {
                Some(Piece { at: spot(cell), art: Art::Marble(colour), lifted: false })
            }
            Content::Gap | Content::Empty => None,
        });
        let marks = setup.previous.map(|cell| Mark::LastDashed(spot(cell)));
        let marks = marks.into_iter().chain(setup.last.map(|cell| Mark::Last(spot(cell)))).collect();
        Scene { pieces: pieces.collect(), marks }
    }

    fn tools(setup: &Setup) -> Vec<Tool> {
        let left = |colour| Kulami::MARBLES as i32 - count(setup, colour);
        let marble = |colour| piece(Art::Marble(colour), words::marble(colour), left(colour));
        let point_at = |key| Tool { art: None, label: Phrase::new(key), left: None };
        let [red, black] = Colour::BOTH;
        vec![
            marble(red),
            marble(black),
            point_at("arrange-last-marble"),
            point_at("arrange-previous-marble"),
            eraser(),
        ]
    }

    fn lay(&self, setup: &mut Setup, at: Spot, tool: usize) {
        let Some(at) = cell(at) else { return };
        let Some((_, now)) =
            cells(setup).find(|(cell, _)| *cell == at).filter(|(_, now)| *now != Content::Gap)
        else {
            return;
        };
        let is_marble = now != Content::Empty;
        match (tool, Colour::BOTH.get(tool)) {
            (LAST | PREVIOUS, _) if !is_marble => return,
            (LAST, _) => {
                forget(setup, at);
                setup.last = Some(at);
            }
            (PREVIOUS, _) => {
                forget(setup, at);
                setup.previous = Some(at);
            }
            // Marbles laid in turn are taken to have been played in that order.
            (_, Some(colour)) if now != Content::Marble(*colour) => {
                put(setup, at, Content::Marble(*colour));
                forget(setup, at);
                setup.previous = setup.last.replace(at);
            }
            // The same marble again takes it away.
            _ => {
                put(setup, at, Content::Empty);
                forget(setup, at);
            }
        }
        // Whose turn it is follows from the marbles.
        let [red, black] = Colour::BOTH.map(|colour| count(setup, colour));
        setup.turn = if red > black { Colour::Black } else { Colour::Red };
        if red + black < 2 {
            setup.previous = None;
        }
        setup.swapped &= red + black > 0;
    }

    fn named(setup: &Setup, at: Spot) -> Option<Phrase> {
        let at = cell(at)?;
        let colour = cells(setup).find_map(|(cell, what)| match what {
            Content::Marble(colour) if cell == at => Some(colour),
            _ => None,
        });
        let marble = words::marble(colour?);
        Some(match at {
            at if setup.last == Some(at) => Phrase::new("arrange-is-last").with("piece", marble),
            at if setup.previous == Some(at) => Phrase::new("arrange-is-previous").with("piece", marble),
            _ => marble,
        })
    }

    fn knobs(&self, setup: &Setup) -> Vec<Knob> {
        let options = ["arrange-no", "arrange-yes"].map(Phrase::new).into();
        let swapped =
            Knob { label: Phrase::new("arrange-swapped"), options, chosen: usize::from(setup.swapped) };
        if self.config().swap { vec![swapped] } else { Vec::new() }
    }

    fn turn(&self, setup: &mut Setup, knob: usize, option: usize) {
        if knob == 0 {
            setup.swapped = option == 1;
        }
    }

    fn clear(setup: &mut Setup) {
        for place in setup.rows.iter_mut().flatten() {
            if matches!(place, Content::Marble(_)) {
                *place = Content::Empty;
            }
        }
        (setup.turn, setup.last, setup.previous, setup.swapped) = (Colour::Red, None, None, false);
    }
}

/// What lies in each cell.
fn cells(setup: &Setup) -> impl Iterator<Item = (Cell, Content)> {
    let rows = setup.rows.iter().rev().enumerate();
    rows.flat_map(|(row, spots)| {
        spots.iter().enumerate().filter_map(move |(column, what)| Some((Cell::new(column, row)?, *what)))
    })
}

fn put(setup: &mut Setup, at: Cell, what: Content) {
    let row = setup.rows.iter_mut().nth_back(at.row());
    if let Some(place) = row.and_then(|row| row.get_mut(at.column())) {
        *place = what;
    }
}

/// The marble there is neither the last any more nor the one before.
fn forget(setup: &mut Setup, at: Cell) {
    if setup.last == Some(at) {
        setup.last = setup.previous.take();
    } else if setup.previous == Some(at) {
        setup.previous = None;
    }
}

fn count(setup: &Setup, colour: Colour) -> i32 {
    cells(setup).filter(|(_, what)| *what == Content::Marble(colour)).count() as i32
}
