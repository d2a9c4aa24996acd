//! What everybody asks for costs the store nothing.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use orrery_server::simulation::{Done, Machine, Node, Work, world};
use orrery_server::{Bus, Options};
use orrery_store::Store;
use orrery_store::memory::{BoxFuture, Fault, Faults, Memory, Operation};
use orrery_wire::Time;

struct StandingStill;

impl Machine for StandingStill {
    fn wall(&self) -> Time {
        Time(1_795_000_000_000)
    }

    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

/// Counts what a store is asked.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicUsize>);

impl Faults for Counting {
    fn before(&self, _: Operation) -> BoxFuture<Result<(), Fault>> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Box::pin(std::future::ready(Ok(())))
    }

    fn after(&self, _: Operation) -> BoxFuture<Result<(), Fault>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

#[tokio::test(start_paused = true)]
async fn the_lobby_is_read_once_for_everybody_who_asks() {
    let asked = Counting::default();
    let store = Store::in_memory(&Memory::default(), Arc::new(asked.clone()));
    let work = Work::by(Arc::new(|_| Done::TooLate), Arc::new(|| std::time::Duration::ZERO));
    let options = Options { limits: orrery_server::Limits::none(), ..Options::default() };
    let node = Node::start(world(StandingStill), store, Bus::Alone, work, options).await;
    let ask = || async {
        let request = Request::get("/api/v1/lobby").body(Body::empty()).expect("a request that makes sense");
        node.ask(SocketAddr::from(([127, 0, 0, 1], 4_000)), request).await.status()
    };
    // A second of the simulated clock, so that what a node does at its start is over. After that the clock stands still
    // while nobody waits for it, and nothing else asks the store.
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    assert_eq!(ask().await, StatusCode::OK);
    let before = asked.0.load(Ordering::Relaxed);
    assert!(before > 0, "it was asked for the lobby once");
    for _ in 0..500 {
        assert_eq!(ask().await, StatusCode::OK);
    }
    assert_eq!(asked.0.load(Ordering::Relaxed), before);
}
