//! Prose in the language of the person at the screen, changing at once when another one is chosen.

use std::sync::Arc;

use orrery_text::{Language, Words};
use orrery_view::Phrase;

use crate::browser;
use crate::followed::Followed;

thread_local! {
    static WORDS: Followed<Arc<Words>> = Followed::new(Arc::new(Words::new(preferred())));
}

/// The message of this name.
pub fn t(key: &'static str) -> String {
    say(&Phrase::new(key))
}

/// A phrase in words.
pub fn say(phrase: &Phrase) -> String {
    words().say(phrase)
}

/// The words of the language chosen.
pub fn words() -> Arc<Words> {
    WORDS.with(Followed::get)
}

/// Speaks another language from now on, and remembers it.
pub fn speak(language: Language) {
    browser::store("orrery.lang", language.code());
    browser::set_language(language.code());
    WORDS.with(|words| words.set(Arc::new(Words::new(language))));
}

/// Another page comes.
pub fn turn_page() {
    WORDS.with(Followed::turn_page);
}

/// The language chosen before, or the first of the browser's languages that Orrery speaks.
fn preferred() -> Language {
    let chosen = browser::stored("orrery.lang");
    let codes = chosen.into_iter().chain(browser::languages()).collect::<Vec<_>>();
    Language::from_codes(codes.iter().map(String::as_str))
}
