//! Nets: what they are told, their files, and searching with them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::{Game, Rng, Symmetric};
use orrery_engine::games::kulami::{Board, Kulami};
use orrery_engine::games::lyngk::Lyngk;
use orrery_engine::games::yinsh::{Phase, Yinsh};
use orrery_engine::{
    AnyJudge, Control, Inputs, Judge, Learn, Limits, Line, Net, NetError, Nets, Node, Searcher, Table,
    Unpruned, Value, Weights,
};

/// A net with weights drawn by lot, up to this size.
fn net<G: Learn>(size: f32) -> Net {
    let mut rng = Rng::new(9);
    let mut draw = || (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
    let mut list = |length: usize| -> Vec<f32> { (0..length).map(|_| draw()).collect() };
    Net::new(&Weights {
        rows: list(G::ROWS * G::UNITS),
        bias: list(G::UNITS),
        direct: list(G::INPUTS),
        out: list(G::STAGES * G::UNITS),
        kinds: list(G::KINDS),
        gains: vec![f32::INFINITY; G::GAINS],
        stages: list(G::STAGES),
    })
}

/// The net that comes with the program.
fn shipped<G: Learn>() -> Net {
    Net::from_bytes::<G>(&std::fs::read(format!("../../data/{}.net", G::NAME)).unwrap()).unwrap()
}

/// Calls `check` with positions of random games, none of them over.
fn for_positions<G: Learn>(
    games: usize,
    config: impl Fn(usize) -> String,
    mut check: impl FnMut(&G, &G::Position),
) {
    let mut rng = Rng::new(5);
    for number in 0..games {
        let game = G::new(&config(number).parse().unwrap_or_else(|_| panic!("a config"))).unwrap();
        let mut position = game.start();
        while !game.is_over(&position) {
            check(&game, &position);
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
    }
}

fn inputs<G: Learn>(game: &G, position: &G::Position) -> Inputs {
    let mut inputs = Inputs::default();
    game.describe(&G::Node::new(game, position), &mut inputs);
    inputs
}

fn check_inputs<G: Learn>(config: impl Fn(usize) -> String) {
    let mut seen = vec![false; G::INPUTS];
    let first = |input: usize| std::iter::successors(Some(input), |&input| G::parent(input)).last();
    let net = net::<G>(0.1);
    for_positions(60, config, |game: &G, position| {
        let told = inputs(game, position);
        assert_eq!(told.base, game.evaluate(position), "{}", game.code(position));
        assert!(told.stage < G::STAGES);
        assert_eq!(told.stage, game.stage(position), "{}", game.code(position));
        assert!(game.probcut(position).is_some_and(|probcut| probcut.near > 0));
        told.list.iter().for_each(|&input| seen[first(input as usize).unwrap()] = true);
        let value = net.value::<G>(&told.list, told.stage);
        let node = G::Node::new(game, position);
        let whole = (told.base + value).clamp(-20_000, 20_000);
        assert_eq!(net.evaluate(game, &node), whole);
        // Where the hand is enough, nobody asks the net.
        assert_eq!(net.evaluate_within(game, &node, told.base, told.base), (whole, true));
        assert_eq!(net.evaluate_within(game, &node, told.base + 1, Value::MAX), (told.base, false));
        assert_eq!(net.evaluate_within(game, &node, Value::MIN, told.base - 1), (told.base, false));
    });
    let firsts = (0..G::INPUTS).filter(|&input| G::parent(input).is_none()).count();
    assert!(seen.iter().filter(|&&seen| seen).count() > firsts / 20);
    for input in 0..G::INPUTS {
        assert!(G::parent(input).is_none_or(|parent| parent < input), "{input}");
        assert_eq!(G::twin(G::twin(input)), G::twin(input), "{input}");
        assert_eq!(G::twin(input) < G::ROWS, input < G::ROWS, "{input}");
    }
}

#[test]
fn inputs_are_in_range_and_tell_what_the_hand_counts() {
    check_inputs::<Yinsh>(|_| "yinsh".to_string());
    check_inputs::<Lyngk>(|number| format!("lyngk:seed={number}"));
    check_inputs::<Kulami>(kulami);
}

/// What a node keeps up to date is what would be found in its position.
#[test]
fn what_is_kept_from_move_to_move_is_what_would_be_found_anew() {
    fn check<G: Learn>(config: impl Fn(usize) -> String) {
        let net = net::<G>(0.1);
        let mut rng = Rng::new(6);
        for number in 0..20 {
            let game = G::new(&config(number).parse().unwrap_or_else(|_| panic!("a config"))).unwrap();
            let mut node = G::Node::new(&game, &game.start());
            while !game.is_over(node.position()) {
                let anew = G::Node::new(&game, node.position());
                assert_eq!(net.evaluate(&game, &node), net.evaluate(&game, &anew));
                let action = game.random_action(node.position(), &mut rng);
                node.play(&game, action);
            }
        }
    }
    check::<Yinsh>(|_| "yinsh".to_string());
    check::<Lyngk>(|number| format!("lyngk:seed={number}"));
    check::<Kulami>(kulami);
}

fn kulami(number: usize) -> String {
    let names: Vec<_> = Board::names().collect();
    format!("kulami:board={}", names[number % names.len()])
}

#[test]
fn lyngk_is_the_same_from_all_sides() {
    for_positions(
        10,
        |number| format!("lyngk:seed={number}"),
        |game: &Lyngk, position| {
            let told = |game: &Lyngk, position: &_| {
                let told = inputs(game, position);
                (sorted(&told), told.stage, told.base)
            };
            let here = told(game, position);
            for &symmetry in Lyngk::all_symmetries() {
                let turned = game.map_position(symmetry, position);
                assert_eq!(told(&game.image(symmetry), &turned), here);
            }
        },
    );
}

fn sorted(told: &Inputs) -> Vec<u32> {
    let mut list = told.list.clone();
    list.sort_unstable();
    list
}

/// Windows are told apart by what is on them, not by where they are or which end comes first.
#[test]
fn yinsh_is_the_same_from_all_sides_once_rings_move() {
    for_positions(
        10,
        |_| "yinsh".to_string(),
        |game: &Yinsh, position| {
            let told = |position: &_| {
                let mut told = inputs(game, position);
                told.list.iter_mut().for_each(|input| *input = Yinsh::twin(*input as usize) as u32);
                (sorted(&told), told.stage, told.base)
            };
            if position.phase() != Phase::Place {
                let here = told(position);
                for symmetry in game.symmetries() {
                    assert_eq!(told(&game.map_position(symmetry, position)), here);
                }
            }
        },
    );
}

#[test]
fn a_file_is_whole_and_of_its_game_or_refused() {
    let net = net::<Yinsh>(0.5);
    let bytes = net.to_bytes::<Yinsh>();
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes), Ok(net));
    assert!(matches!(Net::from_bytes::<Lyngk>(&bytes), Err(NetError::OtherGame)));
    assert_eq!(Net::from_bytes::<Yinsh>(b"text"), Err(NetError::OtherFormat));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[1..]), Err(NetError::OtherFormat));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[..bytes.len() - 1]), Err(NetError::Length));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[..30]), Err(NetError::Length));
    let mut older = bytes.clone();
    older[16] ^= 1;
    assert!(matches!(Net::from_bytes::<Yinsh>(&older), Err(NetError::OtherShape { .. })));
    let mut unheard = bytes.clone();
    unheard[8..16].copy_from_slice(b"chess\0\0\0");
    assert_eq!(Nets::default().with(&unheard), Err(NetError::OtherGame));
    for place in [40, 41, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 16;
        assert_eq!(Net::from_bytes::<Yinsh>(&damaged), Err(NetError::Checksum), "byte {place}");
        assert_eq!(Nets::default().with(&damaged), Err(NetError::Checksum));
    }
    let both = Nets::default().with(&bytes).unwrap().with(&self::net::<Lyngk>(0.5).to_bytes::<Lyngk>());
    assert_ne!(both.unwrap(), Nets::default());
}

