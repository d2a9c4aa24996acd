//! The ten problems at the end of each course, as puzzles. They are older than the puzzles, so players who solved them as
//! problems must not have to solve them again.

use orrery_games::GameKind;
use orrery_learn::Step;

use super::Progress;
use crate::{PuzzleId, aim_json};

/// The puzzle that is the same as this problem; `None` for an ordinary step of a course.
pub fn puzzle_of(step: &Step) -> Option<PuzzleId> {
    let (aim, code) = (step.problem()?.aim, step.start().code());
    let config = code.split_once('|')?.0;
    Some(PuzzleId::of(config, &code, &aim_json(aim)))
}

impl Progress {
    /// How many solved problems have been counted as puzzles.
    pub fn adopted(&self) -> usize {
        self.adopted
    }

    /// Counts problems that were solved in a course as solved puzzles. `steps` are all problems, `is_done` says which were
    /// solved.
    pub fn adopt<'a>(
        &mut self,
        steps: impl IntoIterator<Item = (GameKind, &'a Step)>,
        is_done: impl Fn(GameKind, &Step) -> bool,
    ) {
        let solved = steps.into_iter().filter(|(game, step)| is_done(*game, step));
        let solved = solved.filter_map(|(game, step)| Some((game, puzzle_of(step)?)));
        let mut count = 0;
        for (game, id) in solved {
            count += 1;
            let progress = self.games.entry(game).or_default();
            if !progress.knows(id) {
                progress.done.insert(id);
                progress.tried += 1;
                progress.solved += 1;
            }
        }
        self.adopted = self.adopted.max(count);
    }
}

#[cfg(test)]
mod tests {
    use orrery_learn::Course;

    use super::*;

    #[test]
    fn what_was_solved_before_is_not_lost() {
        let steps = || {
            GameKind::ALL
                .into_iter()
                .flat_map(|game| Course::of(game).problems().iter().map(move |step| (game, step)))
        };
        let mut progress = Progress::default();
        progress.adopt(steps(), |game, step| game == GameKind::ALL[0] || step.id().ends_with('3'));
        assert_eq!(GameKind::ALL.map(|game| progress.game(game).solved), [10, 1, 1]);
        assert_eq!(Progress::read(&progress.write()).adopted(), 12);
        let before = progress.clone();
        progress.adopt(steps(), |game, step| game == GameKind::ALL[0] || step.id().ends_with('3'));
        assert_eq!(progress, before, "nothing counts twice");
    }

    #[test]
    fn every_problem_is_a_puzzle_of_its_own_and_a_step_is_none() {
        let mut ids: Vec<PuzzleId> = GameKind::ALL
            .into_iter()
            .flat_map(|game| Course::of(game).problems())
            .map(|step| puzzle_of(step).expect("a problem"))
            .collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 30);
        assert_eq!(puzzle_of(&Course::of(GameKind::ALL[0]).steps()[0]), None);
    }
}
