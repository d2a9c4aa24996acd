//! What the server takes from its machine: the time, chance, and tasks that run beside each other. A simulation puts
//! another machine here.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use orrery_wire::Time;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// A clock of the system that is ahead of the time of the games by more than this, in milliseconds, was corrected: they
/// jump after it, and the jump counts as an outage. Anything less is made good slowly.
const STEP: i64 = 1_000;

/// How fast the time of the games is brought closer to the system's: one part in so many, which nobody notices.
const SLEW: i64 = 2_000;

/// A machine, or what is made to look like one.
pub trait Machine: Send + Sync {
    /// The time by its clock, which somebody may set.
    fn wall(&self) -> Time;

    /// Fills this with bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]);
}

/// The machine that this process runs on.
pub struct ThisMachine;

impl Machine for ThisMachine {
    fn wall(&self) -> Time {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
    }

    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system gives random bytes, or nothing here is safe");
    }
}

/// The time, chance and tasks of a server. Cheap to clone.
#[derive(Clone)]
pub struct World {
    machine: Arc<dyn Machine>,
    clock: Arc<Mutex<Clock>>,
    stopped: CancellationToken,
}

/// The time of the games. It runs by a clock that nobody can set, so that no correction of the system's clock takes
/// time from a player, and it never goes back.
struct Clock {
    at: Time,
    since: Instant,
    slewed: Instant,
    latest: Time,
}

/// The time of the games, compared with the system's: where the two differ, it is to jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// The time of the games.
    pub before: Time,
    /// What it is to be.
    pub now: Time,
    /// When the two were compared.
    at: Instant,
}

impl World {
    /// The world as this machine has it, from now on.
    pub fn new(machine: Arc<dyn Machine>) -> World {
        let (at, since) = (machine.wall(), Instant::now());
        let clock = Clock { at, since, slewed: since, latest: at };
        World { machine, clock: Arc::new(Mutex::new(clock)), stopped: CancellationToken::new() }
    }

    /// The time of the games.
    pub fn now(&self) -> Time {
        self.clock().read(Instant::now())
    }

    /// Compares the time of the games with the system's. A clock that was put forward is to be followed once it is known
    /// that nobody is charged for it; one that was put back, or differs a little, is followed slowly and at once.
    pub fn compare(&self) -> Compared {
        let wall = self.machine.wall();
        self.clock().compare(wall, Instant::now())
    }

    /// Sees to it that the time of the games is what it was to be when it was compared, however long ago that was.
    pub fn follow(&self, compared: &Compared) {
        self.clock().set_ahead(compared.now, compared.at);
    }

    /// Sees to it that the time of the games is not before this.
    pub fn not_before(&self, time: Time) {
        self.clock().set_ahead(time, Instant::now());
    }

