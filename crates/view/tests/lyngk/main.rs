//! LYNGK as it is seen and touched.

mod pictures;
mod words;

use orrery_games::AnyGame;
use orrery_games::core::{Game, Player, Rng};
use orrery_games::lyngk::{Action, Lyngk, Position};
use orrery_view::{
    Amount, Animation, Arg, Arrow, Art, Coordinates, Facing, Mark, Motion, Phrase, Spot, Table, Touch, View,
    ViewState,
};

/// The position of the design's pictures, before the second player's chain.
const PICTURED: &str =
    "lyngk|1/IG(IBR)1/BR3(KBGI)G/4KJ/(GRIB)(KG)3RJ/3R2/G1(IB)2IG/BK(KR)1/K;2;turn;r-bk;1-1";

const CONFIGS: [&str; 4] =
    ["lyngk:seed=1", "lyngk:seed=2;collect-on-claim", "lyngk:seed=3;six", "lyngk:seed=4"];

fn spot(name: &str) -> Spot {
    name.parse().expect("a spot")
}

fn acting() -> ViewState {
    ViewState { acting: true, ..ViewState::default() }
}

fn aiming(at: &str) -> ViewState {
    ViewState { aim: Some(spot(at)), ..acting() }
}

fn pictured() -> Table {
    let mut table = Table::new(AnyGame::from_code(PICTURED).expect("a position"));
    table.play("h1-e2").expect("a chain");
    table.finish_turn();
    table
}

/// Every position of a random game, with the action played there.
fn random_game(config: &str, seed: u64) -> (Lyngk, Vec<(Position, Action)>, Position) {
    let game = Lyngk::new(&config.parse().expect("a config")).expect("a game");
    let mut rng = Rng::new(seed);
    let (mut position, mut played) = (game.start(), Vec::new());
    while !game.is_over(&position) {
        let action = game.random_action(&position, &mut rng);
        played.push((position, action));
        game.play_unchecked(&mut position, action);
    }
    (game, played, position)
}

/// A table with the first actions of a random game played.
fn random_table(config: &str, seed: u64, actions: usize) -> Table {
    let mut table = Table::new(AnyGame::from_config(config).expect("a game"));
    for (_, action) in random_game(config, seed).1.iter().take(actions) {
        table.play(&action.to_string()).expect("a legal action");
    }
    table.finish_turn();
    table
}

fn facings() -> impl Iterator<Item = Facing> {
    (0..6).flat_map(|turns| [false, true].map(|flipped| Facing { turns, flipped }))
}

fn game() -> Lyngk {
    random_game(CONFIGS[0], 1).0
}

fn inner<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    let found = phrase.args.iter().find(|(known, _)| *known == name);
    let Some((_, Arg::Phrase(inner))) = found else { panic!("{} has no phrase {name}", phrase.key) };
    inner
}

#[test]
fn every_legal_action_has_a_path_that_no_other_starts_with() {
    for (config, seed) in CONFIGS.into_iter().zip(1..) {
        let (game, played, _) = random_game(config, seed);
        for (position, _) in &played {
            let mut paths: Vec<Vec<Spot>> = Vec::new();
            for action in game.legal(position) {
                let of_action = game.paths(position, action);
                assert!(!of_action.is_empty(), "{action}");
                paths.extend(of_action);
            }
            paths.sort_unstable();
            assert!(paths.windows(2).all(|pair| !pair[1].starts_with(&pair[0])), "{config}: {position:?}");
        }
    }
}

#[test]
fn touching_a_path_plays_its_action() {
    for (config, actions) in CONFIGS.into_iter().zip([0, 9, 17, 26]) {
        let table = random_table(config, 5, actions);
        for action in table.game().legal() {
            let mut touched = table.clone();
            let path: Vec<Spot> = match action.split_once('-') {
                Some((from, to)) => vec![spot(from), spot(to)],
                None => vec![spot(&action)],
            };
            let (last, first) = path.split_last().expect("a path");
            assert!(first.iter().all(|&spot| touched.touch(spot) == Touch::Picked), "{action}");
            assert_eq!(touched.touch(*last), Touch::Played(action));
        }
    }
}

