//! Files for a web server: named by their content, compressed, and listed for the service worker.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

/// Files whose names people and browsers know, so that they cannot change with the content.
const FIXED: [&str; 4] = [PAGE, "favicon.ico", "manifest.webmanifest", SERVICE_WORKER];

const PAGE: &str = "index.html";
const SERVICE_WORKER: &str = "sw.js";

/// What can mention other files; nothing else is searched.
const TEXT: [&str; 4] = ["html", "css", "js", "webmanifest"];

/// What gets smaller; pictures and fonts are compressed already.
const COMPRESSIBLE: [&str; 11] =
    ["html", "bin", "css", "ftl", "js", "json", "net", "svg", "txt", "wasm", "webmanifest"];

/// Weights and sets of puzzles: large, and only those that the page names are ever asked for.
const WEIGHTS: [&str; 2] = ["net", "bin"];

/// Files as they were written: path from the root of the site, and content.
#[derive(Default)]
pub struct Bundle(BTreeMap<String, Vec<u8>>);

/// Files as they are served, each with its compressed form if it has one.
pub struct Finished(BTreeMap<String, (Vec<u8>, Option<Vec<u8>>)>);

impl Bundle {
    /// Adds a file, in place of one with the same path.
    pub fn add(&mut self, path: &str, content: Vec<u8>) {
        self.0.insert(path.to_owned(), content);
    }

    /// Adds what is in a folder and below, except notes for people who work on it.
    pub fn add_folder(&mut self, folder: &Path) -> Result<()> {
        self.add_below(folder, "")
    }

    fn add_below(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                self.add_below(&path, &format!("{prefix}{name}/"))?;
            } else if extension(&name) != "md" {
                let content = fs::read(&path).with_context(|| path.display().to_string())?;
                self.add(&format!("{prefix}{name}"), content);
            }
        }
        Ok(())
    }

    /// Takes the stylesheets out, in the order of their names.
    pub fn take_styles(&mut self) -> Vec<String> {
        let (styles, rest) =
            std::mem::take(&mut self.0).into_iter().partition(|(path, _)| extension(path) == "css");
        self.0 = rest;
        let styles: BTreeMap<String, Vec<u8>> = styles;
        styles.into_values().map(|sheet| String::from_utf8_lossy(&sheet).into_owned()).collect()
    }

    /// Names the files by their content, fills in the service worker's list, and compresses if asked to.
    pub fn finish(self, compress: bool) -> Result<Finished> {
        let mut files = self.name_by_content()?;
        list_for_service_worker(&mut files)?;
        let finished = thread::scope(|scope| {
            let packed: Vec<_> = files
                .into_iter()
                .map(|(path, content)| {
                    let wanted = compress && COMPRESSIBLE.contains(&extension(&path));
                    let packed = wanted.then(|| {
                        let content = content.clone();
                        scope.spawn(move || brotli(&content))
                    });
                    (path, content, packed)
                })
                .collect();
            packed
                .into_iter()
                .map(|(path, content, packed)| {
                    let packed = packed.map(|thread| thread.join().expect("compressing does not panic"));
                    Ok((path, (content, packed.transpose()?)))
                })
                .collect::<Result<_>>()
        })?;
        Ok(Finished(finished))
    }

    /// A file is named once everything it mentions has its name, for those names are part of its content.
    fn name_by_content(self) -> Result<BTreeMap<String, Vec<u8>>> {
        let mut waiting = self.0;
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        let mut named = BTreeMap::new();
        while !waiting.is_empty() {
            let free = waiting.iter().find(|(path, content)| {
                waiting.keys().all(|other| other == *path || !mentions(path, content, other))
            });
            let Some(path) = free.map(|(path, _)| path.clone()) else {
                let paths: Vec<&str> = waiting.keys().map(String::as_str).collect();
                bail!("these files mention each other in a circle: {}", paths.join(", "));
            };
            let mut content = waiting.remove(&path).unwrap_or_default();
            if TEXT.contains(&extension(&path)) {
                let mut text = String::from_utf8(content).with_context(|| path.clone())?;
                for (old, new) in &names {
                    text = replace_mentions(&text, old, new);
                }
                content = text.into_bytes();
            }
            let name = if FIXED.contains(&path.as_str()) { path.clone() } else { hashed(&path, &content) };
            named.insert(name.clone(), content);
            names.insert(path, name);
        }
        Ok(named)
    }
}

