//! What stands beside the board of a puzzle.

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_puzzles::practice::{MISTAKES, Run, RunKind};
use orrery_puzzles::{Aim, Puzzle, Theme, aim_key};
use orrery_view::{Phrase, icon, rules_line};

use super::choice::Way;
use super::desk::Desk;
use super::solve::{Phase, Solve};
use crate::browser;
use crate::icons::Icon;
use crate::panels::side_name;
use crate::words::{say, t, words};

/// What a theme is called.
pub fn theme_name(theme: Theme) -> Phrase {
    Phrase::new("puzzle-theme").with("theme", theme.key())
}

/// What is asked for.
pub fn task(game: GameKind, puzzle: &Puzzle, side: Phrase) -> Phrase {
    let key = match aim_key(puzzle.aim) {
        "score" => "puzzle-score",
        "two" => "puzzle-two",
        "win" => "puzzle-win",
        "end" => "puzzle-end",
        "draw" => "puzzle-draw",
        "margin" => "puzzle-margin",
        _ => "puzzle-guard",
    };
    let points = match puzzle.aim {
        Aim::Margin { points } | Aim::Score { points, .. } => points,
        _ => 0,
    };
    let turns = match puzzle.aim {
        Aim::Score { turns, .. } | Aim::Win { turns: Some(turns) } => turns,
        _ => puzzle.depth.into(),
    };
    // Where stacks grow to six, so does what is asked for.
    let is_six = puzzle.rules().split(';').any(|option| option == "six");
    Phrase::new(key)
        .with("game", if is_six { "six" } else { game.name() })
        .with("side", side)
        .with("when", if turns == 1 { "now" } else { "later" })
        .with("turns", turns)
        .with("points", points)
}

/// The task: who plays, and what for.
#[component]
pub fn Task(solve: Solve) -> impl IntoView {
    let play = solve.play;
    let (game, puzzle) = solve.posed.with_value(|posed| (posed.game, posed.puzzle.clone()));
    let art = play.table.with_untracked(|table| table.emblem(play.solver()));
    let rules = rules_line(&puzzle.config);
    let told = puzzle.clone();
    let asked = move || say(&task(game, &told, side_name(play, play.solver())));
    let caption = move || {
        let mut parts = vec![game.title().to_owned()];
        if rules != [Phrase::new("variant-standard")] {
            parts.extend(rules.iter().map(say));
        }
        // What is known of it says how hard it is to see: only afterwards.
        if solve.told.with(Option::is_some) {
            parts.push(say(
                &Phrase::new("puzzle-rated").with("rating", words().integer(puzzle.rating.into()))
            ));
        }
        parts.join(" · ")
    };
    view! {
        <header class="pz-task">
            {art.map(|art| view! { <span class="emblem" inner_html=icon(&art) aria-hidden="true"></span> })}
            <div><h2>{asked}</h2><p class="caption">{caption}</p></div>
        </header>
    }
}

/// What came of the last try, and what is said of it.
#[component]
pub fn AnswerCard(solve: Solve) -> impl IntoView {
    let themes = move || {
        let is_over = solve.phase.with(|phase| matches!(phase, Phase::Solved | Phase::Shown));
        let themes = solve.posed.with_value(|posed| posed.puzzle.themes.clone());
        is_over.then(|| {
            let names = themes.into_iter().map(|theme| view! { <li>{say(&theme_name(theme))}</li> });
            view! { <ul class="pz-themes" aria-label=t("puzzle-themes")>{names.collect_view()}</ul> }
        })
    };
    let mood = move || match solve.phase.get() {
        Phase::Wrong(_) => "wrong",
        Phase::Solved => "right",
        _ => "",
    };
    let sign = move || match solve.phase.get() {
        Phase::Wrong(_) => Some(Icon::Close.draw()),
        Phase::Solved => Some(Icon::Seal.draw()),
        _ => None,
    };
    view! {
        <section class=move || format!("card pz-answer {}", mood())>
            <h3>{sign}<span>{move || say(&headline(solve))}</span><small>{move || change(solve)}</small></h3>
            <p>{move || detail(solve).map(|told| say(&told))}</p>
            {themes}
        </section>
    }
}

/// The title of the answer.
pub fn headline(solve: Solve) -> Phrase {
    match solve.phase.get() {
        Phase::Trying | Phase::Replying => match (solve.play.refusal.get(), solve.another.get()) {
            (Some((why, _)), _) => why,
            (None, true) => Phrase::new("puzzle-another"),
            (None, false) => Phrase::new("puzzle-find"),
        },
        Phase::Wrong(_) => Phrase::new("puzzle-wrong"),
        Phase::Solved => Phrase::new("puzzle-solved"),
        Phase::Shown => Phrase::new("puzzle-answer"),
    }
}

/// What is said below it.
pub fn detail(solve: Solve) -> Option<Phrase> {
    match solve.phase.get() {
        Phase::Trying if solve.hints.get() > 0 => Some(solve.hint_words()),
        Phase::Trying => Some(solve.play.shown().prompt(&solve.play.view_state()).now),
        Phase::Replying => None,
        Phase::Wrong(told) => told,
        Phase::Solved | Phase::Shown => {
            let told = solve.answer_words().into_iter();
            told.reduce(|one, two| Phrase::new("coach-then").with("one", one).with("two", two))
        }
    }
}

