//! A Kulami board made by hand: seventeen tiles on a grid of ten by ten, dragged and turned, and checked all the while.

use leptos::prelude::*;
use leptos::svg::Svg;
use orrery_games::kulami::{Board, Holes};
use orrery_view::{Phrase, Spot};
use web_sys::{KeyboardEvent, PointerEvent};

use crate::browser;
use crate::words::{say, t};

const SIDE: i32 = 10;

/// A tile lying on the grid: columns from the left, rows from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tile {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Tile {
    fn covers(self, column: i32, row: i32) -> bool {
        (self.left..self.left + self.width).contains(&column)
            && (self.top..self.top + self.height).contains(&row)
    }

    /// The same tile with its corner as near to there as the grid allows.
    fn at(self, left: i32, top: i32) -> Tile {
        Tile { left: left.clamp(0, SIDE - self.width), top: top.clamp(0, SIDE - self.height), ..self }
    }

    fn turned(self) -> Tile {
        Tile { width: self.height, height: self.width, ..self }.at(self.left, self.top)
    }
}

/// The tiles of a board, put in the middle of the grid.
fn tiles(board: &Board) -> Vec<Tile> {
    let (dx, dy) = ((SIDE - board.width() as i32) / 2, (SIDE - board.height() as i32) / 2);
    let tile = |holes: &Holes| {
        let (mut low, mut high) = ([SIDE; 2], [0; 2]);
        for cell in board.cells_of(*holes) {
            let Ok(Spot::Point { column, row }) = cell.to_string().parse() else { continue };
            let place = [i32::from(column), board.height() as i32 - 1 - i32::from(row)];
            for axis in 0..2 {
                low[axis] = low[axis].min(place[axis]);
                high[axis] = high[axis].max(place[axis]);
            }
        }
        Tile {
            left: low[0] + dx,
            top: low[1] + dy,
            width: high[0] - low[0] + 1,
            height: high[1] - low[1] + 1,
        }
    };
    board.tiles().iter().map(tile).collect()
}

/// How the tiles lie: as a board in the notation, or what is wrong with them.
fn rows(tiles: &[Tile]) -> Result<String, &'static str> {
    let mut lines = Vec::new();
    for row in 0..SIDE {
        let mut line = String::new();
        for column in 0..SIDE {
            let mut here = tiles.iter().zip('A'..).filter(|(tile, _)| tile.covers(column, row));
            match (here.next(), here.next()) {
                (None, _) => line.push('.'),
                (Some((_, letter)), None) => line.push(letter),
                _ => return Err("editor-overlap"),
            }
        }
        lines.push(line);
    }
    let text = lines.join("/");
    // Seventeen right tiles that do not overlap can only fail to hang together.
    Board::from_rows(&text).map(|board| board.rows()).map_err(|_| "editor-apart")
}

