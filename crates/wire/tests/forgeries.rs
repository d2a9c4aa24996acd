//! Logs that somebody made up: every hash is right, and yet no server has written them.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Table, linked};
use orrery_wire::{
    Act, Control, Event, GameId, GameResult, GameState, Greeting, Logged, Offer, Reason, Seat, Time,
};

const FISCHER: Control = Control::Fischer { seconds: 60, increment: 2 };

/// A game without a clock after so many turns.
fn played(turns: usize) -> Table {
    timed(Control::None, turns)
}

fn timed(control: Control, turns: usize) -> Table {
    let mut table = Table::begun("kulami", control);
    table.play_random(turns);
    table
}

/// A game that was resigned.
fn over() -> Table {
    let mut table = played(2);
    table.act(Seat::First, &Act::Resign).unwrap();
    table
}

/// What is said of a log that goes on like this, hashes and all.
fn refused_at(table: &Table, at: Time, event: Event) -> String {
    let mut bodies = table.bodies.clone();
    bodies.push(Logged::new(at, event).to_body());
    let error = GameState::verify(&linked(&bodies)).expect_err("it was taken for true");
    assert_eq!(error.seq as usize, bodies.len() - 1);
    assert_eq!(GameState::verify_strictly(&linked(&bodies)).expect_err("strictly"), error);
    error.reason
}

fn refused(table: &Table, event: Event) -> String {
    refused_at(table, table.now, event)
}

fn ended(score: GameResult, reason: Reason) -> Event {
    Event::Ended { score, reason, outage: 0 }
}

fn offered(seat: Seat, offer: Offer) -> Event {
    Event::Offered { seat, offer }
}

#[test]
fn an_end_by_the_rules_in_the_middle_of_a_game() {
    let reason = "an end by the rules follows from the turns and is never written";
    for score in [GameResult::First, GameResult::Second, GameResult::Draw, GameResult::None] {
        assert_eq!(refused(&played(4), ended(score, Reason::Normal)), reason);
    }
    let open = Table::open("kulami", Control::None);
    assert_eq!(refused(&open, ended(GameResult::First, Reason::Normal)), reason);
}

#[test]
fn an_agreement_that_nobody_proposed_or_that_is_no_draw() {
    let agreed = ended(GameResult::Draw, Reason::Agreement);
    assert_eq!(refused(&played(4), agreed.clone()), "nobody proposed a draw");
    let mut table = played(4);
    table.act(Seat::First, &Act::Offer { offer: Offer::Draw }).unwrap();
    for score in [GameResult::First, GameResult::Second, GameResult::None] {
        assert_eq!(refused(&table, ended(score, Reason::Agreement)), "what the players agree to is a draw");
    }
    table.act(Seat::Second, &Act::Decline { offer: Offer::Draw }).unwrap();
    assert_eq!(refused(&table, agreed.clone()), "nobody proposed a draw");
    // An offer lapses with the next turn.
    let mut table = played(4);
    table.act(Seat::First, &Act::Offer { offer: Offer::Draw }).unwrap();
    table.play_random(1);
    assert_eq!(refused(&table, agreed), "nobody proposed a draw");
}

#[test]
fn a_resignation_or_a_claim_that_nobody_loses() {
    for score in [GameResult::Draw, GameResult::None] {
        let reason = "who resigns or goes away loses";
        assert_eq!(refused(&played(3), ended(score, Reason::Resignation)), reason);
        assert_eq!(refused(&timed(FISCHER, 3), ended(score, Reason::Abandoned)), reason);
    }
}

#[test]
fn a_claim_without_a_live_clock() {
    for control in [Control::None, Control::Correspondence { days: 2 }] {
        let table = timed(control, 3);
        let claimed = ended(GameResult::First, Reason::Abandoned);
        assert_eq!(refused(&table, claimed), "a game without a live clock cannot be claimed");
    }
}

#[test]
fn a_game_called_off_too_late_or_with_a_result() {
    let called_off = ended(GameResult::None, Reason::Aborted);
    assert_eq!(refused(&played(2), called_off), "the game was called off after both had made a turn");
    for score in [GameResult::First, GameResult::Second, GameResult::Draw] {
        assert_eq!(
            refused(&played(1), ended(score, Reason::Aborted)),
            "a game that was called off has no result"
        );
    }
}

