//! What a review found, beside the board: the turns that cost most, and what comes of a second try.

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_study::{Likeness, Reviewed, Verdict};
use orrery_view::Phrase;

use super::lines::percent;
use super::review::{Review, TRIES, Trial};
use crate::icons::Icon;
use crate::panels::side_name;
use crate::play::Play;
use crate::words::{say, t};

/// What was lost, in chances.
fn fell(turn: &Reviewed) -> Phrase {
    Phrase::new("review-fell").with("before", percent(turn.before)).with("after", percent(turn.after))
}

/// The review, or the button that begins it; while a turn is tried again, that.
#[component]
pub fn ReviewPanel(play: Play, review: Review) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let may = review.count() > 0 && !review.is_barred();
        (review.trial.with(Option::is_some), review.running.get(), review.is_complete(), may)
    });
    move || {
        match shown.get() {
        (true, ..) => view! { <Trying play review /> }.into_any(),
        (_, true, ..) => view! { <Looking review /> }.into_any(),
        (_, _, true, _) => view! { <Found play review /> }.into_any(),
        (.., true) => view! {
            <section class="card rv-begin">
                <button class="button primary" on:click=move |_| review.start()>{Icon::Graph.draw()}{move || t("review-begin")}</button>
                <p class="caption">{move || t("review-begin-more")}</p>
            </section>
        }
        .into_any(),
        _ => ().into_any(),
    }
    }
}

#[component]
fn Looking(review: Review) -> impl IntoView {
    let analysis = review.analysis();
    let done = move || analysis.reviewed.with(Vec::len);
    let share = move || format!("{:.3}", done() as f64 / review.count().max(1) as f64);
    view! {
        <section class="card rv-looking">
            <p role="status">{move || t("review-looking")}</p>
            <progress value=share aria-label=move || t("review-looking")></progress>
            <p class="caption">{move || say(&Phrase::new("analysis-turn-of").with("number", done()).with("count", review.count()))}</p>
        </section>
    }
}

#[component]
fn Found(play: Play, review: Review) -> impl IntoView {
    let sides = Player::BOTH.map(|player| {
        let name = untrack(|| side_name(play, player));
        view! {
            <button class="rv-side" class:on=move || review.side.get() == player aria-pressed=move || (review.side.get() == player).to_string() on:click=move |_| review.side.set(player)>{move || say(&name)}</button>
        }
    });
    let sides = sides.collect_view();
    let points = Memo::new(move |_| {
        let points = review.points(review.side.get());
        (points.turns, points.slow)
    });
    let words = move || match points.get() {
        (turns, _) if turns.is_empty() => t("review-none"),
        (_, true) => t("review-slow"),
        _ => t("review-points"),
    };
    let list = move || {
        let turns = points.get().0.into_iter().enumerate();
        turns
            .filter_map(|(number, place)| {
                Some(view! { <TurningPoint review number=number + 1 place turn=review.turn(place)? /> })
            })
            .collect_view()
    };
    view! {
        <section class="card rv-found" aria-label=move || t("game-review")>
            <div class="rv-sides" role="group" aria-label=move || t("review-side")>{sides}</div>
            <p class="caption" role="status">{words}</p>
            <ol>{list}</ol>
            {move || review.likeness(review.side.get()).map(|like| view! { <Like play review like /> })}
        </section>
    }
}

/// Like which level somebody played: ten cells, the level dark, what it might be as well in between.
#[component]
fn Like(play: Play, review: Review, like: Likeness) -> impl IntoView {
    let side = untrack(|| side_name(play, review.side.get_untracked()));
    let words =
        Phrase::new("review-like").with("side", side).with("level", like.level).with("error", like.error);
    let cell = |level: u32| match level.abs_diff(like.level) {
        0 => "rv-cell level",
        off if off <= like.error => "rv-cell near",
        _ => "rv-cell",
    };
    let cells = (1..=10).map(|level| view! { <i class=cell(level)></i> }).collect_view();
    view! {
        <div class="rv-like">
            <p>{move || say(&words)}</p>
            <div class="rv-cells" aria-hidden="true">{cells}</div>
        </div>
    }
}

