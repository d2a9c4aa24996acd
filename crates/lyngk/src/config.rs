use std::error::Error;
use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError};

use crate::{Layout, Piece};

/// What happens to full stacks. The options `six` and `collect-on-claim` exclude each other (L15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Stacks of 5 score; one with a neutral top stays for ever (L11, L12).
    #[default]
    Standard,
    /// Stacks of 5 score; one with a neutral top goes to the player who claims its colour (L12).
    CollectOnClaim,
    /// A stack of 6 wins (L15–L17).
    Six,
}

/// What distinguishes one game of LYNGK from another: `lyngk:layout=…` or `lyngk:seed=…`, then `six` or
/// `collect-on-claim`.
///
/// ```
/// use orrery_lyngk::{Config, Variant};
///
/// let config: Config = "lyngk:seed=3;six".parse()?;
/// assert_eq!(config.variant, Variant::Six);
/// // A seed is a short way to write its layout.
/// assert!(config.to_string().starts_with("lyngk:layout="));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Config {
    /// How the pieces lie at the start. A game from a position code has none; such a config cannot be read back from its text.
    pub layout: Option<Layout>,
    /// What happens to full stacks.
    pub variant: Variant,
}

/// Why a config is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// It cannot be read.
    Syntax(ParseError),
    /// An option is given twice.
    Repeated(&'static str),
    /// Two options exclude each other.
    Exclusive(&'static str, &'static str),
    /// The value of `layout=` is not a layout. The error counts columns from the start of the value.
    LayoutSyntax {
        /// Where the layout begins.
        column: usize,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A layout has the wrong number of a piece (L2).
    LayoutCount {
        /// The piece.
        piece: Piece,
        /// How many the layout has.
        found: usize,
    },
    /// The config has neither a layout nor a seed.
    NoLayout,
    /// A position code says where the pieces are, so its config has neither layout nor seed.
    LayoutInCode,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Syntax(error) => error.fmt(f),
            ConfigError::Repeated(option) => write!(f, "the option `{option}` is given twice"),
            ConfigError::Exclusive(one, other) => {
                write!(f, "the options `{one}` and `{other}` exclude each other")
            }
            ConfigError::LayoutSyntax { column, error } => {
                error.clone().shifted(column.saturating_sub(1)).fmt(f)
            }
            ConfigError::LayoutCount { piece, found } => {
                write!(
                    f,
                    "a layout holds {} of the piece {} ({piece}), not {found}",
                    piece.supply(),
                    piece.letter()
                )
            }
            ConfigError::NoLayout => f.write_str(
                "a game of lyngk needs `layout=<43 letters>` or `seed=<number>`, as in `lyngk:seed=1`",
            ),
            ConfigError::LayoutInCode => f.write_str(
                "the config of a position code has no layout and no seed, since the state says it all",
            ),
        }
    }
}

impl Error for ConfigError {}

impl Config {
    /// The config part of a position code: the config without its layout.
    pub(crate) fn code_prefix(&self) -> &'static str {
        match self.variant {
            Variant::Standard => "lyngk",
            Variant::CollectOnClaim => "lyngk:collect-on-claim",
            Variant::Six => "lyngk:six",
        }
    }

    /// Reads the config part of a position code.
    pub(crate) fn from_code_prefix(text: &str) -> Result<Config, ConfigError> {
        let config = Config::read(text)?;
        if config.layout.is_some() { Err(ConfigError::LayoutInCode) } else { Ok(config) }
    }

    /// Reads a config, with layout or without.
    fn read(text: &str) -> Result<Config, ConfigError> {
        let syntax = ConfigError::Syntax;
        let Some(options) = text.strip_prefix("lyngk") else {
            return Err(syntax(ParseError::new(1, "`lyngk`", text)));
        };
        let mut column = "lyngk:".len() + 1;
        let options = match options {
            "" => return Ok(Config::default()),
            _ => options.strip_prefix(':').ok_or_else(|| {
                syntax(ParseError::new(column - 1, "`:` and options, or the end of the text", options))
            })?,
        };
        let mut given = Given::default();
        for option in options.split(';') {
            given.read(option, column)?;
            column += option.chars().count() + 1;
        }
        given.config()
    }
}

/// The options read so far.
#[derive(Default)]
struct Given {
    layout: Option<Layout>,
    seed: Option<u64>,
    six: bool,
    collect: bool,
}

impl Given {
    /// Reads one option, which starts at `column`.
    fn read(&mut self, option: &str, column: usize) -> Result<(), ConfigError> {
        let (name, value) =
            option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
        let value_at = column + name.chars().count();
        let repeated = match (name, value) {
            ("layout", Some(value)) => {
                let layout = value.parse().map_err(|error| match error {
                    ConfigError::Syntax(error) => ConfigError::LayoutSyntax { column: value_at + 1, error },
                    error => error,
                })?;
                self.layout.replace(layout).is_some().then_some("layout")
            }
            ("seed", Some(value)) => {
                let mut cursor = Cursor::new(value);
                let seed = cursor.number("a number below 2^64").and_then(|seed| cursor.end().map(|()| seed));
                let seed = seed.map_err(|error| ConfigError::Syntax(error.shifted(value_at)))?;
                self.seed.replace(seed).is_some().then_some("seed")
            }
            ("six", None) => std::mem::replace(&mut self.six, true).then_some("six"),
            ("collect-on-claim", None) => {
                std::mem::replace(&mut self.collect, true).then_some("collect-on-claim")
            }
            _ => {
                let expected = "an option (`layout=…`, `seed=…`, `six` or `collect-on-claim`)";
                return Err(ConfigError::Syntax(ParseError::new(column, expected, option)));
            }
        };
        repeated.map_or(Ok(()), |option| Err(ConfigError::Repeated(option)))
    }

    fn config(self) -> Result<Config, ConfigError> {
        let variant = match (self.six, self.collect) {
            (false, false) => Variant::Standard,
            (false, true) => Variant::CollectOnClaim,
            (true, false) => Variant::Six,
            (true, true) => return Err(ConfigError::Exclusive("six", "collect-on-claim")),
        };
        if self.layout.is_some() && self.seed.is_some() {
            return Err(ConfigError::Exclusive("layout", "seed"));
        }
        Ok(Config { layout: self.layout.or(self.seed.map(Layout::from_seed)), variant })
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(layout) = &self.layout else { return f.write_str(self.code_prefix()) };
        write!(f, "lyngk:layout={layout}")?;
        match self.variant {
            Variant::Standard => Ok(()),
            Variant::CollectOnClaim => f.write_str(";collect-on-claim"),
            Variant::Six => f.write_str(";six"),
        }
    }
}

impl FromStr for Config {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let config = Config::read(text)?;
        if config.layout.is_none() { Err(ConfigError::NoLayout) } else { Ok(config) }
    }
}
