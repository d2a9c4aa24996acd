use orrery_games::core::Player;
use orrery_games::{AnyGame, PlayError};

use crate::{Answer, Step, Task};

/// A step that somebody is at.
#[derive(Clone, Debug)]
pub struct Lesson {
    step: &'static Step,
    /// How many tasks are done.
    done: usize,
    learner: Player,
    session: AnyGame,
}

/// What became of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It was right, and is played.
    Right {
        /// What the opponent did then; it is played, too.
        answers: Vec<String>,
        /// Nothing is left to do in this step.
        finished: bool,
    },
    /// It is legal but beside the point: the step is about something else. It is not played.
    Beside {
        /// The key of the text that says so.
        key: &'static str,
        /// In a problem, what the opponent would answer, if the text tells.
        answer: Option<String>,
    },
    /// It is not legal.
    Refused {
        /// The name of the rules' refusal; `None` where the text is no action.
        name: Option<&'static str>,
        /// The rules' reason.
        error: PlayError,
    },
    /// The step was finished before; nothing changed.
    Finished,
}

impl Lesson {
    /// Begins `step`, for the player who is to act there.
    pub fn begin(step: &'static Step) -> Lesson {
        Lesson { step, done: 0, learner: step.start.to_act(), session: step.start.clone() }
    }

    /// The step.
    pub fn step(&self) -> &'static Step {
        self.step
    }

    /// Whom the learner plays.
    pub fn learner(&self) -> Player {
        self.learner
    }

    /// The position now, and how it came about.
    pub fn session(&self) -> &AnyGame {
        &self.session
    }

    /// What is to be done now; `None` when the step is finished.
    pub fn task(&self) -> Option<&'static Task> {
        self.step.tasks.get(self.done)
    }

    /// How many tasks are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The key of the text to show now.
    pub fn text(&self) -> &'static str {
        let begun = self.step.tasks.iter().take(self.done + 1);
        match self.task() {
            None => self.step.done(),
            Some(_) => begun.rev().find_map(|task| task.say.as_deref()).unwrap_or(self.step.text()),
        }
    }

    /// An action that is right now: the solution, or, after another way to begin, the first that will do.
    pub fn hint(&self) -> Option<String> {
        let task = self.task()?;
        let candidates = task.right.iter().cloned().chain(self.session.legal());
        candidates.into_iter().find(|action| self.is_right(action))
    }

    /// Tries an action. Only what is right is played.
    pub fn try_action(&mut self, text: &str) -> Tried {
        let Some(task) = self.task() else { return Tried::Finished };
        let after = match self.after(text) {
            Ok(after) => after,
            Err(error) => return Tried::Refused { name: refusal(&self.session, text), error },
        };
        if let Err(key) = self.judge(task, &after) {
            return self.beside(key, &after);
        }
        self.session = after;
        self.done += 1;
        // Whoever knows another way to a problem's aim may be there sooner.
        if self.step.problem.as_ref().is_some_and(|problem| problem.aim.is_reached(&self.session)) {
            self.done = self.step.tasks.len();
        }
        let mut answers = Vec::new();
        for choices in &task.answer {
            answers.extend(choices.iter().find(|action| self.session.play(action).is_ok()).cloned());
        }
        Tried::Right { answers, finished: self.task().is_none() }
    }

    /// The answer to what is legal, led to `after`, and was not right.
    fn beside(&self, key: &'static str, after: &AnyGame) -> Tried {
        let problem = self.step.problem.as_ref();
        match problem.and_then(|problem| Some((&problem.refuted, problem.aim.refutation(after)?))) {
            Some((key, answer)) => Tried::Beside { key, answer: Some(answer) },
            None => Tried::Beside { key, answer: None },
        }
    }

    fn is_right(&self, action: &str) -> bool {
        let right = |task| self.after(action).is_ok_and(|after| self.judge(task, &after).is_ok());
        self.task().is_some_and(right)
    }

    fn after(&self, action: &str) -> Result<AnyGame, PlayError> {
        let mut after = self.session.clone();
        after.play(action).map(|()| after)
    }

    /// Whether the last action of `after` is right, or else the key of what it is answered with.
    fn judge(&self, task: &'static Task, after: &AnyGame) -> Result<(), &'static str> {
        // As the rules write it, which need not be how it was typed.
        let action = after.actions().pop().unwrap_or_default();
        if let Some(problem) = &self.step.problem {
            return if problem.aim.holds(after) { Ok(()) } else { Err(&self.step.again) };
        }
        // One that the solution's position refuses may be legal after another way to begin, and then says nothing.
        let beside = task.wrong.iter().filter(|wrong| wrong.action == action);
        let mut keys = beside.filter_map(|wrong| match &wrong.answer {
            Answer::Beside(key) => Some(key.as_str()),
            Answer::Refused(_) => None,
        });
        if let Some(key) = keys.next() {
            return Err(key);
        }
        let reached = || task.goal.is_some_and(|goal| goal.is_reached(&self.session, after, self.learner));
        if task.right.contains(&action) || reached() { Ok(()) } else { Err(&self.step.again) }
    }
}

/// The name of the refusal with which the rules answer an action; `None` if it is legal or no action at all.
pub fn refusal(game: &AnyGame, action: &str) -> Option<&'static str> {
    match game.clone().play(action) {
        Err(PlayError::Illegal { reason, .. }) => Some(reason.name()),
        Err(PlayError::Syntax(_)) | Ok(()) => None,
    }
}
