//! The board as SVG, drawn by `view`, and as a small picture made of points, for those who learn from them or film a game.

use orrery_games::AnyGame;
use orrery_games::core::Player;
use orrery_games::{kulami, lyngk, with_session};
use orrery_view::{Art, Coordinates, Facing, Frame, Table, Theme, ViewState, Xy, picture};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::coded::Coded;

type Colour = [f64; 3];

/// What a board looks like without pieces.
pub struct Paint {
    /// All round.
    pub ground: Colour,
    /// Between points that belong together.
    pub line: Colour,
    /// Half as wide as such a line.
    pub half: f64,
    /// A point, and how large it is.
    pub point: (Colour, f64),
}

/// How far neighbouring points lie apart.
const STEP: f64 = 100.0;
const IVORY: Colour = [250.0, 246.0, 233.0];
const COAL: Colour = [38.0, 36.0, 34.0];
const RED: Colour = [190.0, 48.0, 36.0];
const BLUE: Colour = [44.0, 92.0, 164.0];
const GREEN: Colour = [52.0, 128.0, 72.0];
const WHITE: Colour = [255.0, 255.0, 255.0];

/// The picture that the app would show.
pub fn svg(game: &AnyGame, theme: &str) -> PyResult<String> {
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        "contrast" => Theme::Contrast,
        _ => {
            return Err(PyValueError::new_err(format!(
                "the themes are light, dark and contrast, not {theme:?}"
            )));
        }
    };
    let table = Table::new(game.clone());
    Ok(picture(&table, &ViewState::default(), Facing::default(), Coordinates::Edge, theme))
}

/// Rows of points, three bytes each.
pub fn raster(game: &AnyGame, size: usize) -> PyResult<Vec<u8>> {
    let table = Table::new(game.clone());
    let frame = table.frame(Facing::default(), Coordinates::Off);
    let scene = table.scene(&ViewState::default());
    let mut canvas = with_session!(game, s => ground(&**s.game(), &frame, size));
    let mut pieces: Vec<_> = scene.pieces.iter().map(|piece| (frame.place(piece.at), &piece.art)).collect();
    pieces.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    for (at, art) in pieces {
        canvas.piece(at, art);
    }
    Ok(canvas.bytes.iter().map(|&part| part.round() as u8).collect())
}

fn ground<G: Coded>(game: &G, frame: &Frame, size: usize) -> Canvas {
    let paint = &G::PAINT;
    let window = frame.window;
    let scale = size as f64 / window.width.max(window.height);
    let mut canvas = Canvas {
        size,
        scale,
        origin: [window.left, window.top],
        bytes: paint.ground.into_iter().cycle().take(3 * size * size).collect(),
    };
    let points = frame.points();
    for (n, &(a, from)) in points.iter().enumerate() {
        for &(b, to) in &points[n..] {
            let apart = (from[0] - to[0]).hypot(from[1] - to[1]);
            if apart < 1.5 * STEP && game.is_joined(a, b) {
                canvas.line(from, to, paint.half, paint.line);
            }
        }
    }
    for &(_, at) in points {
        canvas.disc(at, paint.point.1, paint.point.0);
    }
    canvas
}

struct Canvas {
    size: usize,
    scale: f64,
    origin: Xy,
    bytes: Vec<f64>,
}

impl Canvas {
    fn piece(&mut self, at: Xy, art: &Art) {
        let of = |player: &Player| if *player == Player::First { IVORY } else { COAL };
        match art {
            Art::Ring(player) => {
                self.ring(at, 36.0, 9.0, COAL);
                self.ring(at, 36.0, 7.0, of(player));
            }
            Art::Marker(player) => self.edged(at, 26.0, of(player)),
            Art::Marble(colour) => {
                self.edged(at, 36.0, if *colour == kulami::Colour::Red { RED } else { COAL });
            }
            Art::Stack(pieces) => {
                for (layer, piece) in pieces.iter().enumerate() {
                    let colour = match piece.colour() {
                        Some(lyngk::Colour::Ivory) => IVORY,
                        Some(lyngk::Colour::Blue) => BLUE,
                        Some(lyngk::Colour::Red) => RED,
                        Some(lyngk::Colour::Green) => GREEN,
                        Some(lyngk::Colour::Black) => COAL,
                        None => WHITE,
                    };
                    let at = [at[0], at[1] - 9.0 * layer as f64];
                    self.edged(at, 35.0, colour);
                    if piece.colour().is_none() {
                        self.ring(at, 20.0, 3.0, COAL);
                    }
                }
            }
        }
    }

    fn edged(&mut self, at: Xy, radius: f64, colour: Colour) {
        let edge = if colour == COAL { [120.0; 3] } else { COAL };
        self.disc(at, radius, edge);
        self.disc(at, radius - 2.5, colour);
    }

    fn disc(&mut self, at: Xy, radius: f64, colour: Colour) {
        self.line(at, at, radius, colour);
    }

    fn line(&mut self, from: Xy, to: Xy, half: f64, colour: Colour) {
        self.paint([from, to], half, colour, |at| {
            let along = [to[0] - from[0], to[1] - from[1]];
            let length = along[0] * along[0] + along[1] * along[1];
            let part = (at[0] - from[0]) * along[0] + (at[1] - from[1]) * along[1];
            let part = if length > 0.0 { (part / length).clamp(0.0, 1.0) } else { 0.0 };
            let near = [from[0] + part * along[0], from[1] + part * along[1]];
            (at[0] - near[0]).hypot(at[1] - near[1]) - half
        });
    }

    fn ring(&mut self, at: Xy, radius: f64, half: f64, colour: Colour) {
        self.paint([at, at], radius + half, colour, |[x, y]| {
            ((x - at[0]).hypot(y - at[1]) - radius).abs() - half
        });
    }

    /// Paints where `distance` is negative, with soft edges, no farther than `beyond` from a box with these corners.
    fn paint(&mut self, corners: [Xy; 2], beyond: f64, colour: Colour, distance: impl Fn(Xy) -> f64) {
        let last = self.size as f64 - 1.0;
        let range = |axis: usize| {
            let ends = corners.map(|corner| corner[axis]);
            let low = (ends[0].min(ends[1]) - beyond - self.origin[axis]) * self.scale - 1.0;
            let high = (ends[0].max(ends[1]) + beyond - self.origin[axis]) * self.scale + 1.0;
            low.clamp(0.0, last) as usize..=high.clamp(0.0, last) as usize
        };
        let columns = range(0);
        for y in range(1) {
            for x in columns.clone() {
                let place = |n: usize, axis: usize| (n as f64 + 0.5) / self.scale + self.origin[axis];
                let cover = (0.5 - distance([place(x, 0), place(y, 1)]) * self.scale).clamp(0.0, 1.0);
                let pixel = &mut self.bytes[3 * (y * self.size + x)..][..3];
                for (part, wanted) in pixel.iter_mut().zip(colour) {
                    *part += (wanted - *part) * cover;
                }
            }
        }
    }
}
