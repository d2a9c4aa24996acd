//! The first page: the games, and those that wait to be continued.

use leptos::prelude::*;
use orrery_games::core::Outcome;
use orrery_games::{AnyGame, GameKind};
use orrery_view::Phrase;

use crate::app::notify;
use crate::archive::{self, Saved, Seat};
use crate::board::Thumbnail;
use crate::follows::turn_starts;
use crate::icons::Icon;
use crate::lobby::Waiting;
use crate::offline;
use crate::puzzles::{Today, kept_days};
use crate::words::{say, t};

/// A position of the game in which something is going on.
fn sample(game: GameKind) -> AnyGame {
    AnyGame::from_link(game.description().sample).expect("the tests of `games` open all samples")
}

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let (games, damaged) = archive::list();
    if damaged > 0 {
        notify(Phrase::new("trouble-damaged").with("count", damaged));
    }
    let has_games = !games.is_empty() || archive::has_records();
    let mut unfinished = games.into_iter().filter(|saved| saved.outcome().is_none());
    let latest = unfinished.next();
    let count = 1 + unfinished.count();
    let latest = latest.map(|saved| view! { <Continue saved count /> });
    let cards = GameKind::ALL.map(|game| {
        let path = format!("/new/{game}");
        view! {
            <article class="card game-card">
                <a class="picture" href=path.clone() tabindex="-1" aria-hidden="true"><Thumbnail game=sample(game) /></a>
                <div class="words">
                    <h2>{game.title()}</h2>
                    <p>{move || t(game.description().blurb)}</p>
                    <div class="two">
                        <a class="button primary" href=path aria-label=move || say(&Phrase::new("play-game").with("game", game.title()))>
                            {move || t("play")}
                        </a>
                        <a class="button" href=format!("/learn/{game}") aria-label=move || say(&Phrase::new("learn-game").with("game", game.title()))>
                            {move || t("learn")}
                        </a>
                    </div>
                </div>
            </article>
        }
    });
    view! {
        <main id="main" class="home" tabindex="-1">
            <div class="hero">
                <div>
                    <h1>{move || t("home-title")}</h1>
                    <p class="long">{move || t("home-subtitle")}</p>
                    <p class="short">{move || t("home-subtitle-short")}</p>
                </div>
                <div class="hero-buttons">
                    <a class="button online" href="/online">{Icon::Person.draw()}{move || t("play-online")}</a>
                    <a class="button" href="/import">{Icon::Down.draw()}{move || t("open-record")}</a>
                </div>
            </div>
            <Waiting />
            {latest}
            <div class="cards">{cards}<Today days=kept_days() /></div>
            <footer class="foot-line">
                <a class="narrow" href="/analysis">{move || t("analysis")}</a>
                <a href="/about">{move || t("about")}</a>
                <a class="import" href="/import">{move || t("open-record")}</a>
                {has_games.then(|| view! { <a href="/games">{move || t("all-games")}</a> })}
                <span role="status">{move || offline::told().map(|state| say(&state))}</span>
            </footer>
        </main>
    }
}

/// The game that was played last.
#[component]
fn Continue(saved: Saved, count: usize) -> impl IntoView {
    let id = saved.id.clone();
    let game = saved.game.id();
    let line = line(&saved);
    view! {
        <section class="card continue">
            <div class="small-picture"><Thumbnail game=saved.game.clone() /></div>
            <div class="words">
                <h2>{move || say(&Phrase::new("continue-title").with("game", game.title()))}</h2>
                <p>{move || line.iter().map(say).collect::<Vec<_>>().join(" · ")}</p>
            </div>
            <Show when=move || { count > 1 }>
                <a class="button ghost" href="/games">{move || t("all-games")}</a>
            </Show>
            <a class="button" href=format!("/game/{id}")>{move || t("continue")}</a>
        </section>
    }
}

/// What is to know of a kept game in one line.
fn line(saved: &Saved) -> Vec<Phrase> {
    let opponent = match saved.seats {
        [Seat::Computer(level), _] | [_, Seat::Computer(level)] => {
            Phrase::new("computer-level").with("level", u32::from(level))
        }
        _ => Phrase::new("two-here"),
    };
    let turn = Phrase::new("turn-number").with("number", turn_starts(&saved.game).len().div_ceil(2).max(1));
    let end = match saved.outcome() {
        None => turn,
        Some(Outcome::Draw) => Phrase::new("result-draw"),
        Some(Outcome::Win(player))
            if saved.seats[player.index()] == Seat::Here && saved.seats[1 - player.index()] != Seat::Here =>
        {
            Phrase::new("result-won")
        }
        Some(Outcome::Win(player)) if saved.seats[player.index()] != Seat::Here => Phrase::new("result-lost"),
        Some(Outcome::Win(player)) => Phrase::new("result-player").with("number", player.index() + 1),
    };
    vec![opponent, end]
}
