//! Measures the web app in a headless Chromium: `cargo xtask bench web`.

#[path = "driver.rs"]
mod driver;
#[path = "page.rs"]
mod page;
#[path = "server.rs"]
mod server;
#[path = "trace.rs"]
mod trace;

use std::fs;
use std::path::Path;
use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use serde_json::json;

use driver::target;
use page::{Page, Size, browse};

/// How much slower than this machine the measured one is.
const SLOWDOWN: f64 = 4.0;

/// A game in the middle, as a link.
const GAME: &str = "/#yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let limit = |ok: bool| if ok { "" } else { "  OVER THE LIMIT" };

    let (sent, raw) = sizes(&target().join("web"));
    println!("all files          {sent:>9} bytes compressed, {raw} raw{}", limit(sent < 1_000_000));

    browse(Size::Phone, move |page| async move {
        let ready = first_visit(&page, GAME).await;
        let sent =
            page.eval("performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0)").await;
        println!("a first visit      {sent:>9} bytes over the wire until the board is there");
        println!("playable after     {ready:>9.0} ms, cold, {SLOWDOWN}x slower{}", limit(ready < 2000.0));
    })
    .await;

    browse(Size::Desktop, move |page| async move {
        first_visit(&page, GAME).await;
        let frames = work_of_a_move(&page).await;
        let worst = frames.iter().copied().fold(0.0, f64::max);
        let total: f64 = frames.iter().sum();
        println!(
            "a move             {total:>9.1} ms script and layout in {} frames, {SLOWDOWN}x slower",
            frames.len()
        );
        println!("worst frame        {worst:>9.1} ms{}", limit(worst <= 8.0));
    })
    .await;

    browse(Size::Desktop, move |page| async move {
        page.goto("/").await;
        page.wait_until(READY).await;
        let before = memory_after(&page, 0, 10).await;
        let after = memory_after(&page, 10, 60).await;
        println!("memory             {before:?} after 10 games");
        println!("                   {after:?} after 60{}", limit(!after.is_much_more_than(&before)));
    })
    .await;
}

/// True once the app says that it can be used.
const READY: &str = "document.documentElement.dataset.ready === 'true'";

/// The bytes of all files, as they travel and as they are.
fn sizes(folder: &Path) -> (u64, u64) {
    let mut sums = (0, 0);
    for entry in fs::read_dir(folder).expect("the web app is built").flatten() {
        let path = entry.path();
        if path.is_dir() {
            let (sent, raw) = sizes(&path);
            sums = (sums.0 + sent, sums.1 + raw);
        } else if path.extension().is_none_or(|extension| extension != "br") {
            let size = |path: &Path| fs::metadata(path).map(|file| file.len());
            let raw = size(&path).unwrap_or_default();
            let packed = size(Path::new(&format!("{}.br", path.display())));
            sums = (sums.0 + packed.unwrap_or(raw), sums.1 + raw);
        }
    }
    sums
}

/// Opens a page on a slow machine with empty caches; the milliseconds until the app says it is ready.
async fn first_visit(page: &Page, path: &str) -> f64 {
    let note = "new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.ready !== 'true') return;
        observer.disconnect();
        globalThis.readyAfter = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] })";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": note })).await;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWDOWN })).await;
    page.goto(path).await;
    page.wait_until("globalThis.readyAfter").await;
    page.eval("readyAfter").await.as_f64().expect("a number")
}

/// Moves a ring by two clicks; the milliseconds of script and layout for each frame until nothing moves any more.
async fn work_of_a_move(page: &Page) -> Vec<f64> {
    page.wait_for("[data-spot=\"g8\"]").await;
    page.eval("(performance.mark('move'), true)").await;
    page.click_spot("g7").await;
    page.click_spot("g8").await;
    // Longer than a turn may take to be shown. Looking at the page meanwhile would be work on the page.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let frames = trace::frames(&page.performance_log().await, "move");
    assert!(!frames.is_empty(), "the browser noted no frame");
    frames
}

#[derive(Debug)]
#[allow(dead_code, reason = "printed")]
struct Memory {
    script_kib: u64,
    module_kib: u64,
    nodes: u64,
    listeners: u64,
}

impl Memory {
    fn is_much_more_than(&self, other: &Memory) -> bool {
        let grew = |now: u64, then: u64| now > then + then / 10;
        grew(self.script_kib, other.script_kib)
            || grew(self.module_kib, other.module_kib)
            || grew(self.nodes, other.nodes)
    }
}

/// Opens a random game four actions before its end, plays those, and goes home.
async fn play_to_the_end(page: &Page, seed: u64) {
    let config = ["yinsh:blitz", "lyngk:seed=1", "kulami"][seed as usize % 3];
    let mut game = AnyGame::from_config(config).expect("a config");
    let mut chance = Rng::new(seed);
    while game.outcome().is_none() {
        let legal = game.legal();
        let action = &legal[chance.below(legal.len() as u64) as usize];
        game.play(action).expect("it is legal");
    }
    let last = game.actions().split_off(game.actions().len() - 4);
    game.undo(last.len());
    page.eval(&format!("(location.hash = {}, true)", json!(game.link()))).await;
    for action in last {
        page.wait_for("form.entry input").await;
        page.eval(&format!(
            "(() => {{
                const form = document.querySelector('form.entry');
                form.querySelector('input').value = {};
                form.requestSubmit();
                return true;
            }})()",
            json!(action)
        ))
        .await;
        page.wait_until("document.querySelector('form.entry input').value === ''").await;
    }
    page.eval("(document.querySelector('a[href=\"/\"]').click(), true)").await;
    page.wait_gone(".hits").await;
}

/// What is in use after games number `from` to `to` were played.
async fn memory_after(page: &Page, from: u64, to: u64) -> Memory {
    for seed in from..to {
        play_to_the_end(page, seed).await;
    }
    page.devtools("HeapProfiler.collectGarbage", json!({})).await;
    page.devtools("Performance.enable", json!({})).await;
    let metrics = page.devtools("Performance.getMetrics", json!({})).await;
    let metric = |name: &str| {
        let list = metrics["metrics"].as_array().expect("a list");
        let found =
            list.iter().find(|metric| metric["name"] == name).and_then(|metric| metric["value"].as_f64());
        found.unwrap_or_default() as u64
    };
    let module = page
        .eval("import(document.querySelector('link[rel=modulepreload]').href).then((m) => m.default()).then((w) => w.memory.buffer.byteLength)")
        .await;
    Memory {
        script_kib: metric("JSHeapUsedSize") / 1024,
        module_kib: module.as_u64().unwrap_or_default() / 1024,
        nodes: metric("Nodes"),
        listeners: metric("JSEventListeners"),
    }
}
