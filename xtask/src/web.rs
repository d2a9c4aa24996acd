//! The web app: two WASM modules with their glue, and the static files around them, ready to be served.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::bundle::Bundle;
use crate::chapters;
use crate::command::{Call, Running, cargo, root, target};
use crate::default_nets::DEFAULTS;
use crate::shelves;
use crate::tidy::{WASM, install_wasm};

/// Our modules: package and name in the browser.
const MODULES: [(&str, &str); 2] = [("orrery-web", "app"), ("orrery-engine-web", "engine")];

/// The one of which parts are fetched later.
const SPLIT: &str = "app";

/// Stylesheets that come before those in `STATIC`, in this order.
const FIRST_STYLES: [&str; 2] = ["crates/view/assets/tokens.css", "crates/view/assets/board.css"];

const STATIC: &str = "crates/web/static";

/// Where the weights of learned evaluations are.
const NETS: &str = "data";

/// What the files of puzzles begin with, there.
const PUZZLES: &str = "puzzles-";

/// How to build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Small and fast, compressed.
    Release,
    /// Quick to build, not compressed.
    Dev,
}

/// Where the finished files are: not in `$CARGO_TARGET_DIR`, because `crates/server` looks for them here.
pub fn folder() -> PathBuf {
    root().join("target/web")
}

/// Builds everything and replaces what was in [`folder`].
pub fn build(mode: Mode) -> Result<()> {
    install_wasm()?;
    let profile = match mode {
        Mode::Release => "wasm-release",
        Mode::Dev => "wasm-dev",
    };
    let packages = MODULES.map(|(package, _)| format!("--package {package}")).join(" ");
    cargo(&format!("build --profile {profile} --target {WASM} {packages}")).run()?;

    let mut bundle = Bundle::default();
    let glue = target().join("web-glue");
    for (package, name) in MODULES {
        let module = target().join(WASM).join(profile).join(package.replace('-', "_") + ".wasm");
        let out = glue.join(name);
        if out.exists() {
            fs::remove_dir_all(&out)?;
        }
        let module = if name == SPLIT { chapters::split(&module, &out)? } else { module };
        bind(&module, name, mode, &out).with_context(|| format!("the glue of {package}"))?;
        if name == SPLIT {
            chapters::link(&out.join(format!("{name}.js")))?;
        }
        bundle.add_folder(&out)?;
    }
    add_static(&mut bundle)?;
    let page = fs::read_to_string(root().join(STATIC).join("index.html"))?;
    let page = shelves::add(&mut bundle, &page)?;
    let page = name_nets(&page, &add_nets(&mut bundle)?, DEFAULTS)?;
    let page = add_puzzles(&mut bundle, &page)?;
    bundle.add("index.html", page.into_bytes());
    let bundle = bundle.finish(mode == Mode::Release)?;
    bundle.write(&folder())?;
    print!("{}", bundle.report());
    println!("the web app is in {}", folder().display());
    Ok(())
}

/// Begins to build everything in release mode beside what else is done: its last part keeps one core busy, whatever
/// there are. What it says is shown by who waits for it.
pub fn begin() -> Result<Running> {
    Call::new(env::current_exe()?, "web").begin()
}

/// Builds everything in release mode and becomes the server.
pub fn serve(listen: Option<&str>, open: bool) -> Result<()> {
    build(Mode::Release)?;
    cargo("build --release --package orrery").run()?;
    let mut serve = Call::new(target().join("release/orrery"), "serve");
    if let Some(address) = listen {
        serve = serve.arg("--listen").arg(address);
    }
    if open {
        serve = serve.arg("--open");
    }
    serve.become_it()
}

