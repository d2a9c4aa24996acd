//! Nets of the engine: fetched when they are of use, and never missed.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use orrery_engine_web::Engine;
use orrery_server::File;
use serde_json::json;

use crate::altered::{self, built};
use crate::driver::target;
use crate::offline::prepare;
use crate::page::{Page, Size, browse, browse_at};
use crate::play::{Way, act, answered, kept, random_action, set_up, visit};

/// The path of the net of LYNGK in the app that was built.
fn net() -> String {
    let files = std::fs::read_dir(target().join("web/nets")).expect("the app has nets").flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let name = names.find(|name| name.starts_with("lyngk.") && name.ends_with(".net"));
    format!("nets/{}", name.expect("LYNGK has a net"))
}

/// The app as it is if the engine uses the net of LYNGK by default, whether it does or not: the page names it, and it is
/// the last that the service worker fetches.
fn with_net(path: &str) -> Option<Vec<u8>> {
    let content = built(path)?;
    let (from, to) = match path {
        "index.html" => {
            let from = "<meta name=\"net-lyngk-from\" content=\"5\">";
            ("</head>", format!("<meta name=\"net-lyngk\" content=\"/{}\">{from}</head>", net()))
        }
        "sw.js" => ("\n];", format!("\n  [\"/{}\", {}],\n];", net(), built(&net())?.len())),
        _ => return Some(content),
    };
    let text = String::from_utf8(content).ok()?;
    let is_there = text.contains(&net());
    Some(if is_there { text } else { text.replacen(from, &to, 1) }.into_bytes())
}

/// Notes the nets that workers are given and the warnings of the page, and nobody else hears of those.
const SPY: &str = "globalThis.given = [];
    globalThis.warned = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
        if (typeof message !== 'string') given.push(message[0]);
        post.call(this, message);
    };
    console.warn = (text) => warned.push(text);";

/// Begins a game of LYNGK against the computer at this level.
async fn begin(page: &Page, level: u8) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SPY })).await;
    visit(page, "/").await;
    let set = format!("(localStorage.setItem('orrery.settings.v1', 'level={level}'), true)");
    page.eval(&set).await;
    set_up(page, "lyngk", &["First"]).await;
}

/// Plays an action; the computer answers.
async fn play_and_be_answered(page: &Page) {
    let game = kept(page).await;
    let mut chance = orrery_games::core::Rng::new(game.played() as u64);
    act(page, Way::Mouse, &game, &random_action(&game, &mut chance)).await;
    let after = answered(page, game.to_act(), game.played() + 1).await;
    assert_eq!(after.outcome(), None, "{}", after.link());
}

/// How often the page has fetched a net.
const FETCHED: &str =
    "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/nets/')).length";

#[tokio::test]
async fn the_strongest_fetches_its_net_once() {
    let (address, _data) = altered::serve(|path| with_net(path).map(altered::file)).await;
    browse_at(address, None, Size::Desktop, |page| async move {
        begin(&page, 10).await;
        play_and_be_answered(&page).await;
        page.wait_until("given.length === 1").await;
        play_and_be_answered(&page).await;
        // A worker that is interrupted is gone; the next one gets the net from the page.
        let interrupted = "(() => {
            const tool = (text) => [...document.querySelectorAll('.turn-buttons .button')].find((tool) => tool.textContent.trim() === text);
            tool('Hint').click();
            tool('Take back').click();
            return true;
        })()";
        page.eval(interrupted).await;
        page.click_text(".turn-buttons .button", "Hint").await;
        page.wait_until("given.length === 2").await;
        page.wait_until("!document.querySelector('.say .now').textContent.includes('Looking')").await;
        assert_eq!(page.eval("[given, warned]").await, json!([["lyngk", "lyngk"], []]));
        assert_eq!(page.eval(FETCHED).await, 1);
    })
    .await;
}

