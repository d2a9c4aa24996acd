//! Descriptions say what the rules crates do: every choice opens, and every option there is can be chosen.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use orrery_games::core::Game;
use orrery_games::{AnyGame, Describe, GameKind, SettingKind, SourceKind, Template, with_game, with_session};

/// For each setting the ways to choose: each as the options that say so.
fn ways(kind: GameKind) -> Vec<Vec<Vec<String>>> {
    let one = |option: &str| if option.is_empty() { vec![] } else { vec![option.to_owned()] };
    let of = |kind: &SettingKind| match kind {
        SettingKind::OneOf(choices) => choices.iter().map(|choice| one(choice.option)).collect(),
        SettingKind::Flags(choices) => choices.iter().fold(vec![vec![]], |ways: Vec<Vec<String>>, choice| {
            let with = ways.iter().map(|way| [way.clone(), one(choice.option)].concat());
            ways.iter().cloned().chain(with).collect()
        }),
        SettingKind::Setup(sources) => {
            let drawn = sources.iter().filter_map(|source| match &source.kind {
                SourceKind::Named(option) => Some(one(option)),
                SourceKind::Drawn(drawing) => Some(one(&(drawing.draw)(3))),
                SourceKind::Written(_) | SourceKind::Made(_) => None,
            });
            drawn.collect()
        }
    };
    kind.description().settings.iter().map(|setting| of(&setting.kind)).collect()
}

/// Every config that can be chosen; those that the rules refuse, because options exclude each other, are left out.
fn configs(kind: GameKind) -> Vec<(String, AnyGame)> {
    let mut all: Vec<Vec<String>> = vec![vec![]];
    for ways in ways(kind) {
        all = all
            .iter()
            .flat_map(|said| ways.iter().map(move |way| [said.clone(), way.clone()].concat()))
            .collect();
    }
    let spelled = all.into_iter().map(|said| match said.is_empty() {
        true => kind.to_string(),
        false => format!("{kind}:{}", said.join(";")),
    });
    spelled.filter_map(|config| Some((config.clone(), AnyGame::from_config(&config).ok()?))).collect()
}

#[test]
fn every_choice_opens_and_is_told_by_its_words() {
    for kind in GameKind::ALL {
        let description = kind.description();
        let configs = configs(kind);
        for setting in description.settings {
            let (SettingKind::OneOf(choices) | SettingKind::Flags(choices)) = setting.kind else { continue };
            for choice in choices {
                let said = |config: &str| config.split([':', ';']).any(|option| option == choice.option);
                assert!(
                    choice.option.is_empty() || configs.iter().any(|(config, _)| said(config)),
                    "{choice:?}"
                );
            }
        }
        for (config, game) in configs {
            let canonical = game.config();
            let options = canonical.split_once(':').map_or("", |(_, options)| options);
            for option in options.split(';').filter(|option| !option.is_empty()) {
                assert!(description.words_for(option).is_some(), "{config}: nothing explains `{option}`");
            }
        }
        assert_eq!(description.words_for("no-such-option"), None);
    }
}

/// The fields of a config, as `Debug` writes them one to a line, with the values seen.
fn values(kind: GameKind) -> BTreeMap<String, BTreeSet<String>> {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, game) in configs(kind) {
        let text = with_session!(&game, s => format!("{:#?}", s.game().config()));
        // Fields of the config itself, and of plain structs in it.
        for line in text.lines().filter(|line| !line.starts_with("            ")) {
            if let Some((field, value)) = line.trim().trim_end_matches(',').split_once(": ") {
                seen.entry(field.to_owned()).or_default().insert(value.to_owned());
            }
        }
    }
    seen
}

/// The source that says what a config is.
fn config_source(kind: GameKind) -> String {
    let path = format!("{}/../{kind}/src/config.rs", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("a readable source")
}

/// The lines of each `pub struct` or `pub enum` that is no error.
fn items<'a>(source: &'a str, opening: &str) -> Vec<&'a str> {
    let bodies = source.split(opening).skip(1).filter(|body| !body.starts_with("ConfigError"));
    bodies
        .flat_map(|body| body.split("\n}").next().unwrap_or_default().lines().skip(1))
        .map(str::trim)
        .collect()
}

