//! Rows of YINSH to choose from.

use fantoccini::key::Key;

use crate::page::{Page, Size, browse};
use crate::play::{kept, open_known};

/// A run of seven from c3 to i9, all rings in the corners; White is to take five of it.
const RUN: &str = "yinsh|WWWW/W6/2w5/3w5/4w5/4w4/5w4/5w3/5w2/6B/BBBB;w;row;0-0";
/// Two rows through f6, the middle of both.
const CROSS: &str = "yinsh|WWWW/W6/8/5w3/5w4/2wwwww2/4w5/3w5/8/6B/BBBB;w;row;0-0";

async fn rows(page: &Page) -> Vec<String> {
    let chips =
        page.eval("[...document.querySelectorAll('.chips .chip')].map((chip) => chip.textContent)").await;
    let chips = chips.as_array().expect("a list").iter();
    chips.map(|chip| chip.as_str().expect("text").split_whitespace().collect()).collect()
}

/// The row that was taken is this; then everything is taken back.
async fn expect_row(page: &Page, row: &str) {
    page.wait_text(".say .now", "Remove one of your rings").await;
    assert_eq!(kept(page).await.actions(), [row]);
    page.click(".turn-buttons .back").await;
    page.wait_text(".say .now", "Choose").await;
    assert!(kept(page).await.actions().is_empty());
}

#[tokio::test]
async fn a_run_of_seven() {
    browse(Size::Desktop, |page| async move {
        open_known(&page, RUN).await;
        page.wait_text(".say .now", "Choose which five of these 7 markers to remove.").await;
        assert_eq!(rows(&page).await, ["Row1c3–g7", "Row2d4–h8", "Row3e5–i9"]);
        // By its middle, by an end, by a button, by a number.
        page.click_spot("f6").await;
        expect_row(&page, "xd4-h8").await;
        page.click_spot("c3").await;
        expect_row(&page, "xc3-g7").await;
        page.click(".chips .chip:nth-child(3)").await;
        expect_row(&page, "xe5-i9").await;
        page.press('2').await;
        expect_row(&page, "xd4-h8").await;
        // A marker of two rows does not say which.
        page.click_spot("d4").await;
        page.wait_text(".say .now", "d4 is in more than one row").await;
        page.press(Key::Escape).await;
        page.wait_text(".say .now", "Choose which five").await;
        // Row and ring are one turn, taken back step by step or as a whole.
        page.press('1').await;
        page.wait_text(".say .now", "Remove one of your rings").await;
        page.press(Key::Backspace).await;
        page.wait_text(".say .now", "Choose which five").await;
        page.press('1').await;
        page.click_spot("a2").await;
        page.wait_text(".say .now", "Choose a ring to move.").await;
        assert_eq!(kept(&page).await.actions(), ["xc3-g7", "xa2"]);
    })
    .await;
}

#[tokio::test]
async fn rows_that_cross() {
    browse(Size::Phone, |page| async move {
        open_known(&page, CROSS).await;
        page.wait_text(".say .now", "Choose one of these 2 rows to remove.").await;
        page.wait_text(".say .more", "you can remove only one").await;
        // The point they share is the beginning of both.
        page.tap(".hits [data-spot='f6']").await;
        page.wait_text(".say .now", "f6 is in more than one row").await;
        page.tap(".hits [data-spot='f4']").await;
        expect_row(&page, "xf4-f8").await;
        page.tap(".hits [data-spot='h6']").await;
        expect_row(&page, "xd6-h6").await;
        page.tap(".chips .chip:nth-child(2)").await;
        expect_row(&page, "xf4-f8").await;
    })
    .await;
}
