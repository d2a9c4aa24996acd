//! Which games are played, and how.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use orrery_games::GameKind;
use orrery_games::core::{Outcome, Player, Rng};

use super::Played;
use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Learn, Linear, Nets, fingerprint};
use crate::matches::{StartError, Starts};
use crate::search::{Line, Searcher, Table};
use crate::value::{PROVEN, Value};

/// Openings differ in length by up to this many actions, so that both players meet every stage of the game.
const LENGTHS: u32 = 4;
/// After the opening, one action in so many is still drawn by lot …
const WILD_ONE_IN: usize = 10;
/// … among this many.
const WILD_ACTIONS: usize = 12;
/// Megabytes for the table of each thread: a game of small searches needs no more.
const HASH: usize = 2;
/// Where a late position can be solved within so many times the nodes of a search, it is.
const SOLVED: u64 = 8;
/// A game is given up after so many searches in a row, of both players, that agree on the winner.
const AGREED: usize = 4;
/// One game in so many is played to its end all the same, or nobody would learn how lost games are lost.
const PLAYED_OUT_ONE_IN: usize = 8;

/// A numbered series of games. Each depends on its number and on nothing that was played before it.
pub struct Plan {
    /// For each config, one for each length of the opening.
    starts: Vec<Starts>,
    configs: Vec<String>,
    nodes: u64,
    seed: u64,
    resign: Option<Value>,
    nets: Nets,
}

impl Plan {
    /// Games of these configs in turn, written as for matches, with so many nodes searched for an action.
    ///
    /// A game ends early when its result is proved, or when the values of the last searches were all at least `resign`
    /// for the same player. Without a value to resign at, every game is played to its end.
    pub fn new(configs: &[String], nodes: u64, seed: u64, resign: Option<Value>) -> Result<Plan, StartError> {
        let mut starts = Vec::new();
        for config in configs {
            let usual = Starts::new(config, None, seed)?.actions();
            for actions in usual..usual + LENGTHS {
                starts.push(Starts::new(config, Some(actions), seed)?);
            }
        }
        let configs = starts.iter().step_by(LENGTHS as usize).map(Starts::to_string).collect();
        Ok(Plan { starts, configs, nodes, seed, resign, nets: Nets::default() })
    }

    /// The same games played by nets, where there is one for them.
    pub fn with_nets(mut self, nets: Nets) -> Plan {
        self.nets = nets;
        self
    }

    /// The evaluation that plays, with fingerprints of its weights. All configs are taken to be of the kind `G`.
    pub fn evaluation<G: Linear + Learn>(&self) -> String {
        let game = |starts: &Starts| G::new(&starts.start(1).ok()?.config.parse().ok()?).ok();
        let net = self.starts.iter().filter_map(game).find_map(|game| self.nets.of(&game));
        let net = net.map_or(String::new(), |net| format!(", net {}", net.fingerprint()));
        format!("{} {}{net}", G::NAME, fingerprint(G::WEIGHTS))
    }

    /// The games that the configs are of.
    pub fn ids(&self) -> impl Iterator<Item = GameKind> {
        self.starts.iter().map(Starts::id)
    }

    /// Plays the game with this number, which must be of the kind `G`. What `table` holds is forgotten.
    fn play<G: Evaluate>(&self, number: u32, table: &mut Table) -> Result<Played<G>, StartError> {
        let start = self.starts[number as usize % self.starts.len()].start(number)?;
        let config = start.config.parse().expect("a start has a config of its game");
        let game = G::new(&config).expect("a start can be played");
        let (mut position, mut actions) = (game.start(), Vec::new());
        let (mut values, mut asides) = (Vec::new(), Vec::new());
        for text in start.opening {
            let action = text.parse().expect("an opening is made of actions");
            game.play_unchecked(&mut position, action);
            actions.push(action);
            values.push(None);
            asides.push(None);
        }
        let mut rng = Rng::new(start.seed);
        let mut drawn = actions.len();
        let wild_until = drawn + WILD_ACTIONS;
        let mut verdicts = Verdicts::new(self.resign, &mut rng);
        table.clear();
        let outcome = loop {
            if let Some(outcome) = game.outcome(&position).or(verdicts.verdict) {
                break outcome;
            }
            let (action, value) = if actions.len() < wild_until && rng.index(WILD_ONE_IN) == 0 {
                drawn = actions.len() + 1;
                (game.random_action(&position, &mut rng), None)
            } else {
                self.best_action(&game, &position, table, &mut verdicts)
            };
            asides.push(value.and_then(|_| self.aside(&game, &position, table, &mut rng)));
            game.play_unchecked(&mut position, action);
            actions.push(action);
            values.push(value);
        };
        Ok(Played { game, actions, values, asides, drawn, outcome })
    }

