//! Bytes choose a position and actions that can be written: an action is played if it is in the legal list, else
//! refused with a reason and nothing changes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::Choices;
use orrery_games::core::Game;
use orrery_games::with_session;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    with_session!(choices.game(), session => try_actions(&**session.game(), &mut choices));
});

fn try_actions<G: Game>(game: &G, choices: &mut Choices<'_>) {
    let position = choices.position(game);
    let legal = game.legal(&position);
    let writable = game.writable();
    while !choices.are_made() {
        let action = writable[choices.index(writable.len())];
        let mut after = position;
        let played = game.play(&mut after, action);
        assert_eq!(played.is_ok(), legal.contains(&action), "{action} in {}", game.code(&position));
        if let Err(refusal) = played {
            assert_eq!(after, position);
            assert!(!refusal.to_string().is_empty());
        }
    }
}
