//! Questions about the board, for those who do not see it: answered in sentences, whoever is to act.

use std::str::FromStr;

use orrery_games::core::Player;

use crate::{Look, NoSpot, Phrase, Spot, View};

/// Something that is asked about the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What is on a point, and what a touch of it would do.
    Point(Spot),
    /// What stands on the lines through a point.
    Lines(Spot),
    /// What stands on a line that has a name.
    Line(Line),
    /// What stands in the region round a point: Kulami's tile.
    Region(Spot),
    /// What stands on the whole board, region by region.
    Board,
    /// What a player has.
    Pieces(Player),
    /// What could happen with the next move that should not be overlooked.
    Threats,
    /// What can be touched now.
    Open,
    /// Where what stands on a point can go, and what that would do.
    Ways(Spot),
}

/// A line by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// All points with the same letter, counted from 0.
    Column(u8),
    /// All points with the same number, counted from 0.
    Row(u8),
}

/// A point or a line, as somebody writes it: its last word counts, so that “line e” is understood in any language.
impl FromStr for Question {
    type Err = NoSpot;

    fn from_str(text: &str) -> Result<Question, NoSpot> {
        let name = text.split_whitespace().last().ok_or(NoSpot)?.to_lowercase();
        let name = name.trim_end_matches(['?', '.']);
        if let Ok(number) = name.parse::<u8>() {
            return number.checked_sub(1).map(Line::Row).map(Question::Line).ok_or(NoSpot);
        }
        match name.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(Question::Line(Line::Column(letter - b'a'))),
            _ => name.parse().ok().filter(|spot: &Spot| spot.is_point()).map(Question::Point).ok_or(NoSpot),
        }
    }
}

/// What there is to say to a question; never nothing.
pub(crate) fn answer<G: View>(game: &G, look: &Look<'_, G>, question: Question) -> Vec<Phrase> {
    let is_there = |spot| game.points().contains(&spot);
    let position = look.position;
    match question {
        Question::Point(spot) | Question::Lines(spot) | Question::Region(spot) | Question::Ways(spot)
            if !is_there(spot) =>
        {
            vec![Phrase::new("ask-no-point").with("point", spot.to_string())]
        }
        Question::Point(spot) => vec![game.describe(look, spot)],
        Question::Lines(spot) => {
            let lines = game.lines(spot);
            lines.iter().map(|line| read(game, position, line)).collect()
        }
        Question::Line(line) => match game.line(line) {
            none if none.is_empty() => vec![Phrase::new("ask-no-line")],
            line => vec![read(game, position, &line)],
        },
        Question::Region(spot) => game.region(position, spot),
        Question::Board => match game.overview(position) {
            none if none.is_empty() => vec![Phrase::new("ask-board-empty")],
            told => told,
        },
        Question::Pieces(player) => game.belongings(position, player),
        Question::Threats => game.threats(position),
        Question::Open => open(game, look),
        Question::Ways(spot) => game.ways(position, spot),
    }
}

/// What stands on points that follow each other, in their order; neighbours with the same on them are told together.
pub(crate) fn read<G: View>(game: &G, position: &G::Position, points: &[Spot]) -> Phrase {
    let mut runs: Vec<(Spot, Spot, Option<Phrase>)> = Vec::new();
    for &spot in points {
        let what = game.standing(position, spot);
        match runs.last_mut() {
            Some((_, last, same)) if *same == what => *last = spot,
            _ => runs.push((spot, spot, what)),
        }
    }
    let told = runs.into_iter().filter_map(|(first, last, what)| {
        Some(Phrase::new("ask-at").with("at", span(first, last)).with("what", what?))
    });
    let told = told.collect::<Vec<_>>().into_iter().rev();
    let what = told.reduce(|rest, first| Phrase::new("ask-and").with("first", first).with("rest", rest));
    let (line, what) = match points {
        [first, .., last] => (span(*first, *last), what),
        [only] => (only.to_string(), game.standing(position, *only)),
        [] => (String::new(), None),
    };
    Phrase::new("ask-line").with("line", line).with("what", what.unwrap_or_else(|| Phrase::new("ask-empty")))
}

/// The lines of the letters on which something stands.
pub(crate) fn columns<G: View>(game: &G, position: &G::Position) -> Vec<Phrase> {
    let taken = |line: &Vec<Spot>| line.iter().any(|&spot| game.standing(position, spot).is_some());
    let lines = (0..26).map(|column| game.line(Line::Column(column))).filter(taken);
    lines.map(|line| read(game, position, &line)).collect()
}

/// How many of something a player has, and where.
pub(crate) fn count(player: Phrase, label: Phrase, points: &[Spot]) -> Phrase {
    if points.is_empty() {
        return fact(player, label, number(0));
    }
    let told = Phrase::new("ask-count").with("player", player).with("label", label);
    told.with("count", points.len()).with("points", names(points))
}

/// What is so of a player.
pub(crate) fn fact(player: Phrase, label: Phrase, value: Phrase) -> Phrase {
    Phrase::new("ask-fact").with("player", player).with("label", label).with("value", value)
}

/// A count alone.
pub(crate) fn number(count: usize) -> Phrase {
    Phrase::new("ask-number").with("count", count)
}

/// The names of points, one after the other.
pub(crate) fn names(points: &[Spot]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The ends of a line, or the one point it has.
pub(crate) fn span(first: Spot, last: Spot) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// What can be touched now: points by their names, everything else as it is read out.
fn open<G: View>(game: &G, look: &Look<'_, G>) -> Vec<Phrase> {
    let (points, beside): (Vec<Spot>, Vec<Spot>) =
        look.targets().into_iter().partition(|spot| spot.is_point());
    let mut told = vec![game.prompt(look).now];
    if !points.is_empty() {
        told.push(Phrase::new("ask-open-now").with("points", names(&points)));
    }
    told.extend(beside.into_iter().map(|spot| game.describe(look, spot)));
    told
}

/// The points of a line from one of them, by steps forth and back.
pub(crate) fn walk<P: Copy>(
    from: P,
    forth: impl Fn(P) -> Option<P>,
    back: impl Fn(P) -> Option<P>,
) -> Vec<P> {
    let first = std::iter::successors(Some(from), |&at| back(at)).last().unwrap_or(from);
    std::iter::successors(Some(first), |&at| forth(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_read_by_their_last_word() {
        let e5 = Question::Point(Spot::Point { column: 4, row: 4 });
        for text in ["e5", " E5 ", "what stands on e5?", "ce este pe e5"] {
            assert_eq!(text.parse(), Ok(e5), "{text}");
        }
        for text in ["e", "line e", "вертикаль E"] {
            assert_eq!(text.parse(), Ok(Question::Line(Line::Column(4))), "{text}");
        }
        assert_eq!("sor 4".parse(), Ok(Question::Line(Line::Row(3))));
        for wrong in ["", " ", "0", "999", "?", "e5 what", "^r", "pass", "é5", "e0"] {
            assert_eq!(wrong.parse::<Question>(), Err(NoSpot), "{wrong}");
        }
    }
}
