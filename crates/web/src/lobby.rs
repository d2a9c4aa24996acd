//! The page of games over the network: one's own, and open challenges.

use leptos::prelude::*;
use orrery_games::{AnyGame, GameKind};
use orrery_view::{Phrase, rules_line};
use orrery_wire::{
    ChallengeView, Control, ErrorCode, ErrorView, GameId, GameLine, GameView, Join, NewPlayer, PlayerView,
    Seat, Stage, Time,
};
use wasm_bindgen_futures::spawn_local;

use crate::api::{self, BAD_NAME};
use crate::app::{go, notify};
use crate::board::Thumbnail;
use crate::browser;
use crate::dialog::Dialog;
use crate::followed::put;
use crate::icons::Icon;
use crate::online_page::go_to;
use crate::panels::called;
use crate::socket::{self, Line};
use crate::waiting::{self, is_our_turn};
use crate::words::{say, t};

/// How often one's own games are fetched while the page is open, in milliseconds.
const REFRESH: f64 = 10_000.0;
const NAME: &str = "orrery.name.v1";

thread_local! {
    /// Tells guests apart.
    static GUEST: u64 = 1_000 + browser::random_u64() % 9_000;
}

/// The name of a player who gives none.
fn guest_name() -> String {
    // The number is part of a name, so it gets no separators.
    say(&Phrase::new("guest-name").with("number", GUEST.with(u64::to_string)))
}

/// Makes sure that the server knows us by a name. If `wanted` is empty, the old name stays; without one we become a guest.
pub async fn take_name(wanted: String) -> Result<(), ErrorView> {
    let mut wanted = wanted.trim().to_owned();
    let known = untrack(socket::player);
    if wanted.is_empty() && known.is_none() {
        wanted = guest_name();
    }
    if known.as_ref().is_some_and(|player| wanted.is_empty() || player.name == wanted) {
        return Ok(());
    }
    let taken = api::post::<PlayerView>("me", &NewPlayer { name: wanted }).await;
    let player = taken.map_err(|error| match error.error {
        // A bad request can only mean a bad name here.
        ErrorCode::BadRequest => ErrorView { error: ErrorCode::Other(BAD_NAME.to_owned()), ..error },
        _ => error,
    })?;
    browser::store(NAME, &player.name);
    let is_new = known.is_none_or(|known| known != player);
    if is_new {
        socket::known_as(Some(player));
    }
    Ok(())
}

/// If the server no longer knows us, forgets who we are here too.
pub fn forget_if_unknown(error: &ErrorView) {
    if error.error == ErrorCode::WhoAreYou {
        socket::known_as(None);
    }
}

/// The field for the player's name. A player who gives none is a guest.
#[component]
pub fn NameField(
    /// The name in the field.
    name: RwSignal<String>,
    /// Whether the label is visible.
    #[prop(default = true)]
    labelled: bool,
) -> impl IntoView {
    socket::hold();
    on_cleanup(socket::let_go);
    let known = Memo::new(move |_| socket::player().map(|player| player.name));
    Effect::new(move |_| {
        if let Some(known) = known.get().or_else(|| browser::stored(NAME)) {
            name.set(known);
        }
    });
    view! {
        <label class="field">
            <span class:unseen=!labelled>{move || t("your-name")}</span>
            <input class="text" name="name" type="text" maxlength="24" autocomplete="nickname" placeholder=guest_name prop:value=name
                on:input=move |event| name.set(event_target_value(&event)) />
            {move || (known.get().is_none() && name.get().is_empty()).then(|| {
                view! { <span class="caption">{move || say(&Phrase::new("name-optional").with("name", guest_name()))}</span> }
            })}
        </label>
    }
}

/// A clock in words.
pub fn clock_phrase(clock: Control) -> Phrase {
    let minutes = |seconds: u32| {
        if seconds.is_multiple_of(60) {
            (seconds / 60).to_string()
        } else {
            format!("{}:{:02}", seconds / 60, seconds % 60)
        }
    };
    match clock {
        Control::None => Phrase::new("clock-none"),
        Control::Fischer { seconds, increment } => {
            Phrase::new("clock-fischer-of").with("minutes", minutes(seconds)).with("seconds", increment)
        }
        Control::Delay { seconds, delay } => {
            Phrase::new("clock-delay-of").with("minutes", minutes(seconds)).with("seconds", delay)
        }
        Control::Correspondence { days } => Phrase::new("clock-days-of").with("days", days),
    }
}

fn title_of(config: &str) -> Option<&'static str> {
    GameKind::of(config).map(GameKind::title).ok()
}

