//! Every page in every size and in both looks.

use crate::page::{Page, Size, browse};
use crate::play::{open, random_game, tool, visit};

pub const PAGES: [&str; 21] = [
    "/puzzles",
    "/puzzles/kjxvyz7j",
    "/analysis",
    "/analysis/setup/yinsh",
    "/analysis/setup/lyngk",
    "/analysis/setup/kulami",
    "/",
    "/new/yinsh",
    "/new/lyngk",
    "/new/kulami",
    "/learn",
    "/learn/yinsh/long",
    "/learn/lyngk/claim",
    "/learn/kulami/barred",
    "/rules/yinsh",
    "/rules/lyngk",
    "/rules/kulami",
    "/settings",
    "/about",
    "/import",
    "/games",
];

/// Games in which something is going on.
pub const GAMES: [&str; 3] = [
    "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6",
    "lyngk:seed=11,e5-e4,b3-c4,^g",
    "kulami:level2;swap,d4",
];

/// Looks at all pages, and at these games, with the eyes of those who need labels and contrast.
async fn check_all(page: &Page, look: &str, games: &[&str]) {
    visit(page, "/settings").await;
    page.click_text(".segment", look).await;
    for path in PAGES {
        visit(page, path).await;
        page.wait_for("h1").await;
        page.check_access().await;
    }
    for game in games {
        open(page, game).await;
        page.check_access().await;
    }
    open(page, &random_game("kulami:level2", 1).link()).await;
    page.wait_for(".ending").await;
    page.check_access().await;
}

async fn check_open_dialog(page: &Page) {
    page.wait_for("dialog[open]").await;
    page.check_access().await;
    page.press(fantoccini::key::Key::Escape).await;
    page.wait_gone("dialog[open]").await;
}

#[tokio::test]
async fn light_pages_are_accessible() {
    browse(Size::Desktop, |page| async move {
        check_all(&page, "Light", &[GAMES[0], GAMES[2]]).await;
        page.wait_until("document.documentElement.dataset.theme === 'light'").await;
    })
    .await;
}

#[tokio::test]
async fn light_lyngk_is_accessible() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAMES[1]).await;
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn dark_pages_are_accessible() {
    browse(Size::Phone, |page| async move {
        check_all(&page, "Dark", &GAMES).await;
        page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
    })
    .await;
}

#[tokio::test]
async fn dialogs_are_accessible() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAMES[0]).await;
        for words in ["Share", "Resign"] {
            tool(&page, words).await;
            check_open_dialog(&page).await;
        }
        page.press('?').await;
        page.wait_for("dialog[open]").await;
        page.check_access().await;
        page.resize(Size::Phone).await;
        open(&page, GAMES[1]).await;
        page.tap(".phone-bar button[aria-label=More]").await;
        page.wait_for("dialog[open]").await;
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn pages_fit_every_screen() {
    browse(Size::Desktop, |page| async move {
        // In the language whose words are the longest.
        visit(&page, "/").await;
        page.eval("(localStorage.setItem('orrery.lang', 'ru'), true)").await;
        let width = "document.scrollingElement.scrollWidth <= innerWidth";
        let height = "document.scrollingElement.scrollHeight <= innerHeight";
        for size in Size::ALL {
            page.resize(size).await;
            for path in PAGES {
                visit(&page, path).await;
                page.wait_for("h1").await;
                assert_eq!(page.eval(width).await, true, "{path} is too wide for {size:?}");
            }
            for game in GAMES {
                open(&page, game).await;
                // The board takes its size when the page round it has got one. A finger's width, on the smallest screen too.
                let hit = "document.querySelector('.hits [data-spot]').getBoundingClientRect().width > 24";
                page.wait_until(&format!("/* {game} on {size:?} */ {hit}")).await;
                assert_eq!(page.eval(width).await, true, "{game} is too wide for {size:?}");
                assert!(size != Size::Phone || page.eval(height).await == true, "{game} scrolls on a phone");
            }
        }
    })
    .await;
}
