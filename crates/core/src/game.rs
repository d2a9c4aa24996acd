use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Outcome, ParseError, Player, Rng};

/// Points of the two players, the first mover's first: YINSH rings removed, LYNGK stacks removed, Kulami points.
pub type Score = [i32; 2];

/// A configured game: variant, options and board, with whatever tables they need.
///
/// Players need not alternate: one may act several times in a row. Nothing here can fail except reading,
/// checking and validating, and those say why. A config means the same for ever.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// The name that starts every config and position code.
    const NAME: &'static str;
    /// No position has more legal actions than this.
    const MAX_LEGAL: usize;
    /// No game has more actions than this.
    const MAX_ACTIONS: usize;

    /// What distinguishes one game of this kind from another, with its text form.
    type Config: Clone + PartialEq + Debug + Display + FromStr<Err = Self::ConfigError> + Send + Sync;
    /// Why a config is refused.
    type ConfigError: Error + Clone + Eq + Send + Sync + 'static;
    /// All that later play depends on. Always valid.
    type Position: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// One decision of one player. Its text needs no context.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;
    /// Why an action is not legal.
    type Refusal: Error + Copy + Eq + Send + Sync + 'static;
    /// A position as somebody describes it, possibly impossible. Its text is the state part of a position code.
    type Setup: Clone + PartialEq + Debug + Display + FromStr<Err = ParseError>;
    /// Why a setup is no position.
    type SetupError: Error + Clone + Eq + Send + Sync + 'static;

    /// The game that `config` asks for.
    fn new(config: &Self::Config) -> Result<Self, Self::ConfigError>;

    /// The config this game was made from.
    fn config(&self) -> &Self::Config;

    /// The position before the first action.
    fn start(&self) -> Self::Position;

    /// Who decides next. In a finished game: who would have.
    fn to_act(&self, position: &Self::Position) -> Player;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The points as if the game ended now.
    fn score(&self, position: &Self::Position) -> Score;

    /// Replaces `actions` by the legal ones: none when the game is over, else at least one, no duplicates, in a
    /// fixed order.
    fn legal_into(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// Whether `action` is legal, and if not, why.
    fn check(&self, position: &Self::Position, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Plays an action known to be legal. Anything else leaves some position or other, but never panics in
    /// release builds.
    fn play_unchecked(&self, position: &mut Self::Position, action: Self::Action);

    /// A hash of everything equality looks at, kept up to date by `play_unchecked`.
    fn key(&self, position: &Self::Position) -> u64;

    /// The same hash, computed anew.
    fn key_from_scratch(&self, position: &Self::Position) -> u64;

    /// An action of a random game, each legal one as likely, except that LYNGK claims with probability 0.1
    /// where both a claim and a move are legal. The game must not be over.
    fn random_action(&self, position: &Self::Position, rng: &mut Rng) -> Self::Action;

    /// Every action that can be written down, legal anywhere or not.
    fn writable(&self) -> Vec<Self::Action>;

    /// The position as a setup.
    fn setup(&self, position: &Self::Position) -> Self::Setup;

    /// The position that `setup` describes, if there is one.
    fn validate(&self, setup: &Self::Setup) -> Result<Self::Position, Self::SetupError>;

    /// The config part of a position code.
    fn code_prefix(&self) -> String {
        self.config().to_string()
    }

    /// The game of a position code with this config part.
    fn from_code_prefix(prefix: &str) -> Result<Self, Self::ConfigError> {
        Self::new(&prefix.parse()?)
    }

    /// The legal actions.
    fn legal(&self, position: &Self::Position) -> Vec<Self::Action> {
        let mut actions = Vec::with_capacity(Self::MAX_LEGAL);
        self.legal_into(position, &mut actions);
        actions
    }

    /// How many actions are legal.
    fn count_legal(&self, position: &Self::Position) -> usize {
        self.legal(position).len()
    }

    /// Whether `action` is legal.
    fn is_legal(&self, position: &Self::Position, action: Self::Action) -> bool {
        self.check(position, action).is_ok()
    }

    /// Plays `action`, or says why not and leaves the position as it was.
    fn play(&self, position: &mut Self::Position, action: Self::Action) -> Result<(), Self::Refusal> {
        self.check(position, action)?;
        self.play_unchecked(position, action);
        Ok(())
    }

    /// Whether the game is over.
    #[inline]
    fn is_over(&self, position: &Self::Position) -> bool {
        self.outcome(position).is_some()
    }

    /// The position code: one token that holds everything later play depends on.
    fn code(&self, position: &Self::Position) -> String {
        format!("{}|{}", self.code_prefix(), self.setup(position))
    }

    /// The game and position of a position code.
    fn from_code(code: &str) -> Result<(Self, Self::Position), CodeError<Self>> {
        let (prefix, state) = code.split_once('|').ok_or(CodeError::NoBar)?;
        let game = Self::from_code_prefix(prefix).map_err(CodeError::Config)?;
        let setup: Self::Setup = state
            .parse()
            .map_err(|e: ParseError| CodeError::Syntax(e.shifted(prefix.chars().count() + 1)))?;
        let position = game.validate(&setup).map_err(CodeError::Setup)?;
        Ok((game, position))
    }
}

/// Why a position code is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError<G: Game> {
    /// Nothing divides config from state.
    NoBar,
    /// The part before the bar is no config.
    Config(G::ConfigError),
    /// The part after the bar cannot be read.
    Syntax(ParseError),
    /// It can be read, but is no position.
    Setup(G::SetupError),
}

impl<G: Game> Display for CodeError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::NoBar => f.write_str("a position code is <config>|<state>, and this has no `|`"),
            CodeError::Config(error) => Display::fmt(error, f),
            CodeError::Syntax(error) => Display::fmt(error, f),
            CodeError::Setup(error) => write!(f, "no such position: {error}"),
        }
    }
}

impl<G: Game> Error for CodeError<G> {}
