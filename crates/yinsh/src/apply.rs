use orrery_core::Player;

use crate::board::{between, fives};
use crate::position::{RINGS, SUPPLY, marker_key, ring_key};
use crate::{Action, Phase, Point, Points, Position, Yinsh};

impl Yinsh {
    /// The markers that `action` flips in `position`: those a ring move jumps (Y7), none for any other action.
    pub fn flips(&self, position: &Position, action: Action) -> Points {
        match action {
            Action::Move { from, to } => Points(position.jumped(from, to)),
            _ => Points(0),
        }
    }
}

impl Position {
    #[inline]
    fn jumped(&self, from: Point, to: Point) -> u128 {
        between(from, to) & (self.markers[0] | self.markers[1])
    }

    #[inline]
    pub(crate) fn apply(&mut self, action: Action, rings_to_win: u8) {
        let me = self.to_act;
        match action {
            Action::Place(point) => self.place(me, point),
            Action::Move { from, to } => {
                self.move_ring(me, from, to);
                self.settle(me);
            }
            Action::TakeRow { first, last } => {
                let row = between(first, last) | first.bit() | last.bit();
                self.board_key ^= Points(row).fold(0, |key, point| key ^ marker_key(me, point.index()));
                self.markers[me.index()] ^= row;
                self.phase = Phase::Ring;
            }
            Action::TakeRing(point) => {
                self.rings[me.index()] ^= point.bit();
                self.board_key ^= ring_key(me, point.index());
                self.removed[me.index()] += 1;
                match self.removed[me.index()] >= rings_to_win {
                    true => {
                        self.phase = Phase::Over;
                        self.gift = false;
                    }
                    false => self.settle(if self.gift { me.opponent() } else { me }),
                }
            }
            Action::Pass => {
                self.to_act = me.opponent();
                if self.passed {
                    self.phase = Phase::Over;
                }
                self.passed = !self.passed;
            }
        }
    }

    fn place(&mut self, me: Player, point: Point) {
        self.rings[me.index()] |= point.bit();
        self.board_key ^= ring_key(me, point.index());
        self.to_act = me.opponent();
        if (self.rings[0] | self.rings[1]).count_ones() == 2 * RINGS {
            self.phase = Phase::Move;
        }
    }

    /// Y5 to Y7: the marker stays, the ring goes, what it jumped flips.
    #[inline]
    fn move_ring(&mut self, me: Player, from: Point, to: Point) {
        let jumped = self.jumped(from, to);
        self.markers[0] ^= jumped;
        self.markers[1] ^= jumped;
        self.markers[me.index()] |= from.bit();
        self.rings[me.index()] ^= from.bit() | to.bit();
        let (from, to) = (from.index(), to.index());
        self.board_key ^= ring_key(me, from) ^ ring_key(me, to) ^ marker_key(me, from);
        for point in Points(jumped) {
            self.board_key ^=
                marker_key(Player::First, point.index()) ^ marker_key(Player::Second, point.index());
        }
        self.passed = false;
    }

    /// What comes next after the move of `mover`: their rows, then the other's (Y13); when none is left, the end
    /// if the supply is empty (Y15), else the other's move.
    #[inline]
    fn settle(&mut self, mover: Player) {
        let other = mover.opponent();
        let has_row =
            |player: Player| fives(self.markers[player.index()]).into_iter().any(|starts| starts != 0);
        (self.to_act, self.phase, self.gift) = if has_row(mover) {
            (mover, Phase::Row, false)
        } else if has_row(other) {
            (other, Phase::Row, true)
        } else if (self.markers[0] | self.markers[1]).count_ones() >= SUPPLY {
            (other, Phase::Over, false)
        } else {
            (other, Phase::Move, false)
        };
    }
}
