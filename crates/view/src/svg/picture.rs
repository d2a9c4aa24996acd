//! A scene as one SVG file that needs nothing else.

use crate::svg::{Theme, art, defs, number, pieces, tokens};
use crate::{Art, Coordinates, Facing, Mark, Table, ViewState, Window};

const BOARD: &str = include_str!("../../assets/board.css");

/// A board as the layers of which a picture is put together, colours spelled out.
#[derive(Clone, PartialEq, Debug)]
pub struct Layers {
    /// What part of the plane the board takes.
    pub window: Window,
    /// The style sheet, and the symbols that pieces are drawn with: once in a document, before everything else.
    pub head: String,
    /// The board without pieces: the same for a whole game, as long as nobody turns it.
    pub plate: String,
    /// Marks and pieces.
    pub rest: String,
}

impl Layers {
    /// Draws the layers of a board with those of its marks that are wanted.
    pub fn draw(
        table: &Table,
        view_state: &ViewState,
        facing: Facing,
        coordinates: Coordinates,
        theme: Theme,
        wanted: impl Fn(&Mark) -> bool,
    ) -> Layers {
        let frame = table.frame(facing, coordinates);
        let mut scene = table.scene(view_state);
        scene.marks.retain(wanted);
        let marks = table.marks(&frame, &scene);
        let tokens = tokens(theme);
        let rest = [marks.ground, marks.under, pieces(&frame, &scene.pieces), marks.over];
        Layers {
            window: frame.window,
            head: spell_out(&format!("<style>{BOARD}</style>{}", defs()), &tokens),
            plate: spell_out(&table.plate(&frame), &tokens),
            rest: spell_out(&rest.map(|layer| layer.concat()).concat(), &tokens),
        }
    }
}

/// The board as one SVG document, its colours spelled out.
pub fn picture(
    table: &Table,
    view_state: &ViewState,
    facing: Facing,
    coordinates: Coordinates,
    theme: Theme,
) -> String {
    let Layers { window, head, plate, rest } =
        Layers::draw(table, view_state, facing, coordinates, theme, |_| true);
    let [left, top, width, height] = [window.left, window.top, window.width, window.height].map(number);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\">\
         {head}{plate}{rest}</svg>"
    )
}

/// A piece round the origin, as [`art`](crate::art) draws it, its colours spelled out.
pub fn piece_in(piece: &Art, theme: Theme) -> String {
    spell_out(&art(piece), &tokens(theme))
}

/// The value of a custom property in a theme, `--ink` for instance; `none` if there is no such.
pub fn colour(theme: Theme, name: &str) -> String {
    spell_out(&format!("var({name})"), &tokens(theme))
}

/// Replaces each `var(--name)` by its value; values may hold further ones.
fn spell_out(text: &str, tokens: &[(&str, &str)]) -> String {
    let mut spelled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("var(") {
        spelled.push_str(before);
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        let value = tokens.iter().find(|(token, _)| *token == name).map_or("none", |(_, value)| *value);
        spelled.push_str(&plain(&spell_out(value, tokens)));
        rest = after;
    }
    spelled + rest
}

/// A colour as every reader of SVG knows it: `rgb(1 2 3 / .4)` is `rgba(1,2,3,.4)`.
fn plain(value: &str) -> String {
    let parts = value.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix(')')?.split_once('/'));
    parts.map_or_else(
        || value.to_owned(),
        |(colour, alpha)| {
            let colour: Vec<&str> = colour.split_whitespace().collect();
            format!("rgba({},{})", colour.join(","), alpha.trim())
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_spelled_out() {
        let tokens = [("--a", "1 var(--b)"), ("--b", "2")];
        assert_eq!(spell_out("x var(--a) y var(--c)", &tokens), "x 1 2 y none");
        let tokens = [("--a", "rgb(1 2 3 / .4)"), ("--b", "rgb(1 2 3)")];
        assert_eq!(spell_out("var(--a) var(--b)", &tokens), "rgba(1,2,3,.4) rgb(1 2 3)");
    }
}