    /// An action drawn by lot, and what half as long a search makes of the position after it, if that takes a search.
    fn aside<G: Evaluate>(
        &self,
        game: &G,
        position: &G::Position,
        table: &Table,
        rng: &mut Rng,
    ) -> Option<(G::Action, Value)> {
        let action = game.random_action(position, rng);
        let mut beside = *position;
        game.play_unchecked(&mut beside, action);
        if game.is_over(&beside) || G::is_aftermath(&beside) || game.count_legal(&beside) == 1 {
            return None;
        }
        Some((action, self.search(game, &beside, self.nodes.div_ceil(2), table).value))
    }

    /// The action to play, and the value of the position if it took a search.
    fn best_action<G: Evaluate>(
        &self,
        game: &G,
        position: &G::Position,
        table: &Table,
        verdicts: &mut Verdicts,
    ) -> (G::Action, Option<Value>) {
        if let [forced] = game.legal(position)[..] {
            return (forced, None);
        }
        let line = self.search(game, position, self.nodes, table);
        verdicts.hear(game.to_act(position), &line);
        (line.actions[0], Some(line.value))
    }

    fn search<G: Evaluate>(
        &self,
        game: &G,
        position: &G::Position,
        nodes: u64,
        table: &Table,
    ) -> Line<G::Action> {
        let limit = |nodes: u64| Limits { nodes: Some(nodes), ..Limits::default() };
        let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
        if let Some(proof) = game.solve(position, table, &limit(SOLVED * nodes), control) {
            return proof.line;
        }
        let limits = limit(nodes);
        let judge = game.judge(&self.nets);
        Searcher::new(game, judge, table, limits, control).run(position, 1, 1, |_| ()).swap_remove(0)
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
        let Plan { nodes, seed, .. } = self;
        let resign = self.resign.map_or("never".to_string(), |value| value.to_string());
        write!(f, "nodes {nodes}, seed {seed}, resign {resign}, configs: {}", self.configs.join(" "))
    }
}

/// Decides when there is nothing left to learn from a game.
struct Verdicts {
    resign: Option<Value>,
    /// Who was far ahead in how many searches in a row.
    ahead: Option<Player>,
    agreed: usize,
    verdict: Option<Outcome>,
}

impl Verdicts {
    fn new(resign: Option<Value>, rng: &mut Rng) -> Verdicts {
        let resign = resign.filter(|_| rng.index(PLAYED_OUT_ONE_IN) > 0);
        Verdicts { resign, ahead: None, agreed: 0, verdict: None }
    }

