//! The suite on SQLite, and what is different when the database is a file.

#![allow(clippy::unwrap_used)]

mod copies;
mod files;
mod links;
mod place;
#[path = "../suite/mod.rs"]
mod suite;
#[path = "../suite/tables.rs"]
mod tables;
mod trouble;
mod writer;

use place::Place;

suite::suite!();
tables::tables!();
