//! When a failed puzzle comes back: FSRS-6, the scheduler that Anki uses, in days and with two answers, wrong and right.
//!
//! The published formulas with their default parameters. A card is what is known of one memory: after how many days it is still
//! there with nine chances in ten, and how hard it is.

/// The default parameters of FSRS-6.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// No pattern is left alone for longer than a year.
const LONGEST: f64 = 365.0;

/// The bounds of stabilities.
const STABILITIES: (f64, f64) = (0.001, 36_500.0);

/// How it went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Not solved.
    Again = 1,
    /// Solved, but with help.
    Hard = 2,
    /// Solved.
    Good = 3,
    /// Solved at a glance.
    Easy = 4,
}

/// What is known of a memory.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Memory {
    /// After so many days it is there with nine chances in ten.
    pub stability: f64,
    /// How hard it is, from 1 to 10.
    pub difficulty: f64,
}

impl Memory {
    /// After the first answer.
    pub fn first(grade: Grade) -> Memory {
        Memory { stability: W[grade as usize - 1], difficulty: first_difficulty(grade).clamp(1.0, 10.0) }
    }

    /// The chance that it is still there after so many days.
    pub fn chance(self, days: f64) -> f64 {
        let decay = -W[20];
        let factor = 0.9_f64.powf(1.0 / decay) - 1.0;
        (1.0 + factor * days.max(0.0) / self.stability).powf(decay)
    }

    /// After another answer, so many days after the last one.
    pub fn after(self, grade: Grade, days: f64) -> Memory {
        let stability = match grade {
            _ if days < 1.0 => self.same_day(grade),
            Grade::Again => self.forgotten(days),
            _ => self.recalled(grade, days),
        };
        Memory {
            stability: stability.clamp(STABILITIES.0, STABILITIES.1),
            difficulty: self.next_difficulty(grade),
        }
    }

    /// In how many days it should come back: when nine chances in ten are left.
    pub fn interval(self) -> u32 {
        self.stability.round().clamp(1.0, LONGEST) as u32
    }

    fn same_day(self, grade: Grade) -> f64 {
        let growth = (W[17] * (f64::from(grade as u8) - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        self.stability * if grade >= Grade::Hard { growth.max(1.0) } else { growth }
    }

    fn forgotten(self, days: f64) -> f64 {
        let lost = (W[14] * (1.0 - self.chance(days))).exp();
        let after = W[11] * self.difficulty.powf(-W[12]) * ((self.stability + 1.0).powf(W[13]) - 1.0) * lost;
        after.min(self.stability / (W[17] * W[18]).exp())
    }

    fn recalled(self, grade: Grade, days: f64) -> f64 {
        let share = match grade {
            Grade::Hard => W[15],
            Grade::Easy => W[16],
            Grade::Again | Grade::Good => 1.0,
        };
        let easier = W[8].exp() * (11.0 - self.difficulty) * self.stability.powf(-W[9]);
        let later = (W[10] * (1.0 - self.chance(days))).exp() - 1.0;
        self.stability * (1.0 + easier * later * share)
    }

    fn next_difficulty(self, grade: Grade) -> f64 {
        let change = -W[6] * (f64::from(grade as u8) - 3.0);
        let damped = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        (W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * damped).clamp(1.0, 10.0)
    }
}

fn first_difficulty(grade: Grade) -> f64 {
    W[4] - (W[5] * (f64::from(grade as u8) - 1.0)).exp() + 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4 * other.abs().max(1.0)
    }

    /// What the tests of py-fsrs 6 publish for these answers: 53.62691 and 6.3574867.
    #[test]
    fn the_published_example() {
        let mut memory = Memory::first(Grade::Again);
        for days in [0.0, 1.0, 3.0, 8.0, 21.0] {
            memory = memory.after(Grade::Good, days);
        }
        assert!(near(memory.stability, 53.62691), "{memory:?}");
        assert!(near(memory.difficulty, 6.3574867), "{memory:?}");
    }

    /// The intervals of days that the tests of py-fsrs 6 publish where no step is shorter than a day.
    #[test]
    fn published_intervals() {
        let mut memory = Memory::first(Grade::Good);
        let mut days = Vec::new();
        for _ in 0..5 {
            days.push(memory.stability.round() as u32);
            memory = memory.after(Grade::Good, memory.stability.round());
        }
        assert_eq!(days, [2, 11, 46, 163, 497]);
        assert_eq!(memory.interval(), 365);
    }

    #[test]
    fn nine_chances_in_ten_are_left_after_the_stability() {
        for grade in [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy] {
            let memory = Memory::first(grade);
            assert!(near(memory.chance(memory.stability), 0.9));
            assert!(near(memory.chance(0.0), 1.0) && memory.chance(1e6) < 0.9);
            assert!(memory.interval() >= 1);
        }
    }

    #[test]
    fn what_is_forgotten_comes_back_sooner_and_is_harder() {
        let known = Memory::first(Grade::Good).after(Grade::Good, 2.0).after(Grade::Good, 11.0);
        let lost = known.after(Grade::Again, 46.0);
        assert!(lost.interval() < known.interval() && lost.difficulty > known.difficulty);
        let easy = known.after(Grade::Easy, 46.0);
        let hard = known.after(Grade::Hard, 46.0);
        assert!(easy.stability > known.after(Grade::Good, 46.0).stability && hard.stability < easy.stability);
        assert!(easy.difficulty < hard.difficulty && (1.0..=10.0).contains(&hard.difficulty));
    }
}
