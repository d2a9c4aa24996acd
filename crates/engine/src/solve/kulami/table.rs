//! The memory of the solver.

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

/// Positions solved in part or whole: four to a line of the processor's cache.
pub struct Table {
    lines: Vec<Line>,
    generation: u8,
}

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Line([[u64; 2]; 4]);

impl Table {
    /// A table of about `megabytes`.
    pub fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Line>();
        Table { lines: vec![Line([[0; 2]; 4]); count], generation: 0 }
    }

    /// Lets what was stored so far give way to what comes now.
    pub fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let line = &self.lines[self.index(key)].0;
        line.iter().find(|slot| slot[0] == key && slot[1] != 0).map(|slot| unpack(slot[1]))
    }

    /// Remembers bounds of a position with `left` marbles to come, in the place of what cost least.
    #[inline]
    pub fn put(&mut self, key: u64, entry: Entry, left: u32) {
        let index = self.index(key);
        let generation = self.generation;
        let line = &mut self.lines[index].0;
        let mut place = 0;
        let mut least = u32::MAX;
        for (i, slot) in line.iter().enumerate() {
            if slot[0] == key {
                place = i;
                break;
            }
            let current = (slot[1] >> 48) as u8 == generation;
            let cost = (slot[1] >> 40 & 0xFF) as u32 + if current { 64 } else { 0 };
            if cost < least {
                (least, place) = (cost, i);
            }
        }
        line[place] = [key, pack(entry, left, generation)];
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.lines.len() as u128) >> 64) as usize
    }
}

/// Low, high, best, marbles left, generation, from the low end: 16, 16, 8, 8 and 8 bits, and one that is always set.
fn pack(entry: Entry, left: u32, generation: u8) -> u64 {
    u64::from(entry.low as u16)
        | u64::from(entry.high as u16) << 16
        | u64::from(entry.best) << 32
        | u64::from(left as u8) << 40
        | u64::from(generation) << 48
        | 1 << 56
}

fn unpack(data: u64) -> Entry {
    Entry { low: data as i16, high: (data >> 16) as i16, best: (data >> 32) as u8 }
}
