//! The four languages.

use std::collections::BTreeSet;

use crate::page::{Page, Size, browse};
use crate::play::visit;

const LANGUAGES: [&str; 4] = ["en", "ro", "ru", "hu"];

/// Chooses a language in the bar at the top.
pub async fn speak(page: &Page, language: &str) {
    let choose = format!(
        "(() => {{
            const select = document.querySelector('select.language');
            select.value = '{language}';
            return select.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    );
    page.eval(&choose).await;
    page.wait_until(&format!("document.documentElement.lang === '{language}'")).await;
}

#[tokio::test]
async fn everything_is_said_in_each() {
    browse(Size::Desktop, |page| async move {
        let finished = "/#yinsh|WWW1/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;1-0,xc3-g7,xa3";
        let pages =
            ["/", "/new/yinsh", "/new/lyngk", "/new/kulami", "/#yinsh", "/#lyngk:seed=1,^r", "/#kulami,d4"];
        for path in pages.into_iter().chain([finished, "/learn", "/settings", "/about"]) {
            visit(&page, path).await;
            page.wait_for(if path.contains('#') { ".turn-bar" } else { "main" }).await;
            let mut said = BTreeSet::new();
            for language in LANGUAGES {
                speak(&page, language).await;
                said.insert(page.text("main").await);
            }
            assert_eq!(said.len(), LANGUAGES.len(), "{path} says the same in two languages");
        }
    })
    .await;
}

#[tokio::test]
async fn the_choice_stays() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/settings").await;
        for (name, language, title) in
            [("Română", "ro", "Setări"), ("Русский", "ru", "Настройки"), ("Magyar", "hu", "Beállítások")]
        {
            page.click_text(".segment", name).await;
            page.wait_text("h1", title).await;
            page.reload().await;
            page.wait_text("h1", title).await;
            assert_eq!(page.eval("document.documentElement.lang").await, language);
        }
    })
    .await;
}
