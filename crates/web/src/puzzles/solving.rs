//! The page on which puzzles are solved: the board, the task, what came of a try, and what is done next.

use leptos::prelude::*;
use orrery_view::Phrase;
use web_sys::KeyboardEvent;

use super::choice::Way;
use super::desk::{Desk, Now, Posed};
use super::home::ScopeName;
use super::panel::{AnswerCard, Clock, Standing, Task, detail, headline, task};
use super::solve::{Phase, Solve};
use super::today::Today;
use crate::app::{anew, go, show_board};
use crate::ask::Ask;
use crate::board::Board;
use crate::bring;
use crate::dialog;
use crate::icons::Icon;
use crate::moves::TextEntry;
use crate::pages::Missing;
use crate::panels::{SharedFacts, side_name};
use crate::settings;
use crate::share::is_typing;
use crate::shelf::NotFetched;
use crate::turn_bar::{Choices, Spoken, choose};
use crate::words::{say, t};

/// A puzzle by its id, or puzzles in a way that the last part of the address names.
#[component]
pub fn PuzzlePage(name: String) -> impl IntoView {
    let Some(way) = Way::read(&name) else { return view! { <Missing /> }.into_any() };
    let desk = Desk::new(way);
    desk.begin();
    let page = move || match desk.now.get() {
        Now::Loading => view! { <Empty /> }.into_any(),
        Now::Failed => view! { <NotFetched /> }.into_any(),
        Now::Nothing => view! { <NothingLeft desk /> }.into_any(),
        Now::Puzzle(posed) => view! { <Solving desk posed /> }.into_any(),
        Now::Over(is_best) => view! { <RunOver desk is_best /> }.into_any(),
    };
    anew(page).into_any()
}

/// The frame before anything has come.
#[component]
fn Empty() -> impl IntoView {
    show_board();
    view! {
        <main id="main" class="puzzle frame" tabindex="-1" aria-busy="true">
            <div class="frame-bar phone-bar"></div>
            <div class="board-box"></div>
            <div class="frame-panel"></div>
        </main>
    }
}

/// There is no puzzle to be put.
#[component]
fn NothingLeft(desk: Desk) -> impl IntoView {
    let words = match desk.way {
        Way::Repeat => "puzzle-nothing-due",
        Way::Single(_) => "puzzle-unknown",
        _ => "puzzle-none-fits",
    };
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t(desk.way.title())}</h1>
            <p>{move || t(words)}</p>
            <a class="button primary" href="/puzzles">{move || t("puzzle-all")}</a>
        </main>
    }
}

/// What a run came to.
#[component]
fn RunOver(desk: Desk, is_best: bool) -> impl IntoView {
    let run = desk.run.get_untracked();
    let (solved, scope) = run.map_or((0, desk.choice.get_untracked().scope), |run| (run.solved, run.scope));
    let Way::Run(kind) = desk.way else { return ().into_any() };
    let best = desk.kept.0.with_untracked(|progress| progress.best(kind, scope));
    view! {
        <main id="main" class="page pz-over" tabindex="-1">
            <h1>{move || t(desk.way.title())}" · "<ScopeName scope /></h1>
            <p class="pz-figure"><strong>{solved}</strong></p>
            <p role="status">{move || say(&Phrase::new("puzzle-run-solved").with("count", solved))}</p>
            <p class="caption">{move || if is_best { t("puzzle-new-best") } else { say(&Phrase::new("puzzle-best").with("count", best)) }}</p>
            <div class="turn-buttons">
                <a class="button" href="/puzzles">{move || t("puzzle-all")}</a>
                <button class="button primary" on:click=move |_| desk.again()>{move || t("puzzle-run-again")}</button>
            </div>
        </main>
    }
    .into_any()
}

