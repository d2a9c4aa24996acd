//! Puzzles as people practise them: tried wrong and right, in streaks, and after the page was left.

use std::path::Path;

use orrery_games::{AnyGame, GameKind};
use orrery_puzzles::{Node, Puzzle, Set, Tried, actions_of, judge};

use crate::languages::{LANGUAGES, speak};
use crate::offline::prepare;
use crate::page::{Page, Size, browse};
use crate::play::{Way, act, visit};

fn set(game: GameKind) -> Set {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/puzzles-{game}.bin"));
    Set::read(&std::fs::read(path).expect("the set is there")).expect("a set")
}

/// Waits until something can be tried, and no piece moves.
async fn ready(page: &Page) {
    page.wait_for("main.puzzle[data-phase=trying] .board .hits [data-spot]").await;
}

/// The puzzle on the page.
async fn posed(page: &Page) -> (GameKind, Puzzle) {
    ready(page).await;
    let id = page.eval("document.querySelector('main.puzzle').dataset.puzzle").await;
    let id = id.as_str().expect("an id").parse().expect("an id");
    let found = GameKind::ALL.into_iter().find_map(|game| Some((game, set(game).get(id)?.clone())));
    found.expect("the puzzle is in a set")
}

/// Solves what is on the page, against every defence that the page plays.
async fn solve(page: &Page, way: Way, puzzle: &Puzzle, all: bool) {
    let start = puzzle.open().expect("a position");
    let first = &puzzle.line.answers[0];
    let after = play_turn(page, way, &start, &first.turn).await;
    for reply in first.replies.iter().take(if all { 3 } else { 1 }) {
        ready(page).await;
        let (mut game, mut node) = (played(&after, &reply.turn), &reply.node);
        while let Some(answer) = node.answers.first() {
            ready(page).await;
            game = play_turn(page, way, &game, &answer.turn).await;
            let Some(reply) = answer.replies.first() else { break };
            game = played(&game, &reply.turn);
            node = &reply.node;
        }
    }
}

fn played(game: &AnyGame, turn: &[u16]) -> AnyGame {
    let mut game = game.clone();
    for action in actions_of(&game, turn).expect("legal") {
        game.play(&action).expect("legal");
    }
    game
}

async fn play_turn(page: &Page, way: Way, game: &AnyGame, turn: &[u16]) -> AnyGame {
    let mut game = game.clone();
    for action in actions_of(&game, turn).expect("legal") {
        act(page, way, &game, &action).await;
        game.play(&action).expect("legal");
    }
    confirm(page).await;
    game
}

/// On phones a turn is confirmed.
async fn confirm(page: &Page) {
    page.eval("(document.querySelector('.pz-buttons .primary:not([disabled])')?.textContent === 'Confirm' && document.querySelector('.pz-buttons .primary').click(), true)").await;
}

/// A whole turn that is not right.
fn wrong_turn(game: &AnyGame, node: &Node) -> Vec<String> {
    let me = game.to_act();
    let mut open = vec![Vec::new()];
    while let Some(turn) = open.pop() {
        let mut after = game.clone();
        turn.iter().for_each(|action: &String| after.play(action).expect("legal"));
        if after.to_act() == me && after.outcome().is_none() {
            open.extend(after.legal().into_iter().map(|action| [turn.clone(), vec![action]].concat()));
        } else if judge(node, game, &turn) == Tried::Wrong {
            return turn;
        }
    }
    panic!("every turn is right");
}

async fn try_wrong(page: &Page, way: Way, puzzle: &Puzzle) {
    let mut game = puzzle.open().expect("a position");
    for action in wrong_turn(&game, &puzzle.line) {
        act(page, way, &game, &action).await;
        game.play(&action).expect("legal");
    }
    confirm(page).await;
}

