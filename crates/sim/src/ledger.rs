//! What people know: what they did, what was acknowledged, what they see.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use orrery_wire::{Act, GameId, Link, PlayerId, SeatKey};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::weather::Weather;

/// An act that was acknowledged.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub game: GameId,
    pub seq: u32,
    pub by: PlayerId,
    pub act: Act,
}

/// A game as somebody sees it who is connected.
#[derive(Clone, Debug)]
pub struct View {
    pub who: usize,
    pub game: GameId,
    pub seq: u32,
    pub link: Link,
    /// Since when the line to the server has not been broken.
    pub since: Instant,
    /// A turn that nobody has acknowledged yet.
    pub is_waiting: bool,
}

pub struct Ledger {
    weather: Arc<Weather>,
    began: Instant,
    calm: watch::Sender<bool>,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    acknowledged: Vec<Acknowledged>,
    /// Which turns each player has sent, and since when.
    sent: BTreeMap<(PlayerId, String), Instant>,
    /// When each turn came in at a node, however often it was sent.
    arrived: BTreeMap<String, Vec<Instant>>,
    invitations: Vec<(GameId, SeatKey)>,
    views: BTreeMap<usize, View>,
    findings: Vec<String>,
    story: Vec<(Instant, String)>,
}

impl Ledger {
    pub fn new(weather: Arc<Weather>) -> Ledger {
        Ledger { weather, began: Instant::now(), calm: watch::Sender::new(false), book: Mutex::default() }
    }

    pub fn weather(&self) -> &Weather {
        &self.weather
    }

    /// Something happened that a story should mention.
    pub fn tell(&self, what: String) {
        self.book().story.push((Instant::now(), what));
    }

    /// Something is wrong.
    pub fn find(&self, what: String) {
        self.tell(format!("WRONG: {what}"));
        self.book().findings.push(what);
    }

    pub fn sends(&self, by: &PlayerId, turn: &str) {
        self.book().sent.entry((by.clone(), turn.to_owned())).or_insert(Instant::now());
    }

    /// When somebody first sent a turn.
    pub fn sent(&self, by: &PlayerId, turn: &str) -> Option<Instant> {
        self.book().sent.get(&(by.clone(), turn.to_owned())).copied()
    }

    /// A message or the body of a request has come in at a node.
    pub fn arrives(&self, message: &str) {
        let id = message.split_once(r#""turn_id":""#).and_then(|(_, rest)| rest.split_once('"'));
        if let Some((id, _)) = id {
            self.book().arrived.entry(id.to_owned()).or_default().push(Instant::now());
        }
    }

    /// When a turn last came in that was stored then.
    pub fn arrived(&self, turn: &str, stored: Instant) -> Option<Instant> {
        let book = self.book();
        book.arrived.get(turn)?.iter().copied().filter(|arrived| *arrived <= stored).max()
    }

    pub fn acknowledge(&self, acknowledged: Acknowledged) {
        self.book().acknowledged.push(acknowledged);
    }

    pub fn acknowledged(&self) -> Vec<Acknowledged> {
        self.book().acknowledged.clone()
    }

    pub fn invite(&self, game: GameId, key: SeatKey) {
        self.book().invitations.push((game, key));
    }

    pub fn invitation(&self) -> Option<(GameId, SeatKey)> {
        let mut book = self.book();
        if book.invitations.is_empty() { None } else { Some(book.invitations.remove(0)) }
    }

    /// What somebody sees now; nothing while they are not connected.
    pub fn sees(&self, who: usize, view: Option<View>) {
        match view {
            Some(view) => self.book().views.insert(who, view),
            None => self.book().views.remove(&who),
        };
    }

    pub fn views(&self) -> Vec<View> {
        self.book().views.values().cloned().collect()
    }

    pub fn findings(&self) -> Vec<String> {
        self.book().findings.clone()
    }

    /// Nobody begins anything any more.
    pub fn calm_down(&self) {
        self.calm.send_replace(true);
    }

    pub fn is_calm(&self) -> bool {
        *self.calm.borrow()
    }

    /// The seconds since the beginning.
    pub fn seconds(&self, at: Instant) -> f64 {
        at.saturating_duration_since(self.began).as_secs_f64()
    }

    /// What happened, with the time since the beginning.
    pub fn story(&self) -> Vec<String> {
        let book = self.book();
        book.story.iter().map(|(at, what)| format!("{:9.3} s  {what}", self.seconds(*at))).collect()
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
