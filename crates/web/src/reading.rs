//! The rules beside a running game: fetched when somebody wants to read them, while the game stays where it is.

use leptos::prelude::*;
use orrery_client::Route;
use orrery_games::GameKind;

use crate::app;
use crate::chapters::Chapter;
use crate::dialog::Dialog;
use crate::play::Play;
use crate::words::t;

/// Says to the page of the rules that it is no page of its own here.
#[derive(Clone, Copy)]
pub struct Beside;

/// The dialog with the rules of the game that is played.
#[component]
pub fn RulesBeside(play: Play, help: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open=play.reading title="rules" class="reading">
            <Reading game=play.id() help />
        </Dialog>
    }
}

#[component]
fn Reading(game: GameKind, help: RwSignal<bool>) -> impl IntoView {
    provide_context(Beside);
    let come = RwSignal::new(false);
    wasm_bindgen_futures::spawn_local(async move {
        // What could not be fetched is missed below.
        app::fetch_for(&Route::Rules(game)).await;
        come.try_set(true);
    });
    move || match come.get() {
        false => view! { <p role="status">{move || t("rules-loading")}</p> }.into_any(),
        true => match Chapter::Learn.draw(Route::Rules(game), help) {
            Some(rules) => rules,
            None => view! { <p role="alert">{move || t("not-fetched-why")}</p> }.into_any(),
        },
    }
}
