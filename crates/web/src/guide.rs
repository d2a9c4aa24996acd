//! Whether a game is explained while it is played: the first of each kind is, until it is over.

use leptos::prelude::*;
use orrery_games::GameKind;

use crate::play::Play;
use crate::settings::{change, settings};
use crate::words::t;

/// Explains a kind of game from now on, or does not.
fn explain(game: GameKind, on: bool) {
    change(|settings| {
        settings.explained.retain(|kind| *kind != game);
        if !on {
            settings.explained.push(game);
        }
    });
}

/// Who has played a game of this kind to its end knows it.
pub fn follow(play: Play) {
    Effect::new(move |was_over: Option<bool>| {
        let over = play.is_over();
        if over && was_over == Some(false) && play.outcome().is_some() {
            explain(play.id(), false);
        }
        over
    });
}

/// A switch for each game.
#[component]
pub fn GuideSwitches() -> impl IntoView {
    let switches = GameKind::ALL.map(|game| {
        let on = move || !settings().explained.contains(&game);
        view! {
            <label class="switch">
                <input type="checkbox" role="switch" prop:checked=on on:change=move |event| explain(game, event_target_checked(&event)) />
                <span class="track" aria-hidden="true"></span>
                <span class="words">{game.title()}</span>
            </label>
        }
    });
    view! {
        <div class="field-row" role="group" aria-label=move || t("setting-guide")>
            <span class="field-label" aria-hidden="true">{move || t("setting-guide")}</span>
            <div class="guide-switches">{switches}</div>
        </div>
    }
}