/// How the rating changed.
fn change(solve: Solve) -> Option<String> {
    let told = solve.told.get()?;
    if told.change.is_none()
        && let Some(days) = told.comes_back.filter(|_| solve.phase.with(|phase| *phase != Phase::Trying))
    {
        return Some(say(&Phrase::new("puzzle-comes-back").with("days", days)));
    }
    told.change.map(|change| words().signed(change.into(), 0))
}

/// The rating in this game, or how the run goes.
#[component]
pub fn Standing(solve: Solve) -> impl IntoView {
    let desk = solve.desk;
    let game = solve.posed.with_value(|posed| posed.game);
    view! {
        <section class="card pz-standing">
            {match desk.way {
                Way::Run(kind) => view! { <RunCard desk kind /> }.into_any(),
                _ => view! { <RatingCard desk game /> }.into_any(),
            }}
        </section>
    }
}

/// What somebody can do in a game, with its line, and how the last puzzles went.
#[component]
pub fn RatingCard(desk: Desk, game: GameKind) -> impl IntoView {
    let progress = Memo::new(move |_| desk.kept.0.with(|progress| progress.game(game)));
    let value = move || words().integer(progress.with(|game| game.rating.value.round() as i64));
    let range = move || words().integer(progress.with(|game| game.rating.deviation.round() as i64));
    let row = move || progress.with(|game| game.last.iter().rev().take_while(|well| **well).count());
    let dots =
        move || progress.with(|game| game.last.iter().rev().take(10).rev().copied().collect::<Vec<_>>());
    view! {
        <div class="pz-rating">
            <div><p class="caption">{move || say(&Phrase::new("puzzle-rating").with("game", game.title()))}</p><p><strong>{value}</strong>" "<small>"± "{range}</small></p></div>
            <Curve values=Signal::derive(move || progress.with(|game| game.curve.clone())) />
            <div><p class="caption">{move || say(&Phrase::new("puzzle-in-a-row").with("count", row()))}</p><Dots last=Signal::derive(dots) /></div>
        </div>
    }
}

/// Solved and missed, told by shape and not by colour.
#[component]
pub fn Dots(last: Signal<Vec<bool>>) -> impl IntoView {
    let told = move || {
        let solved = last.with(|last| last.iter().filter(|well| **well).count());
        say(&Phrase::new("puzzle-count").with("solved", solved).with("count", last.with(Vec::len)))
    };
    let dots = move || last.get().into_iter().map(|well| view! { <i class:well=well></i> }).collect_view();
    view! { <span class="pz-dots" role="img" aria-label=told>{dots}</span> }
}

/// The last ratings as a line.
#[component]
pub fn Curve(values: Signal<Vec<i32>>) -> impl IntoView {
    let path = move || {
        let values = values.get();
        let (Some(least), Some(most)) = (values.iter().min(), values.iter().max()) else {
            return String::new();
        };
        let height = f64::from((most - least).max(1));
        let step = 100.0 / (values.len().max(2) - 1) as f64;
        let point = |(place, value): (usize, &i32)| {
            format!("{:.1},{:.1}", place as f64 * step, 28.0 - 24.0 * f64::from(value - least) / height)
        };
        values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    view! { <svg class="pz-curve" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true"><polyline points=path /></svg> }
}

/// How a streak or a rush goes.
#[component]
fn RunCard(desk: Desk, kind: RunKind) -> impl IntoView {
    let run = move || desk.run.get();
    let solved = move || run().map_or(0, |run| run.solved);
    let wrong = move || run().map_or(0, |run| run.wrong);
    let best = move || {
        let scope = desk.choice.get().scope;
        say(&Phrase::new("puzzle-best")
            .with("count", desk.kept.0.with(|progress| progress.best(kind, scope))))
    };
    view! {
        <div class="pz-rating">
            <div><p class="caption">{move || t(Way::Run(kind).title())}</p><p><strong>{move || words().integer(solved().into())}</strong></p></div>
            {(kind == RunKind::Rush).then(|| view! {
                <p class="pz-mistakes" role="img" aria-label=move || say(&Phrase::new("puzzle-mistakes").with("count", wrong()))>
                    {(0..MISTAKES).map(|place| view! { <i class:gone=move || { place < wrong() }></i> }).collect_view()}
                </p>
            })}
            <p class="caption">{best}</p>
        </div>
    }
}

/// The time that is left, each second; a run whose time is up ends.
#[component]
pub fn Clock(desk: Desk) -> impl IntoView {
    let left = RwSignal::new(String::new());
    tick(desk, left);
    view! { <span class="pz-clock" role="timer">{move || left.get()}</span> }
}

fn tick(desk: Desk, left: RwSignal<String>) {
    let run = desk.run.try_get_untracked().flatten();
    let Some(run) = run.filter(|run: &Run| run.ends.is_some()) else { return };
    let now = browser::now();
    let seconds = (run.left(now) / 1000.0).ceil() as u32;
    if left.try_set(format!("{}:{:02}", seconds / 60, seconds % 60)).is_some() {
        return;
    }
    if run.is_over(now) {
        return desk.end_run();
    }
    browser::later(250.0, move || tick(desk, left));
}
