//! Every section of the rules has its words.

use crate::taken_apart::messages;
use orrery_games::GameKind;
use orrery_learn::rules::Rulebook;
use orrery_text::Language;

/// What a heading may have on a page 360 wide: two lines.
const TITLE: usize = 48;

/// The keys that follow from the data files.
pub fn keys_of_rules() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.into_iter().flat_map(|game| Rulebook::of(game).keys())
}

/// Complains once, with every message of the rules in any language that `fault` finds something wrong with.
fn check(fault: impl Fn(&str, &str) -> Option<&'static str>) {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let messages = messages(language);
        for key in keys_of_rules() {
            let text = messages.get(key).map_or("", |message| message.text.trim());
            faults.extend(fault(key, text).map(|it| format!("{} {key}: {it}: {text}", language.code())));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_section_has_words_in_every_language() {
    check(|_, text| text.is_empty().then_some("no words"));
}

#[test]
fn headings_are_short_and_no_sentences() {
    check(|key, text| {
        let is_long = text.chars().count() > TITLE || text.ends_with(['.', '!']);
        (key.ends_with("-title") && is_long).then_some("no heading")
    });
}

#[test]
fn items_of_lists_are_the_same_in_every_language() {
    let english = messages(Language::En);
    let is_item = |text: &str| text.starts_with("– ");
    check(|key, text| {
        let original = english.get(key).map_or("", |message| message.text.trim());
        (is_item(text) != is_item(original)).then_some("an item of a list here or in English alone")
    });
}
