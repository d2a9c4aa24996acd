//! Games from elsewhere: chosen, dropped, pasted; one is opened, many are listed, what is wrong is named with its place.

use std::io::{Cursor, Write};

use serde_json::json;

use crate::languages::{LANGUAGES, speak};
use crate::page::{Page, Size, browse};
use crate::play::{random_game, visit};

/// A short record of another site.
const SGF: &str = "(;GM[24]SU[Yinsh]DT[Fri Mar 13 16:56:45 PDT 2026]P0[id \"Ana\"]P1[id \"Dan\"]\n\
                   ; P0[1 place wr  G 2]\n; P0[2 Done ]\n; P1[3 place br  G 3]\n; P1[4 Done ]\n)\n";

/// Chooses files of these names and contents, as the button for it does once the system has shown its own dialog.
async fn choose(page: &Page, files: &[(&str, &[u8])]) {
    page.wait_for(".im-ask input[type=file]").await;
    let files: Vec<_> = files.iter().map(|(name, bytes)| json!([name, base64(bytes)])).collect();
    page.eval(&format!(
        "(() => {{
            const data = new DataTransfer();
            for (const [name, text] of {}) {{
                data.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], name));
            }}
            const input = document.querySelector('.im-ask input[type=file]');
            input.files = data.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}));
            return true;
        }})()",
        json!(files)
    ))
    .await;
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place > chunk.len() { '=' } else { char::from(sign) });
        }
    }
    text
}

/// Sends an event with this text as a browser does where something is pasted or dropped.
async fn send(page: &Page, event: &str, text: &str) {
    page.eval(&format!(
        "(() => {{
            const data = new DataTransfer();
            data.setData('text/plain', {});
            const [kind, field] = {{ paste: [ClipboardEvent, 'clipboardData'], drop: [DragEvent, 'dataTransfer'] }}[{event:?}];
            document.body.dispatchEvent(new kind({event:?}, {{ bubbles: true, cancelable: true, [field]: data }}));
            return true;
        }})()",
        json!(text)
    ))
    .await;
}

/// Waits until a study is on the page.
async fn on_desk(page: &Page) {
    page.wait_until(
        "location.pathname.startsWith('/analysis/') && document.querySelector('.analysis .hits [data-spot]')",
    )
    .await;
}

