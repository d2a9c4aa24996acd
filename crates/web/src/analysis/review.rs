//! A review on the page: every turn of the main line graded, the turns that cost most, and second tries at them.

use leptos::prelude::*;
use orrery_client::{Answer, Chance, Task};
use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Player};
use orrery_study::{
    Judged, Likeness, NodeId, Reviewed, Try, TurningPoints, Verdict, likeness, turning_points,
};
use orrery_view::{Mark, Phrase, Reason, Table, why};

use super::Analysis;
use super::think::Thinking;
use crate::app::notify;
use crate::engine;
use crate::followed::put;
use crate::own;
use crate::play::Play;

/// After so many wrong tries the answer is offered.
pub const TRIES: usize = 3;

/// What came of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    /// Whether it was right; nothing while it is looked at.
    pub verdict: Option<Verdict>,
    /// What the player could expect after it.
    pub after: Option<Chance>,
    /// Why it is not right, told.
    pub reply: Option<Phrase>,
}

/// A second try at a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Its place among all turns.
    pub place: usize,
    /// How often it went wrong.
    pub wrong: usize,
    /// What came of the last try.
    pub tried: Option<Tried>,
    /// Whether the answer was asked for.
    pub shown: bool,
}

/// The review of a study. A handle.
#[derive(Clone, Copy)]
pub struct Review {
    play: Play,
    analysis: Analysis,
    thinking: Thinking,
    /// Whether turns are being looked at.
    pub running: RwSignal<bool>,
    /// The side whose turning points are shown.
    pub side: RwSignal<Player>,
    /// A second try that is being made.
    pub trial: RwSignal<Option<Trial>>,
}

impl Review {
    /// The review of a study; it goes on if it was broken off.
    pub fn new(play: Play, analysis: Analysis, thinking: Thinking) -> Review {
        let own = analysis.study.with_untracked(|study| {
            let name = |tag: &str| study.head().tag(tag).is_none_or(|name| name == "?");
            if !name("First") && name("Second") { Player::Second } else { Player::First }
        });
        let review = Review {
            play,
            analysis,
            thinking,
            running: RwSignal::new(false),
            side: RwSignal::new(own),
            trial: RwSignal::new(None),
        };
        Effect::new(move |_| {
            if let Some(turn) = analysis.tried.get() {
                untrack(|| review.judge(&turn));
            }
        });
        // Whoever looks elsewhere does not try any more.
        Effect::new(move |_| {
            let at = analysis.at.get();
            let is_elsewhere = review.trial.with_untracked(|trial| {
                trial.as_ref().is_some_and(|trial| review.before(trial.place) != Some(at))
            });
            if is_elsewhere {
                review.stop_trying();
            }
        });
        let is_begun = analysis.reviewed.with_untracked(|turns| !turns.is_empty());
        if (is_begun && !untrack(|| review.is_complete())) || analysis.wants_review() {
            review.start();
        }
        review
    }

    /// The study.
    pub fn analysis(self) -> Analysis {
        self.analysis
    }

    /// How many turns there are to be looked at.
    pub fn count(self) -> usize {
        self.analysis.edits.track();
        self.analysis.study.with_untracked(|study| study.main_line().len())
    }

    /// Whether every turn was looked at.
    pub fn is_complete(self) -> bool {
        let count = self.analysis.reviewed.with(Vec::len);
        count > 0 && count >= self.count()
    }

    /// Looks at the turns that were not looked at yet.
    pub fn start(self) {
        let line = self.analysis.study.with_untracked(orrery_study::Study::main_line);
        let Some(last) = line.last().copied() else { return };
        let known = self.analysis.reviewed.with_untracked(Vec::len);
        if known >= line.len() || self.running.get_untracked() {
            return;
        }
        let game = self.analysis.game_at(last);
        // Of a game that is still being played nothing is said.
        if own::is_running(&game) {
            return;
        }
        self.running.set(true);
        // The engine has one worker, which this takes.
        self.thinking.busy.set(true);
        engine::ask(Task::Grade { known }, &game.link(), move |answer| match answer {
            Answer::Graded(place, turn) => {
                let fits = self.analysis.reviewed.try_with_untracked(Vec::len) == Some(place);
                // Whoever changes the main line meanwhile has it reviewed anew from there.
                let stands = || self.node(place) == line.get(place).copied();
                if fits && stands() {
                    let after = match turn.player {
                        Player::First => turn.after,
                        Player::Second => turn.after.for_opponent(),
                    };
                    if let Some(id) = line.get(place) {
                        self.analysis.remember(*id, after);
                    }
                    self.analysis.reviewed.update(|turns| turns.push(turn));
                    self.analysis.keep();
                }
            }
            Answer::Done => self.finish(),
            Answer::Failed(_) => {
                self.running.set(false);
                self.thinking.busy.set(false);
                notify(Phrase::new("trouble-engine"));
            }
            _ => {}
        });
    }

