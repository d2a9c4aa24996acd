//! Each language is written as its readers write it.

use crate::taken_apart::{BREAK, HOLE, messages};
use orrery_text::{Language, Phrase, Words};

const GAMES: [&str; 3] = ["YINSH", "LYNGK", "Kulami"];

/// Messages that read the same in English and in a translation, and should.
const SAME_AS_ENGLISH: &[(&str, &str)] = &[
    ("hu", "online"),
    ("ro", "kulami-total"),
    ("ro", "minutes-long"),
    ("ro", "online"),
    ("ro", "seconds-long"),
    ("ro", "variant-standard"),
];

/// Runs `check` on the text of every message of `language`.
fn check(language: Language, check: impl Fn(&str) -> Option<&'static str>) {
    let faults: Vec<String> = messages(language)
        .iter()
        .filter_map(|(key, message)| {
            check(&message.text)
                .map(|fault| format!("{} {key}: {fault}: {}", language.code(), message.text.trim()))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

#[test]
fn dots_and_spaces_are_typographic() {
    for language in Language::ALL {
        check(language, |text| match text {
            _ if text.contains("...") => Some("three dots for an ellipsis"),
            _ if text.contains("  ") => Some("two spaces"),
            _ if text.contains(" - ") => Some("a hyphen for a dash"),
            _ => None,
        });
    }
}

#[test]
fn quotation_marks_are_the_language_s_own() {
    for (language, foreign) in [
        (Language::En, ['"', '„', '«', '»']),
        (Language::Ro, ['"', '“', '«', '»']),
        (Language::Hu, ['"', '“', '«', '»']),
        (Language::Ru, ['"', '„', '“', '”']),
    ] {
        check(language, |text| text.contains(foreign).then_some("a foreign quotation mark"));
    }
}

#[test]
fn romanian_has_commas_below_not_cedillas() {
    check(Language::Ro, |text| text.contains(['ş', 'ţ', 'Ş', 'Ţ']).then_some("a cedilla"));
}

#[test]
fn only_russian_is_cyrillic_and_no_word_mixes_alphabets() {
    for language in [Language::En, Language::Ro, Language::Hu] {
        check(language, |text| text.contains(is_cyrillic).then_some("a Cyrillic letter"));
    }
    check(Language::Ru, |text| {
        let mixed =
            |word: &str| word.contains(is_cyrillic) && word.contains(|c: char| c.is_ascii_alphabetic());
        text.split(|c: char| !c.is_alphabetic()).any(mixed).then_some("a word in two alphabets")
    });
}

#[test]
fn hungarian_glues_nothing_to_a_placeholder() {
    check(Language::Hu, |text| {
        let glued = text.split(HOLE).skip(1).any(|after| {
            let after = after.strip_prefix('-').unwrap_or(after);
            after.starts_with(char::is_alphabetic)
        });
        glued.then_some("a suffix on a placeholder")
    });
}

/// The endings that a number takes when it is read aloud: onto it, off it, on it.
const HUNGARIAN_ENDINGS: [(&str, [&str; 3]); 11] = [
    ("1", ["re", "ről", "en"]),
    ("2", ["re", "ről", "n"]),
    ("3", ["ra", "ról", "on"]),
    ("4", ["re", "ről", "en"]),
    ("5", ["re", "ről", "ön"]),
    ("6", ["ra", "ról", "on"]),
    ("7", ["re", "ről", "en"]),
    ("8", ["ra", "ról", "on"]),
    ("9", ["re", "ről", "en"]),
    ("10", ["re", "ről", "en"]),
    ("11", ["re", "ről", "en"]),
];

/// The number of a point such as `e5`.
fn number_of_point(word: &str) -> Option<&str> {
    let number = word.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some(number)
}

/// Whether a word such as `e5-ra` stands in the text: a point with an ending that its number does not take.
fn has_wrong_ending(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| {
        let Some((point, ending)) = word.split_once('-') else { return false };
        let Some(number) = number_of_point(point) else { return false };
        let is_move = number_of_point(ending).is_some();
        !is_move && !HUNGARIAN_ENDINGS.iter().any(|(it, endings)| *it == number && endings.contains(&ending))
    })
}

#[test]
fn hungarian_ends_points_as_they_are_read() {
    for right in ["lépj (e5-ön) most", "e5, e5–e9, e5-e9;xa5, Kulami-lapka, h8-ról, e11-re, g2-n"] {
        assert!(!has_wrong_ending(right), "{right}");
    }
    for wrong in ["e5-en", "(e3-re)", "e2-en,", "e5-", "c4-nél", "e12-re"] {
        assert!(has_wrong_ending(wrong), "{wrong}");
    }
    check(Language::Hu, |text| has_wrong_ending(text).then_some("a wrong ending on a point"));
}

/// A stack is called by its height in a word, not "5 korongos".
#[test]
fn hungarian_names_stacks_by_their_height() {
    let words = Words::new(Language::Hu);
    for (height, name) in [(2, "kettes"), (3, "hármas"), (4, "négyes"), (5, "ötös"), (6, "hatos")] {
        let said = words.say(&Phrase::new("lyngk-makes").with("height", height));
        assert_eq!(said, format!("{name} torony"));
    }
}

/// Whether it is "a" or "az" depends on the word that comes.
#[test]
fn hungarian_puts_no_article_before_a_placeholder() {
    check(Language::Hu, |text| {
        let article = text.split(HOLE).rev().skip(1).any(|before| {
            let before = before.rsplit(BREAK).next().unwrap_or(before);
            matches!(before.rsplit([' ', '(', '„']).nth(1), Some("a" | "az" | "A" | "Az"))
                && before.ends_with(' ')
        });
        article.then_some("an article before a placeholder")
    });
}

#[test]
fn games_keep_their_names() {
    let english = messages(Language::En);
    for language in Language::ALL {
        for (key, message) in messages(language) {
            let Some(original) = english.get(&key) else { continue };
            for game in GAMES {
                assert_eq!(
                    original.text.contains(game),
                    message.text.contains(game),
                    "{game} in {} {key}",
                    language.code()
                );
            }
        }
    }
    check(Language::Ru, |text| {
        let lower = text.to_lowercase();
        ["йинш", "инш ", "лингк", "кулами"]
            .iter()
            .any(|name| lower.contains(name))
            .then_some("a translated name")
    });
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::En);
    let mut faults = Vec::new();
    for language in [Language::Ro, Language::Ru, Language::Hu] {
        for (key, message) in messages(language) {
            let Some(original) = english.get(&key) else { continue };
            let prose = GAMES.iter().fold(original.text.clone(), |text, game| text.replace(game, ""));
            let same = original.text == message.text && prose.contains(char::is_alphabetic);
            if same != SAME_AS_ENGLISH.contains(&(language.code(), key.as_str())) {
                let complaint =
                    if same { "is the English text" } else { "is listed but not the English text" };
                faults.push(format!("{} {key} {complaint}: {}", language.code(), message.text.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
