use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Info, Table};
use crate::think::{Options, think};

/// The action of a level.
pub fn choose<G: Evaluate>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> G::Action {
    let nodes = Some(100 << options.level);
    let limits = Limits { nodes, ..*limits };
    think(game, position, options, &limits, control, table, report)[0].actions[0]
}
