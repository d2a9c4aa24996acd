//! What can be practised: the puzzle of the day, training, streak, rush, what comes back, and how it went so far.

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_puzzles::Theme;
use orrery_puzzles::practice::{RunKind, Scope, Strength, weakest};
use orrery_view::Phrase;

use super::choice::{Choice, Way, name};
use super::desk::{Desk, today};
use super::panel::{RatingCard, theme_name};
use super::sets;
use super::today::Today;
use crate::icons::Icon;
use crate::words::{say, t, words};

/// The games of a scope in words.
#[component]
pub fn ScopeName(scope: Scope) -> impl IntoView {
    move || match scope {
        Scope::All => t("puzzle-mix"),
        Scope::Game(game) => game.title().to_owned(),
    }
}

/// Everything there is to puzzles.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    let desk = Desk::new(Way::Train);
    // Whoever looks at one game only sees what concerns it.
    let games = move || {
        let scope = desk.choice.get().scope;
        GameKind::ALL.into_iter().filter(move |game| scope.has(*game))
    };
    let change = move |change: &dyn Fn(&mut Choice)| {
        desk.choice.update(|choice| change(choice));
        desk.choice.get_untracked().keep();
    };
    let scopes = [Scope::All].into_iter().chain(GameKind::ALL.map(Scope::Game)).map(|scope| {
        let is_on = move || desk.choice.get().scope == scope;
        view! {
            <label class="segment" class:on=is_on>
                <input type="radio" name="scope" value=scope.to_string() prop:checked=is_on
                    on:change=move |_| change(&|choice: &mut Choice| *choice = Choice { scope, wish: choice.wish }) />
                <span><ScopeName scope /></span>
            </label>
        }
    });
    let strengths = Strength::ALL.map(|strength| {
        let is_on = move || desk.choice.get().wish.strength == strength;
        let label = move || say(&Phrase::new("puzzle-strength").with("strength", name(strength)));
        view! {
            <label class="segment" class:on=is_on>
                <input type="radio" name="strength" value=name(strength) prop:checked=is_on
                    on:change=move |_| change(&|choice: &mut Choice| choice.wish.strength = strength) />
                <span>{label}</span>
            </label>
        }
    });
    let due = move || desk.kept.0.with(|progress| progress.due(Scope::All, today()).len());
    let deck = move || desk.kept.0.with(|progress| progress.deck(Scope::All));
    let best = move |kind: RunKind| {
        let best = desk.kept.0.with(|progress| progress.best(kind, desk.choice.get().scope));
        say(&Phrase::new("puzzle-best").with("count", best))
    };
    let goes_on = move || {
        let streak = desk.kept.0.with(|progress| progress.streak(desk.choice.get().scope));
        streak
            .filter(|(solved, _)| *solved > 0)
            .map(|(solved, _)| say(&Phrase::new("puzzle-streak-on").with("count", solved)))
    };
    view! {
        <main id="main" class="page puzzles" tabindex="-1">
            <div><h1>{move || t("puzzles")}</h1><p>{move || t("puzzle-subtitle")}</p></div>
            <Today days=Signal::derive(move || desk.kept.days()) />
            <div class="segments" role="radiogroup" aria-label=move || t("puzzle-games")>{scopes.collect_view()}</div>
            <section class="card pz-train" aria-label=move || t("puzzle-train")>
                <h2>{move || t("puzzle-train")}</h2>
                <p class="caption">{move || match desk.choice.get().wish.theme {
                    Some(theme) => say(&Phrase::new("puzzle-only-theme").with("theme", theme_name(theme))),
                    None => t("puzzle-train-more"),
                }}</p>
                <div class="segments" role="radiogroup" aria-label=move || t("puzzle-how-hard")>{strengths.collect_view()}</div>
                <div class="turn-buttons">
                    {move || desk.choice.get().wish.theme.is_some().then(|| view! {
                        <button class="button" on:click=move |_| change(&|choice: &mut Choice| choice.wish.theme = None)>{t("puzzle-all-themes")}</button>
                    })}
                    <a class="button primary" href="/puzzles/train">{move || t("puzzle-start")}</a>
                </div>
            </section>
            <div class="pz-ways">
                <a class="card pz-way" href="/puzzles/streak">
                    <strong>{move || t("puzzle-streak")}</strong><span>{move || t("puzzle-streak-more")}</span>
                    <small>{move || goes_on().unwrap_or_else(|| best(RunKind::Streak))}</small>
                </a>
                <a class="card pz-way" href="/puzzles/rush">
                    <strong>{move || t("puzzle-rush")}</strong><span>{move || t("puzzle-rush-more")}</span>
                    <small>{move || best(RunKind::Rush)}</small>
                </a>
                {move || (deck() > 0).then(|| view! {
                    <a class="card pz-way" href="/puzzles/repeat">
                        <strong>{t("puzzle-repeat")}</strong><span>{t("puzzle-repeat-more")}</span>
                        <small>{say(&Phrase::new("puzzle-due").with("count", due()).with("deck", deck()))}</small>
                    </a>
                })}
            </div>
            <section class="pz-progress" aria-label=move || t("puzzle-progress")>
                <h2>{move || t("puzzle-progress")}</h2>
                {move || games().map(|game| view! { <GameCard desk game /> }).collect_view()}
            </section>
        </main>
    }
}

