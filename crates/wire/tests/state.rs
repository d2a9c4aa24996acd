//! What players may do, and what it does to a game.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Table, at_clock};
use orrery_wire::{
    ABSENCE_LIMIT, Act, Circumstances, Control, Decision, Event, GameResult, GameState, Greeting, Logged,
    Offer, Reason, Refusal, Seat, Status, Time,
};

const FISCHER: Control = Control::Fischer { seconds: 60, increment: 2 };

#[test]
fn a_turn_needs_the_present_base_and_the_right_player() {
    let mut table = Table::begun("yinsh", Control::None);
    let first = table.turn_of(&["a2"]);
    assert_eq!(table.act(Seat::Second, &first), Err(Refusal::NotYourTurn));
    let stale = Act::Turn { base: 0, turn_id: "x".parse().unwrap(), actions: vec!["a2".into()] };
    table.act(Seat::First, &first).unwrap();
    assert_eq!(table.act(Seat::Second, &stale), Err(Refusal::Stale { base: 2 }));
}

#[test]
fn a_turn_sent_again_is_played_once() {
    let mut table = Table::begun("yinsh", Control::None);
    let turn = table.turn_of(&["a2"]);
    assert_eq!(table.act(Seat::First, &turn), Ok(Some(2)));
    let log = table.bodies.len();
    assert_eq!(table.state.decide(Seat::First, &turn, &Circumstances::default()), Ok(Decision::Done(2)));
    assert_eq!(table.bodies.len(), log);
}

/// A turn in YINSH under a name that somebody chose.
fn turn(base: u32, id: &str, action: &str) -> Act {
    Act::Turn { base, turn_id: id.parse().unwrap(), actions: vec![action.into()] }
}

#[test]
fn the_names_of_turns_are_each_players_own() {
    let mut table = Table::begun("yinsh", Control::None);
    assert_eq!(table.act(Seat::First, &turn(0, "engine-2", "a2")), Ok(Some(2)));
    // Who takes the other's name for a turn neither blocks him nor is told that it was played.
    assert_eq!(table.act(Seat::Second, &turn(2, "engine-2", "b1")), Ok(Some(3)));
    assert_eq!(table.state.turn_named(Seat::First, &"engine-2".parse().unwrap()), Some(2));
    assert_eq!(table.state.turn_named(Seat::Second, &"engine-2".parse().unwrap()), Some(3));
    assert_eq!(table.act(Seat::First, &turn(0, "engine-2", "a2")), Ok(Some(2)));
    assert_eq!(table.act(Seat::Second, &turn(2, "engine-2", "b1")), Ok(Some(3)));
    assert_eq!(GameState::replay(&table.bodies).unwrap().link(), table.state.link());
}

#[test]
fn a_name_stands_for_one_turn() {
    let mut table = Table::begun("yinsh", Control::None);
    table.act(Seat::First, &turn(0, "mine", "a2")).unwrap();
    assert_eq!(table.act(Seat::First, &turn(0, "mine", "a3")), Err(Refusal::TurnIdUsed), "other actions");
    assert_eq!(table.act(Seat::First, &turn(1, "mine", "a2")), Err(Refusal::TurnIdUsed), "another base");
    table.act(Seat::Second, &turn(2, "his", "b1")).unwrap();
    assert_eq!(table.act(Seat::First, &turn(3, "mine", "a3")), Err(Refusal::TurnIdUsed), "a new turn");
    // What was played under a name stays what it stands for when it is taken back.
    table.act(Seat::First, &Act::Offer { offer: Offer::Takeback }).unwrap();
    table.act(Seat::Second, &Act::Accept { offer: Offer::Takeback }).unwrap();
    assert_eq!(table.act(Seat::First, &turn(0, "mine", "a2")), Ok(Some(2)));
    assert_eq!(table.act(Seat::First, &turn(5, "mine", "a2")), Err(Refusal::TurnIdUsed));
    assert_eq!(table.state.turn_count(), 0);
}

#[test]
fn actions_are_compared_one_by_one() {
    let mut table = Table::begun("yinsh", Control::None);
    table.act(Seat::First, &turn(0, "mine", "a2")).unwrap();
    for actions in [vec![], vec!["a2", ""], vec!["a", "2"], vec!["2:a2"], vec!["A2"]] {
        let actions = actions.into_iter().map(str::to_owned).collect();
        let other = Act::Turn { base: 0, turn_id: "mine".parse().unwrap(), actions };
        assert_eq!(table.act(Seat::First, &other), Err(Refusal::TurnIdUsed), "{other:?}");
    }
}

