//! A game on the page, played as people do: spot by spot, key by key, or word by word.

use std::collections::{HashMap, VecDeque};

use fantoccini::key::Key;
use orrery_games::core::{Outcome, Player, Record, Rng};
use orrery_games::{AnyGame, GameKind, replay};
use serde_json::json;

use crate::page::Page;

/// True once the app says that it can be used.
const READY: &str = "document.documentElement.dataset.ready === 'true'";

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Mouse,
    Finger,
    Keys,
    Words,
}

/// Opens a page of the app without anything that moves, and waits until it can be used and its letters are there.
pub async fn visit(page: &Page, path: &str) {
    page.prefer(&[("prefers-reduced-motion", "reduce")]).await;
    page.goto(path).await;
    page.wait_until(&format!("{READY} && await document.fonts.load('1em Inter')")).await;
}

/// Opens the game of a link for two at this screen.
pub async fn open(page: &Page, link: &str) {
    visit(page, &format!("/#{link}")).await;
    on_board(page).await;
}

/// The same for somebody who has played such games before, so that nothing is explained.
pub async fn open_known(page: &Page, link: &str) {
    visit(page, "/learn").await;
    page.eval("(localStorage.setItem('orrery.settings.v1', 'explained=yinsh,lyngk,kulami'), true)").await;
    open(page, link).await;
}

/// Sets a game up in the form, by the words of what is chosen, and starts it.
pub async fn set_up(page: &Page, game: &str, chosen: &[&str]) {
    visit(page, &format!("/new/{game}")).await;
    for words in chosen {
        page.click_text(".segment, .board-card, .switch", words).await;
    }
    page.click_text("button", "Start game").await;
    on_board(page).await;
}

/// Waits until the page of a game is there.
pub async fn on_board(page: &Page) {
    page.wait_until("location.pathname.startsWith('/game/') && document.querySelector('.hits [data-spot]')")
        .await;
}

/// The game of the page, as the browser keeps it if the page is left now.
pub async fn kept(page: &Page) -> AnyGame {
    page.eval("dispatchEvent(new Event('pagehide'))").await;
    let text =
        page.eval("localStorage.getItem('orrery.game.v1.' + location.pathname.split('/').pop())").await;
    let text = text.as_str().expect("the game is kept");
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    replay(&record).unwrap_or_else(|error| panic!("{error}\n{text}")).game
}

/// The actions of the game of the page, as the browser keeps it.
const KEPT_ACTIONS: &str = "localStorage.getItem('orrery.game.v1.' + location.pathname.split('/').pop())
    .replace(/\\[.*\\]/g, '').match(/x?[a-k]\\d+(?:-[a-k]\\d+)?|\\^[a-z]|pass|swap/g) ?? []";

/// Waits until the game that is kept has these actions.
pub async fn wait_kept(page: &Page, actions: &[impl AsRef<str>]) {
    let actions = actions.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(",");
    page.wait_until(&format!("({KEPT_ACTIONS}).join() === {}", json!(actions))).await;
}

/// Waits until a person is to act who plays against the computer, or the game is over, after so many actions at least.
pub async fn answered(page: &Page, person: Player, played: usize) -> AnyGame {
    loop {
        let game = kept(page).await;
        if game.played() >= played && (game.to_act() == person || game.outcome().is_some()) {
            return game;
        }
        page.wait_until(&format!("({KEPT_ACTIONS}).length > {}", game.played())).await;
    }
}

/// A whole game of random actions.
pub fn random_game(config: &str, seed: u64) -> AnyGame {
    let mut game = AnyGame::from_config(config).expect("a config");
    let mut chance = Rng::new(seed);
    while game.outcome().is_none() {
        let action = random_action(&game, &mut chance);
        game.play(&action).expect("it is legal");
    }
    game
}

/// One of the legal actions.
pub fn random_action(game: &AnyGame, chance: &mut Rng) -> String {
    let mut legal = game.legal();
    legal.swap_remove(chance.below(legal.len() as u64) as usize)
}

