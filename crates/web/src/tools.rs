//! What every game can do beside playing, whoever plays.

use leptos::prelude::*;

use crate::dialog::Dialog;
use crate::icons::Icon;
use crate::play::Play;
use crate::rules;
use crate::words::t;

/// Back, and once more.
#[component]
pub fn TurnTools(play: Play) -> impl IntoView {
    view! {
        <button class="button tool" disabled=move || !play.can_take_back() on:click=move |_| play.take_back()>
            {Icon::Undo.draw()}<span>{move || t("take-back")}</span>
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
        <a class="button tool" href=rules::path(play.id())>
            {Icon::Book.draw()}<span>{move || t("rules")}</span>
        </a>
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
