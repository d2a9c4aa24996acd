//! A page of the app as a person at the machine sees and touches it. Nothing here sleeps for a fixed time: everything
//! waits until the page shows what is expected, for [`PATIENCE`] at most.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fantoccini::Client;
use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions};
use serde_json::{Value, json};

use crate::driver::{Driver, Own, target};
use crate::server::Server;

/// How long something may take before it counts as missing: the machine may be busy with other tests.
const PATIENCE: Duration = Duration::from_secs(40);

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
    client: Client,
    address: String,
    server: Arc<Mutex<Option<Server>>>,
    /// Complaints of the browser that were read already, kept until somebody looks at them.
    complaints: Arc<Mutex<Vec<String>>>,
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
    let driver = Driver::start();
    let page = Page::open(&driver, address, server, size).await;
    // A task of its own, because a browser has to be closed even if the test panics.
    let outcome = tokio::spawn(test(page.clone())).await;
    close(&[page], outcome).await;
}

/// Runs a test in three browsers that know nothing of each other, each at an address of its own.
pub async fn browse_together<F>(addresses: [String; 3], test: impl FnOnce([Page; 3]) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let drivers = [Driver::start(), Driver::start(), Driver::start()];
    let [first, second, third] = addresses;
    let pages = [
        Page::open(&drivers[0], first, None, Size::Desktop).await,
        Page::open(&drivers[1], second, None, Size::Phone).await,
        Page::open(&drivers[2], third, None, Size::Desktop).await,
    ];
    let outcome = tokio::spawn(test(pages.clone())).await;
    close(&pages, outcome).await;
}

/// Closes browsers after a test; it fails if the test did, or if a browser complains.
async fn close(pages: &[Page], outcome: Result<(), tokio::task::JoinError>) {
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    let mut all = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        let complaints = page.complaints().await;
        if outcome.is_err() {
            page.picture(&format!("failed-{name}-{number}")).await;
            eprintln!("browser {number} said: {complaints:#?}");
        }
        let _ = page.client.clone().close().await;
        all.extend(complaints);
    }
    if let Err(error) = outcome {
        std::panic::resume_unwind(error.into_panic());
    }
    assert!(all.is_empty(), "the browser complains: {all:#?}");
}

impl Page {
    async fn open(driver: &Driver, address: String, server: Option<Server>, size: Size) -> Page {
        let client = driver.session().await;
        let page = Page { client, address, server: Arc::new(Mutex::new(server)), complaints: Arc::default() };
        page.resize(size).await;
        page
    }

    /// Opens an address of the app, such as `/settings`.
    pub async fn goto(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.expect("the page loads");
    }

    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    /// The value of a JavaScript expression; a promise is awaited.
    pub async fn eval(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; (async () => ({expression}))().then(
                (value) => done({{ value }}), (error) => done({{ error: String(error) }}))"
        );
        let answer = self.client.execute_async(&script, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| panic!("{expression}: {error}"));
        assert!(answer["error"].is_null(), "{expression}: {}", answer["error"]);
        answer["value"].clone()
    }

    /// Waits until a JavaScript expression, which may `await`, is true: looks whenever the page changes, and now and
    /// then in between.
    pub async fn wait_until(&self, expression: &str) {
        let script = format!(
            "const done = arguments[0];
            const holds = async () => {{ try {{ return Boolean({expression}); }} catch {{ return false; }} }};
            const end = (value) => {{ observer.disconnect(); clearInterval(timer); clearTimeout(limit); done(value); }};
            const look = () => holds().then((held) => {{ if (held) end(true); }});
            const observer = new MutationObserver(look);
            const timer = setInterval(look, 50);
            const limit = setTimeout(() => end(false), {});
            observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            look();",
            PATIENCE.as_millis()
        );
        // The page may go away while it is looked at, as in a reload: then the new one is looked at.
        for _ in 0..3 {
            match self.client.execute_async(&script, Vec::new()).await {
                Ok(Value::Bool(true)) => return,
                Ok(_) => break,
                Err(_) => tokio::task::yield_now().await,
            }
        }
        let shown = self.eval("document.body.innerText").await;
        panic!("it never came true: {expression}\nThe page shows:\n{}", shown.as_str().unwrap_or_default());
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

    /// Clicks into the middle of an element with the mouse, wherever that is drawn.
    pub async fn click(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        let left = fantoccini::actions::MOUSE_BUTTON_LEFT;
        let click = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y })
            .then(PointerAction::Down { button: left })
            .then(PointerAction::Up { button: left });
        self.client.perform_actions(click).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Clicks the element of this kind that can be seen and says exactly this.
    pub async fn click_text(&self, css: &str, text: &str) {
        let mark = format!(
            "(() => {{
                document.querySelector('[data-pointed-at]')?.removeAttribute('data-pointed-at');
                const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
                const says = (element) => element.textContent.trim() === {};
                const found = [...document.querySelectorAll({})].find((element) => seen(element) && says(element));
                found?.setAttribute('data-pointed-at', '');
                return found;
            }})()",
            json!(text),
            json!(css)
        );
        self.wait_until(&mark).await;
        self.click("[data-pointed-at]").await;
    }

    /// Clicks a point of the board.
    pub async fn click_spot(&self, spot: &str) {
        self.click(&format!("[data-spot=\"{spot}\"]")).await;
    }

    /// Taps the middle of an element with a finger.
    pub async fn tap(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        let tap = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(tap).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        let over = MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo {
            duration: Some(Duration::ZERO),
            x,
            y,
        });
        self.client.perform_actions(over).await.unwrap_or_else(|error| panic!("{css}: {error}"));
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

    /// Waits for an element, scrolls it into view if need be, and says where its middle is.
    async fn middle(&self, css: &str) -> (f64, f64) {
        self.wait_for(css).await;
        let place = self
            .eval(&format!(
                "(() => {{
                    const element = document.querySelector({});
                    element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                    const box = element.getBoundingClientRect();
                    return [box.x + box.width / 2, box.y + box.height / 2];
                }})()",
                json!(css)
            ))
            .await;
        let number = |index: usize| place[index].as_f64().expect("a number").round();
        (number(0), number(1))
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
        let loud = entries.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        let mut complaints = self.complaints.lock().expect("no test panics here");
        complaints.extend(loud.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()));
        complaints.clone()
    }

    /// What the browser noted about its own work. It can be asked once: afterwards chromedriver notes nothing more.
    pub async fn performance_log(&self) -> Vec<Value> {
        let log = self.client.issue_cmd(Own("se/log", json!({ "type": "performance" }))).await;
        let entries = log.ok().and_then(|log| log.as_array().cloned()).unwrap_or_default();
        let messages =
            entries.iter().filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok());
        messages.map(|message: Value| message["message"].clone()).collect()
    }

    /// Expects a complaint that contains this text, and drops all that do: something was meant to go wrong.
    pub async fn forgive(&self, text: &str) {
        self.complaints().await;
        self.complaints.lock().expect("no test panics here").retain(|complaint| !complaint.contains(text));
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
        let folder = target().join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("the picture is kept");
    }
}
