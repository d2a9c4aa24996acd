//! What counts: rings won, markers left, and how it ended.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Phase, Position, Variant, Yinsh};

use super::words;
use crate::{Amount, Art, Ending, Fact, Phrase, ScoreLine};

/// Rings of each player (Y3).
pub(super) const RINGS: usize = 5;
/// The common supply of markers (Y3).
const SUPPLY: i32 = 51;
/// From here on the end is near.
pub(super) const FEW: i32 = 10;

pub(super) fn facts(game: &Yinsh, position: &Position, player: Player) -> Vec<Fact> {
    let won = Fact {
        label: Phrase::new("yinsh-rings-won"),
        value: Amount::Slots {
            art: Art::Ring(player),
            filled: position.removed(player).into(),
            slots: game.rings_to_win().into(),
        },
        warning: false,
    };
    let on_board = position.rings(player).len();
    let (label, count) = match position.phase() {
        Phase::Place => (Phrase::new("yinsh-rings-to-place"), RINGS - on_board),
        _ => (Phrase::new("yinsh-rings-on-board"), on_board),
    };
    vec![won, Fact { label, value: Amount::Count(count as i32), warning: false }]
}

pub(super) fn shared_facts(position: &Position) -> Vec<Fact> {
    let left = position.supply() as i32;
    let few = left <= FEW;
    let supply = if few { Phrase::new("yinsh-supply-low") } else { Phrase::new("yinsh-supply") };
    let shown = |player| (Art::Marker(player), position.markers(player).len() as i32);
    vec![
        Fact { label: supply, value: Amount::Of(left, SUPPLY), warning: few },
        Fact {
            label: Phrase::new("yinsh-markers-on-board"),
            value: Amount::Versus(Player::BOTH.map(shown)),
            warning: false,
        },
    ]
}

pub(super) fn ending(game: &Yinsh, position: &Position) -> Ending {
    let counts = Player::BOTH.map(|player| i32::from(position.removed(player)));
    let lines = vec![ScoreLine { label: Phrase::new("yinsh-rings-won"), counts, points: None }];
    Ending { reason: reason(game, position), lines }
}

fn reason(game: &Yinsh, position: &Position) -> Phrase {
    let Some(outcome) = game.outcome(position) else { return Phrase::new("yinsh-end-open") };
    let enough = |player: &Player| position.removed(*player) >= game.rings_to_win();
    if let Some(winner) = Player::BOTH.into_iter().find(enough) {
        let reason = match game.config().variant {
            Variant::Standard => Phrase::new("yinsh-end-rings"),
            Variant::Blitz => Phrase::new("yinsh-end-blitz"),
        };
        return reason.with("player", words::player(winner));
    }
    match (position.supply() == 0, outcome.winner()) {
        (true, Some(winner)) => Phrase::new("yinsh-end-supply").with("player", words::player(winner)),
        (true, None) => Phrase::new("yinsh-end-supply-draw"),
        (false, Some(winner)) => Phrase::new("yinsh-end-passes").with("player", words::player(winner)),
        (false, None) => Phrase::new("yinsh-end-passes-draw"),
    }
}
