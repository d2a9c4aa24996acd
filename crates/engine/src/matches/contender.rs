use std::time::{Duration, Instant};

use orrery_games::core::Eval;

use super::{Fault, FaultKind, Launcher, Limit, MatchError, Silence, Transport};

/// An engine that takes part in a match.
pub struct Contender {
    /// What it is called in records and reports.
    pub name: String,
    /// All that its play depends on, so that a match is resumed with the same engines.
    pub identity: String,
    /// Protocol options set before its first game.
    pub options: Vec<(String, String)>,
    /// How long it may think.
    pub limit: Limit,
    /// Whether it is this program, whose proofs can be believed.
    pub is_own: bool,
    /// Starts it.
    pub launch: Launcher,
}

/// A contender at a table: started when first needed, and again after it failed.
pub struct Seat<'a> {
    contender: &'a Contender,
    running: Option<Running>,
}

/// What an engine answered to `go`.
pub struct Answer {
    /// The action as the engine wrote it.
    pub action: String,
    /// What it thinks of the position, for its own side.
    pub eval: Option<Eval>,
    /// Whether it says that this is proved.
    pub is_proved: bool,
    /// How long it took.
    pub time: Duration,
}

struct Running {
    transport: Box<dyn Transport>,
    declared: Vec<String>,
    last_line: String,
}

/// How long an engine may take for anything that is no search.
const READY: Duration = Duration::from_secs(20);

/// Set anew for each game unless the user sets it.
const SEED: &str = "Seed";

impl<'a> Seat<'a> {
    /// A place for this contender, who need not come yet.
    pub fn new(contender: &'a Contender) -> Seat<'a> {
        Seat { contender, running: None }
    }

    /// Who sits here.
    pub fn contender(&self) -> &'a Contender {
        self.contender
    }

    /// Has the engine ready for a new game. An engine that died since its last game is started again.
    pub fn prepare(&mut self, seed: u64) -> Result<(), MatchError> {
        if self.running.as_mut().is_some_and(|running| running.new_game(self.contender, seed).is_err()) {
            self.running = None;
        }
        if self.running.is_none() {
            let problem = |problem| MatchError::Engine { name: self.contender.name.clone(), problem };
            let mut running = Running::start(self.contender).map_err(problem)?;
            running.new_game(self.contender, seed).map_err(|fault| problem(fault.to_string()))?;
            self.running = Some(running);
        }
        Ok(())
    }

