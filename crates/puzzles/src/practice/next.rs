use orrery_games::core::Rng;

use super::GameProgress;
use crate::{Puzzle, PuzzleId, Set, Theme};

/// Among so many of the most fitting puzzles one is drawn, so that nobody gets the same ones in the same order.
const NEAREST: usize = 16;

/// Fewer attempts at a theme say nothing about it.
const ENOUGH: usize = 4;

/// How hard puzzles are to be, compared with what somebody can do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strength {
    /// Easier.
    Easier,
    /// As hard as what is solved half of the time.
    #[default]
    Own,
    /// Harder.
    Harder,
}

impl Strength {
    /// All of them.
    pub const ALL: [Strength; 3] = [Strength::Easier, Strength::Own, Strength::Harder];

    fn shift(self) -> f64 {
        match self {
            Strength::Easier => -250.0,
            Strength::Own => 0.0,
            Strength::Harder => 250.0,
        }
    }
}

/// What somebody wants to practise.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// Only this theme.
    pub theme: Option<Theme>,
    /// How hard.
    pub strength: Strength,
}

/// The puzzle that comes next in training: a new one as hard as is wished or, when all were tried, any that was not tried
/// just now.
pub fn pick<'a>(
    set: &'a Set,
    progress: &GameProgress,
    wish: Wish,
    avoid: &[PuzzleId],
    rng: &mut Rng,
) -> Option<&'a Puzzle> {
    let target = progress.rating.value + wish.strength.shift();
    let fits = |puzzle: &&Puzzle| wish.theme.is_none_or(|theme| puzzle.themes.contains(&theme));
    let all: Vec<&Puzzle> = set.puzzles.iter().filter(fits).collect();
    let not_now: Vec<&Puzzle> = all.iter().copied().filter(|puzzle| !avoid.contains(&puzzle.id)).collect();
    let new: Vec<&Puzzle> = not_now.iter().copied().filter(|puzzle| !progress.knows(puzzle.id)).collect();
    let from = [new, not_now, all].into_iter().find(|puzzles| !puzzles.is_empty())?;
    nearest(from, target, rng)
}

/// One of those whose ratings are nearest.
fn nearest<'a>(mut puzzles: Vec<&'a Puzzle>, target: f64, rng: &mut Rng) -> Option<&'a Puzzle> {
    puzzles.sort_by(|one, other| {
        let far = |puzzle: &Puzzle| (f64::from(puzzle.rating) - target).abs();
        far(one).total_cmp(&far(other))
    });
    puzzles.truncate(NEAREST);
    puzzles.get(rng.index(puzzles.len())).copied()
}

/// The puzzle that comes next in a streak or a rush: `hardness` is the share of all puzzles that are easier.
pub fn step<'a>(set: &'a Set, hardness: f64, seen: &[PuzzleId], rng: &mut Rng) -> Option<&'a Puzzle> {
    let left: Vec<&Puzzle> = set.puzzles.iter().filter(|puzzle| !seen.contains(&puzzle.id)).collect();
    let last = left.len().checked_sub(1)?;
    let place = (hardness.clamp(0.0, 1.0) * last as f64).round() as usize;
    // The set is in the order of ratings: what is near in it is about as hard.
    let width = (left.len() / 25).max(1);
    let from = place.saturating_sub(width / 2).min(left.len() - width);
    left.get(from + rng.index(width)).copied()
}

