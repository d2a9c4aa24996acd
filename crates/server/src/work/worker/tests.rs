//! Workers at a real NATS, with something in the place of the engine.

use std::sync::mpsc;

use async_nats::{Client, Subscriber, jetstream};
use orrery_services::Nats;
use orrery_wire::Time;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::AbortHandle;

use super::super::Job;
use super::super::test::{analysis, lines, made, turn};
use super::*;

/// A node, and a worker with one thread whose engine tells what it has begun.
struct Stage {
    _nats: Nats,
    queue: Queue,
    client: Client,
    /// Turns that the worker tells.
    played: Subscriber,
    perform: Perform,
    begun: UnboundedReceiver<String>,
    /// A word for work that is slow.
    go: mpsc::Sender<()>,
    working: Option<AbortHandle>,
}

impl Stage {
    async fn set() -> Stage {
        let nats = Nats::start().expect("NATS is installed");
        let address = NatsAddress::new(&nats.url(), None).expect("an address");
        let client = address.connect("test").await.expect("it listens");
        let (go, gone) = mpsc::channel();
        let gone = Mutex::new(gone);
        let (begin, begun) = unbounded_channel();
        let perform: Perform = Arc::new(move |job, _, _| {
            _ = begin.send(job.start.clone());
            match job.start.as_str() {
                // The end of the test is a word as well.
                "slow" => _ = lock(&gone).recv(),
                "panic" => panic!("a fault of the engine"),
                _ => {}
            }
            if job.is_turn() { made(job) } else { lines() }
        });
        let played = client.subscribe(PLAYED).await.expect("it listens");
        let queue = Queue::new(client.clone());
        Stage { _nats: nats, queue, client, played, perform, begun, go, working: None }
    }

    /// Starts the worker and waits until it takes turns.
    async fn work(&mut self) {
        let (queue, perform) = (self.queue.clone(), self.perform.clone());
        let working = tokio::spawn(async move { work_as(&queue, 1, &perform).await });
        self.working = Some(working.abort_handle());
        let context = jetstream::new(self.client.clone());
        while context.get_stream("orrery-turns").await.is_err() {}
    }

    fn ask(&self, job: Job) -> tokio::task::JoinHandle<Result<Done, Trouble>> {
        let queue = self.queue.clone();
        tokio::spawn(async move { queue.ask(job, Time(0)).await })
    }

    async fn begins(&mut self, start: &str) {
        assert_eq!(self.begun.recv().await.as_deref(), Some(start));
    }

    /// Hears of a turn, and says that it is stored.
    async fn hears(&mut self, job: &Job) {
        let told = self.played.next().await.expect("a turn");
        assert_eq!(serde_json::from_slice::<Done>(&told.payload).expect("an answer"), made(job));
        self.client.publish(told.reply.expect("it is waited for"), STORED.into()).await.expect("it listens");
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if let Some(working) = &self.working {
            working.abort();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_analysis_makes_a_turn_wait() {
    let mut stage = Stage::set().await;
    stage.work().await;
    let first = stage.ask(analysis("slow"));
    stage.begins("slow").await;
    let second = stage.ask(analysis("second"));
    // The one thread for analyses is busy for as long as the test likes.
    for base in 0..5 {
        stage.queue.play(turn("a turn", base), Time(0)).await.expect("a queue");
        stage.begins("a turn").await;
        stage.hears(&turn("", base)).await;
    }
    assert!(!first.is_finished() && !second.is_finished());
    stage.go.send(()).expect("it waits");
    stage.begins("second").await;
    for asked in [first, second] {
        assert_eq!(asked.await.expect("no panic"), Ok(lines()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_and_workers_of_two_versions_understand_each_other() {
    let mut stage = Stage::set().await;
    // There is no queue for turns before a worker has made it: one of an older version takes from the other.
    stage.queue.play(turn("before", 1), Time(0)).await.expect("a queue");
    let context = jetstream::new(stage.client.clone());
    assert!(context.get_stream("orrery-turns").await.is_err());
    assert_eq!(context.get_stream("orrery-work").await.expect("a queue").cached_info().state.messages, 1);
    stage.work().await;
    stage.begins("before").await;
    stage.hears(&turn("", 1)).await;
    // What a node of an older version puts in.
    let old = |job: &Job| serde_json::json!({ "job": job, "reply": null }).to_string();
    let later = Job { deadline: ThisMachine.wall().plus(60_000), ..turn("old", 2) };
    context.publish("orrery.work", old(&later).into()).await.expect("a queue").await.expect("a place");
    stage.begins("old").await;
    stage.hears(&later).await;
    // It goes by the time of the deadline; what is late is not begun, so the next is.
    context
        .publish("orrery.work", old(&turn("late", 3)).into())
        .await
        .expect("a queue")
        .await
        .expect("a place");
    assert_eq!(stage.ask(analysis("next")).await.expect("no panic"), Ok(lines()));
    stage.begins("next").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_costs_one_piece_of_work() {
    let mut stage = Stage::set().await;
    stage.work().await;
    for _ in 0..3 {
        let failed = Done::Impossible { why: "the engine failed".to_owned() };
        assert_eq!(stage.ask(analysis("panic")).await.expect("no panic"), Ok(failed));
        stage.begins("panic").await;
    }
    stage.queue.play(turn("panic", 1), Time(0)).await.expect("a queue");
    stage.begins("panic").await;
    stage.queue.play(turn("sound", 2), Time(0)).await.expect("a queue");
    stage.begins("sound").await;
    stage.hears(&turn("", 2)).await;
    assert_eq!(stage.ask(analysis("sound")).await.expect("no panic"), Ok(lines()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_whose_clock_is_wrong_works() {
    let mut stage = Stage::set().await;
    stage.work().await;
    // A node of the year 1970 waits for a minute, and so does one a thousand years from now.
    assert_eq!(stage.ask(analysis("then")).await.expect("no panic"), Ok(lines()));
    let now = Time(32_000_000_000_000);
    let job = Job { deadline: now.plus(60_000), ..turn("later", 1) };
    stage.queue.play(job.clone(), now).await.expect("a queue");
    stage.begins("then").await;
    stage.begins("later").await;
    stage.hears(&job).await;
    // Nobody waits for this one any more.
    let late = Job { deadline: Time(1), ..analysis("late") };
    assert_eq!(stage.queue.ask(late, Time(1)).await, Ok(Done::TooLate));
}
