//! `orrery engine` over real pipes: what interrupts is heard, and what does not fit is refused.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An engine, and both ends of the conversation.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(command: &mut Command) -> Engine {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    fn own() -> Engine {
        Engine::start(Command::new(env!("CARGO_BIN_EXE_orrery")).arg("engine"))
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("not closed yet"), "{line}").expect("it reads");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        line.trim_end().to_owned()
    }

    /// What it still says until it ends, well.
    fn rest(mut self) -> Vec<String> {
        self.input = None;
        let lines = (&mut self.output).lines().map(|line| line.expect("text")).collect();
        assert!(self.child.wait().expect("it ends").success());
        lines
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const STOPPED: &str = "error perft: stopped before all was counted";

#[test]
fn a_count_that_would_take_ages_can_be_stopped() {
    let mut engine = Engine::own();
    engine.say("position config yinsh");
    for _ in 0..3 {
        // Whatever is asked meanwhile is answered after it, and `stop` is for what was asked before.
        for line in ["perft 40", "query gameover", "stop", "perft 2"] {
            engine.say(line);
        }
        assert_eq!(
            [engine.hear(), engine.hear(), engine.hear()],
            [STOPPED, "response false", "response 7140"]
        );
    }
    // All games are over before that ply is reached, so that nothing is ever counted.
    for line in ["position config kulami", "perft 56", "stop", "isready"] {
        engine.say(line);
    }
    assert_eq!([engine.hear(), engine.hear()], [STOPPED, "readyok"]);
    assert!(engine.rest().is_empty());
}

#[test]
fn a_count_that_would_take_ages_ends_with_the_engine() {
    for (position, end, more) in [
        ("yinsh", &["quit"][..], &[][..]),
        ("lyngk:seed=1", &["isready", "quit"], &["readyok"]),
        ("kulami", &[], &[]),
    ] {
        let mut engine = Engine::own();
        engine.say(&format!("position config {position}"));
        engine.say("perft 40");
        end.iter().for_each(|line| engine.say(line));
        assert_eq!(engine.rest(), [&[STOPPED], more].concat(), "{position}, {end:?}");
    }
}

#[test]
fn a_short_count_is_answered_though_nothing_more_is_asked() {
    for end in [&["quit"][..], &[]] {
        let mut engine = Engine::own();
        engine.say("perft 3");
        end.iter().for_each(|line| engine.say(line));
        assert_eq!(engine.rest(), ["response 592620"]);
    }
}

#[cfg(unix)]
#[test]
fn a_table_that_does_not_fit_is_refused_and_the_old_one_stays() {
    // However much the machine has, this process gets no more than two gigabytes.
    let limited = format!("ulimit -v 2000000; exec {} engine", env!("CARGO_BIN_EXE_orrery"));
    let mut engine = Engine::start(Command::new("sh").args(["-c", &limited]));
    let go = ["position config yinsh", "go nodes 3000"];
    let best = |engine: &mut Engine| {
        go.iter().for_each(|line| engine.say(line));
        loop {
            let line = engine.hear();
            assert!(!line.is_empty() && !line.starts_with("error"), "{line}");
            if line.starts_with("bestmove") {
                break line;
            }
        }
    };
    let before = best(&mut engine);
    for megabytes in [65_536, 4_096] {
        engine.say(&format!("setoption name Hash value {megabytes}"));
        let refused =
            format!("error setoption: Hash: there is no memory for a table of {megabytes} megabytes");
        assert_eq!(engine.hear(), refused);
        assert_eq!(best(&mut engine), before);
    }
    engine.say("setoption name Hash value 65537");
    assert_eq!(engine.hear(), "error setoption: Hash takes a number from 1 to 65536, not `65537`");
    // What fits is still taken: this answers nothing.
    engine.say("setoption name Hash value 32");
    best(&mut engine);
    // The tree of the other method as well.
    for line in ["setoption name Search value uct", "setoption name Hash value 16"] {
        engine.say(line);
    }
    best(&mut engine);
    assert!(engine.rest().is_empty());
}
