//! Links to the main parts of the app: beside the logo at the top, and on phones in a bar of tabs at the bottom. The link to
//! the part that is open is marked as current.

use leptos::prelude::*;
use orrery_client::Route;
use orrery_view::Phrase;

use crate::icons::Icon;
use crate::waiting;
use crate::words::{say, t};

/// A part of the app that can be linked to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Games,
    Online,
    Puzzles,
    Learn,
    Analysis,
    Settings,
    About,
}

impl Place {
    /// The part that a page belongs to.
    fn of(route: &Route) -> Option<Place> {
        match route {
            Route::Home | Route::New(_) | Route::Game(_) | Route::Games => Some(Place::Games),
            Route::Lobby | Route::NewOnline(_) | Route::Online(_) => Some(Place::Online),
            Route::Puzzles | Route::Puzzle(_) => Some(Place::Puzzles),
            Route::Learn | Route::Course(_) | Route::Lesson(..) | Route::Rules(_) => Some(Place::Learn),
            Route::Analysis | Route::Arrange(_) | Route::Study(_) | Route::Shared(_) | Route::Import => {
                Some(Place::Analysis)
            }
            Route::Settings => Some(Place::Settings),
            Route::About => Some(Place::About),
            Route::Missing => None,
        }
    }

    fn route(self) -> Route {
        match self {
            Place::Games => Route::Home,
            Place::Online => Route::Lobby,
            Place::Puzzles => Route::Puzzles,
            Place::Learn => Route::Learn,
            Place::Analysis => Route::Analysis,
            Place::Settings => Route::Settings,
            Place::About => Route::About,
        }
    }
}

/// The `aria-current` of the link to `place`: `page` if the link leads to the open page, `true` if the open page belongs to
/// that part, otherwise none.
fn current(place: Place, here: &Route) -> Option<&'static str> {
    (Place::of(here) == Some(place)).then(|| if place.route() == *here { "page" } else { "true" })
}

/// The links at the top, each with the key of its text.
const TOP: [(Place, &str); 6] = [
    (Place::Games, "play"),
    (Place::Puzzles, "puzzles"),
    (Place::Learn, "learn"),
    (Place::Online, "online"),
    (Place::Analysis, "analysis"),
    (Place::About, "about"),
];

/// The tabs at the bottom, each with the key of its text and its icon.
const TABS: [(Place, &str, Icon); 5] = [
    (Place::Games, "home", Icon::Home),
    (Place::Online, "play", Icon::Play),
    (Place::Puzzles, "puzzles", Icon::Puzzle),
    (Place::Learn, "learn", Icon::Book),
    (Place::Settings, "settings", Icon::Settings),
];

/// The links at the top.
#[component]
pub fn TopPlaces(here: ArcRwSignal<Route>) -> impl IntoView {
    let links = TOP.map(|(place, words)| {
        let here = here.clone();
        view! {
            <a href=place.route().to_string() aria-current=move || here.with(|here| current(place, here))>{move || t(words)}</a>
        }
    });
    view! { <nav aria-label=move || t("navigation")>{links}</nav> }
}

/// The tabs at the bottom; a number counts the games in which it is our turn.
#[component]
pub fn Tabs(here: ArcRwSignal<Route>) -> impl IntoView {
    let count = move || {
        let count = waiting::count();
        (count > 0).then(|| {
            let told = move || say(&Phrase::new("games-waiting").with("count", count));
            view! { <span class="figure" aria-hidden="true">{count}</span><span class="unseen">{told}</span> }
        })
    };
    let links = TABS.map(|(place, words, icon)| {
        let here = here.clone();
        let figure = (place == Place::Online).then_some(count);
        view! {
            <a href=place.route().to_string() aria-current=move || here.with(|here| current(place, here))>
                {icon.draw()}
                <span>{move || t(words)}</span>
                {figure}
            </a>
        }
    });
    view! { <nav class="tabs" aria-label=move || t("navigation")>{links}</nav> }
}
