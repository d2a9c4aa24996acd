//! Somebody who does one piece of work after another, and whom no work can harm.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_engine::Table;

use super::job::{Done, Job};

/// Megabytes for each search.
const TABLE: usize = 16;

/// How a piece of work is done within so much time. Tests put something in the place of the engine.
pub type Perform = Arc<dyn Fn(&Job, Duration, &mut Table) -> Done + Send + Sync>;

/// The engine's way.
pub fn engine() -> Perform {
    Arc::new(Job::perform)
}

/// Does one piece of work after another. A search that panics costs that one piece, and nothing else.
pub struct Runner {
    perform: Perform,
    /// Memory that nobody needs who has had no work yet.
    table: Option<Table>,
}

impl Runner {
    /// One that works like this.
    pub fn new(perform: Perform) -> Runner {
        Runner { perform, table: None }
    }

    /// Does a piece of work, unless it is too late.
    pub fn perform(&mut self, job: &Job, until: Instant) -> Done {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Done::TooLate;
        }
        let table = match &mut self.table {
            Some(table) => table,
            none => match Table::try_new(TABLE) {
                Ok(table) => none.insert(table),
                Err(error) => {
                    tracing::error!(%error, "the engine cannot work");
                    return Done::Impossible { why: "the engine has no memory".to_owned() };
                }
            },
        };
        // What a panic has left in the middle is not looked at again: the table goes with it.
        match catch_unwind(AssertUnwindSafe(|| (self.perform)(job, left, table))) {
            Ok(done) => done,
            Err(panic) => {
                self.table = None;
                let (why, actions) = (words(&*panic), job.actions.join(" "));
                tracing::error!(%why, start = %job.start, %actions, task = ?job.task, "the engine failed");
                Done::Impossible { why: "the engine failed".to_owned() }
            }
        }
    }
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref().map(String::as_str)).unwrap_or("a panic without words")
}

#[cfg(test)]
mod tests {
    use orrery_wire::Time;

    use super::super::Task;
    use super::*;

    #[test]
    fn a_panic_costs_one_piece_of_work_and_its_table() {
        let mut runner = Runner::new(Arc::new(|job, left, table| match job.start.as_str() {
            "panic" => panic!("{} has gone wrong", job.start),
            _ => job.perform(left, table),
        }));
        let job = |start: &str| {
            let task = Task::Hint { level: 1 };
            Job { start: start.to_owned(), actions: Vec::new(), task, deadline: Time(0) }
        };
        let until = Instant::now() + Duration::from_secs(600);
        assert!(runner.table.is_none(), "memory before there is work");
        assert!(matches!(runner.perform(&job("yinsh"), until), Done::Lines { .. }));
        assert!(runner.table.is_some());
        let failed = Done::Impossible { why: "the engine failed".to_owned() };
        assert_eq!(runner.perform(&job("panic"), until), failed);
        assert!(runner.table.is_none(), "a table that a panic has left behind");
        assert!(matches!(runner.perform(&job("yinsh"), until), Done::Lines { .. }));
        assert_eq!(runner.perform(&job("panic"), Instant::now()), Done::TooLate);
    }
}
