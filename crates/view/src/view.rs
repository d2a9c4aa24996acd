use orrery_games::Describe;
use orrery_games::core::{Game, Player};

use crate::svg::{self, Marks};
use crate::why::Feat;
use crate::{Art, Coordinates, Facing, Frame, Line, Looks, Note, Phrase, Scene, Spot, Story, Tally, ask};

/// What a game says of itself to those who see and touch it. The same methods for all; nothing here knows of a page, a
/// pointer or a language.
pub trait View: Describe {
    /// What can be said of how it looks and sounds without a position.
    const LOOKS: Looks;

    /// The points of the board, laid out.
    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame;

    /// The board without pieces, as SVG: plate or tiles, lines, coordinates.
    fn plate(&self, frame: &Frame) -> String;

    /// The ways to touch an action: the spots in order. No path of one legal action is the start of a path of
    /// another, so a complete path always means its action.
    fn paths(&self, position: &Self::Position, action: Self::Action) -> Vec<Vec<Spot>>;

    /// What somebody meant who touched `spot` after `picked`, legal or not: asked only for why it is not.
    fn attempt(&self, position: &Self::Position, picked: &[Spot], spot: Spot) -> Option<Self::Action>;

    /// Why not, in words.
    fn reason(refusal: &Self::Refusal) -> Phrase;

    /// What is wrong with a config, in words.
    fn misconfigured(error: &Self::ConfigError) -> Phrase;

    /// Why a described position cannot be, in words.
    fn impossible(error: &Self::SetupError) -> Phrase;

    /// Why a touch of `spot` after `picked` means nothing, if there is more to say than that. Games override this where
    /// no single action says it.
    fn objection(&self, position: &Self::Position, picked: &[Spot], spot: Spot) -> Option<Phrase> {
        let action = self.attempt(position, picked, spot)?;
        self.check(position, action).err().map(|refusal| Self::reason(&refusal))
    }

    /// What is said first to somebody who has picked this and touches `spot`, which could be picked up instead, if they surely
    /// meant to go there: `why` they may not, and that another touch picks it up.
    fn said_first(&self, _: &Self::Position, _picked: &[Spot], _spot: Spot, _why: &Phrase) -> Option<Phrase> {
        None
    }

