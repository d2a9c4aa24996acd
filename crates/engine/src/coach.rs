//! What a coach has to say: whether a turn throws much away, and which turns a game turned on.
//!
//! Chances are points from 0 to 1000: what of a thousand games from there would be won, draws counting half.

use std::fmt;

use orrery_games::Session;
use orrery_games::core::Player;

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Nets};
use crate::search::{Line, Table};
use crate::sorting::sort_by_key;
use crate::think::{Options, think};
use crate::value::Score;

/// Who has less than this has little left to lose, and is not told so again and again.
const LOST_ALREADY: u32 = 250;
/// Who keeps at least this is still winning clearly: how he wins is his affair.
const STILL_WON: u32 = 750;
/// A turn that gives away so much is worth a warning. The estimates of two searches of the same kind of position differ by
/// 50 or so where nothing has happened, so this is well beyond chance.
const BLUNDER: u32 = 200;
/// A game may turn on less, and what was proved is certain: giving up so much of either counts.
const TURN: u32 = 100;
/// How many turning points of a game are worth looking at.
const TURNING_POINTS: usize = 3;
/// How many turns that look like turning points are looked at more closely.
const SUSPECTS: usize = 6;

/// What a player can expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A proved win.
    Win,
    /// A proved draw.
    Draw,
    /// A proved loss.
    Loss,
    /// About so many points of a thousand.
    About(u32),
}

impl Chance {
    /// What a result is for the player who has it.
    fn of_result(result: i32) -> Chance {
        match result {
            1.. => Chance::Win,
            0 => Chance::Draw,
            _ => Chance::Loss,
        }
    }

    /// Points of a thousand.
    pub fn points(self) -> u32 {
        match self {
            Chance::Win => 1000,
            Chance::Draw => 500,
            Chance::Loss => 0,
            Chance::About(points) => points,
        }
    }
}

/// As the worker of the web app writes it: `win`, `draw`, `loss`, or points.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Win => f.write_str("win"),
            Chance::Draw => f.write_str("draw"),
            Chance::Loss => f.write_str("loss"),
            Chance::About(points) => write!(f, "{points}"),
        }
    }
}

/// What a turn gave away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLoss<A> {
    /// What its player could expect before it.
    pub before: Chance,
    /// And after it.
    pub after: Chance,
    /// What he had better played, as far as it was looked at; never empty.
    pub better: Vec<A>,
    /// The best answer to what he did play; empty if the game was over then.
    pub answer: Vec<A>,
}

impl<A> TurnLoss<A> {
    /// How many points were given away.
    pub fn size(&self) -> u32 {
        self.before.points().saturating_sub(self.after.points())
    }

    /// Whether a game may have turned on it.
    pub fn is_turning_point(&self) -> bool {
        self.before.points() >= LOST_ALREADY && self.after.points() < STILL_WON && self.size() >= TURN
    }

    /// Whether it is worth a warning.
    pub fn is_blunder(&self) -> bool {
        let proved = matches!(self.before, Chance::Win | Chance::Draw);
        self.is_turning_point() && (proved || self.size() >= BLUNDER)
    }
}

/// A turn of a game that gave something away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostlyTurn<A> {
    /// How many actions were played before it, and with it.
    pub turn: (usize, usize),
    /// What it gave away.
    pub fall: TurnLoss<A>,
}

/// Searches that a coach makes.
#[derive(Clone, Copy)]
pub struct Coach<'a> {
    /// What one search may take; its time counts from its own start.
    pub limits: Limits,
    /// The clock and the flag.
    pub control: Control<'a>,
    /// What was searched.
    pub table: &'a Table,
    /// What judges positions, where it is not the evaluation made by hand.
    pub nets: Nets,
}

impl Coach<'_> {
    /// What the actions from the `from`th up to the `to`th, a turn or the part of one that was played, gave away; nothing
    /// if they are the best, or all there was.
    pub fn judge<G: Evaluate>(
        &self,
        session: &Session<G>,
        turn: (usize, usize),
    ) -> Option<TurnLoss<G::Action>> {
        let (game, (from, to)) = (&**session.game(), turn);
        let (start, end) = (session.positions().get(from)?, session.positions().get(to)?);
        let actions = session.actions().get(from..to).filter(|actions| !actions.is_empty())?;
        if actions.len() == 1 && game.legal(start).len() == 1 {
            return None;
        }
        let player = game.to_act(start);
        let (before, line) = self.expect(game, start, player);
        if line.starts_with(actions) {
            return None;
        }
        let (after, answer) = self.expect(game, end, player);
        let answer = part_of(game, end, answer, player.opponent());
        let better = part_of(game, start, line, player);
        let mut fall = TurnLoss { before, after, better, answer };
        // A search that looks at another depth estimates a little differently: what is a proof needs no second look, and
        // what else seems to be lost is compared like with like, after the one turn and after the other.
        if fall.is_turning_point() && matches!(before, Chance::About(_)) {
            let mut better = *start;
            fall.better.iter().for_each(|action| game.play_unchecked(&mut better, *action));
            let (looked_at_again, _) = self.expect(game, &better, player);
            if looked_at_again.points() < before.points() {
                fall.before = looked_at_again;
            }
        }
        Some(fall)
    }

    /// The turns of a player on which the game turned, as they were played; `looked` hears how many were looked at, and of
    /// how many. All turns are looked at with a quarter of the effort first.
    pub fn review<G: Evaluate>(
        &self,
        session: &Session<G>,
        player: Player,
        mut looked: impl FnMut(usize, usize),
    ) -> Vec<CostlyTurn<G::Action>> {
        let quarter = |limits: Limits| Limits {
            nodes: limits.nodes.map(|nodes| nodes / 4),
            time: limits.time.map(|time| time / 4),
            ..limits
        };
        let quick = Coach { limits: quarter(self.limits), ..*self };
        let turns = turns_of(session, player);
        // The second look at a few takes about as long as the first one at all.
        let (count, mut done) = (turns.len() + SUSPECTS.min(turns.len()), 0);
        let mut look = |coach: &Coach<'_>, turn: (usize, usize)| {
            let fall = coach.judge(session, turn);
            done += 1;
            looked(done, count);
            fall.map(|fall| CostlyTurn { turn, fall })
        };
        let all = turns.into_iter().filter_map(|turn| look(&quick, turn)).collect();
        let suspects = largest(all, SUSPECTS);
        let sure = suspects.into_iter().filter_map(|fallen| look(self, fallen.turn)).collect();
        looked(count, count);
        largest(sure, TURNING_POINTS)
    }

    /// What a player can expect of a position, and what is expected to be played there.
    fn expect<G: Evaluate>(
        &self,
        game: &G,
        position: &G::Position,
        player: Player,
    ) -> (Chance, Vec<G::Action>) {
        if let Some(outcome) = game.outcome(position) {
            let result = outcome.winner().map_or(0, |winner| if winner == player { 1 } else { -1 });
            return (Chance::of_result(result), Vec::new());
        }
        let now = (self.control.elapsed)();
        let limits = Limits { time: self.limits.time.map(|time| now + time), ..self.limits };
        let options = Options { nets: self.nets, ..Options::default() };
        let lines = think(game, position, &options, &limits, self.control, self.table, |_| ());
        let Some(line) = lines.into_iter().next() else { return (Chance::About(500), Vec::new()) };
        let chance = chance_of::<G>(&line, game.to_act(position) == player);
        (chance, line.actions)
    }
}

