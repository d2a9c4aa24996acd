//! What every action of a late position comes to, as tables of endings show it.

use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Line, Table};
use crate::sorting::sort_by_key;
use crate::value::of_outcome;

/// The line of every action, best first, where the solver of the game proves them all; each question may take what `limits`
/// say. `solved` hears of those that are known so far. Nothing where there is no solver, or where it would take too long.
pub fn exact_lines<G: Evaluate>(
    game: &G,
    position: &G::Position,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    mut solved: impl FnMut(&[Line<G::Action>]),
) -> Option<Vec<Line<G::Action>>> {
    // Who cannot prove the position cannot prove all that follows it.
    let best = game.solve(position, table, limits, control)?.line;
    solved(std::slice::from_ref(&best));
    let player = game.to_act(position);
    let mut lines: Vec<Line<G::Action>> = Vec::new();
    for action in game.legal(position) {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        let line = match game.outcome(&next) {
            Some(outcome) => {
                let [first, second] = game.score(&next);
                let lead =
                    if player == orrery_games::core::Player::First { first - second } else { second - first };
                let value = of_outcome(outcome, player, 1);
                let margin = best.margin.map(|_| lead);
                Line { value, proved: true, margin, distance: Some(1), actions: vec![action] }
            }
            None => {
                let mut line = game.solve(&next, table, limits, control)?.line;
                if game.to_act(&next) != player {
                    line.value = -line.value;
                    line.margin = line.margin.map(|margin| -margin);
                }
                line.distance = line.distance.map(|distance| distance + 1);
                line.actions.insert(0, action);
                line
            }
        };
        lines.push(line);
        sort_by_key(&mut lines, |line| {
            -i64::from(line.value.signum() * 1_000_000 + line.margin.unwrap_or(0) * 1000)
        });
        solved(&lines);
    }
    Some(lines)
}
