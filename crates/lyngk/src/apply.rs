use orrery_core::Outcome;

use crate::stack::Stack;
use crate::{Action, Colour, Lyngk, Phase, Point, Points, Position, Variant};

impl Lyngk {
    #[inline]
    pub(crate) fn apply(&self, position: &mut Position, action: Action) {
        match action {
            Action::Claim(colour) => {
                position.claim(colour, self.collects());
                // A claim is only legal if a move can follow it (L5).
                position.phase = Phase::Move;
                return;
            }
            Action::Move { from, to } => {
                let stack = position.merge(from, to);
                let mover = position.to_act;
                let own = position.claims[mover.index()] >> stack.top() & 1 == 1;
                position.to_act = mover.opponent();
                position.claimed = false;
                if own && stack.height() == self.limit() {
                    position.won[mover.index()] += 1;
                    if self.variant() == Variant::Six {
                        position.phase = Phase::Over(Outcome::Win(mover));
                        return;
                    }
                    position.remove(to);
                }
            }
            Action::Pass => position.to_act = position.to_act.opponent(),
        }
        match position.common_move {
            0 => self.settle(position),
            _ => position.phase = Phase::Move,
        }
    }
}

impl Position {
    /// The player to act claims `colour`, and collects stacks of 5 topped by it where that is played (L12).
    pub(crate) fn claim(&mut self, colour: Colour, collect: bool) {
        let player = self.to_act.index();
        if self.common_move & self.topped(colour.index()) != 0 {
            self.common_move = 0;
        }
        self.claims[player] |= colour.bit();
        self.claimed = true;
        if collect {
            for point in Points(self.topped(colour.index()) & self.higher(4)) {
                self.remove(point);
                self.won[player] += 1;
            }
        }
    }

    /// Puts the stack on `from` onto the stack on `to`, and returns what stands there now.
    #[inline]
    fn merge(&mut self, from: Point, to: Point) -> Stack {
        if self.common_move & (from.bit() | to.bit()) != 0 {
            self.common_move = 0;
        }
        let (moved, target) = (self.stack(from), self.stack(to));
        let merged = moved.on(target);
        self.board_key ^= moved.key(from.index()) ^ target.key(to.index()) ^ merged.key(to.index());
        self.put(from, Stack::EMPTY);
        self.put(to, merged);
        let under = u32::from(self.below[to.index()]);
        let top = (target.top() as u32 + 1) << (3 * target.height().saturating_sub(1));
        let over = u32::from(self.below[from.index()]) << (3 * target.height());
        self.below[from.index()] = 0;
        self.below[to.index()] = (under | top | over) as u16;
        merged
    }

    /// Takes the stack on `point` off the board.
    fn remove(&mut self, point: Point) {
        self.board_key ^= self.stack(point).key(point.index());
        self.put(point, Stack::EMPTY);
        self.below[point.index()] = 0;
    }
}
