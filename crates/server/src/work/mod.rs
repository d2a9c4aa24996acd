//! Work for the engine: turns of computer opponents, and analyses that somebody asks for. It is done by threads of this
//! process, or, where nodes speak over NATS, by worker processes.
//!
//! Turns have a lane of their own, so that no number of analyses makes a computer's opponent wait.

mod age;
mod asking;
mod job;
mod pool;
mod queue;
mod runner;
mod worker;

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
#[cfg(any(test, feature = "simulation"))]
use std::{sync::Arc, time::Duration};

use async_nats::Client;
use orrery_wire::Time;
use tokio::time::timeout;

pub use asking::Asking;
pub use job::{Done, Job, Task};
pub use queue::{PLAYED, STORED};
pub use worker::work;

use asking::Asked;
use pool::Pool;
use queue::Queue;

/// How many pieces of work of each kind may wait.
const QUEUE: usize = 256;

/// Who does the work.
pub struct Work {
    who: Who,
    /// Turns that are being made here.
    playing: Mutex<HashSet<String>>,
    asked: Asked,
}

enum Who {
    /// Nobody.
    Nobody,
    /// Threads of this process.
    Here(Pool),
    /// Workers behind NATS.
    Workers(Box<Queue>),
    /// Whoever the simulation has put in their place.
    #[cfg(any(test, feature = "simulation"))]
    Stand(StandIn),
}

/// Does work in a simulation, where there are no threads: waits so long, then answers so.
#[cfg(any(test, feature = "simulation"))]
struct StandIn {
    perform: Arc<dyn Fn(&Job) -> Done + Send + Sync>,
    delay: Arc<dyn Fn() -> Duration + Send + Sync>,
}

/// Why no work was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is nobody to do it.
    Nobody,
    /// Too much waits already.
    Busy,
    /// Nobody has done it in time.
    TooLate,
    /// The queue cannot be reached.
    Unavailable,
}

/// A turn that is being made, until this is dropped.
struct Playing<'a>(&'a Mutex<HashSet<String>>, Option<String>);

impl Work {
    /// Work goes to workers where there is a bus, otherwise to so many threads of this process, which may be none.
    pub fn new(bus: Option<Client>, threads: u32) -> Work {
        Work::of(match bus {
            Some(client) => Who::Workers(Box::new(Queue::new(client))),
            None if threads > 0 => Who::Here(Pool::new(threads, runner::engine())),
            None => Who::Nobody,
        })
    }

    /// Work is done by this function after this delay, by tokio's clock and without a thread.
    #[cfg(any(test, feature = "simulation"))]
    pub fn by(
        perform: Arc<dyn Fn(&Job) -> Done + Send + Sync>,
        delay: Arc<dyn Fn() -> Duration + Send + Sync>,
    ) -> Work {
        Work::of(Who::Stand(StandIn { perform, delay }))
    }

    fn of(who: Who) -> Work {
        Work { who, playing: Mutex::default(), asked: Asked::default() }
    }

    /// Whether anybody could do any.
    pub fn is_possible(&self) -> bool {
        !matches!(self.who, Who::Nobody)
    }

    /// How many turns and analyses wait for a thread of this process.
    pub fn queued(&self) -> [usize; 2] {
        match &self.who {
            Who::Here(pool) => pool.queued(),
            _ => [0; 2],
        }
    }

    /// Has something done, and waits for it until its deadline.
    pub async fn ask(&self, job: Job, now: Time) -> Result<Done, Trouble> {
        let patience = job.patience(now);
        let asking = async {
            match &self.who {
                Who::Nobody => Err(Trouble::Nobody),
                Who::Here(pool) => pool.ask(job, patience).await,
                Who::Workers(queue) => queue.ask(job, now).await,
                #[cfg(any(test, feature = "simulation"))]
                Who::Stand(stand_in) => Ok(stand_in.perform(&job).await),
            }
        };
        timeout(patience, asking).await.unwrap_or(Err(Trouble::TooLate))
    }

    /// Has a turn made, unless that is being done already. What workers make, they tell any node; what is made here
    /// comes back.
    pub async fn play(&self, job: Job, now: Time) -> Result<Option<Done>, Trouble> {
        match &self.who {
            Who::Nobody => Err(Trouble::Nobody),
            Who::Workers(queue) => queue.play(job, now).await.map(|()| None),
            Who::Here(pool) => {
                let Some(_playing) = self.begin_turn(&job) else { return Ok(None) };
                let patience = job.patience(now);
                pool.ask(job, patience).await.map(Some)
            }
            #[cfg(any(test, feature = "simulation"))]
            Who::Stand(stand_in) => {
                let Some(_playing) = self.begin_turn(&job) else { return Ok(None) };
                let made = timeout(job.patience(now), stand_in.perform(&job)).await;
                Ok(Some(made.unwrap_or(Done::TooLate)))
            }
        }
    }