#[test]
fn points_lie_a_hundred_apart_inside_the_window_however_the_board_is_turned() {
    for facing in facings() {
        for coordinates in [Coordinates::Off, Coordinates::Edge, Coordinates::Points] {
            let frame = game().frame(facing, coordinates);
            assert_eq!(frame.points().len(), 43);
            for &(one, [x, y]) in frame.points() {
                assert!(x.hypot(y) + 46.0 < frame.window.width / 2.0, "{one}");
                let others = frame.points().iter().filter(|(other, _)| *other != one);
                let nearest = others.map(|(_, at)| (at[0] - x).hypot(at[1] - y)).min_by(f64::total_cmp);
                assert!(nearest.is_some_and(|distance| (distance - 100.0).abs() < 1e-6), "{one}");
            }
        }
    }
    let names: Vec<String> = game()
        .frame(Facing::default(), Coordinates::Edge)
        .points()
        .iter()
        .map(|(s, _)| s.to_string())
        .collect();
    assert_eq!(names[..6], ["a1", "b1", "b2", "b3", "b4", "c1"], "in the order of their names");
}

#[test]
fn an_arrow_and_its_opposite_lead_back() {
    for facing in facings() {
        let frame = game().frame(facing, Coordinates::Edge);
        for &(from, here) in frame.points() {
            for arrow in
                [Arrow::Up, Arrow::Right, Arrow::FallRight, Arrow::Down, Arrow::Left, Arrow::FallLeft]
            {
                let Some(to) = frame.walk(from, arrow) else { continue };
                let there = frame.place(to);
                let [dx, dy] = [there[0] - here[0], there[1] - here[1]];
                // By the way it went, not by the arrow: where a line ends, an arrow goes on along another.
                let back = match (dx.abs() < 1.0, dx > 0.0, dy > 0.0) {
                    (true, _, true) => Arrow::Up,
                    (true, _, false) => Arrow::Down,
                    (_, true, true) => Arrow::FallLeft,
                    (_, true, false) => Arrow::Left,
                    (_, false, true) => Arrow::Right,
                    (_, false, false) => Arrow::FallRight,
                };
                assert_eq!(frame.walk(to, back), Some(from), "{from} {arrow:?} {to} {back:?}");
            }
        }
    }
}

#[test]
fn a_touch_that_means_nothing_is_told_why() {
    for (touches, key) in [
        (&["d1"][..], "lyngk-why-empty-source"),
        (&["e7"], "lyngk-why-joker"),
        (&["c1"], "lyngk-why-opponents"),
        (&["g1"], "lyngk-why-stuck"),
        (&["e6", "d1"], "lyngk-why-empty-target"),
        (&["e6", "e1"], "lyngk-why-colour-twice"),
        (&["g6", "e1"], "lyngk-why-not-in-line"),
        (&["^b"], "lyngk-why-colour-taken"),
        (&["pass"], "lyngk-why-must-move"),
        (&["swap"], "refused-not-here"),
    ] {
        let mut table = pictured();
        let refused = touches.iter().find_map(|name| match table.touch(spot(name)) {
            Touch::Refused(why) => Some(why.key),
            _ => None,
        });
        assert_eq!(refused, Some(key), "{touches:?}");
    }
}

