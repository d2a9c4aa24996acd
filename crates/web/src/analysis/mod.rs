//! The analysis page: a board on which anything can be tried, with the tree of what was, what the engine says, and a graph.

mod arrange;
mod graph;
mod home;
mod kept;
mod lines;
mod open;
mod review;
mod review_panel;
mod server;
mod share;
mod state;
mod think;
mod tools;
mod tree;

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::app::show_board;
use crate::ask::Ask;
use crate::board::Board;
use crate::dialog::{self, Dialog};
use crate::icons::Icon;
use crate::moves::TextEntry;
use crate::panels::Claims;
use crate::play::{Play, TurnListener};
use crate::share::is_typing;
use crate::turn_bar::{Choices, Spoken, choose, prompted};
use crate::words::{say, t};
use graph::Graph;
use lines::{Bar, LinesPanel};
use review::Review;
use review_panel::ReviewPanel;
use share::ShareStudy;
use think::Thinking;
use tools::{CommentBox, MoreTools, Steps, ToolRow};
use tree::Tree;

pub use arrange::ArrangePage;
pub use home::{AnalysisHome, SharedPage};
pub use state::Analysis;

/// The page of the study of this name.
#[component]
pub fn StudyPage(id: String, help: RwSignal<bool>) -> impl IntoView {
    match kept::load(&id) {
        Some(kept) => {
            let analysis = Analysis::new(id, kept);
            view! { <Desk analysis help /> }.into_any()
        }
        None => view! {
            <main id="main" class="page" tabindex="-1">
                <h1>{move || t("analysis-gone")}</h1>
                <p>{move || t("no-game-more")}</p>
                <a class="button primary" href="/analysis">{move || t("analysis")}</a>
            </main>
        }
        .into_any(),
    }
}

/// Which dialogs of the page are open.
#[derive(Clone, Copy)]
pub struct Dialogs {
    comment: RwSignal<bool>,
    menu: RwSignal<bool>,
    share: RwSignal<bool>,
}

/// A study on the page.
#[component]
fn Desk(analysis: Analysis, help: RwSignal<bool>) -> impl IntoView {
    show_board();
    let told = TurnListener {
        made: Callback::new(move |(before, turn)| analysis.turn_made(before, turn)),
        begun: Callback::new(move |actions: Vec<String>| analysis.turn_begun(&actions)),
    };
    let play = Play::analysed(analysis.game(), told);
    let thinking = Thinking::new(play, analysis);
    let review = Review::new(play, analysis, thinking);
    let dialogs =
        Dialogs { comment: RwSignal::new(false), menu: RwSignal::new(false), share: RwSignal::new(false) };
    Effect::new(move |_| {
        analysis.at.track();
        analysis.edits.track();
        play.show(untrack(|| analysis.game()));
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        pressed(play, analysis, thinking, dialogs, &event);
    });
    let leaving = window_event_listener_untyped("pagehide", move |_| analysis.store());
    on_cleanup(move || {
        keys.remove();
        leaving.remove();
        analysis.store();
    });
    let game = play.id();
    let name = Memo::new(move |_| {
        analysis.edits.track();
        analysis.study.with_untracked(title)
    });
    let said = prompted(play);
    let said = Memo::new(move |_| match thinking.threat.get() {
        Some((threat, _)) => (threat, None),
        None => said.get(),
    });
    // Half open, whole, or only its steps: on a phone the sheet covers more or less of the page.
    let stop = RwSignal::new(1_usize);
    // What is tried is tried on the board, which the whole sheet would cover.
    Effect::new(move |_| {
        if review.trial.with(Option::is_some) && stop.get_untracked() == 2 {
            stop.set(1);
        }
    });
    let grip = Grip { stop, from: StoredValue::new(None), dragged: StoredValue::new(false) };
    view! {
        <main id="main" class=format!("analysis {game}") data-stop=move || stop.get().to_string() tabindex="-1">
            <header class="an-head">
                <a class="icon-button" href="/analysis" aria-label=move || t("analysis-all") title=move || t("analysis-all")>{Icon::Back.draw()}</a>
                <div class="an-title">
                    <h1>{move || match name.get() { name if name.is_empty() => t("analysis"), name => name }}</h1>
                    <p class="caption">{game.title()}</p>
                </div>
                <button class="button an-share" on:click=move |_| dialogs.share.set(true)>{Icon::Link.draw()}<span>{move || t("share")}</span></button>
                <button class="icon-button" aria-label=move || t("more") title=move || t("more") on:click=move |_| dialogs.menu.set(true)>{Icon::Menu.draw()}</button>
            </header>
            <Bar play analysis thinking />
            <div class=format!("board-box {game}")><Board play /></div>
            <Spoken play said />
            <div class="an-lines-box"><LinesPanel play analysis thinking /></div>
            <section class="an-sheet">
                <button class="an-grip" aria-label=move || t("analysis-grip") on:click=move |_| grip.clicked()
                    on:pointerdown=move |event| grip.down(&event) on:pointerup=move |event| grip.up(&event) on:pointercancel=move |_| grip.from.set_value(None)><i aria-hidden="true"></i></button>
                <Steps analysis />
                <div class="an-now">
                    <p class="say-now" aria-hidden="true">{move || say(&said.get().0)}</p>
                    <Choices play />
                    <Claims play />
                </div>
                <ReviewPanel play review />
                <div class="card an-tree-box">
                    <Tree analysis menu=dialogs.menu />
                    <ToolRow play analysis thinking dialogs />
                </div>
                <Graph play analysis review />
                <div class="card an-entry"><TextEntry play /></div>
            </section>
            <Dialog open=dialogs.comment title="analysis-comment"><CommentBox analysis open=dialogs.comment /></Dialog>
            <Dialog open=dialogs.menu title="more" class="sheet"><MoreTools play analysis thinking dialogs help /></Dialog>
            <Dialog open=dialogs.share title="share"><ShareStudy analysis /></Dialog>
            <Ask play />
        </main>
    }
}

