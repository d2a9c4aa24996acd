//! From a document to pixels, and from pixels to a PNG.

use std::error::Error;
use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::font::{FAMILY, database};
use crate::palette::Palette;

/// Why there is no picture. What is drawn is ours, so this is a fault of ours.
#[derive(Debug)]
pub enum PictureError {
    /// The document cannot be read.
    Document(String),
    /// It has no size that can be drawn.
    Size,
    /// The file cannot be written.
    File(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Document(error) => write!(f, "the picture cannot be drawn: {error}"),
            PictureError::Size => f.write_str("the picture has no size that can be drawn"),
            PictureError::File(error) => write!(f, "the picture cannot be written: {error}"),
        }
    }
}

impl Error for PictureError {}

/// A document as it is drawn.
pub(crate) fn read(svg: &str) -> Result<Tree, PictureError> {
    let options = Options { fontdb: database(), font_family: FAMILY.to_owned(), ..Options::default() };
    Tree::from_str(svg, &options).map_err(|error| PictureError::Document(error.to_string()))
}

/// Draws a document over what is there.
pub(crate) fn over(svg: &str, pixels: &mut Pixmap) -> Result<(), PictureError> {
    resvg::render(&read(svg)?, Transform::default(), &mut pixels.as_mut());
    Ok(())
}

/// Draws a document that covers all of itself.
pub(crate) fn draw(svg: &str) -> Result<Pixmap, PictureError> {
    let tree = read(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or(PictureError::Size)?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}

/// The colours of a picture without holes.
pub(crate) fn colours(pixels: &Pixmap) -> Vec<[u8; 3]> {
    pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

/// A picture without holes as a PNG of 255 colours, which is a third of one of all colours and looks the same.
pub(crate) fn png(pixels: &Pixmap) -> Result<Vec<u8>, PictureError> {
    let colours = colours(pixels);
    let mut palette = Palette::of([colours.as_slice()]);
    let indices: Vec<u8> = colours.into_iter().map(|colour| palette.index(colour)).collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes);
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&indices)?;
        writer.finish()
    });
    written.map_err(|error| PictureError::File(error.to_string()))?;
    Ok(file)
}
