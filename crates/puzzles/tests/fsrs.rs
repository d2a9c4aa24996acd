//! Repetition does what the crate `fsrs` does, whose authors made the scheduler.

use fsrs::{FSRS, MemoryState, NextStates};
use orrery_puzzles::games::core::Rng;
use orrery_puzzles::practice::{Grade, Memory};

const GRADES: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

/// It reckons with half as many bits.
fn is_near(one: f64, other: f32) -> bool {
    (one - f64::from(other)).abs() <= 2e-4 * one.abs().max(0.1)
}

fn with(states: NextStates, grade: Grade) -> MemoryState {
    let state = match grade {
        Grade::Again => states.again,
        Grade::Hard => states.hard,
        Grade::Good => states.good,
        Grade::Easy => states.easy,
    };
    state.memory
}

#[test]
fn memories_and_intervals_are_those_of_the_crate() {
    let theirs = FSRS::new(&[]).expect("the default parameters");
    let mut rng = Rng::new(27);
    for series in 0..500 {
        let (mut own, mut other): (Option<Memory>, Option<MemoryState>) = (None, None);
        for answer in 0..12 {
            let grade = GRADES[rng.index(4)];
            // Now and then on the same day, mostly about when it is due, now and then long after.
            let due = own.map_or(0, Memory::interval) as usize;
            let days = [0, due, due + rng.index(10), rng.index(3 * due + 2)][rng.index(4)] as u32;
            let states = theirs.next_states(other, 0.9, days).expect("a memory");
            let after = with(states, grade);
            let memory = own.map_or_else(|| Memory::first(grade), |memory| memory.after(grade, days.into()));
            assert!(
                is_near(memory.stability, after.stability) && is_near(memory.difficulty, after.difficulty),
                "series {series}, answer {answer}: {memory:?}, not {after:?}"
            );
            // From here on both go on from the same.
            own = Some(memory);
            other = Some(MemoryState {
                stability: memory.stability as f32,
                difficulty: memory.difficulty as f32,
            });
        }
        let (Some(memory), Some(state)) = (own, other) else { continue };
        let interval = theirs.next_interval(Some(state.stability), 0.9, 3);
        let days = f64::from(interval.round().clamp(1.0, 365.0));
        assert!((f64::from(memory.interval()) - days).abs() <= 1.0, "{memory:?}: {days} days");
        let chance = fsrs::current_retrievability(state, 10.0, fsrs::FSRS6_DEFAULT_DECAY);
        assert!(is_near(memory.chance(10.0), chance), "{memory:?}: {chance}");
    }
}
