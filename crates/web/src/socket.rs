//! The one WebSocket to the server. When it is opened, what is sent over it and what is made of what comes is decided in
//! [`Connection`]; here are the browser's socket and timers, and whoever on the page listens.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use orrery_client::{Connection, Effect, Follower, Input, Kept, Moment, News, Policy, TURN_KEY};
use orrery_wire::{Act, ChallengeView, GameId, PlayerView, Reply, TurnId};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, WebSocket};

use crate::browser;
use crate::followed::Followed;

pub use orrery_client::Line;

type GameListener = Rc<dyn Fn(News)>;
type LobbyListener = Rc<dyn Fn(Vec<ChallengeView>)>;

/// What there is to the connection in a browser.
#[derive(Default)]
struct Glue {
    socket: Option<WebSocket>,
    /// What the browser calls; it lives as long as the socket.
    ears: Vec<Closure<dyn FnMut(JsValue)>>,
    listeners: Vec<(GameId, GameListener)>,
    lobby: Option<LobbyListener>,
    /// What has happened and is not dealt with yet, because something else is.
    inputs: VecDeque<Input>,
    is_busy: bool,
    /// When the timer rings.
    wakes_at: Option<Moment>,
}

thread_local! {
    static CONNECTION: RefCell<Connection> =
        RefCell::new(Connection::new(Policy::default(), browser::random_u64()));
    static GLUE: RefCell<Glue> = RefCell::default();
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
    browser::listen("online", |_: Event| on(Input::NetworkBack));
    browser::listen("offline", |_: Event| on(Input::NetworkGone));
    browser::listen_at(&browser::document(), "visibilitychange", |_: Event| {
        if !browser::document().hidden() {
            on(Input::NetworkBack);
        }
    });
}

/// We are somebody else now: the server has to know us anew.
pub fn known_as(player: Option<PlayerView>) {
    on(Input::KnownAs(player));
}

/// Follows a game, until [`leave`].
pub fn follow(game: GameId, hears: impl Fn(News) + 'static) {
    GLUE.with_borrow_mut(|glue| {
        glue.listeners.retain(|(followed, _)| *followed != game);
        glue.listeners.push((game.clone(), Rc::new(hears)));
    });
    let kept = browser::stored(&format!("{TURN_KEY}{game}"));
    let turn = kept.as_ref().and_then(|kept| kept.parse::<Kept>().ok());
    if kept.is_some() && turn.is_none() {
        keep(&game, None);
    }
    on(Input::Follow(game, turn));
}

/// Follows a game no longer.
pub fn leave(game: &GameId) {
    GLUE.with_borrow_mut(|glue| glue.listeners.retain(|(followed, _)| followed != game));
    on(Input::Leave(game.clone()));
}

/// What is known of a game that is followed.
pub fn followed<T>(game: &GameId, ask: impl FnOnce(&Follower) -> T) -> Option<T> {
    CONNECTION.with_borrow(|connection| connection.follower(game).map(ask))
}

/// Follows the open challenges, until [`leave_lobby`].
pub fn follow_lobby(hears: impl Fn(Vec<ChallengeView>) + 'static) {
    GLUE.with_borrow_mut(|glue| glue.lobby = Some(Rc::new(hears)));
    on(Input::Lobby(true));
}

/// Follows the open challenges no longer.
pub fn leave_lobby() {
    GLUE.with_borrow_mut(|glue| glue.lobby = None);
    on(Input::Lobby(false));
}

/// Wants to know who the server takes us for, until [`let_go`]. Asking over HTTP would be an error for who has no name.
pub fn hold() {
    on(Input::Curious(true));
}

/// Does not want to know any longer.
pub fn let_go() {
    on(Input::Curious(false));
}

/// Does something other than a turn in a game.
pub fn act(game: &GameId, what: Act) {
    on(Input::Act(game.clone(), what));
}

/// Makes a turn in a game.
pub fn send_turn(game: &GameId, actions: Vec<String>) {
    let id = format!("{:016x}", browser::random_u64()).parse::<TurnId>();
    if let Ok(id) = id {
        on(Input::Turn { game: game.clone(), id, actions });
    }
}

/// Keeps a turn that is being composed, so that a reload does not lose it.
pub fn compose(game: &GameId, actions: Vec<String>) {
    on(Input::Compose(game.clone(), actions));
}

