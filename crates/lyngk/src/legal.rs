use orrery_core::{Player, Rng, nth_set_bit};

use crate::board::seen_from;
use crate::neutral::NeutralMoves;
use crate::own::OwnMoves;
use crate::position::CLAIMS;
use crate::{Action, Colour, Lyngk, Phase, Point, Points, Position};

impl Lyngk {
    /// Claims in the order of the colours, then moves by origin and target; or a pass.
    pub(crate) fn list_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Move => {
                let claims = position.open_claims();
                actions.extend(
                    Colour::ALL.into_iter().filter(|colour| claims & colour.bit() != 0).map(Action::Claim),
                );
                self.list_moves(position, actions);
            }
            Phase::Claim => actions.extend(self.freeing_claims(position, position.to_act).map(Action::Claim)),
            Phase::Pass => actions.push(Action::Pass),
            Phase::Over(_) => {}
        }
    }

    fn list_moves(&self, position: &Position, actions: &mut Vec<Action>) {
        let occupied = position.higher(0);
        let mut targets = [0; 64];
        // Four stacks fit at the price of one.
        let mut neutral = Points(position.neutral_tops());
        while !neutral.is_empty() {
            let four: [Option<Point>; 4] = std::array::from_fn(|_| neutral.next());
            let fitting = position.fitting(&four.map(|from| from.map_or(0, Point::bit)), self.limit());
            for (from, fitting) in four.into_iter().flatten().zip(fitting) {
                let seen = seen_from(from.place(), occupied);
                targets[from.place() as usize] =
                    seen & fitting & !position.at_least(position.height(from) + 1).0;
            }
        }
        for (from, to) in self.own_moves(position, position.to_act).targets() {
            targets[from.place() as usize] = to;
        }
        for from in Points(occupied) {
            let to = Points(targets[from.place() as usize]);
            actions.extend(to.map(|to| Action::Move { from, to }));
        }
    }

    pub(crate) fn count_actions(&self, position: &Position) -> usize {
        match position.phase {
            Phase::Move => {
                let neutral = self.neutral_moves(position).count();
                let own = self.own_moves(position, position.to_act).count();
                (neutral + own + position.open_claims().count_ones()) as usize
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
                let claims = position.open_claims();
                if claims != 0 && rng.below(10) == 0 {
                    let n = rng.below(u64::from(claims.count_ones())) as u32;
                    return Action::Claim(Colour::ALL[nth_set_bit(u64::from(claims), n) as usize]);
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
        let own = self.own_moves(position, position.to_act);
        let neutrals = neutral.count();
        let n = rng.below(u64::from(neutrals + own.count())) as u32;
        let drawn = if n < neutrals { neutral.nth(n, position.higher(0)) } else { own.nth(n - neutrals) };
        drawn.map_or(Action::Pass, |(from, to)| Action::Move { from, to })
    }

    #[inline]
    pub(crate) fn neutral_moves(&self, position: &Position) -> NeutralMoves {
        NeutralMoves::new(position, self.limit())
    }

    #[inline]
    fn own_moves(&self, position: &Position, player: Player) -> OwnMoves {
        OwnMoves::new(position, player, self.limit())
    }

    /// Whether a stack of a colour of `player` can move.
    pub(crate) fn can_move_own(&self, position: &Position, player: Player) -> bool {
        self.own_moves(position, player).count() > 0
    }

    /// The claims after which `player` can move, who cannot move without (L5).
    pub(crate) fn freeing_claims(&self, position: &Position, player: Player) -> impl Iterator<Item = Colour> {
        let left = position.claims[player.index()].count_ones() < CLAIMS;
        position.neutral_colours().filter(move |&colour| {
            let mut after = *position;
            after.to_act = player;
            after.claim(colour, self.collects());
            // Only what is collected can set a stack of another colour free.
            let opened = after.higher(0) != position.higher(0) && self.neutral_moves(&after).count() > 0;
            left && (opened || self.can_move_own(&after, player))
        })
    }
}

impl Position {
    /// The colours nobody has claimed.
    pub(crate) fn neutral_colours(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.owner(colour).is_none())
    }

    /// The set of colours that the player to act, who can move, may claim (L4).
    ///
    /// A player who can move now can move after any claim (L5): a claim only lifts L9 from stacks of its colour
    /// and lets them step, and stacks that it collects have never been a target.
    #[inline]
    fn open_claims(&self) -> u8 {
        let closed = self.claimed || self.claims[self.to_act.index()].count_ones() >= CLAIMS;
        if closed { 0 } else { 0b11111 & !(self.claims[0] | self.claims[1]) }
    }

    /// The stacks topped by a neutral colour.
    #[inline]
    pub(crate) fn neutral_tops(&self) -> u64 {
        self.tops(!(self.claims[0] | self.claims[1]))
    }

    /// The stacks topped by a colour of `player`.
    pub(crate) fn own_tops(&self, player: Player) -> u64 {
        self.tops(self.claims[player.index()])
    }

    /// The stacks topped by one of these colours.
    #[inline]
    fn tops(&self, colours: u8) -> u64 {
        let tops = |colour: usize| self.topped(colour) & u64::from(colours >> colour & 1).wrapping_neg();
        tops(0) | tops(1) | tops(2) | tops(3) | tops(4)
    }
}
