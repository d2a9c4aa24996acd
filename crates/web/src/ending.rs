//! How the game came out: beside the board, never over it.

use leptos::prelude::*;
use orrery_games::GameId;
use orrery_games::core::Player;
use orrery_view::{Phrase, Tally};

use crate::app::go;
use crate::archive::{self, Saved};
use crate::dialog::Segments;
use crate::icons::Icon;
use crate::new_game::again;
use crate::panels::player_name;
use crate::play::Play;
use crate::share;
use crate::turn_bar::outcome_phrase;
use crate::words::{say, t, words};

/// The panel of a finished game.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    move || {
        play.outcome().map(|outcome| {
            let resigned = play.resigned.get();
            let ending = play.table.with(|table| table.outcome().map(|_| table.ending()));
            let reason = match (resigned, &ending) {
                (_, Some(ending)) => ending.reason.clone(),
                (Some(player), None) => Phrase::new("reason-resigned").with("player", player_name(play, player)),
                (None, None) => Phrase::new("result-draw"),
            };
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
                    let label = line.label.clone();
                    view! {
                        <tr>
                            <th scope="row">{move || say(&label)}</th>
                            <td>{number(own)}</td>
                            <td>{number(other)}</td>
                            {with_points.then(|| view! { <td class="points">{format!("{} : {}", number(points[0]), number(points[1]))}</td> })}
                        </tr>
                    }
                })
                .collect_view();
            let breakdown = play.id() == GameId::Kulami;
            view! {
                <section class="card ending" aria-label=move || t("result")>
                    <p class="caption">{move || say(&reason)}</p>
                    <h2>{say(&outcome_phrase(play, outcome))}</h2>
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
                    {breakdown.then(|| view! {
                        <p class="caption">{move || t("show-on-board")}</p>
                        <Segments
                            label="show-on-board"
                            choices=vec![(Tally::Tiles, "tally-tiles"), (Tally::Area, "tally-area"), (Tally::Lines, "tally-lines"), (Tally::All, "tally-all")]
                            chosen=play.tally
                            choose=move |tally| play.tally.set(tally)
                        />
                    })}
                    <button class="button primary" on:click=move |_| rematch(play)>{move || t("rematch")}</button>
                    <button class="button" on:click=move |_| share::copy(&play.saved().record().to_string())>
                        {Icon::Copy.draw()}{move || t("copy-record")}
                    </button>
                </section>
            }
        })
    }
}

/// The same again with sides exchanged; drawn boards and layouts are drawn anew.
fn rematch(play: Play) {
    let old = play.saved();
    let Ok(game) = again(&old.game) else { return };
    let mut saved = Saved::new(game, [old.seats[1], old.seats[0]]);
    archive::save(&mut saved);
    go(&format!("/game/{}", saved.id));
}
