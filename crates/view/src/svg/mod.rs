//! Scenes as SVG. Colours are the custom properties of `assets/tokens.css`, so that a page's theme reaches the board;
//! [`picture`] spells them out for those who have no stylesheet.

pub(crate) mod marks;
mod pen;
mod picture;

use crate::{Art, Frame, Piece, Scene};
use crate::{kulami, lyngk, yinsh};

pub(crate) use marks::stroke;
pub(crate) use pen::{Pen, number};
pub use picture::{Theme, picture};

/// How far a piece rises that is picked up.
pub(crate) const LIFT: f64 = 6.0;

/// A scene as SVG fragments, to be drawn over the plate in this order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layers {
    /// On the board itself: tinted and barred tiles.
    pub ground: String,
    /// Under the pieces: where the last move went, where the next one might go.
    pub under: String,
    /// The pieces.
    pub pieces: String,
    /// Over the pieces: outlines, numbers, badges.
    pub over: String,
}

/// Draws a scene. The symbols it uses are in [`defs`].
pub fn layers(frame: &Frame, scene: &Scene) -> Layers {
    let mut layers = marks::draw(frame, scene);
    let mut pieces: Vec<&Piece> = scene.pieces.iter().collect();
    pieces.sort_by(|a, b| frame.place(a.at)[1].total_cmp(&frame.place(b.at)[1]));
    for piece in pieces {
        let [x, y] = frame.place(piece.at);
        let lifted = if piece.lifted { " lifted" } else { "" };
        let (x, y) = (number(x), number(if piece.lifted { y - LIFT } else { y }));
        layers.pieces.push_str(&format!(
            "<g class=\"piece{lifted}\" data-at=\"{}\" transform=\"translate({x} {y})\">{}</g>",
            piece.at,
            art(&piece.art)
        ));
    }
    layers
}

/// A piece round the origin.
pub fn art(art: &Art) -> String {
    match art {
        Art::Ring(player) => yinsh::art::ring(*player),
        Art::Marker(player) => yinsh::art::marker(*player),
        Art::Stack(pieces) => lyngk::art::stack(pieces),
        Art::Marble(colour) => kulami::art::marble(*colour),
    }
}

/// The symbols that pieces are drawn with: once in a document, before any of them.
pub fn defs() -> String {
    format!("<defs>{}{}{}</defs>", yinsh::art::DEFS, lyngk::art::DEFS, kulami::art::DEFS)
}

/// A piece as a small picture of its own, to stand in a line of text. Needs [`defs`] in the document.
pub fn icon(piece: &Art) -> String {
    format!("<svg class=\"icon-piece\" viewBox=\"-50 -50 100 100\" aria-hidden=\"true\">{}</svg>", art(piece))
}
