//! Dialogs: in the middle of a desk, a sheet from the bottom of a phone. The browser keeps the keyboard inside and closes
//! them with Esc.

use leptos::html::Dialog as DialogElement;
use leptos::prelude::*;

use crate::browser;
use crate::icons::Icon;
use crate::words::t;

/// A dialog with a title, open while `open` says so.
#[component]
pub fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The name of its title.
    title: &'static str,
    /// What class it has besides.
    #[prop(optional)]
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<DialogElement>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => {
                let _ = dialog.show_modal();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // A click beside the dialog lands on the element itself, whose box its content fills.
    let beside = move |event: web_sys::MouseEvent| {
        let target = event.target();
        let dialog = node.get_untracked().map(|dialog| -> web_sys::EventTarget { dialog.into() });
        if target.is_some() && target == dialog {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=node class=format!("dialog {class}") on:close=move |_| open.set(false) on:click=beside aria-label=move || t(title)>
            <Show when=move || open.get()>
                <div class="dialog-body">
                    <header class="dialog-head">
                        <h2>{move || t(title)}</h2>
                        <button class="icon-button" aria-label=move || t("close") title=move || t("close") on:click=move |_| open.set(false)>
                            {Icon::Close.draw()}
                        </button>
                    </header>
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}

/// Whether some dialog is open: what lies behind it hears no keys then.
pub fn is_open() -> bool {
    browser::document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some())
}

/// A few choices side by side, one of which holds.
#[component]
pub fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What it chooses, for those who do not see the words above.
    label: &'static str,
    /// The choices with the names of their words.
    choices: Vec<(T, &'static str)>,
    /// The one that holds.
    #[prop(into)]
    chosen: Signal<T>,
    /// What is done when another one is chosen.
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let group = format!("seg-{label}");
    let buttons = choices.into_iter().map(|(value, word)| {
        let group = group.clone();
        view! {
            <label class="segment" class:on=move || chosen.get() == value>
                <input
                    type="radio"
                    name=group
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| choose(value)
                />
                <span>{move || t(word)}</span>
            </label>
        }
    });
    let buttons = buttons.collect_view();
    view! { <div class="segments" role="radiogroup" aria-label=move || t(label)>{buttons}</div> }
}

/// A switch with its words.
#[component]
pub fn Switch(
    /// The name of its words.
    label: &'static str,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// What is done when it is turned.
    turn: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || on.get() on:change=move |event| turn(event_target_checked(&event)) />
            <span class="track" aria-hidden="true"></span>
            <span class="words">{move || t(label)}</span>
        </label>
    }
}
