//! What players can call themselves: something that others can see, and tell from the computer.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::GeneralSecurityProfile;
use unicode_security::general_security_profile::IdentifierType;

use crate::{MAX_LABEL, MAX_NAME};

/// What the names of computers begin with.
const COMPUTER: &str = "orrery";

/// The most marks on a letter: Vietnamese and Thai have two. What is piled higher runs into the lines above.
const MARKS: usize = 2;

/// Symbols and letters that are drawn as nothing, though Unicode does not call them ignorable.
const BLANKS: [char; 5] = ['\u{2800}', '\u{fffc}', '\u{13441}', '\u{13442}', '\u{1d159}'];

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameProblem {
    /// It has no letter, digit or symbol.
    Empty,
    /// It has too many characters.
    TooLong,
    /// Something in it cannot be seen, or marks are piled up in it.
    Invisible,
    /// It looks like the name of a computer.
    Reserved,
}

impl fmt::Display for NameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NameProblem::Empty => "it has no letter, digit or symbol",
            NameProblem::TooLong => "it has too many characters",
            NameProblem::Invisible => {
                "it has characters that cannot be seen, or more than two marks on a letter"
            }
            NameProblem::Reserved => "it looks like the name of a computer",
        })
    }
}

impl std::error::Error for NameProblem {}

/// The name that somebody gives himself, without the space round it: at most [`MAX_NAME`] characters that can be seen,
/// and not like the name of a computer.
pub fn player_name(text: &str) -> Result<String, NameProblem> {
    let name = one_line(text, MAX_NAME)?;
    if is_reserved(&name) { Err(NameProblem::Reserved) } else { Ok(name) }
}

/// What somebody calls a token, without the space round it: at most [`MAX_LABEL`] characters that can be seen.
pub fn token_label(text: &str) -> Result<String, NameProblem> {
    one_line(text, MAX_LABEL)
}

/// A text of one line that can be seen, without the space round it, which counts all the same: that is what the OpenAPI
/// document can say.
fn one_line(text: &str, longest: usize) -> Result<String, NameProblem> {
    if text.chars().nth(longest).is_some() {
        return Err(NameProblem::TooLong);
    }
    let text = text.trim();
    if text.chars().any(is_hidden) || are_piled_up(text) {
        return Err(NameProblem::Invisible);
    }
    if !text.chars().any(is_something) {
        return Err(NameProblem::Empty);
    }
    Ok(text.to_owned())
}

