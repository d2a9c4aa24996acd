//! Random network failures. Whatever happens, every acknowledged turn is in the log exactly once, every sender learns what
//! became of their turn, and all clients end in the server's state.

#![allow(clippy::unwrap_used)]

mod server;
mod world;

use proptest::prelude::*;

use server::Manner;
use world::{Chance, Fate, PEOPLE, Way, World};

/// What can happen next. Most often a message simply arrives.
fn chance(fates: &'static [Fate]) -> impl Strategy<Value = Chance> {
    let who = 0..PEOPLE.len();
    let way = prop_oneof![Just(Way::Up), Just(Way::Down)];
    let manner =
        prop::sample::select(vec![Manner::Busy, Manner::StoresAndFails, Manner::StoresAndFallsSilent]);
    let message = move |fates: &'static [Fate]| {
        (who.clone(), way.clone(), prop::sample::select(fates))
            .prop_map(|(who, way, fate)| Chance::Message(who, way, fate))
    };
    let who = || 0..PEOPLE.len();
    prop_oneof![
        60 => message(&[Fate::Arrives]),
        10 => message(fates),
        20 => who().prop_map(Chance::Turn),
        3 => who().prop_map(Chance::Compose),
        3 => who().prop_map(Chance::Cut),
        2 => who().prop_map(Chance::Dies),
        2 => who().prop_map(Chance::Reload),
        3 => who().prop_map(Chance::Takeback),
        2 => who().prop_map(Chance::Greet),
        10 => (1_u16..4_000).prop_map(Chance::Passes),
        3 => manner.prop_map(Chance::Server),
    ]
}

fn run(seed: u64, chances: &[Chance], cut_all: bool) -> Result<World, String> {
    let mut world = World::new(seed);
    chances.iter().for_each(|chance| world.happen(*chance));
    world.calm_down(cut_all);
    world.check().map(|()| world)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Clients must notice dead connections by themselves: nothing is cut at the end.
    #[test]
    fn a_network_that_doubles_delays_and_reorders_loses_no_turn(
        seed in any::<u64>(),
        chances in prop::collection::vec(chance(&[Fate::ArrivesTwice, Fate::Overtaken]), 0..300),
    ) {
        let end = run(seed, &chances, false);
        prop_assert!(end.is_ok(), "{:?}", end.err());
    }

    /// TCP never loses single messages. So at the end every connection is cut once, and every client must reconnect and recover.
    #[test]
    fn a_network_that_loses_messages_loses_no_turn(
        seed in any::<u64>(),
        chances in prop::collection::vec(chance(&[Fate::Lost, Fate::ArrivesTwice, Fate::Overtaken]), 0..300),
    ) {
        let end = run(seed, &chances, true);
        prop_assert!(end.is_ok(), "{:?}", end.err());
    }
}

/// All waiting messages arrive.
fn exchange() -> Vec<Chance> {
    let each = |who| [Way::Up, Way::Down].map(|way| Chance::Message(who, way, Fate::Arrives));
    [(); 2].iter().flat_map(|()| (0..PEOPLE.len()).flat_map(each)).collect()
}

/// A few turns by everybody on a network without failures, message by message.
fn good_weather() -> Vec<Chance> {
    let turns = [0, 2, 1, 2, 0].into_iter();
    exchange()
        .into_iter()
        .chain(turns.flat_map(|who| [vec![Chance::Turn(who)], exchange()].concat()))
        .collect()
}

#[test]
fn in_good_weather_turns_are_made() {
    assert_eq!(run(1, &good_weather(), false).map(|world| world.turns()), Ok(5));
}

#[test]
fn a_connection_can_be_cut_at_every_point() {
    let calm = good_weather();
    for place in 0..=calm.len() {
        for who in 0..PEOPLE.len() {
            for trouble in [Chance::Cut(who), Chance::Dies(who), Chance::Reload(who)] {
                let mut chances = calm.clone();
                chances.insert(place, trouble);
                let end = run(1, &chances, false);
                assert!(end.is_ok(), "{trouble:?} at {place}: {:?}", end.err());
            }
        }
    }
}

#[test]
fn two_tabs_that_move_at_once_make_one_turn() {
    let chances = [exchange(), vec![Chance::Turn(0), Chance::Turn(1)]].concat();
    assert_eq!(run(1, &chances, false).map(|world| world.turns()), Ok(1));
}

#[test]
fn what_is_overtaken_is_asked_for() {
    let speak = [Chance::Greet(2), Chance::Message(2, Way::Up, Fate::Arrives)];
    let late = [Chance::Message(0, Way::Down, Fate::Overtaken)];
    let chances = [exchange(), speak.to_vec(), speak.to_vec(), late.to_vec()].concat();
    let end = run(1, &chances, false);
    assert!(end.is_ok(), "{:?}", end.err());
}
