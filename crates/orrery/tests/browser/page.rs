//! A page of the app as a person at the machine sees it and writes on it; `hand` touches it. Nothing here sleeps for a fixed
//! time: everything waits until the page shows what is expected, as `patience` says.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use std::future::Future;
use std::sync::{Arc, Mutex};

use fantoccini::Client;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::driver::{Driver, Own, target};
use crate::patience::{Wait, room_for};
use crate::server::Server;

/// What browsers complain of because the machine is slow, and not because of the page.
const SLOWNESS: [&str; 2] = [
    "was preloaded using link preload but not used within a few seconds",
    "WebSocket is closed before the connection is established",
];

/// The screens the app is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Phone,
    Tablet,
    Desktop,
}

impl Size {
    pub const ALL: [Size; 3] = [Size::Phone, Size::Tablet, Size::Desktop];

    fn pixels(self) -> (u32, u32) {
        match self {
            Size::Phone => (360, 640),
            Size::Tablet => (768, 1024),
            Size::Desktop => (1440, 900),
        }
    }
}

/// A browser at a server.
#[derive(Clone)]
pub struct Page {
    pub client: Client,
    address: String,
    server: Arc<Mutex<Option<Server>>>,
    console: Arc<Mutex<Console>>,
}

/// What the browser has written into its console, and was read already.
#[derive(Default)]
struct Console {
    /// Everything, for who wants to know what was the matter.
    said: Vec<String>,
    /// Errors and warnings.
    complaints: Vec<String>,
    /// Parts of complaints that are expected, and may come late.
    forgiven: Vec<String>,
}

/// Runs a test in a new browser of this size, at a server of its own. It fails if the browser complains.
pub async fn browse<F>(size: Size, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let server = Server::start();
    let address = server.address.clone();
    browse_at(address, Some(server), size, test).await;
}

/// The same at an address where somebody serves already.
pub async fn browse_at<F>(address: String, server: Option<Server>, size: Size, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let _room = room_for(1).await;
    let (driver, page) = Page::open(address, server, size).await;
    // A task of its own, because a browser has to be closed even if the test panics.
    let outcome = tokio::spawn(test(page.clone())).await;
    close(&[driver], &[page], outcome).await;
}

/// Runs a test in three browsers that know nothing of each other, each at an address of its own.
pub async fn browse_together<F>(addresses: [String; 3], test: impl FnOnce([Page; 3]) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let _room = room_for(3).await;
    let [first, second, third] = addresses;
    let (driver, page) = Page::open(first, None, Size::Desktop).await;
    let (second_driver, second_page) = Page::open(second, None, Size::Phone).await;
    let (third_driver, third_page) = Page::open(third, None, Size::Desktop).await;
    let pages = [page, second_page, third_page];
    let outcome = tokio::spawn(test(pages.clone())).await;
    close(&[driver, second_driver, third_driver], &pages, outcome).await;
}

/// Closes browsers after a test; it fails if the test did, or if a browser complains.
async fn close(drivers: &[Driver], pages: &[Page], outcome: Result<(), tokio::task::JoinError>) {
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    let mut all = Vec::new();
    for (number, (page, driver)) in pages.iter().zip(drivers).enumerate() {
        let complaints = page.complaints().await;
        if outcome.is_err() {
            let _ = page.try_picture(&format!("failed-{name}-{number}")).await;
            let said = page.console.lock().expect("no test panics here").said.join("\n");
            eprintln!("browser {number} said:\n{said}\nchromedriver said:\n{}", driver.said());
            if let Some(server) = &*page.server.lock().expect("no test panics here") {
                eprintln!("the server said:\n{}", server.said());
            }
        }
        let _ = page.client.clone().close().await;
        all.extend(complaints);
    }
    if let Err(error) = outcome {
        std::panic::resume_unwind(error.into_panic());
    }
    assert!(all.is_empty(), "the browser complains: {all:#?}");
}

/// Whether nothing can come of this page any more: the driver is gone, or the browser is.
fn is_dead(error: &CmdError) -> bool {
    !matches!(error, CmdError::Standard(_)) || error.is_invalid_session_id() || error.is_no_such_window()
}

impl Page {
    async fn open(address: String, server: Option<Server>, size: Size) -> (Driver, Page) {
        let (driver, client) = Driver::open().await;
        let page = Page { client, address, server: Arc::new(Mutex::new(server)), console: Arc::default() };
        page.resize(size).await;
        (driver, page)
    }

    /// Opens an address of the app, such as `/settings`.
    pub async fn goto(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.expect("the page loads");
    }

    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    /// Goes back by so many pages, as the browser's own button does.
    pub async fn go_back(&self, pages: u32) {
        for _ in 0..pages {
            self.client.back().await.expect("there is a page before");
        }
    }

