//! One position: a board and, below it, a line.

use orrery_games::core::Player;
use orrery_view::{Amount, Art, Coordinates, Facing, Layers, Mark, Table, Tally, Theme, ViewState};

use crate::font::cut;
use crate::raster::{PictureError, draw, png};
use crate::sheet::{Anchor, Sheet, Type};

/// How a position is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardPicture {
    /// In which colours.
    pub theme: Theme,
    /// From which side.
    pub facing: Facing,
    /// Where its points are named.
    pub coordinates: Coordinates,
    /// Whether the last move is marked, and in Kulami the tiles that are won and barred.
    pub marks: bool,
    /// What is written below, if anything.
    pub caption: Option<String>,
    /// How wide it is, in pixels. It is as high as the board and its caption need.
    pub size: u32,
}

impl Default for BoardPicture {
    fn default() -> BoardPicture {
        BoardPicture {
            theme: Theme::default(),
            facing: Facing::default(),
            coordinates: Coordinates::default(),
            marks: true,
            caption: None,
            size: BoardPicture::SIZE,
        }
    }
}

/// Of the width, what is left free round the board.
const MARGIN: f64 = 0.02;
/// Of the width, the size of the caption and its room.
const CAPTION: [f64; 2] = [0.036, 0.075];

impl BoardPicture {
    /// How wide a picture is if nothing is said.
    pub const SIZE: u32 = 1200;
    /// The smallest and the largest picture that is drawn.
    pub const SIZES: [u32; 2] = [64, 2400];

    /// The picture as an SVG document that needs nothing else.
    pub fn svg(&self, table: &Table) -> String {
        let marks = if self.marks { all } else { none };
        let layers = layers(table, self.theme, self.facing, self.coordinates, marks);
        let size = f64::from(self.size);
        let margin = (size * MARGIN).round();
        let width = size - 2.0 * margin;
        let height = (width * layers.window.height / layers.window.width).round();
        let room = if self.caption.is_some() { (size * CAPTION[1]).round() } else { 0.0 };
        let mut sheet = Sheet::new(self.theme, [size, height + 2.0 * margin + room]);
        sheet.ground();
        sheet.board(&layers, [margin, margin, width, height], true, true);
        if let Some(caption) = &self.caption {
            let kind = Type { size: size * CAPTION[0], weight: 500.0, ink: "--ink", anchor: Anchor::Middle };
            let foot = margin + height + room * 0.72;
            sheet.text(&cut(caption, kind.size, kind.weight, width), [size / 2.0, foot], kind);
        }
        sheet.finish()
    }

    /// The picture as a PNG file.
    pub fn png(&self, table: &Table) -> Result<Vec<u8>, PictureError> {
        png(&draw(&self.svg(table))?)
    }
}

/// The board as the second player sees it: turned half round.
pub fn turned(table: &Table) -> Facing {
    let first = |turns| {
        let frame = table.frame(Facing { turns, flipped: false }, Coordinates::Off);
        frame.points().first().map_or([0.0; 2], |(_, place)| *place)
    };
    let [x, y] = first(0);
    let is_half = |turns: &u8| {
        let [across, down] = first(*turns);
        (x + across).hypot(y + down) < 1.0
    };
    Facing { turns: (1..6).find(is_half).unwrap_or(0), flipped: false }
}

/// The pieces that stand for a player beside the name: in LYNGK the claimed colours, which may be none yet.
pub fn emblem(table: &Table, player: Player) -> Vec<Art> {
    if let Some(piece) = table.emblem(player) {
        return vec![piece];
    }
    let pieces = table.facts(player).into_iter().find_map(|fact| match fact.value {
        Amount::Pieces(pieces) => Some(pieces),
        _ => None,
    });
    pieces.into_iter().flatten().map(|(piece, _)| piece).collect()
}

/// The layers of a position as somebody sees it who does not play: with the whole score once it is over.
pub(crate) fn layers(
    table: &Table,
    theme: Theme,
    facing: Facing,
    coordinates: Coordinates,
    marks: fn(&Mark) -> bool,
) -> Layers {
    let tally = if table.outcome().is_some() { Tally::All } else { Tally::Tiles };
    let view_state = ViewState { tally, ..ViewState::default() };
    Layers::draw(table, &view_state, facing, coordinates, theme, marks)
}

/// Every mark is drawn.
pub(crate) fn all(_: &Mark) -> bool {
    true
}

/// Marks that say what was, and not where one may play: a player has to know that and a spectator has not, and half of the board
/// would change with every turn.
pub(crate) fn past(mark: &Mark) -> bool {
    !matches!(mark, Mark::Barred(_) | Mark::Cross(..))
}

/// No mark is drawn.
pub(crate) fn none(_: &Mark) -> bool {
    false
}
