use std::hash::{Hash, Hasher};

use orrery_core::{Game, Outcome, Player, Rng, Score};

use crate::board::POINTS;
use crate::stack::{BITS, HIGHER, HOLDING, Stack, TOPPED};
use crate::{
    Action, Colour, Config, ConfigError, Layout, Piece, Point, Points, Refusal, Setup, SetupError, Variant,
};

/// How many colours a player may claim in a game (L4).
pub(crate) const CLAIMS: u32 = 2;

/// A configured game of LYNGK.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lyngk {
    config: Config,
}

impl Lyngk {
    /// How high a stack can grow (L8, L15).
    #[inline]
    pub fn limit(&self) -> usize {
        match self.config.variant {
            Variant::Standard | Variant::CollectOnClaim => 5,
            Variant::Six => 6,
        }
    }

    /// What becomes of the highest stacks.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.config.variant
    }

    /// Whether a claim collects stacks of 5 topped by its colour (L12).
    #[inline]
    pub(crate) fn collects(&self) -> bool {
        self.config.variant == Variant::CollectOnClaim
    }

    /// One shortest path of a legal move, from its origin over the stepping points to its target (L10).
    ///
    /// `None` if the action is no move or not legal.
    ///
    /// ```
    /// use orrery_core::Game;
    /// use orrery_lyngk::{Action, Lyngk};
    ///
    /// let game = Lyngk::new(&"lyngk:seed=1".parse()?)?;
    /// let step: Action = "b3-b4".parse()?;
    /// let path = game.path(&game.start(), step).unwrap();
    /// let path: Vec<String> = path.iter().map(|point| point.to_string()).collect();
    /// assert_eq!(path, ["b3", "b4"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&self, position: &Position, action: Action) -> Option<Vec<Point>> {
        match action {
            Action::Move { from, to } if self.is_legal(position, action) => position.route(from, to),
            _ => None,
        }
    }
}

/// What the player to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Which stack to move, or at the start of a turn perhaps which colour to claim.
    Move,
    /// Which colour to claim: nothing can move otherwise (L5).
    Claim,
    /// Nothing: they can only pass (L13).
    Pass,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// A position of LYNGK.
///
/// Equality looks at what later play depends on: for each point the top, the colours and the number of pieces,
/// but not the order of the pieces below the top.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// For each bit of a [`Stack`] the points where it is set.
    pub(crate) sets: [u64; BITS],
    /// Hash of the sets.
    pub(crate) board_key: u64,
    /// For each point what lies below the top, for the eye: three bits a piece from the bottom, kinds from 1.
    pub(crate) below: [u16; POINTS],
    /// The sets of claimed colours.
    pub(crate) claims: [u8; 2],
    /// Stacks of 5 removed (L11) or stacks of 6 made (L16).
    pub(crate) won: [u8; 2],
    pub(crate) to_act: Player,
    /// The player to act has claimed in this turn (L4).
    pub(crate) claimed: bool,
    /// Follows from all the rest.
    pub(crate) phase: Phase,
    /// Origin and target of some move that both players can make, or nothing. Such a move stays possible until
    /// either stack or the claims on its colour change, since no empty point is ever filled: as long as it lasts,
    /// nobody needs to look for moves to know that the game goes on.
    pub(crate) common_move: u64,
}

const _: () = assert!(size_of::<Position>() <= 256);

impl Position {
    /// The board without a piece, nothing claimed. It is no position of a game until stacks are added.
    pub(crate) const EMPTY: Position = Position {
        sets: [0; BITS],
        board_key: 0,
        below: [0; POINTS],
        claims: [0; 2],
        won: [0; 2],
        to_act: Player::First,
        claimed: false,
        phase: Phase::Over(Outcome::Draw),
        common_move: 0,
    };

    /// The points with a stack.
    #[inline]
    pub fn occupied(&self) -> Points {
        Points(self.higher(0))
    }

    /// The stacks topped by `colour`.
    #[inline]
    pub fn topped_by(&self, colour: Colour) -> Points {
        Points(self.topped(colour.index()))
    }

    /// The stacks that contain `colour`.
    #[inline]
    pub fn containing(&self, colour: Colour) -> Points {
        Points(self.sets[HOLDING + colour.index()])
    }

    /// The stacks of at least `height` pieces. Every point has at least none.
    #[inline]
    pub fn at_least(&self, height: usize) -> Points {
        match height.checked_sub(1) {
            None => Point::all(),
            Some(n @ 0..6) => Points(self.higher(n)),
            Some(_) => Points(0),
        }
    }

    /// How many pieces lie on `point`.
    #[inline]
    pub fn height(&self, point: Point) -> usize {
        self.stack(point).height()
    }

    /// The top piece on `point`.
    pub fn top(&self, point: Point) -> Option<Piece> {
        self.occupied().contains(point).then(|| Piece::KINDS[self.stack(point).top()])
    }

    /// The pieces on `point` from the bottom to the top.
    pub fn pieces(&self, point: Point) -> impl Iterator<Item = Piece> {
        let below = self.below[point.index()];
        let kind = move |layer: usize| (below >> (3 * layer) & 7) as usize;
        let under = (0..5).map_while(move |layer| Piece::KINDS.get(kind(layer).wrapping_sub(1)).copied());
        under.chain(self.top(point))
    }

