//! The HTTP server of Orrery. It serves the web app from files inside the binary, and games between people.
//!
//! A request becomes an act of a player (`visitor`, `api`, `socket`), the act an event (`orrery_wire`), the event
//! durable (`orrery_store`), and then everybody who watches is told (`hub`, `room`).

mod api;
mod body;
mod bus;
mod computer;
mod document;
mod feed;
mod housekeeping;
mod hub;
mod limits;
mod lobby;
mod metrics;
mod nats;
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
pub use document::document;
pub use nats::{NatsAddress, NatsError};
pub use options::{Limits, Options, Rate};
pub use serve::{Server, StartError, asked_to_end};
pub use site::{File, Site};
pub use work::work;
#[cfg(feature = "simulation")]
pub use work::{Done, Job, Task, Work};
