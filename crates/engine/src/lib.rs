//! The engine of Orrery and the protocol it speaks (docs/PROTOCOL.md).
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use std::time::Duration;
//!
//! use orrery_engine::games::{Session, kulami::Kulami};
//! use orrery_engine::{Control, Limits, Options, Table, choose, think};
//!
//! let session = Session::<Kulami>::from_config("kulami")?;
//! let (game, position) = (&**session.game(), session.position());
//! let table = Table::new(1);
//! // A search has no clock of its own, and ends when the flag is set.
//! let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
//!
//! let limits = Limits { nodes: Some(2_000), ..Limits::default() };
//! let lines = think(game, position, &Options::default(), &limits, control, &table, |_| ());
//! println!("{} is best: {}", lines[0].actions[0], lines[0].score(0));
//!
//! let options = Options { level: 2, seed: 7, ..Options::default() };
//! let action = choose(game, position, &options, &limits, control, &table, |_| ());
//! assert!(orrery_engine::games::core::Game::is_legal(game, position, action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod bench;
mod checksum;
mod control;
mod eval;
mod exact;
mod levels;
#[cfg(not(target_arch = "wasm32"))]
pub mod matches;
mod memory;
mod novice;
mod opening;
#[cfg(not(target_arch = "wasm32"))]
mod protocol;
mod reference;
mod review;
mod search;
#[cfg(not(target_arch = "wasm32"))]
pub mod selfplay;
mod sight;
mod solve;
mod sorting;
mod think;
#[cfg(not(target_arch = "wasm32"))]
mod time;
mod value;

pub use analysis::{Judgement, judge};
#[cfg(not(target_arch = "wasm32"))]
pub use bench::bench;
pub use bench::{BenchSearch, bench_searches};
pub use control::{Control, Limits};
pub use eval::{
    AnyJudge, Bare, Evaluate, Hand, Hear, Inputs, Judge, Learn, Learned, Linear, MAX_UNITS, Net, NetError,
    Nets, Node, Proof, Unpruned, Weights, weighted_sum,
};
pub use exact::exact_lines;
pub use levels::{Budget, Levels, Skill, choose};
pub use novice::Novice;
pub use opening::Opening;
pub use orrery_games as games;
pub use orrery_study as study;
#[cfg(not(target_arch = "wasm32"))]
pub use protocol::serve;
pub use review::{Effort, Reviewer, points_of};
pub use search::{Info, Line, NoMemory, ProbCut, Searcher, Table, Uct};
pub use sight::Sight;
pub use solve::{KulamiSolver, Proved, Solved};
pub use think::{Method, Options, think};
pub use value::{Score, Value, expectation};
