//! A scene as one SVG file that needs nothing else.

use crate::svg::{Theme, defs, number, pieces, tokens};
use crate::{Coordinates, Facing, Table, ViewState};

const BOARD: &str = include_str!("../../assets/board.css");

/// The board as one SVG document, its colours spelled out.
pub fn picture(
    table: &Table,
    view_state: &ViewState,
    facing: Facing,
    coordinates: Coordinates,
    theme: Theme,
) -> String {
    let frame = table.frame(facing, coordinates);
    let scene = table.scene(view_state);
    let marks = table.marks(&frame, &scene);
    let window = frame.window;
    let [left, top, width, height] = [window.left, window.top, window.width, window.height].map(number);
    let body = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\">\
         <style>{BOARD}</style>{}{}{}{}{}{}</svg>",
        defs(),
        table.plate(&frame),
        marks.ground.concat(),
        marks.under.concat(),
        pieces(&frame, &scene.pieces).concat(),
        marks.over.concat(),
    );
    spell_out(&body, &tokens(theme))
}

/// Replaces each `var(--name)` by its value; values may hold further ones.
fn spell_out(text: &str, tokens: &[(&str, &str)]) -> String {
    let mut spelled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("var(") {
        spelled.push_str(before);
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        let value = tokens.iter().find(|(token, _)| *token == name).map_or("none", |(_, value)| *value);
        spelled.push_str(&spell_out(value, tokens));
        rest = after;
    }
    spelled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_spelled_out() {
        let tokens = [("--a", "1 var(--b)"), ("--b", "2")];
        assert_eq!(spell_out("x var(--a) y var(--c)", &tokens), "x 1 2 y none");
    }
}
