//! Courses, step by step, and problems, as newcomers take them.

use orrery_games::core::Player;
use orrery_games::{AnyGame, GameKind};
use orrery_learn::{Aim, Answer, Course, Lesson, Step, Tried};
use orrery_text::{Language, Words};
use orrery_view::Phrase;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::play::{Way, touch_all, touch_one, visit, write};

/// A text of a step as the page has it: problems speak of their number, of who plays and of points.
fn text(words: &Words, step: &'static Step, key: &'static str) -> String {
    let phrase = Phrase::new(key);
    let Some(problem) = step.problem() else { return words.say(&phrase) };
    let side = match (step.start(), step.start().to_act()) {
        (AnyGame::Yinsh(_), Player::First) => "side-white",
        (AnyGame::Lyngk(_), Player::First) => "side-first",
        (AnyGame::Lyngk(_), Player::Second) => "side-second",
        (AnyGame::Kulami(_), Player::First) => "side-red",
        (_, Player::Second) => "side-black",
    };
    let points = if let Aim::Margin { points } = problem.aim { points } else { 0 };
    words.say(&phrase.with("number", problem.number).with("side", Phrase::new(side)).with("points", points))
}

/// Takes a whole course, or all problems, in a language: each step says what it should, asks for what it should, and
/// leads to the next.
async fn take(page: &Page, way: Way, game: GameKind, language: &str, steps: &'static [Step]) {
    let words = Words::new(Language::from_codes([language]));
    visit(page, "/learn").await;
    speak(page, language).await;
    let course = format!(".course[aria-label={game} i] li.done");
    let before = page.count(&course).await;
    page.click(&format!("a[href='/learn/{game}/{}']", steps[0].id())).await;
    for (index, step) in steps.iter().enumerate() {
        page.wait_text("h1", &text(&words, step, step.title())).await;
        let mut lesson = Lesson::begin(step);
        while let Some(action) = lesson.hint() {
            page.wait_text(".lesson-text", &text(&words, step, lesson.text())).await;
            page.wait_for(".lesson-foot .button:not([disabled])").await;
            touch_all(page, way, lesson.session(), &action).await;
            lesson.try_action(&action);
        }
        page.wait_text(".lesson-text", &text(&words, step, step.done())).await;
        page.wait_for("a.button.primary").await;
        if index + 1 < steps.len() {
            touch_one(page, way, "a.button.primary").await;
        }
    }
    visit(page, "/learn").await;
    assert_eq!(page.count(&course).await, before + steps.len());
}

#[tokio::test]
async fn courses_of_three_games_with_the_mouse() {
    browse(Size::Desktop, |page| async move {
        for (game, language) in GameKind::ALL.into_iter().zip(["en", "ro", "ru"]) {
            take(&page, Way::Mouse, game, language, Course::of(game).steps()).await;
        }
    })
    .await;
}

#[tokio::test]
async fn courses_of_three_games_with_a_finger() {
    browse(Size::Phone, |page| async move {
        for (game, language) in GameKind::ALL.into_iter().zip(["ru", "hu", "en"]) {
            take(&page, Way::Finger, game, language, Course::of(game).steps()).await;
        }
    })
    .await;
}

#[tokio::test]
async fn courses_of_three_games_with_keys_alone() {
    browse(Size::Desktop, |page| async move {
        for (game, language) in GameKind::ALL.into_iter().zip(["hu", "en", "ro"]) {
            take(&page, Way::Keys, game, language, Course::of(game).steps()).await;
        }
    })
    .await;
}

#[tokio::test]
async fn problems_of_three_games_with_mouse_and_keys() {
    browse(Size::Desktop, |page| async move {
        for (game, language) in GameKind::ALL.into_iter().zip(["ru", "hu", "en"]) {
            let way = if game == GameKind::Lyngk { Way::Keys } else { Way::Mouse };
            take(&page, way, game, language, Course::of(game).problems()).await;
        }
    })
    .await;
}

