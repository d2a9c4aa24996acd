//! The engine of the server, asked once where the one of the browser is slow: the same search, so at as many positions it says
//! the same.

use leptos::prelude::*;
use orrery_client::{BestLine, Chance, Lines};
use orrery_view::{Phrase, Table};
use orrery_wire::{AnalyseRequest, AnalysisView, LineView};
use wasm_bindgen_futures::spawn_local;

use super::think::{Thinking, Told};
use crate::api;
use crate::app::notify;
use crate::engine;
use crate::play::Play;

/// So many positions the server looks at, the most it does for anybody.
const NODES: u64 = 2_000_000;

impl Thinking {
    /// Has the server look at the position on the board. What it says takes the place of what this browser says, unless
    /// another position is looked at by then.
    pub fn ask_server(self, play: Play) {
        if self.silence.get_untracked().is_some() || self.asking.get_untracked() {
            return;
        }
        let (position, mover) =
            play.table.with_untracked(|table| (table.game().code(), Table::to_act(table)));
        let (link, lines) = (self.link.get_untracked(), self.count.get_untracked());
        let wanted = AnalyseRequest {
            position: Some(position),
            nodes: Some(NODES),
            lines: u32::try_from(lines).ok(),
            ..AnalyseRequest::default()
        };
        self.asking.set(true);
        spawn_local(async move {
            let answer = api::post::<AnalysisView>("analyse", &wanted).await;
            // The page may be gone.
            if self.asking.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(view) if self.link.get_untracked() == link => {
                    let lines: Vec<BestLine> = view.lines.iter().filter_map(line).collect();
                    engine::stop();
                    let lines = Lines { depth: 0, nodes: NODES, lines };
                    self.told.set(Some(Told { mover, link, lines, done: true, served: true }));
                }
                Ok(_) => {}
                Err(error) => notify(api::trouble(&error)),
            }
        });
        notify(Phrase::new("analysis-server-asked"));
    }
}

/// A line as the server writes it, with its score in the words of the engine protocol.
fn line(view: &LineView) -> Option<BestLine> {
    let words: Vec<&str> = view.score.as_deref()?.split(' ').collect();
    let number = |name: &str| {
        let place = words.iter().position(|word| *word == name)?;
        words.get(place + 1)?.parse::<i32>().ok()
    };
    let chance = match words.as_slice() {
        ["wdl", win, draw, ..] => {
            let points = win.parse::<u32>().ok()? + draw.parse::<u32>().ok()? / 2;
            Chance::About(points.min(1000))
        }
        ["exact", "win", ..] => Chance::Win,
        ["exact", "draw", ..] => Chance::Draw,
        ["exact", "loss", ..] => Chance::Loss,
        _ => return None,
    };
    let distance = number("in").and_then(|number| u32::try_from(number).ok());
    let found =
        BestLine { chance, margin: number("margin"), distance, settled: true, actions: view.actions.clone() };
    Some(found).filter(|line| !line.actions.is_empty())
}
