//! What holds in every position of random games, and however the board lies.

use std::collections::{BTreeMap, BTreeSet};

use orrery_games::core::{Game, Player, Rng};
use orrery_games::yinsh::{Action, Phase, Point, Position, Refusal, Yinsh};
use orrery_view::{
    Arrow, Art, Coordinates, Facing, Marks, Motion, Phrase, Spot, Theme, Touch, View, ViewState, picture,
    pieces,
};

use crate::{
    ACTING, assert_has_words, assert_well_formed, each_position, facings, frame, numbers, played, spot,
    spot_of, table, yinsh,
};

#[test]
fn neighbours_lie_100_apart_however_the_board_lies() {
    for facing in facings() {
        let frame = frame(facing);
        assert_eq!(frame.points().len(), 85);
        assert_eq!(frame.place(spot("f6")).map(f64::round), [0.0, 0.0]);
        for (i, (a, [x, y])) in frame.points().iter().enumerate() {
            assert!(x.hypot(*y) < 480.0, "{a} lies on the plate");
            for (b, [u, v]) in &frame.points()[..i] {
                assert!((x - u).hypot(y - v) > 99.9, "{a} and {b}");
            }
        }
    }
    let upright = frame(Facing::default());
    let [[ax, ay], [bx, by]] = ["f2", "f3"].map(|name| upright.place(spot(name)));
    assert_eq!(
        [ax.round(), ay.round(), bx.round(), by.round()],
        [0.0, 400.0, 0.0, 300.0],
        "columns are upright"
    );
}

#[test]
fn points_are_read_out_as_the_notation_counts() {
    for facing in facings() {
        let order: Vec<Spot> = frame(facing).points().iter().map(|(spot, _)| *spot).collect();
        assert_eq!(order, Point::all().map(spot_of).collect::<Vec<_>>());
    }
}

#[test]
fn arrows_follow_the_lines_and_lead_back() {
    let ways = [(Arrow::Up, Arrow::Down), (Arrow::Right, Arrow::Left), (Arrow::FallRight, Arrow::FallLeft)];
    for facing in facings() {
        let frame = frame(facing);
        let mut stay = 0;
        for (on, back) in ways.into_iter().flat_map(|(on, back)| [(on, back), (back, on)]) {
            for &(from, [x, y]) in frame.points() {
                let Some(to) = frame.walk(from, on) else {
                    stay += 1;
                    continue;
                };
                let [u, v] = frame.place(to);
                assert!(((u - x).hypot(v - y) - 100.0).abs() < 0.1, "{from} to {to} is one step");
                // Where a line ends an arrow takes another line, so only a straight way leads straight back.
                let straight = match on {
                    Arrow::Up | Arrow::Down => true,
                    Arrow::Right | Arrow::Left => (u - x) * (v - y) < 0.0,
                    Arrow::FallRight | Arrow::FallLeft => (u - x) * (v - y) > 0.0,
                };
                if straight {
                    assert_eq!(frame.walk(to, back), Some(from), "{from} {on:?} {to}");
                }
            }
        }
        assert!(stay > 0, "the board has edges");
    }
}

#[test]
fn every_action_has_its_own_ways_to_be_touched() {
    each_position(24, |game, position, _| {
        let all: Vec<(Action, Vec<Spot>)> = game
            .legal(position)
            .into_iter()
            .flat_map(|action| game.paths(position, action).into_iter().map(move |path| (action, path)))
            .collect();
        for action in game.legal(position) {
            assert!(all.iter().any(|(other, path)| *other == action && !path.is_empty()), "{action}");
        }
        for (action, path) in &all {
            let start = all.iter().find(|(other, begun)| other != action && path.starts_with(begun));
            assert_eq!(start, None, "{action} by {path:?} in {}", game.code(position));
        }
    });
}

#[test]
fn touching_a_path_plays_its_action() {
    let mut count = 0;
    each_position(12, |game, position, _| {
        count += 1;
        if count % 6 != 0 && position.phase() != Phase::Row {
            return;
        }
        let fresh = table(game, position);
        for action in game.legal(position) {
            for path in game.paths(position, action) {
                let mut table = fresh.clone();
                let (last, begin) = path.split_last().expect("a path");
                assert!(begin.iter().all(|&spot| table.touch(spot) == Touch::Picked));
                assert_eq!(table.touch(*last), played(&action.to_string()));
                assert_eq!(table.turn(), [action.to_string()]);
            }
        }
    });
}

