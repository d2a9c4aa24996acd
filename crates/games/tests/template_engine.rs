//! The engine that programmers start from (`examples/template_engine.rs`) plays whole games by the protocol.

#![allow(clippy::unwrap_used)]

#[path = "../examples/template_engine.rs"]
mod engine;

use orrery_games::AnyGame;

fn answers(conversation: &str) -> Vec<String> {
    let mut output = Vec::new();
    engine::serve(conversation.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_template_plays_every_game_to_its_end() {
    for config in ["yinsh:blitz", "lyngk:seed=1", "kulami:board=irregular;level2;swap"] {
        let mut game = AnyGame::open(config).unwrap();
        while game.outcome().is_none() {
            let moves = game.actions().join(" ");
            let moves = if moves.is_empty() { String::new() } else { format!(" moves {moves}") };
            let seed = game.played();
            let said = answers(&format!(
                "ugi\nsetoption name Seed value {seed}\nuginewgame\nisready\nposition config {config}{moves}\nisready\n\
                 go movetime 10\nquery p1turn\nquit\n"
            ));
            let [.., best, turn] = said.as_slice() else { panic!("{said:?}") };
            assert_eq!(*turn, format!("response {}", game.to_act() == orrery_games::core::Player::First));
            game.play(best.strip_prefix("bestmove ").unwrap()).unwrap();
        }
    }
}

#[test]
fn what_is_wrong_is_answered_and_changes_nothing() {
    let said =
        answers("position config kulami moves d4\nposition config kulami moves d4 d4\nquery p1turn\ndance\n");
    assert!(said[0].starts_with("error position: d4"), "{said:?}");
    assert_eq!(said[1..], ["response false", "error unknown command dance"]);
}
