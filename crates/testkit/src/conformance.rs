use std::collections::{BTreeSet, HashSet};

use orrery_core::{Game, Rng, Symmetric};

use crate::SlowGame;
use crate::distribution::same_distribution;

/// Random games walked for each config; ten times as many in a soak.
const WALKS: u64 = 48;
/// Every how many positions all writable actions are tried, and all symmetries.
const THOROUGH_EVERY: usize = 6;

/// Panics unless `G` keeps every promise of [`Game`] on random games of each config, and agrees with the slow
/// generator `S` about what is legal, whose turn it is, how it ends, and how random games are distributed.
pub fn conformance<G: Symmetric, S: SlowGame>(configs: &[&str]) {
    assert!(size_of::<G::Action>() <= 4, "an action is at most 4 bytes");
    for text in configs {
        let game = configured::<G>(text);
        let writable = game.writable();
        action_texts_round_trip::<G>(&writable);
        let mut checked = 0;
        let soak = std::env::var_os("ORRERY_SOAK").is_some();
        for seed in 0..WALKS * if soak { 10 } else { 1 } {
            checked += walk::<G, S>(&game, &writable, seed);
        }
        assert!(checked > 300, "{text}: only {checked} positions");
        same_distribution::<G, S>(&game);
    }
}

/// The game of a config whose text round-trips.
fn configured<G: Game>(text: &str) -> G {
    let config: G::Config = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let printed = config.to_string();
    let again: G::Config = printed.parse().unwrap_or_else(|error| panic!("{printed}: {error}"));
    assert_eq!(again, config);
    assert_eq!(again.to_string(), printed);
    assert!(printed.starts_with(G::NAME));
    let game = G::new(&config).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(game.config(), &config);
    game
}

fn action_texts_round_trip<G: Game>(writable: &[G::Action]) {
    let mut texts = HashSet::new();
    for &action in writable {
        let text = action.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&action), "{text}");
        assert_eq!(text.to_uppercase().parse().as_ref(), Ok(&action), "{text} in upper case");
        assert_eq!(text, text.to_lowercase());
        assert!(texts.insert(text), "two actions with one text");
    }
}

/// Plays one random game and checks every position of it; says how many there were.
fn walk<G: Symmetric, S: SlowGame>(game: &G, writable: &[G::Action], seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    let mut position = game.start();
    let mut slow = S::from_config(&game.config().to_string());
    for played in 0..=G::MAX_ACTIONS {
        let place = format!("{} seed {seed} after {played}: {}", game.config(), game.code(&position));
        let legal = agrees_with_slow(game, &position, &slow, &place);
        key_and_code_hold(game, &position, &place);
        if (played + seed as usize).is_multiple_of(THOROUGH_EVERY) || legal.is_empty() {
            every_action_is_answered(game, &position, writable, &legal, &place);
            symmetries_commute(game, &position, &legal, &place);
        }
        if legal.is_empty() {
            return played + 1;
        }
        let action = match seed % 3 {
            0 => game.random_action(&position, &mut rng),
            1 => legal[rng.index(legal.len())],
            _ => eventful(game, &position, &legal, &mut rng),
        };
        assert!(legal.contains(&action), "{place}: random action {action} is not legal");
        game.play(&mut position, action).unwrap_or_else(|refusal| panic!("{place}: {action}: {refusal}"));
        slow.play(&action.to_string());
    }
    panic!("{} seed {seed}: longer than MAX_ACTIONS", game.config());
}

/// An action after which the same player goes on or the score changes, if there is one: so that rows, claims and
/// captures are not left to chance.
fn eventful<G: Game>(game: &G, position: &G::Position, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    let events: Vec<G::Action> = legal
        .iter()
        .copied()
        .filter(|&action| {
            let mut after = *position;
            game.play_unchecked(&mut after, action);
            game.to_act(&after) == game.to_act(position) || game.score(&after) != game.score(position)
        })
        .collect();
    let pool = if events.is_empty() { legal } else { &events };
    pool[rng.index(pool.len())]
}

