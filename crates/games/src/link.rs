use std::error::Error;
use std::fmt;

use crate::{AnyGame, Choice, OpenError, PlayError, SettingKind};

/// Why a link opens nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// What it starts with is neither a config nor a position code.
    Open(OpenError),
    /// One of its actions cannot be played.
    Play {
        /// Which, from 1.
        number: usize,
        /// Why not.
        error: PlayError,
    },
}

impl AnyGame {
    /// The game of a link: a config, or a position code to begin from, and the actions, with commas between them.
    ///
    /// ```
    /// let game = orrery_games::AnyGame::from_link("kulami:level1,d4,d1")?;
    /// assert_eq!(game.actions(), ["d4", "d1"]);
    /// assert_eq!(game.link(), "kulami:level1,d4,d1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_link(text: &str) -> Result<AnyGame, LinkError> {
        let mut parts = text.split(',');
        let start = parts.next().unwrap_or("");
        let mut game = AnyGame::open(start).map_err(LinkError::Open)?;
        for (index, action) in parts.enumerate() {
            game.play(action).map_err(|error| LinkError::Play { number: index + 1, error })?;
        }
        Ok(game)
    }

    /// The link that opens this game.
    pub fn link(&self) -> String {
        let mut start = self.clone();
        let actions = self.actions();
        start.undo(actions.len());
        let mut link = if start.begins_as_configured() { start.config() } else { start.code() };
        for action in actions {
            link.push(',');
            link.push_str(&action);
        }
        link
    }

    /// Whether this is the position in which the game of its config begins, and not one that was set up.
    pub fn begins_as_configured(&self) -> bool {
        AnyGame::from_config(&self.config()).is_ok_and(|start| start.code() == self.code())
    }

    /// Whether the config leaves the rules as they usually are. What the game is played on may be anything.
    pub fn has_usual_rules(&self) -> bool {
        let config = self.config();
        let options = config.split_once(':').map_or("", |(_, options)| options);
        let is_said = |choice: &Choice| options.split(';').any(|option| option == choice.option);
        self.id().description().settings.iter().all(|setting| match setting.kind {
            SettingKind::OneOf(choices) => !choices.iter().skip(1).any(is_said),
            SettingKind::Flags(choices) => !choices.iter().any(is_said),
            SettingKind::Setup(_) => true,
        })
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Open(error) => error.fmt(f),
            LinkError::Play { number, error } => write!(f, "action {number}: {error}"),
        }
    }
}

impl Error for LinkError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_go_both_ways() {
        for link in [
            "yinsh",
            "yinsh:blitz,e5,f6",
            "kulami:board=irregular;level2;swap,e5,swap",
            "yinsh|4/7/2W5/3B5/4B2W2/1B2w2W1/3B1W4/5W3/5B2/7/4;b;move;0-0",
            "lyngk|G/RI1(KR)/GIKJRGK/IKJBBI/IIB(RI)1GK/RKIBBB/RBGBRKG/JRKG/G;1;turn;r-;0-0,^b",
        ] {
            assert_eq!(AnyGame::from_link(link).map(|game| game.link()).as_deref(), Ok(link));
        }
        let drawn = AnyGame::from_link("lyngk:seed=1,^r").unwrap().link();
        assert!(drawn.starts_with("lyngk:layout=") && drawn.ends_with(",^r"), "{drawn}");
    }

    #[test]
    fn rules_are_usual_whatever_is_played_on() {
        let is_usual = |config: &str| AnyGame::from_config(config).unwrap().has_usual_rules();
        for config in ["yinsh", "lyngk:seed=1", "kulami", "kulami:board=irregular"] {
            assert!(is_usual(config), "{config}");
        }
        for config in ["yinsh:blitz", "lyngk:seed=1;six", "kulami:level2", "kulami:board=irregular;swap"] {
            assert!(!is_usual(config), "{config}");
        }
    }

    #[test]
    fn a_wrong_link_says_what_is_wrong() {
        let error = |link: &str| AnyGame::from_link(link).unwrap_err().to_string();
        assert!(error("").contains("no game"), "{}", error(""));
        assert!(error("chess,e4").contains("chess"));
        assert!(error("yinsh,e5,e5").starts_with("action 2: e5 is not legal"), "{}", error("yinsh,e5,e5"));
        assert!(error("yinsh,e5,zz").starts_with("action 2: no action"), "{}", error("yinsh,e5,zz"));
    }
}
