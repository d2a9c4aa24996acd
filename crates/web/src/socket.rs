//! The one WebSocket to the server: open while a page wants something from it, and opened again by itself when it breaks.

use std::cell::RefCell;
use std::rc::Rc;

use orrery_wire::{Act, ChallengeView, GameId, PlayerView, Reply, Request};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, WebSocket};

use crate::browser;
use crate::followed::Followed;

/// The first wait before the socket is opened again, and the longest; each is twice the one before.
const SOON: f64 = 250.0;
const LATEST: f64 = 8_000.0;
/// After so long without a word the server is asked whether it is still there.
const QUIET: f64 = 15_000.0;
/// What is not answered by then has got lost with its connection.
const ANSWER: f64 = 6_000.0;
/// A connection that has held so long is a good one: the next one is tried without waiting.
const GOOD: f64 = 10_000.0;
/// How long to wait before a game is asked for again that the server had no time for.
const AGAIN: f64 = 2_000.0;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is being opened for the first time, or nobody wants it.
    Closed,
    /// It stands.
    Open,
    /// It broke, and is being opened again.
    Broken,
}

/// Somebody who follows a game.
struct Follower {
    game: GameId,
    since: Rc<dyn Fn() -> Option<u32>>,
    hears: Rc<dyn Fn(Reply)>,
}

type LobbyListener = Rc<dyn Fn(Vec<ChallengeView>)>;

#[derive(Default)]
struct Socket {
    socket: Option<WebSocket>,
    /// What the browser calls; it lives as long as the socket.
    ears: Vec<Closure<dyn FnMut(JsValue)>>,
    /// Counts sockets: what an older one still says is not heard.
    number: u32,
    welcomed: bool,
    tries: u32,
    /// When it was opened, and when something was heard last.
    opened_at: f64,
    heard_at: f64,
    followers: Vec<Follower>,
    lobby: Option<LobbyListener>,
    /// How many want to know who we are.
    curious: u32,
    /// The number of the last act, and the acts that are not answered yet.
    acts: u32,
    unanswered: Vec<u32>,
}

impl Socket {
    fn is_wanted(&self) -> bool {
        !self.followers.is_empty() || self.lobby.is_some() || self.curious > 0
    }

    fn send(&self, request: &Request) {
        if let Some(socket) = self.socket.as_ref().filter(|_| self.welcomed)
            && let Ok(text) = serde_json::to_string(request)
        {
            let _ = socket.send_with_str(&text);
        }
    }
}

thread_local! {
    static SOCKET: RefCell<Socket> = RefCell::default();
    static LINE: Followed<Line> = Followed::new(Line::Closed);
    static PLAYER: Followed<Option<PlayerView>> = Followed::new(None);
}

/// How the connection is, followed as it changes.
pub fn line() -> Line {
    LINE.with(Followed::get)
}

/// Who the server takes us for, followed as it changes.
pub fn player() -> Option<PlayerView> {
    PLAYER.with(Followed::get)
}

/// Another page comes.
pub fn turn_page() {
    LINE.with(Followed::turn_page);
    PLAYER.with(Followed::turn_page);
}

/// What concerns the connection as long as the page lives: the network comes back, the page is looked at again.
pub fn start() {
    browser::listen("online", |_: Event| again_now());
    browser::listen("offline", |_: Event| {
        if SOCKET.with_borrow(|socket| socket.socket.is_some()) {
            broke(SOCKET.with_borrow(|socket| socket.number));
        }
    });
    browser::listen_at(&browser::document(), "visibilitychange", |_: Event| {
        if !browser::document().hidden() {
            again_now();
        }
    });
}

/// We are somebody else now: the server has to know us anew.
pub fn known_as(player: Option<PlayerView>) {
    PLAYER.with(|known| known.set(player));
    close();
    open();
}

/// Follows a game from the entry after `since` on, until [`leave`].
pub fn follow(game: GameId, since: impl Fn() -> Option<u32> + 'static, hears: impl Fn(Reply) + 'static) {
    SOCKET.with_borrow_mut(|socket| {
        socket.followers.retain(|follower| follower.game != game);
        socket.followers.push(Follower { game: game.clone(), since: Rc::new(since), hears: Rc::new(hears) });
    });
    open();
    watch(&game);
}

