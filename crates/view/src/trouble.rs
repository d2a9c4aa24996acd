//! What is wrong with a link, a record, a config or a position code: each error as a phrase of whole sentences.

use orrery_games::core::{
    CodeError, Expected, Line, Outcome, ParseError, Player, RecordError, RecordFault, Termination, Unclosed,
    shown,
};
use orrery_games::{
    AnyRefusal, LinkError, OpenError, PlayError, ReplayError, ReplayFault, with_code_error, with_refusal,
};

use crate::{Arg, Phrase, View};

impl From<&LinkError> for Phrase {
    fn from(error: &LinkError) -> Phrase {
        match error {
            LinkError::Open(error) => error.into(),
            LinkError::Play { number, error } => Phrase::new("trouble-move")
                .with("number", number.to_string())
                .with("reason", Phrase::from(error)),
        }
    }
}

impl From<&OpenError> for Phrase {
    fn from(error: &OpenError) -> Phrase {
        match error {
            OpenError::UnknownGame(name) if name.is_empty() => Phrase::new("trouble-nothing"),
            OpenError::UnknownGame(name) => Phrase::new("trouble-no-such-game").with("name", name.as_str()),
            OpenError::Refused(error) => with_code_error!(error, error => code(error)),
        }
    }
}

fn code<G: View>(error: &CodeError<G>) -> Phrase {
    match error {
        CodeError::NoBar => Phrase::new("trouble-no-bar"),
        CodeError::Config(error) => G::misconfigured(error),
        CodeError::Syntax(error) => error.into(),
        CodeError::Setup(error) => Phrase::new("trouble-position").with("reason", G::impossible(error)),
    }
}

impl From<&PlayError> for Phrase {
    fn from(error: &PlayError) -> Phrase {
        match error {
            PlayError::Syntax(error) => Phrase::new("trouble-no-move").with("reason", Phrase::from(error)),
            PlayError::Illegal { action, reason } => Phrase::new("trouble-illegal")
                .with("action", action.as_str())
                .with("reason", Phrase::from(reason)),
        }
    }
}

impl From<&AnyRefusal> for Phrase {
    fn from(refusal: &AnyRefusal) -> Phrase {
        with_refusal!(refusal, G, refusal => G::reason(refusal))
    }
}

/// What would have been right there is known only in technical English, and matters to those who write codes by hand.
impl From<&ParseError> for Phrase {
    fn from(error: &ParseError) -> Phrase {
        match error.found.as_str() {
            "" => Phrase::new("trouble-cut-off"),
            found => Phrase::new("trouble-syntax").with("found", found),
        }
        .with("column", error.column.to_string())
    }
}

impl From<&ReplayError> for Phrase {
    fn from(error: &ReplayError) -> Phrase {
        let fault = Phrase::from(&error.fault);
        match error.place {
            Some(place) => at(place, fault),
            None => fault,
        }
    }
}

fn at((line, column): (usize, usize), reason: Phrase) -> Phrase {
    Phrase::new("trouble-place")
        .with("line", line.to_string())
        .with("column", column.to_string())
        .with("reason", reason)
}

impl From<&ReplayFault> for Phrase {
    fn from(fault: &ReplayFault) -> Phrase {
        match fault {
            ReplayFault::NoConfig => Phrase::new("trouble-no-config"),
            ReplayFault::OtherGame { tag, value, game } => Phrase::new("trouble-other-game")
                .with("tag", *tag)
                .with("value", shown(value))
                .with("game", game.as_str()),
            ReplayFault::Open { tag, error } => {
                Phrase::new("trouble-tag").with("tag", *tag).with("reason", Phrase::from(error))
            }
            ReplayFault::OtherConfig { setup, config } => Phrase::new("trouble-other-config")
                .with("setup", setup.as_str())
                .with("config", config.as_str()),
            ReplayFault::Play(error) => error.into(),
            ReplayFault::WrongTurn(Player::First) => Phrase::new("trouble-turn-of-first"),
            ReplayFault::WrongTurn(Player::Second) => Phrase::new("trouble-turn-of-second"),
            ReplayFault::Contradiction { outcome, result } => Phrase::new("trouble-contradiction")
                .with("outcome", outcome.to_string())
                .with("result", result_text(*result)),
            ReplayFault::NotOver => Phrase::new("trouble-not-over"),
        }
    }
}

