//! Games that come and go as links and records.

use serde_json::json;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::play::{kept, on_board, open, tool, visit, wait_kept};

const GAME: &str = "kulami:level2,d4,f4,f2,b2";

/// What was copied last.
async fn copied(page: &Page) -> String {
    let text = page.eval("navigator.clipboard.readText()").await;
    text.as_str().expect("text").to_owned()
}

/// Chooses what can be done with a study by its words.
async fn tool_of_study(page: &Page, words: &str) {
    page.click(".an-head [aria-label=More]").await;
    page.click_text("dialog[open] button", words).await;
}

async fn forget_all(page: &Page) {
    page.eval("(localStorage.clear(), true)").await;
}

/// Brings a text to the page that reads games.
async fn bring(page: &Page, text: &str) {
    bring_by(page, "Open", text).await;
}

/// The same by a button with these words.
async fn bring_by(page: &Page, button: &str, text: &str) {
    visit(page, "/import").await;
    page.eval(&format!("(document.querySelector('#im-text').value = {}, true)", json!(text))).await;
    page.click_text(".im-ask button", button).await;
}

#[tokio::test]
async fn a_game_leaves_and_comes_back() {
    browse(Size::Desktop, |page| async move {
        let rights = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.devtools("Browser.grantPermissions", rights).await;
        open(&page, "kulami").await;
        open(&page, GAME).await;
        let game = kept(&page).await;
        tool(&page, "Share").await;
        page.wait_for("dialog[open] input[readonly]").await;
        let link = page.eval("document.querySelector('dialog[open] input[readonly]').value").await;
        let link = link.as_str().expect("text").to_owned();
        assert!(link.contains("/l/"), "{link}");
        page.click_text("dialog[open] button", "Copy link").await;
        page.wait_text("dialog[open] .copy", "Copied").await;
        assert_eq!(copied(&page).await, link);
        page.click_text("dialog[open] .share-way .name", "Copy record").await;
        page.wait_until("(await navigator.clipboard.readText()).startsWith('[')").await;
        let record = copied(&page).await;

        // As a link in the address, as a link and as a record in the dialog: the same game.
        forget_all(&page).await;
        open(&page, &game.link()).await;
        assert_eq!(kept(&page).await.code(), game.code());
        for text in [&link, &record, &game.code()] {
            forget_all(&page).await;
            bring(&page, text).await;
            page.wait_until("location.pathname.startsWith('/analysis/')").await;
            page.wait_for(".analysis .hits [data-spot]").await;
            tool_of_study(&page, "Play from here").await;
            on_board(&page).await;
            assert_eq!(kept(&page).await.code(), game.code());
        }
        page.click_spot("b5").await;
        assert_eq!(
            kept(&page).await.actions().last().map(String::as_str),
            Some("b5"),
            "it goes on from there"
        );
    })
    .await;
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_place() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/#yinsh,f6,f6").await;
        page.wait_text(".toast", "Move 2. f6 isn’t allowed here.").await;
        let record = "[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. d4 d6 2. z9 *\n";
        bring(&page, record).await;
        page.wait_text(".im-problems", "Line 4, character").await;
        bring(&page, "[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. d4 d4 *\n").await;
        page.wait_text(".im-problems", "Line 4, character 7. d4 isn’t allowed here.").await;
        assert_eq!(page.eval("location.pathname").await, "/import");
    })
    .await;
}

#[tokio::test]
async fn what_is_wrong_is_said_in_the_reader_s_language() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        speak(&page, "ro").await;
        visit(&page, "/#yinsh,f6,f6").await;
        let taken = "Mutarea 2. Mutarea f6 nu este permisă aici. f6 nu este liber";
        page.wait_text(".toast", &format!("Linkul nu deschide nicio partidă. {taken}")).await;

        bring_by(&page, "Citește", "[Config \"kulami\"]\n\n1. d4 d4 *\n").await;
        let taken = "Rândul 3, caracterul 7. Mutarea d4 nu este permisă aici. d4 este ocupat (bilă roșie)";
        page.wait_text(".im-problems", taken).await;
        bring_by(&page, "Citește", "[Config \"kulami\"]\n\n1. d4 d6 3. e6 *\n").await;
        let number = "Rândul 3, caracterul 10. Aici ar trebui să fie „2.”, dar este „3.”.";
        page.wait_text(".im-problems", number).await;

        visit(&page, "/new/kulami").await;
        page.click_text(".board-card", "După cod").await;
        page.click(".with-preview input").await;
        page.type_text("AAB/AAA").await;
        page.wait_text(".form .error", "Așa nu se poate juca. Plăcuța A nu este un dreptunghi.").await;
    })
    .await;
}

#[tokio::test]
async fn the_way_back_leads_back() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/about").await;
        page.goto("/#yinsh,f6").await;
        on_board(&page).await;
        wait_kept(&page, &["f6"]).await;
        page.go_back(1).await;
        page.wait_until("location.pathname === '/about'").await;
    })
    .await;
}
