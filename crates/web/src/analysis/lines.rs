//! The lines that the engine says, and the evaluation bar.

use leptos::prelude::*;
use orrery_client::{BestLine, Chance};
use orrery_games::AnyGame;
use orrery_games::core::Player;
use orrery_view::{Phrase, Table};

use super::Analysis;
use super::think::{MOST_LINES, Silence, Thinking, Told, for_first};
use crate::dialog::Switch;
use crate::icons::Icon;
use crate::panels::side_name;
use crate::play::Play;
use crate::words::{say, t, words};

/// Points of a thousand as percent. Without a proof nothing is certain.
pub fn percent(chance: Chance) -> u32 {
    match chance {
        Chance::About(points) => ((points + 5) / 10).clamp(1, 99),
        proved => proved.points() / 10,
    }
}

/// A chance of the first player as it is written beside a line.
fn score(chance: Chance) -> String {
    say(&Phrase::new("analysis-percent").with("percent", percent(chance)))
}

/// What is proved, in words.
fn proof(play: Play, told: &Told, line: &BestLine) -> Option<Phrase> {
    let winner = match for_first(line.chance, told.mover) {
        Chance::Win => Player::First,
        Chance::Loss => Player::Second,
        Chance::Draw => return Some(Phrase::new("analysis-draw")),
        Chance::About(_) => return None,
    };
    let side = untrack(|| side_name(play, winner));
    Some(match (line.margin, turns_of(told, line, winner)) {
        (Some(margin), _) => Phrase::new("analysis-wins-by").with("side", side).with("points", margin.abs()),
        (None, Some(count)) => Phrase::new("analysis-wins-in").with("side", side).with("count", count),
        (None, None) => Phrase::new("analysis-wins").with("side", side),
    })
}

/// How many turns of the winner a line has, where it leads to the end of the game.
fn turns_of(told: &Told, line: &BestLine, winner: Player) -> Option<usize> {
    let mut game = AnyGame::from_link(&told.link).ok()?;
    let before = game.played();
    line.actions.iter().try_for_each(|action| game.play(action)).ok()?;
    game.outcome()?;
    let players = game.players().split_off(before);
    Some(players.chunk_by(|one, next| one == next).filter(|turn| turn.first() == Some(&winner)).count())
}

/// The actions of a line as they are written in one row: `×` for what is removed.
fn written(action: &str) -> String {
    action.strip_prefix('x').map_or_else(|| action.to_owned(), |removed| format!("×{removed}"))
}

/// The lines, with what belongs to them.
#[component]
pub fn LinesPanel(play: Play, analysis: Analysis, thinking: Thinking) -> impl IntoView {
    let Thinking { on, count, told, silence, .. } = thinking;
    let depth = move || match (on.get(), silence.get(), told.get()) {
        (_, Some(Silence::Over), _) => t("analysis-over"),
        (_, Some(Silence::Own), _) => t("analysis-own"),
        (_, Some(Silence::Busy), _) => t("analysis-busy"),
        (false, ..) => t("analysis-off"),
        (_, _, None) => t("analysis-thinking"),
        (_, _, Some(told)) if told.is_settled() => t("analysis-settled"),
        (_, _, Some(told)) if told.served => {
            let nodes = words().decimal(told.lines.nodes as f64 / 1e6, 1);
            say(&Phrase::new("analysis-served").with("nodes", nodes))
        }
        (_, _, Some(told)) => {
            let nodes = words().decimal(told.lines.nodes as f64 / 1e6, 1);
            say(&Phrase::new("analysis-depth").with("depth", told.lines.depth).with("nodes", nodes))
        }
    };
    let mover = move || {
        play.table.track();
        let is_over = silence.get() == Some(Silence::Over);
        let side = untrack(|| side_name(play, play.table.with_untracked(Table::to_act)));
        (!is_over).then(|| say(&Phrase::new("analysis-to-move").with("side", side)))
    };
    let rows = move || {
        let shown = count.get();
        let now = told.get();
        (0..shown)
            .map(|place| {
                let line =
                    now.as_ref().and_then(|told| Some((told.clone(), told.lines.lines.get(place)?.clone())));
                view! { <LineRow play analysis thinking place line /> }
            })
            .collect_view()
    };
    let may_deepen =
        move || told.with(|told| told.as_ref().is_some_and(|told| told.done && !told.is_settled()));
    view! {
        <section class="card an-lines" aria-label=move || t("analysis-lines")>
            <div class="an-lines-head">
                <Switch label="analysis-engine" on=on turn=move |turned| on.set(turned) />
                <p class="an-mover"><strong>{mover}</strong>" "<span class="caption">{depth}</span></p>
                <button class="icon-button" disabled=move || !may_deepen() aria-label=move || t("analysis-deeper") title=move || t("analysis-deeper") on:click=move |_| thinking.deeper.update(|deeper| *deeper += 1)>{Icon::Down.draw()}</button>
                <button class="icon-button an-count" disabled=move || count.get() == 1 aria-label=move || t("analysis-fewer") title=move || t("analysis-fewer") on:click=move |_| count.update(|count| *count -= 1)><span aria-hidden="true">"−"</span></button>
                <button class="icon-button an-count" disabled=move || count.get() == MOST_LINES aria-label=move || t("analysis-more") title=move || t("analysis-more") on:click=move |_| count.update(|count| *count += 1)><span aria-hidden="true">"+"</span></button>
            </div>
            <ol class="an-line-rows">{rows}</ol>
        </section>
    }
}

