//! The frame of all pages: the bar at the top, the address, and what concerns every page.

use leptos::either::Either;
use leptos::prelude::*;
use orrery_client::Route;
use orrery_games::{AnyGame, GameKind};
use orrery_text::Language;
use orrery_view::Phrase;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, KeyboardEvent, MouseEvent};

use crate::archive::{self, Seat};
use crate::bring;
use crate::browser;
use crate::chapters::Chapter;
use crate::dialog::Dialog;
use crate::game_page::GamePage;
use crate::home::Home;
use crate::icons::{Brand, Icon};
use crate::lobby;
use crate::new_game::NewGame;
use crate::offline;
use crate::pages::{Missing, Shortcuts};
use crate::places::{Tabs, TopPlaces};
use crate::rules;
use crate::settings::{self, Look, is_dark, settings};
use crate::share;
use crate::shelf;
use crate::socket;
use crate::title;
use crate::toast::{self, Toasts};
use crate::words::{self, say, t, words};

thread_local! {
    static ROUTE: ArcRwSignal<Route> = ArcRwSignal::new(Route::Home);
    /// Whether the page is the board of a game, which needs all the room there is.
    static BOARD: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Goes to another page.
pub fn go(path: &str) {
    if let Ok(history) = browser::window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
    }
    if arrive(false) {
        read_title();
    }
}

/// Puts the keyboard on the title of the page that has come: nobody would be told of it otherwise, as they are where
/// pages are loaded.
fn read_title() {
    browser::after_frame(|| {
        if let Ok(Some(title)) = browser::document().query_selector("h1") {
            let _ = title.set_attribute("tabindex", "-1");
            browser::focus(&title);
        }
    });
}

/// Goes to the page that the address meant: the way back leads past it.
pub fn go_instead(path: &str) {
    if let Ok(history) = browser::window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
    arrive(false);
}

/// The page is the board of a game for as long as the caller's part of it lives.
pub fn show_board() {
    BOARD.with(Clone::clone).set(true);
    on_cleanup(|| BOARD.with(Clone::clone).set(false));
}

/// Whether the page is the board of a game, followed as it changes.
pub fn is_board() -> bool {
    BOARD.with(Clone::clone).get()
}

/// Tells what went wrong, until it is dismissed; it outlives the page it happened on.
pub fn notify(phrase: Phrase) {
    toast::trouble(phrase);
}

/// Opens a game that somebody brings along, and goes to it.
pub fn open(game: AnyGame) {
    go(&keep(game));
}

/// Keeps a game, unless it is kept already, and says where.
fn keep(game: AnyGame) -> String {
    let link = game.link();
    let (games, _) = archive::list();
    let known = games.into_iter().find(|saved| saved.game.link() == link);
    let mut saved = known.unwrap_or_else(|| archive::begin(game, [Seat::Here, Seat::Here]));
    if saved.revision == 0 {
        archive::save(&mut saved);
    }
    Route::Game(saved.id).to_string()
}

/// Reads the address; `true` if another page has come. The first page does not wait for what it shows: it was fetched, or
/// could not be, before anything was shown at all.
fn arrive(is_first: bool) -> bool {
    let location = browser::window().location();
    let hash = location.hash().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    let route = Route::read(&path);
    if let Some(link) = hash.strip_prefix('#').filter(|link| route.takes_link() && !link.is_empty()) {
        let link = js_sys::decode_uri_component(link).map_or_else(|_| link.to_owned(), String::from);
        if route == Route::Analysis || bring::is_code(&link) {
            // The address stays as it is: what stands behind the `#` is sent to nobody, not even by loading the page anew.
            return arrive_at(Route::Shared(link), path, true);
        }
        match AnyGame::from_link(&link) {
            Ok(game) => {
                go_instead(&keep(game));
                return true;
            }
            Err(error) => notify(Phrase::new("trouble-link").with("reason", Phrase::from(&error))),
        }
    }
    arrive_at(route, path, !is_first)
}

/// Shows what the route leads to, or waits for it, where something may have to be fetched.
fn arrive_at(route: Route, path: String, waits: bool) -> bool {
    browser::set_waiting(false);
    if waits && is_to_be_fetched(&route) {
        wait_for(path, route);
        return false;
    }
    if matches!(route, Route::Rules(_)) && ROUTE.with(ArcRwSignal::get_untracked) == route {
        // Another section of the same page, to which the browser goes by itself.
        return false;
    }
    show(route);
    true
}

