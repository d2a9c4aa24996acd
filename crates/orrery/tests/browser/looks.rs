//! Every page in every language and every look, with the eyes of those who need labels and contrast.

use crate::languages::{LANGUAGES, speak};
use crate::page::{Page, Size, browse};
use crate::pages::{GAMES, PAGES};
use crate::play::{open, random_game, visit};

async fn check_in_every_language(page: &Page) {
    for language in LANGUAGES {
        speak(page, language).await;
        page.check_access().await;
    }
}

async fn check_everything(look: &'static str) {
    browse(Size::Desktop, move |page| async move {
        visit(&page, "/settings").await;
        page.click_text(".segment", look).await;
        for path in PAGES {
            visit(&page, path).await;
            page.wait_for("h1").await;
            check_in_every_language(&page).await;
        }
        for game in GAMES {
            open(&page, game).await;
            check_in_every_language(&page).await;
        }
        open(&page, &random_game("kulami:level2", 1).link()).await;
        page.wait_for(".ending").await;
        check_in_every_language(&page).await;
    })
    .await;
}

#[tokio::test]
async fn light_pages_of_three_games_are_accessible_in_every_language() {
    check_everything("Light").await;
}

#[tokio::test]
async fn dark_pages_of_three_games_are_accessible_in_every_language() {
    check_everything("Dark").await;
}

#[tokio::test]
async fn pages_of_three_games_with_high_contrast_are_accessible_in_every_language() {
    check_everything("High contrast").await;
}
