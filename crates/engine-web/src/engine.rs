use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_client::study::Reviewed;
use orrery_client::{Answer, BestLine, Chance, CostlyTurn, Lines, Question, Task, Thought};
use orrery_engine::games::core::{Outcome, Symmetric};
use orrery_engine::games::{AnyGame, Session, with_session};
use orrery_engine::{
    Control, Effort, Evaluate, Info, Limits, Line, Nets, Options, Reviewer, Score, Table, choose,
    exact_lines, points_of, think,
};

/// Megabytes for what was searched: a phone has them too.
const HASH: usize = 16;

/// The longest hint, in milliseconds.
const LONGEST_HINT: u64 = 60_000;

/// What an exact answer may take of an analysis: about a second in a browser, and again for each action.
const EXACT: Limits = Limits { depth: None, nodes: Some(4_000_000), time: None, soft_time: None };

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
        let (id, question) = Question::read(question);
        let stop = AtomicBool::new(false);
        let control = Control { elapsed, stop: &stop };
        self.table.clear();
        let mut post = |answer: Answer| post(&answer.write(id));
        let last = question.and_then(|Question { task, game }| {
            let game = open(task, &game)?;
            with_session!(&game, session => {
                search(session, task, control, &mut self.table, &self.nets, &mut post)
            })
        });
        post(last.unwrap_or_else(Answer::Failed));
    }
}

/// The game of a question.
fn open(task: Task, link: &str) -> Result<AnyGame, String> {
    let game = AnyGame::from_link(link).map_err(|error| error.to_string())?;
    match (task, game.outcome()) {
        (Task::Play { .. } | Task::Hint { .. } | Task::Analyse { .. }, Some(_)) => {
            Err("the game is over".to_owned())
        }
        _ => Ok(game),
    }
}

/// Does what is wanted, thinking aloud, and says how the answers end.
fn search<G: Evaluate + Symmetric>(
    session: &Session<G>,
    task: Task,
    control: Control<'_>,
    table: &mut Table,
    nets: &Nets,
    post: &mut dyn FnMut(Answer),
) -> Result<Answer, String> {
    let (game, position) = (&**session.game(), session.position());
    let options = Options { hash: HASH, nets: nets.clone(), ..Options::default() };
    match task {
        Task::Play { level, seed } => {
            let options = Options { level: level.into(), seed, ..options };
            let report = |info: &Info<G::Action>| post(Answer::Thought(thought::<G>(info)));
            let action = choose(game, position, &options, &Limits::default(), control, table, report);
            Ok(Answer::Best(action.to_string()))
        }
        Task::Hint { milliseconds } => {
            let limits = Limits {
                time: Some(Duration::from_millis(milliseconds.min(LONGEST_HINT))),
                ..Limits::default()
            };
            let report = |info: &Info<G::Action>| post(Answer::Thought(thought::<G>(info)));
            let lines = think(game, position, &options, &limits, control, table, report);
            let best = lines.first().and_then(|line| line.actions.first());
            Ok(Answer::Best(best.ok_or("the search found nothing")?.to_string()))
        }
        // No time is set, so that the same is said of a turn on a slow phone or a busy machine as anywhere else; whoever does
        // not want to wait ends the worker.
        Task::Judge { actions } => {
            let played = session.actions().len();
            let from = played.checked_sub(actions).ok_or("the game has not so many actions")?;
            let judged = reviewer(session, control, table, nets).last(from);
            if let Some(reviewed) = judged.filter(|reviewed| reviewed.judged().is_warned_of()) {
                post(Answer::Costly(costly(session, &reviewed)));
            }
            Ok(Answer::Done)
        }
        Task::Review { player } => {
            let mut reviewer = reviewer(session, control, table, nets);
            let count = reviewer.turns().len();
            let turns = reviewer.all(0, |place, _| post(Answer::Looked(place + 1, count)));
            let result = game.outcome(position).or(Some(Outcome::Win(player.opponent())));
            let points = points_of(&turns, player, result).turns;
            points.iter().for_each(|place| post(Answer::Costly(costly(session, &turns[*place]))));
            Ok(Answer::Done)
        }
        Task::Grade { known } => {
            let mut reviewer = reviewer(session, control, table, nets);
            let count = reviewer.turns().len();
            reviewer.all(known, |place, reviewed| {
                post(Answer::Graded(place, reviewed.clone()));
                post(Answer::Looked(place + 1, count));
            });
            Ok(Answer::Done)
        }
        Task::Expect { nodes } => {
            let found = reviewer(session, control, table, nets).now(nodes);
            let (chance, line) = found.ok_or("the search found nothing")?;
            Ok(Answer::Expected(chance, texts(&line)))
        }
        Task::Analyse { lines, nodes } => {
            let proved = |lines: &[Line<G::Action>]| {
                let lines = lines.iter().map(|line| best_line::<G>(line, true)).collect();
                post(Answer::Lines(Lines { depth: 0, nodes: 0, lines }));
            };
            if exact_lines(game, position, &EXACT, control, table, proved).is_some() {
                return Ok(Answer::Done);
            }
            let mut before: Vec<G::Action> = Vec::new();
            let report = |info: &Info<G::Action>| {
                let firsts: Vec<G::Action> = info.lines.iter().map(|line| line.actions[0]).collect();
                let told = info.lines.iter().enumerate().map(|(place, line)| {
                    best_line::<G>(line, line.proved || before.get(place) == firsts.get(place))
                });
                post(Answer::Lines(Lines { depth: info.depth, nodes: info.nodes, lines: told.collect() }));
                before = firsts;
            };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            think(game, position, &Options { lines, ..options }, &limits, control, table, report);
            Ok(Answer::Done)
        }
    }
}

