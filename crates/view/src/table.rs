use orrery_games::core::{Outcome, Player};
use orrery_games::{AnyGame, GameKind, PlayError, for_each_game};

use crate::svg::Marks;
use crate::{
    Art, Beside, Choice, Coordinates, Ending, Facing, Fact, Frame, Motion, Note, Phrase, Prompt, Question,
    Scene, Spot, TableOf, Tally, Touch, ViewState,
};

macro_rules! table {
    (() $($Game:ident $module:ident),*) => {
        /// A [`TableOf`] whichever game, with text in and text out.
        #[derive(Clone, Debug)]
        pub enum Table {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(TableOf<orrery_games::$module::$Game>),
            )*
        }

        impl Table {
            /// A game on the table, nothing touched. Actions that the player to act has made in a row are a turn being
            /// composed.
            pub fn new(game: AnyGame) -> Table {
                match game {
                    $(AnyGame::$Game(session) => Table::$Game(TableOf::new(session)),)*
                }
            }

            /// Which game it is.
            pub fn id(&self) -> GameKind {
                match self {
                    $(Table::$Game(_) => GameKind::$Game,)*
                }
            }
        }
    };
}

for_each_game!(table!());

macro_rules! match_table {
    (($any:expr, $table:ident => $body:expr) $($Game:ident $module:ident),*) => {
        match $any {
            $(Table::$Game($table) => $body,)*
        }
    };
}

/// Evaluates an expression with the [`TableOf`] a game, for generic code over `G: View`.
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        for_each_game!(match_table!($any, $table => $body))
    };
}

/// Methods that do what those of [`TableOf`] with the same names do.
macro_rules! same {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $Arg:ty)*) $(-> $Out:ty)?;)*) => {
        impl Table {
            $(
                $(#[$doc])*
                pub fn $name(&self $(, $arg: $Arg)*) $(-> $Out)? {
                    with_table!(self, table => table.$name($($arg),*))
                }
            )*
        }
    };
    (mut $($(#[$doc:meta])* fn $name:ident(&mut self $(, $arg:ident: $Arg:ty)*) $(-> $Out:ty)?;)*) => {
        impl Table {
            $(
                $(#[$doc])*
                pub fn $name(&mut self $(, $arg: $Arg)*) $(-> $Out)? {
                    with_table!(self, table => table.$name($($arg),*))
                }
            )*
        }
    };
}

same! {
    /// How many actions were played, with those of the unfinished turn.
    fn played(&self) -> usize;
    /// Who decides next.
    fn to_act(&self) -> Player;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Who is composing the turn, or has just completed it.
    fn composer(&self) -> Player;
    /// Whether nothing is left to decide in the turn being composed: somebody else is to act, or nobody.
    fn turn_is_complete(&self) -> bool;
    /// Whether there is something to take back in this turn.
    fn is_begun(&self) -> bool;
    /// What was touched towards the next action.
    fn picked(&self) -> &[Spot];
    /// The board laid out.
    fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame;
    /// The board without pieces, as SVG.
    fn plate(&self, frame: &Frame) -> String;
    /// The marks of a scene, as SVG.
    fn marks(&self, frame: &Frame, scene: &Scene) -> Marks;
    /// Everything on the board.
    fn scene(&self, view_state: &ViewState) -> Scene;
    /// The buttons beside the board.
    fn choices(&self, view_state: &ViewState) -> Vec<Choice>;
    /// What lies beside the board to be touched.
    fn beside(&self, view_state: &ViewState) -> Vec<Beside>;
    /// What to do now.
    fn prompt(&self, view_state: &ViewState) -> Prompt;
    /// What to do now, what the opponent has just done, and in a first game what it means.
    fn said(&self, view_state: &ViewState, guided: bool) -> Prompt;
    /// What there is to explain now, if this is somebody's first game.
    fn note(&self) -> Option<Note>;
    /// What the other player has just done, in a sentence.
    fn last_turn(&self) -> Option<Phrase>;
    /// Where the next touch may go.
    fn targets(&self, view_state: &ViewState) -> Vec<Spot>;
    /// What is read out for each of these spots.
    fn describe(&self, view_state: &ViewState, spots: &[Spot]) -> Vec<Phrase>;
    /// The answer to a question, in sentences.
    fn ask(&self, view_state: &ViewState, question: Question) -> Vec<Phrase>;
    /// The actions from the `from`th on in words.
    fn tell(&self, from: usize) -> Vec<Phrase>;
    /// What the side of a player is called now.
    fn side(&self, player: Player) -> Phrase;
    /// A player's panel.
    fn facts(&self, player: Player) -> Vec<Fact>;
    /// The piece that stands for a player's side, if one piece does.
    fn emblem(&self, player: Player) -> Option<Art>;
    /// What of a player's panel is always in sight.
    fn strip(&self, player: Player) -> Vec<Fact>;
    /// What counts for both.
    fn shared_facts(&self) -> Vec<Fact>;
    /// The parts of the final score that can be shown on the board, each with its words.
    fn tallies(&self) -> Vec<(Tally, &'static str)>;
    /// How the game came out.
    fn ending(&self) -> Ending;
    /// The points that an action leads over; none if it is no action here.
    fn way(&self, action: &str) -> Vec<Spot>;
    /// The position code as if it were the other player's turn, where the rules allow it.
    fn turned(&self) -> Option<String>;
    /// What moved in the actions from the `from`th on, action by action.
    fn motions(&self, from: usize) -> Vec<Vec<Motion>>;
}

same! { mut
    /// The turn stands: what is touched from now on belongs to the next one.
    fn finish_turn(&mut self);
    /// Touches a spot.
    fn touch(&mut self, spot: Spot) -> Touch;
    /// What was touched is forgotten, and what can be touched next is worked out anew.
    fn pick_nothing(&mut self);
    /// Plays an action that a person has written, in the turn being composed; what is wrong with it is said as a phrase.
    fn play_written(&mut self, text: &str) -> Result<(), Phrase>;
    /// Takes back the last touch or, if nothing is picked, the last action of this turn.
    fn step_back(&mut self) -> bool;
    /// Takes back all of this turn.
    fn reset_turn(&mut self);
}

impl Table {
    /// A copy of the game, with the steps of the unfinished turn played.
    pub fn game(&self) -> AnyGame {
        with_table!(self, table => table.session().clone().into())
    }

    /// The actions of the game, with those of the unfinished turn.
    pub fn actions(&self) -> Vec<String> {
        with_table!(self, table => table.session().actions().iter().map(ToString::to_string).collect())
    }

    /// The actions of the turn being composed.
    pub fn turn(&self) -> Vec<String> {
        with_table!(self, table => table.turn().iter().map(ToString::to_string).collect())
    }

    /// Plays an action given as text in the turn being composed.
    pub fn play(&mut self, action: &str) -> Result<(), PlayError> {
        with_table!(self, table => table.play_text(action).map_err(PlayError::of_any))
    }
}
