//! A game as a moving picture: a frame for each turn, of which only what changed is written.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use orrery_games::AnyGame;
use orrery_games::core::{Player, Record};
use orrery_view::{Coordinates, Facing, Table, Theme};

use crate::board::{emblem, layers, none, past};
use crate::font::cut;
use crate::palette::{Palette, UNCHANGED};
use crate::raster::{PictureError, colours, draw, over};
use crate::sheet::{Anchor, Sheet, Type};

/// No film has more frames.
pub const MAX_FRAMES: usize = 400;

/// Of the width, the height of a player's strip.
const STRIP: f64 = 0.075;
/// From how many frames the colours are chosen.
const SAMPLES: usize = 5;
/// So much longer than the others the last frame stands.
const LAST: u32 = 4;

/// How a game is filmed.
#[derive(Clone, PartialEq, Debug)]
pub struct Film {
    /// In which colours.
    pub theme: Theme,
    /// From which side.
    pub facing: Facing,
    /// Where points are named.
    pub coordinates: Coordinates,
    /// Whether the last move is marked.
    pub marks: bool,
    /// The names of the players, the first mover's first; without them there are no strips.
    pub players: Option<[String; 2]>,
    /// How wide it is, in pixels.
    pub size: u32,
    /// How long a turn stands.
    pub delay: Duration,
}

/// A moment of a film.
#[derive(Clone, Debug)]
pub struct Still {
    /// The position.
    pub table: Table,
    /// What was left on the clocks, as it is written.
    pub clocks: Option<[String; 2]>,
}

impl Default for Film {
    fn default() -> Film {
        Film {
            theme: Theme::default(),
            facing: Facing::default(),
            coordinates: Coordinates::default(),
            marks: true,
            players: None,
            size: 720,
            delay: Duration::from_millis(800),
        }
    }
}

/// The moments of a game: how it began, which is 0, then each turn. Numbers beyond the end are left out.
pub fn stills(game: &AnyGame, turns: RangeInclusive<usize>) -> Vec<Still> {
    let players = game.players();
    let ends = (1..=players.len()).filter(|&n| n == players.len() || players[n] != players[n - 1]);
    let moments = [0].into_iter().chain(ends).enumerate().filter(|(number, _)| turns.contains(number));
    let still = |(_, played): (usize, usize)| {
        let mut game = game.clone();
        game.undo(game.played() - played);
        let mut table = Table::new(game);
        table.finish_turn();
        Still { table, clocks: None }
    };
    moments.map(still).collect()
}

/// The moments of a record that was played through to this game, with the clocks that its comments tell.
pub fn stills_of(record: &Record, game: &AnyGame, turns: RangeInclusive<usize>) -> Vec<Still> {
    let mut stills = stills(game, turns.clone());
    let mut left: [Option<Duration>; 2] = [None; 2];
    let mut mover = record.start();
    for (number, turn) in (1_usize..).zip(record.line().turns()) {
        if let Some(clock) = turn.clock() {
            left[mover.index()] = Some(clock);
        }
        mover = mover.opponent();
        let still = number.checked_sub(*turns.start()).and_then(|place| stills.get_mut(place));
        if let Some(still) = still
            && left.iter().any(Option::is_some)
        {
            still.clocks = Some(left.map(|clock| clock.map_or("–".to_owned(), orrery_text::clock)));
        }
    }
    stills
}

impl Film {
    /// The narrowest and the widest film.
    pub const SIZES: [u32; 2] = [120, 1200];

    /// The film as a GIF that begins again when it is over; at most [`MAX_FRAMES`] are shown.
    pub fn gif(&self, stills: &[Still]) -> Result<Vec<u8>, PictureError> {
        let stills = &stills[..stills.len().min(MAX_FRAMES)];
        let Some(first) = stills.first() else { return Err(PictureError::Size) };
        let ground = draw(&self.ground(first))?;
        let frame = |still: &Still| -> Result<Vec<[u8; 3]>, PictureError> {
            let mut pixels = ground.clone();
            over(&self.moment(still), &mut pixels)?;
            Ok(colours(&pixels))
        };
        let step = stills.len().div_ceil(SAMPLES).max(1);
        let samples: Vec<_> =
            stills.iter().rev().step_by(step).map(frame).collect::<Result<_, PictureError>>()?;
        let mut palette = Palette::of(samples.iter().map(Vec::as_slice));
        let (width, height) = (ground.width() as usize, ground.height() as usize);
        let mut file = Vec::new();
        let fail = |error: gif::EncodingError| PictureError::File(error.to_string());
        let mut encoder =
            Encoder::new(&mut file, width as u16, height as u16, &palette.bytes).map_err(fail)?;
        encoder.set_repeat(Repeat::Infinite).map_err(fail)?;
        let mut before: Option<Vec<u8>> = None;
        for (number, still) in stills.iter().enumerate() {
            let now: Vec<u8> = frame(still)?.into_iter().map(|colour| palette.index(colour)).collect();
            let times = if number + 1 == stills.len() { LAST } else { 1 };
            let mut frame = changed(before.as_deref(), &now, width);
            frame.delay = u16::try_from(self.delay.as_millis() as u32 / 10 * times).unwrap_or(u16::MAX);
            encoder.write_frame(&frame).map_err(fail)?;
            before = Some(now);
        }
        drop(encoder);
        Ok(file)
    }

