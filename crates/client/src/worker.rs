//! What a page and the worker that runs the engine say to each other: one line of text a message, written and read here for
//! both sides.
//!
//! A question starts with a number or word of the asker's choice, which every answer to it starts with too:
//!
//! - `7 play 3 1 yinsh,f6,e5`: the action of level 3 with seed 1 in the game that a link spells (docs/NOTATION.md);
//! - `7 hint 2000 yinsh,f6,e5`: the best that can be found in 2000 milliseconds;
//! - `7 judge 1 yinsh,f6,e5`: whether the last action, or so many, a turn, threw much away;
//! - `7 review 2 yinsh,f6,e5`: the turns of the second player on which the game turned;
//! - `7 grade 12 yinsh,f6,e5`: what a review says of the turns of both players, from the 13th on: each turn is looked at by
//!   itself, so a review that was broken off is gone on with where it stopped;
//! - `7 expect 40000 yinsh,f6,e5`: what can be expected of the position now, looking at so many positions, for a second try
//!   at a turn that was reviewed with as many;
//! - `7 analyse 3 2000000 yinsh,f6,e5`: the best lines, so many of them, looking at so many positions at most.
//!
//! The answers:
//!
//! - `7 info 5 12345 +14 520 100 380 e5-e9;xe1-e5`: looked at in full so far, again for each depth: the depth, positions
//!   visited, expected result from −100 to +100, chances in thousandths to win, draw and lose, each for the player to
//!   act, and the line expected;
//! - `7 best e5-e9`: the action; nothing follows;
//! - `7 looked 3 40`: so many turns were looked at, of how many;
//! - `7 fall 12 13 640 loss e5-e9 d3-d7;xd3-d7`: the turn that begins after 12 actions and ends after 13 gave something
//!   away: what its player could expect before and after it, `win`, `draw` and `loss` proved, or points of a thousand, then
//!   the better turn and the best answer, each its player's actions; at most one answers `judge`, three `review`;
//! - `7 turn 3 6 7 1 640 600 fine 40 …`: what a review says of the fourth turn, written as `Reviewed` is in `orrery_study`;
//! - `7 expected 420 d3-d7;xd3-d7`: what the first player can expect, and what follows; this is all of `expect`;
//! - `7 lines 12 345678 640=e5-e9;d3-d7 win/7/4~e5-e8`: the best lines as far as was looked, again for each depth: what the
//!   player to act can expect, with the margin and the number of actions where they are proved (`-` where only one is), then
//!   `=`, or `~` where another action stood there at the depth before, and the actions. Where all is exact, one for each action;
//! - `7 done`: that was all of `judge`, `review`, `grade` or `analyse`; nothing follows;
//! - `7 error …`: why there is none; nothing follows.
//!
//! Unasked, a worker says `ready` when it can be asked, and `net lyngk …`, with the reason, if it was given a net that it
//! cannot use.

use orrery_games::core::Player;
use orrery_study::{Chance, Reviewed};

use crate::lines::Lines;

/// What the engine is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To play at a level.
    Play {
        /// The level, 1 to 10.
        level: u8,
        /// What its chance is drawn from.
        seed: u64,
    },
    /// To find the best action.
    Hint {
        /// In so many milliseconds.
        milliseconds: u64,
    },
    /// To say whether the last turn threw much away.
    Judge {
        /// How many actions it had.
        actions: usize,
    },
    /// To find the turns on which the game turned.
    Review {
        /// Whose.
        player: Player,
    },
    /// To grade turns of both players.
    Grade {
        /// How many turns are known already.
        known: usize,
    },
    /// To say what can be expected now.
    Expect {
        /// Looking at so many positions.
        nodes: u64,
    },
    /// To find the best lines.
    Analyse {
        /// How many.
        lines: usize,
        /// Looking at so many positions at most.
        nodes: u64,
    },
}

/// A question for the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What it is asked to do.
    pub task: Task,
    /// The game, as a link.
    pub game: String,
}

/// What the engine thinks while it searches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// How far it has looked, in actions.
    pub depth: u32,
    /// How many positions it has seen.
    pub nodes: u64,
    /// The result that the player to act can expect, from −100 to +100.
    pub expected: i32,
    /// Of a thousand games from here, how many the player to act wins, draws and loses.
    pub chances: [u32; 3],
    /// What it expects to be played.
    pub line: Vec<String>,
}

