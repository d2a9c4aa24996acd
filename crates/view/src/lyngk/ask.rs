//! What is answered to those who do not see the board.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Direction, Lyngk, Piece, Point, Position};

use super::effect::Effect;
use super::{point, spot, words};
use crate::ask::{count, fact, number, walk};
use crate::{Line, Phrase, Spot, View};

/// The three ways in which points ascend, one for each line through a point.
const AXES: [Direction; 3] = [Direction::Up, Direction::UpRight, Direction::DownRight];

pub(super) fn standing(position: &Position, at: Spot) -> Option<Phrase> {
    let point = point(at)?;
    let pieces = || words::pieces(position.pieces(point));
    match position.height(point) {
        0 => None,
        1 => Some(pieces()),
        height => Some(Phrase::new("lyngk-ask-stack").with("height", height).with("pieces", pieces())),
    }
}

pub(super) fn lines(at: Spot) -> Vec<Vec<Spot>> {
    let Some(at) = point(at) else { return Vec::new() };
    let opposite = |axis: Direction| Direction::ALL[(axis as usize + 3) % 6];
    let line = |axis: Direction| walk(at, |at| at.step(axis), |at| at.step(opposite(axis)));
    let lines = AXES.into_iter().map(line).filter(|line| line.len() > 1);
    lines.map(|line| line.into_iter().map(spot).collect()).collect()
}

pub(super) fn line(line: Line) -> Vec<Spot> {
    let Line::Column(column) = line else { return Vec::new() };
    Point::all().filter(|point| point.column() == column).map(spot).collect()
}

pub(super) fn belongings(game: &Lyngk, position: &Position, player: Player) -> Vec<Phrase> {
    let fact = |label: &'static str, value: Phrase| fact(words::player(player), Phrase::new(label), value);
    let colours: Vec<Piece> = position.claims(player).map(Piece::Coloured).collect();
    let colours = if colours.is_empty() { Phrase::new("lyngk-nowhere") } else { words::pieces(colours) };
    let won = number(position.won(player).into());
    let mut told = vec![fact("lyngk-fact-colours", colours), fact("lyngk-fact-won", won)];
    for height in (1..=game.limit()).rev() {
        let stacks = position.claims(player).flat_map(|colour| position.topped_by(colour));
        let stacks = stacks.filter(|&at| position.height(at) == height).map(spot);
        let stacks: Vec<Spot> = stacks.collect();
        if !stacks.is_empty() {
            let label = Phrase::new("lyngk-line-height").with("height", height);
            told.push(count(words::player(player), label, &stacks));
        }
    }
    told
}

/// The position as if this player were to move, if there could be such a one.
pub(super) fn with_turn_of(game: &Lyngk, position: &Position, player: Player) -> Option<Position> {
    if game.to_act(position) == player {
        return Some(*position);
    }
    let mut setup = game.setup(position);
    setup.to_act = player;
    setup.claimed = false;
    game.validate(&setup).ok()
}

/// The moves that are legal, with what they make.
fn effects(game: &Lyngk, position: &Position) -> Vec<Effect> {
    let moves = game.legal(position).into_iter();
    moves
        .filter_map(|action| match action {
            Action::Move { from, to } => Effect::of(game, position, from, to),
            Action::Claim(_) | Action::Pass => None,
        })
        .collect()
}

/// What each player could fill up next, with a claim before it too.
pub(super) fn threats(game: &Lyngk, position: &Position) -> Vec<Phrase> {
    Player::BOTH.into_iter().flat_map(|player| threats_of(game, position, player)).collect()
}

fn threats_of(game: &Lyngk, position: &Position, player: Player) -> Vec<Phrase> {
    let Some(turn) = with_turn_of(game, position, player).filter(|turn| !game.is_over(turn)) else {
        return vec![Phrase::new("lyngk-ask-none").with("player", words::player(player))];
    };
    let is_full = |effect: &Effect| effect.height() == game.limit();
    let told = |effect: &Effect| {
        let [from, to] = [effect.path.first(), effect.path.last()];
        let [from, to] = [from, to].map(|at| at.map_or_else(String::new, ToString::to_string));
        Phrase::new("lyngk-ask-full")
            .with("player", words::player(player))
            .with("from", from)
            .with("to", to)
            .with("result", words::result(effect))
    };
    let mut threats: Vec<Phrase> = effects(game, &turn).iter().filter(|it| is_full(it)).map(told).collect();
    for action in game.legal(&turn) {
        let Action::Claim(claimed) = action else { continue };
        let mut after = turn;
        game.play_unchecked(&mut after, action);
        let won = effects(game, &after).into_iter().filter(|it| is_full(it) && it.top == claimed);
        let claim = || words::tell(game, &turn, action);
        threats.extend(won.map(|effect| {
            Phrase::new("lyngk-ask-full-claim").with("claim", claim()).with("move", told(&effect))
        }));
    }
    if threats.is_empty() {
        threats.push(Phrase::new("lyngk-ask-none").with("player", words::player(player)));
    }
    threats
}

pub(super) fn ways(game: &Lyngk, position: &Position, at: Spot) -> Vec<Phrase> {
    let from = point(at);
    // Neutral stacks are everybody's: they are asked about for the one to act.
    let to_act = game.to_act(position);
    for player in [to_act, to_act.opponent()] {
        let Some(turn) = with_turn_of(game, position, player) else { continue };
        let all = effects(game, &turn);
        let own = all.iter().filter(|effect| effect.path.first().copied() == from);
        let told: Vec<Phrase> = own.map(way).collect();
        if !told.is_empty() {
            return told;
        }
    }
    let why = game.objection(position, &[], at);
    vec![why.unwrap_or_else(|| Phrase::new("refused-not-here"))]
}

fn way(effect: &Effect) -> Phrase {
    let to = effect.path.last().map_or_else(String::new, ToString::to_string);
    let way = match effect.steps() {
        None => Phrase::new("lyngk-ask-way"),
        Some(steps) => Phrase::new("lyngk-ask-way-by").with("steps", steps),
    };
    way.with("to", to).with("result", words::result(effect))
}
