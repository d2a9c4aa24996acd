//! Chains and claims of LYNGK.

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_games::lyngk::{Action, Point};

use crate::page::{Size, browse};
use crate::play::{kept, open, random_action, wait_kept};

/// Whether only stepping from stack to stack leads from one point to the other: no line goes through both.
fn is_chain(action: &str) -> Option<(Point, Point)> {
    match action.parse() {
        Ok(Action::Move { from, to }) if from.direction_to(to).is_none() => Some((from, to)),
        _ => None,
    }
}

/// A random game up to where there is a chain, and that chain.
fn with_chain() -> (AnyGame, Point, Point) {
    let mut chance = Rng::new(1);
    for seed in 0.. {
        let mut game = AnyGame::from_config(&format!("lyngk:seed={seed}")).expect("a config");
        while game.outcome().is_none() {
            if let Some((from, to)) = game.legal().iter().find_map(|action| is_chain(action)) {
                return (game, from, to);
            }
            let action = random_action(&game, &mut chance);
            game.play(&action).expect("it is legal");
        }
    }
    unreachable!("some layout has a chain")
}

#[tokio::test]
async fn a_chain() {
    browse(Size::Desktop, |page| async move {
        let (mut game, from, to) = with_chain();
        open(&page, &game.link()).await;
        page.click_spot(&from.to_string()).await;
        page.wait_text(".say .now", &format!("Choose where to put the stack from {from}.")).await;
        page.hover(&format!(".hits [data-spot='{to}']")).await;
        page.wait_text(".say .more", "Via ").await;
        page.click_spot(&to.to_string()).await;
        game.play(&format!("{from}-{to}")).expect("it is legal");
        wait_kept(&page, &game.actions()).await;
        page.wait_text(".spoken", &format!("from {from} via ")).await;
    })
    .await;
}

#[tokio::test]
async fn a_claim_by_its_marker() {
    browse(Size::Desktop, |page| async move {
        open(&page, "lyngk:seed=5").await;
        page.wait_text(".say .now", "The goal: win the most stacks of five.").await;
        page.click(".claims [data-spot='^r']").await;
        page.wait_text(".say .now", "is yours. Now choose a stack to move.").await;
        page.wait_text(".claims [data-spot='^r']", "First player").await;
        page.click(".claims [data-spot='^b']").await;
        page.wait_text(".say .now", "You can claim only one colour per turn.").await;
        page.click(".turn-buttons .back").await;
        page.wait_text(".claims [data-spot='^r']", "Claim").await;

        // Claim and move are one turn in the list.
        page.click(".claims [data-spot='^g']").await;
        let mut game = kept(&page).await;
        let action = game.legal().into_iter().find(|action| action.contains('-')).expect("a move");
        let (from, to) = action.split_once('-').expect("two points");
        page.click_spot(from).await;
        page.click_spot(to).await;
        game.play(&action).expect("it is legal");
        wait_kept(&page, &game.actions()).await;
        page.wait_text(".move-list .move", &format!("^g {action}")).await;
    })
    .await;
}
