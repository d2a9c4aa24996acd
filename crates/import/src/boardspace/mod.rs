//! The records of Boardspace: SGF in which every step of a turn is a command.
//!
//! A step can be taken back until it is confirmed by `Done`, by putting the piece back or somewhere else: the last one
//! counts. What a result says is a sentence in the language of whoever played, so it is computed.

mod key;
mod lyngk;
mod yinsh;

pub use key::layout_of_key;

use orrery_games::core::{Player, shown};

use crate::date;
use crate::draft::{Draft, Moment};
use crate::form::Form;
use crate::reason::{Note, NoteKind, Reason, Sink};
use crate::sgf::{Fault, Game, Games, Property};
use crate::text::Text;

/// A step of a turn that is not confirmed yet, in one of the games.
pub(super) trait Step {
    /// Takes a command in: its words in lower case, its player.
    fn take(&mut self, words: &[&str], player: Player) -> Result<(), Reason>;

    /// The actions that the step comes to; it begins anew.
    fn done(&mut self) -> Vec<String>;
}

/// Reads the next game from `at` on; `false` if there is none.
pub(crate) fn step(text: &Text<'_>, at: &mut usize, sink: &mut Sink) -> bool {
    let mut games = Games::new(text.as_str(), *at);
    let game = games.next();
    *at = games.at();
    let Some(game) = game else { return false };
    let read = game.and_then(|game| {
        let draft = read_game(&game, text)?;
        draft.finish().map(|read| (game.offset, read)).map_err(|reason| (game.offset, reason))
    });
    match read {
        Ok((offset, (record, notes))) => sink.accept(text.place(offset), Form::Boardspace, record, notes),
        Err((offset, reason)) => sink.refuse(Some(text.place(offset)), reason),
    }
    true
}

/// Which game it is, ready to be played.
fn begin(game: &Game<'_>) -> Result<(Draft, Box<dyn Step>), Fault> {
    let root = game.nodes.first().map(Vec::as_slice).unwrap_or_default();
    let property = |name: &str| root.iter().find(|property| property.name == name);
    let number = property("GM").map_or("", |property| property.value.trim());
    let setup = property("SU").or(property("GM"));
    let offset = setup.map_or(game.offset, |property| property.offset);
    let mut words = property("SU").map_or("", |property| property.value).split_whitespace();
    let variant = words.next().unwrap_or("").to_ascii_lowercase();
    // What there is of a key comes after the number of players.
    let key = || words.clone().nth(1).and_then(|key| key.parse().ok()).ok_or((offset, Reason::NoKey));
    let draft = |config: &str| Draft::new(config).map_err(|reason| (offset, reason));
    let number = number.to_ascii_lowercase();
    match (number.as_str(), variant.as_str()) {
        ("24" | "yinsh", "" | "yinsh") | ("", "yinsh") => {
            Ok((draft("yinsh")?, Box::<yinsh::Turn>::default()))
        }
        (_, "yinsh-blitz") => Ok((draft("yinsh:blitz")?, Box::<yinsh::Turn>::default())),
        (_, "lyngk" | "lyngk-6") => {
            let option = if variant == "lyngk" { "collect-on-claim" } else { "six" };
            let config = format!("lyngk:layout={};{option}", layout_of_key(key()?));
            Ok((draft(&config)?, Box::<lyngk::Turn>::default()))
        }
        (number, variant) if number.starts_with("kulami") || variant.starts_with("kulami") => {
            Err((offset, Reason::NoBoard))
        }
        ("24" | "yinsh" | "lyngk", variant) => Err((offset, Reason::Variant(shown(variant)))),
        ("", "") => Err((offset, Reason::Missing("GM"))),
        (number, "") => Err((offset, Reason::OtherGame(shown(number)))),
        (_, variant) => Err((offset, Reason::OtherGame(shown(variant)))),
    }
}

