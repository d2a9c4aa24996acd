use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::{Args, ValueEnum};
use orrery_engine::{Control, Limits, Options, Table, choose};
use orrery_games::core::{Outcome, Player, Record, Termination};
use orrery_games::{AnyGame, Template, with_session};

use crate::position::open;
use crate::report::{Failure, random_seed};

#[derive(Args)]
pub struct Play {
    /// A config or position code; what a config leaves open, such as the layout of `lyngk`, is drawn
    #[arg(default_value = "yinsh")]
    game: String,
    /// Strength of the computer, 1 to 10
    #[arg(short, long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=10))]
    level: u32,
    /// Who you are
    #[arg(short, long, value_enum, default_value_t = Side::First)]
    side: Side,
    /// Write the record of the game here
    #[arg(long)]
    record: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// You begin
    First,
    /// The computer begins
    Second,
    /// Two people at this terminal
    Both,
}

const HELP: &str = "\
  <action>      play it, for example f6, e5-e9, xe1-e5, ^r, d4
  ?  or ? e5    list the legal actions, or those that begin with e5
  undo          take your last turn back
  hint          ask what level 10 would do
  resign, quit  give up, or leave the game as it is";

/// What became of a line the player typed.
enum Step {
    Again,
    Over,
    Resigned(Player),
}

impl Play {
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = match self.game.contains('|') {
            true => open(&self.game, "")?,
            false => open(&Template::read(&self.game)?.config(random_seed), "")?,
        };
        let mut table = Table::new(64);
        let mut input = std::io::stdin().lock();
        let mut out = anstream::stdout();
        writeln!(out, "{}\n{HELP}\n", game.config())?;
        let mut termination = None;
        while game.outcome().is_none() {
            if !self.is_person(game.to_act()) {
                let action = computer(&game, self.level, &mut table);
                game.play(&action)?;
                writeln!(out, "The computer plays {action}")?;
                continue;
            }
            writeln!(out, "\n{:#}", game.draw())?;
            match self.ask(&mut game, &mut table, &mut input)? {
                Step::Again => {}
                Step::Over => break,
                Step::Resigned(player) => {
                    termination = Some((Outcome::Win(player.opponent()), Termination::Resignation));
                    break;
                }
            }
        }
        self.finish(&game, termination)
    }

    fn is_person(&self, player: Player) -> bool {
        match self.side {
            Side::First => player == Player::First,
            Side::Second => player == Player::Second,
            Side::Both => true,
        }
    }

    /// Asks until there is an action, an undo, or an end.
    fn ask(&self, game: &mut AnyGame, table: &mut Table, input: &mut impl BufRead) -> Result<Step, Failure> {
        let mut out = anstream::stdout();
        let player = game.to_act();
        loop {
            write!(out, "{player} player> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(Step::Over);
            }
            let line = String::from_utf8_lossy(&line).trim().to_lowercase();
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "" => {}
                "quit" | "exit" => return Ok(Step::Over),
                "resign" => return Ok(Step::Resigned(player)),
                "help" => writeln!(out, "{HELP}")?,
                "?" => {
                    let fitting: Vec<String> =
                        game.legal().into_iter().filter(|action| action.starts_with(rest.trim())).collect();
                    writeln!(out, "{}", fitting.join(" "))?;
                }
                "hint" => writeln!(out, "{}", computer(game, 10, table))?,
                "undo" => {
                    self.undo(game);
                    return Ok(Step::Again);
                }
                _ => match game.play(&line) {
                    Ok(()) => return Ok(Step::Again),
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        }
    }

    /// Back to the last decision of a person before this one.
    fn undo(&self, game: &mut AnyGame) {
        while !game.actions().is_empty() {
            game.undo(1);
            if self.is_person(game.to_act()) {
                break;
            }
        }
    }

    fn finish(&self, game: &AnyGame, termination: Option<(Outcome, Termination)>) -> Result<(), Failure> {
        let mut out = anstream::stdout();
        let over = game.outcome().map(|outcome| (outcome, Termination::Normal));
        let end = over.or(termination);
        if let Some((outcome, how)) = end {
            let [first, second] = game.score();
            writeln!(out, "\n{:#}\n{outcome} ({how}), score {first}-{second}", game.draw())?;
        }
        let Some(path) = &self.record else { return Ok(()) };
        let record = self.to_record(game, end).map_err(|fault| Failure::Input(fault.to_string()))?;
        std::fs::write(path, record.to_string())
            .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
        Ok(writeln!(out, "written to {}", path.display())?)
    }

    fn to_record(
        &self,
        game: &AnyGame,
        end: Option<(Outcome, Termination)>,
    ) -> Result<Record, orrery_games::core::RecordFault> {
        let computer = format!("Orrery, level {}", self.level);
        let names =
            Player::BOTH.map(|player| if self.is_person(player) { "a person" } else { computer.as_str() });
        let mut replayed = game.clone();
        let actions = game.actions();
        replayed.undo(actions.len());
        let start = replayed.code();
        let mut moves = Vec::new();
        for action in actions {
            moves.push((replayed.to_act(), action.clone()));
            // It was played before, so it can be played again.
            replayed.play(&action).map_err(|_| orrery_games::core::RecordFault::Action(action))?;
        }
        let mut record = Record::from_actions(&game.config(), names, Vec::<(Player, String)>::new())?;
        if self.game.contains('|') {
            record.set_tag("Setup", &start)?;
        }
        for (player, action) in moves {
            record.push(player, orrery_games::core::ActionText::new(&action)?)?;
        }
        if let Some((outcome, how)) = end {
            record.set_result(Some(outcome));
            record.set_termination(how);
        }
        Ok(record)
    }
}

fn computer(game: &AnyGame, level: u32, table: &mut Table) -> String {
    table.clear();
    let options = Options { level, seed: random_seed(), ..Options::default() };
    let begun = Instant::now();
    let control = Control { elapsed: &|| begun.elapsed(), stop: &AtomicBool::new(false) };
    with_session!(game, session => {
        let limits = Limits::default();
        choose(&**session.game(), session.position(), &options, &limits, control, table, |_| ()).to_string()
    })
}
