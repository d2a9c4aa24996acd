//! A puzzle that is being solved: what becomes of each try.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_puzzles::practice::Told;
use orrery_puzzles::{Node, Refutation, Reply, Tried, actions_of, judge, refute};
use orrery_view::{Mark, Phrase, Reason, Table, why};

use super::desk::{Desk, Posed};
use super::panel::theme_name;
use crate::browser;
use crate::play::Play;
use crate::sound;

/// So many positions are looked at for what refutes a try.
const REFUTE: u64 = 200_000;

/// How long the opponent waits, and how long an answer is to be seen in a rush.
const PAUSE: f64 = 300.0;
const GLANCE: f64 = 900.0;

/// How far it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// Something is to be tried.
    Trying,
    /// The opponent answers.
    Replying,
    /// The last try was wrong; why, as soon as it is known.
    Wrong(Option<Phrase>),
    /// It is solved.
    Solved,
    /// The answer is shown.
    Shown,
}

impl Phase {
    /// Its name, for style sheets and tests.
    pub fn name(&self) -> &'static str {
        match self {
            Phase::Trying => "trying",
            Phase::Replying => "replying",
            Phase::Wrong(None) => "judging",
            Phase::Wrong(Some(_)) => "wrong",
            Phase::Solved => "solved",
            Phase::Shown => "shown",
        }
    }
}

/// A puzzle on the board. A handle.
#[derive(Clone, Copy)]
pub struct Solve {
    /// The desk that put it.
    pub desk: Desk,
    /// What was put.
    pub posed: StoredValue<Posed>,
    /// The board.
    pub play: Play,
    /// How far it is.
    pub phase: RwSignal<Phase>,
    /// How many hints there were for this turn.
    pub hints: RwSignal<u8>,
    /// What it came to, once that is certain.
    pub told: RwSignal<Option<Told>>,
    /// Whether another defence is to be met.
    pub another: RwSignal<bool>,
    /// Whether there was any help at all.
    helped: StoredValue<bool>,
    /// The game when the solver's turn began, and what is right then.
    base: StoredValue<AnyGame>,
    node: StoredValue<Node>,
    /// Other defences, against which it has to be solved, too.
    pending: StoredValue<Vec<(AnyGame, Reply)>>,
}

impl Solve {
    /// Puts a puzzle on the board.
    pub fn new(desk: Desk, posed: Posed) -> Option<Solve> {
        let game = posed.puzzle.open().ok()?;
        let line = posed.puzzle.line.clone();
        let itself = StoredValue::new(None::<Solve>);
        let made = Callback::new(move |(_, turn): (usize, Vec<String>)| {
            if let Some(solve) = itself.get_value() {
                solve.judge(&turn);
            }
        });
        let solve = Solve {
            desk,
            posed: StoredValue::new(posed),
            play: Play::puzzle(game.clone(), made),
            phase: RwSignal::new(Phase::Trying),
            hints: RwSignal::new(0),
            told: RwSignal::new(None),
            another: RwSignal::new(false),
            helped: StoredValue::new(false),
            base: StoredValue::new(game),
            node: StoredValue::new(line),
            pending: StoredValue::new(Vec::new()),
        };
        itself.set_value(Some(solve));
        Some(solve)
    }

    fn judge(self, turn: &[String]) {
        let (before, node) = (self.base.get_value(), self.node.get_value());
        self.play.draw(Vec::new());
        let Some(after) = played(&before, turn) else { return };
        match judge(&node, &before, turn) {
            Tried::Right(answer) => {
                let mut replies = answer.replies.clone();
                if replies.is_empty() {
                    return self.reached();
                }
                let hardest = replies.remove(0);
                // Whoever trains has to meet every defence to the first turn; the rest would only repeat.
                if before.played() == 0 && !self.desk.way.is_run() {
                    let others = replies.into_iter().rev().map(|reply| (after.clone(), reply));
                    self.pending.update_value(|pending| pending.extend(others));
                }
                self.reply(after, hardest);
            }
            Tried::Wrong | Tried::Illegal => self.wrong(after),
        }
    }

