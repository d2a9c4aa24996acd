use orrery_games::{AnyGame, OpenError};
use orrery_learn::Aim;

use crate::{PuzzleId, Theme, aim_json};

/// A turn: the actions of one player until the other one is to act, each as its place in the list of legal actions
/// (fixed for ever by docs/NOTATION.md).
pub type Turn = Vec<u16>;

/// A position, an aim, and all there is to be known about reaching it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name for ever.
    pub id: PuzzleId,
    /// The config part of `code`: which rules.
    pub config: String,
    /// The position code. Whoever is to act there solves.
    pub code: String,
    /// What is to be reached.
    pub aim: Aim,
    /// The solver's turns in the longest line with the best play of both: 1 to 5.
    pub depth: u8,
    /// How hard it is, on the scale of docs/LEVELS.md.
    pub rating: u16,
    /// How sure that is.
    pub deviation: u16,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// All turns that are right, and what follows.
    pub line: Node,
}

/// The solver is to act: all turns that are right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    /// The turns after which the aim is reached whatever the opponent does.
    pub answers: Vec<Answer>,
}

/// A turn that is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The turn.
    pub turn: Turn,
    /// Up to three of the opponent's turns, the hardest to meet first. None: the puzzle is solved.
    pub replies: Vec<Reply>,
}

/// A turn of the opponent's that the puzzle goes on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The turn.
    pub turn: Turn,
    /// What is right then.
    pub node: Node,
}

impl Puzzle {
    /// The puzzle with this position code and aim, not rated yet. Its id and depth follow.
    pub fn new(code: String, aim: Aim, themes: Vec<Theme>, line: Node) -> Puzzle {
        let config = code.split_once('|').map_or("", |(config, _)| config).to_owned();
        let id = PuzzleId::of(&config, &code, &aim_json(aim));
        let depth = u8::try_from(line.depth()).unwrap_or(u8::MAX);
        Puzzle { id, config, code, aim, depth, rating: 0, deviation: 0, themes, line }
    }

    /// The options of the config that change the rules, as it writes them; none: the standard rules. Which board it is played
    /// on is not one of them.
    pub fn rules(&self) -> &str {
        let options = self.config.split_once(':').map_or("", |(_, options)| options);
        match options.strip_prefix("board=") {
            Some(board) => board.split_once(';').map_or("", |(_, options)| options),
            None => options,
        }
    }

    /// The board to begin with.
    pub fn open(&self) -> Result<AnyGame, OpenError> {
        AnyGame::from_code(&self.code)
    }

    /// All right first turns, as lists of actions.
    pub fn solutions(&self) -> Result<Vec<Vec<String>>, OpenError> {
        let game = self.open()?;
        Ok(self.line.answers.iter().filter_map(|answer| actions_of(&game, &answer.turn)).collect())
    }
}

impl Node {
    /// The solver's turns in the longest line.
    pub fn depth(&self) -> usize {
        let after =
            |answer: &Answer| answer.replies.iter().map(|reply| reply.node.depth()).max().unwrap_or(0);
        self.answers.iter().map(|answer| 1 + after(answer)).max().unwrap_or(0)
    }

    /// The answer with this turn, if it is right.
    pub fn answer(&self, turn: &[u16]) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.turn == turn)
    }
}

/// The actions of a turn in `game`; `None` if it cannot be played there.
pub fn actions_of(game: &AnyGame, turn: &[u16]) -> Option<Vec<String>> {
    let mut game = game.clone();
    let mut actions = Vec::with_capacity(turn.len());
    for &place in turn {
        let action = game.legal().into_iter().nth(place.into())?;
        game.play(&action).ok()?;
        actions.push(action);
    }
    Some(actions)
}

/// The turn that these actions are in `game`; `None` if they cannot be played there.
pub fn turn_of(game: &AnyGame, actions: &[impl AsRef<str>]) -> Option<Turn> {
    let mut game = game.clone();
    let mut turn = Vec::with_capacity(actions.len());
    for action in actions {
        let legal = game.legal();
        game.play(action.as_ref()).ok()?;
        // As the game writes it: a row may be named from either end.
        let written = game.actions().pop()?;
        turn.push(u16::try_from(legal.iter().position(|legal| *legal == written)?).ok()?);
    }
    Some(turn)
}
