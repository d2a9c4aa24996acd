use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use orrery_games::core::Player;

/// How long an engine may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So long for each action.
    MoveTime(Duration),
    /// So many nodes for each action.
    Nodes(u64),
    /// So many actions ahead.
    Depth(u32),
    /// A clock for the whole game, with an increment after each turn.
    Clock {
        /// At the start.
        time: Duration,
        /// Added after each turn.
        increment: Duration,
    },
    /// A bare `go`: the budget that belongs to the engine's level.
    Budget,
}

/// How long the runner waits beyond what an engine is allowed, before the game is lost on time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Beyond a time for each action. A clock has no such margin.
    pub margin: Duration,
    /// For an action that no time limits.
    pub untimed: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { margin: Duration::from_secs(1), untimed: Duration::from_secs(60) }
    }
}

impl Limit {
    /// How long the runner waits for an action; `left` is what the clock shows.
    pub(super) fn hard(self, left: Duration, patience: Patience) -> Duration {
        match self {
            Limit::MoveTime(time) => time + patience.margin,
            Limit::Clock { .. } => left,
            Limit::Nodes(_) | Limit::Depth(_) | Limit::Budget => patience.untimed,
        }
    }

    /// The line that starts the search of `player`. The clocks show what both have left; a player without a clock
    /// shows the other's.
    pub(super) fn go(self, player: Player, limits: [Limit; 2], clocks: [Duration; 2]) -> String {
        match self {
            Limit::MoveTime(time) => format!("go movetime {}", time.as_millis()),
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::Depth(depth) => format!("go depth {depth}"),
            Limit::Budget => "go".to_string(),
            Limit::Clock { .. } => {
                let clocked = Player::BOTH.map(|other| match limits[other.index()] {
                    Limit::Clock { increment, .. } => (clocks[other.index()], increment),
                    _ => (clocks[player.index()], self.increment()),
                });
                let [(time1, increment1), (time2, increment2)] =
                    clocked.map(|(time, increment)| (time.as_millis(), increment.as_millis()));
                format!("go p1time {time1} p2time {time2} p1inc {increment1} p2inc {increment2}")
            }
        }
    }

    /// What a clock shows at the start; zero without a clock.
    pub(super) fn clock(self) -> Duration {
        if let Limit::Clock { time, .. } = self { time } else { Duration::ZERO }
    }

    /// What each turn adds to a clock; zero without a clock.
    pub(super) fn increment(self) -> Duration {
        if let Limit::Clock { increment, .. } = self { increment } else { Duration::ZERO }
    }
}

/// As in engine specs: `movetime=200`, `nodes=5000`, `depth=4`, `clock=60000+500` or `budget`.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::MoveTime(time) => write!(f, "movetime={}", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Limit::Depth(depth) => write!(f, "depth={depth}"),
            Limit::Clock { time, increment } => {
                write!(f, "clock={}+{}", time.as_millis(), increment.as_millis())
            }
            Limit::Budget => f.write_str("budget"),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
        let wrong = |expected: &str| format!("expected {expected}, found `{text}`");
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        match key {
            "movetime" => millis(value).map(Limit::MoveTime).ok_or_else(|| wrong("movetime=<milliseconds>")),
            "nodes" => value.parse().map(Limit::Nodes).map_err(|_| wrong("nodes=<number>")),
            "depth" => value.parse().map(Limit::Depth).map_err(|_| wrong("depth=<number>")),
            "clock" => clock(value).ok_or_else(|| wrong("clock=<milliseconds>+<increment>")),
            "budget" if text == key => Ok(Limit::Budget),
            _ => Err(wrong("movetime=…, nodes=…, depth=…, clock=… or budget")),
        }
    }
}

fn clock(text: &str) -> Option<Limit> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    Some(Limit::Clock { time: millis(time)?, increment: millis(increment)? })
}

/// Up to 49 days: a limit that can be added to any moment.
fn millis(text: &str) -> Option<Duration> {
    text.parse::<u32>().ok().map(|millis| Duration::from_millis(millis.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in ["movetime=200", "nodes=5000", "depth=4", "clock=60000+500", "budget"] {
            assert_eq!(text.parse::<Limit>().unwrap().to_string(), text);
        }
        assert_eq!("clock=1000".parse::<Limit>().unwrap().to_string(), "clock=1000+0");
        for wrong in ["", "movetime", "movetime=", "movetime=-1", "nodes=x", "clock=1+", "budget=1", "time=3"]
        {
            assert!(wrong.parse::<Limit>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn clocks_are_told_for_both() {
        let limits = ["clock=1000+10", "movetime=5"].map(|text| text.parse::<Limit>().unwrap());
        let clocks = [Duration::from_millis(700), Duration::ZERO];
        let go = |player: Player| limits[player.index()].go(player, limits, clocks);
        assert_eq!(go(Player::First), "go p1time 700 p2time 700 p1inc 10 p2inc 10");
        assert_eq!(go(Player::Second), "go movetime 5");
    }
}
