//! A game that is being read, and the record that it becomes.

use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::{ActionText, Outcome, Player, Record, RecordFault, Termination};

use crate::reason::{Note, NoteKind, Reason};

/// What is known of time after an action, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Moment {
    /// What the player has left.
    Left(u64),
    /// What the player has used in all.
    Used(u64),
}

/// A game that is being read.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub game: AnyGame,
    pub names: [String; 2],
    pub date: Option<String>,
    /// Other tags, in their order.
    pub tags: Vec<(&'static str, String)>,
    /// How it ended, if not by its rules.
    pub ended: Option<(Option<Outcome>, Option<Termination>)>,
    /// What the file says of the result, if anything.
    pub claimed: Option<Option<Outcome>>,
    pub notes: Vec<Note>,
    /// After each action.
    moments: Vec<Option<Moment>>,
}

impl Draft {
    pub fn new(config: &str) -> Result<Draft, Reason> {
        Ok(Draft::of(AnyGame::from_config(config)?))
    }

    pub fn of(game: AnyGame) -> Draft {
        Draft {
            moments: vec![None; game.played()],
            game,
            names: [String::new(), String::new()],
            date: None,
            tags: Vec::new(),
            ended: None,
            claimed: None,
            notes: Vec::new(),
        }
    }

    /// Plays what `player` does, if it is known whose turn the file takes it for.
    pub fn play(
        &mut self,
        player: Option<Player>,
        action: &str,
        moment: Option<Moment>,
    ) -> Result<(), Reason> {
        let is_other = player.is_some_and(|player| player != self.game.to_act());
        if is_other && self.game.outcome().is_none() {
            return Err(Reason::Replay(orrery_games::ReplayFault::WrongTurn(self.game.to_act())));
        }
        self.game.play(action)?;
        self.moments.push(moment);
        Ok(())
    }

    /// The time after an action that was played, counted from 0.
    pub fn set_moment(&mut self, action: usize, moment: Moment) {
        if let Some(slot) = self.moments.get_mut(action) {
            *slot = Some(moment);
        }
    }

    /// This player gave up.
    pub fn resign(&mut self, player: Player) {
        self.ended = Some((Some(Outcome::Win(player.opponent())), Some(Termination::Resignation)));
    }

    /// The record, and what is to be said of it. The result is what the rules say; where they say nothing it is what ended
    /// the game otherwise.
    pub fn finish(mut self) -> Result<(Record, Vec<Note>), Reason> {
        let (result, termination) = match self.game.outcome() {
            Some(outcome) => (Some(outcome), Some(Termination::Normal)),
            None => self.ended.unwrap_or_default(),
        };
        if let Some(claimed) = self.claimed.filter(|claimed| *claimed != result) {
            let kind = NoteKind::Result { claimed, computed: result };
            self.notes.push(Note { place: None, kind });
        }
        let mut record = self.record()?;
        record.set_result(result);
        if let Some(termination) = termination {
            record.set_termination(termination);
        }
        Ok((record, self.notes))
    }

    fn record(&self) -> Result<Record, RecordFault> {
        let mut record = Record::new();
        let mut start = self.game.clone();
        start.undo(start.played());
        record.set_tag("Game", self.game.id().name())?;
        record.set_tag("Config", &self.game.config())?;
        if !start.begins_as_configured() {
            record.set_tag("Setup", &start.code())?;
        }
        for (tag, name) in ["First", "Second"].into_iter().zip(&self.names) {
            if !name.is_empty() {
                record.set_tag(tag, name)?;
            }
        }
        if let Some(date) = &self.date {
            record.set_tag("Date", date)?;
        }
        for (tag, value) in self.tags.iter().filter(|(_, value)| !value.is_empty()) {
            record.set_tag(tag, value)?;
        }
        let players = self.game.players();
        for (player, action) in players.iter().zip(self.game.actions()) {
            record.push(*player, ActionText::new(&action)?)?;
        }
        self.put_moments(&players, &mut record);
        Ok(record)
    }

    /// Clocks as records have them; where only what was used is known, what each turn took.
    fn put_moments(&self, players: &[Player], record: &mut Record) {
        let mut used = [0; 2];
        let mut turn = 0;
        for (index, player) in players.iter().enumerate() {
            let is_last = players.get(index + 1) != Some(player);
            let moment = self.moments.get(index).copied().flatten();
            if let (true, Some(moment), Some(turn)) = (is_last, moment, record.turns_mut().get_mut(turn)) {
                match moment {
                    Moment::Left(left) => turn.set_clock(Some(Duration::from_millis(left))),
                    Moment::Used(all) => {
                        turn.set_spent(Some(Duration::from_millis(all.saturating_sub(used[player.index()]))));
                        used[player.index()] = all;
                    }
                }
            }
            turn += usize::from(is_last);
        }
    }
}
