use std::fmt;
use std::str::FromStr;

/// What a puzzle is called for ever: forty bits of a hash of config, position code and aim, written as eight letters and
/// figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u64);

/// Nothing that is easily taken for another: no `l`, `o`, `0` and `1`.
const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const LETTERS: usize = 8;
const BITS: usize = 5 * LETTERS;

impl PuzzleId {
    /// The id of the puzzle with this config, position code and aim (as [`aim_json`](crate::aim_json) writes it).
    pub(crate) fn of(config: &str, code: &str, aim: &str) -> PuzzleId {
        // FNV-1a, folded: it need not be hard to guess, only the same for ever.
        let mut sum = 0xcbf2_9ce4_8422_2325_u64;
        for byte in [config, code, aim].join("\n").bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        PuzzleId((sum >> BITS ^ sum) & ((1 << BITS) - 1))
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |place: usize| char::from(DIGITS[(self.0 >> (5 * place)) as usize & 31]);
        f.write_str(&(0..LETTERS).rev().map(digit).collect::<String>())
    }
}

impl FromStr for PuzzleId {
    type Err = ();

    fn from_str(text: &str) -> Result<PuzzleId, ()> {
        if text.len() != LETTERS {
            return Err(());
        }
        let add = |sum: u64, byte: u8| {
            let digit = DIGITS.iter().position(|&digit| digit == byte.to_ascii_lowercase());
            digit.map(|digit| sum << 5 | digit as u64).ok_or(())
        };
        text.bytes().try_fold(0, add).map(PuzzleId)
    }
}

#[cfg(test)]
mod tests {
    use super::PuzzleId;

    #[test]
    fn an_id_is_read_as_it_is_written_and_never_changes() {
        let id = PuzzleId::of("kulami", "kulami|x", "\"win\"");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, PuzzleId::of("kulami", "kulami|x", "\"draw\""));
        assert!(["", "abc", "abcdefg0", "abcdefghi"].iter().all(|text| text.parse::<PuzzleId>().is_err()));
    }
}
