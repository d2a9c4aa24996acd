use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use orrery_games::{GameKind, for_each_game};
use orrery_learn::Aim;

use crate::{Answer, Node, Puzzle, PuzzleId, Reply, Theme, aim_json, daily};

/// All puzzles of a game. The file is described in docs/PUZZLES.md.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// Which game.
    pub kind: GameKind,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Puzzle>,
    /// The puzzles of days, the first day's first: a list that is only added to.
    pub daily: Vec<PuzzleId>,
}

/// Why bytes are no set of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetError {
    /// They do not begin as a set does.
    NotASet,
    /// They are of a later version than this program knows.
    Version(u8),
    /// The checksum is another: a byte was changed or lost.
    Checksum,
    /// They end too early, or hold what no set holds, at this byte.
    Damaged(usize),
}

const MAGIC: &[u8; 8] = b"orreryPZ";
const VERSION: u8 = 1;
const SUM: usize = 8;
/// No line is longer, in turns of either side.
const DEEPEST: usize = 12;

/// The data file of a game.
macro_rules! puzzles_file {
    (($game:expr) $($Game:ident $module:ident),*) => {
        match $game {
            $(GameKind::$Game => include_bytes!(concat!("../../../data/puzzles-", stringify!($module), ".bin")),)*
        }
    };
}

impl Set {
    /// The set of `game` that is shipped, compiled in; the browser fetches the data file instead. A damaged one would be
    /// without puzzles; the tests keep that from happening.
    pub fn of(game: GameKind) -> &'static Set {
        static SETS: LazyLock<[Set; GameKind::COUNT]> = LazyLock::new(|| {
            GameKind::ALL.map(|kind| {
                let empty = Set { kind, puzzles: Vec::new(), daily: Vec::new() };
                Set::read(Set::file(kind)).unwrap_or(empty)
            })
        });
        &SETS[game as usize]
    }

    /// The data file of `game`'s puzzles.
    pub fn file(game: GameKind) -> &'static [u8] {
        for_each_game!(puzzles_file!(game))
    }

    /// The set that `bytes` hold.
    pub fn read(bytes: &[u8]) -> Result<Set, SetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(SetError::NotASet)?;
        match rest.first() {
            Some(&VERSION) => {}
            Some(&version) => return Err(SetError::Version(version)),
            None => return Err(SetError::NotASet),
        }
        let body = rest.len().checked_sub(SUM).filter(|&body| body > 0).ok_or(SetError::Checksum)?;
        let (body, sum) = rest.split_at(body);
        if checksum(body).to_le_bytes() != *sum {
            return Err(SetError::Checksum);
        }
        let mut reader = Reader { bytes: body, at: 1 };
        let set = reader.set();
        set.filter(|_| reader.at == body.len()).ok_or(SetError::Damaged(MAGIC.len() + reader.at))
    }

    /// The bytes that hold it.
    pub fn write(&self) -> Vec<u8> {
        let mut body = vec![VERSION];
        write_text(&mut body, self.kind.name());
        let mut configs: Vec<&str> = self.puzzles.iter().map(|puzzle| puzzle.config.as_str()).collect();
        configs.sort_unstable();
        configs.dedup();
        write_number(&mut body, configs.len());
        configs.iter().for_each(|config| write_text(&mut body, config));
        write_number(&mut body, self.puzzles.len());
        for puzzle in &self.puzzles {
            let config = configs.binary_search(&puzzle.config.as_str()).expect("it is listed");
            write_number(&mut body, config);
            let state = puzzle.code.split_once('|').map_or("", |(_, state)| state);
            write_text(&mut body, state);
            write_aim(&mut body, puzzle.aim);
            for number in [puzzle.depth.into(), puzzle.rating.into(), puzzle.deviation.into()] {
                write_number(&mut body, number);
            }
            write_number(&mut body, puzzle.themes.len());
            puzzle.themes.iter().for_each(|&theme| write_number(&mut body, theme as usize));
            write_node(&mut body, &puzzle.line);
        }
        write_number(&mut body, self.daily.len());
        for id in &self.daily {
            let place = self.puzzles.iter().position(|puzzle| puzzle.id == *id);
            // Nothing is ever taken out of a set, so that this finds every puzzle of a day.
            write_number(&mut body, place.unwrap_or(0));
        }
        let sum = checksum(&body).to_le_bytes();
        [MAGIC.as_slice(), &body, &sum].concat()
    }

    /// The puzzle with this id.
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, counted from 1 January 1970 by UTC.
    pub fn daily(&self, day: u32) -> Option<&Puzzle> {
        daily(day, &self.daily).and_then(|id| self.get(id))
    }
}

