//! From a setup to a position, or why not.

use std::error::Error;
use std::fmt;

use orrery_core::{Outcome, Player};

use crate::position::CLAIMS;
use crate::{Colour, Lyngk, Phase, Piece, Point, Position, Setup, Variant};

/// Why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A stack has more pieces than can be (L8, L15).
    TooHigh(Point),
    /// A stack contains a colour twice (L8).
    ColourTwice(Point, Colour),
    /// A joker lies on other pieces, but jokers never move (L6).
    JokerOnTop(Point),
    /// More pieces of a kind than there are (L2).
    TooMany(Piece),
    /// The stacks won cannot account for the pieces of this kind that are missing (L8, L11).
    Missing(Piece),
    /// The stacks won do not have as many pieces as are missing (L11, L15).
    MissingPieces {
        /// How many pieces are missing.
        found: usize,
        /// How many the stacks won had.
        expected: usize,
    },
    /// A colour is claimed twice (L4).
    ClaimedTwice(Colour),
    /// A player has claimed more than two colours (L4).
    TooManyClaims(Player),
    /// More claims than there were moves to follow them (L5).
    ClaimsBeforeMoves {
        /// How many claims a move must have followed.
        claims: usize,
        /// How many moves were made.
        moves: usize,
    },
    /// A player has won more stacks than pieces of their colours are missing (L11).
    WonWithoutColour(Player),
    /// A stack of 5 stands that the owner of its colour should have collected (L12).
    Uncollected(Point),
    /// Nobody has moved, and the second player is to act.
    SecondToStart,
    /// The player to act has no colour that they could have claimed in this turn (L4).
    NothingClaimed(Player),
    /// The player to act has claimed in this turn, but cannot move (L5).
    NoMoveAfterClaim(Player),
    /// A stack of 6 wins at once, so at most one can be won, and the other player would be to act (L16).
    WonTwice,
    /// A player has won a stack of 6 that does not stand on the board (L16).
    NoStackOfSix(Player),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::TooHigh(point) => write!(f, "the stack on {point} has too many pieces"),
            SetupError::ColourTwice(point, colour) => {
                write!(f, "the stack on {point} contains {colour} twice")
            }
            SetupError::JokerOnTop(point) => write!(f, "a joker lies on top of the stack on {point}"),
            SetupError::TooMany(piece) => {
                write!(f, "more than {} of the piece {} ({piece})", piece.supply(), piece.letter())
            }
            SetupError::Missing(piece) => {
                write!(
                    f,
                    "more of the piece {} ({piece}) are missing than the stacks won can hold",
                    piece.letter()
                )
            }
            SetupError::MissingPieces { found, expected } => {
                write!(f, "{found} pieces are missing, and the stacks won had {expected}")
            }
            SetupError::ClaimedTwice(colour) => write!(f, "{colour} is claimed twice"),
            SetupError::TooManyClaims(player) => {
                write!(f, "the {player} player has claimed more than two colours")
            }
            SetupError::ClaimsBeforeMoves { claims, moves } => {
                write!(f, "a move follows each claim, but there were {claims} claims and {moves} moves")
            }
            SetupError::WonWithoutColour(player) => {
                write!(
                    f,
                    "too few pieces of the {player} player's colours are missing for the stacks he has won"
                )
            }
            SetupError::Uncollected(point) => {
                write!(f, "the claim of its colour would have collected the stack on {point}")
            }
            SetupError::SecondToStart => f.write_str("nobody has moved, so the first player is to act"),
            SetupError::NothingClaimed(player) => {
                write!(f, "the {player} player has no colour that they could have claimed in this turn")
            }
            SetupError::NoMoveAfterClaim(player) => {
                write!(f, "the {player} player has claimed in this turn, but cannot move")
            }
            SetupError::WonTwice => {
                f.write_str("a stack of 6 ends the game, so there is one and no turn after it")
            }
            SetupError::NoStackOfSix(player) => {
                write!(f, "no stack of 6 topped by a colour of the {player} player stands on the board")
            }
        }
    }
}

impl Error for SetupError {}

impl Setup {
    pub(crate) fn validate(&self, game: &Lyngk) -> Result<Position, SetupError> {
        let mut position = Position::EMPTY;
        for (point, stack) in Point::all().zip(&self.stacks) {
            validate_stack(point, stack, game.limit())?;
            stack.iter().for_each(|&piece| position.add(point, piece));
        }
        position.board_key = position.hash_board();
        position.to_act = self.to_act;
        position.claimed = self.claimed;
        position.won = self.won;
        position.claims = self.read_claims()?;
        self.validate_pieces(&position, game.variant())?;
        self.validate_claims(&position, game.variant())?;
        match game.variant() {
            Variant::Six if self.won != [0; 2] => {
                position.phase = Phase::Over(Outcome::Win(self.winner_of_six(&position)?));
            }
            _ => game.settle(&mut position),
        }
        match position.phase {
            Phase::Move => Ok(position),
            _ if self.claimed => Err(SetupError::NoMoveAfterClaim(self.to_act)),
            _ => Ok(position),
        }
    }

