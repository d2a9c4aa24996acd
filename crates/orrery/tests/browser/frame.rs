//! What stands round the pages: where one is, short messages, forms, first games, and the app on a home screen.

use serde_json::json;

use crate::offline::prepare;
use crate::page::{Size, browse};
use crate::play::{on_board, open, tool, visit};

#[tokio::test]
async fn one_sees_where_one_is_and_whose_turn_it_is() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/").await;
        page.wait_text(".tabs a[aria-current=page]", "Home").await;
        page.wait_until("document.querySelector('.hero .short').offsetHeight > 0").await;
        page.tap(".tabs a[href='/learn']").await;
        page.wait_text(".tabs a[aria-current=page]", "Learn").await;
        page.wait_until("document.title === 'Learn · Orrery'").await;
        visit(&page, "/new/lyngk").await;
        page.wait_text(".tabs a[aria-current=true]", "Home").await;
        page.wait_until("document.title === 'New game · LYNGK · Orrery'").await;
        open(&page, "kulami,d4").await;
        on_board(&page).await;
        page.wait_until("document.title === 'Black to move · Kulami · Orrery'").await;
        assert_eq!(page.eval("document.querySelector('.tabs').offsetHeight").await, 0);
    })
    .await;
}

#[tokio::test]
async fn messages_move_nothing_and_go_when_they_are_dismissed() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        let place = "JSON.stringify(document.querySelector('main').getBoundingClientRect())";
        let before = page.eval(place).await;
        page.eval("(location.hash = '#yinsh,f6,f6', true)").await;
        page.wait_text(".toast[role=alert]", "f6 isn’t allowed here.").await;
        assert_eq!(page.eval(place).await, before);
        page.click(".toast button").await;
        page.wait_gone(".toast").await;
    })
    .await;
}

#[tokio::test]
async fn forms_speak_of_what_was_written_beside_it() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/new/kulami").await;
        page.click_text(".board-card", "From a code").await;
        page.wait_text(".written", "For example: square-7").await;
        assert_eq!(page.text(".form-field .error").await, "", "nothing was written yet");
        page.click(".written input").await;
        page.type_text("square-x").await;
        page.wait_text(".form-field .error", "This can’t be played.").await;
        page.click(".written input").await;
        visit(&page, "/").await;
        page.click_text("a.button", "Import a game").await;
        page.click_text(".im-ask button", "Open").await;
        page.wait_text(".im-ask .error", "Paste something first").await;
    })
    .await;
}

#[tokio::test]
async fn a_first_game_is_explained_and_a_second_is_not() {
    browse(Size::Desktop, |page| async move {
        open(&page, "kulami").await;
        page.wait_text(".say .now", "The goal:").await;
        open(&page, "kulami,d4").await;
        page.wait_text(".say .now", "The goal:").await;
        tool(&page, "Resign").await;
        page.click_text("dialog[open] .primary", "Resign").await;
        page.wait_for(".ending").await;
        open(&page, "kulami,d4,d6").await;
        page.wait_text(".say .more", "Black places a marble in d6").await;
        visit(&page, "/settings").await;
        page.click_text(".guide-switches .switch", "Kulami").await;
        open(&page, "kulami").await;
        page.wait_text(".say .now", "The goal:").await;
    })
    .await;
}

#[tokio::test]
async fn it_can_be_installed_and_takes_what_other_apps_share() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/").await;
        prepare(&page).await;
        let found = page.devtools("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(found["installabilityErrors"], json!([]));
        let found = page.devtools("Page.getAppManifest", json!({})).await;
        assert_eq!(found["errors"], json!([]));
        let manifest: serde_json::Value =
            serde_json::from_str(found["data"].as_str().expect("a manifest")).expect("JSON");
        let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts");
        assert_eq!(shortcuts.len(), 3);
        // As the system does it where somebody shares a record with the app: the service worker takes it.
        let share = format!(
            "await (async () => {{
                const body = new FormData();
                body.append('text', '[Game \"kulami\"]\\n[Config \"kulami\"]\\n\\n1. d4 d6 *\\n');
                return (await fetch({}, {{ method: 'post', body }})).ok;
            }})()",
            manifest["share_target"]["action"]
        );
        assert_eq!(page.eval(&share).await, true);
        page.goto("/?shared").await;
        page.wait_text(".analysis .an-rows", "d6").await;
        assert_eq!(page.count(".an-rows .move").await, 2);
    })
    .await;
}
