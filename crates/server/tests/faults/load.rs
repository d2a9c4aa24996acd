//! Many people who play as fast as they can; and what must hold of their games.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use orrery_wire::{Act, Control, Entry, Event, GameId, GameState, Logged, Reason, Status, TurnId};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::charges::Charge;
use crate::common::player::Person;
use crate::hangup::Counts;
use crate::pair::{Made, Manner, Pair, Story};

/// How long everybody together may take to come back after the last fault.
const RETURN_TIMEOUT: Duration = Duration::from_secs(60);

/// How much time people have who are not watched closely.
pub const MINUTE: Control = Control::Fischer { seconds: 60, increment: 1 };

/// A time in which nobody could have made a turn: in milliseconds since 1970, and by a clock that nobody can set.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub from: i64,
    pub to: i64,
    pub began: Instant,
    pub ended: Instant,
}

/// Many people at once.
pub struct Load {
    nodes: Vec<SocketAddr>,
    pairs: JoinSet<Story>,
    stop: watch::Sender<bool>,
    trouble: Arc<Notify>,
}

/// What became of their games.
pub struct Games(Vec<Played>);

/// What became of a game.
pub struct Played {
    pub entries: Vec<Entry>,
    pub made: Vec<Made>,
}

impl Span {
    /// It begins and has not lasted yet.
    pub fn begin() -> Span {
        let (at, now) = (now(), Instant::now());
        Span { from: at, to: at, began: now, ended: now }
    }

    /// It has lasted until now.
    pub fn end(self) -> Span {
        Span { to: now(), ended: Instant::now(), ..self }
    }
}

impl Load {
    /// So many pairs begin to play, and so many more who hang up.
    pub async fn begin(nodes: &[SocketAddr], control: Control, patient: usize, hanging_up: usize) -> Load {
        let (stop, stopped) = watch::channel(false);
        let mut load = Load { nodes: nodes.to_vec(), pairs: JoinSet::new(), stop, trouble: Arc::default() };
        for index in 0..patient + hanging_up {
            let manner = if index < patient { Manner::Patient } else { Manner::HangsUp };
            let pair = Pair::new(nodes, index, control, manner, &load.trouble).await;
            load.pairs.spawn(pair.play(stopped.clone()));
        }
        load
    }

    /// Waits until somebody is told that something cannot be stored.
    pub async fn wait_for_trouble(&self) {
        self.trouble.notified().await;
    }

    /// Everybody makes one more turn, which shows that they are back; then their games are looked at, and those of others.
    pub async fn end(mut self, others: Vec<Story>) -> Games {
        self.stop.send_replace(true);
        let pairs = std::mem::take(&mut self.pairs);
        let mut stories = timeout(RETURN_TIMEOUT, pairs.join_all()).await.expect("everybody comes back");
        stories.extend(others);
        let (pairs, mut turns, mut hung_up) = (stories.len(), 0, Counts::default());
        let mut made: HashMap<GameId, Vec<Made>> = HashMap::new();
        for story in stories {
            self.check_views(&story).await;
            if let Some(counts) = story.hung_up {
                self.check_creations(&story, counts.creations.sent).await;
                hung_up += counts;
            }
            turns += story.made.len();
            story.made.into_iter().for_each(|turn| made.entry(turn.game.clone()).or_default().push(turn));
        }
        let mut games = Vec::new();
        for (game, made) in made {
            let played = Played { entries: self.log(&game).await, made };
            played.check();
            games.push(played);
        }
        println!("{pairs} pairs, {turns} turns acknowledged in {} games", games.len());
        println!("{hung_up}");
        assert!(hung_up.turns.done > 0, "turns were made by people who had gone");
        Games(games)
    }

    /// Nobody has heard less than stands in the log.
    async fn check_views(&self, story: &Story) {
        let game = &story.made.last().unwrap().game;
        let last = self.log(game).await.last().unwrap().seq;
        assert!(story.heard.iter().all(|heard| *heard == last), "{game} has {last}, heard {:?}", story.heard);
    }

    /// What was asked for once is there once at most, and whole.
    async fn check_creations(&self, story: &Story, asked_for: usize) {
        assert!(story.games.len() <= asked_for, "{} games, {asked_for} asked for", story.games.len());
        for game in &story.games {
            let entries = self.log(game).await;
            GameState::verify_strictly(&entries).unwrap();
            let is_played = story.made.iter().any(|made| made.game == *game);
            assert!(is_played || entries.len() == 1, "nobody has joined {game}");
        }
    }

    async fn log(&self, game: &GameId) -> Vec<Entry> {
        let person = Person::unknown(self.nodes[0]);
        let (status, log) = person.text(&format!("/api/v1/games/{game}/log")).await;
        assert_eq!(status, 200, "{game} is gone");
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

impl Games {
    /// Nobody paid for an outage, and for no more than that was anybody given time.
    pub fn check_credits(&self, outages: &[Span]) {
        let credited: i64 = self.0.iter().map(|played| played.credited(outages)).sum();
        self.charges().iter().for_each(|charge| charge.check_not_too_much(outages));
        println!("{} outages, {:.1} s credited", outages.len(), credited as f64 / 1_000.0);
    }

    /// What every turn cost.
    pub fn charges(&self) -> Vec<Charge> {
        self.0.iter().flat_map(Charge::all).collect()
    }
}

impl Played {
    /// Every turn that was acknowledged stands where it was said to, once; nobody lost on time.
    fn check(&self) {
        // Refuses turns that stand twice, times that were up, and links that do not hold.
        let state = GameState::verify_strictly(&self.entries).unwrap();
        assert!(!matches!(state.status(), Status::Over { reason: Reason::Time, .. }), "lost on time");
        let logged = self.logged();
        for Made { seq, turn, .. } in &self.made {
            let Event::Turn { id, actions, .. } = &logged[*seq as usize].event else {
                panic!("{seq} is no turn")
            };
            let Act::Turn { turn_id, actions: wanted, .. } = turn else { panic!("no turn") };
            assert_eq!((id, actions), (turn_id, wanted));
        }
        let mut ids: Vec<&TurnId> = logged.iter().filter_map(|logged| id_of(&logged.event)).collect();
        let all = ids.len();
        ids.sort_by_key(|id| id.as_str());
        ids.dedup();
        assert_eq!(ids.len(), all, "a turn stands twice");
        assert_eq!(self.made.len(), all, "what stands was made by somebody");
    }

    /// How much was given back, which is at least the time of outages.
    fn credited(&self, outages: &[Span]) -> i64 {
        let (mut before, mut turns, mut credited) = (None, 0, 0);
        for Logged { at, event, .. } in self.logged() {
            let Event::Turn { outage, .. } = event else { continue };
            if let Some(since) = before.filter(|_| turns >= 2) {
                let within = |span: &Span| (span.to.min(at.0) - span.from.max(since)).max(0);
                let lost: i64 = outages.iter().map(within).sum();
                assert!(i64::from(outage) >= lost, "{outage} ms were given back of {lost}");
                assert!(i64::from(outage) <= at.0 - since, "more was given back than had passed");
                credited += i64::from(outage);
            }
            (before, turns) = (Some(at.0), turns + 1);
        }
        credited
    }

    fn logged(&self) -> Vec<Logged> {
        self.entries.iter().map(|entry| Logged::from_body(&entry.body).unwrap()).collect()
    }
}

fn id_of(event: &Event) -> Option<&TurnId> {
    if let Event::Turn { id, .. } = event { Some(id) } else { None }
}

/// The time, by the clock that the servers read, too.
fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}