    /// Everything that lies on the board or is drawn over it.
    fn scene(&self, look: &Look<'_, Self>) -> Scene;

    /// The marks of a scene, as SVG.
    fn marks(frame: &Frame, scene: &Scene) -> Marks {
        svg::marks(frame, scene)
    }

    /// What can be chosen by buttons: rows by number, passing, swapping. Empty where the board alone will do.
    fn choices(&self, look: &Look<'_, Self>) -> Vec<Choice>;

    /// What lies beside the board to be touched, in its fixed order: the claim markers of LYNGK.
    fn beside(&self, _: &Look<'_, Self>) -> Vec<Beside> {
        Vec::new()
    }

    /// What to do now, and what the touch under the pointer would do.
    fn prompt(&self, look: &Look<'_, Self>) -> Prompt;

    /// A spot as it is read out: its name, what stands there, and what a touch would do.
    fn describe(&self, look: &Look<'_, Self>, spot: Spot) -> Phrase;

    /// An action in words, told by what it does to the position before it.
    fn tell(&self, before: &Self::Position, action: Self::Action) -> Phrase;

    /// What a whole turn brings about that decides games: its actions with the position before each, and the position after.
    fn feats(&self, turn: &[(Self::Position, Self::Action)], after: &Self::Position) -> Vec<Feat>;

    /// A turn in a sentence, each of its actions with the position before it: what matters most of it.
    fn tell_turn(&self, turn: &[(Self::Position, Self::Action)]) -> Option<Phrase>;

    /// What a first game is told now, if there is something new to it.
    fn note(&self, story: &Story<'_, Self>) -> Option<Note>;

    /// Whether the second line of a prompt may give way to what the opponent has just done.
    fn can_wait(more: &Phrase) -> bool;

    /// What the side of a player is called. Games override this where sides can be swapped.
    fn side(&self, _: &Self::Position, player: Player) -> Phrase {
        Phrase::new(Self::DESCRIPTION.sides.name(player))
    }

    /// What a player has and has done, as far as it counts.
    fn facts(&self, position: &Self::Position, player: Player) -> Vec<Fact>;

    /// The piece that stands for a player's side, if one piece does.
    fn emblem(&self, _: &Self::Position, _: Player) -> Option<Art> {
        None
    }

    /// What of a player's facts is always in sight: the first one, unless a game has more to say.
    fn strip(&self, position: &Self::Position, player: Player) -> Vec<Fact> {
        self.facts(position, player).into_iter().take(1).collect()
    }

    /// What counts for both.
    fn shared_facts(&self, position: &Self::Position) -> Vec<Fact>;

    /// How the finished game came out, and why.
    fn ending(&self, position: &Self::Position) -> Ending;

    /// The parts of the final score that can be shown on the board, each with its words: those that count in this game.
    fn tallies(&self) -> Vec<(Tally, &'static str)> {
        Self::LOOKS.tallies.to_vec()
    }

    /// What stands on a point, in a few words; `None` if nothing does.
    fn standing(&self, position: &Self::Position, spot: Spot) -> Option<Phrase>;

    /// The lines through a point of the board, each from end to end; none that has only this point.
    fn lines(&self, spot: Spot) -> Vec<Vec<Spot>>;

    /// The points of a line that has a name, in order; none if there is no such line. Games override this where points
    /// with the same number are in no line.
    fn line(&self, line: Line) -> Vec<Spot> {
        let is_on = |spot: &Spot| match (*spot, line) {
            (Spot::Point { column, .. }, Line::Column(of)) => column == of,
            (Spot::Point { row, .. }, Line::Row(of)) => row == of,
            _ => false,
        };
        let mut points: Vec<Spot> = self.points().into_iter().filter(is_on).collect();
        points.sort_unstable();
        points
    }

    /// All points of the board.
    fn points(&self) -> Vec<Spot> {
        let frame = self.frame(Facing::default(), Coordinates::Off);
        frame.points().iter().map(|(spot, _)| *spot).collect()
    }

    /// What stands in the region round a point. Without regions, on the lines through it.
    fn region(&self, position: &Self::Position, spot: Spot) -> Vec<Phrase> {
        self.lines(spot).iter().map(|line| ask::read(self, position, line)).collect()
    }

    /// What stands on the board, region by region; without regions, line by line.
    fn overview(&self, position: &Self::Position) -> Vec<Phrase> {
        ask::columns(self, position)
    }

    /// What a player has, and where.
    fn belongings(&self, position: &Self::Position, player: Player) -> Vec<Phrase>;

    /// What either player could do with the next move that should not be overlooked.
    fn threats(&self, position: &Self::Position) -> Vec<Phrase>;

    /// Where what stands on a point can go, whosever turn it is, and what that would do.
    fn ways(&self, position: &Self::Position, spot: Spot) -> Vec<Phrase>;

    /// The position as if it were this player's turn, at its start. Nothing where the rules allow none such.
    fn with_turn_of(&self, _position: &Self::Position, _player: Player) -> Option<Self::Position> {
        None
    }

    /// What moves when the action is played.
    fn motions(&self, before: &Self::Position, action: Self::Action) -> Vec<Motion>;
}

/// A position as somebody looks at it.
#[derive(Clone, Debug)]
pub struct Look<'a, G: Game> {
    /// The position now, with the steps of an unfinished turn played.
    pub position: &'a G::Position,
    /// The actions to be shown as past, each with the position before it: those of the unfinished turn, else those of
    /// the last turn.
    pub past: &'a [(G::Position, G::Action)],
    /// The legal actions that begin with what was touched, with their paths; none when it is not for the viewer to act.
    pub open: &'a [(G::Action, Vec<Spot>)],
    /// What was touched towards the next action.
    pub picked: &'a [Spot],
    /// What is under the pointer or the keyboard.
    pub aim: Option<Spot>,
    /// What of the final score is shown.
    pub tally: Tally,
    /// What the engine advises.
    pub hint: Option<G::Action>,
    /// Whether LYNGK stacks are always spread.
    pub spread: bool,
    /// Whether the board lies turned by a quarter, so that rows stand upright.
    pub quarter: bool,
}

impl<G: Game> Look<'_, G> {
    /// Where the next touch may go.
    pub fn targets(&self) -> Vec<Spot> {
        let mut targets: Vec<Spot> =
            self.open.iter().filter_map(|(_, path)| path.get(self.picked.len()).copied()).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The action that a touch of `spot` would complete.
    pub fn completed_by(&self, spot: Spot) -> Option<G::Action> {
        let next = self.picked.len();
        let ends = |path: &[Spot]| path.len() == next + 1 && path[next] == spot;
        self.open.iter().find(|(_, path)| ends(path)).map(|(action, _)| *action)
    }

    /// The action under the pointer, if one more touch completes it.
    pub fn aimed(&self) -> Option<G::Action> {
        self.aim.and_then(|spot| self.completed_by(spot))
    }
}

/// The status line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What to do now, as a full sentence.
    pub now: Phrase,
    /// What would come of the touch under the pointer, or what else there is to know.
    pub more: Option<Phrase>,
}

/// A button beside the board that stands for touches on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// What to touch, from here on.
    pub path: Vec<Spot>,
    /// What the button says.
    pub label: Phrase,
    /// A second, smaller line.
    pub detail: Option<Phrase>,
}

/// A piece that lies beside the board to be touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// What touching it means.
    pub spot: Spot,
    /// What it looks like.
    pub art: Art,
    /// What it is called.
    pub label: Phrase,
    /// Whose it is.
    pub owner: Option<Player>,
    /// Whose it is or what can be done with it, in words.
    pub state: Phrase,
    /// How many stacks it concerns.
    pub count: usize,
    /// Whether it can be touched now.
    pub open: bool,
}

/// One line of a player's panel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// What is counted.
    pub label: Phrase,
    /// How much.
    pub value: Amount,
    /// Whether it calls for attention.
    pub warning: bool,
}

