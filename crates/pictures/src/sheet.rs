//! A document to be drawn on: a sheet of a size in pixels.

use std::fmt::Write as _;

use orrery_view::{Art, Layers, Theme, colour, piece_in};

use crate::font::FAMILY;

/// An SVG document that is being written, its colours spelled out.
pub(crate) struct Sheet {
    theme: Theme,
    size: [f64; 2],
    head: String,
    body: String,
}

/// How a text stands at its place.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub size: f64,
    pub weight: f64,
    pub ink: &'static str,
    pub anchor: Anchor,
}

/// A rectangle on the sheet: left, top, width, height.
pub(crate) type Area = [f64; 4];

impl Sheet {
    pub fn new(theme: Theme, size: [f64; 2]) -> Sheet {
        Sheet { theme, size, head: String::new(), body: String::new() }
    }

    /// Covers the sheet with the colour of the page.
    pub fn ground(&mut self) {
        let ([width, height], page) = (self.size, colour(self.theme, "--page"));
        _ = write!(self.body, "<rect width=\"{width}\" height=\"{height}\" fill=\"{page}\"/>");
    }

    /// A board as large as fits in the middle of an area: its plate, what lies on it, or both.
    pub fn board(&mut self, layers: &Layers, [x, y, width, height]: Area, plate: bool, rest: bool) {
        self.needs(layers);
        let window = layers.window;
        let (plate, rest) =
            (if plate { layers.plate.as_str() } else { "" }, if rest { layers.rest.as_str() } else { "" });
        _ = write!(
            self.body,
            "<svg class=\"board\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"{} {} {} {}\">{plate}{rest}</svg>",
            window.left, window.top, window.width, window.height
        );
    }

    /// Takes over the styles and symbols that pieces are drawn with.
    pub fn needs(&mut self, layers: &Layers) {
        if self.head.is_empty() {
            self.head.clone_from(&layers.head);
        }
    }

    /// A piece in a square round a place. Needs the symbols.
    pub fn piece(&mut self, art: &Art, [x, y]: [f64; 2], side: f64) {
        let art = piece_in(art, self.theme);
        let scale = side / 100.0;
        _ = write!(self.body, "<g class=\"board\" transform=\"translate({x} {y}) scale({scale})\">{art}</g>");
    }

    /// A line of text, with its foot at a place.
    pub fn text(&mut self, text: &str, [x, y]: [f64; 2], kind: Type) {
        let anchor = match kind.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (ink, text) = (colour(self.theme, kind.ink), escape(text));
        let Type { size, weight, .. } = kind;
        _ = write!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" font-family=\"Inter, {FAMILY}, sans-serif\" font-size=\"{size}\" \
             font-weight=\"{weight}\" fill=\"{ink}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    /// Anything else, its colours spelled out.
    pub fn put(&mut self, element: &str) {
        self.body.push_str(element);
    }

    /// The value of a token in the theme of the sheet.
    pub fn ink(&self, name: &str) -> String {
        colour(self.theme, name)
    }

    /// The document.
    pub fn finish(self) -> String {
        let [width, height] = self.size;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">{}{}</svg>",
            self.head, self.body
        )
    }
}

/// Text as it stands in a document. What no document may hold is left out.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars().filter(|sign| !sign.is_control()) {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}
