//! What a link shows of itself in a chat: a board, and who plays, how it stands, what it is.

use orrery_view::{Art, Coordinates, Facing, Table, Theme};

use crate::board::{layers, past};
use crate::font::{cut, width, wrap};
use crate::raster::{PictureError, draw, png};
use crate::sheet::{Anchor, Sheet, Type};

/// A player on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// The name, which must be one that can be drawn.
    pub name: String,
    /// The pieces that stand for the player.
    pub emblem: Vec<Art>,
}

/// A card for a link. All of its texts are in one language.
#[derive(Clone, Debug)]
pub struct Card {
    /// Light for what is over or stands still, dark for what is being played.
    pub theme: Theme,
    /// The board; several stand for several games.
    pub boards: Vec<Table>,
    /// Who plays, the first mover first; nobody where nobody does.
    pub sides: Vec<Side>,
    /// The result, whose turn it is, or what the page is called.
    pub title: String,
    /// What else there is to say.
    pub line: String,
    /// At the foot: the game.
    pub game: String,
}

impl Card {
    /// Wide and high, in pixels.
    pub const SIZE: [u32; 2] = [1200, 630];

    /// The card as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        png(&draw(&self.svg())?)
    }

    fn svg(&self) -> String {
        let mut sheet = Sheet::new(self.theme, Card::SIZE.map(f64::from));
        sheet.ground();
        match self.boards.as_slice() {
            [board] => {
                self.board(&mut sheet, board, [30.0, 30.0, 570.0, 570.0]);
                self.words(&mut sheet, 648.0, 1144.0);
            }
            boards => {
                let side = 328.0;
                let gap = (Card::SIZE[0] as f64 - side * boards.len() as f64) / (boards.len() as f64 + 1.0);
                for (index, board) in boards.iter().enumerate() {
                    let left = gap + (side + gap) * index as f64;
                    self.board(&mut sheet, board, [left, 32.0, side, side]);
                }
                self.below(&mut sheet);
            }
        }
        sheet.finish()
    }

    fn board(&self, sheet: &mut Sheet, table: &Table, area: [f64; 4]) {
        let layers = layers(table, self.theme, Facing::default(), Coordinates::Off, past);
        sheet.board(&layers, area, true, true);
    }

    /// The words beside a board.
    fn words(&self, sheet: &mut Sheet, left: f64, right: f64) {
        let room = right - left;
        let mut foot = 223.0;
        for side in &self.sides {
            self.side(sheet, side, [left, foot], room);
            foot += 60.0;
        }
        let mut foot = if self.sides.is_empty() { 240.0 } else { 383.0 };
        let most = if self.sides.is_empty() { 3 } else { 1 };
        // A name that makes it too long is first written smaller, then cut.
        let size = [64.0, 56.0, 48.0].into_iter().find(|size| width(&self.title, *size, 700.0) <= room);
        let size = size.unwrap_or(if most > 1 { 56.0 } else { 44.0 });
        for line in wrap(&self.title, size, 700.0, room, most) {
            sheet.text(&line, [left, foot], kind(size, 700.0, "--ink", Anchor::Start));
            foot += size * 1.15;
        }
        foot += 58.0 - size * 1.15;
        let most = if self.sides.is_empty() { 4 } else { 2 };
        for line in wrap(&self.line, 28.0, 400.0, room, most) {
            sheet.text(&line, [left, foot], kind(28.0, 400.0, "--ink-2", Anchor::Start));
            foot += 38.0;
        }
        self.foot(sheet, left, right);
    }

    /// A player: the piece before the name; the many that one may have in LYNGK come after it.
    fn side(&self, sheet: &mut Sheet, side: &Side, [left, foot]: [f64; 2], room: f64) {
        let name = kind(44.0, 600.0, "--ink", Anchor::Start);
        let middle = foot - 15.0;
        match side.emblem.as_slice() {
            [piece @ (Art::Ring(_) | Art::Marker(_) | Art::Marble(_))] => {
                let large = if matches!(piece, Art::Marble(_)) { 56.0 } else { 46.0 };
                sheet.piece(piece, [left + 22.0, middle], large);
                sheet.text(&cut(&side.name, 44.0, 600.0, room - 62.0), [left + 62.0, foot], name);
            }
            pieces => {
                let text = cut(&side.name, 44.0, 600.0, room - 48.0 * pieces.len() as f64 - 20.0);
                let mut x = left + width(&text, 44.0, 600.0) + 40.0;
                sheet.text(&text, [left, foot], name);
                for piece in pieces {
                    sheet.piece(piece, [x, middle], 58.0);
                    x += 48.0;
                }
            }
        }
    }

    /// The words below several boards.
    fn below(&self, sheet: &mut Sheet) {
        let title = cut(&self.title, 64.0, 700.0, 1088.0);
        sheet.text(&title, [56.0, 440.0], kind(64.0, 700.0, "--ink", Anchor::Start));
        for (line, foot) in wrap(&self.line, 28.0, 400.0, 1088.0, 2).iter().zip([484.0, 520.0]) {
            sheet.text(line, [56.0, foot], kind(28.0, 400.0, "--ink-2", Anchor::Start));
        }
        self.foot(sheet, 56.0, 1144.0);
    }

    /// Whose card it is, and which game.
    fn foot(&self, sheet: &mut Sheet, left: f64, right: f64) {
        let [ink, accent] = ["--ink", "--accent"].map(|name| sheet.ink(name));
        sheet.put(&format!(
            "<g transform=\"translate({} 565.5) scale(1.24)\"><g fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.3\">\
             <circle r=\"14.5\" opacity=\".35\"/><circle r=\"9.5\" opacity=\".55\"/><circle r=\"4.8\" opacity=\".8\"/></g>\
             <g fill=\"{ink}\"><circle r=\"2\"/><circle cx=\"-8.9\" cy=\"-3.3\" r=\"2.3\"/><circle cx=\"2.4\" cy=\"4.2\" r=\"1.7\"/></g>\
             <circle cx=\"12.6\" cy=\"-7.2\" r=\"2.9\" fill=\"{accent}\"/></g>",
            left + 20.0
        ));
        sheet.text("Orrery", [left + 52.0, 575.0], kind(28.0, 600.0, "--ink", Anchor::Start));
        sheet.text(&self.game, [right, 575.0], kind(28.0, 400.0, "--ink-2", Anchor::End));
    }
}

fn kind(size: f64, weight: f64, ink: &'static str, anchor: Anchor) -> Type {
    Type { size, weight, ink, anchor }
}
