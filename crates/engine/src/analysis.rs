use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Line, Table};
use crate::think::{Options, think};
use crate::value::{Value, expectation};

/// What the engine thinks of a position, and of the action that was played there.
#[derive(Clone, Debug)]
pub struct Judgement<A> {
    /// The best lines, best first.
    pub lines: Vec<Line<A>>,
    /// The line of the action played, for the player who played it.
    pub played: Option<Line<A>>,
}

impl<A> Judgement<A> {
    /// What the played action gave away, as a difference of expected results: 0 for the best, 2 at most.
    pub fn loss(&self) -> Option<f64> {
        let result = |value: Value| expectation(value);
        let played = self.played.as_ref()?;
        Some((result(self.lines[0].value) - result(played.value)).max(0.0))
    }
}

/// Judges a position of a game that is not over, and what was `played` there. An action that is not among the
/// best lines gets a search of its own with the same limits.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use std::time::Duration;
///
/// use orrery_engine::games::{core::Game, kulami::Kulami};
/// use orrery_engine::{Control, Limits, Options, Table, judge};
///
/// let game = Kulami::new(&"kulami".parse()?)?;
/// let limits = Limits { nodes: Some(500), ..Limits::default() };
/// let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
/// let played = Some("a1".parse()?);
/// let found = judge(&game, &game.start(), played, &Options::default(), &limits, control, &Table::new(1));
/// assert!(found.loss().is_some_and(|loss| (0.0..=2.0).contains(&loss)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge<G: Evaluate>(
    game: &G,
    position: &G::Position,
    played: Option<G::Action>,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
) -> Judgement<G::Action> {
    let lines = think(game, position, options, limits, control, table, |_| ());
    let played = played.map(|action| {
        let known = lines.iter().find(|line| line.actions[0] == action).cloned();
        known.unwrap_or_else(|| follow(game, position, action, options, limits, control, table))
    });
    Judgement { lines, played }
}

/// The best line that starts with `action`.
fn follow<G: Evaluate>(
    game: &G,
    position: &G::Position,
    action: G::Action,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
) -> Line<G::Action> {
    let mut next = *position;
    game.play_unchecked(&mut next, action);
    let player = game.to_act(position);
    if let Some(outcome) = game.outcome(&next) {
        let value = crate::value::of_outcome(outcome, player, 1);
        return Line { value, proved: true, margin: None, distance: Some(1), actions: vec![action] };
    }
    let options = Options { lines: 1, ..options.clone() };
    let mut line = think(game, &next, &options, limits, control, table, |_| ()).swap_remove(0);
    if game.to_act(&next) != player {
        line.value = -line.value;
        line.margin = line.margin.map(|margin| -margin);
    }
    line.distance = line.distance.map(|distance| distance + 1);
    line.actions.insert(0, action);
    line
}
