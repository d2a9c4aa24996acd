//! Courses, problems and the rules to be read: fetched, with their words, when a page that shows them is first opened.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_learn::Course;
use orrery_learn::rules::Rulebook;
use orrery_text::Part;

use crate::browser;
use crate::files;
use crate::words::{self, t};

thread_local! {
    // Both stay for as long as the page does: steps and figures are on the page by reference.
    static COURSES: OnceCell<&'static [Course]> = const { OnceCell::new() };
    static RULES: OnceCell<&'static [Rulebook]> = const { OnceCell::new() };
}

/// The course of a game; `None` if it could not be fetched.
pub fn course(game: GameKind) -> Option<&'static Course> {
    COURSES.with(|courses| courses.get()?.get(game as usize))
}

/// The rules of a game; `None` if they could not be fetched.
pub fn rulebook(game: GameKind) -> Option<&'static Rulebook> {
    RULES.with(|books| books.get()?.get(game as usize))
}

/// What the page at this address shows that is not here yet.
pub fn missing(path: &str) -> Option<Part> {
    let first = path.split('/').nth(1)?;
    let is_missing = |part: &Part| match part {
        Part::App | Part::Links => false,
        Part::Courses => COURSES.with(|courses| courses.get().is_none()),
        Part::Rules => RULES.with(|books| books.get().is_none()),
        Part::Analysis | Part::Import => !words::have(*part),
        // What refutes a try is told as reviews tell it.
        Part::Puzzles => !words::have(Part::Puzzles) || !words::have(Part::Analysis),
    };
    // A study in a link has an address of its own, as all games have.
    let first = match first {
        "l" => Part::Analysis.name(),
        "games" => Part::Import.name(),
        first => first,
    };
    Part::ALL.into_iter().find(|part| part.name() == first).filter(is_missing)
}

/// Fetches a part with its words.
pub async fn fetch(part: Part) -> Result<(), String> {
    if part == Part::Puzzles {
        words::need(Part::Analysis).await?;
    }
    if matches!(part, Part::Analysis | Part::Import | Part::Puzzles) {
        return words::need(part).await;
    }
    let lessons = files::text(&format!("lessons-{}", part.name()));
    words::need(part).await?;
    let lessons = lessons.await?;
    let told = |error: &dyn std::fmt::Display| error.to_string();
    // Data files by their names, as `cargo xtask web` puts them together.
    let lessons: BTreeMap<String, String> = serde_json::from_str(&lessons).map_err(|error| told(&error))?;
    let file = |name: String| lessons.get(&name).map_or("", String::as_str);
    match part {
        Part::App | Part::Analysis | Part::Import | Part::Puzzles | Part::Links => {}
        Part::Courses => {
            let read = |game: GameKind| {
                let problems = Course::read_problems(game, file(format!("problems-{game}")))?;
                Course::read(game, file(game.to_string())).map(|course| course.with_problems(problems))
            };
            let courses = GameKind::ALL.into_iter().map(read).collect::<Result<Vec<_>, _>>();
            let courses: &'static [Course] = courses.map_err(|error| told(&error))?.leak();
            // Where two were fetched at once, the first is shown already.
            let _ = COURSES.with(|kept| kept.set(courses));
        }
        Part::Rules => {
            let read = |game: GameKind| Rulebook::read(game, file(format!("rules-{game}")));
            let books = GameKind::ALL.into_iter().map(read).collect::<Result<Vec<_>, _>>();
            let books: &'static [Rulebook] = books.map_err(|error| told(&error))?.leak();
            let _ = RULES.with(|kept| kept.set(books));
        }
    }
    Ok(())
}

/// In place of a page of which something could not be fetched.
#[component]
pub fn NotFetched() -> impl IntoView {
    let here = browser::window().location().pathname().unwrap_or_default();
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || t("not-fetched")}</h1>
            <p>{move || t("not-fetched-why")}</p>
            <a class="button primary" href=here>{move || t("try-again")}</a>
        </main>
    }
}
