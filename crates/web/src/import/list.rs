//! The list of what was read: to open, review or keep; and what could not be read, each with its place.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_view::Phrase;

use super::job::Found;
use super::kept;
use super::reason::{of_note, of_problem};
use super::row::{Row, SHOWN, Search, sought};
use crate::app::notify;
use crate::bring;
use crate::icons::Icon;
use crate::toast;
use crate::words::{say, t};

/// Games and problems.
#[component]
pub fn Games(found: Arc<Found>) -> impl IntoView {
    let (text, most) = (RwSignal::new(String::new()), RwSignal::new(SHOWN));
    // Counts what was kept, so that every row looks again whether it is.
    let kept = RwSignal::new(0_usize);
    let (games, refused) = (found.games.len(), found.problems.len());
    let is_cancelled = found.is_cancelled;
    let told = move || {
        let mut said = vec![Phrase::new("import-found").with("count", games)];
        said.extend((refused > 0).then(|| Phrase::new("import-refused").with("count", refused)));
        said.extend(is_cancelled.then(|| Phrase::new("import-cancelled")));
        said.iter().map(say).collect::<Vec<_>>().join(" ")
    };
    let all = found.clone();
    let matching = Memo::new(move |_| {
        let sought = text.with(|text| sought(text));
        let hits = all.games.iter().enumerate().filter(|(_, row)| row.said.matches(&sought));
        hits.map(|(index, _)| index).collect::<Vec<_>>()
    });
    let shown = found.clone();
    let rows = move || {
        let hits = matching.with(|hits| hits.iter().copied().take(most.get()).collect::<Vec<_>>());
        hits.into_iter().map(|index| view! { <Line found=shown.clone() index kept /> }).collect_view()
    };
    let every = found.clone();
    let keep_all = move |_| {
        let done = every.games.iter().take_while(|row| kept::keep(row)).count();
        kept.update(|kept| *kept += 1);
        match done == games {
            true => toast::done(Phrase::new("import-kept-all").with("count", done)),
            false => notify(Phrase::new("import-no-room").with("count", done)),
        }
    };
    let problems = move || {
        found
            .problems
            .iter()
            .take(MOST_PROBLEMS)
            .map(|problem| {
                let (file, why) = (problem.file.clone(), of_problem(problem));
                view! { <li><strong>{file}</strong><span>{move || say(&why)}</span></li> }
            })
            .collect_view()
    };
    view! {
        <p class="im-told" role="status">{told}</p>
        <Show when=move || { games > 0 }>
            <div class="im-tools">
                <Search text />
                <button class="button" on:click=keep_all.clone()>{move || t("import-keep-all")}</button>
            </div>
        </Show>
        <ul class="game-rows im-rows">{rows}</ul>
        {move || (games > 0 && matching.with(Vec::is_empty)).then(|| view! { <p class="caption">{t("import-no-match")}</p> })}
        <Show when=move || { matching.with(Vec::len) > most.get() }>
            <button class="button" on:click=move |_| most.update(|most| *most += SHOWN)>{move || t("import-more")}</button>
        </Show>
        <Show when=move || { refused > 0 }>
            <h2>{move || t("import-problems")}</h2>
        </Show>
        <ul class="im-problems">{problems}</ul>
    }
}

/// Nobody reads more.
const MOST_PROBLEMS: usize = 200;

/// A game of the list.
#[component]
fn Line(found: Arc<Found>, index: usize, kept: RwSignal<usize>) -> impl IntoView {
    let row = StoredValue::new((found, index));
    let of = move |take: fn(&Row) -> String| row.with_value(|(found, index)| take(&found.games[*index]));
    let analyse = move |review| bring::analyse(of(|row| row.record.clone()), review);
    let keep = move |_| {
        if row.with_value(|(found, index)| kept::keep(&found.games[*index])) {
            kept.update(|kept| *kept += 1);
        } else {
            notify(Phrase::new("import-no-room").with("count", 0));
        }
    };
    let is_kept = Memo::new(move |_| {
        kept.track();
        row.with_value(|(found, index)| kept::is_kept(&found.games[*index]))
    });
    let notes = move || {
        let notes = row
            .with_value(|(found, index)| found.games[*index].notes.iter().map(of_note).collect::<Vec<_>>());
        notes.into_iter().map(|note| view! { <span class="im-note">{say(&note)}</span> }).collect_view()
    };
    let name = of(|row| row.said.name());
    view! {
        <li class="game-row im-row" title=of(|row| row.file.clone())>
            <div class="words"><strong>{name.clone()}</strong><span>{move || of(|row| row.said.line())}</span>{notes}</div>
            <div class="im-do">
                <button class="button open" on:click=move |_| analyse(false)>{move || t("open")}<span class="unseen">" "{name.clone()}</span></button>
                <button class="button" on:click=move |_| analyse(true)>{Icon::Graph.draw()}<span>{move || t("game-review")}</span></button>
                <button class="button" disabled=move || is_kept.get() on:click=keep>
                    {Icon::Down.draw()}<span>{move || if is_kept.get() { t("import-kept") } else { t("import-keep") }}</span>
                </button>
            </div>
        </li>
    }
}
