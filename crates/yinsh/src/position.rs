use orrery_core::{Game, Outcome, Player, Rng, Score, random_table};

use crate::board::SLOTS;
use crate::{Action, Config, ConfigError, Points, Refusal, Setup, SetupError, Variant};

/// The common supply of markers (Y3).
pub(crate) const SUPPLY: u32 = 51;
/// Rings of each player (Y3).
pub(crate) const RINGS: u32 = 5;

/// A configured game of YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yinsh {
    config: Config,
}

impl Yinsh {
    /// How many removed rings win (Y14, Y18).
    #[inline]
    pub fn rings_to_win(&self) -> u8 {
        match self.config.variant {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }
}

/// What the player to act has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Where to place a ring.
    Place,
    /// Which ring to move where.
    Move,
    /// Which row to remove.
    Row,
    /// Which ring to remove.
    Ring,
    /// Nothing: the game is over.
    Over,
}

/// A position of YINSH.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) rings: [u128; 2],
    pub(crate) markers: [u128; 2],
    /// Hash of the four sets.
    pub(crate) board_key: u64,
    pub(crate) removed: [u8; 2],
    pub(crate) to_act: Player,
    pub(crate) phase: Phase,
    /// The player to act removes a row that the other one's move made (Y13).
    pub(crate) gift: bool,
    /// The other player has just passed (Y17).
    pub(crate) passed: bool,
}

const _: () = assert!(size_of::<Position>() <= 128);

impl Position {
    /// The rings of `player` on the board.
    pub fn rings(&self, player: Player) -> Points {
        Points(self.rings[player.index()])
    }

    /// The markers on the board that show the colour of `player`.
    pub fn markers(&self, player: Player) -> Points {
        Points(self.markers[player.index()])
    }

    /// How many rings `player` has removed.
    pub fn removed(&self, player: Player) -> u8 {
        self.removed[player.index()]
    }

    /// How many markers are left in the supply.
    pub fn supply(&self) -> u32 {
        SUPPLY - (self.markers[0] | self.markers[1]).count_ones()
    }

    /// What has to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the row or ring to be removed now comes from the opponent's move (Y13).
    pub fn is_gift(&self) -> bool {
        self.gift
    }

    /// Whether the opponent has just passed (Y17).
    pub fn after_pass(&self) -> bool {
        self.passed
    }

    pub(crate) fn hash_board(&self) -> u64 {
        Player::BOTH.into_iter().fold(0, |key, player| {
            let rings = self.rings(player).map(|point| ring_key(player, point.index()));
            let markers = self.markers(player).map(|point| marker_key(player, point.index()));
            rings.chain(markers).fold(key, |key, part| key ^ part)
        })
    }

    /// Hash of everything but the board.
    fn state_key(&self) -> u64 {
        let state = [self.removed[0], self.removed[1], self.to_act as u8, self.phase as u8]
            .into_iter()
            .chain([self.gift as u8, self.passed as u8])
            .fold(0, |state, field| state << 8 | u64::from(field));
        Rng::new(state).next()
    }
}

random_table! {
    /// Random numbers for hashing: rings and markers of both players on every slot.
    static KEYS: [[[u64; SLOTS]; 2]; 2] = {
        let mut rng = Rng::new(0x59_49_4E_53_48);
        let mut keys = [[[0; SLOTS]; 2]; 2];
        let mut i = 0;
        while i < 4 * SLOTS {
            keys[i / SLOTS / 2][i / SLOTS % 2][i % SLOTS] = rng.next();
            i += 1;
        }
        keys
    };
}

#[inline]
pub(crate) fn ring_key(player: Player, slot: usize) -> u64 {
    KEYS[0][player.index()][slot]
}

#[inline]
pub(crate) fn marker_key(player: Player, slot: usize) -> u64 {
    KEYS[1][player.index()][slot]
}

impl Game for Yinsh {
    const NAME: &'static str = "yinsh";
    /// Ring moves are bounded by 130, placements by 85.
    const MAX_LEGAL: usize = 130;
    /// 10 placements; 71 ring moves, since 51 markers and at most 4 rows' worth of returned ones can be placed;
    /// 5 rows with their rings; before each move, and twice at the end, a pass.
    const MAX_ACTIONS: usize = 10 + 71 + 2 * 5 + 71 + 2;

    type Config = Config;
    type ConfigError = ConfigError;
    type Position = Position;
    type Action = Action;
    type Refusal = Refusal;
    type Setup = Setup;
    type SetupError = SetupError;

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Yinsh { config: *config })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> Position {
        Position {
            rings: [0; 2],
            markers: [0; 2],
            board_key: 0,
            removed: [0; 2],
            to_act: Player::First,
            phase: Phase::Place,
            gift: false,
            passed: false,
        }
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
        position.removed.map(i32::from)
    }

    fn legal_into(&self, position: &Position, actions: &mut Vec<Action>) {
        position.list_actions(actions);
    }

    fn count_legal(&self, position: &Position) -> usize {
        position.count_actions()
    }

    #[inline]
    fn random_action(&self, position: &Position, rng: &mut Rng) -> Action {
        position.pick_action(rng)
    }

    fn check(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        position.check_action(action)
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, action: Action) {
        position.apply(action, self.rings_to_win());
    }

    fn key(&self, position: &Position) -> u64 {
        position.board_key ^ position.state_key()
    }

    fn key_from_scratch(&self, position: &Position) -> u64 {
        position.hash_board() ^ position.state_key()
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
}
