//! What is on the five points of each window, as one number for each of the 123 windows.
//!
//! A point has one of eight states, three bits: nothing, nothing but in reach of the player to act, a marker or a ring of
//! either player, and of markers whether the other player can jump them across the window.

use orrery_games::core::Player;
use orrery_games::yinsh::Position;

use super::features::{BOARD, Reach};

/// How many patterns there are.
pub const PATTERNS: usize = 1 << (5 * STATE_BITS);

const STATE_BITS: u32 = 3;
/// Windows along each axis.
const WINDOWS: usize = 41;
/// Points, and as many more as a window that begins at the last of them would need.
const PLACES: usize = 128 + 4 * 12;

/// The distance of neighbours along each axis, in bits.
const AXES: [usize; 3] = [1, 11, 12];

/// The first points of the windows along each axis.
const FIRSTS: [[u8; WINDOWS]; 3] = {
    let mut firsts = [[0; WINDOWS]; 3];
    let mut axis = 0;
    while axis < 3 {
        let by = AXES[axis];
        let mut left = BOARD & BOARD >> by & BOARD >> (2 * by) & BOARD >> (3 * by) & BOARD >> (4 * by);
        let mut i = 0;
        while left != 0 {
            firsts[axis][i] = left.trailing_zeros() as u8;
            left &= left - 1;
            i += 1;
        }
        assert!(i == WINDOWS);
        axis += 1;
    }
    firsts
};

/// For each byte of a set of points, its eight bits as eight numbers.
static SPREAD: [[u16; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut i = 0;
    while i < 8 * 256 {
        spread[i / 8][i % 8] = ((i / 8) >> (i % 8) & 1) as u16;
        i += 1;
    }
    spread
};

/// Calls `each` with the pattern of every window.
#[inline]
pub fn for_patterns(position: &Position, me: Player, reach: &Reach, mut each: impl FnMut(usize)) {
    let [mine, theirs] = [me, !me].map(|player| position.markers(player).bits());
    let [own, other] = [me, !me].map(|player| position.rings(player).bits());
    let rings = own | other;
    let mut kinds = [0; PLACES];
    lay::<1>(&mut kinds, mine | rings);
    lay::<2>(&mut kinds, theirs | rings);
    for (axis, firsts) in FIRSTS.iter().enumerate() {
        let across = reach.across(axis);
        let mut states = kinds;
        lay::<0>(&mut states, mine & across[1] | theirs & across[0] | other | reach.reached[0]);
        let by = AXES[axis];
        let mut patterns = [0; 128];
        for (at, pattern) in patterns.iter_mut().enumerate() {
            *pattern = states[at]
                | states[at + by] << STATE_BITS
                | states[at + 2 * by] << (2 * STATE_BITS)
                | states[at + 3 * by] << (3 * STATE_BITS)
                | states[at + 4 * by] << (4 * STATE_BITS);
        }
        firsts.iter().for_each(|&first| each(usize::from(patterns[usize::from(first)])));
    }
}

/// Sets a bit of the states of these points.
#[inline(always)]
fn lay<const BIT: u32>(states: &mut [u16; PLACES], set: u128) {
    for (eight, byte) in states.as_chunks_mut::<8>().0.iter_mut().zip(set.to_le_bytes()) {
        for (state, bit) in eight.iter_mut().zip(SPREAD[usize::from(byte)]) {
            *state |= bit << BIT;
        }
    }
}

/// The same pattern from its other end, if that has the smaller number.
pub fn either_way(pattern: usize) -> usize {
    const STATE: usize = (1 << STATE_BITS) - 1;
    let reversed = (0..5).fold(0, |all, i| all << STATE_BITS | pattern >> (i * STATE_BITS) & STATE);
    pattern.min(reversed)
}