/// A game that is being read.
struct Reading {
    draft: Draft,
    step: Box<dyn Step>,
    /// Whose step it is, and where it began.
    open: Option<(usize, Player)>,
    /// The number of who began.
    first: Option<usize>,
    /// What each has used.
    used: [Option<u64>; 2],
}

fn read_game(game: &Game<'_>, text: &Text<'_>) -> Result<Draft, Fault> {
    let (draft, step) = begin(game)?;
    let mut reading = Reading { draft, step, open: None, first: None, used: [None; 2] };
    let mut names = [String::new(), String::new()];
    'nodes: for node in &game.nodes {
        let time = node.iter().find(|property| property.name == "TM");
        let time: Option<u64> = time.and_then(|property| property.value.trim().parse().ok());
        for property in node {
            match property.name {
                "DT" => reading.draft.date = date::of_text(property.value),
                "GN" => reading.draft.tags.push(("Event", unescaped(property.value.trim()))),
                "P0" | "P1" => {
                    let seat = usize::from(property.name == "P1");
                    if let Some(name) = property.value.trim().strip_prefix("id ") {
                        names[seat] = unescaped(name.trim().trim_matches('"'));
                    } else if reading.command(property, seat, time)? {
                        break 'nodes;
                    }
                }
                _ => {}
            }
        }
    }
    if let Some((offset, _)) = reading.open.filter(|_| !reading.step.done().is_empty()) {
        let place = Some(text.place(offset));
        reading.draft.notes.push(Note { place, kind: NoteKind::Unconfirmed });
    }
    if reading.first == Some(1) {
        names.swap(0, 1);
    }
    let mut draft = reading.draft;
    draft.names = names;
    draft.tags.push(("Site", "Boardspace".to_owned()));
    draft.tags.dedup_by_key(|(name, _)| *name);
    Ok(draft)
}

impl Reading {
    /// Follows a command of the player with this number; whether it ends the game.
    fn command(&mut self, property: &Property<'_>, seat: usize, time: Option<u64>) -> Result<bool, Fault> {
        let offset = property.offset;
        let lower = property.value.to_ascii_lowercase();
        let mut words: Vec<&str> = lower.split_whitespace().collect();
        // Old records do not number their commands.
        if words.first().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
            words.remove(0);
        }
        let Some(&command) = words.first() else { return Ok(false) };
        if matches!(command, "time" | "start") {
            return Ok(false);
        }
        let first = *self.first.get_or_insert(seat);
        let player = Player::BOTH[usize::from(seat != first)];
        self.used[player.index()] = time.or(self.used[player.index()]);
        match command {
            "done" => self.confirm(time)?,
            "resign" => {
                self.draft.resign(player);
                self.open = None;
                _ = self.step.done();
                return Ok(true);
            }
            _ => {
                // Whoever acts next takes the step of the other for done.
                if self.open.is_some_and(|(_, other)| other != player) {
                    self.confirm(None)?;
                }
                self.open = self.open.or(Some((offset, player)));
                self.step.take(&words, player).map_err(|reason| (offset, reason))?;
            }
        }
        Ok(false)
    }

    /// Plays the step that is open.
    fn confirm(&mut self, time: Option<u64>) -> Result<(), Fault> {
        let Some((offset, player)) = self.open.take() else { return Ok(()) };
        let moment = time.or(self.used[player.index()]).map(Moment::Used);
        for action in self.step.done() {
            self.draft.play(Some(player), &action, moment).map_err(|reason| (offset, reason))?;
        }
        Ok(())
    }
}

/// What a backslash protects stands for itself.
fn unescaped(value: &str) -> String {
    let mut is_escaped = false;
    let kept = value.chars().filter(|&c| {
        is_escaped = c == '\\' && !is_escaped;
        !is_escaped
    });
    kept.collect()
}

/// The reason that these words are no command.
pub(super) fn unknown(words: &[&str]) -> Reason {
    Reason::Command(shown(&words.join(" ")))
}

/// A point of two words: column and row.
pub(super) fn point(column: &str, row: &str) -> String {
    format!("{column}{row}")
}
