//! A mouse and a finger on a page.
//!
//! On a busy machine much may happen between looking where something is and touching it there: the page may move on, or a
//! finger may rest so long that it means something else. So a touch is only let through to the page if it meets what was
//! meant, and is made again if it does not.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use std::time::Duration;

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use serde_json::{Value, json};

use crate::page::Page;
use crate::patience::Wait;

/// Where the middle of what `find` finds is, once it is there, can be touched and lies below nothing else. From then on
/// `aimed.end` tells what becomes of a press there: `hit` or `missed`.
///
/// A finger that rests longer than this many milliseconds might be taken to ask instead: the page says so after 450.
const AIM: &str = "(find, held = 350) => {
    const element = find();
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const belongs = (target) => target instanceof Node && element.contains(target);
    if (!belongs(document.elementFromPoint(...middle))) return null;
    globalThis.aimed?.stop.abort();
    const aimed = globalThis.aimed = { stop: new AbortController(), since: performance.now() };
    const hear = (event) => {
        const now = [performance.now(), event.timeStamp];
        if (event.type === 'pointerdown') {
            aimed.down = now;
            aimed.met = belongs(event.target);
        }
        if (event.type === 'pointerup' && event.pointerType === 'touch') {
            aimed.rested = now.some((time, index) => time - aimed.down?.[index] > held);
        }
        const last = event.type === 'click' || event.type === 'pointercancel';
        const well = aimed.met && !(last && (aimed.rested || !belongs(event.target) || event.type !== 'click'));
        if (!well && event.type !== 'pointercancel') {
            event.stopImmediatePropagation();
            if (event.cancelable) event.preventDefault();
        }
        if (last) {
            aimed.end = well ? 'hit' : 'missed';
            aimed.stop.abort();
        }
    };
    const kinds = 'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend click';
    const options = { capture: true, passive: false, signal: aimed.stop.signal };
    for (const kind of kinds.split(' ')) addEventListener(kind, hear, options);
    return middle;
}";

/// What touches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Mouse,
    Finger,
}

impl Page {
    /// Clicks into the middle of an element with the mouse, wherever that is drawn.
    pub async fn click(&self, css: &str) {
        self.touch(Tool::Mouse, &first(css)).await;
    }

    /// Clicks the element of this kind that can be seen and says exactly this.
    pub async fn click_text(&self, css: &str, text: &str) {
        let find = format!(
            "() => [...document.querySelectorAll({})].find((element) => element.getClientRects().length > 0
                && !element.disabled && element.textContent.trim() === {})",
            json!(css),
            json!(text)
        );
        self.touch(Tool::Mouse, &find).await;
    }

    /// Clicks a point of the board.
    pub async fn click_spot(&self, spot: &str) {
        self.click(&format!("[data-spot=\"{spot}\"]")).await;
    }

    /// Taps the middle of an element with a finger.
    pub async fn tap(&self, css: &str) {
        self.touch(Tool::Finger, &first(css)).await;
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, css: &str) {
        let middle = self.wait_value(&format!("({AIM})({})", first(css))).await;
        self.eval("aimed.stop.abort()").await;
        let over = MouseActions::new("mouse".to_owned()).then(to(&middle));
        self.client.perform_actions(over).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Touches what a JavaScript function finds, until it is met.
    async fn touch(&self, tool: Tool, find: &str) {
        let wait = Wait::begin();
        loop {
            let middle = self.wait_value(&format!("({AIM})({find})")).await;
            let pressed = match tool {
                Tool::Mouse => {
                    let press = MouseActions::new("mouse".to_owned())
                        .then(to(&middle))
                        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
                    self.client.perform_actions(press).await
                }
                Tool::Finger => {
                    let press = TouchActions::new("finger".to_owned())
                        .then(to(&middle))
                        .then(PointerAction::Down { button: 0 })
                        .then(PointerAction::Up { button: 0 });
                    self.client.perform_actions(press).await
                }
            };
            pressed.unwrap_or_else(|error| panic!("{find}: {error}"));
            // A mouse clicks before the driver answers, or never does if what was under it has gone. A finger is thought
            // about first. Where another page has come, the touch has led there. A touch that rested so long that it became
            // a long press ends in nothing at all: it is made again, and should its click come after all, it is not let
            // through.
            let end = match tool {
                Tool::Mouse => self.eval("globalThis.aimed ? (aimed.end ?? 'missed') : 'hit'").await,
                Tool::Finger => {
                    let end = "aimed.end ?? (performance.now() - aimed.since > 10000 ? 'missed' : null)";
                    self.wait_value(&format!("globalThis.aimed ? {end} : 'hit'")).await
                }
            };
            if end == "hit" {
                return;
            }
            if wait.is_in_vain() {
                self.fail(&format!("it is never met: {find}")).await;
            }
        }
    }
}

/// A function that finds the first element of this kind.
fn first(css: &str) -> String {
    format!("() => document.querySelector({})", json!(css))
}

fn to(middle: &Value) -> PointerAction {
    let number = |index: usize| middle[index].as_f64().expect("a number");
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x: number(0), y: number(1) }
}