    /// Has the engine choose an action. After a fault it is ended: nobody knows what it still does.
    pub fn choose(&mut self, position: &str, go: &str, limit: Duration) -> Result<Answer, Fault> {
        let running = self.running.as_mut();
        let running = running.ok_or_else(|| Fault::new(FaultKind::Crash, "the engine was not started"))?;
        let answer = running.choose(position, go, limit);
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

impl Running {
    fn start(contender: &Contender) -> Result<Running, String> {
        let transport = (contender.launch)().map_err(|error| format!("cannot be started: {error}"))?;
        let mut running = Running { transport, declared: Vec::new(), last_line: String::new() };
        running.greet(&contender.options).map_err(|fault| fault.to_string())?;
        let unknown = contender.options.iter().find(|(name, _)| !running.declared.contains(name));
        match unknown {
            None => Ok(running),
            Some((name, _)) => {
                Err(format!("has no option {name}; its options are: {}", running.declared.join(", ")))
            }
        }
    }

    fn greet(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        self.send("ugi")?;
        let asked = Instant::now();
        loop {
            let line = self.receive("ugiok", asked, READY)?;
            if line == "ugiok" {
                break;
            }
            self.declared.extend(option_name(&line));
        }
        for (name, value) in options {
            self.send(&format!("setoption name {name} value {value}"))?;
        }
        Ok(())
    }

    fn new_game(&mut self, contender: &Contender, seed: u64) -> Result<(), Fault> {
        let seeded = contender.options.iter().any(|(name, _)| name == SEED);
        if !seeded && self.declared.iter().any(|name| name == SEED) {
            self.send(&format!("setoption name {SEED} value {seed}"))?;
        }
        self.send("uginewgame")?;
        self.synchronize()
    }

    /// Waits until the engine has done all it was told. What it says meanwhile answers no question, except `error`.
    fn synchronize(&mut self) -> Result<(), Fault> {
        self.send("isready")?;
        let asked = Instant::now();
        while self.receive("readyok", asked, READY)? != "readyok" {}
        Ok(())
    }

    fn choose(&mut self, position: &str, go: &str, limit: Duration) -> Result<Answer, Fault> {
        self.send(position)?;
        self.synchronize()?;
        let start = Instant::now();
        self.send(go)?;
        let (mut eval, mut is_proved) = (None, false);
        loop {
            let line = self.receive("bestmove", start, limit)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => {
                    if let Some(read) = read_eval(&line) {
                        (eval, is_proved) = (Some(read), line.contains(" score exact "));
                    }
                }
                Some("bestmove") => {
                    let action = words.next().unwrap_or_default().to_string();
                    return Ok(Answer { action, eval, is_proved, time: start.elapsed() });
                }
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.transport.send(line).map_err(|_| self.gone())
    }

    /// The next line, which is no error and came within `limit` of the question `asked`. A flood of other lines does
    /// not put the deadline off.
    fn receive(&mut self, awaited: &str, asked: Instant, limit: Duration) -> Result<String, Fault> {
        let deadline = asked + limit;
        let line = match self.transport.receive(deadline) {
            Err(Silence::Gone) => return Err(self.gone()),
            Ok(line) if Instant::now() <= deadline => line,
            _ => {
                let detail = format!("no {awaited} within {} ms", limit.as_millis());
                return Err(Fault::new(FaultKind::Time, detail));
            }
        };
        self.last_line.clone_from(&line);
        match line.split_whitespace().next() {
            Some("error") => Err(Fault::new(FaultKind::Error, line)),
            _ => Ok(line),
        }
    }

    fn gone(&self) -> Fault {
        let detail = match self.last_line.as_str() {
            "" => "the engine ended without a word".to_string(),
            line => format!("the engine ended; its last line was `{line}`"),
        };
        Fault::new(FaultKind::Crash, detail)
    }
}

/// The name in `option name <name> type …`; it may consist of several words.
fn option_name(line: &str) -> Option<String> {
    let (name, _) = line.strip_prefix("option name ")?.split_once(" type ")?;
    Some(name.trim().to_string())
}

/// The evaluation in an `info` line of the best variation; a proved result counts as certain.
fn read_eval(line: &str) -> Option<Eval> {
    let after = |word: &str| line.split_whitespace().skip_while(move |&other| other != word).nth(1);
    if after("multipv").is_some_and(|number| number != "1") {
        return None;
    }
    match after("exact") {
        Some("win") => Some(Eval(100)),
        Some("draw") => Some(Eval(0)),
        Some("loss") => Some(Eval(-100)),
        _ => after("eval")?.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_read_from_the_best_variation() {
        let eval = |line| read_eval(line).map(|eval| eval.0);
        assert_eq!(eval("info depth 3 nodes 9 score wdl 600 20 380 eval +0.22 pv f6 e5"), Some(22));
        assert_eq!(eval("info depth 3 multipv 1 score wdl 1 0 999 eval -0.99 pv f6"), Some(-99));
        assert_eq!(eval("info depth 3 multipv 2 score wdl 1 0 999 eval -0.99 pv f6"), None);
        assert_eq!(eval("info depth 3 score exact loss margin 4 in 7 pv f6"), Some(-100));
        assert_eq!(eval("info depth 3 score exact draw"), Some(0));
        assert_eq!(eval("info string nothing"), None);
        assert_eq!(eval("info eval"), None);
    }

    #[test]
    fn options_are_declared_by_name() {
        assert_eq!(option_name("option name Hash type spin default 16").as_deref(), Some("Hash"));
        assert_eq!(option_name("option name Two Words type check").as_deref(), Some("Two Words"));
        assert_eq!(option_name("id name x"), None);
    }
}
