//! What every game can do beside playing, whoever plays.

use leptos::prelude::*;
use orrery_view::Table;

use crate::bring;
use crate::dialog::Dialog;
use crate::icons::Icon;
use crate::play::Play;
use crate::words::t;

/// The turn once more, or from its beginning.
#[component]
pub fn TurnTools(play: Play) -> impl IntoView {
    let begun = move || play.may_act() && play.table.with(Table::is_begun);
    view! {
        <button class="button tool" disabled=move || !begun() on:click=move |_| play.reset_turn()>
            {Icon::Reset.draw()}<span>{move || t("reset-turn")}</span>
        </button>
        <button class="button tool" on:click=move |_| play.replay_turn()>
            {Icon::Replay.draw()}<span>{move || t("replay")}</span>
        </button>
    }
}

/// How the board lies, what can be asked about it, and what can be taken away from it.
#[component]
pub fn BoardTools(play: Play, sharing: RwSignal<bool>) -> impl IntoView {
    let turn_board = move |_| play.facing.update(|facing| facing.turns = (facing.turns + 1) % 12);
    let flip_board = move |_| play.facing.update(|facing| facing.flipped = !facing.flipped);
    view! {
        <button class="button tool" on:click=turn_board>
            {Icon::Turn.draw()}<span>{move || t("turn-board")}</span>
        </button>
        <button class="button tool" on:click=flip_board>
            {Icon::Flip.draw()}<span>{move || t("flip-board")}</span>
        </button>
        <button class="button tool" on:click=move |_| play.asking.set(true)>
            {Icon::Ask.draw()}<span>{move || t("ask")}</span>
        </button>
        <button class="button tool" on:click=move |_| sharing.set(true)>
            {Icon::Link.draw()}<span>{move || t("share")}</span>
        </button>
        <AnalyseTool play />
        <button class="button tool" on:click=move |_| play.reading.set(true)>
            {Icon::Book.draw()}<span>{move || t("rules")}</span>
        </button>
    }
}

/// Asks before the game is given up.
#[component]
pub fn Resigning(
    /// The game.
    play: Play,
    /// Whether it is asked now.
    open: RwSignal<bool>,
    /// The name of the words that say what it means.
    words: &'static str,
) -> impl IntoView {
    view! {
        <Dialog open title="resign">
            <p>{move || t(words)}</p>
            <div class="dialog-foot">
                <button class="button" on:click=move |_| open.set(false)>{move || t("play-on")}</button>
                <button class="button primary" on:click=move |_| { open.set(false); play.resign(); }>{move || t("resign")}</button>
            </div>
        </Dialog>
    }
}

/// Opens a study of the game, with who plays it and how it came out.
#[component]
pub fn AnalyseTool(play: Play) -> impl IntoView {
    view! {
        <button class="button tool" on:click=move |_| bring::analyse(play.record(), false)>
            {Icon::Graph.draw()}<span>{move || t("analyse")}</span>
        </button>
    }
}
