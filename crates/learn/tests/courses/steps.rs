//! Checks that hold for every step of every course.

use std::collections::BTreeMap;

use orrery_games::GameKind;
use orrery_learn::{Answer, Course, CourseError, Lesson, Step, Task, Tried, refusal};

/// The steps and problems of all games.
fn all_steps() -> impl Iterator<Item = &'static Step> {
    GameKind::ALL
        .map(Course::of)
        .into_iter()
        .flat_map(|course| course.steps().iter().chain(course.problems()))
}

/// Follows the hints to the end of the step.
fn finish(mut lesson: Lesson) -> Lesson {
    while lesson.task().is_some() {
        let hint = lesson.hint().unwrap_or_else(|| {
            panic!("{}: nothing is right after {:?}", lesson.step().id(), lesson.session().actions())
        });
        follow(&mut lesson, &hint);
    }
    lesson
}

/// Plays an action that must be right. Checks that the opponent gives all its replies and that it is the learner's turn again.
fn follow(lesson: &mut Lesson, action: &str) {
    let task = lesson.task().expect("a task is left");
    let id = lesson.step().id();
    let Tried::Right { answers, finished } = lesson.try_action(action) else {
        panic!("{id}: {action} is not right");
    };
    assert_eq!(answers.len(), task.answer.len(), "{id}: not all is answered after {action}");
    assert_eq!(finished, lesson.task().is_none());
    if !finished {
        assert_eq!(lesson.session().to_act(), lesson.learner(), "{id}: whose turn after {action}?");
        assert_eq!(lesson.session().outcome(), None, "{id}: over too soon after {action}");
    }
}

/// The lesson at each of the tasks of `step`, with the solution played up to there.
fn stages(step: &'static Step) -> Vec<(Lesson, &'static Task)> {
    let mut lesson = Lesson::begin(step);
    let mut stages = Vec::new();
    while let Some(task) = lesson.task() {
        stages.push((lesson.clone(), task));
        follow(&mut lesson, &task.right[0]);
    }
    stages
}

#[test]
fn every_course_can_be_read() {
    for game in GameKind::ALL {
        let course = Course::read(game, Course::file(game)).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(course.steps().len(), Course::of(game).steps().len());
        assert_eq!(Course::of(game).game(), game);
    }
}

#[test]
fn every_solution_finishes_its_step() {
    for step in all_steps() {
        let mut lesson = finish(Lesson::begin(step));
        assert_eq!(lesson.text(), step.done());
        assert_eq!(lesson.hint(), None);
        assert_eq!(lesson.try_action("f6"), Tried::Finished);
    }
}

#[test]
fn hints_show_the_solution() {
    for (lesson, task) in all_steps().flat_map(stages) {
        assert_eq!(lesson.hint().as_ref(), Some(&task.right[0]), "{}", lesson.step().id());
    }
}

#[test]
fn whatever_is_right_leads_to_the_end() {
    for (lesson, task) in all_steps().flat_map(stages) {
        for action in lesson.session().legal() {
            let mut other = lesson.clone();
            if let Tried::Right { .. } = other.try_action(&action) {
                let mut lesson = lesson.clone();
                follow(&mut lesson, &action);
                finish(lesson);
            } else {
                assert!(!task.right.contains(&action), "{}: {action}", lesson.step().id());
                assert_eq!(other.session().code(), lesson.session().code(), "only what is right is played");
            }
        }
    }
}

#[test]
fn actions_that_are_given_as_right_reach_the_goal() {
    for (lesson, task) in all_steps().flat_map(stages) {
        for action in &task.right {
            let follows_rules = lesson.session().legal().contains(action);
            assert!(follows_rules, "{}: {action} is not legal", lesson.step().id());
        }
        let Some(goal) = task.goal else { continue };
        for action in &task.right {
            let reached = goal.is_reached_by(lesson.session(), action);
            assert!(reached, "{}: {action} does not reach {goal:?}", lesson.step().id());
        }
    }
}

#[test]
fn every_wrong_try_is_answered_as_written() {
    for (lesson, task) in all_steps().flat_map(stages) {
        for wrong in &task.wrong {
            let tried = lesson.clone().try_action(&wrong.action);
            let place = format!("{}: {}", lesson.step().id(), wrong.action);
            match (&wrong.answer, tried) {
                (Answer::Refused(expected), Tried::Refused { name, .. }) => {
                    assert_eq!(name, Some(expected.as_str()), "{place}");
                    assert_eq!(refusal(lesson.session(), &wrong.action), name, "{place}");
                }
                (Answer::Beside(expected), Tried::Beside { key, .. }) => assert_eq!(key, expected, "{place}"),
                (expected, tried) => panic!("{place} should be {expected:?}, but is {tried:?}"),
            }
        }
    }
}

