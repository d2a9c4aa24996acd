//! All prose for people, in four languages.
//!
//! The rest of Orrery names what it has to say with a [`Phrase`]; [`Words`] spells it. The messages are the Fluent
//! files in `locales/`. [`Words::new`] has them compiled in; the browser, which is sent no language that nobody reads,
//! fetches them by [`Part`] and calls [`Words::read`], so that nothing is compiled into it.

mod figures;
mod language;
mod locales;
mod part;
mod words;

pub use figures::{Date, clock};
pub use language::Language;
pub use orrery_view::{Arg, Phrase};
pub use part::Part;
pub use words::Words;
