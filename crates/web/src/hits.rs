//! The points of the board as invisible buttons: for touch, the keyboard and screen readers.

use leptos::prelude::*;
use leptos::svg::G;
use orrery_text::Language;
use orrery_view::{Arrow, Frame, HitShape, Phrase, Spot, looks};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::board::spot_of;
use crate::browser;
use crate::followed::put;
use crate::follows::Part;
use crate::play::Play;
use crate::words::words;
use crate::zoom::Zoom;

/// How many points are described per frame when nobody waits for the descriptions.
const SLICE: usize = 22;

/// One invisible shape for each point, which is also what a screen reader reads.
#[component]
pub fn Hits(play: Play, frame: Memo<Frame>, keys: Keys) -> impl IntoView {
    let hits = looks(play.id()).hits;
    let spots: Vec<Spot> =
        frame.with_untracked(|frame| frame.points().iter().map(|(spot, _)| *spot).collect());
    let place = move |spot: Spot| frame.with(|frame| frame.place(spot));
    let hits = spots.iter().map(|&spot| {
        let (x, y) = (move || place(spot)[0], move || place(spot)[1]);
        let name = spot.to_string();
        match hits {
            HitShape::Square => view! {
                <rect
                    class="hit" data-spot=name role="button" tabindex="-1"
                    x=move || x() - 50.0 y=move || y() - 50.0 width="100" height="100"
                />
            }
            .into_any(),
            HitShape::Round => {
                view! { <circle class="hit" data-spot=name role="button" tabindex="-1" cx=x cy=y r="50" /> }
                    .into_any()
            }
        }
    });
    let hits = hits.collect_view();
    let node = NodeRef::<G>::new();
    follow(play, keys, node, spots);
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
        <g class="hits" node_ref=node on:focusin=move |event| keys.focused(&event) on:focusout=move |_| keys.left()>
            {hits}
        </g>
        {focus}
    }
}

/// Keeps the attributes of the points up to date. There is one effect for each attribute, which updates only the points that
/// changed. An effect for each point and attribute would take longer than a frame.
fn follow(play: Play, keys: Keys, node: NodeRef<G>, spots: Vec<Spot>) {
    // Cached, because looking up each element in the page would take longer than all the rest.
    let hits = StoredValue::new_local(Vec::<Element>::new());
    let set = move |index: usize, name: &str, value: &str| {
        hits.try_update_value(|hits| {
            if hits.is_empty()
                && let Some(group) = node.get_untracked()
            {
                let children = group.children();
                hits.extend((0..children.length()).filter_map(|index| children.item(index)));
            }
            if let Some(hit) = hits.get(index) {
                let _ = hit.set_attribute(name, value);
            }
        });
    };
    let index_of = {
        let spots = spots.clone();
        move |spot: Spot| spots.iter().position(|other| *other == spot)
    };
    Effect::new(move |old: Option<Option<usize>>| {
        node.track();
        let now = index_of(keys.at.get());
        if let Some(old) = old.flatten() {
            set(old, "tabindex", "-1");
        }
        if let Some(now) = now {
            set(now, "tabindex", "0");
        }
        now
    });
    let targets =
        Memo::new(move |_| play.settled(Part::Targets).targets(&untrack(|| play.calm_view_state())));
    let named = spots.clone();
    Effect::new(move |old: Option<Vec<bool>>| {
        node.track();
        let open: Vec<bool> =
            targets.with(|targets| named.iter().map(|spot| targets.contains(spot)).collect());
        for (index, is_open) in open.iter().enumerate() {
            if old.as_ref().and_then(|old| old.get(index)) != Some(is_open) {
                set(index, "aria-disabled", if *is_open { "false" } else { "true" });
            }
        }
        open
    });
    let labels = Labels { said: StoredValue::new(Vec::new()), order: StoredValue::new(0) };
    let spots = StoredValue::new(spots);
    Effect::new(move |_| {
        node.track();
        words();
        // While the keyboard is on the board, screen readers must hear changes at once.
        let by_key = keys.shown.get();
        if by_key {
            play.calm_view_state();
            play.shown();
        } else {
            play.settled(Part::Labels);
        }
        let at_once = by_key || labels.said.with_value(Vec::is_empty);
        labels.order.update_value(|order| *order += 1);
        let order = labels.order.get_value();
        if at_once {
            untrack(|| labels.say(play, spots, 0, usize::MAX, set));
        } else {
            labels.say_later(play, spots, order, 0, set);
        }
    });
}

/// The descriptions of the points.
#[derive(Clone, Copy)]
struct Labels {
    /// The last descriptions, and their language.
    said: StoredValue<Vec<(Language, Phrase)>>,
    /// The number of the latest update. An older update that is still running stops.
    order: StoredValue<u32>,
}

impl Labels {
    /// Updates a few points after each frame, until all are done or a newer update has begun.
    fn say_later(
        self,
        play: Play,
        spots: StoredValue<Vec<Spot>>,
        order: u32,
        from: usize,
        set: impl Fn(usize, &str, &str) + Copy + 'static,
    ) {
        browser::after_frame(move || {
            // The page may be gone, too.
            if self.order.try_get_value() == Some(order) && from < spots.with_value(Vec::len) {
                untrack(|| self.say(play, spots, from, SLICE, set));
                self.say_later(play, spots, order, from + SLICE, set);
            }
        });
    }

    /// Updates `count` points from `from` on, where the description has changed.
    fn say(
        self,
        play: Play,
        spots: StoredValue<Vec<Spot>>,
        from: usize,
        count: usize,
        set: impl Fn(usize, &str, &str),
    ) {
        let words = words();
        let language = words.language();
        let phrases = spots.with_value(|spots| {
            let end = spots.len().min(from.saturating_add(count));
            play.shown().describe(&play.calm_view_state(), &spots[from..end])
        });
        self.said.update_value(|said| {
            for (index, phrase) in (from..).zip(phrases) {
                let now = (language, phrase);
                if said.get(index) != Some(&now) {
                    set(index, "aria-label", &words.say(&now.1));
                    match said.get_mut(index) {
                        Some(old) => *old = now,
                        None => said.push(now),
                    }
                }
            }
        });
    }
}

/// The keyboard on the board.
#[derive(Clone, Copy)]
pub struct Keys {
    play: Play,
    /// The one point that the Tab key reaches.
    at: RwSignal<Spot>,
    /// Whether the board has the focus and the keyboard is in use.
    shown: RwSignal<bool>,
}

impl Keys {
    /// Tab will first reach this point.
    pub fn new(play: Play, at: Spot) -> Keys {
        Keys { play, at: RwSignal::new(at), shown: RwSignal::new(false) }
    }

    /// A key was pressed on the board.
    pub fn pressed(self, event: &KeyboardEvent, frame: Memo<Frame>, zoom: Zoom) {
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
            // In an analysis, the arrow keys also step through the turns. The board takes them only while it shows the focus.
            if self.play.is_analysed() && !self.shown.get_untracked() {
                return;
            }
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
        put(self.at, spot);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_key = target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
        put(self.shown, by_key);
        if by_key {
            self.play.point_at(Some(spot));
        }
    }

    fn left(self) {
        // The board may be gone: an element loses the focus even after it was removed from the page.
        if self.shown.try_get_untracked() == Some(true) {
            put(self.play.aim, None);
        }
        put(self.shown, false);
    }
}
