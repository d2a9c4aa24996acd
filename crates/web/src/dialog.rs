//! Dialogs: in the middle of a large screen, or a sheet from the bottom of a phone. The browser keeps the keyboard focus
//! inside and closes them with Esc.

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
    /// The key of its title.
    title: &'static str,
    /// A further CSS class.
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
    // The content fills the dialog's box. So a click whose target is the dialog itself was outside the box.
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

/// Whether a dialog is open. If so, the page behind it ignores keys.
pub fn is_open() -> bool {
    browser::document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some())
}

/// A few choices side by side, one of which is selected.
#[component]
pub fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The key of the label that screen readers read.
    label: &'static str,
    /// The choices, each with the key of its text.
    choices: Vec<(T, &'static str)>,
    /// The selected one.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called when another one is selected.
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

/// A switch with its label.
#[component]
pub fn Switch(
    /// The key of its label.
    label: &'static str,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called when it is switched.
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
