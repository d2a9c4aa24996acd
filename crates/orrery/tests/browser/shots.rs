//! Contact sheets of the pages, to be looked at: `cargo xtask shots`.

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

use std::fs;

use serde_json::json;

use driver::target;
use page::{Page, Size, browse};

/// Nothing is measured here.
const MEASURES: bool = false;

const LANGUAGES: [&str; 4] = ["en", "ro", "ru", "hu"];
const THEMES: [&str; 3] = ["light", "dark", "contrast"];
/// The screens, each with how many of its pictures stand side by side.
const SCREENS: [((u32, u32), u32); 7] = [
    ((360, 640), 7),
    ((390, 844), 7),
    ((740, 360), 4),
    ((768, 1024), 5),
    ((1024, 768), 5),
    ((1280, 720), 4),
    ((1440, 900), 4),
];

/// What is looked at: a name, and the address.
const PAGES: [(&str, &str); 34] = [
    ("home", "/"),
    ("new-yinsh", "/new/yinsh"),
    ("new-lyngk", "/new/lyngk"),
    ("new-kulami", "/new/kulami"),
    ("learn", "/learn"),
    ("lesson-yinsh", "/learn/yinsh/long"),
    ("lesson-lyngk", "/learn/lyngk/claim"),
    ("lesson-kulami", "/learn/kulami/barred"),
    ("rules", "/rules/yinsh"),
    ("lobby", "/online"),
    ("online-new", "/online/new/kulami"),
    ("settings", "/settings"),
    ("about", "/about"),
    ("yinsh", "/#yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6"),
    ("yinsh-row", "/#yinsh|WWWW/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;0-0"),
    ("lyngk", "/#lyngk:seed=11,e5-e4,b3-c4"),
    ("lyngk-claimed", "/#lyngk:seed=11,e5-e4,b3-c4,^g"),
    ("kulami", "/#kulami:level2,d4,d6,a6,a8"),
    ("yinsh-end", "/#yinsh|WWW1/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;1-0,xc3-g7,xa3"),
    ("puzzles", "/puzzles"),
    ("puzzle-daily", "/puzzles/daily"),
    ("puzzle-yinsh", "/puzzles/kjxvyz7j"),
    ("puzzle-lyngk", "/puzzles/yzmjauw7"),
    ("puzzle-kulami", "/puzzles/ab7q6wmr"),
    ("puzzle-streak", "/puzzles/streak"),
    ("analysis-home", "/analysis"),
    ("analysis-yinsh", "/analysis#yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6"),
    ("analysis-lyngk", "/analysis#lyngk:seed=11,e5-e4,b3-c4"),
    ("analysis-kulami", "/analysis#kulami:level2,d4,d6,a6,a8"),
    ("arrange-yinsh", "/analysis/setup/yinsh"),
    ("arrange-lyngk", "/analysis/setup/lyngk"),
    ("arrange-kulami", "/analysis/setup/kulami"),
    ("games", "/games"),
    ("import", "/import"),
];

/// Says that the page has come to rest: its letters are there, and what follows in later frames has followed.
const RESTS: &str = "(async () => {
    await document.fonts.ready;
    for (let left = 30; left--;) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return document.documentElement.dataset.ready === 'true' && !document.documentElement.dataset.waiting;
})()";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    // A part of them by name, such as `ru-dark`.
    let only = std::env::var("ORRERY_SHOTS").unwrap_or_default();
    browse(Size::Desktop, move |page| async move {
        page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
        for language in LANGUAGES {
            for theme in THEMES {
                for (screen, columns) in SCREENS {
                    let name = format!("{language}-{theme}-{}x{}", screen.0, screen.1);
                    if name.starts_with(&only) {
                        sheet(&page, language, theme, screen, columns, &name).await;
                    }
                }
            }
        }
    })
    .await;
}

/// Takes the pictures of one language, theme and screen, and puts them side by side.
async fn sheet(page: &Page, language: &str, theme: &str, screen: (u32, u32), columns: u32, name: &str) {
    let folder = target().join("shots");
    fs::create_dir_all(folder.join(name)).expect("a folder for pictures");
    let (width, height) = screen;
    size(page, width, height, width.min(height) < 600).await;
    page.goto("/about").await;
    let settings = format!(
        "(localStorage.clear(), localStorage.setItem('orrery.lang', '{language}'),
            localStorage.setItem('orrery.settings.v1', 'look={theme}'), localStorage.setItem('orrery.theme', '{theme}'), true)"
    );
    page.eval(&settings).await;
    let mut cells = String::new();
    for (what, path) in PAGES {
        // From another page, so that an address that differs behind its # alone is opened, too.
        page.goto("/about").await;
        page.goto(path).await;
        page.wait_until(RESTS).await;
        let picture = page.client.screenshot().await.expect("a picture");
        fs::write(folder.join(name).join(format!("{what}.png")), picture).expect("the picture is kept");
        cells += &format!("<figure><img src='{name}/{what}.png'><figcaption>{what}</figcaption></figure>");
    }
    let cell = width.min(480);
    let html = format!(
        "<!doctype html><meta charset='utf-8'><style>body {{ margin: 8px; background: #888; font: 14px sans-serif; display: grid;
            grid-template-columns: repeat({columns}, {cell}px); gap: 8px }} img {{ width: 100%; display: block }} figure {{ margin: 0 }}
        </style>{cells}"
    );
    let file = folder.join(format!("{name}.html"));
    fs::write(&file, html).expect("the sheet is kept");
    page.client.goto(&format!("file://{}", file.display())).await.expect("the sheet opens");
    let wide = columns * (cell + 8) + 16;
    size(page, wide, 800, false).await;
    let tall = page.eval("document.documentElement.scrollHeight").await.as_u64().unwrap_or(2000) as u32;
    size(page, wide, tall, false).await;
    let picture = page.client.screenshot().await.expect("a picture of the sheet");
    fs::write(folder.join(format!("{name}.png")), picture).expect("the sheet is kept");
    println!("target/shots/{name}.png");
}

async fn size(page: &Page, width: u32, height: u32, fingers: bool) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": fingers });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": fingers })).await;
}
