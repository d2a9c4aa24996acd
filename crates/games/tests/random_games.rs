//! A number for what 10,000 random games come to, action by action: whoever binds the games to another language plays the
//! same ones and must come to the same (`testdata/random-games.json`, `bindings/python/tests`).

#![allow(clippy::unwrap_used)]

use std::path::Path;

use orrery_games::core::{Game, Outcome, Player, Rng};
use orrery_games::{AnyGame, with_session};

/// What is played: a config, in which `*` stands for the number of the game, and how many games.
const SERIES: [(&str, u64); 6] = [
    ("yinsh", 2000),
    ("yinsh:blitz", 2000),
    ("lyngk:seed=*", 2000),
    ("lyngk:seed=*;six", 1000),
    ("kulami", 2000),
    ("kulami:board=irregular;level2;swap", 1000),
];

/// FNV-1a on words of 64 bits: the text of an action, which has at most eight characters, is one.
struct Sum(u64);

impl Sum {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0100_0000_01B3);
    }

    fn add_text(&mut self, text: &str) {
        let mut bytes = [0; 8];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        self.add(u64::from_le_bytes(bytes));
    }
}

fn play(series: &str, games: u64) -> (u64, u64) {
    let (mut sum, mut played) = (Sum(0xCBF2_9CE4_8422_2325), 0);
    for number in 1..=games {
        let game = AnyGame::from_config(&series.replace('*', &number.to_string())).unwrap();
        let mut rng = Rng::new(number);
        with_session!(&game, s => {
            let (game, mut position) = (&**s.game(), *s.position());
            let mut legal = Vec::new();
            let outcome = loop {
                if let Some(outcome) = game.outcome(&position) {
                    break outcome;
                }
                game.legal_into(&position, &mut legal);
                let action = legal[rng.index(legal.len())];
                sum.add_text(&action.to_string());
                game.play(&mut position, action).unwrap();
                played += 1;
            };
            sum.add(match outcome {
                Outcome::Win(Player::First) => 1,
                Outcome::Win(Player::Second) => 2,
                Outcome::Draw => 3,
            });
        });
    }
    (played, sum.0)
}

#[test]
fn random_games_come_to_the_committed_sums() {
    let lines: Vec<String> = SERIES
        .iter()
        .map(|&(series, games)| {
            let (actions, sum) = play(series, games);
            format!(
                "  {{\"config\": \"{series}\", \"games\": {games}, \"actions\": {actions}, \"sum\": \"{sum:016x}\"}}"
            )
        })
        .collect();
    let now = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/random-games.json"));
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::write(path, &now).unwrap();
    }
    assert_eq!(now, std::fs::read_to_string(path).unwrap_or_default());
}