    /// Takes note of what a search by `player` found.
    fn hear<A>(&mut self, player: Player, line: &Line<A>) {
        let Some(resign) = self.resign else { return };
        if line.proved && line.value.abs() < PROVEN {
            self.verdict = Some(Outcome::Draw);
            return;
        }
        let winner = if line.value > 0 { player } else { !player };
        let ahead = (line.value.abs() >= resign).then_some(winner);
        self.agreed = if ahead == self.ahead { self.agreed + 1 } else { 1 };
        self.ahead = ahead;
        if ahead.is_some() && (self.agreed >= AGREED || line.value.abs() >= PROVEN) {
            self.verdict = Some(Outcome::Win(winner));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_games::core::Game;
    use orrery_games::kulami::Kulami;
    use orrery_games::lyngk::Lyngk;
    use orrery_games::yinsh::Yinsh;

    fn games<G: Evaluate>(plan: &Plan, numbers: Range<u32>, threads: usize) -> Vec<Played<G>> {
        let mut games = Vec::new();
        let played = plan.play_all(numbers, threads, |_, played: Played<G>| {
            games.push(played);
            Ok::<_, StartError>(())
        });
        played.unwrap();
        games
    }

    fn check_threads<G: Evaluate>(configs: &[&str]) {
        let configs: Vec<String> = configs.iter().map(ToString::to_string).collect();
        let plan = Plan::new(&configs, 40, 7, Some(3000)).unwrap();
        let alone = games::<G>(&plan, 1..7, 1);
        assert_eq!(alone.len(), 6);
        assert_eq!(alone, games::<G>(&plan, 1..7, 3));
        assert_eq!(alone[3..], games::<G>(&plan, 4..7, 2), "no game depends on those before it");
        assert_ne!(alone, games::<G>(&Plan::new(&configs, 40, 8, Some(3000)).unwrap(), 1..7, 1));
    }

    #[test]
    fn games_are_the_same_on_any_number_of_threads() {
        check_threads::<Yinsh>(&["yinsh:blitz"]);
        check_threads::<Lyngk>(&["lyngk", "lyngk:six"]);
        check_threads::<Kulami>(&["kulami:board=random-square", "kulami:level2"]);
    }

    #[test]
    fn what_was_searched_has_a_value() {
        let plan = Plan::new(&["kulami".into()], 40, 1, None).unwrap();
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
    fn beside_what_was_searched_another_action_is() {
        let plan = Plan::new(&["yinsh".into()], 60, 1, None).unwrap();
        let check = |_, played: Played<Yinsh>| {
            let mut asides = 0;
            played.for_asides(|position, _| {
                assert!(!played.game.is_over(position) && !Yinsh::is_aftermath(position));
                asides += 1;
            });
            for (value, aside) in played.values.iter().zip(&played.asides) {
                assert!(value.is_some() || aside.is_none());
            }
            let searched = played.values.iter().flatten().count();
            assert!((searched * 3 / 4..=searched).contains(&asides), "{asides} beside {searched}");
            Ok::<_, StartError>(())
        };
        plan.play_all(1..5, 1, check).unwrap();
    }

    #[test]
    fn endings_of_kulami_are_exact() {
        let plan = Plan::new(&["kulami".into()], 500, 1, None).unwrap();
        let mut solved = 0;
        let check = |_, played: Played<Kulami>| {
            let late = played.values.iter().skip(44).flatten();
            assert!(late.clone().all(|value| *value == 0 || value.abs() >= PROVEN), "{:?}", played.values);
            solved += late.count();
            Ok::<_, StartError>(())
        };
        plan.play_all(1..5, 1, check).unwrap();
        assert!(solved > 10);
    }

    #[test]
    fn configs_take_turns() {
        let plan = Plan::new(&["kulami".into(), "kulami:level2".into()], 1, 1, None).unwrap();
        assert_eq!(plan.to_string(), "nodes 1, seed 1, resign never, configs: kulami kulami:level2");
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
        let plan = Plan::new(&["kulami".into()], 1, 1, None).unwrap();
        let fail = |number, _: Played<Kulami>| match number {
            1..3 => Ok(()),
            _ => Err(StartError::TooLong(number)),
        };
        assert_eq!(plan.play_all(1..1_000_000, 2, fail), Err(StartError::TooLong(3)));
    }

    #[test]
    fn another_evaluation_plays_other_games() {
        let plan = || Plan::new(&["lyngk".to_string()], 60, 2, None).unwrap();
        let hand = plan();
        let learned = plan().with_nets(Nets::shipped().unwrap());
        assert_ne!(games::<Lyngk>(&hand, 1..4, 1), games::<Lyngk>(&learned, 1..4, 1));
        assert_eq!(hand.to_string(), learned.to_string());
        let (hand, learned) = (hand.evaluation::<Lyngk>(), learned.evaluation::<Lyngk>());
        assert!(hand.starts_with("lyngk ") && learned.starts_with(&format!("{hand}, net ")), "{learned}");
        let six = Plan::new(&["lyngk:six".to_string()], 60, 2, None).unwrap();
        assert_eq!(
            six.with_nets(Nets::shipped().unwrap()).evaluation::<Lyngk>(),
            hand,
            "no net for this variant"
        );
    }

    #[test]
    fn games_are_given_up_when_both_agree() {
        let configs = ["lyngk".to_string()];
        let whole = games::<Lyngk>(&Plan::new(&configs, 100, 2, None).unwrap(), 1..25, 2);
        let given_up = games::<Lyngk>(&Plan::new(&configs, 100, 2, Some(2500)).unwrap(), 1..25, 2);
        let is_over = |played: &Played<Lyngk>| {
            let mut position = played.game.start();
            played.actions.iter().for_each(|&action| played.game.play_unchecked(&mut position, action));
            played.game.outcome(&position) == Some(played.outcome)
        };
        assert!(whole.iter().all(is_over));
        let played_out = given_up.iter().filter(|played| is_over(played)).count();
        assert!((1..20).contains(&played_out), "{played_out}");
        for played in given_up.iter().filter(|played| !is_over(played)) {
            let searched: Vec<Value> = played.values.iter().rev().flatten().copied().take(AGREED).collect();
            let proved = searched[0].abs() >= PROVEN || searched[0] == 0;
            assert!(proved || searched.iter().all(|value| value.abs() >= 2500), "{searched:?}");
        }
    }

    #[test]
    fn a_lead_that_changes_hands_is_no_verdict() {
        let line =
            |value: Value| Line { value, proved: false, margin: None, distance: None, actions: vec![()] };
        let mut verdicts = Verdicts { resign: Some(3000), ahead: None, agreed: 0, verdict: None };
        for (player, value) in [
            (Player::First, 3500),
            (Player::Second, -3500),
            (Player::First, 3500),
            (Player::Second, 3500),
            (Player::First, -3000),
            (Player::Second, 2000),
            (Player::First, -3000),
            (Player::Second, 4000),
            (Player::First, -3000),
        ] {
            verdicts.hear(player, &line(value));
            assert_eq!(verdicts.verdict, None);
        }
        verdicts.hear(Player::Second, &line(3000));
        assert_eq!(verdicts.verdict, Some(Outcome::Win(Player::Second)));
    }
}
