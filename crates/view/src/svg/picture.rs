//! A scene as one SVG file that needs nothing else.

use crate::svg::{defs, marks, number, pieces};
use crate::{Coordinates, Facing, Gaze, Table};

const TOKENS: &str = include_str!("../../assets/tokens.css");
const BOARD: &str = include_str!("../../assets/board.css");

/// Which colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// The board as one SVG document, its colours spelled out.
pub fn picture(table: &Table, gaze: &Gaze, facing: Facing, coordinates: Coordinates, theme: Theme) -> String {
    let frame = table.frame(facing, coordinates);
    let scene = table.scene(gaze);
    let marks = marks(&frame, &scene);
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

/// The custom properties of a theme: those of the dark one replace some of the light one's.
fn tokens(theme: Theme) -> Vec<(&'static str, &'static str)> {
    let light = block(":root {");
    let dark = block(":root[data-theme=\"dark\"] {");
    match theme {
        Theme::Light => light,
        Theme::Dark => dark.into_iter().chain(light).collect(),
    }
}

fn block(opening: &str) -> Vec<(&'static str, &'static str)> {
    let body = TOKENS.split_once(opening).map_or("", |(_, rest)| rest.split('}').next().unwrap_or(""));
    let body = body.split("*/").map(|part| part.split("/*").next().unwrap_or(""));
    body.flat_map(|part| part.split(';'))
        .filter_map(|line| line.trim().split_once(':'))
        .filter(|(name, _)| name.starts_with("--"))
        .map(|(name, value)| (name.trim(), value.trim()))
        .collect()
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
    fn tokens_are_read_with_dark_before_light() {
        let find =
            |theme, name| tokens(theme).iter().find(|(token, _)| *token == name).map(|(_, value)| *value);
        assert_eq!(find(Theme::Light, "--page"), Some("#F3EFE7"));
        assert_eq!(find(Theme::Dark, "--page"), Some("#14181B"));
        assert_eq!(find(Theme::Dark, "--k-red"), Some("#B8271F"), "what is the same in both");
        assert_eq!(find(Theme::Light, "--e-nothing"), None);
    }

    #[test]
    fn values_are_spelled_out() {
        let tokens = [("--a", "1 var(--b)"), ("--b", "2")];
        assert_eq!(spell_out("x var(--a) y var(--c)", &tokens), "x 1 2 y none");
    }
}