#[test]
fn every_other_action_gets_the_general_answer() {
    for (lesson, task) in all_steps().flat_map(stages) {
        let named = |action: &String| task.wrong.iter().any(|wrong| wrong.action == *action);
        for action in lesson.session().legal().into_iter().filter(|action| !named(action)) {
            match lesson.clone().try_action(&action) {
                // What a problem answers is proved in `problems`.
                Tried::Right { .. } | Tried::Beside { answer: Some(_), .. } => {}
                Tried::Beside { key, answer: None } => {
                    assert_eq!(Some(key), lesson.step().again(), "{}: {action}", lesson.step().id());
                }
                other => panic!("{}: {action} is legal, but {other:?}", lesson.step().id()),
            }
        }
    }
}

#[test]
fn no_step_begins_as_another_one() {
    let mut seen = BTreeMap::new();
    for step in all_steps() {
        let other = seen.insert(step.start().code(), step.id());
        assert_eq!(other, None, "{} begins as another step", step.id());
    }
}

#[test]
fn no_text_makes_a_lesson_panic() {
    for step in all_steps() {
        for text in
            ["", " ", "-", "xx", "x", "^", "pass", "a1-", "é5", "f6-f6-f6", "a99", "xa1-k9", "\0", "swap"]
        {
            let mut lesson = Lesson::begin(step);
            let tried = lesson.try_action(text);
            let is_action = refusal(lesson.session(), text).is_some();
            if let Tried::Refused { name, .. } = tried {
                assert_eq!(name.is_some(), is_action, "{text:?}");
            }
        }
    }
}

const STEP: &str = r#"{ "id": "a", "rules": [], "start": "yinsh", "tasks": [{ "right": ["f6"] }] }"#;

fn read(steps: &str) -> Result<Course, CourseError> {
    Course::read(GameKind::Yinsh, &format!(r#"{{ "steps": [{steps}] }}"#))
}

#[test]
fn faults_of_a_file_are_named() {
    assert_eq!(read(STEP).map(|course| course.steps().len()), Ok(1));
    let fault = |from: &str, to: &str| read(&STEP.replace(from, to)).err();
    assert!(matches!(fault("rules", "laws"), Some(CourseError::Form(_))));
    assert_eq!(fault(r#""a""#, r#""A b""#), Some(CourseError::Id("A b".to_owned())));
    assert!(matches!(fault(r#""yinsh""#, r#""kulami""#), Some(CourseError::Start(..))));
    assert!(matches!(fault(r#""yinsh""#, r#""yinsh|4""#), Some(CourseError::Start(..))));
    assert_eq!(fault(r#"["f6"]"#, "[]"), Some(CourseError::Empty("a".to_owned())));
    assert_eq!(fault(r#""f6""#, r#""F6""#), Some(CourseError::Action("a".to_owned(), "F6".to_owned())));
    assert_eq!(read(&format!("{STEP}, {STEP}")).err(), Some(CourseError::Twice("a".to_owned())));
    let said = STEP.replace(r#"["f6"]"#, r#"["f6"], "say": "title""#);
    assert_eq!(read(&said).err(), Some(CourseError::Id("title".to_owned())));
}

/// A lesson of one task, in a course made up for a test.
fn made_up(task: &str) -> Lesson {
    let start = "yinsh|4/7/2W5/3B5/4B2W2/1B2w2W1/3B1W4/5W3/5B2/7/4;b;move;0-0";
    let step = format!(r#"{{ "id": "a", "rules": [], "start": "{start}", "tasks": [{task}] }}"#);
    let course = Box::leak(Box::new(read(&step).expect("a course")));
    Lesson::begin(&course.steps()[0])
}

#[test]
fn a_try_is_right_beside_or_refused() {
    let lesson = made_up(
        r#"{ "right": ["d4-d5"], "answer": [["a2-a3", "c3-c4"]],
             "wrong": [{ "try": "d4-d6", "beside": "far" }, { "try": "c3-c4", "refused": "NotYourRing" }] }"#,
    );
    let tried = |text| lesson.clone().try_action(text);
    assert_eq!(tried("D4-D5"), Tried::Right { answers: vec!["c3-c4".to_owned()], finished: true });
    assert_eq!(tried("d4-d6"), Tried::Beside { key: "learn-yinsh-a-far", answer: None });
    assert_eq!(tried("d4-d7"), Tried::Beside { key: "learn-yinsh-a-again", answer: None });
    assert!(matches!(tried("c3-c4"), Tried::Refused { name: Some(name), .. } if name == "NotYourRing"));
    assert!(matches!(tried("?"), Tried::Refused { name: None, .. }));
}

#[test]
fn texts_change_where_a_task_says_so() {
    let mut lesson =
        made_up(r#"{ "right": ["d4-d5"], "answer": ["c3-c4"] }, { "right": ["d5-d6"], "say": "now" }"#);
    assert_eq!(lesson.text(), "learn-yinsh-a-text");
    follow(&mut lesson, "d4-d5");
    assert_eq!((lesson.text(), lesson.done()), ("learn-yinsh-a-now", 1));
    follow(&mut lesson, "d5-d6");
    assert_eq!(lesson.text(), "learn-yinsh-a-done");
    let keys = ["title", "text", "done", "again", "now"].map(|part| format!("learn-yinsh-a-{part}"));
    assert_eq!(lesson.step().keys(), keys);
}
