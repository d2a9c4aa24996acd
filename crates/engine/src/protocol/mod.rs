//! The engine protocol, as docs/PROTOCOL.md has it.

mod go;
mod options;
mod words;

use std::io::{self, BufRead, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Scope};

use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Player, shown};

use crate::bench::bench;
use crate::eval::Nets;
use crate::think::Options;
use go::{Job, Running};
use words::split_word;

/// How many positions a count may still visit in all when the input has ended.
const LAST: u64 = 10_000_000;

/// Speaks the engine protocol until `quit` or the end of input.
///
/// Input is read on the caller's thread and answered on another one, so that what interrupts is heard whatever is being
/// done. Searches run on a third, so that everything else is answered meanwhile. At the end of input a search with a
/// limit is waited for, one without is stopped.
///
/// ```
/// let mut output = Vec::new();
/// orrery_engine::serve(&b"position config kulami moves d4\nquery p1turn\nquit\n"[..], &mut output)?;
/// assert_eq!(output, b"response false\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn serve(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let output = Mutex::new(Output { sink: output, error: None });
    let calls = Calls::default();
    let read = thread::scope(|scope| {
        let (sender, lines) = channel();
        let (output, calls) = (&output, &calls);
        scope.spawn(move || answer(scope, output, calls, &lines));
        let read = read(&mut input, calls, &sender);
        calls.end();
        read
    });
    let failed = lock(&output).error.take();
    failed.map_or(read, Err)
}

/// Hands lines with their numbers on, and notices those that interrupt. Ends with `quit`, or when nobody answers.
fn read(input: &mut impl BufRead, calls: &Calls, lines: &Sender<(u64, String)>) -> io::Result<()> {
    for number in 1.. {
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        // What is not UTF-8 is no command either; it is answered like any unknown line.
        let line = String::from_utf8_lossy(&line).trim().to_string();
        let (command, _) = split_word(&line);
        let is_last = command == "quit";
        if command == "stop" {
            calls.stop(number);
        }
        if lines.send((number, line)).is_err() || is_last {
            break;
        }
    }
    Ok(())
}

/// Answers one line after another.
fn answer<'scope, W: Write + Send>(
    scope: &'scope Scope<'scope, '_>,
    output: &'scope Mutex<Output<W>>,
    calls: &'scope Calls,
    lines: &Receiver<(u64, String)>,
) {
    let mut engine = Engine::new(output, calls);
    for (number, line) in lines {
        match engine.answer(scope, number, &line) {
            Answer::Quit => return,
            Answer::Lines(lines) => print(output, &lines),
        }
        if lock(output).error.is_some() {
            return;
        }
    }
    engine.finish();
}

/// What is heard at once, whatever is being done.
#[derive(Default)]
struct Calls {
    /// The number of the last line that said `stop`: it is meant for what was asked before it.
    stopped: AtomicU64,
    /// Whether nothing more will be asked.
    ended: AtomicBool,
}

impl Calls {
    fn stop(&self, number: u64) {
        self.stopped.store(number, Ordering::Relaxed);
    }

    fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    /// Whether a count is to go on that line `number` asked for and that has visited so many positions.
    fn want(&self, number: u64, visited: u64) -> bool {
        let is_over = visited > LAST && self.ended.load(Ordering::Relaxed);
        !is_over && self.stopped.load(Ordering::Relaxed) < number
    }
}

/// Where answers go. Threads cannot return errors to anybody, so the first is kept here.
struct Output<W> {
    sink: W,
    error: Option<io::Error>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn print<W: Write>(output: &Mutex<Output<W>>, lines: &[String]) {
    let mut output = lock(output);
    let written = lines.iter().try_for_each(|line| writeln!(output.sink, "{line}"));
    if let Err(error) = written.and_then(|()| output.sink.flush()) {
        output.error.get_or_insert(error);
    }
}

enum Answer {
    Lines(Vec<String>),
    Quit,
}

struct Engine<'a, W> {
    calls: &'a Calls,
    game: AnyGame,
    options: Options,
    job: Job<'a, W>,
    running: Option<Running<'a>>,
}

