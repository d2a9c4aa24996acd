//! The board: drawn by `view`, touched with mouse, finger or keyboard.

use leptos::prelude::*;
use orrery_games::GameId;
use orrery_view::{Arrow, Gaze, Layers, Spot, defs, layers};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::browser;
use crate::play::Play;
use crate::settings::settings;
use crate::stage::Stage;
use crate::words::{t, words};
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
    let stage = Stage::new(play, frame);
    let drawn: Memo<Layers> = Memo::new(move |_| {
        let mut scene = play.shown().scene(&play.gaze());
        stage.hidden.with(|hidden| scene.pieces.retain(|piece| !hidden.contains(&piece.at)));
        frame.with(|frame| layers(frame, &scene))
    });
    let ground = Memo::new(move |_| drawn.with(|layers| layers.ground.clone()));
    let under = Memo::new(move |_| drawn.with(|layers| layers.under.clone()));
    let pieces = Memo::new(move |_| drawn.with(|layers| layers.pieces.clone()));
    let over = Memo::new(move |_| drawn.with(|layers| layers.over.clone()));
    let plate = move || {
        let plate = frame.with(|frame| play.table.with_untracked(|table| table.plate(frame)));
        format!("{}{plate}", defs())
    };
    let zoom = Zoom::new();
    let view_box = move || frame.with(|frame| zoom.view_box(frame.window));
    let keys = Keys::new(play, frame.with_untracked(|frame| frame.points()[frame.points().len() / 2].0));
    let hand = Hand::new(play, zoom);
    let square = play.id() == GameId::Kulami;

    view! {
        <svg
            class="board"
            class:zoomed=move || zoom.is_on()
            role="application"
            aria-label=move || t("board-label")
            aria-roledescription=move || t("board-role")
            viewBox=view_box
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
            <g class="plate" inner_html=plate></g>
            <g inner_html=move || ground.get()></g>
            <g inner_html=move || under.get()></g>
            <g class="pieces" inner_html=move || pieces.get()></g>
            <g class="stage" node_ref=stage.node></g>
            <g class="over" inner_html=move || over.get()></g>
            <g class="refused">
                {move || {
                    let spot = play.refusal.with(|refusal| refusal.as_ref().and_then(|(_, spot)| *spot))?;
                    let [x, y] = frame.with(|frame| frame.place(spot));
                    Some(view! { <path d="M-26-26L26 26M26-26L-26 26" transform=format!("translate({x} {y})") /> })
                }}
            </g>
            <Hits play frame keys square />
        </svg>
    }
}

/// What can be touched: one invisible shape for each point, which is also what a screen reader reads.
#[component]
fn Hits(play: Play, frame: Memo<orrery_view::Frame>, keys: Keys, square: bool) -> impl IntoView {
    let spots: Vec<Spot> =
        frame.with_untracked(|frame| frame.points().iter().map(|(spot, _)| *spot).collect());
    let gaze = move || Gaze { aim: None, hint: None, ..play.gaze() };
    let named = spots.clone();
    let labels = Memo::new(move |_| {
        let words = words();
        let phrases = play.shown().describe(&gaze(), &named);
        phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<String>>()
    });
    let targets = Memo::new(move |_| play.shown().targets(&gaze()));
    let place = move |spot: Spot| frame.with(|frame| frame.place(spot));
    let hits = spots.into_iter().enumerate().map(|(index, spot)| {
        let tabindex = move || if keys.at.get() == spot { "0" } else { "-1" };
        let label = move || labels.with(|labels| labels[index].clone());
        let disabled = move || (!targets.with(|targets| targets.contains(&spot))).to_string();
        let (x, y) = (move || place(spot)[0], move || place(spot)[1]);
        let name = spot.to_string();
        if square {
            view! {
                <rect
                    class="hit" data-spot=name role="button" tabindex=tabindex aria-label=label aria-disabled=disabled
                    x=move || x() - 50.0 y=move || y() - 50.0 width="100" height="100"
                />
            }
            .into_any()
        } else {
            view! {
                <circle
                    class="hit" data-spot=name role="button" tabindex=tabindex aria-label=label aria-disabled=disabled
                    cx=x cy=y r="50"
                />
            }
            .into_any()
        }
    });
    let focus = move || {
        keys.shown.get().then(|| {
            let [x, y] = place(keys.at.get());
            view! {
                <g class="focus" transform=format!("translate({x} {y})")>
                    <circle class="inside" r="50" />
                    <circle r="54" />
                </g>
            }
        })
    };
    view! {
        <g class="hits" on:focusin=move |event| keys.focused(&event) on:focusout=move |_| keys.left()>
            {hits.collect_view()}
        </g>
        {focus}
    }
}

