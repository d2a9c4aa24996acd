//! What a coach says of turns, over random games of every kind: nobody plays worse.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::{Chance, Coach, Control, Evaluate, Limits, Nets, Table};
use orrery_games::core::{Outcome, Player, Rng};
use orrery_games::{AnyGame, Session, with_session};

const CONFIGS: [&str; 4] = ["yinsh:blitz", "lyngk:seed=1", "kulami", "kulami:board=irregular;level2"];

/// A coach without a clock who looks at a few positions.
fn with_coach<T>(nodes: u64, ask: impl FnOnce(&Coach<'_>) -> T) -> T {
    let (stop, table) = (AtomicBool::new(false), Table::new(4));
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    ask(&Coach { limits, control, table: &table, nets: Nets::default() })
}

fn random_game(config: &str, seed: u64) -> AnyGame {
    let mut game = AnyGame::from_config(config).unwrap();
    let mut rng = Rng::new(seed);
    while game.outcome().is_none() {
        let mut legal = game.legal();
        let chosen = legal.swap_remove(rng.below(legal.len() as u64) as usize);
        game.play(&chosen).unwrap();
    }
    game
}

/// The game as it was after so many actions, then played on.
fn line(game: &AnyGame, from: usize, actions: &[String]) -> AnyGame {
    let mut game = game.clone();
    game.undo(game.played() - from);
    actions.iter().for_each(|action| game.play(action).unwrap());
    game
}

fn text<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn a_win_that_is_left_lying_is_seen() {
    let mut seen = 0;
    for config in CONFIGS {
        for seed in 0..30 {
            let game = random_game(config, seed);
            let played = game.played();
            let before = line(&game, played - 1, &[]);
            let player = before.to_act();
            let wins = |action: &String| {
                let outcome = line(&before, played - 1, std::slice::from_ref(action)).outcome();
                outcome.and_then(Outcome::winner) == Some(player)
            };
            let legal = before.legal();
            let (Some(won), Some(other)) = (legal.iter().find(|a| wins(a)), legal.iter().find(|a| !wins(a)))
            else {
                continue;
            };
            let judge = |action: &String| {
                let game = line(&before, played - 1, std::slice::from_ref(action));
                with_session!(&game, s => with_coach(2000, |coach| {
                    let fall = coach.judge(s, (played - 1, played));
                    fall.map(|fall| (fall.before, fall.is_blunder(), text(&fall.better), text(&fall.answer), fall.after))
                }))
            };
            // Another win may have been found first, but nothing is lost.
            assert!(judge(won).is_none_or(|(_, is_blunder, ..)| !is_blunder), "{config} {seed}");
            let (chance, is_blunder, better, answer, after) = judge(other).unwrap();
            assert_eq!(chance, Chance::Win, "{config} {seed}");
            assert_ne!(&better[0], other, "{config} {seed}");
            assert_eq!(is_blunder, after.points() < 750, "{config} {seed}");
            // What the opponent would answer can be played.
            line(&line(&before, played - 1, std::slice::from_ref(other)), played, &answer);
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} games with a win to miss");
}

#[test]
fn what_cannot_be_helped_is_no_fault() {
    let mut forced = 0;
    for seed in 0..20 {
        let game = random_game("kulami:board=irregular;level2", seed);
        for to in 1..=game.played() {
            if line(&game, to - 1, &[]).legal().len() == 1 {
                let game = line(&game, to, &[]);
                with_session!(&game, s => with_coach(100, |coach| assert_eq!(coach.judge(s, (to - 1, to)), None)));
                forced += 1;
            }
        }
    }
    assert!(forced > 0);
}

#[test]
fn turns_that_are_not_there_are_not_judged() {
    let game = AnyGame::from_link("yinsh,f6,e5").unwrap();
    with_session!(&game, s => with_coach(100, |coach| {
        for turn in [(0, 0), (1, 0), (2, 3), (7, 9)] {
            assert_eq!(coach.judge(s, turn), None, "{turn:?}");
        }
    }));
}

#[test]
fn a_review_names_at_most_three_turns_of_the_player() {
    let mut found = 0;
    for config in CONFIGS {
        for (seed, player) in [(1, Player::First), (2, Player::Second)] {
            let game = random_game(config, seed);
            found += with_session!(&game, s => review(s, &game, player));
        }
    }
    assert!(found > 8, "random games turn often, but only {found} were found");
}

fn review<G: Evaluate>(session: &Session<G>, game: &AnyGame, player: Player) -> usize {
    let mut looked = Vec::new();
    let mut hear = |done, count| looked.push((done, count));
    let falls = with_coach(400, |coach| coach.review(session, player, &mut hear));
    assert!(falls.len() <= 3);
    assert!(falls.is_sorted_by_key(|fallen| fallen.turn));
    for fallen in &falls {
        let (from, to) = fallen.turn;
        assert!(game.players()[from..to].iter().all(|whose| *whose == player));
        assert!(fallen.fall.is_turning_point());
        let better = text(&fallen.fall.better);
        assert_ne!(better, game.actions()[from..to]);
        // Both what had been better and the answer can be played.
        line(game, from, &better);
        line(game, to, &text(&fallen.fall.answer));
    }
    let (done, count) = *looked.last().unwrap();
    assert_eq!(done, count);
    assert!(looked.is_sorted());
    falls.len()
}