fn is_hidden(char: char) -> bool {
    let is_none = matches!(
        char.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    is_none || char.identifier_type() == Some(IdentifierType::Default_Ignorable) || BLANKS.contains(&char)
}

/// Marks that sit on a letter are told by their combining class: signs that stand beside it, as in Burmese, have none.
fn are_piled_up(text: &str) -> bool {
    let mut marks = 0;
    text.nfd().any(|char| {
        let is_mark =
            canonical_combining_class(char) > 0 || char.general_category() == GeneralCategory::EnclosingMark;
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MARKS
    })
}

fn is_something(char: char) -> bool {
    matches!(
        char.general_category_group(),
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number | GeneralCategoryGroup::Symbol
    )
}

/// Whether a name begins like those of computers for who only glances at it.
fn is_reserved(name: &str) -> bool {
    // Some capitals have a double where their small letters have none, and the other way round.
    [name.to_owned(), name.to_lowercase()].iter().any(|name| glanced_at(name).starts_with(COMPUTER))
}

/// The letters of a text, small, without accents, and of those that look alike always the same.
fn glanced_at(text: &str) -> String {
    let plain: String = text.nfkd().filter(|char| !is_mark(*char)).map(unframed).collect();
    let alike: String = unicode_security::confusable_detection::skeleton(&plain).collect();
    let small = alike.to_lowercase();
    small.nfkd().map(unframed).filter(|char| char.is_alphabetic() && !is_mark(*char)).collect()
}

fn is_mark(char: char) -> bool {
    char.general_category_group() == GeneralCategoryGroup::Mark
}

/// The letter in a frame, a flag or small capitals, which no table of look-alikes has.
fn unframed(char: char) -> char {
    let first = match char {
        '\u{1f150}'..='\u{1f169}' => 0x1f150,
        '\u{1f170}'..='\u{1f189}' => 0x1f170,
        '\u{1f1e6}'..='\u{1f1ff}' => 0x1f1e6,
        'ᴏ' => return 'o',
        'ʀ' => return 'r',
        'ᴇ' => return 'e',
        'ʏ' => return 'y',
        other => return other,
    };
    u8::try_from(u32::from(char) - first).map_or(char, |letter| char::from(b'a' + letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_everywhere_are_good() {
        let good = [
            "Ana",
            "Ștefan",
            "Ольга",
            "Őrsi",
            "李",
            "José María",
            "O'Neill",
            "Jean-Luc",
            "J.",
            "🙂",
            "x",
            "7",
            "❤",
            "Nguyễn Thị Hạnh",
            "ที่รัก",
            "ကျော်",
            "क्षितिज",
            "محمد",
            "דוד",
            "山田　太郎",
            "Łukasz",
            "C++",
            "Α",
            "Jose\u{301}",
            "Orla",
            "Terry Orrery",
            "The Orrery",
            "Correry",
            "Орест",
            "Orre",
            "orrer",
            "123456789012345678901234",
        ];
        for name in good {
            assert_eq!(player_name(name), Ok(name.to_owned()), "{name:?}");
        }
        assert_eq!(player_name("  Ana Ștefan "), Ok("Ana Ștefan".to_owned()));
    }

    #[test]
    fn nothing_is_no_name() {
        for text in ["", "   ", "\u{3000}", "\u{a0}", "...", "-", "'", "\u{301}", "(?)"] {
            assert_eq!(player_name(text), Err(NameProblem::Empty), "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let hidden = [
            '\u{0}',
            '\n',
            '\t',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{17b5}',
            '\u{180b}',
            '\u{180d}',
            '\u{180e}',
            '\u{180f}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2064}',
            '\u{2065}',
            '\u{2066}',
            '\u{2069}',
            '\u{206f}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff0}',
            '\u{fff9}',
            '\u{fffc}',
            '\u{e000}',
            '\u{ffff}',
            '\u{13441}',
            '\u{1bca0}',
            '\u{1d159}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{e01ef}',
            '\u{f0000}',
            '\u{10ffff}',
            '\u{378}',
        ];
        for char in hidden {
            for text in [format!("A{char}na"), format!("x{char}{char}🙂")] {
                assert_eq!(player_name(&text), Err(NameProblem::Invisible), "{text:?}");
                assert_eq!(token_label(&text), Err(NameProblem::Invisible), "{text:?}");
            }
        }
        for alone in ["\u{61c}", "\u{3164}", "\u{2800}", "\u{ad}"] {
            assert_eq!(player_name(alone), Err(NameProblem::Invisible), "{alone:?}");
        }
    }

    #[test]
    fn marks_are_not_piled_up() {
        for text in
            ["a\u{301}\u{302}\u{303}", "ế\u{301}", "Z\u{489}\u{489}\u{489}", "x\u{20dd}\u{20de}\u{20df}"]
        {
            assert_eq!(player_name(text), Err(NameProblem::Invisible), "{text:?}");
        }
    }

    #[test]
    fn a_long_text_is_no_name() {
        for text in ["x".repeat(25), format!(" {}", "x".repeat(24)), "ș".repeat(25)] {
            assert_eq!(player_name(&text), Err(NameProblem::TooLong), "{text:?}");
        }
        assert!(token_label(&"x".repeat(40)).is_ok());
        assert_eq!(token_label(&"x".repeat(41)), Err(NameProblem::TooLong));
    }

    #[test]
    fn nobody_passes_for_the_computer() {
        let computers = [
            "Orrery, level 10",
            "orrery",
            "ORRERY",
            "  Orrery",
            "O r r e r y",
            "Orrery!",
            "★Orrery",
            "_Orrery_",
            "Örrery",
            "Orréry",
            "0rrery",
            "Оrrery",
            "Оrrеrу",
            "ОRRЕRУ",
            "Οrrery",
            "ΟRRΕRΥ",
            "οггегу",
            "Ｏｒｒｅｒｙ",
            "𝐎𝐫𝐫𝐞𝐫𝐲",
            "𝓞𝓻𝓻𝓮𝓻𝔂",
            "ⓞⓡⓡⓔⓡⓨ",
            "🅞🅡🅡🅔🅡🅨",
            "🇴🇷🇷🇪🇷🇾",
            "Ørrery",
            "ᴏʀʀᴇʀʏ",
            "ORRERY9",
            "Orrery2",
            "O.R.R.E.R.Y",
            "Orreryy",
        ];
        for name in computers {
            assert_eq!(player_name(name), Err(NameProblem::Reserved), "{name:?}");
        }
        // What a program is called is only told to its owner.
        assert_eq!(token_label("Orrery, level 10"), Ok("Orrery, level 10".to_owned()));
    }
}
