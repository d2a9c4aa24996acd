//! Searches, and nets that are no longer used, give back all the memory that they take. The only test of its process, so that what is counted is theirs.

#![allow(clippy::unwrap_used, unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use orrery_engine::{Control, Limits, Method, Nets, Options, Table, think};
use orrery_games::{AnyGame, with_session};

/// The system's allocator, which counts the bytes that are in use.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);

// SAFETY: whatever is asked is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`, which is the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        IN_USE.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as above; the block is the system's, because all are.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Searches of both methods, every hundredth on two threads.
fn search(game: &AnyGame, count: usize) {
    let limits = Limits { nodes: Some(60), ..Limits::default() };
    let stop = AtomicBool::new(false);
    for i in 0..count {
        let method = if i % 10 == 0 { Method::Uct } else { Method::Best };
        let options =
            Options { method, hash: 1, threads: 1 + usize::from(i % 100 == 0), ..Options::default() };
        let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
        with_session!(game, session => {
            think(&**session.game(), session.position(), &options, &limits, control, &Table::new(1), |_| ());
        });
    }
}

/// What `setoption name Evaluation` does: other nets take the place of those before.
fn choose_nets(options: &mut Options, count: usize) {
    for _ in 0..count {
        for net in ["../../data/kulami.net", "learned", "hand"] {
            options.nets = Nets::named(net).unwrap();
        }
    }
}

#[test]
fn two_thousand_searches_and_twenty_nets_leak_nothing() {
    const SEARCHES: usize = 2_000;
    let game = AnyGame::from_config("kulami").unwrap();
    // What is made once and kept for ever is made here.
    search(&game, 101);
    let mut options = Options::default();
    choose_nets(&mut options, 1);
    let before = IN_USE.load(Ordering::Relaxed);
    search(&game, SEARCHES);
    choose_nets(&mut options, 20);
    let after = IN_USE.load(Ordering::Relaxed);
    // A byte for each search would be too much.
    assert!(after < before + SEARCHES, "{before} bytes grew to {after}");
}
