//! Positions and games as files: PNG and SVG of a board, GIF of a game, and the cards that links show. What is drawn is drawn
//! by `view`; here it is put on a sheet, with the words around it, and made into pixels by resvg with the app's own typeface.
//!
//! Nothing here looks anything up, and the same input gives the same bytes.

mod board;
mod card;
mod film;
mod font;
mod palette;
mod raster;
mod sheet;

pub use board::{BoardPicture, emblem, turned};
pub use card::{Card, Side};
pub use film::{Film, MAX_FRAMES, Still, stills, stills_of};
pub use font::can_draw;
pub use raster::PictureError;
