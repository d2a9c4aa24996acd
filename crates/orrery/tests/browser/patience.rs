//! How long anything is waited for, and how many browsers run at once.
//!
//! A wait ends when what it waits for is there, or cannot come any more because somebody has died. How long that takes is up
//! to the machine: nothing here says how fast anything is.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

/// After so long nothing comes any more: only so that a hang ends.
pub const HANG: Duration = Duration::from_secs(600);

/// The same once something was waited for in vain: the run has failed, and the rest of it need not take hours.
const AFTER_A_FAILURE: Duration = Duration::from_secs(60);

/// Whether anybody in this process has waited in vain.
static IN_VAIN: AtomicBool = AtomicBool::new(false);

/// Somebody waiting.
pub struct Wait(Instant);

impl Wait {
    pub fn begin() -> Wait {
        Wait(Instant::now())
    }

    /// How long it may still take.
    pub fn left(&self) -> Duration {
        let all = if IN_VAIN.load(Ordering::Relaxed) { AFTER_A_FAILURE } else { HANG };
        all.saturating_sub(self.0.elapsed())
    }

    /// Whether it is no use waiting any longer.
    pub fn is_in_vain(&self) -> bool {
        let is_over = self.left().is_zero();
        if is_over {
            IN_VAIN.store(true, Ordering::Relaxed);
        }
        is_over
    }
}

/// Waits until there is a core for each of these browsers, or all cores are free: more of them only take time from each
/// other. They may run for as long as the answer lives.
pub async fn room_for(browsers: u32) -> SemaphorePermit<'static> {
    static ROOM: OnceLock<Semaphore> = OnceLock::new();
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let room = ROOM.get_or_init(|| Semaphore::new(cores as usize));
    room.acquire_many(browsers.min(cores)).await.expect("nobody closes it")
}
