use std::error::Error;
use std::fmt;

use super::{Learn, Net};
use crate::checksum::checksum;

const MAGIC: [u8; 8] = *b"orreryNN";
/// Bytes for the name of the game, filled up with 0.
const NAME: usize = 8;
const NAMED: usize = MAGIC.len() + NAME;
/// What comes before the weights.
const HEAD: usize = NAMED + 4 * SHAPE;
/// Version of the inputs, hidden units, stages, inputs told to the hidden units, inputs, kinds of actions.
const SHAPE: usize = 6;
/// The checksum at the end.
const SUM: usize = 8;

/// Why bytes are no net for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It is no file of weights.
    OtherFormat,
    /// The weights are of another game.
    OtherGame,
    /// The weights are of other inputs than this program has.
    OtherShape {
        /// Version of the inputs, hidden units, stages, inputs told to them, all inputs and kinds of actions in the file.
        found: [u32; SHAPE],
        /// The same in this program.
        wanted: [u32; SHAPE],
    },
    /// It is too short or too long.
    Length,
    /// It is damaged.
    Checksum,
}

impl Net {
    /// The net as a file (docs/TRAINING.md).
    pub fn to_bytes<G: Learn>(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(G::NAME.bytes().chain([0; NAME]).take(NAME));
        bytes.extend(shape::<G>().into_iter().flat_map(u32::to_le_bytes));
        bytes.extend(self.lists().into_iter().flatten().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.stages.iter().flat_map(|bias| bias.to_le_bytes()));
        let sum = checksum(bytes.iter().copied());
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The name of the game that such a file is for.
    pub fn game_of(bytes: &[u8]) -> Result<&str, NetError> {
        let named = bytes.strip_prefix(&MAGIC).and_then(|rest| rest.first_chunk::<NAME>());
        let name = named.and_then(|name| str::from_utf8(name).ok()).ok_or(NetError::OtherFormat)?;
        Ok(name.trim_end_matches('\0'))
    }

    /// The net in such a file, which must be whole and made for the inputs of this game.
    pub fn from_bytes<G: Learn>(bytes: &[u8]) -> Result<Net, NetError> {
        if Net::game_of(bytes)? != G::NAME {
            return Err(NetError::OtherGame);
        }
        let (head, rest) = bytes.split_first_chunk::<HEAD>().ok_or(NetError::Length)?;
        let numbers = head[NAMED..].as_chunks().0;
        let found = std::array::from_fn(|i| u32::from_le_bytes(numbers[i]));
        if found != shape::<G>() {
            return Err(NetError::OtherShape { found, wanted: shape::<G>() });
        }
        let (rest, sum) = rest.split_last_chunk::<SUM>().ok_or(NetError::Length)?;
        let lengths = [G::ROWS * G::UNITS, G::UNITS, G::INPUTS, G::STAGES * G::UNITS, G::KINDS, G::GAINS];
        let small = 2 * lengths.iter().sum::<usize>();
        if rest.len() != small + 4 * G::STAGES {
            return Err(NetError::Length);
        }
        if u64::from_le_bytes(*sum) != checksum(bytes[..bytes.len() - SUM].iter().copied()) {
            return Err(NetError::Checksum);
        }
        let (small, large) = rest.split_at(small);
        let mut numbers = small.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let [rows, bias, direct, out, kinds, gains] =
            lengths.map(|length| numbers.by_ref().take(length).collect::<Vec<i16>>());
        let stages = large.as_chunks().0.iter().map(|&bytes| i32::from_le_bytes(bytes)).collect();
        Ok(Net { rows, bias, direct, out, kinds, gains, stages })
    }
}

fn shape<G: Learn>() -> [u32; SHAPE] {
    let sizes = [G::UNITS, G::STAGES, G::ROWS, G::INPUTS, G::KINDS].map(|size| size as u32);
    [G::VERSION.into(), sizes[0], sizes[1], sizes[2], sizes[3], sizes[4]]
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = |[version, units, stages, rows, inputs, kinds]: [u32; SHAPE]| {
            format!(
                "version {version}, {inputs} inputs, {rows} of them to {units} hidden units, {stages} stages, {kinds} kinds of actions"
            )
        };
        match self {
            NetError::OtherFormat => f.write_str("no file of weights"),
            NetError::OtherGame => f.write_str("weights for another game"),
            NetError::OtherShape { found, wanted } => {
                write!(f, "weights of {}; this program has {}", shape(*found), shape(*wanted))
            }
            NetError::Length => f.write_str("the file has the wrong length"),
            NetError::Checksum => f.write_str("the file is damaged: the checksum is wrong"),
        }
    }
}

impl Error for NetError {}
