//! The best lines that an engine reports while it searches a position, and their text form.

use orrery_study::Chance;

use crate::worker::actions;

/// What the search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// How many actions deep the search has looked.
    pub depth: u32,
    /// How many positions it has visited.
    pub nodes: u64,
    /// The best lines, best first. If every value is exact, there is one for each legal action.
    pub lines: Vec<BestLine>,
}

/// How play may go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// What the player to act can expect.
    pub chance: Chance,
    /// By how many points that player wins, if that is proved; below 0, the player loses.
    pub margin: Option<i32>,
    /// In how many actions the game is won or lost, if that is proved.
    pub distance: Option<u32>,
    /// Whether the last two depths of the search put the same action at this place.
    pub settled: bool,
    /// The actions, at least one.
    pub actions: Vec<String>,
}

impl Lines {
    /// The words after `lines`.
    pub(crate) fn write(&self) -> String {
        let lines: String = self.lines.iter().map(|line| format!(" {}", line.write())).collect();
        format!("{} {}{lines}", self.depth, self.nodes)
    }

    pub(crate) fn read(text: &str) -> Option<Lines> {
        let mut words = text.split(' ');
        let (depth, nodes) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Lines { depth, nodes, lines: words.map(BestLine::read).collect::<Option<_>>()? })
    }
}

impl BestLine {
    /// `640=e5-e9;xe1-e5`, or `win/12/4~e5` with margin and distance; `~` where it is not settled.
    fn write(&self) -> String {
        let number = |number: Option<i64>| number.map_or("-".to_owned(), |number| number.to_string());
        let mut score = self.chance.to_string();
        if self.margin.is_some() || self.distance.is_some() {
            score +=
                &format!("/{}/{}", number(self.margin.map(i64::from)), number(self.distance.map(i64::from)));
        }
        format!("{score}{}{}", if self.settled { '=' } else { '~' }, self.actions.join(";"))
    }

    fn read(text: &str) -> Option<BestLine> {
        let (score, line) = text.split_once(['=', '~'])?;
        let mut parts = score.split('/');
        let chance = parts.next()?.parse().ok()?;
        let mut number =
            || parts.next().filter(|text| *text != "-").and_then(|text| text.parse::<i32>().ok());
        let (margin, distance) = (number(), number().and_then(|number| u32::try_from(number).ok()));
        let settled = text.as_bytes().get(score.len()) == Some(&b'=');
        Some(BestLine { chance, margin, distance, settled, actions: actions(line) })
            .filter(|line| !line.actions.is_empty())
    }
}