    /// What is the same in all frames.
    fn ground(&self, still: &Still) -> String {
        let (mut sheet, area, layers) = self.sheet(still);
        sheet.ground();
        sheet.board(&layers, area, true, false);
        sheet.finish()
    }

    /// What is drawn over it.
    fn moment(&self, still: &Still) -> String {
        let (mut sheet, area, layers) = self.sheet(still);
        sheet.board(&layers, area, false, true);
        if let Some(players) = &self.players {
            let top = if self.facing.turns > 0 { Player::First } else { Player::Second };
            let [left, upper, width, height] = area;
            let room = f64::from(self.size) * STRIP;
            for (player, y) in [(top, upper - room), (top.opponent(), upper + height)] {
                self.strip(&mut sheet, still, player, &players[player.index()], [left, y, width, room]);
            }
        }
        sheet.finish()
    }

    fn sheet(&self, still: &Still) -> (Sheet, [f64; 4], orrery_view::Layers) {
        let marks = if self.marks { past } else { none };
        let layers = layers(&still.table, self.theme, self.facing, self.coordinates, marks);
        let size = f64::from(self.size);
        let margin = (size * 0.02).round();
        let strip = if self.players.is_some() { (size * STRIP).round() } else { 0.0 };
        let width = size - 2.0 * margin;
        let height = (width * layers.window.height / layers.window.width).round();
        let mut sheet = Sheet::new(self.theme, [size, height + 2.0 * margin + 2.0 * strip]);
        sheet.needs(&layers);
        (sheet, [margin, margin + strip, width, height], layers)
    }

    /// A player: the pieces, the name, the clock. Whose turn it is stands out.
    fn strip(&self, sheet: &mut Sheet, still: &Still, player: Player, name: &str, area: [f64; 4]) {
        let [left, top, width, height] = area;
        let is_acting = still.table.outcome().is_none() && still.table.to_act() == player;
        let middle = top + height / 2.0;
        let size = height * 0.44;
        let (weight, ink) = if is_acting { (700.0, "--ink") } else { (500.0, "--ink-2") };
        let mut x = left + height * 0.4;
        for piece in emblem(&still.table, player) {
            sheet.piece(&piece, [x, middle], height * 0.72);
            x += height * 0.62;
        }
        let foot = middle + size * 0.36;
        let start = Type { size, weight, ink, anchor: Anchor::Start };
        sheet.text(&cut(name, size, weight, width * 0.6), [x, foot], start);
        if let Some(clocks) = &still.clocks {
            let end = Type { anchor: Anchor::End, ..start };
            sheet.text(&clocks[player.index()], [left + width - height * 0.2, foot], end);
        }
    }
}

/// What has to be written of a frame: the smallest box round what changed, with holes where nothing did.
fn changed(before: Option<&[u8]>, now: &[u8], width: usize) -> Frame<'static> {
    let frame = |left: usize, top: usize, across: usize, buffer: Vec<u8>, holes: bool| Frame {
        left: left as u16,
        top: top as u16,
        width: across as u16,
        height: (buffer.len() / across.max(1)) as u16,
        dispose: DisposalMethod::Keep,
        transparent: holes.then_some(UNCHANGED),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    };
    let Some(before) = before else { return frame(0, 0, width, now.to_vec(), false) };
    let differs = |place: &usize| before[*place] != now[*place];
    let rows =
        || (0..now.len() / width).filter(|y| (y * width..(y + 1) * width).any(|place| differs(&place)));
    let (Some(top), Some(bottom)) = (rows().next(), rows().next_back()) else {
        // A frame has at least one point.
        return frame(0, 0, 1, vec![UNCHANGED], true);
    };
    let columns = |x: &usize| (top..=bottom).any(|y| differs(&(y * width + x)));
    let left = (0..width).find(columns).unwrap_or(0);
    let right = (0..width).rev().find(columns).unwrap_or(left);
    let places = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * width + x));
    let buffer = places.map(|place| if differs(&place) { now[place] } else { UNCHANGED }).collect();
    frame(left, top, right - left + 1, buffer, true)
}
