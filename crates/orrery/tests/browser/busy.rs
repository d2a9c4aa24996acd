//! What tests in a browser rest on, where the machine is busy: drivers that do not start, pages that come late, and fingers
//! that rest too long.

use serde_json::json;

use crate::driver::Driver;
use crate::page::{Size, browse};
use crate::play::{CONFIRM, open, visit, wait_kept};

#[tokio::test]
async fn a_driver_that_ends_at_once_is_started_again() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let script =
        "cd $1; shift; if mkdir begun; then echo no port is free >&2; exit 1; fi; exec chromedriver \"$@\"";
    let path = folder.path().to_str().expect("a path");
    let (_driver, client) = Driver::open_by(&["sh", "-c", script, "sh", path]).await;
    client.close().await.expect("there is a browser to close");
}

/// Whoever waits for something goes on doing so on the next page, however many there are.
#[tokio::test]
async fn a_page_that_loads_again_and_again_is_waited_for() {
    browse(Size::Desktop, |page| async move {
        let source = "const count = Number(sessionStorage.count ?? 12);
            sessionStorage.count = count + 1;
            if (count < 12) setTimeout(() => location.reload(), 100);";
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        page.goto("/manifest.webmanifest").await;
        page.eval("(sessionStorage.count = 0, setTimeout(() => location.reload(), 100), true)").await;
        page.wait_until("sessionStorage.count === '13'").await;
    })
    .await;
}

/// The page takes long over something while a finger is down: it does not know that the finger is up already.
#[tokio::test]
async fn a_finger_that_seems_to_rest_taps_again() {
    browse(Size::Phone, |page| async move {
        open(&page, "kulami").await;
        let block = "document.addEventListener('pointerdown', () => {
            const begun = performance.now();
            while (performance.now() < begun + 700);
        }, { once: true })";
        page.eval(block).await;
        page.tap(".hits [data-spot=\"d4\"]").await;
        page.tap(CONFIRM).await;
        wait_kept(&page, &["d4"]).await;
    })
    .await;
}

/// What is to be clicked moves away when the mouse comes, and something else is there.
#[tokio::test]
async fn what_moves_away_is_clicked_where_it_went() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/settings").await;
        let shift = "addEventListener('pointermove', () => {
            document.querySelector('main').style.paddingTop = '120px';
        }, { once: true, capture: true })";
        page.eval(shift).await;
        let switches =
            "[...document.querySelectorAll('.settings .switch input')].map((input) => input.checked)";
        let before = page.eval(switches).await;
        page.click_text(".segment", "Dark").await;
        page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
        assert_eq!(page.eval(switches).await, before);
    })
    .await;
}