    /// Random bytes.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.machine.fill(&mut bytes);
        bytes
    }

    /// A random number.
    pub fn random_number(&self) -> u64 {
        u64::from_le_bytes(self.random())
    }

    /// Runs something beside everything else, until it ends or the server has ended: nothing then.
    pub fn spawn<F>(&self, future: F) -> JoinHandle<Option<F::Output>>
    where
        F: Future<Output: Send> + Send + 'static,
    {
        // Boxed, because what waits for either of two holds it twice, and there is one such task for each connection.
        tokio::spawn(self.stopped.clone().run_until_cancelled_owned(Box::pin(future)))
    }

    /// Ends every task at once, wherever it is.
    pub fn stop(&self) {
        self.stopped.cancel();
    }

    fn clock(&self) -> MutexGuard<'_, Clock> {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clock {
    fn read(&mut self, now: Instant) -> Time {
        let passed = now.saturating_duration_since(self.since).as_millis();
        self.latest = self.latest.max(self.at.plus(i64::try_from(passed).unwrap_or(i64::MAX)));
        self.latest
    }

    /// Sees to it that this was the time at that moment, if less has passed by this clock.
    fn set_ahead(&mut self, time: Time, at: Instant) {
        let now = Instant::now();
        let latest = self.read(now);
        let ahead = Clock { at: time, since: at, ..*self }.read(now);
        if latest < ahead {
            (self.at, self.since) = (time, at);
        }
    }

    fn compare(&mut self, wall: Time, now: Instant) -> Compared {
        let before = self.read(now);
        let ahead = wall.since(before);
        if ahead > STEP {
            return Compared { before, now: wall, at: now };
        }
        let passed =
            i64::try_from(now.saturating_duration_since(self.slewed).as_millis()).unwrap_or(i64::MAX);
        if passed >= SLEW {
            self.at = self.at.plus(ahead.clamp(-passed / SLEW, passed / SLEW));
            self.slewed = now;
        }
        Compared { before, now: before, at: now }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};
    use std::time::Duration;

    use super::*;

    /// A machine whose clock can be set.
    #[derive(Default)]
    struct Set {
        ahead: AtomicI64,
        started: Mutex<Option<Instant>>,
    }

    impl Machine for Set {
        fn wall(&self) -> Time {
            let started = *self.started.lock().expect("nobody panics").get_or_insert(Instant::now());
            let passed = i64::try_from(started.elapsed().as_millis()).expect("not so long");
            Time(1_000_000_000 + passed + self.ahead.load(Ordering::Relaxed))
        }

        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(7);
        }
    }

    async fn seconds(count: u64) {
        tokio::time::advance(Duration::from_secs(count)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_put_forward_is_followed_when_somebody_says_so() {
        let machine = Arc::new(Set::default());
        let world = World::new(machine.clone());
        seconds(10).await;
        machine.ahead.store(3_600_000, Ordering::Relaxed);
        assert_eq!(world.now(), Time(1_000_010_000), "nothing jumps unless somebody looks");
        let compared = world.compare();
        assert_eq!((compared.before, compared.now), (Time(1_000_010_000), Time(1_003_610_000)));
        assert_eq!(world.now(), Time(1_000_010_000), "nor before it is known that nobody is charged for it");
        seconds(3).await;
        world.follow(&compared);
        assert_eq!(world.now(), Time(1_003_613_000), "what it took to write that down has passed as well");
        assert_eq!(world.compare().now, Time(1_003_613_000));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_put_back_changes_nothing_but_how_fast_time_is_made_good() {
        let machine = Arc::new(Set::default());
        let world = World::new(machine.clone());
        machine.ahead.store(-3_600_000, Ordering::Relaxed);
        let mut last = world.now();
        for _ in 0..1_000 {
            seconds(1).await;
            let compared = world.compare();
            assert_eq!(compared.before, compared.now, "it jumps nowhere");
            let passed = world.now().since(last);
            assert!((999..=1_000).contains(&passed), "a second took {passed} ms");
            last = world.now();
        }
        let passed = last.since(Time(1_000_000_000));
        assert!((999_500..=999_501).contains(&passed), "one part in two thousand is made good, not {passed}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_small_difference_is_made_good_in_time() {
        let machine = Arc::new(Set::default());
        let world = World::new(machine.clone());
        machine.ahead.store(300, Ordering::Relaxed);
        for _ in 0..700 {
            seconds(1).await;
            world.compare();
        }
        assert_eq!(world.now(), machine.wall());
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_written_before_is_never_later_than_now() {
        let world = World::new(Arc::new(Set::default()));
        world.not_before(Time(2_000_000_000));
        assert_eq!(world.now(), Time(2_000_000_000));
        seconds(1).await;
        world.not_before(Time(5));
        assert_eq!(world.now(), Time(2_000_001_000));
    }

    #[tokio::test(start_paused = true)]
    async fn tasks_end_with_their_world() {
        let world = World::new(Arc::new(Set::default()));
        let waiting = world.spawn(std::future::pending::<()>());
        let done = world.spawn(async { 5 });
        assert_eq!(done.await.expect("it does not panic"), Some(5));
        world.stop();
        assert_eq!(waiting.await.expect("it does not panic"), None);
        let late = world.spawn(std::future::pending::<()>());
        assert_eq!(late.await.expect("it does not panic"), None);
    }
}
