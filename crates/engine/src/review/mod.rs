//! What a review finds out about the turns of a game: the searches behind the rules of `orrery_study`.
//!
//! Every search starts with an empty table and is limited by a number of positions and by nothing else. So what is said of a
//! turn depends on the game up to it, the nets, and nothing besides: a review can be broken off and gone on with at any
//! turn, and a browser says the same as a server.

mod noise;

use orrery_games::Session;
use orrery_games::core::{Game, Outcome, Player};
use orrery_study::{Chance, Noise, Reviewed, TurningPoints, grade, turning_points};

pub(crate) use self::noise::{KULAMI, LYNGK, YINSH};
use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Judge as _, Nets};
use crate::search::{Line, Table};
use crate::think::{Options, think};
use crate::value::{Score, Value, expectation};

/// How many positions the searches of a review visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many times as many as reviews of the game usually do. The noise was measured for that: 60 turns take some seconds.
    Times(u64),
    /// So many for every turn, and so many for turns that may have lost something.
    Nodes([u64; 2]),
}

impl Effort {
    /// That of reviews.
    pub const USUAL: Effort = Effort::Times(1);
}

/// From so many points on, what seems to be lost is looked at closely.
const SUSPECT: u32 = 30;

/// What a search says of a position.
#[derive(Clone, Debug)]
struct Expected<A> {
    /// For the first player.
    chance: Chance,
    /// What is expected to be played; empty if the game is over.
    line: Vec<A>,
}

/// Looks at the turns of a game, one at a time and in any order.
pub struct Reviewer<'a, G: Evaluate> {
    session: &'a Session<G>,
    turns: Vec<(usize, usize)>,
    /// Whether the game began at its beginning, so that turns can be counted.
    is_whole: bool,
    /// How many positions are searched: of every turn, and of turns that may have lost something.
    nodes: [u64; 2],
    control: Control<'a>,
    nets: Nets,
    table: &'a mut Table,
    /// What was searched: the position's key, how many positions, and the answer.
    known: Vec<(u64, u64, Expected<G::Action>)>,
}

