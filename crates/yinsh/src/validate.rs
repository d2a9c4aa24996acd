//! Which setups are positions.

use std::error::Error;
use std::fmt;

use orrery_core::{Game, Player};

use crate::board::fives;
use crate::position::{RINGS, SUPPLY};
use crate::{Action, Phase, Point, Position, Setup, Yinsh};

/// Why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Two pieces on one point.
    Crowded(Point),
    /// More markers on the board than the supply had, or, where a player is to move, none left to place.
    Markers(u32),
    /// Rings on the board and removed do not make up the rings this player has placed.
    Rings(Player),
    /// A player has removed as many rings as win, and the game goes on; or both have.
    Won,
    /// While rings are placed there are no markers and no removed rings, and the players alternate.
    Placing,
    /// A row of this player stands that should have been removed before.
    RowLeft(Player),
    /// There is no row to remove.
    NoRow,
    /// Only a row or a ring can be due to the other one's move.
    Gift,
    /// The other player cannot have passed: their rings can move.
    Passed,
    /// Nothing ends the game here.
    NotOver,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Crowded(point) => write!(f, "two pieces on {point}"),
            SetupError::Markers(count) => write!(f, "{count} markers on the board are too many"),
            SetupError::Rings(player) => {
                write!(f, "rings on the board and rings removed do not add up for the {player} player")
            }
            SetupError::Won => f.write_str("the rings removed would have ended the game before"),
            SetupError::Placing => {
                f.write_str("no markers, removed rings or extra turns while rings are placed")
            }
            SetupError::RowLeft(player) => {
                write!(f, "a row of the {player} player stands that must be removed first")
            }
            SetupError::NoRow => f.write_str("there is no row to remove"),
            SetupError::Gift => f.write_str("only a row or a ring can be due to the other player's move"),
            SetupError::Passed => f.write_str("the other player cannot have passed, his rings can move"),
            SetupError::NotOver => f.write_str("nothing ends the game here"),
        }
    }
}

impl Error for SetupError {}

impl Setup {
    pub(crate) fn validate(&self, game: &Yinsh) -> Result<Position, SetupError> {
        let mut position = game.start();
        let mut taken = 0;
        let mut fill = |points: &[Point]| {
            points.iter().try_fold(0, |set, point| match taken & point.bit() {
                0 => {
                    taken |= point.bit();
                    Ok(set | point.bit())
                }
                _ => Err(SetupError::Crowded(*point)),
            })
        };
        for i in 0..2 {
            position.rings[i] = fill(&self.rings[i])?;
            position.markers[i] = fill(&self.markers[i])?;
        }
        position.removed = self.removed;
        position.to_act = self.to_act;
        position.phase = self.phase;
        position.gift = self.gift;
        position.passed = self.passed;
        position.board_key = position.hash_board();
        match self.phase {
            Phase::Place => position.validate_placing(),
            _ => position.validate_play(game.rings_to_win()),
        }
        .map(|()| position)
    }
}

impl Position {
    fn validate_placing(&self) -> Result<(), SetupError> {
        let [white, black] = self.rings.map(u128::count_ones);
        let turn = if white == black { Player::First } else { Player::Second };
        let fair = white - black.min(white) <= 1 && black <= white && white + black < 2 * RINGS;
        let quiet = self.markers == [0; 2] && self.removed == [0; 2] && !self.gift && !self.passed;
        if fair && quiet && turn == self.to_act { Ok(()) } else { Err(SetupError::Placing) }
    }

    fn validate_play(&self, rings_to_win: u8) -> Result<(), SetupError> {
        let short = |player: &Player| {
            self.rings[player.index()].count_ones() + u32::from(self.removed[player.index()]) != RINGS
        };
        if let Some(player) = Player::BOTH.into_iter().find(short) {
            return Err(SetupError::Rings(player));
        }
        let markers = (self.markers[0] | self.markers[1]).count_ones();
        // A row just taken has left five markers fewer than there ever were; a move needs one to place.
        let room = match self.phase {
            Phase::Ring => 5,
            Phase::Move => 1,
            _ => 0,
        };
        if markers + room > SUPPLY {
            return Err(SetupError::Markers(markers));
        }
        let won = self.removed.map(|removed| removed >= rings_to_win);
        if won[0] && won[1] || self.phase != Phase::Over && (won[0] || won[1]) {
            return Err(SetupError::Won);
        }
        if self.gift && !matches!(self.phase, Phase::Row | Phase::Ring) {
            return Err(SetupError::Gift);
        }
        self.validate_rows(won[0] || won[1])?;
        self.validate_passes(markers == SUPPLY, won[0] || won[1])
    }

    fn validate_rows(&self, won: bool) -> Result<(), SetupError> {
        let has_row =
            |player: Player| fives(self.markers[player.index()]).into_iter().any(|starts| starts != 0);
        let none_left = |player| if has_row(player) { Err(SetupError::RowLeft(player)) } else { Ok(()) };
        match self.phase {
            Phase::Row if !has_row(self.to_act) => Err(SetupError::NoRow),
            Phase::Row | Phase::Ring if self.gift => none_left(self.to_act.opponent()),
            Phase::Row | Phase::Ring => Ok(()),
            Phase::Over if won => Ok(()),
            _ => none_left(Player::First).and_then(|()| none_left(Player::Second)),
        }
    }

    fn validate_passes(&self, supply_empty: bool, won: bool) -> Result<(), SetupError> {
        let stuck = |player: Player| {
            let asked = Position { to_act: player, phase: Phase::Move, ..*self };
            asked.check_action(Action::Pass).is_ok()
        };
        match self.phase {
            _ if self.passed && (self.phase != Phase::Move || !stuck(self.to_act.opponent())) => {
                Err(SetupError::Passed)
            }
            Phase::Over if !(won || supply_empty || stuck(Player::First) && stuck(Player::Second)) => {
                Err(SetupError::NotOver)
            }
            _ => Ok(()),
        }
    }
}
