//! Pieces and stacks as SVG.

use orrery_games::lyngk::Piece;

use crate::Art;
use crate::svg::{Pen, number};

/// How much higher each layer lies than the one below it.
const LAYER: f64 = 9.0;
/// How far a stack sinks below its point with each layer, so that it stays about the middle of it.
const SINK: f64 = 3.8;

/// A piece as a layer of a stack (`l-il`), and with its sign as the top of one (`l-i`).
#[rustfmt::skip]
macro_rules! disc {
    ($letter:literal, $name:literal, $sign:expr) => {
        concat!(
            r#"<g id="l-"#, $letter, r#"l"><circle cy="2" r="35" fill="var(--l-"#, $name, r#"-edge)"/>"#,
            r#"<circle cy="-3.2" r="35" fill="var(--l-"#, $name, r#")" stroke="var(--l-"#, $name, r#"-edge)" stroke-width="var(--rim)"/></g>"#,
            r#"<g id="l-"#, $letter, r##""><use href="#l-"##, $letter, r#"l"/><g transform="translate(0 -3.2)" stroke-width="0" "#,
            r#"stroke-linecap="round" stroke-linejoin="round" fill="var(--l-"#, $name, r#"-sign)" stroke="var(--l-"#, $name, r#"-sign)">"#,
            $sign, r#"<circle r="30" fill="none" stroke-width="1.5" opacity=".28"/></g></g>"#,
        )
    };
}

/// The discs with their signs: sun, water, fire, leaf, night; a star for the joker. The light on the plate, and a shadow.
#[rustfmt::skip]
pub(crate) const DEFS: &str = concat!(
    r##"<radialGradient id="l-light" cx=".38" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>"##,
    r##"<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>"##,
    r#"<ellipse id="l-s" cx="2" cy="8" rx="36" ry="34" fill="var(--piece-shadow)"/>"#,
    disc!("i", "ivory", r#"<circle r="12.5" fill="none" stroke-width="4"/><circle r="3.6"/>"#),
    disc!("b", "blue",
        r#"<path d="M-15-5.5c5-7 10-7 15 0s10 7 15 0M-15 7.5c5-7 10-7 15 0s10 7 15 0" fill="none" stroke-width="4.4"/>"#),
    disc!("r", "red", r#"<path d="M0-14.5L14.5 10.8H-14.5Z" stroke-width="3"/>"#),
    disc!("g", "green",
        r#"<circle cy="-8" r="7"/><circle cx="-8" cy="4.5" r="7"/><circle cx="8" cy="4.5" r="7"/><path d="M-2 2h4l2 14h-8Z"/>"#),
    disc!("k", "black", r#"<path d="M6-14A15 15 0 1 0 14 7A12.5 12.5 0 0 1 6-14Z"/>"#),
    disc!("j", "joker", concat!(
        r#"<g stroke="var(--l-joker-fleck)"><path d="M-20-10h0M-14 20h0M14-20h0M20 14h0" stroke-width="8.5"/>"#,
        r#"<path d="M-8-24h0M24-4h0M4 25h0M-25 6h0" stroke-width="6"/><path d="M-26-18h0M27-14h0" stroke-width="4"/></g>"#,
        r#"<path d="M0-14V14M-12.1-7L12.1 7M-12.1 7L12.1-7" fill="none" stroke-width="4.6"/>"#,
    )),
);

/// A stack, bottom piece first, round the origin: all layers as rims, the top with its sign, the height in a badge.
pub(crate) fn stack(pieces: &[Piece]) -> String {
    let mut pen = Pen::default();
    let sink = SINK * pieces.len().saturating_sub(1) as f64;
    pen.put(format_args!("<use href=\"#l-s\" class=\"l-shadow\"{}/>", lowered(sink)));
    for (layer, piece) in pieces.iter().enumerate() {
        let y = sink - LAYER * layer as f64;
        let rim = if layer + 1 < pieces.len() { "l" } else { "" };
        pen.put(format_args!("<use href=\"#l-{}{rim}\"{}/>", letter(*piece), lowered(y)));
    }
    if pieces.len() > 1 {
        let y = sink - LAYER * (pieces.len() - 1) as f64 - 23.0;
        pen.put(format_args!(
            "<g transform=\"translate(27 {})\"><g class=\"l-height\"><circle r=\"15\"/><text y=\"6.6\">{}</text></g></g>",
            number(y),
            pieces.len()
        ));
    }
    pen.0.concat()
}

/// The middles of the highest and of the lowest layer of a stack of this height, from its point downwards.
pub(crate) fn ends(height: usize) -> [f64; 2] {
    let above = height.saturating_sub(1) as f64;
    [(SINK - LAYER) * above - 0.5, SINK * above + 0.5]
}

/// How far down a stack moves in the picture that lands on another, and how far that one sinks.
pub(crate) fn shifts(moved: &Art, onto: &Art) -> [f64; 2] {
    let height = |art: &Art| match art {
        Art::Stack(pieces) => pieces.len() as f64,
        _ => 0.0,
    };
    [(SINK - LAYER) * height(onto), SINK * height(moved)]
}

/// A piece drawn small, for lists of what is in a stack.
pub(super) fn small(pen: &mut Pen, piece: Piece, x: f64, y: f64, scale: &str) {
    pen.put(format_args!(
        "<use href=\"#l-{}\" transform=\"translate({} {}) scale({scale})\"/>",
        letter(piece),
        number(x),
        number(y)
    ));
}

fn letter(piece: Piece) -> char {
    piece.letter().to_ascii_lowercase()
}

/// The attribute that moves a `use` down, if it has to be moved.
fn lowered(y: f64) -> String {
    match number(y).as_str() {
        "0" => String::new(),
        y => format!(" y=\"{y}\""),
    }
}
