//! chromedriver on a free port, and sessions with a browser that knows nothing yet.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;

use fantoccini::error::NewSessionError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::patience::{HANG, Wait};

/// So often a browser is started that does not come up. chromedriver ends if somebody else has just taken its port, and gives
/// a Chromium up that does not answer within a minute: neither says anything about the next one.
const TRIES: usize = 10;

/// A chromedriver that ends with its owner.
pub struct Driver {
    child: Child,
    address: String,
    /// Where the browser keeps what it learns; nobody else's, and gone afterwards.
    profile: PathBuf,
    /// What it has printed.
    said: Said,
}

/// Lines of a process, as they come.
pub type Said = Arc<Mutex<Vec<String>>>;

/// The folder where builds go, for pictures and what the tests need.
pub fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

impl Driver {
    /// A driver, and a session of a new browser.
    pub async fn open() -> (Driver, Client) {
        Driver::open_by(&["chromedriver"]).await
    }

    /// The same by a program with arguments.
    pub async fn open_by(program: &[&str]) -> (Driver, Client) {
        let mut failures = Vec::new();
        for _ in 0..TRIES {
            let failure = match Driver::start(program) {
                Err(said) => said,
                Ok(driver) => match driver.session().await {
                    Ok(client) => return (driver, client),
                    Err(error) => format!("{error}\nchromedriver said:\n{}", driver.said()),
                },
            };
            eprintln!("a browser did not come up: {failure}");
            failures.push(failure);
        }
        panic!("no browser comes up, {TRIES} times:\n{}", failures.join("\n"));
    }

    /// Starts a driver; what it printed if it ends instead.
    fn start(program: &[&str]) -> Result<Driver, String> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("orrery-browser-{}-{number}", std::process::id()));
        let mut child = Command::new(program[0])
            .args(&program[1..])
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("chromedriver is installed: cargo xtask test does it");
        let said = Said::default();
        let (tell, lines) = mpsc::channel();
        // Read to the end, or it could not go on printing.
        let listeners = [
            listen(child.stderr.take().expect("a pipe"), &said, None),
            listen(child.stdout.take().expect("a pipe"), &said, Some(tell)),
        ];
        let mut driver = Driver { child, address: String::new(), profile, said };
        let wait = Wait::begin();
        while let Ok(line) = lines.recv_timeout(wait.left()) {
            // The line before says `on port 0`, as it was told.
            if let Some((_, port)) = line.rsplit_once("started successfully on port ") {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                return Ok(driver);
            }
        }
        let _ = driver.child.kill();
        let ended = driver.child.wait();
        for listener in listeners {
            listener.join().expect("it only listens");
        }
        Err(format!("chromedriver ends without a port ({ended:?}), having said:\n{}", driver.said()))
    }

    /// What it has printed until now.
    pub fn said(&self) -> String {
        self.said.lock().expect("nobody panics with it").join("\n")
    }

    /// A session of a new browser.
    async fn session(&self) -> Result<Client, NewSessionError> {
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
            // On a busy machine a page may look dead to the browser, which is not to be touched for that.
            "--disable-hang-monitor",
            "--force-color-profile=srgb",
            "--lang=en",
            "--enable-precise-memory-info",
        ];
        let profile = format!("--user-data-dir={}", self.profile.display());
        let arguments: Vec<&str> = arguments.into_iter().chain([profile.as_str()]).collect();
        let hang = HANG.as_millis() as u64;
        let mut wanted = json!({
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": hang, "pageLoad": hang },
        });
        // Notes of its own work are much work.
        if crate::MEASURES {
            wanted["goog:loggingPrefs"]["performance"] = json!("ALL");
            wanted["goog:chromeOptions"]["perfLoggingPrefs"] =
                json!({ "traceCategories": "devtools.timeline,blink.user_timing" });
        }
        let Value::Object(wanted) = wanted else { unreachable!("it is written as an object") };
        let mut client = ClientBuilder::new(HttpConnector::new());
        client.capabilities(Capabilities::from_iter(wanted));
        client.connect(&self.address).await
    }
}

/// Keeps all lines of a stream, and passes them on to whoever still wants them.
pub fn listen(
    stream: impl Read + Send + 'static,
    said: &Said,
    tell: Option<mpsc::Sender<String>>,
) -> JoinHandle<()> {
    let said = Arc::clone(said);
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if let Some(tell) = &tell {
                let _ = tell.send(line.clone());
            }
            said.lock().expect("nobody panics with it").push(line);
        }
    })
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
