use orrery_core::{Ink, Picture, Player};

use crate::{Phase, Point, Position};

impl Position {
    /// Rings as `W` and `B`, markers as `w` and `b`, empty points as `·`, coordinates at the edge.
    pub(crate) fn draw(&self) -> Picture {
        let mut picture = Picture::new();
        for point in Point::all() {
            let (x, y) = place(point);
            let (sign, ink) = self.sign(point);
            picture.put(x, y, sign, ink);
            if Point::new(point.column(), point.row() - 1).is_none() {
                picture.put(x, y + 1, &char::from(b'a' + point.column()).to_string(), Ink::Faint);
            }
            if !Point::all().any(|other| other.row() == point.row() && other.column() < point.column()) {
                let number = point.row().to_string();
                picture.put(x - 2 - number.len(), y - 1, &number, Ink::Faint);
            }
        }
        picture.line("");
        picture.line(&self.summary());
        picture
    }

    fn sign(&self, point: Point) -> (&'static str, Ink) {
        for (player, ring, marker) in [(Player::First, "W", "w"), (Player::Second, "B", "b")] {
            let ink = if player == Player::First { Ink::First } else { Ink::Second };
            if self.rings(player).contains(point) {
                return (ring, ink);
            }
            if self.markers(player).contains(point) {
                return (marker, ink);
            }
        }
        ("·", Ink::Faint)
    }

    fn summary(&self) -> String {
        let who = if self.to_act == Player::First { "White" } else { "Black" };
        let what = match self.phase {
            Phase::Place => "to place a ring",
            Phase::Move => "to move a ring",
            Phase::Row => "to remove a row",
            Phase::Ring => "to remove a ring",
            Phase::Over => "",
        };
        let state = match self.phase {
            Phase::Over => "The game is over".to_string(),
            _ => format!("{who} {what}"),
        };
        format!(
            "{state}. Rings removed {}-{}, markers left {}.",
            self.removed[0],
            self.removed[1],
            self.supply()
        )
    }
}

/// Columns stand upright, four characters apart; a step to the next column goes half a row down.
fn place(point: Point) -> (usize, usize) {
    let x = 4 * point.column() as usize + 5;
    let height = 2 * point.row() as i32 - point.column() as i32;
    (x, (17 - height) as usize)
}