#[test]
fn buttons_take_the_rows_they_name() {
    let mut crowded = 0;
    each_position(60, |game, position, _| {
        if position.phase() != Phase::Row {
            return;
        }
        let fresh = table(game, position);
        let rows: Vec<String> = game.legal(position).iter().map(ToString::to_string).collect();
        crowded += usize::from(rows.len() > 2);
        let spots: Vec<Spot> = Point::all().map(spot_of).collect();
        // From the beginning, and after any touch that leaves the choice open.
        for begin in std::iter::once(None).chain(spots.into_iter().map(Some)) {
            let mut begun = fresh.clone();
            if begin.is_some_and(|spot| begun.touch(spot) != Touch::Picked) {
                continue;
            }
            for (choice, row) in begun.choices(&ACTING).iter().zip(&rows) {
                let mut table = begun.clone();
                choice.path.iter().for_each(|&spot| drop(table.touch(spot)));
                assert_eq!(table.turn(), [row.as_str()], "after {begin:?} in {}", game.code(position));
            }
            let mut at: Vec<String> = numbers(&begun, &ACTING).into_iter().map(|(_, at, _)| at).collect();
            assert_eq!(at.len(), if rows.len() > 1 { rows.len() } else { 0 });
            at.sort_unstable();
            at.dedup();
            assert!(
                at.len() == rows.len() || rows.len() == 1,
                "two numbers in one place: {}",
                game.code(position)
            );
        }
    });
    assert!(crowded > 3, "enough to choose from was on offer");
}

#[test]
fn everything_that_is_said_has_words() {
    let mut count = 0;
    let spots: Vec<Spot> =
        Point::all().map(spot_of).chain([Spot::Pass, Spot::Swap, Spot::Claim('r')]).collect();
    each_position(16, |game, position, action| {
        for fact in Player::BOTH.into_iter().flat_map(|player| game.facts(position, player)) {
            assert_has_words(&fact.label);
        }
        game.shared_facts(position).iter().for_each(|fact| assert_has_words(&fact.label));
        let ending = game.ending(position);
        assert_has_words(&ending.reason);
        assert_eq!(ending.reason.key == "yinsh-end-open", !game.is_over(position));
        if let Some(action) = action {
            assert_has_words(&game.tell(position, action));
        }
        count += 1;
        if count % 7 != 0 && matches!(position.phase(), Phase::Place | Phase::Move) {
            return;
        }
        let mut table = table(game, position);
        if let Some(action) = action {
            let path = &game.paths(position, action)[0];
            path[..path.len() - 1].iter().for_each(|&spot| drop(table.touch(spot)));
        }
        for (spot, said) in spots.iter().zip(table.describe(&ACTING, &spots)) {
            assert_has_words(&said);
            let prompt = table.prompt(&ViewState { aim: Some(*spot), ..ACTING });
            assert_has_words(&prompt.now);
            prompt.more.iter().for_each(assert_has_words);
            if let Touch::Refused(reason) = table.clone().touch(*spot) {
                assert!(reason.key.starts_with("refused-") || reason.key.starts_with("yinsh-refused-"));
                if reason.key.starts_with("yinsh") {
                    assert_has_words(&reason);
                }
            }
        }
        for choice in table.choices(&ACTING) {
            assert_has_words(&choice.label);
            choice.detail.iter().for_each(assert_has_words);
        }
    });
}

#[test]
fn every_refusal_has_words() {
    let [a, b] = ["c3", "d5"].map(|name| name.parse::<Point>().expect("a point"));
    let phases = [Phase::Place, Phase::Move, Phase::Row, Phase::Ring, Phase::Over].map(Refusal::WrongPhase);
    let others = [
        Refusal::GameOver,
        Refusal::Occupied(a),
        Refusal::NotYourRing(a),
        Refusal::SamePoint,
        Refusal::NotInLine(a, b),
        Refusal::OverRing(a),
        Refusal::OntoMarker(a),
        Refusal::BeyondJump(a),
        Refusal::NotFiveInLine(a, b),
        Refusal::NotYourMarker(a),
        Refusal::MustMove,
    ];
    phases.iter().chain(&others).for_each(|refusal| assert_has_words(&Yinsh::reason(refusal)));
}

