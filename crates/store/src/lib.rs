//! Games on disk that are never lost: SQLite and PostgreSQL behind one type.
//!
//! A game is its log of events; everything else about it is a summary that is written in the same transaction. The
//! database decides between nodes that write at the same time. No rules of any game are known here: events are text.

mod change;
mod copies;
mod error;
#[cfg(feature = "faults")]
pub mod faults;
mod files;
mod game_row;
mod links;
#[cfg(feature = "memory")]
pub mod memory;
mod migrate;
mod model;
mod postgres;
mod row;
mod sqlite;
mod store;
mod url;
mod writer;

pub use copies::{backup, restore};
pub use error::{Detail, StoreError};
pub use game_row::GameRow;
pub use links::Shortened;
pub use model::{
    Added, Appended, Beat, Cap, Created, ForgetBefore, Player, Pulse, Session, SessionKind, TokenHash,
};
pub use store::{ENTRIES_AT_ONCE, Store};
pub use url::{BadUrl, StoreUrl};
