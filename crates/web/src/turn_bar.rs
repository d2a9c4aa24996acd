//! The line that says what to do now, and the buttons of the turn that is being composed.

use leptos::prelude::*;
use orrery_games::core::Outcome;
use orrery_view::{Phrase, Prompt, Table};

use crate::coach::{Warning, advice, answer};
use crate::ending::read_out;
use crate::icons::Icon;
use crate::panels::player_name;
use crate::play::{Play, Word};
use crate::settings;
use crate::talk::{News, sending};
use crate::words::{say, t};

/// What is said now: the main sentence and the second line.
fn prompt(play: Play) -> (Phrase, Option<Phrase>) {
    if play.looked_at.get().is_some() {
        return (Phrase::new("looking-back"), Some(Phrase::new("looking-back-more")));
    }
    if play.is_over() {
        return (outcome_phrase(play), None);
    }
    if let Some((why, _)) = play.refusal.get() {
        let now = play.shown().prompt(&play.view_state()).now;
        return (why, Some(now));
    }
    if play.seeking.get() {
        return (Phrase::new("hint-seeking"), None);
    }
    match play.coach.word.get() {
        // What comes next if there is nothing to say: then nothing flickers.
        Word::Looking => {
            let opponent = play.to_act().opponent();
            return (Phrase::new("waiting-for").with("player", player_name(play, opponent)), None);
        }
        // The rest is read with the question; see the coach's panel.
        Word::Warning(fall) => return (answer(play, &fall).unwrap_or(Phrase::new("coach-warning")), None),
        Word::Better(fall) => {
            let now = play.shown().prompt(&play.view_state()).now;
            return match advice(play, &fall) {
                Some(told) => (told, Some(now)),
                None => (now, None),
            };
        }
        Word::Silent => {}
    }
    if let Some(told) =
        play.hint.get().and_then(|hint| play.tell_line(play.table.with(Table::played), &[hint]).pop())
    {
        let Prompt { now, more } = play.shown().prompt(&play.view_state());
        return (Phrase::new("hint-told").with("told", told), Some(more.unwrap_or(now)));
    }
    if play.waits_for_confirmation() {
        let told = play.table.with(|table| table.tell(table.played() - table.turn().len()));
        return (Phrase::new("confirm-turn"), told.into_iter().next());
    }
    if !play.may_act() {
        let waiting = Phrase::new("waiting-for").with("player", player_name(play, play.to_act()));
        return (waiting, play.online().and_then(sending));
    }
    let Prompt { now, more } = play.said();
    (now, more)
}

/// Who has won in a game that is over.
pub fn outcome_phrase(play: Play) -> Phrase {
    match (play.outcome(), play.alone()) {
        (None, _) => Phrase::new("result-none"),
        (Some(Outcome::Draw), _) => Phrase::new("result-draw"),
        (Some(Outcome::Win(player)), Some(alone)) if player == alone => Phrase::new("result-won"),
        (Some(Outcome::Win(_)), Some(_)) if play.computer_sits() => Phrase::new("result-lost"),
        (Some(Outcome::Win(player)), _) => {
            Phrase::new("result-wins").with("player", player_name(play, player))
        }
    }
}

/// What is said now, told when what was played has been seen.
pub fn prompted(play: Play) -> Memo<(Phrase, Option<Phrase>)> {
    Memo::new(move |_| {
        play.refusal.track();
        play.seeking.track();
        play.hint.track();
        play.coach.word.track();
        if let Some(online) = play.online() {
            online.sending.track();
            online.players.track();
        }
        play.told(|| prompt(play))
    })
}

