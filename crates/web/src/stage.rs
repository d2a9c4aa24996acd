//! Pieces in motion: actors over the board, while the pieces they stand for are hidden in it.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use leptos::svg::G;
use orrery_view::{Animation, Frame, Keyframe, Spot, art};
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::browser;
use crate::follows::when_still;
use crate::play::Play;
use crate::settings::settings_now;

/// The layer on which pieces move.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Where actors are drawn.
    pub node: NodeRef<G>,
    /// Where the pieces of the board are drawn.
    pub pieces: NodeRef<G>,
    /// The pieces that are not seen while their actors are on the way.
    hidden: StoredValue<Vec<Element>, LocalStorage>,
}

impl Stage {
    /// Follows what the game wants to be shown moving.
    pub fn new(play: Play, frame: Memo<Frame>) -> Stage {
        let stage = Stage {
            node: NodeRef::new(),
            pieces: NodeRef::new(),
            hidden: StoredValue::new_local(Vec::new()),
        };
        Effect::new(move |_| {
            let (from, order) = play.motion.get();
            stage.clear();
            if from == usize::MAX || !settings_now().moves() {
                return;
            }
            let table = untrack(|| play.shown());
            let animation = frame.with_untracked(|frame| Animation::new(frame, &table.motions(from)));
            let length = animation.length;
            play.moving_until.set_value(browser::now() + length);
            stage.run(&animation);
            let is_last = move || play.motion.try_get_untracked() == Some((from, order));
            // It begins to move in the frame that is being made, which takes a while on a slow machine.
            browser::after_frame(move || {
                if !is_last() {
                    return;
                }
                play.moving_until.set_value(browser::now() + length);
                browser::later(length, move || {
                    if is_last() {
                        stage.rest();
                        when_still(play.moving_until, move || {
                            if is_last() {
                                stage.clear();
                            }
                        });
                    }
                });
            });
        });
        stage
    }

    /// The pieces are seen again, and their actors no more. Nothing comes or goes, because then the browser would lay the
    /// board out anew in the middle of a motion.
    fn rest(self) {
        let hidden = self.hidden.try_update_value(std::mem::take);
        for piece in hidden.into_iter().flatten() {
            let _ = piece.remove_attribute("visibility");
        }
        if let Some(node) = self.node.try_get_untracked().flatten() {
            let _ = node.set_attribute("visibility", "hidden");
        }
    }

    fn clear(self) {
        self.rest();
        if let Some(node) = self.node.try_get_untracked().flatten() {
            node.set_inner_html("");
        }
    }

    fn run(self, animation: &Animation) {
        let (Some(node), Some(pieces)) = (self.node.get_untracked(), self.pieces.get_untracked()) else {
            return;
        };
        let actors: String =
            animation.actors.iter().map(|actor| format!("<g>{}</g>", art(&actor.art))).collect();
        node.set_inner_html(&actors);
        let _ = node.remove_attribute("visibility");
        let children = node.children();
        for (index, actor) in animation.actors.iter().enumerate() {
            if let Some(element) = children.item(index as u32) {
                animate(&element, &actor.frames, animation.length);
            }
        }
        let piece = |at: &Spot| pieces.query_selector(&format!("[data-at='{at}']")).ok().flatten();
        let hidden: Vec<Element> = animation.hidden.iter().filter_map(piece).collect();
        for piece in &hidden {
            let _ = piece.set_attribute("visibility", "hidden");
        }
        self.hidden.set_value(hidden);
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
