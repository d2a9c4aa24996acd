use orrery_core::{Ink, Outcome, Picture, Player};

use crate::{Colour, Phase, Piece, Point, Position};

impl Position {
    /// Each stack as the letter of its top and, from two pieces on, its height; empty points as `·`. Column
    /// letters stand below the columns, their numbers of rows above. Stacks are spelled out below the board.
    pub(crate) fn draw(&self) -> Picture {
        let mut picture = Picture::new();
        for point in Point::all() {
            let (x, y) = place(point);
            match self.top(point) {
                None => picture.put(x, y, "·", Ink::Faint),
                Some(top) => {
                    let ink = top.colour().map_or(Ink::Plain, |colour| Ink::Colour(colour.index() as u8));
                    let height = Some(self.height(point)).filter(|&height| height > 1);
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
        picture.line("");
        for line in self.stack_lines() {
            picture.line(&line);
        }
        picture.line(&self.summary());
        picture
    }

    /// The stacks of two and more pieces, bottom to top, six in a line.
    fn stack_lines(&self) -> Vec<String> {
        let spelled: Vec<String> = self
            .at_least(2)
            .map(|point| format!("{point} {}", self.pieces(point).map(Piece::letter).collect::<String>()))
            .collect();
        spelled.chunks(6).map(|stacks| stacks.join("  ")).collect()
    }

    fn summary(&self) -> String {
        let letters = |colours: &mut dyn Iterator<Item = Colour>| {
            let letters: String = colours.map(Colour::letter).collect();
            if letters.is_empty() { "-".to_string() } else { letters }
        };
        let [first, second] = Player::BOTH.map(|player| letters(&mut self.claims(player)));
        let who = if self.to_act == Player::First { "First" } else { "Second" };
        let state = match self.phase {
            Phase::Move if self.claimed => format!("{who} to move after a claim"),
            Phase::Move => format!("{who} to move"),
            Phase::Claim => format!("{who} to claim"),
            Phase::Pass => format!("{who} to pass"),
            Phase::Over(Outcome::Win(Player::First)) => "First has won".to_string(),
            Phase::Over(Outcome::Win(Player::Second)) => "Second has won".to_string(),
            Phase::Over(Outcome::Draw) => "A draw".to_string(),
        };
        let neutral = letters(&mut self.neutral_colours());
        let [ours, theirs] = self.won;
        format!(
            "{state}. Claims: first {first}, second {second}, neutral {neutral}. Stacks won {ours}-{theirs}."
        )
    }
}

/// Columns stand upright, five characters apart; a step to the next column goes half a row up or down.
fn place(point: Point) -> (usize, usize) {
    const LOWEST: [usize; 9] = [6, 3, 0, 1, 0, 1, 0, 3, 6];
    let column = point.column() as usize;
    let height = LOWEST[column] + 2 * (point.row() as usize - 1);
    (2 + 5 * column, 13 - height)
}