impl<'a, G: Evaluate> Reviewer<'a, G> {
    /// For a game as it was played so far. The table is cleared, again and again.
    pub fn new(
        session: &'a Session<G>,
        nets: Nets,
        effort: Effort,
        control: Control<'a>,
        table: &'a mut Table,
    ) -> Reviewer<'a, G> {
        let is_whole = *session.start() == session.game().start();
        let (turns, known) = (turns_of(session), Vec::new());
        let mut reviewer = Reviewer { session, turns, is_whole, nodes: [0, 0], control, nets, table, known };
        reviewer.nodes = match effort {
            Effort::Times(factor) => reviewer.noise().nodes.map(|nodes| nodes.saturating_mul(factor)),
            Effort::Nodes(nodes) => nodes,
        };
        reviewer
    }

    /// Where the turns of the game begin and end: as many actions were played before each, and with it.
    pub fn turns(&self) -> &[(usize, usize)] {
        &self.turns
    }

    /// What two searches differ by, in this game.
    pub fn noise(&self) -> &'static Noise {
        self.session.game().judge(&self.nets).noise()
    }

    /// What is to be said of a turn, by its place among [`turns`](Reviewer::turns); nothing if there is no such turn, or if
    /// somebody set the flag meanwhile.
    pub fn turn(&mut self, place: usize) -> Option<Reviewed> {
        let (from, to) = *self.turns.get(place)?;
        self.judge(place, from, to)
    }

    /// The same for the last turn, or the part of one that was played, if it began after `from` actions.
    pub fn last(&mut self, from: usize) -> Option<Reviewed> {
        let place = self.turns.iter().position(|(start, to)| *start <= from && from < *to)?;
        let to = self.session.actions().len();
        if self.turns[place].1 != to {
            return None;
        }
        self.judge(place, from, to)
    }

    /// All turns from the `first`th on, as far as nobody sets the flag; `hear` gets each as soon as it was looked at.
    pub fn all(&mut self, first: usize, mut hear: impl FnMut(usize, &Reviewed)) -> Vec<Reviewed> {
        let mut all = Vec::new();
        for place in first..self.turns.len() {
            let Some(reviewed) = self.turn(place) else { break };
            hear(place, &reviewed);
            all.push(reviewed);
        }
        all
    }

    /// What can be expected of the position now, for the first player, and what follows; nothing if somebody set the flag.
    pub fn now(&mut self, nodes: u64) -> Option<(Chance, Vec<G::Action>)> {
        let session: &'a Session<G> = self.session;
        self.expect(session.position(), nodes).map(|expected| (expected.chance, expected.line))
    }

    /// What a turn's player can expect after other actions instead of it; nothing if they cannot be played there.
    pub fn after(&mut self, place: usize, actions: &[String], nodes: u64) -> Option<Chance> {
        let session: &'a Session<G> = self.session;
        let (from, _) = *self.turns.get(place)?;
        let (game, mut end) = (&**session.game(), session.positions()[from]);
        let player = game.to_act(&end);
        for action in actions {
            game.play(&mut end, action.parse().ok()?).ok()?;
        }
        self.expect(&end, nodes).map(|expected| for_player(expected.chance, player))
    }

    fn judge(&mut self, place: usize, from: usize, to: usize) -> Option<Reviewed> {
        let positions = self.session.positions();
        let (start, end) = (positions[from], positions[to]);
        let played = self.session.actions()[from..to].to_vec();
        let player = self.session.game().to_act(&start);
        let is_forced = played.len() == 1 && self.session.game().legal(&start).len() == 1;
        let turn = Turn { start, end, player, played, is_forced };
        let [quick, close] = self.nodes;
        let quick = self.look(&turn, quick)?;
        let looked = match quick.is_suspect() && !is_forced {
            true => self.look(&turn, close)?,
            false => quick,
        };
        let turns_before = self.is_whole.then_some(place);
        let margin = self.noise().margin(turns_before, looked.before);
        let graded = grade(looked.before, looked.after, margin);
        let text = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect();
        Some(Reviewed {
            from,
            to,
            player,
            before: looked.before,
            after: looked.after,
            graded,
            margin,
            easy: easy(&**self.session.game(), &start, margin),
            nodes: looked.nodes,
            best: text(&looked.best),
            line: text(&looked.line),
            reply: text(&looked.reply),
        })
    }

    /// Searches what a turn was played in, what it led to, and what the best turn would have led to.
    fn look(&mut self, turn: &Turn<G>, nodes: u64) -> Option<Looked<G::Action>> {
        let session: &'a Session<G> = self.session;
        let (game, player) = (&**session.game(), turn.player);
        let after = self.expect(&turn.end, nodes)?;
        let left = for_player(after.chance, player);
        // That one turn is a proved loss, or a draw, does not prove it of the position; that one wins does.
        let before =
            |hoped| if left == Chance::Win || left == hoped { left } else { Chance::About(left.points()) };
        let same = |hoped| Looked {
            hoped,
            before: before(hoped),
            after: left,
            best: turn.played.clone(),
            line: after.line.clone(),
            reply: after.line.clone(),
            nodes,
        };
        if turn.is_forced {
            return Some(same(left));
        }
        let start = self.expect(&turn.start, nodes)?;
        let hoped = for_player(start.chance, player);
        let (mut best, mut end) = (Vec::new(), turn.start);
        let mut rest = start.line;
        // A line may be broken off within the turn, which is then gone on with.
        while !game.is_over(&end) && game.to_act(&end) == player {
            if rest.is_empty() {
                rest = self.expect(&end, nodes)?.line;
            }
            let action = rest.remove(0);
            game.play_unchecked(&mut end, action);
            best.push(action);
        }
        if game.key(&end) == game.key(&turn.end) {
            return Some(same(hoped));
        }
        let better = self.expect(&end, nodes)?;
        // A proof stays one, whatever a shorter search would say; what else seems to be lost is compared like with like.
        let before = if hoped.is_proved() { hoped } else { for_player(better.chance, player) };
        if before.points() <= left.points() {
            return Some(same(hoped));
        }
        // After a proof the rest of it is worth more than what a search of its own says.
        let line = if hoped.is_proved() && !rest.is_empty() { rest } else { better.line };
        Some(Looked { hoped, before, after: left, best, line, reply: after.line, nodes })
    }

    /// What the first player can expect of a position, and what is expected to be played there.
    fn expect(&mut self, position: &G::Position, nodes: u64) -> Option<Expected<G::Action>> {
        let game = &**self.session.game();
        if let Some(outcome) = game.outcome(position) {
            return Some(Expected { chance: Chance::of_outcome(outcome, Player::First), line: Vec::new() });
        }
        let key = game.key(position);
        if let Some((_, _, known)) = self.known.iter().find(|(of, with, _)| (*of, *with) == (key, nodes)) {
            return Some(known.clone());
        }
        self.table.clear();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let options = Options { nets: self.nets.clone(), ..Options::default() };
        let lines = think(game, position, &options, &limits, self.control, self.table, |_| ());
        if self.control.is_stopped() {
            return None;
        }
        let line = lines.into_iter().next()?;
        let chance = for_player(chance_of::<G>(&line), game.to_act(position));
        let expected = Expected { chance, line: line.actions };
        // The next turn, or the one before, will ask for a few of these.
        const REMEMBERED: usize = 16;
        if self.known.len() >= REMEMBERED {
            self.known.remove(0);
        }
        self.known.push((key, nodes, expected.clone()));
        Some(expected)
    }
}