    /// The opponent plays on.
    fn reply(self, game: AnyGame, reply: Reply) {
        self.phase.set(Phase::Replying);
        let go_on = move || {
            let Some(after) = actions_of(&game, &reply.turn).and_then(|turn| played(&game, &turn)) else {
                return;
            };
            if self.phase.try_get_untracked() != Some(Phase::Replying) {
                return;
            }
            self.play.put_up(after.clone());
            sound::played(self.play.id());
            self.base.set_value(after);
            self.node.set_value(reply.node);
            self.hints.set(0);
            self.phase.set(Phase::Trying);
        };
        self.play.then(move || browser::later(PAUSE, go_on));
    }

    /// The aim is reached against one defence; against the others, too?
    fn reached(self) {
        let other = self.pending.try_update_value(Vec::pop).flatten();
        if let Some((game, reply)) = other {
            self.another.set(true);
            self.phase.set(Phase::Replying);
            return self.play.then(move || {
                browser::later(PAUSE, move || {
                    if self.phase.try_get_untracked() == Some(Phase::Replying) {
                        self.play.put_up(game.clone());
                        self.reply(game, reply);
                    }
                });
            });
        }
        self.count(true);
        self.play.hold();
        self.phase.set(Phase::Solved);
        sound::won();
        self.posed.with_value(|posed| self.desk.solved_daily(posed));
        if self.desk.way.is_rush() {
            self.go_on_soon();
        }
    }

    fn wrong(self, game: AnyGame) {
        self.count(false);
        self.play.hold();
        self.phase.set(Phase::Wrong(None));
        if self.desk.way.is_rush() {
            return self.go_on_soon();
        }
        self.play.then(move || browser::later(PAUSE, move || self.show_refutation(&game)));
    }

    /// What refutes the try: played once, then marked, and told.
    fn show_refutation(self, game: &AnyGame) {
        // Whoever has gone on meanwhile does not want to see it.
        if !self.phase.try_with_untracked(|phase| matches!(phase, Phase::Wrong(None))).unwrap_or_default() {
            return;
        }
        let puzzle = self.posed.with_value(|posed| posed.puzzle.clone());
        let told = match refute(&puzzle, game, REFUTE) {
            Refutation::Turn(reply) => {
                let told = self.why(game, &reply);
                let way = reply.first().map(|action| Table::new(game.clone()).way(action));
                if let Some(after) = played(game, &reply) {
                    self.play.show(after);
                    sound::played(self.play.id());
                }
                self.play.draw(way.map(Mark::Threat).into_iter().collect());
                told
            }
            Refutation::Missed => Phrase::new("puzzle-missed"),
            Refutation::Unknown => Phrase::new("puzzle-unproved"),
        };
        self.phase.set(Phase::Wrong(Some(told)));
    }

    /// Why the turn that ends `game` is wrong, in one sentence: what the reply brings about or, if that says nothing, the reply.
    fn why(self, game: &AnyGame, reply: &[String]) -> Phrase {
        let base = self.base.get_value();
        let line = main_line(&base, &self.node.get_value());
        let first = line.first().cloned().unwrap_or_default();
        let rest = line.get(1..).unwrap_or_default().concat();
        let turn = (base.played(), game.played());
        let found = why(game, Reason { turn, best: [&first, &rest], reply });
        found.unwrap_or_else(|| {
            let after = played(game, reply).unwrap_or_else(|| game.clone());
            let told = Table::new(after).tell(game.played());
            match told
                .into_iter()
                .reduce(|one, two| Phrase::new("coach-then").with("one", one).with("two", two))
            {
                Some(told) => Phrase::new("puzzle-reply").with("told", told),
                None => Phrase::new("puzzle-missed"),
            }
        })
    }

    /// The position is put up again.
    pub fn try_again(self) {
        self.phase.set(Phase::Trying);
        self.play.put_up(self.base.get_value());
    }

    /// The whole puzzle from its start, once it was solved or shown.
    pub fn over_again(self) {
        let Ok(game) = self.posed.with_value(|posed| posed.puzzle.open()) else { return };
        self.node.set_value(self.posed.with_value(|posed| posed.puzzle.line.clone()));
        self.base.set_value(game);
        self.pending.set_value(Vec::new());
        self.another.set(false);
        self.hints.set(0);
        self.try_again();
    }

