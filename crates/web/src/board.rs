//! The board: drawn by `view`, touched with mouse, finger or keyboard.

use leptos::prelude::*;
use orrery_view::{Coordinates, Facing, Spot, Table, Tally, ViewState, defs, pieces};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::browser;
use crate::followed::put;
use crate::follows::Part;
use crate::hits::{Hits, Keys};
use crate::layer::Layer;
use crate::play::Play;
use crate::settings::settings;
use crate::stage::Stage;
use crate::words::t;
use crate::zoom::Zoom;

/// How long a finger rests to ask and not to touch.
const LONG_PRESS: f64 = 450.0;

/// The board of a game that is being played.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let frame = Memo::new_with_compare(
        move |_| play.table.with_untracked(|table| table.frame(play.facing.get(), settings().coordinates)),
        |_, _| true,
    );
    // What was played is seen at once; what can be done next takes longer to work out and comes when it has been seen.
    let marked = Memo::new(move |_| play.settled(Part::Marks).played());
    let scene = Memo::new(move |_| {
        let (table, view_state) = (play.shown(), play.view_state());
        let is_marked = marked.get() == table.played();
        let mut scene = table.scene(&ViewState { acting: view_state.acting && is_marked, ..view_state });
        scene.marks.extend(play.drawn.get());
        scene
    });
    let stage = Stage::new(play, frame);
    let drawn = Memo::new(move |_| {
        scene.with(|scene| frame.with(|frame| play.table.with_untracked(|table| table.marks(frame, scene))))
    });
    let ground = Memo::new(move |_| drawn.with(|marks| marks.ground.clone()));
    let under = Memo::new(move |_| drawn.with(|marks| marks.under.clone()));
    let over = Memo::new(move |_| drawn.with(|marks| marks.over.clone()));
    let resting = Memo::new(move |_| scene.with(|scene| frame.with(|frame| pieces(frame, &scene.pieces))));
    let plate = move || {
        let plate = frame.with(|frame| play.table.with_untracked(|table| table.plate(frame)));
        format!("{}{plate}", defs())
    };
    let node = NodeRef::<leptos::svg::Svg>::new();
    let side = side_of_square_round(node);
    let zoom = Zoom::new();
    let view_box = move || frame.with(|frame| zoom.view_box(frame.window));
    let keys = Keys::new(play, frame.with_untracked(|frame| frame.points()[frame.points().len() / 2].0));
    let hand = PointerInput::new(play, zoom);

    view! {
        <svg
            class="board"
            class:zoomed=move || zoom.is_on()
            role="application"
            aria-label=move || t("board-label")
            aria-roledescription=move || t("board-role")
            viewBox=view_box
            width=move || side.get()
            height=move || side.get()
            node_ref=node
            on:pointerover=move |event| hand.over(&event)
            on:pointerleave=move |_| hand.leave()
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancel(&event)
            on:click=move |event| hand.click(&event)
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=move |event| zoom.wheel(&event)
            on:keydown=move |event| keys.pressed(&event, frame, zoom)
        >
            // What is drawn is said by the points; its letters and numbers would only be in the way.
            <g class="plate" aria-hidden="true" inner_html=plate></g>
            <Layer class="ground" elements=ground />
            <Layer class="under" elements=under />
            <Layer class="pieces" elements=resting node=stage.pieces />
            <g class="stage" aria-hidden="true" node_ref=stage.node></g>
            <Layer class="over" elements=over />
            <g class="refused">
                {move || {
                    let spot = play.refusal.with(|refusal| refusal.as_ref().and_then(|(_, spot)| *spot))?;
                    let [x, y] = frame.with(|frame| frame.place(spot));
                    Some(view! { <path d="M-26-26L26 26M26-26L-26 26" transform=format!("translate({x} {y})") /> })
                }}
            </g>
            <Hits play frame keys />
        </svg>
    }
}

/// Mouse, pen and fingers on the board.
#[derive(Clone, Copy)]
struct PointerInput {
    play: Play,
    zoom: Zoom,
    /// Where it came down, and how often it has, to tell one press from the next.
    pressed: StoredValue<(Option<Spot>, u32)>,
    /// Whether what it does now is no touch any more: it asked, dragged or zoomed.
    spent: StoredValue<bool>,
}

