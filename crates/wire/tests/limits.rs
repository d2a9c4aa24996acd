//! However players go about it, a log stays short.

#![allow(clippy::unwrap_used)]

mod common;

use common::Table;
use orrery_games::core::Rng;
use orrery_wire::{
    Act, Control, Decision, Event, GameId, GameState, Greeting, MAX_ENTRIES, MAX_TAKEBACKS, Offer, Refusal,
    Seat, Status,
};

const GAMES: [&str; 3] = ["yinsh", "lyngk:seed=7", "kulami"];

/// Everything that can be done beside making turns, taking them back and giving up.
fn idle_acts() -> Vec<(Seat, Act)> {
    let mut acts = Vec::new();
    for seat in Seat::BOTH {
        acts.push((seat, Act::Say { greeting: Greeting::Hello }));
        for offer in [Offer::Draw, Offer::Rematch, Offer::ReturnGame] {
            acts.push((seat, Act::Offer { offer }));
            acts.push((seat.other(), Act::Decline { offer }));
        }
    }
    // What the first player proposes is declined, so that the second can propose it, too, and have it granted.
    acts.push((Seat::First, Act::Offer { offer: Offer::Takeback }));
    acts.push((Seat::Second, Act::Decline { offer: Offer::Takeback }));
    acts
}

/// Does something, as the hub would; whether an entry was written.
fn does(table: &mut Table, seat: Seat, act: &Act) -> bool {
    let about = orrery_wire::Circumstances { now: table.now, ..Default::default() };
    match table.state.decide(seat, act, &about) {
        Ok(Decision::Write(next)) => _ = table.write(next),
        Ok(Decision::Continue(_)) => {
            _ = table.write(Event::Continued { game: GameId::from_bytes([5; 10]) });
        }
        Ok(Decision::Done(_) | Decision::Nothing) | Err(_) => return false,
    }
    true
}

/// Writes whatever can be written without getting on with the game.
fn idles(table: &mut Table) {
    while idle_acts().iter().any(|(seat, act)| does(table, *seat, act)) {}
}

/// A turn of the second player is taken back.
fn takes_back(table: &mut Table) -> bool {
    let offer = Offer::Takeback;
    does(table, Seat::Second, &Act::Offer { offer }) && does(table, Seat::First, &Act::Accept { offer })
}

fn makes_a_turn(table: &mut Table) {
    let (seat, turn) = (table.state.to_act().unwrap(), table.random_turn());
    assert!(does(table, seat, &turn), "a turn can always be made");
}

#[test]
fn who_writes_as_much_as_possible_comes_to_an_end() {
    for config in GAMES {
        let mut table = Table::begun(config, Control::None);
        idles(&mut table);
        while table.state.to_act().is_some() {
            if !takes_back(&mut table) {
                makes_a_turn(&mut table);
            }
            idles(&mut table);
        }
        let entries = u32::try_from(table.bodies.len()).unwrap();
        assert!(entries <= MAX_ENTRIES, "{config}: {entries} entries");
        assert!(entries > MAX_ENTRIES - 500, "{config}: {entries} entries, and no limit was met");
        assert!(GameState::verify_strictly(&table.entries()).is_ok());
    }
}

#[test]
fn who_does_anything_at_all_comes_to_an_end() {
    for (seed, config) in (1..).zip(GAMES) {
        let mut rng = Rng::new(seed);
        let mut table = Table::begun(config, Control::None);
        let mut acts = idle_acts();
        acts.push((Seat::Second, Act::Offer { offer: Offer::Takeback }));
        acts.extend(Seat::BOTH.map(|seat| (seat, Act::Accept { offer: Offer::Takeback })));
        let mut idle = 0;
        // Where nothing has been written for long, nothing can be but a turn.
        while table.state.to_act().is_some() || idle < 500 {
            let (seat, act) = &acts[rng.index(acts.len())];
            idle = if does(&mut table, *seat, act) { 0 } else { idle + 1 };
            if table.state.to_act().is_some() && (idle > 50 || rng.index(60) == 0) {
                makes_a_turn(&mut table);
                idle = 0;
            }
        }
        assert!(table.bodies.len() <= MAX_ENTRIES as usize, "{config}: {} entries", table.bodies.len());
    }
}

