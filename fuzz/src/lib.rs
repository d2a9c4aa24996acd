//! What the fuzz targets share: bytes read as choices.

use orrery_games::AnyGame;
use orrery_games::core::Game;

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
