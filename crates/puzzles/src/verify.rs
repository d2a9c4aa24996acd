//! Proves puzzles again, without anything of the search that found them: no memory of positions, no budget, and its own idea
//! of what an aim is. It runs on any [`Board`], so that rules written in another way can judge, too.

use std::cell::RefCell;
use std::error::Error;
use std::fmt::{self, Display};

use orrery_games::core::{Game, Outcome, Player, Score};
use orrery_games::{AnyGame, GameKind, with_game};
use orrery_learn::Aim;

use crate::kinds::Puzzling;
use crate::{Node, Puzzle, PuzzleId, actions_of, aim_json};

/// A position of whatever rules.
pub trait Board: Clone {
    /// An action, whose text is that of docs/NOTATION.md.
    type Action: Display;

    /// Who decides next.
    fn to_act(&self) -> Player;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The points as if it ended now.
    fn score(&self) -> Score;
    /// All that can be played.
    fn legal(&self) -> Vec<Self::Action>;
    /// The position after it.
    #[must_use]
    fn after(&self, action: &Self::Action) -> Self;
}

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The position code is none, or not as codes are written.
    Code,
    /// The id is not the one of this config, code and aim.
    Id,
    /// The depth is not that of the line, or not that of the aim.
    Depth,
    /// A turn of the line cannot be played where it stands, or is no whole turn.
    Unplayable,
    /// This turn is said to be right and is not.
    NotRight(Vec<String>),
    /// This turn is right and not said to be.
    Missing(Vec<String>),
    /// Two right turns at the beginning have nothing in common.
    TwoIdeas,
    /// The aim can be reached sooner, or more than the aim.
    TooEasy,
    /// A line ends before the aim is reached.
    CutOff,
    /// More than three defences, or the same one twice.
    Defences,
}

/// Proves a puzzle on the fast rules of its game.
pub fn verify_any(puzzle: &Puzzle) -> Result<(), Fault> {
    let kind = GameKind::of(&puzzle.code).map_err(|_| Fault::Code)?;
    with_game!(kind, G => verify::<G>(puzzle))
}

/// Proves a puzzle of `G` on its fast rules.
pub fn verify<G: Puzzling>(puzzle: &Puzzle) -> Result<(), Fault> {
    let (game, position) = G::from_code(&puzzle.code).map_err(|_| Fault::Code)?;
    if game.code(&position) != puzzle.code || game.code_prefix() != puzzle.config {
        return Err(Fault::Code);
    }
    if puzzle.id != PuzzleId::of(&puzzle.config, &puzzle.code, &aim_json(puzzle.aim)) {
        return Err(Fault::Id);
    }
    let mut idea = None;
    for answer in &puzzle.line.answers {
        let (mut position, mut actions) = (position, Vec::new());
        for &place in &answer.turn {
            let action = *game.legal(&position).get(usize::from(place)).ok_or(Fault::Unplayable)?;
            actions.push(action);
            game.play_unchecked(&mut position, action);
        }
        let its = G::idea(&actions);
        if idea.get_or_insert_with(|| its.clone()) != &its {
            return Err(Fault::TwoIdeas);
        }
    }
    verify_on(&Fast { game: &game, position }, puzzle)
}

/// Proves a puzzle on a board that shows its position.
pub fn verify_on<B: Board>(board: &B, puzzle: &Puzzle) -> Result<(), Fault> {
    let aim = puzzle.aim;
    let turns = match aim {
        Aim::Score { turns, .. } | Aim::Win { turns: Some(turns) } => Some(turns),
        Aim::Guard => Some(1),
        Aim::Win { turns: None } | Aim::Margin { .. } | Aim::Draw => None,
    };
    let depth = u32::from(puzzle.depth);
    if depth as usize != puzzle.line.depth() || !(1..=5).contains(&depth) {
        return Err(Fault::Depth);
    }
    if turns.is_some_and(|turns| turns != depth) {
        return Err(Fault::Depth);
    }
    let judge = Judge::new(board, aim);
    if turns.is_some_and(|turns| turns > 1 && judge.forced(board, turns - 1, 0)) {
        return Err(Fault::TooEasy);
    }
    if aim == Aim::Draw && Judge::new(board, Aim::Win { turns: None }).forced(board, u32::MAX, 0) {
        return Err(Fault::TooEasy);
    }
    let game = AnyGame::from_code(&puzzle.code).map_err(|_| Fault::Code)?;
    judge.node(board, &game, &puzzle.line, turns.unwrap_or(u32::MAX))
}

