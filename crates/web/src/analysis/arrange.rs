//! Laying out a position: pieces from the tray onto the board, and in words what is impossible while it is being done.

use leptos::prelude::*;
use orrery_games::{AnyGame, GameKind};
use orrery_view::{Arrow, Draft, HitShape, Phrase, Spot, Tool, defs, icon, looks, pieces};
use web_sys::KeyboardEvent;

use super::open;
use crate::app::go;
use crate::board::spot_of;
use crate::browser;
use crate::game_settings::GameSettings;
use crate::icons::Icon;
use crate::words::{say, t};

/// What the key of a draft begins with; the name of its game follows.
const DRAFT_KEY: &str = "orrery.draft.v1.";
/// So many steps can be taken back.
const STEPS: usize = 200;

fn key(game: GameKind) -> String {
    format!("{DRAFT_KEY}{}", game.name())
}

/// The address where what stands in a game now can be changed.
pub fn path_of(game: &AnyGame) -> String {
    if let Some(draft) = Draft::of(game) {
        browser::store(&key(game.id()), &draft.write());
    }
    format!("/analysis/setup/{}", game.id().name())
}

/// The draft that was left here, or the start of a usual game.
fn found(game: GameKind) -> Option<Draft> {
    let kept = browser::stored(&key(game)).and_then(|text| Draft::read(&text));
    kept.filter(|draft| draft.id() == game).or_else(|| fresh(game))
}

fn fresh(game: GameKind) -> Option<Draft> {
    Draft::of(&AnyGame::from_config(&GameSettings::new(game).config(false)).ok()?)
}

/// A draft on the page. A handle.
#[derive(Clone, Copy)]
struct Laying {
    game: GameKind,
    draft: RwSignal<Draft>,
    tool: RwSignal<usize>,
    /// Where the keyboard is.
    at: RwSignal<Spot>,
    before: RwSignal<Vec<String>>,
}

impl Laying {
    /// Changes the draft, which is kept at once.
    fn change(self, change: impl FnOnce(&mut Draft)) {
        let old = self.draft.with_untracked(Draft::write);
        self.draft.update(change);
        let new = self.draft.with_untracked(Draft::write);
        if new != old {
            browser::store(&key(self.game), &new);
            self.before.update(|before| {
                before.push(old);
                let extra = before.len().saturating_sub(STEPS);
                before.drain(..extra);
            });
        }
    }

    fn undo(self) {
        let last = self.before.try_update(Vec::pop).flatten();
        if let Some(draft) = last.as_deref().and_then(Draft::read) {
            browser::store(&key(self.game), &draft.write());
            self.draft.set(draft);
        }
    }

    fn lay(self, at: Spot) {
        self.at.set(at);
        let tool = self.tool.get_untracked();
        self.change(|draft| draft.lay(at, tool));
    }

    fn pressed(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let arrow = match (event.key().as_str(), event.shift_key()) {
            ("ArrowUp", _) => Arrow::Up,
            ("ArrowDown", _) => Arrow::Down,
            ("ArrowLeft", false) => Arrow::Left,
            ("ArrowRight", false) => Arrow::Right,
            ("ArrowLeft", true) => Arrow::FallLeft,
            ("ArrowRight", true) => Arrow::FallRight,
            ("Enter" | " ", _) => {
                event.prevent_default();
                return self.lay(self.at.get_untracked());
            }
            (digit, _) => {
                let count = self.draft.with_untracked(|draft| draft.tools().len());
                let tool = digit.parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
                if let Some(tool) = tool.filter(|tool| *tool < count) {
                    event.prevent_default();
                    self.tool.set(tool);
                }
                return;
            }
        };
        event.prevent_default();
        let frame = self.draft.with_untracked(Draft::frame);
        if let Some(spot) = frame.walk(self.at.get_untracked(), arrow) {
            self.at.set(spot);
            let hit = format!(".ar-hits [data-spot='{spot}']");
            if let Ok(Some(hit)) = browser::document().query_selector(&hit) {
                browser::focus(&hit);
            }
        }
    }
}

/// The page on which a position of this game is laid out.
#[component]
pub fn ArrangePage(game: GameKind) -> impl IntoView {
    let Some(draft) = found(game) else { return ().into_any() };
    let points = draft.frame();
    let middle = points.points()[points.points().len() / 2].0;
    let laying = Laying {
        game,
        draft: RwSignal::new(draft),
        tool: RwSignal::new(0),
        at: RwSignal::new(middle),
        before: RwSignal::new(Vec::new()),
    };
    let checked = Memo::new_with_compare(move |_| laying.draft.with(Draft::check), |_, _| true);
    let verdict = move || {
        checked.with(|checked| match checked {
            Ok(game) if game.outcome().is_some() => t("arrange-over"),
            Ok(_) => t("arrange-good"),
            Err(why) => say(why),
        })
    };
    let analyse = move |_| {
        if let Ok(game) = checked.get_untracked() {
            go(&open::path_of(&game));
        }
    };
    let again = move |_| {
        if let Some(fresh) = fresh(game) {
            laying.change(|draft| *draft = fresh);
        }
    };
    view! {
        <main id="main" class="page arrange" tabindex="-1">
            <header class="an-head">
                <a class="icon-button" href="/analysis" aria-label=move || t("analysis-all") title=move || t("analysis-all")>{Icon::Back.draw()}</a>
                <div class="an-title"><h1>{move || t("arrange")}</h1><p class="caption">{game.title()}</p></div>
            </header>
            <div class="ar-board"><LaidBoard laying /></div>
            <section class="ar-panel">
                <Tray laying />
                <p class="ar-verdict" class:wrong=move || checked.with(Result::is_err) role="status">{verdict}</p>
                <Knobs laying />
                <div class="ar-buttons">
                    <button class="button" disabled=move || laying.before.with(Vec::is_empty) on:click=move |_| laying.undo()>{Icon::Undo.draw()}<span>{move || t("analysis-undo")}</span></button>
                    <button class="button" on:click=move |_| laying.change(Draft::clear)>{Icon::Close.draw()}<span>{move || t("arrange-clear")}</span></button>
                    <button class="button" on:click=again>{Icon::Reset.draw()}<span>{move || t("arrange-start")}</span></button>
                    <button class="button primary" disabled=move || checked.with(Result::is_err) on:click=analyse>{move || t("analyse")}</button>
                </div>
            </section>
        </main>
    }
    .into_any()
}