/// Pulls of less than this are taps, in pixels.
const PULL: i32 = 16;

/// What the sheet of a phone is pulled up and down by; a tap brings the next height.
#[derive(Clone, Copy)]
struct Grip {
    stop: RwSignal<usize>,
    /// Where the finger came down.
    from: StoredValue<Option<i32>>,
    /// Whether it has pulled, so that the click that follows is none.
    dragged: StoredValue<bool>,
}

impl Grip {
    fn down(self, event: &web_sys::PointerEvent) {
        self.from.set_value(Some(event.client_y()));
        self.dragged.set_value(false);
        let grip = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if let Some(grip) = grip {
            let _ = grip.set_pointer_capture(event.pointer_id());
        }
    }

    fn up(self, event: &web_sys::PointerEvent) {
        let Some(from) = self.from.try_update_value(Option::take).flatten() else { return };
        let pulled = event.client_y() - from;
        if pulled.abs() >= PULL {
            self.dragged.set_value(true);
            self.stop
                .update(|stop| *stop = if pulled < 0 { (*stop + 1).min(2) } else { stop.saturating_sub(1) });
        }
    }

    fn clicked(self) {
        if !self.dragged.try_update_value(std::mem::take).unwrap_or(false) {
            self.stop.update(|stop| *stop = (*stop + 1) % 3);
        }
    }
}

thread_local! {
    /// The study whose review is to begin when its page is opened.
    static WANTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

impl Analysis {
    /// Whether somebody came here for the review.
    fn wants_review(self) -> bool {
        WANTED.with_borrow_mut(|wanted| wanted.take_if(|id| *id == self.id()).is_some())
    }
}

/// The review of the study of this address begins when it is opened.
fn want_review(path: &str) {
    let id = path.rsplit('/').next().map(str::to_owned);
    WANTED.with_borrow_mut(|wanted| *wanted = id);
}

/// What a study is called: by its name, or by its players.
fn title(study: &orrery_study::Study) -> String {
    let name = study.name();
    if !name.is_empty() {
        return name.to_owned();
    }
    let player =
        |tag: &str| study.head().tag(tag).filter(|name| !name.is_empty() && *name != "?").map(str::to_owned);
    match (player("First"), player("Second")) {
        (Some(first), Some(second)) => format!("{first} – {second}"),
        _ => String::new(),
    }
}

/// Keys that work wherever the keyboard is, except where something is being written.
fn pressed(play: Play, analysis: Analysis, thinking: Thinking, dialogs: Dialogs, event: &KeyboardEvent) {
    if dialog::is_open() || is_typing(event) || event.alt_key() {
        return;
    }
    let with_control = event.ctrl_key() || event.meta_key();
    match (event.key().as_str(), with_control) {
        ("z", true) => analysis.undo(event.shift_key()),
        ("Z", true) | ("y", true) => analysis.undo(true),
        (_, true) => return,
        ("ArrowLeft", _) => analysis.back(),
        ("ArrowRight", _) => analysis.forward(),
        ("ArrowUp", _) => analysis.beside(-1),
        ("ArrowDown", _) => analysis.beside(1),
        ("Home", _) => analysis.far(false),
        ("End", _) => analysis.far(true),
        ("Escape", _) => play.step_back(),
        ("Backspace", _) => play.reset_turn(),
        ("Delete", _) => analysis.edit(orrery_study::Edit::Delete(analysis.at.get_untracked())),
        ("p", _) => analysis.edit(orrery_study::Edit::Promote(analysis.at.get_untracked())),
        ("m", _) => dialogs.comment.set(true),
        ("x", _) => thinking.ask_threat(play),
        ("e", _) => thinking.on.update(|on| *on = !*on),
        (" ", _) => {
            let best = thinking
                .told
                .with_untracked(|told| Some(told.as_ref()?.lines.lines.first()?.actions.clone()));
            match best {
                Some(actions) => analysis.play_line(&actions),
                None => return,
            }
        }
        ("t", _) => play.facing.update(|facing| facing.turns = (facing.turns + 1) % 12),
        ("f", _) => play.facing.update(|facing| facing.flipped = !facing.flipped),
        ("w", _) => play.asking.set(true),
        (digit, _) if choose(play, digit) => {}
        _ => return,
    }
    event.prevent_default();
}
