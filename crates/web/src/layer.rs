//! A layer of the board, of which a change touches only what changed: parsing and laying out what stays would take
//! longer than everything else.

use leptos::prelude::*;
use leptos::svg::G;
use orrery_view::changes;

/// Elements of SVG one over the other.
#[component]
pub fn Layer(
    /// The class of the group they are in.
    class: &'static str,
    /// The elements, each whole.
    elements: Memo<Vec<String>>,
    /// The group itself, for who wants to get at them.
    #[prop(default = NodeRef::new())]
    node: NodeRef<G>,
) -> impl IntoView {
    Effect::new(move |drawn: Option<Vec<String>>| {
        let Some(group) = node.get() else { return Vec::new() };
        let (old, new) = (drawn.unwrap_or_default(), elements.get());
        let (gone, come) = changes(&old, &new);
        let children = group.children();
        for place in gone {
            if let Some(element) = children.item(place as u32) {
                element.remove();
            }
        }
        // What comes side by side is parsed at one go.
        for run in come.chunk_by(|one, next| one + 1 == *next) {
            let text = new[run[0]..run[0] + run.len()].concat();
            let done = match children.item(run[0] as u32) {
                Some(next) => next.insert_adjacent_html("beforebegin", &text),
                None => group.insert_adjacent_html("beforeend", &text),
            };
            debug_assert!(done.is_ok(), "what view draws can be read");
        }
        new
    });
    view! { <g aria-hidden="true" class=class node_ref=node></g> }
}
