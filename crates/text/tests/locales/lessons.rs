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
fn check(fault: impl Fn(Language, &str, &str) -> Option<String>) {
    let keys: BTreeSet<&str> = keys_of_lessons().collect();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let messages = messages(language);
        for &key in &keys {
            let text = messages.get(key).map_or("", |message| message.text.trim());
            faults.extend(fault(language, key, text).map(|it| format!("{} {key}: {it}", language.code())));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_step_has_words_in_every_language() {
    check(|_, _, text| text.is_empty().then(|| "no words".to_owned()));
}

#[test]
fn titles_and_texts_are_short() {
    let titles: BTreeSet<&str> = all_steps().map(Step::title).collect();
    check(|_, key, text| {
        let (long, most) = (text.chars().count(), if titles.contains(key) { TITLE } else { TEXT });
        (long > most).then(|| format!("{long} characters, at most {most}"))
    });
}

#[test]
fn sentences_end_and_titles_do_not() {
    let titles: BTreeSet<&str> = all_steps().map(Step::title).collect();
    check(|_, key, text| match text.ends_with(['.', '!', '?', '”', '»']) {
        true if titles.contains(key) => Some("a title is no sentence".to_owned()),
        false if !titles.contains(key) => Some("a sentence without an end".to_owned()),
        _ => None,
    });
}

/// Whether a word such as `e5-re` stands in the text: letter, number, hyphen, letters.
fn has_suffix_on_point(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let Some((point, suffix)) = word.split_once('-') else { return false };
        let mut chars = point.trim_start_matches(|c: char| !c.is_alphanumeric()).chars();
        let is_point = chars.next().is_some_and(|c| c.is_ascii_lowercase())
            && !chars.as_str().is_empty()
            && chars.all(|c| c.is_ascii_digit());
        is_point && suffix.starts_with(|c: char| c.is_alphabetic())
    })
}

#[test]
fn hungarian_glues_nothing_to_a_point() {
    assert!(has_suffix_on_point("lépj (e5-re) most") && !has_suffix_on_point("e5, e5–e9, Kulami-lapka"));
    check(|language, _, text| {
        (language == Language::Hu && has_suffix_on_point(text))
            .then(|| format!("a suffix on a point: {text}"))
    });
}