/// What a turn gave away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostlyTurn {
    /// How many actions were played before it.
    pub from: usize,
    /// And with it.
    pub to: usize,
    /// What its player could expect before it.
    pub before: Chance,
    /// And after it.
    pub after: Chance,
    /// The turn that would have been better.
    pub better: Vec<String>,
    /// The best answer to the turn that was played; empty if the game was over then.
    pub answer: Vec<String>,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It has looked further.
    Thought(Thought),
    /// It would play this.
    Best(String),
    /// It has looked at so many turns, of how many.
    Looked(usize, usize),
    /// A turn gave something away.
    Costly(CostlyTurn),
    /// What a review says of a turn, with its place among all turns.
    Graded(usize, Reviewed),
    /// What the first player can expect now, and what follows.
    Expected(Chance, Vec<String>),
    /// The best lines so far.
    Lines(Lines),
    /// That was all there is to say.
    Done,
    /// It cannot be asked, and why, in English.
    Failed(String),
}

/// What a worker says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// It can be asked.
    Ready,
    /// It cannot use a net.
    NetRefused {
        /// The game that the net is for.
        game: String,
        /// Why, in English.
        reason: String,
    },
    /// An answer to the question that was asked under this number.
    Answer(u32, Answer),
}

impl Question {
    /// The message that asks it.
    pub fn write(&self, id: u32) -> String {
        let game = &self.game;
        match self.task {
            Task::Play { level, seed } => format!("{id} play {level} {seed} {game}"),
            Task::Hint { milliseconds } => format!("{id} hint {milliseconds} {game}"),
            Task::Judge { actions } => format!("{id} judge {actions} {game}"),
            Task::Review { player } => format!("{id} review {} {game}", player.index() + 1),
            Task::Grade { known } => format!("{id} grade {known} {game}"),
            Task::Expect { nodes } => format!("{id} expect {nodes} {game}"),
            Task::Analyse { lines, nodes } => format!("{id} analyse {lines} {nodes} {game}"),
        }
    }

    /// What a message asks, and under which number or word; the error says in English what is wrong with it.
    pub fn read(message: &str) -> (&str, Result<Question, String>) {
        let (id, rest) = message.split_once(' ').unwrap_or((message, ""));
        (id, Question::read_rest(rest))
    }

    fn read_rest(text: &str) -> Result<Question, String> {
        let mut words = text.split(' ');
        let mut word = |name: &str| {
            words.next().filter(|word| !word.is_empty()).ok_or_else(|| format!("the question has no {name}"))
        };
        let task = match word("task")? {
            "play" => {
                let level = word("level")?.parse().ok().filter(|level| (1..=10).contains(level));
                let level = level.ok_or("the level is no number from 1 to 10")?;
                let seed = word("seed")?.parse().map_err(|_| "the seed is no number")?;
                Task::Play { level, seed }
            }
            "hint" => {
                let time = word("time")?.parse();
                Task::Hint { milliseconds: time.map_err(|_| "the time is no number of milliseconds")? }
            }
            "judge" => {
                let actions = word("number of actions")?.parse();
                Task::Judge { actions: actions.map_err(|_| "the actions are no number")? }
            }
            "review" => match word("player")? {
                "1" => Task::Review { player: Player::First },
                "2" => Task::Review { player: Player::Second },
                _ => return Err("the player is neither 1 nor 2".to_owned()),
            },
            "grade" => {
                let known = word("number of turns")?.parse();
                Task::Grade { known: known.map_err(|_| "the turns are no number")? }
            }
            "expect" => {
                let nodes = word("number of positions")?.parse();
                Task::Expect { nodes: nodes.map_err(|_| "the positions are no number")? }
            }
            "analyse" => {
                let lines = word("number of lines")?.parse().ok().filter(|lines| (1..=5).contains(lines));
                let lines = lines.ok_or("the lines are no number from 1 to 5")?;
                let nodes = word("number of positions")?.parse();
                Task::Analyse { lines, nodes: nodes.map_err(|_| "the positions are no number")? }
            }
            other => {
                return Err(format!(
                    "there is no task `{other}`; the tasks are play, hint, judge, review, grade, expect and analyse"
                ));
            }
        };
        Ok(Question { task, game: word("game")?.to_owned() })
    }
}

impl Answer {
    /// The message that answers the question with this number or word.
    pub fn write(&self, id: &str) -> String {
        match self {
            Answer::Thought(Thought { depth, nodes, expected, chances: [win, draw, loss], line }) => {
                format!("{id} info {depth} {nodes} {expected:+} {win} {draw} {loss} {}", line.join(";"))
            }
            Answer::Best(action) => format!("{id} best {action}"),
            Answer::Looked(done, count) => format!("{id} looked {done} {count}"),
            Answer::Costly(CostlyTurn { from, to, before, after, better, answer }) => {
                let (better, answer) = (better.join(";"), answer.join(";"));
                format!("{id} fall {from} {to} {before} {after} {better} {answer}")
            }
            Answer::Graded(place, reviewed) => format!("{id} turn {place} {reviewed}"),
            Answer::Expected(chance, line) => format!("{id} expected {chance} {}", line.join(";")),
            Answer::Lines(lines) => format!("{id} lines {}", lines.write()),
            Answer::Done => format!("{id} done"),
            Answer::Failed(reason) => format!("{id} error {reason}"),
        }
    }