/// The page.
#[component]
pub fn Lobby() -> impl IntoView {
    let open = RwSignal::new(None::<Vec<ChallengeView>>);
    let mine = RwSignal::new(Vec::<GameLine>::new());
    let naming = RwSignal::new(false);
    // The challenge to join as soon as the player has given a name.
    let wanted = RwSignal::new(None::<GameId>);
    let asking = RwSignal::new(false);
    Effect::new(move |_| asking.set(wanted.get().is_some()));
    // Closing the dialog cancels joining.
    Effect::new(move |_| {
        if !asking.get() {
            put(wanted, None);
        }
    });
    socket::follow_lobby(move |challenges| {
        open.try_set(Some(challenges));
    });
    on_cleanup(socket::leave_lobby);
    refresh(mine);
    Effect::new(move |_| {
        if socket::player().is_some() {
            ask_games(mine);
        }
    });
    let state = move || match (socket::line(), open.get()) {
        (Line::Broken, _) => Some(t("online-broken")),
        (_, None) => Some(t("online-opening")),
        (_, Some(open)) if open.is_empty() => Some(t("lobby-empty")),
        _ => None,
    };
    let me = move || {
        socket::player().map(|player| {
            view! {
                <p class="me">
                    {say(&Phrase::new("you-are").with("name", player.name))}
                    " "<button class="link" on:click=move |_| naming.set(true)>{move || t("rename")}</button>
                </p>
            }
        })
    };
    let create = GameKind::ALL
        .map(|game| view! { <a class="button" href=format!("/new/{game}/online")>{game.title()}</a> });
    view! {
        <main id="main" class="page lobby" tabindex="-1">
            <h1>{move || t("online-title")}</h1>
            {me}
            <section aria-label=move || t("online-new")>
                <h2>{move || t("online-new")}</h2>
                <div class="three">{create}</div>
            </section>
            <Show when=move || !mine.get().is_empty()>
                <section aria-label=move || t("online-games")>
                    <h2>{move || t("online-games")}</h2>
                    <ul class="game-rows">{move || mine.get().into_iter().map(own_row).collect_view()}</ul>
                </section>
            </Show>
            <section aria-label=move || t("lobby")>
                <h2>{move || t("lobby")}</h2>
                <p role="status">{state}</p>
                <Show when=move || open.get().is_some_and(|open| open.is_empty())>
                    <p class="meanwhile">
                        {move || t("lobby-meanwhile")}
                        {GameKind::ALL.map(|game| view! { " "<a class="link" href=format!("/new/{game}")>{game.title()}</a> })}
                    </p>
                </Show>
                <ul class="game-rows">
                    <For each=move || open.get().unwrap_or_default() key=|one| (one.game.clone(), one.player.name.clone()) let:one>
                        <Challenge one wanted />
                    </For>
                </ul>
            </section>
            <Dialog open=naming title="rename">
                <Naming open=naming />
            </Dialog>
            <Dialog open=asking title="your-name">
                <NamedFirst wanted />
            </Dialog>
        </main>
    }
}

/// Asks in how many games it is our turn, if this browser has a name to play under.
pub fn look_for_turns() {
    if browser::stored(NAME).is_some() {
        spawn_local(async {
            if let Ok(games) = api::get::<Vec<GameLine>>("games").await {
                waiting::heard(&games);
            }
        });
    }
}

/// The games over the network in which it is our turn, if this browser has a name to play under.
#[component]
pub fn Waiting() -> impl IntoView {
    let mine = RwSignal::new(Vec::<GameLine>::new());
    if browser::stored(NAME).is_some() {
        ask_games(mine);
    }
    let rows = move || {
        let waiting = mine.get().into_iter().filter(is_our_turn);
        waiting.map(own_row).collect_view()
    };
    view! { <ul class="game-rows waiting" aria-label=move || t("online-games")>{rows}</ul> }
}

fn ask_games(mine: RwSignal<Vec<GameLine>>) {
    spawn_local(async move {
        if let Ok(games) = api::get::<Vec<GameLine>>("games").await {
            waiting::heard(&games);
            put(mine, games);
        }
    });
}

fn refresh(mine: RwSignal<Vec<GameLine>>) {
    browser::later(REFRESH, move || {
        if mine.try_get_untracked().is_some() {
            if untrack(socket::player).is_some() && !browser::document().hidden() {
                ask_games(mine);
            }
            refresh(mine);
        }
    });
}

