//! What a review says of turns, over games of every kind that somebody lost who played by lot: nobody plays worse.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use orrery_engine::study::{Chance, Grade, Reviewed};
use orrery_engine::{
    Control, Effort, Evaluate, Limits, Method, Nets, Options, Reviewer, Table, points_of, think,
};
use orrery_games::core::{Outcome, Player, Rng};
use orrery_games::{AnyGame, Session, with_session};

const CONFIGS: [&str; 4] = ["yinsh", "lyngk:seed=1", "kulami", "kulami:board=irregular;level2"];

/// Little, but enough for what is plain.
const EFFORT: Effort = Effort::Nodes([300, 1500]);

fn with_reviewer<G: Evaluate, T>(session: &Session<G>, ask: impl FnOnce(&mut Reviewer<'_, G>) -> T) -> T {
    let (stop, mut table) = (AtomicBool::new(false), Table::new(2));
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    ask(&mut Reviewer::new(session, Nets::usual(), EFFORT, control, &mut table))
}

fn review(game: &AnyGame) -> Vec<Reviewed> {
    with_session!(game, session => with_reviewer(session, |reviewer| reviewer.all(0, |_, _| ())))
}

fn last(game: &AnyGame, from: usize) -> Option<Reviewed> {
    with_session!(game, session => with_reviewer(session, |reviewer| reviewer.last(from)))
}

/// A game in which `loser` plays by lot, and the other takes what is there to be taken.
fn game_of(config: &str, loser: Option<Player>, seed: u64) -> AnyGame {
    let mut game = AnyGame::from_config(config).unwrap();
    let mut rng = Rng::new(seed);
    while game.outcome().is_none() {
        let action = if loser.is_none_or(|loser| game.to_act() == loser) {
            let mut legal = game.legal();
            legal.swap_remove(rng.below(legal.len() as u64) as usize)
        } else {
            with_session!(&game, session => greedy(session, seed))
        };
        game.play(&action).unwrap();
    }
    game
}

fn greedy<G: Evaluate>(session: &Session<G>, seed: u64) -> String {
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    let options = Options { method: Method::Greedy, seed, ..Options::default() };
    let (game, limits) = (&**session.game(), Limits::default());
    think(game, session.position(), &options, &limits, control, &Table::new(1), |_| ())[0].actions[0]
        .to_string()
}

/// The game as it was after so many actions, then played on.
fn line(game: &AnyGame, from: usize, actions: &[String]) -> AnyGame {
    let mut game = game.clone();
    game.undo(game.played() - from);
    actions.iter().for_each(|action| game.play(action).unwrap());
    game
}

#[test]
fn whoever_lost_by_playing_by_lot_has_turning_points() {
    for config in ["yinsh", "lyngk:seed=1", "kulami"] {
        let mut seen = 0;
        for seed in 1.. {
            let loser = if seed % 2 == 0 { Player::First } else { Player::Second };
            let game = game_of(config, Some(loser), seed);
            if game.outcome() != Some(Outcome::Win(loser.opponent())) {
                continue;
            }
            // In YINSH nobody loses such a game but by 0–3, or nearly so.
            let turns = review(&game);
            let points = points_of(&turns, loser, game.outcome());
            assert!(!points.turns.is_empty(), "{config} {seed}: {turns:#?}");
            assert!(!points.slow || points.turns.len() == 3, "{config} {seed}: {points:?}");
            for place in points.turns {
                assert_eq!(turns[place].player, loser);
                assert!(turns[place].graded.lost > 0);
            }
            seen += 1;
            if seen == 4 {
                break;
            }
        }
    }
}

#[test]
fn what_a_review_says_can_be_played_and_follows_its_rule() {
    for config in CONFIGS {
        let game = game_of(config, None, 3);
        let (actions, players) = (game.actions(), game.players());
        let turns = review(&game);
        assert_eq!(turns[0].from, 0);
        assert_eq!(turns.last().unwrap().to, actions.len());
        for pair in turns.windows(2) {
            assert_eq!(pair[0].to, pair[1].from);
        }
        for turn in &turns {
            assert!(players[turn.from..turn.to].iter().all(|whose| *whose == turn.player));
            let best = line(&game, turn.from, &turn.best);
            assert!(best.outcome().is_some() || best.to_act() != turn.player, "a turn is whole: {turn:?}");
            line(&best, best.played(), &turn.line);
            line(&game, turn.to, &turn.reply);
            let lost = turn.before.points() - turn.after.points();
            assert_eq!(turn.graded.lost, lost);
            assert_eq!(turn.is_marked(), lost > turn.margin || turn.is_proved(), "{turn:?}");
            // Nothing is lost by what leads where the best leads.
            assert!(lost == 0 || best.key() != line(&game, turn.to, &[]).key(), "{turn:?}");
            if line(&game, turn.from, &[]).legal().len() == 1 && turn.to == turn.from + 1 {
                assert_eq!((lost, turn.easy), (0, 100), "what cannot be helped is no fault");
            }
            assert_eq!(turn.to_string().parse(), Ok(turn.clone()));
        }
    }
}

#[test]
fn a_turn_is_judged_the_same_whenever_it_is() {
    for config in CONFIGS {
        let game = game_of(config, None, 5);
        let turns = review(&game);
        for place in [turns.len() - 1, turns.len() / 2, 3] {
            let alone =
                with_session!(&game, session => with_reviewer(session, |reviewer| reviewer.turn(place)));
            assert_eq!(alone.as_ref(), Some(&turns[place]), "{config} {place}");
            let coached = last(&line(&game, turns[place].to, &[]), turns[place].from);
            assert_eq!(coached.as_ref(), Some(&turns[place]), "{config} {place}: the coach says the same");
        }
    }
}

#[test]
fn a_win_that_is_left_lying_is_seen() {
    let mut seen = 0;
    for config in CONFIGS {
        for seed in 0..20 {
            let game = game_of(config, None, seed);
            let before = line(&game, game.played() - 1, &[]);
            let (played, player) = (before.played(), before.to_act());
            let wins = |action: &String| {
                let outcome = line(&before, played, std::slice::from_ref(action)).outcome();
                outcome.and_then(Outcome::winner) == Some(player)
            };
            let legal = before.legal();
            let (Some(won), Some(other)) = (legal.iter().find(|a| wins(a)), legal.iter().find(|a| !wins(a)))
            else {
                continue;
            };
            // The turn of which this action is the last may have begun before it.
            let from =
                (0..played).rev().take_while(|at| game.players()[*at] == player).last().unwrap_or(played);
            let judge = |action: &String| {
                last(&line(&before, played, std::slice::from_ref(action)), from).expect("a turn")
            };
            assert_eq!(judge(won).graded.grade, Grade::Fine, "{config} {seed}");
            let turn = judge(other);
            // As good as a win is what the search is as sure of.
            assert!(turn.before == Chance::Win || turn.graded.lost == 0, "{config} {seed}: {turn}");
            assert_eq!(turn.is_marked(), turn.is_proved() || turn.graded.lost > turn.margin);
            if turn.after == Chance::Loss {
                assert_eq!(turn.graded.grade, Grade::Blunder, "{config} {seed}");
                assert!(turn.judged().is_warned_of());
            }
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} games with a win to miss");
}

#[test]
fn what_is_not_there_is_not_judged() {
    let game = AnyGame::from_link("yinsh,f6,e5").unwrap();
    for from in [0, 2, 9] {
        assert_eq!(last(&game, from), None, "{from}");
    }
    with_session!(&game, session => {
        assert!(with_reviewer(session, |reviewer| reviewer.turn(2)).is_none());
        let (stop, mut table) = (AtomicBool::new(false), Table::new(1));
        let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
        let mut reviewer = Reviewer::new(session, Nets::default(), EFFORT, control, &mut table);
        stop.store(true, Ordering::Relaxed);
        assert!(reviewer.all(0, |_, _| ()).is_empty(), "nothing is said of what was not looked at in full");
    });
}
