//! Puzzles that are proved (docs/PUZZLES.md).

use orrery_games::{AnyGame, GameKind, with_session};
use orrery_puzzles::{PuzzleId, Set, Theme, Tried, actions_of, aim_json, game_of_day, judge};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;

use crate::errors;
use crate::numbers;
use crate::state::State;

/// A position, an aim, and all turns that reach it whatever the opponent does: proved.
///
/// >>> import orrery
/// >>> puzzle = orrery.puzzles("yinsh")[0]
/// >>> state = puzzle.state()
/// >>> puzzle.solves(puzzle.solutions[0]), puzzle.solves([state.legal_actions()[-1]])
/// (True, False)
#[pyclass(module = "orrery", frozen)]
pub struct Puzzle(&'static orrery_puzzles::Puzzle);

#[pymethods]
impl Puzzle {
    /// Its name, which never changes.
    #[getter]
    fn id(&self) -> String {
        self.0.id.to_string()
    }

    /// The rules.
    #[getter]
    fn config(&self) -> &'static str {
        &self.0.config
    }

    /// The position code.
    #[getter]
    fn code(&self) -> &'static str {
        &self.0.code
    }

    /// What is asked for, as docs/PUZZLES.md writes it: "draw", "guard", or a dict with one entry.
    #[getter]
    fn aim<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (aim_json(self.0.aim),))
    }

    /// How many turns of the solver the longest line has.
    #[getter]
    fn depth(&self) -> u8 {
        self.0.depth
    }

    /// How hard it is.
    #[getter]
    fn rating(&self) -> u16 {
        self.0.rating
    }

    /// How sure that is.
    #[getter]
    fn deviation(&self) -> u16 {
        self.0.deviation
    }

    /// What it is about.
    #[getter]
    fn themes(&self) -> Vec<&'static str> {
        self.0.themes.iter().map(|theme| theme.key()).collect()
    }

    /// All right first turns, each as the numbers of its actions.
    #[getter]
    fn solutions(&self) -> PyResult<Vec<Vec<usize>>> {
        self.texts()?.iter().map(|turn| self.numbers(turn)).collect()
    }

    /// The same in the words of the notation.
    #[getter]
    fn solution_texts(&self) -> PyResult<Vec<Vec<String>>> {
        self.texts()
    }

    /// The position. The player to act solves.
    fn state(&self) -> PyResult<State> {
        self.game().map(State::new)
    }

    /// Whether a whole first turn, given as the numbers of its actions, is right.
    fn solves(&self, actions: Vec<i64>) -> PyResult<bool> {
        let (mut game, begun) = (self.game()?, self.game()?);
        for number in actions {
            with_session!(&mut game, session => numbers::play(session, number))?;
        }
        Ok(matches!(judge(&self.0.line, &begun, &game.actions()), Tried::Right(_)))
    }

    fn __repr__(&self) -> String {
        format!("<orrery.Puzzle {} {}: {}>", self.0.id, aim_json(self.0.aim), self.0.code)
    }
}

impl Puzzle {
    fn game(&self) -> PyResult<AnyGame> {
        self.0.open().map_err(errors::config)
    }

    fn texts(&self) -> PyResult<Vec<Vec<String>>> {
        let game = self.game()?;
        let answers = self.0.line.answers.iter();
        Ok(answers.filter_map(|answer| actions_of(&game, &answer.turn)).collect())
    }

    fn numbers(&self, turn: &[String]) -> PyResult<Vec<usize>> {
        let mut game = self.game()?;
        turn.iter().try_for_each(|action| game.play(action).map_err(errors::illegal))?;
        Ok(with_session!(&game, session => {
            let actions = session.actions().iter();
            actions.map(|&action| numbers::of(&**session.game(), action)).collect()
        }))
    }
}

fn kind_of(game: &str) -> PyResult<GameKind> {
    GameKind::of(game).map_err(errors::config)
}

/// The puzzles of a game, the easiest first; only those with a theme where one is given.
///
/// >>> import orrery
/// >>> len(orrery.puzzles("kulami")) >= 2000
/// True
/// >>> all("fork" in puzzle.themes for puzzle in orrery.puzzles("lyngk", theme="fork"))
/// True
#[pyfunction]
#[pyo3(signature = (game, theme=None))]
pub fn puzzles(game: &str, theme: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let theme: Option<Theme> = match theme {
        None => None,
        Some(key) => Some(key.parse().map_err(|()| {
            let known: Vec<&str> = Theme::ALL.iter().map(|theme| theme.key()).collect();
            PyValueError::new_err(format!("no theme {key:?}; there are {}", known.join(", ")))
        })?),
    };
    let fits = |puzzle: &&orrery_puzzles::Puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme));
    Ok(Set::of(kind_of(game)?).puzzles.iter().filter(fits).map(Puzzle).collect())
}

/// The puzzle with this name; a KeyError if there is none.
#[pyfunction]
pub fn puzzle(id: &str) -> PyResult<Puzzle> {
    let missing = || PyKeyError::new_err(format!("there is no puzzle {id:?}"));
    let id: PuzzleId = id.parse().map_err(|()| missing())?;
    let found = GameKind::ALL.into_iter().find_map(|game| Set::of(game).get(id));
    found.map(Puzzle).ok_or_else(missing)
}

/// The puzzle of a day, which is counted from 1 January 1970. Without a game it is of the one whose turn it is.
#[pyfunction]
pub fn puzzle_of_day(day: i64, game: Option<&str>) -> PyResult<Puzzle> {
    let missing = || PyValueError::new_err("there is no puzzle for a day before 19 November 2026");
    let day = u32::try_from(day).map_err(|_| missing())?;
    let game = game.map_or(Ok(game_of_day(day)), kind_of)?;
    Set::of(game).daily(day).map(Puzzle).ok_or_else(missing)
}
