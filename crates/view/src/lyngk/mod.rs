//! LYNGK as a person sees and touches it.

mod arrange;
pub(crate) mod art;
mod ask;
mod describe;
mod effect;
mod facts;
mod feat;
mod guide;
mod marks;
mod motion;
mod plate;
mod prompt;
mod reason;
mod scene;
mod spread;
mod touch;
mod trouble;
mod words;

use orrery_games::core::Player;
use orrery_games::lyngk::{
    Action, Colour, ConfigError, Lyngk, Piece, Point, Position, Refusal, SetupError, Variant,
};

use crate::svg::Marks;
use crate::why::Feat;
use crate::{
    Beside, Choice, Coordinates, Ending, Facing, Fact, Frame, HitShape, Line, Look, Looks, Motion, Note,
    Phrase, Prompt, Question, Scene, Sound, Spot, Story, View,
};

impl View for Lyngk {
    const LOOKS: Looks = Looks {
        hits: HitShape::Round,
        // Card on card.
        sound: Sound { pitch: 900.0, seconds: 0.06, loudness: 0.5 },
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

    fn paths(&self, _: &Position, action: Action) -> Vec<Vec<Spot>> {
        touch::paths(action)
    }

    fn attempt(&self, _: &Position, picked: &[Spot], spot: Spot) -> Option<Action> {
        touch::attempt(picked, spot)
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

    fn said_first(&self, position: &Position, picked: &[Spot], spot: Spot, why: &Phrase) -> Option<Phrase> {
        let again = || Phrase::new("lyngk-why-again").with("why", why.clone());
        touch::in_reach(position, picked, spot).then(again)
    }

    fn scene(&self, look: &Look<'_, Self>) -> Scene {
        scene::scene(self, look)
    }

    /// Stacks are high: what is drawn round them lies on the board and leaves them room.
    fn marks(frame: &Frame, scene: &Scene) -> Marks {
        marks::draw(frame, scene)
    }

    fn choices(&self, look: &Look<'_, Self>) -> Vec<Choice> {
        touch::choices(look)
    }

    fn beside(&self, look: &Look<'_, Self>) -> Vec<Beside> {
        describe::beside(look)
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
        more.key == "lyngk-claims-left"
    }

    fn facts(&self, position: &Position, player: Player) -> Vec<Fact> {
        facts::facts(self, position, player)
    }

    fn strip(&self, position: &Position, player: Player) -> Vec<Fact> {
        facts::strip(position, player)
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

    fn with_turn_of(&self, position: &Self::Position, player: Player) -> Option<Self::Position> {
        ask::with_turn_of(self, position, player)
    }

    fn motions(&self, before: &Position, action: Action) -> Vec<Motion> {
        motion::motions(self, before, action)
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

/// The spot of a point.
fn spot(point: Point) -> Spot {
    Spot::Point { column: point.column(), row: point.row() - 1 }
}

/// The point of a spot, if the board has it.
fn point(spot: Spot) -> Option<Point> {
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
