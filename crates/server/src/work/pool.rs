//! The engine in this process, on a few threads, for a server without NATS.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::job::{Done, Job};
use super::runner::{Perform, Runner};
use super::{QUEUE, Trouble, lock};

/// A few threads and what waits for them. They end when this is dropped.
pub struct Pool(Arc<Shared>);

struct Shared {
    waiting: Mutex<Waiting>,
    /// Rings when something came, or nothing will come any more.
    bell: Condvar,
    perform: Perform,
}

#[derive(Default)]
struct Waiting {
    turns: VecDeque<Queued>,
    analyses: VecDeque<Queued>,
    /// Whether there is a thread for turns alone. There is none before the first turn.
    has_lane: bool,
    is_over: bool,
}

struct Queued {
    job: Job,
    until: Instant,
    answer: oneshot::Sender<Done>,
}

/// What a thread takes.
#[derive(Clone, Copy, PartialEq)]
enum Takes {
    /// Anything, but turns first.
    All,
    /// Turns, so that no analysis keeps a computer's opponent waiting.
    Turns,
}

impl Pool {
    /// So many threads, which do nothing yet, and another one for turns once there are any.
    pub fn new(threads: u32, perform: Perform) -> Pool {
        let shared = Arc::new(Shared { waiting: Mutex::default(), bell: Condvar::new(), perform });
        for _ in 0..threads {
            shared.start(Takes::All);
        }
        Pool(shared)
    }

    /// How many turns and analyses wait for a thread.
    pub fn queued(&self) -> [usize; 2] {
        let waiting = lock(&self.0.waiting);
        [waiting.turns.len(), waiting.analyses.len()]
    }

    /// Has something done, unless too much of its kind waits already, and waits for it for as long as it takes.
    pub async fn ask(&self, job: Job, patience: Duration) -> Result<Done, Trouble> {
        let (answer, answered) = oneshot::channel();
        self.put(Queued { job, until: Instant::now() + patience, answer })?;
        answered.await.map_err(|_| Trouble::Unavailable)
    }

    fn put(&self, queued: Queued) -> Result<(), Trouble> {
        let mut waiting = lock(&self.0.waiting);
        let is_turn = queued.job.is_turn();
        let queue = if is_turn { &mut waiting.turns } else { &mut waiting.analyses };
        if queue.len() >= QUEUE {
            // Who does not wait any more takes no place.
            queue.retain(|queued| !queued.answer.is_closed());
        }
        if queue.len() >= QUEUE {
            return Err(Trouble::Busy);
        }
        queue.push_back(queued);
        if is_turn && !waiting.has_lane {
            waiting.has_lane = self.0.start(Takes::Turns);
        }
        // All of them: one alone might be the one that does not take it.
        self.0.bell.notify_all();
        Ok(())
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut waiting = lock(&self.0.waiting);
        *waiting = Waiting { is_over: true, ..Waiting::default() };
        self.0.bell.notify_all();
    }
}

impl Shared {
    /// Whether a thread could be started.
    fn start(self: &Arc<Self>, takes: Takes) -> bool {
        let shared = self.clone();
        let started = thread::Builder::new().name("engine".to_owned()).spawn(move || shared.work(takes));
        if let Err(error) = &started {
            tracing::error!(%error, "a thread for the engine cannot be started");
        }
        started.is_ok()
    }

    fn work(&self, takes: Takes) {
        // People who play each other do not wait for the engine, also where there is one core for both. On Linux this is
        // the priority of the calling thread. Where it cannot be lowered, it stays as it is.
        #[cfg(target_os = "linux")]
        {
            _ = rustix::process::setpriority_process(None, 19);
        }
        let mut runner = Runner::new(self.perform.clone());
        while let Some(Queued { job, until, answer }) = self.next(takes) {
            // Who does not wait any more needs no answer.
            if !answer.is_closed() {
                _ = answer.send(runner.perform(&job, until));
            }
        }
    }

