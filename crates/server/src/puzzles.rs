//! Puzzles for programs: the one of a day, and any by its name. They are compiled in, so that nothing is stored or thought about.

#![allow(unused_qualifications, reason = "what utoipa makes of `params` is qualified")]

use axum::Json;
use axum::extract::State;
use orrery_games::GameKind;
use orrery_puzzles::practice::day_of;
use orrery_puzzles::{Aim, Puzzle, PuzzleId, Set, game_of_day};
use orrery_wire::{AimView, ErrorView, MarginAim, PuzzleView, ScoreAim, WinAim};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::body::{InPath, InQuery};
use crate::hub::Hub;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// The functions about puzzles.
pub fn router() -> OpenApiRouter<Hub> {
    OpenApiRouter::new().routes(routes!(daily)).routes(routes!(puzzle))
}

/// Which puzzle of a day.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WhichDaily {
    /// Of which game; without it, of the game whose turn it is that day.
    #[param(pattern = "^(yinsh|lyngk|kulami)$")]
    game: Option<String>,
    /// The day by UTC, as in 2026-11-19; without it today.
    #[param(format = "date", example = "2026-11-19")]
    day: Option<String>,
}

/// The puzzle of a day. The first day is 19 November 2026.
#[utoipa::path(get, path = "/api/v1/puzzles/daily", tag = "puzzles", params(WhichDaily), responses(
    (status = 200, body = PuzzleView), (status = 400, body = ErrorView), (status = 401, body = ErrorView),
    (status = 404, body = ErrorView)))]
async fn daily(
    State(hub): State<Hub>,
    _: Visitor,
    InQuery(which): InQuery<WhichDaily>,
) -> Result<Json<PuzzleView>, Problem> {
    let day = match &which.day {
        Some(text) => day_in(text)
            .ok_or_else(|| Problem::Bad("day: a day of the calendar, as 2026-11-19".to_owned()))?,
        None => day_of(hub.now().0 as f64),
    };
    let game = match &which.game {
        Some(name) => {
            name.parse::<GameKind>().map_err(|_| Problem::Bad(format!("game: no game `{name}`")))?
        }
        None => game_of_day(day),
    };
    found(Set::of(game).daily(day))
}

/// A puzzle by its name.
#[utoipa::path(get, path = "/api/v1/puzzles/{id}", tag = "puzzles",
    params(("id" = String, Path, description = "The name of the puzzle: eight letters and digits.")), responses(
    (status = 200, body = PuzzleView), (status = 401, body = ErrorView), (status = 404, body = ErrorView)))]
async fn puzzle(_: Visitor, InPath(id): InPath<String>) -> Result<Json<PuzzleView>, Problem> {
    let id: PuzzleId = id.parse().map_err(|()| Problem::NotFound)?;
    found(GameKind::ALL.into_iter().find_map(|game| Set::of(game).get(id)))
}

fn found(puzzle: Option<&Puzzle>) -> Result<Json<PuzzleView>, Problem> {
    puzzle.and_then(view).map(Json).ok_or(Problem::NotFound)
}

/// A puzzle as programs see it; `None` if its position cannot be opened, which the tests keep from happening.
pub fn view(puzzle: &Puzzle) -> Option<PuzzleView> {
    Some(PuzzleView {
        id: puzzle.id.to_string(),
        config: puzzle.config.clone(),
        code: puzzle.code.clone(),
        aim: match puzzle.aim {
            Aim::Score { points, turns } => AimView::Score(ScoreAim { points, turns }),
            Aim::Win { turns } => AimView::Win(WinAim { turns }),
            Aim::Margin { points } => AimView::Margin(MarginAim { points }),
            Aim::Draw => AimView::Draw,
            Aim::Guard => AimView::Guard,
        },
        depth: puzzle.depth.into(),
        rating: puzzle.rating.into(),
        deviation: puzzle.deviation.into(),
        themes: puzzle.themes.iter().map(ToString::to_string).collect(),
        solutions: puzzle.solutions().ok()?,
    })
}

/// The day of the calendar that is written as `2026-11-19`, counted from 1 January 1970; `None` if there is no such day, or it
/// lies before that.
fn day_in(text: &str) -> Option<u32> {
    let mut parts = text.split('-').map(|part| {
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u32>().ok().filter(|_| is_number).map(|number| (number, part.len()))
    });
    let (Some(Some((year, 4))), Some(Some((month, 2))), Some(Some((day, 2))), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let lengths = [31, 28 + u32::from(is_leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let length = *lengths.get(month.checked_sub(1)? as usize)?;
    if day == 0 || day > length {
        return None;
    }
    let before: u32 = lengths[..month as usize - 1].iter().sum();
    // All days of the years 1 to `years`.
    let days = |years: u32| years * 365 + years / 4 - years / 100 + years / 400;
    (days(year.checked_sub(1)?) + before + day - 1).checked_sub(days(1969))
}

#[cfg(test)]
mod tests {
    use orrery_puzzles::{FIRST_DAY, aim_json};

    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        assert_eq!(day_in("1970-01-01"), Some(0));
        assert_eq!(day_in("2000-02-29"), Some(11_016));
        assert_eq!(day_in("2026-11-19"), Some(FIRST_DAY));
        assert_eq!(day_in("9999-12-31"), Some(2_932_896));
        let wrong =
            ["", "2026", "2026-11", "2026-11-19-1", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-00"];
        let odd =
            ["0000-01-01", "1969-12-31", "+026-11-19", "2026-1-19", "26-11-19", "2026-11-1٩", "２026-11-19"];
        assert!(wrong.iter().chain(&odd).all(|text| day_in(text).is_none()));
    }

    #[test]
    fn a_puzzle_for_programs_says_what_the_puzzle_is() {
        for puzzle in GameKind::ALL.iter().flat_map(|game| Set::of(*game).puzzles.iter().step_by(97)) {
            let view = view(puzzle).expect("shipped puzzles open");
            assert_eq!(serde_json::to_string(&view.aim).expect("JSON"), aim_json(puzzle.aim));
            assert_eq!(view.solutions.len(), puzzle.line.answers.len());
        }
    }
}
