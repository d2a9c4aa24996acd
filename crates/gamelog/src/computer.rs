//! Computers among the players.

use std::ops::RangeInclusive;

use crate::PlayerId;

/// A player that nobody is: the engine at one of its levels.
///
/// It has an id as everybody has, which stands in databases for ever. Nobody else can have it but by a chance of one in
/// 2⁶⁰. What these ids look like is known here only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Computer(u32);

impl Computer {
    /// The levels there are.
    pub const LEVELS: RangeInclusive<u32> = 1..=10;

    /// The one of a level, if there is such a level.
    pub fn at(level: u32) -> Option<Computer> {
        Computer::LEVELS.contains(&level).then_some(Computer(level))
    }

    /// Every one, from the weakest to the strongest.
    pub fn all() -> impl Iterator<Item = Computer> {
        Computer::LEVELS.map(Computer)
    }

    /// The one that a player is, if it is no person.
    pub fn of(player: &PlayerId) -> Option<Computer> {
        Computer::all().find(|computer| computer.player() == *player)
    }

    /// How strong it is.
    pub fn level(self) -> u32 {
        self.0
    }

    /// The player that it is.
    pub fn player(self) -> PlayerId {
        format!("eng1ne{:010}", self.0).parse().expect("letters and digits of the alphabet")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_are_known_by_their_ids() {
        let ids: Vec<String> = Computer::all().map(|computer| computer.player().into()).collect();
        assert_eq!((&*ids[0], &*ids[9], ids.len()), ("eng1ne0000000001", "eng1ne0000000010", 10));
        for computer in Computer::all() {
            assert_eq!(Computer::of(&computer.player()), Some(computer));
            assert_eq!(Computer::at(computer.level()), Some(computer));
        }
        assert_eq!(Computer::of(&"eng1ne0000000011".parse().unwrap()), None);
        assert_eq!((Computer::at(0), Computer::at(11)), (None, None));
    }
}