    /// What is to be done next, once there is something; nothing when all is over.
    fn next(&self, takes: Takes) -> Option<Queued> {
        let mut waiting = lock(&self.waiting);
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some(turn) = waiting.turns.pop_front() {
                return Some(turn);
            }
            if takes == Takes::All
                && let Some(analysis) = waiting.analyses.pop_front()
            {
                return Some(analysis);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

    use super::super::test::{analysis, lines, made, turn};
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    /// An engine that tells what it has begun, and the words for which its slow work waits.
    fn slow() -> (Perform, Arc<Words>, UnboundedReceiver<String>) {
        let (begin, begun) = unbounded_channel();
        let words = Arc::new(Words::default());
        let heard = words.clone();
        let perform: Perform = Arc::new(move |job, _, _| {
            // Nobody may listen any more.
            _ = begin.send(job.start.clone());
            if job.start.starts_with("slow") {
                heard.wait(&job.start);
            }
            if job.is_turn() { made(job) } else { lines() }
        });
        (perform, words, begun)
    }

    #[derive(Default)]
    struct Words(Mutex<Vec<&'static str>>, Condvar);

    impl Words {
        fn say(&self, word: &'static str) {
            lock(&self.0).push(word);
            self.1.notify_all();
        }

        fn wait(&self, word: &str) {
            let said = lock(&self.0);
            drop(
                self.1.wait_while(said, |said| !said.contains(&word)).unwrap_or_else(PoisonError::into_inner),
            );
        }
    }

    #[tokio::test]
    async fn no_analysis_makes_a_turn_wait() {
        let (perform, words, mut begun) = slow();
        let pool = Arc::new(Pool::new(1, perform));
        let ask = |job| {
            let pool = pool.clone();
            tokio::spawn(async move { pool.ask(job, HOUR).await })
        };
        let first = ask(analysis("slow"));
        assert_eq!(begun.recv().await.as_deref(), Some("slow"));
        let second = ask(analysis("second"));
        // The one thread for analyses is busy for as long as the test likes.
        for base in 0..20 {
            assert_eq!(pool.ask(turn("a turn", base), HOUR).await, Ok(made(&turn("", base))));
            assert_eq!(begun.recv().await.as_deref(), Some("a turn"));
        }
        assert!(!first.is_finished() && !second.is_finished());
        // Whoever is free takes turns first: here, when the lane is busy as well.
        let third = ask(turn("slow turn", 20));
        assert_eq!(begun.recv().await.as_deref(), Some("slow turn"));
        let fourth = ask(turn("fourth", 21));
        while lock(&pool.0.waiting).turns.is_empty() {
            tokio::task::yield_now().await;
        }
        words.say("slow");
        assert_eq!(begun.recv().await.as_deref(), Some("fourth"));
        assert_eq!(begun.recv().await.as_deref(), Some("second"));
        words.say("slow turn");
        for asked in [first, second] {
            assert_eq!(asked.await.expect("no panic"), Ok(lines()));
        }
        assert_eq!(third.await.expect("no panic"), Ok(made(&turn("", 20))));
        assert_eq!(fourth.await.expect("no panic"), Ok(made(&turn("", 21))));
    }

    #[tokio::test]
    async fn each_kind_has_its_own_places_in_the_queue() {
        let (perform, words, mut begun) = slow();
        let pool = Arc::new(Pool::new(1, perform));
        let ask = |name: String| {
            let pool = pool.clone();
            tokio::spawn(async move { pool.ask(analysis(&name), HOUR).await })
        };
        let first = ask("slow".to_owned());
        assert_eq!(begun.recv().await.as_deref(), Some("slow"));
        let mut waiting: Vec<_> = (0..QUEUE).map(|number| ask(number.to_string())).collect();
        while pool.queued()[1] < QUEUE {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.ask(analysis("more"), HOUR).await, Err(Trouble::Busy));
        assert_eq!(
            pool.ask(turn("", 1), HOUR).await,
            Ok(made(&turn("", 1))),
            "turns have places of their own"
        );
        // Who goes away leaves the place to somebody else.
        let gone = waiting.pop().expect("somebody waits");
        gone.abort();
        assert!(gone.await.is_err());
        let next = ask("next".to_owned());
        while lock(&pool.0.waiting).analyses.back().is_none_or(|queued| queued.job.start != "next") {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.queued()[1], QUEUE);
        assert!(!first.is_finished() && !next.is_finished());
        words.say("slow");
        assert_eq!(next.await.expect("no panic"), Ok(lines()));
    }

    #[tokio::test]
    async fn a_panic_takes_no_thread_away() {
        let perform: Perform = Arc::new(|job, _, _| match job.start.as_str() {
            "panic" => panic!("a fault of the engine"),
            _ if job.is_turn() => made(job),
            _ => lines(),
        });
        let pool = Pool::new(1, perform);
        let failed = Ok(Done::Impossible { why: "the engine failed".to_owned() });
        for _ in 0..3 {
            assert_eq!(pool.ask(analysis("panic"), HOUR).await, failed);
            assert_eq!(pool.ask(turn("panic", 1), HOUR).await, failed);
        }
        assert_eq!(pool.ask(analysis("sound"), HOUR).await, Ok(lines()));
        assert_eq!(pool.ask(turn("", 2), HOUR).await, Ok(made(&turn("", 2))));
        assert_eq!(pool.ask(turn("", 3), Duration::ZERO).await, Ok(Done::TooLate));
    }
}
