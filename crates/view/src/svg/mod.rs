//! Scenes as SVG. Colours are the custom properties of `assets/tokens.css`, so that a page's theme reaches the board;
//! [`picture`] spells them out for those who have no stylesheet.

pub(crate) mod advice;
pub(crate) mod marks;
mod pen;
mod picture;
mod tokens;

use crate::{Art, Frame, Piece};
use crate::{kulami, lyngk, yinsh};

pub(crate) use marks::{marks, stroke};
pub(crate) use pen::{Pen, number};
pub use picture::{Layers, colour, picture, piece_in};
pub use tokens::Theme;
pub(crate) use tokens::tokens;

/// How far a piece rises that is picked up.
pub(crate) const LIFT: f64 = 6.0;

/// The marks of a scene as SVG elements, to be drawn in this order, the pieces between `under` and `over`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    /// On the board itself: tinted and barred tiles.
    pub ground: Vec<String>,
    /// Under the pieces: where the last move went, where the next one might go.
    pub under: Vec<String>,
    /// Over the pieces: outlines, numbers, badges.
    pub over: Vec<String>,
}

/// Draws pieces, an element for each, from back to front. The symbols they use are in [`defs`].
pub fn pieces<'a>(frame: &Frame, pieces: impl IntoIterator<Item = &'a Piece>) -> Vec<String> {
    let mut pieces: Vec<&Piece> = pieces.into_iter().collect();
    pieces.sort_by(|a, b| frame.place(a.at)[1].total_cmp(&frame.place(b.at)[1]));
    let element = |piece: &Piece| {
        let [x, y] = frame.place(piece.at);
        let lifted = if piece.lifted { " lifted" } else { "" };
        let (x, y) = (number(x), number(if piece.lifted { y - LIFT } else { y }));
        let (at, art) = (piece.at, art(&piece.art));
        format!("<g class=\"piece{lifted}\" data-at=\"{at}\" transform=\"translate({x} {y})\">{art}</g>")
    };
    pieces.into_iter().map(element).collect()
}

/// What makes one list of elements into another: first those at these places of the old one go, then those at these
/// places of the new one come, in this order.
pub fn changes<T: PartialEq>(old: &[T], new: &[T]) -> (Vec<usize>, Vec<usize>) {
    let (mut gone, mut come) = (Vec::new(), Vec::new());
    let mut rest = new.iter().enumerate();
    for (place, element) in old.iter().enumerate() {
        // An element stays where it comes later in the new list, after everything that has stayed.
        match rest.clone().position(|(_, other)| other == element) {
            Some(before) => {
                come.extend(rest.by_ref().take(before).map(|(place, _)| place));
                rest.next();
            }
            None => gone.push(place),
        }
    }
    gone.reverse();
    come.extend(rest.map(|(place, _)| place));
    (gone, come)
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

#[cfg(test)]
mod tests {
    use super::changes;

    #[test]
    fn changes_make_one_list_into_another() {
        let lists: [&[u8]; 8] =
            [b"", b"a", b"abc", b"abcdef", b"xbcdyf", b"fedcba", b"aabbaa", b"abababcacba"];
        for (old, new) in lists.iter().flat_map(|old| lists.map(|new| (*old, new))) {
            let mut list = old.to_vec();
            let (gone, come) = changes(old, new);
            for place in &gone {
                list.remove(*place);
            }
            for place in &come {
                list.insert(*place, new[*place]);
            }
            assert_eq!(list, new);
            assert!(old != new || gone.len() + come.len() == 0, "what is the same stays");
        }
        assert_eq!(changes(b"abcdef", b"xbcdyf"), (vec![4, 0], vec![0, 4]), "nothing else is touched");
    }
}
