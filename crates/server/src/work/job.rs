//! A piece of work for the engine, and how it is done.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use orrery_engine::study::{Reviewed, likeness};
use orrery_engine::{Control, Effort, Evaluate, Limits, Line, Nets, Options, Reviewer, Table, choose, think};
use orrery_games::core::Player;
use orrery_games::{AnyGame, Session, with_session};
use orrery_wire::{GameId, LikeView, LineView, Time, TurnView};
use serde::{Deserialize, Serialize};

/// The most that an analysis takes, whatever its nodes.
const LONGEST: Duration = Duration::from_secs(5);

/// A piece of work for the engine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// From where the actions are played: a config or a position code.
    pub start: String,
    /// What was played.
    pub actions: Vec<String>,
    /// What is wanted.
    pub task: Task,
    /// When nobody needs it any more.
    pub deadline: Time,
}

/// What is wanted of the engine.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum Task {
    /// A whole turn in a game.
    Play {
        /// Which game.
        game: GameId,
        /// The `base` of the turn.
        base: u32,
        /// How strong.
        level: u32,
        /// Where chance starts.
        seed: u64,
        /// The most milliseconds for an action.
        millis: Option<u64>,
    },
    /// The best lines.
    Analyse {
        /// How many positions are looked at.
        nodes: u64,
        /// How many lines are wanted.
        lines: u32,
    },
    /// What a review says of turns, from the first one that is not known.
    Review {
        /// How many turns are known.
        known: u32,
    },
    /// The action of a level.
    Hint {
        /// How strong.
        level: u32,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "done", rename_all = "kebab-case")]
pub enum Done {
    /// A whole turn.
    Turn {
        /// In which game.
        game: GameId,
        /// Its `base`.
        base: u32,
        /// Of which level.
        level: u32,
        /// Its actions.
        actions: Vec<String>,
    },
    /// Lines of play, the best first.
    Lines {
        /// The lines.
        lines: Vec<LineView>,
    },
    /// Turns, as far as time allowed, and how many the game has.
    Turns {
        /// What is said of each.
        turns: Vec<TurnView>,
        /// How many there are.
        count: u32,
        /// Like which level each player played, if these are all.
        #[serde(default)]
        like: Vec<Option<LikeView>>,
    },
    /// It came too late, and was not done.
    TooLate,
    /// It cannot be done.
    Impossible {
        /// Why not, in English.
        why: String,
    },
}

impl Job {
    /// Whether it is a computer's turn, for which somebody's clock may run.
    pub fn is_turn(&self) -> bool {
        matches!(self.task, Task::Play { .. })
    }

    /// What a turn is called: the same for the same turn of the same game. Nobody else asks for an analysis twice.
    pub fn name(&self) -> Option<String> {
        match &self.task {
            Task::Play { game, base, .. } => Some(format!("{game}-{base}")),
            Task::Analyse { .. } | Task::Review { .. } | Task::Hint { .. } => None,
        }
    }

    /// How long somebody waits for it from now on.
    pub fn patience(&self, now: Time) -> Duration {
        Duration::from_millis(u64::try_from(self.deadline.since(now)).unwrap_or(0))
    }

    /// Does it within so much time. The table is memory for the search, and empty afterwards or not.
    pub fn perform(&self, left: Duration, table: &mut Table) -> Done {
        match self.open() {
            Ok(game) => self.search(game, left, table),
            Err(why) => Done::Impossible { why },
        }
    }

    /// The position that it is about.
    pub fn open(&self) -> Result<AnyGame, String> {
        let mut game = AnyGame::open(&self.start).map_err(|error| error.to_string())?;
        for (number, action) in (1..).zip(&self.actions) {
            game.play(action).map_err(|error| format!("action {number}: {error}"))?;
        }
        Ok(game)
    }

