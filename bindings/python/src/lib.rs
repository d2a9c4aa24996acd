//! The module `orrery._native`: the three games, vectors of them and the engine for Python.
//!
//! Everything here is generic over the games and reached by `with_game!` or `with_session!` once at each entry; what is
//! idiomatic Python is in `python/orrery`. Text errors become the exceptions of [`errors`].

mod coded;
mod engine;
mod errors;
mod game;
mod nets;
mod numbers;
mod picture;
mod pool;
mod puzzle;
mod record;
mod review;
mod selfplay;
mod state;
mod vector;
mod views;

use pyo3::prelude::*;

/// The games YINSH, LYNGK and Kulami, and their engine.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("target_cpu", if cfg!(target_feature = "avx2") { "x86-64-v3" } else { "baseline" })?;
    module.add("OrreryError", py.get_type::<errors::OrreryError>())?;
    module.add("ConfigError", py.get_type::<errors::ConfigError>())?;
    module.add("IllegalAction", py.get_type::<errors::IllegalAction>())?;
    module.add("RecordError", py.get_type::<errors::RecordError>())?;
    module.add("BusyError", py.get_type::<errors::BusyError>())?;
    module.add("ClosedError", py.get_type::<errors::ClosedError>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<vector::Vector>()?;
    module.add_class::<engine::Line>()?;
    module.add_class::<selfplay::SelfPlay>()?;
    module.add_class::<review::ReviewedTurn>()?;
    module.add_class::<puzzle::Puzzle>()?;
    module.add_function(wrap_pyfunction!(engine::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(engine::best_action, module)?)?;
    module.add_function(wrap_pyfunction!(engine::solve, module)?)?;
    module.add_function(wrap_pyfunction!(nets::net, module)?)?;
    module.add_function(wrap_pyfunction!(nets::net_inputs, module)?)?;
    module.add_function(wrap_pyfunction!(record::read_records, module)?)?;
    module.add_function(wrap_pyfunction!(review::review_turns, module)?)?;
    module.add_function(wrap_pyfunction!(puzzle::puzzle, module)?)?;
    module.add_function(wrap_pyfunction!(puzzle::puzzles, module)?)?;
    module.add_function(wrap_pyfunction!(puzzle::puzzle_of_day, module)?)?;
    module.add_function(wrap_pyfunction!(supports_v3, module)?)?;
    Ok(())
}

/// Whether this processor has what the faster build of the module needs.
#[pyfunction]
fn supports_v3() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        std::is_x86_feature_detected!("avx2")
            && std::is_x86_feature_detected!("bmi1")
            && std::is_x86_feature_detected!("bmi2")
            && std::is_x86_feature_detected!("fma")
            && std::is_x86_feature_detected!("f16c")
            && std::is_x86_feature_detected!("lzcnt")
            && std::is_x86_feature_detected!("movbe")
            && std::is_x86_feature_detected!("popcnt")
    }
    #[cfg(not(target_arch = "x86_64"))]
    false
}
