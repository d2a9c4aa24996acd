use orrery_core::{Draw, Ink, Picture};

use crate::{Lyngk, Point, Position};

impl Draw for Lyngk {
    /// Each stack as the letter of its top and, from two pieces on, its height; empty points as `·`. Column
    /// letters stand below the columns, their numbers of rows above.
    fn draw(&self, position: &Position) -> Picture {
        let mut picture = Picture::new();
        for point in Point::all() {
            let (x, y) = place(point);
            match position.top(point) {
                None => picture.put(x, y, "·", Ink::Faint),
                Some(top) => {
                    let ink = top.colour().map_or(Ink::Plain, |colour| Ink::Colour(colour.index() as u8));
                    let height = Some(position.height(point)).filter(|&height| height > 1);
                    let height = height.map_or(String::new(), |height| height.to_string());
                    picture.put(x, y, &format!("{}{height}", top.letter()), ink);
                }
            }
            if point.row() == 1 {
                picture.put(x, y + 1, &char::from(b'a' + point.column()).to_string(), Ink::Faint);
            }
            if Point::new(point.column(), point.row() + 1).is_none() {
                picture.put(x, y - 1, &point.row().to_string(), Ink::Faint);
            }
        }
        picture
    }
}

/// Columns stand upright, five characters apart; a step to the next column goes half a row up or down.
fn place(point: Point) -> (usize, usize) {
    const LOWEST: [usize; 9] = [6, 3, 0, 1, 0, 1, 0, 3, 6];
    let column = point.column() as usize;
    let height = LOWEST[column] + 2 * (point.row() as usize - 1);
    (2 + 5 * column, 13 - height)
}
