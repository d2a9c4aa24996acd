//! Records and links that an earlier program wrote or read (testdata/golden) come to the same for ever.

use std::fs;
use std::path::PathBuf;

use orrery_games::core::Record;
use orrery_games::{AnyGame, replay};

fn golden(name: &str) -> String {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/golden")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn records_are_read_and_written_as_before() {
    let mut files: Vec<(String, Vec<Record>)> = Vec::new();
    for line in golden("records.tsv").lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [file, number, actions, result, score, code] = columns[..] else { panic!("{line}") };
        if files.last().is_none_or(|(name, _)| name != file) {
            let text = golden(&format!("records/{file}"));
            let records = Record::parse_all(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let written: Vec<String> = records.iter().map(Record::to_string).collect();
            assert_eq!(written.join("\n"), text, "{file}: variations and comments are kept");
            files.push((file.to_owned(), records));
        }
        let records = &files.last().expect("a file").1;
        let played = replay(&records[number.parse::<usize>().expect("a number") - 1]);
        let played = played.unwrap_or_else(|error| panic!("{file}: {error}"));
        let [first, second] = played.game.score();
        let told = played.result.map_or("*".to_owned(), |outcome| outcome.to_string());
        assert_eq!(
            (played.game.played().to_string(), told, format!("{first}-{second}"), played.game.code()),
            (actions.to_owned(), result.to_owned(), score.to_owned(), code.to_owned()),
            "{file}"
        );
    }
    assert_eq!(files.len(), 6, "there are files of every game");
}

#[test]
fn links_lead_where_they_led() {
    let links = golden("links.tsv");
    assert_eq!(links.lines().count(), 9, "{links}");
    for line in links.lines() {
        let (link, code) = line.split_once('\t').expect("a link and a position");
        let game = AnyGame::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(game.code(), code, "{link}");
        let again = AnyGame::from_link(&game.link()).expect("a link of ours");
        assert_eq!(again.code(), code, "{link}");
    }
}