impl<'scope, 'env, W: Write + Send> Engine<'scope, W>
where
    'env: 'scope,
{
    fn new(output: &'scope Mutex<Output<W>>, calls: &'scope Calls) -> Engine<'scope, W> {
        let game = AnyGame::from_config("yinsh").expect("the standard game of YINSH needs no options");
        Engine { calls, game, options: Options::default(), job: Job::new(output), running: None }
    }

    fn answer(&mut self, scope: &'scope Scope<'scope, 'env>, number: u64, line: &str) -> Answer {
        let (command, rest) = split_word(line);
        self.running.take_if(|running| running.is_finished());
        let result = match command {
            "" => Ok(vec![]),
            "quit" => return Answer::Quit,
            "ugi" => Ok(self.identity()),
            "isready" => Ok(vec!["readyok".to_string()]),
            "stop" => {
                self.running = None;
                Ok(vec![])
            }
            "query" => self.query(rest).map(response),
            "uginewgame" | "setoption" | "position" | "go" | "bench" if self.running.is_some() => {
                Err(format!("{command}: a search is running"))
            }
            "uginewgame" => {
                self.job.forget();
                Ok(vec![])
            }
            "setoption" => self.set_option(rest).map(|()| vec![]),
            "position" => self.set_position(rest).map(|()| vec![]),
            "go" => self.go(scope, rest).map(|()| vec![]),
            "perft" => self.perft(number, rest).map(response),
            "bench" => {
                let nets = Nets::shipped().unwrap_or_default();
                let [(nodes, took), (more, longer)] = [None, Some(&nets)].map(bench);
                let per_second = (nodes + more) as f64 / (took + longer).as_secs_f64().max(1e-6);
                Ok(response(format!("{} {per_second:.0}", nodes + more)))
            }
            _ => Err(format!("unknown command `{}`", shown(command))),
        };
        Answer::Lines(result.unwrap_or_else(|error| vec![format!("error {error}")]))
    }

    /// Lets a search with a limit come to its end.
    fn finish(&mut self) {
        if let Some(running) = self.running.take() {
            running.finish();
        }
    }

    fn identity(&self) -> Vec<String> {
        let name = format!("id name Orrery {}", env!("CARGO_PKG_VERSION"));
        let mut lines = vec![name, "id author the Orrery authors".to_string()];
        lines.extend(Options::list());
        lines.push("ugiok".to_string());
        lines
    }

    fn set_option(&mut self, rest: &str) -> Result<(), String> {
        let mut options = self.options.clone();
        options.set(rest)?;
        if options.hash != self.options.hash {
            self.job.resize(options.hash).map_err(|error| format!("setoption: Hash: {error}"))?;
        }
        // What a level overlooked must not pass for known at another.
        if options.nets != self.options.nets || options.level != self.options.level {
            self.job.forget();
        }
        self.options = options;
        Ok(())
    }

    /// All or nothing: on error the old position stands.
    fn set_position(&mut self, rest: &str) -> Result<(), String> {
        let (form, rest) = split_word(rest);
        let (text, rest) = split_word(rest);
        let opened = match form {
            "config" => AnyGame::from_config(text).map_err(|error| format!("config: {error}")),
            "code" => AnyGame::from_code(text).map_err(|error| format!("code: {error}")),
            _ => Err("position: expected `position config <config>` or `position code <code>`".to_string()),
        };
        let mut game = opened?;
        let (word, moves) = split_word(rest);
        if !word.is_empty() && word != "moves" {
            return Err(format!("position: expected `moves`, found `{}`", shown(word)));
        }
        for (number, action) in (1..).zip(moves.split_whitespace()) {
            game.play(action).map_err(|error| format!("move {number} `{}`: {error}", shown(action)))?;
        }
        // Positions of another variant or board may have the same keys.
        if game.config() != self.game.config() {
            self.job.forget();
        }
        self.game = game;
        Ok(())
    }

    fn go(&mut self, scope: &'scope Scope<'scope, 'env>, rest: &str) -> Result<(), String> {
        let wish = go::GoRequest::read(rest)?;
        self.running = self.job.start(scope, &self.game, &self.options, &wish);
        Ok(())
    }

    fn query(&self, what: &str) -> Result<String, String> {
        let game = &self.game;
        Ok(match what {
            "p1turn" => (game.to_act() == Player::First).to_string(),
            "gameover" => game.outcome().is_some().to_string(),
            "result" => match game.outcome() {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Player::First)) => "p1win",
                Some(Outcome::Win(Player::Second)) => "p2win",
            }
            .to_string(),
            "legalmoves" => game.legal().join(" "),
            "score" => game.score().map(|points| points.to_string()).join(" "),
            "code" => game.code(),
            _ => return Err(format!("unknown query `{}`", shown(what))),
        })
    }

    fn perft(&self, number: u64, rest: &str) -> Result<String, String> {
        let depth = rest.parse().map_err(|_| format!("perft: expected a depth, found `{}`", shown(rest)))?;
        let mut visited = 0u64;
        let count = self.game.perft_while(depth, || {
            visited = visited.saturating_add(1);
            self.calls.want(number, visited)
        });
        count
            .map(|count| count.to_string())
            .ok_or_else(|| "perft: stopped before all was counted".to_string())
    }
}

/// `response` and its value, without a trailing space where there is none.
fn response(value: String) -> Vec<String> {
    vec![format!("response {value}").trim_end().to_string()]
}
