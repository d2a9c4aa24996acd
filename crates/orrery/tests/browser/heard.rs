//! What is said to those who do not see the page: turns of several steps, lessons, endings, and answers to questions.

use fantoccini::key::Key;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::play::{open, visit, walk, write};

/// Waits until all of this has been announced at once.
async fn hear(page: &Page, said: &[&str]) {
    for part in said {
        page.wait_text("[role=status].spoken", part).await;
    }
}

#[tokio::test]
async fn every_step_of_a_turn_is_announced() {
    browse(Size::Desktop, |page| async move {
        // A move that makes a row, then the row, then a ring that wins the game.
        open(&page, "yinsh|WWW1/1W5/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB;w;move;0-0").await;
        walk(&page, "g7").await;
        page.press(Key::Enter).await;
        hear(&page, &["Move the ring on g7"]).await;
        walk(&page, "g8").await;
        page.press(Key::Enter).await;
        hear(&page, &["White moves a ring from g7 to g8.", "Remove your row of five."]).await;
        walk(&page, "e5").await;
        page.press(Key::Enter).await;
        hear(&page, &["White removes the row c3–g7.", "Remove one of your rings."]).await;
        walk(&page, "a2").await;
        page.press(Key::Enter).await;
        hear(&page, &["White removes the ring on a2: 1 of 3."]).await;
        // What may not be is said as well.
        walk(&page, "c1").await;
        page.press(Key::Enter).await;
        hear(&page, &["You don’t have a ring on c1."]).await;
    })
    .await;
}

#[tokio::test]
async fn the_end_is_announced_with_the_score() {
    browse(Size::Desktop, |page| async move {
        open(&page, "yinsh|WWW1/7/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;2-0").await;
        page.click_spot("e5").await;
        page.click_spot("a3").await;
        hear(
            &page,
            &["White wins.", "White removed three rings and wins.", "Rings removed. White: 3; Black: 0."],
        )
        .await;
    })
    .await;
}

#[tokio::test]
async fn lessons_are_announced() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/learn/yinsh/jump").await;
        let text = page.text(".lesson-text").await;
        hear(&page, &[&text]).await;
        write(&page, "d5-h9").await;
        page.wait_for("a.button.primary").await;
        let done = page.text(".lesson-text").await;
        assert_ne!(done, text);
        hear(&page, &["ring from d5 to h9", &done]).await;
    })
    .await;
}

/// Asks with the keyboard alone, in a game and in a lesson.
#[tokio::test]
async fn questions_are_answered() {
    browse(Size::Desktop, |page| async move {
        open(&page, "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6").await;
        walk(&page, "g7").await;
        page.press('w').await;
        page.wait_until(
            "document.activeElement.matches('.ask input') && document.activeElement.value === 'g7'",
        )
        .await;
        page.press(Key::Enter).await;
        page.wait_text("[role=log]", "g7, white ring, can move").await;
        page.click_text(".questions button", "Where can it go?").await;
        page.wait_text("[role=log]", "No markers flip on the way to ").await;
        page.eval("(document.querySelector('.ask input').focus(), document.activeElement.select(), true)")
            .await;
        page.type_text("line e").await;
        page.press(Key::Enter).await;
        page.wait_text("[role=log]", "e1–e10: e4 white ring; e5 black marker; e6–e7 black ring.").await;
        page.type_text(" nonsense").await;
        page.press(Key::Enter).await;
        page.wait_text("[role=log]", "Type a point such as e5").await;
        for (question, answer) in [
            ("Threats", "Black. No move makes a row."),
            ("What do I have?", "White. Rings on the board: 5."),
            ("What does my opponent have?", "Black. Rings on the board: 5."),
            ("Whole board", "d1–d9: d4 black ring."),
            ("What can I do now?", "Open now: "),
        ] {
            page.click_text(".questions button", question).await;
            page.wait_text("[role=log]", answer).await;
        }
        page.check_access().await;
        // The keyboard is back where it was.
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;
        page.wait_until("document.activeElement.dataset.spot === 'g7'").await;

        visit(&page, "/learn/kulami/barred").await;
        speak(&page, "ro").await;
        page.press('w').await;
        page.click_text(".questions button", "Toată tabla").await;
        page.wait_until("document.querySelectorAll('[role=log] p').length > 17").await;
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;
        speak(&page, "en").await;
    })
    .await;
}
