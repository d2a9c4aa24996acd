//! The files of `locales/` taken apart, for the tests that compare them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use orrery_text::Language;

/// One message of one language.
#[derive(Default)]
pub struct Message {
    /// The arguments it speaks of.
    pub args: BTreeSet<String>,
    /// The variants of each `{ $x -> … }`, by what they choose on.
    pub selectors: Vec<Selector>,
    /// Everything it spells out, in order; a placeholder stands as [`HOLE`].
    pub text: String,
}

/// A choice inside a message.
pub struct Selector {
    pub on: String,
    pub variants: BTreeSet<String>,
}

/// Stands in [`Message::text`] for a placeholder.
pub const HOLE: char = '\u{fffc}';
/// Stands in [`Message::text`] around each variant of a choice.
pub const BREAK: char = '\n';

/// The plural categories of CLDR.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Selector {
    /// Whether it chooses by a number: all its variants are plural categories or figures.
    pub fn is_number(&self) -> bool {
        self.variants.iter().all(|key| CATEGORIES.contains(&key.as_str()) || key.parse::<f64>().is_ok())
    }

    /// Its variants that are plural categories.
    pub fn categories(&self) -> BTreeSet<&str> {
        self.variants.iter().map(String::as_str).filter(|key| CATEGORIES.contains(key)).collect()
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files in a language's folder.
pub fn file_names(language: Language) -> BTreeSet<String> {
    let folder = root().join("locales").join(language.code());
    let entries = fs::read_dir(folder).expect("the folder of a language");
    entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}

/// All messages of a language by key. Fails on anything that is not a plain message, and on a key used twice.
pub fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for name in file_names(language) {
        for (key, message) in messages_of(language, &name) {
            let place = format!("locales/{}/{name}", language.code());
            assert!(found.insert(key.clone(), message).is_none(), "{place}: {key} is there twice");
        }
    }
    found
}

/// The messages in one file of a language, in the same way.
pub fn messages_of(language: Language, name: &str) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    let place = format!("locales/{}/{name}", language.code());
    let text = fs::read_to_string(root().join(&place)).expect("a readable file");
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => panic!("{place}: {faults:?}"),
    };
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{place}: {key} has attributes");
                let pattern = message.value.unwrap_or_else(|| panic!("{place}: {key} is empty"));
                let mut parts = Message::default();
                parts.read(&pattern);
                assert!(found.insert(key.clone(), parts).is_none(), "{place}: {key} is there twice");
            }
            Entry::Term(term) => panic!("{place}: -{} is a term, which no phrase can say", term.id.name),
            Entry::Junk { content } => panic!("{place}: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    found
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice on something that is not an argument: {selector:?}");
                };
                self.args.insert(id.name.clone());
                let mut keys = BTreeSet::new();
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    keys.insert(key.clone());
                    self.text.push(BREAK);
                    self.read(&variant.value);
                }
                self.text.push(BREAK);
                self.selectors.push(Selector { on: id.name.clone(), variants: keys });
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.clone());
                self.text.push(HOLE);
            }
            other => panic!("only arguments, choices and literals are used in messages: {other:?}"),
        }
    }
}
