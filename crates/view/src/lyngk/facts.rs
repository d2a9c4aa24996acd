//! The facts that the panels show during a game, and the comparison at its end.

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::lyngk::{Lyngk, Phase, Piece, Position, Variant};

use super::words;
use crate::{Amount, Art, Ending, Fact, Phrase, ScoreLine};

pub(super) fn facts(game: &Lyngk, position: &Position, player: Player) -> Vec<Fact> {
    let fact = |label, value| Fact { label, value, warning: false };
    let single = |colour| (Art::Stack(vec![Piece::Coloured(colour)]), 0);
    let heights = (1..game.limit()).map(|height| own_stacks(position, player, height)).collect();
    vec![
        fact(Phrase::new("lyngk-fact-won"), Amount::Count(i32::from(position.won(player)))),
        fact(
            Phrase::new("lyngk-fact-colours"),
            Amount::Pieces(position.claims(player).map(single).collect()),
        ),
        fact(Phrase::new("lyngk-fact-board"), Amount::Heights(heights)),
        fact(Phrase::new("lyngk-fact-claims"), Amount::Count(position.claims_left(player) as i32)),
    ]
}

/// The facts that are always in sight: the colours of a player, an empty slot for each that they may still claim, and the
/// stacks they have won.
pub(super) fn strip(position: &Position, player: Player) -> Vec<Fact> {
    let pieces = position.claims(player).map(|colour| Art::Stack(vec![Piece::Coloured(colour)])).collect();
    let held = Amount::Held { pieces, open: position.claims_left(player) as usize };
    let fact = |label, value| Fact { label, value, warning: false };
    let won = i32::from(position.won(player));
    vec![
        fact(Phrase::new("lyngk-fact-colours"), held),
        fact(Phrase::new("lyngk-strip-won").with("count", won), Amount::Count(won)),
    ]
}

/// How many stacks are on the board. The list of colours already shows who owns each colour and how many stacks it tops.
pub(super) fn shared_facts(position: &Position) -> Vec<Fact> {
    let stacks = Amount::Count(position.occupied().len() as i32);
    vec![Fact { label: Phrase::new("lyngk-fact-stacks"), value: stacks, warning: false }]
}

/// How many stacks of this height have a colour of `player` on top.
fn own_stacks(position: &Position, player: Player, height: usize) -> i32 {
    let tops = position.claims(player).flat_map(|colour| position.topped_by(colour));
    tops.filter(|&point| position.height(point) == height).count() as i32
}

pub(super) fn ending(game: &Lyngk, position: &Position) -> Ending {
    let won = Player::BOTH.map(|player| i32::from(position.won(player)));
    // The heights that were compared, down to the one that decided (L14, L17).
    let mut compared = Vec::new();
    if won[0] == won[1] {
        for height in (1..game.limit()).rev() {
            let counts = Player::BOTH.map(|player| own_stacks(position, player, height));
            compared.push((height, counts));
            if counts[0] != counts[1] {
                break;
            }
        }
    }
    let mut lines: Vec<ScoreLine> = compared
        .iter()
        .map(|&(height, counts)| ScoreLine {
            label: Phrase::new("lyngk-line-height").with("height", height),
            counts,
            points: None,
        })
        .collect();
    lines.push(ScoreLine { label: Phrase::new("lyngk-line-won"), counts: won, points: None });
    Ending { reason: reason(game, position, won, compared.last().copied()), lines }
}

/// Why the game ended, and what decided it.
fn reason(game: &Lyngk, position: &Position, won: [i32; 2], last: Option<(usize, [i32; 2])>) -> Phrase {
    let winner = match position.phase() {
        Phase::Over(Outcome::Win(winner)) => winner,
        Phase::Over(Outcome::Draw) => return Phrase::new("lyngk-end-draw"),
        _ => return Phrase::new("lyngk-to-act").with("player", words::player(game.to_act(position))),
    };
    let ordered = |counts: [i32; 2]| (counts[winner.index()], counts[winner.opponent().index()]);
    let phrase = match last {
        None if game.variant() == Variant::Six => Phrase::new("lyngk-end-six").with("height", game.limit()),
        None => {
            let (more, fewer) = ordered(won);
            Phrase::new("lyngk-end-won").with("more", more).with("fewer", fewer)
        }
        Some((height, counts)) => {
            let (more, fewer) = ordered(counts);
            Phrase::new("lyngk-end-height").with("height", height).with("more", more).with("fewer", fewer)
        }
    };
    phrase.with("player", words::player(winner))
}
