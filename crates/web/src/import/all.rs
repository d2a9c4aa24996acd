//! All games that this browser keeps: those that are played here, and those that came from elsewhere.

use leptos::prelude::*;
use orrery_client::KeptRecord;
use orrery_games::core::Outcome;
use orrery_view::Phrase;

use super::kept;
use super::row::{SHOWN, Said, Search, sought};
use crate::app::go;
use crate::archive::{self, Saved, Seat};
use crate::bring;
use crate::icons::Icon;
use crate::words::{say, t};

/// A game of the list.
#[derive(Clone)]
struct Listed {
    said: Said,
    updated: f64,
    from: Origin,
}

/// Where a game is kept.
#[derive(Clone)]
enum Origin {
    /// Among those that are played here, by its name.
    Here(String),
    /// Among the records, by its name.
    Elsewhere(String, String),
}

impl Listed {
    fn here(saved: &Saved) -> Listed {
        let is_against_computer = saved.seats.iter().any(|seat| matches!(seat, Seat::Computer(_)));
        let name = |seat: Seat| match seat {
            Seat::Computer(level) => say(&Phrase::new("computer-level").with("level", u32::from(level))),
            Seat::Here if is_against_computer => t("you"),
            Seat::Here | Seat::Remote => String::new(),
        };
        let names = saved.seats.map(name);
        let result = saved.outcome().map_or_else(|| "*".to_owned(), |outcome: Outcome| outcome.to_string());
        let turns = saved.game.players().chunk_by(|one, other| one == other).count();
        let said = Said { title: saved.game.id().title(), names, date: day(saved.updated), result, turns };
        Listed { said, updated: saved.updated, from: Origin::Here(saved.id.clone()) }
    }

    fn elsewhere(id: String, kept: KeptRecord) -> Listed {
        let said = Said::new(|name| kept.tag(name), kept.result.clone(), kept.turns);
        Listed { said, updated: kept.updated, from: Origin::Elsewhere(id, kept.record) }
    }

    fn all() -> Vec<Listed> {
        let (played, _) = archive::list();
        let mut all: Vec<Listed> = played.iter().map(Listed::here).collect();
        all.extend(kept::list().into_iter().map(|(id, kept)| Listed::elsewhere(id, kept)));
        all.sort_by(|a, b| b.updated.total_cmp(&a.updated));
        all
    }
}

/// The day of a moment, where the reader is, as records have it.
fn day(millis: f64) -> String {
    let date = js_sys::Date::new(&millis.into());
    format!("{}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// The list.
#[component]
pub fn AllGames() -> impl IntoView {
    let games = RwSignal::new(Listed::all());
    let (text, most) = (RwSignal::new(String::new()), RwSignal::new(SHOWN));
    let matching = move || {
        let sought = text.with(|text| sought(text));
        games
            .with(|games| games.iter().filter(|game| game.said.matches(&sought)).cloned().collect::<Vec<_>>())
    };
    let matching = Signal::derive(matching);
    let rows = move || {
        let hits: Vec<_> = matching.get().into_iter().take(most.get()).collect();
        hits.into_iter().map(|game| view! { <Line game games /> }).collect_view()
    };
    view! {
        <main id="main" class="page import" tabindex="-1">
            <h1>{move || t("all-games")}</h1>
            <div class="im-tools">
                <Search text />
                <a class="button" href="/import">{Icon::Down.draw()}<span>{move || t("open-record")}</span></a>
            </div>
            <ul class="game-rows im-rows">{rows}</ul>
            {move || matching.with(Vec::is_empty).then(|| view! { <p class="caption" role="status">{t(if games.with(Vec::is_empty) { "import-none-yet" } else { "import-no-match" })}</p> })}
            <Show when=move || { matching.with(Vec::len) > most.get() }>
                <button class="button" on:click=move |_| most.update(|most| *most += SHOWN)>{move || t("import-more")}</button>
            </Show>
            <p class="caption">{move || t("import-private")}</p>
        </main>
    }
}

#[component]
fn Line(game: Listed, games: RwSignal<Vec<Listed>>) -> impl IntoView {
    let Listed { said, from, .. } = game;
    let name = said.name();
    let label = Phrase::new("import-forget").with("name", name.clone());
    let tip = label.clone();
    let (opened, reviewed, removed) = (from.clone(), from.clone(), from);
    let open = move |_| match &opened {
        Origin::Here(id) => go(&format!("/game/{id}")),
        Origin::Elsewhere(_, record) => bring::analyse(record.clone(), false),
    };
    let review = match reviewed {
        Origin::Here(_) => None,
        Origin::Elsewhere(_, record) => Some(view! {
            <button class="button" on:click=move |_| bring::analyse(record.clone(), true)>{Icon::Graph.draw()}<span>{move || t("game-review")}</span></button>
        }),
    };
    let remove = move |_| {
        match &removed {
            Origin::Here(id) => archive::remove(id),
            Origin::Elsewhere(id, _) => kept::remove(id),
        }
        games.set(Listed::all());
    };
    view! {
        <li class="game-row im-row">
            <div class="words"><strong>{name.clone()}</strong><span>{move || said.line()}</span></div>
            <div class="im-do">
                <button class="button open" on:click=open>{move || t("open")}<span class="unseen">" "{name}</span></button>
                {review}
                <button class="icon-button" aria-label=move || say(&label) title=move || say(&tip) on:click=remove>{Icon::Close.draw()}</button>
            </div>
        </li>
    }
}
