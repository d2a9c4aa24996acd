//! The accessibility tree that Chromium hands to screen readers, as text that people review: `testdata/ax/*.txt`.

use std::collections::HashMap;
use std::path::Path;

use serde_json::{Value, json};

use crate::page::{Page, Size, browse};
use crate::play::{open, random_game, visit};

/// What says nothing of its own, or says again what the element round it has said.
const SILENT: [&str; 6] = ["none", "generic", "InlineTextBox", "LineBreak", "ListMarker", "LabelText"];
/// What is said with the name of an element.
const STATES: [&str; 9] =
    ["level", "checked", "pressed", "selected", "disabled", "invalid", "live", "modal", "roledescription"];
/// Roles of which the name is made of what is inside, so that this is not said again.
const NAMED_BY_CONTENT: [&str; 10] =
    ["button", "link", "heading", "cell", "columnheader", "rowheader", "option", "term", "textbox", "radio"];

/// The tree of the page, a line for each element: what it is, what it is called, and what state it is in.
async fn tree(page: &Page) -> String {
    page.devtools("Accessibility.enable", json!({})).await;
    let answer = page.devtools("Accessibility.getFullAXTree", json!({})).await;
    page.devtools("Accessibility.disable", json!({})).await;
    let nodes = answer["nodes"].as_array().expect("a list of nodes");
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut text = String::new();
    write(&by_id, &nodes[0], 0, false, &mut text);
    text
}

fn write(nodes: &HashMap<&str, &Value>, node: &Value, depth: usize, is_named: bool, text: &mut String) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default().trim();
    let is_text = role == "StaticText";
    // Some versions of Chromium call every form one; it is only something to find one's way by if it has a name.
    let says_nothing = SILENT.contains(&role) || role == "form" && name.is_empty();
    let skipped = node["ignored"] == true || says_nothing || is_text && (is_named || name.is_empty());
    if !skipped {
        text.push_str(&"  ".repeat(depth));
        if !is_text {
            text.push_str(role);
        }
        if !name.is_empty() {
            let space = if is_text { "" } else { " " };
            text.push_str(&format!("{space}“{name}”"));
        }
        let value = node["value"]["value"].as_str().unwrap_or_default();
        if !value.is_empty() && role != "StaticText" {
            text.push_str(&format!(" = {value}"));
        }
        let description = node["description"]["value"].as_str().unwrap_or_default();
        if !description.is_empty() && description != name {
            text.push_str(&format!(" ({description})"));
        }
        for property in node["properties"].as_array().into_iter().flatten() {
            let (property, value) =
                (property["name"].as_str().unwrap_or_default(), &property["value"]["value"]);
            let says = STATES.contains(&property) && *value != false && value != "false" && value != "off";
            if says {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                text.push_str(&format!(" {property}:{value}"));
            }
        }
        text.push('\n');
    }
    // The words beside a control are its name.
    let is_label = role == "LabelText";
    let named = is_named || is_label || !skipped && !name.is_empty() && NAMED_BY_CONTENT.contains(&role);
    let inner = if skipped { depth } else { depth + 1 };
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = child.as_str().and_then(|id| nodes.get(id)) {
            write(nodes, child, inner, named, text);
        }
    }
}

/// Compares the tree of the page with the one that was reviewed; with `ORRERY_BLESS` set it is written anew.
async fn expect_tree(page: &Page, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/ax/{name}.txt"));
    let seen = tree(page).await;
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(&path, seen).expect("the tree is kept");
        return;
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let differ = seen.lines().zip(known.lines()).position(|(seen, known)| seen != known);
    let line = differ.unwrap_or(seen.lines().count().min(known.lines().count())) + 1;
    assert!(
        seen == known,
        "{} differs from line {line} on:\n{}\nIf that is meant: cargo xtask bless, and review the diff.",
        path.display(),
        seen.lines().skip(line - 1).take(8).collect::<Vec<_>>().join("\n")
    );
    assert!(!seen.lines().any(nameless), "something that can be used has no name in {name}");
}

/// Whether a line is of something that can be used and has no name.
fn nameless(line: &str) -> bool {
    const USED: [&str; 10] =
        ["button", "link", "textbox", "radio", "switch", "checkbox", "combobox", "slider", "image", "dialog"];
    let mut words = line.split_whitespace();
    words.next().is_some_and(|role| USED.contains(&role))
        && !words.next().is_some_and(|name| name.starts_with('“'))
}

/// The board and all that is round it have settled: the points say what they are.
async fn settle(page: &Page) {
    page.wait_until("[...document.querySelectorAll('.hits [data-spot]')].every((hit) => hit.ariaLabel)")
        .await;
    // What follows a move comes in later frames, after each in turn, less than 30 of them; the list of moves and the labels
    // are last. Who takes more such steps, of the same kind, is there later, however long they take.
    let frames = "new Promise((done) => {
        let left = 30;
        const next = () => (left-- ? requestAnimationFrame(() => setTimeout(next)) : done(true));
        next();
    })";
    page.eval(frames).await;
}

#[tokio::test]
async fn games_are_read_as_they_should_be() {
    browse(Size::Desktop, |page| async move {
        for (name, game) in [
            ("yinsh", "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6"),
            ("lyngk", "lyngk:seed=11,e5-e4,b3-c4,^g"),
            ("kulami", "kulami:level2,d4,d6,a6,a8"),
        ] {
            open(&page, game).await;
            settle(&page).await;
            expect_tree(&page, name).await;
        }
    })
    .await;
}

#[tokio::test]
async fn endings_and_lessons_are_read_as_they_should_be() {
    browse(Size::Desktop, |page| async move {
        open(&page, &random_game("kulami:level2", 1).link()).await;
        page.wait_for(".ending").await;
        settle(&page).await;
        expect_tree(&page, "kulami-end").await;
        visit(&page, "/learn/yinsh/jump").await;
        settle(&page).await;
        expect_tree(&page, "lesson").await;
        page.press('w').await;
        page.wait_for("dialog[open]").await;
        expect_tree(&page, "ask").await;
    })
    .await;
}

#[tokio::test]
async fn studies_are_read_as_they_should_be() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/analysis").await;
        page.wait_for(".an-bring").await;
        expect_tree(&page, "analysis-home").await;
        visit(&page, "/analysis#kulami,d4,d6,a6").await;
        page.wait_for(".analysis .an-rows .move").await;
        // The engine says nothing, so that nothing changes by itself.
        page.press('e').await;
        page.wait_until("!document.querySelector('.an-lines .switch input').checked").await;
        settle(&page).await;
        expect_tree(&page, "analysis").await;
        visit(&page, "/analysis/setup/yinsh").await;
        page.wait_for(".ar-verdict").await;
        settle(&page).await;
        expect_tree(&page, "arrange").await;
    })
    .await;
}

#[tokio::test]
async fn pages_are_read_as_they_should_be() {
    browse(Size::Desktop, |page| async move {
        // The puzzle of the day is of another game tomorrow.
        let day = "{ const day = Date.UTC(2026, 10, 20); Date.now = () => day; }";
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": day })).await;
        visit(&page, "/").await;
        page.wait_text(".foot-line [role=status]", "Ready to play offline").await;
        expect_tree(&page, "home").await;
        for (name, path) in [("new-game", "/new/lyngk"), ("settings", "/settings"), ("learn", "/learn")] {
            visit(&page, path).await;
            page.wait_for("h1").await;
            expect_tree(&page, name).await;
        }
    })
    .await;
}
