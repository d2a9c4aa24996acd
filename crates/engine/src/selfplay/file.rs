//! The file of games, which docs/TRAINING.md describes byte by byte.
//!
//! Games stand in the order of their numbers, so that the file of a run that was broken off is the beginning of the
//! file of the whole run.

use std::error::Error;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use orrery_games::core::{Game, Outcome, Player};

use super::Played;
use crate::checksum::checksum;
use crate::value::{Value, WIN};

const MAGIC: [u8; 8] = *b"orrerySP";
const VERSION: u8 = 2;
/// What stands for no value.
const NO_VALUE: i16 = i16::MIN;
/// What stands for no action.
const NO_ACTION: usize = u16::MAX as usize;
const OUTCOMES: [Outcome; 3] = [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw];
/// No block is longer: a config is a line of text, and a game has at most some hundred actions.
const LONGEST: usize = 1 << 16;

/// A file of games, all played in the same way by the same engine.
pub struct GamesFile {
    path: PathBuf,
    manner: String,
    judge: String,
}

/// Why a file of games cannot be used.
#[derive(Debug)]
pub enum GamesError {
    /// It cannot be read or written.
    Io(PathBuf, io::Error),
    /// It is broken: in the game with this number, or in its head, which is number 0.
    Broken(PathBuf, u32, Fault),
    /// It lacks games, and those it has were played by another evaluation.
    OtherJudge(PathBuf),
}

/// What is wrong with a part of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file ends within it.
    CutOff,
    /// It is no file of games, or one of another version.
    OtherFormat,
    /// Its bytes are not those that were written.
    Checksum,
    /// The games were played in another manner than the one asked for.
    OtherManner {
        /// What the file says.
        found: String,
        /// What it would have to say.
        wanted: String,
    },
    /// The config is refused.
    Config(String),
    /// It is shorter or longer than what is in it.
    Length,
    /// An action, counted from 1, is none of the legal ones.
    Action(usize),
    /// The game does not lead where it led when it was written: the rules have changed.
    OtherEnd,
}

impl GamesFile {
    /// The file at `path` for games played in this manner by an engine that judges so. Both are words for people that
    /// are only compared.
    pub fn new(path: PathBuf, manner: String, judge: String) -> GamesFile {
        GamesFile { path, manner, judge }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Checks the whole file and shows its games to `each`, with their numbers, which start from 1. A file that
    /// does not exist has no games.
    ///
    /// Returns how many there are, and by which evaluation they were played.
    pub fn read<G: Game>(&self, mut each: impl FnMut(u32, Played<G>)) -> Result<(u32, String), GamesError> {
        let Some((mut reader, judge)) = self.open()? else { return Ok((0, self.judge.clone())) };
        Ok((self.read_games(&mut reader, &mut each)?, judge))
    }

    /// Checks a whole file, however its games were played, and shows them to `each`, with their numbers.
    ///
    /// Returns how many there are, and how they were played.
    pub fn read_any<G: Game>(
        path: &Path,
        mut each: impl FnMut(u32, Played<G>),
    ) -> Result<(u32, String), GamesError> {
        let file = GamesFile::new(path.to_path_buf(), String::new(), String::new());
        let bytes = File::open(path).map_err(|error| file.io(error))?;
        let mut reader = Reader { bytes: BufReader::new(bytes), sum: 0, read: 0 };
        let head = reader.head().map_err(|error| file.fault(0, error))?;
        let count = file.read_games(&mut reader, &mut each)?;
        Ok((count, head.replace('\n', ", ")))
    }

    /// Opens the file to add games, or begins it. What a run that was broken off left of its last game is removed.
    ///
    /// Games of different evaluations are not mixed: that would be a run that nobody can repeat.
    pub fn append(&self) -> Result<Appender<'_>, GamesError> {
        let (mut count, mut end, mut sum) = (0, 0, 0);
        if let Some((mut reader, judge)) = self.open()? {
            if judge != self.judge {
                return Err(GamesError::OtherJudge(self.path.clone()));
            }
            loop {
                (end, sum) = (reader.read, reader.sum);
                match reader.next() {
                    Ok(Some(_)) => count += 1,
                    Ok(None) | Err(Broken::Fault(Fault::CutOff)) => break,
                    Err(error) => return Err(self.fault(count + 1, error)),
                }
            }
        } else if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(|error| self.io(error))?;
        }
        let open = OpenOptions::new().create(true).append(true).open(&self.path);
        let bytes = open.map_err(|error| self.io(error))?;
        bytes.set_len(end).map_err(|error| self.io(error))?;
        let mut appender = Appender { file: self, bytes, sum, count };
        if end == 0 {
            let mut head = [&MAGIC[..], &[VERSION]].concat();
            let texts = format!("{}\n{}", self.manner, self.judge);
            head.extend(seal(&mut appender.sum, texts.as_bytes()));
            appender.write(&head)?;
        }
        Ok(appender)
    }

    fn read_games<G: Game>(
        &self,
        reader: &mut Reader<BufReader<File>>,
        each: &mut impl FnMut(u32, Played<G>),
    ) -> Result<u32, GamesError> {
        let mut count = 0;
        while let Some(block) = reader.next().map_err(|error| self.fault(count + 1, error))? {
            count += 1;
            each(count, decode(&block).map_err(|fault| self.fault(count, fault.into()))?);
        }
        Ok(count)
    }

    /// A reader behind the head of the file, and the evaluation that the head names; nothing if there is no file, or
    /// nothing in it.
    fn open(&self) -> Result<Option<Opened>, GamesError> {
        let file = match File::open(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            file => file.map_err(|error| self.io(error))?,
        };
        if file.metadata().is_ok_and(|data| data.len() == 0) {
            return Ok(None);
        }
        let mut reader = Reader { bytes: BufReader::new(file), sum: 0, read: 0 };
        let head = reader.head().map_err(|error| self.fault(0, error))?;
        let (found, judge) = head.split_once('\n').unwrap_or((&head, ""));
        if found != self.manner {
            let (found, wanted) = (found.to_string(), self.manner.clone());
            return Err(self.fault(0, Fault::OtherManner { found, wanted }.into()));
        }
        Ok(Some((reader, judge.to_string())))
    }

    fn fault(&self, number: u32, error: Broken) -> GamesError {
        match error {
            Broken::Io(error) => self.io(error),
            Broken::Fault(fault) => GamesError::Broken(self.path.clone(), number, fault),
        }
    }

    fn io(&self, error: io::Error) -> GamesError {
        GamesError::Io(self.path.clone(), error)
    }
}

