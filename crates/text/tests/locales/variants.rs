//! The variants of enums of other crates, so that a new one without words is noticed.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;

use orrery_text::{Arg, Language, Phrase, Words};

use crate::taken_apart::root;

/// The names of the variants of `pub enum name` in a source file of the workspace.
pub fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let source = fs::read_to_string(root().join("crates").join(file)).expect("a readable source");
    let body = source.split_once(&format!("pub enum {name} {{\n")).expect("the enum").1;
    let body = body.split("\n}").next().unwrap_or_default();
    // Fields of variants stand deeper, and lines that are no variant begin with `/`, `#` or `}`.
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    variants.map(variant).collect()
}

/// The name that text begins with; derived `Debug` begins with that of the variant.
fn variant(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// The name of the variant that a value has.
pub fn variant_of(value: &impl Debug) -> String {
    variant(&format!("{value:?}"))
}

/// All words at hand.
pub fn languages() -> [Words; 4] {
    Language::ALL.map(Words::new)
}

/// Fails unless the phrase and all within it can be said in every language; adds their keys to `said`.
pub fn assert_said(languages: &[Words], phrase: &Phrase, said: &mut BTreeSet<&'static str>) {
    for words in languages {
        assert_ne!(words.say(phrase), phrase.key, "{phrase:?} in {:?}", words.language());
    }
    said.insert(phrase.key);
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            assert_said(languages, inner, said);
        }
    }
}
