//! The rules: read in four languages, tried on their figures, printed.

use fantoccini::key::Key;
use orrery_games::GameKind;
use orrery_learn::rules::{Figure, Rulebook};
use orrery_text::{Language, Phrase, Words};
use orrery_view::{Coordinates, Facing, Spot, Table, Touch, ViewState};
use serde_json::json;

use crate::languages::speak;
use crate::page::{Page, Size, browse};
use crate::play::{Way, touch_all, visit};

/// The figures of a book on which the next move is a choice.
fn figures(game: GameKind) -> Vec<&'static Figure> {
    let all = Rulebook::of(game).sections().iter().flat_map(|section| &section.figures);
    let is_open = |figure: &&Figure| figure.game.outcome().is_none() && figure.game.legal() != ["pass"];
    all.filter(is_open).collect()
}

/// A point that cannot be touched there, and why; on an empty board of Kulami all can.
fn refused(table: &Table) -> Option<(Spot, Phrase)> {
    let frame = table.frame(Facing::default(), Coordinates::Off);
    let mut touches = frame.points().iter().map(|(spot, _)| (*spot, table.clone().touch(*spot)));
    touches.find_map(|(spot, touch)| match touch {
        Touch::Refused(why) => Some((spot, why)),
        _ => None,
    })
}

fn button(figure: &Figure) -> String {
    format!("button[aria-describedby='{}']", figure.caption)
}

/// Waits until the elements of this kind say exactly this, one after the other.
async fn wait_all(page: &Page, css: &str, texts: &[String]) {
    let all = format!("[...document.querySelectorAll({})].map((it) => it.textContent)", json!(css));
    page.wait_until(&format!("JSON.stringify({all}) === JSON.stringify({})", json!(texts))).await;
}

#[tokio::test]
async fn every_section_has_its_heading_in_each_language() {
    browse(Size::Desktop, |page| async move {
        for game in GameKind::ALL {
            visit(&page, &format!("/rules/{game}")).await;
            for language in Language::ALL {
                let words = Words::new(language);
                let sections = Rulebook::of(game).sections();
                let titles: Vec<String> =
                    sections.iter().map(|section| words.say(&Phrase::new(&section.title))).collect();
                speak(&page, language.code()).await;
                wait_all(&page, ".rules h2", &titles).await;
                wait_all(&page, ".contents a", &titles).await;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_link_leads_to_its_section_and_back() {
    browse(Size::Phone, |page| async move {
        let section = Rulebook::of(GameKind::Kulami).sections().last().expect("a section");
        let anchor = format!("#section-{}", section.id);
        let is_seen = format!(
            "(({{ top, bottom }}) => top < innerHeight && bottom > 0)(document.querySelector('{anchor}').getBoundingClientRect())"
        );
        visit(&page, "/learn").await;
        page.click("a[href='/rules/kulami']").await;
        page.wait_for(&anchor).await;
        page.click(&format!("a[href='{anchor}']")).await;
        page.wait_until(&format!("location.hash === '{anchor}' && {is_seen}")).await;
        page.reload().await;
        page.wait_until(&is_seen).await;
        page.go_back(2).await;
        page.wait_until("location.pathname === '/learn' && document.querySelector('.learn')").await;
    })
    .await;
}

/// A figure becomes a board, says why something cannot be done, plays what can, and becomes a picture again.
async fn try_out(page: &Page, figure: &'static Figure) {
    let words = Words::new(Language::En);
    let table = Table::new(figure.game.clone());
    let start = words.say(&table.prompt(&ViewState { acting: true, ..ViewState::default() }).now);
    page.tab_to(&button(figure)).await;
    page.press(Key::Enter).await;
    page.wait_until("document.activeElement.matches('.trying .hits [data-spot]')").await;
    page.wait_text(".trying .now", &start).await;
    assert_eq!(page.count(".trying").await, 1, "one figure at a time");
    page.check_access().await;

    if let Some((spot, why)) = refused(&table) {
        page.click_spot(&spot.to_string()).await;
        page.wait_text(".trying .now", &words.say(&why)).await;
    }

    let mut played = figure.game.clone();
    let action = played.legal().swap_remove(0);
    touch_all(page, Way::Mouse, &figure.game, &action).await;
    played.play(&action).expect("it is legal");
    let told = Table::new(played).tell(figure.game.played());
    page.wait_text(".spoken", &words.say(&told[0])).await;
    page.click_text(".trying .button", "Start over").await;
    page.wait_text(".trying .now", &start).await;
}

#[tokio::test]
async fn figures_can_be_tried() {
    browse(Size::Desktop, |page| async move {
        for game in GameKind::ALL {
            visit(&page, &format!("/rules/{game}")).await;
            let figures = figures(game);
            for figure in figures.iter().take(2) {
                try_out(&page, figure).await;
            }
            let last = figures.iter().take(2).next_back().expect("a figure");
            page.tab_to(".trying .hits [data-spot]").await;
            page.press(Key::Escape).await;
            page.wait_gone(".trying").await;
            assert_eq!(
                page.eval(&format!("document.activeElement.matches(\"{}\")", button(last))).await,
                true
            );
        }
        assert_eq!(
            page.eval("Object.keys(localStorage).some((key) => key.startsWith('orrery.game'))").await,
            false
        );
    })
    .await;
}

#[tokio::test]
async fn paper_has_the_text_and_nothing_to_press() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/rules/lyngk").await;
        page.click("button[aria-pressed][aria-label='Dark mode']").await;
        page.wait_until("document.documentElement.dataset.theme === 'dark'").await;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let shown = "(css) => [...document.querySelectorAll(css)].some((it) => it.getClientRects().length > 0)";
        for hidden in ["header", "nav", "button", "a"] {
            assert_eq!(page.eval(&format!("({shown})('{hidden}')")).await, false, "{hidden} is printed");
        }
        for printed in ["h1", "h2", "figure svg", "figcaption", ".printed"] {
            assert_eq!(page.eval(&format!("({shown})('{printed}')")).await, true, "{printed} is not printed");
        }
        let colours = "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('h1')).color]";
        assert_eq!(page.eval(colours).await, json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]));
        assert!(page.text(".printed").await.contains("/rules/lyngk"));
    })
    .await;
}