#[test]
fn turns_are_taken_back_fifty_times() {
    let mut table = Table::begun("kulami", Control::None);
    let (ask, grant) = (Act::Offer { offer: Offer::Takeback }, Act::Accept { offer: Offer::Takeback });
    for _ in 0..MAX_TAKEBACKS {
        table.play_random(1);
        table.act(Seat::First, &ask).unwrap();
        table.act(Seat::Second, &grant).unwrap();
    }
    table.play_random(1);
    assert_eq!(table.act(Seat::First, &ask), Err(Refusal::TooManyTakebacks));
    // Of a log from before the limit: it is read, and the takeback that was asked for is refused.
    table.write(Event::Offered { seat: Seat::First, offer: Offer::Takeback });
    assert_eq!(table.act(Seat::Second, &grant), Err(Refusal::TooManyTakebacks));
    table.write(Event::TakenBack { turns: 0 });
    assert!(GameState::verify_strictly(&table.entries()).is_ok());
    table.play_random(2);
    assert_eq!(table.act(Seat::Second, &ask), Err(Refusal::TooManyTakebacks));
}

/// A game with so long a log that only the game itself is written; turns could still be taken back otherwise.
fn full_table() -> Table {
    let mut table = Table::begun("yinsh", Control::Fischer { seconds: 600, increment: 0 });
    let mut takebacks = 1;
    table.play_random(2);
    while table.act(Seat::First, &Act::Say { greeting: Greeting::Oops }) != Err(Refusal::LogFull) {
        idles(&mut table);
        if takebacks < MAX_TAKEBACKS && takes_back(&mut table) {
            takebacks += 1;
        } else {
            makes_a_turn(&mut table);
        }
    }
    makes_a_turn(&mut table);
    table
}

#[test]
fn a_full_log_takes_turns_draws_and_ends_only() {
    let full = Err(Refusal::LogFull);
    let mut table = full_table();
    assert_eq!(table.act(Seat::First, &Act::Say { greeting: Greeting::Hello }), full);
    let (ask, grant) = (Act::Offer { offer: Offer::Takeback }, Act::Accept { offer: Offer::Takeback });
    assert_eq!(table.act(Seat::First, &ask), full);
    let mut asked = table.clone();
    asked.write(Event::Offered { seat: Seat::First, offer: Offer::Takeback });
    assert_eq!(asked.act(Seat::Second, &grant), full, "asked for in a log from before there was a limit");

    let mut resigned = table.clone();
    resigned.play_random(1);
    resigned.act(Seat::First, &Act::Resign).unwrap();
    assert!(matches!(resigned.state.status(), Status::Over { .. }));

    table.act(Seat::First, &Act::Offer { offer: Offer::Draw }).unwrap();
    assert_eq!(table.act(Seat::Second, &Act::Decline { offer: Offer::Draw }), full, "it lapses with a turn");
    table.act(Seat::Second, &Act::Accept { offer: Offer::Draw }).unwrap();
    // The players can still go on with another game, but not talk about it.
    assert_eq!(table.act(Seat::First, &Act::Say { greeting: Greeting::Hello }), full);
    table.act(Seat::First, &Act::Offer { offer: Offer::ReturnGame }).unwrap();
    table.act(Seat::Second, &Act::Decline { offer: Offer::ReturnGame }).unwrap();
    table.act(Seat::First, &Act::Offer { offer: Offer::Rematch }).unwrap();
    assert!(does(&mut table, Seat::Second, &Act::Accept { offer: Offer::Rematch }));
    assert!(GameState::verify_strictly(&table.entries()).is_ok());
}

#[test]
fn a_log_from_before_the_limits_is_read_and_its_game_goes_on() {
    let mut table = Table::begun("kulami", Control::None);
    while table.bodies.len() <= MAX_ENTRIES as usize {
        table.play_random(1);
        table.write(Event::Offered { seat: Seat::First, offer: Offer::Takeback });
        table.write(Event::TakenBack { turns: 0 });
    }
    assert!(GameState::verify_strictly(&table.entries()).is_ok());
    table.play_random(5);
    table.act(Seat::First, &Act::Resign).unwrap();
}
