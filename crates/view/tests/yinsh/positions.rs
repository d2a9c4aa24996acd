//! Single positions: previews, rows, refusals, the last turn.

use std::collections::BTreeMap;

use orrery_games::AnyGame;
use orrery_games::core::Player;
use orrery_games::yinsh::Point;
use orrery_view::{
    Amount, Animation, Arg, Art, Facing, Mark, Motion, Phrase, Spot, Table, Target, Touch, ViewState,
};

use crate::{ACTING, assert_has_words, frame, numbers, played, spot};

/// Where Black cannot move (Y16).
const STUCK: &str = "W c8 e6 e7 f5 h10 B b1 b7 c2 d5 d6 \
    w a2 a3 b2 b3 b5 c4 c5 c7 e2 e3 e4 e5 e8 f2 f4 g2 g5 g6 h7 h8 i7 k10 \
    b a4 a5 b4 b6 c1 c3 c6 d1 d2 d3 d4 d7 d8 d9 e1 e9 f3 f6 f9 g3 g4 g9 h4";
const CORNERS: &str = "W a2 a3 a4 a5 b1 B k7 k8 k9 k10 j11";

fn aimed(at: &str) -> ViewState {
    ViewState { aim: Some(spot(at)), ..ACTING }
}

/// A table with these pieces (`W` and `B` rings, `w` and `b` markers, each sign before its points), in this state.
fn set_up(pieces: &str, state: &str) -> Table {
    let mut signs = BTreeMap::new();
    let mut sign = "";
    for word in pieces.split_whitespace() {
        match word {
            "W" | "B" | "w" | "b" => sign = word,
            point => assert_eq!(signs.insert(point.to_owned(), sign), None, "{point} twice"),
        }
    }
    let mut columns = vec![String::new(); 11];
    for point in Point::all() {
        // Empty points are counted: after 9 comes `:`, to be written as 10.
        let sign = signs.get(&point.to_string());
        let column = &mut columns[usize::from(point.column())];
        match (sign, column.pop()) {
            (Some(sign), last) => column.extend(last.into_iter().chain(sign.chars())),
            (None, Some(count @ '1'..='9')) => column.push((count as u8 + 1) as char),
            (None, last) => column.extend(last.into_iter().chain(['1'])),
        }
    }
    let columns = columns.iter().map(|column| column.replace(':', "10")).collect::<Vec<_>>().join("/");
    Table::new(AnyGame::from_code(&format!("yinsh|{columns};{state}")).expect("a position"))
}

fn touch(table: &mut Table, spots: &str) -> Touch {
    let mut last = Touch::Dropped;
    for name in spots.split_whitespace() {
        last = table.touch(spot(name));
    }
    last
}

fn refusal(table: &Table, spots: &str) -> Phrase {
    match touch(&mut table.clone(), spots) {
        Touch::Refused(reason) => reason,
        other => panic!("{spots}: {other:?}"),
    }
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    let found = phrase.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{} has no {name}", phrase.key)).1
}

fn can(table: &Table, view_state: &ViewState, at: &str) -> &'static str {
    let described = table.describe(view_state, &[spot(at)]).remove(0);
    assert_has_words(&described);
    match described.args.iter().find(|(name, _)| *name == "can") {
        Some((_, Arg::Phrase(can))) => can.key,
        _ => "",
    }
}

fn is_accent(mark: &Mark) -> bool {
    !matches!(mark, Mark::Last(_) | Mark::LastDashed(_) | Mark::LastPath(_) | Mark::Taken(..))
}

#[test]
fn flips_follow_the_ring() {
    let table = set_up("W a2 a3 a4 b1 h7 B k7 k8 k9 k10 j11 w g7 b f7 e7", "w;move;0-0");
    let mut moved = table.clone();
    assert_eq!(touch(&mut moved, "h7 d7"), played("h7-d7"));
    let flipped: Vec<String> = moved.motions(0)[0]
        .iter()
        .filter_map(|motion| if let Motion::Flip { at, .. } = motion { Some(at.to_string()) } else { None })
        .collect();
    assert_eq!(flipped, ["g7", "f7", "e7"]);
}

