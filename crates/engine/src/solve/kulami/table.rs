//! The memory of the solver.

use crate::memory;

/// Bounds of what the player to act gains from here on, and the action that was best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// At least this.
    pub low: i16,
    /// At most this.
    pub high: i16,
    /// A hole.
    pub best: u8,
}

/// Positions solved in part or whole, four to a line of the processor's cache. What is known of a position stays true,
/// so nothing is ever cleared.
pub struct Table {
    lines: Vec<Line>,
}

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Line([[u64; 2]; 4]);

impl Table {
    /// A table of about `megabytes`, or as large as there is memory for.
    pub fn new(megabytes: usize) -> Table {
        let available = memory::available().map_or(usize::MAX, |bytes| (bytes >> 20) as usize);
        let mut count = (megabytes.min(available).max(1) << 20) / size_of::<Line>();
        let mut lines = Vec::new();
        while count > 1 && lines.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        lines.resize(count, Line([[0; 2]; 4]));
        Table { lines }
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let line = &self.lines[self.index(key)].0;
        line.iter().find(|slot| slot[0] == key && slot[1] != 0).map(|slot| unpack(slot[1]))
    }

    /// Remembers bounds of a position with `left` marbles to come. Of four in a line, what cost least gives way.
    #[inline]
    pub fn put(&mut self, key: u64, entry: Entry, left: u32) {
        let index = self.index(key);
        let line = &mut self.lines[index].0;
        let mut place = 0;
        for (i, slot) in line.iter().enumerate() {
            if slot[0] == key {
                place = i;
                break;
            }
            if slot[1] >> 40 < line[place][1] >> 40 {
                place = i;
            }
        }
        line[place] = [key, pack(entry, left)];
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.lines.len() as u128) >> 64) as usize
    }
}

/// Low, high, best and the number of marbles left, which is never 0, from the low end: 16, 16, 8 and 8 bits.
fn pack(entry: Entry, left: u32) -> u64 {
    u64::from(entry.low as u16)
        | u64::from(entry.high as u16) << 16
        | u64::from(entry.best) << 32
        | u64::from(left as u8) << 40
}

fn unpack(data: u64) -> Entry {
    Entry { low: data as i16, high: (data >> 16) as i16, best: (data >> 32) as u8 }
}
