//! What can be done with the turn that is looked at.

use leptos::prelude::*;
use orrery_study::{Edit, NodeId};
use orrery_view::{Phrase, Table};

use super::think::Thinking;
use super::{Analysis, Dialogs, arrange};
use crate::app::go;
use crate::archive::{self, Seat};
use crate::icons::Icon;
use crate::play::Play;
use crate::words::{say, t};

/// To the start, back, forward, to the end.
#[component]
pub fn Steps(analysis: Analysis) -> impl IntoView {
    let is_start = move || analysis.at.get() == NodeId::ROOT;
    let is_end = move || {
        analysis.edits.track();
        let at = analysis.at.get();
        analysis.study.with_untracked(|study| study.node(at).is_none_or(|node| node.children().len() == 0))
    };
    let place = move || {
        analysis.edits.track();
        let at = analysis.at.get();
        let (depth, rest) =
            analysis.study.with_untracked(|study| (study.path(at).len(), study.line_from(at).len()));
        say(&Phrase::new("analysis-turn-of").with("number", depth).with("count", depth + rest))
    };
    view! {
        <div class="an-steps">
            <button class="icon-button" aria-label=move || t("to-start") title=move || format!("{} (Home)", t("to-start")) disabled=is_start on:click=move |_| analysis.far(false)>{Icon::First.draw()}</button>
            <button class="icon-button" aria-label=move || t("back") title=move || format!("{} (←)", t("back")) disabled=is_start on:click=move |_| analysis.back()>{Icon::Previous.draw()}</button>
            <span class="an-place">{place}</span>
            <button class="icon-button" aria-label=move || t("forward") title=move || format!("{} (→)", t("forward")) disabled=is_end on:click=move |_| analysis.forward()>{Icon::Next.draw()}</button>
            <button class="icon-button" aria-label=move || t("to-end") title=move || format!("{} (End)", t("to-end")) disabled=is_end on:click=move |_| analysis.far(true)>{Icon::Last.draw()}</button>
        </div>
    }
}

/// What is done most often.
#[component]
pub fn ToolRow(play: Play, analysis: Analysis, thinking: Thinking, dialogs: Dialogs) -> impl IntoView {
    let can = move || {
        analysis.edits.track();
        analysis.study.with_untracked(orrery_study::Study::can)
    };
    let may_threaten = Memo::new(move |_| {
        thinking.silence.get().is_none() && play.table.with(|table| table.turned().is_some())
    });
    view! {
        <div class="an-tools">
            <button class="icon-button" disabled=move || !can().0 aria-label=move || t("analysis-undo") title=move || format!("{} (Ctrl+Z)", t("analysis-undo")) on:click=move |_| analysis.undo(false)>{Icon::Undo.draw()}</button>
            <button class="icon-button" disabled=move || !can().1 aria-label=move || t("analysis-redo") title=move || format!("{} (Ctrl+Y)", t("analysis-redo")) on:click=move |_| analysis.undo(true)>{Icon::Redo.draw()}</button>
            <span class="space"></span>
            <button class="button ghost small" disabled=move || !may_threaten.get() title=move || format!("{} (X)", t("analysis-threat")) on:click=move |_| thinking.ask_threat(play)>{Icon::Threat.draw()}<span>{move || t("analysis-threat")}</span></button>
            <button class="icon-button" aria-label=move || t("analysis-comment") title=move || format!("{} (M)", t("analysis-comment")) on:click=move |_| dialogs.comment.set(true)>{Icon::Talk.draw()}</button>
        </div>
    }
}

