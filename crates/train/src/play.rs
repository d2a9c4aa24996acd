//! Self-play: which games are played, and how.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use orrery_engine::games::GameId;
use orrery_engine::games::core::Rng;
use orrery_engine::matches::{StartError, Starts};
use orrery_engine::{Control, Evaluate, Limits, Searcher, Table, Value};

use crate::games::Played;

/// Openings differ in length by up to this many actions, so that both players meet every stage of the game.
const LENGTHS: u32 = 4;
/// After the opening, one action in so many is still drawn by lot …
const WILD_ONE_IN: usize = 10;
/// … among this many.
const WILD_ACTIONS: usize = 12;
/// Megabytes for the table of each thread: a game of small searches needs no more.
const HASH: usize = 2;

/// A numbered series of games. Each depends on its number and on nothing that was played before it.
pub struct Plan {
    /// For each config, one for each length of the opening.
    starts: Vec<Starts>,
    configs: Vec<String>,
    nodes: u64,
    seed: u64,
}

impl Plan {
    /// Games of these configs in turn, written as for matches, with so many nodes searched for an action.
    pub fn new(configs: &[String], nodes: u64, seed: u64) -> Result<Plan, StartError> {
        let mut starts = Vec::new();
        for config in configs {
            let usual = Starts::new(config, None, seed)?.actions();
            for actions in usual..usual + LENGTHS {
                starts.push(Starts::new(config, Some(actions), seed)?);
            }
        }
        let configs = starts.iter().step_by(LENGTHS as usize).map(Starts::to_string).collect();
        Ok(Plan { starts, configs, nodes, seed })
    }

    /// The games that the configs are of.
    pub fn ids(&self) -> impl Iterator<Item = GameId> {
        self.starts.iter().map(Starts::id)
    }

    /// Plays the game with this number, which must be of the kind `G`. What `table` holds is forgotten.
    fn play<G: Evaluate>(&self, number: u32, table: &mut Table) -> Result<Played<G>, StartError> {
        let start = self.starts[number as usize % self.starts.len()].start(number)?;
        let config = start.config.parse().expect("a start has a config of its game");
        let game = G::new(&config).expect("a start can be played");
        let (mut position, mut actions, mut values) = (game.start(), Vec::new(), Vec::new());
        for text in start.opening {
            let action = text.parse().expect("an opening is made of actions");
            game.play_unchecked(&mut position, action);
            actions.push(action);
            values.push(None);
        }
        let mut rng = Rng::new(start.seed);
        let mut drawn = actions.len();
        let wild_until = drawn + WILD_ACTIONS;
        table.clear();
        let outcome = loop {
            if let Some(outcome) = game.outcome(&position) {
                break outcome;
            }
            let (action, value) = if actions.len() < wild_until && rng.index(WILD_ONE_IN) == 0 {
                drawn = actions.len() + 1;
                (game.random_action(&position, &mut rng), None)
            } else {
                best_action(&game, &position, self.nodes, table)
            };
            game.play_unchecked(&mut position, action);
            actions.push(action);
            values.push(value);
        };
        Ok(Played { game, actions, values, drawn, outcome })
    }

    /// Plays the games with these numbers on several threads, and shows them to `each` in their order until it
    /// fails.
    pub fn play_all<G: Evaluate, E: From<StartError>>(
        &self,
        numbers: Range<u32>,
        threads: usize,
        mut each: impl FnMut(u32, Played<G>) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU32::new(numbers.start);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, next, end) = (sender.clone(), &next, numbers.end);
                scope.spawn(move || {
                    let mut table = Table::new(HASH);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        // Nobody listens any more after a failure.
                        if number >= end || sender.send((number, self.play(number, &mut table))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut wanted = numbers.start;
            // Dropped at the end of this scope, before its threads are waited for.
            for (number, played) in receiver {
                early.insert(number, played);
                while let Some(played) = early.remove(&wanted) {
                    each(wanted, played?)?;
                    wanted += 1;
                }
            }
            Ok(())
        })
    }
}

