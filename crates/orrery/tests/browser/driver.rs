//! chromedriver on a free port, and sessions with a browser that knows nothing yet.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A chromedriver that ends with its owner.
pub struct Driver {
    child: Child,
    address: String,
    /// Where the browser keeps what it learns; nobody else's, and gone afterwards.
    profile: PathBuf,
}

/// The folder where builds go, for pictures and what the tests need.
pub fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

impl Driver {
    pub fn start() -> Driver {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("orrery-browser-{}-{number}", std::process::id()));
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: cargo xtask test does it");
        // The line before says `on port 0`, as it was told.
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            line.rsplit_once("started successfully on port ")
                .map(|(_, port)| port.trim_end_matches('.').to_owned())
        });
        let address = format!("http://127.0.0.1:{}", port.expect("chromedriver says its port"));
        Driver { child, address, profile }
    }

    /// A session of a new browser.
    pub async fn session(&self) -> Client {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-color-profile=srgb",
            "--lang=en",
            "--enable-precise-memory-info",
        ];
        let profile = format!("--user-data-dir={}", self.profile.display());
        let arguments: Vec<&str> = arguments.into_iter().chain([profile.as_str()]).collect();
        let wanted = json!({
            "goog:chromeOptions": {
                "args": arguments,
                "perfLoggingPrefs": { "traceCategories": "devtools.timeline,blink.user_timing" },
            },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "timeouts": { "script": 120_000, "pageLoad": 120_000 },
        });
        let Value::Object(wanted) = wanted else { unreachable!("it is written as an object") };
        let mut client = ClientBuilder::new(HttpConnector::new());
        client.capabilities(Capabilities::from_iter(wanted));
        client.connect(&self.address).await.expect("Chromium starts")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// A request of chromedriver's own: the part of the address after the session, and the body.
#[derive(Debug)]
pub struct Own(pub &'static str, pub Value);

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.1.to_string()))
    }
}