    fn search(&self, mut game: AnyGame, left: Duration, table: &mut Table) -> Done {
        if let Task::Review { known } = self.task {
            let known = known as usize;
            let time = LONGEST.min(left);
            let (turns, count) = with_session!(&game, session => review(session, known, time, table));
            let all = known == 0 && turns.len() == count;
            let like = if all {
                Player::BOTH.map(|player| like(&game, &turns, player)).to_vec()
            } else {
                Vec::new()
            };
            return Done::Turns { turns: turns.into_iter().map(view).collect(), count: count as u32, like };
        }
        if game.outcome().is_some() {
            return Done::Impossible { why: "the game is over".to_owned() };
        }
        match &self.task {
            // Done above: a game that is over can be reviewed.
            Task::Review { .. } => Done::TooLate,
            Task::Play { game: name, base, level, seed, millis } => {
                let time = millis.map(Duration::from_millis).map_or(left, |time| time.min(left));
                let (player, mut actions) = (game.to_act(), Vec::new());
                while game.outcome().is_none() && game.to_act() == player {
                    let action = action_of(&game, *level, *seed, time, table);
                    if let Err(error) = game.play(&action) {
                        return Done::Impossible { why: format!("the engine played {action}: {error}") };
                    }
                    actions.push(action);
                }
                Done::Turn { game: name.clone(), base: *base, level: *level, actions }
            }
            Task::Hint { level } => {
                let action = action_of(&game, *level, 1, LONGEST.min(left), table);
                Done::Lines { lines: vec![LineView { score: None, actions: vec![action] }] }
            }
            Task::Analyse { nodes, lines } => {
                table.clear();
                let lines = with_session!(&game, session => best_lines(session, *nodes, *lines, left, table));
                Done::Lines { lines }
            }
        }
    }
}

fn action_of(game: &AnyGame, level: u32, seed: u64, time: Duration, table: &mut Table) -> String {
    table.clear();
    let options = Options { level, seed, ..Options::default() };
    let limits = Limits { time: Some(time), ..Limits::default() };
    with_clock(|control| {
        with_session!(game, session => {
            choose(&**session.game(), session.position(), &options, &limits, control, table, |_| ()).to_string()
        })
    })
}

fn best_lines<G: Evaluate>(
    session: &Session<G>,
    nodes: u64,
    lines: u32,
    left: Duration,
    table: &Table,
) -> Vec<LineView> {
    let options = Options { lines: lines as usize, ..Options::default() };
    let limits = Limits { nodes: Some(nodes), time: Some(LONGEST.min(left)), ..Limits::default() };
    let view = |line: &Line<G::Action>| LineView {
        score: Some(line.score(G::DRAWS).to_string()),
        actions: line.actions.iter().map(ToString::to_string).collect(),
    };
    with_clock(|control| {
        let lines = think(&**session.game(), session.position(), &options, &limits, control, table, |_| ());
        lines.iter().map(view).collect()
    })
}

/// Each turn is looked at in full, so that the same is said of it whenever it is asked for; after `time` no other is begun.
fn review<G: Evaluate>(
    session: &Session<G>,
    known: usize,
    time: Duration,
    table: &mut Table,
) -> (Vec<Reviewed>, usize) {
    with_clock(|control| {
        let mut reviewer = Reviewer::new(session, Nets::usual(), Effort::USUAL, control, table);
        let count = reviewer.turns().len();
        let mut turns = Vec::new();
        for place in known..count {
            if !turns.is_empty() && (control.elapsed)() >= time {
                break;
            }
            let Some(turn) = reviewer.turn(place) else { break };
            turns.push(turn);
        }
        (turns, count)
    })
}

fn like(game: &AnyGame, turns: &[Reviewed], player: Player) -> Option<LikeView> {
    likeness(game, turns, player).map(|like| LikeView { level: like.level, error: like.error })
}

fn view(turn: Reviewed) -> TurnView {
    TurnView {
        from: turn.from as u32,
        to: turn.to as u32,
        player: turn.player.into(),
        before: turn.before.to_string(),
        after: turn.after.to_string(),
        grade: turn.graded.grade.name().to_owned(),
        lost: turn.graded.lost,
        margin: turn.margin,
        proved: turn.is_proved(),
        easy: turn.easy,
        best: turn.best,
        line: turn.line,
        reply: turn.reply,
    }
}

