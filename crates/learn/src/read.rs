//! From a data file to a course.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use orrery_games::core::Game;
use orrery_games::{AnyGame, GameKind, with_game};
use serde::Deserialize;

use crate::{Aim, Answer, Course, Goal, Problem, Step, Task, Wrong};

/// What is wrong in a data file, and in which step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CourseError {
    /// It is not JSON, or not of this form.
    Form(String),
    /// An id is no word of small letters, figures and hyphens, or means something already.
    Id(String),
    /// Two steps have this id.
    Twice(String),
    /// The start of the step is no position of this game, or its game is over.
    Start(String, String),
    /// The step has no task, or a task without a solution.
    Empty(String),
    /// This is no action of the game, or not as the rules write it.
    Action(String, String),
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CourseError::Form(error) => f.write_str(error),
            CourseError::Id(id) => write!(f, "`{id}` is no word for an id, or taken"),
            CourseError::Twice(id) => write!(f, "two steps are called `{id}`"),
            CourseError::Start(step, error) => write!(f, "start of `{step}`: {error}"),
            CourseError::Empty(step) => write!(f, "`{step}` has no task, or one without a solution"),
            CourseError::Action(step, action) => write!(f, "`{action}` in `{step}` is no action"),
        }
    }
}

impl Error for CourseError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CourseFile {
    steps: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: String,
    rules: Vec<String>,
    start: String,
    #[serde(default)]
    hint: bool,
    tasks: Vec<TaskFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProblemsFile {
    problems: Vec<ProblemFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProblemFile {
    start: String,
    aim: Aim,
    line: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskFile {
    right: Vec<String>,
    goal: Option<Goal>,
    #[serde(default)]
    answer: Vec<OneOf>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
    say: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOf {
    This(String),
    First(Vec<String>),
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum WrongFile {
    Refused { r#try: String, refused: String },
    Beside { r#try: String, beside: String },
}

/// Words that name the texts of every step, so that no answer may be called so.
const TEXTS: [&str; 5] = ["title", "text", "done", "again", "hint"];

pub(crate) fn course(game: GameKind, json: &str) -> Result<Course, CourseError> {
    let file: CourseFile =
        serde_json::from_str(json).map_err(|error| CourseError::Form(error.to_string()))?;
    let mut ids = BTreeSet::new();
    let mut steps = Vec::new();
    for step in file.steps {
        if !ids.insert(step.id.clone()) {
            return Err(CourseError::Twice(step.id));
        }
        steps.push(step.read(game)?);
    }
    Ok(Course { game, steps, problems: Vec::new() })
}

pub(crate) fn problems(game: GameKind, json: &str) -> Result<Vec<Step>, CourseError> {
    let file: ProblemsFile =
        serde_json::from_str(json).map_err(|error| CourseError::Form(error.to_string()))?;
    file.problems.into_iter().zip(1..).map(|(problem, number)| problem.read(game, number)).collect()
}

impl ProblemFile {
    fn read(self, game: GameKind, number: usize) -> Result<Step, CourseError> {
        let id = format!("problem-{number}");
        let start = open(game, &self.start).map_err(|error| CourseError::Start(id.clone(), error))?;
        let tasks = self.tasks(&id, &start)?;
        if tasks.is_empty() {
            return Err(CourseError::Empty(id));
        }
        let refuted = match self.aim {
            Aim::Guard => format!("problem-{game}-refuted"),
            _ => "problem-refuted".to_owned(),
        };
        Ok(Step {
            title: "problem-title".to_owned(),
            text: format!("problem-{game}-{}", self.aim.name()),
            done: "problem-done".to_owned(),
            again: "problem-again".to_owned(),
            hint: None,
            id,
            rules: Vec::new(),
            start,
            tasks,
            problem: Some(Problem { number, aim: self.aim, refuted }),
        })
    }

    /// The line taken apart: a task for each action of the learner, with what the opponent answers.
    fn tasks(&self, id: &str, start: &AnyGame) -> Result<Vec<Task>, CourseError> {
        let (learner, mut game) = (start.to_act(), start.clone());
        let mut tasks: Vec<Task> = Vec::new();
        for action in &self.line {
            let is_his = game.to_act() == learner;
            if !game.legal().contains(action) {
                return Err(CourseError::Action(id.to_owned(), action.clone()));
            }
            // It was legal just now.
            let _ = game.play(action);
            match tasks.last_mut() {
                Some(task) if !is_his => task.answer.push(vec![action.clone()]),
                _ => {
                    let right = vec![action.clone()];
                    tasks.push(Task { right, goal: None, answer: Vec::new(), wrong: Vec::new(), say: None });
                }
            }
        }
        Ok(tasks)
    }
}

impl StepFile {
    fn read(self, game: GameKind) -> Result<Step, CourseError> {
        let beginning = format!("learn-{game}-{}", word(&self.id)?);
        let key = |part: &str| format!("{beginning}-{part}");
        let start = begin(game, &self.start).map_err(|error| CourseError::Start(self.id.clone(), error))?;
        if self.tasks.is_empty() || self.tasks.iter().any(|task| task.right.is_empty()) {
            return Err(CourseError::Empty(self.id));
        }
        let own_key = |part: &str| {
            if TEXTS.contains(&part) { Err(CourseError::Id(part.to_owned())) } else { word(part).map(key) }
        };
        let tasks: Vec<Task> =
            self.tasks.into_iter().map(|task| task.read(own_key)).collect::<Result<_, _>>()?;
        let foreign = tasks.iter().flat_map(Task::actions).find(|action| !is_action(game, action)).cloned();
        if let Some(action) = foreign {
            return Err(CourseError::Action(self.id, action));
        }
        Ok(Step {
            title: key("title"),
            text: key("text"),
            done: key("done"),
            again: key("again"),
            hint: self.hint.then(|| key("hint")),
            id: self.id,
            rules: self.rules,
            start,
            tasks,
            problem: None,
        })
    }
}

impl TaskFile {
    fn read(self, own_key: impl Fn(&str) -> Result<String, CourseError>) -> Result<Task, CourseError> {
        let wrong = |wrong: WrongFile| {
            let (action, answer) = match wrong {
                WrongFile::Refused { r#try, refused } => (r#try, Answer::Refused(refused)),
                WrongFile::Beside { r#try, beside } => (r#try, Answer::Beside(own_key(&beside)?)),
            };
            Ok(Wrong { action, answer })
        };
        let choices = |one_of| match one_of {
            OneOf::This(action) => vec![action],
            OneOf::First(actions) => actions,
        };
        Ok(Task {
            right: self.right,
            goal: self.goal,
            answer: self.answer.into_iter().map(choices).collect(),
            wrong: self.wrong.into_iter().map(wrong).collect::<Result<_, _>>()?,
            say: self.say.map(|word| own_key(&word)).transpose()?,
        })
    }
}

impl Task {
    fn actions(&self) -> impl Iterator<Item = &String> {
        let wrong = self.wrong.iter().map(|wrong| &wrong.action);
        self.right.iter().chain(self.answer.iter().flatten()).chain(wrong)
    }
}

fn word(id: &str) -> Result<&str, CourseError> {
    if is_word(id) { Ok(id) } else { Err(CourseError::Id(id.to_owned())) }
}

/// Whether it is a word of small letters, figures and hyphens, as names in text keys and addresses are.
pub(crate) fn is_word(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(plain)
}

/// The position of `game` that a position code or a config describes.
pub(crate) fn open(game: GameKind, start: &str) -> Result<AnyGame, String> {
    let opened = AnyGame::open(start).map_err(|error| error.to_string())?;
    if opened.id() == game { Ok(opened) } else { Err(format!("this is a game of {}", opened.id())) }
}

/// The same, with something left to do.
fn begin(game: GameKind, start: &str) -> Result<AnyGame, String> {
    let opened = open(game, start)?;
    if opened.outcome().is_none() { Ok(opened) } else { Err("the game is over".to_owned()) }
}

fn is_action(game: GameKind, text: &str) -> bool {
    with_game!(game, G => {
        text.parse::<<G as Game>::Action>().is_ok_and(|action| action.to_string() == text)
    })
}