/// A puzzle on the page.
#[component]
fn Solving(desk: Desk, posed: Posed) -> impl IntoView {
    show_board();
    let (game, puzzle) = (posed.game, posed.puzzle.clone());
    let Some(solve) = Solve::new(desk, posed) else { return view! { <Missing /> }.into_any() };
    let play = solve.play;
    let keys = window_event_listener(leptos::ev::keydown, move |event| pressed(solve, &event));
    on_cleanup(move || keys.remove());
    // The task is read with the page; then what comes of each try.
    let asked = task(game, &puzzle, untrack(|| side_name(play, play.solver())));
    let said = Memo::new(move |_| match solve.phase.get() {
        Phase::Trying if solve.hints.get() == 0 && !solve.another.get() && play.refusal.get().is_none() => {
            (asked.clone(), None)
        }
        _ => {
            let told = headline(solve);
            match detail(solve) {
                Some(more) => (Phrase::new("coach-then").with("one", told).with("two", more), None),
                None => (told, None),
            }
        }
    });
    view! {
        <main id="main" class=format!("puzzle frame {game}") class:rush=desk.way.is_rush() data-puzzle=puzzle.id.to_string() data-phase=move || solve.phase.with(Phase::name) tabindex="-1">
            <h1 class="unseen">{move || t(desk.way.title())}</h1>
            <div class="frame-bar phone-bar">
                <a class="icon-button" href="/puzzles" aria-label=move || t("puzzle-all") title=move || t("puzzle-all")>{Icon::Back.draw()}</a>
                <p class="title" aria-hidden="true">{move || t(desk.way.title())}</p>
                {desk.way.is_rush().then(|| view! { <Clock desk /> })}
                {(!desk.way.is_rush()).then(|| view! { <small class="pz-short">{move || short(solve)}</small> })}
            </div>
            <div class=format!("board-box {game}")><Board play /></div>
            <div class="frame-panel">
                <div class="pz-head">
                    <a class="icon-button desk-only" href="/puzzles" aria-label=move || t("puzzle-all") title=move || t("puzzle-all")>{Icon::Back.draw()}</a>
                    <Task solve />
                    {desk.way.is_rush().then(|| view! { <span class="desk-only"><Clock desk /></span> })}
                </div>
                <AnswerCard solve />
                <Buttons solve />
                <SharedFacts play />
                <div class="pz-more">
                    <Standing solve />
                    {(!matches!(desk.way, Way::Daily | Way::Run(_))).then(|| view! { <Today days=Signal::derive(move || desk.kept.days()) /> })}
                    <div class="card pz-entry"><TextEntry play /></div>
                </div>
            </div>
            <Ask play />
            <Spoken play said />
        </main>
    }
    .into_any()
}

/// What stands at the top of a phone: the rating, or how many were solved in the run.
fn short(solve: Solve) -> String {
    let desk = solve.desk;
    match desk.run.get() {
        Some(run) => say(&Phrase::new("puzzle-run-solved").with("count", run.solved)),
        None => {
            let game = solve.posed.with_value(|posed| posed.game);
            let rating = desk.kept.0.with(|progress| progress.game(game).rating.value.round() as i64);
            say(&Phrase::new("puzzle-rating-short").with("rating", crate::words::words().integer(rating)))
        }
    }
}