    fn read_claims(&self) -> Result<[u8; 2], SetupError> {
        let mut claims = [0; 2];
        for player in Player::BOTH {
            let colours = &self.claims[player.index()];
            for colour in colours {
                if (claims[0] | claims[1]) & colour.bit() != 0 {
                    return Err(SetupError::ClaimedTwice(*colour));
                }
                claims[player.index()] |= colour.bit();
            }
            if colours.len() > CLAIMS as usize {
                return Err(SetupError::TooManyClaims(player));
            }
        }
        Ok(claims)
    }

    /// Every piece is on the board or in a stack of 5 won.
    fn validate_pieces(&self, position: &Position, variant: Variant) -> Result<(), SetupError> {
        let removed = match variant {
            Variant::Six => 0,
            Variant::Standard | Variant::CollectOnClaim => {
                usize::from(self.won[0]) + usize::from(self.won[1])
            }
        };
        let mut missing = [0; 6];
        for piece in Piece::KINDS {
            let found = self.stacks.iter().flatten().filter(|&&other| other == piece).count();
            let gone = piece.supply().checked_sub(found).ok_or(SetupError::TooMany(piece))?;
            // A stack holds a colour once, and no stack won is without a coloured top.
            let room = if piece == Piece::Joker { 4 * removed } else { removed };
            if gone > room {
                return Err(SetupError::Missing(piece));
            }
            missing[piece.index()] = gone;
        }
        let (found, expected) = (missing.iter().sum(), 5 * removed);
        if found != expected {
            return Err(SetupError::MissingPieces { found, expected });
        }
        if variant == Variant::Six {
            return Ok(());
        }
        let short = |&player: &Player| {
            let tops: usize = position.claims(player).map(|colour| missing[colour.index()]).sum();
            tops < usize::from(self.won[player.index()])
        };
        Player::BOTH
            .into_iter()
            .find(short)
            .map_or(Ok(()), |player| Err(SetupError::WonWithoutColour(player)))
    }

    fn validate_claims(&self, position: &Position, variant: Variant) -> Result<(), SetupError> {
        let tops = position.own_tops(Player::First) | position.own_tops(Player::Second);
        let uncollected = tops & position.higher(4);
        if variant == Variant::CollectOnClaim && uncollected != 0 {
            return Err(SetupError::Uncollected(Point::lowest(uncollected)));
        }
        if self.claimed && self.claims[self.to_act.index()].is_empty() {
            return Err(SetupError::NothingClaimed(self.to_act));
        }
        // Each move leaves one stack less, and so does each removal.
        let removed = match variant {
            Variant::Six => 0,
            Variant::Standard | Variant::CollectOnClaim => {
                usize::from(self.won[0]) + usize::from(self.won[1])
            }
        };
        let moves = self.stacks.len() - position.occupied().len() - removed;
        let claims = self.claims[0].len() + self.claims[1].len() - usize::from(self.claimed);
        if claims > moves {
            return Err(SetupError::ClaimsBeforeMoves { claims, moves });
        }
        if moves == 0 && self.to_act == Player::Second {
            return Err(SetupError::SecondToStart);
        }
        Ok(())
    }

    /// The player who has won by a stack of 6, which they have just made (L16).
    fn winner_of_six(&self, position: &Position) -> Result<Player, SetupError> {
        let winner = self.to_act.opponent();
        if self.won[winner.index()] != 1 || self.won[self.to_act.index()] != 0 {
            return Err(SetupError::WonTwice);
        }
        match position.own_tops(winner) & position.higher(5) {
            0 => Err(SetupError::NoStackOfSix(winner)),
            _ => Ok(winner),
        }
    }
}

fn validate_stack(point: Point, stack: &[Piece], limit: usize) -> Result<(), SetupError> {
    if stack.len() > limit {
        return Err(SetupError::TooHigh(point));
    }
    if stack.len() > 1 && stack.last() == Some(&Piece::Joker) {
        return Err(SetupError::JokerOnTop(point));
    }
    let twice = |colour: &Colour| stack.iter().filter(|piece| piece.colour() == Some(*colour)).count() > 1;
    let twice = Colour::ALL.into_iter().find(twice);
    twice.map_or(Ok(()), |colour| Err(SetupError::ColourTwice(point, colour)))
}
