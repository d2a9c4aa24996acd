//! What follows from a game on the page, worked out once for everybody who asks.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Player};
use orrery_view::{Spot, Table, Tally, ViewState};

use crate::archive::Seat;
use crate::browser;
use crate::online::Ended;
use crate::settings::{has_contrast, settings};

/// A part of the page that comes after the board, once nothing moves there any more, each in a frame of its own:
/// together they would take longer than a frame, and what moves would falter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What is marked on the board as what can be done next.
    Marks,
    /// Which points can be touched.
    Targets,
    /// The panel of a player.
    Panel(Player),
    /// What counts for both.
    Shared,
    /// What lies beside the board.
    Beside,
    /// The list of moves.
    Moves,
    /// What is read out of the points.
    Labels,
}

const PARTS: usize = 8;

impl Part {
    /// Its place among those that come one after the other.
    pub fn place(self) -> usize {
        match self {
            Part::Marks => 0,
            Part::Targets => 1,
            Part::Panel(player) => 2 + player.index(),
            Part::Shared => 4,
            Part::Beside => 5,
            Part::Moves => 6,
            Part::Labels => 7,
        }
    }
}

/// What follows from a game and how it is looked at. Who asks is told again only when the answer has changed.
#[derive(Clone, Copy)]
pub struct Follows {
    /// The board that is looked at.
    pub shown: Memo<Arc<Table>>,
    /// Counts up when something has changed and nothing moves any more.
    pub told: RwSignal<u32>,
    /// Count up after it, one in each frame, in the order of [`Part`].
    pub settled: [RwSignal<u32>; PARTS],
    /// The index of the first action of every turn, and whose turn it is.
    pub turns: Memo<Vec<(usize, Player)>>,
    /// Whether a complete turn waits for confirmation.
    pub waits: Memo<bool>,
    /// Who is to act; in a turn that waits for confirmation the one who made it.
    pub to_act: Memo<Player>,
    /// How the game ended, a turn that waits for confirmation left out.
    pub outcome: Memo<Option<Outcome>>,
    /// Whether it is over, with a result or called off.
    pub over: Memo<bool>,
    /// Whether somebody at this screen is to act, and the board shows the game as it stands.
    pub may_act: Memo<bool>,
    /// How the board is looked at, without what is pointed at or advised.
    pub view_state: Memo<ViewState>,
}

impl Follows {
    /// Works it out whenever something changes that it follows from.
    pub fn new(
        seats: [Seat; 2],
        table: RwSignal<Table>,
        ended: RwSignal<Option<Ended>>,
        looked_at: RwSignal<Option<usize>>,
        tally: RwSignal<Tally>,
        pointed: RwSignal<Option<Spot>>,
        moving_until: StoredValue<f64>,
    ) -> Follows {
        let is_here = move |player: Player| seats[player.index()] == Seat::Here;
        // A table is asked for so that it is looked at anew, so it counts as changed whenever it was touched.
        let shown = Memo::new_with_compare(
            move |_| {
                let count = looked_at.get();
                table.with(|table| Arc::new(count.map_or_else(|| table.clone(), |count| at(table, count))))
            },
            |_, _| true,
        );
        let waits = Memo::new(move |_| {
            ended.get().is_none() && table.with(|table| table.turn_is_complete() && is_here(table.composer()))
        });
        let to_act = Memo::new(move |_| {
            table.with(|table| if waits.get() { table.composer() } else { table.to_act() })
        });
        let outcome = Memo::new(move |_| {
            let by_rules = if waits.get() { None } else { table.with(Table::outcome) };
            by_rules.or(ended.get().and_then(Ended::outcome))
        });
        let over = Memo::new(move |_| outcome.get().is_some() || ended.get().is_some());
        let may_act = Memo::new(move |_| !over.get() && looked_at.get().is_none() && is_here(to_act.get()));
        let view_state = Memo::new(move |_| ViewState {
            acting: may_act.get(),
            tally: if outcome.get().is_some() { tally.get() } else { Tally::Tiles },
            // Below the top, stacks are told apart by colour alone unless they are spread.
            spread: settings().spread || has_contrast(),
            ..ViewState::default()
        });
        let (told, settled) = (RwSignal::new(0), [0; PARTS].map(RwSignal::new));
        // How often the board has changed, and up to which change the page was told to follow.
        let (changes, followed) = (StoredValue::new(0_u32), StoredValue::new(0_u32));
        Effect::new(move |_| {
            shown.track();
            view_state.track();
            changes.update_value(|changes| *changes += 1);
        });
        Effect::new(move |_| {
            pointed.track();
            shown.track();
            view_state.track();
            when_still(moving_until, move || {
                told.try_update(|count| *count += 1);
                let Some(change) = changes.try_get_value() else { return };
                if followed.try_get_value() != Some(change) {
                    followed.set_value(change);
                    settle(settled, 0, move || changes.try_get_value() == Some(change));
                }
            });
        });
        let turns = Memo::new(move |_| table.with(|table| turn_starts(&table.game())));
        Follows { shown, told, settled, turns, waits, to_act, outcome, over, may_act, view_state }
    }
}

/// So many milliseconds after pieces should have come to rest the browser has surely shown it.
const SURELY: f64 = 60.0;

/// Runs something after this frame or, if pieces are in motion then, when they have come to rest. While they move it
/// is only asked for again when they should have: even a short look at the clock may come in the middle of a frame.
pub fn when_still(moving_until: StoredValue<f64>, run: impl FnOnce() + 'static) {
    let rest = move || moving_until.try_get_value().unwrap_or(0.0) - browser::now() + SURELY;
    let again = move |wait: f64, run| browser::later(wait, move || when_still(moving_until, run));
    match rest() {
        wait if wait > 0.0 => again(wait, run),
        _ => browser::after_frame(move || match rest() {
            wait if wait > 0.0 => again(wait, run),
            _ => run(),
        }),
    }
}

/// The parts of the page from one on hear that something has changed, one in each frame, for as long as nothing else
/// has changed.
fn settle(parts: [RwSignal<u32>; PARTS], from: usize, is_last: impl Fn() -> bool + 'static) {
    if let Some(part) = parts.get(from)
        && is_last()
        && part.try_update(|count| *count += 1).is_some()
    {
        browser::after_frame(move || settle(parts, from + 1, is_last));
    }
}

/// The index of the first action of every turn, and whose turn it is.
pub fn turn_starts(game: &AnyGame) -> Vec<(usize, Player)> {
    let players = game.players();
    let mut starts: Vec<(usize, Player)> = Vec::new();
    for (index, player) in players.into_iter().enumerate() {
        if starts.last().is_none_or(|(_, last)| *last != player) {
            starts.push((index, player));
        }
    }
    starts
}

/// The board after so many actions.
pub fn at(table: &Table, count: usize) -> Table {
    let mut game = table.game();
    game.undo(game.played().saturating_sub(count));
    Table::new(game)
}
