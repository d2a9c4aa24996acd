use std::any::Any;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::memory;
use crate::value::{PROVEN, Value};

/// What a stored value is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// The value or more.
    Lower,
    /// The value or less.
    Upper,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// For the player to act, proofs counted from this position.
    pub value: Value,
    /// Plies it was searched.
    pub depth: i32,
    /// What the value is worth.
    pub bound: Bound,
    /// The best action, as its place in the list of legal actions.
    pub best: u16,
    /// Whether no estimate went into the value.
    pub proved: bool,
}

/// Positions already searched, shared by all threads without locks: each half of a slot is written on its own,
/// and a slot whose halves do not belong together is not believed.
pub struct Table {
    slots: Vec<[AtomicU64; 2]>,
    /// Estimates: the upper bits of the key, generation and value, from the high end: 40, 8 and 16 bits.
    estimates: Vec<AtomicU64>,
    generation: u8,
    endings: Mutex<Endings>,
}

/// There is no memory for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMemory {
    /// Of so many megabytes.
    pub megabytes: usize,
}

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no memory for a table of {} megabytes", self.megabytes)
    }
}

impl std::error::Error for NoMemory {}

/// What the solver of a game's endings remembers, whatever that is.
pub type Endings = Option<Box<dyn Any + Send>>;

impl Table {
    /// A table of about `megabytes`, and an eighth more for estimates: as few as there always is memory for.
    pub fn new(megabytes: usize) -> Table {
        Table::made(megabytes).expect("a size that the program chose itself")
    }

    /// The same for a size that somebody else chose, which there may be no memory for.
    pub fn try_new(megabytes: usize) -> Result<Table, NoMemory> {
        // What the system would promise and not keep ends the process when it is used.
        let bytes = (megabytes as u64).checked_mul(9 << 17);
        let fits = bytes.is_some_and(|bytes| memory::available().is_none_or(|available| bytes <= available));
        fits.then(|| Table::made(megabytes)).flatten().ok_or(NoMemory { megabytes })
    }

    fn made(megabytes: usize) -> Option<Table> {
        let count = megabytes.max(1).checked_mul(1 << 20)? / size_of::<[AtomicU64; 2]>();
        let (mut slots, mut estimates) = (Vec::new(), Vec::new());
        slots.try_reserve_exact(count).ok()?;
        estimates.try_reserve_exact(count / 4).ok()?;
        slots.resize_with(count, || [AtomicU64::new(0), AtomicU64::new(0)]);
        estimates.resize_with(count / 4, || AtomicU64::new(0));
        Some(Table { slots, estimates, generation: 1, endings: Mutex::new(None) })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self.endings() = None;
        // Slots of another generation are free, so only every 255th time there is something to do.
        self.generation = match self.generation {
            u8::MAX => {
                let halves = self.slots.iter_mut().flatten();
                halves.chain(&mut self.estimates).for_each(|number| *number.get_mut() = 0);
                1
            }
            generation => generation + 1,
        };
    }