impl Finished {
    /// Replaces a folder by these files, so that no reader meets a mixture for long.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let fresh = folder.with_extension("new");
        let remove = |path: &Path| if path.exists() { fs::remove_dir_all(path) } else { Ok(()) };
        remove(&fresh)?;
        for (path, (content, packed)) in &self.0 {
            let file = fresh.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&fresh))?;
            fs::write(&file, content).with_context(|| path.clone())?;
            if let Some(packed) = packed {
                fs::write(fresh.join(format!("{path}.br")), packed).with_context(|| path.clone())?;
            }
        }
        remove(folder)?;
        fs::rename(&fresh, folder).with_context(|| folder.display().to_string())
    }

    /// A line for each file: its size, its compressed size, its name; then the sums.
    pub fn report(&self) -> String {
        let mut report = String::new();
        let (mut all, mut sent) = (0, 0);
        for (path, (content, packed)) in &self.0 {
            let travels = packed.as_ref().unwrap_or(content).len();
            (all, sent) = (all + content.len(), sent + travels);
            let _ = writeln!(report, "{:>9} {travels:>9}  {path}", content.len());
        }
        let _ = writeln!(report, "{all:>9} {sent:>9}  in all, and as it travels");
        report
    }
}

/// Writes the version and the list of files into the service worker, if there is one: weights last, because everything
/// works without them, and only those that are used.
fn list_for_service_worker(files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let Some(worker) = files.remove(SERVICE_WORKER) else { return Ok(()) };
    let worker = String::from_utf8(worker)?;
    let mut all = Sha256::new();
    let mut list = String::new();
    let is_weights = |path: &str| WEIGHTS.contains(&extension(path));
    let is_used = |path: &str| files.get(PAGE).is_some_and(|page| mentions(PAGE, page, path));
    let (mut weights, mut listed): (Vec<_>, Vec<_>) = files.iter().partition(|(path, _)| is_weights(path));
    weights.retain(|(path, _)| is_used(path));
    listed.append(&mut weights);
    for (path, content) in listed {
        all.update(path);
        all.update(content);
        let path = if path == PAGE { "" } else { path };
        let _ = write!(list, "\n  [\"/{path}\", {}],", content.len());
    }
    all.update(&worker);
    let (version, empty) = ("const VERSION = \"\";", "const FILES = [];");
    ensure!(worker.contains(version) && worker.contains(empty), "{SERVICE_WORKER} has no place for its list");
    let worker = worker
        .replace(version, &format!("const VERSION = \"{}\";", short(&all.finalize())))
        .replace(empty, &format!("const FILES = [{list}\n];"));
    files.insert(SERVICE_WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

/// `app.js` becomes `app.0123456789ab.js`, which `crates/server` lets browsers keep for ever.
fn hashed(path: &str, content: &[u8]) -> String {
    let hash = short(&Sha256::digest(content));
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}.{hash}.{extension}"),
        None => format!("{path}.{hash}"),
    }
}