/// Puts a page into the place of the one before.
fn show(route: Route) {
    words::turn_page();
    socket::turn_page();
    settings::turn_page();
    ROUTE.with(Clone::clone).set(route);
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Whether something that the page needs has not come yet.
fn is_to_be_fetched(route: &Route) -> bool {
    shelf::missing(&route.to_string()).is_some()
        || Chapter::of(route).is_some_and(|chapter| !chapter.is_here())
}

/// Fetches the code, the words and the lessons of a page. What does not come, the page says itself.
pub async fn fetch_for(route: &Route) {
    let (chapter, path) = (Chapter::of(route), route.to_string());
    if let Some(chapter) = chapter {
        // Begun here, so that everything is on its way at once.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = chapter.fetch().await;
        });
    }
    if let Some(part) = shelf::missing(&path) {
        let _ = shelf::fetch(part).await;
    }
    if let Some(chapter) = chapter {
        let _ = chapter.fetch().await;
    }
}

/// Stays with the page that is there until what the next one shows has come, or cannot come.
fn wait_for(path: String, route: Route) {
    browser::set_waiting(true);
    wasm_bindgen_futures::spawn_local(async move {
        fetch_for(&route).await;
        // Somebody may have gone elsewhere meanwhile.
        if browser::window().location().pathname().is_ok_and(|now| now == path) {
            browser::set_waiting(false);
            show(route);
            read_title();
        }
    });
}

/// Links of our own change the page without loading it.
fn follow(event: &MouseEvent) {
    let plain = !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
    let link = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = link.and_then(|element| element.closest("a[href^='/']").ok().flatten());
    if let Some(path) = link.and_then(|link| link.get_attribute("href"))
        && plain
        && event.button() == 0
    {
        event.prevent_default();
        go(&path);
    }
}

/// The page that a route leads to, under its title.
fn page(route: Route, help: RwSignal<bool>) -> AnyView {
    match route {
        Route::Home => titled(String::new, view! { <Home /> }),
        Route::New(game) => titled(move || setting_up(game), view! { <NewGame game online=false /> }),
        Route::NewOnline(game) => titled(move || setting_up(game), late(route, help)),
        Route::Lobby | Route::Online(_) => titled(|| t("online"), late(route, help)),
        Route::Game(id) => titled(String::new, view! { <GamePage id help /> }),
        Route::Learn => titled(|| t("learn"), late(route, help)),
        Route::Course(game) | Route::Lesson(game, _) => titled(move || learning(game), late(route, help)),
        Route::Rules(game) => titled(move || say(&rules::heading(game)), late(route, help)),
        Route::Settings => titled(|| t("settings"), late(route, help)),
        Route::About => titled(|| t("about"), late(route, help)),
        Route::Analysis | Route::Arrange(_) | Route::Study(_) | Route::Shared(_) => {
            titled(|| t("analysis"), late(route, help))
        }
        Route::Import => titled(|| t("open-record"), late(route, help)),
        Route::Games => titled(|| t("all-games"), late(route, help)),
        Route::Puzzles | Route::Puzzle(_) => titled(|| t("puzzles"), late(route, help)),
        Route::Missing => titled(String::new, view! { <Missing /> }),
    }
}

/// What is drawn takes the place of what was there as a whole. Of one kind with it, it would only be written into it, and a
/// board would keep the pieces of the game before.
pub fn anew(
    mut draw: impl FnMut() -> AnyView + Send + 'static,
) -> impl FnMut() -> Either<AnyView, AnyView> + Send {
    let mut is_odd = false;
    move || {
        is_odd = !is_odd;
        let drawn = draw();
        if is_odd { Either::Left(drawn) } else { Either::Right(drawn) }
    }
}

/// A page that was fetched, or says that it could not be.
fn late(route: Route, help: RwSignal<bool>) -> AnyView {
    let drawn = Chapter::of(&route).and_then(|chapter| chapter.draw(route, help));
    drawn.unwrap_or_else(|| view! { <shelf::NotFetched /> }.into_any())
}

