use orrery_core::Outcome;

use crate::keys::Stack;
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
                let own = position.claims[mover.index()] >> stack.top & 1 == 1;
                position.to_act = mover.opponent();
                position.claimed = false;
                if own && stack.height == self.limit() {
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
        position.phase = self.find_phase(position);
    }
}

impl Position {
    /// The player to act claims `colour`, and collects stacks of 5 topped by it where that is played (L12).
    pub(crate) fn claim(&mut self, colour: Colour, collect: bool) {
        let player = self.to_act.index();
        self.claims[player] |= colour.bit();
        self.claimed = true;
        if collect {
            for point in Points(self.topped[colour.index()] & self.higher[4]) {
                self.remove(point);
                self.won[player] += 1;
            }
        }
    }

    /// Puts the stack on `from` onto the stack on `to`, and returns what stands there now.
    #[inline]
    fn merge(&mut self, from: Point, to: Point) -> Stack {
        let (moved, target) = (self.stack_at(from.place()), self.stack_at(to.place()));
        let stack = Stack {
            top: moved.top,
            height: moved.height + target.height,
            colours: moved.colours | target.colours,
        };
        self.board_key ^= moved.key(from.index()) ^ target.key(to.index()) ^ stack.key(to.index());
        for n in 0..6 {
            self.higher[n] = self.higher[n] & !from.bit() | u64::from(n < stack.height) << to.place();
        }
        for colour in 0..5 {
            let holds = self.holding[colour] >> from.place() & 1;
            self.holding[colour] = self.holding[colour] & !from.bit() | holds << to.place();
            let topped = self.topped[colour] >> from.place() & 1;
            self.topped[colour] = self.topped[colour] & !(from.bit() | to.bit()) | topped << to.place();
        }
        let under = u32::from(self.below[to.index()]);
        let top = (target.top as u32 + 1) << (3 * target.height.saturating_sub(1));
        let over = u32::from(self.below[from.index()]) << (3 * target.height);
        self.below[from.index()] = 0;
        self.below[to.index()] = (under | top | over) as u16;
        stack
    }

    /// Takes the stack on `point` off the board.
    fn remove(&mut self, point: Point) {
        self.board_key ^= self.stack_at(point.place()).key(point.index());
        let sets = self.higher.iter_mut().chain(&mut self.holding).chain(&mut self.topped);
        sets.for_each(|set| *set &= !point.bit());
        self.below[point.index()] = 0;
    }
}
