//! Why not.

use orrery_games::kulami::{Recent, Refusal};

use super::words;
use crate::Phrase;

pub(super) fn reason(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => Phrase::new("kulami-refused-over"),
        Refusal::NoHole { cell } => Phrase::new("kulami-refused-no-hole").with("hole", cell.to_string()),
        Refusal::Occupied { cell, colour } => Phrase::new("kulami-refused-occupied")
            .with("hole", cell.to_string())
            .with("marble", words::marble(colour)),
        Refusal::NotInLine { cell, last } => Phrase::new("kulami-refused-not-in-line")
            .with("hole", cell.to_string())
            .with("last", last.to_string())
            .with("row", words::row_number(last))
            .with("column", words::column_letter(last)),
        Refusal::TileBarred { cell, which, marble } => match which {
            Recent::Last => Phrase::new("kulami-refused-last-tile"),
            Recent::Previous => Phrase::new("kulami-refused-previous-tile"),
        }
        .with("hole", cell.to_string())
        .with("marble", marble.to_string()),
        Refusal::SwapNotOffered => Phrase::new("kulami-refused-swap-off"),
        Refusal::SwapNotNow { placed } => Phrase::new("kulami-refused-swap-now").with("marbles", placed),
        Refusal::SwappedAlready => Phrase::new("kulami-refused-swapped"),
    }
}