    /// What was found comes into the tree.
    fn finish(self) {
        if self.running.try_set(false).is_some() {
            return;
        }
        let turns = self.analysis.reviewed.get_untracked();
        self.analysis.study.update(|study| study.annotate(&turns));
        self.analysis.edits.update(|edits| *edits += 1);
        self.analysis.keep();
        self.thinking.busy.set(false);
    }

    /// Whether nothing may be said of this game yet, because it is being played.
    pub fn is_barred(self) -> bool {
        self.analysis.edits.track();
        let last = self.analysis.study.with_untracked(|study| study.main_line().last().copied());
        own::is_running(&self.analysis.game_at(last.unwrap_or(NodeId::ROOT)))
    }

    /// Like which level a player played, where that is known; of a review that is complete only.
    pub fn likeness(self, player: Player) -> Option<Likeness> {
        if !self.is_complete() {
            return None;
        }
        let last = self.analysis.study.with_untracked(|study| study.main_line().last().copied())?;
        let game = self.analysis.game_at(last);
        self.analysis.reviewed.with(|turns| likeness(&game, turns, player))
    }

    /// How the game came out, by its end or by its record.
    fn result(self) -> Option<Outcome> {
        self.analysis.study.with_untracked(|study| study.to_record().result())
    }

    /// The turns that cost a player most.
    pub fn points(self, player: Player) -> TurningPoints {
        let judged: Vec<Judged> =
            self.analysis.reviewed.with(|turns| turns.iter().map(Reviewed::judged).collect());
        turning_points(&judged, player, self.result())
    }

    /// A turn that was looked at.
    pub fn turn(self, place: usize) -> Option<Reviewed> {
        self.analysis.reviewed.with_untracked(|turns| turns.get(place).cloned())
    }

    /// The turn of the tree with this place on the main line.
    pub fn node(self, place: usize) -> Option<NodeId> {
        self.analysis.study.with_untracked(|study| study.main_line().get(place).copied())
    }

    /// What stands before it.
    fn before(self, place: usize) -> Option<NodeId> {
        self.analysis.study.with_untracked(|study| study.node(*study.main_line().get(place)?)?.parent())
    }

    /// Has the turn tried again from the position before it.
    pub fn try_again(self, place: usize) {
        let Some(before) = self.before(place) else { return };
        engine::stop();
        put(self.analysis.tried, None);
        self.thinking.busy.set(true);
        self.trial.set(Some(Trial { place, wrong: 0, tried: None, shown: false }));
        self.analysis.diverted.set(true);
        self.analysis.look_at(before);
        self.set_up_anew();
    }

    /// Another try at the same turn.
    pub fn another(self) {
        self.trial.update(|trial| trial.iter_mut().for_each(|trial| trial.tried = None));
        self.set_up_anew();
    }

    fn set_up_anew(self) {
        put(self.analysis.tried, None);
        self.play.drawn.set(Vec::new());
        self.play.show(self.analysis.game_at(self.analysis.at.get_untracked()));
    }

    /// Shows the best turn.
    pub fn show_answer(self) {
        let Some(turn) = self
            .trial
            .with_untracked(|trial| trial.as_ref().map(|trial| trial.place))
            .and_then(|place| self.turn(place))
        else {
            return;
        };
        self.another();
        self.trial.update(|trial| trial.iter_mut().for_each(|trial| trial.shown = true));
        let table = Table::new(self.analysis.game_at(self.analysis.at.get_untracked()));
        let way = turn.best.first().map(|action| table.way(action)).unwrap_or_default();
        self.play.drawn.set(vec![Mark::Advised(way, 1)]);
    }

    /// The board is as it was, and the engine says what it did.
    pub fn stop_trying(self) {
        engine::stop();
        self.trial.set(None);
        put(self.analysis.tried, None);
        self.analysis.diverted.set(false);
        self.play.drawn.set(Vec::new());
        self.play.show(untrack(|| self.analysis.game()));
        self.thinking.busy.set(false);
    }

