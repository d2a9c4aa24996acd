//! Writes sentences about turns of games, as reviews do, and has each checked by slow generators that share no code with
//! whoever wrote it; then falsifies some, which must all be found out.
//!
//! `cargo run --release -p orrery --example sentences -- 10000`

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::study::Reviewed;
use orrery_engine::{Control, Effort, Evaluate, Nets, Reviewer, Table};
use orrery_games::core::Rng;
use orrery_games::{AnyGame, Session, with_session};
use orrery_testkit::slow::{Args, Kulami, Lyngk, Witness, Yinsh, why_holds};
use orrery_view::{Arg, Phrase, Reason, why};

/// Little: what is said need not be wise, but true of its lines.
const EFFORT: Effort = Effort::Nodes([300, 1500]);

const CONFIGS: [&str; 6] = [
    "yinsh",
    "kulami",
    "lyngk:random",
    "yinsh:blitz",
    "kulami:board=irregular;level2;swap",
    "lyngk:random;six",
];

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Sentences that were checked, and why those are wrong that are.
    pub checked: usize,
    /// Those that are not so.
    pub wrong: Vec<String>,
    /// Falsified ones, and those of them that passed.
    pub falsified: usize,
    /// Those of them that were believed.
    pub believed: Vec<String>,
    /// How often each sentence was met.
    pub keys: BTreeMap<&'static str, usize>,
}

fn main() {
    let wanted = std::env::args().nth(1).map_or(10_000, |count| count.parse().expect("a number"));
    let tally = check(wanted);
    println!("{} sentences, {} wrong", tally.checked, tally.wrong.len());
    println!("{} falsified, {} believed", tally.falsified, tally.believed.len());
    for (key, count) in &tally.keys {
        println!("  {key}: {count}");
    }
    for fault in tally.wrong.iter().chain(&tally.believed).take(20) {
        println!("{fault}");
    }
    if !(tally.wrong.is_empty() && tally.believed.is_empty()) {
        std::process::exit(1);
    }
}

/// Checks so many sentences, and a falsified one for each hundred, 100 at least.
pub fn check(wanted: usize) -> Tally {
    let mut tally = Tally::default();
    let every = (wanted / 100).clamp(1, 100);
    for seed in 0.. {
        let config = CONFIGS[seed as usize % CONFIGS.len()];
        let game = random_game(config, seed);
        let turns = with_session!(&game, session => review(session));
        match game.id().name() {
            "yinsh" => hold::<Yinsh>(&game, &turns, every, &mut tally),
            "lyngk" => hold::<Lyngk>(&game, &turns, every, &mut tally),
            _ => hold::<Kulami>(&game, &turns, every, &mut tally),
        }
        if tally.checked >= wanted {
            return tally;
        }
    }
    tally
}

fn random_game(config: &str, seed: u64) -> AnyGame {
    let config = config.replace("random", &format!("seed={seed}"));
    let mut game = AnyGame::from_config(&config).unwrap();
    let mut rng = Rng::new(seed);
    while game.outcome().is_none() {
        let mut legal = game.legal();
        let action = legal.swap_remove(rng.index(legal.len()));
        game.play(&action).unwrap();
    }
    game
}

fn review<G: Evaluate>(session: &Session<G>) -> Vec<Reviewed> {
    let (stop, mut table) = (AtomicBool::new(false), Table::new(2));
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    Reviewer::new(session, Nets::default(), EFFORT, control, &mut table).all(0, |_, _| ())
}

/// Checks what is said of the turns of a game.
fn hold<G: Witness>(game: &AnyGame, turns: &[Reviewed], every: usize, tally: &mut Tally) {
    let actions = game.actions();
    let mut slow = G::from_config(&game.config());
    for turn in turns {
        let played = &actions[turn.from..turn.to];
        if turn.graded.lost > 0 {
            let reason =
                Reason { turn: (turn.from, turn.to), best: [&turn.best, &turn.line], reply: &turn.reply };
            if let Some(phrase) = why(game, reason) {
                let lines = [[played, &turn.reply].concat(), [&turn.best[..], &turn.line].concat()];
                let lines = [&lines[0][..], &lines[1]];
                let args = args_of(&phrase);
                let told = format!("{} {}: {} {args:?}", game.config(), turn.from, phrase.key);
                if let Err(why) = why_holds(&slow, lines, phrase.key, &args) {
                    tally.wrong.push(format!("{told}: {why}"));
                }
                *tally.keys.entry(phrase.key).or_default() += 1;
                tally.checked += 1;
                if tally.checked.is_multiple_of(every) {
                    let (key, false_args) = falsify(phrase.key, &args, tally.falsified);
                    if why_holds(&slow, lines, &key, &false_args).is_ok() {
                        tally.believed.push(format!("{told}, falsified: {key} {false_args:?}"));
                    }
                    tally.falsified += 1;
                }
            }
        }
        played.iter().for_each(|action| slow.play(action));
    }
}

fn args_of(phrase: &Phrase) -> Args {
    let text = |arg: &Arg| match arg {
        Arg::Count(count) => count.to_string(),
        Arg::Name(name) => name.clone(),
        Arg::Phrase(phrase) => phrase.key.to_owned(),
    };
    phrase.args.iter().map(|(name, arg)| ((*name).to_owned(), text(arg))).collect()
}

/// The same with one thing changed, each time another one.
fn falsify(key: &str, args: &Args, number: usize) -> (String, Args) {
    let mut args = args.clone();
    let mut change = |name: &str, other: &dyn Fn(&str) -> String| match args.get(name) {
        Some(value) => {
            let changed = other(value);
            args.insert(name.to_owned(), changed);
            true
        }
        None => false,
    };
    let more = |value: &str| (value.parse::<i64>().unwrap() + 1).to_string();
    let point = |value: &str| if value == "f6" { "e5".to_owned() } else { "f6".to_owned() };
    let done = match number % 4 {
        0 => ["won", "count", "size", "height"].iter().any(|name| change(name, &more)),
        1 => ["hole", "to"].iter().any(|name| change(name, &point)),
        2 => change("turns", &|_| "3".to_owned()),
        _ => false,
    };
    if !done {
        // A player who could have done it does not do it to themselves, and the other way round.
        let other = match key.strip_prefix("why-missed-") {
            Some(fact) => format!("why-{fact}"),
            None => key.replacen("why-", "why-missed-", 1),
        };
        return (other, args);
    }
    (key.to_owned(), args)
}
