//! What the web app fetches beside its modules: the words of each language, courses and rules, each in as few files as
//! pages need at a time.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::bundle::Bundle;
use crate::command::root;
use crate::parts::Part;

/// What stands behind the names of files in the head of the page: it looks for them before the first paint.
const READER: &str = "<script src=\"/theme.js\"></script>";

/// Adds the files, and their names to the head of the page.
pub fn add(bundle: &mut Bundle, page: &str) -> Result<String> {
    let mut metas = String::new();
    let mut add = |name: &str, path: &str, content: String| {
        bundle.add(path, content.into_bytes());
        let _ = writeln!(metas, "<meta name=\"{name}\" content=\"/{path}\">");
    };
    for folder in folders(&root().join("locales"))? {
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let files = read(&folder, "ftl")?;
        for part in Part::ALL {
            let name = format!("{language}-{}", part.name());
            add(&format!("words-{name}"), &format!("words/{name}.ftl"), words(&files, part));
        }
    }
    for (part, lessons) in lessons(&read(&root().join("lessons"), "json")?)? {
        let name = part.name();
        add(&format!("lessons-{name}"), &format!("lessons/{name}.json"), lessons);
    }
    ensure!(page.contains(READER), "the page has no place for the names of files");
    Ok(page.replace(READER, &(metas + READER)))
}

/// The messages of a part, without what is said to translators.
fn words(files: &BTreeMap<String, String>, part: Part) -> String {
    let files = files.iter().filter(|(name, _)| Part::of_file(name) == part);
    let lines = files.flat_map(|(_, text)| text.lines());
    lines.filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// The data files of courses and of rules by their names, each as a text within one JSON object.
fn lessons(files: &BTreeMap<String, String>) -> Result<BTreeMap<Part, String>> {
    let mut parts: BTreeMap<Part, BTreeMap<&str, String>> = BTreeMap::new();
    for (name, text) in files {
        let part = if Part::of_file(name) == Part::Rules { Part::Rules } else { Part::Courses };
        let value: serde_json::Value = serde_json::from_str(text).with_context(|| name.clone())?;
        parts.entry(part).or_default().insert(name, value.to_string());
    }
    parts.into_iter().map(|(part, files)| Ok((part, serde_json::to_string(&files)?))).collect()
}

/// The folders in a folder, in the order of their names.
fn folders(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut found: Vec<_> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    found.retain(|path| path.is_dir());
    found.sort();
    Ok(found)
}

/// The text of every file of a kind in a folder, by its name without the extension.
fn read(folder: &Path, extension: &str) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, fs::read_to_string(&path).with_context(|| path.display().to_string())?);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> BTreeMap<String, String> {
        texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn words_are_put_together_by_their_parts() {
        let files = files(&[
            ("app", "# Said to translators.\na = A\n\nb = { $n ->\n   *[other] B\n}\n"),
            ("learn-chess", "c = C\n"),
            ("problems", "d = D"),
            ("rules-chess", "e = E"),
        ]);
        assert_eq!(words(&files, Part::App), "a = A\nb = { $n ->\n   *[other] B\n}\n");
        assert_eq!(words(&files, Part::Courses), "c = C\nd = D\n");
        assert_eq!(words(&files, Part::Rules), "e = E\n");
    }

    #[test]
    fn lessons_are_texts_by_their_names() {
        let made =
            lessons(&files(&[("chess", "{ \"a\": 1 }"), ("problems-chess", "[]"), ("rules-chess", "2")]))
                .unwrap();
        assert_eq!(made[&Part::Courses], r#"{"chess":"{\"a\":1}","problems-chess":"[]"}"#);
        assert_eq!(made[&Part::Rules], r#"{"rules-chess":"2"}"#);
        assert!(lessons(&files(&[("chess", "{")])).unwrap_err().to_string().contains("chess"));
    }

    #[test]
    fn the_page_knows_where_everything_is_before_it_looks() {
        let mut bundle = Bundle::default();
        let page = add(&mut bundle, &format!("<head>\n{READER}\n</head>")).unwrap();
        let place = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text} in {page}"));
        for name in ["words-en-app", "words-hu-learn", "words-ru-rules", "lessons-learn", "lessons-rules"] {
            assert!(place(&format!("<meta name=\"{name}\"")) < place(READER));
        }
        assert!(add(&mut bundle, "<head></head>").is_err());
    }
}