/// A wrong try in a problem is answered with what refutes it; a whole turn can be written in one line.
#[tokio::test]
async fn a_problem_refutes_and_takes_a_line() {
    browse(Size::Desktop, |page| async move {
        let words = Words::new(Language::from_codes(["en"]));
        let guard =
            Course::of(GameKind::Yinsh).problems().iter().find(|step| step.text() == "problem-yinsh-guard");
        let guard = guard.expect("a problem");
        let refuted = |action: String| match Lesson::begin(guard).try_action(&action) {
            Tried::Beside { key, answer: Some(answer) } => {
                Some((action, Phrase::new(key).with("answer", answer)))
            }
            _ => None,
        };
        let (action, why) = guard.start().legal().into_iter().find_map(refuted).expect("a wrong try");
        visit(&page, &format!("/learn/yinsh/{}", guard.id())).await;
        write(&page, &action).await;
        page.wait_text(".why", &words.say(&why)).await;
        let ring = &Course::of(GameKind::Yinsh).problems()[0];
        let line: Vec<&str> = ring.tasks().iter().map(|task| task.right[0].as_str()).collect();
        assert!(line.len() > 1 && ring.tasks().iter().all(|task| task.answer.is_empty()));
        visit(&page, &format!("/learn/yinsh/{}", ring.id())).await;
        write(&page, &line.join(" ")).await;
        page.wait_text(".lesson-text", &text(&words, ring, ring.done())).await;
    })
    .await;
}

/// A try that the step foresees is answered in its words, one against the rules with the rule, and neither is played.
#[tokio::test]
async fn wrong_tries_are_answered_and_help_is_given() {
    browse(Size::Desktop, |page| async move {
        let words = Words::new(Language::from_codes(["en"]));
        let say = |key: &'static str| words.say(&Phrase::new(key));
        let step = Course::of(GameKind::Yinsh).step("jump").expect("a step");
        visit(&page, "/learn/yinsh/jump").await;
        let wrong = &step.tasks()[0].wrong;
        for wrong in wrong {
            if let Answer::Beside(key) = &wrong.answer {
                write(&page, &wrong.action).await;
                page.wait_text(".why", &say(key)).await;
            }
        }
        touch_all(&page, Way::Mouse, step.start(), "d5-i10").await;
        page.wait_text(".why", "After a jump, the ring stops on the first empty point: h9.").await;
        // Who asks for help is shown the way and told why; who begins anew sees the words of the step.
        page.click_text("button", "Hint").await;
        page.wait_text(".why", &say(step.hint().expect("there is help"))).await;
        page.wait_for(".board .over > *").await;
        page.click("[aria-label='Start over']").await;
        page.wait_gone(".why").await;
        touch_all(&page, Way::Keys, step.start(), "d5-h9").await;
        page.wait_text(".lesson-text", &say(step.done())).await;
        page.wait_text(".spoken", &say(step.done())).await;
    })
    .await;
}

/// What is finished is remembered, and the course goes on where it was left.
#[tokio::test]
async fn a_course_goes_on_where_it_was_left() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/learn/kulami").await;
        let steps = Course::of(GameKind::Kulami).steps();
        let mut lesson = Lesson::begin(&steps[0]);
        while let Some(action) = lesson.hint() {
            page.wait_for(".lesson-foot .button:not([disabled])").await;
            touch_all(&page, Way::Finger, lesson.session(), &action).await;
            lesson.try_action(&action);
        }
        page.wait_for("a.button.primary").await;
        visit(&page, "/learn").await;
        assert_eq!(page.count("li.done").await, 1);
        visit(&page, "/learn/kulami").await;
        let words = Words::new(Language::from_codes(["en"]));
        page.wait_text("h1", &words.say(&Phrase::new(steps[1].title()))).await;
        visit(&page, "/learn/kulami/nowhere").await;
        page.wait_text("main", "This page doesn’t exist.").await;
    })
    .await;
}
