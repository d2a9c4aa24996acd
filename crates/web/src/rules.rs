//! The rules to be read: text, and pictures of positions that can be tried; made to be printed, too.

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_learn::rules::{Figure, Section};
use orrery_view::{Phrase, Table};
use web_sys::KeyboardEvent;

use crate::board::{Board, Thumbnail};
use crate::browser;
use crate::panels::Claims;
use crate::play::Play;
use crate::reading::Beside;
use crate::shelf::{self, NotFetched};
use crate::turn_bar::{Choices, Spoken, choose, prompted};
use crate::words::{say, t};

/// What a paragraph begins with that is an item of a list.
const ITEM: &str = "– ";

/// The figure that is being tried, by the key of its caption: one at a time.
type Live = RwSignal<Option<&'static str>>;

/// What the page of a game's rules is called.
pub fn heading(game: GameKind) -> Phrase {
    Phrase::new("rules-title").with("game", game.title())
}

/// The address of a game's rules.
pub fn path(game: GameKind) -> String {
    format!("/rules/{game}")
}

/// What stands behind the `#` in the address of a section.
fn anchor(section: &Section) -> String {
    format!("section-{}", section.id)
}

/// The rules of a game.
#[component]
pub fn RulesPage(game: GameKind) -> impl IntoView {
    let Some(book) = shelf::rulebook(game) else { return view! { <NotFetched /> }.into_any() };
    let sections = book.sections();
    let live: Live = RwSignal::new(None);
    let article = || sections.iter().map(|section| view! { <SectionHere section live /> }).collect_view();
    if use_context::<Beside>().is_some() {
        return view! { <article class="rules">{article()}</article> }.into_any();
    }
    browser::after_frame(go_to_section);
    let contents = sections.iter().map(|section| {
        view! { <li><a href=format!("#{}", anchor(section))>{move || t(&section.title)}</a></li> }
    });
    let address = browser::window().location().origin().unwrap_or_default() + &path(game);
    view! {
        <main id="main" class="rules" tabindex="-1">
            <div class="rules-head">
                <h1>{move || say(&heading(game))}</h1>
                <div class="rules-links">
                    <a class="button" href=format!("/learn/{game}")>{move || say(&Phrase::new("learn-game").with("game", game.title()))}</a>
                    <a class="button" href=format!("/new/{game}")>{move || say(&Phrase::new("play-game").with("game", game.title()))}</a>
                    <button class="button" on:click=|_| { let _ = browser::window().print(); }>{move || t("rules-print")}</button>
                </div>
            </div>
            <nav class="contents" aria-label=move || t("rules-contents")>
                <p class="field-label" aria-hidden="true">{move || t("rules-contents")}</p>
                <ol>{contents.collect_view()}</ol>
            </nav>
            <article>{article()}</article>
            <footer>
                <p class="printed">{move || say(&heading(game))} " · " {address}</p>
                <p>{move || t("rules-numbers")}</p>
                <p>{move || t("about-names")}</p>
            </footer>
        </main>
    }
    .into_any()
}

/// A page that is put together later than the browser looked for the section in its address goes there itself.
fn go_to_section() {
    let hash = browser::window().location().hash().unwrap_or_default();
    if let Some(section) = hash.strip_prefix('#').and_then(browser::element) {
        section.scroll_into_view();
    }
}

#[component]
fn SectionHere(section: &'static Section, live: Live) -> impl IntoView {
    let figures = section.figures.iter().map(|figure| view! { <FigureHere figure live /> });
    view! {
        <section id=anchor(section)>
            <div class="section-head">
                <h2>{move || t(&section.title)}</h2>
                <p class="caption">{section.rules.join(", ")}</p>
            </div>
            {move || paragraphs(section)}
            <div class="figures">{figures.collect_view()}</div>
        </section>
    }
}