#[tokio::test]
async fn a_file_that_is_chosen_opens_in_analysis() {
    browse(Size::Phone, |page| async move {
        visit(&page, "/").await;
        page.tap(".foot-line a.import").await;
        choose(&page, &[("one.sgf", SGF.as_bytes())]).await;
        on_desk(&page).await;
        page.wait_text("h1", "Ana – Dan").await;
        assert_eq!(page.count(".an-rows .move").await, 2);
        // The way back leads past the page that read it, which has nothing more to say.
        page.go_back(1).await;
        page.wait_until("location.pathname === '/'").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_pasted_or_dropped_anywhere_opens_in_analysis() {
    browse(Size::Desktop, |page| async move {
        for (event, path) in
            [("paste", "/rules/yinsh"), ("drop", "/"), ("paste", "/import"), ("drop", "/settings")]
        {
            visit(&page, path).await;
            send(&page, event, "1.e3 2.f4 3.g5").await;
            on_desk(&page).await;
            assert_eq!(page.count(".an-rows .move").await, 3, "{event} at {path}");
        }
        visit(&page, "/import").await;
        page.eval(&format!("(document.querySelector('#im-text').value = {}, true)", json!(SGF))).await;
        page.click_text(".im-ask button", "Open").await;
        on_desk(&page).await;
    })
    .await;
}

#[tokio::test]
async fn several_are_listed_to_open_review_or_keep() {
    browse(Size::Desktop, |page| async move {
        let game = random_game("kulami", 5);
        let two = format!("{SGF}{}", SGF.replace("Ana", "Ștefan"));
        visit(&page, "/import").await;
        choose(&page, &[("two.sgf", two.as_bytes()), ("links.txt", game.link().as_bytes())]).await;
        page.wait_text(".im-told", "3 games were read.").await;
        page.wait_text(".im-row", "Ana – Dan").await;
        page.wait_text(".im-row", "13 March 2026 · 2 turns").await;
        page.check_access().await;
        page.click(".im-tools input").await;
        page.type_text("ștefan").await;
        page.wait_until("document.querySelectorAll('.im-row').length === 1").await;
        page.wait_text(".im-row", "Ștefan – Dan").await;
        page.click_text(".im-row button", "Save").await;
        page.wait_text(".im-row", "Saved").await;
        // Whoever opens one finds the others again.
        page.click(".im-row .open").await;
        on_desk(&page).await;
        page.wait_text("h1", "Ștefan – Dan").await;
        page.go_back(1).await;
        page.wait_until("document.querySelectorAll('.im-row').length === 3").await;
        page.click_text(".im-row button", "Review").await;
        on_desk(&page).await;

        // What is kept is there after a reload, and can be looked for and forgotten.
        visit(&page, "/").await;
        page.click(".foot-line a[href='/games']").await;
        page.wait_text(".im-row", "Ștefan – Dan").await;
        page.check_access().await;
        page.click(".im-tools input").await;
        page.type_text("nobody").await;
        page.wait_gone(".im-row").await;
        visit(&page, "/games").await;
        page.click(".im-row .open").await;
        on_desk(&page).await;
        visit(&page, "/games").await;
        page.click(".im-row [aria-label='Delete: Ștefan – Dan']").await;
        page.wait_gone(".im-row").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_wrong_is_named_with_file_and_place_in_every_language() {
    browse(Size::Phone, |page| async move {
        let broken = "(;GM[24]SU[Yinsh]\n;P0[1 jump G 2 G 3];P0[2 Done])";
        visit(&page, "/import").await;
        choose(&page, &[("broken.sgf", broken.as_bytes()), ("photo.jpg", b"\xff\xd8\xff")]).await;
        page.wait_text(".im-told", "0 games were read. 2 couldn’t be read").await;
        page.wait_text(".im-problems", "broken.sgf").await;
        page.wait_text(".im-problems", "Line 2, character 5. “jump g 2 g 3” isn’t a command Orrery knows.")
            .await;
        page.wait_text(".im-problems", "photo.jpg").await;
        let mut said = std::collections::BTreeSet::new();
        for language in LANGUAGES {
            speak(&page, language).await;
            said.insert(page.text(".im-problems").await);
            page.check_access().await;
            let fits = page.eval("document.scrollingElement.scrollWidth <= innerWidth").await;
            assert_eq!(fits, true, "too wide in {language}");
        }
        assert_eq!(said.len(), LANGUAGES.len());
    })
    .await;
}

/// An archive of so many files with a game in each.
fn archive(files: usize) -> Vec<u8> {
    let games: Vec<String> = (0..50).map(|seed| random_game("kulami", seed).link()).collect();
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    for number in 0..files {
        zip.start_file(format!("{number}.txt"), options).expect("a file");
        zip.write_all(games[number % games.len()].as_bytes()).expect("memory");
    }
    zip.finish().expect("an archive").into_inner()
}

#[tokio::test]
async fn five_thousand_games_are_read_beside_everything_else_and_can_be_cancelled() {
    browse(Size::Desktop, |page| async move {
        let archive = archive(5000);
        visit(&page, "/import").await;
        let moved = page.watch("document.querySelector('.im-reading progress').value > 0.01").await;
        choose(&page, &[("year.zip", &archive)]).await;
        page.wait_until(&moved).await;
        page.click_text(".im-reading button", "Cancel").await;
        page.wait_text(".im-told", "You stopped before everything was read.").await;
        let told = page.text(".im-told").await;
        assert!(!told.starts_with("5,000"), "{told}");
        // The page answers while it reads: frames are shown, each of which would wait for a page that is frozen.
        page.eval(
            "(globalThis.frames_shown = 0, (function next() {
                if (document.querySelector('.im-reading')) globalThis.frames_shown += 1;
                requestAnimationFrame(next);
            })(), true)",
        )
        .await;
        choose(&page, &[("year.zip", &archive)]).await;
        page.wait_text(".im-told", "5,000 games were read.").await;
        let frames = page.eval("globalThis.frames_shown").await.as_u64().expect("a number");
        assert!(frames > 10, "{frames} frames");
        assert_eq!(page.count(".im-row").await, 40);
        page.click_text("button", "Show more").await;
        page.wait_until("document.querySelectorAll('.im-row').length === 80").await;
    })
    .await;
}
