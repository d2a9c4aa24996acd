use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::{ActionText, Eval, Outcome, Player, Record, RecordFault, Termination};

use super::contender::{Answer, Contender, Seat};
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
/// asked whose turn it is, what is legal, or who won, except that a proof of our own may end the game.
pub(super) fn play(
    start: &Start,
    round: &str,
    mut seats: [&mut Seat<'_>; 2],
    stop_at_proofs: bool,
    patience: Patience,
) -> Result<Played, MatchError> {
    // With one seed for both, two levels would have the same blind spots, and the better one would never fall for what
    // the other overlooks.
    for (seat, side) in seats.iter_mut().zip(0..) {
        seat.prepare(start.seed ^ side << 16)?;
    }
    let mut table = Table::new(start, round, [seats[0].contender(), seats[1].contender()], patience)?;
    let (outcome, fault) = loop {
        if let Some(outcome) = table.game.outcome() {
            break (outcome, None);
        }
        let player = table.game.to_act();
        let seat = &mut seats[player.index()];
        match table.advance(player, seat) {
            Err(fault) => break (Outcome::Win(player.opponent()), Some(fault)),
            Ok(Some(proved)) if stop_at_proofs && seat.contender().is_own => {
                if table.game.outcome().is_none() {
                    table.record.set_termination(Termination::Adjudication);
                    break (proved, None);
                }
            }
            Ok(_) => {}
        }
    };
    Ok(table.close(outcome, fault))
}

struct Table {
    game: AnyGame,
    /// The `position` line so far.
    position: String,
    record: Record,
    actions: u32,
    limits: [Limit; 2],
    /// What each player has left; zero without a clock.
    clocks: [Duration; 2],
    slowest: [Duration; 2],
    patience: Patience,
}

impl Table {
    fn new(
        start: &Start,
        round: &str,
        contenders: [&Contender; 2],
        patience: Patience,
    ) -> Result<Table, MatchError> {
        let game = AnyGame::from_config(&start.config)
            .map_err(|error| MatchError::Start(StartError::Open(error)))?;
        let limits = contenders.map(|contender| contender.limit);
        let names = contenders.map(|contender| contender.name.as_str());
        let mut table = Table {
            position: format!("position config {}", start.config),
            record: new_record(start, round, names, limits).map_err(MatchError::Record)?,
            game,
            actions: 0,
            limits,
            clocks: limits.map(Limit::clock),
            slowest: [Duration::ZERO; 2],
            patience,
        };
        for action in &start.opening {
            table.play(action).map_err(MatchError::Opening)?;
        }
        Ok(table)
    }

    /// One action of `player`, with what it means for clocks and comments. Returns the result that the player says is proved.
    fn advance(&mut self, player: Player, seat: &mut Seat<'_>) -> Result<Option<Outcome>, Fault> {
        let answer = self.ask(player, seat)?;
        self.play(&answer.action)?;
        let side = player.index();
        let turn_is_over = self.game.outcome().is_some() || self.game.to_act() != player;
        if turn_is_over {
            self.clocks[side] += self.limits[side].increment();
        }
        if let Some(turn) = self.record.turns_mut().last_mut() {
            if turn_is_over && matches!(self.limits[side], Limit::Clock { .. }) {
                turn.set_clock(Some(self.clocks[side]));
            }
            if let Some(Eval(mine)) = answer.eval {
                turn.set_eval(Some(Eval(if player == Player::First { mine } else { -mine })));
            }
        }
        let proved = answer.eval.filter(|_| answer.is_proved).map(|Eval(mine)| match mine {
            0 => Outcome::Draw,
            1.. => Outcome::Win(player),
            _ => Outcome::Win(player.opponent()),
        });
        Ok(proved)
    }

    fn ask(&mut self, player: Player, seat: &mut Seat<'_>) -> Result<Answer, Fault> {
        let side = player.index();
        let go = self.limits[side].go(player, self.limits, self.clocks);
        let allowed = self.limits[side].hard(self.clocks[side], self.patience);
        let answer = seat.choose(&self.position, &go, allowed)?;
        self.slowest[side] = self.slowest[side].max(answer.time);
        if let Limit::Clock { .. } = self.limits[side] {
            self.clocks[side] = self.clocks[side].saturating_sub(answer.time);
        }
        Ok(answer)
    }

    fn play(&mut self, action: &str) -> Result<(), Fault> {
        let player = self.game.to_act();
        let illegal = |error: String| Fault::new(FaultKind::Illegal, format!("bestmove {action}: {error}"));
        self.game.play(action).map_err(|error| illegal(error.to_string()))?;
        // The referee's spelling, not the engine's.
        let action = self.game.actions().pop().unwrap_or_default();
        self.position.push_str(if self.actions == 0 { " moves " } else { " " });
        self.position.push_str(&action);
        self.actions += 1;
        let added = ActionText::new(&action).and_then(|action| self.record.push(player, action));
        added.map_err(|error| illegal(error.to_string()))
    }

    fn close(mut self, outcome: Outcome, fault: Option<Fault>) -> Played {
        self.record.set_result(Some(outcome));
        if let Some(fault) = &fault {
            self.record.set_termination(fault.kind.termination());
            self.record.set_tag("Fault", &fault.to_string()).expect("`Fault` is a tag name");
        }
        Played { outcome, fault, actions: self.actions, slowest: self.slowest, record: self.record }
    }
}

/// A record without actions. It has no date, so that the same match gives the same files.
fn new_record(
    start: &Start,
    round: &str,
    names: [&str; 2],
    limits: [Limit; 2],
) -> Result<Record, RecordFault> {
    let mut record = Record::from_actions(&start.config, names, std::iter::empty::<(Player, &str)>())?;
    record.set_termination(Termination::Normal);
    record.set_tag("Round", round)?;
    record.set_tag("Limits", &limits.map(|limit| limit.to_string()).join(" "))?;
    record.set_tag("Opening", &start.opening.len().to_string())?;
    Ok(record)
}
