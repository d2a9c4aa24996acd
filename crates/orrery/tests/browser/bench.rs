//! Measures the web app in a headless Chromium: `cargo xtask bench web`.

#[path = "altered.rs"]
mod altered;
#[path = "driver.rs"]
mod driver;
#[path = "hand.rs"]
mod hand;
#[path = "page.rs"]
mod page;
#[path = "patience.rs"]
mod patience;
#[path = "server.rs"]
mod server;
#[path = "trace.rs"]
mod trace;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_server::File;
use serde_json::json;

use driver::target;
use page::{Page, Size, browse, browse_at};
use trace::Frame;

/// Browsers note their own work, to be measured.
const MEASURES: bool = true;

/// How much slower than this machine the measured one is.
const SLOWDOWN: f64 = 4.0;

/// A game in the middle, as a link.
const GAME: &str = "/#yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6";

/// Games in which moves are measured, as links.
const GAMES: [&str; 3] =
    ["yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6", "lyngk:seed=4", "kulami,d4,d6,a6,a8"];

/// So many moves are measured in each.
const MOVES: usize = 8;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let limit = |ok: bool| if ok { "" } else { "  OVER THE LIMIT" };

    for (name, path, there) in VISITS {
        let sent = sent_by_visit(path, there).await;
        let bytes: u64 = sent.values().sum();
        let files = sent.len();
        println!("{name:<18} {bytes:>9} bytes in {files} files{}", limit(bytes <= FIRST_VISIT));
    }
    let folder = target().join("web");
    let ((sent, raw), (nets_sent, nets_raw)) = (sizes(&folder), sizes(&folder.join("nets")));
    let (sent, raw) = (sent - nets_sent, raw - nets_raw);
    println!("kept for offline   {sent:>9} bytes compressed, {raw} raw{}", limit(sent < 1_000_000));
    println!("nets besides       {nets_sent:>9} bytes compressed, {nets_raw} raw");

    browse(Size::Phone, move |page| async move {
        let ready = first_visit(&page, GAME).await;
        println!("playable after     {ready:>9.0} ms, cold, {SLOWDOWN}x slower{}", limit(ready < 2000.0));
    })
    .await;

    for link in GAMES {
        let name = link.split([',', ':']).next().unwrap_or(link);
        for slowdown in [1.0, SLOWDOWN] {
            browse(Size::Desktop, move |page| async move {
                let moves = work_of_moves(&page, link, slowdown).await;
                let longest = |frames: &[Frame], wanted: fn(&Frame) -> bool| {
                    frames.iter().filter(|frame| wanted(frame)).map(|frame| frame.work).fold(0.0, f64::max)
                };
                // What stands until the next move, from the answer to the touch to the last word for who does not see.
                let (median, worst) =
                    spread(moves.iter().map(|frames| frames.iter().map(|frame| frame.work).sum()).collect());
                println!("{name:<8} {slowdown}x in all   {median:>9.1} ms a move, worst {worst:.1}");
                let (median, worst) = spread(moves.iter().map(|m| longest(m, |frame| frame.answers)).collect());
                let over = limit(slowdown > 1.0 || worst <= 16.0);
                println!("{name:<8} {slowdown}x a touch  {median:>9.1} ms until it is seen; worst {worst:.1}{over}");
                let (median, worst) =
                    spread(moves.iter().map(|m| longest(m, |frame| frame.moves && !frame.answers)).collect());
                let over = limit(slowdown == 1.0 || worst <= 8.0);
                println!("{name:<8} {slowdown}x a frame  {median:>9.1} ms, the longest while pieces move; worst {worst:.1}{over}");
            })
            .await;
        }
    }

    browse(Size::Desktop, move |page| async move {
        page.goto("/").await;
        page.wait_until(READY).await;
        // The browser itself keeps the last 50 addresses, two for each game.
        let before = memory_after(&page, 3).await;
        let after = memory_after(&page, 5).await;
        println!("memory             {before:?} after 30 games");
        println!("                   {after:?} after 80{}", limit(!after.is_much_more_than(&before)));
    })
    .await;
}

/// The most that a first visit may take, in bytes as they travel, without headers.
const FIRST_VISIT: u64 = 800_000;

/// First visits: what is visited, its address, and what is true when all is there that it needs.
const VISITS: [(&str, &str, &str); 4] = [
    ("a visit to /", "/", "document.querySelector('main h1')"),
    ("to a game for two", GAME, "document.querySelector('.hits [data-spot]')"),
    ("to a computer's", "/new/yinsh", "document.querySelector('.hits [data-spot]') && globalThis.isReady"),
    ("to the courses", "/learn", "document.querySelector('.course')"),
];

