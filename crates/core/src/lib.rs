//! The words all games of Orrery share.
//!
//! A value of a type implementing [`Game`] is a *configured game*: variant, options and board, with its tables.
//! Its positions are small plain data; whoever searches borrows the game and copies positions. This crate has
//! no external dependency, no I/O, clock, threads or entropy, and builds for wasm32 like the rules crates.

mod bits;
mod game;
mod outcome;
mod parse;
mod perft;
mod picture;
mod player;
mod random_game;
mod record;
mod rng;
mod symmetry;

pub use bits::{nth_set_bit, nth_set_bit_wide};
pub use game::{CodeError, Game, Score};
pub use outcome::Outcome;
pub use parse::{Cursor, ParseError, shown, write_point};
pub use perft::{divide, perft, perft_while};
pub use picture::{Draw, Ink, Picture};
pub use player::Player;
pub use random_game::{RandomGame, random_game};
pub use record::{
    ActionText, Comment, Eval, EvalError, Expected, Line, MainAction, Record, RecordError, RecordFault,
    Termination, Turn, TurnNumber, Unclosed,
};
pub use rng::Rng;
pub use symmetry::{HexSymmetry, Symmetric};
