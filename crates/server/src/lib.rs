//! The HTTP server of Orrery. It serves the web app from files inside the binary, and games between people.
//!
//! A request becomes an act of a player (`visitor`, `api`, `socket`), the act an event (`orrery_wire`), the event
//! durable (`orrery_store`), and then everybody who watches is told (`hub`, `room`).

mod acts;
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
mod links;
mod lobby;
mod metrics;
mod nats;
mod nodes;
mod options;
mod outages;
mod pages;
mod problem;
mod puzzles;
mod record;
mod reference;
mod room;
mod security;
mod serve;
#[cfg(feature = "simulation")]
pub mod simulation;
mod site;
mod socket;
mod visitor;
mod work;
mod world;

pub use bus::Bus;
pub use descriptors::raise_open_files;
pub use document::document;
pub use nats::{NatsAddress, NatsError};
pub use options::{Limits, Options, Rate, Timeouts};
pub use puzzles::view as puzzle_view;
pub use serve::{Server, StartError, asked_to_end};
pub use site::{File, Site};
pub use work::work;