#[test]
fn motions_end_where_the_pieces_are() {
    let pieces = |position: &Position| {
        let mut pieces = BTreeMap::new();
        for player in Player::BOTH {
            pieces.extend(position.rings(player).map(|at| (spot_of(at), Art::Ring(player))));
            pieces.extend(position.markers(player).map(|at| (spot_of(at), Art::Marker(player))));
        }
        pieces
    };
    each_position(16, |game, position, action| {
        let Some(action) = action else { return };
        let mut moved = pieces(position);
        for motion in game.motions(position, action) {
            match motion {
                Motion::Slide { art, path } => {
                    let Art::Ring(player) = art else { panic!("only rings slide") };
                    assert_eq!(moved.insert(path[0], Art::Marker(player)), Some(art.clone()));
                    assert_eq!(moved.insert(path[1], art), None);
                }
                Motion::Flip { at, from, to } => assert_eq!(moved.insert(at, to), Some(from)),
                Motion::Drop { art, at } => assert_eq!(moved.insert(at, art), None),
                Motion::Vanish { art, at } => assert_eq!(moved.remove(&at), Some(art)),
                Motion::Stack { .. } => panic!("no stacks here"),
            }
        }
        let mut after = *position;
        game.play_unchecked(&mut after, action);
        assert_eq!(moved, pieces(&after), "{action} in {}", game.code(position));
    });
}

#[test]
fn endings_say_what_decided() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let game = yinsh(if seed % 3 == 0 { "yinsh:blitz" } else { "yinsh" });
        let mut rng = Rng::new(seed);
        let mut position = game.start();
        while !game.is_over(&position) {
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
        let ending = game.ending(&position);
        assert_eq!(ending.lines.last().map(|line| line.counts), Some(game.score(&position)));
        let winner = game.outcome(&position).expect("it is over").winner();
        let named = ending.reason.args.iter().find(|(name, _)| *name == "player");
        let expected =
            winner.map(|player| Phrase::new(["yinsh-white", "yinsh-black"][player.index()]).into());
        assert_eq!(named.map(|(_, arg)| arg), expected.as_ref());
        seen.insert(ending.reason.key);
    }
    for key in ["yinsh-end-blitz", "yinsh-end-rings", "yinsh-end-supply", "yinsh-end-supply-draw"] {
        assert!(seen.contains(key), "{key} was not seen in {seen:?}");
    }
}

#[test]
fn pictures_are_well_formed_and_small() {
    let game = yinsh("yinsh");
    for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::Points] {
        for facing in facings() {
            let plate = game.plate(&game.frame(facing, coordinates));
            assert!(plate.len() < 10_000, "{} bytes", plate.len());
            assert_well_formed(&plate);
        }
    }
    let mut count = 0;
    each_position(4, |game, position, action| {
        count += 1;
        if count % 9 != 0 && position.phase() != Phase::Row {
            return;
        }
        let mut table = table(game, position);
        let Some(path) = action.map(|action| game.paths(position, action).remove(0)) else { return };
        path[..path.len() - 1].iter().for_each(|&spot| drop(table.touch(spot)));
        let view_state =
            ViewState { aim: path.last().copied(), hint: action.map(|action| action.to_string()), ..ACTING };
        for theme in [Theme::Light, Theme::Dark] {
            let svg = picture(&table, &view_state, Facing::default(), Coordinates::Edge, theme);
            assert_well_formed(&svg);
            assert!(!svg.contains("var("), "colours are spelled out");
        }
        let (frame, scene) = (frame(Facing::default()), table.scene(&view_state));
        let Marks { under, over, .. } = table.marks(&frame, &scene);
        let drawn = [under, pieces(&frame, &scene.pieces), over].concat().concat();
        assert!(drawn.len() < 25_000);
    });
}
