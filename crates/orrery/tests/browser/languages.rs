//! The four languages.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use orrery_server::File;
use serde_json::json;

use crate::altered;
use crate::page::{Page, Size, browse, browse_at};
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

/// The words, courses and rules that the page has fetched, by the names that do not change with the content.
const FETCHED: &str = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    .filter((path) => /^.(words|lessons)/.test(path)).map((path) => path.replace(/[.][0-9a-f]{12}/, '')).sort()";

#[tokio::test]
async fn one_language_is_fetched_at_a_time_and_courses_when_they_are_opened() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        assert_eq!(page.eval(FETCHED).await, json!(["/words/en-app.ftl"]));
        speak(&page, "ro").await;
        assert_eq!(page.eval(FETCHED).await, json!(["/words/en-app.ftl", "/words/ro-app.ftl"]));
        page.click("nav a[href='/learn']").await;
        page.wait_text("h1", "Învață jucând").await;
        let with_courses =
            ["/lessons/learn.json", "/words/en-app.ftl", "/words/ro-app.ftl", "/words/ro-learn.ftl"];
        assert_eq!(page.eval(FETCHED).await, json!(with_courses));
        // What is asked for ahead would be asked for again by a service worker that takes over in the middle.
        page.wait_until("navigator.serviceWorker.controller?.state === 'activated'").await;
        // Who comes as a reader of Hungarian to the rules is sent nothing else.
        page.eval("(localStorage.setItem('orrery.lang', 'hu'), true)").await;
        visit(&page, "/rules/lyngk").await;
        page.wait_text("h1", "Játékszabály: LYNGK").await;
        let of_rules = ["/lessons/rules.json", "/words/hu-app.ftl", "/words/hu-rules.ftl"];
        assert_eq!(page.eval(FETCHED).await, json!(of_rules));
        let ahead = "[...document.querySelectorAll('link[rel=preload]')]
            .map(({ href }) => performance.getEntriesByName(href).length)";
        assert_eq!(page.eval(ahead).await, json!([1, 1, 1, 1, 1]), "what is asked for ahead is used");
    })
    .await;
}

static COURSES_ARE_THERE: AtomicBool = AtomicBool::new(false);

/// The app, of which some cannot be had: Romanian, and at first the courses.
fn incomplete(path: &str) -> Option<File> {
    let is_missing = path.starts_with("words/ro-")
        || path.starts_with("lessons/learn") && !COURSES_ARE_THERE.load(Ordering::Relaxed);
    altered::built(path).filter(|_| !is_missing).map(altered::file)
}

#[tokio::test]
async fn what_cannot_be_fetched_is_told_and_can_be_tried_again() {
    let (address, _data) = altered::serve(incomplete).await;
    browse_at(address, None, Size::Desktop, |page| async move {
        page.forgive("404");
        page.forgive("ServiceWorker");
        visit(&page, "/settings").await;
        page.click_text(".segment", "Română").await;
        page.wait_text(".toast", "Couldn’t load Română.").await;
        page.wait_text("h1", "Settings").await;
        assert_eq!(page.eval("document.documentElement.lang").await, "en");
        assert_eq!(page.eval("document.querySelector('select.language').value").await, "en");
        assert_eq!(page.eval("document.querySelector('input[name=language]:checked').value").await, "en");
        // Another one can be had.
        speak(&page, "hu").await;
        speak(&page, "en").await;

        page.click("nav a[href='/learn']").await;
        page.wait_text("h1", "This page couldn’t load.").await;
        page.check_access().await;
        visit(&page, "/learn/yinsh").await;
        page.wait_text("h1", "This page couldn’t load.").await;
        COURSES_ARE_THERE.store(true, Ordering::Relaxed);
        page.click("main a.button").await;
        page.wait_for(".lesson .board").await;
    })
    .await;
}

#[tokio::test]
async fn without_any_words_the_page_says_so_in_its_language() {
    let without =
        |path: &str| altered::built(path).filter(|_| !path.starts_with("words/")).map(altered::file);
    let (address, _data) = altered::serve(without).await;
    browse_at(address, None, Size::Phone, |page| async move {
        page.forgive("404");
        page.goto("/").await;
        page.wait_text("#loading", "Orrery couldn’t load its words.").await;
        page.eval("(localStorage.setItem('orrery.lang', 'ru'), true)").await;
        page.reload().await;
        page.wait_text("#loading", "Не удалось загрузить тексты Orrery.").await;
    })
    .await;
}