/// A reader behind the head of a file, and the evaluation that the head names.
type Opened = (Reader<BufReader<File>>, String);

/// What adds games to a file.
pub struct Appender<'a> {
    file: &'a GamesFile,
    bytes: File,
    sum: u64,
    count: u32,
}

impl Appender<'_> {
    /// How many games the file has.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Adds the next game.
    pub fn add<G: Game>(&mut self, played: &Played<G>) -> Result<(), GamesError> {
        let block = seal(&mut self.sum, &encode(played));
        self.write(&block)?;
        self.count += 1;
        Ok(())
    }

    /// Writes at once: whoever ends this program leaves whole blocks, or the beginning of one.
    fn write(&mut self, bytes: &[u8]) -> Result<(), GamesError> {
        self.bytes.write_all(bytes).map_err(|error| self.file.io(error))
    }
}

/// Why a part cannot be read.
enum Broken {
    Io(io::Error),
    Fault(Fault),
}

impl From<Fault> for Broken {
    fn from(fault: Fault) -> Broken {
        Broken::Fault(fault)
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Fault::CutOff.into(),
            _ => Broken::Io(error),
        }
    }
}

/// Reads block after block.
struct Reader<R> {
    bytes: R,
    /// The checksum of the block before.
    sum: u64,
    /// How many bytes were read.
    read: u64,
}

impl<R: Read> Reader<R> {
    fn head(&mut self) -> Result<String, Broken> {
        let mut start = [0; MAGIC.len() + 1];
        self.take(&mut start)?;
        if start[..MAGIC.len()] != MAGIC || start[MAGIC.len()] != VERSION {
            return Err(Fault::OtherFormat.into());
        }
        let texts = self.next()?.ok_or(Fault::CutOff)?;
        Ok(String::from_utf8(texts).map_err(|_| Fault::OtherFormat)?)
    }

    /// The next block, or nothing where the file ends before it.
    fn next(&mut self) -> Result<Option<Vec<u8>>, Broken> {
        let mut length = [0; 2];
        if self.bytes.read(&mut length[..1])? == 0 {
            return Ok(None);
        }
        self.read += 1;
        self.take(&mut length[1..])?;
        let mut block = vec![0; u16::from_le_bytes(length).into()];
        self.take(&mut block)?;
        let mut sum = [0; 8];
        self.take(&mut sum)?;
        self.sum = chained(self.sum, &block);
        if self.sum != u64::from_le_bytes(sum) {
            return Err(Fault::Checksum.into());
        }
        Ok(Some(block))
    }

    fn take(&mut self, buffer: &mut [u8]) -> Result<(), Broken> {
        self.bytes.read_exact(buffer)?;
        self.read += buffer.len() as u64;
        Ok(())
    }
}

/// A block as it stands in the file: length, bytes, and the checksum of these and of everything before.
fn seal(sum: &mut u64, block: &[u8]) -> Vec<u8> {
    debug_assert!(block.len() < LONGEST);
    *sum = chained(*sum, block);
    [&(block.len() as u16).to_le_bytes()[..], block, &sum.to_le_bytes()[..]].concat()
}

/// The checksum of a block, and of the one before it.
fn chained(before: u64, block: &[u8]) -> u64 {
    checksum(before.to_le_bytes().into_iter().chain(block.iter().copied()))
}