/// Opens the game of a config and plays all of another one on the page, as it came; the page must agree at the end.
pub async fn play_through(page: &Page, way: Way, whole: &AnyGame) {
    let mut game = whole.clone();
    game.undo(usize::MAX);
    open(page, &game.link()).await;
    for action in whole.actions() {
        act(page, way, &game, &action).await;
        let mover = game.to_act();
        game.play(&action).expect("it was legal");
        // Fingers slip, so that a turn they have made is confirmed.
        if way == Way::Finger && (game.outcome().is_some() || game.to_act() != mover) && action != "pass" {
            page.tap(CONFIRM).await;
        }
    }
    expect_ending(page, whole).await;
}

/// The page shows the end of this game, and has kept it.
pub async fn expect_ending(page: &Page, whole: &AnyGame) {
    page.wait_for(".ending").await;
    let kept = kept(page).await;
    assert_eq!((kept.config(), kept.actions(), kept.code()), (whole.config(), whole.actions(), whole.code()));
    assert_eq!(page.text(".ending h2").await, winner(whole));
}

/// What the page for two says of the end, in English.
fn winner(game: &AnyGame) -> String {
    let swapped = game.actions().iter().any(|action| action == "swap");
    match game.outcome().expect("it is over") {
        Outcome::Draw => "It’s a draw.".to_owned(),
        Outcome::Win(player) => {
            let side = match (game.id(), player == Player::First) {
                (GameKind::Yinsh, true) => "White",
                (GameKind::Yinsh, false) => "Black",
                (GameKind::Lyngk, true) => "First player",
                (GameKind::Lyngk, false) => "Second player",
                (GameKind::Kulami, first) if first != swapped => "Red",
                (GameKind::Kulami, _) => "Black",
            };
            format!("{side} wins.")
        }
    }
}

/// The button that confirms a turn, once it can.
pub const CONFIRM: &str = ".turn-buttons .primary:not([disabled])";

/// Uses what is behind the button with the three dots, on a desk.
pub async fn tool(page: &Page, words: &str) {
    page.click(":is(.turn-buttons, .end-buttons) .more").await;
    page.click_text("dialog[open] .tool", words).await;
}

/// Does one action on the page.
pub async fn act(page: &Page, way: Way, game: &AnyGame, action: &str) {
    if action == "pass" {
        // A forced pass is announced, then taken.
        let played = game.actions().len();
        return page.wait_until(&format!("({KEPT_ACTIONS}).length > {played}")).await;
    }
    touch_all(page, way, game, action).await;
}

/// Touches or writes what an action asks for.
pub async fn touch_all(page: &Page, way: Way, game: &AnyGame, action: &str) {
    if way == Way::Words {
        return write(page, action).await;
    }
    for touch in touches(game, action) {
        touch_one(page, way, &touch).await;
    }
}

/// Touches an element.
pub async fn touch_one(page: &Page, way: Way, css: &str) {
    match way {
        Way::Finger => page.tap(css).await,
        Way::Keys if css.starts_with(".hits") => {
            walk(page, css.split('"').nth(1).expect("a quoted name")).await;
            page.press(Key::Enter).await;
        }
        Way::Keys => {
            page.tab_to(css).await;
            page.press(Key::Enter).await;
        }
        Way::Mouse | Way::Words => page.click(css).await,
    }
}

/// Writes an action into the box and sends it.
pub async fn write(page: &Page, action: &str) {
    page.wait_for(".entry input").await;
    page.eval("(document.querySelector('.entry input').focus(), true)").await;
    page.type_text(action).await;
    page.press(Key::Enter).await;
}