#[test]
fn a_ring_in_hand_shows_where_it_can_go_and_what_it_would_flip() {
    let mut table = set_up("W a2 a3 a4 b1 h7 B k7 k8 k9 k10 j11 w g7 b f7 e7", "w;move;0-0");
    assert!(table.scene(&ACTING).marks.is_empty(), "nothing at rest");
    assert_eq!(table.scene(&aimed("h7")).marks, [Mark::Pickable(spot("h7"))]);
    assert_eq!(can(&table, &ACTING, "h7"), "yinsh-can-move");
    assert_eq!(touch(&mut table, "h7"), Touch::Picked);

    let scene = table.scene(&ACTING);
    let lifted: Vec<_> = scene.pieces.iter().filter(|piece| piece.at == spot("h7")).collect();
    assert_eq!(
        lifted.iter().map(|piece| &piece.art).collect::<Vec<_>>(),
        [&Art::Marker(Player::First), &Art::Ring(Player::First)]
    );
    assert!(lifted[1].lifted);
    assert!(scene.marks.contains(&Mark::Selected(spot("h7"))));
    assert!(scene.marks.contains(&Mark::Target(spot("d7"), Target::Jump)));
    assert!(scene.marks.contains(&Mark::Target(spot("h8"), Target::Empty)));
    assert!(!scene.marks.iter().any(|mark| matches!(mark, Mark::Ghost(..) | Mark::WillFlip(..))));

    let scene = table.scene(&aimed("d7"));
    let expected = [
        Mark::Path(vec![spot("h7"), spot("d7")]),
        Mark::WillFlip(spot("g7"), Player::First),
        Mark::WillFlip(spot("f7"), Player::Second),
        Mark::WillFlip(spot("e7"), Player::Second),
        Mark::Aim(spot("d7")),
        Mark::Ghost(spot("d7"), Art::Ring(Player::First)),
    ];
    assert!(expected.iter().all(|mark| scene.marks.contains(mark)));
    assert!(!scene.marks.contains(&Mark::Target(spot("d7"), Target::Jump)), "not twice");
    assert_eq!(can(&table, &ACTING, "d7"), "yinsh-can-jump");
    let more = table.prompt(&aimed("d7")).more.expect("an answer");
    assert_eq!(
        (more.key, arg(&more, "white"), arg(&more, "black")),
        ("yinsh-more-flips", &2.into(), &1.into())
    );

    assert!(
        table.scene(&ViewState { acting: false, ..aimed("d7") }).marks.iter().all(|mark| !is_accent(mark))
    );
    assert_eq!(table.touch(spot("h7")), Touch::Dropped);
}

#[test]
fn why_a_ring_cannot_go_there() {
    let table = set_up("W a2 a3 a4 b1 h7 B k7 k8 k9 k10 f7 w g7 e7 h9", "w;move;0-0");
    let reason = |spots: &str| refusal(&table, spots).key;
    assert_eq!(reason("c3"), "yinsh-refused-not-your-ring");
    assert_eq!(reason("f7"), "yinsh-refused-not-your-ring");
    assert_eq!(reason("h7 g5"), "yinsh-refused-not-in-line");
    assert_eq!(reason("h7 e7"), "yinsh-refused-over-ring");
    assert_eq!(reason("h7 h9"), "yinsh-refused-onto-marker");
    assert_eq!(reason("h7 h11"), "yinsh-refused-beyond-jump");
    assert_eq!(reason("pass"), "yinsh-refused-must-move");
    assert_eq!(arg(&refusal(&table, "h7 h11"), "point"), &"h10".into());
    let start = Table::new(AnyGame::from_config("yinsh").expect("a game"));
    assert_eq!(refusal(&start, "pass").key, "yinsh-refused-place-first");
    let mut placed = start.clone();
    assert_eq!(touch(&mut placed, "f6"), played("f6"));
    placed.finish_turn();
    assert_eq!(refusal(&placed, "f6").key, "yinsh-refused-occupied");
}