fn own_row(line: GameLine) -> impl IntoView {
    let name = line.table.game.clone();
    let you = line.table.you;
    let other = you.and_then(|seat| line.table.players[seat.other().index()].clone());
    let machine = other.as_ref().and_then(|player| player.computer);
    let with = other.map(|player| match player.computer {
        Some(level) => Phrase::new("against-computer").with("level", level),
        None => Phrase::new("against").with("name", player.name),
    });
    let state = match line.stage {
        Stage::Open => Phrase::new("invite-waiting"),
        Stage::Over => Phrase::new("online-over"),
        Stage::Playing if is_our_turn(&line) => Phrase::new("your-turn"),
        Stage::Playing => Phrase::new("their-turn"),
    };
    let is_on = is_our_turn(&line);
    let words: Vec<Phrase> = with.into_iter().chain([state]).collect();
    view! {
        <li class="game-row" class:on=is_on>
            <Picture config=line.config.clone() />
            <div class="words">
                <strong>{title_of(&line.config)}</strong>
                <span class:machine=machine.is_some()>
                    {machine.map(|_| Icon::Computer.draw())}
                    {move || words.iter().map(say).collect::<Vec<_>>().join(" · ")}
                </span>
            </div>
            <a class="button" href=format!("/play/{name}")>{move || t("open")}</a>
        </li>
    }
}

#[component]
fn Picture(config: String) -> impl IntoView {
    let game = AnyGame::from_config(&config).ok();
    view! { <div class="small-picture">{game.map(|game| view! { <Thumbnail game /> })}</div> }
}

#[component]
fn Challenge(one: ChallengeView, wanted: RwSignal<Option<GameId>>) -> impl IntoView {
    let ChallengeView { game, config, clock, player, free, since: Time(_) } = one;
    let host = called(&player);
    let own = player.id.clone();
    let is_own = move || socket::player().is_some_and(|me| me.id == own);
    let side = match free {
        None => "play-lot",
        Some(Seat::First) => "play-first",
        Some(Seat::Second) => "play-second",
    };
    let rules = rules_line(&config);
    let words = move || {
        let rules = rules.iter().map(say).collect::<Vec<_>>().join(", ");
        [rules, say(&clock_phrase(clock)), format!("{}: {}", t("side"), t(side))].join(" · ")
    };
    let to = game.clone();
    let join = move |_| match untrack(socket::player) {
        Some(_) => join(game.clone()),
        None => wanted.set(Some(game.clone())),
    };
    view! {
        <li class="game-row">
            <Picture config=config.clone() />
            <div class="words">
                <strong>{title_of(&config)}" · "{move || say(&host)}</strong>
                <span>{words}</span>
            </div>
            {move || if is_own() {
                view! { <a class="button" href=format!("/play/{to}")>{move || t("open")}</a> }.into_any()
            } else {
                view! { <button class="button primary" on:click=join.clone()>{move || t("join")}</button> }.into_any()
            }}
        </li>
    }
}

/// Asks for a name before joining, if the player has none yet.
#[component]
fn NamedFirst(wanted: RwSignal<Option<GameId>>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ErrorView>);
    let go_on = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(game) = wanted.get_untracked() else { return };
        spawn_local(async move {
            match take_name(name.get_untracked()).await {
                Ok(()) => join(game),
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <form class="plain-form" on:submit=go_on>
            <NameField name />
            <p class="error" role="alert">{move || error.get().map(|error| say(&api::trouble(&error)))}</p>
            <button class="button primary" type="submit">{move || t("join")}</button>
        </form>
    }
}

/// Takes the free seat of an open challenge.
fn join(game: GameId) {
    spawn_local(async move {
        let path = format!("games/{game}/join");
        match api::post::<GameView>(&path, &Join::default()).await {
            Ok(_) => go_to(&game),
            Err(error) => {
                forget_if_unknown(&error);
                notify(api::trouble(&error));
            }
        }
    });
}

#[component]
fn Naming(open: RwSignal<bool>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ErrorView>);
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            match take_name(name.get_untracked()).await {
                Ok(()) => {
                    open.try_set(false);
                }
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    let forget = move |_| {
        spawn_local(async move {
            match api::delete("me").await {
                Ok(()) => {
                    browser::forget(NAME);
                    waiting::nobody();
                    socket::known_as(None);
                    go("/online");
                }
                Err(why) => {
                    error.try_set(Some(why));
                }
            }
        });
    };
    view! {
        <form class="plain-form" on:submit=save>
            <NameField name />
            <p class="caption">{move || t("name-more")}</p>
            <p class="error" role="alert">{move || error.get().map(|error| say(&api::trouble(&error)))}</p>
            <div class="dialog-foot">
                <button class="button ghost" type="button" on:click=forget>{Icon::Close.draw()}{move || t("forget-me")}</button>
                <button class="button primary" type="submit">{move || t("save")}</button>
            </div>
        </form>
    }
}