/// Asks for what is missing of a game that is followed.
pub fn watch(game: &GameId) {
    let since = SOCKET.with_borrow(|socket| {
        let follower = socket.followers.iter().find(|follower| follower.game == *game)?;
        Some(Rc::clone(&follower.since))
    });
    if let Some(since) = since {
        let since = since();
        SOCKET.with_borrow(|socket| socket.send(&Request::Watch { game: game.clone(), since }));
    }
}

/// Follows a game no longer.
pub fn leave(game: &GameId) {
    SOCKET.with_borrow_mut(|socket| {
        socket.followers.retain(|follower| follower.game != *game);
        socket.send(&Request::Unwatch { game: game.clone() });
    });
    close_if_unwanted();
}

/// Follows the open challenges, until [`leave_lobby`].
pub fn follow_lobby(hears: impl Fn(Vec<ChallengeView>) + 'static) {
    SOCKET.with_borrow_mut(|socket| {
        socket.lobby = Some(Rc::new(hears));
        socket.send(&Request::Lobby { on: true });
    });
    open();
}

/// Follows the open challenges no longer.
pub fn leave_lobby() {
    SOCKET.with_borrow_mut(|socket| {
        socket.lobby = None;
        socket.send(&Request::Lobby { on: false });
    });
    close_if_unwanted();
}

/// Does something in a game. The answer has the number; nothing when there is no connection.
pub fn act(game: &GameId, what: Act) -> Option<u32> {
    let (reference, number) = SOCKET.with_borrow_mut(|socket| {
        if !socket.welcomed {
            return None;
        }
        socket.acts += 1;
        let reference = socket.acts;
        socket.unanswered.push(reference);
        socket.send(&Request::Act { game: game.clone(), reference, what });
        Some((reference, socket.number))
    })?;
    browser::later(ANSWER, move || {
        if SOCKET.with_borrow(|socket| socket.number == number && socket.unanswered.contains(&reference)) {
            broke(number);
        }
    });
    Some(reference)
}

/// A connection can die without a word: asks whether the server is there when it has said nothing for a while, and gives
/// the connection up when no answer comes.
fn probe(number: u32) {
    browser::later(QUIET, move || {
        let heard_at = SOCKET.with_borrow(|socket| {
            (socket.number == number && socket.socket.is_some()).then_some(socket.heard_at)
        });
        let Some(heard_at) = heard_at else { return };
        if browser::now() - heard_at >= QUIET {
            ask_whether_there(number, heard_at);
        }
        probe(number);
    });
}

fn ask_whether_there(number: u32, heard_at: f64) {
    SOCKET.with_borrow(|socket| socket.send(&Request::Ping));
    browser::later(ANSWER, move || {
        if SOCKET.with_borrow(|socket| socket.number == number && socket.heard_at <= heard_at) {
            broke(number);
        }
    });
}

/// Wants to know who the server takes us for, until [`let_go`]. Asking over HTTP would be an error for who has no name.
pub fn hold() {
    SOCKET.with_borrow_mut(|socket| socket.curious += 1);
    open();
}

/// Does not want to know any longer.
pub fn let_go() {
    SOCKET.with_borrow_mut(|socket| socket.curious = socket.curious.saturating_sub(1));
    close_if_unwanted();
}

fn open() {
    let number = SOCKET.with_borrow_mut(|socket| {
        if socket.socket.is_some() || !socket.is_wanted() {
            return None;
        }
        socket.number += 1;
        socket.opened_at = browser::now();
        socket.heard_at = socket.opened_at;
        Some(socket.number)
    });
    let Some(number) = number else { return };
    probe(number);
    let location = browser::window().location();
    let scheme = if location.protocol().is_ok_and(|scheme| scheme == "https:") { "wss" } else { "ws" };
    let address = format!("{scheme}://{}/api/v1/socket", location.host().unwrap_or_default());
    let Ok(made) = WebSocket::new(&address) else { return broke(number) };
    let hear = ear(move |event| {
        if let Some(text) = event.unchecked_into::<MessageEvent>().data().as_string() {
            heard(number, &text);
        }
    });
    let closed = ear(move |_| broke(number));
    made.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    made.set_onclose(Some(closed.as_ref().unchecked_ref()));
    SOCKET.with_borrow_mut(|socket| {
        socket.socket = Some(made);
        socket.ears = vec![hear, closed];
    });
}