    /// The value of a JavaScript expression; a promise is awaited. If the page goes away meanwhile, the next one is asked.
    pub async fn eval(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; (async () => ({expression}))().then(
                (value) => done({{ value }}), (error) => done({{ error: String(error) }}))"
        );
        let wait = Wait::begin();
        let answer = loop {
            match self.client.execute_async(&script, Vec::new()).await {
                Ok(answer) => break answer,
                // This is how chromedriver calls it if the page goes away before it answers.
                Err(error) if error.is_script_timeout() && !wait.is_in_vain() => {}
                Err(error) => self.fail(&format!("{expression}: {error}")).await,
            }
        };
        assert!(answer["error"].is_null(), "{expression}: {}", answer["error"]);
        answer["value"].clone()
    }

    /// Waits until a JavaScript expression, which may `await`, is true.
    pub async fn wait_until(&self, expression: &str) {
        self.wait_value(&format!("Boolean({expression})")).await;
    }

    /// Waits until a JavaScript expression, which may `await`, is something that counts as true, and returns it: looks
    /// whenever the page changes, and now and then in between.
    pub async fn wait_value(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0];
            const value = async () => {{ try {{ return {expression}; }} catch {{ return null; }} }};
            const end = (value) => {{ observer.disconnect(); clearInterval(timer); clearTimeout(limit); done(value); }};
            const look = () => value().then((found) => {{ if (found) end([found]); }});
            const observer = new MutationObserver(look);
            const timer = setInterval(look, 50);
            const limit = setTimeout(() => end(null), 20000);
            observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            look();"
        );
        let wait = Wait::begin();
        loop {
            match self.client.execute_async(&script, Vec::new()).await {
                Ok(mut found) if found.is_array() => return found[0].take(),
                Ok(_) => {}
                Err(error) if is_dead(&error) || error.to_string().contains("SyntaxError") => {
                    self.fail(&format!("{expression}: {error}")).await;
                }
                // The page may go away while it is looked at, as in a reload: then the new one is looked at.
                Err(_) => {}
            }
            if wait.is_in_vain() {
                self.fail(&format!("it never came true: {expression}")).await;
            }
        }
    }

    /// Notes from now on whether a JavaScript expression is true, for as long as the page stays: what comes and goes by
    /// itself may be gone before anybody looks. Returns an expression that is true once it was.
    pub async fn watch(&self, expression: &str) -> String {
        let script = format!(
            "(() => {{
                const seen = globalThis.seen ??= [];
                const number = seen.push(false) - 1;
                const look = () => {{ try {{ seen[number] ||= Boolean({expression}); }} catch {{ }} }};
                const all = {{ subtree: true, childList: true, attributes: true, characterData: true }};
                new MutationObserver(look).observe(document, all);
                return number;
            }})()"
        );
        format!("globalThis.seen[{}]", self.eval(&script).await)
    }

    /// Ends the test, saying what is wrong and what there is to see; the console follows when the browser is closed.
    pub async fn fail(&self, why: &str) -> ! {
        let state = "return [location.href, document.readyState, document.body?.innerText ?? ''].join('\\n')";
        let shown = self.client.execute(state, Vec::new()).await;
        let shown = shown
            .map_or_else(|error| error.to_string(), |shown| shown.as_str().unwrap_or_default().to_owned());
        panic!("{why}\nThe page is at:\n{shown}");
    }

    /// Waits for an element.
    pub async fn wait_for(&self, css: &str) {
        self.wait_until(&format!("document.querySelector({})", json!(css))).await;
    }

    /// Waits until there is no such element.
    pub async fn wait_gone(&self, css: &str) {
        self.wait_until(&format!("!document.querySelector({})", json!(css))).await;
    }

    /// Waits until an element's text contains a text.
    pub async fn wait_text(&self, css: &str, text: &str) {
        let expression =
            format!("document.querySelector({}).textContent.includes({})", json!(css), json!(text));
        self.wait_until(&expression).await;
    }

    /// The text of an element that is there already.
    pub async fn text(&self, css: &str) -> String {
        let text = self.eval(&format!("document.querySelector({})?.textContent", json!(css))).await;
        text.as_str().unwrap_or_else(|| panic!("there is no {css}")).trim().to_owned()
    }

    /// How many such elements there are.
    pub async fn count(&self, css: &str) -> usize {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(css))).await;
        count.as_u64().unwrap_or_default() as usize
    }

    /// Presses a key: a character, or one of `fantoccini::key::Key`.
    pub async fn press(&self, key: impl Into<char>) {
        self.press_all(&[(false, key.into())]).await;
    }

    /// Presses keys one after the other; those marked `true` with Shift held.
    pub async fn press_all(&self, keys: &[(bool, char)]) {
        const SHIFT: char = '\u{E008}';
        let presses = keys.iter().fold(KeyActions::new("keys".to_owned()), |actions, &(shift, value)| {
            let key = [KeyAction::Down { value }, KeyAction::Up { value }].into_iter();
            let held = shift.then_some(KeyAction::Down { value: SHIFT }).into_iter();
            let let_go = shift.then_some(KeyAction::Up { value: SHIFT });
            held.chain(key).chain(let_go).fold(actions, InputSource::then)
        });
        self.client.perform_actions(presses).await.unwrap_or_else(|error| panic!("{keys:?}: {error}"));
    }

    /// Goes to an element with the Tab key alone.
    pub async fn tab_to(&self, css: &str) {
        self.wait_for(css).await;
        let there = format!("Boolean(document.activeElement?.matches({}))", json!(css));
        for _ in 0..80 {
            if self.eval(&there).await == true {
                return;
            }
            self.press(fantoccini::key::Key::Tab).await;
        }
        panic!("the Tab key does not lead to {css}");
    }

    /// Opens another tab of the same browser and goes to it.
    pub async fn open_tab(&self) {
        self.client.new_window(true).await.expect("another tab");
        self.go_to_tab(usize::MAX).await;
    }

    /// Goes to a tab by its number from 0, or to the last one.
    pub async fn go_to_tab(&self, number: usize) {
        let tabs = self.client.windows().await.expect("a list of tabs");
        let tab = tabs.get(number).or(tabs.last()).expect("there is one").clone();
        self.client.switch_to_window(tab).await.expect("the tab is there");
    }

    /// Types into whatever has the focus.
    pub async fn type_text(&self, text: &str) {
        let keys = text.chars().fold(KeyActions::new("keys".to_owned()), |keys, value| {
            keys.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.client.perform_actions(keys).await.unwrap_or_else(|error| panic!("{text}: {error}"));
    }

    /// Tells the browser something in the language of its developer tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client.issue_cmd(Own("goog/cdp/execute", body)).await;
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Makes the screen this large; a phone has fingers.
    pub async fn resize(&self, size: Size) {
        let (width, height) = size.pixels();
        let is_phone = size == Size::Phone;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await;
    }

    /// Sets what the system asks for, such as `prefers-color-scheme: dark` or `prefers-reduced-motion: reduce`.
    pub async fn prefer(&self, wishes: &[(&str, &str)]) {
        let features: Vec<Value> =
            wishes.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Ends the server: whatever works from now on works offline.
    pub fn stop_server(&self) {
        self.server.lock().expect("no test panics here").take();
    }

    /// Starts the server again where it was.
    pub fn start_server(&self) {
        let listen = self.address.trim_start_matches("http://");
        *self.server.lock().expect("no test panics here") = Some(Server::start_at(listen, &[]));
    }

    /// What the browser complained about until now: errors and warnings of the console.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Own("se/log", json!({ "type": "browser" }))).await;
        let entries = log.ok().and_then(|log| log.as_array().cloned()).unwrap_or_default();
        let mut console = self.console.lock().expect("no test panics here");
        for entry in &entries {
            let (level, message) = (&entry["level"], entry["message"].as_str().unwrap_or_default());
            console.said.push(format!("{level} {message}"));
            if (level == "SEVERE" || level == "WARNING")
                && !SLOWNESS.iter().any(|slow| message.contains(slow))
            {
                console.complaints.push(message.to_owned());
            }
        }
        let is_forgiven = |complaint: &str| console.forgiven.iter().any(|text| complaint.contains(text));
        console.complaints.iter().filter(|complaint| !is_forgiven(complaint)).cloned().collect()
    }

    /// What the browser noted about its own work. It can be asked once: afterwards chromedriver notes nothing more.
    pub async fn performance_log(&self) -> Vec<Value> {
        let log = self.client.issue_cmd(Own("se/log", json!({ "type": "performance" }))).await;
        let entries = log.ok().and_then(|log| log.as_array().cloned()).unwrap_or_default();
        let messages =
            entries.iter().filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok());
        messages.map(|message: Value| message["message"].clone()).collect()
    }

    /// Expects complaints that contain this text, before or after: something is meant to go wrong.
    pub fn forgive(&self, text: &str) {
        self.console.lock().expect("no test panics here").forgiven.push(text.to_owned());
    }

    /// Has axe-core look at the page; it must find nothing.
    pub async fn check_access(&self) {
        let path = target().join("axe/axe.min.js");
        let axe = std::fs::read_to_string(&path)
            .expect("axe-core is in target/axe: cargo xtask test puts it there");
        self.client.execute(&axe, Vec::new()).await.expect("axe-core loads");
        let found = self.eval("axe.run().then((result) => result.violations)").await;
        let list: Vec<String> = found
            .as_array()
            .expect("a list")
            .iter()
            .map(|fault| {
                let nodes = fault["nodes"].as_array().cloned().unwrap_or_default();
                let places: Vec<String> = nodes.iter().map(|node| format!("  {}", node["html"])).collect();
                format!("{}: {}\n{}", fault["id"], fault["help"], places.join("\n"))
            })
            .collect();
        assert!(list.is_empty(), "not accessible:\n{}", list.join("\n"));
    }

    /// Takes a picture of the page into target/screenshots.
    pub async fn picture(&self, name: &str) {
        self.try_picture(name).await.expect("a picture");
    }

    async fn try_picture(&self, name: &str) -> Result<(), CmdError> {
        let folder = target().join("screenshots");
        let picture = self.client.screenshot().await?;
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("the picture is kept");
        Ok(())
    }
}
