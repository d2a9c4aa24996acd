//! Kulami as a person sees and touches it: a marble is one touch, everything else is seeing where it may go.

pub(crate) mod art;
mod ask;
mod effect;
pub(crate) mod marks;
mod panel;
mod plate;
mod say;
mod scene;
mod tile;
mod trouble;

use orrery_games::core::Player;
use orrery_games::kulami::{Action, Colour, ConfigError, Kulami, Position, Refusal, SetupError};

use crate::{
    Art, Choice, Coordinates, Ending, Facing, Fact, Frame, Look, Motion, Phrase, Prompt, Scene, Spot, View,
};

impl View for Kulami {
    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        plate::frame(self.board(), facing, coordinates)
    }

    fn plate(&self, frame: &Frame) -> String {
        plate::plate(self.board(), frame)
    }

    fn paths(&self, _: &Position, action: Action) -> Vec<Vec<Spot>> {
        vec![vec![match action {
            Action::Place(cell) => plate::spot(cell),
            Action::Swap => Spot::Swap,
        }]]
    }

    fn attempt(&self, _: &Position, _: &[Spot], spot: Spot) -> Option<Action> {
        match spot {
            Spot::Swap => Some(Action::Swap),
            _ => say::cell(spot).map(Action::Place),
        }
    }

    fn reason(refusal: &Refusal) -> Phrase {
        say::reason(refusal)
    }

    fn misconfigured(error: &ConfigError) -> Phrase {
        trouble::misconfigured(error)
    }

    fn impossible(error: &SetupError) -> Phrase {
        trouble::impossible(error)
    }

    fn scene(&self, look: &Look<'_, Self>) -> Scene {
        scene::scene(self, look)
    }

    fn choices(&self, look: &Look<'_, Self>) -> Vec<Choice> {
        say::choices(self, look)
    }

    fn prompt(&self, look: &Look<'_, Self>) -> Prompt {
        say::prompt(self, look)
    }

    fn describe(&self, look: &Look<'_, Self>, spot: Spot) -> Phrase {
        say::describe(self, look, spot)
    }

    fn tell(&self, before: &Position, action: Action) -> Phrase {
        say::tell(self, before, action)
    }

    fn facts(&self, position: &Position, player: Player) -> Vec<Fact> {
        panel::facts(position, player)
    }

    fn shared_facts(&self, position: &Position) -> Vec<Fact> {
        panel::shared_facts(self, position)
    }

    fn ending(&self, position: &Position) -> Ending {
        panel::ending(self, position)
    }

    fn standing(&self, position: &Position, spot: Spot) -> Option<Phrase> {
        ask::standing(self, position, spot)
    }

    fn lines(&self, spot: Spot) -> Vec<Vec<Spot>> {
        ask::lines(self, spot)
    }

    fn region(&self, position: &Position, spot: Spot) -> Vec<Phrase> {
        ask::region(self, position, spot)
    }

    fn overview(&self, position: &Position) -> Vec<Phrase> {
        ask::overview(self, position)
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
            Action::Place(cell) => {
                vec![Motion::Drop { art: Art::Marble(before.turn()), at: plate::spot(cell) }]
            }
            // Sides change, marbles stay.
            Action::Swap => Vec::new(),
        }
    }
}

/// A colour by itself.
pub(crate) fn label(colour: Colour) -> Phrase {
    effect::name(colour)
}