#[test]
fn an_end_on_time_too_early_or_of_the_wrong_player() {
    let table = timed(FISCHER, 3);
    let deadline = table.state.clock().deadline().unwrap();
    let lost = table.state.to_act().unwrap();
    let on_time = |winner: Seat| ended(GameResult::win(winner), Reason::Time);
    assert_eq!(refused_at(&table, deadline.plus(-1), on_time(lost.other())), "the time was not up");
    assert_eq!(refused_at(&table, deadline, on_time(lost)), "the time of the other player was up");
    assert_eq!(
        refused_at(&table, deadline, ended(GameResult::Draw, Reason::Time)),
        "the time of the other player was up"
    );
    assert_eq!(refused(&played(3), on_time(lost.other())), "the time was not up");
}

#[test]
fn an_end_before_the_beginning_or_after_the_end() {
    let open = Table::open("kulami", FISCHER);
    for reason in [Reason::Resignation, Reason::Agreement, Reason::Abandoned, Reason::Time] {
        assert_eq!(refused(&open, ended(GameResult::First, reason)), "the game ended before it began");
        assert_eq!(refused(&over(), ended(GameResult::First, reason)), "the game is over already");
    }
    assert_eq!(refused(&over(), ended(GameResult::None, Reason::Aborted)), "the game is over already");
}

#[test]
fn time_given_back_where_no_clock_runs() {
    let mut table = played(3);
    let mut turn = |lag: u32, outage: u32| {
        let Act::Turn { turn_id: id, actions, .. } = table.random_turn() else { unreachable!() };
        let event = Event::Turn { seat: Seat::Second, id, actions, lag, outage };
        refused(&table, event)
    };
    assert_eq!(turn(20, 0), "time was given back at a clock that does not run");
    assert_eq!(turn(0, 5_000), "time was given back at a clock that does not run");
    let resigned = Event::Ended { score: GameResult::First, reason: Reason::Resignation, outage: 1 };
    assert_eq!(
        refused(&timed(FISCHER, 3), resigned),
        "time was given back at an end that is no matter of time"
    );
}

#[test]
fn a_takeback_that_nobody_asked_for_or_of_other_turns() {
    let table = played(4);
    for turns in 0..4 {
        assert_eq!(refused(&table, Event::TakenBack { turns }), "nobody proposed a takeback");
    }
    let mut asked = played(4);
    asked.act(Seat::First, &Act::Offer { offer: Offer::Takeback }).unwrap();
    // The last turn of who asked was the third.
    for turns in [0, 1, 3] {
        assert_eq!(
            refused(&asked, Event::TakenBack { turns }),
            "other turns were taken back than was proposed"
        );
    }
    assert_eq!(refused(&asked, Event::TakenBack { turns: 4 }), "there are not so many turns");
    asked.act(Seat::Second, &Act::Decline { offer: Offer::Takeback }).unwrap();
    assert_eq!(refused(&asked, Event::TakenBack { turns: 2 }), "nobody proposed a takeback");
    assert_eq!(refused(&over(), Event::TakenBack { turns: 1 }), "the game is not being played");
}

#[test]
fn offers_at_the_wrong_time_or_twice() {
    let open = Table::open("kulami", Control::None);
    let mut asked = played(2);
    asked.act(Seat::First, &Act::Offer { offer: Offer::Draw }).unwrap();
    let mut again = over();
    again.act(Seat::First, &Act::Offer { offer: Offer::Rematch }).unwrap();
    let cases = [
        (&open, Offer::Draw, "something was proposed before the game began"),
        (&open, Offer::Rematch, "something was proposed before the game began"),
        (&played(0), Offer::Takeback, "a takeback was proposed by who had made no turn"),
        (&played(2), Offer::Rematch, "another game was proposed before this one was over"),
        (&played(2), Offer::ReturnGame, "another game was proposed before this one was over"),
        (&over(), Offer::Draw, "a draw or a takeback was proposed after the end"),
        (&over(), Offer::Takeback, "a draw or a takeback was proposed after the end"),
        (&asked, Offer::Draw, "the same was proposed twice between two turns"),
        (&again, Offer::Rematch, "the same was proposed twice between two turns"),
    ];
    for (table, offer, reason) in cases {
        assert_eq!(refused(table, offered(Seat::First, offer)), reason, "{offer:?}");
    }
    asked.act(Seat::Second, &Act::Decline { offer: Offer::Draw }).unwrap();
    let reason = "the same was proposed twice between two turns";
    assert_eq!(refused(&asked, offered(Seat::First, Offer::Draw)), reason, "declined meanwhile");
}