/// The position after so many random actions.
fn after<G: Learn>(config: &str, actions: usize, seed: u64) -> (G, G::Position) {
    let game = G::new(&config.parse().unwrap_or_else(|_| panic!("{config}"))).unwrap();
    let (mut position, mut rng) = (game.start(), Rng::new(seed));
    for _ in 0..actions {
        let action = game.random_action(&position, &mut rng);
        game.play_unchecked(&mut position, action);
    }
    (game, position)
}

/// A search by so many plies, with a table of its own.
fn search<G: Learn>(
    game: &G,
    position: &G::Position,
    depth: u32,
    net: Option<&Net>,
    prunes: bool,
) -> (Line<G::Action>, u64) {
    match prunes {
        true => search_by(game, position, depth, AnyJudge::of(net)),
        false => search_by(game, position, depth, Unpruned(AnyJudge::of(net))),
    }
}

fn search_by<G: Learn>(
    game: &G,
    position: &G::Position,
    depth: u32,
    judge: impl Judge<G>,
) -> (Line<G::Action>, u64) {
    let table = Table::new(1);
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut searcher = Searcher::new(game, judge, &table, limits, control);
    let line = searcher.run(position, 1, 1, |_| ()).swap_remove(0);
    (line, searcher.nodes())
}

#[test]
fn a_net_that_says_nothing_plays_as_the_hand_does() {
    fn check<G: Learn>(config: &str, actions: usize) {
        let (game, position) = after::<G>(config, actions, 2);
        let found = |net: Option<&Net>| {
            let (line, nodes) = search(&game, &position, 5, net, false);
            (line.value, nodes)
        };
        let by_hand = found(None);
        assert_eq!(found(Some(&net::<G>(0.0))), by_hand);
        assert_ne!(found(Some(&net::<G>(0.3))), by_hand);
    }
    check::<Yinsh>("yinsh", 24);
    check::<Lyngk>("lyngk:seed=4", 12);
    check::<Kulami>("kulami", 20);
}

