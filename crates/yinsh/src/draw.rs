use orrery_core::{Draw, Ink, Picture, Player};

use crate::{Point, Position, Yinsh};

impl Draw for Yinsh {
    /// Rings as `W` and `B`, markers as `w` and `b`, empty points as `·`, coordinates at the edge.
    fn draw(&self, position: &Position) -> Picture {
        let mut picture = Picture::new();
        for point in Point::all() {
            let (x, y) = place(point);
            let (sign, ink) = position.sign(point);
            picture.put(x, y, sign, ink);
            if Point::new(point.column(), point.row() - 1).is_none() {
                picture.put(x, y + 1, &char::from(b'a' + point.column()).to_string(), Ink::Faint);
            }
            if !Point::all().any(|other| other.row() == point.row() && other.column() < point.column()) {
                let number = point.row().to_string();
                picture.put(x - 2 - number.len(), y - 1, &number, Ink::Faint);
            }
        }
        picture
    }
}

impl Position {
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
}

/// Columns stand upright, four characters apart; a step to the next column goes half a row down.
fn place(point: Point) -> (usize, usize) {
    let x = 4 * point.column() as usize + 5;
    let height = 2 * point.row() as i32 - point.column() as i32;
    (x, (17 - height) as usize)
}
