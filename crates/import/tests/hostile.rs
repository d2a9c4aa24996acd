//! Files of every form, cut and changed at random: what is still read can be played through and written, the rest is refused
//! with a reason, and nothing panics. The fuzz target `import` does the same for longer.

#![allow(clippy::unwrap_used)]

mod writers;

use orrery_games::core::{Record, Rng};
use orrery_games::replay;
use orrery_import::{Import, Style, official, read};
use writers::{arena, boardspace, log, lyngk_config, pairs, random, yinsh};

const ROUNDS: usize = 400;

fn check(import: &Import) {
    assert!(import.problems.iter().all(|problem| !problem.to_string().is_empty()));
    for game in &import.games {
        let played = replay(&game.record).expect("what was read can be played through").game;
        assert_eq!(game.record.to_string().parse().as_ref(), Ok(&game.record));
        for style in [Style::Short, Style::Long] {
            let Some(text) = official(&game.record, style).ok().filter(|_| played.played() > 0) else {
                continue;
            };
            let again = read("a", text.as_bytes());
            assert_eq!(again.games.len(), 1, "{text}");
            assert_eq!(replay(&again.games[0].record).unwrap().game.actions(), played.actions());
        }
    }
}

/// Changes a few places: bytes replaced, taken out, doubled, or parts exchanged with others of the text.
fn changed(text: &[u8], rng: &mut Rng) -> Vec<u8> {
    const SIGNS: &[u8] = b"()[]{};:,.-xX\"\\|#/*19 \n\0\xff";
    let mut bytes = text.to_vec();
    for _ in 0..=rng.index(4) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.index(bytes.len());
        let length = rng.index(30).min(bytes.len() - at);
        match rng.index(5) {
            0 => bytes[at] = SIGNS[rng.index(SIGNS.len())],
            1 => _ = bytes.drain(at..at + length),
            2 => {
                let part = bytes[at..at + length].to_vec();
                let to = rng.index(bytes.len());
                bytes.splice(to..to, part);
            }
            3 => bytes.truncate(at),
            _ => bytes.insert(at, SIGNS[rng.index(SIGNS.len())]),
        }
    }
    bytes
}

#[test]
fn changed_files_are_read_or_refused() {
    let mut rng = Rng::new(26);
    for seed in 1..=3 {
        let game = yinsh("yinsh", seed, usize::MAX);
        let players = game.players().into_iter().zip(game.actions());
        let mut record = Record::from_actions("yinsh", ["A", "B"], players).unwrap();
        record.set_result(game.outcome());
        let lyngk = random(&lyngk_config(7, seed == 2), seed, usize::MAX);
        let texts = [
            boardspace(&game, 0, seed),
            boardspace(&lyngk, 7, seed),
            arena(&game, seed),
            log(&game, seed),
            pairs(&lyngk),
            official(&record, Style::Short).unwrap(),
            official(&record, Style::Long).unwrap(),
            record.to_string(),
            format!("{}\n{}\n", game.link(), lyngk.link()),
        ];
        for text in texts {
            check(&read("a", text.as_bytes()));
            for _ in 0..ROUNDS / 3 {
                check(&read("a", &changed(text.as_bytes(), &mut rng)));
            }
        }
    }
}