fn agrees_with_slow<G: Game, S: SlowGame>(
    game: &G,
    position: &G::Position,
    slow: &S,
    place: &str,
) -> Vec<G::Action> {
    let legal = game.legal(position);
    let mut again = Vec::new();
    game.legal_into(position, &mut again);
    assert_eq!(legal, again, "{place}: the order changes");
    assert!(legal.len() <= G::MAX_LEGAL, "{place}: more than MAX_LEGAL");
    assert_eq!(legal.len(), game.count_legal(position), "{place}: count_legal");
    let mut texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    texts.sort();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{place}: duplicates");
    assert_eq!(texts, slow.legal(), "{place}: legal actions");
    assert_eq!(game.outcome(position), slow.outcome(), "{place}: outcome");
    assert_eq!(game.score(position), slow.score(), "{place}: score");
    assert_eq!(game.is_over(position), legal.is_empty(), "{place}: over if and only if nothing is legal");
    if !legal.is_empty() {
        assert_eq!(game.to_act(position), slow.to_act(), "{place}: who is to act");
    }
    legal
}

fn key_and_code_hold<G: Game>(game: &G, position: &G::Position, place: &str) {
    assert_eq!(game.key(position), game.key_from_scratch(position), "{place}: key");
    let code = game.code(position);
    assert!(!code.contains(char::is_whitespace), "{place}: a code is one token");
    let (same_game, same) = G::from_code(&code).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(same, *position, "{place}: position → code → position");
    assert_eq!(same_game.code(&same), code, "{place}: code → position → code");
    assert_eq!(same_game.key(&same), game.key(position), "{place}: key from a code");
    assert_eq!(same_game.legal(&same), game.legal(position), "{place}: legal actions from a code");
}

fn every_action_is_answered<G: Game>(
    game: &G,
    position: &G::Position,
    writable: &[G::Action],
    legal: &[G::Action],
    place: &str,
) {
    let legal: HashSet<_> = legal.iter().collect();
    for &action in writable {
        let mut after = *position;
        match game.play(&mut after, action) {
            Ok(()) => assert!(legal.contains(&action), "{place}: {action} was played, but is not legal"),
            Err(refusal) => {
                assert!(!legal.contains(&action), "{place}: {action} is legal, but refused: {refusal}");
                assert!(!refusal.to_string().is_empty());
                assert_eq!(after, *position, "{place}: {action} was refused and changed the position");
            }
        }
    }
}

fn symmetries_commute<G: Symmetric>(game: &G, position: &G::Position, legal: &[G::Action], place: &str) {
    let all = G::all_symmetries();
    assert_eq!(game.map_position(all[0], position), *position, "{place}: the identity comes first");
    for &symmetry in all {
        let image = game.image(symmetry);
        let mapped = game.map_position(symmetry, position);
        assert_eq!(image.key(&mapped), image.key_from_scratch(&mapped), "{place}: key under {symmetry:?}");
        assert_eq!(image.outcome(&mapped), game.outcome(position), "{place}: outcome under {symmetry:?}");
        assert_eq!(image.score(&mapped), game.score(position), "{place}: score under {symmetry:?}");
        let there: BTreeSet<_> = image.legal(&mapped).into_iter().collect();
        let mapped_legal: BTreeSet<_> =
            legal.iter().map(|&action| game.map_action(symmetry, action)).collect();
        assert_eq!(there, mapped_legal, "{place}: legal actions under {symmetry:?}");
        for &action in legal.iter().step_by(5) {
            let (mut here, mut there) = (*position, mapped);
            game.play_unchecked(&mut here, action);
            image.play_unchecked(&mut there, game.map_action(symmetry, action));
            assert_eq!(game.map_position(symmetry, &here), there, "{place}: {action} under {symmetry:?}");
        }
    }
}
