//! A whole study as one word for a link, as docs/NOTATION.md describes it: every action by its place in the list of legal
//! ones, packed as tightly as that allows.

mod base64;
mod range;
mod tree;
mod words;

use std::error::Error;
use std::fmt;

use orrery_games::core::{Outcome, Player, Record, Termination};
use orrery_games::{AnyGame, LinkError, ReplayFault, start_of, with_session};

use crate::study::Study;
use range::{Decoder, Encoder};
use words::Model;

/// The only version there is so far. What a version says never changes.
const VERSION: u8 = 1;
/// A link in a path is no longer than this; browsers, chats and servers take that everywhere.
pub const MAX_PATH: usize = 2000;
/// Nobody makes a longer code by hand, and it would take long to read.
const MAX_CODE: usize = 1 << 20;
/// Tags that are named by their number; what follows them in the code is spelled.
const TAGS: [&str; 9] =
    ["Game", "Config", "Setup", "First", "Second", "Date", "Result", "Termination", "Event"];
/// Results by their number.
const RESULTS: [Option<Outcome>; 4] =
    [None, Some(Outcome::Win(Player::First)), Some(Outcome::Win(Player::Second)), Some(Outcome::Draw)];
/// Of 64 times that a tag could follow, it does.
const TAG_FOLLOWS: u32 = 48;

/// A code to share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The code.
    pub code: String,
    /// Whether comments, marks and evaluations did not fit and are not in it.
    pub without_remarks: bool,
}

impl Link {
    /// The path that opens it.
    pub fn path(&self) -> String {
        format!("/l/{}", self.code)
    }
}

/// Why a link or code opens nothing, or cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It is a link of actions in plain text, and cannot be played.
    Plain(LinkError),
    /// A character that no code has.
    Character {
        /// Where, from 1.
        place: usize,
    },
    /// It was made by a later version of the program.
    Version(u8),
    /// Part of it is missing or was changed.
    Damaged,
    /// What it says makes no game.
    Content(ReplayFault),
    /// It would not fit into a path, even without remarks.
    TooLong,
}

/// The code of a study, with its comments, marks and evaluations or without.
pub fn encode(study: &Study, remarks: bool) -> String {
    let mut encoder = Encoder::new();
    let mut model = Model::new();
    let record = study.to_record();
    encoder.choice(usize::from(remarks), 2);
    put_head(&mut encoder, &mut model, &record);
    with_session!(&study.start, session => {
        tree::put(&mut encoder, &mut model, session.clone(), study, remarks);
    });
    seal(&encoder.finish())
}

/// The code that holds these bytes: with its version and a checksum before them.
pub fn seal(payload: &[u8]) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend(checksum(payload).to_be_bytes());
    bytes.extend(payload);
    base64::write(&bytes)
}

/// The study of a code.
pub fn decode(code: &str) -> Result<Study, CodeError> {
    if code.len() > MAX_CODE {
        return Err(CodeError::TooLong);
    }
    let bytes = base64::read(code).map_err(|place| CodeError::Character { place })?;
    let (version, rest) = bytes.split_first().ok_or(CodeError::Damaged)?;
    if *version != VERSION {
        return Err(CodeError::Version(*version));
    }
    let (sum, payload) = rest.split_first_chunk::<4>().ok_or(CodeError::Damaged)?;
    if checksum(payload).to_be_bytes() != *sum {
        return Err(CodeError::Damaged);
    }
    let mut decoder = Decoder::new(payload);
    let mut model = Model::new();
    let remarks = decoder.choice(2) == 1;
    let head = take_head(&mut decoder, &mut model).ok_or(CodeError::Damaged)?;
    let start = start_of(&head).map_err(CodeError::Content)?;
    let mut study = Study::of_playable(&head, start.clone());
    with_session!(start, session => tree::take(&mut decoder, &mut model, session, &mut study, remarks))
        .ok_or(CodeError::Damaged)?;
    Ok(study)
}

/// The study of a link: a code, by itself or with its path before it, or a config and actions with commas between them,
/// as links were before there were codes.
///
/// ```
/// let study = orrery_study::from_link("kulami,d4,d1")?;
/// assert_eq!(study.main_line().len(), 2);
/// assert!(orrery_study::from_link("/l/broken").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn from_link(link: &str) -> Result<Study, CodeError> {
    let link = link.strip_prefix('#').unwrap_or(link);
    let link = link.strip_prefix("/l/").unwrap_or(link);
    // A code of this version begins with `A`, and games are written in lower case.
    if link.starts_with(|first: char| first.is_ascii_lowercase()) {
        return AnyGame::from_link(link).map(|game| Study::of_game(&game)).map_err(CodeError::Plain);
    }
    decode(link)
}

