use orrery_core::{Player, Rng, nth_set_bit};

use crate::board::{RAYS, from_next, seen_from};
use crate::position::CLAIMS;
use crate::{Action, Colour, Lyngk, Phase, Point, Points, Position};

impl Lyngk {
    /// Claims in the order of the colours, then moves by origin and target; or a pass.
    pub(crate) fn list_legal(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Move => {
                actions.extend(position.open_claims().map(Action::Claim));
                self.list_moves(position, actions);
            }
            Phase::Claim => actions.extend(self.freeing_claims(position, position.to_act).map(Action::Claim)),
            Phase::Pass => actions.push(Action::Pass),
            Phase::Over(_) => {}
        }
    }

    fn list_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let occupied = position.higher[0];
        let mut targets = [0; 64];
        for from in Points(position.neutral_tops()) {
            let ceiling = position.height(from);
            targets[from.place() as usize] =
                seen_from(from.place(), occupied) & position.landings(from, self.limit(), ceiling);
        }
        position.own_moves(position.to_act, self.limit(), |from, to| {
            targets[from.place() as usize] = to;
            false
        });
        for from in Points(occupied) {
            let to = Points(targets[from.place() as usize]);
            actions.extend(to.map(|to| Action::Move { from, to }));
        }
    }

    pub(crate) fn count_legal_actions(&self, position: &Position) -> usize {
        match position.phase {
            Phase::Move => {
                let mut moves: u32 = self.neutral_moves(position).iter().map(|set| set.count_ones()).sum();
                position.own_moves(position.to_act, self.limit(), |_, to| {
                    moves += to.count_ones();
                    false
                });
                moves as usize + position.open_claims().count()
            }
            Phase::Claim => self.freeing_claims(position, position.to_act).count(),
            Phase::Pass => 1,
            Phase::Over(_) => 0,
        }
    }

    /// A random legal action: a claim with probability 0.1 where both a claim and a move are legal.
    #[inline]
    pub(crate) fn pick_action(&self, position: &Position, rng: &mut Rng) -> Action {
        match position.phase {
            Phase::Move => {
                let claims = position.open_claims().count();
                if claims > 0 && rng.below(10) == 0 {
                    let colour = position.open_claims().nth(rng.index(claims));
                    return Action::Claim(colour.expect("drawn from as many"));
                }
                self.pick_move(position, rng)
            }
            Phase::Claim => {
                let claims = || self.freeing_claims(position, position.to_act);
                let colour = claims().nth(rng.index(claims().count()));
                Action::Claim(colour.expect("the phase says that a claim makes a move possible"))
            }
            Phase::Pass | Phase::Over(_) => Action::Pass,
        }
    }

    #[inline]
    fn pick_move(&self, position: &Position, rng: &mut Rng) -> Action {
        let neutral = self.neutral_moves(position);
        let mut total: u32 = neutral.iter().map(|set| set.count_ones()).sum();
        let neutrals = total;
        let (mut sources, mut targets) = (0, [0; 64]);
        position.own_moves(position.to_act, self.limit(), |from, to| {
            sources |= from.bit();
            targets[from.place() as usize] = to;
            total += to.count_ones();
            false
        });
        let mut n = rng.below(u64::from(total)) as u32;
        if n < neutrals {
            for (i, set) in neutral.into_iter().enumerate() {
                let here = set.count_ones();
                if n < here {
                    let near = Point::at(nth_set_bit(set, n));
                    let far = Point::lowest(RAYS[near.place() as usize][i / 2] & position.higher[0]);
                    let (from, to) = if i % 2 == 0 { (near, far) } else { (far, near) };
                    return Action::Move { from, to };
                }
                n -= here;
            }
        }
        n -= neutrals;
        for from in Points(sources) {
            let to = targets[from.place() as usize];
            if n < to.count_ones() {
                return Action::Move { from, to: Point::at(nth_set_bit(to, n)) };
            }
            n -= to.count_ones();
        }
        unreachable!("n is below the number of moves")
    }

    /// The moves of neutral stacks, in six sets: for each of the three ascending directions first the stacks that
    /// can go to the next stack that way, then the stacks to which that next stack can go.
    #[inline]
    fn neutral_moves(&self, position: &Position) -> [u64; 6] {
        match self.limit() {
            5 => position.neutral_moves::<5>(),
            _ => position.neutral_moves::<6>(),
        }
    }

    /// Whether `player` can move without claiming.
    #[inline]
    pub(crate) fn can_move(&self, position: &Position, player: Player) -> bool {
        let neutral = match self.limit() {
            5 => position.any_neutral_move::<5>(),
            _ => position.any_neutral_move::<6>(),
        };
        neutral || position.own_moves(player, self.limit(), |_, _| true)
    }

    /// The claims after which `player` can move, who cannot move without (L5).
    pub(crate) fn freeing_claims(&self, position: &Position, player: Player) -> impl Iterator<Item = Colour> {
        position.neutral_colours().filter(move |&colour| {
            position.claims[player.index()].count_ones() < CLAIMS && {
                let mut after = *position;
                after.to_act = player;
                after.claim(colour, self.collects());
                self.can_move(&after, player)
            }
        })
    }
}

