//! A program that does not outlive its owner, not even one that is killed.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Runs a program until its own input ends, which it does when the owner does: then ends the program and removes its
/// folder, unless it was told to keep it. The error stream is the program's alone, so that it ends with the program.
const SCRIPT: &str = r#"
folder=$1; signal=$2; shift 2
"$@" </dev/null &
program=$!
exec 2>/dev/null
read -r word
kill -s "$signal" "$program"
wait "$program"
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// A running program with its folder.
pub(crate) struct Guard {
    shell: Child,
}

/// What to run.
pub(crate) struct Program<'a> {
    /// The user to run it as, if it is not this one.
    pub user: Option<&'a str>,
    pub folder: &'a Path,
    /// The signal that ends it without giving it time.
    pub signal: &'a str,
    /// The program with its arguments.
    pub line: Vec<&'a OsStr>,
    /// What it writes on its error stream once it can be used.
    pub ready: &'a str,
}

impl Guard {
    /// Starts a program and waits until it is ready; also gives what it wrote until then.
    pub fn start(program: &Program<'_>) -> io::Result<(Guard, Vec<String>)> {
        let mut shell = command(program.user, "sh")
            .args(["-c", SCRIPT, "sh"])
            .arg(program.folder)
            .arg(program.signal)
            .args(&program.line)
            .current_dir(program.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            // Whoever interrupts the owner at a terminal must not hit the guard, which has to clean up after it.
            .process_group(0)
            .spawn()?;
        let output = shell.stderr.take();
        let mut guard = Guard { shell };
        let mut written = Vec::new();
        let mut lines = BufReader::new(output.ok_or_else(|| io::Error::other("no error stream"))?).lines();
        while let Some(line) = lines.next().transpose()? {
            let is_ready = line.contains(program.ready);
            written.push(line);
            if is_ready {
                // Somebody must go on reading, or the program would wait for room in the pipe.
                thread::spawn(move || lines.for_each(drop));
                return Ok((guard, written));
            }
        }
        guard.end(false)?;
        Err(io::Error::other(format!("it ended at once: {}", written.join("\n"))))
    }

    /// Ends the program as a crash would, and waits until it is gone.
    pub fn end(&mut self, keep: bool) -> io::Result<()> {
        if let Some(mut input) = self.shell.stdin.take()
            && keep
        {
            input.write_all(b"keep\n")?;
        }
        self.shell.wait().map(drop)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // Nothing can be done about a shell that cannot be waited for.
        let _ = self.end(false);
    }
}

/// A command, perhaps as another user, which only the administrator can.
pub(crate) fn command(user: Option<&str>, program: impl AsRef<OsStr>) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("runuser");
            command.args(["-u", user, "--"]).arg(program);
            command
        }
    }
}

/// Runs a command to its end; an error with what it wrote unless it succeeds.
pub(crate) fn run(command: &mut Command) -> io::Result<String> {
    let output = command.stdin(Stdio::null()).output()?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            Err(io::Error::other(format!("{:?} ended with {}: {said}", command.get_program(), output.status)))
        }
    }
}

/// A new folder below the system's for temporary files.
pub(crate) fn folder(name: &str) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("orrery-{name}-{}-{number}", std::process::id()));
    fs::create_dir(&path)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_start_is_an_error_with_its_words() {
        for (line, said) in
            [(&["sh", "-c", "echo no room >&2"][..], "no room"), (&["orrery-absent"], "not found")]
        {
            let folder = folder("absent").unwrap();
            let line = line.iter().map(OsStr::new).collect();
            let program = Program { user: None, folder: &folder, signal: "KILL", line, ready: "ready" };
            let error = Guard::start(&program).err().unwrap();
            assert!(error.to_string().contains(said), "{error}");
            assert!(!folder.exists());
        }
    }
}