    /// Says what to look for, then where.
    pub fn hint(self) {
        if self.phase.get_untracked() != Phase::Trying {
            return;
        }
        let game = self.base.get_value();
        let answers: Vec<Vec<String>> = self.node.with_value(|node| {
            node.answers.iter().filter_map(|answer| actions_of(&game, &answer.turn)).collect()
        });
        let begun = self.play.table.with_untracked(Table::turn);
        let fits = answers.iter().find(|answer| answer.starts_with(&begun) && answer.len() > begun.len());
        if fits.is_none() {
            self.play.reset_turn();
        }
        let action = match fits {
            Some(answer) => answer.get(begun.len()).cloned(),
            None => answers.first().and_then(|answer| answer.first().cloned()),
        };
        self.helped.set_value(true);
        self.hints.update(|hints| *hints += 1);
        let way = self.play.table.with_untracked(|table| action.as_ref().map(|action| table.way(action)));
        if self.hints.get_untracked() > 1 {
            self.play.hint.set(action);
        } else if let Some([from, _, ..]) = way.as_deref() {
            self.play.draw(vec![Mark::Selected(*from)]);
        }
    }

    /// What the first hint says.
    pub fn hint_words(self) -> Phrase {
        match self.posed.with_value(|posed| posed.puzzle.themes.first().copied()) {
            Some(theme) => Phrase::new("puzzle-hint").with("theme", theme_name(theme)),
            None => Phrase::new("puzzle-hint-none"),
        }
    }

    /// The answer is put on the board, to be stepped through.
    pub fn show_answer(self) {
        self.count(false);
        let base = self.base.get_value();
        let line = main_line(&base, &self.node.get_value());
        let Some(game) = played(&base, &line.concat()) else { return };
        let first = base.played() + line.first().map_or(0, Vec::len);
        self.play.put_up(game);
        self.play.hold();
        self.play.finish_motion();
        self.play.look_at(Some(first));
        self.phase.set(Phase::Shown);
    }

    /// The right turns in words, from the first.
    pub fn answer_words(self) -> Vec<Phrase> {
        let Ok(game) = self.posed.with_value(|posed| posed.puzzle.open()) else { return Vec::new() };
        let line = self.posed.with_value(|posed| main_line(&game, &posed.puzzle.line));
        let after = line.first().and_then(|turn| played(&game, turn));
        after.map(|after| Table::new(after).tell(game.played())).unwrap_or_default()
    }

    /// A step through what was played: back or on by a turn.
    pub fn step(self, on: bool) {
        let live = self.play.table.with_untracked(Table::played);
        let now = self.play.looked_at.get_untracked().unwrap_or(live);
        let starts = self.play.turns().get_untracked();
        let mut places = starts.iter().map(|(start, _)| *start);
        let to = if on {
            places.find(|start| *start > now).unwrap_or(live)
        } else {
            places.rev().find(|start| *start < now).unwrap_or(0)
        };
        self.play.look_at(Some(to));
    }

    /// The game with the answer in it, for the analysis page.
    pub fn link(self) -> Option<String> {
        let game = self.posed.with_value(|posed| posed.puzzle.open()).ok()?;
        let line = self.posed.with_value(|posed| main_line(&game, &posed.puzzle.line));
        Some(played(&game, &line.concat())?.link())
    }

    /// The first that is certain is kept: whether the first try was right.
    fn count(self, solved: bool) {
        if self.told.with_untracked(Option::is_some) {
            return;
        }
        let helped = self.helped.get_value();
        let told = self.posed.with_value(|posed| self.desk.record(posed, solved, helped));
        self.told.set(Some(told));
    }

    fn go_on_soon(self) {
        browser::later(GLANCE, move || {
            if self.phase.try_get_untracked().is_some() {
                self.desk.next();
            }
        });
    }
}

/// The game after these actions.
fn played(game: &AnyGame, actions: &[String]) -> Option<AnyGame> {
    let mut game = game.clone();
    actions.iter().try_for_each(|action| game.play(action)).ok()?;
    Some(game)
}

/// The turns of the answer against the hardest defences, one after the other.
fn main_line(game: &AnyGame, node: &Node) -> Vec<Vec<String>> {
    let (mut game, mut node, mut line) = (game.clone(), node, Vec::new());
    while let Some(answer) = node.answers.first() {
        let Some(turn) = actions_of(&game, &answer.turn) else { break };
        let Some(after) = played(&game, &turn) else { break };
        line.push(turn);
        game = after;
        let Some(reply) = answer.replies.first() else { break };
        let Some(turn) = actions_of(&game, &reply.turn) else { break };
        let Some(after) = played(&game, &turn) else { break };
        line.push(turn);
        (game, node) = (after, &reply.node);
    }
    line
}