impl Position {
    /// The colours nobody has claimed.
    pub(crate) fn neutral_colours(&self) -> impl Iterator<Item = Colour> {
        let taken = self.claims[0] | self.claims[1];
        Colour::ALL.into_iter().filter(move |colour| taken & colour.bit() == 0)
    }

    /// The colours that the player to act, who can move, may claim (L4).
    ///
    /// Where he can move now, he can move after any claim (L5): a claim only lifts L9 from stacks of its colour
    /// and lets them step, and stacks that it collects have never been a target.
    #[inline]
    fn open_claims(&self) -> impl Iterator<Item = Colour> {
        let free = !self.claimed && self.claims[self.to_act.index()].count_ones() < CLAIMS;
        self.neutral_colours().filter(move |_| free)
    }

    /// The stacks topped by a neutral colour.
    #[inline]
    pub(crate) fn neutral_tops(&self) -> u64 {
        let taken = self.claims[0] | self.claims[1];
        let tops = |colour: usize| if taken >> colour & 1 == 0 { self.topped[colour] } else { 0 };
        tops(0) | tops(1) | tops(2) | tops(3) | tops(4)
    }

    /// The stacks topped by a colour of `player`.
    pub(crate) fn own_tops(&self, player: Player) -> u64 {
        self.claims(player).fold(0, |tops, colour| tops | self.topped[colour.index()])
    }

    #[inline]
    fn neutral_moves<const LIMIT: usize>(&self) -> [u64; 6] {
        let neutral = self.neutral_tops();
        let [up, down] = self.neutral_moves_along::<1, LIMIT>(neutral);
        let [up_right, down_left] = self.neutral_moves_along::<8, LIMIT>(neutral);
        let [down_right, up_left] = self.neutral_moves_along::<7, LIMIT>(neutral);
        [up, down, up_right, down_left, down_right, up_left]
    }

    #[inline]
    fn any_neutral_move<const LIMIT: usize>(&self) -> bool {
        let neutral = self.neutral_tops();
        let any = |[up, down]: [u64; 2]| up | down != 0;
        any(self.neutral_moves_along::<1, LIMIT>(neutral))
            || any(self.neutral_moves_along::<8, LIMIT>(neutral))
            || any(self.neutral_moves_along::<7, LIMIT>(neutral))
    }

    /// Which stacks can go to the next stack in an ascending direction, and to which the next stack can come,
    /// of those with a neutral top (L7–L9). All lines of a direction at once: what the next stack is like is
    /// brought to each stack, and compared.
    #[inline(always)]
    fn neutral_moves_along<const STRIDE: u32, const LIMIT: usize>(&self, neutral: u64) -> [u64; 2] {
        let here = &self.higher;
        let [c0, c1, c2, c3, c4] = self.holding;
        let [h0, h1, h2, h3, h4, h5] = *here;
        let sets = [h0, h1, h2, h3, h4, h5, c0, c1, c2, c3, c4, neutral];
        let next = from_next::<STRIDE, 12>(&sets, h0);
        let mut clash = 0;
        for colour in 0..5 {
            clash |= self.holding[colour] & next[6 + colour];
        }
        let (mut next_higher, mut next_lower) = (0, 0);
        for n in 0..LIMIT {
            // More than n and more than limit − 1 − n pieces are together more than the limit.
            clash |= here[n] & next[LIMIT - 1 - n];
            next_higher |= next[n] & !here[n];
            next_lower |= here[n] & !next[n];
        }
        let fit = next[0] & !clash;
        [fit & neutral & !next_higher, fit & next[11] & !next_lower]
    }

    /// Calls `each` with every stack of `player`'s colours that can move and the points where it can land, until
    /// one call returns `true`; returns whether one did.
    ///
    /// Stacks topped by the same colour that see each other form a chain, and each can step along all of it. That
    /// the stack on the way has left its point changes nothing: what is seen through the gap is seen from it.
    /// So all stacks of a chain share what is seen from any of them (L10).
    #[inline]
    fn own_moves(&self, player: Player, limit: usize, mut each: impl FnMut(Point, u64) -> bool) -> bool {
        let occupied = self.higher[0];
        for colour in self.claims(player) {
            let tops = self.topped[colour.index()];
            let mut rest = tops;
            while rest != 0 {
                let (mut chain, mut seen) = (0, 0);
                let mut reached = rest & rest.wrapping_neg();
                while reached != 0 {
                    let place = reached.trailing_zeros();
                    chain |= 1 << place;
                    seen |= seen_from(place, occupied);
                    reached = seen & tops & !chain;
                }
                rest &= !chain;
                if seen & !self.holding[colour.index()] == 0 {
                    continue;
                }
                for from in Points(chain) {
                    let to = seen & self.landings(from, limit, limit);
                    if to != 0 && each(from, to) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The stacks that the one on `from` fits onto by colours and height (L8), of at most `ceiling` pieces.
    #[inline]
    fn landings(&self, from: Point, limit: usize, ceiling: usize) -> u64 {
        let stack = self.stack_at(from.place());
        let mut clash = 0;
        for colour in 0..5 {
            clash |= if stack.colours >> colour & 1 == 1 { self.holding[colour] } else { 0 };
        }
        let most = ceiling.min(limit.saturating_sub(stack.height));
        self.higher[0] & !clash & !self.higher.get(most).copied().unwrap_or(0)
    }
}
