//! A position that somebody lays out piece by piece, possible or not.

use orrery_games::core::{Game, Player};
use orrery_games::{AnyGame, GameKind, OpenError, for_each_game, with_game};

use crate::svg::Marks;
use crate::{Art, Coordinates, Facing, Frame, Phrase, Scene, Spot, View};

/// Something that can be laid on the board, or done there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// What it looks like, if it is a piece.
    pub art: Option<Art>,
    /// What it is called.
    pub label: Phrase,
    /// How many are left beside the board; below 0 there are too many on it. Nothing where they are not counted.
    pub left: Option<i32>,
}

/// A control for something that a position has besides its pieces, such as whose turn it is. It offers several options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knob {
    /// What it is called.
    pub label: Phrase,
    /// What it can be.
    pub options: Vec<Phrase>,
    /// Which of these it is.
    pub chosen: usize,
}

/// What a game says of laying out its positions.
pub trait Arrange: View {
    /// What lies on the board, and what is marked there.
    fn laid(setup: &Self::Setup) -> Scene;

    /// What can be laid on the board. The last tool takes away what lies there.
    fn tools(setup: &Self::Setup) -> Vec<Tool>;

    /// Uses the tool with this place in [`Arrange::tools`] on a point; whatever cannot be leaves everything as it was.
    fn lay(&self, setup: &mut Self::Setup, at: Spot, tool: usize);

    /// What lies on a point, in words.
    fn named(setup: &Self::Setup, at: Spot) -> Option<Phrase>;

    /// The controls beside the board.
    fn knobs(&self, setup: &Self::Setup) -> Vec<Knob>;

    /// Turns the knob with this place in [`Arrange::knobs`] to one of its options.
    fn turn(&self, setup: &mut Self::Setup, knob: usize, option: usize);

    /// Takes every piece away.
    fn clear(setup: &mut Self::Setup);

    /// The setup with the most likely value for what follows from the pieces and has no control of its own.
    fn meant(&self, setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }
}

/// A position that is laid out of one game.
#[derive(Clone, Debug)]
pub struct DraftOf<G: Arrange> {
    game: G,
    setup: G::Setup,
}

macro_rules! draft {
    (() $($Game:ident $module:ident),*) => {
        /// A [`DraftOf`] whichever game, with text in and text out.
        #[derive(Clone, Debug)]
        pub enum Draft {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(Box<DraftOf<orrery_games::$module::$Game>>),
            )*
        }

        $(
            impl From<DraftOf<orrery_games::$module::$Game>> for Draft {
                fn from(draft: DraftOf<orrery_games::$module::$Game>) -> Draft {
                    Draft::$Game(Box::new(draft))
                }
            }
        )*

        impl Draft {
            /// Which game it is of.
            pub fn id(&self) -> GameKind {
                match self {
                    $(Draft::$Game(_) => GameKind::$Game,)*
                }
            }
        }
    };
}

for_each_game!(draft!());

macro_rules! match_draft {
    (($any:expr, $draft:ident => $body:expr) $($Game:ident $module:ident),*) => {
        match $any {
            $(Draft::$Game($draft) => $body,)*
        }
    };
}

macro_rules! with_draft {
    ($any:expr, $draft:ident => $body:expr) => {
        for_each_game!(match_draft!($any, $draft => $body))
    };
}

impl Draft {
    /// What stands in a game now, to be changed.
    pub fn of(game: &AnyGame) -> Option<Draft> {
        Draft::read(&game.code())
    }

    /// A draft as [`Draft::write`] wrote it; a position code is one, too.
    pub fn read(text: &str) -> Option<Draft> {
        let (prefix, state) = text.split_once('|')?;
        with_game!(GameKind::of(text).ok()?, G => {
            let game = G::from_code_prefix(prefix).ok()?;
            Some(Draft::from(DraftOf { game, setup: state.parse().ok()? }))
        })
    }

