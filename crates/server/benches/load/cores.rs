//! Which core does what, by `taskset` of util-linux.

use std::fs;
use std::process::{Command, Stdio};

/// Two cores of those that this process may use; nothing where there is only one.
pub fn two() -> Option<[usize; 2]> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"))?;
    let mut cores = list.trim().split(',').filter_map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        Some(first.parse::<usize>().ok()?..=last.parse().ok()?)
    });
    let first = cores.next()?;
    let mut cores = first.chain(cores.flatten());
    Some([cores.next()?, cores.next()?])
}

/// Keeps this process, and whatever it starts from now on, on one core; whether that could be done.
pub fn stay_on(core: usize) -> bool {
    let mut command = Command::new("taskset");
    command.args(["-a", "-c", "-p", &core.to_string(), &std::process::id().to_string()]);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// A program that will be kept on one core, whichever this process is kept on.
pub fn on(core: usize, program: &str) -> Command {
    let mut command = Command::new("taskset");
    command.args(["-c", &core.to_string(), program]);
    command
}
