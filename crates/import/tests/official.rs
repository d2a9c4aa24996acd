//! Official notation of YINSH: what is written is read, rows that nobody named are found.

#![allow(clippy::unwrap_used)]

mod writers;

use orrery_games::core::{Game, Record};
use orrery_games::yinsh::Phase;
use orrery_games::{AnyGame, replay};
use orrery_import::{NoteKind, Style, official, read};
use writers::yinsh;

fn record(game: &AnyGame) -> Record {
    let players = game.players().into_iter().zip(game.actions());
    let mut record = Record::from_actions(&game.config(), ["A", "B"], players).unwrap();
    record.set_result(game.outcome());
    record
}

fn only(text: &str) -> Record {
    let import = read("a", text.as_bytes());
    assert_eq!(import.problems.first().map(ToString::to_string), None, "{text}");
    assert_eq!(import.games.len(), 1);
    import.games[0].record.clone()
}

/// Whether somewhere one of several rows was taken.
fn has_choice(game: &AnyGame) -> bool {
    let AnyGame::Yinsh(session) = game else { return false };
    session.positions().iter().any(|at| at.phase() == Phase::Row && session.game().count_legal(at) > 1)
}

#[test]
fn short_to_long_to_short_is_exact_on_a_thousand_games() {
    let mut with_choice = 0;
    for seed in 0..1000 {
        let game = yinsh(if seed % 5 == 0 { "yinsh:blitz" } else { "yinsh" }, seed, usize::MAX);
        with_choice += usize::from(has_choice(&game));
        let short = official(&record(&game), Style::Short).unwrap();
        let long = official(&only(&short), Style::Long).unwrap();
        assert_eq!(official(&only(&long), Style::Short).unwrap(), short);
        assert_eq!(replay(&only(&long)).unwrap().game.actions(), game.actions());
    }
    // Among them are many in which a row had to be named.
    assert!(with_choice >= 100, "{with_choice}");
}

/// The short form without any row: what people write who trust that it will be clear.
fn nameless(game: &AnyGame) -> String {
    let rows = |action: &String| action.starts_with('x') && action.contains('-');
    let (mut text, mut turns, mut before) = (format!("{}\n", game.config()), 0, None);
    for (player, action) in game.players().into_iter().zip(game.actions()).filter(|(_, action)| !rows(action))
    {
        if before.replace(player) == Some(player) {
            text += &format!(";{action}");
        } else {
            turns += 1;
            text += &format!(" {turns}.{action}");
        }
    }
    text
}

#[test]
fn rows_that_nobody_named_are_found_or_told() {
    let (mut found, mut told) = (0, 0);
    for seed in 0..300 {
        let game = yinsh("yinsh", seed, usize::MAX);
        let import = read("a", nameless(&game).as_bytes());
        assert_eq!(import.problems.first().map(ToString::to_string), None);
        let read = &import.games[0];
        let is_told = read.notes.iter().any(|note| matches!(note.kind, NoteKind::Row { .. }));
        let is_same = replay(&read.record).unwrap().game.actions() == game.actions();
        // Another game than was meant is never taken silently.
        assert!(is_same || is_told, "{seed}");
        found += usize::from(is_same && has_choice(&game));
        told += usize::from(is_told);
    }
    assert!(found > 0 && told > 0, "{found} {told}");
}

#[test]
fn what_has_no_official_form_is_refused() {
    let refused = |text: &str| official(&only(text), Style::Short).unwrap_err().to_string();
    assert!(refused("kulami,d4").contains("only YINSH"));
    let set_up = "yinsh|4/7/2W5/3B5/4B2W2/1B2w2W1/3B1W4/5W3/5B2/7/4;b;move;0-0";
    assert!(refused(set_up).contains("set up"));
}