/// The words about the turn looked at.
#[component]
pub fn CommentBox(analysis: Analysis, open: RwSignal<bool>) -> impl IntoView {
    let node = NodeRef::<leptos::html::Textarea>::new();
    let about = analysis.at.get_untracked();
    let words = analysis
        .study
        .with_untracked(|study| study.node(about).map(orrery_study::Node::prose).unwrap_or_default());
    let store = move |_| {
        let words = node.get_untracked().map(|area| area.value()).unwrap_or_default();
        analysis.edit(Edit::Comment { about, words });
        open.set(false);
    };
    view! {
        <textarea node_ref=node class="record an-words" rows="5" aria-label=move || t("analysis-comment") prop:value=words></textarea>
        <div class="dialog-foot">
            <button class="button" on:click=move |_| open.set(false)>{move || t("cancel")}</button>
            <button class="button primary" on:click=store>{move || t("analysis-save")}</button>
        </div>
    }
}

/// Everything else.
#[component]
pub fn MoreTools(
    play: Play,
    analysis: Analysis,
    thinking: Thinking,
    dialogs: Dialogs,
    help: RwSignal<bool>,
) -> impl IntoView {
    let Dialogs { menu, comment, share } = dialogs;
    let done = move |edit: Edit| {
        menu.set(false);
        analysis.edit(edit);
    };
    let at = move || analysis.at.get();
    let is_start = move || at() == NodeId::ROOT;
    let is_main = move || {
        let at = at();
        analysis.study.with_untracked(|study| study.main_line().contains(&at))
    };
    let play_on = move |_| {
        let mut saved = archive::begin(analysis.game(), [Seat::Here; 2]);
        archive::save(&mut saved);
        go(&format!("/game/{}", saved.id));
    };
    let arrange = move |_| go(&arrange::path_of(&play.table.with_untracked(Table::game)));
    let over = move || play.table.with(|table| Table::outcome(table).is_some());
    view! {
        <div class="tools">
            <button class="button tool" on:click=move |_| { menu.set(false); comment.set(true); }>{Icon::Talk.draw()}<span>{move || t("analysis-comment")}</span></button>
            <button class="button tool" disabled=move || is_start() || is_main() on:click=move |_| done(Edit::Promote(at()))>{Icon::Up.draw()}<span>{move || t("analysis-promote")}</span></button>
            <button class="button tool" disabled=is_start on:click=move |_| done(Edit::Delete(at()))>{Icon::Close.draw()}<span>{move || t("analysis-delete")}</span></button>
            <button class="button tool" on:click=move |_| { menu.set(false); share.set(true); }>{Icon::Link.draw()}<span>{move || t("share")}</span></button>
            <button class="button tool" disabled=move || thinking.silence.get().is_some() || thinking.asking.get() on:click=move |_| { menu.set(false); thinking.ask_server(play); }>{Icon::Computer.draw()}<span>{move || t("analysis-server")}</span></button>
            <button class="button tool" on:click=arrange>{Icon::Settings.draw()}<span>{move || t("arrange-from")}</span></button>
            <button class="button tool" disabled=over on:click=play_on>{Icon::Next.draw()}<span>{move || t("analysis-play-on")}</span></button>
            <button class="button tool" on:click=move |_| play.facing.update(|facing| facing.turns = (facing.turns + 1) % 12)>{Icon::Turn.draw()}<span>{move || t("turn-board")}</span></button>
            <button class="button tool" on:click=move |_| play.facing.update(|facing| facing.flipped = !facing.flipped)>{Icon::Flip.draw()}<span>{move || t("flip-board")}</span></button>
            <button class="button tool" on:click=move |_| { menu.set(false); play.asking.set(true); }>{Icon::Ask.draw()}<span>{move || t("ask")}</span></button>
        </div>
        <dl class="an-keys">
            {[("← →", "analysis-key-steps"), ("↑ ↓", "analysis-key-variations"), ("Space", "analysis-key-best"), ("X", "analysis-threat"), ("M", "analysis-comment"), ("P", "analysis-promote"), ("Del", "analysis-delete"), ("Ctrl+Z", "analysis-undo"), ("E", "analysis-engine")]
                .map(|(key, words)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{move || t(words)}</dd></div> }).collect_view()}
        </dl>
        <button class="button ghost" on:click=move |_| { menu.set(false); help.set(true); }>{move || t("shortcuts")}</button>
    }
}
