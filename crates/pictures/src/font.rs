//! The one typeface of all pictures, which is the app's. No other is looked for: what it cannot draw would silently be left
//! out, so whoever writes asks first.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// Made from the app's own font by `cargo xtask font`.
const INTER: &[u8] = include_bytes!("../fonts/inter.ttf");

/// What texts in pictures ask for.
pub(crate) const FAMILY: &str = "Inter Variable";

static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut database = Database::new();
    database.load_font_data(INTER.to_vec());
    Arc::new(database)
});

static FONT: LazyLock<FontRef<'static>> =
    LazyLock::new(|| FontRef::new(INTER).expect("the font is in the repository and a test draws with it"));

/// The typeface, for whoever draws.
pub(crate) fn database() -> Arc<Database> {
    DATABASE.clone()
}

/// Whether every sign of a text can be drawn, and there is one.
pub fn can_draw(text: &str) -> bool {
    let charmap = FONT.charmap();
    let mut seen = text.chars().filter(|sign| !sign.is_whitespace()).peekable();
    seen.peek().is_some() && seen.all(|sign| charmap.map(sign).is_some())
}

/// How wide a line of text is. Kerning is left out, which makes hardly a difference and never a line too long by much.
pub(crate) fn width(text: &str, size: f64, weight: f64) -> f64 {
    let location = FONT.axes().location([("wght", weight as f32)]);
    let metrics = FONT.glyph_metrics(Size::new(size as f32), LocationRef::from(&location));
    let charmap = FONT.charmap();
    let advance = |sign| charmap.map(sign).and_then(|glyph| metrics.advance_width(glyph)).unwrap_or(0.0);
    text.chars().map(|sign| f64::from(advance(sign))).sum()
}

/// A text cut short so that it fits, with an ellipsis where something is missing.
pub(crate) fn cut(text: &str, size: f64, weight: f64, room: f64) -> String {
    if width(text, size, weight) <= room {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().collect();
    while kept.pop().is_some() {
        let shorter: String = kept.iter().collect::<String>().trim_end().to_owned() + "…";
        if width(&shorter, size, weight) <= room {
            return shorter;
        }
    }
    String::new()
}

/// A text in lines that fit, at most so many; what is left over is cut.
pub(crate) fn wrap(text: &str, size: f64, weight: f64, room: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let is_last = lines.len() == most;
        match lines.last_mut() {
            Some(line) if is_last || width(&format!("{line} {word}"), size, weight) <= room => {
                *line = format!("{line} {word}");
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| cut(line, size, weight, room)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_our_languages_are_there_and_others_are_known_to_be_missing() {
        for text in ["Ana", "Ștefan Țurcanu", "Árvíztűrő tükörfúrógép", "Ёжик Щукин", "O’Neil – 3 : 1 · …"]
        {
            assert!(can_draw(text), "{text}");
        }
        for text in ["", "  ", "山田", "😀", "Ana 😀", "محمد"] {
            assert!(!can_draw(text), "{text}");
        }
    }

    #[test]
    fn what_is_too_long_is_cut_or_goes_on_in_the_next_line() {
        assert_eq!(cut("Ana", 44.0, 600.0, 200.0), "Ana");
        let cut = cut("Bartholomew the Very Long", 44.0, 600.0, 300.0);
        assert!(cut.ends_with('…') && cut.starts_with("Barth"), "{cut}");
        assert!(width(&cut, 44.0, 600.0) <= 300.0);
        let lines = wrap("one two three four five six seven eight nine ten", 28.0, 400.0, 200.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'), "{lines:?}");
        assert!(lines.iter().all(|line| width(line, 28.0, 400.0) <= 200.0));
        assert!(width("Ana", 44.0, 700.0) > width("Ana", 44.0, 400.0), "the weight counts");
    }
}