    /// Counts an analysis under each of these keys until the answer is dropped: a player's name, an address. None, if
    /// one of them waits for as many as is said with it.
    pub fn begin(&self, keys: &[(String, u32)]) -> Option<Asking> {
        self.asked.begin(keys)
    }

    /// Nothing, if the turn is being made already.
    fn begin_turn(&self, job: &Job) -> Option<Playing<'_>> {
        let name = job.name();
        let is_new = name.as_ref().is_none_or(|name| lock(&self.playing).insert(name.clone()));
        is_new.then_some(Playing(&self.playing, name))
    }
}

impl Drop for Playing<'_> {
    fn drop(&mut self) {
        if let Some(name) = &self.1 {
            lock(self.0).remove(name);
        }
    }
}

#[cfg(any(test, feature = "simulation"))]
impl StandIn {
    async fn perform(&self, job: &Job) -> Done {
        tokio::time::sleep((self.delay)()).await;
        (self.perform)(job)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod test {
    use orrery_wire::GameId;

    use super::*;

    /// An analysis that is told by where it starts.
    pub fn analysis(start: &str) -> Job {
        let task = Task::Hint { level: 1 };
        Job { start: start.to_owned(), actions: Vec::new(), task, deadline: Time(60_000) }
    }

    /// What is answered to each.
    pub fn lines() -> Done {
        Done::Lines { lines: Vec::new() }
    }

    /// A turn, told by where it starts and by its base.
    pub fn turn(start: &str, base: u32) -> Job {
        let game = GameId::from_bytes([1; 10]);
        Job { task: Task::Play { game, base, level: 1, seed: 1, millis: None }, ..analysis(start) }
    }

    /// What is answered to each.
    pub fn made(job: &Job) -> Done {
        let Task::Play { game, base, level, .. } = &job.task else { panic!("no turn") };
        Done::Turn { game: game.clone(), base: *base, level: *level, actions: Vec::new() }
    }

    fn stand_in(delay: u64) -> Work {
        let perform = |job: &Job| if job.is_turn() { made(job) } else { lines() };
        Work::by(Arc::new(perform), Arc::new(move || Duration::from_secs(delay)))
    }

    #[tokio::test(start_paused = true)]
    async fn a_stand_in_works_by_the_clock_of_the_simulation() {
        let begun = tokio::time::Instant::now();
        let work = stand_in(59);
        assert!(work.is_possible());
        assert_eq!(work.ask(analysis(""), Time(0)).await, Ok(lines()));
        assert_eq!(work.play(turn("", 1), Time(0)).await, Ok(Some(made(&turn("", 1)))));
        assert_eq!(begun.elapsed().as_secs(), 2 * 59);
        let slow = stand_in(61);
        assert_eq!(slow.ask(analysis(""), Time(0)).await, Err(Trouble::TooLate));
        assert_eq!(slow.play(turn("", 1), Time(0)).await, Ok(Some(Done::TooLate)));
        assert_eq!(begun.elapsed().as_secs(), 2 * 59 + 2 * 60);
        assert_eq!(work.ask(analysis(""), Time(60_000)).await, Err(Trouble::TooLate));
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_is_being_made_is_not_made_twice_and_can_be_given_up() {
        let work = Arc::new(stand_in(1));
        let first = tokio::spawn({
            let work = work.clone();
            async move { work.play(turn("", 1), Time(0)).await }
        });
        while lock(&work.playing).is_empty() {
            tokio::task::yield_now().await;
        }
        assert_eq!(work.play(turn("", 1), Time(0)).await, Ok(None));
        assert_eq!(work.play(turn("", 2), Time(0)).await, Ok(Some(made(&turn("", 2)))));
        // Who asked goes away in the middle: the turn can be asked for again.
        let mut dropped = Box::pin(work.play(turn("", 3), Time(0)));
        assert!(timeout(Duration::ZERO, dropped.as_mut()).await.is_err());
        drop(dropped);
        assert_eq!(work.play(turn("", 3), Time(0)).await, Ok(Some(made(&turn("", 3)))));
        assert_eq!(first.await.expect("no panic"), Ok(Some(made(&turn("", 1)))));
        assert!(lock(&work.playing).is_empty());
    }
}
