//! Remembers an invitation while the invited player takes the course of the game first.

use std::cell::RefCell;

use orrery_games::GameKind;

use crate::browser;

thread_local! {
    static INVITED: RefCell<Option<(GameKind, String)>> = RefCell::default();
}

/// Remembers the open page as an invitation to a game of this kind.
pub fn remember(game: GameKind) {
    let location = browser::window().location();
    let path = location.pathname().unwrap_or_default() + &location.hash().unwrap_or_default();
    INVITED.set(Some((game, path)));
}

/// Forgets the invitation, because it was accepted.
pub fn forget() {
    INVITED.take();
}

/// The address of the remembered invitation, if it is to a game of this kind.
pub fn to(game: GameKind) -> Option<String> {
    INVITED.with_borrow(|invited| {
        invited.as_ref().filter(|(kind, _)| *kind == game).map(|(_, path)| path.clone())
    })
}