impl PointerInput {
    fn new(play: Play, zoom: Zoom) -> PointerInput {
        PointerInput { play, zoom, pressed: StoredValue::new((None, 0)), spent: StoredValue::new(false) }
    }

    fn over(self, event: &PointerEvent) {
        if event.pointer_type() != "touch" {
            self.play.point_at(spot_of(event.target()));
        }
    }

    fn leave(self) {
        put(self.play.aim, None);
    }

    fn down(self, event: &PointerEvent) {
        self.spent.set_value(false);
        self.zoom.down(event);
        let spot = spot_of(event.target());
        self.pressed.update_value(|(pressed, count)| {
            *pressed = spot;
            *count += 1;
        });
        if event.pointer_type() == "touch" {
            let press = self.pressed.get_value();
            browser::later(LONG_PRESS, move || {
                if self.pressed.try_get_value() == Some(press) && spot.is_some() && !self.zoom.is_busy() {
                    self.play.aim.set(spot);
                    self.spent.set_value(true);
                }
            });
        }
    }

    fn moved(self, event: &PointerEvent) {
        if self.zoom.moved(event) {
            self.spent.set_value(true);
        }
    }

    fn up(self, event: &PointerEvent) {
        self.zoom.up(event);
        let from = self.pressed.get_value().0;
        self.pressed.update_value(|(pressed, _)| *pressed = None);
        if event.pointer_type() == "touch" {
            put(self.play.aim, None);
        }
        if self.spent.get_value() {
            return;
        }
        // A piece drawn from one point to another is picked up there and set down here.
        let point = browser::document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let to = spot_of(point.map(Into::into));
        if let (Some(from), Some(to)) = (from, to)
            && from != to
        {
            self.spent.set_value(true);
            if self.play.table.with_untracked(|table| table.picked() != [from]) {
                self.play.touch(from);
            }
            if self.play.table.with_untracked(|table| table.picked() == [from]) {
                self.play.touch(to);
            }
        }
    }

    fn cancel(self, event: &PointerEvent) {
        self.zoom.up(event);
        self.pressed.update_value(|(pressed, _)| *pressed = None);
        put(self.play.aim, None);
    }

    fn click(self, event: &web_sys::MouseEvent) {
        if self.spent.get_value() {
            self.spent.set_value(false);
            return;
        }
        if let Some(spot) = spot_of(event.target()) {
            self.play.touch(spot);
        }
    }
}

/// The side of the largest square, in pixels, that fits into what an element is in.
fn side_of_square_round(node: NodeRef<leptos::svg::Svg>) -> RwSignal<i32> {
    let side = RwSignal::new(0);
    let watch = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(area) = node.get().and_then(|element| element.parent_element()) else { return };
        watch.set_value(browser::Watch::new(&area, move |area| {
            let now = area.client_width().min(area.client_height());
            put(side, now);
        }));
    });
    side
}

/// The spot that an element on the page stands for.
pub fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok().flatten()?;
    element.get_attribute("data-spot")?.parse().ok()
}

/// The board of a game as a still picture for the eye alone.
#[component]
pub fn Thumbnail(
    /// The game.
    #[prop(into)]
    game: orrery_games::AnyGame,
    /// Whether it is large enough for coordinates, and for what was played last or counts at the end.
    #[prop(optional)]
    whole: bool,
) -> impl IntoView {
    let is_over = game.outcome().is_some();
    let table = Table::new(game);
    let frame = table.frame(Facing::default(), if whole { Coordinates::Edge } else { Coordinates::Off });
    let tally = if whole && is_over { Tally::All } else { Tally::default() };
    let scene = table.scene(&ViewState { tally, ..ViewState::default() });
    let marks = table.marks(&frame, &scene);
    let pieces = pieces(&frame, &scene.pieces).concat();
    let (under, over) = if whole { (marks.under.concat(), marks.over.concat()) } else { Default::default() };
    let window = frame.window;
    let view_box = format!("{} {} {} {}", window.left, window.top, window.width, window.height);
    let inside = [defs(), table.plate(&frame), marks.ground.concat(), under, pieces, over].concat();
    view! { <svg class="board still" aria-hidden="true" viewBox=view_box inner_html=inside></svg> }
}
