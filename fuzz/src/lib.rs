//! What the fuzz targets share: bytes read as choices, and what must hold of files from elsewhere.

use orrery_games::core::Game;
use orrery_games::{AnyGame, replay};
use orrery_import::{Import, Style, official, read_all};

/// Configs of every game, variant and option; a number replaces the `#`.
const CONFIGS: [&str; 10] = [
    "yinsh",
    "yinsh:blitz",
    "lyngk:seed=#",
    "lyngk:seed=#;collect-on-claim",
    "lyngk:seed=#;six",
    "kulami:board=square-#",
    "kulami:board=square-#;level2;swap",
    "kulami:board=irregular;level1",
    "kulami:board=example;level2",
    "kulami:board=irregular;lines;swap",
];

/// Bytes that decide, one after the other. When they are used up, the first possibility is chosen.
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// The choices that `bytes` make.
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(bytes)
    }

    /// Whether all bytes are used up.
    pub fn are_made(&self) -> bool {
        self.0.is_empty()
    }

    /// An index below `len`, or 0.
    pub fn index(&mut self, len: usize) -> usize {
        let high = if len > 256 { self.byte() } else { 0 };
        (high << 8 | self.byte()) % len.max(1)
    }

    /// A game before its first action.
    pub fn game(&mut self) -> AnyGame {
        let config = CONFIGS[self.index(CONFIGS.len())];
        // Far apart, because squares with neighbouring ids are nearly the same board.
        let number = self.index(256) * 1_500_000;
        AnyGame::from_config(&config.replace('#', &number.to_string())).expect("these configs are right")
    }

    /// A position of `game`, reached by legal actions.
    pub fn position<G: Game>(&mut self, game: &G) -> G::Position {
        let mut position = game.start();
        for _ in 0..self.index(G::MAX_ACTIONS) {
            let legal = game.legal(&position);
            let Some(&action) = legal.get(self.index(legal.len())) else { break };
            game.play_unchecked(&mut position, action);
        }
        position
    }

    fn byte(&mut self) -> usize {
        self.0.split_off_first().map_or(0, |&byte| byte.into())
    }
}

/// Reads bytes as a file from elsewhere; the first says which of these beginnings the others follow, or none. What is read
/// can be played through and written, official notation reads back as the same game, and what is refused has a reason.
pub fn imports(beginnings: &[&str], bytes: &[u8]) {
    let Some((&which, rest)) = bytes.split_first() else { return };
    let which = usize::from(which) % (beginnings.len() + 1);
    let beginning = which.checked_sub(1).map_or("", |which| beginnings[which]);
    // The sign of an archive is no text.
    let beginning: Vec<u8> = beginning.chars().map(|c| c as u8).collect();
    check(&read_all("file", [&beginning, rest].concat()));
}

fn check(import: &Import) {
    for problem in &import.problems {
        assert!(!problem.to_string().is_empty());
    }
    for game in &import.games {
        let played = replay(&game.record).expect("what was read can be played through");
        assert_eq!(game.record.to_string().parse().as_ref(), Ok(&game.record));
        for style in [Style::Short, Style::Long] {
            let Ok(text) = official(&game.record, style) else { continue };
            if played.game.played() > 0 {
                let again = read_all("file", text.clone().into_bytes());
                assert_eq!(again.games.len(), 1, "{text}");
                let again = replay(&again.games[0].record).expect("it can be played through");
                assert_eq!(again.game.actions(), played.game.actions());
            }
        }
    }
}
