use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::{ActionText, Eval, Outcome, Player, Record, Termination};

use super::contender::{Answer, Seat};
use super::{Fault, FaultKind, Limit, MatchError, Patience, Start, StartError};

/// A game that was played to its end.
pub(super) struct Played {
    /// Who won.
    pub outcome: Outcome,
    /// What the loser did wrong, if the rules did not decide.
    pub fault: Option<Fault>,
    /// How many actions were played, those of the opening included.
    pub actions: u32,
    /// The longest time each player took for an action.
    pub slowest: [Duration; 2],
    /// All of it.
    pub record: Record,
}

/// Plays one game; `seats` are ordered by who moves first. Our own copy of the game is the referee: no engine is
/// asked whose turn it is, what is legal, or who won.
pub(super) fn play(
    start: &Start,
    round: &str,
    mut seats: [&mut Seat<'_>; 2],
    patience: Patience,
) -> Result<Played, MatchError> {
    for seat in &mut seats {
        seat.prepare(start.seed)?;
    }
    let contenders = [seats[0].contender(), seats[1].contender()];
    let mut table = Table::new(start, contenders.map(|contender| contender.limit), patience)?;
    let mut fault = None;
    let outcome = loop {
        if let Some(outcome) = table.game.outcome() {
            break outcome;
        }
        let player = table.game.to_act();
        if let Err(found) = table.turn(player, seats[player.index()]) {
            fault = Some(found);
            break Outcome::Win(player.opponent());
        }
    };
    let names = contenders.map(|contender| contender.name.as_str());
    let record = table.record(names, round, start, outcome, fault.as_ref()).map_err(MatchError::Record)?;
    Ok(Played { outcome, fault, actions: table.moves.len() as u32, slowest: table.slowest, record })
}

struct Table {
    game: AnyGame,
    moves: Vec<(Player, String)>,
    /// What stands after the turn that this many actions complete.
    notes: Vec<(usize, Note)>,
    limits: [Limit; 2],
    clocks: [Duration; 2],
    slowest: [Duration; 2],
    patience: Patience,
}

#[derive(Clone, Copy)]
struct Note {
    eval: Option<Eval>,
    clock: Option<Duration>,
}

impl Table {
    fn new(start: &Start, limits: [Limit; 2], patience: Patience) -> Result<Table, MatchError> {
        let game = AnyGame::from_config(&start.config)
            .map_err(|error| MatchError::Start(StartError::Open(error)))?;
        let mut table = Table {
            game,
            moves: Vec::new(),
            notes: Vec::new(),
            limits,
            clocks: limits.map(Limit::clock),
            slowest: [Duration::ZERO; 2],
            patience,
        };
        for action in &start.opening {
            table.play(action).expect("openings are legal");
        }
        Ok(table)
    }

    /// One action of `player`, with all that follows for clocks and notes.
    fn turn(&mut self, player: Player, seat: &mut Seat<'_>) -> Result<(), Fault> {
        let answer = self.ask(player, seat)?;
        self.play(&answer.action)?;
        let over = self.game.outcome().is_some() || self.game.to_act() != player;
        if over {
            self.clocks[player.index()] += self.limits[player.index()].increment();
        }
        let clocked = over && matches!(self.limits[player.index()], Limit::Clock { .. });
        let eval = answer.eval.map(|Eval(mine)| Eval(if player == Player::First { mine } else { -mine }));
        let note = Note { eval, clock: clocked.then_some(self.clocks[player.index()]) };
        self.notes.push((self.moves.len(), note));
        Ok(())
    }

    fn ask(&mut self, player: Player, seat: &mut Seat<'_>) -> Result<Answer, Fault> {
        let (limit, side) = (self.limits[player.index()], player.index());
        let go = limit.go(player, self.limits, self.clocks);
        let allowed = limit.hard(self.clocks[side], self.patience);
        let late = |mut fault: Fault| {
            if fault.kind == FaultKind::Time {
                fault.detail = format!("no action within {} ms after `{go}`", allowed.as_millis());
            }
            fault
        };
        let answer = seat.choose(&self.position(), &go, allowed).map_err(late)?;
        self.slowest[side] = self.slowest[side].max(answer.time);
        if let Limit::Clock { .. } = limit {
            let left = self.clocks[side].checked_sub(answer.time);
            self.clocks[side] = left.ok_or_else(|| late(Fault::new(FaultKind::Time, "")))?;
        }
        Ok(answer)
    }

    fn position(&self) -> String {
        let mut line = format!("position config {}", self.game.config());
        for (i, (_, action)) in self.moves.iter().enumerate() {
            line.push_str(if i == 0 { " moves " } else { " " });
            line.push_str(action);
        }
        line
    }

    fn play(&mut self, action: &str) -> Result<(), Fault> {
        let player = self.game.to_act();
        let illegal = |error| Fault::new(FaultKind::Illegal, format!("bestmove {action}: {error}"));
        self.game.play(action).map_err(illegal)?;
        // The referee's spelling, not the engine's.
        self.moves.extend(self.game.actions().pop().map(|action| (player, action)));
        Ok(())
    }

    fn record(
        &self,
        names: [&str; 2],
        round: &str,
        start: &Start,
        outcome: Outcome,
        fault: Option<&Fault>,
    ) -> Result<Record, orrery_games::core::RecordFault> {
        let mut record = Record::from_actions(&self.game.config(), names, std::iter::empty::<(Player, &str)>())?;
        record.set_result(Some(outcome));
        record.set_termination(fault.map_or(Termination::Normal, |fault| fault.kind.termination()));
        record.set_tag("Round", round)?;
        record.set_tag("Opening", &start.opening.len().to_string())?;
        record.set_tag("Limits", &self.limits.map(|limit| limit.to_string()).join(" "))?;
        if let Some(fault) = fault {
            record.set_tag("Fault", &fault.to_string())?;
        }
        let mut notes = self.notes.iter().peekable();
        for (number, (player, action)) in (1..).zip(&self.moves) {
            record.push(*player, ActionText::new(action)?)?;
            if let Some((_, note)) = notes.next_if(|(after, _)| *after == number)
                && let Some(turn) = record.turns_mut().last_mut()
            {
                note.clock.into_iter().for_each(|clock| turn.set_clock(Some(clock)));
                note.eval.into_iter().for_each(|eval| turn.set_eval(Some(eval)));
            }
        }
        Ok(record)
    }
}
