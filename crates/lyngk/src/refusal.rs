//! Why an action is not legal, told by walking the board point by point, apart from the fast generator.

use std::collections::VecDeque;
use std::error::Error;
use std::fmt;

use orrery_core::Player;

use crate::board::POINTS;
use crate::stack::Stack;
use crate::{Action, Colour, Direction, Lyngk, Phase, Piece, Point, Position};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// One claim a turn: a move must follow it (L4).
    AlreadyClaimed,
    /// The colour is not neutral any more (L4).
    ColourTaken(Colour, Player),
    /// The player has claimed two colours, which is the limit (L4).
    NoClaimLeft(Player),
    /// No move could follow the claim (L5).
    NoMoveAfterClaim(Colour),
    /// A move is possible, so passing is not allowed (L13).
    MustMove,
    /// A move is possible after a claim, so passing is not allowed (L5, L13).
    MustClaim,
    /// A stack has to move to another point.
    SamePoint,
    /// No stack to move (L6).
    EmptySource(Point),
    /// A joker alone does not move (L6).
    JokerOnTop(Point),
    /// The stack is topped by the opponent's colour (L6).
    OpponentsColour(Point, Colour),
    /// The stack has the greatest height there is and stays where it is (L12, L15).
    FullSource(Point),
    /// A move must end on a stack (L7).
    EmptyTarget(Point),
    /// Both stacks contain the colour (L8).
    ColourTwice(Point, Colour),
    /// The stacks would be higher together than allowed (L8, L15).
    TooHigh {
        /// How high they would be.
        height: usize,
        /// How high they may be.
        limit: usize,
    },
    /// A neutral stack lands on stacks no higher than itself (L9).
    NeutralOnHigher {
        /// The height of the stack that moves.
        height: usize,
        /// The height of the stack on the target.
        target: usize,
    },
    /// No line of the board leads from one point to the other (L7).
    NotInLine(Point, Point),
    /// The stack on this point is in the way (L7).
    Blocked(Point),
    /// Neither a straight line nor steps over stacks of this colour lead to the target (L7, L10).
    NoPath(Point, Colour),
}

impl Refusal {
    /// The name of the reason without its data, as courses have it.
    pub fn name(self) -> &'static str {
        match self {
            Refusal::GameOver => "GameOver",
            Refusal::AlreadyClaimed => "AlreadyClaimed",
            Refusal::ColourTaken(..) => "ColourTaken",
            Refusal::NoClaimLeft(..) => "NoClaimLeft",
            Refusal::NoMoveAfterClaim(..) => "NoMoveAfterClaim",
            Refusal::MustMove => "MustMove",
            Refusal::MustClaim => "MustClaim",
            Refusal::SamePoint => "SamePoint",
            Refusal::EmptySource(..) => "EmptySource",
            Refusal::JokerOnTop(..) => "JokerOnTop",
            Refusal::OpponentsColour(..) => "OpponentsColour",
            Refusal::FullSource(..) => "FullSource",
            Refusal::EmptyTarget(..) => "EmptyTarget",
            Refusal::ColourTwice(..) => "ColourTwice",
            Refusal::TooHigh { .. } => "TooHigh",
            Refusal::NeutralOnHigher { .. } => "NeutralOnHigher",
            Refusal::NotInLine(..) => "NotInLine",
            Refusal::Blocked(..) => "Blocked",
            Refusal::NoPath(..) => "NoPath",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::AlreadyClaimed => {
                f.write_str("a colour was claimed in this turn, now a stack must move")
            }
            Refusal::ColourTaken(colour, player) => write!(f, "{colour} belongs to the {player} player"),
            Refusal::NoClaimLeft(player) => write!(f, "the {player} player has claimed two colours already"),
            Refusal::NoMoveAfterClaim(colour) => write!(f, "no move could follow the claim of {colour}"),
            Refusal::MustMove => f.write_str("a stack can move, so passing is not allowed"),
            Refusal::MustClaim => f.write_str("a stack can move after a claim, so passing is not allowed"),
            Refusal::SamePoint => f.write_str("the stack must move to another point"),
            Refusal::EmptySource(point) => write!(f, "{point} is empty, so nothing can move from there"),
            Refusal::JokerOnTop(point) => write!(f, "the joker on {point} cannot move"),
            Refusal::OpponentsColour(point, colour) => {
                write!(f, "the stack on {point} is topped by {colour}, the opponent's colour")
            }
            Refusal::FullSource(point) => {
                write!(f, "the stack on {point} is as high as can be and stays there")
            }
            Refusal::EmptyTarget(point) => write!(f, "{point} is empty; a move ends on a stack"),
            Refusal::ColourTwice(point, colour) => {
                write!(f, "the stack on {point} contains {colour}, and so does the stack that moves")
            }
            Refusal::TooHigh { height, limit } => {
                write!(f, "the stack would have {height} pieces, and {limit} is the limit")
            }
            Refusal::NeutralOnHigher { height, target } => {
                write!(
                    f,
                    "a neutral stack of {height} cannot land on a higher one, and the target has {target}"
                )
            }
            Refusal::NotInLine(from, to) => write!(f, "no line leads from {from} to {to}"),
            Refusal::Blocked(point) => write!(f, "the stack on {point} is in the way"),
            Refusal::NoPath(to, colour) => {
                write!(f, "neither a free line nor steps over stacks topped by {colour} lead to {to}")
            }
        }
    }
}

