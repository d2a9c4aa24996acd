//! The page comes up.

use serde_json::json;

use crate::page::{Size, browse};

#[tokio::test]
async fn the_app_starts_in_every_size() {
    for size in Size::ALL {
        browse(size, move |page| async move {
            page.goto("/").await;
            page.wait_gone("#loading").await;
            page.wait_until("document.body.innerText.includes('Orrery')").await;
            page.picture(&format!("home-{size:?}").to_lowercase()).await;
        })
        .await;
    }
}

#[tokio::test]
async fn the_app_starts_dark_if_the_system_is() {
    browse(Size::Desktop, |page| async move {
        page.prefer(&[("prefers-color-scheme", "dark")]).await;
        page.goto("/").await;
        page.wait_gone("#loading").await;
        page.picture("home-desktop-dark").await;
    })
    .await;
}

/// What the page asks for ahead of time is what it then uses: otherwise it would be loaded once more.
#[tokio::test]
async fn what_is_loaded_ahead_is_used() {
    browse(Size::Desktop, |page| async move {
        page.goto("/").await;
        page.wait_gone("#loading").await;
        page.wait_until("await document.fonts.load('1em Inter')").await;
        let times = "[...document.querySelectorAll('link[rel$=preload]')]
            .map(({ href }) => performance.getEntriesByName(href).length)";
        assert_eq!(page.eval(times).await, json!([1, 1, 1, 1]));
    })
    .await;
}

#[tokio::test]
async fn a_chosen_theme_is_there_before_the_app() {
    browse(Size::Phone, |page| async move {
        page.goto("/manifest.webmanifest").await;
        page.eval("localStorage.setItem('orrery.theme', 'dark')").await;
        page.eval("localStorage.setItem('orrery.lang', 'hu')").await;
        page.goto("/").await;
        page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
        page.wait_until("document.documentElement.lang === 'hu'").await;
    })
    .await;
}
