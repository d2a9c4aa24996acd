//! YINSH as people see and touch it.

mod positions;
mod properties;

use std::collections::BTreeSet;

use orrery_games::AnyGame;
use orrery_games::core::{Game, Rng};
use orrery_games::yinsh::{Action, Config, Point, Position, Yinsh};
use orrery_view::{
    Arg, Coordinates, Facing, Frame, Mark, Phrase, Spot, Table, Tally, Touch, View, ViewState,
};

const ACTING: ViewState =
    ViewState { acting: true, aim: None, tally: Tally::Tiles, hint: None, spread: false, quarter: false };
const MESSAGES: &str = include_str!("../../../../locales/en/yinsh.ftl");

fn yinsh(config: &str) -> Yinsh {
    Yinsh::new(&config.parse::<Config>().expect("a config")).expect("a game")
}

fn spot(name: &str) -> Spot {
    name.parse().expect("a spot")
}

fn spot_of(point: Point) -> Spot {
    spot(&point.to_string())
}

fn played(action: &str) -> Touch {
    Touch::Played(action.to_owned())
}

fn facings() -> impl Iterator<Item = Facing> {
    (0..6).flat_map(|turns| [false, true].map(|flipped| Facing { turns, flipped }))
}

fn frame(facing: Facing) -> Frame {
    yinsh("yinsh").frame(facing, Coordinates::Edge)
}

/// Plays random games and shows every position, with the action played in it.
fn each_position(games: u64, mut show: impl FnMut(&Yinsh, &Position, Option<Action>)) {
    for seed in 0..games {
        let game = yinsh(if seed % 4 == 3 { "yinsh:blitz" } else { "yinsh" });
        let mut rng = Rng::new(seed);
        let mut position = game.start();
        while !game.is_over(&position) {
            let action = game.random_action(&position, &mut rng);
            show(&game, &position, Some(action));
            game.play_unchecked(&mut position, action);
        }
        show(&game, &position, None);
    }
}

fn table(game: &Yinsh, position: &Position) -> Table {
    Table::new(AnyGame::from_code(&game.code(position)).expect("a position's own code"))
}

/// Fails unless English has words for the phrase that speak of exactly what it passes.
fn assert_has_words(phrase: &Phrase) {
    let (_, after) = format!("\n{MESSAGES}")
        .split_once(&format!("\n{} =", phrase.key))
        .map(|(before, after)| (before.len(), after.to_owned()))
        .unwrap_or_else(|| panic!("no words for {}", phrase.key));
    let body: String = after.lines().take_while(|line| line.is_empty() || line.starts_with(' ')).collect();
    let names = body.split('$').skip(1);
    let spoken: BTreeSet<&str> =
        names.map(|rest| rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or("")).collect();
    let passed: BTreeSet<&str> = phrase.args.iter().map(|(name, _)| *name).collect();
    assert_eq!(spoken, passed, "{}", phrase.key);
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            assert_has_words(inner);
        }
    }
}

fn numbers(table: &Table, view_state: &ViewState) -> Vec<(usize, String, bool)> {
    let marks = table.scene(view_state).marks.into_iter();
    marks
        .filter_map(|mark| match mark {
            Mark::Number { at, number, chosen } => Some((number, at.to_string(), chosen)),
            _ => None,
        })
        .collect()
}

/// Fails unless every element is closed in its order, every attribute is quoted and nothing has a style of its own.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        assert!(tag.matches('"').count() % 2 == 0 && !tag.contains("style="), "<{tag}>");
        assert!(!tag.contains("NaN") && !tag.contains("inf"), "<{tag}>");
        let name = tag.trim_matches('/').split(' ').next().unwrap_or_default();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} left open");
}
