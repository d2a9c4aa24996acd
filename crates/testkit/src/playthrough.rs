use std::fmt::Write;
use std::fs;

use orrery_core::{Game, Rng};

use crate::files::testdata;

/// Every how many actions the board is drawn and the legal actions are listed.
const DRAW_EVERY: usize = 8;

/// Panics unless the transcript of a random game of each (name, config, seed) equals
/// `testdata/<game>/playthrough-<name>.txt`. With `ORRERY_BLESS` set (by `cargo xtask bless`) it is written anew.
pub fn playthrough<G: Game>(game: &str, cases: &[(&str, &str, u64)]) {
    for &(name, config, seed) in cases {
        let path = testdata(game, &format!("playthrough-{name}.txt"));
        let transcript = transcript::<G>(config, seed);
        if std::env::var_os("ORRERY_BLESS").is_some() {
            fs::write(&path, &transcript).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        let first = transcript.lines().zip(committed.lines()).position(|(now, then)| now != then);
        let line = first.unwrap_or(transcript.lines().count().min(committed.lines().count())) + 1;
        assert!(
            transcript == committed,
            "{} differs from line {line} on; if that is meant, run `cargo xtask bless` and review the diff",
            path.display()
        );
    }
}

fn transcript<G: Game>(config: &str, seed: u64) -> String {
    let config: G::Config = config.parse().unwrap_or_else(|error| panic!("{config}: {error}"));
    let game = G::new(&config).unwrap_or_else(|error| panic!("{config}: {error}"));
    let mut rng = Rng::new(seed);
    let mut position = game.start();
    let mut text = String::new();
    let mut say =
        |line: std::fmt::Arguments<'_>| writeln!(text, "{line}").expect("a String takes everything");
    say(format_args!("config: {config}\nseed: {seed}"));
    for played in 0.. {
        let legal = game.legal(&position);
        if played % DRAW_EVERY == 0 || legal.is_empty() {
            let [first, second] = game.score(&position);
            say(format_args!(
                "\n{}\ncode: {}\nscore: {first} {second}",
                game.draw(&position),
                game.code(&position)
            ));
            let list: Vec<String> = legal.iter().map(ToString::to_string).collect();
            say(format_args!("legal: {}\n", list.join(" ")));
        }
        if let Some(outcome) = game.outcome(&position) {
            say(format_args!("result: {outcome}"));
            break;
        }
        let action = legal[rng.index(legal.len())];
        say(format_args!("{}. {} of {}: {action}", played + 1, game.to_act(&position), legal.len()));
        game.play_unchecked(&mut position, action);
    }
    text
}
