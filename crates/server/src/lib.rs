//! The HTTP server of Orrery. It serves the web app from files inside the binary, and games between people.
//!
//! A request becomes an act of a player (`visitor`, `api`, `socket`), the act an event (`orrery_wire`), the event
//! durable (`orrery_store`), and then everybody who watches is told (`hub`, `room`).

mod api;
mod body;
mod bus;
mod computer;
mod connections;
mod descriptors;
mod document;
mod feed;
mod guarded;
mod housekeeping;
mod hub;
mod limits;
mod lobby;
mod metrics;
mod options;
mod pages;
mod problem;
mod record;
mod room;
mod secrets;
mod security;
mod serve;
mod site;
mod socket;
mod visitor;
mod work;

pub use bus::Bus;
pub use descriptors::raise_open_files;
pub use document::document;
pub use options::{Limits, Options, Rate, Timeouts};
pub use serve::{Server, StartError, asked_to_end};
pub use site::{File, Site};
pub use work::work;
