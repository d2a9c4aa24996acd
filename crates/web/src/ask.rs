//! Questions about the board: for those who do not see it, and for anybody who wants to be sure.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_view::{Phrase, Question, Spot, Table, looks};

use crate::browser;
use crate::dialog::Dialog;
use crate::play::Play;
use crate::words::{say, t};

/// The questions, to begin with about the point that the keyboard is on.
#[component]
pub fn Ask(play: Play) -> impl IntoView {
    view! {
        <Dialog open=play.asking title="ask">
            <Asking play />
        </Dialog>
    }
}

/// The point of the board to which the Tab key leads.
fn keyboard_at() -> Option<Spot> {
    let hit = browser::document().query_selector(".hits [tabindex='0']").ok().flatten()?;
    hit.get_attribute("data-spot")?.parse().ok()
}

/// What was asked and what was answered, or what was played meanwhile, which the page behind the dialog cannot say.
#[derive(Clone, PartialEq)]
struct Entry {
    number: usize,
    asked: Option<String>,
    told: Vec<Phrase>,
}

/// The name of a button's words, and what it asks about a point or for a viewer.
type Offered<T> = (&'static str, fn(T) -> Question);

#[component]
fn Asking(play: Play) -> impl IntoView {
    let log = RwSignal::new(Vec::<Entry>::new());
    let add = move |asked: Option<String>, told: Vec<Phrase>| {
        log.update(|log| log.push(Entry { number: log.len(), asked, told }));
    };
    let place = RwSignal::new(keyboard_at().map_or_else(String::new, |spot| spot.to_string()));
    let ask = move |asked: &'static str, question: Question| {
        let told = untrack(|| play.shown().ask(&play.calm_view_state(), question));
        add(Some(t(asked)), told);
    };
    // The question is about the point or line in the box.
    let ask_there = move |asked: &'static str, about: fn(Spot) -> Question| {
        let written = place.get_untracked();
        match written.parse() {
            Ok(Question::Point(spot)) => {
                let told = untrack(|| play.shown().ask(&play.calm_view_state(), about(spot)));
                add(Some(format!("{spot}. {}", t(asked))), told);
            }
            Ok(line) => ask("ask-point", line),
            Err(_) => add(Some(written), vec![Phrase::new("ask-unreadable")]),
        }
    };
    let told_until = StoredValue::new(play.table.with_untracked(Table::played));
    Effect::new(move |_| {
        let told = play.table.with(|table| {
            let told = table.tell(told_until.get_value());
            told_until.set_value(table.played());
            told
        });
        if !told.is_empty() {
            add(None, told);
        }
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        ask_there("ask-point", Question::Point);
    };
    let looks = looks(play.id());
    let there = looks.questions.iter().map(|&(label, about)| {
        view! { <button type="button" class="button" on:click=move |_| ask_there(label, about)>{move || t(label)}</button> }
    });
    let viewer = move || play.alone().unwrap_or_else(|| untrack(|| play.to_act()));
    let whole: [Offered<Player>; 5] = [
        ("ask-open", |_| Question::Open),
        (looks.threats, |_| Question::Threats),
        ("ask-mine", Question::Pieces),
        ("ask-theirs", |viewer| Question::Pieces(viewer.opponent())),
        ("ask-board", |_| Question::Board),
    ];
    let whole = whole.map(|(label, about)| {
        view! { <button type="button" class="button" on:click=move |_| ask(label, about(viewer()))>{move || t(label)}</button> }
    });
    let node = NodeRef::<leptos::html::Input>::new();
    Effect::new(move |_| {
        if let Some(input) = node.get() {
            browser::focus(&input);
            input.select();
        }
    });
    view! {
        <form class="ask" on:submit=submit>
            <label class="field">
                <span>{move || t("ask-where")}</span>
                <input node_ref=node class="text" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go"
                    aria-describedby="ask-more" prop:value=move || place.get() on:input=move |event| place.set(event_target_value(&event)) />
            </label>
            <p class="caption" id="ask-more">{move || t("ask-more")}</p>
            <div class="questions">
                <button type="submit" class="button primary">{move || t("ask-point")}</button>
                {there.collect_view()}
            </div>
            <div class="questions">{whole.collect_view()}</div>
        </form>
        <div class="answers-log" role="log" aria-live="polite" tabindex="0" aria-label=move || t("ask-answers")>
            <div>
                <For each=move || log.get() key=|entry| entry.number children=|Entry { asked, told, .. }| view! {
                    {asked.map(|asked| view! { <p class="caption">{asked}</p> })}
                    {told.iter().map(|phrase| view! { <p>{say(phrase)}</p> }).collect_view()}
                } />
            </div>
        </div>
    }
}