fn keep(game: &GameId, text: Option<&str>) {
    let key = format!("{TURN_KEY}{game}");
    match text {
        Some(text) => {
            browser::store(&key, text);
        }
        None => browser::forget(&key),
    }
}

fn now() -> Moment {
    Moment(browser::now() as i64)
}

/// Something has happened. What follows from it is done before the next is looked at.
fn on(input: Input) {
    let is_busy = GLUE.with_borrow_mut(|glue| {
        glue.inputs.push_back(input);
        std::mem::replace(&mut glue.is_busy, true)
    });
    if is_busy {
        return;
    }
    while let Some(input) = GLUE.with_borrow_mut(|glue| glue.inputs.pop_front()) {
        let effects = CONNECTION.with_borrow_mut(|connection| connection.on(now(), input));
        effects.into_iter().for_each(perform);
    }
    GLUE.with_borrow_mut(|glue| glue.is_busy = false);
    set_timer();
}

/// The timer rings no later than something is to be done.
fn set_timer() {
    let Some(at) = CONNECTION.with_borrow(Connection::wakes_at) else { return };
    let is_earlier = GLUE.with_borrow_mut(|glue| {
        let is_earlier = glue.wakes_at.is_none_or(|set| at < set);
        if is_earlier {
            glue.wakes_at = Some(at);
        }
        is_earlier
    });
    if is_earlier {
        browser::later(at.since(now()).max(0) as f64, move || {
            GLUE.with_borrow_mut(|glue| glue.wakes_at.take_if(|set| *set == at));
            on(Input::Woke);
        });
    }
}

fn perform(effect: Effect) {
    match effect {
        Effect::Open { socket } => open(socket),
        Effect::Close => close(),
        Effect::Send(request) => {
            let socket = GLUE.with_borrow(|glue| glue.socket.clone());
            if let (Some(socket), Ok(text)) = (socket, serde_json::to_string(&request)) {
                let _ = socket.send_with_str(&text);
            }
        }
        Effect::Tell(game, News::Keep(text)) => keep(&game, text.as_deref()),
        Effect::Tell(game, news) => {
            let hears = GLUE.with_borrow(|glue| {
                let listener = glue.listeners.iter().find(|(followed, _)| *followed == game);
                listener.map(|(_, hears)| Rc::clone(hears))
            });
            if let Some(hears) = hears {
                hears(news);
            }
        }
        Effect::Lobby(open) => {
            let listener = GLUE.with_borrow(|glue| glue.lobby.clone());
            if let Some(listener) = listener {
                listener(open);
            }
        }
        Effect::Line(line) => LINE.with(|known| known.set(line)),
        Effect::Player(player) => PLAYER.with(|known| known.set(player)),
    }
}

fn open(socket: u32) {
    let location = browser::window().location();
    let scheme = if location.protocol().is_ok_and(|scheme| scheme == "https:") { "wss" } else { "ws" };
    let address = format!("{scheme}://{}/api/v1/socket", location.host().unwrap_or_default());
    let Ok(made) = WebSocket::new(&address) else { return on(Input::Closed { socket }) };
    let hear = ear(move |event| {
        let text = event.unchecked_into::<MessageEvent>().data().as_string();
        // What cannot be read is not for us: the server is newer.
        if let Some(Ok(reply)) = text.map(|text| serde_json::from_str::<Reply>(&text)) {
            on(Input::Heard { socket, reply });
        }
    });
    let closed = ear(move |_| on(Input::Closed { socket }));
    made.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    made.set_onclose(Some(closed.as_ref().unchecked_ref()));
    GLUE.with_borrow_mut(|glue| {
        glue.socket = Some(made);
        glue.ears = vec![hear, closed];
    });
}

fn ear(heard: impl FnMut(JsValue) + 'static) -> Closure<dyn FnMut(JsValue)> {
    Closure::new(heard)
}

fn close() {
    let ears = GLUE.with_borrow_mut(|glue| {
        if let Some(old) = glue.socket.take() {
            old.set_onmessage(None);
            old.set_onclose(None);
            let _ = old.close();
        }
        std::mem::take(&mut glue.ears)
    });
    // One of them may be what called us.
    browser::later(0.0, move || drop(ears));
}
