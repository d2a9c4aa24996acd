//! The file of played games.
//!
//! ```text
//! # nodes 1000, seed 1, configs: yinsh
//! # weights 9ae16a3b2f90404f
//! 1 6 yinsh,f6,e5=-31,…,xe5
//! 2 9 yinsh,…
//! ```
//!
//! After two lines on how the games were played, one line a game: its number, how many of its actions come up to
//! the last that was drawn by lot, and config and actions as in a link. After an action that was searched stands what
//! the search made of the position before it. Games stand in the order of their
//! numbers, so that the file of a run that was broken off is the beginning of the file of the whole run.

use std::error::Error;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use orrery_engine::Value;
use orrery_engine::games::core::{Game, Outcome};

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// The configured game.
    pub game: G,
    /// All actions from the start on.
    pub actions: Vec<G::Action>,
    /// For each action, the value that search gave the position before it, for the player to act. What was drawn by lot
    /// or forced has none.
    pub values: Vec<Option<Value>>,
    /// How many actions come up to the last that was drawn by lot. What happened before it says little about the
    /// result.
    pub drawn: usize,
    /// How it ended.
    pub outcome: Outcome,
}

/// A file of games, all played in the same way.
pub struct GamesFile {
    path: PathBuf,
    manner: String,
    weights: String,
}

/// Why a file of games cannot be used.
#[derive(Debug)]
pub enum GamesError {
    /// It cannot be read or written.
    Io(PathBuf, io::Error),
    /// A line of it, counted from 1, is wrong.
    Line(PathBuf, usize, Fault),
    /// It lacks games, and those it has were played with other weights.
    OtherWeights(PathBuf),
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It ends without a line break.
    CutOff,
    /// The games were played in another manner than the one asked for.
    OtherManner {
        /// What the line says.
        found: String,
        /// What it would have to say.
        wanted: String,
    },
    /// It does not say with which weights the games were played.
    NoWeights,
    /// It is not `<number> <drawn> <config>,<action>,…` with this number.
    Form(u32),
    /// The config is refused.
    Config(String),
    /// An action, counted from 1, cannot be read or played.
    Action(usize, String),
    /// What should be the value of the position before an action, counted from 1, is no number.
    Value(usize),
    /// There are fewer actions than were drawn by lot.
    Drawn(usize),
    /// The game does not end.
    NotOver,
}

impl GamesFile {
    /// The file at `path` for games played in this manner, by an engine with these weights.
    pub fn new(path: PathBuf, manner: String, weights: String) -> GamesFile {
        GamesFile { path, manner, weights }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Checks the whole file and shows its games to `each`, with their numbers, which start from 1. A file that
    /// does not exist has no games.
    ///
    /// Returns how many there are, and the weights they were played with.
    pub fn read<G: Game>(&self, mut each: impl FnMut(u32, Played<G>)) -> Result<(u32, String), GamesError> {
        let file = match File::open(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((0, self.weights.clone())),
            file => file.map_err(|error| self.io(error))?,
        };
        let mut reader = BufReader::new(file);
        let mut line = 0;
        // The next line, if there is one, without its line break. What is no UTF-8 is no game either.
        let mut next = || {
            let mut bytes = Vec::new();
            line += 1;
            reader.read_until(b'\n', &mut bytes).map_err(|error| self.io(error))?;
            match bytes.pop() {
                None => Ok(None),
                Some(b'\n') => Ok(Some((line, String::from_utf8_lossy(&bytes).into_owned()))),
                Some(_) => Err(self.fault(line, Fault::CutOff)),
            }
        };
        let (_, found) = next()?.unwrap_or_default();
        if found != self.manner_line() {
            return Err(self.fault(1, Fault::OtherManner { found, wanted: self.manner_line() }));
        }
        let (_, weights) = next()?.unwrap_or_default();
        let weights = weights.strip_prefix(WEIGHTS).ok_or_else(|| self.fault(2, Fault::NoWeights))?;
        let mut count = 0;
        while let Some((line, text)) = next()? {
            count += 1;
            each(count, read_line(&text, count).map_err(|fault| self.fault(line, fault))?);
        }
        Ok((count, weights.to_string()))
    }

    /// Opens the file to add games to the `count` that [`read`](GamesFile::read) found, or begins it.
    ///
    /// Games of different weights are not mixed: that would be a run that nobody can repeat.
    pub fn append(
        &self,
        (count, weights): (u32, &str),
    ) -> Result<impl FnMut(&str) -> Result<(), GamesError>, GamesError> {
        if weights != self.weights {
            return Err(GamesError::OtherWeights(self.path.clone()));
        }
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(|error| self.io(error))?;
        }
        let is_new = count == 0 && !self.path.exists();
        let open = OpenOptions::new().create(true).append(true).open(&self.path);
        let mut file = open.map_err(|error| self.io(error))?;
        // Each line is written at once: whoever ends this program leaves whole lines.
        let mut write = move |text: &str| file.write_all(text.as_bytes()).map_err(|error| self.io(error));
        if is_new {
            write(&format!("{}\n{WEIGHTS}{}\n", self.manner_line(), self.weights))?;
        }
        Ok(write)
    }

