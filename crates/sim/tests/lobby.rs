//! What everybody asks for costs the store little, however many games there are.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use orrery_games::core::Rng;
use orrery_server::simulation::{Done, Machine, Node, Work, world};
use orrery_server::{Bus, Limits, Options};
use orrery_store::Store;
use orrery_store::memory::{BoxFuture, Fault, Faults, Memory, Operation};
use orrery_wire::Time;
use tokio::time::sleep;

/// The clock of the system stands still, and no random number comes twice.
#[derive(Default)]
struct StandingStill(AtomicU64);

impl Machine for StandingStill {
    fn wall(&self) -> Time {
        Time(1_795_000_000_000)
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut rng = Rng::new(self.0.fetch_add(1, Ordering::Relaxed));
        bytes.chunks_mut(8).for_each(|part| part.copy_from_slice(&rng.next().to_le_bytes()[..part.len()]));
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

/// A node, and somebody who asks it.
struct Visit {
    node: Node,
    asked: Counting,
    cookie: String,
}

impl Visit {
    async fn begin() -> Visit {
        let asked = Counting::default();
        let store = Store::in_memory(&Memory::default(), Arc::new(asked.clone()));
        let work = Work::by(Arc::new(|_| Done::TooLate), Arc::new(|| Duration::ZERO));
        let options = Options { limits: Limits::none(), ..Options::default() };
        let node = Node::start(world(StandingStill::default()), store, Bus::Alone, work, options).await;
        // A second of the simulated clock, so that what a node does at its start is over. After that the clock stands
        // still while nobody waits for it, and nothing else asks the store.
        sleep(Duration::from_secs(1)).await;
        let mut visit = Visit { node, asked, cookie: String::new() };
        let answer = visit.ask("POST", "/api/v1/me", r#"{"name":"Ana"}"#).await;
        let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie is text");
        visit.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        visit
    }

    async fn ask(&self, method: &str, path: &str, body: &'static str) -> Response {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "orrery.test")
            .header(header::ORIGIN, "http://orrery.test")
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::COOKIE, &self.cookie)
            .body(Body::from(body))
            .expect("a request that makes sense");
        self.node.ask(SocketAddr::from(([127, 0, 0, 1], 4_000)), request).await
    }

    async fn reads(&self, path: &str) {
        assert_eq!(self.ask("GET", path, "").await.status(), StatusCode::OK);
    }

    /// Sets up games that wait for anybody.
    async fn set_up(&self, count: usize) {
        for _ in 0..count {
            let answer = self.ask("POST", "/api/v1/games", r#"{"config":"yinsh","listed":true}"#).await;
            assert_eq!(answer.status(), StatusCode::CREATED);
        }
    }

    fn asked(&self) -> usize {
        self.asked.0.load(Ordering::Relaxed)
    }
}

#[tokio::test(start_paused = true)]
async fn the_lobby_is_read_once_for_everybody_who_asks() {
    let visit = Visit::begin().await;
    visit.reads("/api/v1/lobby").await;
    let before = visit.asked();
    assert!(before > 0, "it was asked for the lobby once");
    // Without a cookie: who asks is looked up each time.
    let visit = Visit { cookie: String::new(), ..visit };
    for _ in 0..500 {
        visit.reads("/api/v1/lobby").await;
    }
    assert_eq!(visit.asked(), before);
}

#[tokio::test(start_paused = true)]
async fn many_games_in_the_lobby_cost_no_more_statements_than_one() {
    let visit = Visit::begin().await;
    // In a minute everything is done a few times that a node does by itself, reading the lobby among it.
    let minute = async || {
        let before = visit.asked();
        sleep(Duration::from_secs(60)).await;
        visit.asked() - before
    };
    visit.set_up(1).await;
    minute().await;
    let one = minute().await;
    visit.set_up(40).await;
    minute().await;
    assert_eq!(minute().await, one);
}

#[tokio::test(start_paused = true)]
async fn a_player_with_many_games_costs_no_more_statements_than_one_with_one() {
    let visit = Visit::begin().await;
    let list = async || {
        let before = visit.asked();
        visit.reads("/api/v1/games").await;
        visit.asked() - before
    };
    visit.set_up(1).await;
    let one = list().await;
    assert!(one > 0);
    visit.set_up(40).await;
    assert_eq!(list().await, one);
}
