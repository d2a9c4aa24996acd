//! The analysis page: opened from everything there is, edited, left and found again.

use fantoccini::key::Key;
use orrery_games::AnyGame;
use serde_json::json;

use crate::languages::{LANGUAGES, speak};
use crate::page::{Page, Size, browse};
use crate::play::{Way, act, open, random_game, tool, visit};

/// A late position of Kulami in which everything can be proved.
const LATE: &str = "kulami,d4,g4,g8,e8,e1,e5,h5,h3,c3,c8,f8,f5,f2,f7,g7,g3,g1,b1,d1,a1,a6,a4,c4,c1,f1,h1,h7,h4,b4,b8,h8,d8,d2,\
    b2,h2,h6,e6,f6,g6,b6,c6,d6,d3,b3,a3,a8,a5,c5";

/// Waits until a study is on the page.
async fn on_desk(page: &Page) {
    page.wait_until(
        "location.pathname.startsWith('/analysis/') && document.querySelector('.analysis .hits [data-spot]')",
    )
    .await;
}

/// Opens the study of a link.
async fn analyse(page: &Page, link: &str) {
    visit(page, &format!("/analysis#{link}")).await;
    on_desk(page).await;
}

/// The record of the study of the page, as the browser keeps it if the page is left now.
async fn kept(page: &Page) -> String {
    page.eval("dispatchEvent(new Event('pagehide'))").await;
    let text =
        page.eval("localStorage.getItem('orrery.study.v1.' + location.pathname.split('/').pop())").await;
    let text = text.as_str().expect("the study is kept").to_owned();
    let turns = text.split("\n\n").nth(1).expect("a record");
    turns.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The engine says nothing, so that nothing changes by itself.
async fn silence(page: &Page) {
    page.press('e').await;
    page.wait_until("!document.querySelector('.an-lines .switch input').checked").await;
}

#[tokio::test]
async fn everything_opens_in_one_tap() {
    browse(Size::Desktop, |page| async move {
        // An empty board.
        visit(&page, "/analysis").await;
        page.click(".an-board:nth-child(2)").await;
        on_desk(&page).await;
        // A game that is played, one that is over, a lesson.
        open(&page, "yinsh,f6,e5").await;
        tool(&page, "Analyse").await;
        on_desk(&page).await;
        assert_eq!(kept(&page).await, "1. f6 e5 *");
        let finished = random_game("kulami", 3);
        open(&page, &finished.link()).await;
        page.click(".end-buttons .more").await;
        page.click_text("dialog[open] .tool", "Analyse").await;
        on_desk(&page).await;
        assert_eq!(page.count(".an-rows .move").await, finished.played());
        visit(&page, "/learn/yinsh/jump").await;
        page.click(".lesson-foot [aria-label='Analyse']").await;
        on_desk(&page).await;
        // A record with variations, a link, a position code.
        let record = "[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. d4 d6 (1... d8 {further away}) 2. a6 *";
        let code = "yinsh|4/7/2W5/3B5/4B2W2/1B2w2W1/3B1W4/5W3/5B2/7/4;b;move;0-0";
        for (text, moves) in [(record, 4), ("https://example.org/#yinsh,f6,e5", 2), (code, 0)] {
            visit(&page, "/analysis").await;
            page.eval(&format!(
                "(document.querySelector('.an-bring textarea').value = {}, true)",
                json!(text)
            ))
            .await;
            page.click_text(".an-bring button", "Open").await;
            on_desk(&page).await;
            assert_eq!(page.count(".an-rows .move").await, moves, "{text}");
        }
        // What is wrong is said.
        visit(&page, "/analysis").await;
        page.eval("(document.querySelector('.an-bring textarea').value = 'yinsh,f6,f6', true)").await;
        page.click_text(".an-bring button", "Open").await;
        page.wait_text(".an-bring .error", "f6 isn’t allowed here").await;
    })
    .await;
}

#[tokio::test]
async fn a_tree_is_edited_and_nothing_is_lost() {
    browse(Size::Desktop, |page| async move {
        analyse(&page, "kulami,d4,d6").await;
        silence(&page).await;
        page.click_spot("a6").await;
        page.wait_text(".an-rows .now", "a6").await;
        // Back, and another turn: a variation, by the board; the keyboard walks between them.
        page.press(Key::Left).await;
        page.wait_text(".an-rows .now", "d6").await;
        page.click_spot("g6").await;
        page.wait_text(".an-variation .now", "g6").await;
        assert_eq!(kept(&page).await, "1. d4 d6 2. a6 (2. g6) *");
        page.press(Key::Up).await;
        page.wait_text(".an-pair .now", "a6").await;
        page.press(Key::Down).await;
        page.wait_text(".an-variation .now", "g6").await;
        page.press('m').await;
        page.wait_for("dialog[open] .an-words").await;
        page.eval("(document.querySelector('.an-words').value = 'quieter', true)").await;
        page.click_text("dialog[open] button", "Save").await;
        page.wait_text(".an-variation", "quieter").await;
        page.press('p').await;
        page.wait_text(".an-pair .now", "g6").await;
        assert_eq!(kept(&page).await, "1. d4 d6 2. g6 {quieter} (2. a6) *");
        // A reload in the middle finds everything, and the turn looked at.
        page.reload().await;
        on_desk(&page).await;
        page.wait_text(".an-pair .now", "g6").await;
        silence(&page).await;
        page.press(Key::Delete).await;
        page.wait_text(".an-rows .now", "d6").await;
        assert_eq!(kept(&page).await, "1. d4 d6 2. a6 *");
        page.click("[aria-label='Undo']").await;
        page.wait_text(".an-rows", "g6").await;
        page.click("[aria-label='Redo']").await;
        page.wait_until("!document.querySelector('.an-rows').textContent.includes('g6')").await;
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn a_turn_of_several_steps_comes_into_the_tree_whole() {
    browse(Size::Desktop, |page| async move {
        let link = "yinsh|WWW1/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;1-0";
        let mut game = AnyGame::from_link(link).expect("a position");
        analyse(&page, link).await;
        silence(&page).await;
        act(&page, Way::Mouse, &game, "xc3-g7").await;
        page.wait_until("document.querySelectorAll('.board .pieces > *').length === 9").await;
        // A reload in the middle of a turn loses no step of it.
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        page.reload().await;
        on_desk(&page).await;
        page.wait_until("document.querySelectorAll('.board .pieces > *').length === 9").await;
        silence(&page).await;
        game.play("xc3-g7").expect("legal");
        act(&page, Way::Keys, &game, "xa3").await;
        page.wait_text(".an-rows .now", "×c3-g7 ×a3").await;
        assert_eq!(kept(&page).await, "1. xc3-g7;xa3 *");
    })
    .await;
}

#[tokio::test]
async fn the_engine_says_lines_and_a_tap_plays_them() {
    browse(Size::Desktop, |page| async move {
        analyse(&page, "kulami,d4,d6,a6,a8").await;
        page.wait_for(".an-line .an-score").await;
        page.wait_for(".board .over .badge").await;
        page.click("[aria-label='More lines']").await;
        page.wait_until("document.querySelectorAll('.an-line-rows > li').length === 3").await;
        page.wait_for(".an-line .an-score").await;
        let best = page.text(".an-line b").await;
        page.click(".an-line").await;
        page.wait_until("document.querySelectorAll('.an-rows .move').length === 5").await;
        assert!(!best.is_empty());
        // What is proved looks otherwise, and holes have their margins.
        analyse(&page, LATE).await;
        page.wait_for(".an-line .an-seal").await;
        page.wait_for(".board .worth text").await;
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn a_study_goes_there_and_back_as_a_link() {
    browse(Size::Desktop, |page| async move {
        let record = "[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. d4 d6 (1... d8 {further away}) 2. a6 *";
        visit(&page, "/analysis").await;
        page.eval(&format!("(document.querySelector('.an-bring textarea').value = {}, true)", json!(record)))
            .await;
        page.click_text(".an-bring button", "Open").await;
        on_desk(&page).await;
        let there = kept(&page).await;
        page.click(".an-share").await;
        page.wait_for("dialog[open] input[readonly]").await;
        let link =
            page.eval("new URL(document.querySelector('dialog[open] input[readonly]').value).pathname").await;
        let link = link.as_str().expect("a path").to_owned();
        assert!(link.starts_with("/l/"), "{link}");
        page.eval("(localStorage.clear(), true)").await;
        visit(&page, &link).await;
        on_desk(&page).await;
        assert_eq!(kept(&page).await, there);
        // The same behind the hash.
        page.eval("(localStorage.clear(), true)").await;
        visit(&page, &format!("/#{}", link.trim_start_matches("/l/"))).await;
        on_desk(&page).await;
        assert_eq!(kept(&page).await, there);
        // One that was damaged in the middle says so.
        let (head, tail) = link.split_at(link.len() / 2);
        let other = if tail.starts_with('A') { 'B' } else { 'A' };
        let damaged = format!("{head}{other}{}", &tail[1..]);
        visit(&page, &damaged).await;
        page.wait_text("main", "Part of this link is missing or was changed.").await;
    })
    .await;
}

#[tokio::test]
async fn it_speaks_four_languages() {
    browse(Size::Phone, |page| async move {
        analyse(&page, "yinsh,f6,e5,g7").await;
        silence(&page).await;
        let mut said = std::collections::BTreeSet::new();
        for language in LANGUAGES {
            speak(&page, language).await;
            said.insert(page.text(".an-graph").await + &page.text(".an-lines-head").await);
        }
        assert_eq!(said.len(), LANGUAGES.len());
        page.check_access().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_is_reviewed_and_a_turn_tried_again() {
    browse(Size::Desktop, |page| async move {
        // A won position in which this turn throws everything away.
        let start = AnyGame::from_link(LATE).expect("a game").code();
        let game = AnyGame::from_code(&start).expect("a position");
        analyse(&page, &format!("{start},c2")).await;
        page.click_text(".rv-begin button", "Review this game").await;
        page.wait_text(".rv-found", "Turn 1: c2").await;
        page.wait_text(".rv-point", "Chances fell from 100% to 0%").await;
        page.wait_for(".an-rows .an-grade.blunder").await;
        page.check_access().await;
        // It outlives a reload, and need not be made again.
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        page.reload().await;
        on_desk(&page).await;
        page.wait_text(".rv-found", "Turn 1: c2").await;

        page.click(".rv-point .again").await;
        page.wait_text(".rv-trying", "find a better turn").await;
        for _ in 0..3 {
            act(&page, Way::Mouse, &game, "c2").await;
            page.wait_text(".rv-trying.wrong", "Not this one").await;
            page.wait_for(".board .threat").await;
            page.check_access().await;
            page.click_text(".rv-trying button", "Another move").await;
            page.wait_until("!document.querySelector('.rv-trying.wrong')").await;
        }
        page.click_text(".rv-trying button", "Show the answer").await;
        page.wait_for(".board .over .badge").await;
        let best = "Object.entries(localStorage).find(([key]) => key.startsWith('orrery.study.v1.'))[1]
            .match(/^turn .*$/m)[0].split(' ')[11]";
        let best = page.eval(best).await.as_str().expect("an action").to_owned();
        act(&page, Way::Keys, &game, &best).await;
        page.wait_text(".rv-trying.right", "Right!").await;
        page.click_text(".rv-trying button", "Play from here").await;
        page.wait_text(".an-rows .now", &best).await;
    })
    .await;
}

/// Touches a point of a position that is laid out.
async fn lay(page: &Page, spot: &str) {
    page.click(&format!(".ar-hits [data-spot='{spot}']")).await;
}

#[tokio::test]
async fn a_position_is_laid_out_and_what_is_impossible_is_said() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/analysis").await;
        page.click("[href='/analysis/setup/yinsh']").await;
        page.wait_text(".ar-verdict", "This position can be played.").await;
        page.click(".ar-tool[aria-label^='white marker']").await;
        lay(&page, "e5").await;
        page.wait_for(".ar-verdict.wrong").await;
        page.check_access().await;
        // It outlives a reload, and can be taken back.
        page.reload().await;
        page.wait_for(".ar-verdict.wrong").await;
        page.wait_for(".ar-hits [data-spot='e5'][aria-label='e5, white marker']").await;
        page.click_text(".ar-buttons button", "Start position").await;
        page.wait_text(".ar-verdict", "This position can be played.").await;
        page.click_text(".ar-buttons button", "Undo").await;
        page.wait_for(".ar-verdict.wrong").await;

        // By keys alone: two marbles, one after the other.
        visit(&page, "/analysis/setup/kulami").await;
        page.tab_to(".ar-hits [data-spot]").await;
        page.press('1').await;
        page.press(Key::Enter).await;
        page.wait_text(".ar-verdict", "This position can be played.").await;
        page.press('2').await;
        page.press(Key::Up).await;
        page.press(Key::Up).await;
        page.press(Key::Up).await;
        page.press(Key::Enter).await;
        page.wait_until("document.querySelectorAll('.ar-board .piece').length === 2").await;
        page.wait_text(".ar-verdict", "This position can be played.").await;
        page.check_access().await;
        page.click_text(".ar-buttons button", "Analyse").await;
        on_desk(&page).await;
        page.wait_until("document.querySelectorAll('.board .pieces > *').length === 2").await;

        // What stands on the analysis board can be changed; words say what is missing.
        analyse(&page, "lyngk:seed=4").await;
        page.click(".an-head [aria-label='More']").await;
        page.click_text("dialog[open] .tool", "Change this position").await;
        page.wait_text(".ar-verdict", "This position can be played.").await;
        page.click_text(".ar-tool", "Remove").await;
        lay(&page, "e5").await;
        page.wait_for(".ar-verdict.wrong").await;
        for language in LANGUAGES {
            speak(&page, language).await;
            page.wait_until("document.querySelector('.ar-verdict').textContent.length > 20").await;
            page.check_access().await;
        }
    })
    .await;
}

#[tokio::test]
async fn of_a_game_that_is_being_played_nothing_is_said() {
    browse(Size::Desktop, |page| async move {
        visit(&page, "/").await;
        page.eval("(localStorage.setItem('orrery.playing.v1.abc', 'kulami,d4,d6,a6'), true)").await;
        for link in ["kulami,d4,d6", "kulami,d4,d6,a6,a8"] {
            analyse(&page, link).await;
            page.wait_text(".an-lines-head", "the engine stays silent until it’s over").await;
            assert_eq!(page.count(".an-line .an-score").await + page.count(".rv-begin").await, 0);
            // Neither by a key; but lines can be tried.
            page.press('x').await;
            page.press(' ').await;
        }
        let spot =
            if AnyGame::from_link("kulami,d4,d6,a6,a8").expect("a game").legal().contains(&"e8".to_owned()) {
                "e8"
            } else {
                "g8"
            };
        page.click_spot(spot).await;
        page.wait_text(".an-rows .now", spot).await;
        page.check_access().await;
        // Elsewhere, and when the game is over, it speaks.
        analyse(&page, "kulami,a1").await;
        page.wait_for(".an-line .an-score").await;
        page.eval("(localStorage.removeItem('orrery.playing.v1.abc'), true)").await;
        analyse(&page, "kulami,d4,d6").await;
        page.wait_for(".an-line .an-score").await;
        page.wait_for(".rv-begin").await;
    })
    .await;
}

#[tokio::test]
async fn a_review_can_be_left_and_is_of_the_main_line() {
    browse(Size::Phone, |page| async move {
        let game = random_game("yinsh:blitz", 5);
        analyse(&page, &game.link()).await;
        page.click_text(".rv-begin button", "Review this game").await;
        // Left in the middle, it goes on where it was.
        let some = "Object.entries(localStorage).some(([key, text]) =>
            key.startsWith('orrery.study.v1.') && text.split('\\nturn ').length > 3)";
        page.wait_until(some).await;
        let path = page.eval("location.pathname").await;
        visit(&page, "/about").await;
        visit(&page, path.as_str().expect("text")).await;
        on_desk(&page).await;
        page.wait_for(".rv-point").await;
        page.wait_for(".an-turning").await;
        let turns = "Object.entries(localStorage).find(([key]) => key.startsWith('orrery.study.v1.'))[1]
            .split('\\nturn ').length - 1";
        let known = page.eval(turns).await.as_u64().expect("a number");
        assert!(known > 8, "{known}");
        for language in LANGUAGES {
            speak(&page, language).await;
            page.wait_until("document.querySelector('.rv-point p')?.textContent").await;
            page.check_access().await;
        }
        speak(&page, LANGUAGES[0]).await;
        // Another main line is not reviewed from where it parts.
        page.press(Key::Home).await;
        page.press(Key::Right).await;
        page.press(Key::Right).await;
        page.press(Key::Delete).await;
        page.wait_gone(".rv-point").await;
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        assert_eq!(page.eval(turns).await, 1);
    })
    .await;
}

#[tokio::test]
async fn graph_and_sheet_follow_keys_and_fingers() {
    browse(Size::Phone, |page| async move {
        analyse(&page, "kulami,d4,d6,a6,a8,e8").await;
        page.tab_to(".an-curve").await;
        let at = "document.querySelector('.an-curve').getAttribute('aria-valuenow')";
        assert_eq!(page.eval(at).await, "5");
        page.press(Key::Left).await;
        page.wait_until(&format!("{at} === '4'")).await;
        page.wait_text(".an-rows .now", "a8").await;
        page.press(Key::Home).await;
        page.wait_until(&format!("{at} === '0'")).await;
        let stop = "document.querySelector('.analysis').dataset.stop";
        for expected in ["2", "0", "1"] {
            page.tap(".an-grip").await;
            page.wait_until(&format!("{stop} === '{expected}'")).await;
            page.check_access().await;
        }
    })
    .await;
}
