use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use orrery_games::core::{Player, Symmetric, shown};
use orrery_games::{AnyGame, Session, with_session};

use super::words::split_word;
use super::{Output, lock, print};
use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::levels;
use crate::search::{Info, NoMemory, Table};
use crate::think::{Options, think};
use crate::time::budget;

/// What `go` asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GoRequest {
    limits: Limits,
    /// Time left for each player and increments per turn.
    clocks: [Option<Duration>; 2],
    increments: [Duration; 2],
    infinite: bool,
}

impl GoRequest {
    pub fn read(mut rest: &str) -> Result<GoRequest, String> {
        let mut request = GoRequest::default();
        loop {
            let (word, after) = split_word(rest);
            rest = after;
            if word.is_empty() {
                return Ok(request);
            }
            if word == "infinite" {
                request.infinite = true;
                continue;
            }
            let (value, after) = split_word(rest);
            rest = after;
            let number = || {
                let parsed: Result<u64, _> = value.parse();
                parsed.map_err(|_| format!("go: {word} takes a number, not `{}`", shown(value)))
            };
            let time = || number().map(Duration::from_millis);
            match word {
                "movetime" => request.limits.time = Some(time()?),
                "depth" => request.limits.depth = Some(number()?.clamp(1, 99) as u32),
                "nodes" => request.limits.nodes = Some(number()?.max(1)),
                "p1time" => request.clocks[0] = Some(time()?),
                "p2time" => request.clocks[1] = Some(time()?),
                "p1inc" => request.increments[0] = time()?,
                "p2inc" => request.increments[1] = time()?,
                _ => return Err(format!("go: unknown limit `{}`", shown(word))),
            }
        }
    }

    /// The limits for `player`, and whether to answer only when told to stop.
    fn limits(&self, player: Player, options: &Options) -> (Limits, bool) {
        let mut limits = self.limits;
        if let Some(left) = self.clocks[player.index()] {
            let (soft, hard) = budget(left, self.increments[player.index()]);
            limits.soft_time = Some(soft);
            limits.time = Some(limits.time.map_or(hard, |time| time.min(hard)));
        }
        if self.infinite || limits == Limits::default() {
            let level = options.level > 0 && !self.infinite;
            return (Limits::default(), !level);
        }
        (limits, false)
    }
}

/// What it takes to search, kept from one `go` to the next.
pub struct Job<'a, W> {
    output: &'a Mutex<Output<W>>,
    table: Arc<Mutex<Table>>,
}

/// A search under way. Letting go of it stops it and waits for its answer.
pub struct Running<'a> {
    thread: Option<ScopedJoinHandle<'a, ()>>,
    signal: Arc<Signal>,
    infinite: bool,
}

/// Told to stop: a flag for the search, and a bell for a search that is over and only waits for the word.
#[derive(Default)]
struct Signal {
    stop: AtomicBool,
    /// Set before the answer is printed: whoever has read it may ask for the next thing at once.
    answered: AtomicBool,
    told: Mutex<bool>,
    bell: Condvar,
}

impl Signal {
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        *lock(&self.told) = true;
        self.bell.notify_all();
    }

    fn wait(&self) {
        let mut told = lock(&self.told);
        while !*told {
            told = self.bell.wait(told).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
    }
}

impl Running<'_> {
    pub fn is_finished(&self) -> bool {
        self.signal.answered.load(Ordering::Acquire)
    }

    /// Waits for the answer of a search with a limit; stops any other.
    pub fn finish(mut self) {
        if self.infinite {
            self.signal.stop();
        }
        self.join();
    }

    fn join(&mut self) {
        if let Some(Err(panic)) = self.thread.take().map(ScopedJoinHandle::join) {
            std::panic::resume_unwind(panic);
        }
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.signal.stop();
        self.join();
    }
}

impl<'scope, W: Write + Send> Job<'scope, W> {
    pub fn new(output: &'scope Mutex<Output<W>>) -> Job<'scope, W> {
        Job { output, table: Arc::new(Mutex::new(Table::new(Options::default().hash))) }
    }

    pub fn forget(&mut self) {
        lock(&self.table).clear();
    }

    /// A table of another size. Where there is no memory for it, the old one stays.
    pub fn resize(&mut self, megabytes: usize) -> Result<(), NoMemory> {
        let table = Table::try_new(megabytes)?;
        *lock(&self.table) = table;
        Ok(())
    }

    /// Starts a search of the position now. A finished game is answered at once.
    pub fn start<'env>(
        &self,
        scope: &'scope Scope<'scope, 'env>,
        game: &AnyGame,
        options: &Options,
        request: &GoRequest,
    ) -> Option<Running<'scope>> {
        let begun = Instant::now();
        if game.outcome().is_some() {
            print(self.output, &["bestmove none".to_string()]);
            return None;
        }
        let (limits, infinite) = request.limits(game.to_act(), options);
        let signal = Arc::new(Signal::default());
        let (output, table, options) = (self.output, Arc::clone(&self.table), options.clone());
        let (game, told) = (game.clone(), Arc::clone(&signal));
        let thread = scope.spawn(move || {
            let elapsed = || begun.elapsed();
            let control = Control { elapsed: &elapsed, stop: &told.stop };
            let mut table = lock(&table);
            if !limits.is_timed() || (1..10).contains(&options.level) {
                // What was searched before must not change an answer that is to be the same always.
                table.clear();
            }
            let best = with_session!(&game, session => {
                search(session, &options, &limits, control, &table, |lines| print(output, lines))
            });
            if infinite {
                told.wait();
            }
            // The table is free again before anybody can ask for it.
            drop(table);
            told.answered.store(true, Ordering::Release);
            print(output, &[format!("bestmove {best}")]);
        });
        Some(Running { thread: Some(thread), signal, infinite })
    }
}

fn search<G: Evaluate + Symmetric>(
    session: &Session<G>,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    say: impl Fn(&[String]),
) -> String {
    let (game, position) = (&**session.game(), session.position());
    let report = |info: &Info<G::Action>| say(&info_lines::<G>(info));
    if options.level > 0 {
        return levels::choose(game, position, options, limits, control, table, report).to_string();
    }
    // Nothing to think about, and nobody asked for more than an action.
    if let (true, [only]) = (limits.time.is_some(), game.legal(position).as_slice()) {
        return only.to_string();
    }
    think(game, position, options, limits, control, table, report)[0].actions[0].to_string()
}

/// One line for each line of play.
fn info_lines<G: Evaluate>(info: &Info<G::Action>) -> Vec<String> {
    let ms = info.time.as_millis() as u64;
    let nps = (info.nodes as f64 / info.time.as_secs_f64().max(1e-6)) as u64;
    let line = |(k, line): (usize, &crate::search::Line<G::Action>)| {
        let score = line.score(G::DRAWS);
        let pv: Vec<String> = line.actions.iter().map(ToString::to_string).collect();
        let (depth, nodes, pv) = (info.depth, info.nodes, pv.join(" "));
        format!("info depth {depth} nodes {nodes} nps {nps} time {ms} multipv {k} score {score} pv {pv}")
    };
    (1..).zip(&info.lines).map(line).collect()
}
