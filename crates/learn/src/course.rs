use std::sync::LazyLock;

use orrery_games::{AnyGame, GameKind, for_each_game};

use crate::{Aim, CourseError, Goal, read};

/// The steps through which one game is learned.
#[derive(Clone, Debug)]
pub struct Course {
    pub(crate) game: GameKind,
    pub(crate) steps: Vec<Step>,
    pub(crate) problems: Vec<Step>,
}

/// One page of a course: a position, a text, and something to do.
#[derive(Clone, Debug)]
pub struct Step {
    pub(crate) id: String,
    pub(crate) rules: Vec<String>,
    pub(crate) start: AnyGame,
    pub(crate) tasks: Vec<Task>,
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) done: String,
    pub(crate) again: String,
    pub(crate) hint: Option<String>,
    pub(crate) problem: Option<Problem>,
}

/// What makes a step a problem.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Its place among the problems of the game, from 1 on.
    pub number: usize,
    /// What is to be reached. All actions that do are right.
    pub aim: Aim,
    /// The key of what names the answer to a wrong try.
    pub(crate) refuted: String,
}

/// One action that the learner has to find.
#[derive(Clone, Debug)]
pub struct Task {
    /// Actions that are right, the solution first.
    pub right: Vec<String>,
    /// Any legal action that reaches this is right too.
    pub goal: Option<Goal>,
    /// What the opponent does then: for each of their actions those to choose from, of which the first legal one counts.
    pub answer: Vec<Vec<String>>,
    /// Tries that are answered in their own way.
    pub wrong: Vec<Wrong>,
    /// The key of the text that takes the place of the step's from here on.
    pub say: Option<String>,
}

/// A try that is expected, and not right.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// What is tried.
    pub action: String,
    /// What it is answered with.
    pub answer: Answer,
}

/// What a wrong try is answered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The rules refuse it by this name.
    Refused(String),
    /// It is legal but beside the point. The text with this key says why.
    Beside(String),
}

impl Course {
    /// The course of `game`, compiled in; the browser fetches the data files instead and reads them itself. A data file
    /// with a fault is one without steps; the tests keep that from happening.
    pub fn of(game: GameKind) -> &'static Course {
        static COURSES: LazyLock<[Course; GameKind::COUNT]> = LazyLock::new(|| {
            GameKind::ALL.map(|game| {
                let course = Course::read(game, Course::file(game));
                let problems = Course::read_problems(game, Course::problems_file(game));
                let empty = Course { game, steps: Vec::new(), problems: Vec::new() };
                course.unwrap_or(empty).with_problems(problems.unwrap_or_default())
            })
        });
        &COURSES[game as usize]
    }

    /// The data file of `game`'s course.
    pub fn file(game: GameKind) -> &'static str {
        for_each_game!(lessons_file!(game, ""))
    }

    /// The data file of `game`'s problems.
    pub fn problems_file(game: GameKind) -> &'static str {
        for_each_game!(lessons_file!(game, "problems-"))
    }

    /// The course of `game` that `json` describes, without problems. Whoever has read it knows that it can be shown: positions are valid
    /// and actions can be written so. That its steps can be finished is for tests.
    pub fn read(game: GameKind, json: &str) -> Result<Course, CourseError> {
        read::course(game, json)
    }

    /// The problems of `game` that `json` describes. That they are sound is for tests.
    pub fn read_problems(game: GameKind, json: &str) -> Result<Vec<Step>, CourseError> {
        read::problems(game, json)
    }

    /// The same course with these problems.
    #[must_use]
    pub fn with_problems(mut self, problems: Vec<Step>) -> Course {
        self.problems = problems;
        self
    }

    /// Which game is learned.
    pub fn game(&self) -> GameKind {
        self.game
    }

    /// The steps in their order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The problems, from easy to hard.
    pub fn problems(&self) -> &[Step] {
        &self.problems
    }

    /// The step or the problem with this id.
    pub fn step(&self, id: &str) -> Option<&Step> {
        self.steps.iter().chain(&self.problems).find(|step| step.id == id)
    }
}

impl Step {
    /// Its name in addresses and text keys.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The numbered rules that it lets the learner try.
    pub fn rules(&self) -> &[String] {
        &self.rules
    }

    /// The position it begins with.
    pub fn start(&self) -> &AnyGame {
        &self.start
    }

    /// What has to be done, one action after the other.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// The key of its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The key of the text at its beginning.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The key of what is said when it is finished.
    pub fn done(&self) -> &str {
        &self.done
    }

    /// The key of what answers a legal action that leads nowhere; `None` where every legal action is right.
    pub fn again(&self) -> Option<&str> {
        let can_miss = self.tasks.iter().any(|task| task.goal != Some(Goal::Any));
        can_miss.then_some(&self.again)
    }

    /// The key of the text that helps, where there is one.
    pub fn hint(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// What makes it a problem, if it is one.
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// All keys that there must be words for.
    pub fn keys(&self) -> Vec<&str> {
        let mut keys = vec![self.title(), self.text(), self.done()];
        keys.extend(self.again());
        keys.extend(self.hint());
        keys.extend(self.problem().map(|problem| problem.refuted.as_str()));
        for task in &self.tasks {
            keys.extend(task.say.as_deref());
            keys.extend(task.wrong.iter().filter_map(|wrong| match &wrong.answer {
                Answer::Beside(key) => Some(key.as_str()),
                Answer::Refused(_) => None,
            }));
        }
        keys
    }
}