    /// What is known about the position with this key, `ply` actions from the root.
    #[inline]
    pub fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        let [check, data] = &self.slots[self.index(key)];
        let data = data.load(Ordering::Relaxed);
        let mine = check.load(Ordering::Relaxed) ^ data == key && data as u8 == self.generation;
        mine.then(|| unpack(data, ply))
    }

    /// Remembers `entry`, unless something deeper of this search stands in its place.
    #[inline]
    pub fn put(&self, key: u64, ply: usize, entry: Entry) {
        let [check, data] = &self.slots[self.index(key)];
        let old = data.load(Ordering::Relaxed);
        if old as u8 == self.generation && check.load(Ordering::Relaxed) ^ old != key {
            // A shallow entry may wait, but not for ever: three plies are given up.
            if i32::from((old >> 16) as i8) > entry.depth + 3 {
                return;
            }
        }
        let new = pack(entry, ply, self.generation);
        check.store(key ^ new, Ordering::Relaxed);
        data.store(new, Ordering::Relaxed);
    }

    /// The estimate of the position with this key, if it is remembered.
    #[inline]
    pub fn estimate(&self, key: u64) -> Option<Value> {
        let data = self.estimates[self.estimate_index(key)].load(Ordering::Relaxed);
        let mine = data >> 24 == key >> 24 && (data >> 16) as u8 == self.generation;
        mine.then_some(Value::from(data as i16))
    }

    /// Remembers an estimate.
    #[inline]
    pub fn put_estimate(&self, key: u64, value: Value) {
        let data = key >> 24 << 24 | u64::from(self.generation) << 16 | u64::from(value as i16 as u16);
        self.estimates[self.estimate_index(key)].store(data, Ordering::Relaxed);
    }

    /// What is remembered about exact endings, for one searcher at a time.
    pub fn endings(&self) -> MutexGuard<'_, Endings> {
        self.endings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many megabytes it was made with.
    pub fn megabytes(&self) -> usize {
        (self.slots.len() * size_of::<[AtomicU64; 2]>()) >> 20
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }

    /// By the lower bits of the key: the upper ones are compared.
    #[inline]
    fn estimate_index(&self, key: u64) -> usize {
        (((key & 0xFFFF_FFFF) * self.estimates.len() as u64) >> 32) as usize
    }
}

/// Generation, bound and proof, depth, best action and value, from the low end: 8, 8, 8, 16 and 16 bits.
fn pack(entry: Entry, ply: usize, generation: u8) -> u64 {
    let value = match entry.value {
        value if value >= PROVEN => value + ply as Value,
        value if value <= -PROVEN => value - ply as Value,
        value => value,
    };
    u64::from(generation)
        | (entry.bound as u64 | u64::from(entry.proved) << 2) << 8
        | u64::from(entry.depth.clamp(-100, 100) as i8 as u8) << 16
        | u64::from(entry.best) << 24
        | u64::from(value as i16 as u16) << 40
}

fn unpack(data: u64, ply: usize) -> Entry {
    let value = match Value::from((data >> 40) as i16) {
        value if value >= PROVEN => value - ply as Value,
        value if value <= -PROVEN => value + ply as Value,
        value => value,
    };
    let bound = [Bound::Exact, Bound::Lower, Bound::Upper][(data >> 8 & 3) as usize % 3];
    let proved = data >> 10 & 1 == 1;
    Entry { value, depth: i32::from((data >> 16) as i8), bound, best: (data >> 24) as u16, proved }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::WIN;

    #[test]
    fn a_table_that_does_not_fit_is_refused() {
        assert_eq!(Table::try_new(2).map(|table| table.megabytes()), Ok(2));
        for megabytes in [usize::MAX, usize::MAX >> 20, usize::MAX >> 24, 1 << 40] {
            assert_eq!(Table::try_new(megabytes).err(), Some(NoMemory { megabytes }));
        }
    }

    #[test]
    fn entries_come_back_and_proofs_count_from_where_they_stand() {
        let mut table = Table::new(1);
        let entry = Entry { value: WIN - 7, depth: 5, bound: Bound::Lower, best: 300, proved: true };
        table.put(42, 3, entry);
        assert_eq!(table.get(42, 3), Some(entry));
        assert_eq!(table.get(42, 5).map(|entry| entry.value), Some(WIN - 9));
        assert_eq!(table.get(43, 3), None);
        let low = Entry { value: -123, depth: 0, bound: Bound::Upper, best: 0, proved: false };
        table.put(u64::MAX, 0, low);
        assert_eq!(table.get(u64::MAX, 9), Some(low));
        table.put_estimate(42 << 40, -20_000);
        table.put_estimate(43 << 40 | 1 << 31, 345);
        assert_eq!(table.estimate(42 << 40), Some(-20_000));
        assert_eq!(table.estimate(43 << 40 | 1 << 31), Some(345));
        assert_eq!(table.estimate(44 << 40), None, "the place of another");
        for _ in 0..600 {
            table.clear();
            assert_eq!((table.get(42, 3), table.estimate(42 << 40)), (None, None));
        }
    }
}
