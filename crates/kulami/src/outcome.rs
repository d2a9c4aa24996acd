use orrery_core::{Game, Outcome, Player, Score};

use crate::board::Five;
use crate::{Colour, Holes, Kulami, Position};

impl Kulami {
    /// The points decide, however the game ended (K8, K13).
    #[inline]
    pub(crate) fn find_outcome(&self, position: &Position) -> Option<Outcome> {
        position.open.is_empty().then(|| Outcome::by_score(self.score(position)))
    }

    /// The points of both players as if the game ended now (K10 to K13).
    #[inline]
    pub(crate) fn points(&self, position: &Position) -> Score {
        let scoring = self.config().scoring;
        let mut points = self.tile_points(position);
        if scoring.area {
            let areas = position.marbles.map(|marbles| self.largest_area(marbles).len() as i32);
            points = add(points, bonus(areas));
        }
        if scoring.lines {
            points = add(points, bonus(position.marbles.map(|marbles| self.line_points(marbles))));
        }
        by_player(position, points)
    }

    /// What the tiles of each colour count (K10).
    #[inline]
    fn tile_points(&self, position: &Position) -> [i32; 2] {
        let [red, black] = position.marbles;
        let mut points = [0; 2];
        for &tile in self.board().tiles() {
            let size = tile.len() as i32;
            let lead = (red & tile).len() as i32 - (black & tile).len() as i32;
            points[0] += if lead > 0 { size } else { 0 };
            points[1] += if lead < 0 { size } else { 0 };
        }
        points
    }

    /// The largest group among these marbles that hangs together edge to edge (K11); of equal ones, the one
    /// with the lowest hole.
    pub fn largest_area(&self, marbles: Holes) -> Holes {
        let mut largest = Holes::NONE;
        let mut rest = marbles;
        while rest.len() > largest.len() {
            let mut area = rest.lowest();
            let mut frontier = area;
            while let Some(hole) = frontier.next() {
                let found = self.board().neighbours(hole) & marbles & !area;
                area |= found;
                frontier |= found;
            }
            rest = rest & !area;
            if area.len() > largest.len() {
                largest = area;
            }
        }
        largest
    }

    /// The summed lengths of all runs of five or more of these marbles (K12). A run of n holds n − 4 fives, and
    /// one of them has no marble before it: that one counts 5, each other 1.
    pub fn line_points(&self, marbles: Holes) -> i32 {
        let full = |five: &&Five| (five.holes & !marbles).is_empty();
        let count = |five: &Five| if (five.before & marbles).is_empty() { 5 } else { 1 };
        self.board().fives.iter().filter(full).map(count).sum()
    }
}

/// The larger gets the difference.
pub(crate) fn bonus(values: [i32; 2]) -> [i32; 2] {
    [(values[0] - values[1]).max(0), (values[1] - values[0]).max(0)]
}

pub(crate) fn add(one: [i32; 2], other: [i32; 2]) -> [i32; 2] {
    [one[0] + other[0], one[1] + other[1]]
}

/// From red and black to first and second player.
#[inline]
pub(crate) fn by_player(position: &Position, points: [i32; 2]) -> Score {
    Player::BOTH.map(|player| points[Colour::index(position.colour(player))])
}
