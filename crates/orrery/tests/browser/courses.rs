//! Courses, step by step, as newcomers take them.

use orrery_games::GameId;
use orrery_learn::{Answer, Course, Lesson};
use orrery_text::{Language, Words};
use orrery_view::Phrase;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::play::{Way, touch_all, touch_one, visit, write};

/// Takes a whole course in a language: each step says what it should, asks for what it should, and leads to the next.
async fn take(page: &Page, way: Way, game: GameId, language: &str) {
    let words = Words::new(Language::from_codes([language]));
    let say = |key: &'static str| words.say(&Phrase::new(key));
    let steps = Course::of(game).steps();
    visit(page, "/learn").await;
    speak(page, language).await;
    page.click(&format!("a[href='/learn/{game}/{}']", steps[0].id())).await;
    for (index, step) in steps.iter().enumerate() {
        page.wait_text("h1", &say(step.title())).await;
        let mut lesson = Lesson::begin(step);
        while let Some(action) = lesson.hint() {
            page.wait_text(".lesson-text", &say(lesson.text())).await;
            page.wait_for(".lesson-foot .button:not([disabled])").await;
            touch_all(page, way, lesson.session(), &action).await;
            lesson.try_action(&action);
        }
        page.wait_text(".lesson-text", &say(step.done())).await;
        page.wait_for("a.button.primary").await;
        if index + 1 < steps.len() {
            touch_one(page, way, "a.button.primary").await;
        }
    }
    visit(page, "/learn").await;
    assert_eq!(page.count(&format!(".course[aria-label={game} i] li.done")).await, steps.len());
}

#[tokio::test]
async fn courses_of_three_games_with_the_mouse() {
    browse(Size::Desktop, |page| async move {
        for (game, language) in GameId::ALL.into_iter().zip(["en", "ro", "ru"]) {
            take(&page, Way::Mouse, game, language).await;
        }
    })
    .await;
}

#[tokio::test]
async fn courses_of_three_games_with_a_finger() {
    browse(Size::Phone, |page| async move {
        for (game, language) in GameId::ALL.into_iter().zip(["ru", "hu", "en"]) {
            take(&page, Way::Finger, game, language).await;
        }
    })
    .await;
}

#[tokio::test]
async fn courses_of_three_games_with_keys_alone() {
    browse(Size::Desktop, |page| async move {
        for (game, language) in GameId::ALL.into_iter().zip(["hu", "en", "ro"]) {
            take(&page, Way::Keys, game, language).await;
        }
    })
    .await;
}

/// A try that the step foresees is answered in its words, one against the rules with the rule, and neither is played.
#[tokio::test]
async fn wrong_tries_are_answered_and_help_is_given() {
    browse(Size::Desktop, |page| async move {
        let words = Words::new(Language::from_codes(["en"]));
        let say = |key: &'static str| words.say(&Phrase::new(key));
        let step = Course::of(GameId::Yinsh).step("jump").expect("a step");
        visit(&page, "/learn/yinsh/jump").await;
        let wrong = &step.tasks()[0].wrong;
        for wrong in wrong {
            if let Answer::Beside(key) = &wrong.answer {
                write(&page, &wrong.action).await;
                page.wait_text(".why", &say(key)).await;
            }
        }
        touch_all(&page, Way::Mouse, step.start(), "d5-i10").await;
        page.wait_text(".why", "After a jump the ring stops on the first empty point: h9.").await;
        // Who asks for help is shown the way and told why; who begins anew has the words of the step before him.
        page.click_text("button", "Hint").await;
        page.wait_text(".why", &say(step.hint().expect("there is help"))).await;
        page.wait_for(".board .over > *").await;
        page.click("[aria-label='Begin this step anew']").await;
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
        let steps = Course::of(GameId::Kulami).steps();
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
        page.wait_text("main", "There is no such page.").await;
    })
    .await;
}
