use std::collections::{BTreeMap, BTreeSet};

use orrery_games::GameKind;

use super::{Days, Grade, Memory, Rating, RunKind, Scope};
use crate::{PuzzleId, Theme};

/// Where everybody begins. The first attempts move it far.
pub(super) const FIRST_RATING: f64 = 1000.0;

/// How many of the last attempts are remembered one by one, of all and of each theme.
pub(super) const LAST: usize = 20;

/// How many ratings are remembered for the line.
pub(super) const CURVE: usize = 60;

/// Somebody has tried a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attempt<'a> {
    /// The game.
    pub game: GameKind,
    /// Which puzzle.
    pub id: PuzzleId,
    /// Its rating and deviation.
    pub rating: (f64, f64),
    /// What it is about.
    pub themes: &'a [Theme],
    /// Whether the first try was right, to the end.
    pub solved: bool,
    /// Whether there was a hint.
    pub helped: bool,
    /// Whether it counts for the rating: in training and as puzzle of the day, not in streaks and rushes.
    pub rated: bool,
    /// The day, as [`day_of`](super::day_of) counts.
    pub day: u32,
}

/// What an attempt came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Told {
    /// The rating after it.
    pub rating: Rating,
    /// By how much it changed; nothing where it did not count.
    pub change: Option<i32>,
    /// In how many days the puzzle comes back, if it does.
    pub comes_back: Option<u32>,
}

/// A puzzle that comes back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// What is known of the memory.
    pub memory: Memory,
    /// When it was tried last.
    pub last: u32,
    /// When it comes back.
    pub due: u32,
    /// How often it has come back: each time it looks another way.
    pub times: u32,
}

/// What somebody has done in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameProgress {
    /// What they can do.
    pub rating: Rating,
    /// When that changed last.
    pub day: u32,
    /// The last ratings.
    pub curve: Vec<i32>,
    /// How many puzzles were tried.
    pub tried: u32,
    /// How many of them were solved.
    pub solved: u32,
    /// How the last attempts went, the latest last.
    pub last: Vec<bool>,
    /// The same by theme.
    pub themes: BTreeMap<Theme, Vec<bool>>,
    /// Puzzles that were tried and need not come again by themselves.
    pub done: BTreeSet<PuzzleId>,
    /// Puzzles that come back.
    pub cards: BTreeMap<PuzzleId, Card>,
}

impl Default for GameProgress {
    fn default() -> GameProgress {
        GameProgress {
            rating: Rating::new(FIRST_RATING),
            day: 0,
            curve: Vec::new(),
            tried: 0,
            solved: 0,
            last: Vec::new(),
            themes: BTreeMap::new(),
            done: BTreeSet::new(),
            cards: BTreeMap::new(),
        }
    }
}

impl GameProgress {
    /// Whether this puzzle was tried before.
    pub fn knows(&self, id: PuzzleId) -> bool {
        self.done.contains(&id) || self.cards.contains_key(&id)
    }
}

/// What somebody has done on this device.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Progress {
    pub(super) games: BTreeMap<GameKind, GameProgress>,
    /// The days whose puzzle was solved.
    pub(super) days: Days,
    /// The best streaks and rushes.
    pub(super) best: BTreeMap<(RunKind, Scope), u32>,
    /// Streaks that go on: how many were solved, and the puzzle that is next.
    pub(super) streaks: BTreeMap<Scope, (u32, PuzzleId)>,
    /// How many problems that were solved on pages of their own have been taken in.
    pub(super) adopted: usize,
}

impl Progress {
    /// What was done in a game.
    pub fn game(&self, game: GameKind) -> GameProgress {
        self.games.get(&game).cloned().unwrap_or_default()
    }

    /// Whether anything was done at all.
    pub fn is_empty(&self) -> bool {
        self.games.values().all(|game| game.tried == 0) && self.days.0.is_empty()
    }