#[test]
fn kinds_of_actions_are_in_range_and_the_same_from_all_sides() {
    fn check<G: Learn>(config: impl Fn(usize) -> String) {
        let net = net::<G>(1.0);
        let mut seen = std::collections::HashSet::new();
        for_positions(6, config, |game: &G, position| {
            for action in game.legal(position) {
                let mut kinds = Vec::new();
                game.kinds(position, action, |kind| kinds.push(kind));
                assert!(
                    !kinds.is_empty() && kinds.iter().all(|&kind| kind < G::KINDS),
                    "{action}: {kinds:?}"
                );
                seen.extend(kinds);
                let likelihood = net.likelihood(game, position, action);
                for symmetry in game.symmetries() {
                    let turned = game.map_position(symmetry, position);
                    let action = game.map_action(symmetry, action);
                    assert_eq!(
                        net.likelihood(game, &turned, action),
                        likelihood,
                        "{action} in {}",
                        game.code(&turned)
                    );
                }
            }
        });
        assert!(seen.len() > G::KINDS / 40, "{} of {}", seen.len(), G::KINDS);
    }
    check::<Yinsh>(|_| "yinsh".to_string());
    check::<Lyngk>(|number| format!("lyngk:seed={number}"));
    check::<Kulami>(|_| "kulami:board=square-1234".to_string());
}

/// In the opening only the likeliest actions are looked at, unless somebody asks for more lines or there is no net.
#[test]
fn openings_are_chosen_among_what_is_likely() {
    fn check<G: Learn>(config: &str) {
        let net = net::<G>(1.0);
        let (game, position) = after::<G>(config, 0, 1);
        let count = game.candidates(&position).unwrap();
        let mut likely = game.legal(&position);
        assert!(likely.len() > count);
        likely.sort_by_key(|&action| -net.likelihood(&game, &position, action));
        let found = |net, lines| {
            let (table, stop) = (Table::new(1), AtomicBool::new(false));
            let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
            let limits = Limits { depth: Some(2), ..Limits::default() };
            let mut searcher = Searcher::new(&game, AnyJudge::of(net), &table, limits, control);
            (searcher.run(&position, 1, lines, |_| ()), searcher.nodes())
        };
        let (narrow, nodes) = found(Some(&net), 1);
        assert!(likely[..count].contains(&narrow[0].actions[0]));
        assert!(nodes < found(None, 1).1 && !narrow[0].proved);
        assert_eq!(found(Some(&net), count + 1).0.len(), count + 1);
    }
    check::<Yinsh>("yinsh");
    check::<Lyngk>("lyngk:seed=3");
    check::<Kulami>("kulami");
}

#[test]
fn probcut_makes_deep_searches_shorter() {
    fn check<G: Learn>(net: &Net, config: &str, actions: usize, depth: u32) {
        let nodes = |prunes: bool| -> u64 {
            let of_seed = |seed| {
                let (game, position) = after::<G>(config, actions, seed);
                search(&game, &position, depth, Some(net), prunes).1
            };
            (1..=4).map(of_seed).sum()
        };
        let (whole, pruned) = (nodes(false), nodes(true));
        assert!(pruned < whole, "{config}: {pruned} {whole}");
    }
    // With it LYNGK reduces late actions more, too, which by hand alone makes these searches longer.
    check::<Lyngk>(&shipped::<Lyngk>(), "lyngk:seed=4", 12, 9);
    for net in [net::<Kulami>(0.0), shipped::<Kulami>()] {
        check::<Kulami>(&net, "kulami", 12, 14);
    }
}

/// The net of LYNGK with a gain of so many log-odds for every kind of action.
fn with_gain(gain: f32) -> Net {
    let gains = Net::new(&Weights { gains: vec![gain; Lyngk::GAINS], ..Weights::default() });
    shipped::<Lyngk>().with_gains_of(&gains)
}

