use std::error::Error;
use std::fmt;

use orrery_core::{CodeError, Game, ParseError};

use crate::{GameKind, for_each_game, with_refusal};

/// An error of one of the games, with its data: for each game the type that the macro `$of` gives.
macro_rules! any_error {
    (($(#[$doc:meta])* $name:ident, $of:ident) $($Game:ident $module:ident),*) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game($of!($module $Game)),
            )*
        }

        $(
            impl From<$of!($module $Game)> for $name {
                fn from(error: $of!($module $Game)) -> $name {
                    $name::$Game(error)
                }
            }
        )*

        /// The rules crate's own words.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($name::$Game(error) => error.fmt(f),)*
                }
            }
        }

        impl Error for $name {}
    };
}

macro_rules! code_error {
    ($module:ident $Game:ident) => { CodeError<crate::$module::$Game> };
}

macro_rules! refusal {
    ($module:ident $Game:ident) => {
        crate::$module::Refusal
    };
}

for_each_game!(any_error!(
    /// Why the rules refuse a config or a position code, whichever game it is of.
    AnyCodeError, code_error
));

for_each_game!(any_error!(
    /// Why the rules refuse an action, whichever game it is of.
    AnyRefusal, refusal
));

impl AnyRefusal {
    /// The name of the reason without its data.
    pub fn name(&self) -> &'static str {
        with_refusal!(self, _G, refusal => refusal.name())
    }
}

/// Why a config or position code cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this name.
    UnknownGame(String),
    /// The rules crate refuses it.
    Refused(AnyCodeError),
}

/// Why an action cannot be played, with the refusals `R` of one game or of any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<R = AnyRefusal> {
    /// The text is no action of this game.
    Syntax(ParseError),
    /// The action is not legal here.
    Illegal {
        /// The action.
        action: String,
        /// The rules crate's reason.
        reason: R,
    },
}

impl<G: Game> From<CodeError<G>> for OpenError
where
    AnyCodeError: From<CodeError<G>>,
{
    fn from(error: CodeError<G>) -> OpenError {
        OpenError::Refused(error.into())
    }
}

impl<R: Into<AnyRefusal>> PlayError<R> {
    /// The same, where it does not matter which game it is.
    pub fn of_any(self) -> PlayError {
        match self {
            PlayError::Syntax(error) => PlayError::Syntax(error),
            PlayError::Illegal { action, reason } => PlayError::Illegal { action, reason: reason.into() },
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(name) => {
                let [others @ .., last] = GameKind::ALL.map(GameKind::name);
                write!(f, "there is no game `{name}`; the games are {} and {last}", others.join(", "))
            }
            OpenError::Refused(error) => error.fmt(f),
        }
    }
}

impl<R: fmt::Display> fmt::Display for PlayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Syntax(error) => write!(f, "no action: {error}"),
            PlayError::Illegal { action, reason } => write!(f, "{action} is not legal: {reason}"),
        }
    }
}

impl Error for OpenError {}
impl<R: fmt::Debug + fmt::Display> Error for PlayError<R> {}
