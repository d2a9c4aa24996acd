//! What the coach says: a warning in the line under the board, the turning points in the panel of a finished game.

use leptos::prelude::*;
use orrery_client::{Chance, CostlyTurn};
use orrery_view::{Phrase, Table};

use crate::browser;
use crate::play::{Play, Review};
use crate::words::{say, t};

/// What somebody could expect before a turn.
fn had(chance: Chance) -> Phrase {
    match chance {
        Chance::Win => Phrase::new("coach-had-win"),
        Chance::Draw => Phrase::new("coach-had-draw"),
        // Nobody is warned who had nothing to lose.
        Chance::Loss => Phrase::new("coach-had").with("percent", 0),
        Chance::About(points) => Phrase::new("coach-had").with("percent", percent(points)),
    }
}

/// What the player can expect after it.
fn left(chance: Chance) -> Phrase {
    match chance {
        Chance::Win => Phrase::new("coach-left").with("percent", 100),
        Chance::Draw => Phrase::new("coach-left-draw"),
        Chance::Loss => Phrase::new("coach-left-loss"),
        Chance::About(points) => Phrase::new("coach-left").with("percent", percent(points)),
    }
}

/// Without a proof nothing is certain.
fn percent(points: u32) -> u32 {
    ((points + 5) / 10).clamp(1, 99)
}

/// Several sentences as one.
fn in_a_row(told: Vec<Phrase>) -> Option<Phrase> {
    told.into_iter().reduce(|one, two| Phrase::new("coach-then").with("one", one).with("two", two))
}

/// The answer that the coach fears.
pub fn answer(play: Play, fall: &CostlyTurn) -> Option<Phrase> {
    in_a_row(play.tell_line(fall.to, &fall.answer)).map(|told| Phrase::new("coach-answer").with("told", told))
}

/// What had been better.
pub fn advice(play: Play, fall: &CostlyTurn) -> Option<Phrase> {
    in_a_row(play.tell_line(fall.from, &fall.better))
        .map(|told| Phrase::new("coach-better").with("told", told))
}

/// Says what the turn throws away, and asks what is to become of it.
#[component]
pub fn Warning(play: Play) -> impl IntoView {
    let node = NodeRef::<leptos::html::Button>::new();
    // The keyboard goes to the question, and back to where it was.
    let before = StoredValue::new_local(browser::document().active_element());
    Effect::new(move |_| {
        if let Some(button) = node.get() {
            browser::focus(&button);
        }
    });
    on_cleanup(move || {
        let Some(before) = before.try_get_value().flatten() else { return };
        browser::after_frame(move || {
            let now = browser::document().active_element();
            if now.is_none_or(|now| now.tag_name() == "BODY") {
                browser::focus(&before);
            }
        });
    });
    let lost =
        move || play.warning().map(|fall| format!("{} {}", say(&had(fall.before)), say(&left(fall.after))));
    let answered = move || play.warning().and_then(|fall| answer(play, &fall)).map(|told| say(&told));
    view! {
        <div class="warning" role="alertdialog" aria-labelledby="coach-title" aria-describedby="coach-lost">
            <p class="now" id="coach-title">{move || t("coach-warning")}</p>
            <p id="coach-lost">{lost}</p>
            <p class="more">{answered}</p>
            <div class="turn-buttons">
                <button class="button primary" node_ref=node on:click=move |_| play.reset_turn()>{move || t("coach-take-back")}</button>
                <button class="button" on:click=move |_| play.show_better()>{move || t("coach-show")}</button>
                <button class="button" on:click=move |_| play.confirm()>{move || t("coach-anyway")}</button>
            </div>
        </div>
    }
}

/// The turns on which a finished game turned, once somebody has asked.
#[component]
pub fn TurningPoints(play: Play) -> impl IntoView {
    let asked = Memo::new(move |_| play.coach.review.get() != Review::Unasked);
    move || asked.get().then(|| view! { <Reviewed play /> })
}

#[component]
fn Reviewed(play: Play) -> impl IntoView {
    let found = Memo::new(move |_| match play.coach.review.get() {
        Review::Done(falls) => Some(falls),
        _ => None,
    });
    let words = move || {
        t(match found.get() {
            None => "coach-looking",
            Some(falls) if falls.is_empty() => "coach-none",
            Some(_) => "coach-points-more",
        })
    };
    let share = move || match play.coach.review.get() {
        Review::Looking(done, count) => format!("{:.2}", done as f64 / count.max(1) as f64),
        _ => String::new(),
    };
    let points = move || {
        let falls = found.get().unwrap_or_default();
        falls.into_iter().map(|fall| view! { <TurningPoint play fall /> }).collect_view()
    };
    view! {
        <section class="turning">
            <h3>{move || t("coach-points")}</h3>
            <p class="caption" role="status">{words}</p>
            {move || found.get().is_none().then(|| view! { <progress value=share aria-label=move || t("coach-looking")></progress> })}
            <ol>{points}</ol>
        </section>
    }
}

#[component]
fn TurningPoint(play: Play, fall: CostlyTurn) -> impl IntoView {
    let earlier =
        untrack(|| play.turns().with(|turns| turns.iter().filter(|(start, _)| *start < fall.from).count()));
    let number = Phrase::new("coach-turn").with("number", earlier / 2 + 1);
    let actions = play.table.with_untracked(Table::actions);
    let played = actions.get(fall.from..fall.to).unwrap_or_default();
    let told = [
        in_a_row(play.tell_line(fall.from, played))
            .map(|told| Phrase::new("coach-played").with("told", told)),
        advice(play, &fall),
    ];
    let told = told.into_iter().flatten().map(|told| view! { <p>{move || say(&told)}</p> }).collect_view();
    let (before, after) = (had(fall.before), left(fall.after));
    let shown = fall.clone();
    view! {
        <li>
            <h4>{move || say(&number)}</h4>
            <p>{move || format!("{} {}", say(&before), say(&after))}</p>
            {told}
            <div class="turn-buttons">
                <button class="button small" on:click=move |_| play.show_turning_point(&shown)>{move || t("show-on-board")}</button>
                <button class="button small" on:click=move |_| play.try_again(&fall)>{move || t("coach-again")}</button>
            </div>
        </li>
    }
}
