//! How many games of each form are read in a second on one core: `cargo bench -p orrery-import`.

#![allow(clippy::unwrap_used)]

#[path = "../tests/writers/mod.rs"]
mod writers;

use std::hint::black_box;
use std::time::Instant;

use orrery_games::core::Record;
use orrery_import::{Style, official, read};
use writers::{arena, boardspace, log, lyngk_config, random, yinsh};

const GAMES: u64 = 500;

fn main() {
    let record = |seed| {
        let game = yinsh("yinsh", seed, usize::MAX);
        let players = game.players().into_iter().zip(game.actions());
        let mut record = Record::from_actions("yinsh", ["A", "B"], players).unwrap();
        record.set_result(game.outcome());
        record
    };
    let key = |seed: u64| lyngk_config(seed as i64, false);
    measure("records", |seed| record(seed).to_string());
    measure("official, short", |seed| official(&record(seed), Style::Short).unwrap());
    measure("boardspace yinsh", |seed| boardspace(&yinsh("yinsh", seed, usize::MAX), 0, seed));
    measure("boardspace lyngk", |seed| boardspace(&random(&key(seed), seed, usize::MAX), seed as i64, seed));
    measure("board game arena", |seed| arena(&yinsh("yinsh", seed, usize::MAX), seed));
    measure("logs", |seed| log(&yinsh("yinsh", seed, usize::MAX), seed));
}

fn measure(name: &str, write: impl Fn(u64) -> String) {
    let texts: Vec<String> = (1..=GAMES).map(write).collect();
    let begun = Instant::now();
    for text in &texts {
        let import = black_box(read("a", text.as_bytes()));
        assert!(import.problems.is_empty() && import.games.len() == 1);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{name:<20} {:>8.0} games a second", GAMES as f64 / seconds);
}
