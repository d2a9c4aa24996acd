//! Whatever players do, in whatever order: the log that comes of it is one that can be read.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Table, linked};
use orrery_wire::{
    ABSENCE_LIMIT, Act, Circumstances, Control, Decision, Event, GameId, GameState, Greeting, Logged,
    NextEvent, Offer, Refusal, Seat, Status,
};
use proptest::prelude::*;
use proptest::sample::select;

fn controls() -> impl Strategy<Value = Control> {
    select(vec![
        Control::None,
        Control::Fischer { seconds: 60, increment: 2 },
        Control::Delay { seconds: 30, delay: 3 },
        Control::Correspondence { days: 1 },
    ])
}

/// What somebody tries, and when: turns are most of it, so that games come to an end.
#[derive(Clone, Debug)]
struct Try {
    seat: Seat,
    /// Nothing is a turn of who is to act.
    act: Option<Act>,
    /// Clocks of servers were stepped, and differed between nodes.
    passed: i64,
    lag: i64,
    outage: i64,
    away: Option<i64>,
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let offers = || select(Offer::ALL.to_vec());
    let act = prop_oneof![
        30 => Just(None),
        6 => offers().prop_map(|offer| Some(Act::Offer { offer })),
        6 => offers().prop_map(|offer| Some(Act::Accept { offer })),
        4 => offers().prop_map(|offer| Some(Act::Decline { offer })),
        4 => select(Greeting::ALL.to_vec()).prop_map(|greeting| Some(Act::Say { greeting })),
        1 => select(vec![Some(Act::Resign), Some(Act::Abort), Some(Act::Claim)]),
    ];
    let passed = prop_oneof![8 => 0_i64..9_000, 1 => -20_000_i64..0, 1 => 60_000_i64..90_000_000];
    let outage = prop_oneof![4 => Just(0_i64), 1 => 0_i64..100_000];
    let away = prop_oneof![Just(None), (0..2 * ABSENCE_LIMIT).prop_map(Some)];
    let one = (select(Seat::BOTH.to_vec()), act, passed, 0_i64..900, outage, away);
    let one =
        one.prop_map(|(seat, act, passed, lag, outage, away)| Try { seat, act, passed, lag, outage, away });
    prop::collection::vec(one, 1..160)
}

/// Does what the hub does, with times as they come where it is careless, as it once was.
fn run(config: &str, control: Control, tries: Vec<Try>, careless: bool) -> Table {
    let mut table = Table::begun(config, control);
    for Try { seat, act, passed, lag, outage, away } in tries {
        table.now = table.now.plus(passed);
        let (seat, act) = match (act, table.state.to_act()) {
            (Some(act), _) => (seat, act),
            (None, Some(seat)) => (seat, table.random_turn()),
            (None, None) => continue,
        };
        let about = Circumstances { now: table.now, lag, outage, away };
        let next: NextEvent = match table.state.decide(seat, &act, &about) {
            Ok(Decision::Write(next)) => next,
            Ok(Decision::Continue(_)) => Event::Continued { game: GameId::from_bytes([8; 10]) }.into(),
            Ok(Decision::Done(_) | Decision::Nothing) => continue,
            // By its own clock a careless server would not have seen it yet.
            Err(Refusal::TimeUp) if careless && table.now < table.state.at() => continue,
            Err(Refusal::TimeUp) => table.state.flag(table.now, outage).unwrap().into(),
            Err(_) => continue,
        };
        if careless {
            let body = Logged::new(table.now, next.event).to_body();
            table.state.apply(&body).unwrap();
            table.bodies.push(body);
        } else {
            table.write(next);
        }
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn what_is_written_can_be_verified(
        config in select(vec!["kulami", "yinsh:blitz", "lyngk:seed=3"]),
        control in controls(),
        tries in tries(),
    ) {
        let table = run(config, control, tries, false);
        let again = GameState::verify_strictly(&table.entries()).unwrap();
        prop_assert_eq!(again.link(), table.state.link());
        prop_assert_eq!(again.status(), table.state.status());
        prop_assert_eq!(again.clock(), table.state.clock());
    }

    #[test]
    fn what_was_written_by_clocks_that_differed_can_be_read(
        config in select(vec!["kulami", "yinsh:blitz", "lyngk:seed=3"]),
        control in controls(),
        tries in tries(),
    ) {
        let table = run(config, control, tries, true);
        let again = GameState::verify(&linked(&table.bodies)).unwrap();
        prop_assert_eq!(again.link(), table.state.link());
        prop_assert_eq!(again.status(), table.state.status());
    }
}

/// So that the tests above are not empty: every kind of event and every end comes up.
#[test]
fn games_of_chance_have_everything_in_them() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..250 {
        let (control, tries) = (controls(), tries()).new_tree(&mut runner).unwrap().current();
        let table = run("yinsh:blitz", control, tries, false);
        for body in &table.bodies {
            let value = Logged::from_body(body).unwrap();
            let name = serde_json::to_value(&value.event).unwrap()["type"].as_str().unwrap().to_owned();
            seen.insert(name);
        }
        if let Status::Over { reason, .. } = table.state.status() {
            seen.insert(format!("{reason:?}"));
        }
    }
    let expected = [
        "Abandoned",
        "Aborted",
        "Agreement",
        "Normal",
        "Resignation",
        "Time",
        "began",
        "continued",
        "created",
        "declined",
        "ended",
        "offered",
        "said",
        "taken-back",
        "turn",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