fn ear(heard: impl FnMut(JsValue) + 'static) -> Closure<dyn FnMut(JsValue)> {
    Closure::new(heard)
}

fn close() {
    let ears = SOCKET.with_borrow_mut(|socket| {
        if let Some(old) = socket.socket.take() {
            old.set_onmessage(None);
            old.set_onclose(None);
            let _ = old.close();
        }
        socket.welcomed = false;
        socket.unanswered.clear();
        std::mem::take(&mut socket.ears)
    });
    // One of them may be what called us.
    browser::later(0.0, move || drop(ears));
}

fn close_if_unwanted() {
    if !SOCKET.with_borrow(Socket::is_wanted) {
        close();
        LINE.with(|line| line.set(Line::Closed));
    }
}

/// The socket is of no use any more: another one is opened after a while, a little longer each time.
fn broke(number: u32) {
    if SOCKET.with_borrow(|socket| socket.number != number) {
        return;
    }
    close();
    if LINE.with(Followed::get_untracked) != Line::Broken {
        LINE.with(|line| line.set(Line::Broken));
    }
    let wait = SOCKET.with_borrow_mut(|socket| {
        if browser::now() - socket.opened_at > GOOD {
            socket.tries = 0;
        }
        let wait = (SOON * f64::from(1 << socket.tries.min(6))).min(LATEST);
        socket.tries += 1;
        // All who lost the same server must not come back at the same moment.
        wait * (0.7 + 0.6 * js_sys::Math::random())
    });
    browser::later(wait, open);
}

fn again_now() {
    let (number, heard_at) = SOCKET.with_borrow_mut(|socket| {
        socket.tries = 0;
        (socket.number, socket.heard_at)
    });
    ask_whether_there(number, heard_at);
    open();
}

fn heard(number: u32, text: &str) {
    if SOCKET.with_borrow(|socket| socket.number != number) {
        return;
    }
    SOCKET.with_borrow_mut(|socket| socket.heard_at = browser::now());
    let Ok(reply) = serde_json::from_str::<Reply>(text) else { return };
    if let Reply::Stored { reference, .. }
    | Reply::Refused { reference, .. }
    | Reply::Error { reference: Some(reference), .. } = &reply
    {
        SOCKET.with_borrow_mut(|socket| socket.unanswered.retain(|waiting| waiting != reference));
    }
    match reply {
        Reply::Welcome { player, .. } => welcomed(player),
        Reply::Lobby { open } => {
            let listener = SOCKET.with_borrow(|socket| socket.lobby.clone());
            if let Some(listener) = listener {
                listener(open);
            }
        }
        Reply::Error { reference: None, ref error } if error.error.may_pass() => {
            browser::later(AGAIN, move || {
                let is_same = SOCKET.with_borrow(|socket| socket.number == number);
                if is_same {
                    watch_all();
                }
            });
        }
        Reply::Error { .. } => {
            // It names no game: whoever sent it knows his number.
            let all: Vec<_> = SOCKET
                .with_borrow(|socket| socket.followers.iter().map(|one| Rc::clone(&one.hears)).collect());
            all.iter().for_each(|hears| hears(reply.clone()));
        }
        reply => {
            let game = match &reply {
                Reply::Watching { table, .. } | Reply::Seated { table } => &table.game,
                Reply::Happened { game, .. }
                | Reply::Presence { game, .. }
                | Reply::Stored { game, .. }
                | Reply::Refused { game, .. } => game,
                _ => return,
            };
            let hears = SOCKET.with_borrow(|socket| {
                let follower = socket.followers.iter().find(|follower| follower.game == *game);
                follower.map(|follower| Rc::clone(&follower.hears))
            });
            if let Some(hears) = hears {
                hears(reply);
            }
        }
    }
}

fn welcomed(player: Option<PlayerView>) {
    SOCKET.with_borrow_mut(|socket| {
        socket.welcomed = true;
        if socket.lobby.is_some() {
            socket.send(&Request::Lobby { on: true });
        }
    });
    PLAYER.with(|known| known.set(player));
    LINE.with(|line| line.set(Line::Open));
    watch_all();
}

fn watch_all() {
    let games: Vec<GameId> =
        SOCKET.with_borrow(|socket| socket.followers.iter().map(|follower| follower.game.clone()).collect());
    games.iter().for_each(watch);
}
