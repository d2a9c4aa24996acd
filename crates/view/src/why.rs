//! Why a turn was bad: one sentence from what happens when the line is played out that refutes it, or the better one.
//!
//! Nothing is said that is not in the line: [`View::feats`] tells what each turn of it brings about, and what both lines
//! bring about explains nothing.

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::{AnyGame, Session, with_session};

use crate::{Arg, Phrase, View};

/// So many turns of a player are looked at.
const TURNS: usize = 2;

/// What a turn brings about, as far as it decides games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat {
    /// How much it matters, compared with the other feats of its game.
    pub weight: u32,
    /// The name of the sentence that says that it will be done, and of the one that says that it could have been.
    pub keys: [&'static str; 2],
    /// What they speak of besides when.
    pub args: Vec<(&'static str, Arg)>,
}

impl Feat {
    /// A win, if the game is over after the turn of this player, who is called so.
    pub(crate) fn win<G: View>(game: &G, after: &G::Position, player: Player, who: Phrase) -> Option<Feat> {
        let keys = ["why-wins", "why-missed-wins"];
        let is_won = game.outcome(after) == Some(Outcome::Win(player));
        is_won.then(|| Feat { weight: 1000, keys, args: vec![("player", who.into())] })
    }
}

/// A turn of a game as a review sees it.
#[derive(Clone, Copy, Debug)]
pub struct Reason<'a> {
    /// How many actions were played before it, and with it.
    pub turn: (usize, usize),
    /// The better turn, and what would have followed it.
    pub best: [&'a [String]; 2],
    /// What follows the turn that was played.
    pub reply: &'a [String],
}

/// What happens in a line, in the turns of one player.
struct Found {
    feat: Feat,
    /// In which turn of theirs, from 1.
    turn: usize,
}

/// A turn of a line: the actions with the position before each, and the position after it.
type Turn<G> = (Player, Vec<(<G as Game>::Position, <G as Game>::Action)>, <G as Game>::Position);

/// Why a turn of the game was bad, in one sentence; nothing if playing the lines out shows nothing that says it.
pub fn why(game: &AnyGame, reason: Reason<'_>) -> Option<Phrase> {
    with_session!(game, session => why_of(session, reason))
}

fn why_of<G: View>(session: &Session<G>, reason: Reason<'_>) -> Option<Phrase> {
    let (from, to) = reason.turn;
    let game = &**session.game();
    let start = session.positions().get(from)?;
    let me = game.to_act(start);
    let parsed =
        |texts: &[String]| texts.iter().map_while(|text| text.parse().ok()).collect::<Vec<G::Action>>();
    let mut played = session.actions().get(from..to)?.to_vec();
    played.extend(parsed(reason.reply));
    let better: Vec<G::Action> = reason.best.into_iter().flat_map(parsed).collect();
    let (bad, good) = (turns(game, start, &played), turns(game, start, &better));
    // What the opponent will do, and what one's own next turns could have done.
    let will = told(game, &bad, &good, me.opponent(), 0);
    let could = told(game, &good, &bad, me, 1);
    match (will, could) {
        (Some((weight, phrase)), Some((other, missed))) => {
            Some(if weight >= other { phrase } else { missed })
        }
        (will, could) => will.or(could).map(|(_, phrase)| phrase),
    }
}

/// The weightiest feat of a player in a line that the other line has not, in words.
fn told<G: View>(
    game: &G,
    line: &[Turn<G>],
    other: &[Turn<G>],
    player: Player,
    key: usize,
) -> Option<(u32, Phrase)> {
    let elsewhere = feats(game, other, player);
    let new = feats(game, line, player).into_iter().filter(|found| {
        !elsewhere
            .iter()
            .any(|known| (known.feat.keys, &known.feat.args) == (found.feat.keys, &found.feat.args))
    });
    // Of the same weight the sooner one.
    let found = new.max_by_key(|found| (found.feat.weight, std::cmp::Reverse(found.turn)))?;
    let phrase = Phrase { key: found.feat.keys[key], args: found.feat.args };
    let weight = found.feat.weight / found.turn as u32;
    Some((weight, phrase.with("turns", found.turn)))
}

fn feats<G: View>(game: &G, line: &[Turn<G>], player: Player) -> Vec<Found> {
    let own = line.iter().filter(|(whose, ..)| *whose == player).take(TURNS).zip(1..);
    let found = own.flat_map(|((_, actions, after), turn)| {
        game.feats(actions, after).into_iter().map(move |feat| Found { feat, turn })
    });
    found.collect()
}

/// The whole turns of a line; the last one is left out if the line is broken off in it.
fn turns<G: View>(game: &G, start: &G::Position, line: &[G::Action]) -> Vec<Turn<G>> {
    let (mut position, mut turns): (G::Position, Vec<Turn<G>>) = (*start, Vec::new());
    for action in line {
        let player = game.to_act(&position);
        let before = position;
        if game.is_over(&position) || game.play(&mut position, *action).is_err() {
            break;
        }
        match turns.last_mut() {
            Some((whose, actions, after)) if *whose == player => {
                actions.push((before, *action));
                *after = position;
            }
            _ => turns.push((player, vec![(before, *action)], position)),
        }
    }
    let is_whole = |turn: &Turn<G>| game.is_over(&turn.2) || game.to_act(&turn.2) != turn.0;
    if turns.last().is_some_and(|turn| !is_whole(turn)) {
        turns.pop();
    }
    turns
}
