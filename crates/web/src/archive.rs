//! Games kept in the browser, each under its own key as a record (docs/NOTATION.md), so that two tabs cannot destroy each
//! other's games and what is kept can be read by anybody.

use orrery_games::core::{ActionText, Outcome, Player, Record, Termination};
use orrery_games::{AnyGame, replay};

use crate::browser;

const PREFIX: &str = "orrery.game.v1.";
/// What could not be read is kept here, out of the way.
const DAMAGED: &str = "orrery.damaged.";
/// Finished games beyond so many are forgotten, the oldest first.
const FINISHED_KEPT: usize = 50;

/// Who sits at one side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody at this screen.
    Here,
    /// The computer, at a level.
    Computer(u8),
    /// Somebody at another screen. Such games are kept by the server.
    Remote,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Its name in the address.
    pub id: String,
    /// The game, up to the last action.
    pub game: AnyGame,
    /// Who plays, the first mover first.
    pub seats: [Seat; 2],
    /// Who resigned.
    pub resigned: Option<Player>,
    /// Whether a coach looks at turns before they stand.
    pub coach: bool,
    /// How often it was stored: the higher one is the newer one.
    pub revision: u32,
    /// When it was stored last, in milliseconds since 1970.
    pub updated: f64,
}

impl Saved {
    /// A new game.
    pub fn new(game: AnyGame, seats: [Seat; 2]) -> Saved {
        let id = format!("{:011x}", browser::random_u64() >> 20);
        Saved { id, game, seats, resigned: None, coach: false, revision: 0, updated: browser::now() }
    }

    /// The result: by the rules, or because somebody resigned.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome().or(self.resigned.map(|player| Outcome::Win(player.opponent())))
    }

    /// The game as a record, for people and other programs.
    pub fn record(&self) -> Record {
        let mut record = Record::new();
        let actions = self.game.actions();
        let mut start = self.game.clone();
        start.undo(actions.len());
        let name = |seat| match seat {
            Seat::Here | Seat::Remote => "?".to_owned(),
            Seat::Computer(level) => format!("Orrery level {level}"),
        };
        let mut tags = vec![("Game", start.id().to_string()), ("Config", start.config())];
        if !start.begins_as_configured() {
            tags.push(("Setup", start.code()));
        }
        tags.extend([("First", name(self.seats[0])), ("Second", name(self.seats[1]))]);
        for (tag, value) in tags {
            let _ = record.set_tag(tag, &value);
        }
        for (action, player) in actions.iter().zip(self.game.players()) {
            // Every action was legal when it was played, and its text is what the notation has.
            let Ok(text) = ActionText::new(action) else { break };
            let _ = record.push(player, text);
        }
        record.set_result(self.outcome());
        if self.outcome().is_some() {
            let normal = self.game.outcome().is_some();
            record.set_termination(if normal { Termination::Normal } else { Termination::Resignation });
        }
        record
    }

    fn write(&self) -> String {
        let mut record = self.record();
        let seats = self.seats.map(|seat| match seat {
            Seat::Here | Seat::Remote => "here".to_owned(),
            Seat::Computer(level) => format!("computer-{level}"),
        });
        let tags = [
            ("Seats", seats.join(" ")),
            ("Revision", self.revision.to_string()),
            ("Updated", format!("{:.0}", self.updated)),
        ];
        let coach = self.coach.then(|| ("Coach", "on".to_owned()));
        for (name, value) in tags.into_iter().chain(coach) {
            let _ = record.set_tag(name, &value);
        }
        record.to_string()
    }

    fn read(id: &str, text: &str) -> Result<Saved, String> {
        let record: Record = text.parse().map_err(|error| format!("{error}"))?;
        let game = replay(&record).map_err(|error| error.to_string())?.game;
        let seats = record.tag("Seats").unwrap_or("here here");
        let mut seats = seats.split(' ').map(|seat| match seat.strip_prefix("computer-") {
            Some(level) => Seat::Computer(level.parse().unwrap_or(3).clamp(1, 10)),
            None => Seat::Here,
        });
        let mut seat = || seats.next().unwrap_or(Seat::Here);
        let resigned = match (record.termination(), record.result()) {
            (Some(Termination::Resignation), Some(Outcome::Win(winner))) => Some(winner.opponent()),
            _ => None,
        };
        let number = |tag: &str| record.tag(tag).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        Ok(Saved {
            id: id.to_owned(),
            game,
            seats: [seat(), seat()],
            resigned,
            // Games kept before there was a coach have none.
            coach: record.tag("Coach") == Some("on"),
            revision: number("Revision") as u32,
            updated: number("Updated"),
        })
    }
}

/// What storing a game came to.
#[derive(Debug)]
pub enum Stored {
    /// It is stored.
    Done,
    /// Another tab has stored a later state of the same game: that one holds.
    Newer(Box<Saved>),
    /// The browser has no room or forbids it.
    Failed,
}

/// Stores a game, unless another tab has a later state of it.
pub fn save(saved: &mut Saved) -> Stored {
    // Only what is newer has to be read as a whole.
    let stored = browser::stored(&key(&saved.id)).and_then(|text| revision(&text));
    if stored.is_some_and(|stored| stored > saved.revision)
        && let Some(Ok(other)) = load(&saved.id)
    {
        return Stored::Newer(Box::new(other));
    }
    saved.revision += 1;
    saved.updated = browser::now();
    match browser::store(&key(&saved.id), &saved.write()) {
        true => Stored::Done,
        false => Stored::Failed,
    }
}

/// How often a game was stored, by the text of its record.
fn revision(text: &str) -> Option<u32> {
    let tags = text.lines().take_while(|line| line.starts_with('['));
    let number = tags.filter_map(|line| line.strip_prefix("[Revision \"")?.strip_suffix("\"]")).next();
    number?.parse().ok()
}

/// Where a game is stored.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// The game of this name. What cannot be read is set aside, and the error says why.
pub fn load(id: &str) -> Option<Result<Saved, String>> {
    let text = browser::stored(&key(id))?;
    Some(Saved::read(id, &text).inspect_err(|_| {
        if browser::store(&format!("{DAMAGED}{id}"), &text) {
            browser::forget(&key(id));
        }
    }))
}

/// Forgets a game.
pub fn remove(id: &str) {
    browser::forget(&key(id));
}

/// All games that can be read, the latest first, and how many could not.
pub fn list() -> (Vec<Saved>, usize) {
    let Some(storage) = browser::storage() else { return (Vec::new(), 0) };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let ids: Vec<String> = names.filter_map(|name| name.strip_prefix(PREFIX).map(str::to_owned)).collect();
    let read: Vec<_> = ids.iter().filter_map(|id| load(id)).collect();
    let damaged = read.iter().filter(|read| read.is_err()).count();
    let mut games: Vec<Saved> = read.into_iter().flatten().collect();
    games.sort_by(|a, b| b.updated.total_cmp(&a.updated));
    for old in games.iter().filter(|game| game.outcome().is_some()).skip(FINISHED_KEPT) {
        remove(&old.id);
    }
    (games, damaged)
}
