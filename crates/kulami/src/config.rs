use std::error::Error;
use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError};

use crate::{Board, BoardError};

/// What distinguishes one game of Kulami from another.
///
/// Its text is `kulami[:<option>[;<option>…]]`, in any order on input and printed as board, scoring, `swap`,
/// defaults left out. Plain `kulami` is the board `square` with basic scoring.
///
/// ```
/// use orrery_kulami::{Config, Scoring};
///
/// let config: Config = "kulami:swap;level2;board=irregular".parse()?;
/// assert_eq!(config.scoring, Scoring::LEVEL2);
/// assert_eq!(config.to_string(), "kulami:board=irregular;level2;swap");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The board.
    pub board: Board,
    /// What counts besides the tiles.
    pub scoring: Scoring,
    /// Whether the second player may swap sides instead of placing their first marble (K9).
    pub swap: bool,
}

/// What counts besides the tiles: two independent switches (K13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scoring {
    /// The bonus for the largest area (K11).
    pub area: bool,
    /// The bonus for lines of five or more (K12).
    pub lines: bool,
}

impl Scoring {
    /// Only tiles count.
    pub const BASIC: Scoring = Scoring { area: false, lines: false };
    /// Tiles and areas.
    pub const LEVEL1: Scoring = Scoring { area: true, lines: false };
    /// Tiles, areas and lines.
    pub const LEVEL2: Scoring = Scoring { area: true, lines: true };
    /// Tiles and lines.
    pub const LINES: Scoring = Scoring { area: false, lines: true };
}

impl Default for Config {
    fn default() -> Config {
        let board = Board::named("square").expect("the square has a name");
        Config { board, scoring: Scoring::BASIC, swap: false }
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board.to_string();
        let mut options = Vec::new();
        if board != "square" {
            options.push(format!("board={board}"));
        }
        match self.scoring {
            Scoring::LEVEL1 => options.push("level1".to_owned()),
            Scoring::LEVEL2 => options.push("level2".to_owned()),
            Scoring::LINES => options.push("lines".to_owned()),
            _ => {}
        }
        if self.swap {
            options.push("swap".to_owned());
        }
        if options.is_empty() { f.write_str("kulami") } else { write!(f, "kulami:{}", options.join(";")) }
    }
}

/// Why a config is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// It cannot be read.
    Syntax(ParseError),
    /// An option is given twice.
    Repeated(&'static str),
    /// Two scorings are given, and not the two that go together, `area` and `lines`.
    TwoScorings(&'static str, &'static str),
    /// What `board=` says is no board.
    Board {
        /// Where the board begins.
        column: usize,
        /// Why.
        error: BoardError,
    },
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Syntax(error) => error.fmt(f),
            ConfigError::Repeated(option) => write!(f, "the option `{option}` is given twice"),
            ConfigError::TwoScorings(first, second) => {
                write!(f, "the scorings `{first}` and `{second}` are given, which do not go together")
            }
            ConfigError::Board { column, error } => write!(f, "board at column {column}: {error}"),
        }
    }
}

impl Error for ConfigError {}

impl From<ParseError> for ConfigError {
    fn from(error: ParseError) -> ConfigError {
        ConfigError::Syntax(error)
    }
}

const WORDS: [&str; 6] = ["basic", "area", "lines", "level1", "level2", "swap"];

impl FromStr for Config {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let mut cursor = Cursor::new(text);
        let start = cursor;
        if cursor.take_while(|c| c.is_ascii_lowercase()) != "kulami" {
            return Err(start.error("`kulami`").into());
        }
        if !cursor.rest().is_empty() {
            cursor.expect(':', "`:` and options, or the end of the text")?;
        }
        let mut board = None;
        let mut words: Vec<&'static str> = Vec::new();
        let mut more = text != "kulami";
        while more {
            let start = cursor;
            match cursor.take_while(|c| c != ';').strip_prefix("board=") {
                Some(_) if board.is_some() => return Err(ConfigError::Repeated("board")),
                Some(rows) => board = Some(read_board(&start, rows)?),
                None => add_word(&mut words, &start)?,
            }
            more = cursor.eat(';');
        }
        let says = |wanted: &[&str]| words.iter().any(|word| wanted.contains(word));
        let scoring =
            Scoring { area: says(&["area", "level1", "level2"]), lines: says(&["lines", "level2"]) };
        let swap = words.contains(&"swap");
        Ok(Config { board: board.unwrap_or_else(|| Config::default().board), scoring, swap })
    }
}

fn read_board(option: &Cursor<'_>, text: &str) -> Result<Board, ConfigError> {
    let column = option.error("").column + "board=".len();
    text.parse().map_err(|error| ConfigError::Board { column, error })
}

fn add_word(words: &mut Vec<&'static str>, option: &Cursor<'_>) -> Result<(), ConfigError> {
    let text = option.rest().split(';').next().unwrap_or_default();
    let word = WORDS.into_iter().find(|word| *word == text).ok_or_else(|| {
        option.error("one of the options board=…, basic, area, lines, level1, level2, swap")
    })?;
    if words.contains(&word) {
        return Err(ConfigError::Repeated(word));
    }
    if let Some(first) = words.iter().find(|first| !go_together(first, word)) {
        return Err(ConfigError::TwoScorings(first, word));
    }
    words.push(word);
    Ok(())
}

/// Whether two different words can both be said: one is no scoring, or they are the two switches (K13).
fn go_together(one: &str, other: &str) -> bool {
    matches!((one, other), ("swap", _) | (_, "swap") | ("area", "lines") | ("lines", "area"))
}