#[test]
fn what_actions_gain_is_known_by_their_stage_and_kind() {
    let (game, position) = after::<Lyngk>("lyngk:seed=4", 12, 1);
    let gains = |net: &Net| -> Vec<Option<Value>> {
        game.legal(&position).into_iter().map(|action| net.gain(&game, &position, action)).collect()
    };
    let known = gains(&shipped::<Lyngk>());
    assert!(
        known.iter().any(|&gain| gain < Some(-1000)) && known.iter().any(|&gain| gain > Some(0)),
        "{known:?}"
    );
    assert!(gains(&with_gain(-1.5)).iter().all(|&gain| gain == Some(-1500)));
    assert!(gains(&with_gain(f32::INFINITY)).iter().all(Option::is_none));
    assert!(!net::<Yinsh>(1.0).knows_gains() && !net::<Kulami>(1.0).knows_gains());
}

#[test]
fn what_gains_too_little_is_not_searched() {
    let nodes = |net: &Net, prunes| -> u64 {
        let of_seed = |seed| {
            let (game, position) = after::<Lyngk>("lyngk:seed=4", 12, seed);
            search(&game, &position, 7, Some(net), prunes).1
        };
        (1..=4).map(of_seed).sum()
    };
    let [unknown, little] = [f32::INFINITY, -5.0].map(with_gain);
    for net in [&little, &shipped::<Lyngk>()] {
        assert!(nodes(net, true) < nodes(&unknown, true));
        assert_eq!(nodes(net, false), nodes(&unknown, false));
    }
}

/// Whatever gains say, what search proves of endings is so.
#[test]
fn what_gains_leave_out_proves_nothing() {
    let net = with_gain(-5.0);
    let mut proved = 0;
    for seed in 1..=20 {
        let (game, position) = after::<Lyngk>("lyngk:seed=4", 30, seed);
        if game.is_over(&position) {
            continue;
        }
        let found = |net: Option<&Net>, prunes| search(&game, &position, 12, net, prunes).0;
        let (whole, pruned) = (found(None, false), found(Some(&net), true));
        if whole.proved && pruned.proved {
            proved += 1;
            assert_eq!(pruned.value.signum(), whole.value.signum(), "seed {seed}");
        }
    }
    assert!(proved >= 5, "{proved}");
}

#[test]
fn what_foresight_leaves_out_proves_nothing() {
    let net = shipped::<Kulami>();
    for seed in 1..=20 {
        let (game, mut position) = after::<Kulami>("kulami:board=irregular", 20, seed);
        let mut rng = Rng::new(seed);
        while position.placed() < 2 * Kulami::MARBLES - 12 && !game.is_over(&position) {
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
        if game.is_over(&position) {
            continue;
        }
        let found = |prunes| search(&game, &position, 99, Some(&net), prunes).0;
        let (whole, pruned) = (found(false), found(true));
        assert!(whole.proved && pruned.proved, "seed {seed}");
        assert_eq!(pruned.value.signum(), whole.value.signum(), "seed {seed}");
    }
}

#[test]
fn weights_keep_their_meaning_in_whole_numbers() {
    const UNITS: usize = Lyngk::UNITS;
    let list = |length: usize, weights: &[(usize, f32)]| {
        let mut list = vec![0.0; length];
        weights.iter().for_each(|&(place, weight)| list[place] = weight);
        list
    };
    let net = Net::new(&Weights {
        rows: list(Lyngk::ROWS * UNITS, &[(3 * UNITS, 0.25), (4 * UNITS, 0.5), (5 * UNITS + 1, -1.0)]),
        bias: list(UNITS, &[(1, 0.75)]),
        direct: list(Lyngk::INPUTS, &[(3, 0.125)]),
        out: list(Lyngk::STAGES * UNITS, &[(2 * UNITS, 2.0), (2 * UNITS + 1, 3.0)]),
        kinds: vec![0.0; Lyngk::KINDS],
        gains: list(Lyngk::GAINS, &[]),
        stages: list(Lyngk::STAGES, &[(2, 0.5)]),
    });
    // Half a log-odd by itself, and three quarters of three from the second unit.
    assert_eq!(net.value::<Lyngk>(&[], 2), 2750);
    // An eighth past the units, a quarter of two through the first.
    assert_eq!(net.value::<Lyngk>(&[3], 2), 2750 + 125 + 500);
    // The second unit is empty, the first not fuller than full.
    assert_eq!(net.value::<Lyngk>(&[3, 4, 4, 5], 2), 500 + 125 + 2000);
    assert_eq!(net.value::<Lyngk>(&[3], 0), 125);
    assert_eq!(net.value::<Lyngk>(&[u32::MAX], 99), 0);
}

#[test]
fn shipped_nets_are_whole() {
    assert_ne!(Nets::shipped().unwrap(), Nets::default());
    // A net that is used by default comes with the program, or only browsers would have it.
    for game in Nets::default_names().chain(["lyngk"]) {
        let bytes = std::fs::read(format!("../../data/{game}.net")).unwrap();
        assert_eq!(Nets::shipped().unwrap().with(&bytes), Nets::shipped(), "{game}");
    }
}