/// How it went in a game, by theme, and what should be practised.
#[component]
fn GameCard(desk: Desk, game: GameKind) -> impl IntoView {
    let progress = Memo::new(move |_| desk.kept.0.with(|progress| progress.game(game)));
    let count = move || {
        progress.with(|game| {
            say(&Phrase::new("puzzle-count").with("solved", game.solved).with("count", game.tried))
        })
    };
    let advice = move || {
        let theme = progress.with(weakest)?;
        Some(
            view! { <p class="pz-advice">{Icon::Hint.draw()}<span>{say(&Phrase::new("puzzle-advice").with("theme", theme_name(theme)))}</span></p> },
        )
    };
    let train = move |theme: Theme| {
        let choice = desk.choice.get_untracked();
        let choice = Choice {
            scope: Scope::Game(game),
            wish: orrery_puzzles::practice::Wish { theme: Some(theme), ..choice.wish },
        };
        choice.keep();
        crate::app::go("/puzzles/train");
    };
    // The set says which themes there are: it is fetched when somebody wants to see them.
    let themes = RwSignal::new(Vec::<Theme>::new());
    let fetch = move |_| {
        wasm_bindgen_futures::spawn_local(async move {
            let Ok(set) = sets::fetch(game).await else { return };
            let is_there = |theme: &Theme| set.puzzles.iter().any(|puzzle| puzzle.themes.contains(theme));
            let _ = themes.try_set(Theme::ALL.iter().copied().filter(is_there).collect());
        });
    };
    let rows = move || {
        let row = |theme: Theme| {
            let last = progress.with(|game| game.themes.get(&theme).cloned().unwrap_or_default());
            let (well, of) = (last.iter().filter(|well| **well).count(), last.len());
            let share = if of == 0 { 0.0 } else { well as f64 / of as f64 };
            view! {
                <li><button class="pz-theme" on:click=move |_| train(theme)>
                    <span>{say(&theme_name(theme))}</span>
                    <meter min="0" max="1" value=format!("{share:.2}") aria-hidden="true"></meter>
                    <b>{if of == 0 { "–".to_owned() } else { format!("{}/{}", words().integer(well as i64), words().integer(of as i64)) }}</b>
                </button></li>
            }
        };
        themes.get().into_iter().map(row).collect_view()
    };
    view! {
        <section class="card pz-game" aria-label=game.title()>
            <h3>{game.title()}<small>{count}</small></h3>
            <RatingCard desk game />
            {advice}
            <details on:toggle=fetch>
                <summary>{move || t("puzzle-by-theme")}</summary>
                <ul class="pz-theme-list" aria-label=move || t("puzzle-themes")>{rows}</ul>
            </details>
        </section>
    }
}
