//! A turn of ours: on its way, stored or lost.

use orrery_wire::{ABSENCE_LIMIT, Act, GameState, GameView, Refusal, Status, TurnId};

use super::{Follower, Step};
use crate::{Kept, Lost, Moment, News, Sending};

/// A turn that is to stand in the log.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    base: u32,
    id: TurnId,
    pub(super) actions: Vec<String>,
    /// The number it was last sent under over the present connection.
    pub(super) reference: Option<u32>,
    /// Whether the server said that it has it; its entry is still to come.
    is_stored: bool,
}

impl Turn {
    pub(super) fn new(base: u32, id: TurnId, actions: Vec<String>) -> Turn {
        Turn { base, id, actions, reference: None, is_stored: false }
    }
}

impl Follower {
    pub(super) fn is_ours(&self, reference: u32) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.reference == Some(reference))
    }

    /// Sends the turn, unless it is on its way over this connection or known to be stored.
    pub(super) fn deliver(&mut self, steps: &mut Vec<Step>) {
        let Some(turn) = self.turn.as_ref().filter(|turn| turn.reference.is_none() && !turn.is_stored) else {
            return;
        };
        self.again = None;
        let (base, turn_id, actions) = (turn.base, turn.id.clone(), turn.actions.clone());
        steps.push(Step::Send(Act::Turn { base, turn_id, actions }));
    }

    /// Remembers what is to outlive a reload, and says so if that is something else than before.
    pub(super) fn keep(&mut self, kept: Option<Kept>, steps: &mut Vec<Step>) {
        if self.kept != kept {
            steps.push(Step::Tell(News::Keep(kept.as_ref().map(Kept::to_string))));
            self.kept = kept;
        }
    }

    /// Takes up a turn that was sent before a reload.
    pub(super) fn take_up(&mut self) {
        if let (None, Some(Kept { base, id: Some(id), actions })) = (&self.turn, &self.kept) {
            self.turn = Some(Turn::new(*base, id.clone(), actions.clone()));
            self.sending = Sending::Sent;
        }
    }

    /// What the log says of our turn: it stands there, or can never stand there.
    pub(super) fn settle_turn(&mut self, steps: &mut Vec<Step>) {
        let (Some(state), you) = (&self.state, self.you()) else { return };
        let base = state.base();
        let may_go_on = you.is_some() && state.status() == Status::Playing;
        if let Some(turn) = &self.turn {
            let place = you.and_then(|you| state.turn_named(you, &turn.id));
            if place.is_some() {
                self.turn_stored(place, steps);
                self.turn = None;
            } else if you.is_none() {
                self.lose_turn(Lost::Refused(Refusal::NotSeated), steps);
            } else if turn.base != base {
                // Somebody took a turn back, or we play in another window as well.
                self.lose_turn(Lost::Refused(Refusal::Stale { base }), steps);
            }
        } else if self.kept.as_ref().is_some_and(|kept| kept.base != base || !may_go_on) {
            self.keep(None, steps);
        }
    }

    /// The server has the turn, or its entry has come, or both in this order.
    fn turn_stored(&mut self, seq: Option<u32>, steps: &mut Vec<Step>) {
        let Some(turn) = self.turn.as_mut().filter(|turn| !turn.is_stored) else { return };
        turn.is_stored = true;
        let id = turn.id.clone();
        self.sending = Sending::Stored;
        self.again = None;
        self.keep(None, steps);
        steps.push(Step::Tell(News::TurnStored { id, seq }));
    }

    pub(super) fn lose_turn(&mut self, why: Lost, steps: &mut Vec<Step>) {
        let Some(Turn { id, .. }) = self.turn.take() else { return };
        self.sending = Sending::Nothing;
        self.again = None;
        self.keep(None, steps);
        // First what stands, and then why our turn does not.
        steps.push(Step::Tell(News::Changed));
        steps.push(Step::Tell(News::TurnLost { id, why }));
    }

    pub(super) fn stored(&mut self, reference: u32, seq: Option<u32>, steps: &mut Vec<Step>) {
        if !self.is_ours(reference) {
            return steps.push(Step::Tell(News::Done { reference, seq }));
        }
        self.turn_stored(seq, steps);
        // The turn itself is forgotten when its entry comes, so that the board does not go back meanwhile.
        if seq.is_none_or(|seq| Some(seq) <= self.state.as_ref().map(GameState::seq)) {
            self.turn = None;
        }
        steps.push(Step::Tell(News::Changed));
    }

    pub(super) fn refused(
        &mut self,
        reference: u32,
        why: Refusal,
        view: &GameView,
        now: Moment,
        steps: &mut Vec<Step>,
    ) {
        if self.is_ours(reference) {
            self.lose_turn(Lost::Refused(why), steps);
        } else {
            if let (Refusal::NotAway { wait: Some(wait) }, Some(you)) = (&why, self.you()) {
                self.away[you.other().index()] = Some(now.plus(i64::from(*wait) * 1_000 - ABSENCE_LIMIT));
                steps.push(Step::Tell(News::Changed));
            }
            steps.push(Step::Tell(News::Refused { reference, why }));
        }
        let known = self.since();
        if known.is_some_and(|known| view.seq < known) {
            // The server was set back to an earlier state: what we know is not what it knows.
            self.is_lost = true;
        }
        if known.is_some_and(|known| view.seq != known) {
            steps.push(Step::Watch);
        }
    }
}
