//! The four languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use crate::taken_apart::{Message, Selector, file_names, messages};
use orrery_text::{Language, Phrase, Words};

const TRANSLATIONS: [Language; 3] = [Language::Ro, Language::Ru, Language::Hu];

/// The plural categories that whole numbers and fractions need in a language.
fn categories(language: Language) -> BTreeSet<&'static str> {
    match language {
        Language::En | Language::Hu => BTreeSet::from(["one", "other"]),
        Language::Ro => BTreeSet::from(["one", "few", "other"]),
        Language::Ru => BTreeSet::from(["one", "few", "many", "other"]),
    }
}

/// Complains once with everything that is wrong, so that a translator sees the whole list.
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn every_language_has_the_same_files() {
    let of_games = ["", "learn-", "rules-"].into_iter().flat_map(|kind| {
        ["yinsh", "lyngk", "kulami"].into_iter().map(move |game| format!("{kind}{game}.ftl"))
    });
    let known: BTreeSet<String> = [
        "app", "frame", "guide", "dates", "links", "trouble", "problems", "review", "analysis", "share",
        "import", "puzzles",
    ]
    .into_iter()
    .map(|name| format!("{name}.ftl"))
    .chain(of_games)
    .collect();
    for language in Language::ALL {
        assert_eq!(file_names(language), known, "files compiled in, in {language:?}");
    }
}

#[test]
fn every_language_has_every_key() {
    let english = messages(Language::En);
    let mut faults = Vec::new();
    for language in TRANSLATIONS {
        let words = messages(language);
        let code = language.code();
        faults.extend(
            english.keys().filter(|key| !words.contains_key(*key)).map(|key| format!("{code} lacks {key}")),
        );
        faults.extend(
            words
                .keys()
                .filter(|key| !english.contains_key(*key))
                .map(|key| format!("{code} alone has {key}")),
        );
    }
    assert_none(&faults);
}

/// Runs `check` on each message of each translation beside the English one.
fn compare(check: impl Fn(&Message, &Message) -> Option<String>) {
    let english = messages(Language::En);
    let mut faults = Vec::new();
    for language in TRANSLATIONS {
        let words: BTreeMap<String, Message> = messages(language);
        for (key, message) in &words {
            let fault = english.get(key).and_then(|original| check(original, message));
            faults.extend(fault.map(|fault| format!("{} {key}: {fault}", language.code())));
        }
    }
    assert_none(&faults);
}

#[test]
fn every_language_speaks_of_the_same_arguments() {
    compare(|original, message| {
        let differ = original.args != message.args;
        differ.then(|| format!("{:?}, in English {:?}", message.args, original.args))
    });
}

#[test]
fn choices_on_words_are_the_same_in_every_language() {
    fn choices(message: &Message) -> BTreeSet<(&String, &BTreeSet<String>)> {
        let on_words = message.selectors.iter().filter(|selector| !selector.is_number());
        on_words.map(|Selector { on, variants }| (on, variants)).collect()
    }
    compare(|original, message| {
        let (expected, found) = (choices(original), choices(message));
        // A language may choose where English need not, but never among other things.
        let missing = expected.difference(&found).next();
        missing.map(|(on, variants)| format!("${on} does not choose among {variants:?}"))
    });
}

#[test]
fn every_plural_has_exactly_the_forms_of_its_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for selector in message.selectors.iter().filter(|selector| selector.is_number()) {
                let (found, needed) = (selector.categories(), categories(language));
                // What is told apart by numbers alone, as the levels are, is a list and no plural.
                if !found.is_empty() && found != needed {
                    faults.push(format!("{} {key}: ${} has {found:?}", language.code(), selector.on));
                }
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, message) in messages(language) {
            // Phrases name their keys at compile time; a test may leak the few it makes.
            let mut phrase = Phrase::new(key.clone().leak());
            for arg in message.args {
                phrase = phrase.with(arg.leak(), 21);
            }
            assert_ne!(words.say(&phrase), key, "in {language:?}");
        }
    }
}