#[test]
fn what_is_said_or_offered_makes_no_turn_stale() {
    let mut table = Table::begun("yinsh", Control::None);
    let turn = table.turn_of(&["a2"]);
    table.act(Seat::Second, &Act::Say { greeting: Greeting::Hello }).unwrap();
    table.act(Seat::Second, &Act::Offer { offer: Offer::Draw }).unwrap();
    assert_eq!(table.act(Seat::First, &turn), Ok(Some(4)));
}

#[test]
fn a_turn_is_whole_and_no_more() {
    let mut table = Table::begun("lyngk:seed=5", Control::None);
    // A claim is not a turn yet: the same player has to move.
    let claim = table.turn_of(&["^r"]);
    assert_eq!(table.act(Seat::First, &claim), Err(Refusal::Unfinished));
    let none = table.turn_of(&[]);
    assert_eq!(table.act(Seat::First, &none), Err(Refusal::TooLong));
    let many = table.turn_of(&["^r"; 40]);
    assert_eq!(table.act(Seat::First, &many), Err(Refusal::TooLong));
    let mut table = Table::begun("kulami", Control::None);
    let two = table.turn_of(&["d4", "d5"]);
    assert_eq!(table.act(Seat::First, &two), Err(Refusal::TooLong));
}

#[test]
fn a_refusal_says_which_action_is_wrong_and_why() {
    let mut table = Table::begun("kulami", Control::None);
    let turn = table.turn_of(&["z9"]);
    let Err(Refusal::Illegal { number: 1, action, reason }) = table.act(Seat::First, &turn) else {
        panic!("it was not refused as illegal")
    };
    assert_eq!(action, "z9");
    assert!(!reason.is_empty());
    let turn = table.turn_of(&["j10"]);
    let reason = "j10 is not legal: the board has no hole at j10".to_owned();
    let illegal = Refusal::Illegal { number: 1, action: "j10".to_owned(), reason };
    assert_eq!(table.act(Seat::First, &turn), Err(illegal), "the rules' own reason");
}

#[test]
fn nothing_can_be_done_before_both_are_there() {
    let table = Table::open("kulami", Control::None);
    let about = Circumstances::default();
    assert_eq!(table.state.decide(Seat::First, &Act::Resign, &about), Err(Refusal::NotBegun));
    assert!(matches!(table.state.decide(Seat::First, &Act::Abort, &about), Ok(Decision::Write(_))));
}

#[test]
fn an_agreed_draw_ends_the_game() {
    let mut table = Table::begun("kulami", Control::None);
    assert_eq!(table.act(Seat::First, &Act::Accept { offer: Offer::Draw }), Err(Refusal::NoOffer));
    table.act(Seat::First, &Act::Offer { offer: Offer::Draw }).unwrap();
    assert_eq!(
        table.act(Seat::First, &Act::Accept { offer: Offer::Draw }),
        Err(Refusal::NoOffer),
        "one's own"
    );
    assert_eq!(table.act(Seat::First, &Act::Offer { offer: Offer::Draw }), Ok(None), "it stands already");
    table.act(Seat::Second, &Act::Accept { offer: Offer::Draw }).unwrap();
    assert_eq!(table.state.status(), Status::Over { score: GameResult::Draw, reason: Reason::Agreement });
    assert_eq!(table.act(Seat::First, &Act::Resign), Err(Refusal::Over));
}

#[test]
fn an_offer_lapses_with_the_next_turn_and_is_not_repeated_before() {
    let mut table = Table::begun("kulami", Control::None);
    let draw = Act::Offer { offer: Offer::Draw };
    table.act(Seat::First, &draw).unwrap();
    table.act(Seat::Second, &Act::Decline { offer: Offer::Draw }).unwrap();
    assert!(table.state.offers().is_empty());
    assert_eq!(table.act(Seat::First, &draw), Err(Refusal::OfferedAlready));
    table.play_random(1);
    table.act(Seat::First, &draw).unwrap();
    table.play_random(1);
    assert!(table.state.offers().is_empty());
    assert_eq!(table.act(Seat::Second, &Act::Accept { offer: Offer::Draw }), Err(Refusal::NoOffer));
}