/// The code for a path: with everything if it fits, else without remarks.
pub fn share(study: &Study) -> Result<Link, CodeError> {
    let fits = |code: &String| code.len() + "/l/".len() <= MAX_PATH;
    if let Some(code) = Some(encode(study, true)).filter(fits) {
        return Ok(Link { code, without_remarks: false });
    }
    let code = Some(encode(study, false)).filter(fits).ok_or(CodeError::TooLong)?;
    Ok(Link { code, without_remarks: true })
}

fn put_head(encoder: &mut Encoder, model: &mut Model, record: &Record) {
    for (name, value) in record.tags() {
        encoder.flag(true, TAG_FOLLOWS);
        let known = TAGS.iter().position(|tag| tag == name);
        encoder.choice(known.unwrap_or(TAGS.len()), TAGS.len() + 1);
        if known.is_none() {
            model.put(encoder, name);
        }
        match (name.as_str(), record.termination()) {
            ("Result", _) => (),
            ("Termination", Some(termination)) => {
                let index = Termination::ALL.iter().position(|known| *known == termination);
                encoder.choice(index.unwrap_or(0), Termination::ALL.len());
            }
            _ => model.put(encoder, value),
        }
    }
    encoder.flag(false, TAG_FOLLOWS);
    let index = RESULTS.iter().position(|result| *result == record.result());
    encoder.choice(index.unwrap_or(0), RESULTS.len());
}

/// Nothing if these are no tags. The tags are read as text, because that keeps them in their order.
fn take_head(decoder: &mut Decoder<'_>, model: &mut Model) -> Option<Record> {
    let (mut before, mut after) = (String::new(), String::new());
    let mut has_result = false;
    while decoder.flag(TAG_FOLLOWS) {
        if decoder.is_exhausted() {
            return None;
        }
        let name = match TAGS.get(decoder.choice(TAGS.len() + 1)) {
            Some(name) => (*name).to_owned(),
            None => model.take(decoder)?,
        };
        let value = match name.as_str() {
            "Result" => {
                has_result = true;
                continue;
            }
            "Termination" => Termination::ALL[decoder.choice(Termination::ALL.len())].to_string(),
            _ => model.take(decoder)?,
        };
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let text = if has_result { &mut after } else { &mut before };
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    }
    let result = RESULTS[decoder.choice(RESULTS.len())].map_or("*".to_owned(), |result| result.to_string());
    let tag = if has_result { format!("[Result \"{result}\"]\n") } else { String::new() };
    format!("{before}{tag}{after}\n{result}").parse().ok()
}

/// CRC-32 as in PNG: it finds every change of up to 32 bits in a row, and misses one of four billion others.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| if sum & 1 == 1 { 0xEDB8_8320 ^ sum >> 1 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), step))
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Plain(error) => error.fmt(f),
            CodeError::Character { place } => write!(f, "character {place} of the link is none of a code"),
            CodeError::Version(version) => {
                write!(f, "the link is of version {version}, and this program knows version {VERSION}")
            }
            CodeError::Damaged => f.write_str("part of the link is missing or was changed"),
            CodeError::Content(fault) => fault.fmt(f),
            CodeError::TooLong => write!(f, "this does not fit into a link of {MAX_PATH} characters"),
        }
    }
}

impl Error for CodeError {}

#[cfg(test)]
mod tests {
    use orrery_games::core::Rng;

    use super::*;
    use crate::node::{Child, Node, NodeId};

    /// A position in which one action is legal, and ends the game.
    fn last_turn() -> (AnyGame, String) {
        for seed in 0.. {
            let (mut game, mut rng) = (AnyGame::from_config("kulami").expect("a game"), Rng::new(seed));
            while game.outcome().is_none() {
                let legal = game.legal();
                let action = legal[rng.index(legal.len())].clone();
                let before = game.clone();
                game.play(&action).expect("it is legal");
                if legal.len() == 1 && game.outcome().is_some() {
                    return (before, action);
                }
            }
        }
        unreachable!("some game ends with its only legal action")
    }

    #[test]
    fn a_short_code_says_no_endless_tree() {
        let (game, action) = last_turn();
        let bushy = |count: u32| {
            let mut study = Study::new(&game);
            for number in 0..count {
                let id = NodeId(study.nodes.len() as u32);
                let actions = vec![action.clone()];
                study.nodes.push(Node { parent: Some(NodeId::ROOT), actions, ..Node::default() });
                study.nodes[0].children.push(Child { id, level: u8::from(number > 0) });
            }
            encode(&study, false)
        };
        assert_eq!(decode(&bushy(1_000)).map(|study| study.nodes.len()), Ok(1_001));
        let endless = bushy(60_000);
        assert!(endless.len() < 40_000, "{} letters for 60,000 turns", endless.len());
        assert_eq!(decode(&endless).err(), Some(CodeError::Damaged));
    }
}