/// The pieces that can be laid down, and what else can be done on a point.
#[component]
fn Tray(laying: Laying) -> impl IntoView {
    let tools = Memo::new(move |_| laying.draft.with(Draft::tools));
    let count = tools.with_untracked(Vec::len);
    let tool = move |place: usize| tools.with(|tools| tools.get(place).cloned());
    let button = move |place: usize| {
        let art = untrack(|| tool(place)).and_then(|tool: Tool| tool.art).map(|art| icon(&art));
        let left = move || tool(place).and_then(|tool| tool.left);
        let name = move || tool(place).map(|tool| say(&tool.label)).unwrap_or_default();
        let spoken = move || match left() {
            Some(left) => say(&Phrase::new("arrange-left").with("piece", name()).with("count", left)),
            None => name(),
        };
        view! {
            <button class="ar-tool" class:on=move || laying.tool.get() == place class:short=move || left().is_some_and(|left| left < 0)
                aria-pressed=move || (laying.tool.get() == place).to_string() aria-label=spoken title=name
                on:click=move |_| laying.tool.set(place)>
                {match art {
                    Some(art) => view! { <span class="ar-art" inner_html=art></span> }.into_any(),
                    None => view! { <span class="ar-word">{name}</span> }.into_any(),
                }}
                <small>{move || left().map(|left| left.to_string())}</small>
            </button>
        }
    };
    view! {
        <div class="ar-tray" role="group" aria-label=move || t("arrange-tools")>{(0..count).map(button).collect_view()}</div>
    }
}

/// What a position has besides pieces.
#[component]
fn Knobs(laying: Laying) -> impl IntoView {
    let knobs = Memo::new(move |_| laying.draft.with(Draft::knobs));
    let count = knobs.with_untracked(Vec::len);
    let row = move |place: usize| {
        let Some(knob) = knobs.with_untracked(|knobs| knobs.get(place).cloned()) else {
            return ().into_any();
        };
        let chosen = move || knobs.with(|knobs| knobs.get(place).map_or(0, |knob| knob.chosen));
        let options = knob.options.into_iter().enumerate();
        let options = options.map(|(option, words)| {
            view! { <option value=option.to_string() prop:selected=move || chosen() == option>{move || say(&words)}</option> }
        });
        let turn = move |event| {
            if let Ok(option) = event_target_value(&event).parse() {
                laying.change(|draft| draft.turn(place, option));
            }
        };
        view! {
            <label class="ar-knob"><span>{move || say(&knob.label)}</span><select on:change=turn>{options.collect_view()}</select></label>
        }
        .into_any()
    };
    view! { <div class="ar-knobs">{(0..count).map(row).collect_view()}</div> }
}

/// The board, on which every point can be touched.
#[component]
fn LaidBoard(laying: Laying) -> impl IntoView {
    // The board itself changes only if another config is laid out, which is another page.
    let frame = StoredValue::new(laying.draft.with_untracked(Draft::frame));
    let plate = laying.draft.with_untracked(|draft| frame.with_value(|frame| draft.plate(frame)));
    let plate = format!("{}{plate}", defs());
    let drawn = Memo::new(move |_| {
        laying.draft.with(|draft| {
            frame.with_value(|frame| {
                let scene = draft.scene();
                let marks = draft.marks(frame, &scene);
                [marks.under.concat(), pieces(frame, &scene.pieces).concat(), marks.over.concat()].concat()
            })
        })
    });
    let window = frame.with_value(|frame| frame.window);
    let view_box = format!("{} {} {} {}", window.left, window.top, window.width, window.height);
    let shape = looks(laying.game).hits;
    let hit = |(spot, [x, y]): (Spot, [f64; 2])| {
        let (name, label) = (spot.to_string(), move || say(&laying.draft.with(|draft| draft.describe(spot))));
        let reached = move || if laying.at.get() == spot { "0" } else { "-1" };
        match shape {
            HitShape::Square => view! { <rect class="hit" data-spot=name role="button" tabindex=reached aria-label=label x=x - 50.0 y=y - 50.0 width="100" height="100" /> }.into_any(),
            HitShape::Round => view! { <circle class="hit" data-spot=name role="button" tabindex=reached aria-label=label cx=x cy=y r="50" /> }.into_any(),
        }
    };
    let hits = frame.with_value(|frame| frame.points().iter().copied().map(hit).collect_view());
    view! {
        <svg class="board" role="application" aria-label=move || t("board-label") aria-roledescription=move || t("board-role") viewBox=view_box
            on:click=move |event| if let Some(spot) = spot_of(event.target()) { laying.lay(spot); }
            on:keydown=move |event| laying.pressed(&event)>
            <g class="plate" aria-hidden="true" inner_html=plate></g>
            <g aria-hidden="true" inner_html=move || drawn.get()></g>
            <g class="hits ar-hits">{hits}</g>
        </svg>
    }
}