    /// The draft as text: a position code, whether there is such a position or not.
    pub fn write(&self) -> String {
        with_draft!(self, draft => format!("{}|{}", draft.game.code_prefix(), draft.setup))
    }

    /// The position that was laid out, or why it cannot be.
    pub fn check(&self) -> Result<AnyGame, Phrase> {
        let code = with_draft!(self, draft => draft.code())?;
        AnyGame::from_code(&code).map_err(|error: OpenError| Phrase::from(&error))
    }

    /// The board laid out.
    pub fn frame(&self) -> Frame {
        with_draft!(self, draft => draft.game.frame(Facing::default(), Coordinates::Edge))
    }

    /// The board without pieces, as SVG.
    pub fn plate(&self, frame: &Frame) -> String {
        with_draft!(self, draft => draft.game.plate(frame))
    }

    /// Everything on the board.
    pub fn scene(&self) -> Scene {
        with_draft!(self, draft => draft.scene())
    }

    /// The marks of a scene, as SVG.
    pub fn marks(&self, frame: &Frame, scene: &Scene) -> Marks {
        with_draft!(self, draft => draft.draw_marks(frame, scene))
    }

    /// What can be laid on the board. The last one takes away.
    pub fn tools(&self) -> Vec<Tool> {
        with_draft!(self, draft => draft.tools())
    }

    /// Uses a tool, by its place, on a point.
    pub fn lay(&mut self, at: Spot, tool: usize) {
        with_draft!(self, draft => draft.game.lay(&mut draft.setup, at, tool));
    }

    /// What is read out for a point.
    pub fn describe(&self, at: Spot) -> Phrase {
        let named = with_draft!(self, draft => draft.named(at));
        let named = named.unwrap_or_else(|| Phrase::new("ask-empty"));
        Phrase::new("arrange-point").with("point", at.to_string()).with("piece", named)
    }

    /// What there is besides the pieces.
    pub fn knobs(&self) -> Vec<Knob> {
        with_draft!(self, draft => draft.game.knobs(&draft.setup))
    }

    /// Turns a knob, by its place, to one of its options.
    pub fn turn(&mut self, knob: usize, option: usize) {
        with_draft!(self, draft => draft.game.turn(&mut draft.setup, knob, option));
    }

    /// Takes every piece away.
    pub fn clear(&mut self) {
        with_draft!(self, draft => draft.clear());
    }
}

impl<G: Arrange> DraftOf<G> {
    fn code(&self) -> Result<String, Phrase> {
        let setup = self.game.meant(&self.setup);
        let position = self.game.validate(&setup).map_err(|error| G::impossible(&error))?;
        Ok(self.game.code(&position))
    }

    fn scene(&self) -> Scene {
        G::laid(&self.setup)
    }

    fn draw_marks(&self, frame: &Frame, scene: &Scene) -> Marks {
        G::marks(frame, scene)
    }

    fn tools(&self) -> Vec<Tool> {
        G::tools(&self.setup)
    }

    fn named(&self, at: Spot) -> Option<Phrase> {
        G::named(&self.setup, at)
    }

    fn clear(&mut self) {
        G::clear(&mut self.setup);
    }
}

/// A piece to be laid down.
pub(crate) fn piece(art: Art, label: Phrase, left: i32) -> Tool {
    Tool { art: Some(art), label, left: Some(left) }
}

/// What takes away.
pub(crate) fn eraser() -> Tool {
    Tool { art: None, label: Phrase::new("arrange-erase"), left: None }
}

/// Which side is to move.
pub(crate) fn to_move(names: [Phrase; 2], chosen: Player) -> Knob {
    Knob { label: Phrase::new("arrange-to-move"), options: names.into(), chosen: chosen.index() }
}

/// A number from 0 to `most`.
pub(crate) fn number(label: Phrase, most: u8, chosen: u8) -> Knob {
    let options =
        (0..=most).map(|number| Phrase::new("arrange-number").with("number", u32::from(number))).collect();
    Knob { label, options, chosen: chosen.into() }
}

