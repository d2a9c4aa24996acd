use std::fmt;
use std::str::FromStr;

use orrery_games::core::{Outcome, Player};

/// What can be expected of a position, told for one player: in records for the first one.
///
/// ```
/// use orrery_study::Chance;
///
/// let chance: Chance = "620".parse().unwrap();
/// assert_eq!(chance, Chance::About(620));
/// assert_eq!(chance.for_opponent().points(), 380);
/// assert!(Chance::Draw.is_proved());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A proved win.
    Win,
    /// A proved draw.
    Draw,
    /// A proved loss.
    Loss,
    /// About so many of a thousand games would be won, draws counting half.
    About(u32),
}

impl Chance {
    /// What a result is for the player who has it: above 0 a win, 0 a draw, below a loss.
    pub fn of_result(result: i32) -> Chance {
        match result {
            1.. => Chance::Win,
            0 => Chance::Draw,
            _ => Chance::Loss,
        }
    }

    /// What an outcome is for `player`.
    pub fn of_outcome(outcome: Outcome, player: Player) -> Chance {
        outcome
            .winner()
            .map_or(Chance::Draw, |winner| Chance::of_result(if winner == player { 1 } else { -1 }))
    }

    /// Points of a thousand.
    pub fn points(self) -> u32 {
        match self {
            Chance::Win => 1000,
            Chance::Draw => 500,
            Chance::Loss => 0,
            Chance::About(points) => points.min(1000),
        }
    }

    /// Whether it is proved.
    pub fn is_proved(self) -> bool {
        !matches!(self, Chance::About(_))
    }

    /// The same, told for the other player.
    #[must_use]
    pub fn for_opponent(self) -> Chance {
        match self {
            Chance::Win => Chance::Loss,
            Chance::Draw => Chance::Draw,
            Chance::Loss => Chance::Win,
            Chance::About(points) => Chance::About(1000 - points.min(1000)),
        }
    }
}

/// As records write it: `win`, `draw`, `loss`, or points of a thousand.
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

impl FromStr for Chance {
    type Err = ();

    fn from_str(text: &str) -> Result<Chance, ()> {
        match text {
            "win" => Ok(Chance::Win),
            "draw" => Ok(Chance::Draw),
            "loss" => Ok(Chance::Loss),
            _ => read_points(text).map(Chance::About),
        }
    }
}

/// How a turn is marked. Only `Fine` is no mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// As good as the best, as far as can be told.
    Fine,
    /// Something was given away, and that is beyond doubt.
    Slip,
    /// Ten points of a hundred or more were.
    Mistake,
    /// Twenty-five or more, or a proved result.
    Blunder,
}

/// A mark with what the turn lost, in points of a thousand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Graded {
    /// The mark.
    pub grade: Grade,
    /// What was lost, as far as can be told.
    pub lost: u32,
}

impl Grade {
    const ALL: [Grade; 4] = [Grade::Fine, Grade::Slip, Grade::Mistake, Grade::Blunder];

    /// Its name in records and messages.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Fine => "fine",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.grade.name(), self.lost)
    }
}

impl FromStr for Graded {
    type Err = ();

    fn from_str(text: &str) -> Result<Graded, ()> {
        let (name, lost) = text.split_once(' ').ok_or(())?;
        let grade = Grade::ALL.into_iter().find(|grade| grade.name() == name).ok_or(())?;
        Ok(Graded { grade, lost: read_points(lost)? })
    }
}

/// A whole number up to a thousand, as it is written: no sign, no zeros in front.
fn read_points(text: &str) -> Result<u32, ()> {
    let points: u32 = text.parse().map_err(|_| ())?;
    if points <= 1000 && points.to_string() == text { Ok(points) } else { Err(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_and_grades_go_both_ways() {
        for text in ["win", "draw", "loss", "0", "635", "1000"] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for text in ["fine 0", "slip 60", "mistake 114", "blunder 1000"] {
            assert_eq!(text.parse::<Graded>().unwrap().to_string(), text);
        }
        for text in ["", "+5", "1001", "007", "1.5", "won"] {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
        for text in ["fine", "good 5", "slip -5", "slip  5"] {
            assert!(text.parse::<Graded>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_chance_has_two_sides() {
        for chance in [Chance::Win, Chance::Draw, Chance::Loss, Chance::About(300)] {
            assert_eq!(chance.for_opponent().for_opponent(), chance);
            assert_eq!(chance.points() + chance.for_opponent().points(), 1000);
        }
    }
}
