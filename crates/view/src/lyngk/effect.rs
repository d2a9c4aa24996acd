use orrery_games::lyngk::{Action, Colour, Lyngk, Piece, Point, Position, Variant};

/// What a legal move makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Effect {
    /// From where by what to where.
    pub path: Vec<Point>,
    /// The stack it makes, bottom piece first.
    pub pieces: Vec<Piece>,
    /// How many of the pieces came.
    pub added: usize,
    /// The colour on top.
    pub top: Colour,
    /// What becomes of it.
    pub fate: Fate,
}

/// What becomes of a stack that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// It plays on.
    Stands,
    /// It leaves the board and counts for the mover (L11).
    Won,
    /// It wins the game (L16).
    WinsGame,
    /// It stays for ever and counts for nobody (L12, L16).
    Obstacle,
    /// It stays until somebody claims its colour (L12, `collect-on-claim`).
    Waits,
}

impl Effect {
    /// What the move makes, if it is legal.
    pub fn of(game: &Lyngk, position: &Position, from: Point, to: Point) -> Option<Effect> {
        let path = game.path(position, Action::Move { from, to })?;
        let top = position.top(from)?.colour()?;
        let pieces: Vec<Piece> = position.pieces(to).chain(position.pieces(from)).collect();
        let fate = match (pieces.len() == game.limit(), position.owner(top), game.variant()) {
            (false, ..) => Fate::Stands,
            (true, Some(_), Variant::Six) => Fate::WinsGame,
            (true, Some(_), _) => Fate::Won,
            (true, None, Variant::CollectOnClaim) => Fate::Waits,
            (true, None, _) => Fate::Obstacle,
        };
        Some(Effect { path, pieces, added: position.height(from), top, fate })
    }

    /// How many pieces it has.
    pub fn height(&self) -> usize {
        self.pieces.len()
    }

    /// The points between its ends where it stepped on stacks, joined by commas.
    pub fn steps(&self) -> Option<String> {
        let between = self.path.get(1..self.path.len() - 1).filter(|between| !between.is_empty())?;
        Some(between.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }

    /// Whether it leaves the board.
    pub fn is_removed(&self) -> bool {
        self.fate == Fate::Won
    }
}
