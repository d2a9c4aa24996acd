//! The HTTP server of Orrery. It serves the web app from files inside the binary.

mod pages;
mod security;
mod serve;
mod site;

pub use serve::{Server, StartError, asked_to_end};
pub use site::{File, Site};
