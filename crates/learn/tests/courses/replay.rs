//! Steps replayed, for the tests of all courses.

use std::collections::BTreeSet;

use orrery_games::{AnyGame, GameKind};
use orrery_learn::{Answer, Course, Lesson, Step, Tried};

/// An action that is played or tried when a step is replayed.
pub struct Event {
    pub before: AnyGame,
    pub action: String,
    /// The position after it, or the name of its refusal.
    pub after: Result<AnyGame, String>,
}

/// The steps of a course, for the whole life of the tests.
pub fn steps(game: GameKind) -> &'static [Step] {
    Course::of(game).steps()
}

/// Plays the solution of a step. Before each of its actions, it tries all actions that the rules must refuse. The opponent's
/// replies are events too.
pub fn events(step: &'static Step) -> Vec<Event> {
    let mut lesson = Lesson::begin(step);
    let mut events = Vec::new();
    while let Some(task) = lesson.task() {
        for wrong in &task.wrong {
            if let Answer::Refused(_) = wrong.answer {
                let refusal = orrery_learn::refusal(lesson.session(), &wrong.action);
                events.push(Event {
                    before: lesson.session().clone(),
                    action: wrong.action.clone(),
                    after: Err(refusal.unwrap_or_default().to_owned()),
                });
            }
        }
        let mut before = lesson.session().clone();
        let Tried::Right { .. } = lesson.try_action(&task.right[0]) else {
            panic!("{}: {} is not right", step.id(), task.right[0]);
        };
        for action in lesson.session().actions().split_off(before.actions().len()) {
            let mut after = before.clone();
            after.play(&action).expect("it was played");
            events.push(Event { before, action, after: Ok(after.clone()) });
            before = after;
        }
    }
    events
}

/// Fails unless the steps of `game` meet exactly these refusals of its rules: all but `GameOver`, since a step ends with
/// the game.
pub fn assert_refusals(game: GameKind, reasons: &[&str]) {
    let events = steps(game).iter().flat_map(events);
    let met: BTreeSet<String> = events.filter_map(|event| event.after.err()).collect();
    assert_eq!(met, reasons.iter().map(|&reason| reason.to_owned()).collect());
}

/// Checks the rules `letter` 1 to `count`. Each must be listed in some step, except those in `not_by_hand`, which must not be;
/// and in every step that lists it, it must really happen, as `happens` decides.
pub fn assert_rules(
    game: GameKind,
    letter: char,
    count: usize,
    not_by_hand: &[(&str, &str)],
    happens: impl Fn(&str, &Event) -> bool,
) {
    let mut tried = BTreeSet::new();
    for step in steps(game) {
        let events = events(step);
        for rule in step.rules() {
            assert!(events.iter().any(|event| happens(rule, event)), "{}: {rule} does not happen", step.id());
            tried.insert(rule.as_str());
        }
    }
    let all: Vec<String> = (1..=count).map(|number| format!("{letter}{number}")).collect();
    for rule in &tried {
        assert!(all.iter().any(|known| known == rule), "there is no rule {rule}");
    }
    for rule in &all {
        let excepted = not_by_hand.iter().any(|(name, _)| name == rule);
        assert_ne!(tried.contains(rule.as_str()), excepted, "{rule}: tried by hand, or else excepted");
    }
}
