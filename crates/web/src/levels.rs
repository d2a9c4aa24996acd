//! Levels of the computer: choosing one, and which to try next.

use leptos::prelude::*;
use orrery_games::core::Outcome;
use orrery_view::Phrase;

use crate::app::go;
use crate::archive::{self, Saved, Seat};
use crate::dialog::Segments;
use crate::game_settings::Row;
use crate::new_game::again;
use crate::play::Play;
use crate::settings::change;
use crate::words::{say, t};

/// The strongest level.
const STRONGEST: u8 = 10;

/// What people say of themselves, and the level that suits.
const EXPERIENCE: [(u8, &str); 3] = [(1, "experience-new"), (2, "experience-rules"), (3, "experience-often")];

/// A phrase about a level.
fn about(name: &'static str, level: u8) -> Phrase {
    Phrase::new(name).with("level", u32::from(level))
}

/// The rows of a form in which a level is chosen. Who has no games here is asked how well they know the game.
#[component]
pub fn LevelRows(level: RwSignal<u8>) -> impl IntoView {
    let newcomer = archive::list().0.is_empty();
    let moved = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse::<u8>() {
            level.set(chosen.clamp(1, STRONGEST));
        }
    };
    let place = move || say(&about("level-of", level.get()));
    let name = move || say(&about("level-name", level.get()));
    let spoken =
        move || say(&about("level-spoken", level.get()).with("name", about("level-name", level.get())));
    view! {
        {newcomer.then(|| view! {
            <Row label="experience">
                <Segments label="experience" choices=EXPERIENCE.to_vec() chosen=level choose=move |chosen| level.set(chosen) />
            </Row>
        })}
        <Row label="level">
            <div class="slider">
                <input type="range" min="1" max="10" step="1" aria-label=move || t("level") aria-valuetext=spoken aria-describedby="level-line" prop:value=move || level.get().to_string() on:input=moved />
                <output>{place}</output>
            </div>
            <p class="caption" id="level-line"><strong>{name}</strong>{" "}{move || say(&about("level-line", level.get()))}</p>
        </Row>
    }
}

/// After a result against the computer: the level above for who has won, the one below for who has lost.
#[component]
pub fn NextLevel(play: Play) -> impl IntoView {
    move || {
        let next = next(play)?;
        let words = about("level-next", next).with("name", about("level-name", next));
        Some(view! {
            <button class="button" on:click=move |_| begin(play, next)>{move || say(&words)}</button>
        })
    }
}

/// The level to try next, if there is one.
fn next(play: Play) -> Option<u8> {
    let own = play.alone()?;
    let Seat::Computer(level) = play.saved().seats[own.opponent().index()] else { return None };
    let Some(Outcome::Win(winner)) = play.outcome() else { return None };
    let next = if winner == own { level + 1 } else { level - 1 };
    (1..=STRONGEST).contains(&next).then_some(next)
}

/// The same again at this level, with sides exchanged.
fn begin(play: Play, level: u8) {
    let old = play.saved();
    let Ok(game) = again(&old.game) else { return };
    let seats = [old.seats[1], old.seats[0]].map(|seat| match seat {
        Seat::Computer(_) => Seat::Computer(level),
        seat => seat,
    });
    change(|settings| settings.level = level);
    let mut saved = Saved { coach: old.coach, ..archive::begin(game, seats) };
    archive::save(&mut saved);
    go(&format!("/game/{}", saved.id));
}
