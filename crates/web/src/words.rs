//! Prose in the language of the person at the screen, changing at once when another one is chosen.

use std::sync::Arc;

use orrery_text::{Language, Words};
use orrery_view::Phrase;

use crate::browser;
use crate::followed::Followed;

thread_local! {
    static WORDS: Followed<Arc<Words>> = Followed::new(Arc::new(chosen()));
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
    browser::store(KEY, language.code());
    browser::set_language(language.code());
    WORDS.with(|words| words.set(Arc::new(Words::new(language))));
}

/// Another page comes.
pub fn turn_page() {
    WORDS.with(Followed::turn_page);
}

/// Where the language chosen is kept.
const KEY: &str = "orrery.lang";

/// In place of a language: words in which everything that is not translated stands out.
const PSEUDO: &str = "pseudo";

/// The words of the language chosen before, or of the first of the browser's languages that Orrery speaks.
fn chosen() -> Words {
    let chosen = browser::stored(KEY);
    if chosen.as_deref() == Some(PSEUDO) {
        return Words::pseudo();
    }
    let codes = chosen.into_iter().chain(browser::languages()).collect::<Vec<_>>();
    Words::new(Language::from_codes(codes.iter().map(String::as_str)))
}
