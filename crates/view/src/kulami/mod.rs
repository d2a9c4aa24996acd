//! Kulami as a person sees and touches it: a marble is one touch, everything else is seeing where it may go.

mod arrange;
pub(crate) mod art;
mod ask;
mod describe;
mod effect;
mod facts;
mod feat;
mod guide;
pub(crate) mod marks;
mod motion;
mod plate;
mod prompt;
mod reason;
mod scene;
mod tile;
mod touch;
mod trouble;
mod words;

use orrery_games::Describe;
use orrery_games::core::{Game, Player};
use orrery_games::kulami::{Action, Cell, Colour, ConfigError, Kulami, Position, Refusal, SetupError};

use crate::why::Feat;
use crate::{
    Art, Choice, Coordinates, Ending, Facing, Fact, Frame, HitShape, Look, Looks, Motion, Note, Phrase,
    Prompt, Question, Scene, Sound, Spot, Story, Tally, View,
};

impl View for Kulami {
    const LOOKS: Looks = Looks {
        hits: HitShape::Square,
        // Glass in wood.
        sound: Sound { pitch: 3200.0, seconds: 0.09, loudness: 0.4 },
        questions: &[("ask-lines", Question::Lines), ("ask-region", Question::Region)],
        threats: "ask-contested",
        tallies: &[
            (Tally::Tiles, "tally-tiles"),
            (Tally::Area, "tally-area"),
            (Tally::Lines, "tally-lines"),
            (Tally::All, "tally-all"),
        ],
    };

    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        plate::frame(self.board(), facing, coordinates)
    }

    fn plate(&self, frame: &Frame) -> String {
        plate::plate(self.board(), frame)
    }

    fn paths(&self, _: &Position, action: Action) -> Vec<Vec<Spot>> {
        touch::paths(action)
    }

    fn attempt(&self, _: &Position, _: &[Spot], spot: Spot) -> Option<Action> {
        touch::attempt(spot)
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

    fn scene(&self, look: &Look<'_, Self>) -> Scene {
        scene::scene(self, look)
    }

    fn choices(&self, look: &Look<'_, Self>) -> Vec<Choice> {
        touch::choices(self, look)
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

    fn feats(&self, turn: &[(Position, Action)], after: &Position) -> Vec<Feat> {
        feat::feats(self, turn, after)
    }

    fn tell_turn(&self, turn: &[(Position, Action)]) -> Option<Phrase> {
        guide::tell_turn(self, turn)
    }

    fn note(&self, story: &Story<'_, Self>) -> Option<Note> {
        guide::note(self, story)
    }

    fn can_wait(more: &Phrase) -> bool {
        more.key == "kulami-more-open"
    }

    /// By the colour of the player's marbles, which the swap exchanges.
    fn side(&self, position: &Position, player: Player) -> Phrase {
        let player = match position.colour(player) {
            Colour::Red => Player::First,
            Colour::Black => Player::Second,
        };
        Phrase::new(Kulami::DESCRIPTION.sides.name(player))
    }

    fn facts(&self, position: &Position, player: Player) -> Vec<Fact> {
        facts::facts(position, player)
    }

    fn emblem(&self, position: &Position, player: Player) -> Option<Art> {
        Some(Art::Marble(position.colour(player)))
    }

    fn shared_facts(&self, position: &Position) -> Vec<Fact> {
        facts::shared_facts(self, position)
    }

    fn tallies(&self) -> Vec<(Tally, &'static str)> {
        let scoring = self.config().scoring;
        let counts = |(tally, _): &&(Tally, &'static str)| match tally {
            Tally::Tiles => scoring.area || scoring.lines,
            Tally::Area => scoring.area,
            Tally::Lines => scoring.lines,
            Tally::All => scoring.area && scoring.lines,
        };
        Self::LOOKS.tallies.iter().filter(counts).copied().collect()
    }

    fn ending(&self, position: &Position) -> Ending {
        facts::ending(self, position)
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
        motion::motions(before, action)
    }
}

/// The spot of a hole.
fn spot(cell: Cell) -> Spot {
    Spot::Point { column: cell.column() as u8, row: cell.row() as u8 }
}

/// The cell that a spot lies on, hole or not.
fn cell(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Point { column, row } => Cell::new(column.into(), row.into()),
        _ => None,
    }
}

/// A colour by itself.
pub(crate) fn label(colour: Colour) -> Phrase {
    words::player(colour)
}
