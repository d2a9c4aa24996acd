//! What turns cost on the clock, against what really passed.

use std::time::{Duration, Instant};

use orrery_wire::{Control, Event, GameId, GameState};

use crate::load::{Played, Span};
use crate::pair::Made;

/// What a charge may be off because of rounding, and because clocks that differ a little are brought together slowly.
const SLACK: i64 = 100;

/// What a turn cost.
pub struct Charge {
    game: GameId,
    seq: u32,
    /// In milliseconds.
    charged: i64,
    /// What was given back because of the connection, in milliseconds.
    lag: i64,
    /// When the turn before it was sent, and when that was known to be stored: the clock was set going in between.
    before: [Instant; 2],
    /// The same for this turn, which stopped it.
    after: [Instant; 2],
}

impl Charge {
    /// What each turn cost that was made while a clock ran.
    pub fn all(played: &Played) -> Vec<Charge> {
        let Played { entries, made } = played;
        let mut state = GameState::begin(&entries[0].body).unwrap();
        let Control::Fischer { increment, .. } = state.control() else { panic!("people play with a clock") };
        let (mut charges, mut last): (_, Option<&Made>) = (Vec::new(), None);
        for entry in &entries[1..] {
            let (running, before) = (state.clock().running(), state.clock().left().unwrap());
            let Event::Turn { seat, lag, .. } = state.follow(entry).unwrap() else { continue };
            let this = made.iter().find(|made| made.seq == entry.seq).unwrap();
            if let (Some(_), Some(last)) = (running, last) {
                let left = state.clock().left().unwrap()[seat.index()];
                let charged = before[seat.index()] + i64::from(increment) * 1_000 - left;
                charges.push(Charge {
                    game: this.game.clone(),
                    seq: this.seq,
                    charged,
                    lag: i64::from(lag),
                    before: [last.sent, last.known],
                    after: [this.sent, this.known],
                });
            }
            last = Some(this);
        }
        charges
    }

    /// No more was charged than had passed, less the time when nobody could have made a turn.
    pub fn check_not_too_much(&self, outages: &[Span]) {
        let [from, to] = [self.before[0], self.after[1]];
        let within = |span: &Span| span.ended.min(to).saturating_duration_since(span.began.max(from));
        let lost: Duration = outages.iter().map(within).sum();
        let passed = millis(to - from) - millis(lost);
        let Charge { game, seq, charged, .. } = self;
        assert!(*charged <= passed + SLACK, "{charged} ms for {passed}: {game}, entry {seq}");
    }

    /// How long the player thought, at least.
    pub fn thought(&self) -> Duration {
        self.after[0] - self.before[1]
    }

    /// No less was charged than the player thought.
    pub fn check_not_too_little(&self) {
        let (Charge { game, seq, charged, lag, .. }, thought) = (self, millis(self.thought()));
        assert!(charged + lag >= thought - SLACK, "{charged} ms for {thought}: {game}, entry {seq}");
    }

    /// Whether some of that time was before the end and some after the beginning of something.
    pub fn overlaps(&self, began: Instant, ended: Instant) -> bool {
        began <= self.after[1] && self.before[0] <= ended
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap()
}
