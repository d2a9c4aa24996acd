use std::fmt;

use orrery_core::{Game, Outcome, Player, Rng, Score, random_table};

use crate::{Action, Board, Cell, Config, ConfigError, Hole, Holes, Refusal, Setup, SetupError};

/// The colour of a marble. Red begins (K4); which player owns which colour may change once, by a swap (K9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// The first mover's marbles, until a swap.
    Red,
    /// The second mover's marbles, until a swap.
    Black,
}

impl Colour {
    /// Both colours, the one that begins first.
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Black];

    /// 0 for red, 1 for black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Black,
            Colour::Black => Colour::Red,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "red",
            Colour::Black => "black",
        })
    }
}

/// One of the two marbles whose tiles are barred (K7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recent {
    /// The marble placed last.
    Last,
    /// The marble placed before it.
    Previous,
}

impl fmt::Display for Recent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Recent::Last => "last",
            Recent::Previous => "previous",
        })
    }
}

/// The marbles on the board, the last two placed, and whether sides were swapped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) marbles: [Holes; 2],
    /// The holes that may be played; none when the game is over. Kept because all else asks for it.
    pub(crate) open: Holes,
    /// The part of the key that stands for the marbles.
    pub(crate) marbles_key: u64,
    pub(crate) last: Hole,
    pub(crate) previous: Hole,
    pub(crate) swapped: bool,
}

const _: () = assert!(size_of::<Position>() <= 64);

impl Position {
    /// The holes with marbles of this colour.
    #[inline]
    pub fn marbles(&self, colour: Colour) -> Holes {
        self.marbles[colour.index()]
    }

    /// The holes with marbles.
    #[inline]
    pub fn occupied(&self) -> Holes {
        self.marbles[0] | self.marbles[1]
    }

    /// How many marbles were placed.
    #[inline]
    pub fn placed(&self) -> u32 {
        self.occupied().len()
    }

    /// The holes that may be played; none exactly when the game is over.
    #[inline]
    pub fn open(&self) -> Holes {
        self.open
    }

    /// The colour of the next marble: red and black alternate, swap or not.
    #[inline]
    pub fn turn(&self) -> Colour {
        Colour::BOTH[(self.placed() & 1) as usize]
    }

    /// The hole of the marble placed last, or before it.
    pub fn recent(&self, which: Recent) -> Option<Hole> {
        match which {
            Recent::Last => self.last.some(),
            Recent::Previous => self.previous.some(),
        }
    }

    /// The colour of the marble in this hole.
    pub fn marble(&self, hole: Hole) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|&colour| self.marbles(colour).contains(hole))
    }

    /// Whether sides were swapped (K9).
    pub fn swapped(&self) -> bool {
        self.swapped
    }

    /// Whose marbles have this colour.
    #[inline]
    pub fn owner(&self, colour: Colour) -> Player {
        Player::BOTH[colour.index() ^ usize::from(self.swapped)]
    }

    /// The colour of this player's marbles.
    #[inline]
    pub fn colour(&self, player: Player) -> Colour {
        Colour::BOTH[player.index() ^ usize::from(self.swapped)]
    }
}

/// A game of Kulami: a board, a scoring, and whether the swap is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kulami {
    config: Config,
}

impl Kulami {
    /// Marbles of each player (K4).
    pub const MARBLES: u32 = 28;

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.config.board
    }

    /// The same game on another board.
    pub(crate) fn on_board(&self, board: Board) -> Kulami {
        Kulami { config: Config { board, ..self.config.clone() } }
    }

    /// Whether swapping is legal now: instead of the second marble (K9).
    #[inline]
    pub fn may_swap(&self, position: &Position) -> bool {
        self.config.swap && position.placed() == 1 && !position.swapped && !position.open.is_empty()
    }
}

/// Random numbers for the keys.
pub(crate) struct Keys {
    pub marbles: [[u64; Board::HOLES]; 2],
    recent: [[u64; Board::HOLES + 1]; 2],
    swapped: u64,
}

random_table! {
    pub(crate) static KEYS: Keys = {
        let mut rng = Rng::new(0x4B75_6C61_6D69);
        let mut keys =
            Keys { marbles: [[0; Board::HOLES]; 2], recent: [[0; Board::HOLES + 1]; 2], swapped: rng.next() };
        let mut hole = 0;
        while hole < Board::HOLES {
            keys.marbles[0][hole] = rng.next();
            keys.marbles[1][hole] = rng.next();
            keys.recent[0][hole] = rng.next();
            keys.recent[1][hole] = rng.next();
            hole += 1;
        }
        keys
    };
}

impl Game for Kulami {
    const NAME: &'static str = "kulami";
    const MAX_LEGAL: usize = Board::HOLES;
    /// Every marble and a swap.
    const MAX_ACTIONS: usize = 2 * Kulami::MARBLES as usize + 1;

    type Config = Config;
    type ConfigError = ConfigError;
    type Position = Position;
    type Action = Action;
    type Refusal = Refusal;
    type Setup = Setup;
    type SetupError = SetupError;

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Kulami { config: config.clone() })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> Position {
        Position {
            marbles: [Holes::NONE; 2],
            open: Holes::ALL,
            marbles_key: 0,
            last: Hole::NONE,
            previous: Hole::NONE,
            swapped: false,
        }
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Player {
        position.owner(position.turn())
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.find_outcome(position)
    }

    #[inline]
    fn score(&self, position: &Position) -> Score {
        self.points(position)
    }

    fn legal_into(&self, position: &Position, actions: &mut Vec<Action>) {
        self.list_actions(position, actions);
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
        let [last, previous] = [position.last, position.previous].map(Hole::index);
        let swapped = if position.swapped { KEYS.swapped } else { 0 };
        position.marbles_key ^ KEYS.recent[0][last] ^ KEYS.recent[1][previous] ^ swapped
    }

    fn key_from_scratch(&self, position: &Position) -> u64 {
        let key = |hole| match position.marble(hole) {
            Some(colour) => KEYS.marbles[colour.index()][hole.index()],
            None => 0,
        };
        let marbles_key = Hole::all().map(key).fold(0, |all, key| all ^ key);
        self.key(&Position { marbles_key, ..*position })
    }

    #[inline]
    fn random_action(&self, position: &Position, rng: &mut Rng) -> Action {
        self.pick_action(position, rng)
    }

    #[inline]
    fn count_legal(&self, position: &Position) -> usize {
        self.count_actions(position)
    }

    fn writable(&self) -> Vec<Action> {
        Cell::all().map(Action::Place).chain([Action::Swap]).collect()
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(self, position)
    }

    fn validate(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.validate(self)
    }
}