/// Whose aim it is, and what the score was.
struct Judge {
    aim: Aim,
    solver: Player,
    before: Score,
    /// The place, in the list of what was legal, of what settled the last position so deep: tried first in the next one.
    settled_by: RefCell<Vec<usize>>,
}

impl Judge {
    fn new<B: Board>(board: &B, aim: Aim) -> Judge {
        Judge { aim, solver: board.to_act(), before: board.score(), settled_by: RefCell::default() }
    }

    /// Whether the list of right turns is exactly that, here and after every defence that is told.
    fn node<B: Board>(&self, board: &B, game: &AnyGame, node: &Node, turns: u32) -> Result<(), Fault> {
        let mut told = Vec::new();
        for answer in &node.answers {
            told.push(actions_of(game, &answer.turn).ok_or(Fault::Unplayable)?);
        }
        let mut named = vec![false; told.len()];
        for (actions, after) in whole_turns(board) {
            let place = told.iter().position(|told| *told == actions);
            let left = if turns == u32::MAX { turns } else { turns - 1 };
            match (place, self.forced(&after, left, 1)) {
                (Some(_), false) => return Err(Fault::NotRight(actions)),
                (None, true) => return Err(Fault::Missing(actions)),
                (None, false) => {}
                (Some(place), true) => {
                    named[place] = true;
                    self.replies(&after, game, &told[place], &node.answers[place].replies, left)?;
                }
            }
        }
        // Whatever was not met among all whole turns is none, or is told twice.
        if named.iter().all(|&named| named) && !told.is_empty() { Ok(()) } else { Err(Fault::Unplayable) }
    }

    fn replies<B: Board>(
        &self,
        board: &B,
        game: &AnyGame,
        actions: &[String],
        replies: &[crate::Reply],
        turns: u32,
    ) -> Result<(), Fault> {
        let ends = !matches!(self.aim, Aim::Score { .. } | Aim::Win { turns: Some(_) });
        if replies.is_empty() {
            let reached = ends || self.settled(board, turns) == Some(true);
            return if reached { Ok(()) } else { Err(Fault::CutOff) };
        }
        let twice = (1..replies.len()).any(|i| replies[..i].iter().any(|one| one.turn == replies[i].turn));
        if replies.len() > 3 || twice {
            return Err(Fault::Defences);
        }
        let mut game = game.clone();
        for action in actions {
            game.play(action).map_err(|_| Fault::Unplayable)?;
        }
        let defences = whole_turns(board);
        for reply in replies {
            let told = actions_of(&game, &reply.turn).ok_or(Fault::Unplayable)?;
            let found = defences.iter().find(|(actions, _)| *actions == told);
            let (_, after) = found.ok_or(Fault::Unplayable)?;
            let mut game = game.clone();
            for action in &told {
                game.play(action).map_err(|_| Fault::Unplayable)?;
            }
            self.node(after, &game, &reply.node, turns)?;
        }
        Ok(())
    }

    /// Whether the solver reaches the aim whatever is answered: everything is tried until one thing settles it.
    fn forced<B: Board>(&self, board: &B, turns: u32, deep: usize) -> bool {
        if let Some(settled) = self.settled(board, turns) {
            return settled;
        }
        let his = board.to_act() == self.solver;
        let legal = board.legal();
        let hint = self.settled_by.borrow().get(deep).copied().unwrap_or(0);
        let hint = if hint < legal.len() { hint } else { 0 };
        let others = (0..legal.len()).filter(|&place| place != hint);
        for place in std::iter::once(hint).chain(others) {
            let next = board.after(&legal[place]);
            let ends_turn = his && next.to_act() != self.solver;
            let left = if ends_turn && turns != u32::MAX { turns - 1 } else { turns };
            if self.forced(&next, left, deep + 1) == his {
                let mut settled_by = self.settled_by.borrow_mut();
                if settled_by.len() <= deep {
                    settled_by.resize(deep + 1, 0);
                }
                settled_by[deep] = place;
                return his;
            }
        }
        !his
    }