#[test]
fn of_a_run_of_seven_five_are_chosen_by_number_or_end() {
    let run = format!("{CORNERS} w c3 d4 e5 f6 g7 h8 i9");
    let table = set_up(&run, "w;row;0-0");
    let prompt = table.prompt(&ACTING);
    assert_eq!((prompt.now.key, arg(&prompt.now, "count")), ("yinsh-now-run", &7.into()));
    assert_eq!(prompt.more.as_ref().map(|more| arg(more, "count")), Some(&2.into()));
    assert_eq!(
        numbers(&table, &ACTING),
        [(1, "e5".to_owned(), false), (2, "f6".to_owned(), false), (3, "g7".to_owned(), false)]
    );
    let whole = Mark::Row { from: spot("c3"), to: spot("i9"), chosen: false };
    assert!(table.scene(&ACTING).marks.contains(&whole));

    let scene = table.scene(&aimed("f6"));
    let chosen = Mark::Row { from: spot("d4"), to: spot("h8"), chosen: true };
    assert!(scene.marks.contains(&chosen) && !scene.marks.contains(&whole));
    let rest: Vec<_> = scene.marks.iter().filter(|mark| matches!(mark, Mark::InRow(_))).collect();
    assert_eq!(rest, [&Mark::InRow(spot("c3")), &Mark::InRow(spot("i9"))]);
    assert_eq!(numbers(&table, &aimed("f6"))[1], (2, "f6".to_owned(), true));

    for (spots, row) in
        [("c3", "xc3-g7"), ("e5", "xc3-g7"), ("f6", "xd4-h8"), ("g7", "xe5-i9"), ("i9", "xe5-i9")]
    {
        assert_eq!(touch(&mut table.clone(), spots), played(row));
    }
    let mut unsure = table.clone();
    assert_eq!(touch(&mut unsure, "d4"), Touch::Picked, "it lies in rows 1 and 2");
    assert_eq!(unsure.prompt(&ACTING).now.key, "yinsh-now-which-row");
    assert_eq!(touch(&mut unsure.clone(), "f6"), played("xd4-h8"));
    assert_eq!(touch(&mut unsure.clone(), "i9"), played("xe5-i9"), "another one can still be had");
    assert_eq!(touch(&mut unsure, "d4"), Touch::Dropped);
    assert_eq!(refusal(&table, "f7").key, "yinsh-refused-no-row");
    assert_eq!(can(&table, &ACTING, "f6"), "yinsh-can-take-row");
    assert_eq!(can(&table, &ACTING, "d4"), "yinsh-in-rows");
}

#[test]
fn rows_that_cross_in_their_middles_are_told_apart() {
    let cross = format!("{CORNERS} w d6 e6 f6 g6 h6 f4 f5 f7 f8");
    let table = set_up(&cross, "w;row;0-0");
    let prompt = table.prompt(&ACTING);
    assert_eq!(prompt.now.key, "yinsh-now-rows");
    assert_eq!(prompt.more.map(|more| more.key), Some("yinsh-more-crossing"));
    assert_eq!(numbers(&table, &ACTING), [(1, "d6".to_owned(), false), (2, "f4".to_owned(), false)]);
    assert_eq!(touch(&mut table.clone(), "f6"), Touch::Picked);
    for (spots, row) in [("d6", "xd6-h6"), ("f6 h6", "xd6-h6"), ("f6 f4", "xf4-f8"), ("f7", "xf4-f8")] {
        assert_eq!(touch(&mut table.clone(), spots), played(row));
    }
    let dashed =
        table.scene(&ACTING).marks.into_iter().filter(|mark| matches!(mark, Mark::Row { chosen: false, .. }));
    assert_eq!(dashed.count(), 2);
}

#[test]
fn a_gifted_row_is_told_as_one() {
    let mut table = set_up("W a2 a3 a4 a5 B k7 k8 k9 b d6 e6 f6 g6 h6", "b;gift-row;1-2");
    let prompt = table.prompt(&ACTING);
    assert_eq!(prompt.now.key, "yinsh-now-row");
    assert_eq!(prompt.more.as_ref().map(|more| more.key), Some("yinsh-more-gift"));
    assert_eq!(arg(prompt.more.as_ref().expect("more"), "player"), &Phrase::new("yinsh-white").into());
    assert!(numbers(&table, &ACTING).is_empty(), "one row needs no number");
    assert_eq!(touch(&mut table, "e6"), played("xd6-h6"));
    let prompt = table.prompt(&ACTING);
    assert_eq!(
        (prompt.now.key, prompt.more.map(|more| more.key)),
        ("yinsh-now-ring", Some("yinsh-more-ring-wins"))
    );
    let marks = table.scene(&ACTING).marks;
    assert!(marks.contains(&Mark::Target(spot("k7"), Target::Piece)));
    assert!(marks.contains(&Mark::Taken(spot("f6"), Art::Marker(Player::Second))), "the row is past");
    assert_eq!(refusal(&table, "a2").key, "yinsh-refused-not-your-ring");
    assert_eq!(touch(&mut table, "k7"), played("xk7"));
    assert!(table.turn_is_complete());
    assert_eq!(table.ending().reason.key, "yinsh-end-rings");
    assert_eq!(table.ending().lines[0].counts, [1, 3]);
    assert_eq!(table.prompt(&ACTING).now.key, "yinsh-now-over");
}

#[test]
fn a_move_says_whose_row_it_makes() {
    let mut own = set_up("W a2 a3 a4 b1 f6 B k7 k8 k9 k10 j11 w d6 e6 g6 h6", "w;move;0-0");
    assert_eq!(touch(&mut own, "f6"), Touch::Picked);
    assert_eq!(own.prompt(&aimed("f7")).more.map(|more| more.key), Some("yinsh-more-makes-row"));
    let mut gift = set_up("W a2 a3 a4 b1 g5 B k7 k8 k9 k10 j11 b d6 e6 f6 h6 w g6", "w;move;0-0");
    assert_eq!(touch(&mut gift, "g5"), Touch::Picked);
    assert_eq!(gift.prompt(&aimed("g7")).more.map(|more| more.key), Some("yinsh-more-gives-row"));
}