fn with_clock<T>(search: impl FnOnce(Control<'_>) -> T) -> T {
    let begun = Instant::now();
    search(Control { elapsed: &|| begun.elapsed(), stop: &AtomicBool::new(false) })
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Done::Turn { .. } => f.write_str("a turn"),
            Done::Lines { .. } => f.write_str("lines"),
            Done::Turns { .. } => f.write_str("turns of a review"),
            Done::TooLate => f.write_str("too late"),
            Done::Impossible { why } => f.write_str(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    fn job(start: &str, task: Task) -> Job {
        Job { start: start.to_owned(), actions: Vec::new(), task, deadline: Time(60_000) }
    }

    #[test]
    fn each_kind_of_work_is_done() {
        let mut table = Table::new(1);
        let game = GameId::from_bytes([1; 10]);
        let play = Task::Play { game: game.clone(), base: 0, level: 1, seed: 1, millis: Some(1_000) };
        for start in ["yinsh", "lyngk:seed=1", "kulami"] {
            let Done::Turn { actions, .. } = job(start, play.clone()).perform(MINUTE, &mut table) else {
                panic!("{start}")
            };
            let mut opened = AnyGame::from_config(start).expect("a game");
            actions.iter().for_each(|action| opened.play(action).expect("a legal action"));
        }
        let analyse = job("kulami", Task::Analyse { nodes: 500, lines: 3 });
        let Done::Lines { lines } = analyse.perform(MINUTE, &mut table) else { panic!("no lines") };
        assert!(lines.len() == 3 && lines[0].score.is_some() && !lines[0].actions.is_empty(), "{lines:?}");
        let Done::Lines { lines } = job("yinsh", Task::Hint { level: 2 }).perform(MINUTE, &mut table) else {
            panic!("no hint")
        };
        assert_eq!((lines.len(), lines[0].actions.len()), (1, 1));
    }

    #[test]
    fn a_review_is_gone_on_with_where_time_was_up() {
        let mut table = Table::new(1);
        let actions: Vec<String> = ["d4", "g4", "g8", "e8"].map(str::to_owned).to_vec();
        let review = |known| Job { actions: actions.clone(), ..job("kulami", Task::Review { known }) };
        let Done::Turns { turns: all, count: 4, like } = review(0).perform(MINUTE, &mut table) else {
            panic!("no turns")
        };
        assert_eq!((all.len(), like), (4, vec![None, None]), "four turns are too few for a level");
        // Without time one turn is looked at all the same, or nobody would ever come to the end.
        let Done::Turns { turns, count: 4, like } = review(1).perform(Duration::ZERO, &mut table) else {
            panic!("no turns")
        };
        assert_eq!((&turns[..], like), (&all[1..2], vec![]), "levels are told of whole games only");
        let Done::Turns { turns, .. } = review(9).perform(MINUTE, &mut table) else { panic!("no turns") };
        assert!(turns.is_empty());
    }

    #[test]
    fn what_cannot_be_done_is_said() {
        let mut table = Table::new(1);
        let wrong = Job { actions: vec!["zz".to_owned()], ..job("yinsh", Task::Hint { level: 1 }) };
        let done = wrong.perform(MINUTE, &mut table);
        assert!(matches!(done, Done::Impossible { why } if why.contains("action 1")));
        let done = job("chess", Task::Hint { level: 1 }).perform(MINUTE, &mut table);
        assert!(matches!(done, Done::Impossible { .. }));
    }

    #[test]
    fn what_is_late_is_not_waited_for() {
        let hint = job("yinsh", Task::Hint { level: 1 });
        assert_eq!(hint.patience(Time(59_000)), Duration::from_secs(1));
        assert_eq!(hint.patience(Time(60_001)), Duration::ZERO);
        assert_eq!(hint.patience(Time(i64::MAX)), Duration::ZERO);
    }
}
