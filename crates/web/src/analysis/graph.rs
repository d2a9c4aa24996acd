//! The graph of a line: what the first player could expect after each turn.

use leptos::prelude::*;
use leptos::svg::Svg;
use orrery_client::Chance;
use orrery_games::core::Player;
use orrery_study::{Node, NodeId};
use orrery_view::Phrase;
use web_sys::PointerEvent;

use super::Analysis;
use super::lines::percent;
use super::review::Review;
use crate::panels::side_name;
use crate::play::Play;
use crate::words::{say, t};

/// The width of a step and the height of the picture, in its own units.
const STEP: usize = 10;
const HEIGHT: u32 = 100;

/// The line on which the turn looked at stands, from the start to its end, with what is known of each turn.
fn line(analysis: Analysis) -> Vec<(NodeId, Option<Chance>)> {
    analysis.edits.track();
    let at = analysis.at.get();
    let ids = analysis.study.with_untracked(|study| {
        let mut ids = vec![NodeId::ROOT];
        ids.extend(study.path(at));
        ids.extend(study.line_from(at));
        ids
    });
    let mut all: Vec<_> = ids.into_iter().map(|id| (id, analysis.chance(id))).collect();
    if let Some((last, chance)) = all.last_mut()
        && let Some(outcome) = analysis.game_at(*last).outcome()
    {
        *chance = Some(Chance::of_outcome(outcome, Player::First));
    }
    all
}

/// The graph; dragged along it, or moved with the keys, it shows the turns.
#[component]
pub fn Graph(play: Play, analysis: Analysis, review: Review) -> impl IntoView {
    let points = Memo::new(move |_| line(analysis));
    let known = move || points.with(|points| points.iter().filter(|(_, chance)| chance.is_some()).count());
    let width = move || points.with(|points| (points.len().max(2) - 1) * STEP);
    let view_box = move || format!("0 0 {} {HEIGHT}", width());
    let curve = Memo::new(move |_| {
        points.with(|points| {
            let known =
                points.iter().enumerate().filter_map(|(place, (_, chance))| Some((place, (*chance)?)));
            let corner = |(place, chance): (usize, Chance)| {
                format!("{} {}", place * STEP, HEIGHT - chance.points() / 10)
            };
            known.map(corner).collect::<Vec<_>>()
        })
    });
    let area = move || {
        curve.with(|corners| match (corners.first(), corners.last()) {
            (Some(first), Some(last)) if corners.len() > 1 => {
                let x = |corner: &String| corner.split(' ').next().unwrap_or("0").to_owned();
                format!("M{} {HEIGHT}L{}L{} {HEIGHT}Z", x(first), corners.join("L"), x(last))
            }
            _ => String::new(),
        })
    };
    let stroke = move || {
        curve
            .with(|corners| if corners.len() > 1 { format!("M{}", corners.join("L")) } else { String::new() })
    };
    let place = Memo::new(move |_| {
        let at = analysis.at.get();
        points.with(|points| points.iter().position(|(id, _)| *id == at).unwrap_or(0))
    });
    let cursor = move || format!("M{0} 0V{HEIGHT}", place.get() * STEP);
    let first = StoredValue::new(untrack(|| side_name(play, Player::First)));
    let text = move || {
        points.with(|points| {
            let (id, chance) = points.get(place.get())?;
            let turn = analysis
                .study
                .with_untracked(|study| study.node(*id).map(Node::actions).unwrap_or_default().join(" "));
            let turn = if turn.is_empty() { t("analysis-start") } else { turn };
            let value = match chance {
                Some(chance) => Phrase::new("analysis-value")
                    .with("side", first.get_value())
                    .with("percent", percent(*chance)),
                None => Phrase::new("analysis-no-value"),
            };
            Some(say(&Phrase::new("analysis-at")
                .with("number", place.get().div_ceil(2))
                .with("turn", turn)
                .with("value", value)))
        })
    };
    // The turning points of a side in a row at the top, each over its turn; only where the line is the one reviewed.
    let turning = move || {
        points.with(|points| {
            let last = points.len().max(2) - 1;
            let places =
                if review.is_complete() { review.points(review.side.get()).turns } else { Vec::new() };
            let mark = |(number, place): (usize, usize)| {
                let node = review.node(place)?;
                let at = points.iter().position(|(id, _)| *id == node)?;
                // The squares at the very ends stay inside the picture.
                let x = format!("{:.2}%", (100.0 * at as f64 / last as f64).clamp(2.5, 97.5));
                Some(view! {
                    <svg class="an-turning" x=x overflow="visible">
                        <path d="M0 16V76" />
                        <rect x="-8" y="1" width="16" height="16" rx="3" />
                        <text y="13" text-anchor="middle">{number + 1}</text>
                    </svg>
                })
            };
            places.into_iter().enumerate().filter_map(mark).collect_view()
        })
    };
    let node = NodeRef::<Svg>::new();
    let held = StoredValue::new(false);
    let show = move |event: &PointerEvent| {
        let Some(area) = node.get_untracked().map(|svg| svg.get_bounding_client_rect()) else { return };
        let share = ((f64::from(event.client_x()) - area.left()) / area.width().max(1.0)).clamp(0.0, 1.0);
        let id = points.with_untracked(|points| {
            let place = (share * (points.len().max(2) - 1) as f64).round() as usize;
            points.get(place).map(|(id, _)| *id)
        });
        if let Some(id) = id.filter(|id| *id != analysis.at.get_untracked()) {
            analysis.look_at(id);
        }
    };
    view! {
        <section class="card an-graph" aria-label=move || t("analysis-graph")>
            <p class="caption">{move || say(&Phrase::new("analysis-graph-of").with("side", first.get_value()))}</p>
            <div class="an-picture">
            <svg class="an-curve" class:empty=move || known() < 2 viewBox=view_box preserveAspectRatio="none" node_ref=node tabindex="0" role="slider"
                aria-label=move || t("analysis-graph") aria-orientation="horizontal" aria-valuemin="0" aria-valuemax=move || points.with(|points| points.len() - 1).to_string()
                aria-valuenow=move || place.get().to_string() aria-valuetext=text
                on:pointerdown=move |event| {
                    held.set_value(true);
                    if let Some(svg) = node.get_untracked() { let _ = svg.set_pointer_capture(event.pointer_id()); }
                    show(&event);
                }
                on:pointermove=move |event| if held.get_value() { show(&event) }
                on:pointerup=move |_| held.set_value(false)
                on:pointercancel=move |_| held.set_value(false)
            >
                <path class="area" d=area />
                <path class="half" d=move || format!("M0 50H{}", width()) />
                <path class="stroke" d=stroke />
                <path class="cursor" d=cursor />
            </svg>
            <svg class="an-turnings" aria-hidden="true">{turning}</svg>
            </div>
        </section>
    }
}
