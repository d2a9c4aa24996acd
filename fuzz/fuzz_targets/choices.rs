//! The bytes choose a game and its actions. The game must end within `MAX_ACTIONS`, and keys and codes must stay right.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::Choices;
use orrery_games::core::Game;
use orrery_games::with_session;

/// The code is read back only once every so many actions, because that is the slowest check.
const CODE_EVERY: usize = 16;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    with_session!(choices.game(), session => play(&**session.game(), &mut choices));
});

fn play<G: Game>(game: &G, choices: &mut Choices<'_>) {
    let mut position = game.start();
    for played in 0..=G::MAX_ACTIONS {
        let legal = game.legal(&position);
        assert_eq!(legal.is_empty(), game.is_over(&position));
        assert_eq!(game.key(&position), game.key_from_scratch(&position));
        if legal.is_empty() || played % CODE_EVERY == CODE_EVERY - 1 {
            let (same_game, same) = G::from_code(&game.code(&position)).expect("a printed code can be read");
            assert_eq!(same, position);
            assert_eq!(same_game.legal(&same), legal);
        }
        if legal.is_empty() {
            return;
        }
        let action = legal[choices.index(legal.len())];
        game.play(&mut position, action).expect("a legal action can be played");
    }
    panic!("longer than MAX_ACTIONS");
}