/// What can be done now. The main button keeps its place, and the keyboard stays on it.
#[component]
fn Buttons(solve: Solve) -> impl IntoView {
    let (desk, play) = (solve.desk, solve.play);
    let is_trying = Memo::new(move |_| matches!(solve.phase.get(), Phase::Trying | Phase::Replying));
    let is_wrong = Memo::new(move |_| matches!(solve.phase.get(), Phase::Wrong(_)));
    let is_over = Memo::new(move |_| matches!(solve.phase.get(), Phase::Solved | Phase::Shown));
    let may_help = !desk.way.is_run();
    let ends = move || {
        desk.way.is_run()
            && desk.run.with(|run| run.as_ref().is_some_and(|run| run.wrong > 0))
            && !desk.way.is_rush()
    };
    let is_begun = Memo::new(move |_| play.table.with(orrery_view::Table::is_begun));
    let confirms = Memo::new(move |_| settings::confirms());
    view! {
        <div class="turn-buttons pz-buttons">
            {move || (is_trying.get() && may_help).then(|| view! {
                <button class="button" disabled=move || !play.may_act() on:click=move |_| solve.hint()>{Icon::Hint.draw()}<span>{t("hint")}</span></button>
            })}
            {move || (is_trying.get() && is_begun.get()).then(|| view! {
                <button class="icon-button boxed" aria-label=t("take-back") title=t("take-back") on:click=move |_| play.step_back()>{Icon::Undo.draw()}</button>
            })}
            {move || is_trying.get().then(|| view! { <Choices play /> })}
            {move || (is_trying.get() && may_help && !is_begun.get()).then(|| view! {
                <button class="button" disabled=move || !play.may_act() on:click=move |_| solve.show_answer()>{t("puzzle-show")}</button>
            })}
            {move || (is_wrong.get() && !desk.way.is_rush()).then(|| view! {
                <button class="button" on:click=move |_| solve.show_answer()>{t("puzzle-show")}</button>
            })}
            {move || (is_over.get() && !desk.way.is_rush()).then(|| view! {
                <button class="icon-button boxed" aria-label=t("back") title=t("back") on:click=move |_| solve.step(false)>{Icon::Previous.draw()}</button>
                <button class="icon-button boxed" aria-label=t("puzzle-on") title=t("puzzle-on") on:click=move |_| solve.step(true)>{Icon::Next.draw()}</button>
                <button class="icon-button boxed" aria-label=t("analyse") title=t("analyse") on:click=move |_| analyse(solve)>{Icon::Graph.draw()}</button>
            })}
            {move || (is_over.get() && !desk.way.is_run()).then(|| view! {
                <button class="icon-button boxed" aria-label=t("puzzle-again") title=t("puzzle-again") on:click=move |_| solve.over_again()>{Icon::Reset.draw()}</button>
            })}
            {move || match main_button(solve, is_trying.get(), is_wrong.get(), ends()) {
                Some(Main::Confirm) => confirms.get().then(|| view! {
                    <button class="button primary" disabled=move || !play.waits_for_confirmation() on:click=move |_| play.confirm()>{t("confirm")}</button>
                }.into_any()),
                Some(main) => Some(view! {
                    <button class="button primary" on:click=move |_| main.run(solve)>{t(main.words())}</button>
                }.into_any()),
                None => None,
            }}
        </div>
    }
}

/// What the main button does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Main {
    Confirm,
    Again,
    Next,
    Result,
    All,
}

fn main_button(solve: Solve, is_trying: bool, is_wrong: bool, ends: bool) -> Option<Main> {
    let way = solve.desk.way;
    match (is_trying, is_wrong) {
        (true, _) => Some(Main::Confirm),
        // A rush goes on by itself.
        _ if way.is_rush() => None,
        _ if ends => Some(Main::Result),
        (_, true) => Some(Main::Again),
        _ if matches!(way, Way::Daily | Way::Single(_)) => Some(Main::All),
        _ => Some(Main::Next),
    }
}

impl Main {
    fn words(self) -> &'static str {
        match self {
            Main::Confirm => "confirm",
            Main::Again => "try-again",
            Main::Next => "puzzle-next",
            Main::Result => "puzzle-result",
            Main::All => "puzzle-all",
        }
    }

    fn run(self, solve: Solve) {
        match self {
            Main::Confirm => solve.play.confirm(),
            Main::Again => solve.try_again(),
            Main::Next => solve.desk.next(),
            Main::Result => solve.desk.end_run(),
            Main::All => go("/puzzles"),
        }
    }
}

fn analyse(solve: Solve) {
    if let Some(link) = solve.link() {
        bring::analyse(link, false);
    }
}

/// Keys that work wherever the keyboard is, except where something is being written.
fn pressed(solve: Solve, event: &KeyboardEvent) {
    if dialog::is_open() || is_typing(event) || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let (play, phase) = (solve.play, solve.phase.get_untracked());
    let is_over = matches!(phase, Phase::Solved | Phase::Shown);
    let may_help = !solve.desk.way.is_run();
    match event.key().as_str() {
        "ArrowLeft" if is_over => solve.step(false),
        "ArrowRight" if is_over => solve.step(true),
        "Escape" => play.step_back(),
        "Backspace" => play.reset_turn(),
        "c" => play.confirm(),
        "h" if may_help && phase == Phase::Trying => solve.hint(),
        "r" if may_help && matches!(phase, Phase::Wrong(_)) => solve.try_again(),
        "n" if is_over && !solve.desk.way.is_rush() => {
            if let Some(main) = untrack(|| main_button(solve, false, false, false)) {
                main.run(solve);
            }
        }
        "w" => play.asking.set(true),
        digit if phase == Phase::Trying && choose(play, digit) => {}
        _ => return,
    }
    event.prevent_default();
}