#[test]
fn who_cannot_move_is_told_to_pass() {
    let mut table = set_up(STUCK, "b;move;0-0");
    assert_eq!(table.prompt(&ACTING).now.key, "yinsh-now-pass");
    assert_eq!(table.choices(&ACTING)[0].path, [Spot::Pass]);
    assert_eq!(refusal(&table, "b1").key, "yinsh-refused-locked");
    assert_eq!(can(&table, &ACTING, "b1"), "yinsh-cannot-move");
    assert_eq!(touch(&mut table, "pass"), played("pass"));
    table.finish_turn();
    assert_eq!(table.prompt(&ACTING).more.map(|more| more.key), Some("yinsh-more-after-pass"));
}

#[test]
fn the_last_turn_is_drawn() {
    let mut table = set_up("W a2 a3 a4 b1 f6 B k7 k8 k9 k10 j11 w c3 d4 e5 g7 h8 b f7", "w;move;0-0");
    assert_eq!(touch(&mut table, "f6 f8"), played("f6-f8"));
    let marks = table.scene(&ACTING).marks;
    assert!(marks.contains(&Mark::LastPath(vec![spot("f6"), spot("f8")])));
    assert!(marks.contains(&Mark::LastDashed(spot("f7"))) && marks.contains(&Mark::Last(spot("f8"))));
    // The turn goes on: row, then the ring that moved.
    assert_eq!(touch(&mut table, "e5 f8"), played("xf8"));
    table.finish_turn();
    let marks = table.scene(&ViewState::default()).marks;
    assert!(marks.contains(&Mark::Taken(spot("f8"), Art::Ring(Player::First))));
    assert!(!marks.contains(&Mark::Last(spot("f8"))), "it is no longer there");
    assert_eq!(marks.iter().filter(|mark| matches!(mark, Mark::Taken(_, Art::Marker(_)))).count(), 5);
    assert!(marks.iter().all(|mark| !is_accent(mark)));

    // In motion the ring that came is the ring that goes.
    let frame = frame(Facing::default());
    let animation = Animation::new(&frame, &table.motions(0));
    let rings: Vec<_> = animation.actors.iter().filter(|actor| matches!(actor.art, Art::Ring(_))).collect();
    assert_eq!(rings.len(), 1);
    assert_eq!(rings[0].frames.last().map(|end| end.opacity), Some(0.0));
    assert!(animation.length <= 1200.0);
}

#[test]
fn panels_count_rings_and_markers() {
    let start = Table::new(AnyGame::from_config("yinsh:blitz").expect("a game"));
    let facts = start.facts(Player::Second);
    assert_eq!(facts[0].value, Amount::Slots { art: Art::Ring(Player::Second), filled: 0, slots: 1 });
    assert_eq!((facts[1].label.key, &facts[1].value), ("yinsh-rings-to-place", &Amount::Count(5)));
    assert!(!start.shared_facts()[0].warning);

    let late = set_up(STUCK, "b;move;0-0");
    let shared = late.shared_facts();
    assert_eq!((shared[0].label.key, &shared[0].value), ("yinsh-supply-low", &Amount::Of(6, 51)));
    assert!(shared[0].warning);
    let markers = [(Art::Marker(Player::First), 22), (Art::Marker(Player::Second), 23)];
    assert_eq!(shared[1].value, Amount::Versus(markers));
    assert_eq!(late.facts(Player::First)[1].value, Amount::Count(5));
}

#[test]
fn a_hint_is_shown_while_it_holds() {
    let table = set_up("W a2 a3 a4 b1 h7 B k7 k8 k9 k10 j11 w g7", "w;move;0-0");
    let hints = |hint: &str| {
        let view_state = ViewState { hint: Some(hint.to_owned()), ..ACTING };
        table
            .scene(&view_state)
            .marks
            .into_iter()
            .filter(|mark| matches!(mark, Mark::Hint(_)))
            .collect::<Vec<_>>()
    };
    assert_eq!(hints("h7-f7"), [Mark::Hint(vec![spot("h7"), spot("f7")])]);
    assert_eq!(hints("h7-e7"), [], "not legal here");
    // What the opponent would do is shown to somebody who only looks.
    let looking = ViewState { hint: Some("h7-f7".to_owned()), ..ViewState::default() };
    assert!(table.scene(&looking).marks.contains(&Mark::Hint(vec![spot("h7"), spot("f7")])));
}
