//! Cuts the app into chapters: modules that are fetched when a page of theirs is first opened (`crates/web/src/chapters.rs`
//! says which).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

/// What fetches chapters, as the first module imports it: no name of a file, because files get other names.
const LINK: &str = "./chapters";

/// The file it is in.
const LOADER: &str = "chapters.js";

/// How the loader wants to come by the first module. Each would be named after the content of the other: so it is told.
const IMPORT: &str = "import { initSync } from \"./main.js\";\n";
const TOLD: &str = "let initSync;\nexport function setMain(init) { initSync = init; }\n";

/// Writes the chapters of a module, with what fetches them, into `out`; what is left of the module is where it says.
pub fn split(module: &Path, out: &Path) -> Result<PathBuf> {
    fs::create_dir_all(out)?;
    let whole = fs::read(module).with_context(|| module.display().to_string())?;
    let main = out.with_extension("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = out;
    options.main_out_path = &main;
    options.link_name = LINK;
    transform(options).map_err(|error| anyhow!("{}: {error:?}", module.display()))?;
    let path = out.join(LINK);
    let loader = fs::read_to_string(&path)?;
    ensure!(loader.contains(IMPORT), "{LOADER} does not begin as expected");
    fs::remove_file(path)?;
    fs::write(out.join(LOADER), loader.replace(IMPORT, TOLD))?;
    Ok(main)
}

/// Tells the glue of the first module where what it imports is.
pub fn link(glue: &Path) -> Result<()> {
    let script = fs::read_to_string(glue).with_context(|| glue.display().to_string())?;
    let import = format!(" from \"{LINK}\"");
    ensure!(script.contains(&import), "{} imports no {LINK}", glue.display());
    Ok(fs::write(glue, script.replace(&import, &format!(" from \"./{LOADER}\"")))?)
}
