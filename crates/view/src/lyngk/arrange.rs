//! Setting up a position of LYNGK piece by piece. A piece that is put on a point goes on top of the stack there.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Colour, Lyngk, Piece, Setup};

use super::{point, spot, words};
use crate::arrange::{eraser, number, piece, player_of, to_move};
use crate::{Arrange, Art, Knob, Phrase, Scene, Spot, Tool};

/// No stack can have more pieces.
const HIGHEST: usize = 6;
/// No player can win more stacks.
const MOST_WON: u8 = 8;

impl Arrange for Lyngk {
    fn laid(setup: &Setup) -> Scene {
        let stacks = orrery_games::lyngk::Point::all().zip(&setup.stacks);
        let pieces = stacks.filter(|(_, stack)| !stack.is_empty()).map(|(at, stack)| crate::Piece {
            at: spot(at),
            art: Art::Stack(stack.clone()),
            lifted: false,
        });
        Scene { pieces: pieces.collect(), marks: Vec::new() }
    }

    fn tools(setup: &Setup) -> Vec<Tool> {
        let tool = |kind: Piece| {
            let there = setup.stacks.iter().flatten().filter(|other| **other == kind).count();
            let label = super::label(&[kind]);
            piece(Art::Stack(vec![kind]), label, kind.supply() as i32 - there as i32)
        };
        Piece::KINDS.into_iter().map(tool).chain([eraser()]).collect()
    }

    fn lay(&self, setup: &mut Setup, at: Spot, tool: usize) {
        let Some(stack) = point(at).and_then(|at| setup.stacks.get_mut(at.index())) else { return };
        match Piece::KINDS.get(tool) {
            Some(kind) if stack.len() < HIGHEST => stack.push(*kind),
            Some(_) => {}
            None => _ = stack.pop(),
        }
    }

    fn named(setup: &Setup, at: Spot) -> Option<Phrase> {
        let stack = setup.stacks.get(point(at)?.index())?;
        (!stack.is_empty()).then(|| words::pieces(stack.iter().copied()))
    }

    fn knobs(&self, setup: &Setup) -> Vec<Knob> {
        let won = |player: Player| {
            let label = Phrase::new("arrange-stacks-won").with("player", words::player(player));
            number(label, MOST_WON, setup.won[player.index()])
        };
        let claim = |colour: Colour| {
            let owner =
                Player::BOTH.into_iter().find(|player| setup.claims[player.index()].contains(&colour));
            let options =
                [Phrase::new("arrange-free"), words::player(Player::First), words::player(Player::Second)];
            Knob {
                label: words::label(colour),
                options: options.into(),
                chosen: owner.map_or(0, |player| player.index() + 1),
            }
        };
        let [first, second] = Player::BOTH;
        let sides = to_move(Player::BOTH.map(words::player), setup.to_act);
        [sides, won(first), won(second)].into_iter().chain(Colour::ALL.map(claim)).collect()
    }

    fn turn(&self, setup: &mut Setup, knob: usize, option: usize) {
        match knob {
            0 => setup.to_act = player_of(option),
            1 | 2 => setup.won[knob - 1] = option.min(MOST_WON.into()) as u8,
            _ => {
                let Some(colour) = Colour::ALL.get(knob - 3).copied() else { return };
                for claims in &mut setup.claims {
                    claims.retain(|other| *other != colour);
                }
                if let Some(claims) = option.checked_sub(1).and_then(|side| setup.claims.get_mut(side)) {
                    claims.push(colour);
                }
            }
        }
    }

    fn clear(setup: &mut Setup) {
        setup.stacks.iter_mut().for_each(Vec::clear);
        (setup.to_act, setup.claims, setup.won) = (Player::First, Default::default(), [0; 2]);
    }

    /// Assumes that no colour was claimed this turn, unless the position is possible only after a claim.
    fn meant(&self, setup: &Setup) -> Setup {
        let start = Setup { claimed: false, ..setup.clone() };
        if self.validate(&start).is_err() && self.validate(setup).is_ok() { setup.clone() } else { start }
    }
}
