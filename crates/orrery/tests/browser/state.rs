//! What the browser keeps.

use orrery_games::AnyGame;

use crate::page::{Size, browse};
use crate::play::{Way, act, kept, on_board, open, visit, wait_kept};

#[tokio::test]
async fn an_unfinished_game_waits_on_the_first_page() {
    browse(Size::Phone, |page| async move {
        open(&page, "lyngk:seed=4,^r").await;
        let game = kept(&page).await;
        visit(&page, "/").await;
        page.wait_text(".continue h2", "Continue your LYNGK game").await;
        page.tap(".continue a.button").await;
        on_board(&page).await;
        assert_eq!(kept(&page).await.link(), game.link());
    })
    .await;
}

#[tokio::test]
async fn a_damaged_game_is_set_aside() {
    browse(Size::Desktop, |page| async move {
        open(&page, "yinsh,f6").await;
        let id = page.eval("location.pathname.split('/').pop()").await;
        let id = id.as_str().expect("text").to_owned();
        open(&page, "kulami,d4").await;
        let damage = format!("(localStorage.setItem('orrery.game.v1.{id}', '[Game \"yin'), true)");
        page.eval(&damage).await;
        visit(&page, "/").await;
        page.wait_text(".toast", "One saved game couldn’t be read and was set aside.").await;
        page.wait_text(".continue h2", "Continue your Kulami game").await;
        assert_eq!(page.eval(&format!("localStorage.getItem('orrery.damaged.{id}')")).await, "[Game \"yin");
        page.eval(&damage).await;
        visit(&page, &format!("/game/{id}")).await;
        page.wait_text(".toast", "couldn’t be read").await;
        page.wait_text("h1", "This game wasn’t found.").await;
    })
    .await;
}

#[tokio::test]
async fn settings_stay() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/settings").await;
        for choice in ["Dark", "On every point", "On touch screens"] {
            page.click_text(".segment", choice).await;
        }
        for choice in ["Sounds", "Always spread out LYNGK stacks", "Show winning chances"] {
            page.click_text(".switch", choice).await;
        }
        let chosen = "[...document.querySelectorAll('.settings input')].map((input) => input.checked).join()";
        let before = page.eval(chosen).await;
        visit(&page, "/settings").await;
        page.wait_for(".settings input").await;
        assert_eq!(page.eval(chosen).await, before);
        page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
        page.wait_for("[aria-label=Sound][aria-pressed=true]").await;
    })
    .await;
}

#[tokio::test]
async fn two_tabs_play_the_same_game() {
    browse(Size::Desktop, |page| async move {
        open(&page, "kulami").await;
        let path = page.eval("location.pathname").await;
        let path = path.as_str().expect("text").to_owned();
        page.open_tab().await;
        visit(&page, &path).await;
        on_board(&page).await;
        let mut game = AnyGame::from_config("kulami").expect("a config");
        for (tab, action) in [(1, "d4"), (0, "d6"), (0, "a6"), (1, "a8"), (0, "f8")] {
            page.go_to_tab(tab).await;
            // What the other tab has played is here before anything is played here.
            let seen =
                format!("document.querySelectorAll('.move-list .move').length === {}", game.actions().len());
            page.wait_until(&seen).await;
            act(&page, Way::Mouse, &game, action).await;
            game.play(action).expect("it is legal");
            wait_kept(&page, &game.actions()).await;
        }
        page.go_to_tab(1).await;
        page.wait_until("document.querySelectorAll('.move-list .move').length === 5").await;
        page.reload().await;
        on_board(&page).await;
        assert_eq!(kept(&page).await.actions(), game.actions());
    })
    .await;
}