/// The keyboard on the board.
#[derive(Clone, Copy)]
struct Keys {
    play: Play,
    /// The one point that the Tab key leads to.
    at: RwSignal<Spot>,
    /// Whether the keyboard is on the board, and is what is being used.
    shown: RwSignal<bool>,
}

impl Keys {
    fn new(play: Play, at: Spot) -> Keys {
        Keys { play, at: RwSignal::new(at), shown: RwSignal::new(false) }
    }

    fn pressed(self, event: &KeyboardEvent, frame: Memo<orrery_view::Frame>, zoom: Zoom) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let arrow = match (event.key().as_str(), event.shift_key()) {
            ("ArrowUp", _) => Some(Arrow::Up),
            ("ArrowDown", _) => Some(Arrow::Down),
            ("ArrowLeft", false) => Some(Arrow::Left),
            ("ArrowRight", false) => Some(Arrow::Right),
            ("ArrowLeft", true) => Some(Arrow::FallLeft),
            ("ArrowRight", true) => Some(Arrow::FallRight),
            _ => None,
        };
        if let Some(arrow) = arrow {
            if let Some(spot) = frame.with_untracked(|frame| frame.walk(self.at.get_untracked(), arrow)) {
                self.go(spot);
            }
        } else {
            match event.key().as_str() {
                "Enter" | " " => self.play.touch(self.at.get_untracked()),
                "+" | "=" => zoom.closer(),
                "-" => zoom.farther(),
                "0" => zoom.reset(),
                _ => return,
            }
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn go(self, spot: Spot) {
        self.at.set(spot);
        let hit = browser::document().query_selector(&format!(".hits [data-spot='{spot}']")).ok().flatten();
        if let Some(hit) = hit {
            browser::focus(&hit);
        }
    }

    fn focused(self, event: &web_sys::FocusEvent) {
        let Some(spot) = spot_of(event.target()) else { return };
        self.at.set(spot);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_key = target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
        self.shown.set(by_key);
        if by_key {
            self.play.aim.set(Some(spot));
        }
    }

    fn left(self) {
        if self.shown.get_untracked() {
            self.play.aim.set(None);
        }
        self.shown.set(false);
    }
}

/// Mouse, pen and fingers on the board.
#[derive(Clone, Copy)]
struct Hand {
    play: Play,
    zoom: Zoom,
    /// Where it came down, and how often it has, to tell one press from the next.
    pressed: StoredValue<(Option<Spot>, u32)>,
    /// Whether what it does now is no touch any more: it asked, dragged or zoomed.
    spent: StoredValue<bool>,
}

impl Hand {
    fn new(play: Play, zoom: Zoom) -> Hand {
        Hand { play, zoom, pressed: StoredValue::new((None, 0)), spent: StoredValue::new(false) }
    }

    fn over(self, event: &PointerEvent) {
        if event.pointer_type() != "touch" {
            self.play.aim.set(spot_of(event.target()));
        }
    }

    fn leave(self) {
        self.play.aim.set(None);
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
            self.play.aim.set(None);
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
        self.play.aim.set(None);
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

/// The spot that an element on the page stands for.
fn spot_of(target: Option<web_sys::EventTarget>) -> Option<Spot> {
    let element = target?.dyn_into::<Element>().ok()?.closest("[data-spot]").ok().flatten()?;
    element.get_attribute("data-spot")?.parse().ok()
}

/// The board of a game as a still picture for the eye alone.
#[component]
pub fn Thumbnail(#[prop(into)] game: orrery_games::AnyGame) -> impl IntoView {
    let table = orrery_view::Table::new(game);
    let frame = table.frame(orrery_view::Facing::default(), orrery_view::Coordinates::Off);
    let drawn = layers(&frame, &table.scene(&Gaze::default()));
    let window = frame.window;
    let view_box = format!("{} {} {} {}", window.left, window.top, window.width, window.height);
    let inside = [defs(), table.plate(&frame), drawn.ground, drawn.pieces].concat();
    view! { <svg class="board still" aria-hidden="true" viewBox=view_box inner_html=inside></svg> }
}
