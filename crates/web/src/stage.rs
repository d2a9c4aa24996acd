//! Pieces in motion: actors over the board, while the pieces they stand for are hidden in it.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use leptos::svg::G;
use orrery_view::{Animation, Frame, Keyframe, Spot, art};
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::browser;
use crate::play::Play;
use crate::settings::settings_now;

/// The layer on which pieces move.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Where actors are drawn.
    pub node: NodeRef<G>,
    /// Pieces that must not be seen while their actors are on the way.
    pub hidden: RwSignal<Vec<Spot>>,
}

impl Stage {
    /// Follows what the game wants to be shown moving.
    pub fn new(play: Play, frame: Memo<Frame>) -> Stage {
        let stage = Stage { node: NodeRef::new(), hidden: RwSignal::new(Vec::new()) };
        Effect::new(move |_| {
            let (from, order) = play.motion.get();
            stage.clear();
            if from == usize::MAX || !settings_now().moves() {
                return;
            }
            let table = untrack(|| play.shown());
            let animation = frame.with_untracked(|frame| Animation::new(frame, &table.motions(from)));
            play.moving_until.set_value(browser::now() + animation.length);
            stage.run(&animation);
            // The pieces come back under their actors, and those go a frame later: both at once would take too long.
            let is_last = move || play.motion.try_get_untracked() == Some((from, order));
            browser::later(animation.length, move || {
                if is_last() {
                    stage.show_hidden();
                    browser::after_frame(move || {
                        if is_last() {
                            stage.clear();
                        }
                    });
                }
            });
        });
        stage
    }

    fn clear(self) {
        self.show_hidden();
        if let Some(node) = self.node.try_get_untracked().flatten() {
            node.set_inner_html("");
        }
    }

    fn show_hidden(self) {
        if self.hidden.try_with_untracked(Vec::is_empty) == Some(false) {
            self.hidden.set(Vec::new());
        }
    }

    fn run(self, animation: &Animation) {
        let Some(node) = self.node.get_untracked() else { return };
        let actors: String =
            animation.actors.iter().map(|actor| format!("<g>{}</g>", art(&actor.art))).collect();
        node.set_inner_html(&actors);
        let children = node.children();
        for (index, actor) in animation.actors.iter().enumerate() {
            if let Some(element) = children.item(index as u32) {
                animate(&element, &actor.frames, animation.length);
            }
        }
        self.hidden.set(animation.hidden.clone());
    }
}

/// Hands the way of an actor over to the browser, which needs no more script for it.
fn animate(element: &Element, frames: &[Keyframe], length: f64) {
    let list = Array::new();
    let length = length.max(1.0);
    let (Some(first), Some(last)) = (frames.first(), frames.last()) else { return };
    let first = Keyframe { at: 0.0, ..*first };
    let last = Keyframe { at: length, ..*last };
    for frame in std::iter::once(&first).chain(frames).chain(std::iter::once(&last)) {
        let object = Object::new();
        let (width, height) = (frame.scale * frame.width, frame.scale);
        let transform =
            format!("translate({:.1}px, {:.1}px) scale({width:.3}, {height:.3})", frame.x, frame.y);
        let easing =
            if frame.drop { "cubic-bezier(.34, 1.2, .64, 1)" } else { "cubic-bezier(.3, 0, .15, 1)" };
        set(&object, "transform", &transform.into());
        set(&object, "opacity", &frame.opacity.into());
        set(&object, "offset", &(frame.at / length).clamp(0.0, 1.0).into());
        set(&object, "easing", &easing.into());
        list.push(&object);
    }
    let options = Object::new();
    set(&options, "duration", &length.into());
    set(&options, "fill", &"both".into());
    let animate = Reflect::get(element, &"animate".into()).ok();
    if let Some(animate) =
        animate.and_then(|value| wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(value).ok())
    {
        let _ = animate.call2(element, &list, &options);
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}
