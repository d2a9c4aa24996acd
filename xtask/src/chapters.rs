//! Cuts the app into chapters: WebAssembly modules that are fetched when one of their pages is first opened
//! (`crates/web/src/chapters.rs` lists them).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

/// The name by which the main module imports the loader. It is replaced by a file name later, because files are renamed after
/// their content.
const LINK: &str = "./chapters";

/// The file of the loader, the script that fetches chapters.
const LOADER: &str = "chapters.js";

/// The generated loader imports a function of the main module, and the main module imports the loader. Each file is named after
/// its content, so they cannot both contain the name of the other. Instead, `boot.js` passes the function with `setMain`.
const IMPORT: &str = "import { initSync } from \"./main.js\";\n";
const SETTER: &str = "let initSync;\nexport function setMain(init) { initSync = init; }\n";

/// Writes the chapters of a module and their loader into `out`. Returns the path of the main module, which is what is left.
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
    fs::write(out.join(LOADER), loader.replace(IMPORT, SETTER))?;
    Ok(main)
}

/// Writes the file name of the loader into the script of the main module.
pub fn link(glue: &Path) -> Result<()> {
    let script = fs::read_to_string(glue).with_context(|| glue.display().to_string())?;
    let import = format!(" from \"{LINK}\"");
    ensure!(script.contains(&import), "{} imports no {LINK}", glue.display());
    Ok(fs::write(glue, script.replace(&import, &format!(" from \"./{LOADER}\"")))?)
}
