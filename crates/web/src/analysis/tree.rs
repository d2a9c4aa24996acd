//! The tree of turns: the main line in two columns, comments and variations below the turns they belong to.

use std::collections::HashSet;

use leptos::prelude::*;
use orrery_games::core::Player;
use orrery_study::{Grade, NodeId, Study};
use orrery_view::Phrase;

use super::Analysis;
use crate::browser;
use crate::icons::Icon;
use crate::words::{say, t};

/// Variations deeper than this are folded until somebody wants to see them.
const SHOWN_DEPTH: usize = 3;

/// A turn as it stands in the tree.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Turn {
    id: NodeId,
    /// Its first actions, and what is removed.
    main: String,
    rest: String,
    grade: Option<Grade>,
}

/// Something in a variation, one after the other.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Item {
    Number(String),
    Turn(Turn),
    Comment(String),
    Open,
    Close,
    /// So many turns are folded away behind this one.
    More(NodeId, usize),
}

/// A row of the list.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Row {
    Pair(usize, [Option<Turn>; 2]),
    Comment(NodeId, String),
    Variation(Vec<Item>),
}

fn turn_of(study: &Study, id: NodeId) -> Turn {
    let node = study.node(id);
    let actions = node.map(orrery_study::Node::actions).unwrap_or_default();
    let (rest, main): (Vec<_>, Vec<_>) = actions.iter().partition(|action| action.starts_with('x'));
    let rest = rest.iter().map(|removal| format!("×{}", &removal[1..])).collect::<Vec<_>>().join(" ");
    let grade = node
        .and_then(orrery_study::Node::grade)
        .map(|graded| graded.grade)
        .filter(|grade| *grade > Grade::Fine);
    Turn { id, main: main.into_iter().cloned().collect::<Vec<_>>().join(" "), rest, grade }
}

/// The whole tree in rows. Turns of the start's player are on the left.
fn rows(study: &Study, start: Player, unfolded: &HashSet<NodeId>) -> Vec<Row> {
    let prose = |id: NodeId| study.node(id).map(orrery_study::Node::prose).filter(|prose| !prose.is_empty());
    let mut rows = Vec::new();
    if let Some(words) = prose(NodeId::ROOT) {
        rows.push(Row::Comment(NodeId::ROOT, words));
    }
    let line = study.main_line();
    let shift = start.index();
    let mut below: Vec<Row> = Vec::new();
    let mut pair: [Option<Turn>; 2] = [None, None];
    for (place, id) in line.iter().enumerate() {
        let column = (place + shift) % 2;
        pair[column] = Some(turn_of(study, *id));
        if let Some(words) = prose(*id) {
            below.push(Row::Comment(*id, words));
        }
        let parent = study.node(*id).and_then(orrery_study::Node::parent).unwrap_or(NodeId::ROOT);
        for variation in others(study, parent) {
            let mut items = Vec::new();
            spell(study, variation, place + shift, 1, unfolded, &mut items);
            below.push(Row::Variation(items));
        }
        if column == 1 || place + 1 == line.len() {
            rows.push(Row::Pair((place + shift) / 2 + 1, std::mem::take(&mut pair)));
            rows.append(&mut below);
        }
    }
    rows
}

/// What else can follow a turn, beside the line.
fn others(study: &Study, parent: NodeId) -> Vec<NodeId> {
    study.node(parent).map(|node| node.children().skip(1).collect()).unwrap_or_default()
}

/// Spells a line from a turn on, with what lies inside it.
fn spell(
    study: &Study,
    from: NodeId,
    place: usize,
    depth: usize,
    unfolded: &HashSet<NodeId>,
    items: &mut Vec<Item>,
) {
    let line: Vec<NodeId> = std::iter::once(from).chain(study.line_from(from)).collect();
    if depth > SHOWN_DEPTH && !unfolded.contains(&from) {
        return items.push(Item::More(from, line.len()));
    }
    let mut is_broken = true;
    for (offset, id) in line.into_iter().enumerate() {
        let place = place + offset;
        if place.is_multiple_of(2) || is_broken {
            let dots = if place.is_multiple_of(2) { "." } else { "…" };
            items.push(Item::Number(format!("{}{dots}", place / 2 + 1)));
        }
        items.push(Item::Turn(turn_of(study, id)));
        let prose = study.node(id).map(orrery_study::Node::prose).filter(|prose| !prose.is_empty());
        is_broken = prose.is_some();
        items.extend(prose.map(Item::Comment));
        let parent = study.node(id).and_then(orrery_study::Node::parent).unwrap_or(NodeId::ROOT);
        // What stands beside the first turn of a variation is told by whoever tells of the variation.
        if offset > 0 {
            for other in others(study, parent) {
                items.push(Item::Open);
                spell(study, other, place, depth + 1, unfolded, items);
                items.push(Item::Close);
                is_broken = true;
            }
        }
    }
}