    fn manner_line(&self) -> String {
        format!("# {}", self.manner)
    }

    fn fault(&self, line: usize, fault: Fault) -> GamesError {
        GamesError::Line(self.path.clone(), line, fault)
    }

    fn io(&self, error: io::Error) -> GamesError {
        GamesError::Io(self.path.clone(), error)
    }
}

/// How the second line starts.
const WEIGHTS: &str = "# weights ";

/// The line of a game, with its line break.
pub fn write_line<G: Game>(number: u32, played: &Played<G>) -> String {
    let mut line = format!("{number} {} {}", played.drawn, played.game.config());
    for (action, value) in played.actions.iter().zip(&played.values) {
        line.push_str(&format!(",{action}"));
        if let Some(value) = value {
            line.push_str(&format!("={value}"));
        }
    }
    line + "\n"
}

fn read_line<G: Game>(text: &str, number: u32) -> Result<Played<G>, Fault> {
    let mut words = text.split(' ');
    let mut word = || words.next().ok_or(Fault::Form(number));
    let (found, drawn, moves) = (word()?, word()?, word()?);
    let drawn: usize = drawn.parse().map_err(|_| Fault::Form(number))?;
    if found != number.to_string() || words.next().is_some() {
        return Err(Fault::Form(number));
    }
    let mut moves = moves.split(',');
    let refused = |error: G::ConfigError| Fault::Config(error.to_string());
    let config: G::Config = moves.next().unwrap_or_default().parse().map_err(refused)?;
    let game = G::new(&config).map_err(refused)?;
    let (mut position, mut actions, mut values) = (game.start(), Vec::new(), Vec::new());
    for text in moves {
        let (text, value) = text.split_once('=').map_or((text, None), |(text, value)| (text, Some(value)));
        let fault = |error: &dyn Error| Fault::Action(actions.len() + 1, error.to_string());
        let action: G::Action = text.parse().map_err(|error| fault(&error))?;
        game.play(&mut position, action).map_err(|error| fault(&error))?;
        actions.push(action);
        let value = value.map(str::parse).transpose();
        values.push(value.map_err(|_| Fault::Value(actions.len()))?);
    }
    let outcome = game.outcome(&position).ok_or(Fault::NotOver)?;
    if drawn > actions.len() {
        return Err(Fault::Drawn(drawn));
    }
    Ok(Played { game, actions, values, drawn, outcome })
}

impl fmt::Display for GamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamesError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            GamesError::Line(path, line, fault) => write!(f, "{}, line {line}: {fault}", path.display()),
            GamesError::OtherWeights(path) => write!(
                f,
                "{}: these games were played with other weights, so no more are added; \
                 choose another --seed, or remove the file",
                path.display()
            ),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::CutOff => f.write_str("the line is cut off; remove it to play this game again"),
            Fault::OtherManner { found, wanted } => {
                write!(f, "found `{found}`, expected `{wanted}`; choose another --seed, or remove the file")
            }
            Fault::NoWeights => write!(f, "expected `{WEIGHTS}` and their fingerprint"),
            Fault::Form(number) => write!(f, "expected `{number} <drawn> <config>,<action>,…`"),
            Fault::Config(error) => write!(f, "no config: {error}"),
            Fault::Action(number, error) => write!(f, "action {number}: {error}"),
            Fault::Value(number) => write!(f, "action {number}: expected a whole number after `=`"),
            Fault::Drawn(drawn) => write!(f, "{drawn} actions are drawn by lot, but there are fewer"),
            Fault::NotOver => f.write_str("the game is not over"),
        }
    }
}