/// How much, in the form in which it is best shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// A figure.
    Count(i32),
    /// A figure out of a whole, with a bar.
    Of(i32, i32),
    /// Places to be filled, so many of which are filled with this.
    Slots {
        /// What fills them.
        art: Art,
        /// How many are filled.
        filled: usize,
        /// How many there are.
        slots: usize,
    },
    /// Pieces side by side, each with a count (0 is not written).
    Pieces(Vec<(Art, i32)>),
    /// Pieces that somebody holds, and how many more there may be.
    Held {
        /// Which.
        pieces: Vec<Art>,
        /// How many places are open.
        open: usize,
    },
    /// Two figures against each other, each beside what it counts for; 0 is written too.
    Versus([(Art, i32); 2]),
    /// How many of each height, from 1.
    Heights(Vec<i32>),
}

/// How a game came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Why it ended and what decided it, as full sentences.
    pub reason: Phrase,
    /// The score, line by line; the last line is the total.
    pub lines: Vec<ScoreLine>,
}

/// One line of the final score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted.
    pub label: Phrase,
    /// The count of each, the first mover's first.
    pub counts: [i32; 2],
    /// What it is worth, if that is not the count itself.
    pub points: Option<[i32; 2]>,
}

/// Something that moves. Motions of one action follow each other; flips overlap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// A piece goes from spot to spot in straight lines, stopping on each.
    Slide {
        /// What.
        art: Art,
        /// From where by what to where.
        path: Vec<Spot>,
    },
    /// A marker turns over.
    Flip {
        /// Where.
        at: Spot,
        /// What it was.
        from: Art,
        /// What it becomes.
        to: Art,
    },
    /// A stack goes from spot to spot in straight lines, stopping on each, and lands on another stack.
    Stack {
        /// What goes.
        moved: Art,
        /// What it lands on.
        onto: Art,
        /// From where by what to where.
        path: Vec<Spot>,
        /// Whether both are taken away then.
        won: bool,
    },
    /// A piece is set down.
    Drop {
        /// What.
        art: Art,
        /// Where.
        at: Spot,
    },
    /// A piece is taken away.
    Vanish {
        /// What.
        art: Art,
        /// Where.
        at: Spot,
    },
}