    /// Takes an attempt in.
    pub fn take_in(&mut self, attempt: &Attempt<'_>) -> Told {
        let game = self.games.entry(attempt.game).or_default();
        let is_new = !game.knows(attempt.id);
        let before = game.rating.value.round();
        let counts = is_new && attempt.rated && !attempt.helped;
        if counts {
            let days = f64::from(attempt.day.saturating_sub(game.day));
            let rested = if game.day == 0 { game.rating } else { game.rating.rested(days) };
            game.rating = rested.after(attempt.rating, f64::from(u8::from(attempt.solved)));
            game.day = attempt.day;
            push(&mut game.curve, game.rating.value.round() as i32, CURVE);
        }
        let well = attempt.solved && !attempt.helped;
        if is_new {
            game.tried += 1;
            game.solved += u32::from(well);
        }
        push(&mut game.last, well, LAST);
        for theme in attempt.themes {
            push(game.themes.entry(*theme).or_default(), well, LAST);
        }
        let comes_back = game.repeat(attempt);
        let change = counts.then(|| (game.rating.value.round() - before) as i32);
        Told { rating: game.rating, change, comes_back }
    }

    /// The puzzle of a day was solved.
    pub fn solve_day(&mut self, day: u32) {
        self.days.0.insert(day);
    }

    /// The days whose puzzle was solved.
    pub fn days(&self) -> &Days {
        &self.days
    }

    /// The puzzles that are to come back by this day, the most urgent first.
    pub fn due(&self, scope: Scope, day: u32) -> Vec<(GameKind, PuzzleId)> {
        let cards = self.games.iter().filter(|(game, _)| scope.has(**game));
        let cards = cards.flat_map(|(game, progress)| progress.cards.iter().map(|card| (*game, card)));
        let mut due: Vec<_> = cards.filter(|(_, (_, card))| card.due <= day).collect();
        due.sort_by_key(|(_, (id, card))| (card.due, **id));
        due.into_iter().map(|(game, (id, _))| (game, *id)).collect()
    }

    /// How many puzzles come back at some time.
    pub fn deck(&self, scope: Scope) -> usize {
        self.games
            .iter()
            .filter(|(game, _)| scope.has(**game))
            .map(|(_, progress)| progress.cards.len())
            .sum()
    }

    /// The best run of a kind.
    pub fn best(&self, kind: RunKind, scope: Scope) -> u32 {
        self.best.get(&(kind, scope)).copied().unwrap_or_default()
    }

    /// A run has come so far; `true` if it is the best so far.
    pub fn take_run(&mut self, kind: RunKind, scope: Scope, solved: u32) -> bool {
        let best = self.best.entry((kind, scope)).or_default();
        let is_best = solved > *best;
        *best = solved.max(*best);
        is_best
    }

    /// The streak that goes on: how many were solved, and the puzzle that is next.
    pub fn streak(&self, scope: Scope) -> Option<(u32, PuzzleId)> {
        self.streaks.get(&scope).copied()
    }

    /// A streak goes on with this puzzle, or is over.
    pub fn set_streak(&mut self, scope: Scope, streak: Option<(u32, PuzzleId)>) {
        match streak {
            Some(streak) => {
                self.streaks.insert(scope, streak);
            }
            None => {
                self.streaks.remove(&scope);
            }
        }
    }
}

impl GameProgress {
    /// Puts a failed puzzle among those that come back, or says when it comes back once more.
    fn repeat(&mut self, attempt: &Attempt<'_>) -> Option<u32> {
        let grade = match (attempt.solved, attempt.helped) {
            (false, _) => Grade::Again,
            (true, true) => Grade::Hard,
            (true, false) => Grade::Good,
        };
        let known = self.cards.get(&attempt.id).copied();
        if known.is_none() && grade == Grade::Good {
            self.done.insert(attempt.id);
            return None;
        }
        let memory = match known {
            Some(card) => card.memory.after(grade, f64::from(attempt.day.saturating_sub(card.last))),
            None => Memory::first(grade),
        };
        let interval = memory.interval();
        // What lasts a year is known.
        if interval >= 365 {
            self.cards.remove(&attempt.id);
            self.done.insert(attempt.id);
            return None;
        }
        let times = known.map_or(0, |card| card.times + 1);
        let card = Card { memory, last: attempt.day, due: attempt.day + interval, times };
        self.done.remove(&attempt.id);
        self.cards.insert(attempt.id, card);
        Some(interval)
    }
}

