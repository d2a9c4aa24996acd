//! What is brought to the analysis page: the page itself comes later, with a chapter of its own.

use std::cell::RefCell;

use crate::app::go;

/// Where the page is found that takes what was brought. No code of a study is so short.
pub const BROUGHT: &str = "-";

thread_local! {
    /// The text that was brought, and whether a review of it is wanted.
    static TEXT: RefCell<Option<(String, bool)>> = const { RefCell::new(None) };
}

/// Goes to a study of what a text says, a record or a link, and reviews it if that is wanted.
pub fn analyse(text: String, review: bool) {
    TEXT.with_borrow_mut(|brought| *brought = Some((text, review)));
    go(&format!("/l/{BROUGHT}"));
}

/// What was brought.
pub fn take() -> Option<(String, bool)> {
    TEXT.with_borrow_mut(Option::take)
}

/// Whether what stands in a link is a whole study and no game.
pub fn is_code(link: &str) -> bool {
    link.starts_with(|first: char| first.is_ascii_uppercase())
}