/// The player of an option of [`to_move`].
pub(crate) fn player_of(option: usize) -> Player {
    if option == 0 { Player::First } else { Player::Second }
}

#[cfg(test)]
mod tests {
    use orrery_games::core::Rng;

    use super::*;

    fn spot(name: &str) -> Spot {
        name.parse().expect("a point")
    }

    fn why(draft: &Draft) -> &'static str {
        draft.check().expect_err("impossible").key
    }

    /// Whatever can be reached can be laid out, and is the same position, but for what nobody is asked for.
    #[test]
    fn what_was_played_can_be_laid_out() {
        let mut rng = Rng::new(3);
        for config in ["yinsh", "yinsh:blitz", "lyngk:seed=4", "kulami:swap", "kulami:level2"] {
            let mut game = AnyGame::from_config(config).expect("a config");
            while game.outcome().is_none() {
                let draft = Draft::of(&game).expect("a position");
                assert_eq!(draft.write(), game.code());
                assert_eq!(Draft::read(&draft.write()).expect("a draft").write(), draft.write());
                let laid = draft.check().expect("possible");
                assert_eq!(laid.rules(), game.rules());
                let legal = game.legal();
                game.play(&legal[rng.below(legal.len() as u64) as usize]).expect("legal");
            }
        }
    }

    #[test]
    fn pieces_are_laid_and_taken_away() {
        for (config, point) in [("yinsh", "e5"), ("lyngk:seed=4", "e5"), ("kulami", "d4")] {
            let mut draft = Draft::of(&AnyGame::from_config(config).expect("a config")).expect("a position");
            draft.clear();
            assert_eq!(draft.scene().pieces, []);
            let tools = draft.tools();
            draft.lay(spot(point), 0);
            assert_eq!(draft.scene().pieces.len(), 1, "{config}");
            assert_eq!(draft.tools()[0].left, tools[0].left.map(|left| left - 1), "{config}");
            draft.lay(spot(point), tools.len() - 1);
            assert_eq!(draft.scene().pieces, [], "{config}");
            // What is no point of the board, no tool, no knob and no option changes nothing.
            let before = draft.write();
            draft.lay(spot("z9"), 0);
            draft.lay(Spot::Pass, 0);
            draft.turn(99, 0);
            assert_eq!(draft.write(), before);
        }
    }

    #[test]
    fn what_is_impossible_is_said() {
        let mut yinsh = Draft::of(&AnyGame::from_config("yinsh").expect("a config")).expect("a position");
        yinsh.check().expect("the start is possible");
        yinsh.lay(spot("e5"), 2);
        assert_eq!(why(&yinsh), "yinsh-setup-rings");
        let mut kulami = Draft::of(&AnyGame::from_config("kulami").expect("a config")).expect("a position");
        kulami.lay(spot("d4"), 0);
        kulami.check().expect("a first marble");
        kulami.lay(spot("d6"), 0);
        assert_eq!(why(&kulami), "kulami-setup-counts");
        let mut lyngk =
            Draft::of(&AnyGame::from_config("lyngk:seed=4").expect("a config")).expect("a position");
        lyngk.lay(spot("e5"), 6);
        assert!(why(&lyngk).starts_with("lyngk-setup-missing"));
    }

    /// A row of the side to move is to be taken, and that need not be said.
    #[test]
    fn what_has_to_be_decided_follows() {
        let code = "yinsh|WWW1/W6/2w5/3w5/4w5/4w4/5w4/9/8/6B/BBBB;w;row;1-0";
        let game = AnyGame::from_code(code).expect("a position");
        let mut draft = Draft::of(&game).expect("a position");
        assert_eq!(draft.check().expect("possible").code(), code);
        draft.turn(0, 1);
        assert_eq!(why(&draft), "yinsh-setup-row-left");
    }
}
