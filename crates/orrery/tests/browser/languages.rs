//! The four languages.

use std::collections::BTreeSet;

use crate::page::{Page, Size, browse};
use crate::pages::{GAMES, PAGES};
use crate::play::{open, random_game, visit};

pub const LANGUAGES: [&str; 4] = ["en", "ro", "ru", "hu"];

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
        for path in pages.into_iter().chain([finished, "/learn", "/rules/yinsh", "/settings", "/about"]) {
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

/// Every word on the page, seen or heard, without the marks that all words of the messages have then: names, and what was
/// forgotten. A word has three letters or more and a vowel.
const UNMARKED: &str = r"(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest('script, style, noscript')) texts.push(node.data);
    }
    for (const element of document.querySelectorAll('body, body *')) {
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
            texts.push(element.getAttribute(name) ?? '');
        }
    }
    texts.push(document.title);
    const words = texts.join(' \n ').match(/[\p{L}]{3,}/gu) ?? [];
    return [...new Set(words.filter((word) => /[aeiouy]/i.test(word)))];
})()";

/// What is called the same in every language: names, keys of the keyboard, what notation writes, and addresses.
const NAMES: &str = "YINSH LYNGK Kulami Orrery English Română Русский Magyar Apache Esc Home End Tab Shift Enter Backspace \
    pass rules yinsh lyngk kulami";

/// With all messages marked, whatever has no mark is not translated.
#[tokio::test]
async fn no_text_is_hard_coded() {
    browse(Size::Desktop, |page| async move {
        page.goto("/about").await;
        page.eval("(localStorage.setItem('orrery.lang', 'pseudo'), true)").await;
        let mut forgotten = Vec::new();
        for path in PAGES {
            visit(&page, path).await;
            page.wait_for("h1").await;
            forgotten.extend(unmarked(&page, path).await);
        }
        for game in GAMES {
            open(&page, game).await;
            forgotten.extend(unmarked(&page, game).await);
        }
        for config in ["yinsh", "lyngk:seed=1", "kulami:level2"] {
            open(&page, &random_game(config, 1).link()).await;
            page.wait_for(".ending").await;
            forgotten.extend(unmarked(&page, config).await);
        }
        page.press('?').await;
        page.wait_for("dialog[open]").await;
        forgotten.extend(unmarked(&page, "the list of keys").await);
        assert!(forgotten.is_empty(), "not translated: {forgotten:#?}");
    })
    .await;
}

/// The words that are not translated in a place, names aside.
async fn unmarked(page: &Page, place: &str) -> Option<String> {
    let words = page.eval(UNMARKED).await;
    let words = words.as_array().expect("a list").iter().filter_map(|word| word.as_str());
    let words: Vec<&str> = words.filter(|word| !NAMES.split_whitespace().any(|name| name == *word)).collect();
    (!words.is_empty()).then(|| format!("{place}: {}", words.join(" ")))
}