fn learning(game: GameKind) -> String {
    say(&Phrase::new("learn-game").with("game", game.title()))
}

fn setting_up(game: GameKind) -> String {
    format!("{} · {}", t("new-game"), game.title())
}

/// A page under its title, which follows the language.
fn titled(name: impl Fn() -> String + Send + Sync + 'static, page: impl IntoAny) -> AnyView {
    title::of_page(name);
    page.into_any()
}

/// Everything on the page.
#[component]
pub fn App() -> impl IntoView {
    browser::set_language(untrack(words).language().code());
    browser::listen("popstate", |_: web_sys::Event| {
        if arrive(false) {
            read_title();
        }
    });
    browser::listen("hashchange", |_: web_sys::Event| {
        arrive(false);
    });
    settings::follow_other_tabs();
    share::accept_records();
    offline::start();
    socket::start();
    arrive(true);
    share::take_shared();
    lobby::look_for_turns();
    browser::listen_at(&browser::document(), "visibilitychange", |_: web_sys::Event| {
        if !browser::document().hidden() {
            lobby::look_for_turns();
        }
    });
    let route = ROUTE.with(Clone::clone);
    let help = RwSignal::new(false);
    browser::listen("keydown", move |event: KeyboardEvent| {
        if event.key() == "?" && !share::is_typing(&event) {
            help.set(true);
        }
    });
    // For those who measure and test: from here on the page can be used.
    Effect::new(|_| {
        if let Some(root) = browser::document().document_element() {
            let _ = root.set_attribute("data-ready", "true");
        }
    });
    let board = BOARD.with(Clone::clone);
    let in_game = move || board.get();
    let shown = route.clone();
    view! {
        <div class="app" class:in-game=in_game on:click=move |event| follow(&event)>
            <a class="skip" href="#main" on:click=move |event| {
                event.prevent_default();
                event.stop_propagation();
                if let Some(main) = browser::element("main") { browser::focus(&main); }
            }>{move || t("skip")}</a>
            <TopBar help here=route.clone() />
            {anew(move || page(shown.get(), help))}
            <Tabs here=route.clone() />
            <Toasts />
            <Dialog open=help title="shortcuts">
                <Shortcuts />
            </Dialog>
        </div>
    }
}

#[component]
fn TopBar(help: RwSignal<bool>, here: ArcRwSignal<Route>) -> impl IntoView {
    let switch_look = move |_| {
        let look = if untrack(is_dark) { Look::Light } else { Look::Dark };
        settings::change(|settings| settings.look = look);
    };
    let switch_sound = move |_| settings::change(|settings| settings.sound = !settings.sound);
    let languages = Language::ALL.map(|language| {
        view! {
            <option value=language.code() prop:selected=move || words().language() == language>
                {language.own_name()}
            </option>
        }
    });
    let chosen = move |event| words::speak(Language::from_codes([event_target_value(&event).as_str()]));
    view! {
        <header class="top">
            <a class="brand" href="/" aria-label="Orrery">
                <Brand />
                <span aria-hidden="true">"Orrery"</span>
            </a>
            <TopPlaces here />
            <span class="space"></span>
            <select class="language" name="language" aria-label=move || t("language") on:change=chosen>{languages}</select>
            <button
                class="icon-button wide"
                class:off=move || !settings().sound
                aria-pressed=move || settings().sound.to_string()
                aria-label=move || t("sound")
                title=move || t("sound")
                on:click=switch_sound
            >
                {Icon::Sound.draw()}
            </button>
            <button class="icon-button" aria-pressed=move || is_dark().to_string() aria-label=move || t("dark") title=move || t("dark") on:click=switch_look>
                {move || if is_dark() { Icon::Sun.draw() } else { Icon::Moon.draw() }}
            </button>
            <button class="icon-button wide" aria-label=move || t("shortcuts") title=move || format!("{} (?)", t("shortcuts")) on:click=move |_| help.set(true)>
                <span class="question" aria-hidden="true">"?"</span>
            </button>
            <a class="icon-button" href="/settings" aria-label=move || t("settings") title=move || t("settings")>
                {Icon::Settings.draw()}
            </a>
        </header>
    }
}
