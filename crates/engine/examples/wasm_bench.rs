//! The engine bench as a WASM module without imports: `cargo xtask bench wasm` times it against the native one.

/// The number of nodes of [`orrery_engine::bench_nodes`].
#[allow(unsafe_code, reason = "an exported name is what a module is called by")]
#[unsafe(no_mangle)]
pub extern "C" fn bench_nodes() -> u64 {
    orrery_engine::bench_nodes()
}