#[component]
fn TurningPoint(review: Review, number: usize, place: usize, turn: Reviewed) -> impl IntoView {
    let name = Phrase::new("review-turn")
        .with("number", place / 2 + 1)
        .with("turn", review.node(place).map(|id| review.actions(id)).unwrap_or_default().join(" "));
    let better = review.tell(place, &turn.best).map(|told| Phrase::new("review-better").with("told", told));
    let reply = review.why(&turn, place).or_else(|| {
        review.tell_reply(place, &turn.reply).map(|told| Phrase::new("review-reply").with("told", told))
    });
    let lost = fell(&turn);
    let label = name.clone();
    let show = move |_| {
        if let Some(id) = review.node(place) {
            review.analysis().look_at(id);
        }
    };
    view! {
        <li class="rv-point">
            <button class="rv-name" on:click=show><span class="rv-number">{number}</span><span>{move || say(&name)}</span></button>
            {reply.map(|told| view! { <p>{move || say(&told)}</p> })}
            {better.map(|told| view! { <p class="rv-better">{move || say(&told)}</p> })}
            <p class="caption">{move || say(&lost)}</p>
            <button class="button small again" on:click=move |_| review.try_again(place)>{Icon::Replay.draw()}{move || t("review-again")}<span class="unseen">{move || format!(": {}", say(&label))}</span></button>
        </li>
    }
}

/// A second try at a turn.
#[component]
fn Trying(play: Play, review: Review) -> impl IntoView {
    let trial = move || review.trial.get();
    let turn = move |trial: &Trial| review.turn(trial.place);
    let heading = move || match trial().as_ref().and_then(|trial| trial.tried.clone()?.verdict) {
        Some(Verdict::Right) => t("review-right"),
        Some(Verdict::Better) => t("review-nearly"),
        Some(Verdict::Wrong) => t("review-wrong"),
        None => t("review-again"),
    };
    let words = move || {
        let trial = trial()?;
        let reviewed = turn(&trial)?;
        let Some(tried) = &trial.tried else {
            let side = untrack(|| side_name(play, reviewed.player));
            return Some(say(
                &Phrase::new(if trial.shown { "review-answer-is" } else { "review-find" }).with("side", side)
            ));
        };
        match (&tried.verdict, &tried.reply) {
            (None, _) => Some(t("review-judging")),
            (Some(_), Some(reply)) => Some(say(reply)),
            (Some(Verdict::Right), None) => {
                review.tell(trial.place, &review.analysis().tried.get_untracked()?).map(|told| say(&told))
            }
            (Some(_), None) => None,
        }
    };
    let chances = move || {
        let trial = trial()?;
        let (reviewed, after) = (turn(&trial)?, trial.tried?.after?);
        Some(say(&Phrase::new("review-chances")
            .with("before", percent(reviewed.before))
            .with("after", percent(after))))
    };
    let state = Memo::new(move |_| {
        let trial = trial()?;
        let verdict = trial.tried.as_ref().and_then(|tried| tried.verdict);
        Some((verdict, trial.tried.is_some(), trial.wrong >= TRIES, trial.shown))
    });
    let class = move || match state.get() {
        Some((Some(Verdict::Right), ..)) => "card rv-trying right",
        Some((Some(_), ..)) => "card rv-trying wrong",
        _ => "card rv-trying",
    };
    let buttons = move || {
        let Some((verdict, is_tried, may_see, is_shown)) = state.get() else { return ().into_any() };
        let main = match verdict {
            Some(Verdict::Right) => view! { <button class="button primary" on:click=move |_| review.play_on()>{t("analysis-play-on")}</button> }.into_any(),
            _ => view! { <button class="button primary" disabled=!is_tried on:click=move |_| review.another()>{t("review-another")}</button> }.into_any(),
        };
        let answer = (may_see && !is_shown && verdict != Some(Verdict::Right)).then(|| view! { <button class="button" on:click=move |_| review.show_answer()>{t("review-answer")}</button> });
        view! { {answer}{main} }.into_any()
    };
    view! {
        <section class=class aria-label=move || t("review-again")>
            <h2>{heading}</h2>
            <p role="status" aria-live="polite">{words}</p>
            <p class="caption">{chances}</p>
            <div class="turn-buttons">
                <button class="button ghost" on:click=move |_| review.stop_trying()>{move || t("review-leave")}</button>
                {buttons}
            </div>
        </section>
    }
}
