//! How the game came out: beside the board, never over it.

use leptos::prelude::*;
use orrery_games::core::{Outcome, Player};
use orrery_view::{Phrase, Table};
use orrery_wire::Reason;

use crate::app::go;
use crate::archive::{self, Saved};
use crate::bring;
use crate::coach::TurningPoints;
use crate::dialog::Segments;
use crate::icons::Icon;
use crate::levels::NextLevel;
use crate::new_game::again;
use crate::online::Ended;
use crate::panels::player_name;
use crate::play::Play;
use crate::talk::{News, Onward};
use crate::turn_bar::outcome_phrase;
use crate::words::{say, t, words};

/// The panel of a finished game: how it came out and why.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    move || {
        play.is_over().then(|| {
            let ending = play.table.with(|table| table.outcome().map(|_| table.ending()));
            let reason = why(play, ending.as_ref());
            let lines = ending.map(|ending| ending.lines).unwrap_or_default();
            let left = play.alone().unwrap_or(Player::First);
            let pair = move |values: [i32; 2]| [values[left.index()], values[left.opponent().index()]];
            let number = |value: i32| words().integer(value.into());
            let with_points = lines.iter().any(|line| line.points.is_some());
            let rows = lines
                .iter()
                .map(|line| {
                    let [own, other] = pair(line.counts);
                    let points = line.points.map(pair).unwrap_or([own, other]);
                    // What counts as it is stands once, with the points.
                    let counted = |count: i32| (!with_points || line.points.is_some()).then(|| number(count));
                    let label = line.label.clone();
                    view! {
                        <tr>
                            <th scope="row">{move || say(&label)}</th>
                            <td>{counted(own)}</td>
                            <td>{counted(other)}</td>
                            {with_points.then(|| view! { <td class="points">{format!("{} : {}", number(points[0]), number(points[1]))}</td> })}
                        </tr>
                    }
                })
                .collect_view();
            let tallies = play.table.with(Table::tallies);
            view! {
                <section class="card ending" aria-label=move || t("result")>
                    <h2>{say(&outcome_phrase(play))}</h2>
                    <p class="decided">{move || say(&reason)}</p>
                    <table class="score" hidden=lines.is_empty()>
                        <thead>
                            <tr>
                                <td></td>
                                <th scope="col">{move || say(&player_name(play, left))}</th>
                                <th scope="col">{move || say(&player_name(play, left.opponent()))}</th>
                                {with_points.then(|| view! { <th scope="col">{move || t("points")}</th> })}
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                    <NextLevel play />
                    {(!tallies.is_empty()).then(|| view! {
                        <p class="caption">{move || t("show-on-board")}</p>
                        <Segments
                            label="show-on-board"
                            choices=tallies
                            chosen=play.tally
                            choose=move |tally| play.tally.set(tally)
                        />
                    })}
                    {play.online().map(|online| view! { <News play online /> })}
                    {play.is_coachable().then(|| view! { <TurningPoints play /> })}
                </section>
            }
        })
    }
}

/// What comes after a game, always at hand: the same again, what it turned on, and telling others.
#[component]
pub fn EndButtons(play: Play, sharing: RwSignal<bool>, more: RwSignal<bool>) -> impl IntoView {
    let over = Memo::new(move |_| play.is_over());
    let past = Memo::new(move |_| play.looked_at.get().is_some());
    let onward = move || {
        match (past.get(), play.online()) {
        (true, _) => view! {
            <button class="button primary" on:click=move |_| play.look_at(None)>{move || t("to-live")}</button>
        }
        .into_any(),
        (false, Some(online)) => view! { <Onward play online /> }.into_any(),
        (false, None) => view! {
            <button class="button primary" on:click=move |_| rematch(play)>{move || t("rematch")}</button>
        }
        .into_any(),
    }
    };
    view! {
        <Show when=move || over.get()>
            <div class="end-buttons">
                <button class="button" on:click=move |_| bring::analyse(play.record(), true)>{move || t("game-review")}</button>
                <button class="button" on:click=move |_| sharing.set(true)>{Icon::Link.draw()}<span>{move || t("share")}</span></button>
                <button class="icon-button boxed more" aria-label=move || t("more") title=move || t("more") on:click=move |_| more.set(true)>
                    {Icon::Menu.draw()}
                </button>
                {onward}
            </div>
        </Show>
    }
}

/// Why a finished game ended.
fn why(play: Play, ending: Option<&orrery_view::Ending>) -> Phrase {
    match (play.ended.get(), ending) {
        (_, Some(ending)) => ending.reason.clone(),
        (Some(end), None) => reason(play, end),
        (None, None) => Phrase::new("result-draw"),
    }
}

/// What is read out when a game has ended, after who has won: why, and the score line by line.
pub fn read_out(play: Play) -> Vec<Phrase> {
    let ending = play.table.with(|table| table.outcome().map(|_| table.ending()));
    let left = play.alone().unwrap_or(Player::First);
    let mut told = vec![why(play, ending.as_ref())];
    for line in ending.map(|ending| ending.lines).unwrap_or_default() {
        let [own, other] = [left, left.opponent()].map(Player::index);
        let score = Phrase::new("score-line")
            .with("label", line.label)
            .with("own", player_name(play, left))
            .with("mine", line.counts[own])
            .with("other", player_name(play, left.opponent()))
            .with("theirs", line.counts[other]);
        told.push(match line.points {
            None => score,
            Some(points) => Phrase::new("score-line-points")
                .with("line", score)
                .with("mine", points[own])
                .with("theirs", points[other]),
        });
    }
    told
}

/// Why a game ended that the board did not end.
fn reason(play: Play, end: Ended) -> Phrase {
    let loser = end.outcome().and_then(Outcome::winner).map(Player::opponent);
    let name = player_name(play, loser.unwrap_or(Player::First));
    let Ended::Game { reason, .. } = end else { return Phrase::new("result") };
    match reason {
        Reason::Normal => Phrase::new("result"),
        Reason::Resignation => Phrase::new("reason-resigned").with("player", name),
        Reason::Time => Phrase::new("reason-time").with("player", name),
        Reason::Agreement => Phrase::new("reason-agreement"),
        Reason::Abandoned => Phrase::new("reason-abandoned").with("player", name),
        Reason::Aborted => Phrase::new("reason-aborted"),
    }
}

/// The same again with sides exchanged; drawn boards and layouts are drawn anew.
fn rematch(play: Play) {
    let old = play.saved();
    let Ok(game) = again(&old.game) else { return };
    let mut saved = Saved { coach: old.coach, ..archive::begin(game, [old.seats[1], old.seats[0]]) };
    archive::save(&mut saved);
    go(&format!("/game/{}", saved.id));
}