    /// Whether nothing follows it.
    pub fn is_last(&self) -> bool {
        matches!(self, Answer::Best(_) | Answer::Expected(..) | Answer::Done | Answer::Failed(_))
    }

    fn read(text: &str) -> Option<Answer> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words = rest.split(' ');
        let mut next = || words.next();
        Some(match kind {
            "info" => Answer::Thought(Thought {
                depth: next()?.parse().ok()?,
                nodes: next()?.parse().ok()?,
                expected: next()?.parse().ok()?,
                chances: [next()?.parse().ok()?, next()?.parse().ok()?, next()?.parse().ok()?],
                line: actions(next()?),
            }),
            "looked" => Answer::Looked(next()?.parse().ok()?, next()?.parse().ok()?),
            "fall" => Answer::Costly(CostlyTurn {
                from: next()?.parse().ok()?,
                to: next()?.parse().ok()?,
                before: next()?.parse().ok()?,
                after: next()?.parse().ok()?,
                better: actions(next()?),
                answer: actions(next()?),
            }),
            "turn" => {
                let (place, reviewed) = rest.split_once(' ')?;
                Answer::Graded(place.parse().ok()?, reviewed.parse().ok()?)
            }
            "expected" => Answer::Expected(next()?.parse().ok()?, actions(next()?)),
            "lines" => Answer::Lines(Lines::read(rest)?),
            "done" => Answer::Done,
            "best" => Answer::Best(rest.to_owned()),
            "error" => Answer::Failed(rest.to_owned()),
            _ => return None,
        })
    }
}

impl Said {
    /// What a message of a worker says; nothing if it makes no sense.
    pub fn read(message: &str) -> Option<Said> {
        if message == "ready" {
            return Some(Said::Ready);
        }
        let (first, rest) = message.split_once(' ')?;
        if first == "net" {
            let (game, reason) = rest.split_once(' ')?;
            return Some(Said::NetRefused { game: game.to_owned(), reason: reason.to_owned() });
        }
        Some(Said::Answer(first.parse().ok()?, Answer::read(rest)?))
    }
}

pub(crate) fn actions(text: &str) -> Vec<String> {
    text.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_read_as_they_are_written() {
        for text in [
            "7 play 3 1 yinsh,f6,e5",
            "8 hint 2000 yinsh",
            "9 judge 2 kulami,d4",
            "1 review 2 lyngk:seed=1",
            "2 grade 12 yinsh,f6,e5",
            "3 expect 40000 yinsh,f6,e5",
            "2 analyse 5 2000000 yinsh",
        ] {
            let (id, question) = Question::read(text);
            let question = question.expect("a question");
            assert_eq!(question.write(id.parse().expect("a number")), text);
        }
        assert_eq!(
            Question::read("a play 11 1 yinsh").1,
            Err("the level is no number from 1 to 10".to_owned())
        );
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        for text in [
            "7 info 5 12345 +14 520 100 380 e5-e9;xe1-e5",
            "7 info 0 0 +0 0 1000 0 ",
            "7 best e5-e9",
            "7 looked 3 40",
            "7 fall 12 13 640 loss e5-e9 d3-d7;xd3-d7",
            "7 fall 12 13 win draw e5-e9 ",
            "7 turn 3 6 7 1 640 600 fine 40 90 12 8000 e5-e9;xe1-e5 - d3-d7",
            "7 expected 420 d3-d7;xd3-d7",
            "7 expected win ",
            "7 lines 0 0",
            "7 lines 12 345678 640=e5-e9;xe1-e5 win/7/4~e5 loss/-/3=^r draw/0/-=pass",
            "7 done",
            "7 error the game is over",
        ] {
            let Some(Said::Answer(7, answer)) = Said::read(text) else { panic!("{text}") };
            assert_eq!(answer.write("7"), text);
        }
    }

    #[test]
    fn what_a_worker_says_unasked_is_understood() {
        assert_eq!(Said::read("ready"), Some(Said::Ready));
        let refused = Said::NetRefused { game: "lyngk".to_owned(), reason: "it is too short".to_owned() };
        assert_eq!(Said::read("net lyngk it is too short"), Some(refused));
        for nonsense in ["", "7", "x done", "7 sing", "7 looked 3", "net lyngk"] {
            assert_eq!(Said::read(nonsense), None, "{nonsense}");
        }
    }
}
