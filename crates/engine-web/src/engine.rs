use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::Player;
use orrery_engine::games::{AnyGame, Session, with_session};
use orrery_engine::{
    Coach, Control, CostlyTurn, Evaluate, Info, Limits, Nets, Options, Score, Table, TurnLoss, choose, think,
};

/// Megabytes for what was searched: a phone has them too.
const HASH: usize = 16;

/// The longest hint, in milliseconds.
const LONGEST_HINT: u64 = 60_000;

/// What a coach's search takes: about a fifth of a second in a browser. No time is set, so that the same is said of a turn on
/// a slow phone or a busy machine as anywhere else; whoever does not want to wait sends the coach away.
const COACH: Limits = Limits { depth: None, nodes: Some(60_000), time: None, soft_time: None };

/// Answers questions, one at a time.
pub struct Engine {
    table: Table,
    nets: Nets,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { table: Table::new(HASH), nets: Nets::default() }
    }
}

/// What is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    Play { level: u32, seed: u64 },
    Hint { milliseconds: u64 },
    Judge { actions: usize },
    Review { player: Player },
}

impl Engine {
    /// Judges positions by the net in these bytes from now on, in the game that it was made for; low levels go
    /// on without it. The error says why there is no net in them, and then nothing changes.
    pub fn learn(&mut self, bytes: &[u8]) -> Result<(), String> {
        self.nets = self.nets.with(bytes).map_err(|error| error.to_string())?;
        Ok(())
    }

    /// Answers a question; `elapsed` is the time since it was asked. The answer of a level below 10 depends on nothing
    /// but the question and the nets.
    pub fn answer(
        &mut self,
        question: &str,
        elapsed: &(dyn Fn() -> Duration + Sync),
        post: &mut dyn FnMut(&str),
    ) {
        let (id, rest) = question.split_once(' ').unwrap_or((question, ""));
        let stop = AtomicBool::new(false);
        let control = Control { elapsed, stop: &stop };
        self.table.clear();
        let last = read(rest).and_then(|(task, game)| {
            with_session!(&game, session => {
                search(session, task, control, &self.table, self.nets, &mut |info| post(&format!("{id} {info}")))
            })
        });
        match last {
            Ok(last) => post(&format!("{id} {last}")),
            Err(reason) => post(&format!("{id} error {reason}")),
        }
    }
}

/// The task and the game of a question without its number.
fn read(question: &str) -> Result<(Task, AnyGame), String> {
    let mut words = question.split(' ');
    let mut word = |name: &str| {
        words.next().filter(|word| !word.is_empty()).ok_or_else(|| format!("the question has no {name}"))
    };
    let task = match word("task")? {
        "play" => {
            let level = word("level")?;
            let level = level.parse().ok().filter(|level| (1..=10).contains(level));
            let level = level.ok_or("the level is no number from 1 to 10")?;
            let seed = word("seed")?.parse().map_err(|_| "the seed is no number")?;
            Task::Play { level, seed }
        }
        "hint" => {
            let milliseconds =
                word("time")?.parse::<u64>().map_err(|_| "the time is no number of milliseconds")?;
            Task::Hint { milliseconds: milliseconds.min(LONGEST_HINT) }
        }
        "judge" => {
            let actions = word("number of actions")?.parse().map_err(|_| "the actions are no number")?;
            Task::Judge { actions }
        }
        "review" => match word("player")? {
            "1" => Task::Review { player: Player::First },
            "2" => Task::Review { player: Player::Second },
            _ => return Err("the player is neither 1 nor 2".to_owned()),
        },
        other => {
            return Err(format!("there is no task `{other}`; the tasks are play, hint, judge and review"));
        }
    };
    let game = AnyGame::from_link(word("game")?).map_err(|error| error.to_string())?;
    match (task, game.outcome()) {
        (Task::Play { .. } | Task::Hint { .. }, Some(_)) => Err("the game is over".to_owned()),
        _ => Ok((task, game)),
    }
}

/// Does what is wanted, thinking aloud, and says how the answers end.
fn search<G: Evaluate>(
    session: &Session<G>,
    task: Task,
    control: Control<'_>,
    table: &Table,
    nets: Nets,
    post: &mut dyn FnMut(&str),
) -> Result<String, String> {
    let (game, position) = (&**session.game(), session.position());
    let options = Options { hash: HASH, nets, ..Options::default() };
    let coach = Coach { limits: COACH, control, table, nets };
    match task {
        Task::Play { level, seed } => {
            let options = Options { level, seed, ..options };
            let report = |info: &Info<G::Action>| post(&describe::<G>(info));
            let action = choose(game, position, &options, &Limits::default(), control, table, report);
            Ok(format!("best {action}"))
        }
        Task::Hint { milliseconds } => {
            let limits = Limits { time: Some(Duration::from_millis(milliseconds)), ..Limits::default() };
            let report = |info: &Info<G::Action>| post(&describe::<G>(info));
            let lines = think(game, position, &options, &limits, control, table, report);
            let best = lines.first().and_then(|line| line.actions.first());
            Ok(format!("best {}", best.ok_or("the search found nothing")?))
        }
        Task::Judge { actions } => {
            let played = session.actions().len();
            let turn = (played.checked_sub(actions).ok_or("the game has not so many actions")?, played);
            let fall = coach.judge(session, turn).filter(TurnLoss::is_blunder);
            if let Some(fall) = fall {
                post(&describe_fall(&CostlyTurn { turn, fall }));
            }
            Ok("done".to_owned())
        }
        Task::Review { player } => {
            let falls = coach.review(session, player, |done, count| post(&format!("looked {done} {count}")));
            falls.iter().for_each(|fallen| post(&describe_fall(fallen)));
            Ok("done".to_owned())
        }
    }
}

fn describe_fall<A: ToString>(fallen: &CostlyTurn<A>) -> String {
    let CostlyTurn { turn: (from, to), fall } = fallen;
    let line = |actions: &[A]| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";");
    let (better, answer) = (line(&fall.better), line(&fall.answer));
    format!("fall {from} {to} {} {} {better} {answer}", fall.before, fall.after)
}

fn describe<G: Evaluate>(info: &Info<G::Action>) -> String {
    let Info { depth, nodes, lines, .. } = info;
    let Some(line) = lines.first() else { return format!("info {depth} {nodes} +0 0 1000 0 ") };
    let ([win, draw, loss], eval) = match line.score(G::DRAWS) {
        Score::Estimate { wdl, eval } => (wdl, eval),
        Score::Exact { result: 1, .. } => ([1000, 0, 0], 1.0),
        Score::Exact { result: -1, .. } => ([0, 0, 1000], -1.0),
        Score::Exact { .. } => ([0, 1000, 0], 0.0),
    };
    let expected = (eval * 100.0) as i32;
    let actions: Vec<String> = line.actions.iter().map(ToString::to_string).collect();
    format!("info {depth} {nodes} {expected:+} {win} {draw} {loss} {}", actions.join(";"))
}
