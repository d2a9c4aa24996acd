//! Which puzzle is on the page, which comes next, and what is kept of how it went.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_games::GameKind;
use orrery_games::core::Rng;
use orrery_puzzles::practice::{
    Attempt, Days, PROGRESS_KEY, Progress, Run, RunKind, Scope, Told, day_of, pick, step,
};
use orrery_puzzles::{Puzzle, PuzzleId, game_of_day};

use super::choice::{Choice, Way};
use super::sets;
use crate::browser;
use crate::learn;

/// So many of the last puzzles do not come again at once, when all were tried.
const RECENT: usize = 10;

/// The progress of this device. A handle: whatever another tab has kept meanwhile is read before anything is added.
#[derive(Clone, Copy)]
pub struct Kept(pub RwSignal<Progress>);

impl Kept {
    /// What was kept.
    pub fn load() -> Kept {
        let kept = Kept(RwSignal::new(read()));
        if kept.0.with_untracked(Progress::adopted) < learn::solved_problems() {
            wasm_bindgen_futures::spawn_local(async move {
                // Without a connection it is tried again another time.
                if sets::fetch_courses().await.is_ok() {
                    kept.update(sets::adopt);
                }
            });
        }
        kept
    }

    /// The days whose puzzle was solved.
    pub fn days(self) -> Days {
        self.0.with(|progress| progress.days().clone())
    }

    /// Adds something and keeps it.
    pub fn update<T>(self, change: impl FnOnce(&mut Progress) -> T) -> T {
        // Without storage, what the page knows is all there is.
        let mut progress = match browser::stored(PROGRESS_KEY) {
            Some(text) => Progress::read(&text),
            None => self.0.get_untracked(),
        };
        let answer = change(&mut progress);
        browser::store(PROGRESS_KEY, &progress.write());
        let _ = self.0.try_set(progress);
        answer
    }
}

fn read() -> Progress {
    Progress::read(&browser::stored(PROGRESS_KEY).unwrap_or_default())
}

/// Today, by UTC.
pub fn today() -> u32 {
    day_of(browser::now())
}

/// A puzzle that is put.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed {
    /// The game.
    pub game: GameKind,
    /// The puzzle, turned where it has come back.
    pub puzzle: Arc<Puzzle>,
    /// How many were put before it.
    pub place: u32,
}

/// What is on the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Now {
    /// Something is being fetched.
    Loading,
    /// It could not be fetched.
    Failed,
    /// There is no such puzzle, or none is left.
    Nothing,
    /// A puzzle.
    Puzzle(Posed),
    /// A run is over; whether it was the best.
    Over(bool),
}

/// Everything that outlives one puzzle. A handle.
#[derive(Clone, Copy)]
pub struct Desk {
    /// How somebody practises.
    pub way: Way,
    /// What they chose.
    pub choice: RwSignal<Choice>,
    /// What they have done.
    pub kept: Kept,
    /// The streak or rush.
    pub run: RwSignal<Option<Run>>,
    /// What is on the page.
    pub now: RwSignal<Now>,
    /// The best run before this one.
    best: StoredValue<u32>,
    place: StoredValue<u32>,
    recent: StoredValue<Vec<PuzzleId>>,
    rng: StoredValue<Rng>,
}

impl Desk {
    /// A desk without a puzzle.
    pub fn new(way: Way) -> Desk {
        let mut rng = Rng::new(browser::random_u64());
        let place = rng.below(GameKind::COUNT as u64) as u32;
        Desk {
            way,
            choice: RwSignal::new(Choice::load()),
            kept: Kept::load(),
            run: RwSignal::new(None),
            now: RwSignal::new(Now::Loading),
            best: StoredValue::new(0),
            place: StoredValue::new(place),
            recent: StoredValue::new(Vec::new()),
            rng: StoredValue::new(rng),
        }
    }

    /// Begins: a run, or whatever comes first.
    pub fn begin(self) {
        if let Way::Run(kind) = self.way {
            let scope = self.choice.get_untracked().scope;
            let mut run = Run::begin(kind, scope, browser::now());
            let mut best = self.kept.0.with_untracked(|progress| progress.best(kind, scope));
            if let Some((solved, next)) = self.goes_on() {
                (run.solved, run.seen) = (solved, vec![next]);
                // If none was better, the best one is this one, as far as it has come.
                if best == solved {
                    best = solved.saturating_sub(1);
                }
            }
            self.best.set_value(best);
            self.run.set(Some(run));
        }
        self.next();
    }

    /// The streak that was begun before, and its next puzzle.
    fn goes_on(self) -> Option<(u32, PuzzleId)> {
        let scope = self.choice.get_untracked().scope;
        let is_streak = self.way == Way::Run(RunKind::Streak);
        is_streak.then(|| self.kept.0.with_untracked(|progress| progress.streak(scope))).flatten()
    }

    /// Puts the next puzzle, or ends the run.
    pub fn next(self) {
        let over = self.run.with_untracked(|run| run.as_ref().is_some_and(|run| run.is_over(browser::now())));
        if over {
            return self.end_run();
        }
        wasm_bindgen_futures::spawn_local(async move {
            let found = self.find().await;
            let place = self.place.try_update_value(|place| {
                *place += 1;
                *place
            });
            // The page may be gone.
            let Some(place) = place else { return };
            let now = match found {
                Ok(Some((game, puzzle))) => {
                    self.put(puzzle.id);
                    Now::Puzzle(Posed { game, puzzle, place })
                }
                Ok(None) => Now::Nothing,
                Err(_) => Now::Failed,
            };
            let _ = self.now.try_set(now);
        });
    }

