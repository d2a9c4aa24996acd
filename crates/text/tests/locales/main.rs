//! What the files of `locales/` must keep to.

mod descriptions;
mod lessons;
mod messages;
mod refusals;
mod rules;
mod sources;
mod taken_apart;
mod trouble;
mod typography;
mod variants;