#[tokio::test]
async fn levels_below_need_no_net() {
    let (address, _data) = altered::serve(|path| with_net(path).map(altered::file)).await;
    browse_at(address, None, Size::Desktop, |page| async move {
        begin(&page, 4).await;
        play_and_be_answered(&page).await;
        assert_eq!(page.eval(FETCHED).await, 0);
        // A hint is to be as good as it can.
        page.click_text(".turn-buttons .button", "Hint").await;
        page.wait_until("given.length === 1").await;
    })
    .await;
}

/// Against the strongest at these files: it plays without the net, and one warning says why.
async fn plays_by_hand(files: fn(&str) -> Option<File>, reason: &str) {
    let (address, _data) = altered::serve(files).await;
    let reason = json!(reason);
    browse_at(address, None, Size::Desktop, |page| async move {
        begin(&page, 10).await;
        play_and_be_answered(&page).await;
        page.wait_until("warned.length > 0").await;
        play_and_be_answered(&page).await;
        assert_eq!(page.eval("warned.length").await, 1);
        let told =
            format!("warned[0].startsWith('The engine plays lyngk by hand') && warned[0].includes({reason})");
        assert_eq!(page.eval(&told).await, true, "{}", page.eval("warned").await);
        // The browser itself complains of files that are missing.
        page.forgive("/nets/lyngk.");
    })
    .await;
}

#[tokio::test]
async fn without_its_net_it_plays_by_hand() {
    plays_by_hand(|path| with_net(path).filter(|_| !path.ends_with(".net")).map(altered::file), "HTTP 404")
        .await;
}

#[tokio::test]
async fn with_a_damaged_net_it_plays_by_hand() {
    let damaged = |path: &str| {
        let mut content = with_net(path)?;
        if path.ends_with(".net") {
            content[1000] ^= 1;
        }
        Some(altered::file(content))
    };
    plays_by_hand(damaged, "checksum").await;
}

static GONE: AtomicBool = AtomicBool::new(false);

fn until_gone(path: &str) -> Option<File> {
    with_net(path).filter(|_| !GONE.load(Ordering::Relaxed)).map(altered::file)
}

#[tokio::test]
async fn the_net_is_there_without_a_server() {
    let (address, _data) = altered::serve(until_gone).await;
    browse_at(address, None, Size::Desktop, |page| async move {
        visit(&page, "/").await;
        prepare(&page).await;
        GONE.store(true, Ordering::Relaxed);
        // The first level of LYNGK that goes by it.
        begin(&page, 5).await;
        play_and_be_answered(&page).await;
        page.wait_until("given.length === 1").await;
        assert_eq!(page.eval("warned").await, json!([]));
    })
    .await;
}

#[tokio::test]
async fn a_worker_with_a_net_answers_as_one_outside() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        let answer = page
            .eval(&format!(
                "new Promise(async (resolve, reject) => {{
                    const bytes = await (await fetch('/{}')).arrayBuffer();
                    const address = document.querySelector('meta[name=engine-worker]').content;
                    const worker = new Worker(address, {{ type: 'module' }});
                    worker.onerror = (event) => reject(event.message);
                    worker.onmessage = ({{ data }}) => {{
                        if (data !== 'ready') return (worker.terminate(), resolve(data));
                        worker.postMessage(['lyngk', bytes]);
                        worker.postMessage('1 hint 500 lyngk:seed=3');
                    }};
                }})",
                net()
            ))
            .await;
        // The first answer is of a search so short that no clock can end it.
        let first = |engine: &mut Engine| {
            let looked = AtomicU64::new(0);
            let elapsed = || Duration::from_millis(looked.fetch_add(1, Ordering::Relaxed));
            let mut answers = Vec::new();
            engine.answer("1 hint 500 lyngk:seed=3", &elapsed, &mut |answer| answers.push(answer.to_owned()));
            answers.swap_remove(0)
        };
        let mut engine = Engine::default();
        assert_ne!(answer, first(&mut engine), "this is what the hand says");
        engine.learn(&built(&net()).expect("a file")).expect("a net");
        assert_eq!(answer, first(&mut engine));
    })
    .await;
}
