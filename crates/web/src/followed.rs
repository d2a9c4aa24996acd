//! A value that everything on the page follows.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::browser;

/// A value that outlives pages, and a signal of it that does not: a signal remembers whoever has ever followed it, even
/// when they are long gone, so one for all pages would grow with each of them.
pub struct Followed<T: 'static>(RefCell<ArcRwSignal<T>>);

impl<T: Clone + Send + Sync + 'static> Followed<T> {
    /// A value to be followed.
    pub fn new(value: T) -> Followed<T> {
        Followed(RefCell::new(ArcRwSignal::new(value)))
    }

    /// The value, followed as it changes.
    pub fn get(&self) -> T {
        self.signal().get()
    }

    /// The value now.
    pub fn get_untracked(&self) -> T {
        self.signal().get_untracked()
    }

    /// Changes the value.
    pub fn set(&self, value: T) {
        self.signal().set(value);
    }

    /// Another page comes: it follows a new signal, and so does what stands round the pages once the old page is gone.
    pub fn turn_page(&self) {
        let old = self.0.replace(ArcRwSignal::new(self.get_untracked()));
        browser::later(0.0, move || old.notify());
    }

    fn signal(&self) -> ArcRwSignal<T> {
        self.0.borrow().clone()
    }
}

/// Changes a value, and tells nobody if it is what it was.
pub fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|old| *old != value) == Some(true) {
        signal.set(value);
    }
}
