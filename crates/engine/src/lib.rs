//! The engine of Orrery and the protocol it speaks (docs/PROTOCOL.md).

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
