use std::borrow::Cow;

use rust_embed::RustEmbed;

/// The web app as `cargo xtask web` left it. A debug build reads the folder anew at each request, so that the app
/// can be worked on without building the server; a release build has the files inside.
#[derive(RustEmbed)]
#[folder = "../../target/web"]
#[allow_missing = true]
struct WebApp;

/// A file of a site.
#[derive(Clone, Debug)]
pub struct File {
    /// What is in it.
    pub content: Cow<'static, [u8]>,
    /// What identifies the content.
    pub hash: [u8; 32],
}

/// Where the files of the web app come from: a path without a leading slash leads to a file, if there is one. A
/// file compressed with brotli is found under its path and `.br`.
#[derive(Clone, Copy)]
pub struct Site(pub fn(&str) -> Option<File>);

impl Site {
    /// The web app that was built together with this binary; empty if none was.
    pub fn built_in() -> Site {
        Site(|path| {
            let file = WebApp::get(path)?;
            Some(File { content: file.data, hash: file.metadata.sha256_hash() })
        })
    }

    /// The file under `path`, if there is one.
    pub fn get(&self, path: &str) -> Option<File> {
        (self.0)(path)
    }
}