fn push<T>(list: &mut Vec<T>, item: T, most: usize) {
    list.push(item);
    let surplus = list.len().saturating_sub(most);
    list.drain(..surplus);
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameKind = GameKind::ALL[0];

    fn id(text: &str) -> PuzzleId {
        text.parse().expect("eight letters")
    }

    fn attempt(name: &str, solved: bool, day: u32) -> Attempt<'static> {
        Attempt {
            game: GAME,
            id: id(name),
            rating: (1000.0, 60.0),
            themes: &[Theme::Guard],
            solved,
            helped: false,
            rated: true,
            day,
        }
    }

    #[test]
    fn a_first_attempt_counts_and_a_second_one_does_not() {
        let mut progress = Progress::default();
        let told = progress.take_in(&attempt("aaaaaaaa", true, 100));
        assert!(told.change.is_some_and(|change| change > 50) && told.comes_back.is_none(), "{told:?}");
        let again = progress.take_in(&attempt("aaaaaaaa", true, 100));
        assert_eq!((again.change, again.rating), (None, told.rating));
        let game = progress.game(GAME);
        assert_eq!((game.tried, game.solved, game.curve.len()), (1, 1, 1));
        assert_eq!(game.themes[&Theme::Guard], [true, true]);
    }

    #[test]
    fn a_hint_makes_it_unrated() {
        let mut progress = Progress::default();
        let told = progress.take_in(&Attempt { helped: true, ..attempt("aaaaaaaa", true, 100) });
        assert_eq!((told.change, told.rating.value), (None, FIRST_RATING));
        assert_eq!(progress.game(GAME).last, [false]);
        assert_eq!(told.comes_back, Some(1));
    }

    #[test]
    fn what_was_failed_comes_back_later_and_later() {
        let mut progress = Progress::default();
        let mut day = 100;
        let mut told = progress.take_in(&attempt("aaaaaaaa", false, day));
        let mut intervals = Vec::new();
        while let Some(days) = told.comes_back {
            assert_eq!(progress.due(Scope::Game(GAME), day + days - 1), []);
            day += days;
            assert_eq!(progress.due(Scope::All, day), [(GAME, id("aaaaaaaa"))]);
            intervals.push(days);
            told = progress.take_in(&attempt("aaaaaaaa", true, day));
        }
        assert!(intervals.is_sorted() && intervals.len() > 4, "{intervals:?}");
        assert!(progress.game(GAME).done.contains(&id("aaaaaaaa")) && progress.deck(Scope::All) == 0);
    }

    #[test]
    fn days_in_a_row_wait_for_today() {
        let mut progress = Progress::default();
        assert_eq!(progress.days().running(100), 0);
        for day in [96, 98, 99] {
            progress.solve_day(day);
        }
        assert_eq!(progress.days().running(100), 2);
        progress.solve_day(100);
        assert_eq!((progress.days().running(100), progress.days().running(102)), (3, 0));
        assert!(progress.days().has(99) && !progress.days().has(97));
    }

    #[test]
    fn only_what_is_better_is_the_best() {
        let mut progress = Progress::default();
        assert!(progress.take_run(RunKind::Streak, Scope::All, 3));
        assert!(!progress.take_run(RunKind::Streak, Scope::All, 2));
        assert_eq!(progress.best(RunKind::Streak, Scope::All), 3);
        assert_eq!(progress.best(RunKind::Rush, Scope::All), 0);
    }
}
