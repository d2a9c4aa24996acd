//! Kulami endings solved exactly.
//!
//! What counts is not where the marbles lie but what can still happen: which holes are empty, which of them may be
//! played now and which tile is barred next, and the lead on the tiles that are still open. Positions alike in this
//! share one place in the table; values are what is gained from here on, so that settled tiles do not matter.

mod bonus;
mod lookup;
mod node;
mod search;
mod table;
pub(crate) mod tile;

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Kulami, Position, Recent};

use crate::control::{Control, Limits};
use bonus::{Bonus, Holding, Marbles};
use lookup::Lookup;
use search::Search;
use table::Table;

/// A position solved: the final margin with best play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// Points of the player to act minus those of the other, when the game is over.
    pub margin: i32,
    /// An action that achieves it.
    pub best: Action,
    /// A line of best play, as far as it was found within the limits; it begins with `best`.
    pub line: Vec<Action>,
}

/// A position whose result is proved, but not by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proved {
    /// For the player to act: 1 for a win, 0 for a draw, −1 for a loss.
    pub result: i32,
    /// An action that achieves it.
    pub best: Action,
}

/// Solves positions of one game. What was found stays in its table for later positions.
pub struct KulamiSolver {
    game: Kulami,
    lookup: Lookup,
    bonus: Bonus,
    table: Table,
    nodes: u64,
}

impl KulamiSolver {
    /// A solver for positions of `game` with a table of about `megabytes`.
    pub fn new(game: &Kulami, megabytes: usize) -> KulamiSolver {
        let (lookup, bonus) = (Lookup::new(game), Bonus::new(game));
        KulamiSolver { game: game.clone(), lookup, bonus, table: Table::new(megabytes), nodes: 0 }
    }

    /// The game whose positions it solves.
    pub fn game(&self) -> &Kulami {
        &self.game
    }

    /// Positions visited so far, for all questions together.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The final margin of `position` with best play. `None` when a limit was reached before it was found, when the
    /// game is over, or when no marble is placed or sides may be swapped, from where nothing is solved anyway.
    pub fn solve(&mut self, position: &Position, limits: &Limits, control: Control<'_>) -> Option<Solved> {
        if self.bonus.counts() {
            self.solve_as::<Marbles>(position, limits, control)
        } else {
            self.solve_as::<()>(position, limits, control)
        }
    }

    /// Who wins `position` with best play, which takes less time than the margin. `None` as for
    /// [`solve`](KulamiSolver::solve).
    pub fn prove(&mut self, position: &Position, limits: &Limits, control: Control<'_>) -> Option<Proved> {
        if self.bonus.counts() {
            self.prove_as::<Marbles>(position, limits, control)
        } else {
            self.prove_as::<()>(position, limits, control)
        }
    }

    /// Whether the player to act in `position` ends at least `margin` ahead with best play: the quickest question.
    /// `None` as for [`solve`](KulamiSolver::solve).
    pub fn reaches(
        &mut self,
        position: &Position,
        margin: i32,
        limits: &Limits,
        control: Control<'_>,
    ) -> Option<bool> {
        let wanted = margin - self.lead(position);
        if self.bonus.counts() {
            self.search::<Marbles, _>(position, limits, control, |search| search.reaches(wanted))
        } else {
            self.search::<(), _>(position, limits, control, |search| search.reaches(wanted))
        }
    }

    fn solve_as<H: Holding>(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: Control<'_>,
    ) -> Option<Solved> {
        let (gain, line) = self.search::<H, _>(position, limits, control, |search| {
            let (gain, best) = search.value()?;
            Some((gain, search.line(gain, best)))
        })?;
        let line: Vec<Action> = line.into_iter().map(|hole| self.action(hole)).collect();
        Some(Solved { margin: self.lead(position) + gain, best: *line.first()?, line })
    }

    fn prove_as<H: Holding>(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: Control<'_>,
    ) -> Option<Proved> {
        let lead = self.lead(position);
        let (result, best) =
            self.search::<H, _>(position, limits, control, |search| search.compare(-lead))?;
        Some(Proved { result, best: self.action(best) })
    }

    /// Puts a question about `position`.
    fn search<H: Holding, R>(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: Control<'_>,
        question: impl FnOnce(&mut Search<'_, H>) -> Option<R>,
    ) -> Option<R> {
        position.recent(Recent::Last)?;
        if self.game.is_over(position) || self.game.may_swap(position) {
            return None;
        }
        let mut search = Search::new(position, &self.lookup, &self.bonus, &mut self.table, *limits, control);
        let answer = question(&mut search);
        self.nodes += search.nodes();
        answer
    }

    /// By how many points on tiles the player to act leads.
    fn lead(&self, position: &Position) -> i32 {
        let me = position.turn().index();
        let points = self.game.breakdown(position).tile_points;
        points[me] - points[1 - me]
    }

    fn action(&self, hole: u8) -> Action {
        Action::Place(self.game.board().cells()[usize::from(hole)])
    }
}
