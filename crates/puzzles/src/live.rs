use orrery_games::core::Game;
use orrery_games::{AnyGame, Session, with_session};
use orrery_learn::Stage;

use crate::{Answer, Budget, Node, Prover, Puzzle, turn_of};

/// What a turn comes to that somebody tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried<'a> {
    /// It is right, and this is what follows.
    Right(&'a Answer),
    /// The aim is not reached any more.
    Wrong,
    /// It cannot be played.
    Illegal,
}

/// What shows that a turn was wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// The opponent's whole turn after which the aim is out of reach: proved.
    Turn(Vec<String>),
    /// There is nothing to answer: the game is over, or the turns are used up, without the aim.
    Missed,
    /// It would take longer than was allowed.
    Unknown,
}

/// Judges a whole turn of the solver's, tried in `game`, where `node` says what is right.
pub fn judge<'a>(node: &'a Node, game: &AnyGame, actions: &[impl AsRef<str>]) -> Tried<'a> {
    match turn_of(game, actions) {
        Some(turn) => node.answer(&turn).map_or(Tried::Wrong, Tried::Right),
        None => Tried::Illegal,
    }
}

/// What refutes the wrong turn that ends `game`, which began with the puzzle; it looks at no more than so many positions.
pub fn refute(puzzle: &Puzzle, game: &AnyGame, positions: u64) -> Refutation {
    with_session!(game, session => refute_in(puzzle, session, positions))
}

fn refute_in<G: Game>(puzzle: &Puzzle, session: &Session<G>, positions: u64) -> Refutation {
    let game = &**session.game();
    let mut prover = Prover::new(game, session.start(), puzzle.aim, Budget(positions));
    let start: Stage<G::Position> = prover.quest().start(session.start());
    let now = session.actions().iter().fold(start, |stage, &action| prover.quest().after(&stage, action));
    match prover.verdict(&now) {
        Some(false) => return Refutation::Missed,
        Some(true) => return Refutation::Unknown,
        None => {}
    }
    match prover.refutation(&now) {
        Some(actions) if !actions.is_empty() => {
            Refutation::Turn(actions.iter().map(ToString::to_string).collect())
        }
        _ => Refutation::Unknown,
    }
}
