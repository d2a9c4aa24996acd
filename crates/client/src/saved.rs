//! Games as browsers keep them: each under its own key as a record (docs/NOTATION.md), so that two tabs cannot destroy each
//! other's games and what is kept can be read by anybody.

use orrery_games::core::{ActionText, Outcome, Player, Record, Termination};
use orrery_games::{AnyGame, replay};

/// The key of a game begins with this; its name follows.
pub const GAME_KEY: &str = "orrery.game.v1.";

/// The same for games that could not be read. They are moved there, out of the way.
pub const DAMAGED_KEY: &str = "orrery.damaged.";

/// Who sits at one side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
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
    pub seats: [Sitter; 2],
    /// Who resigned.
    pub resigned: Option<Player>,
    /// Whether a coach warns before bad turns.
    pub coach: bool,
    /// How often it was stored. Of two copies, the one with the higher number is newer.
    pub revision: u32,
    /// When it was stored last, in milliseconds since 1970.
    pub updated: f64,
}

impl Saved {
    /// A game that was not stored yet, under a name drawn from this number.
    pub fn new(game: AnyGame, seats: [Sitter; 2], random: u64, now: f64) -> Saved {
        let id = format!("{:011x}", random >> 20);
        Saved { id, game, seats, resigned: None, coach: false, revision: 0, updated: now }
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
            Sitter::Here | Sitter::Remote => "?".to_owned(),
            Sitter::Computer(level) => format!("Orrery level {level}"),
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

    /// The text that is kept: the record, with what only this browser knows in tags of its own.
    pub fn write(&self) -> String {
        let mut record = self.record();
        let seats = self.seats.map(|seat| match seat {
            Sitter::Here | Sitter::Remote => "here".to_owned(),
            Sitter::Computer(level) => format!("computer-{level}"),
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

    /// The game that was kept under this name as this text; the error says in English what is wrong with it.
    pub fn read(id: &str, text: &str) -> Result<Saved, String> {
        let record: Record = text.parse().map_err(|error| format!("{error}"))?;
        let game = replay(&record).map_err(|error| error.to_string())?.game;
        let seats = record.tag("Seats").unwrap_or("here here");
        let mut seats = seats.split(' ').map(|seat| match seat.strip_prefix("computer-") {
            Some(level) => Sitter::Computer(level.parse().unwrap_or(3).clamp(1, 10)),
            None => Sitter::Here,
        });
        let mut seat = || seats.next().unwrap_or(Sitter::Here);
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

    /// Reads only the revision from the text of a game, so that older copies need not be read as a whole.
    pub fn revision_of(text: &str) -> Option<u32> {
        let tags = text.lines().take_while(|line| line.starts_with('['));
        let number = tags.filter_map(|line| line.strip_prefix("[Revision \"")?.strip_suffix("\"]")).next();
        number?.parse().ok()
    }
}
