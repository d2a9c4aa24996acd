//! Courses and problems: every rule tried by hand, a step on each page.

use std::collections::BTreeSet;

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_games::core::Player;
use orrery_learn::{Aim, Course, Step};
use orrery_view::Phrase;
use web_sys::KeyboardEvent;

use crate::app::show_board;
use crate::ask::Ask;
use crate::board::{Board, Thumbnail};
use crate::bring;
use crate::browser;
use crate::dialog;
use crate::icons::Icon;
use crate::invited;
use crate::moves::TextEntry;
use crate::pages::Missing;
use crate::panels::{Claims, PlayerPanel, side_name};
use crate::play::{Play, Study};
use crate::rules;
use crate::share::is_typing;
use crate::shelf::{self, NotFetched};
use crate::turn_bar::{Choices, Spoken};
use crate::words::{say, t};

/// Where it is kept which steps were finished: `game/step`, one after the other.
const KEY: &str = "orrery.learn.v1";

fn finished() -> BTreeSet<String> {
    let kept = browser::stored(KEY).unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

fn name(game: GameKind, step: &Step) -> String {
    format!("{game}/{}", step.id())
}

/// What is finished stays so; where nothing can be kept, it is for now.
fn finish(game: GameKind, step: &Step) {
    let mut all = finished();
    all.insert(name(game, step));
    browser::store(KEY, &all.into_iter().collect::<Vec<_>>().join(" "));
}

/// Whether a step or a problem was finished on this device.
pub fn is_finished(game: GameKind, step: &Step) -> bool {
    finished().contains(&name(game, step))
}

/// How many problems were solved here.
pub fn solved_problems() -> usize {
    finished().iter().filter(|name| name.contains("/problem-")).count()
}

fn path(game: GameKind, step: &Step) -> String {
    format!("/learn/{}", name(game, step))
}

/// The title of a step; problems have numbers.
fn heading(step: &'static Step) -> Phrase {
    let phrase = Phrase::new(step.title());
    match step.problem() {
        Some(problem) => phrase.with("number", problem.number),
        None => phrase,
    }
}

/// A text of a step; those of problems speak of who plays and of what is to be reached.
fn telling(play: Play, step: &Step, key: &'static str) -> Phrase {
    let phrase = Phrase::new(key);
    match step.problem().map(|problem| problem.aim) {
        Some(aim) => {
            let points = if let Aim::Margin { points } = aim { points } else { 0 };
            let side = untrack(|| side_name(play, step.start().to_act()));
            phrase.with("side", side).with("points", points)
        }
        None => phrase,
    }
}

/// The steps or problems of which `step` is one.
fn row_of(course: &'static Course, step: &Step) -> &'static [Step] {
    if step.problem().is_some() { course.problems() } else { course.steps() }
}

/// The courses and their steps.
#[component]
pub fn LearnPage() -> impl IntoView {
    let done = finished();
    let courses: Vec<&'static Course> = GameKind::ALL.into_iter().filter_map(shelf::course).collect();
    if courses.is_empty() {
        return view! { <NotFetched /> }.into_any();
    }
    let courses = courses.into_iter().map(|course| {
        let (game, steps, problems) = (course.game(), course.steps(), course.problems());
        let count = |steps: &[Step]| steps.iter().filter(|step| done.contains(&name(game, step))).count();
        let list = |steps: &'static [Step]| {
            let entries = steps.iter().map(|step| {
                let is_done = done.contains(&name(game, step));
                view! {
                    <li class:done=is_done>
                        <a href=path(game, step)><span>{move || say(&heading(step))}</span></a>
                        {is_done.then(|| view! { <span class="unseen">{move || t("learn-is-done")}</span> })}
                    </li>
                }
            });
            entries.collect_view()
        };
        let (taken, solved) = (count(steps), count(problems));
        let begin = if taken + solved == 0 { "learn-begin" } else { "learn-go-on" };
        let progress = move || say(&Phrase::new("learn-count").with("done", taken).with("count", steps.len()));
        let solved = move || say(&Phrase::new("problem-count").with("done", solved).with("count", problems.len()));
        view! {
            <section class="card course" aria-label=game.title()>
                <div class="course-head">
                    <div class="small-picture" aria-hidden="true">{steps.first().map(|step| view! { <Thumbnail game=step.start().clone() /> })}</div>
                    <div class="words">
                        <h2>{game.title()}</h2>
                        <p>{progress}</p>
                        <a class="link" href=rules::path(game)>{move || say(&rules::heading(game))}</a>
                    </div>
                    <a class="button primary" href=format!("/learn/{game}")>{move || t(begin)}<span class="unseen">" "{game.title()}</span></a>
                </div>
                <ol>{list(steps)}</ol>
                <div class="words"><h3>{move || t("problems")}</h3><p>{solved}</p></div>
                <ol class="problems">{list(problems)}</ol>
            </section>
        }
    });
    view! {
        <main id="main" class="page learn" tabindex="-1">
            <div><h1>{move || t("learn-title")}</h1><p>{move || t("learn-subtitle")}</p></div>
            {courses.collect_view()}
        </main>
    }
    .into_any()
}

/// A step of a course or a problem, or the first that is not finished.
#[component]
pub fn LessonPage(game: GameKind, step: Option<String>) -> impl IntoView {
    let Some(course) = shelf::course(game) else { return view! { <NotFetched /> }.into_any() };
    let done = finished();
    let found = match &step {
        Some(id) => course.step(id),
        None => {
            let mut all = course.steps().iter().chain(course.problems());
            all.find(|step| !done.contains(&name(game, step))).or(course.steps().first())
        }
    };
    match found {
        Some(step) => view! { <LessonHere course step /> }.into_any(),
        None => view! { <Missing /> }.into_any(),
    }
}

#[component]
fn LessonHere(course: &'static Course, step: &'static Step) -> impl IntoView {
    // Counts up when the step is begun anew.
    let tries = RwSignal::new(0);
    move || {
        tries.track();
        let play = Play::lesson(step);
        play.study().map(|study| view! { <Trying course step play study tries /> })
    }
}

/// A step on the page.
#[component]
fn Trying(
    course: &'static Course,
    step: &'static Step,
    play: Play,
    study: Study,
    tries: RwSignal<u32>,
) -> impl IntoView {
    show_board();
    let game = course.game();
    let steps = row_of(course, step);
    let is_problem = step.problem().is_some();
    let index = steps.iter().position(|other| other.id() == step.id()).unwrap_or_default();
    let keys = window_event_listener(leptos::ev::keydown, move |event| pressed(play, study, &event));
    on_cleanup(move || keys.remove());
    Effect::new(move |_| {
        if study.finished.get() {
            finish(game, step);
        }
    });
    let done = finished();
    let bar = steps.iter().enumerate().map(|(place, other)| {
        let was_done = done.contains(&name(game, other));
        let is_done = move || was_done || (place == index && study.finished.get());
        view! {
            <li class:done=is_done class:now=place == index>
                <a href=path(game, other) title=move || say(&heading(other)) aria-current=(place == index).then_some("step")>
                    <span class="unseen">{move || say(&heading(other))}</span>
                </a>
            </li>
        }
    });
    let (place, row) = if is_problem { ("problem-of", "problems") } else { ("learn-step", "learn-steps") };
    let number = move || say(&Phrase::new(place).with("number", index + 1).with("count", steps.len()));
    let text = move || telling(play, step, study.text.get());
    let said = Memo::new(move |_| {
        let text = text();
        match play.study_answer(study) {
            Some((answer, _)) => (answer, None),
            None => (text, None),
        }
    });
    let answer = move || {
        play.study_answer(study).map(|(answer, objects)| {
            let icon = if objects { Icon::Close } else { Icon::Hint };
            view! { <p class="why" class:objects=objects>{icon.draw()}<span>{say(&answer)}</span></p> }
        })
    };
    let next = steps.get(index + 1);
    let onward = move || {
        match (study.finished.get(), next) {
        (true, Some(next)) => {
            view! { <a class="button primary" href=path(game, next)>{move || t("continue")}</a> }.into_any()
        }
        (true, None) => view! {
            <a class="button primary" href=format!("/new/{game}")>{move || say(&Phrase::new("play-game").with("game", game.title()))}</a>
        }
        .into_any(),
        (false, _) => view! { <button class="button primary" disabled>{move || t("continue")}</button> }.into_any(),
    }
    };
    let learner = play.alone().unwrap_or(Player::First);
    view! {
        <main id="main" class=format!("lesson {game}") tabindex="-1">
            <div class="lesson-bar">
                <a class="icon-button" href="/learn" aria-label=move || t("learn-title") title=move || t("learn-title")>{Icon::Close.draw()}</a>
                <p class="title">{game.title()} " " <small>{number}</small></p>
                {invited::to(game).map(|path| view! { <a class="link back-to" href=path>{move || t("invited-back")}</a> })}
            </div>
            <nav class="lesson-steps" aria-label=move || t(row)><ol>{bar.collect_view()}</ol></nav>
            <div class="lesson-words">
                <h1>{move || say(&heading(step))}</h1>
                <p class="lesson-text" class:done=move || study.finished.get()>{move || say(&text())}</p>
                <div class="lesson-says"><Choices play /><div class="answers">{answer}</div></div>
                <Claims play />
            </div>
            <div class=format!("board-box {game}")><Board play /></div>
            <div class="lesson-facts">
                <PlayerPanel play player=learner.opponent() />
                <PlayerPanel play player=learner />
                <TextEntry play />
            </div>
            <div class="lesson-foot">
                <button class="button" disabled=move || study.finished.get() || !play.may_act() on:click=move |_| play.help_study(study)>{move || t("hint")}</button>
                <button class="icon-button boxed" aria-label=move || t("ask") title=move || format!("{} (W)", t("ask")) on:click=move |_| play.asking.set(true)>{Icon::Ask.draw()}</button>
                <button class="icon-button boxed" aria-label=move || t("analyse") title=move || t("analyse") on:click=move |_| bring::analyse(play.table.with_untracked(|table| table.game().link()), false)>{Icon::Graph.draw()}</button>
                <button class="icon-button boxed" aria-label=move || t("learn-again") title=move || t("learn-again") on:click=move |_| tries.update(|tries| *tries += 1)>{Icon::Reset.draw()}</button>
                {onward}
            </div>
            <Ask play />
            <Spoken play said />
        </main>
    }
}

/// Keys that work wherever the keyboard is, except where something is being written.
fn pressed(play: Play, study: Study, event: &KeyboardEvent) {
    if dialog::is_open() || is_typing(event) || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => play.table.update(orrery_view::Table::pick_nothing),
        "w" => play.asking.set(true),
        "h" if untrack(|| play.may_act()) => play.help_study(study),
        _ => return,
    }
    event.prevent_default();
}
