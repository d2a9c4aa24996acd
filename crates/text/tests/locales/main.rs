//! What the files of `locales/` must keep to.

mod messages;
mod sources;
mod taken_apart;
mod typography;