/// The editor; `rows` is what it has made, nothing while that is no board.
#[component]
pub fn Editor(rows: RwSignal<String>) -> impl IntoView {
    let drawn = Board::from_rows(&rows.get_untracked()).ok().or_else(|| Board::named("square"));
    let state = RwSignal::new(drawn.as_ref().map(tiles).unwrap_or_default());
    let chosen = RwSignal::new(None::<usize>);
    let checked = Memo::new(move |_| state.with(|tiles| self::rows(tiles)));
    Effect::new(move |_| rows.set(checked.get().unwrap_or_default()));
    let node = NodeRef::<Svg>::new();
    // Which tile is held, and where the hand holds it.
    let held = StoredValue::new(None::<(usize, [f64; 2])>);
    let place = move |event: &PointerEvent| {
        let area = node.get_untracked().map(|svg| svg.get_bounding_client_rect());
        area.map_or([0.0; 2], |area| {
            let unit = area.width() / f64::from(SIDE);
            [
                (f64::from(event.client_x()) - area.left()) / unit,
                (f64::from(event.client_y()) - area.top()) / unit,
            ]
        })
    };
    let change = move |index: usize, change: &dyn Fn(Tile) -> Tile| {
        state.update(|tiles| tiles[index] = change(tiles[index]));
    };
    let moved = move |event: PointerEvent| {
        if let Some((index, [dx, dy])) = held.get_value() {
            let [x, y] = place(&event);
            change(index, &|tile| tile.at((x - dx).round() as i32, (y - dy).round() as i32));
        }
    };
    let begin = move |board: Option<Board>| {
        if let Some(board) = board {
            state.set(tiles(&board));
            chosen.set(None);
        }
    };
    let overlapping = move |index: usize| {
        state.with(|tiles| {
            let one = tiles[index];
            let other = |two: &Tile| {
                one.left < two.left + two.width
                    && two.left < one.left + one.width
                    && one.top < two.top + two.height
                    && two.top < one.top + one.height
            };
            tiles.iter().enumerate().any(|(number, two)| number != index && other(two))
        })
    };
    let drawn = move || {
        (0..state.with(Vec::len))
            .map(|index| {
                let tile = move || state.with(|tiles| tiles[index]);
                let label = move || {
                    let tile = tile();
                    let corner = Spot::Point { column: tile.left as u8, row: (SIDE - 1 - tile.top) as u8 };
                    let phrase = Phrase::new("editor-tile").with("width", tile.width).with("height", tile.height);
                    say(&phrase.with("corner", corner.to_string()))
                };
                let pressed = move |event: KeyboardEvent| {
                    let step = |dx: i32, dy: i32| change(index, &|tile| tile.at(tile.left + dx, tile.top + dy));
                    match event.key().as_str() {
                        "ArrowLeft" => step(-1, 0),
                        "ArrowRight" => step(1, 0),
                        "ArrowUp" => step(0, -1),
                        "ArrowDown" => step(0, 1),
                        "r" | "R" | "Enter" | " " => change(index, &Tile::turned),
                        _ => return,
                    }
                    event.prevent_default();
                };
                let down = move |event: PointerEvent| {
                    event.prevent_default();
                    let [x, y] = place(&event);
                    let tile = untrack(tile);
                    held.set_value(Some((index, [x - f64::from(tile.left), y - f64::from(tile.top)])));
                    chosen.set(Some(index));
                    if let Some(element) = event_element(&event) {
                        let _ = element.set_pointer_capture(event.pointer_id());
                        browser::focus(&element);
                    }
                };
                let holes = move || {
                    let tile = tile();
                    let cells = (0..tile.height).flat_map(move |y| (0..tile.width).map(move |x| (x, y)));
                    cells
                        .map(|(x, y)| view! { <circle cx=100 * x + 50 cy=100 * y + 50 r="30" /> })
                        .collect_view()
                };
                view! {
                    <g
                        class="tile"
                        class:chosen=move || chosen.get() == Some(index)
                        class:wrong=move || overlapping(index)
                        tabindex="0"
                        role="button"
                        aria-label=label
                        transform=move || format!("translate({} {})", 100 * tile().left, 100 * tile().top)
                        on:pointerdown=down
                        on:focus=move |_| chosen.set(Some(index))
                        on:keydown=pressed
                        on:dblclick=move |_| change(index, &Tile::turned)
                    >
                        <rect x="4" y="4" width=move || 100 * tile().width - 8 height=move || 100 * tile().height - 8 rx="12" />
                        {holes}
                    </g>
                }
            })
            .collect_view()
    };
    let verdict = move || match checked.get() {
        Ok(_) => t("editor-good"),
        Err(fault) => t(fault),
    };
    view! {
        <div class="editor">
            <p class="caption" id="editor-help">{move || t("editor-help")}</p>
            <svg
                class="editor-board"
                viewBox="0 0 1000 1000"
                node_ref=node
                role="group"
                aria-label=move || t("board-editor")
                aria-describedby="editor-help"
                on:pointermove=moved
                on:pointerup=move |_| held.set_value(None)
                on:pointercancel=move |_| held.set_value(None)
            >
                <path class="grid" d="M0 0H1000V1000H0ZM100 0V1000M200 0V1000M300 0V1000M400 0V1000M500 0V1000M600 0V1000M700 0V1000M800 0V1000M900 0V1000M0 100H1000M0 200H1000M0 300H1000M0 400H1000M0 500H1000M0 600H1000M0 700H1000M0 800H1000M0 900H1000" />
                {drawn}
            </svg>
            <p class="verdict" class:error=move || checked.get().is_err() role="status">{verdict}</p>
            <div class="editor-buttons">
                <button type="button" class="button small" disabled=move || chosen.get().is_none() on:click=move |_| {
                    if let Some(index) = chosen.get_untracked() { change(index, &Tile::turned); }
                }>{move || t("editor-turn")}</button>
                <button type="button" class="button small" on:click=move |_| begin(Board::named("square"))>{move || t("board-square")}</button>
                <button type="button" class="button small" on:click=move |_| begin(Board::named("irregular"))>{move || t("board-irregular")}</button>
                <button type="button" class="button small" on:click=move |_| begin(Some(Board::random_irregular(browser::random_u64())))>{move || t("board-random-shape")}</button>
            </div>
        </div>
    }
}

fn event_element(event: &PointerEvent) -> Option<web_sys::Element> {
    use wasm_bindgen::JsCast;
    event.current_target().and_then(|target| target.dyn_into().ok())
}
