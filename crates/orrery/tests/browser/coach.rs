//! The coach: warns before a turn that throws much away, and finds the turns on which a game turned.

use fantoccini::key::Key;

use crate::page::{Page, Size, browse};
use crate::play::{CONFIRM, Way, act, kept, on_board, open, tool, visit, wait_kept};

/// A game that the person, to act, wins, but not with this action.
const WON: &str = "kulami,d4,g4,g8,e8,e1,e5,h5,h3,c3,c8,f8,f5,f2,f7,g7,g3,g1,b1,d1,a1,a6,a4,c4,c1,f1,h1,h7,h4,b4,b8,h8,d8,d2,\
    b2,h2,h6,e6,f6,g6,b6,c6,d6,d3,b3,a3,a8,a5,c5";
const WRONG: &str = "c2";

const SWITCH: &str = "Warn me before a big mistake";

/// Opens the game of a link against the weakest computer, the person being the first player.
async fn against_computer(page: &Page, link: &str) {
    open(page, link).await;
    let seated = "(() => {
        const key = 'orrery.game.v1.' + location.pathname.split('/').pop();
        const text = localStorage.getItem(key);
        localStorage.setItem(key, text.replace('[Seats \"here here\"]', '[Seats \"here computer-1\"]'));
        return text !== localStorage.getItem(key);
    })()";
    assert_eq!(page.eval(seated).await, true);
    page.reload().await;
    on_board(page).await;
}

/// True if the keyboard is on the button that takes the turn back.
const ON_TAKE_BACK: &str =
    "document.activeElement?.closest('.warning') && document.activeElement.textContent === 'Take it back'";

#[tokio::test]
async fn a_won_game_is_not_thrown_away_unawares() {
    browse(Size::Desktop, |page| async move {
        against_computer(&page, WON).await;
        let game = kept(&page).await;
        let before = game.actions();
        let wrong = [&before[..], &[WRONG.to_owned()]].concat();
        page.click(".turn-buttons .more").await;
        page.click_text("dialog[open] .switch", SWITCH).await;
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;
        page.wait_until("Object.values(localStorage).some((text) => text.includes('[Coach \"on\"]'))").await;

        // The switch and the game without the turn outlive a reload in the middle of a warning.
        act(&page, Way::Mouse, &game, WRONG).await;
        page.wait_text(".warning", "You had a sure win. After this turn, you lose against best play.").await;
        page.wait_until(ON_TAKE_BACK).await;
        page.wait_text(".spoken", "Best reply: Black").await;
        page.check_access().await;
        page.reload().await;
        on_board(&page).await;
        assert_eq!(kept(&page).await.actions(), before);
        page.click(".turn-buttons .more").await;
        page.wait_until("document.querySelector('dialog[open] .switch input')?.checked").await;
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;

        // By keys: the warning takes the keyboard, and gives it back.
        act(&page, Way::Keys, &game, WRONG).await;
        page.wait_until(ON_TAKE_BACK).await;
        page.press(Key::Enter).await;
        page.wait_gone(".warning").await;
        page.wait_until(&format!("document.activeElement?.dataset.spot === '{WRONG}'")).await;
        assert_eq!(kept(&page).await.actions(), before);
        // Esc and U take back as ever.
        for key in [char::from(Key::Escape), 'u'] {
            act(&page, Way::Keys, &game, WRONG).await;
            page.wait_until(ON_TAKE_BACK).await;
            page.press(key).await;
            page.wait_gone(".warning").await;
            assert_eq!(kept(&page).await.actions(), before);
        }

        // What is better is told only to who asks.
        act(&page, Way::Mouse, &game, WRONG).await;
        page.click_text(".warning button", "Show a better turn").await;
        page.wait_text(".say .now", "Better: Red").await;
        assert_eq!(kept(&page).await.actions(), before);

        // Who wants to throws it away.
        act(&page, Way::Mouse, &game, WRONG).await;
        page.click_text(".warning button", "Play it anyway").await;
        page.wait_gone(".warning").await;
        page.wait_until(&format!("document.querySelectorAll('.move-list .move').length > {}", wrong.len()))
            .await;
        assert!(kept(&page).await.actions().starts_with(&wrong));
        tool(&page, "Resign").await;
        page.click_text("dialog[open] .primary", "Resign").await;

        // The game turned there, and can be tried again from there.
        page.wait_for(".turning li").await;
        let played = kept(&page).await.actions();
        let path = page.eval("location.pathname").await;
        let found = page.text(".turning ol").await;
        assert!(found.contains("You had a sure win."), "{found}");
        page.check_access().await;
        page.click_text(".turning li:last-child button", "Show on the board").await;
        page.wait_text(".say .now", "You’re looking at an earlier position.").await;
        page.click_text(".turning li:last-child button", "Try again from here").await;
        page.wait_gone(".ending").await;
        on_board(&page).await;
        assert_eq!(kept(&page).await.actions(), before);
        act(&page, Way::Mouse, &game, WRONG).await;
        page.wait_for(".warning").await;
        page.click_text(".warning button", "Take it back").await;
        visit(&page, path.as_str().expect("text")).await;
        page.wait_for(".ending").await;
        assert_eq!(kept(&page).await.actions(), played);
    })
    .await;
}

#[tokio::test]
async fn without_a_coach_nobody_is_warned() {
    browse(Size::Phone, |page| async move {
        against_computer(&page, WON).await;
        let game = kept(&page).await;
        act(&page, Way::Finger, &game, WRONG).await;
        page.tap(CONFIRM).await;
        page.wait_until(&format!(
            "document.querySelectorAll('.move-list .move').length > {}",
            game.played() + 1
        ))
        .await;
        assert_eq!(page.count(".warning").await, 0);

        // At the end the game is reviewed only if somebody asks.
        page.click(".phone-bar button:last-child").await;
        page.click_text("dialog[open] .tool", "Resign").await;
        page.click_text("dialog[open] .primary", "Resign").await;
        page.wait_gone("dialog[open]").await;
        page.click_text(".end-buttons button", "Review").await;
        page.wait_for(".rv-point").await;
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn the_form_offers_a_coach_against_the_computer() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/settings").await;
        page.click_text(".switch", "Coach me in new games against the computer").await;
        visit(&page, "/new/yinsh").await;
        page.wait_until("document.querySelector('.new-game .switch input').checked").await;
        page.click_text(".segment", "Two players on one screen").await;
        page.wait_gone(".new-game .switch").await;
        page.click_text(".segment", "Computer").await;
        page.click_text(".segment", "White, first").await;
        page.click_text("button", "Start game").await;
        on_board(&page).await;
        page.click(".turn-buttons .more").await;
        page.wait_until("document.querySelector('dialog[open] .switch input')?.checked").await;
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;
        // A turn that throws nothing away is played like any other.
        let game = kept(&page).await;
        act(&page, Way::Mouse, &game, "f6").await;
        page.wait_until("document.querySelectorAll('.move-list .move').length === 2").await;
        let actions = kept(&page).await.actions();
        wait_kept(&page, &actions).await;
        assert_eq!(page.count(".warning").await, 0);
    })
    .await;
}
