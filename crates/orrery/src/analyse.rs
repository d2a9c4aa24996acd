use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use orrery_engine::{Control, Evaluate, Judgement, Limits, Line, Options, Score, Table, judge};
use orrery_games::core::{Player, Record};
use orrery_games::{AnyGame, Session, with_session};
use serde_json::{Value, json};

use crate::position::open;
use crate::report::{Failure, print_json};

#[derive(Args)]
pub struct Analyse {
    /// A file with a record, or a config or position code
    subject: String,
    /// Actions to play from a config or position code; each is judged
    #[arg(short, long, default_value = "", hide_default_value = true)]
    moves: String,
    /// Best lines to show for each action
    #[arg(long, default_value_t = 1)]
    lines: usize,
    /// Positions to search for each action
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
    /// Milliseconds for each action, instead of a number of positions
    #[arg(long)]
    movetime: Option<u64>,
    /// Threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Print one JSON object for each action
    #[arg(long)]
    json: bool,
}

/// One judged action, or the position at the end.
struct Entry {
    turn: usize,
    player: Player,
    played: Option<String>,
    best: Vec<(String, Score)>,
    score: Option<Score>,
    loss: Option<f64>,
}

impl Analyse {
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.game()?;
        if !self.json {
            writeln!(std::io::stdout(), "turn  played             loss  best line")?;
        }
        with_session!(&game, session => self.judge_all(session))
    }

    /// The game with all its actions played.
    fn game(&self) -> Result<AnyGame, Failure> {
        let path = PathBuf::from(&self.subject);
        if !path.is_file() {
            return open(&self.subject, &self.moves);
        }
        let place = path.display().to_string();
        let text = fs::read_to_string(&path).map_err(|error| Failure::Input(format!("{place}: {error}")))?;
        let wrong = |error: String| Failure::Input(format!("{place}: {error}"));
        let record: Record =
            text.parse().map_err(|error: orrery_games::core::RecordError| wrong(error.to_string()))?;
        let replay = orrery_games::replay(&record).map_err(|error| wrong(error.to_string()))?;
        Ok(replay.game)
    }

    fn judge_all<G: Evaluate>(&self, session: &Session<G>) -> Result<(), Failure> {
        let game = &**session.game();
        let table = Table::new(64);
        let options =
            Options { lines: self.lines.max(1), threads: self.threads.clamp(1, 256), ..Options::default() };
        let mut position = *session.start();
        let (mut turn, mut last) = (1, None);
        // Each action played, then the position that is left.
        let steps = session.actions().iter().copied().map(Some).chain([None]);
        for played in steps {
            if game.is_over(&position) {
                break;
            }
            let player = game.to_act(&position);
            turn += usize::from(last.is_some_and(|last| last != player) && player == Player::First);
            last = Some(player);
            let begun = Instant::now();
            let control = Control { elapsed: &|| begun.elapsed(), stop: &AtomicBool::new(false) };
            let judgement = judge(game, &position, played, &options, &self.limits(), control, &table);
            self.print(&entry::<G>(turn, player, played, &judgement))?;
            if let Some(action) = played {
                game.play_unchecked(&mut position, action);
            }
        }
        Ok(())
    }

    fn limits(&self) -> Limits {
        match self.movetime {
            Some(ms) => Limits { time: Some(Duration::from_millis(ms)), ..Limits::default() },
            None => Limits { nodes: Some(self.nodes.max(1)), ..Limits::default() },
        }
    }

    fn print(&self, entry: &Entry) -> Result<(), Failure> {
        if self.json {
            let best: Vec<Value> = entry
                .best
                .iter()
                .map(|(line, score)| json!({ "line": line, "score": score.to_string() }))
                .collect();
            return Ok(print_json(&json!({
                "turn": entry.turn, "player": entry.player.to_string(), "played": entry.played,
                "score": entry.score.map(|score| score.to_string()), "loss": entry.loss, "best": best,
            }))?);
        }
        let number = format!("{}{}", entry.turn, if entry.player == Player::First { "." } else { "..." });
        let played = entry.played.as_deref().unwrap_or("(to act)");
        let loss = entry.loss.map_or(String::new(), |loss| format!("{loss:.2}"));
        let mut out = std::io::stdout().lock();
        for (i, (line, score)) in entry.best.iter().enumerate() {
            let (number, played, loss) = if i == 0 { (&*number, played, &*loss) } else { ("", "", "") };
            writeln!(out, "{number:<5} {played:<16} {loss:>6}  {score}  {line}")?;
        }
        Ok(())
    }
}

fn entry<G: Evaluate>(
    turn: usize,
    player: Player,
    played: Option<G::Action>,
    judgement: &Judgement<G::Action>,
) -> Entry {
    let text =
        |line: &Line<G::Action>| line.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let score = |line: &Line<G::Action>| line.score(G::DRAWS);
    Entry {
        turn,
        player,
        played: played.map(|action| action.to_string()),
        best: judgement.lines.iter().map(|line| (text(line), score(line))).collect(),
        score: judgement.played.as_ref().map(score),
        loss: judgement.loss(),
    }
}
