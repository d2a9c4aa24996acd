//! Steps that pass, fail or are skipped. All of them run, even if one fails.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

/// The result of a step that did not fail.
pub enum Verdict {
    /// It was done, and all is well.
    Passed,
    /// It could not be done here, and why.
    Skipped(String),
}

/// The steps run so far.
pub struct Steps {
    /// Whether a skipped step counts as a failure, as it does in CI, where nobody reads the reason.
    strict: bool,
    taken: Vec<Step>,
}

struct Step {
    name: String,
    end: End,
    took: Duration,
}

enum End {
    Passed,
    Failed(String),
    Skipped(String),
}

impl End {
    fn word(&self) -> &'static str {
        match self {
            End::Passed => "passed",
            End::Failed(_) => "FAILED",
            End::Skipped(_) => "skipped",
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            End::Passed => None,
            End::Failed(reason) | End::Skipped(reason) => Some(reason),
        }
    }
}

impl Steps {
    /// No steps yet. With `CI=true` in the environment nothing may be skipped.
    pub fn new() -> Steps {
        Steps { strict: std::env::var_os("CI").is_some_and(|value| value == "true"), taken: Vec::new() }
    }

    /// Runs a step that cannot be skipped.
    pub fn step(&mut self, name: &str, action: impl FnOnce() -> Result<()>) {
        self.step_or_skip(name, || action().map(|()| Verdict::Passed));
    }

    /// Prepares something that later steps need. If it is not available, the step is skipped with the reason `without`, and the
    /// result is `false`.
    pub fn prepare(&mut self, name: &str, without: &str, install: impl FnOnce() -> Result<()>) -> bool {
        let mut is_ready = false;
        self.step_or_skip(name, || match install() {
            Ok(()) => {
                is_ready = true;
                Ok(Verdict::Passed)
            }
            Err(error) => Ok(Verdict::Skipped(format!("{without}: {error:#}"))),
        });
        is_ready
    }

    /// Runs a step.
    pub fn step_or_skip(&mut self, name: &str, action: impl FnOnce() -> Result<Verdict>) {
        println!("\n== {name}");
        let start = Instant::now();
        let end = match action() {
            Ok(Verdict::Passed) => End::Passed,
            Ok(Verdict::Skipped(reason)) if self.strict => {
                End::Failed(format!("with CI=true nothing may be skipped: {reason}"))
            }
            Ok(Verdict::Skipped(reason)) => End::Skipped(reason),
            Err(error) => End::Failed(format!("{error:#}")),
        };
        if let Some(reason) = end.reason() {
            println!("{reason}");
        }
        let took = start.elapsed();
        println!("-- {name}: {} ({:.1} s)", end.word(), took.as_secs_f64());
        self.taken.push(Step { name: name.to_owned(), end, took });
    }

    /// Whether no step has failed so far.
    pub fn all_passed(&self) -> bool {
        !self.taken.iter().any(|step| matches!(step.end, End::Failed(_)))
    }

    /// Prints the summary; a failure if any step failed.
    pub fn finish(self) -> ExitCode {
        println!("\n== summary");
        for Step { name, end, took } in &self.taken {
            // The summary shows only the first line of a long reason. The rest was printed when the step ran.
            let reason = end.reason().and_then(|reason| reason.lines().next());
            let reason = reason.map_or_else(String::new, |line| format!(": {line}"));
            println!("{:>7} {:>7.1} s  {name}{reason}", end.word(), took.as_secs_f64());
        }
        let count = |wanted: fn(&End) -> bool| self.taken.iter().filter(|step| wanted(&step.end)).count();
        let failed = count(|end| matches!(end, End::Failed(_)));
        println!("{} passed, {failed} failed", count(|end| matches!(end, End::Passed)));
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
