//! A turn while it is made, and turns that were made.

use fantoccini::key::Key;

use crate::page::{Page, Size, browse};
use crate::play::{kept, on_board, open, tool, visit, wait_kept, write};

/// Rings are placed, and some have moved.
const GAME: &str = "yinsh,f6,e5,g7,d4,h7,e7,f8,g5,e4,h8,f6-f7,e5-e6";

async fn pieces(page: &Page) -> usize {
    page.count(".board .pieces [data-at]").await
}

#[tokio::test]
async fn a_turn_survives_a_reload() {
    browse(Size::Desktop, |page| async move {
        // A row and then a ring: the row is chosen, the ring is not.
        open(&page, "yinsh|WWWW/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;0-0").await;
        page.click_spot("e5").await;
        page.wait_text(".say .now", "Remove one of your rings").await;
        page.reload().await;
        page.wait_text(".say .now", "Remove one of your rings").await;
        page.press(Key::Escape).await;
        page.wait_text(".say .now", "Remove your row").await;
        page.click_spot("e5").await;
        page.reload().await;
        page.click_spot("a3").await;
        wait_kept(&page, &["xc3-g7", "xa3"]).await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_waits_for_confirmation_where_that_is_set() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/settings").await;
        page.click_text(".segment", "Always").await;
        open(&page, "kulami,d4").await;
        page.click_spot("d6").await;
        page.wait_text(".say .now", "Confirm your turn or take it back.").await;
        page.click_spot("d8").await;
        page.wait_text(".say .now", "Your turn is complete").await;
        page.press(Key::Escape).await;
        wait_kept(&page, &["d4"]).await;
        page.click_spot("d8").await;
        page.click_text(".turn-buttons .primary", "Confirm").await;
        page.wait_until("document.querySelector('.turn-buttons .primary').disabled").await;
        wait_kept(&page, &["d4", "d8"]).await;
        page.press(Key::Escape).await;
        assert_eq!(kept(&page).await.actions(), ["d4", "d8"], "a confirmed turn stands");
        page.click_spot("a8").await;
        page.wait_text(".say .now", "Confirm your turn").await;
        page.press('c').await;
        page.wait_until("document.querySelector('.turn-buttons .primary').disabled").await;
        wait_kept(&page, &["d4", "d8", "a8"]).await;
    })
    .await;
}

#[tokio::test]
async fn a_touch_that_means_nothing_says_why() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAME).await;
        // The cross goes by itself.
        let crossed = page.watch("document.querySelector('.refused path')").await;
        page.click_spot("c3").await;
        page.wait_until(&crossed).await;
        let why = page.text(".say .now").await;
        assert_ne!(why, "Choose a ring to move.");
        page.wait_text(".say .more", "Choose a ring to move.").await;
        page.wait_text(".spoken", &why).await;
        // A ring in hand is put back by a second touch, and by Esc.
        for _ in 0..2 {
            page.click_spot("g7").await;
            page.wait_text(".say .now", "Move the ring on g7").await;
            page.click_spot("g7").await;
            page.wait_text(".say .now", "Choose a ring to move.").await;
        }
        page.click_spot("g7").await;
        page.press(Key::Escape).await;
        page.wait_text(".say .now", "Choose a ring to move.").await;
        // Written moves are refused with a reason too.
        write(&page, "g7-a2").await;
        page.wait_for(".entry input[aria-invalid=true]").await;
        page.wait_text(".moves", "There’s no line from g7 to a2").await;
        assert_eq!(kept(&page).await.actions().len(), 12);
    })
    .await;
}

#[tokio::test]
async fn earlier_positions_can_be_looked_at() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAME).await;
        let now = pieces(&page).await;
        page.press(Key::Left).await;
        page.wait_text(".say .now", "You’re looking at an earlier position.").await;
        assert_eq!(pieces(&page).await, now - 1);
        page.press(Key::Home).await;
        page.wait_until("document.querySelectorAll('.board .pieces [data-at]').length === 0").await;
        page.press(Key::Right).await;
        page.wait_until("document.querySelectorAll('.board .pieces [data-at]').length === 1").await;
        page.press(Key::End).await;
        page.wait_text(".say .now", "Choose a ring to move.").await;
        page.click_text(".move-list .move", "d4").await;
        page.wait_until("document.querySelectorAll('.board .pieces [data-at]').length === 4").await;
        page.wait_for(".move-list .move.now[aria-current]").await;
        page.click_text("button", "Back to the game").await;
        page.wait_text(".say .now", "Choose a ring to move.").await;
        assert_eq!(pieces(&page).await, now);
        assert_eq!(kept(&page).await.actions().len(), 12, "looking changes nothing");
    })
    .await;
}

#[tokio::test]
async fn the_board_turns_and_is_played_on_all_the_same() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAME).await;
        let place = "document.querySelector(\".hits [data-spot='g7']\").getAttribute('cx')";
        let before = page.eval(place).await;
        tool(&page, "Rotate board").await;
        page.wait_until(&format!("{place} !== {before}")).await;
        page.press('f').await;
        page.click_spot("g7").await;
        page.click_spot("g8").await;
        let game = kept(&page).await;
        assert_eq!(game.actions().last().map(String::as_str), Some("g7-g8"));
        page.press(Key::Left).await;
        page.press(Key::End).await;
        page.wait_text(".say .now", "Choose a ring to move.").await;
        // A two-player screen takes back one turn at a time.
        page.press('u').await;
        page.press('u').await;
        let wanted = &game.actions()[..11];
        wait_kept(&page, wanted).await;
    })
    .await;
}

#[tokio::test]
async fn pieces_move_and_can_be_seen_moving_again() {
    browse(Size::Desktop, |page| async move {
        page.goto(&format!("/#{GAME}")).await;
        on_board(&page).await;
        let moving = "document.querySelector('.stage').childElementCount > 0";
        let moved = page.watch(moving).await;
        page.click_spot("g7").await;
        page.click_spot("g8").await;
        page.wait_until(&moved).await;
        page.wait_until("document.querySelector('.stage').childElementCount === 0").await;
        assert_eq!(page.count(".board .pieces [data-at='g8']").await, 1);
        let moved = page.watch(moving).await;
        page.press('r').await;
        page.wait_until(&moved).await;
        // Whoever goes on playing does not wait for it.
        page.click_spot("e6").await;
        page.wait_text(".say .now", "Move the ring on e6").await;
    })
    .await;
}

#[tokio::test]
async fn keys_in_a_dialog_do_nothing_to_the_game() {
    browse(Size::Desktop, |page| async move {
        open(&page, GAME).await;
        page.click_spot("g7").await;
        page.press('?').await;
        page.wait_for("dialog[open]").await;
        page.press('u').await;
        page.press(Key::Escape).await;
        page.wait_gone("dialog[open]").await;
        page.wait_text(".say .now", "Move the ring on g7").await;
        assert_eq!(kept(&page).await.actions().len(), 12);
    })
    .await;
}
