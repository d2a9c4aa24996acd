//! Questions and answers, natively. That the module in a browser answers the same is a browser test of `orrery`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_engine::games::AnyGame;
use orrery_engine_web::Engine;

fn ask(question: &str) -> Vec<String> {
    let begun = Instant::now();
    let elapsed = move || begun.elapsed();
    let mut answers = Vec::new();
    Engine::default().answer(question, &elapsed, &mut |answer| answers.push(answer.to_owned()));
    answers
}

fn error(question: &str) -> String {
    let answers = ask(question);
    assert_eq!(answers.len(), 1, "{question}: {answers:?}");
    answers[0].clone()
}

#[test]
fn a_level_thinks_aloud_and_plays() {
    // Lower levels act at sight, and rings are placed so: without a thought.
    let placed = "yinsh,f6,e5,g7,d4,h8,g5,e8,f3,c3,i9";
    for game in [placed, "lyngk:seed=1", "kulami:board=irregular;level2,d4"] {
        let answers = ask(&format!("7 play 6 1 {game}"));
        let (best, infos) = answers.split_last().expect("an answer");
        let best = best.strip_prefix("7 best ").expect("an action");
        let info: Vec<&str> = infos.last().expect("a thought").split(' ').collect();
        assert_eq!(info[..2], ["7", "info"], "{game}");
        assert_eq!(info.len(), 9, "{game}: {info:?}");
        let numbers: Vec<i64> = info[2..8].iter().map(|word| word.parse().expect("a number")).collect();
        assert!((-100..=100).contains(&numbers[2]), "{game}: {info:?}");
        assert_eq!(numbers[3..].iter().sum::<i64>(), 1000, "{game}: {info:?}");
        // A depth that was not finished may have found something better than what was last reported.
        for action in [best, info[8].split(';').next().expect("a line has an action")] {
            AnyGame::from_link(&format!("{game},{action}")).expect("a legal action");
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut engine = Engine::default();
    let mut ask = |question: &str| {
        let mut answers = Vec::new();
        engine.answer(question, &|| Duration::ZERO, &mut |answer| answers.push(answer.to_owned()));
        answers
    };
    let first = ask("a play 6 3 yinsh,f6,e5");
    ask("b play 3 1 kulami");
    assert_eq!(ask("a play 6 3 yinsh,f6,e5"), first);
}

#[test]
fn a_hint_ends_in_time() {
    // Without a clock it would search for ever.
    let answers = ask("h hint 100 lyngk:seed=2");
    assert!(answers.last().is_some_and(|answer| answer.starts_with("h best ")));
}

#[test]
fn whatever_is_wrong_is_told() {
    for (question, reason) in [
        ("", " error the question has no task"),
        ("1", "1 error "),
        ("1 sing", "1 error there is no task `sing`"),
        ("1 play", "1 error the question has no level"),
        ("1 play 11 1 yinsh", "1 error the level is no number from 1 to 10"),
        ("1 play 0 1 yinsh", "1 error the level"),
        ("1 play 1 x yinsh", "1 error the seed"),
        ("1 play 1 1", "1 error the question has no game"),
        ("1 play 1 1 chess", "1 error there is no game `chess`"),
        ("1 play 1 1 lyngk", "1 error "),
        ("1 play 1 1 yinsh,z99", "1 error action 1: no action"),
        ("1 play 1 1 yinsh,f6,f6", "1 error action 2: f6 is not legal"),
        ("1 hint soon yinsh", "1 error the time"),
        ("1 judge", "1 error the question has no number of actions"),
        ("1 judge all yinsh,f6", "1 error the actions are no number"),
        ("1 judge 2 yinsh,f6", "1 error the game has not so many actions"),
        ("1 review 3 yinsh,f6", "1 error the player is neither 1 nor 2"),
        ("1 play 1 1 yinsh,", "1 error action 1: no action"),
        ("1 play 1 1 \u{0}\u{10FFFF}", "1 error "),
    ] {
        let answer = error(question);
        assert!(answer.starts_with(reason), "{question}: {answer}");
    }
}

#[test]
fn a_finished_game_has_no_action() {
    let mut link = "kulami".to_owned();
    loop {
        let answers = ask(&format!("1 play 1 1 {link}"));
        let last = answers.last().expect("an answer");
        match last.strip_prefix("1 best ") {
            Some(action) => link = format!("{link},{action}"),
            None => {
                assert_eq!(last, "1 error the game is over");
                break;
            }
        }
    }
}

/// A game that Red, to act, wins, but not with c2.
const WON: &str = "kulami,d4,g4,g8,e8,e1,e5,h5,h3,c3,c8,f8,f5,f2,f7,g7,g3,g1,b1,d1,a1,a6,a4,c4,c1,f1,h1,h7,h4,b4,b8,h8,\
    d8,d2,b2,h2,h6,e6,f6,g6,b6,c6,d6,d3,b3,a3,a8,a5,c5";

/// The answers without a clock.
fn ask_timeless(question: &str) -> Vec<String> {
    let mut answers = Vec::new();
    Engine::default().answer(question, &|| Duration::ZERO, &mut |answer| answers.push(answer.to_owned()));
    answers
}

#[test]
fn a_turn_that_throws_a_win_away_is_told() {
    assert_eq!(ask_timeless(&format!("5 judge 1 {WON},c2")), ["5 fall 48 49 win loss g5 a2", "5 done"]);
    assert_eq!(ask_timeless(&format!("5 judge 1 {WON},g5")), ["5 done"]);
    assert_eq!(ask_timeless(&format!("5 judge 0 {WON},g5")), ["5 done"]);
}

#[test]
fn a_review_says_how_far_it_is_and_what_it_found() {
    let answers = ask_timeless(&format!("6 review 1 {WON},c2"));
    let (last, rest) = answers.split_last().expect("an answer");
    assert_eq!(last, "6 done");
    let (falls, looked): (Vec<&String>, Vec<&String>) =
        rest.iter().partition(|answer| answer.contains("fall"));
    assert!(looked.iter().all(|answer| answer.starts_with("6 looked ")), "{looked:?}");
    assert!((1..=3).contains(&falls.len()), "{falls:?}");
    assert_eq!(falls[falls.len() - 1], "6 fall 48 49 win loss g5 a2");
    // The turns of both are looked at, but only those of the player in question are told.
    assert_eq!(ask_timeless("6 review 2 yinsh,f6"), ["6 looked 1 1", "6 done"]);
}

#[test]
fn what_a_coach_says_does_not_depend_on_how_fast_the_machine_is() {
    for question in ["judge 1", "review 1"].map(|task| format!("7 {task} {WON},c2")) {
        let looked = AtomicU64::new(0);
        let slow = || Duration::from_secs(looked.fetch_add(1, Ordering::Relaxed));
        let mut answers = Vec::new();
        Engine::default().answer(&question, &slow, &mut |answer| answers.push(answer.to_owned()));
        assert_eq!(answers, ask_timeless(&question));
    }
}

/// The answers of an engine whose clock goes on by a millisecond whenever it looks.
fn ask_ticking(engine: &mut Engine, question: &str) -> Vec<String> {
    let looked = AtomicU64::new(0);
    let elapsed = || Duration::from_millis(looked.fetch_add(1, Ordering::Relaxed));
    let mut answers = Vec::new();
    engine.answer(question, &elapsed, &mut |answer| answers.push(answer.to_owned()));
    answers
}

fn net_of_lyngk() -> Vec<u8> {
    std::fs::read("../../data/lyngk.net").expect("the net of LYNGK")
}

#[test]
fn a_net_judges_for_who_wants_the_best_and_for_high_levels() {
    let (mut hand, mut learned) = (Engine::default(), Engine::default());
    learned.learn(&net_of_lyngk()).expect("a net");
    let mut same = |question: &str| ask_ticking(&mut hand, question) == ask_ticking(&mut learned, question);
    for level in 1..=10 {
        assert_eq!(same(&format!("1 play {level} 1 lyngk:seed=1")), level < 5, "level {level}");
    }
    assert!(!same("1 hint 100 lyngk:seed=1"));
    // Games and variants that the net knows nothing of are played as before.
    assert!(same("1 hint 100 yinsh,f6,e5"));
    assert!(same("1 hint 100 lyngk:seed=1;six"));
}

#[test]
fn a_coach_goes_by_the_net() {
    let mut game = AnyGame::from_config("lyngk:seed=1").expect("a game");
    while game.played() < 12 {
        let first = game.legal().swap_remove(0);
        game.play(&first).expect("it is legal");
    }
    let question = format!("1 review 1 {}", game.link());
    let (mut hand, mut learned) = (Engine::default(), Engine::default());
    learned.learn(&net_of_lyngk()).expect("a net");
    assert_ne!(ask_ticking(&mut hand, &question), ask_ticking(&mut learned, &question));
}

#[test]
fn what_is_no_net_is_refused_and_changes_nothing() {
    let net = net_of_lyngk();
    let mut damaged = net.clone();
    damaged[1000] ^= 1;
    let [mut chess, mut older] = [net.clone(), net.clone()];
    chess[8..16].copy_from_slice(b"chess\0\0\0");
    older[16] ^= 0x40;
    let mut engine = Engine::default();
    for (bytes, reason) in [
        (&b"<!doctype html>"[..], "no file of weights"),
        (&[], "no file of weights"),
        (&net[..net.len() - 1], "the wrong length"),
        (&damaged, "damaged"),
        (&chess, "another game"),
        (&older, "this program has"),
    ] {
        let error = engine.learn(bytes).expect_err(reason);
        assert!(error.contains(reason), "{error}");
    }
    let question = "1 hint 100 lyngk:seed=1";
    assert_eq!(ask_ticking(&mut engine, question), ask_ticking(&mut Engine::default(), question));
}
