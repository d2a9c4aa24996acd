use orrery_games::core::{Game, Outcome, Player, Score};
use orrery_games::{AnyGame, Session, with_session};
use serde::Deserialize;

/// What a problem asks for, whatever the opponent does. Turns are the learner's, the first one counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Aim {
    /// `{ "score": { "points": 1, "turns": 2 } }`: the learner's score rises by so much within so many turns.
    Score {
        /// By how much.
        points: i32,
        /// Within how many turns.
        turns: u32,
    },
    /// `{ "win": { "turns": 2 } }`: the learner wins within so many turns; without `turns`, when the game ends.
    Win {
        /// Within how many turns.
        turns: Option<u32>,
    },
    /// `{ "margin": { "points": 3 } }`: when the game ends, the learner is ahead by so much or more.
    Margin {
        /// By how much.
        points: i32,
    },
    /// `"draw"`: when the game ends, the learner has not lost.
    Draw,
    /// `"guard"`: the opponent's score does not rise in their next turn.
    Guard,
}

/// A problem that can be asked what leads to its aim. It looks at everything that can be played: no estimate, no doubt,
/// and small problems only.
pub struct Quest<'a, G: Game> {
    game: &'a G,
    aim: Aim,
    learner: Player,
    before: Score,
}

/// A position on the way, and how many turns the learner has left, including the current one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage<P> {
    /// The position.
    pub position: P,
    /// The turns left.
    pub turns: u32,
}

impl Aim {
    /// How many turns the learner has.
    pub fn turns(self) -> u32 {
        match self {
            Aim::Score { turns, .. } => turns,
            Aim::Win { turns } => turns.unwrap_or(u32::MAX),
            Aim::Margin { .. } | Aim::Draw => u32::MAX,
            Aim::Guard => 1,
        }
    }

    /// Whether it is about the end of the game, however far that is.
    pub fn is_an_ending(self) -> bool {
        self.turns() == u32::MAX
    }

    /// Its name in text keys.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Aim::Score { points: ..=1, turns: ..=1 } => "score",
            Aim::Score { points: ..=1, .. } => "score-in-two",
            Aim::Score { turns: ..=1, .. } => "two",
            Aim::Score { .. } => "two-in-two",
            Aim::Win { turns: None } => "end",
            Aim::Win { turns: Some(..=1) } => "win",
            Aim::Win { .. } => "win-in-two",
            Aim::Margin { .. } => "margin",
            Aim::Draw => "draw",
            Aim::Guard => "guard",
        }
    }

    /// Whether the learner reaches it in `game`, which began with the problem, whatever the opponent does.
    pub(crate) fn holds(self, game: &AnyGame) -> bool {
        with_session!(game, s => {
            let (quest, now) = quest(self, s);
            quest.holds(&now)
        })
    }

    /// Whether it is reached in `game`.
    pub(crate) fn is_reached(self, game: &AnyGame) -> bool {
        with_session!(game, s => {
            let (quest, now) = quest(self, s);
            quest.verdict(&now) == Some(true)
        })
    }

    /// How the opponent keeps the learner from it in `game`, if that is worth being told: where almost everything
    /// does, nothing was threatened.
    pub(crate) fn refutation(self, game: &AnyGame) -> Option<String> {
        with_session!(game, s => {
            let (quest, now) = quest(self, s);
            if !self.is_an_ending() && self != Aim::Guard {
                let answers = s.game().count_legal(&now.position);
                let harmless = quest.right(&now).len();
                if harmless * 2 < answers {
                    return None;
                }
            }
            let actions = quest.refutation(&now)?;
            Some(actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        })
    }
}

/// The problem that a session began with, and where it stands.
fn quest<G: Game>(aim: Aim, session: &Session<G>) -> (Quest<'_, G>, Stage<G::Position>) {
    let quest = Quest::new(&**session.game(), session.start(), aim);
    let start = quest.start(session.start());
    let now = session.actions().iter().fold(start, |stage, &action| quest.after(&stage, action));
    (quest, now)
}

impl<'a, G: Game> Quest<'a, G> {
    /// The problem that begins in `start`, for the player who is to act there.
    pub fn new(game: &'a G, start: &G::Position, aim: Aim) -> Quest<'a, G> {
        Quest { game, aim, learner: game.to_act(start), before: game.score(start) }
    }

    /// Where it begins.
    pub fn start(&self, position: &G::Position) -> Stage<G::Position> {
        Stage { position: *position, turns: self.aim.turns() }
    }

    /// Where a legal action leads.
    pub fn after(&self, stage: &Stage<G::Position>, action: G::Action) -> Stage<G::Position> {
        let mut next = *stage;
        self.game.play_unchecked(&mut next.position, action);
        if self.is_his(stage) && !self.is_his(&next) {
            next.turns = next.turns.saturating_sub(1);
        }
        next
    }

    /// Whether the learner is to act.
    pub fn is_his(&self, stage: &Stage<G::Position>) -> bool {
        self.game.to_act(&stage.position) == self.learner
    }

    /// Whether the aim is reached for good, or out of reach; `None` if that is still to be seen.
    pub fn verdict(&self, stage: &Stage<G::Position>) -> Option<bool> {
        let Stage { position, turns } = stage;
        let (learner, opponent) = (self.learner.index(), self.learner.opponent().index());
        let (score, outcome) = (self.game.score(position), self.game.outcome(position));
        let too_late = *turns == 0;
        match self.aim {
            Aim::Score { points, .. } if score[learner] >= self.before[learner] + points => Some(true),
            Aim::Win { .. } if outcome.and_then(Outcome::winner) == Some(self.learner) => Some(true),
            Aim::Score { .. } | Aim::Win { .. } => (outcome.is_some() || too_late).then_some(false),
            Aim::Margin { points } => outcome.map(|_| score[learner] - score[opponent] >= points),
            Aim::Draw => outcome.map(|outcome| outcome.winner() != Some(self.learner.opponent())),
            Aim::Guard if score[opponent] > self.before[opponent] => Some(false),
            Aim::Guard => (outcome.is_some() || too_late && self.is_his(stage)).then_some(true),
        }
    }

    /// Whether the learner reaches the aim from here, whatever the opponent does.
    pub fn holds(&self, stage: &Stage<G::Position>) -> bool {
        self.verdict(stage).unwrap_or_else(|| {
            let mut nexts =
                self.game.legal(&stage.position).into_iter().map(|action| self.after(stage, action));
            if self.is_his(stage) {
                nexts.any(|next| self.holds(&next))
            } else {
                nexts.all(|next| self.holds(&next))
            }
        })
    }

    /// The actions after which the aim is reached, whatever the opponent does; where the opponent is to act, those that do not
    /// keep the learner from it.
    pub fn right(&self, stage: &Stage<G::Position>) -> Vec<G::Action> {
        let legal = self.game.legal(&stage.position).into_iter();
        legal.filter(|&action| self.holds(&self.after(stage, action))).collect()
    }

    /// How the opponent, who is to act, keeps the learner from the aim in this turn.
    pub fn refutation(&self, stage: &Stage<G::Position>) -> Option<Vec<G::Action>> {
        let mut refutation = Vec::new();
        let mut stage = *stage;
        while !self.is_his(&stage) && !self.game.is_over(&stage.position) {
            let mut legal = self.game.legal(&stage.position).into_iter();
            let action = legal.find(|&action| !self.holds(&self.after(&stage, action)))?;
            refutation.push(action);
            stage = self.after(&stage, action);
        }
        (!refutation.is_empty()).then_some(refutation)
    }
}
