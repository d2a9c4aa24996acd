//! The engine bench as a WASM module without imports: `cargo xtask bench wasm` times it against the native one.

use orrery_engine::{Nets, bench_searches};

/// A browser fetches nets; here they are part of the module, so that both sides search the same.
const NETS: [&[u8]; 3] = [
    include_bytes!("../nets/kulami.net"),
    include_bytes!("../nets/lyngk.net"),
    include_bytes!("../nets/yinsh.net"),
];

/// The number of positions that the searches of the bench visit, by hand and with nets.
#[allow(unsafe_code, reason = "an exported name is what a module is called by")]
#[unsafe(no_mangle)]
pub extern "C" fn bench_nodes() -> u64 {
    let nets = NETS.iter().try_fold(Nets::default(), |nets, bytes| nets.with(bytes)).unwrap_or_default();
    let searches = bench_searches(None).chain(bench_searches(Some(&nets)));
    searches.map(|search| search.nodes).sum()
}
