//! YINSH where rows that are removed need not be named: they are found, going back where a later move shows that another
//! one was taken.

use orrery_games::core::{Game, ParseError, Player};
use orrery_games::yinsh::{Action, Phase, Position, Yinsh};
use orrery_games::{PlayError, ReplayFault};

use crate::reason::Reason;

/// So many actions are played at most before the search gives up.
const MOST_PLAYED: usize = 20_000;

/// What is written: an action, and whose it is taken for.
pub(crate) struct Written<'a> {
    pub text: &'a str,
    pub player: Option<Player>,
}

/// A game that fits what is written.
pub(crate) struct Found {
    /// The actions, rows included, each with the index of what stands for it.
    pub actions: Vec<(usize, Action)>,
    /// Rows that were not named and could have been others, by their place among the actions.
    pub open: Option<usize>,
}

/// Where several rows could be meant.
struct Fork {
    index: usize,
    played: usize,
    position: Position,
    /// Those that were not tried.
    rows: Vec<Action>,
}

struct Search<'a> {
    game: &'a Yinsh,
    written: &'a [Written<'a>],
    parsed: Vec<Result<Action, ParseError>>,
    forks: Vec<Fork>,
    actions: Vec<(usize, Action)>,
    budget: usize,
    /// How far it came at best, and why no farther.
    deepest: Option<(usize, Reason)>,
}

/// Finds the game, or says which of what is written cannot be, and why.
pub(crate) fn find(game: &Yinsh, start: Position, written: &[Written<'_>]) -> Result<Found, (usize, Reason)> {
    let parsed = written.iter().map(|written| written.text.parse()).collect();
    let mut search = Search {
        game,
        written,
        parsed,
        forks: Vec::new(),
        actions: Vec::new(),
        budget: MOST_PLAYED,
        deepest: None,
    };
    if !search.run(0, start) {
        let spent = (written.len().saturating_sub(1), Reason::TooAmbiguous);
        return Err(match search.deepest {
            Some(deepest) if search.budget > 0 => deepest,
            _ => spent,
        });
    }
    let actions = search.actions.clone();
    // Another game that fits as well leaves open what was meant, and so does one that was not looked for to the end.
    let first_fork = search.forks.first().map(|fork| fork.played);
    let open = match search.back() {
        Some((index, position)) if search.run(index, position) => {
            search.actions.iter().zip(&actions).position(|(one, other)| one != other)
        }
        _ if search.budget == 0 => first_fork,
        _ => None,
    };
    Ok(Found { actions, open })
}

impl Search<'_> {
    /// Plays from here to the end, going back where it must; whether there is such a game.
    fn run(&mut self, mut index: usize, mut position: Position) -> bool {
        while index < self.written.len() {
            match self.step(index, &mut position) {
                Ok(()) => index += 1,
                Err(reason) => {
                    if self.deepest.as_ref().is_none_or(|(deepest, _)| *deepest < index) {
                        self.deepest = Some((index, reason));
                    }
                    let Some(back) = self.back() else { return false };
                    (index, position) = back;
                }
            }
            if self.budget == 0 {
                return false;
            }
        }
        true
    }

    /// Plays what is written at `index`, with the first row before it that could be meant.
    fn step(&mut self, index: usize, position: &mut Position) -> Result<(), Reason> {
        let action = self.parsed[index].clone().map_err(|error| Reason::Play(PlayError::Syntax(error)))?;
        let to_act = self.game.to_act(position);
        let is_other = self.written[index].player.is_some_and(|player| player != to_act);
        if is_other && !self.game.is_over(position) {
            return Err(Reason::Replay(ReplayFault::WrongTurn(to_act)));
        }
        if let (Phase::Row, Action::TakeRing(_)) = (position.phase(), action) {
            let mut rows = self.game.legal(position);
            // The first is tried first.
            rows.reverse();
            if let Some(row) = rows.pop() {
                let fork = Fork { index, played: self.actions.len(), position: *position, rows };
                self.forks.extend(Some(fork).filter(|fork| !fork.rows.is_empty()));
                self.play(index, position, row)?;
            }
        }
        self.play(index, position, action)
    }

    fn play(&mut self, index: usize, position: &mut Position, action: Action) -> Result<(), Reason> {
        self.budget = self.budget.saturating_sub(1);
        let refused = |reason: orrery_games::yinsh::Refusal| {
            Reason::Play(PlayError::Illegal { action: action.to_string(), reason }.of_any())
        };
        self.game.play(position, action).map_err(refused)?;
        self.actions.push((index, action));
        Ok(())
    }

    /// Takes the next row at the last fork; where to go on from there.
    fn back(&mut self) -> Option<(usize, Position)> {
        let fork = self.forks.last_mut()?;
        let (index, mut position) = (fork.index, fork.position);
        self.actions.truncate(fork.played);
        let row = fork.rows.pop();
        if fork.rows.is_empty() {
            self.forks.pop();
        }
        let ring = self.parsed[index].clone().ok()?;
        // Both were legal in this phase when the fork was made: a row on offer, then any own ring; if the ring is none, every
        // row fails alike.
        self.play(index, &mut position, row?).ok()?;
        match self.play(index, &mut position, ring) {
            Ok(()) => Some((index + 1, position)),
            Err(_) => self.back(),
        }
    }
}
