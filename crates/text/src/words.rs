use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use orrery_view::{Arg, Phrase};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::figures;
use crate::locales::files;

/// The words of one language. Making them reads all its messages, so make them once and keep them.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of `language`, all parts of them, compiled in.
    pub fn new(language: Language) -> Words {
        Words::read(language, files(language))
    }

    /// The same words as nobody writes them, with a mark on every vowel: what is read without marks does not come from
    /// here. It is for tests, and for whoever looks for text that was forgotten.
    #[must_use]
    pub fn pseudo(mut self) -> Words {
        self.bundle.set_transform(Some(marked));
        self
    }

    /// The words of `language` that these Fluent texts hold.
    pub fn read(language: Language, files: &[&str]) -> Words {
        let locale = LanguageIdentifier::from_bytes(language.code().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // All four languages run left to right: marks around each placeholder would only get in the way of copying.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => |value, _| count(Language::En, value),
            Language::Ro => |value, _| count(Language::Ro, value),
            Language::Ru => |value, _| count(Language::Ru, value),
            Language::Hu => |value, _| count(Language::Hu, value),
        }));
        for file in files {
            // What a damaged file still holds is worth having; the tests refuse damaged files.
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language these words are of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says `phrase`, and the phrases within it first. A phrase without words, or without what its words speak of, is
    /// said as its own key: odd to read, but it shows where the fault is and nothing stops.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.spell(phrase).unwrap_or_else(|| phrase.key.to_owned())
    }

    fn spell(&self, phrase: &Phrase) -> Option<String> {
        let pattern = self.bundle.get_message(phrase.key)?.value()?;
        let args: FluentArgs = phrase.args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        let mut faults = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        faults.is_empty().then(|| said.into_owned())
    }

    /// A count, to be written and to choose plural forms by.
    fn number(&self, count: i64) -> FluentNumber {
        let mut number = FluentNumber::from(count);
        // The plural rules at hand forget that Romanian goes by the last two digits: they would have "101 de jetoane".
        // A number with decimals has the form that is right there, and the decimals of a count are never written.
        let size = count.unsigned_abs();
        if self.language == Language::Ro && size > 100 && (1..20).contains(&(size % 100)) {
            number.options.minimum_fraction_digits = Some(1);
        }
        number
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Count(count) => FluentValue::from(self.number(*count)),
            Arg::Name(name) => FluentValue::from(name.as_str()),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The same text with a mark on every vowel, each written twice, because other languages take more room than English.
fn marked(text: &str) -> Cow<'_, str> {
    let mut marked = String::with_capacity(2 * text.len());
    for letter in text.chars() {
        let accented = match letter {
            'a' => "áá",
            'e' => "éé",
            'i' => "íí",
            'o' => "óó",
            'u' => "úú",
            'y' => "ýý",
            'A' => "Á",
            'E' => "É",
            'I' => "Í",
            'O' => "Ó",
            'U' => "Ú",
            'Y' => "Ý",
            _ => {
                marked.push(letter);
                continue;
            }
        };
        marked.push_str(accented);
    }
    Cow::Owned(marked)
}

/// A count inside a message, written as `language` writes it.
fn count(language: Language, value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(figures::integer(language, number.value as i64)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTED: &str = "\
n = { $n ->
    [one] one
    [few] few
    [many] many
   *[other] other
}
here = { $n } in { $place }
";

    fn category(words: &Words, n: i64) -> String {
        words.say(&Phrase::new("n").with("n", n))
    }

    fn assert_categories(language: Language, expected: &[(&str, &[i64])]) {
        let words = Words::read(language, &[COUNTED]);
        for (name, numbers) in expected {
            for &n in *numbers {
                assert_eq!(category(&words, n), *name, "{n} in {language:?}");
            }
        }
    }

    #[test]
    fn english_and_hungarian_tell_one_from_other() {
        for language in [Language::En, Language::Hu] {
            assert_categories(language, &[("one", &[1]), ("other", &[0, 2, 5, 11, 21, 101])]);
        }
    }

    #[test]
    fn romanian_other_is_where_de_belongs() {
        assert_categories(
            Language::Ro,
            &[
                ("one", &[1]),
                ("few", &[0, 2, 19, 101, 119]),
                ("other", &[20, 21, 51, 99, 100, 120, 200, 1000]),
            ],
        );
    }

    #[test]
    fn russian_goes_by_the_last_digits() {
        assert_categories(
            Language::Ru,
            &[
                ("one", &[1, 21, 51, 101]),
                ("few", &[2, 3, 4, 22, 104]),
                ("many", &[0, 5, 11, 12, 14, 20, 25, 111, 112]),
            ],
        );
    }

    #[test]
    fn counts_are_written_as_the_language_writes_them() {
        let phrase = Phrase::new("here").with("n", -12345).with("place", "e5");
        let said = |language| Words::read(language, &[COUNTED]).say(&phrase);
        assert_eq!(said(Language::En), "−12,345 in e5");
        assert_eq!(said(Language::Hu), "−12\u{a0}345 in e5");
    }

    #[test]
    fn a_phrase_within_a_phrase_is_said_first() {
        let words = Words::read(Language::En, &[COUNTED]);
        let inner = Phrase::new("n").with("n", 1);
        assert_eq!(words.say(&Phrase::new("here").with("n", 2).with("place", inner)), "2 in one");
    }

    #[test]
    fn marks_are_on_every_word_but_not_on_what_it_speaks_of() {
        let said = Words::new(Language::En).pseudo().say(&Phrase::new("play-game").with("game", "YINSH"));
        assert!(said.contains("YINSH"), "{said}");
        assert!(!said.replace("YINSH", "").contains(['a', 'e', 'i', 'o', 'u', 'y']), "{said}");
    }

    #[test]
    fn what_cannot_be_said_is_said_as_its_key() {
        let words = Words::read(Language::En, &[COUNTED, "self = { self }\nbroken = {"]);
        for (phrase, said) in [
            (Phrase::new("no-such-key"), "no-such-key"),
            (Phrase::new("broken"), "broken"),
            (Phrase::new("self"), "self"),
            (Phrase::new("n"), "n"),
            (Phrase::new("here").with("n", 1), "here"),
            (Phrase::new("here").with("n", 1).with("place", Phrase::new("nowhere")), "1 in nowhere"),
        ] {
            assert_eq!(words.say(&phrase), said);
        }
    }
}