#[test]
fn whatever_a_config_can_say_can_be_chosen() {
    for kind in GameKind::ALL {
        let (source, values) = (config_source(kind), values(kind));
        let fields = items(&source, "pub struct ").into_iter().filter_map(|line| line.strip_prefix("pub "));
        let fields: Vec<&str> = fields.filter_map(|line| line.split(':').next()).collect();
        for field in fields {
            // What is written over several lines is a board or a layout: their descriptions are checked above.
            let is_choosable = values.get(field).is_some_and(|seen| {
                seen.len() > 1 || seen.iter().any(|value| value.ends_with(['{', '(', '[']))
            });
            assert!(is_choosable, "{kind}: no setting changes the field `{field}` of its config");
        }
        let names =
            items(&source, "pub enum ").into_iter().filter(|line| line.starts_with(char::is_uppercase));
        for name in names.map(|line| line.trim_end_matches(',')) {
            let is_seen = values.values().any(|seen| seen.contains(name));
            assert!(is_seen, "{kind}: no setting makes a config `{name}`");
        }
    }
}

#[test]
fn samples_and_examples_open() {
    for kind in GameKind::ALL {
        let description = kind.description();
        let sample = AnyGame::from_link(description.sample).expect("a link");
        assert_eq!((sample.id(), sample.outcome()), (kind, None));
        assert_eq!(with_game!(kind, G => <G as Describe>::DESCRIPTION.title), kind.title());
        for example in description.examples.iter().filter(|example| !example.contains('<')) {
            assert_eq!(AnyGame::from_config(example).map(|game| game.id()), Ok(kind), "{example}");
        }
    }
}

#[test]
fn templates_draw_what_is_left_open() {
    let drawn = |text: &str, seed| Template::read(text).unwrap().config(|| seed);
    for text in [
        "lyngk",
        "lyngk:six",
        "lyngk:random",
        "kulami:board=random-square;swap",
        "kulami:board=random-irregular",
    ] {
        assert!(Template::read(text).unwrap().is_open(), "{text}");
        let [one, other] = [1, 2].map(|seed| AnyGame::from_config(&drawn(text, seed)).expect(text).config());
        assert_ne!(one, other, "{text}");
    }
    for text in ["yinsh", "yinsh:blitz", "lyngk:seed=4", "kulami", "kulami:board=irregular;level2"] {
        let template = Template::read(text).unwrap();
        assert!(!template.is_open());
        assert_eq!(
            (template.config(|| unreachable!("nothing is drawn")), template.to_string()),
            (text.into(), text.into())
        );
    }
    assert_eq!(Template::read("lyngk:six").unwrap().to_string(), "lyngk:random;six");
    assert_eq!(drawn("lyngk:six", 5), "lyngk:seed=5;six");
    assert!(Template::read("chess").is_err());
}

#[test]
fn another_game_draws_what_is_usually_drawn() {
    let again = |config: &str| Template::like(&AnyGame::from_config(config).unwrap()).config(|| 9);
    assert_eq!(again("lyngk:seed=1;six"), "lyngk:seed=9;six");
    assert_eq!(again("yinsh:blitz"), "yinsh:blitz");
    assert_eq!(again("kulami:board=irregular;swap"), "kulami:board=irregular;swap");
}

#[test]
fn examples_of_what_can_be_written_can_be_played() {
    for kind in GameKind::ALL {
        for source in kind.description().settings.iter().flat_map(orrery_games::Setting::sources) {
            let SourceKind::Written(written) = &source.kind else { continue };
            let config = format!("{kind}:{}{}", written.prefix, written.example);
            assert!(AnyGame::from_config(&config).is_ok(), "{config}");
            assert!(written.length.is_none_or(|length| written.example.len() == length), "{config}");
        }
    }
}
