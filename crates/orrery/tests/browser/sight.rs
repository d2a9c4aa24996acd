//! Pages for weak eyes: text twice as large, high contrast, nothing that moves.

use serde_json::json;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::pages::{GAMES, PAGES};
use crate::play::{on_board, open, random_game, visit};

/// Everything that is wrong with how text lies on the page: what sticks out sideways, is cut off where nothing scrolls,
/// or lies on other text.
const FAULTS: &str = "(() => {
    const faults = [];
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide of ${innerWidth}`);
    const hidden = (element) => element.closest('svg, .unseen, .spoken, .skip, option, noscript');
    const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
        if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || hidden(element)) continue;
        const unseen = [];
        for (let outer = element; outer; outer = outer.parentElement) {
            if (getComputedStyle(outer).clipPath !== 'none') unseen.push(outer);
        }
        if (unseen.length || getComputedStyle(element).fontSize === '0px') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        const words = node.data.trim().slice(0, 40);
        const layers = [];
        for (let outer = element; outer; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            if (['sticky', 'fixed'].includes(style.position)) layers.push(outer);
            const frame = outer.getBoundingClientRect();
            for (const box of boxes) {
                if (clips(style, 'X') && (box.left < frame.left - 1 || box.right > frame.right + 1)) faults.push(`cut sideways: ${words}`);
                if (clips(style, 'Y') && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) faults.push(`cut below: ${words}`);
            }
            if (style.textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + 1) faults.push(`shortened: ${words}`);
            // What scrolls by itself shows the rest when it is scrolled, so only what it shows now can lie on something.
            if (['auto', 'scroll'].includes(style.overflowY) && outer !== root) {
                for (let i = boxes.length; i--;) {
                    if (boxes[i].bottom > frame.bottom + 1 || boxes[i].top < frame.top - 1) boxes.splice(i, 1);
                }
            }
        }
        for (const box of boxes) texts.push({ box, words, element, layer: layers[0] });
    }
    for (const [i, one] of texts.entries()) {
        for (const other of texts.slice(i + 1)) {
            if (one.layer !== other.layer || one.element === other.element) continue;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (width > 2 && height > 4) faults.push(`one on the other: ${one.words} / ${other.words}`);
        }
    }
    return [...new Set(faults)];
})()";

/// What is wrong with the page, to be told with all the rest.
async fn look(page: &Page, what: &str, faults: &mut Vec<String>) {
    let found = page.eval(FAULTS).await;
    let found = found.as_array().expect("a list").iter();
    faults.extend(found.map(|fault| format!("{what}: {}", fault.as_str().unwrap_or_default())));
}

/// Looks at every page, at games, at an end and at dialogs.
async fn look_at_all(page: &Page, language: &str) {
    visit(page, "/settings").await;
    speak(page, language).await;
    let mut faults = Vec::new();
    for path in PAGES.into_iter().chain(["/online", "/online/new/kulami"]) {
        visit(page, path).await;
        page.wait_for("h1").await;
        look(page, path, &mut faults).await;
    }
    for game in GAMES {
        open(page, game).await;
        look(page, game, &mut faults).await;
    }
    for key in ['?', 'w'] {
        page.press(key).await;
        page.wait_for("dialog[open]").await;
        look(page, &format!("the dialog of {key}"), &mut faults).await;
        page.press(fantoccini::key::Key::Escape).await;
        page.wait_gone("dialog[open]").await;
    }
    open(page, &random_game("kulami:level2", 1).link()).await;
    page.wait_for(".ending").await;
    look(page, "the end", &mut faults).await;
    if !faults.is_empty() {
        page.picture("large-text").await;
    }
    assert!(faults.is_empty(), "in {language}:\n{}", faults.join("\n"));
}

/// A window of 1280 × 800, zoomed to 200 %.
async fn zoom_in(page: &Page) {
    let metrics = json!({ "width": 640, "height": 400, "deviceScaleFactor": 2, "mobile": false });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
}

/// The same window with text set to twice its size.
async fn enlarge_text(page: &Page) {
    let metrics = json!({ "width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    page.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": 32, "fixed": 26 } })).await;
}

#[tokio::test]
async fn nothing_is_lost_when_the_page_is_zoomed_to_twice_its_size() {
    browse(Size::Desktop, |page| async move {
        zoom_in(&page).await;
        look_at_all(&page, "hu").await;
    })
    .await;
}

#[tokio::test]
async fn nothing_is_lost_when_text_is_twice_its_size() {
    browse(Size::Desktop, |page| async move {
        enlarge_text(&page).await;
        look_at_all(&page, "ru").await;
        let size = page.eval("parseFloat(getComputedStyle(document.body).fontSize)").await;
        assert_eq!(size, 32, "text follows the setting");
    })
    .await;
}

#[tokio::test]
async fn high_contrast_can_be_chosen_or_asked_for_by_the_system() {
    browse(Size::Desktop, |page| async move {
        let ground = "getComputedStyle(document.body).backgroundColor";
        let (white, paper) = ("rgb(255, 255, 255)", "rgb(243, 239, 231)");
        visit(&page, "/settings").await;
        assert_eq!(page.eval(ground).await, paper);
        page.prefer(&[("prefers-contrast", "more"), ("prefers-reduced-motion", "reduce")]).await;
        page.wait_until(&format!("{ground} === '{white}'")).await;
        page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
        page.click_text(".segment", "High contrast").await;
        page.wait_until("document.documentElement.dataset.theme === 'contrast'").await;
        for path in PAGES {
            visit(&page, path).await;
            page.wait_for("h1").await;
            assert_eq!(page.eval(ground).await, white, "{path}");
            page.check_access().await;
        }
        for game in GAMES {
            open(&page, game).await;
            page.check_access().await;
            page.picture(&format!("contrast-{}", game.split([',', ':']).next().unwrap_or_default())).await;
        }
    })
    .await;
}

/// Where the system paints, focus is an outline: a shadow would not be painted.
#[tokio::test]
async fn focus_is_seen_where_the_system_paints() {
    browse(Size::Desktop, |page| async move {
        page.prefer(&[("forced-colors", "active"), ("prefers-reduced-motion", "reduce")]).await;
        page.goto("/settings").await;
        page.tab_to(".top a[href='/settings']").await;
        let outline = page.eval("getComputedStyle(document.activeElement).outlineStyle").await;
        assert_eq!(outline, "solid");
    })
    .await;
}

/// Nothing moves for those who do not want it: neither pieces nor pages nor dialogs.
#[tokio::test]
async fn nothing_moves_where_that_is_asked_for() {
    browse(Size::Desktop, |page| async move {
        let game = "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6";
        let watch = "(() => {
            window.moved = [];
            for (const kind of ['animationstart', 'transitionrun']) {
                addEventListener(kind, (event) => moved.push(`${kind} ${event.target.className}`), true);
            }
            new MutationObserver(() => moved.push('a piece')).observe(document.querySelector('.stage'), { childList: true });
            return true;
        })()";
        for by_setting in [false, true] {
            if by_setting {
                visit(&page, "/settings").await;
                page.click_text(".switch", "Animate the pieces").await;
                page.prefer(&[]).await;
                page.goto(&format!("/#{game}")).await;
                on_board(&page).await;
            } else {
                open(&page, game).await;
            }
            page.eval(watch).await;
            page.click_spot("g7").await;
            page.click_spot("g8").await;
            page.wait_text(".move-list", "g7-g8").await;
            page.press('r').await;
            page.press('?').await;
            page.wait_for("dialog[open]").await;
            page.eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
            let moved = page.eval("moved").await;
            let moved: Vec<&str> = moved.as_array().expect("a list").iter().filter_map(|it| it.as_str()).collect();
            // The switch is about pieces alone; the system's wish is about everything.
            let wrong = moved.iter().filter(|it| !by_setting || **it == "a piece").count();
            assert_eq!(wrong, 0, "{moved:?}");
        }
    })
    .await;
}
