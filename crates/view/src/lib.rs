//! A position as a person sees and touches it: scene, click paths, previews, animation, spoken text and SVG. No DOM.
//!
//! Each game says through [`View`] where its points lie, which touches make an action, what is drawn and what is said;
//! a [`TableOf`] it, and a [`Table`] of whichever game, does the rest the same way for mouse, touch, keyboard and screen reader.

mod animation;
mod arrange;
mod ask;
mod frame;
mod guide;
mod kulami;
mod looks;
mod lyngk;
mod phrase;
mod rules_line;
mod scene;
mod spot;
mod svg;
mod table;
mod table_of;
mod trouble;
mod view;
mod why;
mod yinsh;

pub use animation::{Actor, Animation, Keyframe};
pub use arrange::{Arrange, Draft, DraftOf, Knob, Tool};
pub use ask::{Line, Question};
pub use frame::{Arrow, Coordinates, Facing, Frame, Window, Xy};
pub use guide::{Note, Story};
pub use looks::{HitShape, Looks, Sound, SpotQuestion, looks};
pub use phrase::{Arg, Phrase};
pub use rules_line::rules_line;
pub use scene::{Art, Mark, Piece, Scene, Tally, Target};
pub use spot::{NoSpot, Spot};
pub use svg::{Layers, Marks, Theme, art, changes, colour, defs, icon, picture, piece_in, pieces};
pub use table::Table;
pub use table_of::{TableOf, Touch, ViewState};
pub use view::{Amount, Beside, Choice, Ending, Fact, Look, Motion, Prompt, ScoreLine, View};
pub use why::{Feat, Reason, why};