impl Error for GamesError {}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_engine::games::core::Rng;
    use orrery_engine::games::kulami::Kulami;

    /// A file of its own for each test, removed in the end.
    struct Scratch(GamesFile);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("orrery-train-{}-{name}", std::process::id()));
            Scratch(GamesFile::new(path, "nodes 1".into(), "abc".into()))
        }

        fn read(&self) -> Result<(Vec<Played<Kulami>>, String), GamesError> {
            let mut games = Vec::new();
            let (_, weights) = self.0.read(|_, played| games.push(played))?;
            Ok((games, weights))
        }

        /// Reads the file with another content: what is wrong, and that the line is named.
        fn fault(&self, text: &str) -> (usize, Fault) {
            fs::write(self.0.path(), text).unwrap();
            let error = self.read().unwrap_err();
            let message = error.to_string();
            let GamesError::Line(_, line, fault) = error else { panic!("{message}") };
            assert!(message.contains(&format!("line {line}: ")), "{message}");
            (line, fault)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_file(self.0.path());
        }
    }

    fn random_game(seed: u64) -> Played<Kulami> {
        let game = Kulami::new(&"kulami:level2".parse().unwrap()).unwrap();
        let (mut position, mut actions, mut rng) = (game.start(), Vec::new(), Rng::new(seed));
        let outcome = loop {
            if let Some(outcome) = game.outcome(&position) {
                break outcome;
            }
            actions.push(game.random_action(&position, &mut rng));
            game.play_unchecked(&mut position, *actions.last().unwrap());
        };
        // Some of the actions have a value.
        let values = (0..actions.len() as i32).map(|i| (i % 3 > 0).then_some(900 - 77 * i)).collect();
        Played { game, actions, values, drawn: 5, outcome }
    }

    #[test]
    fn games_come_back() {
        let scratch = Scratch::new("back");
        assert_eq!(scratch.read().unwrap(), (Vec::new(), "abc".to_string()));
        let games = [random_game(1), random_game(2)];
        for (count, game) in (0..).zip(&games) {
            let mut append = scratch.0.append((count, "abc")).unwrap();
            append(&write_line(count + 1, game)).unwrap();
        }
        assert_eq!(scratch.read().unwrap(), (games.to_vec(), "abc".to_string()));
        assert!(matches!(scratch.0.append((2, "other")), Err(GamesError::OtherWeights(_))));
    }

    #[test]
    fn a_broken_file_is_refused_by_the_line() {
        let scratch = Scratch::new("broken");
        let head = "# nodes 1\n# weights abc\n";
        let games = [1, 2].map(|number| write_line(number, &random_game(1)));
        let [one, two] = &games;
        let fault = |text: &str| scratch.fault(&format!("{head}{text}"));
        let other = Fault::OtherManner { found: "# nodes 2".into(), wanted: "# nodes 1".into() };
        assert_eq!(scratch.fault("# nodes 2\n"), (1, other));
        assert!(matches!(scratch.fault(""), (1, Fault::OtherManner { .. })));
        assert_eq!(scratch.fault(&format!("# nodes 1\n{one}")), (2, Fault::NoWeights));
        assert_eq!(fault(&format!("{one}{}", two.trim_end())), (4, Fault::CutOff));
        assert_eq!(fault(two), (3, Fault::Form(1)));
        assert_eq!(fault(&format!("{one}\n{two}")), (4, Fault::Form(2)));
        assert_eq!(fault(&one.replace("1 5 ", "1 many ")), (3, Fault::Form(1)));
        assert_eq!(fault(&one.replace("1 5 ", "1 99 ")), (3, Fault::Drawn(99)));
        assert_eq!(fault(&format!("{one}2 0 kulami\n")), (4, Fault::NotOver));
        assert_eq!(fault(&format!("{}\n", one.rsplit_once(',').unwrap().0)), (3, Fault::NotOver));
        assert!(matches!(fault("1 0 yinsh,f6\n"), (3, Fault::Config(_))));
        assert!(matches!(fault("1 0 kulami,a1,a1\n"), (3, Fault::Action(2, _))));
        assert!(matches!(fault("1 0 kulami,zz\n"), (3, Fault::Action(1, _))));
        assert_eq!(fault("1 0 kulami,a1=12,a8=much\n"), (3, Fault::Value(2)));
        fs::write(scratch.0.path(), [head.as_bytes(), b"1 0 \xff\n"].concat()).unwrap();
        assert!(matches!(scratch.read(), Err(GamesError::Line(_, 3, Fault::Config(_)))));
    }
}
