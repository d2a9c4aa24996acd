//! The moves of the game by turns, to be read and to be walked through.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_view::Phrase;

use crate::browser;
use crate::follows::turn_starts;
use crate::icons::Icon;
use crate::play::Play;
use crate::words::{say, t};

/// One turn as it stands in the list.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Entry {
    player: Player,
    /// The actions before it, and with it.
    from: usize,
    to: usize,
    /// Its first action that is no removal, and the removals after or before it.
    main: String,
    rest: String,
}

fn entries(play: Play) -> Vec<Entry> {
    let game = play.settled_game();
    let (actions, starts) = (game.actions(), turn_starts(&game));
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([actions.len()]);
    let turns = starts.iter().zip(ends).map(|((from, player), to)| {
        let turn = &actions[*from..to];
        let (rest, main): (Vec<_>, Vec<_>) = turn.iter().cloned().partition(|action| action.starts_with('x'));
        let rest = rest.iter().map(|removal| format!("×{}", &removal[1..])).collect::<Vec<_>>();
        Entry { player: *player, from: *from, to, main: main.join(" "), rest: rest.join(" ") }
    });
    turns.collect()
}

/// The list of moves with its four buttons.
#[component]
pub fn Moves(play: Play) -> impl IntoView {
    let list = Memo::new(move |_| entries(play));
    let rows = move || {
        let list = list.get();
        let mut rows: Vec<[Option<Entry>; 2]> = Vec::new();
        for entry in list {
            let column = entry.player.index();
            match rows.last_mut() {
                Some(row) if column == 1 && row[1].is_none() => row[1] = Some(entry),
                _ => {
                    let mut row = [None, None];
                    row[column] = Some(entry);
                    rows.push(row);
                }
            }
        }
        rows.into_iter().enumerate().collect::<Vec<_>>()
    };
    let node = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        // The turn that is looked at, or the last one, stays in sight.
        list.track();
        play.looked_at.track();
        browser::after_frame(move || {
            if let Some(list) = node.try_get_untracked().flatten() {
                keep_in_sight(&list);
            }
        });
    });
    let live = Memo::new(move |_| list.with(|list| list.last().map_or(0, |entry| entry.to)));
    let live = move || live.get();
    let now = move || play.looked_at.get().unwrap_or_else(live);
    let is_now = Selector::new(now);
    let waiting = Selector::new(move || play.waits_for_confirmation().then(live));
    let step = move |to: Option<usize>| play.look_at(to);
    let back = move |_| {
        let start = list.with_untracked(|list| {
            list.iter().rev().map(|entry| entry.from).find(|from| *from < untrack(now))
        });
        step(Some(start.unwrap_or(0)));
    };
    let on = move |_| {
        step(list.with_untracked(|list| list.iter().map(|entry| entry.to).find(|to| *to > untrack(now))));
    };
    let cell = move |entry: Option<Entry>| {
        let Some(Entry { to, main, rest, .. }) = entry else { return view! { <span></span> }.into_any() };
        let (shown, current, waiting) = (is_now.clone(), is_now.clone(), waiting.clone());
        view! {
            <button class="move" class:now=move || shown.selected(&to) class:pending=move || waiting.selected(&Some(to)) aria-current=move || current.selected(&to).then_some("step") on:click=move |_| play.look_at(Some(to))>
                {main}
                {(!rest.is_empty()).then(|| view! { <small>{rest}</small> })}
            </button>
        }
        .into_any()
    };
    view! {
        <section class="card moves" aria-label=move || t("moves")>
            <h2>{move || t("moves")}</h2>
            <ol class="move-list" node_ref=node>
                <For each=rows key=|row| row.clone() children=move |(index, [first, second])| view! {
                    <li><span class="number">{index + 1}</span>{cell(first)}{cell(second)}</li>
                } />
            </ol>
            <div class="steps">
                <button class="icon-button" aria-label=move || t("to-start") title=move || format!("{} (Home)", t("to-start")) disabled=move || now() == 0 on:click=move |_| step(Some(0))>{Icon::First.draw()}</button>
                <button class="icon-button" aria-label=move || t("back") title=move || format!("{} (←)", t("back")) disabled=move || now() == 0 on:click=back>{Icon::Previous.draw()}</button>
                <button class="icon-button" aria-label=move || t("forward") title=move || format!("{} (→)", t("forward")) disabled=move || now() == live() on:click=on>{Icon::Next.draw()}</button>
                <button class="icon-button" aria-label=move || t("to-end") title=move || format!("{} (End)", t("to-end")) disabled=move || now() == live() on:click=move |_| step(None)>{Icon::Last.draw()}</button>
            </div>
            <TextEntry play />
        </section>
    }
}

/// Scrolls so that the turn that is looked at, or the last one, is seen.
fn keep_in_sight(list: &web_sys::HtmlOListElement) {
    if let Ok(Some(now)) = list.query_selector(".now, li:last-child") {
        let top = now.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
        let room = f64::from(list.client_height());
        if top < 0.0 || top > room - 40.0 {
            list.set_scroll_top(list.scroll_top() + (top - room / 2.0) as i32);
        }
    }
}

/// An action can be written instead of touched.
#[component]
pub fn TextEntry(play: Play) -> impl IntoView {
    let error = RwSignal::new(None::<Phrase>);
    let node = NodeRef::<leptos::html::Input>::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(input) = node.get_untracked() else { return };
        match play.play_written(&input.value()) {
            Ok(()) => {
                error.set(None);
                input.set_value("");
            }
            Err(why) => error.set(Some(why)),
        }
    };
    view! {
        <form class="entry" on:submit=submit>
            <input node_ref=node type="text" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="send"
                aria-label=move || t("write-move")
                placeholder=move || t("write-move")
                aria-invalid=move || error.get().is_some().to_string() />
            <button class="button" type="submit" disabled=move || !play.may_act()>{move || t("write-move-go")}</button>
            <p role="alert">{move || error.get().map(|why| say(&why))}</p>
        </form>
    }
}
