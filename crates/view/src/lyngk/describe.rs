//! Spots as they are read out.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Colour, Lyngk, Piece, Point};

use super::effect::Effect;
use super::{claim_spot, collected, colour_of, point, spot, words};
use crate::{Art, Beside, Look, Phrase, Spot};

pub(super) fn describe(game: &Lyngk, look: &Look<'_, Lyngk>, spot: Spot) -> Phrase {
    match spot {
        Spot::Point { .. } => match point(spot) {
            Some(point) => describe_point(game, look, point),
            None => Phrase::new("lyngk-nowhere"),
        },
        Spot::Claim(letter) => match colour_of(letter) {
            Some(colour) => describe_claim(game, look, colour),
            None => Phrase::new("lyngk-nowhere"),
        },
        Spot::Pass if look.targets().contains(&spot) => Phrase::new("lyngk-would-pass"),
        Spot::Pass | Spot::Swap => Phrase::new("lyngk-nowhere"),
    }
}

pub(super) fn beside(look: &Look<'_, Lyngk>) -> Vec<Beside> {
    Colour::ALL.into_iter().map(|colour| claim_marker(look, colour)).collect()
}

/// A claim marker with what it says.
fn claim_marker(look: &Look<'_, Lyngk>, colour: Colour) -> Beside {
    let spot = claim_spot(colour);
    let owner = look.position.owner(colour);
    let open = look.completed_by(spot).is_some();
    let state = match owner {
        Some(owner) => words::player(owner),
        None if open => Phrase::new("lyngk-claim-open"),
        None => Phrase::new("lyngk-claim-neutral"),
    };
    let art = Art::Stack(vec![Piece::Coloured(colour)]);
    let count = look.position.topped_by(colour).len();
    Beside { spot, art, label: words::label(colour), owner, state, count, open }
}

/// Its name, what stands there, whose it is, and what a touch would do.
fn describe_point(game: &Lyngk, look: &Look<'_, Lyngk>, point: Point) -> Phrase {
    let position = look.position;
    let spot = spot(point);
    let mut parts = vec![
        match position.height(point) {
            0 => Phrase::new("lyngk-spot-empty"),
            1 => Phrase::new("lyngk-spot-piece").with("piece", words::pieces(position.pieces(point))),
            height => Phrase::new("lyngk-spot-stack")
                .with("height", height)
                .with("pieces", words::pieces(position.pieces(point))),
        }
        .with("point", point.to_string()),
    ];
    if let Some(top) = position.top(point).and_then(Piece::colour) {
        parts.push(owner(position.owner(top)));
    }
    if position.height(point) == game.limit() {
        parts.push(Phrase::new("lyngk-spot-fixed"));
    }
    if look.picked.first() == Some(&spot) {
        parts.push(Phrase::new("lyngk-spot-selected"));
    } else if let Some(Action::Move { from, to }) = look.completed_by(spot) {
        if let Some(effect) = Effect::of(game, position, from, to) {
            parts.push(match effect.steps() {
                None => Phrase::new("lyngk-spot-land"),
                Some(steps) => Phrase::new("lyngk-spot-land-by").with("steps", steps),
            });
            parts.push(words::result(&effect));
        }
    } else if look.picked.is_empty() && look.open.iter().any(|(_, path)| path.first() == Some(&spot)) {
        parts.push(Phrase::new("lyngk-spot-movable"));
    }
    words::parts(parts)
}

fn owner(player: Option<Player>) -> Phrase {
    match player {
        None => Phrase::new("lyngk-neutral"),
        Some(Player::First) => Phrase::new("lyngk-of-first"),
        Some(Player::Second) => Phrase::new("lyngk-of-second"),
    }
}

fn describe_claim(game: &Lyngk, look: &Look<'_, Lyngk>, colour: Colour) -> Phrase {
    let position = look.position;
    let name = Phrase::new("lyngk-marker").with("colour", words::colour(colour));
    let mut parts = vec![name, owner(position.owner(colour))];
    if look.completed_by(claim_spot(colour)).is_some() {
        parts.push(Phrase::new("lyngk-marker-open").with("stacks", position.topped_by(colour).len()));
        let stacks = collected(game, position, colour).count();
        if stacks > 0 {
            parts.push(Phrase::new("lyngk-marker-collects").with("stacks", stacks));
        }
    } else if !look.open.is_empty()
        && position.owner(colour).is_none()
        && position.claims_left(game.to_act(position)) == 0
    {
        parts.push(Phrase::new("lyngk-marker-no-claims"));
    }
    words::parts(parts)
}