fn chance_of<G: Evaluate>(line: &Line<G::Action>, is_own: bool) -> Chance {
    let side = if is_own { 1 } else { -1 };
    match line.score(G::DRAWS) {
        Score::Exact { result, .. } => Chance::of_result(result * side),
        Score::Estimate { eval, .. } => {
            Chance::About((500.0 + 500.0 * eval * f64::from(side)).round().clamp(0.0, 1000.0) as u32)
        }
    }
}

/// The actions at the beginning of a line that one player makes in a row.
fn part_of<G: Evaluate>(
    game: &G,
    start: &G::Position,
    line: Vec<G::Action>,
    player: Player,
) -> Vec<G::Action> {
    let mut position = *start;
    let own = line.into_iter().take_while(|action| {
        let is_own = !game.is_over(&position) && game.to_act(&position) == player;
        if is_own {
            game.play_unchecked(&mut position, *action);
        }
        is_own
    });
    own.collect()
}

/// Where the turns of a player begin and end.
fn turns_of<G: Evaluate>(session: &Session<G>, player: Player) -> Vec<(usize, usize)> {
    let whose = |index: usize| session.game().to_act(&session.positions()[index]);
    let mut turns: Vec<(usize, usize)> = Vec::new();
    for index in (0..session.actions().len()).filter(|index| whose(*index) == player) {
        match turns.last_mut() {
            Some((_, end)) if *end == index => *end += 1,
            _ => turns.push((index, index + 1)),
        }
    }
    turns
}

/// The largest falls that a game may have turned on, so many at most, as they were played.
fn largest<A>(mut falls: Vec<CostlyTurn<A>>, count: usize) -> Vec<CostlyTurn<A>> {
    falls.retain(|fallen| fallen.fall.is_turning_point());
    sort_by_key(&mut falls, |fallen| -i64::from(fallen.fall.size()));
    falls.truncate(count);
    sort_by_key(&mut falls, |fallen| fallen.turn.0 as i64);
    falls
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fall(before: Chance, after: Chance) -> TurnLoss<()> {
        TurnLoss { before, after, better: vec![()], answer: vec![()] }
    }

    #[test]
    fn a_blunder_throws_much_away() {
        use Chance::{About, Draw, Loss, Win};
        for (before, after, is_blunder) in [
            // Twenty points of a hundred are much, nineteen are not.
            (About(600), About(400), true),
            (About(600), About(401), false),
            (About(500), About(700), false),
            // Who still wins clearly has thrown nothing away, who has lost already neither.
            (Win, About(750), false),
            (About(990), About(760), false),
            (About(240), Loss, false),
            (About(250), Loss, true),
            // A proved win or draw is certain: losing it counts sooner.
            (Win, About(749), true),
            (Win, Draw, true),
            (Win, Loss, true),
            (Draw, Loss, true),
            (Draw, About(400), true),
            (Draw, About(401), false),
            (Win, Win, false),
            (Loss, Loss, false),
        ] {
            assert_eq!(fall(before, after).is_blunder(), is_blunder, "{before} {after}");
        }
    }

    #[test]
    fn a_game_turns_on_its_three_largest_falls() {
        use Chance::About;
        let falls = [(700, 550), (500, 480), (900, 760), (600, 300), (400, 150), (200, 0), (650, 540)];
        let falls = falls.into_iter().enumerate().map(|(index, (before, after))| CostlyTurn {
            turn: (2 * index, 2 * index + 1),
            fall: fall(About(before), About(after)),
        });
        let found = largest(falls.collect(), TURNING_POINTS);
        let turns: Vec<usize> = found.iter().map(|fallen| fallen.turn.0).collect();
        assert_eq!(turns, [0, 6, 8]);
    }
}
