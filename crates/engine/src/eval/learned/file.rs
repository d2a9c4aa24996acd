use std::error::Error;
use std::fmt;

use super::{HIDDEN, Learn, Net};
use crate::checksum::checksum;

const MAGIC: [u8; 8] = *b"orreryNN";
/// Magic, version of the inputs, hidden units, stages, inputs.
const HEAD: usize = MAGIC.len() + 4 * 2;
/// The checksum at the end.
const SUM: usize = 8;

/// Why bytes are no net for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It is no file of weights.
    OtherFormat,
    /// The weights are of other inputs than this program has, or of another game.
    OtherShape {
        /// Version of the inputs, hidden units, stages and inputs in the file.
        found: [u16; 4],
        /// The same in this program.
        wanted: [u16; 4],
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
        let mut put = |numbers: &[i16]| bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        put(&shape::<G>().map(|number| number as i16));
        self.rows.iter().for_each(|row| put(row));
        put(&self.bias);
        put(&self.direct);
        self.stages.iter().for_each(|(weights, _)| put(weights));
        bytes.extend(self.stages.iter().flat_map(|(_, bias)| bias.to_le_bytes()));
        let sum = checksum_of::<G>(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The net in such a file, which must be whole and made for the inputs of this game.
    pub fn from_bytes<G: Learn>(bytes: &[u8]) -> Result<Net, NetError> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>().ok_or(NetError::OtherFormat)?;
        if head[..MAGIC.len()] != MAGIC {
            return Err(NetError::OtherFormat);
        }
        let numbers = head[MAGIC.len()..].as_chunks().0;
        let found = std::array::from_fn(|i| u16::from_le_bytes(numbers[i]));
        if found != shape::<G>() {
            return Err(NetError::OtherShape { found, wanted: shape::<G>() });
        }
        let (rest, sum) = rest.split_last_chunk::<SUM>().ok_or(NetError::Length)?;
        let small = G::INPUTS * (HIDDEN + 1) + HIDDEN * (1 + G::STAGES);
        if rest.len() != 2 * small + 4 * G::STAGES {
            return Err(NetError::Length);
        }
        if u64::from_le_bytes(*sum) != checksum_of::<G>(&bytes[..bytes.len() - SUM]) {
            return Err(NetError::Checksum);
        }
        let (small, large) = rest.split_at(2 * small);
        let numbers: Vec<i16> = small.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let (rows, numbers) = numbers.split_at(G::INPUTS * HIDDEN);
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

fn shape<G: Learn>() -> [u16; 4] {
    [G::VERSION, HIDDEN as u16, G::STAGES as u16, G::INPUTS as u16]
}

/// The checksum of the name of the game and the bytes.
fn checksum_of<G: Learn>(bytes: &[u8]) -> u64 {
    checksum(G::NAME.bytes().chain(bytes.iter().copied()))
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = |[version, hidden, stages, inputs]: [u16; 4]| {
            format!("version {version}, {inputs} inputs, {hidden} hidden units, {stages} stages")
        };
        match self {
            NetError::OtherFormat => f.write_str("no file of weights"),
            NetError::OtherShape { found, wanted } => {
                write!(f, "weights of {}; this program has {}", shape(*found), shape(*wanted))
            }
            NetError::Length => f.write_str("the file has the wrong length"),
            NetError::Checksum => f.write_str("the file is damaged: the checksum is wrong"),
        }
    }
}

impl Error for NetError {}