fn encode<G: Game>(played: &Played<G>) -> Vec<u8> {
    let Played { game, actions, values, asides, drawn, outcome } = played;
    let config = game.config().to_string();
    let outcome = OUTCOMES.iter().position(|each| each == outcome).expect("there are three outcomes");
    let mut bytes = vec![outcome as u8];
    let mut put = |number: usize| bytes.extend((number as u16).to_le_bytes());
    put(config.len());
    put(*drawn);
    put(actions.len());
    bytes.extend(config.bytes());
    let mut position = game.start();
    for ((&action, &value), aside) in actions.iter().zip(values).zip(asides) {
        let legal = game.legal(&position);
        let mut put = |action: Option<G::Action>, value: Option<Value>| {
            let index = action.map_or(NO_ACTION, |action| {
                let index = legal.iter().position(|&legal| legal == action);
                index.expect("games are made of legal actions")
            });
            let value = value.map_or(NO_VALUE, |value| value.clamp(-WIN, WIN) as i16);
            bytes.extend((index as u16).to_le_bytes().into_iter().chain(value.to_le_bytes()));
        };
        put(Some(action), value);
        put(aside.map(|(beside, _)| beside), aside.map(|(_, value)| value));
        game.play_unchecked(&mut position, action);
    }
    bytes.extend(game.key(&position).to_le_bytes());
    bytes
}

fn decode<G: Game>(block: &[u8]) -> Result<Played<G>, Fault> {
    let mut rest = block;
    let (&[outcome], after) = rest.split_first_chunk().ok_or(Fault::Length)?;
    rest = after;
    let outcome = *OUTCOMES.get(usize::from(outcome)).ok_or(Fault::Length)?;
    let [length, drawn, count] = [number(&mut rest)?, number(&mut rest)?, number(&mut rest)?];
    let (config, after) = rest.split_at_checked(length).ok_or(Fault::Length)?;
    rest = after;
    let refused = |error: G::ConfigError| Fault::Config(error.to_string());
    let config: G::Config = String::from_utf8_lossy(config).parse().map_err(refused)?;
    let game = G::new(&config).map_err(refused)?;
    let mut position = game.start();
    let (mut actions, mut values, mut asides) = (Vec::new(), Vec::new(), Vec::new());
    let mut legal = Vec::new();
    for place in 1..=count {
        game.legal_into(&position, &mut legal);
        let take = |rest: &mut &[u8]| {
            let (index, value) = (number(rest)?, number(rest)? as u16 as i16);
            Ok((index, (value != NO_VALUE).then_some(Value::from(value))))
        };
        let action_at = |index: usize| legal.get(index).copied().ok_or(Fault::Action(place));
        let (index, value) = take(&mut rest)?;
        let action = action_at(index)?;
        asides.push(match take(&mut rest)? {
            (NO_ACTION, None) => None,
            (index, value) => Some((action_at(index)?, value.ok_or(Fault::Length)?)),
        });
        actions.push(action);
        values.push(value);
        game.play_unchecked(&mut position, action);
    }
    let key: [u8; 8] = rest.try_into().map_err(|_| Fault::Length)?;
    if u64::from_le_bytes(key) != game.key(&position) {
        return Err(Fault::OtherEnd);
    }
    if drawn > actions.len() {
        return Err(Fault::Length);
    }
    Ok(Played { game, actions, values, asides, drawn, outcome })
}

fn number(rest: &mut &[u8]) -> Result<usize, Fault> {
    let (&bytes, after) = rest.split_first_chunk().ok_or(Fault::Length)?;
    *rest = after;
    Ok(u16::from_le_bytes(bytes).into())
}

impl fmt::Display for GamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamesError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            GamesError::Broken(path, 0, fault) => write!(f, "{}: {fault}", path.display()),
            GamesError::Broken(path, number, fault) => {
                write!(f, "{}, game {number}: {fault}", path.display())
            }
            GamesError::OtherJudge(path) => write!(
                f,
                "{}: these games were played by another evaluation, so no more are added; \
                 choose another --seed, or remove the file",
                path.display()
            ),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::CutOff => f.write_str("it is cut off; the command that wrote it goes on from here"),
            Fault::OtherFormat => write!(f, "no file of games of version {VERSION}"),
            Fault::Checksum => f.write_str("the file is damaged: the checksum is wrong"),
            Fault::OtherManner { found, wanted } => {
                write!(f, "found `{found}`, expected `{wanted}`; choose another --seed, or remove the file")
            }
            Fault::Config(error) => write!(f, "no config: {error}"),
            Fault::Length => f.write_str("its length is wrong"),
            Fault::Action(number) => write!(f, "action {number} is not legal"),
            Fault::OtherEnd => {
                f.write_str("it ends in another position: the rules or their order have changed")
            }
        }
    }
}

impl Error for GamesError {}
