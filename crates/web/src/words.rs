//! Prose in the language of the person at the screen, changing at once when another one is chosen.
//!
//! The words are fetched, those of one language at a time and of no part that no page has needed yet. Nothing is shown
//! before its words are there, and a language that cannot be fetched leaves everything as it was.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use orrery_text::{Language, Part, Words};
use orrery_view::Phrase;

use crate::app::notify;
use crate::browser;
use crate::files;
use crate::followed::Followed;

thread_local! {
    static WORDS: Followed<Arc<Words>> = Followed::new(Arc::new(Words::read(Language::default(), &[])));
    /// The texts that have come, by the names they are fetched by.
    static TEXTS: RefCell<BTreeMap<String, Rc<str>>> = RefCell::default();
    /// The parts that some page has needed.
    static PARTS: RefCell<BTreeSet<Part>> = RefCell::default();
    /// The language chosen last, whose words may still be on their way.
    static CHOSEN: Cell<Language> = Cell::default();
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

/// Another page comes.
pub fn turn_page() {
    WORDS.with(Followed::turn_page);
}

/// Where the language chosen is kept.
const KEY: &str = "orrery.lang";

/// In place of a language: English in which everything that is not translated stands out.
const PSEUDO: &str = "pseudo";

fn is_pseudo() -> bool {
    browser::stored(KEY).as_deref() == Some(PSEUDO)
}

/// Fetches the first words: those of the language that `theme.js` has found and has begun to fetch.
pub async fn start() -> Result<(), String> {
    let found = browser::document().document_element().and_then(|root| root.get_attribute("lang"));
    let language = found.and_then(|code| Language::from_code(&code)).filter(|_| !is_pseudo());
    CHOSEN.set(language.unwrap_or_default());
    need(Part::App).await
}

/// Fetches the words of one more part; without them everything is as it was.
pub async fn need(part: Part) -> Result<(), String> {
    PARTS.with_borrow_mut(|parts| parts.insert(part));
    let gathered = gather().await;
    if gathered.is_err() {
        PARTS.with_borrow_mut(|parts| parts.remove(&part));
    }
    gathered
}

/// Whether the words of a part are there.
pub fn have(part: Part) -> bool {
    PARTS.with_borrow(|parts| parts.contains(&part))
}

/// Speaks another language as soon as its words are there, and remembers it.
pub fn speak(language: Language) {
    CHOSEN.set(language);
    wasm_bindgen_futures::spawn_local(async move {
        let gathered = gather().await;
        if CHOSEN.get() != language {
            return;
        }
        match gathered {
            Ok(()) => {
                browser::store(KEY, language.code());
            }
            Err(_) => {
                let spoken = WORDS.with(Followed::get_untracked).language();
                CHOSEN.set(spoken);
                browser::show_choice("language", spoken.code());
                notify(Phrase::new("trouble-language").with("language", language.own_name()));
            }
        }
    });
}

/// Fetches what is missing of the language chosen, in all parts that are needed, and speaks it. What is chosen or needed
/// meanwhile is fetched as well, so that a page never has only a part of its words.
async fn gather() -> Result<(), String> {
    loop {
        let language = CHOSEN.get();
        let names: Vec<String> = PARTS.with_borrow(|parts| {
            parts.iter().map(|part| format!("words-{}-{}", language.code(), part.name())).collect()
        });
        let missing = TEXTS.with_borrow(|texts| {
            let missing = names.iter().filter(|name| !texts.contains_key(*name));
            missing.map(|name| (name.clone(), files::text(name))).collect::<Vec<_>>()
        });
        if missing.is_empty() {
            put_on(language, &names);
            return Ok(());
        }
        for (name, text) in missing {
            let text = text.await?;
            TEXTS.with_borrow_mut(|texts| texts.insert(name, text.into()));
        }
    }
}

fn put_on(language: Language, names: &[String]) {
    let texts: Vec<Rc<str>> =
        TEXTS.with_borrow(|texts| names.iter().filter_map(|name| texts.get(name).cloned()).collect());
    let words = Words::read(language, &texts.iter().map(|text| &**text).collect::<Vec<_>>());
    let words = if is_pseudo() && language == Language::default() { words.pseudo() } else { words };
    browser::set_language(language.code());
    WORDS.with(|spoken| spoken.set(Arc::new(words)));
}
