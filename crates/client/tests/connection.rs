//! When a connection is opened, given up and opened again.

use orrery_client::{Connection, Effect, Input, Kept, Line, Moment, News, Policy};
use orrery_wire::{Act, ErrorCode, ErrorView, GameId, Reply, Request, Time, WIRE_VERSION};

fn game() -> GameId {
    GameId::from_bytes([3; 10])
}

fn welcome() -> Reply {
    Reply::Welcome { version: WIRE_VERSION, player: None, now: Time(0) }
}

fn watch() -> Effect {
    Effect::Send(Request::Watch { game: game(), since: None })
}

/// A connection that stands since 0 and over which a game is watched.
fn open() -> Connection {
    let mut connection = Connection::new(Policy::default(), 1);
    let kept = Some(Kept { base: 1, id: None, actions: vec!["a1".to_owned()] });
    assert_eq!(connection.on(Moment(0), Input::Follow(game(), kept)), [Effect::Open { socket: 1 }]);
    let told = connection.on(Moment(0), Input::Heard { socket: 1, reply: welcome() });
    assert_eq!(told, [Effect::Player(None), Effect::Line(Line::Open), watch()]);
    connection
}

fn wakes(connection: &mut Connection) -> (Moment, Vec<Effect>) {
    let at = connection.wakes_at().expect("something is waited for");
    (at, connection.on(at, Input::Woke))
}

#[test]
fn waits_become_longer_and_are_drawn() {
    let mut connection = open();
    let (mut now, mut socket) = (Moment(100), 1);
    for wait in [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000] {
        let closed = connection.on(now, Input::Closed { socket });
        assert_eq!(closed.first(), Some(&Effect::Close));
        assert_eq!(connection.line(), Line::Broken);
        let (at, opened) = wakes(&mut connection);
        socket += 1;
        assert_eq!(opened, [Effect::Open { socket }]);
        assert!((wait * 7 / 10..=wait * 13 / 10).contains(&at.since(now)), "{wait}: {:?}", at.since(now));
        now = at;
    }
    // One that held for a while was a good one.
    connection.on(now, Input::Heard { socket, reply: welcome() });
    let later = now.plus(10_001);
    connection.on(later, Input::Closed { socket });
    assert!(connection.wakes_at().expect("a wait").since(later) <= 325);
}

#[test]
fn not_all_come_back_at_the_same_moment() {
    let waits: Vec<_> = (0..20)
        .map(|seed| {
            let mut connection = Connection::new(Policy::default(), seed);
            connection.on(Moment(0), Input::Lobby(true));
            connection.on(Moment(0), Input::Closed { socket: 1 });
            connection.wakes_at()
        })
        .collect();
    assert!(waits.iter().any(|wait| *wait != waits[0]), "{waits:?}");
}

#[test]
fn a_silent_server_is_asked_and_given_up() {
    let mut connection = open();
    assert_eq!(wakes(&mut connection), (Moment(15_000), vec![Effect::Send(Request::Ping)]));
    let mut other = open();
    wakes(&mut other);
    other.on(Moment(15_100), Input::Heard { socket: 1, reply: Reply::Pong { now: Time(0) } });
    assert_eq!(wakes(&mut other), (Moment(30_100), vec![Effect::Send(Request::Ping)]), "it has answered");
    let (at, given_up) = wakes(&mut connection);
    assert_eq!((at, given_up), (Moment(21_000), vec![Effect::Close, Effect::Line(Line::Broken)]));
}

#[test]
fn an_act_that_is_not_answered_breaks_the_connection() {
    let mut connection = open();
    let sent = connection.on(Moment(5), Input::Act(game(), Act::Resign));
    assert_eq!(sent, [Effect::Send(Request::Act { game: game(), reference: 1, what: Act::Resign })]);
    assert_eq!(wakes(&mut connection).0, Moment(6_005));
    assert_eq!(connection.line(), Line::Broken);
    let not_sent = connection.on(Moment(6_010), Input::Act(game(), Act::Resign));
    assert_eq!(not_sent, [Effect::Tell(game(), News::NotSent(Act::Resign))]);

    let mut answered = open();
    answered.on(Moment(5), Input::Act(game(), Act::Resign));
    let reply = Reply::Stored { reference: 1, game: game(), seq: Some(9) };
    let told = answered.on(Moment(9), Input::Heard { socket: 1, reply });
    assert_eq!(told, [Effect::Tell(game(), News::Done { reference: 1, seq: Some(9) })]);
    assert_eq!(answered.wakes_at(), Some(Moment(15_009)));
}

#[test]
fn what_the_server_had_no_time_for_is_asked_again() {
    let mut connection = open();
    let error = ErrorView { error: ErrorCode::Unavailable, message: String::new() };
    let reply = Reply::Error { reference: None, error };
    assert_eq!(connection.on(Moment(10), Input::Heard { socket: 1, reply }), []);
    assert_eq!(wakes(&mut connection), (Moment(2_010), vec![watch()]));

    let error = ErrorView { error: ErrorCode::NotFound, message: String::new() };
    let reply = Reply::Error { reference: None, error: error.clone() };
    let told = connection.on(Moment(2_020), Input::Heard { socket: 1, reply });
    assert_eq!(told, [Effect::Tell(game(), News::Failed(error))]);
}

#[test]
fn what_nobody_wants_is_closed() {
    let mut connection = open();
    connection.on(Moment(1), Input::Curious(true));
    connection.on(Moment(1), Input::Lobby(true));
    let left = connection.on(Moment(2), Input::Leave(game()));
    assert_eq!(left, [Effect::Send(Request::Unwatch { game: game() })]);
    assert_eq!(connection.on(Moment(3), Input::Curious(false)), []);
    let closed = connection.on(Moment(4), Input::Lobby(false));
    let farewell = Effect::Send(Request::Lobby { on: false });
    assert_eq!(closed, [farewell, Effect::Close, Effect::Line(Line::Closed)]);
    assert_eq!(connection.wakes_at(), None);
}

#[test]
fn an_old_socket_is_not_heard() {
    let mut connection = open();
    connection.on(Moment(1), Input::KnownAs(None));
    assert_eq!(connection.on(Moment(2), Input::Closed { socket: 1 }), []);
    assert_eq!(connection.on(Moment(2), Input::Heard { socket: 1, reply: welcome() }), []);
    assert_eq!(connection.on(Moment(3), Input::Act(game(), Act::Abort)).len(), 1, "nobody was welcomed yet");
    let back = connection.on(Moment(4), Input::Heard { socket: 2, reply: welcome() });
    assert!(back.contains(&watch()), "{back:?}");
}

#[test]
fn a_network_that_is_back_is_used_at_once() {
    let mut connection = open();
    let gone = connection.on(Moment(50), Input::NetworkGone);
    assert_eq!(gone, [Effect::Close, Effect::Line(Line::Broken)]);
    assert_eq!(connection.on(Moment(51), Input::NetworkBack), [Effect::Open { socket: 2 }]);
}
