//! What games say of themselves has words, and the documents say the same.

use std::fs;

use orrery_games::{Choice, GameKind, SettingKind, Source, SourceKind};
use orrery_text::{Language, Phrase, Words};
use orrery_view::looks;

use crate::taken_apart::{messages, root};

/// The keys of all words in the descriptions of games.
pub fn keys_of_descriptions() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.into_iter().flat_map(|kind| {
        let looks = looks(kind);
        let asked = looks.questions.iter().map(|(words, _)| *words).chain([looks.threats]);
        kind.description()
            .keys()
            .into_iter()
            .chain(asked)
            .chain(looks.tallies.iter().map(|(_, words)| *words))
    })
}

#[test]
fn descriptions_have_words() {
    let english = messages(Language::En);
    let missing: Vec<&str> = keys_of_descriptions().filter(|&key| !english.contains_key(key)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

/// The table of what can be chosen, as Markdown.
fn table() -> String {
    let words = Words::new(Language::En);
    let say = |key| words.say(&Phrase::new(key));
    let code = |option: &str| if option.is_empty() { String::new() } else { format!("`{option}`") };
    let choice = |choice: &Choice| Some((code(choice.option), say(choice.words)));
    let source = |source: &Source| match &source.kind {
        SourceKind::Named(option) => Some((code(option), say(source.words))),
        SourceKind::Drawn(drawing) => Some((format!("{}, drawn", code(drawing.option)), say(source.words))),
        SourceKind::Written(written) => Some((code(&format!("{}…", written.prefix)), say(source.words))),
        SourceKind::Made(_) => None,
    };
    let mut lines = vec![
        "| game | setting | option | what the page calls it |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for kind in GameKind::ALL {
        let mut title = kind.title();
        for setting in kind.description().settings {
            let mut label = say(setting.label);
            let rows: Vec<(String, String)> = match setting.kind {
                SettingKind::OneOf(choices) | SettingKind::Flags(choices) => {
                    choices.iter().filter_map(choice).collect()
                }
                SettingKind::Setup(sources) => sources.iter().filter_map(source).collect(),
            };
            for (option, words) in rows {
                lines.push(format!("| {title} | {label} | {option} | {words} |"));
                (title, label) = ("", String::new());
            }
        }
    }
    lines.join("\n")
}

#[test]
fn the_document_has_the_table_of_what_can_be_chosen() {
    let document = fs::read_to_string(root().join("docs/NOTATION.md")).expect("docs/NOTATION.md");
    assert!(document.contains(&table()), "docs/NOTATION.md should have this table:\n{}\n", table());
}
