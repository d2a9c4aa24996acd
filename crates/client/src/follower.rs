//! Following one game: the fold of its log, and a turn of ours that is to stand in it. What is heard of the log is taken
//! in by `log`, what becomes of the turn is in `turn`.

mod log;
mod turn;

use orrery_wire::{Act, GameId, GameState, Reply, Seat, TableView, TurnId};

use crate::{ClockView, Kept, Lost, Moment, News, Policy, Sending};
use turn::Turn;

/// What a follower wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// Ask for what came after the last entry that is known ([`Follower::since`]).
    Watch,
    /// Send this turn, if there is a connection, and say under which number ([`Follower::sent`]).
    Send(Act),
    /// Tell this.
    Tell(News),
}

/// Somebody who follows one game.
#[derive(Clone, Debug)]
pub struct Follower {
    game: GameId,
    state: Option<GameState>,
    /// Whether what is known does not agree with what the server says: the whole log is asked for.
    is_lost: bool,
    table: Option<TableView>,
    clocks: Option<ClockView>,
    away: [Option<Moment>; 2],
    turn: Option<Turn>,
    sending: Sending,
    kept: Option<Kept>,
    /// When a turn is sent again that the server had no time for.
    again: Option<Moment>,
}

impl Follower {
    /// Somebody who knows nothing of a game yet but what was kept of an earlier visit: a turn of ours.
    pub fn new(game: GameId, kept: Option<Kept>) -> Follower {
        Follower {
            game,
            state: None,
            is_lost: false,
            table: None,
            clocks: None,
            away: [None; 2],
            turn: None,
            sending: Sending::Nothing,
            kept,
            again: None,
        }
    }

    /// Which game.
    pub fn game(&self) -> &GameId {
        &self.game
    }

    /// The fold of its log, once it was told.
    pub fn state(&self) -> Option<&GameState> {
        self.state.as_ref()
    }

    /// Who plays, once that was told.
    pub fn table(&self) -> Option<&TableView> {
        self.table.as_ref()
    }

    /// Where we sit.
    pub fn you(&self) -> Option<Seat> {
        self.table.as_ref()?.you
    }

    /// What the clocks show, once that was told.
    pub fn clocks(&self) -> Option<&ClockView> {
        self.clocks.as_ref()
    }

    /// Since when somebody is away.
    pub fn away(&self) -> [Option<Moment>; 2] {
        self.away
    }

    /// How far our last turn has come.
    pub fn sending(&self) -> Sending {
        self.sending
    }

    /// The actions of a turn on its way, until its entry has come.
    pub fn on_its_way(&self) -> &[String] {
        self.turn.as_ref().map_or(&[], |turn| &turn.actions)
    }

    /// Whether a turn is on its way.
    pub fn is_sending(&self) -> bool {
        self.turn.is_some()
    }

    /// The actions of the turn that is being composed from this position, or that is on its way.
    pub fn begun(&self) -> &[String] {
        match (&self.turn, &self.kept) {
            (Some(turn), _) => &turn.actions,
            (None, Some(kept)) => &kept.actions,
            (None, None) => &[],
        }
    }

    /// Whether it is our turn, and none is on its way.
    pub fn may_send(&self) -> bool {
        let to_act = self.state.as_ref().and_then(GameState::to_act);
        self.turn.is_none() && to_act.is_some() && to_act == self.you()
    }

    /// The place of the last entry that is known, after which the server is asked.
    pub fn since(&self) -> Option<u32> {
        self.state.as_ref().filter(|_| !self.is_lost).map(GameState::seq)
    }

    /// When there is something to be done ([`Follower::wake`]).
    pub fn wakes_at(&self) -> Option<Moment> {
        self.again
    }

    /// Sends a turn made from the position that is known. It is kept until it is known what became of it. Nothing happens
    /// while another one is on its way, or before the game is known.
    pub fn send_turn(&mut self, id: TurnId, actions: Vec<String>) -> Vec<Step> {
        let Some(state) = self.state.as_ref().filter(|_| self.turn.is_none()) else { return Vec::new() };
        let base = state.base();
        let mut steps = Vec::new();
        self.keep(Some(Kept { base, id: Some(id.clone()), actions: actions.clone() }), &mut steps);
        self.turn = Some(Turn::new(base, id, actions));
        self.sending = Sending::Sent;
        steps.push(Step::Tell(News::Changed));
        self.deliver(&mut steps);
        steps
    }

    /// Keeps a turn that is being composed.
    pub fn compose(&mut self, actions: Vec<String>) -> Vec<Step> {
        let Some(state) = self.state.as_ref().filter(|_| self.turn.is_none()) else { return Vec::new() };
        let kept = (!actions.is_empty()).then(|| Kept { base: state.base(), id: None, actions });
        let mut steps = Vec::new();
        self.keep(kept, &mut steps);
        steps
    }

    /// The turn that [`Step::Send`] gave has been sent under this number.
    pub fn sent(&mut self, reference: u32) {
        if let Some(turn) = &mut self.turn {
            turn.reference = Some(reference);
        }
    }

    /// The connection is gone: what was sent over it may not have arrived.
    pub fn line_lost(&mut self) {
        self.again = None;
        if let Some(turn) = &mut self.turn {
            turn.reference = None;
        }
    }

    /// It is later now.
    pub fn wake(&mut self, now: Moment) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.again.is_some_and(|again| again <= now) {
            self.deliver(&mut steps);
        }
        steps
    }

    /// Takes in what the server says about this game, or in answer to what was sent about it.
    pub fn hear(&mut self, reply: Reply, now: Moment, policy: &Policy) -> Vec<Step> {
        let mut steps = Vec::new();
        match reply {
            Reply::Watching { table, entries, now: at_server, left, present } => {
                if self.state.is_none() || self.is_lost {
                    self.read_anew(&entries, table, &mut steps);
                } else {
                    self.catch_up(&entries, table, &mut steps);
                }
                self.see(present, now);
                self.set_clocks(at_server, left, now);
                self.deliver(&mut steps);
            }
            Reply::Seated { table } if self.state.is_some() => self.seat(table, &mut steps),
            Reply::Happened { entry, now: at_server, left, .. } => {
                self.happened(&entry, &mut steps);
                if self.since() == Some(entry.seq) {
                    self.set_clocks(at_server, left, now);
                }
            }
            Reply::Presence { seat, here, away, .. } => {
                self.away[seat.index()] = (!here).then(|| now.plus(-away));
                steps.push(Step::Tell(News::Changed));
            }
            Reply::Stored { reference, seq, .. } => self.stored(reference, seq, &mut steps),
            Reply::Refused { reference, why, state, .. } => {
                self.refused(reference, why, &state, now, &mut steps);
            }
            Reply::Error { reference, error } => {
                let is_turn = reference.is_some_and(|reference| self.is_ours(reference));
                match (is_turn, error.error.may_pass()) {
                    // It may have been stored all the same: it is sent again under the same name.
                    (true, true) => {
                        self.line_lost();
                        self.again = Some(now.plus(policy.again));
                    }
                    (true, false) => self.lose_turn(Lost::Failed(error), &mut steps),
                    (false, _) => steps.push(Step::Tell(News::Failed(error))),
                }
            }
            _ => {}
        }
        steps
    }
}
