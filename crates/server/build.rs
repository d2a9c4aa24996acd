//! Builds the server anew when the web app was.

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A debug build has no files inside: it reads them when it is asked for them.
    if env::var_os("PROFILE").is_some_and(|profile| profile == "debug") {
        return;
    }
    let folder = Path::new("../../target/web");
    // Cargo takes a missing folder for a changed one and would compile the server every time. Where the folder
    // cannot be made, that is all that happens.
    let _ = std::fs::create_dir_all(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
}
