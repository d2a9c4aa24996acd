//! A puzzle from a position: whether there is one, its line and its themes.

use orrery_puzzles::kinds::{Puzzling, Shown};
use orrery_puzzles::{Aim, Answer, Budget, Node, Prover, Puzzle, Reply, Stage, Theme, Whole};

/// What may be looked at for a puzzle, from the first question to the last defence: the verifier, who remembers nothing, needs
/// more, and may not need much more than that ([`is_soon_proved`](super::check::is_soon_proved)).
const QUESTION: Budget = Budget(400_000);
/// No puzzle is longer, in turns of the solver's.
const DEEPEST: usize = 5;
/// Where there is less to choose from, nothing has to be found.
const FEWEST_IDEAS: usize = 3;
/// Of one idea no more turns than this are right, or the list is no help to anybody.
const MOST_TURNS: usize = 60;
/// A whole line has no more right turns than this.
const MOST_ANSWERS: usize = 300;
/// So many defences are met.
const DEFENCES: usize = 3;
/// Of so many the hardest are taken where each takes long to look at.
const TRIED_DEFENCES: usize = 12;

/// What became of a question.
pub enum Asked {
    /// The aim is reached by one idea only.
    Puzzle(Puzzle),
    /// It is reached in several ways, or too easily.
    Reached,
    /// It is not reached, or that takes too long.
    Not,
}

/// Asks for an aim in a position.
pub fn ask<G: Puzzling>(game: &G, position: &G::Position, aim: Aim) -> Asked {
    let mut builder = Builder { prover: Prover::new(game, position, aim, QUESTION), game, aim };
    let start = builder.prover.quest().start(position);
    match builder.prover.holds(&start) {
        Some(true) => builder.puzzle(&start).map_or(Asked::Reached, Asked::Puzzle),
        _ => Asked::Not,
    }
}

/// Adds the themes that the first turn shows by itself: those that came to be known after the puzzle was found.
pub fn look_again<G: Puzzling>(puzzle: &mut Puzzle) {
    let Ok((game, position)) = G::from_code(&puzzle.code) else { return };
    let Some(first) = shortest(&puzzle.line) else { return };
    let (mut after, mut actions) = (position, Vec::new());
    for &place in &first.turn {
        let Some(&action) = game.legal(&after).get(usize::from(place)) else { return };
        game.play_unchecked(&mut after, action);
        actions.push(action);
    }
    let (line, positions) = ([actions], [position, after]);
    let shown = Shown { aim: puzzle.aim, line: &line, positions: &positions, lead: None };
    puzzle.themes.extend(game.themes(&shown));
    if puzzle.themes.is_empty() {
        puzzle.themes.extend(game.otherwise(&shown));
    }
    puzzle.themes.sort_unstable();
    puzzle.themes.dedup();
}

/// The greatest lead that can be forced, or the smallest defeat.
pub fn lead<G: Puzzling>(game: &G, position: &G::Position) -> Option<i32> {
    let holds = |points| {
        let mut prover = Prover::new(game, position, Aim::Margin { points }, QUESTION);
        let start = prover.quest().start(position);
        prover.holds(&start)
    };
    let (mut least, mut most) = (-64_i32, 64_i32);
    while most - least > 1 {
        let middle = (least + most).div_euclid(2);
        if holds(middle)? { least = middle } else { most = middle }
    }
    Some(least)
}

struct Builder<'a, G: Puzzling> {
    prover: Prover<'a, G>,
    game: &'a G,
    aim: Aim,
}