#[tokio::test]
async fn each_game_is_trained_wrong_and_right_and_nothing_is_lost() {
    browse(Size::Desktop, |page| async move {
        for game in GameKind::ALL {
            let set = set(game);
            let (easy, deep) =
                (&set.puzzles[0], set.puzzles.iter().find(|puzzle| puzzle.depth > 1).expect("a deep one"));
            visit(&page, &format!("/puzzles/{}", easy.id)).await;
            ready(&page).await;
            page.check_access().await;
            try_wrong(&page, Way::Mouse, easy).await;
            page.wait_for("main.puzzle[data-phase=wrong]").await;
            page.wait_text(".pz-answer", "Not this one").await;
            assert!(page.text(".pz-answer p").await.len() > 8, "it is said why");
            page.check_access().await;
            page.click_text(".pz-buttons button", "Try again").await;
            solve(&page, Way::Keys, easy, true).await;
            page.wait_for("main.puzzle[data-phase=solved] .pz-themes li").await;
            visit(&page, &format!("/puzzles/{}", deep.id)).await;
            ready(&page).await;
            solve(&page, Way::Mouse, deep, true).await;
            page.wait_for("main.puzzle[data-phase=solved]").await;
            page.wait_text(".pz-answer", "+").await;
            visit(&page, "/puzzles").await;
            page.click(&format!(".segment:has(input[value={game}])")).await;
            page.wait_text(".pz-game h3", "1 of 2 solved").await;
            page.reload().await;
            page.wait_text(".pz-game h3", "1 of 2 solved").await;
            page.check_access().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_streak_goes_on_after_a_reload_until_the_first_mistake() {
    browse(Size::Phone, |page| async move {
        for game in GameKind::ALL {
            visit(&page, "/puzzles").await;
            page.click(&format!(".segment:has(input[value={game}])")).await;
            visit(&page, "/puzzles/streak").await;
            let (_, puzzle) = posed(&page).await;
            solve(&page, Way::Finger, &puzzle, false).await;
            page.wait_for("main.puzzle[data-phase=solved]").await;
            page.click_text(".pz-buttons button", "Next puzzle").await;
            ready(&page).await;
            page.reload().await;
            let (_, puzzle) = posed(&page).await;
            page.wait_text(".pz-short", "1 solved").await;
            try_wrong(&page, Way::Finger, &puzzle).await;
            page.wait_for("main.puzzle[data-phase=wrong]").await;
            page.click_text(".pz-buttons button", "See the result").await;
            page.wait_text(".pz-over", "Your best so far!").await;
            page.check_access().await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_answer_can_be_asked_for_and_looked_at() {
    browse(Size::Phone, |page| async move {
        let set = set(GameKind::ALL[0]);
        visit(&page, &format!("/puzzles/{}", set.puzzles[0].id)).await;
        ready(&page).await;
        page.click_text(".pz-buttons button", "Hint").await;
        page.wait_text(".pz-answer p", "Look for:").await;
        page.click_text(".pz-buttons button", "Show the answer").await;
        page.wait_for("main.puzzle[data-phase=shown] .pz-themes").await;
        page.click(".pz-buttons [aria-label='Analyse']").await;
        page.wait_until("location.pathname.startsWith('/analysis/')").await;
    })
    .await;
}

#[tokio::test]
async fn after_one_visit_all_of_it_works_without_a_server_in_four_languages() {
    browse(Size::Phone, |page| async move {
        page.goto("/").await;
        page.wait_gone("#loading").await;
        prepare(&page).await;
        page.stop_server();
        let mut titles = std::collections::BTreeSet::new();
        for (language, path) in LANGUAGES.into_iter().zip(["train", "daily", "streak", "rush"]) {
            page.goto("/puzzles").await;
            page.wait_gone("#loading").await;
            speak(&page, language).await;
            titles.insert(page.text("h1").await + &page.text(".pz-train").await);
            page.goto(&format!("/puzzles/{path}")).await;
            ready(&page).await;
            page.check_access().await;
        }
        assert_eq!(titles.len(), LANGUAGES.len());
    })
    .await;
}