/// The text of a section; items of a list that follow each other are one list.
fn paragraphs(section: &'static Section) -> AnyView {
    let texts: Vec<String> = section.paragraphs.iter().map(|key| t(key)).collect();
    let parts = texts.chunk_by(|one, other| one.starts_with(ITEM) && other.starts_with(ITEM));
    let parts = parts.map(|part| {
        let mut items = part.iter().filter_map(|text| text.strip_prefix(ITEM)).peekable();
        match items.peek() {
            Some(_) => {
                let items = items.map(|item| view! { <li>{item.to_owned()}</li> });
                view! { <ul>{items.collect_view()}</ul> }.into_any()
            }
            None => view! { <p>{part.concat()}</p> }.into_any(),
        }
    });
    parts.collect_view().into_any()
}

/// A picture, or the board in its place.
#[component]
fn FigureHere(figure: &'static Figure, live: Live) -> impl IntoView {
    let key: &'static str = &figure.caption;
    let is_live = Memo::new(move |_| live.get() == Some(key));
    let button = NodeRef::<leptos::html::Button>::new();
    let close = move || {
        live.set(None);
        if let Some(button) = button.get_untracked() {
            browser::focus(&button);
        }
    };
    let shown = move || match is_live.get() {
        true => view! { <Trying figure close /> }.into_any(),
        false => {
            view! { <div class="picture"><Thumbnail game=figure.game.clone() whole=true /></div> }.into_any()
        }
    };
    // A finished game with nothing to take back leaves nothing to try.
    let is_playable = figure.game.outcome().is_none() || figure.game.played() > 0;
    let toggle = is_playable.then(|| {
        let words = move || t(if is_live.get() { "rules-close" } else { "rules-try" });
        let press = move |_| if is_live.get_untracked() { close() } else { live.set(Some(key)) };
        view! { <button class="button small" aria-describedby=key node_ref=button on:click=press>{words}</button> }
    });
    view! {
        <figure class:live=move || is_live.get()>
            {shown}
            <figcaption id=key>{move || t(key)}</figcaption>
            {toggle}
        </figure>
    }
}

/// A figure on which both sides can be played.
#[component]
fn Trying(figure: &'static Figure, close: impl Fn() + Copy + 'static) -> impl IntoView {
    let play = Play::trial(figure.game.clone());
    let game = play.id();
    let said = prompted(play);
    // The eye and the keyboard come along to the board, which is there a frame later.
    browser::after_frame(|| {
        let found = |css: &str| browser::document().query_selector(css).ok().flatten();
        if let Some(figure) = found("figure.live") {
            bring_into_sight(&figure);
        }
        if let Some(point) = found(".trying .hits [tabindex='0']") {
            browser::focus(&point);
        }
    });
    view! {
        <div class="trying" on:keydown=move |event| pressed(play, close, &event)>
            <div class=format!("board-box {game}")><Board play /></div>
            <div class="say">
                <p class="now">{move || say(&said.get().0)}</p>
                <p class="more">{move || said.get().1.map(|more| say(&more))}</p>
            </div>
            <Choices play />
            <Claims play />
            <div class="trying-buttons">
                <button class="button small" disabled=move || !play.can_take_back() on:click=move |_| play.take_back()>{move || t("take-back")}</button>
                <button class="button small" on:click=move |_| play.try_anew(figure.game.clone())>{move || t("learn-again")}</button>
            </div>
            <Spoken play said />
        </div>
    }
}

/// Scrolls no further than it takes to see all of an element or, where it is larger than the screen, its upper part.
fn bring_into_sight(element: &web_sys::Element) {
    let place = element.get_bounding_client_rect();
    let room = browser::window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    if place.top() < 0.0 || place.bottom() > room {
        element.scroll_into_view_with_bool(place.top() < 0.0 || place.height() > room);
    }
}

/// Keys that work while a figure is tried.
fn pressed(play: Play, close: impl Fn(), event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" if play.table.with_untracked(Table::is_begun) => play.step_back(),
        "Escape" => close(),
        "u" => play.take_back(),
        digit if choose(play, digit) => {}
        _ => return,
    }
    event.prevent_default();
}