impl<G: Puzzling> Builder<'_, G> {
    fn puzzle(&mut self, start: &Stage<G::Position>) -> Option<Puzzle> {
        let all = self.prover.turns(start);
        if ideas(&all).len() < FEWEST_IDEAS || self.is_too_easy(start)? {
            return None;
        }
        let accepted = self.of_one_idea(all)?;
        let line = self.node(accepted, 1)?;
        if count(&line) > MOST_ANSWERS {
            return None;
        }
        let turns = self.aim.turns() as usize;
        // What takes so many turns must take them in the line, too.
        if !self.aim.is_an_ending() && line.depth() != turns {
            return None;
        }
        let themes = self.themes(start, &line)?;
        Some(Puzzle::new(self.game.code(&start.position), self.aim, themes, line))
    }

    /// Whether it can be had sooner, or more than is asked for.
    fn is_too_easy(&mut self, start: &Stage<G::Position>) -> Option<bool> {
        if let Aim::Draw = self.aim {
            let mut prover = Prover::new(self.game, &start.position, Aim::Win { turns: None }, QUESTION);
            return prover.holds(start);
        }
        if self.aim.is_an_ending() || start.turns < 2 {
            return Some(false);
        }
        self.prover.holds(&Stage { turns: start.turns - 1, ..*start })
    }

    /// Those of all turns that are right, if they are one idea: the second one ends it.
    fn of_one_idea(&mut self, all: Vec<Whole<G>>) -> Option<Vec<Whole<G>>> {
        let mut accepted: Vec<Whole<G>> = Vec::new();
        for whole in all {
            if self.prover.holds(&whole.stage)? {
                let idea = |whole: &Whole<G>| G::idea(&whole.actions);
                let another = accepted.first().is_some_and(|first| idea(first) != idea(&whole));
                if another || accepted.len() == MOST_TURNS {
                    return None;
                }
                accepted.push(whole);
            }
        }
        Some(accepted)
    }

    /// What is right, and how it goes on.
    fn node(&mut self, accepted: Vec<Whole<G>>, depth: usize) -> Option<Node> {
        let mut answers = Vec::new();
        for whole in accepted {
            let replies = match self.prover.verdict(&whole.stage) {
                None if self.aim != Aim::Guard && depth < DEEPEST => self.replies(&whole.stage, depth)?,
                _ => Vec::new(),
            };
            answers.push(Answer { turn: whole.turn, replies });
        }
        Some(Node { answers })
    }

    /// The defences that are hardest to meet, with what meets them.
    fn replies(&mut self, stage: &Stage<G::Position>, depth: usize) -> Option<Vec<Reply>> {
        let mut defences = Vec::new();
        let ending = self.aim.is_an_ending();
        for whole in self.prover.turns(stage) {
            if self.prover.verdict(&whole.stage).is_some() {
                continue;
            }
            if !ending && whole.stage.turns > 1 {
                let sooner = Stage { turns: whole.stage.turns - 1, ..whole.stage };
                if self.prover.holds(&sooner)? {
                    continue;
                }
                if defences.len() == TRIED_DEFENCES {
                    break;
                }
            }
            let accepted = self.prover.accepted(&whole.stage)?;
            let choice = ideas(&self.prover.turns(&whole.stage)).len();
            let right = ideas(&accepted);
            defences.push((right, choice, whole, accepted));
        }
        defences.sort_by_key(|(right, choice, ..)| (right.len(), std::cmp::Reverse(*choice)));
        let mut replies: Vec<Reply> = Vec::new();
        let mut met = Vec::new();
        // Those first that ask for something else than the ones before.
        let (new, old): (Vec<_>, Vec<_>) = defences.into_iter().partition(|(right, ..)| {
            let new = !met.contains(right);
            met.push(right.clone());
            new
        });
        for (right, choice, whole, accepted) in new.into_iter().chain(old) {
            if replies.len() == DEFENCES {
                break;
            }
            // An ending goes on for as long as one turn is right, and ends where nothing is left to choose.
            if ending && right.len() > 1 {
                continue;
            }
            let node = self.node(accepted, depth + 1)?;
            let goes_on = choice > 1 || node.answers.iter().any(|answer| !answer.replies.is_empty());
            if !ending || goes_on {
                replies.push(Reply { turn: whole.turn, node });
            }
        }
        Some(replies)
    }

    /// What it is about.
    fn themes(&mut self, start: &Stage<G::Position>, line: &Node) -> Option<Vec<Theme>> {
        let lead = if self.aim.is_an_ending() && G::COUNTS { lead(self.game, &start.position) } else { None };
        let (turns, positions) = self.main_line(start, line)?;
        let shown = Shown { aim: self.aim, line: &turns, positions: &positions, lead };
        let mut themes = self.game.themes(&shown);
        themes.extend(match self.aim {
            Aim::Guard => Some(Theme::Guard),
            Aim::Draw => Some(Theme::SaveDraw),
            Aim::Margin { .. } => Some(Theme::Margin),
            Aim::Score { .. } | Aim::Win { turns: Some(_) } if line.depth() > 1 => Some(self.on(start, line)),
            _ => None,
        });
        if themes.is_empty() {
            themes.extend(self.game.otherwise(&shown));
        }
        themes.sort_unstable();
        themes.dedup();
        Some(themes)
    }

    /// Whether one threat cannot be stopped, or there are several.
    fn on(&self, start: &Stage<G::Position>, line: &Node) -> Theme {
        let Some(first) = shortest(line) else { return Theme::Threat };
        let after = self.played(start, &first.turn).0;
        let ways: Vec<Vec<Vec<G::Action>>> = first
            .replies
            .iter()
            .map(|reply| {
                let then = self.played(&after, &reply.turn).0;
                let answers = reply.node.answers.iter();
                answers.map(|answer| G::idea(&self.played(&then, &answer.turn).1)).collect()
            })
            .collect();
        let always = |idea: &Vec<G::Action>| ways.iter().all(|way| way.contains(idea));
        if ways.first().is_some_and(|way| way.iter().any(always)) { Theme::Threat } else { Theme::Fork }
    }

    fn played(&self, stage: &Stage<G::Position>, turn: &[u16]) -> (Stage<G::Position>, Vec<G::Action>) {
        let (mut stage, mut actions) = (*stage, Vec::new());
        for &place in turn {
            let action = self.game.legal(&stage.position)[usize::from(place)];
            stage = self.prover.quest().after(&stage, action);
            actions.push(action);
        }
        (stage, actions)
    }

    /// The plainest answers and the first replies, and on from there to where the aim is reached.
    #[allow(clippy::type_complexity)]
    fn main_line(
        &mut self,
        start: &Stage<G::Position>,
        line: &Node,
    ) -> Option<(Vec<Vec<G::Action>>, Vec<G::Position>)> {
        let (mut stage, mut node) = (*start, Some(line));
        let (mut turns, mut positions) = (Vec::new(), vec![stage.position]);
        while self.prover.verdict(&stage).is_none() && turns.len() < 40 {
            self.prover.allow(QUESTION);
            let his = self.prover.quest().is_his(&stage);
            let told = node.and_then(shortest);
            let turn = match told {
                Some(answer) if his => answer.turn.clone(),
                _ if his => self.prover.accepted(&stage)?.into_iter().next()?.turn,
                _ => self.prover.turns(&stage).into_iter().next()?.turn,
            };
            let (next, actions) = self.played(&stage, &turn);
            turns.push(actions);
            positions.push(next.position);
            stage = next;
            if let Some(reply) = told.filter(|_| his).and_then(|answer| answer.replies.first()) {
                let (next, actions) = self.played(&stage, &reply.turn);
                turns.push(actions);
                positions.push(next.position);
                (stage, node) = (next, Some(&reply.node));
            } else {
                node = None;
            }
        }
        Some((turns, positions))
    }
}

/// The plainest right turn: of those without what need not be done the first.
fn shortest(node: &Node) -> Option<&Answer> {
    node.answers.iter().min_by_key(|answer| answer.turn.len())
}

/// The different ideas of these turns.
fn ideas<G: Puzzling>(turns: &[Whole<G>]) -> Vec<Vec<G::Action>> {
    let mut ideas: Vec<Vec<G::Action>> = turns.iter().map(|whole| G::idea(&whole.actions)).collect();
    ideas.sort_unstable();
    ideas.dedup();
    ideas
}

/// How many right turns there are in all.
fn count(node: &Node) -> usize {
    let of = |answer: &Answer| 1 + answer.replies.iter().map(|reply| count(&reply.node)).sum::<usize>();
    node.answers.iter().map(of).sum()
}
