//! Nets: what they are told, their files, and searching with them.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::{Game, Rng};
use orrery_engine::games::lyngk::Lyngk;
use orrery_engine::games::yinsh::Yinsh;
use orrery_engine::{Control, HIDDEN, Inputs, Learn, Limits, Net, NetError, Nets, Searcher, Table};

/// A net with weights drawn by lot, up to this size.
fn net<G: Learn>(size: f32) -> Net {
    let mut rng = Rng::new(9);
    let mut draw = || (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
    let rows: Vec<[f32; HIDDEN]> = (0..G::INPUTS).map(|_| std::array::from_fn(|_| draw())).collect();
    let bias = std::array::from_fn(|_| draw());
    let direct: Vec<f32> = (0..G::INPUTS).map(|_| draw()).collect();
    let stages: Vec<_> = (0..G::STAGES).map(|_| (std::array::from_fn(|_| draw()), draw())).collect();
    Net::from_floats(&rows, &bias, &direct, &stages)
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
    game.inputs(position, &mut inputs);
    inputs
}

fn check_inputs<G: Learn>(config: impl Fn(usize) -> String) {
    let (mut most, mut seen) = (0, vec![false; G::INPUTS]);
    let net = net::<G>(0.1);
    for_positions(60, config, |game: &G, position| {
        let told = inputs(game, position);
        assert_eq!(told.base(), game.evaluate(position), "{}", game.code(position));
        assert!(told.stage() < G::STAGES);
        most = most.max(told.as_slice().len());
        told.as_slice().iter().for_each(|&input| seen[usize::from(input)] = true);
        let mut list = told.as_slice().to_vec();
        list.sort_unstable();
        assert!(list.windows(2).all(|pair| pair[0] != pair[1] || G::NAME == "lyngk"), "said twice: {list:?}");
        let value = net.value(told.as_slice(), told.stage());
        assert_eq!(net.evaluate(game, position), (told.base() + value).clamp(-20_000, 20_000));
    });
    assert!(most < Inputs::MOST - 20, "{most} inputs at once");
    assert!(seen.iter().filter(|&&seen| seen).count() > G::INPUTS / 4);
}

#[test]
fn inputs_are_in_range_and_tell_what_the_hand_counts() {
    check_inputs::<Yinsh>(|_| "yinsh".to_string());
    check_inputs::<Lyngk>(|number| format!("lyngk:seed={number}"));
}

#[test]
fn lyngk_is_the_same_from_all_sides() {
    for_positions(
        10,
        |number| format!("lyngk:seed={number}"),
        |game: &Lyngk, position| {
            let told = |game: &Lyngk, position: &_| {
                let told = inputs(game, position);
                let mut list = told.as_slice().to_vec();
                list.sort_unstable();
                (list, told.stage(), told.base())
            };
            let here = told(game, position);
            for &symmetry in Lyngk::all_symmetries() {
                let turned = game.map_position(symmetry, position);
                assert_eq!(told(&game.image(symmetry), &turned), here);
            }
        },
    );
}

#[test]
fn a_file_is_whole_and_of_its_game_or_refused() {
    let net = net::<Yinsh>(0.5);
    let bytes = net.to_bytes::<Yinsh>();
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes), Ok(net));
    assert!(matches!(Net::from_bytes::<Lyngk>(&bytes), Err(NetError::OtherShape { .. })));
    assert_eq!(Net::from_bytes::<Yinsh>(b"text"), Err(NetError::OtherFormat));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[1..]), Err(NetError::OtherFormat));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[..bytes.len() - 1]), Err(NetError::Length));
    assert_eq!(Net::from_bytes::<Yinsh>(&bytes[..20]), Err(NetError::Length));
    for place in [16, 17, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 16;
        assert_eq!(Net::from_bytes::<Yinsh>(&damaged), Err(NetError::Checksum), "byte {place}");
        assert_eq!(Nets::default().with(&damaged), Err(NetError::Checksum));
    }
    let both = Nets::default().with(&bytes).unwrap().with(&self::net::<Lyngk>(0.5).to_bytes::<Lyngk>());
    assert_ne!(both.unwrap(), Nets::default());
}

fn nodes<G: Learn>(config: &str, actions: usize, net: Option<&Net>) -> (u64, i32) {
    let game = G::new(&config.parse().unwrap_or_else(|_| panic!("{config}"))).unwrap();
    let (mut position, mut rng) = (game.start(), Rng::new(2));
    for _ in 0..actions {
        let action = game.random_action(&position, &mut rng);
        game.play_unchecked(&mut position, action);
    }
    let table = Table::new(1);
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let mut searcher = Searcher::new(&game, &table, limits, control).with_net(net);
    let value = searcher.run(&position, 1, 1, |_| ())[0].value;
    (searcher.nodes(), value)
}

#[test]
fn a_net_that_says_nothing_plays_as_the_hand_does() {
    fn check<G: Learn>(config: &str, actions: usize) {
        let by_hand = nodes::<G>(config, actions, None);
        assert_eq!(nodes::<G>(config, actions, Some(&net::<G>(0.0))), by_hand);
        assert_ne!(nodes::<G>(config, actions, Some(&net::<G>(0.3))), by_hand);
    }
    check::<Yinsh>("yinsh", 24);
    check::<Lyngk>("lyngk:seed=4", 12);
}

#[test]
fn weights_keep_their_meaning_in_whole_numbers() {
    let mut rows = vec![[0.0; HIDDEN]; Yinsh::INPUTS];
    let mut direct = vec![0.0; Yinsh::INPUTS];
    let mut out = [0.0; HIDDEN];
    (rows[3][0], rows[4][0], rows[5][1], direct[3]) = (0.25, 0.5, -1.0, 0.125);
    (out[0], out[1]) = (2.0, 3.0);
    let mut stages = vec![([0.0; HIDDEN], 0.0); Yinsh::STAGES];
    stages[2] = (out, 0.5);
    let mut bias = [0.0; HIDDEN];
    bias[1] = 0.75;
    let net = Net::from_floats(&rows, &bias, &direct, &stages);
    // Half a log-odd by itself, and three quarters of three from the second unit.
    assert_eq!(net.value(&[], 2), 2750);
    // An eighth past the units, a quarter of two through the first.
    assert_eq!(net.value(&[3], 2), 2750 + 125 + 500);
    // The second unit is empty, the first not fuller than full.
    assert_eq!(net.value(&[3, 4, 4, 5], 2), 500 + 125 + 2000);
    assert_eq!(net.value(&[3], 0), 125);
    assert_eq!(net.value(&[u16::MAX], 99), 0);
}

#[test]
fn shipped_nets_are_whole() {
    assert_ne!(Nets::shipped().unwrap(), Nets::default());
    assert_eq!(Nets::shipped(), Nets::shipped());
    // A net that is used by default comes with the program, or only browsers would have it.
    for game in Nets::default_names().iter().chain(&["lyngk"]) {
        let bytes = std::fs::read(format!("../../data/{game}.net")).unwrap();
        assert_eq!(Nets::shipped().unwrap().with(&bytes), Nets::shipped(), "{game}");
    }
}
