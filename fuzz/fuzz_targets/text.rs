//! Any text as a config, a position code and an action of each game: nothing panics, and what can be read is
//! printed so that it reads as the same. A position read from a code can be drawn and played to its end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_games::core::{Draw, Rng};
use orrery_games::{GameKind, with_game};

fuzz_target!(|text: &str| {
    for id in GameKind::ALL {
        with_game!(id, G => read::<G>(text));
    }
});

fn read<G: Draw>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    if let Ok(config) = text.parse::<G::Config>() {
        assert_eq!(config.to_string().parse().as_ref(), Ok(&config));
        let game = G::new(&config).expect("what can be read can be played");
        assert_eq!(game.config(), &config);
    }
    if let Ok(setup) = text.parse::<G::Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    }
    if let Ok((game, position)) = G::from_code(text) {
        let code = game.code(&position);
        let (same_game, same) = G::from_code(&code).expect("a printed code can be read");
        assert_eq!((same, same_game.code(&same)), (position, code));
        play_out(&game, position);
    }
}

fn play_out<G: Draw>(game: &G, mut position: G::Position) {
    let mut rng = Rng::new(game.key(&position));
    for _ in 0..=G::MAX_ACTIONS {
        assert_eq!(game.key(&position), game.key_from_scratch(&position));
        assert!(!game.draw(&position).to_string().is_empty());
        if game.is_over(&position) {
            return;
        }
        let action = game.random_action(&position, &mut rng);
        game.play(&mut position, action).expect("a random action is legal");
    }
    panic!("longer than MAX_ACTIONS");
}
