use std::fmt;
use std::str::FromStr;

use orrery_games::AnyGame;
use orrery_games::core::Player;

use crate::remark::{Chance, Grade, Graded};
use crate::review::{Judged, Try, Verdict};

/// What a review found out about one turn: all that a page, a table or a record shows of it.
///
/// Chances are those of the turn's player. They are compared like with like: `before` comes from a search after the best
/// turn, `after` from one of the same size after the turn that was played, unless either is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// How many actions of the game were played before the turn.
    pub from: usize,
    /// And with it.
    pub to: usize,
    /// Whose turn it was.
    pub player: Player,
    /// What the player could expect: the chance after the best turn that was found.
    pub before: Chance,
    /// What was left after the turn that was played.
    pub after: Chance,
    /// The mark, and what was lost.
    pub graded: Graded,
    /// What a turn had to lose here to be marked.
    pub margin: u32,
    /// Of the turns there were, so many of a hundred would have been as good, as far as that is seen at first sight: 100
    /// where nothing could go wrong.
    pub easy: u32,
    /// So many positions each search was given.
    pub nodes: u64,
    /// The best turn that was found. It is what was played where nothing better was found.
    pub best: Vec<String>,
    /// What would have followed it.
    pub line: Vec<String>,
    /// What follows the turn that was played, the best answer first: the line that refutes it where something was lost.
    /// Empty if the game was over then.
    pub reply: Vec<String>,
}

impl Reviewed {
    /// Whether the turn is marked.
    pub fn is_marked(&self) -> bool {
        self.graded.grade > Grade::Fine
    }

    /// Whether what was lost is proved, and no estimate.
    pub fn is_proved(&self) -> bool {
        self.before.is_proved() && self.after.is_proved() && self.graded.lost > 0
    }

    /// Whether nothing better was found than what was played.
    pub fn is_best(&self) -> bool {
        self.graded.lost == 0
    }

    /// What comes of trying other actions instead of the turn, by the rule of marks. `game` is the game as it was reviewed;
    /// `chance` is what the turn's player can expect after what is tried, from a search of as many positions as this turn
    /// got. Nothing if that cannot be played there, or if this is no turn of that game.
    pub fn verdict(&self, game: &AnyGame, tried: &[String], chance: Chance) -> Option<Verdict> {
        let played = game.actions();
        let (mut start, turn) = (game.clone(), played.get(self.from..self.to)?);
        start.undo(played.len() - self.from);
        let after = |actions: &[String]| {
            let mut game = start.clone();
            actions.iter().try_for_each(|action| game.play(action)).ok()?;
            Some(game.key())
        };
        let rule = Try {
            best: (self.before, after(&self.best)?),
            played: (self.after, after(turn)?),
            tried: (chance, after(tried)?),
        };
        Some(rule.verdict(self.margin))
    }

    /// What turning points are chosen from.
    pub fn judged(&self) -> Judged {
        Judged { player: self.player, before: self.before, graded: self.graded }
    }
}

/// One line: numbers, chances, the mark, then three lists of actions with semicolons between them, `-` for none.
impl fmt::Display for Reviewed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reviewed { from, to, before, after, graded, margin, easy, nodes, .. } = self;
        let player = self.player.index() + 1;
        write!(f, "{from} {to} {player} {before} {after} {graded} {margin} {easy} {nodes}")?;
        for list in [&self.best, &self.line, &self.reply] {
            write!(f, " {}", if list.is_empty() { "-".to_owned() } else { list.join(";") })?;
        }
        Ok(())
    }
}

impl FromStr for Reviewed {
    type Err = ();

    fn from_str(text: &str) -> Result<Reviewed, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let [from, to, player, before, after, grade, lost, margin, easy, nodes, best, line, reply] =
            words.as_slice()
        else {
            return Err(());
        };
        fn number<N: FromStr>(text: &str) -> Result<N, ()> {
            text.parse().map_err(|_| ())
        }
        let list = |text: &str| match text {
            "-" => Vec::new(),
            text => text.split(';').map(str::to_owned).collect(),
        };
        Ok(Reviewed {
            from: number(from)?,
            to: number(to)?,
            player: match *player {
                "1" => Player::First,
                "2" => Player::Second,
                _ => return Err(()),
            },
            before: before.parse()?,
            after: after.parse()?,
            graded: format!("{grade} {lost}").parse()?,
            margin: number(margin)?,
            easy: number(easy)?,
            nodes: number(nodes)?,
            best: list(best),
            line: list(line),
            reply: list(reply),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reviewed_turn_goes_both_ways() {
        for text in [
            "12 14 2 640 loss blunder 640 90 12 40000 e5-e9;xe1-e5 d3-d7 xd3-d7",
            "0 1 1 500 500 fine 0 90 100 8000 f6 - -",
        ] {
            let reviewed: Reviewed = text.parse().unwrap();
            assert_eq!(reviewed.to_string(), text);
        }
        // Where the best turn leads is right, whatever a search says of it; and what was played is wrong.
        let game = AnyGame::from_link("yinsh,f6,e5").unwrap();
        let reviewed: Reviewed = "0 1 1 700 300 blunder 400 90 50 8000 f7 e5 e5".parse().unwrap();
        let verdict =
            |tried: &str, points| reviewed.verdict(&game, &[tried.to_owned()], Chance::About(points));
        assert_eq!(verdict("f7", 0), Some(Verdict::Right));
        assert_eq!(verdict("f6", 1000), Some(Verdict::Wrong));
        assert_eq!(verdict("g7", 620), Some(Verdict::Right));
        assert_eq!(verdict("g7", 400), Some(Verdict::Better));
        assert_eq!(verdict("g7", 299), Some(Verdict::Wrong));
        assert_eq!(verdict("a1", 299), None);
        for text in
            ["", "12 14 3 640 loss blunder 640 90 12 4 a b c", "1 2 1 640 loss blunder 640 90 1 4 a b"]
        {
            assert_eq!(text.parse::<Reviewed>(), Err(()), "{text}");
        }
    }
}
