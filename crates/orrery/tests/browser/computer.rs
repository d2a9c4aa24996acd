//! Games against the computer, from the first page to the end.

use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Player, Rng};

use crate::page::{Page, Size, browse};
use crate::play::{Way, act, answered, kept, on_board, random_action, set_up, tool, visit, wait_kept};

/// Plays random actions against the computer until the game is over; nobody at the screen plays the other side.
async fn play_on(page: &Page, person: Player, seed: u64) -> AnyGame {
    let mut chance = Rng::new(seed);
    let mut game = answered(page, person, 0).await;
    while game.outcome().is_none() {
        act(page, Way::Mouse, &game, &random_action(&game, &mut chance)).await;
        game = answered(page, person, game.played() + 1).await;
    }
    game
}

async fn expect_result(page: &Page, game: &AnyGame, person: Player) {
    let result = match game.outcome() {
        Some(Outcome::Win(winner)) if winner == person => "You win!",
        Some(Outcome::Win(_)) => "The computer wins.",
        _ => "It’s a draw.",
    };
    page.wait_text(".ending h2", result).await;
}

#[tokio::test]
async fn from_the_first_page_to_the_end_of_kulami() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        page.click("a.primary[href='/new/kulami']").await;
        for choice in ["Irregular", "Tiles, area and lines", "Red, first"] {
            page.click_text(".segment, .board-card", choice).await;
        }
        weakest(&page).await;
        page.click_text("button", "Start game").await;
        on_board(&page).await;
        let game = play_on(&page, Player::First, 1).await;
        assert!(game.config().starts_with("kulami:board=irregular;level2"));
        expect_result(&page, &game, Player::First).await;

        // Tiles, area, lines and the total, in counts and points.
        page.wait_until("document.querySelectorAll('.ending tbody tr').length >= 4").await;
        let total = page.text(".ending tbody tr:last-child").await;
        for points in game.score() {
            assert!(total.contains(&points.to_string()), "{total}: {points}");
        }
        for part in ["Area", "Lines", "All", "Tiles"] {
            page.click_text(".ending .segment", part).await;
        }

        // Once more with sides exchanged: now the computer begins.
        page.click_text("button", "Rematch").await;
        page.wait_gone(".ending").await;
        on_board(&page).await;
        page.wait_until("document.querySelectorAll('.move-list .move').length === 1").await;
        // Nothing of the game before is left on the board.
        page.wait_until("document.querySelectorAll('.board .pieces > *').length === 1").await;
        assert_eq!(kept(&page).await.config(), game.config());
    })
    .await;
}

/// The weakest computer, by keys.
async fn weakest(page: &Page) {
    page.tab_to("input[type=range]").await;
    page.press(fantoccini::key::Key::Home).await;
    page.wait_text(".slider output", "1 of 10").await;
}

/// Level 1 is what was played last, so the form offers it again.
async fn against_level_one(page: &Page, game: &str, chosen: &[&str]) {
    visit(page, "/new/yinsh").await;
    page.eval("(localStorage.setItem('orrery.settings.v1', 'level=1'), true)").await;
    set_up(page, game, chosen).await;
}

#[tokio::test]
async fn yinsh_to_the_end() {
    browse(Size::Desktop, |page| async move {
        against_level_one(&page, "yinsh", &["Blitz (one ring wins)", "Black, second"]).await;
        let game = play_on(&page, Player::Second, 2).await;
        assert_eq!(game.config(), "yinsh:blitz");
        expect_result(&page, &game, Player::Second).await;
    })
    .await;
}

#[tokio::test]
async fn lyngk_to_the_end() {
    browse(Size::Desktop, |page| async move {
        // The two options exclude each other, and the form says so.
        visit(&page, "/new/lyngk").await;
        page.click_text(".switch", "Stacks of six").await;
        page.click_text(".switch", "Claiming a colour also wins its full stacks").await;
        page.wait_text(
            ".form .error:not(:empty)",
            "The options “six” and “collect-on-claim” don’t go together.",
        )
        .await;
        page.wait_for("button[type=submit]:disabled").await;
        against_level_one(&page, "lyngk", &["Stacks of six", "First"]).await;
        let game = play_on(&page, Player::First, 3).await;
        assert!(game.config().ends_with(";six"), "{}", game.config());
        expect_result(&page, &game, Player::First).await;
    })
    .await;
}

#[tokio::test]
async fn hint_take_back_and_resign() {
    browse(Size::Desktop, |page| async move {
        against_level_one(&page, "yinsh", &["White, first"]).await;
        let looked = page
            .watch("document.querySelector('.say .now').textContent.includes('Looking for a good move')")
            .await;
        page.click_text(".turn-buttons .button", "Hint").await;
        page.wait_until(&looked).await;
        page.wait_until("!document.querySelector('.say .now').textContent.includes('Looking')").await;
        let game = kept(&page).await;
        assert!(game.actions().is_empty(), "a hint plays nothing");

        // The person's turn and the answer to it are taken back together.
        act(&page, Way::Mouse, &game, "f6").await;
        page.wait_until("document.querySelectorAll('.move-list .move').length === 2").await;
        page.click_text(".turn-buttons .button", "Take back").await;
        wait_kept(&page, &[""; 0]).await;
        act(&page, Way::Mouse, &game, "e5").await;
        page.wait_until("document.querySelectorAll('.move-list .move').length === 2").await;
        let two = kept(&page).await.actions();
        assert_eq!(two[0], "e5");

        tool(&page, "Resign").await;
        page.click_text("dialog[open] button", "Keep playing").await;
        page.wait_gone("dialog[open]").await;
        tool(&page, "Resign").await;
        page.click_text("dialog[open] .primary", "Resign").await;
        page.wait_text(".ending h2", "The computer wins.").await;
        page.reload().await;
        page.wait_text(".ending .decided", "You resigned.").await;
        page.press('u').await;
        page.wait_gone(".ending").await;
        assert_eq!(kept(&page).await.actions(), two);
    })
    .await;
}
