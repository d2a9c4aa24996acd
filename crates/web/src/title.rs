//! The title of the tab: the page, or the game on it and whose turn it is, so that it is found among many.

use leptos::prelude::*;
use orrery_view::Phrase;

use crate::browser;
use crate::panels::player_name;
use crate::play::Play;
use crate::turn_bar::outcome_phrase;
use crate::words::say;

thread_local! {
    /// What the game on the page has to say.
    static GAME: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
}

/// Keeps the title of a page, which follows the language and gives way to what a game on it has to say.
pub fn of_page(name: impl Fn() -> String + Send + Sync + 'static) {
    let game = GAME.with(Clone::clone);
    Effect::new(move |_| {
        let name = game.get().unwrap_or_else(&name);
        let title = if name.is_empty() { "Orrery".to_owned() } else { format!("{name} · Orrery") };
        browser::document().set_title(&title);
    });
}

/// Says in the title how a game stands, for as long as its page lives.
pub fn of_game(play: Play) {
    let game = GAME.with(Clone::clone);
    let told = game.clone();
    Effect::new(move |_| {
        let state = say(&play.told(|| state(play)));
        // The title needs no end of a sentence.
        told.set(Some(format!("{} · {}", state.trim_end_matches('.'), play.id().title())));
    });
    on_cleanup(move || game.set(None));
}

/// How the game stands, in a few words.
fn state(play: Play) -> Phrase {
    if play.is_over() {
        return outcome_phrase(play);
    }
    match play.alone() {
        Some(own) if own == play.to_act() => Phrase::new("your-turn"),
        Some(_) => Phrase::new("their-turn"),
        None => Phrase::new("waiting-for").with("player", player_name(play, play.to_act())),
    }
}
