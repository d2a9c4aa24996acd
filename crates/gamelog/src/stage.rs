use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::BadName;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Stage {
    /// A seat is free.
    Open,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

impl Stage {
    /// Every one.
    pub const ALL: [Stage; 3] = [Stage::Open, Stage::Playing, Stage::Over];

    /// As it is stored and sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

impl FromStr for Stage {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Stage, BadName> {
        let known = Stage::ALL.into_iter().find(|stage| stage.as_str() == text);
        known.ok_or(BadName { wanted: "the stage of a game: open, playing or over" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_read_as_they_are_written() {
        for stage in Stage::ALL {
            assert_eq!(stage.as_str().parse(), Ok(stage));
        }
        assert!("Open".parse::<Stage>().is_err());
    }
}
