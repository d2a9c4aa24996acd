use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines to an engine and back: a process, or whatever a test puts in its place. Dropping it ends the engine.
pub trait Transport: Send {
    /// Hands the engine a line. An error means that the engine is gone.
    fn send(&mut self, line: &str) -> io::Result<()>;

    /// The next line of the engine, waiting for it until `deadline` at the latest.
    fn receive(&mut self, deadline: Instant) -> Result<String, Silence>;
}

/// Why no line came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The deadline passed.
    TooLate,
    /// The engine is gone.
    Gone,
}

/// Starts an engine and connects to it.
pub type Launcher = Box<dyn Fn() -> io::Result<Box<dyn Transport>> + Send + Sync>;

/// An engine in a process of its own, spoken to by its standard input and output.
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Lines read ahead; an engine that talks more has to wait.
const LINES_AHEAD: usize = 256;

/// How long an engine may take to leave when told to.
const FAREWELL: Duration = Duration::from_millis(500);

impl Process {
    /// Starts the program with these arguments. Its error output goes where ours goes.
    pub fn start(program: &str, arguments: &[String]) -> io::Result<Process> {
        let mut child =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = sync_channel(LINES_AHEAD);
        thread::spawn(move || forward(BufReader::new(output), &sender));
        Ok(Process { child, input, lines })
    }
}

/// Passes lines on until either end is gone.
fn forward(mut output: impl BufRead, sender: &SyncSender<String>) {
    let mut line = Vec::new();
    while output.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
        if sender.send(String::from_utf8_lossy(&line).trim_end().to_string()).is_err() {
            return;
        }
        line.clear();
    }
}

impl Transport for Process {
    fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        // One write, so that the engine never sees half a line.
        input.write_all(format!("{line}\n").as_bytes())
    }

    fn receive(&mut self, deadline: Instant) -> Result<String, Silence> {
        receive(&self.lines, deadline)
    }
}

/// The next line of a channel.
pub fn receive(lines: &Receiver<String>, deadline: Instant) -> Result<String, Silence> {
    lines.recv_timeout(deadline.saturating_duration_since(Instant::now())).map_err(|error| match error {
        RecvTimeoutError::Timeout => Silence::TooLate,
        RecvTimeoutError::Disconnected => Silence::Gone,
    })
}

/// Asks the engine to leave, and ends it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        // Whatever fails here, the engine is gone already.
        _ = self.send("quit");
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while self.receive(deadline).is_ok() {}
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
