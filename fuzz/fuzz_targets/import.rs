//! Any bytes as a file from elsewhere: the first chooses the form that the rest is made to begin as. What is read can be
//! played through and written, official notation reads back as the same game, and what is refused has a reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_games::replay;
use orrery_import::{Import, Style, official, read, read_all};

/// What each form begins with, so that no input is lost on recognising it.
const BEGINNINGS: [&str; 9] = [
    "",
    "(;GM[24]SU[Yinsh]",
    "(;GM[24]SU[Yinsh-Blitz]",
    "(;GM[lyngk]SU[lyngk 2 12345 100]",
    "(;GM[lyngk]SU[lyngk-6 2 7 100]",
    "1.",
    "[Game \"yinsh\"]\n[Config \"yinsh\"]\n",
    "{\"data\":{\"players\":[{\"id\":1,\"color\":\"#ffffff\"},{\"id\":2}],\"logs\":[{\"data\":[",
    "PK\x03\x04",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&form, rest)) = bytes.split_first() else { return };
    let beginning = BEGINNINGS[usize::from(form) % BEGINNINGS.len()];
    let file = [beginning.as_bytes(), rest].concat();
    check(&read_all("file", file));
    // Behind its form, a text of any other.
    check(&read("file", rest));
});

fn check(import: &Import) {
    for problem in &import.problems {
        assert!(!problem.to_string().is_empty());
    }
    for game in &import.games {
        let played = replay(&game.record).expect("what was read can be played through");
        assert_eq!(game.record.to_string().parse().as_ref(), Ok(&game.record));
        for style in [Style::Short, Style::Long] {
            let Ok(text) = official(&game.record, style) else { continue };
            if played.game.played() > 0 {
                let again = read("file", text.as_bytes());
                assert_eq!(again.games.len(), 1, "{text}");
                let again = replay(&again.games[0].record).expect("it can be played through");
                assert_eq!(again.game.actions(), played.game.actions());
            }
        }
    }
}