#[test]
fn a_takeback_goes_back_to_before_the_last_turn_of_who_asked() {
    for (turns, left) in [(3, 2), (4, 2)] {
        let mut table = Table::begun("kulami", FISCHER);
        table.play_random(turns);
        let before = table.positions[left].clone();
        table.act(Seat::First, &Act::Offer { offer: Offer::Takeback }).unwrap();
        table.act(Seat::Second, &Act::Accept { offer: Offer::Takeback }).unwrap();
        assert_eq!(table.state.game().code(), before.0);
        assert_eq!(table.state.clock().left(), before.1, "clocks are restored");
        assert_eq!(table.state.to_act(), Some(Seat::First));
        assert_eq!(table.state.base(), table.state.seq());
    }
    let mut table = Table::begun("kulami", Control::None);
    let offer = Act::Offer { offer: Offer::Takeback };
    assert_eq!(table.act(Seat::First, &offer), Err(Refusal::NothingToTakeBack));
}

#[test]
fn who_resigns_loses() {
    let mut table = Table::begun("yinsh", Control::None);
    table.act(Seat::First, &Act::Resign).unwrap();
    assert_eq!(table.state.status(), Status::Over { score: GameResult::Second, reason: Reason::Resignation });
}

#[test]
fn a_game_can_be_called_off_until_both_have_made_a_turn() {
    for turns in 0..3 {
        let mut table = Table::begun("kulami", Control::None);
        table.play_random(turns);
        let result = table.act(Seat::Second, &Act::Abort);
        if turns < 2 {
            result.unwrap();
            assert_eq!(
                table.state.status(),
                Status::Over { score: GameResult::None, reason: Reason::Aborted }
            );
        } else {
            assert_eq!(result, Err(Refusal::TooLateToAbort));
        }
    }
}

#[test]
fn who_is_away_for_long_enough_at_a_live_clock_loses_to_a_claim() {
    let claim = |control: Control, away: Option<i64>| {
        let mut table = Table::begun("kulami", control);
        table.play_random(2);
        let about = Circumstances { now: table.now, away, ..Circumstances::default() };
        table.state.decide(Seat::First, &Act::Claim, &about)
    };
    assert_eq!(claim(FISCHER, None), Err(Refusal::NotAway { wait: None }));
    assert_eq!(claim(FISCHER, Some(ABSENCE_LIMIT - 1_500)), Err(Refusal::NotAway { wait: Some(2) }));
    let claimed = Event::Ended { score: GameResult::First, reason: Reason::Abandoned, outage: 0 };
    assert_eq!(claim(FISCHER, Some(ABSENCE_LIMIT)), Ok(Decision::Write(claimed.into())));
    assert_eq!(claim(Control::None, Some(ABSENCE_LIMIT * 99)), Err(Refusal::NotAway { wait: None }));
    assert_eq!(
        claim(Control::Correspondence { days: 1 }, Some(ABSENCE_LIMIT)),
        Err(Refusal::NotAway { wait: None })
    );
}

#[test]
fn who_says_too_much_waits_for_the_next_turn() {
    let mut table = Table::begun("kulami", Control::None);
    let say = Act::Say { greeting: Greeting::GoodLuck };
    (0..4).for_each(|_| assert!(table.act(Seat::First, &say).is_ok()));
    assert_eq!(table.act(Seat::First, &say), Err(Refusal::SaidEnough));
    assert!(table.act(Seat::Second, &say).is_ok());
    table.play_random(1);
    assert!(table.act(Seat::First, &say).is_ok());
}

#[test]
fn a_rematch_is_for_games_that_are_over() {
    let mut table = Table::begun("kulami", Control::None);
    let offer = Act::Offer { offer: Offer::Rematch };
    assert_eq!(table.act(Seat::First, &offer), Err(Refusal::NotOver));
    table.act(Seat::First, &Act::Resign).unwrap();
    table.act(Seat::First, &offer).unwrap();
    let about = Circumstances::default();
    let accept = Act::Accept { offer: Offer::Rematch };
    assert_eq!(table.state.decide(Seat::First, &accept, &about), Err(Refusal::NoOffer));
    assert_eq!(table.state.decide(Seat::Second, &accept, &about), Ok(Decision::Continue(Offer::Rematch)));
}

