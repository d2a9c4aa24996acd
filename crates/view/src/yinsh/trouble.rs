//! What is wrong with a config or a described position.

use orrery_games::yinsh::{ConfigError, SetupError};

use super::words;
use crate::Phrase;
use crate::trouble::twice;

pub(super) fn misconfigured(error: &ConfigError) -> Phrase {
    match error {
        ConfigError::Syntax(error) => error.into(),
        ConfigError::Repeated(option) => twice(option),
    }
}

pub(super) fn impossible(error: &SetupError) -> Phrase {
    match *error {
        SetupError::Crowded(point) => Phrase::new("yinsh-setup-crowded").with("point", point.to_string()),
        SetupError::Markers(count) => Phrase::new("yinsh-setup-markers").with("count", count),
        SetupError::Rings(player) => Phrase::new("yinsh-setup-rings").with("player", words::player(player)),
        SetupError::Won => Phrase::new("yinsh-setup-won"),
        SetupError::Placing => Phrase::new("yinsh-setup-placing"),
        SetupError::RowLeft(player) => {
            Phrase::new("yinsh-setup-row-left").with("player", words::player(player))
        }
        SetupError::NoRow => Phrase::new("yinsh-setup-no-row"),
        SetupError::Gift => Phrase::new("yinsh-setup-gift"),
        SetupError::Passed => Phrase::new("yinsh-setup-passed"),
        SetupError::NotOver => Phrase::new("yinsh-setup-not-over"),
    }
}
