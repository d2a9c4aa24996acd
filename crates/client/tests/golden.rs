//! What browsers kept in November 2026 is still read, and written as it was (testdata/golden/web).

#![allow(clippy::unwrap_used)]

use std::path::Path;

use orrery_client::{Confirm, Kept, Look, Saved, Settings, Sitter};
use orrery_games::core::Player;

fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/golden/web");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

/// A game that was kept, once it has been written as it was read.
fn saved(name: &str) -> Saved {
    let text = golden(name);
    let saved = Saved::read("0123456789a", &text).unwrap();
    assert_eq!(saved.write(), text, "{name}");
    assert_eq!(Saved::revision_of(&text), Some(saved.revision), "{name}");
    saved
}

#[test]
fn a_game_against_the_computer_with_a_coach() {
    let saved = saved("game-kulami-coach.txt");
    assert_eq!(saved.game.link(), "kulami:level2,d4,f4,f2,b2");
    assert_eq!(saved.seats, [Sitter::Here, Sitter::Computer(7)]);
    assert_eq!((saved.coach, saved.revision, saved.updated), (true, 5, 1_763_000_000_000.0));
    assert_eq!(saved.outcome(), None);
}

#[test]
fn a_game_that_somebody_resigned() {
    let saved = saved("game-yinsh-resigned.txt");
    assert_eq!(saved.game.link(), "yinsh,f6,e5,g7,d4");
    assert_eq!((saved.seats, saved.coach), ([Sitter::Here; 2], false));
    assert_eq!(saved.resigned, Some(Player::Second));
    assert_eq!(saved.outcome().unwrap().winner(), Some(Player::First));
}

#[test]
fn a_game_in_which_the_computer_begins() {
    let saved = saved("game-lyngk-computer-first.txt");
    assert_eq!(saved.seats, [Sitter::Computer(10), Sitter::Here]);
    assert_eq!(saved.game.played(), 1);
}

#[test]
fn what_has_only_the_tags_of_a_record_is_a_game_of_two() {
    let text = golden("game-yinsh-resigned.txt");
    let own = ["[Seats", "[Revision", "[Updated"];
    let lines = text.lines().filter(|line| !own.iter().any(|tag| line.starts_with(tag)));
    let record = lines.map(|line| format!("{line}\n")).collect::<String>();
    let saved = Saved::read("0123456789a", &record).unwrap();
    assert_eq!((saved.seats, saved.revision, saved.updated), ([Sitter::Here; 2], 0, 0.0));
    assert!(Saved::read("0123456789a", "[Game \"chess\"]").is_err());
}

#[test]
fn settings() {
    let text = golden("settings.txt");
    let settings = Settings::read(&text);
    assert_eq!(settings.write(), text);
    assert_eq!((settings.look, settings.confirm), (Look::Contrast, Confirm::OnTouch));
    assert_eq!((settings.sound, settings.motion, settings.coach, settings.level), (true, false, true, 8));
    // What was kept before there was a coach, and what makes no sense.
    assert_eq!(
        Settings::read("look=dark\nlevel=99\nsung=yes\n"),
        Settings { look: Look::Dark, level: 10, ..Settings::default() }
    );
}

#[test]
fn turns() {
    for name in ["turn-begun.txt", "turn-sent.txt"] {
        let text = golden(name);
        let kept: Kept = text.parse().unwrap();
        assert_eq!((kept.to_string(), kept.base), (text, 12));
        assert_eq!(kept.id.is_some(), name == "turn-sent.txt");
    }
}
