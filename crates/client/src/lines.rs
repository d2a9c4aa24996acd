//! The lines that an engine says of a position while it looks further, as text.

use orrery_study::Chance;

use crate::worker::actions;

/// What was found of a position so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// How far it was looked, in actions.
    pub depth: u32,
    /// How many positions were seen.
    pub nodes: u64,
    /// The best lines, best first; where everything is exact, one for each action.
    pub lines: Vec<BestLine>,
}

/// How play may go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// What the player to act can expect.
    pub chance: Chance,
    /// By how many points that player wins, below 0 loses, where that is proved.
    pub margin: Option<i32>,
    /// In how many actions the game is won or lost, where that is proved.
    pub distance: Option<u32>,
    /// Whether the last two depths have the same action here.
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
