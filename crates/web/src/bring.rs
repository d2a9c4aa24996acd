//! What is brought along, before the page that takes it has come: each is a chapter of its own.

use std::cell::RefCell;

use orrery_games::AnyGame;
use web_sys::File;

use crate::app::{go, go_instead, open};

/// Where the page is found that takes what was brought. No code of a study is so short.
pub const BROUGHT: &str = "-";

/// What games are read from.
#[derive(Debug)]
pub enum Source {
    /// A text that was pasted or shared.
    Text(String),
    /// A file, which may be an archive.
    File(File),
}

thread_local! {
    /// The text that was brought, and whether a review of it is wanted.
    static TEXT: RefCell<Option<(String, bool)>> = const { RefCell::new(None) };
    /// What games are to be read from.
    static SOURCES: RefCell<Vec<Source>> = const { RefCell::new(Vec::new()) };
}

/// Goes to a study of what a text says, a record or a link, and reviews it if that is wanted.
pub fn analyse(text: String, review: bool) {
    TEXT.with_borrow_mut(|brought| *brought = Some((text, review)));
    go(&format!("/l/{BROUGHT}"));
}

/// The same in the place of the page that is here: the way back leads past it.
pub fn analyse_instead(text: String) {
    TEXT.with_borrow_mut(|brought| *brought = Some((text, false)));
    go_instead(&format!("/l/{BROUGHT}"));
}

/// What was brought.
pub fn take() -> Option<(String, bool)> {
    TEXT.with_borrow_mut(Option::take)
}

/// Whether what stands in a link is a whole study and no game.
pub fn is_code(link: &str) -> bool {
    link.starts_with(|first: char| first.is_ascii_uppercase())
}

/// Opens the game of a link or a position code, to be played on; whatever else it is, the games in it are read.
pub fn text(text: String) {
    let word = text.trim();
    let link = word.split_once('#').map_or(word, |(_, link)| link);
    if !link.contains(char::is_whitespace) {
        let link = js_sys::decode_uri_component(link).map_or_else(|_| link.to_owned(), String::from);
        if let Ok(game) = AnyGame::from_link(&link) {
            return open(game);
        }
    }
    games(vec![Source::Text(text)]);
}

/// Goes to the page that reads games from these.
pub fn games(sources: Vec<Source>) {
    if !sources.is_empty() {
        SOURCES.with_borrow_mut(|brought| *brought = sources);
        go("/import");
    }
}

/// What games are to be read from.
pub fn take_sources() -> Vec<Source> {
    SOURCES.with_borrow_mut(std::mem::take)
}