impl From<&RecordError> for Phrase {
    fn from(error: &RecordError) -> Phrase {
        at((error.line, error.column), Phrase::from(&error.fault))
    }
}

impl From<&RecordFault> for Phrase {
    fn from(fault: &RecordFault) -> Phrase {
        match fault {
            RecordFault::Unexpected { expected, found } => instead(wanted(*expected), found.clone()),
            RecordFault::Unclosed(unclosed) => Phrase::new("trouble-unclosed").with(
                "sign",
                match unclosed {
                    Unclosed::Value => "\"",
                    Unclosed::Comment => "}",
                    Unclosed::Variation => ")",
                },
            ),
            RecordFault::Number { expected, found } => {
                instead(wanted(Expected::Number(*expected)), found.to_string())
            }
            RecordFault::NoSetup => Phrase::new("trouble-no-setup"),
            RecordFault::DuplicateTag(name) => Phrase::new("trouble-tag-twice").with("tag", shown(name)),
            RecordFault::TagName(name) => instead(wanted(Expected::TagName), shown(name)),
            RecordFault::Result(text) => instead(one_of("1-0, 0-1, 1/2-1/2, *".to_owned()), shown(text)),
            RecordFault::Termination(text) => {
                instead(one_of(Termination::ALL.map(Termination::as_str).join(", ")), shown(text))
            }
            RecordFault::Action(text) => Phrase::new("refused-unreadable").with("text", shown(text)),
            RecordFault::ResultMismatch { tag, turns } => Phrase::new("trouble-results")
                .with("tag", result_text(*tag))
                .with("turns", result_text(*turns)),
            RecordFault::EmptyVariation => Phrase::new("trouble-empty-variation"),
            RecordFault::TooDeep => {
                Phrase::new("trouble-too-deep").with("depth", Line::MAX_DEPTH.to_string())
            }
        }
    }
}

/// Something else stands where this should.
fn instead(wanted: Phrase, found: String) -> Phrase {
    let phrase = if found.is_empty() {
        Phrase::new("trouble-ends")
    } else {
        Phrase::new("trouble-instead").with("found", found)
    };
    phrase.with("wanted", wanted)
}

fn wanted(expected: Expected) -> Phrase {
    let sign = |sign: Arg| Phrase::new("trouble-want-sign").with("sign", sign);
    match expected {
        Expected::Record => Phrase::new("trouble-want-record"),
        Expected::TagsOrEnd => Phrase::new("trouble-want-tags"),
        Expected::End => Phrase::new("trouble-want-end"),
        Expected::TagName => Phrase::new("trouble-want-tag-name"),
        Expected::TagValue => Phrase::new("trouble-want-tag-value"),
        Expected::Escape => one_of("\", \\".to_owned()),
        Expected::TagEnd => sign("]".into()),
        Expected::Number(number) => sign(number.to_string().into()),
        Expected::Turn => Phrase::new("trouble-want-turn"),
        Expected::Action => Phrase::new("trouble-want-move"),
        Expected::TurnEnd => Phrase::new("trouble-want-turn-end"),
        Expected::TurnOrResult => Phrase::new("trouble-want-result"),
        Expected::TurnOrClose => Phrase::new("trouble-want-close"),
    }
}

fn one_of(list: String) -> Phrase {
    Phrase::new("trouble-want-one-of").with("list", list)
}

fn result_text(result: Option<Outcome>) -> String {
    result.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
}

/// An option that is given twice.
pub(crate) fn twice(option: &str) -> Phrase {
    Phrase::new("trouble-option-twice").with("option", option)
}

/// Two options that do not go together.
pub(crate) fn apart(one: &str, other: &str) -> Phrase {
    Phrase::new("trouble-options-apart").with("one", one).with("other", other)
}