/// FNV-1a, 64 bits: enough to notice a change that nobody made on purpose.
fn checksum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Seven bits a byte, the lowest first; the eighth says that more follow.
fn write_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 128 {
        bytes.push(number as u8 & 127 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn write_text(bytes: &mut Vec<u8>, text: &str) {
    write_number(bytes, text.len());
    bytes.extend(text.bytes());
}

/// A kind, then its two numbers; points may be negative and turns missing, so both are shifted.
fn write_aim(bytes: &mut Vec<u8>, aim: Aim) {
    let (kind, points, turns) = match aim {
        Aim::Score { points, turns } => (0, points, turns),
        Aim::Win { turns } => (1, 0, turns.unwrap_or(0)),
        Aim::Margin { points } => (2, points, 0),
        Aim::Draw => (3, 0, 0),
        Aim::Guard => (4, 0, 0),
    };
    for number in [kind, (points + SHIFT) as usize, turns as usize] {
        write_number(bytes, number);
    }
}

const SHIFT: i32 = 1000;

fn write_turn(bytes: &mut Vec<u8>, turn: &[u16]) {
    write_number(bytes, turn.len());
    turn.iter().for_each(|&place| write_number(bytes, place.into()));
}

fn write_node(bytes: &mut Vec<u8>, node: &Node) {
    write_number(bytes, node.answers.len());
    for answer in &node.answers {
        write_turn(bytes, &answer.turn);
        write_number(bytes, answer.replies.len());
        for reply in &answer.replies {
            write_turn(bytes, &reply.turn);
            write_node(bytes, &reply.node);
        }
    }
}

/// Reads what the functions above write; `None` where something else stands.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn number(&mut self) -> Option<usize> {
        let mut number = 0_u64;
        for shift in (0..35).step_by(7) {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return usize::try_from(number).ok();
            }
        }
        None
    }

    /// A number of things that each take a byte at least: whoever claims more is not believed, and takes no memory.
    fn count(&mut self) -> Option<usize> {
        self.number().filter(|&count| count <= self.bytes.len() - self.at)
    }

    fn text(&mut self) -> Option<&str> {
        let length = self.count()?;
        let text = self.bytes.get(self.at..self.at + length)?;
        self.at += length;
        std::str::from_utf8(text).ok()
    }

    fn set(&mut self) -> Option<Set> {
        let kind: GameKind = self.text()?.parse().ok()?;
        let configs: Option<Vec<String>> =
            (0..self.count()?).map(|_| self.text().map(str::to_owned)).collect();
        let configs = configs?;
        let puzzles: Option<Vec<Puzzle>> = (0..self.count()?).map(|_| self.puzzle(&configs)).collect();
        let puzzles = puzzles?;
        let daily: Option<Vec<PuzzleId>> = (0..self.count()?)
            .map(|_| self.number().and_then(|place| Some(puzzles.get(place)?.id)))
            .collect();
        Some(Set { kind, puzzles, daily: daily? })
    }

    fn puzzle(&mut self, configs: &[String]) -> Option<Puzzle> {
        let config = self.number().and_then(|config| configs.get(config))?.clone();
        let code = format!("{config}|{}", self.text()?);
        let aim = self.aim()?;
        let depth = u8::try_from(self.number()?).ok()?;
        let rating = u16::try_from(self.number()?).ok()?;
        let deviation = u16::try_from(self.number()?).ok()?;
        let themes: Option<Vec<Theme>> =
            (0..self.count()?).map(|_| self.number().and_then(|n| Theme::ALL.get(n).copied())).collect();
        let id = PuzzleId::of(&config, &code, &aim_json(aim));
        let line = self.node(DEEPEST)?;
        Some(Puzzle { id, config, code, aim, depth, rating, deviation, themes: themes?, line })
    }

    fn aim(&mut self) -> Option<Aim> {
        let kind = self.number()?;
        let points = i32::try_from(self.number()?).ok()?.checked_sub(SHIFT)?;
        let turns = u32::try_from(self.number()?).ok()?;
        Some(match kind {
            0 => Aim::Score { points, turns },
            1 => Aim::Win { turns: (turns > 0).then_some(turns) },
            2 => Aim::Margin { points },
            3 => Aim::Draw,
            4 => Aim::Guard,
            _ => return None,
        })
    }

    fn turn(&mut self) -> Option<Vec<u16>> {
        (0..self.count()?).map(|_| u16::try_from(self.number()?).ok()).collect()
    }

    fn node(&mut self, deepest: usize) -> Option<Node> {
        let deeper = deepest.checked_sub(1)?;
        let answers: Option<Vec<Answer>> = (0..self.count()?)
            .map(|_| {
                let turn = self.turn()?;
                let replies: Option<Vec<Reply>> = (0..self.count()?)
                    .map(|_| Some(Reply { turn: self.turn()?, node: self.node(deeper)? }))
                    .collect();
                Some(Answer { turn, replies: replies? })
            })
            .collect();
        Some(Node { answers: answers? })
    }
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::NotASet => f.write_str("this is no set of puzzles"),
            SetError::Version(version) => {
                write!(f, "the set of puzzles is of version {version}, and this program reads {VERSION}")
            }
            SetError::Checksum => f.write_str("the set of puzzles is damaged: its checksum is another"),
            SetError::Damaged(at) => write!(f, "the set of puzzles is damaged at byte {at}"),
        }
    }
}

impl Error for SetError {}
