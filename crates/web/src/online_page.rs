//! The page of a game over the network: an invitation, a free seat, or the game.

use leptos::prelude::*;
use orrery_client::{News, Route};
use orrery_games::GameKind;
use orrery_view::{Phrase, rules_line};
use orrery_wire::{Act, ErrorView, GameId, GameView, Join, Reason, Seat, SeatKey, Status};
use wasm_bindgen_futures::spawn_local;

use crate::api;
use crate::app::{go, go_instead, notify};
use crate::board::Thumbnail;
use crate::browser;
use crate::game_page::Playing;
use crate::icons::Icon;
use crate::invited;
use crate::lobby::{NameField, clock_phrase, forget_if_unknown, take_name};
use crate::online::{self, Ended, Opened};
use crate::play::Play;
use crate::qr::Qr;
use crate::share;
use crate::socket::{self, Line};
use crate::toast::{self, CopyButton};
use crate::words::{say, t};

const KEY: &str = "orrery.key.v1.";

/// In place of a key, for a game in the lobby.
const LISTED: &str = "orrery.listed.v1.";

/// Remembers the key of a game that was set up here, which the server tells once, and whether it stands in the lobby.
pub fn remember_key(game: &GameId, key: &SeatKey, listed: bool) {
    browser::store(&format!("{KEY}{game}"), key.as_str());
    if listed {
        browser::store(&format!("{LISTED}{game}"), "yes");
    }
}

fn own_key(game: &GameId) -> Option<SeatKey> {
    browser::stored(&format!("{KEY}{game}"))?.parse().ok()
}

/// The key that somebody was invited with: what follows the `#` is never sent to the server unasked.
fn invited_key() -> Option<SeatKey> {
    browser::window().location().hash().ok()?.strip_prefix('#')?.parse().ok()
}

/// The page of a game over the network.
#[component]
pub fn OnlinePage(game: GameId, help: RwSignal<bool>) -> impl IntoView {
    let opened = RwSignal::new(None::<Opened>);
    let failed = RwSignal::new(None::<Phrase>);
    let playing = StoredValue::new(None::<Play>);
    // Whether it is being called off here.
    let calling_off = StoredValue::new(false);
    let followed = game.clone();
    socket::follow(game.clone(), move |news| match (playing.try_get_value().flatten(), news) {
        (_, News::Opened) => {
            playing.try_update_value(Option::take);
            opened.try_set(Opened::now(&followed));
        }
        (_, News::Unsound(error)) => {
            failed.try_set(Some(Phrase::new("trouble-log").with("entry", error.seq.to_string())));
        }
        (Some(play), news) => {
            if let Some(online) = play.online() {
                online.hear(play, news);
            }
        }
        (None, News::Failed(error)) => {
            failed.try_set(Some(api::trouble(&error)));
        }
        // The page that would say so is only being built.
        (None, News::TurnLost { why, .. }) => notify(online::lost(&why)),
        _ => {}
    });
    let left = game.clone();
    on_cleanup(move || socket::leave(&left));
    move || match opened.get() {
        None => view! { <Opening failed /> }.into_any(),
        Some(opened) => {
            let is_open = opened.state.status() == Status::Open;
            if !is_open {
                browser::forget(&format!("{KEY}{game}"));
                browser::forget(&format!("{LISTED}{game}"));
            }
            let waiting = is_open.then(|| opened.clone());
            let play = Play::remote(opened);
            playing.set_value(Some(play));
            match waiting {
                Some(opened) if own_key(&game).is_some() || opened.table.you.is_some() => {
                    view! { <Invitation play opened calling_off /> }.into_any()
                }
                None if is_called_off(&play) => {
                    if calling_off.get_value() {
                        browser::later(0.0, || {
                            go_instead("/online");
                            toast::done(Phrase::new("reason-aborted"));
                        });
                    }
                    view! { <CalledOff game=play.id() /> }.into_any()
                }
                Some(opened) if invited_key().is_some() => view! { <FreeSeat opened /> }.into_any(),
                _ => view! { <Playing play help /> }.into_any(),
            }
        }
    }
}

/// Whether the game was called off before anything was played: there is nothing to look at.
fn is_called_off(play: &Play) -> bool {
    let aborted = matches!(play.ended.get_untracked(), Some(Ended::Game { reason: Reason::Aborted, .. }));
    aborted && play.table.with_untracked(|table| table.played() == 0)
}

/// For who comes to a game that was called off, and for who has just done so.
#[component]
fn CalledOff(game: GameKind) -> impl IntoView {
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t("reason-aborted")}</h1>
            <div class="pair">
                <a class="button primary" href=format!("/new/{game}/online")>{move || t("online-new")}</a>
                <a class="button" href="/online">{move || t("online-title")}</a>
            </div>
        </main>
    }
}

#[component]
fn Opening(failed: RwSignal<Option<Phrase>>) -> impl IntoView {
    let words = move || match (failed.get(), socket::line()) {
        (Some(failed), _) => say(&failed),
        (None, Line::Broken) => t("online-broken"),
        _ => t("online-opening"),
    };
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t("online")}</h1>
            <p role="status">{words}</p>
            <a class="button" href="/online">{move || t("online-games")}</a>
        </main>
    }
}

