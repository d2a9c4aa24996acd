//! Short messages that float over the page, one at a time, and move nothing: what was done goes by itself, trouble stays
//! until it is dismissed.

use std::cell::Cell;

use leptos::html::Div;
use leptos::prelude::*;
use orrery_view::Phrase;
use wasm_bindgen::{JsCast, JsValue};

use crate::app;
use crate::browser;
use crate::icons::Icon;
use crate::offline::{self, Offline};
use crate::words::{say, t};

/// How long what was done is told.
const SHOWN: f64 = 4_000.0;
/// How long a button says what it has done.
const LABELLED: f64 = 2_000.0;

/// What is told.
#[derive(Clone, PartialEq, Debug)]
struct Toast {
    words: Phrase,
    is_trouble: bool,
}

thread_local! {
    static TOLD: ArcRwSignal<Option<Toast>> = ArcRwSignal::new(None);
    /// Counts what was told, so that nothing takes away what came after it.
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// Tells that something was done, for a while.
pub fn done(words: Phrase) {
    let number = tell(Toast { words, is_trouble: false });
    browser::later(SHOWN, move || {
        if COUNT.get() == number {
            TOLD.with(Clone::clone).set(None);
        }
    });
}

/// Tells what went wrong, until it is dismissed.
pub fn trouble(words: Phrase) {
    tell(Toast { words, is_trouble: true });
}

fn tell(toast: Toast) -> u32 {
    TOLD.with(Clone::clone).set(Some(toast));
    COUNT.set(COUNT.get() + 1);
    COUNT.get()
}

/// Where it is told: over everything, dialogs too.
#[component]
pub fn Toasts() -> impl IntoView {
    let told = TOLD.with(Clone::clone);
    let dismissed = RwSignal::new(false);
    let (node, dismiss) = (NodeRef::<Div>::new(), told.clone());
    let is_update = move || offline::offline() == Offline::Update && !dismissed.get() && !app::is_board();
    let shown = told.clone();
    let is_shown = Memo::new(move |_| shown.get().is_some() || is_update());
    Effect::new(move |_| {
        let Some(element) = node.get() else { return };
        // A browser that knows no such layer shows it in the page's own.
        call(&element, if is_shown.get() { "showPopover" } else { "hidePopover" });
    });
    let content = move || {
        match told.get() {
        Some(Toast { words, is_trouble }) => {
            let dismiss = dismiss.clone();
            view! {
                <div class="toast" class:trouble=is_trouble role=if is_trouble { "alert" } else { "status" }>
                    {is_trouble.then(|| Icon::Ask.draw())}
                    <p>{move || say(&words)}</p>
                    <button class="icon-button" aria-label=move || t("close") title=move || t("close") on:click=move |_| dismiss.set(None)>
                        {Icon::Close.draw()}
                    </button>
                </div>
            }
            .into_any()
        }
        None if is_update() => view! {
            <div class="toast" role="status">
                <p>{move || t("update-ready")}</p>
                <button class="button small primary" on:click=move |_| offline::update()>{move || t("update-now")}</button>
                <button class="icon-button" aria-label=move || t("close") title=move || t("close") on:click=move |_| dismissed.set(true)>
                    {Icon::Close.draw()}
                </button>
            </div>
        }
        .into_any(),
        None => ().into_any(),
    }
    };
    view! { <div class="toasts" popover="manual" node_ref=node>{content}</div> }
}

/// Calls a method that older browsers lack, and that refuses where there is nothing to do.
fn call(element: &web_sys::HtmlDivElement, method: &str) {
    if let Ok(method) = js_sys::Reflect::get(element, &JsValue::from_str(method))
        && let Some(method) = method.dyn_ref::<js_sys::Function>()
    {
        let _ = method.call0(element);
    }
}

/// A button that copies, and says itself that it has.
#[component]
pub fn CopyButton(
    /// What it copies, asked for when it is pressed.
    text: impl Fn() -> String + 'static,
    /// The name of its words.
    label: &'static str,
    /// What is drawn before them.
    icon: Icon,
    /// Whether it is what is mostly wanted.
    #[prop(default = false)]
    primary: bool,
) -> impl IntoView {
    // Whether it was done, for as long as the button says so, and how often it was pressed.
    let done = RwSignal::new(None::<bool>);
    let count = StoredValue::new(0_u32);
    let copy = move |_| {
        count.update_value(|count| *count += 1);
        let number = count.get_value();
        let copied = browser::copy(&text());
        wasm_bindgen_futures::spawn_local(async move {
            done.try_set(Some(copied.await));
            browser::later(LABELLED, move || {
                if count.try_get_value() == Some(number) {
                    done.try_set(None);
                }
            });
        });
    };
    let words = move || match done.get() {
        Some(true) => t("copied"),
        Some(false) => t("copy-failed"),
        None => t(label),
    };
    let told = move || done.get().map(|_| words());
    view! {
        <button class="button copy" class:primary=primary class:failed=move || done.get() == Some(false) on:click=copy>
            {icon.draw()}<span>{words}</span>
        </button>
        <span class="unseen" role="status">{told}</span>
    }
}
