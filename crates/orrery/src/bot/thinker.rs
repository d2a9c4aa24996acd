//! The engine, on a thread of its own, because it is waited for and a socket must be answered meanwhile.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use orrery_engine::matches::{Contender, Limit, Seat};
use orrery_games::AnyGame;
use orrery_games::core::Eval;
use tokio::sync::oneshot;

/// What an engine may be late by, where the clock of the game does not say it.
const MARGIN: Duration = Duration::from_secs(5);

/// How long an engine thinks about an action where neither clock nor level nor the user says it.
const USUAL: Duration = Duration::from_secs(1);

/// How long an engine may take that is told no time.
const UNTIMED: Duration = Duration::from_secs(300);

/// What the way to the server may cost of each turn.
const WAY: Duration = Duration::from_millis(100);

/// Has an engine think.
pub struct Thinker(Sender<Task>);

/// A whole turn.
#[derive(Debug)]
pub struct Thought {
    /// Its actions.
    pub actions: Vec<String>,
    /// What the engine thinks of the game, for its own side.
    pub eval: Option<Eval>,
}

/// A game in which the engine is to act.
pub struct Question {
    /// The game.
    pub game: AnyGame,
    /// What the clocks show, if there are any, and when that was.
    pub left: Option<([Duration; 2], Instant)>,
    /// What each turn adds, or what of it does not count.
    pub increment: Duration,
}

enum Task {
    /// Another game begins.
    NewGame(u64, oneshot::Sender<Result<(), String>>),
    Think(Box<Question>, oneshot::Sender<Result<Thought, String>>),
}

impl Thinker {
    /// A thread for this engine, which is started with its first game. It takes no longer than `movetime` for an action.
    pub fn new(contender: Contender, movetime: Option<Duration>) -> Thinker {
        let (sender, tasks) = channel();
        thread::spawn(move || work(&contender, movetime, &tasks));
        Thinker(sender)
    }

    /// Has the engine ready for another game.
    pub async fn new_game(&self, seed: u64) -> Result<(), String> {
        let (answer, answered) = oneshot::channel();
        // The thread lives as long as this; if it should not, the answer says so.
        _ = self.0.send(Task::NewGame(seed, answer));
        answered.await.unwrap_or_else(|_| Err(GONE.to_owned()))
    }

    /// Asks for a turn.
    pub fn think(&self, question: Question) -> oneshot::Receiver<Result<Thought, String>> {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Task::Think(Box::new(question), answer)).is_err() {
            let (answer, answered) = oneshot::channel();
            _ = answer.send(Err(GONE.to_owned()));
            return answered;
        }
        answered
    }
}

const GONE: &str = "the thread of the engine has ended";

fn work(contender: &Contender, movetime: Option<Duration>, tasks: &Receiver<Task>) {
    let mut seat = Seat::new(contender);
    for task in tasks {
        // Whoever asked may not wait any more.
        match task {
            Task::NewGame(seed, answer) => {
                _ = answer.send(seat.prepare(seed).map_err(|error| error.to_string()));
            }
            Task::Think(question, answer) => _ = answer.send(think(&mut seat, movetime, *question)),
        }
    }
}

/// Has the engine play until it is the other's turn. Our own rules are the referee.
fn think(seat: &mut Seat<'_>, movetime: Option<Duration>, question: Question) -> Result<Thought, String> {
    let Question { mut game, left, increment } = question;
    let contender = seat.contender();
    let name = &contender.name;
    let player = game.to_act();
    let mut thought = Thought { actions: Vec::new(), eval: None };
    let mut position = format!("position config {}", game.config());
    for (number, action) in game.actions().iter().enumerate() {
        position.push_str(if number == 0 { " moves " } else { " " });
        position.push_str(action);
    }
    while game.outcome().is_none() && game.to_act() == player {
        let (go, patience) = match left {
            Some((mut left, since)) => {
                let mine = &mut left[player.index()];
                *mine = mine.saturating_sub(since.elapsed());
                // The flag falls at the server: there is no use in waiting much longer.
                let patience = *mine + MARGIN;
                *mine = mine.saturating_sub(WAY);
                (with_clock(movetime, left, increment), patience)
            }
            None => without_clock(movetime, contender.limit),
        };
        let answer =
            seat.choose(&position, &go, patience).map_err(|fault| format!("engine {name}: {fault}"))?;
        game.play(&answer.action).map_err(|error| {
            format!("engine {name}: illegal: bestmove {} in `{position}`: {error}", answer.action)
        })?;
        let action = game.actions().pop().unwrap_or_default();
        position.push_str(if game.played() == 1 { " moves " } else { " " });
        position.push_str(&action);
        thought.actions.push(action);
        thought.eval = answer.eval.or(thought.eval);
    }
    Ok(thought)
}

fn with_clock(movetime: Option<Duration>, [first, second]: [Duration; 2], increment: Duration) -> String {
    let (first, second, increment) = (first.as_millis(), second.as_millis(), increment.as_millis());
    let clocks = format!("p1time {first} p2time {second} p1inc {increment} p2inc {increment}");
    match movetime {
        Some(time) => format!("go movetime {} {clocks}", time.as_millis()),
        None => format!("go {clocks}"),
    }
}

fn without_clock(movetime: Option<Duration>, limit: Limit) -> (String, Duration) {
    match (movetime, limit) {
        (None, Limit::Budget) => ("go".to_owned(), UNTIMED),
        (movetime, _) => {
            let time = movetime.unwrap_or(USUAL);
            (format!("go movetime {}", time.as_millis()), time + MARGIN)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_told_what_limits_it() {
        let second = Duration::from_secs(1);
        let (own, level) = (Limit::MoveTime(second), Limit::Budget);
        assert_eq!(without_clock(None, own).0, "go movetime 1000");
        assert_eq!(without_clock(Some(second * 2), own).0, "go movetime 2000");
        assert_eq!(without_clock(None, level).0, "go");
        assert_eq!(without_clock(Some(second), level).0, "go movetime 1000");
        let clocks = "p1time 1000 p2time 2000 p1inc 1000 p2inc 1000";
        assert_eq!(with_clock(None, [second, second * 2], second), format!("go {clocks}"));
        assert_eq!(
            with_clock(Some(second), [second, second * 2], second),
            format!("go movetime 1000 {clocks}")
        );
    }
}
