//! Pieces in motion: actors over the board, while the pieces they stand for are hidden in it.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use leptos::svg::G;
use orrery_view::{Animation, Frame, Keyframe, Spot, art};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation as Motion, Element};

use crate::browser;
use crate::follows::when_still;
use crate::play::Play;
use crate::settings;

/// The layer on which pieces move.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Where actors are drawn.
    pub node: NodeRef<G>,
    /// Where the pieces of the board are drawn.
    pub pieces: NodeRef<G>,
    /// What hides pieces while their actors are on the way.
    hidden: StoredValue<Vec<Motion>, LocalStorage>,
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
            if from == usize::MAX || !settings::moves() {
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
                if is_last() {
                    play.moving_until.set_value(browser::now() + length);
                    when_still(play.moving_until, move || {
                        if is_last() {
                            stage.clear();
                        }
                    });
                }
            });
        });
        stage
    }

    /// Takes the actors away; their pieces are seen.
    fn clear(self) {
        for animation in self.hidden.try_update_value(std::mem::take).into_iter().flatten() {
            animation.cancel();
        }
        if let Some(node) = self.node.try_get_untracked().flatten() {
            node.set_inner_html("");
        }
    }

    /// Who is in motion is seen for so long and who is hidden is not, and the browser ends both in one frame without any
    /// script: there is no time for it while something moves.
    fn run(self, animation: &Animation) {
        let (Some(node), Some(pieces)) = (self.node.get_untracked(), self.pieces.get_untracked()) else {
            return;
        };
        let actors = animation.actors.iter().map(|actor| format!("<g opacity='0'>{}</g>", art(&actor.art)));
        node.set_inner_html(&actors.collect::<String>());
        let children = node.children();
        for (index, actor) in animation.actors.iter().enumerate() {
            if let Some(element) = children.item(index as u32) {
                animate(&element, &way(&actor.frames, animation.length), animation.length);
            }
        }
        let piece = |at: &Spot| pieces.query_selector(&format!("[data-at='{at}']")).ok().flatten();
        let nothing = Object::new();
        set(&nothing, "opacity", &0.into());
        let unseen = Array::of2(&nothing, &nothing);
        let hidden = animation.hidden.iter().filter_map(piece);
        let hidden = hidden.filter_map(|piece| animate(&piece, &unseen, animation.length));
        self.hidden.set_value(hidden.collect());
    }
}

/// The way of an actor in the words of the browser.
fn way(frames: &[Keyframe], length: f64) -> Array {
    let list = Array::new();
    let (Some(first), Some(last)) = (frames.first(), frames.last()) else { return list };
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
        set(&object, "offset", &(frame.at / length.max(1.0)).clamp(0.0, 1.0).into());
        set(&object, "easing", &easing.into());
        list.push(&object);
    }
    list
}

/// Hands a motion over to the browser, which needs no more script for it.
fn animate(element: &Element, frames: &Array, length: f64) -> Option<Motion> {
    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, frames, &length.into()).ok()?.dyn_into().ok()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}
