//! The slow, obviously right generators: one file a game, written from the rules files alone.
//!
//! They share no code with the rules crates, so that a mistake would have to be made twice to go unseen. Every
//! rule is tested where the text states it, with its number beside it; speed is nobody's concern here.

mod kulami;
mod lyngk;
mod why;
mod yinsh;

pub use kulami::Kulami;
pub use lyngk::Lyngk;
pub use why::{Args, Witness, why_holds};
pub use yinsh::Yinsh;

/// A column counted from 0 at the left, and a row number counted from 1 at the bottom.
type Point = (i32, i32);

/// A point as docs/NOTATION.md writes it: `f6`.
fn point_text((column, row): Point) -> String {
    let letter = "abcdefghijk".chars().nth(column as usize).expect("no board has more than eleven columns");
    format!("{letter}{row}")
}

/// The point written as `text`.
fn read_point(text: &str) -> Point {
    let letter = text.chars().next().expect("a point has a column letter");
    let row = text[1..].parse().expect("a point has a row number");
    (letter as i32 - 'a' as i32, row)
}

/// The two points written as `text`, `e5-e9`.
fn read_two_points(text: &str) -> (Point, Point) {
    let (from, to) = text.split_once('-').expect("two points are joined by a hyphen");
    (read_point(from), read_point(to))
}

/// A config's options: what follows the game's name, divided at the semicolons.
fn read_options<'a>(game: &str, config: &'a str) -> Vec<&'a str> {
    let rest = config.strip_prefix(game).expect("a config starts with the name of its game");
    match rest.strip_prefix(':') {
        Some(options) => options.split(';').collect(),
        None => Vec::new(),
    }
}

/// The signs of a line of a position code, each with 0, and its numbers, each with a blank.
fn read_signs(text: &str) -> Vec<(char, i32)> {
    let mut signs: Vec<(char, i32)> = Vec::new();
    let mut in_number = false;
    for sign in text.chars() {
        match (sign.to_digit(10), signs.last_mut()) {
            (Some(digit), Some((_, number))) if in_number => *number = 10 * *number + digit as i32,
            (Some(digit), _) => signs.push((' ', digit as i32)),
            (None, _) => signs.push((sign, 0)),
        }
        in_number = sign.is_ascii_digit();
    }
    signs
}

/// Two numbers: `2-1`.
fn read_pair(text: &str) -> [i32; 2] {
    let (first, second) = text.split_once('-').expect("two numbers are joined by a hyphen");
    [first, second].map(|number| number.parse().expect("a number"))
}
