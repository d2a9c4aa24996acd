//! The sets of puzzles, one a game: fetched when the first puzzle of the game is wanted.

use std::cell::Cell;

use js_sys::Uint8Array;
use orrery_games::GameKind;
use orrery_puzzles::practice::Progress;
use orrery_puzzles::{PuzzleId, Set};
use orrery_text::Part;

use crate::files;
use crate::learn;
use crate::shelf;

thread_local! {
    /// For as long as the page is: puzzles are on it by reference.
    static SETS: [Cell<Option<&'static Set>>; GameKind::COUNT] = const { [const { Cell::new(None) }; GameKind::COUNT] };
}

/// The set of a game.
pub async fn fetch(game: GameKind) -> Result<&'static Set, String> {
    if let Some(set) = SETS.with(|sets| sets[game as usize].get()) {
        return Ok(set);
    }
    let buffer = files::bytes(&format!("puzzles-{game}")).await?;
    let bytes = Uint8Array::new(&buffer).to_vec();
    let set: &'static Set = Box::leak(Box::new(Set::read(&bytes).map_err(|error| error.to_string())?));
    SETS.with(|sets| sets[game as usize].set(Some(set)));
    Ok(set)
}

/// The set that a puzzle is in.
pub async fn fetch_with(id: PuzzleId) -> Result<Option<&'static Set>, String> {
    for game in GameKind::ALL {
        let set = fetch(game).await?;
        if set.get(id).is_some() {
            return Ok(Some(set));
        }
    }
    Ok(None)
}

/// Fetches the courses, which have the problems that there were before there were puzzles.
pub async fn fetch_courses() -> Result<(), String> {
    let is_missing = GameKind::ALL.into_iter().any(|game| shelf::course(game).is_none());
    if is_missing { shelf::fetch(Part::Courses).await } else { Ok(()) }
}

/// Takes in the problems of the courses that were solved.
pub fn adopt(progress: &mut Progress) {
    let courses = GameKind::ALL.into_iter().filter_map(|game| Some((game, shelf::course(game)?)));
    let problems = courses.flat_map(|(game, course)| course.problems().iter().map(move |step| (game, step)));
    progress.adopt(problems, learn::is_finished);
}