/// What there is to know of a game before it begins.
#[component]
fn About(opened: Opened) -> impl IntoView {
    let game = opened.state.game().clone();
    let clock = clock_phrase(opened.state.control());
    let rules = rules_line(&game.config());
    view! {
        <div class="about-game">
            <div class="preview"><Thumbnail game=game.clone() /></div>
            <div>
                <h2>{game.id().title()}</h2>
                <p>{move || rules.iter().map(say).collect::<Vec<_>>().join(" · ")}</p>
                <p>{move || say(&clock)}</p>
            </div>
        </div>
    }
}

/// Which side a seat is in a game.
fn side(game: GameKind, seat: Seat) -> &'static str {
    game.description().sides.play(seat.player())
}

/// For who set the game up: how the other gets here.
#[component]
fn Invitation(play: Play, opened: Opened, calling_off: StoredValue<bool>) -> impl IntoView {
    let name = opened.table.game.clone();
    let origin = browser::window().location().origin().unwrap_or_default();
    let link = own_key(&name).map(|key| format!("{origin}/play/{name}#{key}"));
    let own = opened.table.you.map_or("play-lot", |seat| side(opened.state.game().id(), seat));
    let cancel = move |_| {
        if let Some(online) = play.online() {
            calling_off.set_value(true);
            online.act(Act::Abort);
        }
    };
    let listed = browser::stored(&format!("{LISTED}{name}")).is_some();
    let more = if listed { "invite-listed" } else { "invite-more" };
    let tell = link.map(|link| {
        let (shown, copied, shared) = (link.clone(), link.clone(), link.clone());
        view! {
            <p>{move || t(more)}</p>
            <label class="field">
                <span>{move || t("invite-link")}</span>
                <input type="text" readonly prop:value=shown />
            </label>
            <div class="pair">
                <CopyButton text=move || copied.clone() label="copy-link" icon=Icon::Link primary=!listed />
                {share::can_hand_on().then(|| view! {
                    <button class="button" on:click=move |_| share::hand_on(&shared)>{Icon::Next.draw()}{move || t("share")}</button>
                })}
            </div>
            <Qr text=link />
        }
    });
    view! {
        <main id="main" class="page" tabindex="-1">
            <section class="card form invitation">
                <h1>{move || t(if listed { "invite-waiting" } else { "invite-title" })}</h1>
                <About opened=opened.clone() />
                <p>{move || format!("{}: {}", t("side"), t(own))}</p>
                {tell}
                <p class="caption" role="status"><Connection /></p>
                <p class="error" role="alert">{move || play.refusal.get().map(|(why, _)| say(&why))}</p>
                <div class="form-foot">
                    <button class="button ghost" on:click=cancel>{move || t("call-off")}</button>
                    <a class="button" href="/online">{move || t("online-games")}</a>
                </div>
            </section>
        </main>
    }
}

/// How the connection is, and what is waited for.
#[component]
fn Connection() -> impl IntoView {
    move || match socket::line() {
        Line::Broken => t("online-broken"),
        _ => t("invite-waiting"),
    }
}

/// For who was invited.
#[component]
fn FreeSeat(opened: Opened) -> impl IntoView {
    let name = opened.table.game.clone();
    let host = opened.table.players.iter().flatten().next().map(|player| player.name.clone());
    let free = opened.table.players.iter().position(Option::is_none).filter(|_| host.is_some());
    let own = free.map_or("play-lot", |index| side(opened.state.game().id(), Seat::BOTH[index]));
    let kind = opened.state.game().id();
    let (game, course) = (kind.title(), Route::Course(kind).to_string());
    // Who takes the course first finds the way back from it.
    invited::remember(kind);
    let error = RwSignal::new(None::<ErrorView>);
    let busy = RwSignal::new(false);
    let wanted = RwSignal::new(String::new());
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (path, key) = (format!("games/{name}/join"), invited_key());
        busy.set(true);
        spawn_local(async move {
            let joined = match take_name(wanted.get_untracked()).await {
                Ok(()) => api::post::<GameView>(&path, &Join { key }).await.map(|_| ()),
                Err(error) => Err(error),
            };
            busy.try_set(false);
            if joined.is_ok() {
                invited::forget();
            }
            if let Err(error) = &joined {
                forget_if_unknown(error);
            }
            // Where somebody else was quicker the page has become the board already.
            if let Some(Some(why)) = error.try_set(joined.err()) {
                notify(api::trouble(&why));
            }
        });
    };
    let invitation = match host {
        Some(host) => Phrase::new("invited-by").with("name", host).with("game", game),
        None => Phrase::new("invited").with("game", game),
    };
    view! {
        <main id="main" class="page" tabindex="-1">
            <form class="card form invitation" on:submit=join>
                <h1>{move || say(&invitation)}</h1>
                <About opened=opened.clone() />
                <p>{move || format!("{}: {}", t("side"), t(own))}</p>
                <NameField name=wanted />
                <p class="never-played">
                    {move || say(&Phrase::new("invited-learn").with("game", game))}
                    " "<a class="link" href=course>{move || t("invited-course")}</a>
                </p>
                <p class="error" role="alert">{move || error.get().map(|error| say(&api::trouble(&error)))}</p>
                <div class="form-foot">
                    <button class="button primary" type="submit" disabled=move || busy.get()>{move || t("join")}</button>
                </div>
            </form>
        </main>
    }
}

/// Goes to a game that was set up here.
pub fn go_to(game: &GameId) {
    go(&format!("/play/{game}"));
}