impl Error for Refusal {}

impl Lyngk {
    pub(crate) fn check_action(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        match (position.phase, action) {
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (_, Action::Claim(colour)) => self.check_claim(position, colour),
            (_, Action::Move { from, to }) => self.check_move(position, from, to),
            (Phase::Move, Action::Pass) => Err(Refusal::MustMove),
            (Phase::Claim, Action::Pass) => Err(Refusal::MustClaim),
            (Phase::Pass, Action::Pass) => Ok(()),
        }
    }

    fn check_claim(&self, position: &Position, colour: Colour) -> Result<(), Refusal> {
        if position.claimed {
            return Err(Refusal::AlreadyClaimed);
        }
        if let Some(owner) = position.owner(colour) {
            return Err(Refusal::ColourTaken(colour, owner));
        }
        if position.claims_left(position.to_act) == 0 {
            return Err(Refusal::NoClaimLeft(position.to_act));
        }
        let mut after = *position;
        after.claim(colour, self.collects());
        let movable = |from| Point::all().any(|to| self.check_move(&after, from, to).is_ok());
        if Point::all().any(movable) { Ok(()) } else { Err(Refusal::NoMoveAfterClaim(colour)) }
    }

    fn check_move(&self, position: &Position, from: Point, to: Point) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SamePoint);
        }
        let colour = match position.top(from) {
            None => return Err(Refusal::EmptySource(from)),
            Some(Piece::Joker) => return Err(Refusal::JokerOnTop(from)),
            Some(Piece::Coloured(colour)) => colour,
        };
        let owner = position.owner(colour);
        if owner == Some(position.to_act.opponent()) {
            return Err(Refusal::OpponentsColour(from, colour));
        }
        let (height, target) = (position.height(from), position.height(to));
        if height == self.limit() {
            return Err(Refusal::FullSource(from));
        }
        if target == 0 {
            return Err(Refusal::EmptyTarget(to));
        }
        if owner.is_none() {
            let direction = from.direction_to(to).ok_or(Refusal::NotInLine(from, to))?;
            if let Some(point) = position.first_stack(from, direction).filter(|&point| point != to) {
                return Err(Refusal::Blocked(point));
            }
        } else if position.route(from, to).is_none() {
            return Err(Refusal::NoPath(to, colour));
        }
        let twice =
            |&colour: &Colour| [from, to].iter().all(|&point| position.containing(colour).contains(point));
        if let Some(colour) = Colour::ALL.into_iter().find(twice) {
            return Err(Refusal::ColourTwice(to, colour));
        }
        if height + target > self.limit() {
            return Err(Refusal::TooHigh { height: height + target, limit: self.limit() });
        }
        if owner.is_none() && target > height {
            return Err(Refusal::NeutralOnHigher { height, target });
        }
        Ok(())
    }
}

impl Position {
    /// The first occupied point beyond `from` (L7).
    fn first_stack(&self, from: Point, direction: Direction) -> Option<Point> {
        std::iter::successors(from.step(direction), |point| point.step(direction))
            .find(|&point| self.occupied().contains(point))
    }

    /// A shortest path for the stack on `from` to the stack on `to`: a straight line (L7) or, for a stack of the
    /// player to act, steps over stacks topped by the same colour (L10).
    pub(crate) fn route(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        let colour = self.top(from)?.colour()?;
        let steps = self.owner(colour) == Some(self.to_act);
        // The stack on its way leaves an empty point behind.
        let mut board = *self;
        board.put(from, Stack::EMPTY);
        let mut came_from = [None; POINTS];
        let mut queue = VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            for next in Direction::ALL.into_iter().filter_map(|direction| board.first_stack(at, direction)) {
                if came_from[next.index()].is_some() {
                    continue;
                }
                came_from[next.index()] = Some(at);
                if next == to {
                    let back = std::iter::successors(Some(to), |point| came_from[point.index()]);
                    let mut path: Vec<Point> = back.collect();
                    path.reverse();
                    return Some(path);
                }
                if steps && self.topped_by(colour).contains(next) {
                    queue.push_back(next);
                }
            }
        }
        None
    }
}