#[test]
fn the_clock_runs_from_the_third_turn_on() {
    let mut table = Table::begun("kulami", FISCHER);
    for turns in 0..3 {
        assert_eq!(table.state.clock().running().is_some(), turns == 2, "after {turns} turns");
        table.now = table.now.plus(1_000_000);
        if turns < 2 {
            table.play_random(1);
        }
    }
}

#[test]
fn a_flag_falls_when_time_is_up_and_a_turn_comes_too_late() {
    let mut table = Table::begun("kulami", FISCHER);
    table.play_random(2);
    let deadline = table.state.clock().deadline().unwrap();
    assert_eq!(table.state.flag(deadline.plus(-1), 0), None);
    let event = table.state.flag(deadline, 0).unwrap();
    assert!(matches!(event, Event::Ended { score: GameResult::Second, reason: Reason::Time, .. }));
    let turn = table.random_turn();
    let late = Circumstances { now: deadline, ..Circumstances::default() };
    assert_eq!(table.state.decide(Seat::First, &turn, &late), Err(Refusal::TimeUp));
    let slow_line = Circumstances { lag: 50, ..late };
    let written = |about| match table.state.decide(Seat::First, &turn, about) {
        Ok(Decision::Write(next)) => next.event,
        other => panic!("{other:?}"),
    };
    assert!(matches!(written(&slow_line), Event::Turn { lag: 50, .. }));
    let outage = Circumstances { outage: 5_000, ..late };
    assert!(matches!(written(&outage), Event::Turn { outage: 5_000, .. }));
}

#[test]
fn a_log_that_makes_no_sense_is_not_read() {
    let table = Table::begun("kulami", FISCHER);
    let entry = |event| Logged::new(Time(2_000), event).to_body();
    let wrong = [
        entry(Event::Began),
        entry(Event::TakenBack { turns: 3 }),
        entry(Event::Ended { score: GameResult::First, reason: Reason::Time, outage: 0 }),
        entry(Event::Turn {
            seat: Seat::Second,
            id: "a".parse().unwrap(),
            actions: vec!["a1".into()],
            lag: 0,
            outage: 0,
        }),
        entry(Event::Turn {
            seat: Seat::First,
            id: "a".parse().unwrap(),
            actions: vec!["a1".into()],
            lag: 501,
            outage: 0,
        }),
        "{}".to_owned(),
        "{\"v\":2,\"at\":5,\"type\":\"began\"}".to_owned(),
        "nonsense".to_owned(),
    ];
    for body in wrong {
        let mut state = table.state.clone();
        let error = state.apply(&body).expect_err(&body);
        assert_eq!(error.seq, 2);
        assert_eq!((state.seq(), state.link()), (table.state.seq(), table.state.link()));
    }
    assert!(GameState::replay(Vec::<String>::new()).is_err());
    assert!(GameState::begin("{\"v\":1,\"at\":5,\"type\":\"began\"}").is_err());
}

#[test]
fn every_event_ever_written_can_be_read() {
    let text = include_str!("../../../testdata/wire/log-1.ndjson");
    let bodies: Vec<&str> = text.lines().collect();
    let state = GameState::replay(&bodies).unwrap();
    let expected = include_str!("../../../testdata/wire/log-1.txt").trim();
    let told = format!("{} {} {:?} {}", state.seq(), state.base(), state.status(), state.link());
    assert_eq!(told, expected);
}

#[test]
fn a_clock_out_of_bounds_is_no_game() {
    assert!(at_clock("kulami", Control::Fischer { seconds: 1, increment: 0 }).is_err());
}

#[test]
fn a_log_that_was_tampered_with_is_found_out() {
    let mut table = Table::begun("kulami", FISCHER);
    table.play_random(6);
    let entries = table.entries();
    assert_eq!(GameState::verify(&entries).unwrap().link(), table.state.link());
    for index in 0..entries.len() {
        let mut changed = entries.clone();
        changed[index].body = changed[index].body.replacen("\"at\":", "\"at\":1", 1);
        assert!(GameState::verify(&changed).is_err(), "entry {index} was changed");
        let mut missing = entries.clone();
        missing.remove(index);
        // What is cut off at the end leaves a log that was true once.
        assert_eq!(
            GameState::verify(&missing).is_err(),
            index + 1 < entries.len(),
            "entry {index} is missing"
        );
    }
}
