//! Random numbers for hashing positions.

use orrery_core::Rng;

use crate::board::POINTS;

/// For each point 6 tops, 7 heights and 32 sets of colours.
static STACK_KEYS: [[u64; 48]; POINTS] = {
    let mut rng = Rng::new(0x4C_59_4E_47_4B);
    let mut keys = [[0; 48]; POINTS];
    let mut i = 0;
    while i < 48 * POINTS {
        keys[i / 48][i % 48] = rng.next();
        i += 1;
    }
    keys
};

/// What a stack is to the rules: the order below the top does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// The index of the top piece's kind.
    pub top: usize,
    /// How many pieces.
    pub height: usize,
    /// The set of colours in it.
    pub colours: usize,
}

impl Stack {
    /// The hash of this stack on the point with this index.
    #[inline]
    pub(crate) fn key(self, index: usize) -> u64 {
        let keys = &STACK_KEYS[index];
        keys[self.top % 8] ^ keys[8 + self.height % 8] ^ keys[16 + self.colours % 32]
    }
}
