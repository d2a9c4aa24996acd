//! The rules to be read: sections of text with pictures of real positions.
//!
//! A rulebook is a data file, `lessons/rules-<game>.json`, compiled in. [`Rulebook::of`] gives its [`Section`]s.
//!
//! # How a rulebook is written
//!
//! ```
//! # use orrery_games::GameKind;
//! # use orrery_learn::rules::Rulebook;
//! let json = r#"{
//!   "sections": [
//!     {
//!       "id": "jumping",
//!       "rules": ["Y6", "Y7"],
//!       "paragraphs": 2,
//!       "figures": [
//!         {
//!           "id": "jump",
//!           "start": "yinsh|4/2W2W1/7B/4W1w2/1B3b2B1/5w3/1W1w2b3/9/1B6/5W1/1B2;w;move;0-0",
//!           "actions": ["d5-h9"]
//!         }
//!       ]
//!     }
//!   ]
//! }"#;
//! assert!(Rulebook::read(GameKind::Yinsh, json).is_ok());
//! ```
//!
//! - `id`: a word of small letters, figures and hyphens; the address of the section and its text keys follow from it.
//! - `rules`: the numbered rules of docs/rules that the section tells. Left out: none.
//! - `paragraphs`: how many texts it has, at least one.
//! - `figures`: pictures, left out where there are none. Each shows the position after `actions`, which may be left out,
//!   were played from `start`, a position code or a config (docs/NOTATION.md).
//!
//! **Texts** are in `locales/<language>/rules-<game>.ftl`, each a message of its own:
//!
//! | key | what |
//! |---|---|
//! | `rules-<game>-<id>-title` | the heading of the section |
//! | `rules-<game>-<id>-<number>` | its paragraphs, from 1 on; those that begin with `– ` are items of a list |
//! | `rules-<game>-<id>-figure-<figure>` | what a figure shows |

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use orrery_games::{AnyGame, GameKind, for_each_game};
use serde::Deserialize;

use crate::read::{is_word, open};

/// All rules of one game, to be read.
#[derive(Clone, Debug)]
pub struct Rulebook {
    sections: Vec<Section>,
}

/// A part of the rules under one heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name in addresses and text keys.
    pub id: String,
    /// The numbered rules that it tells.
    pub rules: Vec<String>,
    /// The key of its heading.
    pub title: String,
    /// The keys of its paragraphs, in order.
    pub paragraphs: Vec<String>,
    /// What illustrates it.
    pub figures: Vec<Figure>,
}

/// A position to be looked at, and to be tried.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name within the section.
    pub id: String,
    /// The position, with the actions that led to it.
    pub game: AnyGame,
    /// The key of what it shows.
    pub caption: String,
}

/// What is wrong in a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// It is not JSON, or not of this form.
    Form(String),
    /// An id is no word of small letters, figures and hyphens.
    Id(String),
    /// Two texts would have this key.
    Twice(String),
    /// The section has no text.
    Empty(String),
    /// The start of the figure is no position of this game.
    Start(String, String),
    /// The action of the figure cannot be played there.
    Action(String, String, String),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Form(error) => f.write_str(error),
            RulesError::Id(id) => write!(f, "`{id}` is no word for an id"),
            RulesError::Twice(key) => write!(f, "two texts are called `{key}`"),
            RulesError::Empty(section) => write!(f, "`{section}` has no paragraph"),
            RulesError::Start(figure, error) => write!(f, "start of `{figure}`: {error}"),
            RulesError::Action(figure, action, error) => write!(f, "`{action}` in `{figure}`: {error}"),
        }
    }
}

impl Error for RulesError {}

impl Rulebook {
    /// The rules of `game`, compiled in; the browser fetches the data file instead and reads it itself. A data file with a
    /// fault is a book without sections; the tests keep that from happening.
    pub fn of(game: GameKind) -> &'static Rulebook {
        static BOOKS: LazyLock<[Rulebook; GameKind::COUNT]> = LazyLock::new(|| {
            GameKind::ALL.map(|game| {
                Rulebook::read(game, Rulebook::file(game)).unwrap_or(Rulebook { sections: Vec::new() })
            })
        });
        &BOOKS[game as usize]
    }

    /// The data file of `game`'s rules.
    pub fn file(game: GameKind) -> &'static str {
        for_each_game!(lessons_file!(game, "rules-"))
    }

    /// The rules of `game` that `json` describes. Whoever has read them knows that they can be shown: positions are
    /// valid, and actions were legal.
    pub fn read(game: GameKind, json: &str) -> Result<Rulebook, RulesError> {
        let file: BookFile =
            serde_json::from_str(json).map_err(|error| RulesError::Form(error.to_string()))?;
        let read = |section: SectionFile| section.read(game);
        let book = Rulebook { sections: file.sections.into_iter().map(read).collect::<Result<_, _>>()? };
        let mut seen = BTreeSet::new();
        let twice = book.keys().find(|key| !seen.insert(*key)).map(str::to_owned);
        twice.map_or(Ok(book), |key| Err(RulesError::Twice(key)))
    }

    /// The sections in their order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// All keys that there must be words for.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(|section| {
            let captions = section.figures.iter().map(|figure| &figure.caption);
            let keys = [&section.title].into_iter().chain(&section.paragraphs).chain(captions);
            keys.map(String::as_str)
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BookFile {
    sections: Vec<SectionFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionFile {
    id: String,
    #[serde(default)]
    rules: Vec<String>,
    paragraphs: u8,
    #[serde(default)]
    figures: Vec<FigureFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureFile {
    id: String,
    start: String,
    #[serde(default)]
    actions: Vec<String>,
}

impl SectionFile {
    fn read(self, game: GameKind) -> Result<Section, RulesError> {
        let beginning = format!("rules-{game}-{}", word(&self.id)?);
        if self.paragraphs == 0 {
            return Err(RulesError::Empty(self.id));
        }
        let figure = |figure: FigureFile| figure.read(game, &beginning);
        Ok(Section {
            title: format!("{beginning}-title"),
            paragraphs: (1..=self.paragraphs).map(|number| format!("{beginning}-{number}")).collect(),
            figures: self.figures.into_iter().map(figure).collect::<Result<_, _>>()?,
            id: self.id,
            rules: self.rules,
        })
    }
}

impl FigureFile {
    fn read(self, game: GameKind, beginning: &str) -> Result<Figure, RulesError> {
        let caption = format!("{beginning}-figure-{}", word(&self.id)?);
        let mut position =
            open(game, &self.start).map_err(|error| RulesError::Start(self.id.clone(), error))?;
        for action in self.actions {
            if let Err(error) = position.play(&action) {
                return Err(RulesError::Action(self.id, action, error.to_string()));
            }
        }
        Ok(Figure { id: self.id, game: position, caption })
    }
}

fn word(id: &str) -> Result<&str, RulesError> {
    if is_word(id) { Ok(id) } else { Err(RulesError::Id(id.to_owned())) }
}
