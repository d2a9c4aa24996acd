use orrery_core::{Draw, Game, Outcome, Picture, Player, Score, divide, perft, perft_while};

use crate::caption::Caption;
use crate::{GameKind, OpenError, PlayError, Session, for_each_game, with_game, with_session};

macro_rules! any_game {
    (() $($Game:ident $module:ident),*) => {
        /// A game in progress of whichever kind, with text in and text out.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(Session<crate::$module::$Game>),
            )*
        }

        $(
            impl From<Session<crate::$module::$Game>> for AnyGame {
                fn from(session: Session<crate::$module::$Game>) -> AnyGame {
                    AnyGame::$Game(session)
                }
            }
        )*

        impl AnyGame {
            /// Which game this is.
            pub fn id(&self) -> GameKind {
                match self {
                    $(AnyGame::$Game(_) => GameKind::$Game,)*
                }
            }
        }
    };
}

for_each_game!(any_game!());

impl AnyGame {
    /// The game with this config, before its first action.
    pub fn from_config(text: &str) -> Result<AnyGame, OpenError> {
        with_game!(GameKind::of(text)?, G => Ok(Session::<G>::from_config(text)?.into()))
    }

    /// The game and position of a position code.
    pub fn from_code(text: &str) -> Result<AnyGame, OpenError> {
        with_game!(GameKind::of(text)?, G => Ok(Session::<G>::from_code(text)?.into()))
    }

    /// The game of a config, or the game and position of a position code: only a code has a `|`.
    ///
    /// ```
    /// use orrery_games::AnyGame;
    ///
    /// let mut game = AnyGame::open("yinsh:blitz")?;
    /// game.play("f6")?;
    /// let copy = AnyGame::open(&game.code())?;
    /// assert_eq!((copy.key(), copy.played()), (game.key(), 0));
    /// assert_eq!(AnyGame::open("chess").unwrap_err().to_string(), "there is no game `chess`; the games are yinsh, lyngk and kulami");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(text: &str) -> Result<AnyGame, OpenError> {
        if text.contains('|') { AnyGame::from_code(text) } else { AnyGame::from_config(text) }
    }

    /// The config in its canonical form; of a LYNGK position code, without a layout.
    pub fn config(&self) -> String {
        with_session!(self, s => s.game().config().to_string())
    }

    /// The config without a LYNGK layout: what a position code starts with.
    pub fn rules(&self) -> String {
        with_session!(self, s => s.game().code_prefix())
    }

    /// The code of the position now.
    pub fn code(&self) -> String {
        with_session!(self, s => s.game().code(s.position()))
    }

    /// The hash of the position now.
    pub fn key(&self) -> u64 {
        with_session!(self, s => s.game().key(s.position()))
    }

    /// Who decides next.
    pub fn to_act(&self) -> Player {
        with_session!(self, s => s.game().to_act(s.position()))
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        with_session!(self, s => s.game().outcome(s.position()))
    }

    /// The points as if the game ended now.
    pub fn score(&self) -> Score {
        with_session!(self, s => s.game().score(s.position()))
    }

    /// The legal actions in their fixed order.
    pub fn legal(&self) -> Vec<String> {
        with_session!(self, s => s.game().legal(s.position()).iter().map(ToString::to_string).collect())
    }

    /// The actions played since the start.
    pub fn actions(&self) -> Vec<String> {
        with_session!(self, s => s.actions().iter().map(ToString::to_string).collect())
    }

    /// How many actions were played since the start.
    pub fn played(&self) -> usize {
        with_session!(self, s => s.actions().len())
    }

    /// Who played each of the actions since the start.
    pub fn players(&self) -> Vec<Player> {
        with_session!(self, s => {
            s.positions().iter().take(s.actions().len()).map(|position| s.game().to_act(position)).collect()
        })
    }

    /// Plays an action; on error nothing changes.
    ///
    /// ```
    /// let mut game = orrery_games::AnyGame::open("kulami")?;
    /// game.play("d4")?;
    /// assert!(game.play("d4").is_err());
    /// game.undo(1);
    /// assert_eq!(game.played(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, action: &str) -> Result<(), PlayError> {
        with_session!(self, s => s.play_text(action).map_err(PlayError::of_any))
    }

    /// Takes the last `count` actions back, or as many as there are.
    pub fn undo(&mut self, count: usize) {
        with_session!(self, s => s.undo(count));
    }

    /// How many sequences of `depth` actions can be played from here.
    ///
    /// ```
    /// let game = orrery_games::AnyGame::open("yinsh")?;
    /// assert_eq!((game.perft(1), game.perft(2)), (85, 85 * 84));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        with_session!(self, s => perft(&**s.game(), s.position(), depth))
    }

    /// [`AnyGame::perft`] for as long as `go_on` says so, which is asked in every position visited; `None` if it says no.
    pub fn perft_while(&self, depth: u32, go_on: impl FnMut() -> bool) -> Option<u64> {
        with_session!(self, s => perft_while(&**s.game(), s.position(), depth, go_on))
    }

    /// [`AnyGame::perft`] for each legal action.
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        with_session!(self, s => {
            divide(&**s.game(), s.position(), depth).into_iter().map(|(a, n)| (a.to_string(), n)).collect()
        })
    }

    /// The position drawn with characters, and below it what there is to do and what counts.
    pub fn draw(&self) -> Picture {
        let (mut picture, caption) =
            with_session!(self, s => (s.game().draw(s.position()), s.game().caption(s.position())));
        picture.line("");
        for line in &caption {
            picture.line(line);
        }
        picture
    }
}
