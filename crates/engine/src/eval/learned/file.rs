use std::error::Error;
use std::fmt;

use super::{HIDDEN, Learn, Net};
use crate::checksum::checksum;

const MAGIC: [u8; 8] = *b"orreryNN";
/// Bytes for the name of the game, filled up with 0.
const NAME: usize = 8;
const NAMED: usize = MAGIC.len() + NAME;
/// What comes before the weights.
const HEAD: usize = NAMED + 4 * SHAPE;
/// Version of the inputs, hidden units, stages, inputs told to the hidden units, inputs.
const SHAPE: usize = 5;
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
        /// Version of the inputs, hidden units, stages, inputs told to them and all inputs in the file.
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
        let mut put = |numbers: &[i16]| bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self.rows.iter().for_each(|row| put(row));
        put(&self.bias);
        put(&self.direct);
        self.stages.iter().for_each(|(weights, _)| put(weights));
        bytes.extend(self.stages.iter().flat_map(|(_, bias)| bias.to_le_bytes()));
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
        let small = G::ROWS * HIDDEN + G::INPUTS + HIDDEN * (1 + G::STAGES);
        if rest.len() != 2 * small + 4 * G::STAGES {
            return Err(NetError::Length);
        }
        if u64::from_le_bytes(*sum) != checksum(bytes[..bytes.len() - SUM].iter().copied()) {
            return Err(NetError::Checksum);
        }
        let (small, large) = rest.split_at(2 * small);
        let numbers: Vec<i16> = small.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let (rows, numbers) = numbers.split_at(G::ROWS * HIDDEN);
        let (bias, numbers) = numbers.split_at(HIDDEN);
        let (direct, stages) = numbers.split_at(G::INPUTS);
        let biases = large.as_chunks().0.iter().map(|&bytes| i32::from_le_bytes(bytes));
        Ok(Net {
            rows: rows.as_chunks().0.to_vec(),
            bias: bias.try_into().map_err(|_| NetError::Length)?,
            direct: direct.to_vec(),
            stages: stages.as_chunks().0.iter().copied().zip(biases).collect(),
        })
    }
}

fn shape<G: Learn>() -> [u32; SHAPE] {
    [G::VERSION.into(), HIDDEN as u32, G::STAGES as u32, G::ROWS as u32, G::INPUTS as u32]
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = |[version, hidden, stages, rows, inputs]: [u32; SHAPE]| {
            format!(
                "version {version}, {inputs} inputs, {rows} of them to {hidden} hidden units, {stages} stages"
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
