//! What is heard of the log of a game, and of who sits at it.

use orrery_wire::{Entry, Event, GameState, Seat, Status, TableView, Time};

use super::{Follower, Step};
use crate::{ClockView, Moment, News, Sending};

impl Follower {
    /// The whole log, as it is told to somebody who knows nothing of it.
    pub(super) fn read_anew(&mut self, entries: &[Entry], table: TableView, steps: &mut Vec<Step>) {
        if entries.first().is_none_or(|entry| entry.seq != 0) {
            // An answer to what was asked before; the one to be read is still to come.
            return;
        }
        match GameState::verify(entries) {
            Ok(state) => {
                self.state = Some(state);
                self.is_lost = false;
                self.sending = if self.turn.is_some() { Sending::Sent } else { Sending::Nothing };
                self.take_up();
                self.open(table, steps);
            }
            Err(error) => steps.push(Step::Tell(News::Unsound(error))),
        }
    }

    /// What came after the last entry that is known.
    pub(super) fn catch_up(&mut self, entries: &[Entry], table: TableView, steps: &mut Vec<Step>) {
        let was_open = self.is_open();
        steps.push(Step::Tell(News::CaughtUp));
        if !entries.iter().all(|entry| self.take(entry, steps)) {
            return self.ask_anew(steps);
        }
        steps.push(Step::Tell(News::Changed));
        self.settle_turn(steps);
        if was_open && !self.is_open() {
            self.open(table, steps);
        } else {
            self.seat(table, steps);
        }
    }

    pub(super) fn happened(&mut self, entry: &Entry, steps: &mut Vec<Step>) {
        let Some(known) = self.since() else { return };
        if entry.seq > known + 1 {
            return steps.push(Step::Watch);
        }
        let was_open = self.is_open();
        if !self.take(entry, steps) {
            return self.ask_anew(steps);
        }
        steps.push(Step::Tell(News::Changed));
        self.settle_turn(steps);
        if was_open && !self.is_open() {
            steps.push(Step::Tell(News::Opened));
        }
    }

    /// Takes in who sits where.
    pub(super) fn seat(&mut self, table: TableView, steps: &mut Vec<Step>) {
        if table.you != self.you() {
            self.open(table, steps);
        } else {
            self.table = Some(table);
            steps.push(Step::Tell(News::Changed));
        }
    }

    pub(super) fn see(&mut self, present: [bool; 2], now: Moment) {
        for (away, here) in self.away.iter_mut().zip(present) {
            *away = (!here).then(|| away.unwrap_or(now));
        }
    }

    pub(super) fn set_clocks(&mut self, at_server: Time, left: Option<[i64; 2]>, now: Moment) {
        self.clocks = self.state.as_ref().map(|state| ClockView::new(state.clock(), at_server, left, now));
    }

    /// The game is another one to whoever shows it.
    fn open(&mut self, table: TableView, steps: &mut Vec<Step>) {
        if self.you().is_some() && table.you.is_none() {
            steps.push(Step::Tell(News::Unseated));
        }
        self.table = Some(table);
        // What was lost is told to what is built now.
        steps.push(Step::Tell(News::Opened));
        self.settle_turn(steps);
    }

    fn is_open(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.status() == Status::Open)
    }

    fn ask_anew(&mut self, steps: &mut Vec<Step>) {
        self.is_lost = true;
        steps.push(Step::Watch);
    }

    /// Takes in an entry, unless it is known; whether it follows from what is known.
    fn take(&mut self, entry: &Entry, steps: &mut Vec<Step>) -> bool {
        let you = self.you();
        let Some(state) = &mut self.state else { return false };
        if entry.seq <= state.seq() {
            return true;
        }
        let offers = state.offers().to_vec();
        let Ok(event) = state.follow(entry) else { return false };
        let is_own = |seat: Seat| you == Some(seat);
        if let Event::Turn { seat, .. } = &event
            && !is_own(*seat)
        {
            self.sending = Sending::Nothing;
        }
        // Withdrawing one's own offer is recorded as declining it.
        let declined = match &event {
            Event::Declined { offer, .. } => {
                offers.iter().any(|(by, open)| open == offer && is_own(*by)).then_some(*offer)
            }
            _ => None,
        };
        steps.push(Step::Tell(News::Happened(event)));
        steps.extend(declined.map(|offer| Step::Tell(News::Declined(offer))));
        true
    }
}
