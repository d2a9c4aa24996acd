//! What every client of Orrery does, without a network, a page or a clock of its own: following games at a server and
//! coming back when the line is lost.
//!
//! Everything here is a state that is told what happened and says what is to be done about it: a [`Connection`] takes an
//! [`Input`] and gives [`Effect`]s, of which whoever drives it (a browser, a bot, a test) does each in its own way. It
//! owns a [`Follower`] for each game that is followed. Time comes in as a [`Moment`], chance as a seed.
//!
//! What browsers keep is text that is read and written here, too: [`Saved`] games, [`Settings`], [`Kept`] turns; and so are
//! the addresses of the app ([`Route`]) and what a page and the worker of the engine say to each other ([`Question`], [`Said`]).

mod clock_view;
mod connection;
mod follower;
mod kept;
mod kept_record;
mod kept_study;
mod lines;
mod moment;
mod news;
mod policy;
mod route;
mod saved;
mod settings;
mod worker;

pub use clock_view::ClockView;
pub use connection::{Connection, Effect, Input, Line};
pub use follower::{Follower, Step};
pub use kept::{Kept, TURN_KEY};
pub use kept_record::{KeptRecord, RECORD_KEY};
pub use kept_study::{KeptStudy, STUDY_KEY};
pub use lines::{BestLine, Lines};
pub use moment::Moment;
pub use news::{Lost, News, Sending};
pub use orrery_study as study;
pub use orrery_study::Chance;
pub use policy::Policy;
pub use route::Route;
pub use saved::{DAMAGED_KEY, GAME_KEY, Saved, Sitter};
pub use settings::{Confirm, Look, SETTINGS_KEY, Settings};
pub use worker::{Answer, CostlyTurn, Question, Said, Task, Thought};
