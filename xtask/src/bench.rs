//! Speed, measured.

use std::{env, path};

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;

use crate::browser;
use crate::command::{Call, cargo, target};
use crate::tidy::{WASM, install_wasm};
use crate::web::{self, Mode};

/// What to measure.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Subject {
    /// Random games and perft
    Rules,
    /// Nodes of the search
    Engine,
    /// The search as a WASM module in Node.js, beside the native one
    Wasm,
    /// The web app in Chromium: size, start, work of a move, memory
    Web,
    /// The server: many people who play at once; with LOAD_KIND=idle beside many who do nothing, with
    /// LOAD_KIND=floods beside floods; ORRERY_BINARY names another server
    Server,
}

/// Instantiates a module, lets it warm up, and prints nodes and nodes per second.
const SCRIPT: &str = "\
const {instance} = await WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]));
instance.exports.bench_nodes();
const begun = performance.now();
const nodes = instance.exports.bench_nodes();
console.log(String(nodes), Math.round(Number(nodes) * 1000 / (performance.now() - begun)));";

/// Measures, and prints what came out.
pub fn run(subject: Subject) -> Result<()> {
    match subject {
        Subject::Rules => cargo("run --release --package orrery -- bench rules").run(),
        Subject::Engine => cargo("run --release --package orrery -- bench engine").run(),
        Subject::Wasm => wasm(),
        Subject::Web => web(),
        Subject::Server => server(),
    }
}

fn web() -> Result<()> {
    browser::install()?;
    web::build(Mode::Release)?;
    // In the dev profile: it is the page that is measured, not who looks at it.
    cargo("test --package orrery --features browser --bench web").run()
}

fn server() -> Result<()> {
    // Another binary can be named, so that an older server is measured by the same bench.
    let binary = match env::var_os("ORRERY_BINARY") {
        Some(binary) => path::absolute(binary)?,
        None => {
            cargo("build --release --package orrery").run()?;
            target().join("release/orrery")
        }
    };
    let load = || cargo("bench --package orrery-server --bench load").env("ORRERY", &binary);
    load().run()?;
    // Who says what is to be measured, or on how many nodes, has had it.
    let is_turns = env::var("LOAD_KIND").map_or(true, |kind| kind == "turns");
    if is_turns && env::var_os("LOAD_NODES").is_none() {
        load().env("LOAD_NODES", "3").run()?;
    }
    Ok(())
}

fn wasm() -> Result<()> {
    install_wasm()?;
    cargo(&format!("build --release --target {WASM} --package orrery-engine --example wasm_bench")).run()?;
    cargo("build --release --package orrery").run()?;
    let module = target().join(WASM).join("release/examples/wasm_bench.wasm");
    let script = format!("(async () => {{ {SCRIPT} }})()");
    let wasm = Call::new("node", "-e").arg(script).arg(module).answer("").context("Node.js is needed")?;
    let native = Call::new(target().join("release/orrery"), "engine").answer("bench\nbench\n")?;
    let native = native.lines().last().unwrap_or_default().trim_start_matches("response ").to_owned();
    let figures = |text: &str| -> Result<[f64; 2]> {
        let numbers: Vec<f64> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        <[f64; 2]>::try_from(numbers).ok().with_context(|| format!("no figures: {text}"))
    };
    let ([wasm_nodes, wasm_speed], [nodes, speed]) = (figures(&wasm)?, figures(&native)?);
    println!("native {speed} nodes/s, WASM {wasm_speed} nodes/s: {:.0} %", 100.0 * wasm_speed / speed);
    ensure!(wasm_nodes == nodes, "the node counts differ: native {nodes}, WASM {wasm_nodes}");
    Ok(())
}
