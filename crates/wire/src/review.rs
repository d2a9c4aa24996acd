//! What the engine of a server says of a game that was played.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A game to be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewRequest {
    /// From where `actions` are played: a config.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub config: Option<String>,
    /// Or a position code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What was played from there: at least one.
    pub actions: Vec<String>,
    /// So many turns are known already, and left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub known: u32,
}

/// What a review says of turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// How many turns the game has, of both players.
    pub count: u32,
    /// Those that were looked at, the first unknown one first: as many as time allowed.
    pub turns: Vec<TurnView>,
    /// What `known` has to be to hear the rest; nothing if this was all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u32>,
    /// Like which level the first and the second player played; only where this answer has every turn of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub like: Vec<Option<LikeView>>,
}

/// Like which level of the engine somebody played: so many levels more or less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LikeView {
    /// The level, from 1.
    pub level: u32,
    /// So many levels more or less.
    pub error: u32,
}

/// A turn as a review sees it (docs/REVIEW.md). Chances are those of its player: `win`, `draw` and `loss` proved, or points of
/// a thousand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnView {
    /// How many actions were played before it.
    pub from: u32,
    /// And with it.
    pub to: u32,
    /// Whose it was.
    pub player: Seat,
    /// What could be expected after the best turn.
    pub before: String,
    /// What was left after the turn that was played.
    pub after: String,
    /// The mark: `fine`, `slip`, `mistake` or `blunder`.
    pub grade: String,
    /// What was lost, in points.
    pub lost: u32,
    /// What a turn had to lose to be marked.
    pub margin: u32,
    /// Whether the loss is proved.
    pub proved: bool,
    /// Of a hundred actions so many were about as good as the best, at first sight.
    pub easy: u32,
    /// The best turn.
    pub best: Vec<String>,
    /// What would have followed it.
    pub line: Vec<String>,
    /// What follows the turn that was played.
    pub reply: Vec<String>,
}