    fn put(self, id: PuzzleId) {
        self.recent.update_value(|recent| {
            recent.push(id);
            let surplus = recent.len().saturating_sub(RECENT);
            recent.drain(..surplus);
        });
        let Some(run) = self.run.try_update(|run| {
            let run = run.as_mut()?;
            if !run.seen.contains(&id) {
                run.seen.push(id);
            }
            Some(run.clone())
        }) else {
            return;
        };
        // A streak waits for its puzzle, however the page is left: nobody is asked for another one.
        if let Some(run) = run.filter(|run| run.kind == RunKind::Streak) {
            self.kept.update(|progress| progress.set_streak(run.scope, Some((run.solved, id))));
        }
    }

    async fn find(self) -> Result<Option<(GameKind, Arc<Puzzle>)>, String> {
        let found =
            |game: GameKind, puzzle: Option<&Puzzle>| puzzle.map(|puzzle| (game, Arc::new(puzzle.clone())));
        match self.way {
            Way::Train => self.to_train().await,
            Way::Daily => {
                let game = game_of_day(today());
                Ok(found(game, sets::fetch(game).await?.daily(today())))
            }
            Way::Run(_) => {
                let Some(run) = self.run.try_get_untracked().flatten() else { return Ok(None) };
                if let Some((_, next)) =
                    self.goes_on().filter(|(solved, next)| *solved == run.solved && run.seen == [*next])
                    && let Some(set) = sets::fetch_with(next).await?
                {
                    return Ok(found(set.kind, set.get(next)));
                }
                let game = run.game();
                let set = sets::fetch(game).await?;
                Ok(found(game, self.draw(|rng| step(set, run.hardness(), &run.seen, rng)).flatten()))
            }
            Way::Repeat => self.to_repeat().await,
            Way::Single(id) => Ok(sets::fetch_with(id).await?.and_then(|set| found(set.kind, set.get(id)))),
        }
    }

    fn draw<T>(self, draw: impl FnOnce(&mut Rng) -> T) -> Option<T> {
        self.rng.try_update_value(draw)
    }

    async fn to_train(self) -> Result<Option<(GameKind, Arc<Puzzle>)>, String> {
        let (Some(choice), Some(place)) = (self.choice.try_get_untracked(), self.place.try_get_value())
        else {
            return Ok(None);
        };
        // In a mix the next game that has such puzzles.
        for more in 0..GameKind::COUNT as u32 {
            let game = choice.scope.game(place + more);
            let set = sets::fetch(game).await?;
            let progress = self.kept.0.try_with_untracked(|progress| progress.game(game)).unwrap_or_default();
            let recent = self.recent.try_get_value().unwrap_or_default();
            let picked = self.draw(|rng| pick(set, &progress, choice.wish, &recent, rng)).flatten();
            if let Some(puzzle) = picked {
                return Ok(Some((game, Arc::new(puzzle.clone()))));
            }
        }
        Ok(None)
    }

    /// What is due, looking another way than before.
    async fn to_repeat(self) -> Result<Option<(GameKind, Arc<Puzzle>)>, String> {
        let due =
            self.kept.0.try_with_untracked(|progress| progress.due(Scope::All, today())).unwrap_or_default();
        for (game, id) in due {
            // One that a later version of the set has no more does not come back.
            let Some(puzzle) = sets::fetch(game).await?.get(id) else { continue };
            let turned = self.draw(|rng| {
                let symmetry = 1 + rng.index(puzzle.symmetries().saturating_sub(1).max(1));
                let exchange = rng.below(2) == 1;
                puzzle.turned(symmetry, exchange).or_else(|| puzzle.turned(symmetry, false))
            });
            let puzzle = turned.flatten().unwrap_or_else(|| puzzle.clone());
            return Ok(Some((game, Arc::new(puzzle))));
        }
        Ok(None)
    }

    /// Keeps how an attempt went.
    pub fn record(self, posed: &Posed, solved: bool, helped: bool) -> Told {
        let puzzle = &posed.puzzle;
        let attempt = Attempt {
            game: posed.game,
            id: puzzle.id,
            rating: (puzzle.rating.into(), puzzle.deviation.into()),
            themes: &puzzle.themes,
            solved,
            helped,
            rated: matches!(self.way, Way::Train | Way::Daily | Way::Single(_)),
            day: today(),
        };
        let told = self.kept.update(|progress| progress.take_in(&attempt));
        let run = self.run.try_update(|run| {
            let run = run.as_mut()?;
            run.take_in(solved && !helped);
            Some(run.clone())
        });
        // Whoever leaves the page now has what was reached, and no second try at what was missed.
        if let Some(run) = run.flatten() {
            self.kept.update(|progress| {
                progress.take_run(run.kind, run.scope, run.solved);
                if run.kind == RunKind::Streak && run.wrong > 0 {
                    progress.set_streak(run.scope, None);
                }
            });
        }
        told
    }

    /// A puzzle is solved; it may be the one of the day.
    pub fn solved_daily(self, posed: &Posed) {
        let (day, id) = (today(), posed.puzzle.id);
        if posed.game != game_of_day(day) {
            return;
        }
        wasm_bindgen_futures::spawn_local(async move {
            let Ok(set) = sets::fetch(game_of_day(day)).await else { return };
            if set.daily(day).is_some_and(|daily| daily.id == id) {
                self.kept.update(|progress| progress.solve_day(day));
            }
        });
    }

    /// The run is over: what it came to is shown.
    pub fn end_run(self) {
        let solved = self.run.with_untracked(|run| run.as_ref().map_or(0, |run| run.solved));
        self.now.set(Now::Over(solved > self.best.get_value()));
    }

    /// Another run.
    pub fn again(self) {
        self.now.set(Now::Loading);
        self.begin();
    }
}
