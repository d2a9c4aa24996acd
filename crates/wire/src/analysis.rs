//! What the engine of a server can be asked for.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Who plays against the one who sets up a game, where that is nobody who has to come first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opponent {
    /// The engine, at a level from 1 to 10.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10))]
    pub computer: u32,
}

/// A position to be analysed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnalyseRequest {
    /// From where `actions` are played: a config.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub config: Option<String>,
    /// Or a position code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What was played from there.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The action of a level from 1 to 10 is wanted, and nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10))]
    pub level: Option<u32>,
    /// Or the best lines, after a look at so many positions; 200,000 where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 2000000))]
    pub nodes: Option<u64>,
    /// How many lines; one where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
    pub lines: Option<u32>,
}

/// What the engine thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnalysisView {
    /// The position, as a code.
    pub position: String,
    /// Who is to act.
    pub to_act: Seat,
    /// The best lines, best first.
    pub lines: Vec<LineView>,
}

/// A line of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineView {
    /// What it is worth to who is to act, as the engine protocol writes it (docs/PROTOCOL.md); nothing where only an
    /// action was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// The actions, at least one.
    pub actions: Vec<String>,
}