    /// Keeps what was tried as a variation and goes on from there.
    pub fn play_on(self) {
        let turn = self.analysis.tried.get_untracked();
        let before = self.analysis.game_at(self.analysis.at.get_untracked()).played();
        self.analysis.diverted.set(false);
        if let Some(turn) = turn {
            self.analysis.turn_made(before, turn);
        }
        self.stop_trying();
    }

    /// Says whether what was tried is as good as the best.
    fn judge(self, tried: &[String]) {
        let Some(place) = self.trial.with_untracked(|trial| trial.as_ref().map(|trial| trial.place)) else {
            return;
        };
        let Some(turn) = self.turn(place) else { return };
        let start = self.analysis.game_at(self.analysis.at.get_untracked());
        let (Some(best), Some(played), Some(now)) = (
            after(&start, &turn.best),
            after(&start, &self.node(place).map(|id| self.actions(id)).unwrap_or_default()),
            after(&start, tried),
        ) else {
            return;
        };
        let keys = (best.key(), played.key(), now.key());
        let (before, was, margin) = (turn.before, turn.after, turn.margin);
        let verdict = move |chance: Chance| {
            let tried = Try { best: (before, keys.0), played: (was, keys.1), tried: (chance, keys.2) };
            tried.verdict(margin)
        };
        self.trial.update(|trial| {
            trial
                .iter_mut()
                .for_each(|trial| trial.tried = Some(Tried { verdict: None, after: None, reply: None }));
        });
        if let Some(outcome) = now.outcome() {
            let chance = Chance::of_outcome(outcome, turn.player);
            return self.told(&turn, verdict(chance), chance, &now, &[]);
        }
        let (player, nodes, asked) = (turn.player, turn.nodes, now.clone());
        engine::ask(Task::Expect { nodes }, &now.link(), move |answer| match answer {
            Answer::Expected(chance, reply) => {
                let chance = if player == Player::First { chance } else { chance.for_opponent() };
                self.told(&turn, verdict(chance), chance, &asked, &reply);
            }
            Answer::Failed(_) => notify(Phrase::new("trouble-engine")),
            _ => {}
        });
    }

    fn told(self, turn: &Reviewed, verdict: Verdict, chance: Chance, game: &AnyGame, reply: &[String]) {
        let is_right = verdict == Verdict::Right;
        let best = [turn.best.as_slice(), turn.line.as_slice()];
        let reason = Reason { turn: (turn.from, game.played()), best, reply };
        let told = why(game, reason).or_else(|| {
            let next = after(game, reply.get(..1)?)?;
            let told = Table::new(next).tell(game.played()).into_iter().next()?;
            Some(Phrase::new("review-reply").with("told", told))
        });
        if !is_right && let Some(action) = reply.first() {
            self.play.drawn.set(vec![Mark::Threat(Table::new(game.clone()).way(action))]);
        }
        self.trial.try_update(|trial| {
            let Some(trial) = trial else { return };
            trial.wrong += usize::from(!is_right);
            trial.tried = Some(Tried {
                verdict: Some(verdict),
                after: Some(chance),
                reply: told.filter(|_| !is_right),
            });
        });
    }

    /// The actions of a turn of the tree.
    pub fn actions(self, id: NodeId) -> Vec<String> {
        self.analysis
            .study
            .with_untracked(|study| study.node(id).map(|node| node.actions().to_vec()).unwrap_or_default())
    }

    /// Actions in words, played in the position before a turn.
    pub fn tell(self, place: usize, actions: &[String]) -> Option<Phrase> {
        let start = self.analysis.game_at(self.before(place)?);
        let game = after(&start, actions)?;
        let told = Table::new(game).tell(start.played());
        told.into_iter().reduce(|one, two| Phrase::new("coach-then").with("one", one).with("two", two))
    }

    /// Why the turn was bad, if playing it out shows something that says it.
    pub fn why(self, turn: &Reviewed, place: usize) -> Option<Phrase> {
        let game = self.analysis.game_at(self.node(place)?);
        let best = [turn.best.as_slice(), turn.line.as_slice()];
        why(&game, Reason { turn: (turn.from, turn.to), best, reply: &turn.reply })
    }

    /// The reply to a turn, told after it.
    pub fn tell_reply(self, place: usize, reply: &[String]) -> Option<Phrase> {
        let start = self.analysis.game_at(self.node(place)?);
        let next = after(&start, reply.get(..1)?)?;
        Table::new(next).tell(start.played()).into_iter().next()
    }
}

/// The game after these actions.
fn after(game: &AnyGame, actions: &[String]) -> Option<AnyGame> {
    let mut game = game.clone();
    actions.iter().try_for_each(|action| game.play(action)).ok()?;
    Some(game)
}