/// Before the page: no service worker starts, a worker that is ready is noted, and what would be filled in to begin a game
/// against the computer is begun as it stands.
const VISITOR: &str = "ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    const TheirWorker = Worker;
    globalThis.Worker = class extends TheirWorker {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', () => { globalThis.isReady = true; });
        }
    };
    if (location.pathname.startsWith('/new/')) {
        const timer = setInterval(() => {
            const start = document.querySelector('main form button.primary, main button.primary');
            if (start) { clearInterval(timer); start.click(); }
        }, 50);
    }";

/// What was sent of the app, in bytes, by the names of files.
static SENT: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// The app as it was built, noting what is sent of it: the compressed form is asked for last, and sent if there is one.
fn counted(path: &str) -> Option<File> {
    let content = fs::read(target().join("web").join(path)).ok()?;
    let name = path.trim_end_matches(".br").to_owned();
    SENT.lock().expect("nobody panics with it").insert(name, content.len() as u64);
    Some(altered::file(content))
}

/// What a browser that was never here fetches before the service worker starts.
async fn sent_by_visit(path: &'static str, there: &'static str) -> BTreeMap<String, u64> {
    let (address, _data) = altered::serve(counted).await;
    SENT.lock().expect("nobody panics with it").clear();
    browse_at(address, None, Size::Phone, move |page| async move {
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": VISITOR })).await;
        page.goto(path).await;
        page.wait_until(&format!("{READY} && {there}")).await;
    })
    .await;
    SENT.lock().expect("nobody panics with it").clone()
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

/// Plays moves with the mouse; of each, the frames until everything on the page says what was played.
async fn work_of_moves(page: &Page, link: &str, slowdown: f64) -> Vec<Vec<Frame>> {
    page.goto(&format!("/#{link}")).await;
    page.wait_until(READY).await;
    page.wait_for(".hits [data-spot]").await;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": slowdown })).await;
    let mut game = AnyGame::from_link(link).expect("a link");
    let mut chance = Rng::new(1);
    for number in 0..MOVES {
        let mut legal = game.legal();
        // Moves and marbles, which are touched where they are written; no claims.
        legal.retain(|action| action.starts_with(|first| matches!(first, 'a'..='k')));
        let action = legal.swap_remove(chance.below(legal.len() as u64) as usize);
        page.eval(&format!("(performance.mark('move-{number}'), true)")).await;
        for spot in action.split('-') {
            page.click_spot(spot).await;
        }
        game.play(&action).expect("it is legal");
        // Longer than a turn may take to be shown. Looking at the page meanwhile would be work on the page.
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    let mut turns = game.players();
    turns.dedup();
    assert_eq!(page.count(".move-list .move").await, turns.len(), "the moves were played, not refused");
    let log = page.performance_log().await;
    let moves = (0..MOVES).map(|number| trace::frames(&log, &format!("move-{number}"), "move-"));
    moves.inspect(|frames| assert!(!frames.is_empty(), "the browser noted no frame")).collect()
}

/// The median and the largest.
fn spread(mut values: Vec<f64>) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[values.len() - 1])
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

/// A random game as a link to four actions before its end, and those.
fn end_of_game(seed: u64) -> (String, Vec<String>) {
    let config = ["yinsh:blitz", "lyngk:seed=1", "kulami"][seed as usize % 3];
    let mut game = AnyGame::from_config(config).expect("a config");
    let mut chance = Rng::new(seed);
    while game.outcome().is_none() {
        let legal = game.legal();
        let action = &legal[chance.below(legal.len() as u64) as usize];
        game.play(action).expect("it is legal");
    }
    let last = game.actions().split_off(game.played() - 4);
    game.undo(last.len());
    (game.link(), last)
}

/// Opens games, plays them to their ends and goes home after each. It is one script, because the driver keeps something
/// in the page for everything it is asked: the script itself, too.
const PLAY_GAMES: &str = "(async (rounds, some) => {
    const games = Array(rounds).fill(some).flat();
    const until = async (holds) => { while (!holds()) await new Promise(requestAnimationFrame); };
    const input = () => document.querySelector('form.entry input');
    for (const [link, actions] of games) {
        location.hash = link;
        for (const action of actions) {
            await until(input);
            input().value = action;
            input().form.requestSubmit();
            await until(() => input().value === '');
        }
        document.querySelector('a[href=\"/\"]').click();
        await until(() => !document.querySelector('.hits'));
        // Kept games are read on the first page; they are no growth of the page itself.
        const kept = Object.keys(localStorage).filter((key) => key.startsWith('orrery.game.'));
        kept.forEach((key) => localStorage.removeItem(key));
    }
    return true;
})";

/// What is in use after so many rounds of ten games.
async fn memory_after(page: &Page, rounds: u32) -> Memory {
    let games: Vec<_> = (0..10).map(end_of_game).collect();
    page.eval(&format!("{PLAY_GAMES}({rounds}, {})", json!(games))).await;
    // Until the page that was left last has nothing to do any more.
    tokio::time::sleep(Duration::from_secs(3)).await;
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