/// Writes the module and the JavaScript it is reached by into `out`.
fn bind(module: &Path, name: &str, mode: Mode, out: &Path) -> Result<()> {
    let release = mode == Mode::Release;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .web(true)?
        .typescript(false)
        // Or the glue would not know the address of its own module.
        .omit_default_module_path(false)
        .keep_debug(false)
        // Chapters share the table of functions.
        .keep_lld_exports(name == SPLIT)
        .remove_name_section(release)
        .remove_producers_section(release)
        .out_name(name);
    bindgen.generate(out)
}

/// Adds the static files, all styles as one.
fn add_static(bundle: &mut Bundle) -> Result<()> {
    bundle.add_folder(&root().join(STATIC))?;
    let mut styles = String::new();
    for path in FIRST_STYLES {
        styles += &fs::read_to_string(root().join(path)).context(path)?;
    }
    for sheet in bundle.take_styles() {
        styles += &sheet;
    }
    bundle.add("styles.css", without_comments(&styles).into_bytes());
    Ok(())
}

/// Styles without what is said to people who work on them, and without empty lines and indents.
fn without_comments(styles: &str) -> String {
    let mut parts = styles.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| kept += part.split_once("*/").map_or("", |(_, rest)| rest));
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// Adds all nets, and says which there are.
fn add_nets(bundle: &mut Bundle) -> Result<Vec<String>> {
    let (mut names, folder) = (Vec::new(), root().join(NETS));
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "net") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            bundle.add(&format!("nets/{name}.net"), fs::read(&path).with_context(|| name.clone())?);
            names.push(name);
        }
    }
    Ok(names)
}

/// Adds the sets of puzzles, and to the page where each is: they are fetched when the first puzzle of a game is wanted.
fn add_puzzles(bundle: &mut Bundle, page: &str) -> Result<String> {
    let mut sets = Vec::new();
    for entry in fs::read_dir(root().join(NETS))? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|extension| extension == "bin") && name.starts_with(PUZZLES) {
            sets.push((name, fs::read(&path).with_context(|| path.display().to_string())?));
        }
    }
    sets.sort();
    let mut metas = String::new();
    for (name, bytes) in sets {
        let game = name.trim_start_matches(PUZZLES);
        let _ = writeln!(metas, "<meta name=\"{name}\" content=\"/puzzle-sets/{game}.bin\">");
        bundle.add(&format!("puzzle-sets/{game}.bin"), bytes);
    }
    Ok(page.replace("</head>", &(metas + "</head>")))
}

/// The page with the addresses of the nets in use, which must be among those that there are, and the first level that needs
/// each.
fn name_nets(page: &str, nets: &[String], used: &[(&str, u32)]) -> Result<String> {
    let mut metas = String::new();
    for (game, level) in used {
        ensure!(nets.iter().any(|net| net == game), "the engine uses {NETS}/{game}.net, but there is none");
        let _ = writeln!(metas, "<meta name=\"net-{game}\" content=\"/nets/{game}.net\">");
        let _ = writeln!(metas, "<meta name=\"net-{game}-from\" content=\"{level}\">");
    }
    Ok(page.replace("</head>", &(metas + "</head>")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_sent_without_comments() {
        let styles = "/* One. */\na {\n  b: c; /* Two,\n  and more. */\n\n}\n";
        assert_eq!(without_comments(styles), "a {\nb: c;\n}\n");
    }

    #[test]
    fn the_page_names_the_nets_that_are_used_and_there_must_be_such() {
        let name = |used: &[(&str, u32)]| name_nets("<head>\n</head>", &["lyngk".to_owned()], used);
        let metas = "<meta name=\"net-lyngk\" content=\"/nets/lyngk.net\">\n<meta name=\"net-lyngk-from\" content=\"8\">";
        assert_eq!(name(&[("lyngk", 8)]).unwrap(), format!("<head>\n{metas}\n</head>"));
        assert_eq!(name(&[]).unwrap(), "<head>\n</head>");
        let error = name(&[("chess", 1)]).unwrap_err();
        assert_eq!(error.to_string(), "the engine uses data/chess.net, but there is none");
    }
}
