//! The rules to be read.

use std::collections::BTreeSet;

use orrery_games::GameKind;
use orrery_learn::rules::{Rulebook, RulesError};

/// The letter and the count of the numbered rules of docs/rules.
fn numbered(game: GameKind) -> BTreeSet<String> {
    let (letter, count) = match game {
        GameKind::Yinsh => ('Y', 18),
        GameKind::Lyngk => ('L', 17),
        GameKind::Kulami => ('K', 14),
    };
    (1..=count).map(|number| format!("{letter}{number}")).collect()
}

/// The numbered rules that some section tells.
fn told(game: GameKind) -> BTreeSet<String> {
    Rulebook::of(game).sections().iter().flat_map(|section| section.rules.clone()).collect()
}

#[test]
fn every_rulebook_can_be_read() {
    for game in GameKind::ALL {
        let book =
            Rulebook::read(game, Rulebook::file(game)).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert!(!book.sections().is_empty(), "{game}");
        assert_eq!(book.sections().len(), Rulebook::of(game).sections().len());
    }
}

#[test]
fn sections_name_rules_that_there_are() {
    for game in GameKind::ALL {
        let unknown: Vec<String> = told(game).difference(&numbered(game)).cloned().collect();
        assert!(unknown.is_empty(), "{game}: there is no {unknown:?}");
    }
}

#[test]
fn every_numbered_rule_is_told() {
    for game in GameKind::ALL {
        let missing: Vec<String> = numbered(game).difference(&told(game)).cloned().collect();
        assert!(missing.is_empty(), "{game}: no section tells {missing:?}");
    }
}

#[test]
fn every_book_is_illustrated_with_positions_of_its_game() {
    for game in GameKind::ALL {
        let figures: Vec<_> =
            Rulebook::of(game).sections().iter().flat_map(|section| &section.figures).collect();
        assert!(!figures.is_empty() && figures.iter().all(|figure| figure.game.id() == game), "{game}");
    }
}

const SECTION: &str = r#"{ "id": "a", "rules": ["Y4"], "paragraphs": 2,
    "figures": [{ "id": "b", "start": "yinsh", "actions": ["f6", "e5"] }] }"#;

fn read(sections: &str) -> Result<Rulebook, RulesError> {
    Rulebook::read(GameKind::Yinsh, &format!(r#"{{ "sections": [{sections}] }}"#))
}

#[test]
fn a_figure_shows_the_position_after_its_actions() {
    let book = read(SECTION).expect("a book");
    let keys: Vec<&str> = book.keys().collect();
    assert_eq!(keys, ["rules-yinsh-a-title", "rules-yinsh-a-1", "rules-yinsh-a-2", "rules-yinsh-a-figure-b"]);
    let figure = &book.sections()[0].figures[0];
    assert_eq!(figure.game.actions(), ["f6", "e5"]);
    let plain = SECTION.replace(r#", "actions": ["f6", "e5"]"#, "");
    assert_eq!(read(&plain).expect("a book").sections()[0].figures[0].game.played(), 0);
}

#[test]
fn faults_of_a_rulebook_are_named() {
    let fault = |from: &str, to: &str| read(&SECTION.replace(from, to)).err();
    assert!(matches!(fault("rules", "laws"), Some(RulesError::Form(_))));
    assert_eq!(fault(r#""a""#, r#""A b""#), Some(RulesError::Id("A b".to_owned())));
    assert_eq!(fault(r#""b""#, r#""""#), Some(RulesError::Id(String::new())));
    assert_eq!(fault("2", "0"), Some(RulesError::Empty("a".to_owned())));
    assert!(
        matches!(fault(r#""yinsh""#, r#""kulami""#), Some(RulesError::Start(figure, _)) if figure == "b")
    );
    assert!(matches!(fault(r#""yinsh""#, r#""yinsh|4""#), Some(RulesError::Start(..))));
    let Some(RulesError::Action(figure, action, _)) = fault("e5", "f6") else { panic!("f6 is taken") };
    assert_eq!((figure.as_str(), action.as_str()), ("b", "f6"));
    assert!(matches!(fault("e5", "?"), Some(RulesError::Action(..))));
    let twice = read(&format!("{SECTION}, {SECTION}")).err();
    assert_eq!(twice, Some(RulesError::Twice("rules-yinsh-a-title".to_owned())));
}
