//! All prose for people, in four languages.
//!
//! The rest of Orrery names what it has to say with a [`Phrase`]; [`Words`] spells it. The messages are the Fluent
//! files in `locales/`, compiled in, so the browser, the server and the command line say the same.

mod figures;
mod language;
mod locales;
mod words;

pub use figures::{Date, clock};
pub use language::Language;
pub use orrery_view::{Arg, Phrase};
pub use words::Words;
