//! LYNGK as a person sees and touches it.

pub(crate) mod art;
mod ask;
mod describe;
mod facts;
mod landing;
pub(crate) mod marks;
mod plate;
mod prompt;
mod reason;
mod scene;
mod spread;
mod trouble;
mod words;

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{
    Action, Colour, ConfigError, Direction, Lyngk, Phase, Piece, Point, Position, Refusal, SetupError,
    Variant,
};

use crate::{
    Beside, Choice, Coordinates, Ending, Facing, Fact, Frame, Line, Look, Motion, Phrase, Prompt, Scene,
    Spot, View,
};
use landing::Landing;

impl View for Lyngk {
    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        plate::frame(facing, coordinates)
    }

    fn plate(&self, frame: &Frame) -> String {
        plate::plate(frame)
    }

    /// A claim is its marker, a move is its two ends: the way between them changes nothing (L10).
    fn paths(&self, _: &Position, action: Action) -> Vec<Vec<Spot>> {
        vec![match action {
            Action::Claim(colour) => vec![claim_spot(colour)],
            Action::Move { from, to } => vec![Spot::of(from), Spot::of(to)],
            Action::Pass => vec![Spot::Pass],
        }]
    }

    fn attempt(&self, _: &Position, picked: &[Spot], spot: Spot) -> Option<Action> {
        match spot {
            Spot::Claim(letter) => colour_of(letter).map(Action::Claim),
            Spot::Pass => Some(Action::Pass),
            Spot::Swap => None,
            Spot::Point { .. } => {
                let point = point_of(spot)?;
                Some(match picked.first().copied().and_then(point_of) {
                    Some(from) => Action::Move { from, to: point },
                    // Where to does not matter for whether it may be picked up.
                    None => Action::Move {
                        from: point,
                        to: Direction::ALL.into_iter().find_map(|direction| point.step(direction))?,
                    },
                })
            }
        }
    }

    fn reason(refusal: &Refusal) -> Phrase {
        reason::reason(refusal)
    }

    fn misconfigured(error: &ConfigError) -> Phrase {
        trouble::misconfigured(error)
    }

    fn impossible(error: &SetupError) -> Phrase {
        trouble::impossible(error)
    }

    /// A stack that could be picked up if only it could go somewhere is refused for that, whatever is next to it.
    fn objection(&self, position: &Position, picked: &[Spot], spot: Spot) -> Option<Phrase> {
        let refusal = self.check(position, self.attempt(position, picked, spot)?).err()?;
        let picking = picked.is_empty() && spot.is_point();
        let of_origin = matches!(
            refusal,
            Refusal::GameOver
                | Refusal::EmptySource(_)
                | Refusal::JokerOnTop(_)
                | Refusal::OpponentsColour(..)
                | Refusal::FullSource(_)
        );
        Some(match position.phase() {
            Phase::Pass if picking => Phrase::new("lyngk-why-only-pass"),
            Phase::Claim if picking => Phrase::new("lyngk-why-claim-first"),
            _ if picking && !of_origin => Phrase::new("lyngk-why-stuck").with("point", spot.to_string()),
            _ => reason::reason(&refusal),
        })
    }

    fn scene(&self, look: &Look<'_, Self>) -> Scene {
        scene::scene(self, look)
    }

    fn choices(&self, look: &Look<'_, Self>) -> Vec<Choice> {
        let pass = look.targets().contains(&Spot::Pass);
        let choice = Choice { path: vec![Spot::Pass], label: Phrase::new("lyngk-choice-pass"), detail: None };
        pass.then_some(choice).into_iter().collect()
    }

    fn beside(&self, look: &Look<'_, Self>) -> Vec<Beside> {
        Colour::ALL.into_iter().map(|colour| describe::claim_marker(look, colour)).collect()
    }

    fn prompt(&self, look: &Look<'_, Self>) -> Prompt {
        prompt::prompt(self, look)
    }

    fn describe(&self, look: &Look<'_, Self>, spot: Spot) -> Phrase {
        describe::describe(self, look, spot)
    }

    fn tell(&self, before: &Position, action: Action) -> Phrase {
        words::tell(self, before, action)
    }

    fn facts(&self, position: &Position, player: Player) -> Vec<Fact> {
        facts::facts(self, position, player)
    }

    fn shared_facts(&self, position: &Position) -> Vec<Fact> {
        facts::shared_facts(position)
    }

    fn ending(&self, position: &Position) -> Ending {
        facts::ending(self, position)
    }

    fn standing(&self, position: &Position, spot: Spot) -> Option<Phrase> {
        ask::standing(position, spot)
    }

    fn lines(&self, spot: Spot) -> Vec<Vec<Spot>> {
        ask::lines(spot)
    }

    /// Points with the same number are in no line.
    fn line(&self, line: Line) -> Vec<Spot> {
        ask::line(line)
    }

    fn belongings(&self, position: &Position, player: Player) -> Vec<Phrase> {
        ask::belongings(self, position, player)
    }

    fn threats(&self, position: &Position) -> Vec<Phrase> {
        ask::threats(self, position)
    }

    fn ways(&self, position: &Position, spot: Spot) -> Vec<Phrase> {
        ask::ways(self, position, spot)
    }

    fn motions(&self, before: &Position, action: Action) -> Vec<Motion> {
        match action {
            Action::Move { from, to } => Landing::of(self, before, from, to)
                .map(|landing| Motion::Stack {
                    moved: scene::stack(before, from),
                    onto: scene::stack(before, to),
                    won: landing.is_removed(),
                    path: landing.path.iter().map(Spot::of).collect(),
                })
                .into_iter()
                .collect(),
            Action::Claim(colour) => collected(self, before, colour)
                .map(|point| Motion::Vanish { art: scene::stack(before, point), at: Spot::of(point) })
                .collect(),
            Action::Pass => Vec::new(),
        }
    }
}

/// The stacks that whoever claims `colour` collects (L12).
fn collected(game: &Lyngk, position: &Position, colour: Colour) -> impl Iterator<Item = Point> {
    let collects = game.variant() == Variant::CollectOnClaim;
    let high = position.at_least(game.limit());
    position.topped_by(colour).filter(move |&point| collects && high.contains(point))
}

/// The claim marker of a colour.
fn claim_spot(colour: Colour) -> Spot {
    Spot::Claim(colour.letter().to_ascii_lowercase())
}

/// The colour of a claim marker.
fn colour_of(letter: char) -> Option<Colour> {
    Colour::from_letter(letter.to_ascii_uppercase())
}

/// The point of a spot, if the board has it.
fn point_of(spot: Spot) -> Option<Point> {
    match spot {
        Spot::Point { column, row } => Point::new(column, row.checked_add(1)?),
        _ => None,
    }
}

/// A stack by the colour on top.
pub(crate) fn label(pieces: &[Piece]) -> Phrase {
    let top = pieces.last().and_then(|piece| piece.colour());
    top.map_or_else(|| Phrase::new("lyngk-joker"), words::label)
}
