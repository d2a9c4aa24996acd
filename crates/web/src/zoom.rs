//! Looking closer: two fingers, the wheel or keys, up to three times.

use leptos::prelude::*;
use orrery_view::Window;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};

const CLOSEST: f64 = 3.0;
/// So far a finger may stray and still mean a touch, in pixels.
const STRAY: f64 = 8.0;

/// A finger that is down.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    /// Where it is, and where it came down.
    at: [f64; 2],
    start: [f64; 2],
}

/// What part of the board is seen.
#[derive(Clone, Copy)]
pub struct Zoom {
    /// How many times larger than the whole.
    scale: RwSignal<f64>,
    /// The middle of what is seen, as shares of the whole window.
    middle: RwSignal<[f64; 2]>,
    /// Fingers that are down.
    fingers: StoredValue<Vec<Finger>>,
}

impl Zoom {
    /// Everything is seen.
    pub fn new() -> Zoom {
        Zoom {
            scale: RwSignal::new(1.0),
            middle: RwSignal::new([0.5; 2]),
            fingers: StoredValue::new(Vec::new()),
        }
    }

    /// Whether less than everything is seen.
    pub fn is_on(self) -> bool {
        self.scale.get() > 1.0
    }

    /// Whether two fingers are at work.
    pub fn is_busy(self) -> bool {
        self.fingers.with_value(|fingers| fingers.len() > 1)
    }

    /// The part of the window that is seen, as SVG has it.
    pub fn view_box(self, window: Window) -> String {
        let scale = self.scale.get();
        let [x, y] = self.middle.get();
        let (width, height) = (window.width / scale, window.height / scale);
        let left = window.left + x * window.width - width / 2.0;
        let top = window.top + y * window.height - height / 2.0;
        format!("{left:.1} {top:.1} {width:.1} {height:.1}")
    }

    /// One step closer.
    pub fn closer(self) {
        self.by(1.25, [0.5; 2]);
    }

    /// One step farther away.
    pub fn farther(self) {
        self.by(0.8, [0.5; 2]);
    }

    /// Everything is seen again.
    pub fn reset(self) {
        self.scale.set(1.0);
        self.middle.set([0.5; 2]);
    }

    /// A pinch on a touchpad arrives as a wheel with Ctrl held.
    pub fn wheel(self, event: &WheelEvent) {
        if event.ctrl_key() {
            event.prevent_default();
            let at = share(event.current_target(), f64::from(event.client_x()), f64::from(event.client_y()));
            self.by((-event.delta_y() / 200.0).exp(), at);
        }
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            let at = share(event.current_target(), f64::from(event.client_x()), f64::from(event.client_y()));
            self.fingers.update_value(|fingers| {
                fingers.retain(|finger| finger.id != event.pointer_id());
                fingers.push(Finger { id: event.pointer_id(), at, start: at });
            });
        }
    }

    /// A finger goes up.
    pub fn up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != event.pointer_id()));
    }

    /// A finger moves; whether the board moved with it.
    pub fn moved(self, event: &PointerEvent) -> bool {
        let mut fingers = self.fingers.get_value();
        let Some(index) = fingers.iter().position(|finger| finger.id == event.pointer_id()) else {
            return false;
        };
        let to = share(event.current_target(), f64::from(event.client_x()), f64::from(event.client_y()));
        let width = event
            .current_target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .map_or(1.0, |element| element.get_bounding_client_rect().width());
        let Finger { at: from, start, .. } = fingers[index];
        fingers[index].at = to;
        self.fingers.set_value(fingers.clone());
        match fingers.as_slice() {
            [one, two, ..] => {
                let other = if index == 0 { two.at } else { one.at };
                let distance = |a: [f64; 2]| (a[0] - other[0]).hypot(a[1] - other[1]).max(0.02);
                self.by(distance(to) / distance(from), [(to[0] + other[0]) / 2.0, (to[1] + other[1]) / 2.0]);
                true
            }
            [_] if self.scale.get_untracked() > 1.0 => {
                let strayed = (to[0] - start[0]).hypot(to[1] - start[1]) * width > STRAY;
                if strayed {
                    let scale = self.scale.get_untracked();
                    self.middle.update(|middle| {
                        for axis in 0..2 {
                            middle[axis] -= (to[axis] - from[axis]) / scale;
                        }
                    });
                    self.keep_inside();
                }
                strayed
            }
            _ => false,
        }
    }

    /// Grows by a factor, while what is at a place stays there.
    fn by(self, factor: f64, at: [f64; 2]) {
        let old = self.scale.get_untracked();
        let new = (old * factor).clamp(1.0, CLOSEST);
        self.scale.set(new);
        self.middle.update(|middle| {
            for axis in 0..2 {
                middle[axis] += (at[axis] - 0.5) * (1.0 / old - 1.0 / new);
            }
        });
        self.keep_inside();
    }

    fn keep_inside(self) {
        let half = 0.5 / self.scale.get_untracked();
        self.middle.update(|middle| {
            for share in middle.iter_mut() {
                *share = share.clamp(half, 1.0 - half);
            }
        });
    }
}

/// A place on the page as shares of an element's width and height.
fn share(target: Option<web_sys::EventTarget>, x: f64, y: f64) -> [f64; 2] {
    let Some(element) = target.and_then(|target| target.dyn_into::<Element>().ok()) else { return [0.5; 2] };
    let area = element.get_bounding_client_rect();
    [(x - area.left()) / area.width().max(1.0), (y - area.top()) / area.height().max(1.0)]
}
