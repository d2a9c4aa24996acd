use std::error::Error;
use std::fmt;
use std::str::FromStr;

use orrery_core::ParseError;

/// How many removed rings win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// The third removed ring wins (Y14).
    #[default]
    Standard,
    /// The first removed ring wins (Y18).
    Blitz,
}

/// What distinguishes one game of YINSH from another: `yinsh` or `yinsh:blitz`.
///
/// ```
/// use orrery_yinsh::{Config, Variant};
///
/// let config: Config = "yinsh:blitz".parse()?;
/// assert_eq!(config.variant, Variant::Blitz);
/// assert!("yinsh:bliz".parse::<Config>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Config {
    /// Standard or blitz.
    pub variant: Variant,
}

/// Why a config is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// It cannot be read.
    Syntax(ParseError),
    /// An option is given twice.
    Repeated(&'static str),
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Syntax(error) => error.fmt(f),
            ConfigError::Repeated(option) => write!(f, "the option `{option}` is given twice"),
        }
    }
}

impl Error for ConfigError {}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.variant {
            Variant::Standard => "yinsh",
            Variant::Blitz => "yinsh:blitz",
        })
    }
}

impl FromStr for Config {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let mut config = Config::default();
        let Some(options) = text.strip_prefix("yinsh") else {
            return Err(ConfigError::Syntax(ParseError::new(1, "`yinsh`", text)));
        };
        let mut column = "yinsh:".len() + 1;
        let options = match options {
            "" => return Ok(config),
            _ => options.strip_prefix(':').ok_or_else(|| {
                ConfigError::Syntax(ParseError::new(
                    column - 1,
                    "`:` and options, or the end of the text",
                    options,
                ))
            })?,
        };
        for option in options.split(';') {
            match option {
                "blitz" if config.variant == Variant::Blitz => return Err(ConfigError::Repeated("blitz")),
                "blitz" => config.variant = Variant::Blitz,
                _ => return Err(ConfigError::Syntax(ParseError::new(column, "the option `blitz`", option))),
            }
            column += option.chars().count() + 1;
        }
        Ok(config)
    }
}
