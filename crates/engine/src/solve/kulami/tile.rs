//! What a tile holds, as one small number, and what can still be won on it.

/// The sizes of the tiles, in the order of their classes.
pub const SIZES: [usize; 4] = [2, 3, 4, 6];

/// How many different states tiles of all sizes have together.
pub const STATES: usize = 9 + 16 + 25 + 49;

/// The size of a tile, red's lead on it and the holes that can still be filled: all that scoring asks about a tile.
pub type State = u8;

/// Points that can still be won, one byte for each value of a marble that [`most`] takes in this order.
pub type Prospects = u32;

/// What one marble can win at most, by the byte of [`Prospects`] that counts such marbles.
const WORTH: [i32; 4] = [6, 4, 3, 2];

/// What is known about a state. Pairs are red's, then black's.
#[derive(Clone, Copy)]
pub struct Facts {
    /// The state after one more marble.
    pub next: [State; 2],
    /// By how much the margin moves with one more marble.
    pub gain: [i8; 2],
    /// What can be won with more marbles.
    pub prospects: [Prospects; 2],
    /// Whether further marbles can change who has the tile.
    pub alive: bool,
    /// What red can expect of the tile in the end, less what its marbles could have done elsewhere: in sixteenths of
    /// a point.
    pub worth: i8,
}

/// The facts about every state.
pub static FACTS: [Facts; STATES] = facts();

/// The same state with the colours exchanged.
pub static MIRRORED: [State; STATES] = {
    let mut mirrored = [0; STATES];
    let mut class = 0;
    while class < SIZES.len() {
        let size = SIZES[class];
        let mut empty = 0;
        while empty <= size {
            let most = (size - empty) as i32;
            let mut lead = -most;
            while lead <= most {
                mirrored[state(size, lead, empty) as usize] = state(size, -lead, empty);
                lead += 1;
            }
            empty += 1;
        }
        class += 1;
    }
    mirrored
};

/// The place of a size in [`SIZES`].
#[inline]
pub const fn class(size: usize) -> usize {
    // Sizes are 2, 3, 4 and 6.
    size - 2 - (size / 6)
}

/// The state of a tile of this size, with red's lead and the number of empty holes.
#[inline]
pub const fn state(size: usize, lead: i32, empty: usize) -> State {
    const FIRST: [usize; 4] = [0, 9, 25, 50];
    // With f holes filled or lost, the lead is from -f to f: those before have f * f states together.
    let filled = size - empty;
    (FIRST[class(size)] + filled * filled + (lead + filled as i32) as usize) as State
}

/// What `marbles` more marbles can win at most, by tiles alone and if the other side could not answer.
#[inline]
pub fn most(prospects: Prospects, marbles: u32) -> i32 {
    let mut left = marbles;
    let mut sum = 0;
    for (lane, worth) in WORTH.into_iter().enumerate() {
        let used = left.min(prospects >> (8 * lane) & 0xFF);
        sum += worth * used as i32;
        left -= used;
    }
    sum
}

const fn facts() -> [Facts; STATES] {
    let none = Facts { next: [0; 2], gain: [0; 2], prospects: [0; 2], alive: false, worth: 0 };
    let mut facts = [none; STATES];
    let mut class = 0;
    while class < SIZES.len() {
        let size = SIZES[class];
        let mut empty = 0;
        while empty <= size {
            let most = (size - empty) as i32;
            let mut lead = -most;
            while lead <= most {
                facts[state(size, lead, empty) as usize] = facts_of(size, lead, empty);
                lead += 1;
            }
            empty += 1;
        }
        class += 1;
    }
    facts
}

const fn facts_of(size: usize, lead: i32, empty: usize) -> Facts {
    let next = match empty {
        0 => [state(size, lead, 0); 2],
        _ => [state(size, lead + 1, empty - 1), state(size, lead - 1, empty - 1)],
    };
    Facts {
        next,
        gain: [gain_of(size, empty, lead), gain_of(size, empty, -lead)],
        prospects: [prospects_of(size, empty, lead), prospects_of(size, empty, -lead)],
        alive: lead.unsigned_abs() as usize <= empty && empty > 0,
        worth: worth_of(size, lead, size - empty),
    }
}

const fn worth_of(size: usize, lead: i32, filled: usize) -> i8 {
    /// By marbles on the tile, then by lead: 1 or 2, 3 or 4, 5 or 6.
    const WORTH: [[[i8; 3]; 7]; 4] = [
        [[0; 3], [-2, 0, 0], [-21, 0, 0], [0; 3], [0; 3], [0; 3], [0; 3]],
        [[0; 3], [2, 0, 0], [-5, 0, 0], [21, -31, 0], [0; 3], [0; 3], [0; 3]],
        [[0; 3], [9, 0, 0], [8, 0, 0], [16, -15, 0], [13, -26, 0], [0; 3], [0; 3]],
        [[0; 3], [36, 0, 0], [30, 0, 0], [28, 18, 0], [36, -9, 0], [32, 18, -25], [42, -12, -25]],
    ];
    let class = class(size);
    let distance = lead.unsigned_abs() as usize;
    if distance == 0 {
        return 0;
    }
    let worth = WORTH[class][filled][(distance - 1) / 2];
    if lead > 0 { worth } else { -worth }
}

/// Only the marble that makes equal and the one that takes the lead move the margin.
const fn gain_of(size: usize, empty: usize, lead: i32) -> i8 {
    match lead {
        -1 | 0 if empty > 0 => size as i8,
        _ => 0,
    }
}

/// The marbles that a side with this lead can use here, each with an equal share of what they win together. Since
/// the last of them win most, these shares bound every smaller number of marbles as well.
const fn prospects_of(size: usize, empty: usize, lead: i32) -> Prospects {
    let behind = -lead;
    if behind < 0 || behind > empty as i32 || empty == 0 {
        return 0;
    }
    // One marble more than is needed to draw level takes the lead.
    let (marbles, points) = match (behind, behind == empty as i32) {
        (0, _) => (1, size as i32),
        (_, true) => (behind, size as i32),
        (_, false) => (behind + 1, 2 * size as i32),
    };
    let mut lane = 0;
    while WORTH[lane] * marbles != points {
        lane += 1;
    }
    (marbles as Prospects) << (8 * lane)
}

/// The largest size among the tiles of these holes; `by_size` has the holes of each of [`SIZES`].
#[inline]
pub(crate) fn largest(by_size: [u64; SIZES.len()], holes: u64) -> i32 {
    let [two, three, four, six] = by_size;
    if holes & six != 0 {
        6
    } else if holes & four != 0 {
        4
    } else if holes & three != 0 {
        3
    } else if holes & two != 0 {
        2
    } else {
        0
    }
}
