use orrery_core::{Draw, Ink, Picture, Player};

use crate::{Cell, Colour, Kulami, Position, Recent};

/// Where the box of the leftmost column begins, right of the row numbers.
const LEFT: usize = 3;
/// Characters from one column to the next, and lines from one row to the next.
const STEP: (usize, usize) = (4, 2);

/// Box drawing by which of up 1, right 2, down 4, left 8 have a line.
const JOINTS: [&str; 16] = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"];

impl Draw for Kulami {
    /// The board with tile borders; `R` and `B` marbles, the last one in brackets; `+` holes that may be played,
    /// `x` empty holes on barred tiles, `·` other empty holes.
    fn draw(&self, position: &Position) -> Picture {
        let mut picture = Picture::new();
        let board = self.board();
        let (width, height) = (board.width(), board.height());
        for y in 0..=height {
            for x in 0..=width {
                self.put_joint(&mut picture, x, y);
            }
        }
        for &cell in board.cells() {
            let (x, y) = (LEFT + STEP.0 * cell.column() + 1, STEP.1 * (height - 1 - cell.row()) + 1);
            let (text, ink) = self.hole_text(position, cell);
            picture.put(x, y, &text, ink);
        }
        for row in 0..height {
            picture.put(0, STEP.1 * (height - 1 - row) + 1, &format!("{:>2}", row + 1), Ink::Faint);
        }
        for column in 0..width {
            let letter = char::from(b'a' + column as u8).to_string();
            picture.put(LEFT + STEP.0 * column + 2, STEP.1 * height + 1, &letter, Ink::Faint);
        }
        picture
    }
}

impl Kulami {
    /// The top left corner of column `x`, row `y` from the top, and the borders that start there.
    fn put_joint(&self, picture: &mut Picture, x: usize, y: usize) {
        // Beyond the bounding box, also left of it and above it, there is no tile.
        let tile = |x: usize, y: usize| {
            let row = (self.board().height() - 1).wrapping_sub(y);
            Cell::new(x, row).and_then(|cell| self.board().tile(cell))
        };
        let (left, up) = (x.wrapping_sub(1), y.wrapping_sub(1));
        let [up_left, up_right, down_left, down_right] =
            [tile(left, up), tile(x, up), tile(left, y), tile(x, y)];
        let joint = usize::from(up_left != up_right)
            | usize::from(up_right != down_right) << 1
            | usize::from(down_left != down_right) << 2
            | usize::from(up_left != down_left) << 3;
        let (at_x, at_y) = (LEFT + STEP.0 * x, STEP.1 * y);
        picture.put(at_x, at_y, JOINTS[joint], Ink::Faint);
        if joint & 2 != 0 {
            picture.put(at_x + 1, at_y, "───", Ink::Faint);
        }
        if joint & 4 != 0 {
            picture.put(at_x, at_y + 1, "│", Ink::Faint);
        }
    }

    fn hole_text(&self, position: &Position, cell: Cell) -> (String, Ink) {
        let Some(hole) = self.board().hole(cell) else { return (String::new(), Ink::Plain) };
        let Some(colour) = position.marble(hole) else {
            let barred = [Recent::Last, Recent::Previous].into_iter().any(|which| {
                position.recent(which).is_some_and(|marble| self.board().tile_round(marble).contains(hole))
            });
            let (sign, ink) = if position.open().contains(hole) {
                (" + ", Ink::Plain)
            } else if barred {
                (" x ", Ink::Faint)
            } else {
                (" · ", Ink::Faint)
            };
            return (sign.to_owned(), ink);
        };
        let letter = if colour == Colour::Red { 'R' } else { 'B' };
        let ink = if position.owner(colour) == Player::First { Ink::First } else { Ink::Second };
        let is_last = position.recent(Recent::Last) == Some(hole);
        (if is_last { format!("({letter})") } else { format!(" {letter} ") }, ink)
    }
}