/// In words, for the file of games.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nodes {}, seed {}, configs: {}", self.nodes, self.seed, self.configs.join(" "))
    }
}

/// The action to play, and the value of the position if it took a search.
fn best_action<G: Evaluate>(
    game: &G,
    position: &G::Position,
    nodes: u64,
    table: &Table,
) -> (G::Action, Option<Value>) {
    if let [forced] = game.legal(position)[..] {
        return (forced, None);
    }
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    let lines = Searcher::new(game, table, limits, control).run(position, 1, 1, |_| ());
    (lines[0].actions[0], Some(lines[0].value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::write_line;
    use orrery_engine::games::core::Game;
    use orrery_engine::games::kulami::Kulami;
    use orrery_engine::games::lyngk::Lyngk;
    use orrery_engine::games::yinsh::Yinsh;

    fn lines<G: Evaluate>(plan: &Plan, numbers: Range<u32>, threads: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let played = plan.play_all(numbers, threads, |number, played: Played<G>| {
            lines.push(write_line(number, &played));
            Ok::<_, StartError>(())
        });
        played.unwrap();
        lines
    }

    fn check_threads<G: Evaluate>(configs: &[&str]) {
        let configs: Vec<String> = configs.iter().map(ToString::to_string).collect();
        let plan = Plan::new(&configs, 40, 7).unwrap();
        let alone = lines::<G>(&plan, 1..7, 1);
        assert_eq!(alone.len(), 6);
        assert_eq!(alone, lines::<G>(&plan, 1..7, 3));
        assert_eq!(alone[3..], lines::<G>(&plan, 4..7, 2), "no game depends on those before it");
        assert_ne!(alone, lines::<G>(&Plan::new(&configs, 40, 8).unwrap(), 1..7, 1));
    }

    #[test]
    fn games_are_the_same_on_any_number_of_threads() {
        check_threads::<Yinsh>(&["yinsh:blitz"]);
        check_threads::<Lyngk>(&["lyngk", "lyngk:six"]);
        check_threads::<Kulami>(&["kulami:board=random-square", "kulami:level2"]);
    }

    #[test]
    fn what_was_searched_has_a_value() {
        let plan = Plan::new(&["kulami".into()], 40, 1).unwrap();
        let check = |_, played: Played<Kulami>| {
            assert_eq!(played.values.len(), played.actions.len());
            let mut position = played.game.start();
            for (number, (&action, value)) in played.actions.iter().zip(&played.values).enumerate() {
                let forced = played.game.count_legal(&position) == 1;
                assert!(number < played.drawn || value.is_some() != forced, "action {number}");
                played.game.play_unchecked(&mut position, action);
            }
            Ok::<_, StartError>(())
        };
        plan.play_all(1..5, 1, check).unwrap();
    }

    #[test]
    fn configs_take_turns() {
        let plan = Plan::new(&["kulami".into(), "kulami:level2".into()], 1, 1).unwrap();
        assert_eq!(plan.to_string(), "nodes 1, seed 1, configs: kulami kulami:level2");
        let mut level2 = 0;
        let count = |_, played: Played<Kulami>| {
            level2 += u32::from(played.game.config().to_string() == "kulami:level2");
            Ok::<_, StartError>(())
        };
        plan.play_all(1..17, 1, count).unwrap();
        assert_eq!(level2, 8);
    }

    #[test]
    fn a_failure_ends_the_series() {
        let plan = Plan::new(&["kulami".into()], 1, 1).unwrap();
        let fail = |number, _: Played<Kulami>| match number {
            1..3 => Ok(()),
            _ => Err(StartError::TooLong(number)),
        };
        assert_eq!(plan.play_all(1..1_000_000, 2, fail), Err(StartError::TooLong(3)));
    }
}