/// A stack in a straight line that may not be gone to says why, and is picked up by a second touch.
#[test]
fn a_stack_in_reach_says_why_before_it_is_picked_up() {
    let spots = pictured().frame(Facing::default(), Coordinates::Off).points().to_vec();
    let mut found = 0;
    for (from, _) in &spots {
        for (to, _) in &spots {
            let mut table = pictured();
            if from == to || table.touch(*from) != Touch::Picked {
                continue;
            }
            match table.touch(*to) {
                Touch::Refused(why) if why.key == "lyngk-why-again" => {
                    found += 1;
                    assert_eq!(table.picked(), [*from]);
                    assert_eq!(table.touch(*to), Touch::Picked);
                    assert_eq!(table.picked(), [*to]);
                }
                _ => {}
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn a_chain_shows_its_way_and_the_stack_it_makes() {
    let mut table = pictured();
    assert_eq!(table.touch(spot("e6")), Touch::Picked);
    let scene = table.scene(&aiming("c6"));
    let way = ["e6", "h3", "c2", "c6"].map(spot).to_vec();
    assert!(scene.marks.contains(&Mark::Path(way.clone())));
    assert!(scene.marks.iter().any(|mark| matches!(
        mark,
        Mark::Spread { at, pieces, added: 1 } if *at == spot("c6") && pieces.len() == 5
    )));
    let prompt = table.prompt(&aiming("c6"));
    assert_eq!(prompt.now.key, "lyngk-now-land");
    assert_eq!(inner(&prompt.more.expect("an answer"), "result").key, "lyngk-made-won");
    let said = &table.describe(&acting(), &[spot("c6")])[0];
    assert!(format!("{said:?}").contains("lyngk-spot-land-by"), "{said:?}");

    assert_eq!(table.touch(spot("c6")), Touch::Played("e6-c6".into()));
    assert!(table.turn_is_complete());
    let prompt = table.prompt(&acting());
    assert_eq!((prompt.now.key, prompt.more.map(|more| more.key)), ("lyngk-went-by", Some("lyngk-made-won")));
    let scene = table.scene(&acting());
    assert!(scene.marks.contains(&Mark::LastPath(way)));
    assert!(scene.marks.contains(&Mark::Origin(spot("e6"))) && scene.marks.contains(&Mark::Last(spot("c6"))));
    assert!(!scene.pieces.iter().any(|piece| piece.at == spot("c6")), "it has left the board");
    assert_eq!(table.facts(Player::First)[0].value, Amount::Count(2));
    assert_eq!(table.tell(1)[0].key, "lyngk-tell-chain");
}

#[test]
fn claims_are_made_on_their_markers() {
    let mut table = pictured();
    let open =
        |table: &Table| -> Vec<bool> { table.beside(&acting()).iter().map(|marker| marker.open).collect() };
    assert_eq!(open(&table), [true, false, false, true, false], "ivory and green are neutral");
    let owners: Vec<_> = table.beside(&acting()).iter().map(|marker| marker.owner).collect();
    let [first, second] = Player::BOTH.map(Some);
    assert_eq!(owners, [None, second, first, None, second]);
    assert!(table.beside(&ViewState::default()).iter().all(|marker| !marker.open), "not for others");
    let ivory = table.scene(&aiming("^i")).marks;
    assert_eq!(ivory.iter().filter(|mark| matches!(mark, Mark::Pickable(_))).count(), 3, "what it tops");

    assert_eq!(table.touch(spot("^i")), Touch::Played("^i".into()));
    assert!(!table.turn_is_complete());
    assert_eq!(table.prompt(&acting()).now.key, "lyngk-now-claimed");
    assert_eq!(open(&table), [false; 5]);
    assert!(matches!(table.touch(spot("^g")), Touch::Refused(why) if why.key == "lyngk-why-already-claimed"));
    assert!(table.step_back());
    assert_eq!(open(&table), [true, false, false, true, false]);
}

#[test]
fn motions_end_where_the_pieces_are() {
    let frame = game().frame(Facing::default(), Coordinates::Edge);
    for (config, seed) in CONFIGS.into_iter().zip(21..) {
        let (game, mut played, end) = random_game(config, seed);
        played.push((end, Action::Pass));
        for pair in played.windows(2) {
            let ((before, action), after) = (pair[0], pair[1].0);
            let on =
                |spot: Spot| after.pieces(spot.to_string().parse().expect("a point")).collect::<Vec<_>>();
            let motions = game.motions(&before, action);
            assert_eq!(matches!(action, Action::Move { .. }), matches!(motions[..], [Motion::Stack { .. }]));
            for motion in &motions {
                match motion {
                    Motion::Stack { moved: Art::Stack(moved), onto: Art::Stack(onto), path, won } => {
                        let made = [&onto[..], moved].concat();
                        assert_eq!(on(*path.last().expect("an end")), if *won { Vec::new() } else { made });
                        assert!(on(path[0]).is_empty());
                    }
                    Motion::Vanish { at, .. } => assert!(on(*at).is_empty()),
                    other => panic!("{other:?}"),
                }
            }
            let animation = Animation::new(&frame, std::slice::from_ref(&motions));
            if let ([Motion::Stack { path, .. }], [below, above]) = (&motions[..], &animation.actors[..]) {
                let [x, y] = frame.place(*path.last().expect("an end"));
                let [below, above] = [below, above].map(|actor| actor.frames.last().expect("a frame"));
                assert!(below.x == x && above.x == x && above.y < y && y < below.y, "one on the other");
            }
            for actor in &animation.actors {
                assert!(actor.frames.is_sorted_by(|a, b| a.at <= b.at), "{actor:?}");
                assert!(actor.frames.iter().all(|keyframe| keyframe.at <= animation.length));
            }
        }
    }
}

#[test]
fn nothing_can_be_done_by_those_who_only_watch() {
    let mut table = pictured();
    table.touch(spot("e6"));
    let watching = ViewState { aim: Some(spot("c6")), ..ViewState::default() };
    let accent = |mark: &Mark| {
        matches!(mark, Mark::Target(..) | Mark::Aim(_) | Mark::Path(_) | Mark::Pickable(_) | Mark::Hint(_))
    };
    assert!(!table.scene(&watching).marks.iter().any(accent));
    assert!(table.scene(&watching).marks.iter().any(|mark| matches!(mark, Mark::Spread { added: 0, .. })));
}
