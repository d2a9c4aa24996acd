use std::error::Error;
use std::fmt;

use orrery_core::{CodeError, Game, ParseError};

use crate::{kulami, lyngk, yinsh};

/// An error of one of the games, with its data.
macro_rules! any_error {
    ($(#[$doc:meta])* $name:ident: $($variant:ident($error:ty)),*) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $(
                #[doc = concat!("Of ", stringify!($variant), ".")]
                $variant($error),
            )*
        }

        $(
            impl From<$error> for $name {
                fn from(error: $error) -> $name {
                    $name::$variant(error)
                }
            }
        )*

        /// The rules crate's own words.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($name::$variant(error) => error.fmt(f),)*
                }
            }
        }

        impl Error for $name {}
    };
}

any_error! {
    /// Why the rules refuse a config or a position code, whichever game it is of.
    AnyCodeError:
    Yinsh(CodeError<yinsh::Yinsh>), Lyngk(CodeError<lyngk::Lyngk>), Kulami(CodeError<kulami::Kulami>)
}

any_error! {
    /// Why the rules refuse an action, whichever game it is of.
    AnyRefusal:
    Yinsh(yinsh::Refusal), Lyngk(lyngk::Refusal), Kulami(kulami::Refusal)
}

impl AnyRefusal {
    /// The name of the reason without its data.
    pub fn name(&self) -> &'static str {
        match self {
            AnyRefusal::Yinsh(refusal) => refusal.name(),
            AnyRefusal::Lyngk(refusal) => refusal.name(),
            AnyRefusal::Kulami(refusal) => refusal.name(),
        }
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
                write!(f, "there is no game `{name}`; the games are yinsh, lyngk and kulami")
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