fn short(hash: &[u8]) -> String {
    hash[..6].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn mentions(path: &str, content: &[u8], other: &str) -> bool {
    TEXT.contains(&extension(path))
        && str::from_utf8(content).is_ok_and(|text| !mentions_of(text, other).is_empty())
}

/// Where `name` stands as a whole path in quotes or brackets, with or without `/` or `./` before it.
fn mentions_of(text: &str, name: &str) -> Vec<usize> {
    let opens = |rest: &str| rest.trim_end_matches(['.', '/']).ends_with(['"', '\'', '(', '`']);
    let closes = |rest: &str| rest.starts_with(['"', '\'', ')', '`']);
    text.match_indices(name)
        .map(|(at, _)| at)
        .filter(|at| opens(&text[..*at]) && closes(&text[at + name.len()..]))
        .collect()
}

fn replace_mentions(text: &str, old: &str, new: &str) -> String {
    let mut replaced = text.to_owned();
    for at in mentions_of(text, old).into_iter().rev() {
        replaced.replace_range(at..at + old.len(), new);
    }
    replaced
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let (buffer, quality, window) = (1 << 16, 11, 22);
    let mut writer = brotli::CompressorWriter::new(Vec::new(), buffer, quality, window);
    writer.write_all(content)?;
    Ok(writer.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(files: &[(&str, &str)]) -> Bundle {
        let mut bundle = Bundle::default();
        files.iter().for_each(|(path, content)| bundle.add(path, content.as_bytes().to_vec()));
        bundle
    }

    fn text<'a>(files: &'a BTreeMap<String, Vec<u8>>, path: &str) -> &'a str {
        str::from_utf8(&files[path]).unwrap()
    }

    #[test]
    fn files_are_named_after_what_they_mention() {
        let page = "<script src=\"/app.js\"></script><link href='./fonts/a.woff2'>";
        let files = bundle(&[
            ("index.html", page),
            ("app.js", "init('b.wasm')"),
            ("b.wasm", "x"),
            ("fonts/a.woff2", "y"),
        ]);
        let files = files.name_by_content().unwrap();
        assert_eq!(files.len(), 4);
        let module = files.keys().find(|path| path.starts_with("b.")).unwrap();
        let script = files.keys().find(|path| path.starts_with("app.")).unwrap();
        let font = files.keys().find(|path| path.starts_with("fonts/a.")).unwrap();
        assert_eq!(module.len(), "b.0123456789ab.wasm".len());
        assert_eq!(text(&files, script), format!("init('{module}')"));
        assert_eq!(
            text(&files, "index.html"),
            format!("<script src=\"/{script}\"></script><link href='./{font}'>")
        );
    }

    #[test]
    fn only_whole_paths_are_mentions() {
        assert!(mentions_of("x/app.js \"myapp.js\" \"app.json\" app.js", "app.js").is_empty());
        assert_eq!(mentions_of("url(app.js)", "app.js"), [4]);
    }

    #[test]
    fn circles_are_told() {
        let fault = bundle(&[("a.js", "import 'b.js'"), ("b.js", "import './a.js'")]).name_by_content();
        assert!(fault.unwrap_err().to_string().contains("a.js, b.js"));
    }

    #[test]
    fn the_service_worker_knows_every_file_and_changes_with_any() {
        let worker = "const VERSION = \"\";\nconst FILES = [];\n";
        let make = |page: &str| {
            let finished =
                bundle(&[("index.html", page), ("sw.js", worker), ("a.svg", "<svg/>")]).finish(true).unwrap();
            String::from_utf8(finished.0["sw.js"].0.clone()).unwrap()
        };
        let (one, two) = (make("one"), make("two"));
        assert!(one.contains("[\"/\", 3]") && one.contains("[\"/a.") && !one.contains("sw.js"), "{one}");
        assert_ne!(one.lines().next(), two.lines().next());
        assert_eq!(one, make("one"));
    }

    #[test]
    fn the_service_worker_fetches_weights_last_and_only_those_that_are_used() {
        let make = |unused: &str| {
            let page = "<meta name=\"net-b\" content=\"/nets/b.net\">";
            let worker = "const VERSION = \"\";\nconst FILES = [];\n";
            let mut files = bundle(&[("index.html", page), ("sw.js", worker), ("z.js", "z")]);
            files.add("nets/a.net", unused.as_bytes().to_vec());
            files.add("nets/b.net", b"used".to_vec());
            let finished = files.finish(true).unwrap();
            let nets = finished.0.iter().filter(|(path, _)| path.starts_with("nets/"));
            let packed: Vec<bool> = nets.map(|(_, (_, packed))| packed.is_some()).collect();
            assert_eq!(packed, [true; 2]);
            String::from_utf8(finished.0["sw.js"].0.clone()).unwrap()
        };
        let list = make("one");
        let place = |start: &str| list.find(&format!("[\"/{start}"));
        assert_eq!(place("nets/a."), None, "{list}");
        assert!(place("z.") < place("nets/b.") && place("z.").is_some(), "{list}");
        // What nobody asks for makes no new version.
        assert_eq!(list, make("two"));
    }

    #[test]
    fn what_gets_smaller_is_compressed() {
        let finished =
            bundle(&[("index.html", &"a".repeat(999)), ("a.png", &"a".repeat(999))]).finish(true).unwrap();
        assert!(finished.0["index.html"].1.as_ref().is_some_and(|packed| packed.len() < 100));
        assert!(finished.0.values().any(|(_, packed)| packed.is_none()));
    }
}
