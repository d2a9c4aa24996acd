//! YINSH as a person sees and touches it: stone, rings and two-sided markers.

mod arrange;
pub(crate) mod art;
mod ask;
mod describe;
mod effect;
mod facts;
mod feat;
mod guide;
mod motion;
mod plate;
mod prompt;
mod reason;
mod rows;
mod scene;
mod touch;
mod trouble;
mod words;

use orrery_games::core::Player;
use orrery_games::yinsh::{Action, ConfigError, Point, Position, Refusal, SetupError, Yinsh};

use crate::why::Feat;
use crate::{
    Art, Choice, Coordinates, Ending, Facing, Fact, Frame, HitShape, Look, Looks, Motion, Note, Phrase,
    Prompt, Question, Scene, Sound, Spot, Story, View,
};

impl View for Yinsh {
    const LOOKS: Looks = Looks {
        hits: HitShape::Round,
        // Stone on stone.
        sound: Sound { pitch: 2100.0, seconds: 0.05, loudness: 0.5 },
        questions: &[("ask-lines", Question::Lines), ("ask-ways", Question::Ways)],
        threats: "ask-threats",
        tallies: &[],
    };

    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        plate::frame(facing, coordinates)
    }

    fn plate(&self, frame: &Frame) -> String {
        plate::plate(frame)
    }

    fn paths(&self, position: &Position, action: Action) -> Vec<Vec<Spot>> {
        touch::paths(self, position, action)
    }

    fn attempt(&self, position: &Position, picked: &[Spot], spot: Spot) -> Option<Action> {
        touch::attempt(position, picked, spot)
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

    fn objection(&self, position: &Position, picked: &[Spot], spot: Spot) -> Option<Phrase> {
        reason::objection(self, position, picked, spot)
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
        more.key == "yinsh-more-to-place"
    }

    fn facts(&self, position: &Position, player: Player) -> Vec<Fact> {
        facts::facts(self, position, player)
    }

    fn emblem(&self, _: &Position, player: Player) -> Option<Art> {
        Some(Art::Ring(player))
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

    fn belongings(&self, position: &Position, player: Player) -> Vec<Phrase> {
        ask::belongings(self, position, player)
    }

    fn threats(&self, position: &Position) -> Vec<Phrase> {
        ask::threats(self, position)
    }

    fn ways(&self, position: &Position, spot: Spot) -> Vec<Phrase> {
        ask::ways(self, position, spot)
    }

    fn with_turn_of(&self, position: &Self::Position, player: Player) -> Option<Self::Position> {
        ask::with_turn_of(self, position, player)
    }

    fn motions(&self, before: &Position, action: Action) -> Vec<Motion> {
        motion::motions(self, before, action)
    }
}

fn spot(point: Point) -> Spot {
    Spot::Point { column: point.column(), row: point.row() - 1 }
}

fn point(spot: Spot) -> Option<Point> {
    match spot {
        Spot::Point { column, row } => Point::new(column, row.checked_add(1)?),
        _ => None,
    }
}

/// Whose ring stands on a point.
fn ring_owner(position: &Position, point: Point) -> Option<Player> {
    Player::BOTH.into_iter().find(|&player| position.rings(player).contains(point))
}

/// Whose colour the marker on a point shows.
fn marker_owner(position: &Position, point: Point) -> Option<Player> {
    Player::BOTH.into_iter().find(|&player| position.markers(player).contains(point))
}

/// A player by colour.
pub(crate) fn label(player: Player) -> Phrase {
    words::player(player)
}
