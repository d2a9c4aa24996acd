//! What the documents show is what the code reads: records replay, configs and position codes open.

use std::fs;
use std::path::{Path, PathBuf};

use orrery_games::core::Record;
use orrery_games::{AnyGame, replay};

/// A fenced block of a document.
struct Block {
    /// Where it stands, for messages.
    place: String,
    /// What follows the fence on its first line.
    kind: String,
    text: String,
}

fn docs() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"))
}

/// The documents with text forms in them.
fn documents() -> Vec<PathBuf> {
    let rules = fs::read_dir(docs().join("rules")).expect("docs/rules");
    let mut documents: Vec<PathBuf> = rules.map(|entry| entry.expect("a file").path()).collect();
    documents.push(docs().join("NOTATION.md"));
    documents.sort();
    documents
}

fn blocks(document: &Path) -> Vec<Block> {
    let text = fs::read_to_string(document).expect("a document");
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => {
                let place = format!("{}, line {number}", document.display());
                open = Some(Block { place, kind: kind.to_string(), text: String::new() });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.text.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{}: a block without an end", document.display());
    blocks
}

fn all_blocks() -> Vec<Block> {
    documents().iter().flat_map(|document| blocks(document)).collect()
}

#[test]
fn records_replay() {
    let records: Vec<Block> =
        all_blocks().into_iter().filter(|block| block.text.starts_with("[Game")).collect();
    assert!(records.len() >= 5, "only {} records", records.len());
    for Block { place, text, .. } in records {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(record.to_string(), text, "{place}: not as a record is written");
    }
}

#[test]
fn configs_open() {
    let lines = lines_of("config");
    assert!(lines.len() >= 8, "only {} configs", lines.len());
    for (place, line) in lines {
        let game = AnyGame::from_config(&line).unwrap_or_else(|error| panic!("{place}: {line}: {error}"));
        assert_eq!(AnyGame::from_config(&game.config()).map(|game| game.config()), Ok(game.config()));
    }
}

#[test]
fn position_codes_open_and_come_back() {
    let lines = lines_of("code");
    assert!(lines.len() >= 6, "only {} codes", lines.len());
    for (place, line) in lines {
        let game = AnyGame::from_code(&line).unwrap_or_else(|error| panic!("{place}: {line}: {error}"));
        assert_eq!(game.code(), line, "{place}");
    }
}

fn lines_of(kind: &str) -> Vec<(String, String)> {
    let blocks = all_blocks().into_iter().filter(|block| block.kind == kind);
    blocks
        .flat_map(|block| {
            let place = block.place;
            block.text.lines().map(|line| (place.clone(), line.to_string())).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn seeds_draw_what_the_document_says() {
    let text = fs::read_to_string(docs().join("NOTATION.md")).expect("docs/NOTATION.md");
    let layout = AnyGame::from_config("lyngk:seed=1").expect("a seed").config();
    assert!(text.contains(layout.strip_prefix("lyngk:layout=").expect("a layout")));
    let square = orrery_games::kulami::Board::random_square(1).square_id().expect("a square");
    assert!(text.contains(&format!("square-{square}")));
    assert!(text.contains(&orrery_games::kulami::Board::random_irregular(1).rows()));
    let plain = orrery_games::kulami::Config::default().board.square_id().expect("a square");
    assert!(text.contains(&format!("`square` is {plain}")));
}
