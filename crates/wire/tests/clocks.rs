//! What must hold of clocks whatever happens.

#![allow(clippy::unwrap_used)]

mod common;

use common::Table;
use orrery_wire::{Act, Circumstances, Control, Decision, GameState, LagBank, Offer, Seat, Status};
use proptest::prelude::*;

fn controls() -> impl Strategy<Value = Control> {
    prop_oneof![
        (30_u32..600, 0_u32..10).prop_map(|(seconds, increment)| Control::Fischer { seconds, increment }),
        (30_u32..600, 0_u32..10).prop_map(|(seconds, delay)| Control::Delay { seconds, delay }),
        (1_u32..4).prop_map(|days| Control::Correspondence { days }),
    ]
}

/// What happens between two turns: how long it takes, how slow the line is, for how long the server is down.
fn pauses() -> impl Strategy<Value = Vec<(i64, i64, i64)>> {
    prop::collection::vec(
        (0_i64..12_000, 0_i64..900, prop_oneof![4 => Just(0_i64), 1 => 0_i64..100_000]),
        4..30,
    )
}

/// Plays turns with these pauses until the game or somebody's time is over; the table, and what each turn took in
/// its player's eyes.
fn play(control: Control, pauses: &[(i64, i64, i64)]) -> (Table, Vec<(Seat, i64, i64)>) {
    let mut table = Table::begun("kulami", control);
    let mut spent = Vec::new();
    for (thought, lag, down) in pauses {
        if table.state.status() != Status::Playing {
            break;
        }
        let running = table.state.clock().running().is_some();
        let outage = if running { *down } else { 0 };
        table.now = table.now.plus(thought + lag + down);
        let (seat, turn) = (table.state.to_act().unwrap(), table.random_turn());
        let about = Circumstances { now: table.now, lag: *lag, outage, away: None };
        let Ok(Decision::Write(next)) = table.state.decide(seat, &turn, &about) else { break };
        let granted = match &next.event {
            orrery_wire::Event::Turn { lag, .. } => i64::from(*lag),
            _ => unreachable!("a turn is a turn"),
        };
        table.write(next);
        spent.push((seat, if running { thought + lag - granted } else { 0 }, granted));
    }
    (table, spent)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_state_is_the_fold_of_its_log(control in controls(), pauses in pauses()) {
        let (table, _) = play(control, &pauses);
        let again = GameState::replay(&table.bodies).unwrap();
        prop_assert_eq!(again.clock(), table.state.clock());
        prop_assert_eq!(again.link(), table.state.link());
        prop_assert_eq!(again.game().code(), table.state.game().code());
        prop_assert_eq!((again.seq(), again.base()), (table.state.seq(), table.state.base()));
    }

    #[test]
    fn what_is_left_is_what_there_was_less_what_was_used(control in controls(), pauses in pauses()) {
        let (table, spent) = play(control, &pauses);
        let left = table.state.clock().left().unwrap();
        for seat in Seat::BOTH {
            let own = spent.iter().filter(|(by, _, _)| *by == seat).enumerate();
            let timed = own.filter(|(index, _)| *index > 0).map(|(_, (_, spent, _))| *spent);
            let expected = match control {
                Control::Fischer { seconds, increment } => {
                    timed.fold(i64::from(seconds) * 1_000, |left, spent| left - spent + i64::from(increment) * 1_000)
                }
                Control::Delay { seconds, delay } => {
                    timed.fold(i64::from(seconds) * 1_000, |left, spent| left - (spent - i64::from(delay) * 1_000).max(0))
                }
                Control::Correspondence { days } => i64::from(days) * 86_400_000,
                Control::None => 0,
            };
            prop_assert_eq!(left[seat.index()], expected);
            prop_assert!(expected > 0 || table.state.status() != Status::Playing);
        }
    }

    #[test]
    fn downtime_costs_nobody_anything(control in controls(), pauses in pauses()) {
        let without: Vec<_> = pauses.iter().map(|(thought, lag, _)| (*thought, *lag, 0)).collect();
        let (down, _) = play(control, &pauses);
        let (up, _) = play(control, &without);
        prop_assert_eq!(down.state.clock().left(), up.state.clock().left());
        prop_assert_eq!(down.state.turn_count(), up.state.turn_count());
    }

    #[test]
    fn lag_is_given_back_within_its_quota(control in controls(), pauses in pauses()) {
        let (_, spent) = play(control, &pauses);
        for seat in Seat::BOTH {
            let granted: Vec<i64> = spent.iter().filter(|(by, _, _)| *by == seat).map(|(_, _, granted)| *granted).collect();
            let all: i64 = granted.iter().sum();
            prop_assert!(granted.iter().all(|granted| *granted <= LagBank::MOST));
            prop_assert!(all <= LagBank::MOST + LagBank::PER_TURN * granted.len() as i64);
        }
    }

    #[test]
    fn a_takeback_restores_the_clocks(control in controls(), turns in 2_usize..12, wait in 0_i64..5_000) {
        let mut table = Table::begun("kulami", control);
        table.play_random(turns);
        let mover = table.state.to_act().unwrap().other();
        table.now = table.now.plus(wait);
        table.act(mover, &Act::Offer { offer: Offer::Takeback }).unwrap();
        table.act(mover.other(), &Act::Accept { offer: Offer::Takeback }).unwrap();
        let (code, left) = &table.positions[turns - 1];
        prop_assert_eq!(&table.state.game().code(), code);
        prop_assert_eq!(table.state.clock().left(), *left);
        let running = table.state.clock().running();
        prop_assert_eq!(running, (turns > 2).then_some((mover, table.now)));
    }

    #[test]
    fn a_flag_falls_exactly_when_time_is_up(control in controls(), turns in 2_usize..10, outage in 0_i64..90_000) {
        let mut table = Table::begun("kulami", control);
        table.play_random(turns);
        let deadline = table.state.clock().deadline().unwrap().plus(outage);
        prop_assert!(table.state.flag(deadline.plus(-1), outage).is_none());
        let event = table.state.flag(deadline, outage).unwrap();
        table.now = deadline;
        table.write(event);
        let Status::Over { .. } = table.state.status() else { panic!("it is not over") };
        let left = table.state.clock().left().unwrap();
        prop_assert!(left.contains(&0));
        prop_assert!(GameState::replay(&table.bodies).is_ok());
    }
}
