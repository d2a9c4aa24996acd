//! The typeface of pictures, made from that of the app: the same letters and weights, unpacked, because whoever draws reads no
//! packed fonts.

use std::fs;

use anyhow::Result;

use crate::command::{Call, root, target};

/// Unpacks fonts.
const PACKAGES: &str = "fonttools==4.68.0 brotli==1.2.1";

const FROM: &str = "crates/web/static/fonts/inter.woff2";
const TO: &str = "crates/pictures/fonts/inter.ttf";

/// Writes the typeface anew.
pub fn run() -> Result<()> {
    let tools = target().join("tools/font");
    let bin = tools.join("bin");
    if !bin.join("fonttools").exists() {
        Call::new("python3", "-m venv").arg(&tools).run()?;
        Call::new(bin.join("pip"), &format!("install --quiet {PACKAGES}")).run()?;
    }
    let to = root().join(TO);
    fs::create_dir_all(to.parent().unwrap_or(&to))?;
    Call::new(bin.join("fonttools"), "ttLib.woff2 decompress -o").arg(&to).arg(root().join(FROM)).run()
}
