use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use super::contender::Seat;
use super::game::{Played, play};
use super::journal::Journal;
use super::{Contender, Entry, MatchError, Patience, Sprt, Starts, Tally, Verdict};

/// A match to be played.
pub struct Plan {
    /// Where the games begin.
    pub starts: Starts,
    /// The two engines. The first moves first in the first game of each pair.
    pub engines: [Contender; 2],
    /// How many pairs of games to play at most.
    pub pairs: u32,
    /// How many games to play at once.
    pub concurrency: u32,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// Whether a game ends as soon as this program, as one of the engines, has proved its result.
    pub stop_at_proofs: bool,
    /// How long to wait for late engines.
    pub patience: Patience,
    /// Where to keep state and records.
    pub directory: Option<PathBuf>,
    /// Whether to go on with the match that the directory holds.
    pub resume: bool,
}

/// How a match stands when a game ends.
pub struct Progress<'a> {
    /// The game that ended.
    pub entry: &'a Entry,
    /// The names of its players, the first mover first.
    pub names: [&'a str; 2],
    /// All games finished.
    pub tally: &'a Tally,
    /// How many games there will be, unless a test ends the match.
    pub games: u32,
    /// How many games this run has finished.
    pub played: u32,
    /// How long this run has taken.
    pub elapsed: Duration,
}

/// What came of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// All games, those of earlier runs included.
    pub tally: Tally,
    /// What the test said, if there was one and it ended.
    pub verdict: Option<Verdict>,
}

/// Plays a match to its end, telling `observe` of each game when it is finished.
pub fn run(plan: &Plan, observe: &(dyn Fn(&Progress<'_>) + Sync)) -> Result<Report, MatchError> {
    let parameters = plan.parameters();
    let opened =
        plan.directory.as_ref().map(|path| Journal::open(path, &parameters, plan.resume)).transpose()?;
    let (journal, entries) = opened.map_or((None, Vec::new()), |(journal, entries)| (Some(journal), entries));
    let mut tally = Tally::default();
    for entry in &entries {
        tally.add(entry);
    }
    let verdict = plan.sprt.and_then(|sprt| sprt.verdict(&tally.pairs));
    let state = MatchState { journal, tally, verdict, failure: None, played: 0 };
    let hall =
        MatchRun { plan, observe, state: Mutex::new(state), next: AtomicU32::new(1), began: Instant::now() };
    thread::scope(|scope| {
        // A table takes a whole pair at a time.
        for _ in 0..plan.concurrency.clamp(1, plan.pairs.max(1)) {
            scope.spawn(|| hall.work());
        }
    });
    let state = hall.state.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    match state.failure {
        Some(error) => Err(error),
        None => Ok(Report { tally: state.tally, verdict: state.verdict }),
    }
}

impl Plan {
    /// What a resumed match must have in common with its beginning. The number of games, the test and the tables
    /// may change.
    fn parameters(&self) -> [(&'static str, String); 5] {
        [
            ("game", self.starts.to_string()),
            ("openings", self.starts.openings()),
            ("seed", self.starts.seed().to_string()),
            ("first", self.engines[0].identity.clone()),
            ("second", self.engines[1].identity.clone()),
        ]
    }
}

/// Where all tables of a match report.
struct MatchState {
    journal: Option<Journal>,
    tally: Tally,
    verdict: Option<Verdict>,
    failure: Option<MatchError>,
    played: u32,
}

struct MatchRun<'a> {
    plan: &'a Plan,
    observe: &'a (dyn Fn(&Progress<'_>) + Sync),
    state: Mutex<MatchState>,
    next: AtomicU32,
    began: Instant,
}

impl MatchRun<'_> {
    /// What one table does: pair after pair, with its own two engines.
    fn work(&self) {
        let mut seats = [Seat::new(&self.plan.engines[0]), Seat::new(&self.plan.engines[1])];
        loop {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            if pair > self.plan.pairs {
                return;
            }
            for game in 1..=2 {
                let state = self.state();
                if state.verdict.is_some() || state.failure.is_some() {
                    return;
                }
                let finished = state.tally.has(pair, game);
                drop(state);
                if !finished && let Err(error) = self.play(pair, game, &mut seats) {
                    self.state().failure.get_or_insert(error);
                    return;
                }
            }
        }
    }

    fn play(&self, pair: u32, game: u32, seats: &mut [Seat<'_>; 2]) -> Result<(), MatchError> {
        let start = self.plan.starts.start(pair).map_err(MatchError::Start)?;
        let [first, second] = seats;
        let seats = if game == 1 { [first, second] } else { [second, first] };
        let names = [seats[0].contender().name.as_str(), seats[1].contender().name.as_str()];
        let Plan { stop_at_proofs, patience, .. } = *self.plan;
        let played = play(&start, &format!("{pair}.{game}"), seats, stop_at_proofs, patience)?;
        self.report(pair, game, names, played)
    }

    fn report(&self, pair: u32, game: u32, names: [&str; 2], played: Played) -> Result<(), MatchError> {
        let Played { outcome, fault, actions, slowest, record } = played;
        // As the state file keeps it, so that a resumed match reports the same.
        let slowest = slowest.map(|time| Duration::from_millis(time.as_millis() as u64));
        let entry = Entry { pair, game, outcome, fault, actions, slowest };
        let mut state = self.state();
        state.journal.as_mut().map_or(Ok(()), |journal| journal.add(&entry, &record))?;
        state.played += 1;
        if state.tally.add(&entry) && state.verdict.is_none() {
            state.verdict = self.plan.sprt.and_then(|sprt| sprt.verdict(&state.tally.pairs));
        }
        (self.observe)(&Progress {
            entry: &entry,
            names,
            tally: &state.tally,
            games: self.plan.pairs * 2,
            played: state.played,
            elapsed: self.began.elapsed(),
        });
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, MatchState> {
        self.state.lock().expect("no table panics at the state")
    }
}
