//! Every step of a course has its words, and they fit on a phone.

use std::collections::BTreeSet;

use crate::taken_apart::messages;
use orrery_games::GameKind;
use orrery_learn::{Course, Step};
use orrery_text::Language;

/// What a title may have on a page 360 wide.
const TITLE: usize = 24;
/// What any other text may have there: three or four lines.
const TEXT: usize = 140;

fn all_steps() -> impl Iterator<Item = &'static Step> {
    GameKind::ALL
        .map(Course::of)
        .into_iter()
        .flat_map(|course| course.steps().iter().chain(course.problems()))
}

/// The keys that follow from the data files.
pub fn keys_of_lessons() -> impl Iterator<Item = &'static str> {
    all_steps().flat_map(Step::keys)
}

/// Complains once, with every message of a lesson in any language that `fault` finds something wrong with.
fn check(fault: impl Fn(&str, &str) -> Option<String>) {
    let keys: BTreeSet<&str> = keys_of_lessons().collect();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let messages = messages(language);
        for &key in &keys {
            let text = messages.get(key).map_or("", |message| message.text.trim());
            faults.extend(fault(key, text).map(|it| format!("{} {key}: {it}", language.code())));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_step_has_words_in_every_language() {
    check(|_, text| text.is_empty().then(|| "no words".to_owned()));
}

#[test]
fn titles_and_texts_are_short() {
    let titles: BTreeSet<&str> = all_steps().map(Step::title).collect();
    check(|key, text| {
        let (long, most) = (text.chars().count(), if titles.contains(key) { TITLE } else { TEXT });
        (long > most).then(|| format!("{long} characters, at most {most}"))
    });
}

#[test]
fn sentences_end_and_titles_do_not() {
    let titles: BTreeSet<&str> = all_steps().map(Step::title).collect();
    check(|key, text| match text.ends_with(['.', '!', '?', '”', '»']) {
        true if titles.contains(key) => Some("a title is no sentence".to_owned()),
        false if !titles.contains(key) => Some("a sentence without an end".to_owned()),
        _ => None,
    });
}
