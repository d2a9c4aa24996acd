//! How much of the screen the board has, and that nothing moves it while a game goes on.

use serde_json::{Value, json};

use crate::page::{Page, Size, browse};
use crate::play::{on_board, open, visit};

/// One game of each kind in which something is going on.
const GAMES: [&str; 3] = [
    "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6",
    "lyngk:seed=11,e5-e4,b3-c4,^g",
    "kulami:level2,d4,d6,a6,a8",
];

/// The screens a game must fit.
const SCREENS: [(u32, u32); 9] = [
    (360, 640),
    (1280, 720),
    (740, 360),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
];

/// What of the shorter side of the window the plate has and what its outermost points span, in percent and along the longer
/// side of each; and whatever scrolls or lies outside of the window.
const MEASURE: &str = "(() => {
    const side = Math.min(innerWidth, innerHeight);
    const board = document.querySelector('.board-box .board');
    const plate = board.querySelector('.plate').getBoundingClientRect();
    const hits = [...board.querySelectorAll('.hits [data-spot]')].map((hit) => hit.getBoundingClientRect());
    const middles = hits.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const span = (axis) => Math.max(...middles.map((at) => at[axis])) - Math.min(...middles.map((at) => at[axis]));
    const root = document.scrollingElement;
    const faults = [];
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push('the page scrolls');
    const parts = ['.strip', '.turn-bar', '.turn-buttons .button', '.say .now', '.say .more', '.claim', '.board'];
    for (const part of parts) {
        for (const element of document.querySelectorAll(part)) {
            if (!element.checkVisibility()) continue;
            const { left, top, right, bottom } = element.getBoundingClientRect();
            if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${part} sticks out`);
        }
    }
    for (const part of ['.say', '.frame .shared', '.frame-panel']) {
        const element = document.querySelector(part);
        if (element?.checkVisibility() && getComputedStyle(element).display !== 'contents' && element.scrollHeight > element.clientHeight + 1) {
            faults.push(`${part} scrolls: ${element.scrollHeight} of ${element.clientHeight}`);
        }
    }
    const { x, y, width, height } = board.getBoundingClientRect();
    return {
        plate: 100 * Math.max(plate.width, plate.height) / side,
        points: 100 * Math.max(span(0), span(1)) / side,
        box: [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
        faults: [...new Set(faults)],
    };
})()";

async fn measure(page: &Page) -> Value {
    page.eval(MEASURE).await
}

/// Makes the window this large; small ones have fingers.
async fn resize(page: &Page, (width, height): (u32, u32)) {
    let fingers = width.min(height) < 600;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": fingers });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": fingers })).await;
}

/// The board has its room on these screens, and keeps its place whatever is pointed at, touched, refused, asked for or played.
async fn look(page: &Page, screens: &[(u32, u32)], languages: &[&str]) {
    let mut faults = Vec::new();
    visit(page, "/").await;
    for language in languages {
        page.eval(&format!("(localStorage.setItem('orrery.lang', '{language}'), true)")).await;
        for game in GAMES {
            let kind = game.split([',', ':']).next().unwrap_or_default();
            resize(page, screens[0]).await;
            open(page, game).await;
            for &(width, height) in screens {
                resize(page, (width, height)).await;
                page.reload().await;
                on_board(page).await;
                page.wait_until("document.querySelector('.board-box .board').clientWidth > 100").await;
                let what = format!("{kind} at {width}×{height} in {language}");
                let first = measure(page).await;
                let share = |name: &str| first[name].as_f64().expect("a number");
                println!("{what}: plate {:.1} %, points {:.1} %", share("plate"), share("points"));
                if share("plate") < 89.95 {
                    faults.push(format!("{what}: the plate has {:.1} %", share("plate")));
                }
                if share("points") < 74.95 {
                    faults.push(format!("{what}: the points span {:.1} %", share("points")));
                }
                faults.extend(tell(&what, "at rest", &first));
                stir(page, &what, &first["box"], &mut faults).await;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn tell(what: &str, when: &str, seen: &Value) -> Vec<String> {
    let list = seen["faults"].as_array().expect("a list").iter();
    list.map(|fault| format!("{what}, {when}: {}", fault.as_str().unwrap_or_default())).collect()
}

/// Does all that changes what is said: points at every point, touches some, looks back.
async fn stir(page: &Page, what: &str, at_rest: &Value, faults: &mut Vec<String>) {
    let point = "(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const board = document.querySelector('.board-box .board');
        const box = () => { const { x, y, width, height } = board.getBoundingClientRect(); return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '); };
        const seen = new Set();
        const hits = [...document.querySelectorAll('.hits [data-spot]')];
        const over = (hit) => hit.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        const click = (hit) => hit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        for (let n = 0; n < hits.length; n += 7) { over(hits[n]); await frame(); seen.add(box()); }
        for (let n = 3; n < hits.length; n += 9) { click(hits[n]); over(hits[(n + 5) % hits.length]); await frame(); seen.add(box()); }
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' })); await frame(); seen.add(box());
        dispatchEvent(new KeyboardEvent('keydown', { key: 'End' })); await frame(); seen.add(box());
        return [...seen];
    })()";
    let boxes = page.eval(point).await;
    for other in boxes.as_array().expect("a list").iter().filter(|other| *other != at_rest) {
        faults.push(format!("{what}: the board went from {at_rest} to {other}"));
    }
    faults.extend(tell(what, "after some touches", &measure(page).await));
}

#[tokio::test]
async fn the_board_has_its_room_and_stays_where_it_is() {
    browse(Size::Desktop, |page| async move { look(&page, &SCREENS[..3], &["en"]).await }).await;
}

/// Part of the long tests by its name.
#[tokio::test]
async fn three_games_have_room_on_every_screen_in_every_language() {
    browse(Size::Desktop, |page| async move { look(&page, &SCREENS, &["en", "ro", "ru", "hu"]).await }).await;
}