/// One line, or the room for it.
#[component]
fn LineRow(
    play: Play,
    analysis: Analysis,
    thinking: Thinking,
    place: usize,
    line: Option<(Told, BestLine)>,
) -> impl IntoView {
    let Some((told, line)) = line else {
        return view! { <li class="an-line empty" aria-hidden="true"></li> }.into_any();
    };
    let seal = proof(play, &told, &line);
    let chance = for_first(line.chance, told.mover);
    let actions = line.actions.iter().map(|action| written(action)).collect::<Vec<_>>();
    let (first, rest) =
        actions.split_first().map(|(first, rest)| (first.clone(), rest.join(" "))).unwrap_or_default();
    let still_changes =
        (!line.settled).then(|| view! { <span class="unseen">" "{move || t("analysis-changes")}</span> });
    let played = line.actions.clone();
    let badge = ["an-badge first", "an-badge second"].get(place).copied().unwrap_or("an-badge");
    let aim = move |on: bool| thinking.aimed.set(on.then_some(place));
    view! {
        <li>
            <button class="an-line" class:open=!line.settled
                on:pointerenter=move |event| if event.pointer_type() != "touch" { aim(true) }
                on:pointerleave=move |_| aim(false) on:focus=move |_| aim(true) on:blur=move |_| aim(false)
                on:click=move |_| analysis.play_line(&played)>
                <span class=badge>{place + 1}</span>" "
                {match seal {
                    Some(seal) => view! { <span class="an-seal">{Icon::Seal.draw()}{move || say(&seal)}</span> }.into_any(),
                    None => view! { <span class="an-score">{move || score(chance)}</span> }.into_any(),
                }}
                " "<span class="an-moves"><b>{first}</b>" "{rest}</span>{still_changes}
            </button>
        </li>
    }
    .into_any()
}

/// What the first player can expect of what stands on the board.
pub fn now(play: Play, analysis: Analysis, thinking: Thinking) -> Option<Chance> {
    if let Some(outcome) = play.table.with(Table::outcome) {
        return Some(Chance::of_outcome(outcome, Player::First));
    }
    let live = thinking.told.with(|told| {
        let told = told.as_ref()?;
        told.lines.lines.first().map(|line| for_first(line.chance, told.mover))
    });
    live.or_else(|| analysis.chance(analysis.at.get()))
}

/// The evaluation bar beside the board; its colours are those of the pieces.
#[component]
pub fn Bar(play: Play, analysis: Analysis, thinking: Thinking) -> impl IntoView {
    let chance = Memo::new(move |before: Option<&Option<Chance>>| {
        // While the engine has not answered yet, the bar stays where it was.
        now(play, analysis, thinking).or_else(|| before.copied().flatten())
    });
    let share = move || chance.get().map_or(50, percent);
    let proved = move || chance.get().is_some_and(Chance::is_proved);
    let first = untrack(|| side_name(play, Player::First));
    let spoken = move || match chance.get() {
        None => t("analysis-no-value"),
        Some(_) => {
            let phrase = Phrase::new("analysis-value").with("side", first.clone()).with("percent", share());
            say(&phrase)
        }
    };
    view! {
        <div class=format!("an-bar {}", play.id()) class:proved=proved class:few={move || share() < 3} class:many={move || share() > 97} role="meter" aria-valuemin="0" aria-valuemax="100"
            aria-valuenow=move || share().to_string() aria-valuetext=spoken aria-label=move || t("evaluation")>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect class="second" width="100" height="100" />
                <rect class="first" x="0" width="100" y=move || (100 - share()).to_string() height=move || share().to_string() />
                <path class="half" d="M0 50H100" />
            </svg>
            <span class="an-top" aria-hidden="true">{move || chance.get().map(|_| 100 - share())}</span>
            <span class="an-bottom" aria-hidden="true">{move || chance.get().map(|_| share())}</span>
        </div>
    }
}
