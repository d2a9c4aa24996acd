//! The puzzle of the day: on the first page, beside all puzzles, and after one.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_puzzles::game_of_day;
use orrery_puzzles::practice::{Days, PROGRESS_KEY};
use orrery_view::Phrase;

use super::desk::today;
use crate::board::Thumbnail;
use crate::browser;
use crate::icons::Icon;
use crate::words::{say, t};

/// The days whose puzzle was solved on this device.
pub fn kept_days() -> Days {
    Days::read(&browser::stored(PROGRESS_KEY).unwrap_or_default())
}

/// The puzzle of the day, and how many days in a row it was solved. The set of puzzles need not be here.
#[component]
pub fn Today(
    /// The days whose puzzle was solved.
    #[prop(into)]
    days: Signal<Days>,
) -> impl IntoView {
    let day = today();
    let game = game_of_day(day);
    let solved = move || days.with(|days| days.has(day));
    let running = move || days.with(|days| days.running(day));
    let sample = AnyGame::from_link(game.description().sample).ok();
    view! {
        <section class="card continue pz-daily">
            <div class="small-picture" aria-hidden="true">{sample.map(|game| view! { <Thumbnail game /> })}</div>
            <div class="words">
                <h2>{move || solved().then(|| Icon::Seal.draw())}{move || t("puzzle-daily")}</h2>
                <p>
                    {move || if solved() { t("puzzle-tomorrow") } else { game.title().to_owned() }}
                    {move || (running() > 0).then(|| format!(" · {}", say(&Phrase::new("puzzle-days").with("count", running()))))}
                </p>
            </div>
            <a class="button" href="/puzzles/daily">{move || t("open")}<span class="unseen">{move || format!(" {}", t("puzzle-daily"))}</span></a>
        </section>
    }
}