    /// Who has claimed `colour`.
    pub fn owner(&self, colour: Colour) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.claims[player.index()] & colour.bit() != 0)
    }

    /// The colours `player` has claimed, in the order of the notation.
    pub fn claims(&self, player: Player) -> impl Iterator<Item = Colour> {
        let claims = self.claims[player.index()];
        Colour::ALL.into_iter().filter(move |colour| claims & colour.bit() != 0)
    }

    /// How many colours `player` may still claim (L4).
    pub fn claims_left(&self, player: Player) -> u32 {
        CLAIMS.saturating_sub(self.claims[player.index()].count_ones())
    }

    /// Whether the player to act has claimed a colour in this turn and so has to move.
    pub fn has_claimed(&self) -> bool {
        self.claimed
    }

    /// The stacks of 5 that `player` has removed (L11); with `six`, the stacks of 6 they have made (L16).
    pub fn won(&self, player: Player) -> u8 {
        self.won[player.index()]
    }

    /// What has to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The points with more than `n` pieces, `n` from 0 to 5.
    #[inline]
    pub(crate) fn higher(&self, n: usize) -> u64 {
        self.sets[HIGHER + n]
    }

    /// The sets of points that contain each colour.
    #[inline]
    pub(crate) fn holding(&self) -> [u64; 5] {
        std::array::from_fn(|colour| self.sets[HOLDING + colour])
    }

    /// The points topped by the colour with this index.
    #[inline]
    pub(crate) fn topped(&self, colour: usize) -> u64 {
        self.sets[TOPPED + colour]
    }

    /// What the rules see of the stack on `point`.
    #[inline]
    pub(crate) fn stack(&self, point: Point) -> Stack {
        let mut bits = 0;
        for (n, set) in self.sets.iter().enumerate() {
            bits |= (set >> point.place() & 1) << n;
        }
        Stack(bits)
    }

    /// Puts `stack` in place of what is on `point`, as far as the rules see it.
    #[inline]
    pub(crate) fn put(&mut self, point: Point, stack: Stack) {
        for (n, set) in self.sets.iter_mut().enumerate() {
            *set = *set & !point.bit() | (stack.0 >> n & 1) << point.place();
        }
    }

    /// Puts `piece` on top of whatever is on `point`, without regard to the rules; more than six do not fit.
    pub(crate) fn add(&mut self, point: Point, piece: Piece) {
        let stack = self.stack(point);
        if let Some(top) = self.top(point) {
            let layer = (top.index() as u32 + 1) << (3 * (stack.height() - 1));
            self.below[point.index()] |= layer as u16;
        }
        self.put(point, Stack::of(piece).on(stack));
    }

    pub(crate) fn hash_board(&self) -> u64 {
        self.occupied().fold(0, |key, point| key ^ self.stack(point).key(point.index()))
    }

    /// Everything but the board that equality looks at.
    #[inline]
    fn state(&self) -> u64 {
        u64::from_le_bytes([
            self.claims[0],
            self.claims[1],
            self.won[0],
            self.won[1],
            self.to_act as u8,
            u8::from(self.claimed),
            0,
            0,
        ])
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.sets == other.sets && self.state() == other.state()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.board_key);
        hasher.write_u64(self.state());
    }
}

impl Game for Lyngk {
    const NAME: &'static str = "lyngk";
    /// A stack of an own colour can go to every other point but those that hold its colour: with all 8 of a
    /// colour on top of stacks, 8 × 35 moves, twice; 24 neutral stacks go at most six ways. With fewer claims
    /// or stacks it is less.
    const MAX_LEGAL: usize = 2 * 8 * 35 + 24 * 6;
    /// 42 moves, each of which leaves one stack less; two claims each; before every move but the first, a pass.
    const MAX_ACTIONS: usize = 42 + 4 + 41;

    type Config = Config;
    type ConfigError = ConfigError;
    type Position = Position;
    type Action = Action;
    type Refusal = Refusal;
    type Setup = Setup;
    type SetupError = SetupError;

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Lyngk { config: *config })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    /// The layout's pieces. The game of a position code has no layout: it starts, and ends, with an empty board.
    fn start(&self) -> Position {
        let mut position = Position::EMPTY;
        for (point, piece) in self.config.layout.iter().flat_map(Layout::pieces) {
            position.add(point, piece);
        }
        position.board_key = position.hash_board();
        self.settle(&mut position);
        position
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Player {
        position.to_act
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.find_outcome(position)
    }

    #[inline]
    fn score(&self, position: &Position) -> Score {
        position.won.map(i32::from)
    }

    fn legal_into(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list_actions(position, actions);
    }

    fn count_legal(&self, position: &Position) -> usize {
        self.count_actions(position)
    }

    #[inline]
    fn random_action(&self, position: &Position, rng: &mut Rng) -> Action {
        self.pick_action(position, rng)
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        self.check_action(position, action)
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, action: Action) {
        self.apply(position, action);
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.board_key ^ Rng::new(position.state()).next()
    }

    fn key_from_scratch(&self, position: &Position) -> u64 {
        position.hash_board() ^ Rng::new(position.state()).next()
    }

    fn writable(&self) -> Vec<Action> {
        Action::all()
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(position)
    }

    fn validate(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.validate(self)
    }

    fn code_prefix(&self) -> String {
        self.config.code_prefix().to_string()
    }

    fn from_code_prefix(prefix: &str) -> Result<Self, ConfigError> {
        Lyngk::new(&Config::from_code_prefix(prefix)?)
    }
}