/// What is to be done now, and the buttons for it: all of one height and in their places, whatever is said.
#[component]
pub fn TurnBar(play: Play, more: RwSignal<bool>) -> impl IntoView {
    let said = prompted(play);
    let begun = Memo::new(move |_| play.may_act() && play.table.with(Table::is_begun));
    let waits = move || play.waits_for_confirmation() && play.coach.word.get() == Word::Silent;
    let warned = Memo::new(move |_| play.warning().is_some());
    let past = Memo::new(move |_| play.looked_at.get().is_some());
    // Without confirmation there is no button for it that would never do anything.
    let confirms = Memo::new(move |_| settings::confirms() || play.waits_for_confirmation());
    // One step of the turn that is being made, else the last turn.
    let back = move |_| if begun.get_untracked() { play.step_back() } else { play.take_back() };
    let back_name = move || t(if begun.get() { "step-back" } else { "take-back" });
    let no_way_back = move || !begun.get() && !play.can_take_back();
    view! {
        <section class="turn-bar card" class:warned=move || warned.get() class:plain=move || !confirms.get() && !past.get() aria-label=move || t("turn")>
            {play.online().map(|online| view! { <Show when=move || !play.is_over()><News play online /></Show> })}
            // First, so that it is read first; what is seen of it is not read once more.
            <Spoken play said />
            <div class="say">
                <p class="now" aria-hidden="true">{move || say(&said.get().0)}</p>
                <p class="more">{move || said.get().1.map(|more| say(&more))}</p>
            </div>
            <div class="turn-buttons">
                {play.online().is_none().then(|| view! {
                    <button class="button hint" disabled=move || !play.may_act() || play.seeking.get() title=move || format!("{} (H)", t("hint")) on:click=move |_| play.ask_hint()>
                        {Icon::Hint.draw()}<span>{move || t("hint")}</span>
                    </button>
                })}
                <button class="button back" disabled=no_way_back title=move || format!("{} (Esc, U)", back_name()) on:click=back>
                    {Icon::Undo.draw()}<span>{move || t("take-back")}</span>
                </button>
                <button class="icon-button boxed more" aria-label=move || t("more") title=move || t("more") on:click=move |_| more.set(true)>
                    {Icon::Menu.draw()}
                </button>
                <Choices play />
                {move || if past.get() {
                    view! { <button class="button primary" on:click=move |_| play.look_at(None)>{move || t("to-live")}</button> }.into_any()
                } else if confirms.get() {
                    view! { <button class="button primary" disabled=move || !waits() on:click=move |_| play.confirm()>{move || t("confirm")}</button> }.into_any()
                } else {
                    ().into_any()
                }}
            </div>
            {move || warned.get().then(|| view! { <Warning play /> })}
        </section>
    }
}

/// What is to be chosen that is no point of the board.
#[component]
pub fn Choices(play: Play) -> impl IntoView {
    let offered = Memo::new(move |_| play.told(|| play.shown().choices(&play.view_state())));
    let buttons = move || {
        let all = offered.get().into_iter().enumerate().map(|(index, choice)| {
            let (path, aimed) = (choice.path.clone(), choice.path.clone());
            let (label, detail) = (choice.label.clone(), choice.detail.clone());
            let aim = move || aimed.first().copied();
            let focus = aim.clone();
            view! {
                <button
                    class="chip"
                    title=format!("{}", index + 1)
                    on:pointerenter=move |_| play.aim.set(aim())
                    on:pointerleave=move |_| play.aim.set(None)
                    on:focus=move |_| play.aim.set(focus())
                    on:blur=move |_| play.aim.set(None)
                    on:click=move |_| {
                        for spot in &path { play.touch(*spot); }
                    }
                >
                    {say(&label)}
                    {detail.map(|detail| view! { <small>{say(&detail)}</small> })}
                </button>
            }
        });
        all.collect_view()
    };
    view! { <div class="chips">{buttons}</div> }
}

/// Chooses by the number of a choice, from 1 to 9; `false` if the key is no such number.
pub fn choose(play: Play, key: &str) -> bool {
    let Some(number) = key.parse::<usize>().ok().filter(|number| (1..=9).contains(number)) else {
        return false;
    };
    let choices = untrack(|| play.shown().choices(&play.view_state()));
    if let Some(choice) = choices.get(number - 1) {
        for spot in &choice.path {
            play.touch(*spot);
        }
    }
    true
}

/// The one live region: what was played, and what to do now.
#[component]
pub fn Spoken(play: Play, said: Memo<(Phrase, Option<Phrase>)>) -> impl IntoView {
    // What stands here when the page opens is read with the page; only what is played later is told.
    let told_until = StoredValue::new(play.table.with_untracked(Table::played));
    let moves = Memo::new(move |old: Option<&Vec<Phrase>>| {
        play.table.with(|table| {
            let count = table.played();
            let from = told_until.get_value();
            told_until.set_value(count);
            match count > from {
                true => table.tell(from),
                false => old.cloned().unwrap_or_default(),
            }
        })
    });
    let words = move || {
        let mut sentences: Vec<String> = moves.get().iter().map(say).collect();
        sentences.push(said.with(|(now, _)| say(now)));
        // What the opponent has done is told already; what is explained is not.
        let explained = |more: &&Phrase| more.key.contains("-guide-");
        sentences.extend(said.with(|(_, more)| more.as_ref().filter(explained).map(say)));
        if !play.is_lesson() && play.is_over() {
            sentences.extend(read_out(play).iter().map(say));
        }
        // What is told in a list has no full stop; read out, the next sentence would run into it.
        for sentence in &mut sentences {
            if !sentence.ends_with(['.', '!', '?', '…']) {
                sentence.push('.');
            }
        }
        sentences.join(" ")
    };
    view! { <p class="spoken" role="status" aria-live="polite">{words}</p> }
}
