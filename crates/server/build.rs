//! Builds the server anew when the web app was.

use std::path::Path;

fn main() {
    let folder = Path::new("../../target/web");
    // Cargo takes a missing folder for a changed one and would compile the server every time. Where the folder
    // cannot be made, that is all that happens.
    let _ = std::fs::create_dir_all(folder);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
}