/// A turn as it was played.
struct Turn<G: Game> {
    start: G::Position,
    end: G::Position,
    player: Player,
    played: Vec<G::Action>,
    is_forced: bool,
}

/// What searches of one size say of a turn, for its player.
struct Looked<A> {
    /// What was expected before any turn was chosen.
    hoped: Chance,
    before: Chance,
    after: Chance,
    best: Vec<A>,
    line: Vec<A>,
    reply: Vec<A>,
    nodes: u64,
}

impl<A> Looked<A> {
    /// Whether a closer look may find that something was lost.
    fn is_suspect(&self) -> bool {
        let most = self.before.points().max(self.hoped.points());
        most.saturating_sub(self.after.points()) >= SUSPECT
    }
}

/// The turns on which the game turned for a player, of a review that is complete.
pub fn points_of(turns: &[Reviewed], player: Player, result: Option<Outcome>) -> TurningPoints {
    let judged: Vec<_> = turns.iter().map(Reviewed::judged).collect();
    turning_points(&judged, player, result)
}

/// What a line promises to the player to act.
pub(crate) fn chance_of<G: Evaluate>(line: &Line<G::Action>) -> Chance {
    match line.score(G::DRAWS) {
        Score::Exact { result, .. } => Chance::of_result(result),
        Score::Estimate { eval, .. } => points(eval),
    }
}

/// An expected result from −1 to 1 as points.
fn points(eval: f64) -> Chance {
    Chance::About((500.0 + 500.0 * eval).round().clamp(0.0, 1000.0) as u32)
}

/// What is told for the first player, told for this one; and the other way round.
fn for_player(chance: Chance, player: Player) -> Chance {
    match player {
        Player::First => chance,
        Player::Second => chance.for_opponent(),
    }
}

/// Where turns begin and end: all actions of a player in a row are one.
fn turns_of<G: Evaluate>(session: &Session<G>) -> Vec<(usize, usize)> {
    let whose = |index: usize| session.game().to_act(&session.positions()[index]);
    let mut turns: Vec<(usize, usize)> = Vec::new();
    for index in 0..session.actions().len() {
        match turns.last_mut() {
            Some((from, to)) if whose(*from) == whose(index) => *to = index + 1,
            _ => turns.push((index, index + 1)),
        }
    }
    turns
}

/// Of a hundred actions so many lead to what is about as good as the best, as the hand sees it at first sight.
fn easy<G: Evaluate>(game: &G, start: &G::Position, margin: u32) -> u32 {
    let player = game.to_act(start);
    let seen = |action: G::Action| {
        let mut next = *start;
        game.play_unchecked(&mut next, action);
        let value: Value = match game.outcome(&next) {
            Some(outcome) => return Chance::of_outcome(outcome, player).points(),
            None if game.to_act(&next) == player => game.evaluate(&next),
            None => -game.evaluate(&next),
        };
        points(expectation(value)).points()
    };
    let seen: Vec<u32> = game.legal(start).into_iter().map(seen).collect();
    let best = seen.iter().copied().max().unwrap_or(0);
    let as_good = seen.iter().filter(|points| **points + margin >= best).count();
    (100 * as_good / seen.len().max(1)) as u32
}