/// The tree on the page.
#[component]
pub fn Tree(analysis: Analysis, menu: RwSignal<bool>) -> impl IntoView {
    let unfolded = RwSignal::new(HashSet::new());
    let start = analysis.game_at(NodeId::ROOT).to_act();
    let list = Memo::new(move |_| {
        analysis.edits.track();
        unfolded.with(|unfolded| analysis.study.with_untracked(|study| rows(study, start, unfolded)))
    });
    let node = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        list.track();
        analysis.at.track();
        browser::after_frame(move || {
            if let Some(list) = node.try_get_untracked().flatten() {
                keep_in_sight(&list);
            }
        });
    });
    let is_now = Selector::new(move || analysis.at.get());
    let button = move |turn: Turn| {
        let Turn { id, main, rest, grade } = turn;
        let (shown, current, reached) = (is_now.clone(), is_now.clone(), is_now.clone());
        let grade = grade.map(|grade| {
            let key = match grade {
                Grade::Blunder => "analysis-blunder",
                Grade::Mistake => "analysis-mistake",
                Grade::Fine | Grade::Slip => "analysis-slip",
            };
            view! { <span class=format!("an-grade {}", grade.name()) role="img" aria-label=move || t(key) title=move || t(key)></span> }
        });
        view! {
            <button class="move" class:now=move || shown.selected(&id) aria-current=move || current.selected(&id).then_some("step")
                tabindex=move || if reached.selected(&id) { "0" } else { "-1" }
                on:click=move |_| analysis.look_at(id)
                on:contextmenu=move |event| { event.prevent_default(); analysis.look_at(id); menu.set(true); }>
                {main}
                {(!rest.is_empty()).then(|| view! { <small>{rest}</small> })}
                {grade}
            </button>
        }
    };
    let button = StoredValue::new(button);
    let draw = move |turn: Turn| button.with_value(|button| button(turn));
    let cell = move |turn: Option<Turn>| match turn {
        Some(turn) => draw(turn).into_any(),
        None => view! { <span></span> }.into_any(),
    };
    let item = move |item: Item| match item {
        Item::Number(number) => view! { <span class="number">{number}</span> }.into_any(),
        Item::Turn(turn) => draw(turn).into_any(),
        Item::Comment(words) => view! { <span class="an-inline">{words}</span> }.into_any(),
        Item::Open => view! { <span class="an-bracket">"("</span> }.into_any(),
        Item::Close => view! { <span class="an-bracket">")"</span> }.into_any(),
        Item::More(id, count) => view! {
            <button class="an-more" on:click=move |_| unfolded.update(|unfolded| _ = unfolded.insert(id))>
                {move || say(&Phrase::new("analysis-folded").with("count", count))}
            </button>
        }
        .into_any(),
    };
    let row = move |row: Row| match row {
        Row::Pair(number, [first, second]) => {
            view! { <li class="an-pair"><span class="number">{number}</span>{cell(first)}{cell(second)}</li> }
                .into_any()
        }
        Row::Comment(_, words) => {
            view! { <li class="an-comment">{Icon::Talk.draw()}<span>{words}</span></li> }.into_any()
        }
        Row::Variation(items) => view! {
            <li class="an-variation">
                <span class="unseen">{move || t("analysis-variation")}</span>
                {items.into_iter().map(item).collect_view()}
            </li>
        }
        .into_any(),
    };
    let is_empty = move || list.with(Vec::is_empty);
    view! {
        <section class="an-tree" aria-label=move || t("moves")>
            <ol class="an-rows" node_ref=node>
                <For each=move || list.get() key=|row| row.clone() children=row />
            </ol>
            {move || is_empty().then(|| view! { <p class="caption an-empty">{t("analysis-empty")}</p> })}
        </section>
    }
}

/// Scrolls so that the turn that is looked at is seen.
fn keep_in_sight(list: &web_sys::HtmlOListElement) {
    if let Ok(Some(now)) = list.query_selector(".now") {
        let top = now.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
        let room = f64::from(list.client_height());
        if top < 0.0 || top > room - 40.0 {
            list.set_scroll_top(list.scroll_top() + (top - room / 2.0) as i32);
        }
    } else {
        list.set_scroll_top(0);
    }
}