#[test]
fn declining_what_nobody_proposed() {
    for table in [Table::open("kulami", Control::None), played(2), over()] {
        for offer in Offer::ALL {
            assert_eq!(
                refused(&table, Event::Declined { seat: Seat::First, offer }),
                "nothing of the kind was proposed that could be declined"
            );
        }
    }
}

#[test]
fn going_on_without_a_proposal_too_early_or_twice() {
    let next = || Event::Continued { game: GameId::from_bytes([9; 10]) };
    assert_eq!(refused(&played(2), next()), "the players went on before the game was over");
    assert_eq!(refused(&over(), next()), "nobody proposed another game");
    let mut table = over();
    table.act(Seat::First, &Act::Offer { offer: Offer::Rematch }).unwrap();
    table.write(next());
    assert_eq!(refused(&table, next()), "the players went on twice");
    assert_eq!(
        refused(&table, offered(Seat::Second, Offer::Rematch)),
        "another game was proposed when the players had gone on already"
    );
    assert_eq!(
        refused(&table, Event::Declined { seat: Seat::Second, offer: Offer::Rematch }),
        "nothing of the kind was proposed that could be declined"
    );
}

#[test]
fn saying_more_than_may_be_said() {
    let mut table = played(1);
    let said = || Event::Said { seat: Seat::First, greeting: Greeting::Hello };
    (0..4).for_each(|_| _ = table.write(said()));
    assert_eq!(refused(&table, said()), "more was said than may be between two turns");
}

#[test]
fn a_turn_under_a_name_that_stands_already_or_after_the_end() {
    let mut table = played(0);
    let Act::Turn { turn_id: id, actions, .. } = table.random_turn() else { unreachable!() };
    let turn = |seat: Seat, actions: &[String]| Event::Turn {
        seat,
        id: id.clone(),
        actions: actions.to_vec(),
        lag: 0,
        outage: 0,
    };
    table.write(turn(Seat::First, &actions));
    table.act(Seat::First, &Act::Offer { offer: Offer::Takeback }).unwrap();
    table.act(Seat::Second, &Act::Accept { offer: Offer::Takeback }).unwrap();
    assert_eq!(
        refused(&table, turn(Seat::First, &actions)),
        format!("the turn {} was played before", id.as_str())
    );
    table.act(Seat::First, &Act::Resign).unwrap();
    assert_eq!(refused(&table, turn(Seat::First, &actions)), "the game is not being played");
}

#[test]
fn time_that_goes_backwards_is_read_but_not_vouched_for() {
    let mut table = played(3);
    let last = table.state.seq();
    let earlier =
        Logged::new(table.state.at().plus(-1), Event::Said { seat: Seat::First, greeting: Greeting::Oops });
    table.bodies.push(earlier.to_body());
    let entries = linked(&table.bodies);
    // Nodes whose clocks differed have written such logs.
    assert_eq!(GameState::verify(&entries).unwrap().at(), earlier.at);
    let error = GameState::verify_strictly(&entries).unwrap_err();
    let expected = format!("entry {}: its time is before that of entry {last}", last + 1);
    assert_eq!(error.to_string(), expected);
}

#[test]
fn going_on_by_a_proposal_that_was_taken_back_is_read_but_not_vouched_for() {
    let mut table = over();
    table.act(Seat::First, &Act::Offer { offer: Offer::Rematch }).unwrap();
    table.act(Seat::First, &Act::Decline { offer: Offer::Rematch }).unwrap();
    table.write(Event::Continued { game: GameId::from_bytes([9; 10]) });
    // Two nodes at once: one accepted, the other took it back.
    assert!(GameState::verify(&table.entries()).is_ok());
    let error = GameState::verify_strictly(&table.entries()).unwrap_err();
    assert_eq!(error.reason, "no proposal of another game stood any more");
}

#[test]
fn no_entry_is_written_with_a_time_before_the_last() {
    let mut table = timed(FISCHER, 3);
    let (at, left) = (table.state.at(), table.state.clock().left());
    table.now = at.plus(-3_600_000);
    table.play_random(1);
    assert_eq!(table.state.at(), at);
    assert_eq!(table.state.clock().left().unwrap()[1], left.unwrap()[1] + 2_000, "nothing was charged");
    assert!(GameState::verify_strictly(&table.entries()).is_ok());
}