/// What is touched for an action, in order.
fn touches(game: &AnyGame, action: &str) -> Vec<String> {
    let spot = |name: &str| format!(".hits [data-spot=\"{name}\"]");
    if ["swap", "pass"].contains(&action) {
        return vec![".chips .chip".to_owned()];
    }
    if action.starts_with('^') {
        return vec![format!(".claims [data-spot=\"{action}\"]")];
    }
    let points = action.trim_start_matches('x');
    match points.split_once('-') {
        Some(_) if action.starts_with('x') => vec![spot(&marker_of_row(game, points))],
        Some((from, to)) => vec![spot(from), spot(to)],
        None => vec![spot(points)],
    }
}

/// A marker that means this row of five and no other: one that lies in no other row, else the middle one.
fn marker_of_row(game: &AnyGame, row: &str) -> String {
    let legal = game.legal();
    let others = legal.iter().map(|other| &other[1..]).filter(|other| *other != row);
    let taken: Vec<String> = others.flat_map(markers).collect();
    let own = markers(row);
    own.iter().find(|marker| !taken.contains(marker)).unwrap_or(&own[2]).clone()
}

/// The five points of a row that is given by its ends.
fn markers(row: &str) -> Vec<String> {
    let place = |point: &str| (i32::from(point.as_bytes()[0]), point[1..].parse::<i32>().expect("a number"));
    let (from, to) = row.split_once('-').expect("two ends");
    let ((left, low), (right, high)) = (place(from), place(to));
    let point = |n: i32| (left + (right - left) * n / 4, low + (high - low) * n / 4);
    (0..5).map(point).map(|(column, row)| format!("{}{row}", char::from(column as u8))).collect()
}

/// Walks the board to a point with the arrow keys, the way the lines lie on the screen.
pub async fn walk(page: &Page, to: &str) {
    page.tab_to(".hits [data-spot]").await;
    let seen = page
        .eval(
            "[document.activeElement.dataset.spot, ...[...document.querySelectorAll('.hits [data-spot]')].map((hit) => {
                const { x, y, width, height } = hit.getBBox();
                return [hit.dataset.spot, Math.round(x + width / 2), Math.round(y + height / 2)];
            })]",
        )
        .await;
    let seen = seen.as_array().expect("a list");
    let from = seen[0].as_str().expect("a name");
    let places: HashMap<&str, (i64, i64)> = seen[1..]
        .iter()
        .filter_map(|hit| Some((hit[0].as_str()?, (hit[1].as_i64()?, hit[2].as_i64()?))))
        .collect();
    page.press_all(&arrows(&places, from, to)).await;
    let here = page.eval("document.activeElement.dataset.spot").await;
    assert_eq!(here, to, "arrows from {from}");
}

/// The shortest way by arrow keys between neighbours; with Shift along the falling lines of a hexagonal board.
fn arrows(places: &HashMap<&str, (i64, i64)>, from: &str, to: &str) -> Vec<(bool, char)> {
    let [left, up, right, down] = ['\u{E012}', '\u{E013}', '\u{E014}', '\u{E015}'];
    let steps = [
        ((0, -100), (false, up)),
        ((0, 100), (false, down)),
        ((100, 0), (false, right)),
        ((-100, 0), (false, left)),
        ((87, -50), (false, right)),
        ((-87, 50), (false, left)),
        ((87, 50), (true, right)),
        ((-87, -50), (true, left)),
    ];
    let near = |a: (i64, i64), b: (i64, i64)| (a.0 - b.0).abs() < 3 && (a.1 - b.1).abs() < 3;
    let mut ways: HashMap<&str, Vec<(bool, char)>> = HashMap::from([(from, Vec::new())]);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        let (x, y) = places[here];
        for ((dx, dy), key) in steps {
            let next = places.iter().find(|(_, at)| near(**at, (x + dx, y + dy))).map(|(name, _)| *name);
            if let Some(next) = next.filter(|next| !ways.contains_key(next)) {
                let way = ways[here].iter().copied().chain([key]).collect();
                ways.insert(next, way);
                queue.push_back(next);
            }
        }
    }
    ways.remove(to).unwrap_or_else(|| panic!("no way from {from} to {to}"))
}