/// The theme that most attempts failed at, among those that were tried often enough to tell.
pub fn weakest(progress: &GameProgress) -> Option<Theme> {
    let share = |last: &[bool]| last.iter().filter(|well| **well).count() as f64 / last.len() as f64;
    let tried = progress.themes.iter().filter(|(_, last)| last.len() >= ENOUGH);
    let failed = tried.map(|(theme, last)| (*theme, share(last))).filter(|(_, share)| *share < 0.8);
    failed.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(theme, _)| theme)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::{Attempt, Progress};
    use crate::{Aim, Node, Theme};
    use orrery_games::GameKind;

    const GAME: GameKind = GameKind::ALL[0];

    fn set() -> Set {
        let puzzle = |rating: u16| Puzzle {
            id: PuzzleId::of("config", &rating.to_string(), "aim"),
            config: "config".into(),
            code: rating.to_string(),
            aim: Aim::Guard,
            depth: 1,
            rating,
            deviation: 50,
            themes: if rating.is_multiple_of(200) { vec![Theme::Threat] } else { vec![Theme::Guard] },
            line: Node::default(),
        };
        Set {
            kind: GAME,
            puzzles: (4..=20).map(|hundreds| puzzle(hundreds * 100)).collect(),
            daily: Vec::new(),
        }
    }

    fn done(progress: &mut Progress, puzzle: &Puzzle, solved: bool) {
        progress.take_in(&Attempt {
            game: GAME,
            id: puzzle.id,
            rating: (f64::from(puzzle.rating), 50.0),
            themes: &puzzle.themes,
            solved,
            helped: false,
            rated: false,
            day: 1,
        });
    }

    #[test]
    fn training_brings_each_once_and_then_begins_anew() {
        let (set, mut progress, mut rng) = (set(), Progress::default(), Rng::new(1));
        let mut seen = Vec::new();
        for _ in 0..set.puzzles.len() {
            let puzzle =
                pick(&set, &progress.game(GAME), Wish::default(), &[], &mut rng).expect("one is left");
            assert!(!seen.contains(&puzzle.id));
            seen.push(puzzle.id);
            done(&mut progress, puzzle, true);
        }
        let last = seen[seen.len() - 1];
        let again = pick(&set, &progress.game(GAME), Wish::default(), &[last], &mut rng);
        assert!(again.is_some_and(|puzzle| puzzle.id != last));
    }

    #[test]
    fn harder_is_harder_and_a_theme_is_kept_to() {
        let (set, progress, mut rng) = (set(), Progress::default().game(GAME), Rng::new(2));
        let mut mean = |strength: Strength| {
            let wish = Wish { theme: Some(Theme::Threat), strength };
            let picks = (0..50).map(|_| pick(&set, &progress, wish, &[], &mut rng).expect("a puzzle"));
            picks.inspect(|puzzle| assert_eq!(puzzle.themes, [Theme::Threat])).count()
        };
        assert_eq!(Strength::ALL.map(&mut mean), [50; 3]);
        let near = |target: f64, rng: &mut Rng| {
            let few: Vec<&Puzzle> = set.puzzles.iter().collect();
            let found: Vec<u16> = (0..60)
                .filter_map(|_| nearest(few.clone(), target, rng))
                .map(|puzzle| puzzle.rating)
                .collect();
            found.iter().map(|rating| u32::from(*rating)).sum::<u32>()
        };
        assert!(near(0.0, &mut rng) < near(3000.0, &mut rng));
        assert!(
            pick(&set, &progress, Wish { theme: Some(Theme::Joker), ..Wish::default() }, &[], &mut rng)
                .is_none()
        );
    }

    #[test]
    fn runs_get_harder_and_never_repeat() {
        let (set, mut rng) = (set(), Rng::new(3));
        assert_eq!(step(&set, 0.0, &[], &mut rng).map(|puzzle| puzzle.rating), Some(400));
        assert_eq!(step(&set, 1.0, &[], &mut rng).map(|puzzle| puzzle.rating), Some(2000));
        let mut seen = Vec::new();
        while let Some(puzzle) = step(&set, 0.5, &seen, &mut rng) {
            assert!(!seen.contains(&puzzle.id));
            seen.push(puzzle.id);
        }
        assert_eq!(seen.len(), set.puzzles.len());
    }

    #[test]
    fn the_weakest_theme_is_found_when_there_is_enough_to_tell() {
        let (set, mut progress) = (set(), Progress::default());
        for puzzle in set.puzzles.iter().take(6) {
            done(&mut progress, puzzle, true);
        }
        assert_eq!(weakest(&progress.game(GAME)), None);
        for puzzle in set.puzzles.iter().filter(|puzzle| puzzle.themes == [Theme::Threat]) {
            done(&mut progress, puzzle, false);
        }
        assert_eq!(weakest(&progress.game(GAME)), Some(Theme::Threat));
    }
}