    /// Whether the aim is reached or missed for good.
    fn settled<B: Board>(&self, board: &B, turns: u32) -> Option<bool> {
        let (mine, theirs) = (self.solver.index(), self.solver.opponent().index());
        let outcome = board.outcome();
        // Points are counted only where the aim is about them: on the slow rules that takes as long as everything else.
        let score = || board.score();
        let winner = outcome.map(Outcome::winner);
        let no_more = outcome.is_some() || turns == 0;
        match self.aim {
            Aim::Score { points, .. } => {
                let reached = score()[mine] - self.before[mine] >= points;
                (reached || no_more).then_some(reached)
            }
            Aim::Win { turns: Some(_) } => {
                let reached = winner == Some(Some(self.solver));
                (reached || no_more).then_some(reached)
            }
            Aim::Win { turns: None } => winner.map(|winner| winner == Some(self.solver)),
            Aim::Draw => winner.map(|winner| winner != Some(self.solver.opponent())),
            Aim::Margin { points } => {
                outcome.map(|_| score()).map(|score| score[mine] - score[theirs] >= points)
            }
            Aim::Guard => {
                let scored = score()[theirs] > self.before[theirs];
                let answered = outcome.is_some() || turns == 0 && board.to_act() == self.solver;
                (scored || answered).then_some(!scored)
            }
        }
    }
}

/// All whole turns of whoever is to act, with where they lead.
fn whole_turns<B: Board>(board: &B) -> Vec<(Vec<String>, B)> {
    fn go_on<B: Board>(board: &B, player: Player, played: &[String], whole: &mut Vec<(Vec<String>, B)>) {
        for action in board.legal() {
            let next = board.after(&action);
            let played = [played, &[action.to_string()]].concat();
            if next.outcome().is_none() && next.to_act() == player {
                go_on(&next, player, &played, whole);
            } else {
                whole.push((played, next));
            }
        }
    }
    let mut whole = Vec::new();
    go_on(board, board.to_act(), &[], &mut whole);
    whole
}

/// The fast rules.
struct Fast<'a, G: Game> {
    game: &'a G,
    position: G::Position,
}

impl<G: Game> Clone for Fast<'_, G> {
    fn clone(&self) -> Self {
        Fast { game: self.game, position: self.position }
    }
}

impl<G: Game> Board for Fast<'_, G> {
    type Action = G::Action;

    fn to_act(&self) -> Player {
        self.game.to_act(&self.position)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    fn score(&self) -> Score {
        self.game.score(&self.position)
    }

    fn legal(&self) -> Vec<G::Action> {
        self.game.legal(&self.position)
    }

    fn after(&self, action: &G::Action) -> Self {
        let mut next = self.clone();
        self.game.play_unchecked(&mut next.position, *action);
        next
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Code => f.write_str("the position code is none, or not written as codes are"),
            Fault::Id => f.write_str("the id is not that of config, code and aim"),
            Fault::Depth => f.write_str("the depth is not that of line and aim"),
            Fault::Unplayable => f.write_str("a turn of the line cannot be played there"),
            Fault::NotRight(turn) => write!(f, "`{}` is said to be right and is not", turn.join(";")),
            Fault::Missing(turn) => write!(f, "`{}` is right, too", turn.join(";")),
            Fault::TwoIdeas => f.write_str("two right turns have nothing in common"),
            Fault::TooEasy => f.write_str("the aim, or more, is reached sooner"),
            Fault::CutOff => f.write_str("a line ends before the aim is reached"),
            Fault::Defences => f.write_str("there are more than three defences, or one is there twice"),
        }
    }
}

impl Error for Fault {}
