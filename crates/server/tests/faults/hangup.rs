//! Clients that hang up in the middle of a request, and never learn what became of it.

use std::fmt;
use std::io;
use std::ops::AddAssign;
use std::time::Duration;

use orrery_games::core::Rng;
use orrery_wire::{Act, Entry, Event, GameId, Logged};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::common::player::Person;
use crate::player::Player;

/// How often it is looked what became of a request, and how soon again: some were never read by the server, and nobody
/// can know that.
const LOOKS: usize = 20;
const PAUSE: Duration = Duration::from_millis(5);

/// Where games are set up, and where one's own are listed.
const GAMES: &str = "/api/v1/games";

/// Somebody who hangs up.
pub struct Caller {
    rng: Rng,
    /// How long it waits on average, in microseconds. Where little of what it asks for is done, it waits longer next
    /// time, and less where it is: so it hangs up in the middle, however busy the machine is.
    patience: u64,
    pub counts: Counts,
}

/// How many requests of a kind were hung up on, and of how many of them it was seen that they were done.
#[derive(Clone, Copy, Default)]
pub struct Count {
    pub sent: usize,
    pub done: usize,
}

/// The same of all kinds.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    pub creations: Count,
    pub joins: Count,
    pub turns: Count,
}

impl Caller {
    pub fn new(rng: Rng) -> Caller {
        Caller { rng, patience: 2_000, counts: Counts::default() }
    }

    /// Asks for a game and hangs up; its name, if it is seen that it was set up.
    pub async fn create(&mut self, player: &mut Player, body: &Value) -> Option<GameId> {
        let before = games_of(player).await;
        self.hang_up(&player.here(), GAMES, body).await.ok()?;
        let found =
            look(player, GAMES, |games| names_in(games).into_iter().find(|game| !before.contains(game)))
                .await;
        self.note(|counts| &mut counts.creations, found.is_some());
        found
    }

    /// Takes the free seat of a game and hangs up; whether it is seen that it was taken.
    pub async fn join(&mut self, player: &Player, game: &GameId) -> bool {
        let path = format!("{GAMES}/{game}/join");
        if self.hang_up(&player.here(), &path, &json!({})).await.is_err() {
            return false;
        }
        let began = look_in_log(player, game, 0, |event| *event == Event::Began).await;
        self.note(|counts| &mut counts.joins, began.is_some());
        began.is_some()
    }

    /// Makes a turn and hangs up; its place, if it is seen that it was stored.
    pub async fn turn(&mut self, player: &Player, game: &GameId, turn: &Act) -> Option<u32> {
        let Act::Turn { base, turn_id, .. } = turn else { panic!("no turn") };
        let path = format!("{GAMES}/{game}/acts");
        self.hang_up(&player.here(), &path, &serde_json::to_value(turn).unwrap()).await.ok()?;
        // Some send it again at once, while it is on its way.
        if self.rng.index(4) == 0 {
            self.counts.turns.sent += 1;
            return None;
        }
        let is_it = |event: &Event| matches!(event, Event::Turn { id, .. } if id == turn_id);
        let place = look_in_log(player, game, *base, is_it).await;
        self.note(|counts| &mut counts.turns, place.is_some());
        place
    }

    fn note(&mut self, kind: impl FnOnce(&mut Counts) -> &mut Count, is_done: bool) {
        *kind(&mut self.counts) += Count { sent: 1, done: usize::from(is_done) };
        let patience = if is_done { self.patience * 3 / 4 } else { self.patience * 4 / 3 };
        self.patience = patience.clamp(500, 200_000);
    }

    /// Sends a request, or a part of it, and closes the connection a moment later: politely, or so that whatever was not
    /// read yet is thrown away.
    async fn hang_up(&mut self, person: &Person, path: &str, body: &Value) -> io::Result<()> {
        let (address, body) = (person.address, body.to_string());
        let headers: String = person.headers.iter().map(|header| format!("{header}\r\n")).collect();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n{headers}\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        let is_whole = self.rng.index(8) != 0;
        let length = if is_whole { request.len() } else { self.rng.index(request.len()) };
        let wait = Duration::from_micros(200 + self.rng.below(2 * self.patience));
        let mut stream = TcpStream::connect(address).await?;
        if self.rng.index(2) == 0 {
            stream.set_zero_linger()?;
        }
        stream.write_all(&request.as_bytes()[..length]).await?;
        // Tokio's timers know no parts of a millisecond.
        let stream = stream.into_std()?;
        let closed = tokio::task::spawn_blocking(move || {
            std::thread::sleep(wait);
            drop(stream);
        });
        closed.await.map_err(io::Error::other)
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, more: Count) {
        self.sent += more.sent;
        self.done += more.done;
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.creations += more.creations;
        self.joins += more.joins;
        self.turns += more.turns;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { creations, joins, turns } = self;
        write!(f, "{} of {} turns, ", turns.done, turns.sent)?;
        write!(f, "{} of {} creations, ", creations.done, creations.sent)?;
        write!(f, "{} of {} joins were seen to be done although who asked hung up", joins.done, joins.sent)
    }
}

/// The games of somebody.
pub async fn games_of(player: &mut Player) -> Vec<GameId> {
    player.read_until(GAMES, |text| Some(names_in(text))).await
}

fn names_in(games: &str) -> Vec<GameId> {
    serde_json::from_str::<Vec<Value>>(games).unwrap().iter().map(name_of).collect()
}

/// The name of a game in an answer.
pub fn name_of(game: &Value) -> GameId {
    game["game"].as_str().unwrap().parse().unwrap()
}

/// Looks for something in a log, which wakes nobody: it is read past what the server has in memory. Its place.
async fn look_in_log(
    player: &Player,
    game: &GameId,
    since: u32,
    wanted: impl Fn(&Event) -> bool,
) -> Option<u32> {
    look(player, &format!("{GAMES}/{game}/log?since={since}"), |log| {
        let mut entries = log.lines().map(|line| serde_json::from_str::<Entry>(line).unwrap());
        let found = entries.find(|entry| wanted(&Logged::from_body(&entry.body).unwrap().event));
        found.map(|entry| entry.seq)
    })
    .await
}

/// Reads something a few times, if the server answers, for what is wanted of it.
async fn look<T>(player: &Player, path: &str, wanted: impl Fn(&str) -> Option<T>) -> Option<T> {
    for _ in 0..LOOKS {
        if let Some(found) = wanted(&player.try_read(path).await?) {
            return Some(found);
        }
        sleep(PAUSE).await;
    }
    None
}