fn reviewer<'a, G: Evaluate>(
    session: &'a Session<G>,
    control: Control<'a>,
    table: &'a mut Table,
    nets: &Nets,
) -> Reviewer<'a, G> {
    Reviewer::new(session, nets.clone(), Effort::USUAL, control, table)
}

/// What a coach says of a turn.
fn costly<G: Evaluate>(session: &Session<G>, turn: &Reviewed) -> CostlyTurn {
    let mut position = session.positions()[turn.to];
    let mut answer = Vec::new();
    // The line goes on, but only the answer is told.
    for text in &turn.reply {
        let Ok(action) = text.parse::<G::Action>() else { break };
        let game = session.game();
        if game.is_over(&position) || game.to_act(&position) == turn.player {
            break;
        }
        game.play_unchecked(&mut position, action);
        answer.push(text.clone());
    }
    let (from, to, before, after) = (turn.from, turn.to, turn.before, turn.after);
    CostlyTurn { from, to, before, after, better: turn.best.clone(), answer }
}

fn thought<G: Evaluate>(info: &Info<G::Action>) -> Thought {
    let line = info.lines.first();
    let (chances, eval) = match line.map(|line| line.score(G::DRAWS)) {
        Some(Score::Estimate { wdl, eval }) => (wdl, eval),
        Some(Score::Exact { result: 1, .. }) => ([1000, 0, 0], 1.0),
        Some(Score::Exact { result: -1, .. }) => ([0, 0, 1000], -1.0),
        Some(Score::Exact { .. }) | None => ([0, 1000, 0], 0.0),
    };
    let line = line.map(|line| texts(&line.actions)).unwrap_or_default();
    Thought { depth: info.depth, nodes: info.nodes, expected: (eval * 100.0) as i32, chances, line }
}

fn best_line<G: Evaluate>(line: &Line<G::Action>, settled: bool) -> BestLine {
    let (chance, margin, distance) = match line.score(G::DRAWS) {
        Score::Estimate { eval, .. } => {
            let points = (500.0 + 500.0 * eval).round().clamp(0.0, 1000.0) as u32;
            (Chance::About(points), None, None)
        }
        Score::Exact { result, margin, distance } => {
            let chance = match result {
                1.. => Chance::Win,
                0 => Chance::Draw,
                _ => Chance::Loss,
            };
            (chance, margin, distance)
        }
    };
    BestLine { chance, margin, distance, settled, actions: texts(&line.actions) }
}

fn texts<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}
