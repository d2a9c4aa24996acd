//! Other programs, started at the root of the repository.

use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// A program with its arguments, which reads as it would be typed.
pub struct Call {
    command: Command,
    line: String,
}

/// `cargo` with arguments that hold no spaces themselves.
///
/// By name, not by `$CARGO`: only rustup's proxy understands `+nightly`. The toolchain is the one that runs this.
pub fn cargo(arguments: &str) -> Call {
    Call::new("cargo", arguments)
}

/// `rustup` with such arguments.
pub fn rustup(arguments: &str) -> Call {
    Call::new("rustup", arguments)
}

/// `rustc` with such arguments.
pub fn rustc(arguments: &str) -> Call {
    Call::new("rustc", arguments)
}

/// `git` with such arguments.
pub fn git(arguments: &str) -> Call {
    Call::new("git", arguments)
}

/// The root of the repository.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// Where builds go.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A program that runs beside this one.
pub struct Running {
    line: String,
    end: JoinHandle<io::Result<Output>>,
}

impl Running {
    /// Waits for its end, and shows what it has said; an error unless it succeeds.
    pub fn finish(self) -> Result<()> {
        let output = self.end.join().expect("who reads does not panic")?;
        print!("{}{}", String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
        ensure!(output.status.success(), "`{}` ended with {}", self.line, output.status);
        Ok(())
    }
}

/// As it would be typed.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

impl Call {
    /// A program with arguments that hold no spaces themselves.
    pub fn new(program: impl AsRef<OsStr>, arguments: &str) -> Call {
        let program = program.as_ref();
        let mut command = Command::new(program);
        command.args(arguments.split_whitespace()).current_dir(root());
        Call { command, line: format!("{} {arguments}", program.to_string_lossy()) }
    }

    /// With one more argument, which may hold anything.
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Call {
        self.line = format!("{} {}", self.line, argument.as_ref().to_string_lossy());
        self.command.arg(argument);
        self
    }

    /// With more arguments, for which `said` stands where they would be too long to read.
    pub fn args(mut self, arguments: impl IntoIterator<Item = String>, said: &str) -> Call {
        self.line = format!("{} {said}", self.line);
        self.command.args(arguments);
        self
    }

    /// With an environment variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Call {
        self.command.env(name, value);
        self
    }

    /// With a file to read.
    pub fn input(mut self, file: File) -> Call {
        self.command.stdin(file);
        self
    }

    /// Runs it with its output shown; an error unless it succeeds.
    pub fn run(mut self) -> Result<()> {
        println!("$ {}", self.line);
        let status = self.command.status().with_context(|| format!("cannot start `{}`", self.line))?;
        ensure!(status.success(), "`{}` ended with {status}", self.line);
        Ok(())
    }

    /// Runs it, and says every second how long it has been running: whoever is killed with it still knows. What it prints
    /// goes to a file, if one is given, which is there only after it has succeeded.
    pub fn run_timed(
        mut self,
        output: Option<&Path>,
        mut tick: impl FnMut(Duration) -> Result<()>,
    ) -> Result<()> {
        println!("$ {}", self.line);
        let printed = output.map(|path| path.with_extension("new"));
        if let Some(path) = &printed {
            self.command.stdout(File::create(path).with_context(|| path.display().to_string())?);
        }
        let begun = Instant::now();
        let mut child = self.command.spawn().with_context(|| format!("cannot start `{}`", self.line))?;
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            tick(begun.elapsed())?;
            thread::sleep(Duration::from_secs(1));
        };
        tick(begun.elapsed())?;
        ensure!(status.success(), "`{}` ended with {status}", self.line);
        if let (Some(printed), Some(path)) = (&printed, output) {
            fs::rename(printed, path).with_context(|| path.display().to_string())?;
        }
        Ok(())
    }

    /// Runs it in place of this program where that can be done, so that signals reach it.
    pub fn become_it(mut self) -> Result<()> {
        println!("$ {}", self.line);
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            Err(self.command.exec()).with_context(|| format!("cannot start `{}`", self.line))
        }
        #[cfg(not(unix))]
        {
            self.command.status().with_context(|| format!("cannot start `{}`", self.line)).map(drop)
        }
    }

    /// Runs it with `input`; what it prints, or an error unless it succeeds.
    pub fn answer(mut self, input: &str) -> Result<String> {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = self.command.spawn().with_context(|| format!("cannot start `{}`", self.line))?;
        // Taken and so closed after the statement, which shows the child the end of its input.
        let stdin = child.stdin.take();
        stdin.map_or(Ok(()), |mut stdin| stdin.write_all(input.as_bytes()))?;
        let output = child.wait_with_output()?;
        ensure!(output.status.success(), "`{}` ended with {}", self.line, output.status);
        String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no text", self.line))
    }

    /// Runs it in silence; what it says on its error stream, which is shown if it fails.
    pub fn messages(mut self) -> Result<String> {
        println!("$ {}", self.line);
        let output = self.command.output().with_context(|| format!("cannot start `{}`", self.line))?;
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        if !output.status.success() {
            println!("{messages}");
        }
        ensure!(output.status.success(), "`{}` ended with {}", self.line, output.status);
        Ok(messages)
    }

    /// Begins it, to be waited for later; until then it says nothing.
    pub fn begin(mut self) -> Result<Running> {
        println!("$ {} &", self.line);
        self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = self.command.spawn().with_context(|| format!("cannot start `{}`", self.line))?;
        let line = self.line;
        // Read all the time, or it would wait for a reader.
        let end = thread::spawn(move || child.wait_with_output());
        Ok(Running { line, end })
    }

    /// Runs it in silence; whether it succeeds.
    pub fn succeeds(mut self) -> bool {
        self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.command.status().is_ok_and(|status| status.success())
    }
}
