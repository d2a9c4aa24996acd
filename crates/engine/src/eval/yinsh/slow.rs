//! The counts once more, window by window and point by point: slow, and as one would explain them.

use orrery_games::core::{Game, Player, Rng};
use orrery_games::yinsh::{Action, Direction, Phase, Point, Position, Yinsh};

use super::features::{Counts, FEATURES, Feature, Reach, count};

/// Every window of five points in a line, with its axis.
fn windows() -> Vec<(Direction, [Point; 5])> {
    let window = |first: Point, axis: Direction| {
        let mut points = [first; 5];
        for i in 1..5 {
            points[i] = points[i - 1].step(axis)?;
        }
        Some((axis, points))
    };
    let starts = Point::all().flat_map(|first| Direction::AXES.map(|axis| (first, axis)));
    starts.filter_map(|(first, axis)| window(first, axis)).collect()
}

/// The moves of `player` as if it was their turn.
fn moves(game: &Yinsh, position: &Position, player: Player) -> Vec<Action> {
    let mut setup = game.setup(position);
    (setup.to_act, setup.phase, setup.passed) = (player, Phase::Move, false);
    let position = game.validate(&setup).expect("in the midst of play it can be anybody's move");
    let moves = game.legal(&position).into_iter();
    moves.filter(|action| matches!(action, Action::Move { .. })).collect()
}

fn count_slowly(game: &Yinsh, position: &Position, me: Player) -> Counts {
    let other = !me;
    let mine = |point: &Point| position.markers(me).contains(*point);
    let theirs = |point: &Point| position.markers(other).contains(*point);
    let (own_moves, other_moves) = (moves(game, position, me), moves(game, position, other));
    let jumps = |actions: &[Action], point: &Point| {
        actions.iter().any(|&action| game.flips(position, action).contains(*point))
    };
    let target =
        |point: &Point| own_moves.iter().any(|a| matches!(a, Action::Move { to, .. } if to == point));
    let jumps_across = |axis: Direction, point: &Point| {
        own_moves.iter().any(|&action| {
            let Action::Move { from, to } = action else { return false };
            let direction = from.direction_to(to).expect("rings move in lines");
            let across = direction != axis && direction != axis.opposite();
            across && game.flips(position, action).contains(*point)
        })
    };
    let mut counts = [0; FEATURES];
    let mut add = |feature: Feature| counts[feature as usize] += 1;
    for (axis, points) in windows() {
        let number = |is: &dyn Fn(&Point) -> bool| points.iter().filter(|point| is(point)).count();
        let markers = number(&mine);
        let rings = number(&|point| position.rings(me).contains(*point));
        let flips = number(&|point| theirs(point) && jumps_across(axis, point));
        let stubborn = number(&theirs) - flips;
        let blocked = number(&|point| position.rings(other).contains(*point)) > 0;
        let safe = number(&|point| mine(point) && jumps(&other_moves, point)) == 0;
        match (markers, rings, flips) {
            (4, ..) if blocked => add(Feature::FourBlocked),
            (4, 1, _) => {
                add(Feature::FourRing);
                if safe {
                    add(Feature::FourRingSafe);
                }
            }
            (4, _, 1) => add(Feature::FourFlip),
            (4, ..) if stubborn > 0 => add(Feature::FourMarker),
            (4, ..) if number(&target) > 0 => add(Feature::FourReached),
            (4, ..) => add(Feature::FourEmpty),
            (3, ..) if blocked => add(Feature::ThreeBlocked),
            (3, 2, 0) => add(Feature::ThreeRings),
            (3, 1, 1) => add(Feature::ThreeRingFlip),
            (3, 0, 2) => add(Feature::ThreeFlips),
            (3, 1, 0) => {
                add(if stubborn > 0 { Feature::ThreeRingMarker } else { Feature::ThreeRing });
                if safe {
                    add(Feature::ThreeRingSafe);
                }
            }
            (3, 0, 1) => add(Feature::ThreeFlip),
            (3, ..) => add(if stubborn > 0 { Feature::ThreeMarker } else { Feature::ThreeEmpty }),
            _ if blocked => {}
            _ => match (markers, markers + rings + flips) {
                (2, 5) => add(Feature::TwoOfFive),
                (2, 4) => add(Feature::TwoOfFour),
                (2, 3) => add(Feature::TwoOfThree),
                (1, 5) => add(Feature::OneOfFive),
                (1, 4) => add(Feature::OneOfFour),
                (1, 3) => add(Feature::OneOfThree),
                (0, 4 | 5) => add(Feature::NoneOfFour),
                _ => {}
            },
        }
    }
    let threat = counts[Feature::FourRing as usize] + counts[Feature::FourFlip as usize] > 0;
    let distance = |point: Point| {
        let (x, y) = (point.column() as i32 - 5, point.row() as i32 - 6);
        x.abs().max(y.abs()).max((x - y).abs())
    };
    let mut add = |feature: Feature, number: usize| counts[feature as usize] += number as i32;
    add(Feature::Threat, usize::from(threat));
    add(Feature::Markers, position.markers(me).len());
    add(Feature::Inner, position.markers(me).filter(|&point| distance(point) <= 2).count());
    add(Feature::Outer, position.markers(me).filter(|&point| distance(point) == 4).count());
    add(Feature::Edge, position.markers(me).filter(|&point| distance(point) == 5).count());
    add(Feature::RingsInner, position.rings(me).filter(|&point| distance(point) <= 1).count());
    add(Feature::RingsOuter, position.rings(me).filter(|&point| distance(point) == 4).count());
    add(Feature::RingsEdge, position.rings(me).filter(|&point| distance(point) == 5).count());
    add(Feature::Moves, own_moves.len());
    add(Feature::OwnJumped, position.markers(me).filter(|point| jumps(&own_moves, point)).count());
    add(Feature::OtherJumped, position.markers(other).filter(|point| jumps(&own_moves, point)).count());
    counts
}

#[test]
fn fast_counts_are_the_slow_ones() {
    let game = Yinsh::new(&"yinsh".parse().unwrap()).unwrap();
    let mut rng = Rng::new(3);
    let mut seen = [0; FEATURES];
    for _ in 0..30 {
        let mut position = game.start();
        while !game.is_over(&position) {
            if position.phase() == Phase::Move && !position.after_pass() {
                let me = game.to_act(&position);
                let counts = count(&position, me, &Reach::new(&position, me));
                let slowly = [me, !me].map(|player| count_slowly(&game, &position, player));
                assert_eq!(counts, slowly, "{}", game.code(&position));
                counts.iter().for_each(|side| seen.iter_mut().zip(side).for_each(|(sum, n)| *sum += n));
            }
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
    }
    assert!(seen.iter().all(|&sum| sum > 0), "not every feature was met: {seen:?}");
}
