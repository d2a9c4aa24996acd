//! Threads that wait for work as long as a vector of games lives.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};

/// What each thread is to do: called with its number.
type Job = &'static (dyn Fn(usize) + Sync);

/// How often a thread looks for work before it sleeps: some ten microseconds, less than it takes to be woken.
const LOOKS: u32 = 4_000;

struct Shared {
    /// Which job it is, counted from 0; a change says that there is work.
    round: AtomicUsize,
    job: Mutex<(Option<Job>, bool)>,
    wake: Condvar,
    /// How many threads still work.
    busy: AtomicUsize,
    failed: AtomicBool,
}

/// Threads beside the one that calls.
pub struct Pool {
    shared: Arc<Shared>,
    helpers: Vec<JoinHandle<()>>,
    process: u32,
}

impl Pool {
    /// For work that so many threads do together, the caller among them.
    pub fn new(threads: usize) -> Pool {
        let shared = Arc::new(Shared {
            round: AtomicUsize::new(0),
            job: Mutex::new((None, false)),
            wake: Condvar::new(),
            busy: AtomicUsize::new(0),
            failed: AtomicBool::new(false),
        });
        let helpers = (1..threads)
            .map(|number| {
                let shared = Arc::clone(&shared);
                thread::spawn(move || shared.help(number))
            })
            .collect();
        Pool { shared, helpers, process: std::process::id() }
    }

    /// Whether this is another process than the one that made the threads: a fork has none of them.
    pub fn is_forked(&self) -> bool {
        !self.helpers.is_empty() && self.process != std::process::id()
    }

    /// Has every thread call `job` with its number, and waits for all; whether none of them panicked.
    pub fn run(&mut self, job: &(dyn Fn(usize) + Sync)) -> bool {
        let shared = &*self.shared;
        if !self.helpers.is_empty() {
            // SAFETY: the reference is used by helpers only until `busy` is 0 again, which is waited for below, also where
            // the job panics on this thread. `&mut self` keeps a second job away.
            let job: Job = unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), Job>(job) };
            shared.busy.store(self.helpers.len(), Ordering::Relaxed);
            let mut state = shared.job.lock().unwrap_or_else(|broken| broken.into_inner());
            state.0 = Some(job);
            shared.round.fetch_add(1, Ordering::Release);
            drop(state);
            shared.wake.notify_all();
        }
        let done = catch_unwind(AssertUnwindSafe(|| job(0))).is_ok();
        let mut looks = 0;
        while shared.busy.load(Ordering::Acquire) > 0 {
            looks += 1;
            if looks < LOOKS { std::hint::spin_loop() } else { thread::yield_now() }
        }
        done && !shared.failed.swap(false, Ordering::Relaxed)
    }
}

impl Shared {
    fn help(&self, number: usize) {
        let mut seen = 0;
        loop {
            let mut looks = 0;
            while self.round.load(Ordering::Acquire) == seen && looks < LOOKS {
                std::hint::spin_loop();
                looks += 1;
            }
            let mut state = self.job.lock().unwrap_or_else(|broken| broken.into_inner());
            while self.round.load(Ordering::Acquire) == seen && !state.1 {
                state = self.wake.wait(state).unwrap_or_else(|broken| broken.into_inner());
            }
            let (job, end) = *state;
            drop(state);
            if end {
                return;
            }
            seen = self.round.load(Ordering::Acquire);
            if let Some(job) = job
                && catch_unwind(AssertUnwindSafe(|| job(number))).is_err()
            {
                self.failed.store(true, Ordering::Relaxed);
            }
            self.busy.fetch_sub(1, Ordering::Release);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        if self.is_forked() {
            // There is nobody to wait for.
            std::mem::take(&mut self.helpers).into_iter().for_each(std::mem::forget);
            return;
        }
        self.shared.job.lock().unwrap_or_else(|broken| broken.into_inner()).1 = true;
        self.shared.wake.notify_all();
        for helper in std::mem::take(&mut self.helpers) {
            // A helper catches what panics, so it ends well.
            _ = helper.join();
        }
    }
}
