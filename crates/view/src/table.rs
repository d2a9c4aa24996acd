//! A game on the table: how touches become actions, and actions a turn.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::{AnyGame, GameKind, PlayError, Session, with_session};

use crate::{
    Beside, Choice, Coordinates, Ending, Facing, Fact, Frame, Look, Motion, Phrase, Prompt, Question, Scene,
    Spot, Tally, View, ask,
};

/// A game, and a turn that is being composed in it.
///
/// The actions of the unfinished turn are played on the game already, so that everybody sees what they do; they can be
/// taken back one by one until the turn is complete and, where that is asked for, confirmed.
#[derive(Clone, Debug)]
pub struct Table {
    game: AnyGame,
    picked: Vec<Spot>,
    /// How many actions the game had before the turn that is being composed.
    base: usize,
    /// What can be touched next, worked out once for all who ask; copies of the table share it until one changes.
    open: Open,
}

/// The legal actions that begin with what was touched, with their paths: of the type that the game has for them.
type Open = Arc<OnceLock<Box<dyn Any + Send + Sync>>>;

type Paths<G> = Vec<(<G as Game>::Action, Vec<Spot>)>;

/// What became of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// It is the beginning of something.
    Picked,
    /// It took back what was picked up.
    Dropped,
    /// An action is complete; the turn goes on or, if the other player is to act or the game is over, is complete too.
    Played(String),
    /// It means nothing here, for this reason.
    Refused(Phrase),
}

/// How the viewer looks at the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ViewState {
    /// Whether it is for the viewer to act.
    pub acting: bool,
    /// What is under the pointer or the keyboard.
    pub aim: Option<Spot>,
    /// What of the final score is shown.
    pub tally: Tally,
    /// What the engine advises, as the notation has it.
    pub hint: Option<String>,
    /// Whether LYNGK stacks are always spread.
    pub spread: bool,
}

impl Table {
    /// A game on the table, nothing touched. Actions that the player to act has made in a row are a turn being
    /// composed.
    pub fn new(game: AnyGame) -> Table {
        let base = with_session!(&game, s => turn_start(s));
        Table { game, picked: Vec::new(), base, open: Open::default() }
    }

    /// The game, with the steps of the unfinished turn played.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Which game it is.
    pub fn id(&self) -> GameKind {
        self.game.id()
    }

    /// Who is composing the turn, or has just completed it.
    pub fn composer(&self) -> Player {
        with_session!(&self.game, s => s.game().to_act(&s.positions()[self.base]))
    }

    /// Whether nothing is left to decide in the turn being composed: somebody else is to act, or nobody.
    pub fn turn_is_complete(&self) -> bool {
        let played = self.game.played() > self.base;
        played && (self.game.outcome().is_some() || self.game.to_act() != self.composer())
    }

    /// The actions of the turn being composed.
    pub fn turn(&self) -> Vec<String> {
        with_session!(&self.game, s => s.actions()[self.base..].iter().map(ToString::to_string).collect())
    }

    /// Whether there is something to take back in this turn.
    pub fn is_begun(&self) -> bool {
        !self.picked.is_empty() || self.game.played() > self.base
    }

    /// What was touched towards the next action.
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// The turn stands: what is touched from now on belongs to the next one.
    pub fn finish_turn(&mut self) {
        self.base = self.game.played();
        self.pick_nothing();
    }

    /// Touches a spot.
    pub fn touch(&mut self, spot: Spot) -> Touch {
        if self.turn_is_complete() {
            return Touch::Refused(Phrase::new("refused-turn-complete"));
        }
        let touch = with_session!(&self.game, s => answer(s, open_paths(s, self), &self.picked, spot));
        match &touch {
            Touch::Picked => {
                self.picked.push(spot);
                self.open = Open::default();
            }
            Touch::Dropped => self.pick_nothing(),
            // What `answer` says is legal, so this cannot be refused.
            Touch::Played(action) => {
                if self.game.play(action).is_ok() {
                    self.pick_nothing();
                }
            }
            // A touch elsewhere starts anew if it can: another ring, another stack, a claim.
            Touch::Refused(_) if !self.picked.is_empty() => {
                let anew = with_session!(&self.game, s => answer(s, &paths(s, &[]), &[], spot));
                if !matches!(anew, Touch::Refused(_)) {
                    self.pick_nothing();
                    return self.touch(spot);
                }
            }
            Touch::Refused(_) => {}
        }
        touch
    }

    /// Plays an action given as text in the turn being composed.
    pub fn play(&mut self, action: &str) -> Result<(), PlayError> {
        if self.turn_is_complete() {
            self.finish_turn();
        }
        self.game.play(action)?;
        self.pick_nothing();
        Ok(())
    }

    /// What was touched is forgotten, and what can be touched next is worked out anew.
    pub fn pick_nothing(&mut self) {
        self.picked.clear();
        self.open = Open::default();
    }

    /// Plays an action that a person has written, in the turn being composed; what is wrong with it is said as a phrase.
    pub fn play_written(&mut self, text: &str) -> Result<(), Phrase> {
        if self.turn_is_complete() {
            return Err(Phrase::new("refused-turn-complete"));
        }
        with_session!(&self.game, s => check_written(s, text))?;
        self.play(text).map_err(|_| Phrase::new("refused-not-here"))
    }

    /// Takes back the last touch or, if nothing is picked, the last action of this turn.
    pub fn step_back(&mut self) -> bool {
        self.open = Open::default();
        if self.picked.pop().is_some() {
            return true;
        }
        let begun = self.is_begun();
        if begun {
            self.game.undo(1);
        }
        begun
    }

    /// Takes back all of this turn.
    pub fn reset_turn(&mut self) {
        self.pick_nothing();
        let played = self.game.played();
        self.game.undo(played.saturating_sub(self.base));
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The board laid out.
    pub fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        with_session!(&self.game, s => s.game().frame(facing, coordinates))
    }

    /// The board without pieces, as SVG.
    pub fn plate(&self, frame: &Frame) -> String {
        with_session!(&self.game, s => s.game().plate(frame))
    }

    /// Everything on the board.
    pub fn scene(&self, view_state: &ViewState) -> Scene {
        with_session!(&self.game, s => look(s, self, view_state, View::scene))
    }

    /// The buttons beside the board.
    pub fn choices(&self, view_state: &ViewState) -> Vec<Choice> {
        with_session!(&self.game, s => look(s, self, view_state, View::choices))
    }

    /// What lies beside the board to be touched.
    pub fn beside(&self, view_state: &ViewState) -> Vec<Beside> {
        with_session!(&self.game, s => look(s, self, view_state, View::beside))
    }

    /// What to do now.
    pub fn prompt(&self, view_state: &ViewState) -> Prompt {
        with_session!(&self.game, s => look(s, self, view_state, View::prompt))
    }

    /// Where the next touch may go.
    pub fn targets(&self, view_state: &ViewState) -> Vec<Spot> {
        with_session!(&self.game, s => look(s, self, view_state, |_, look| look.targets()))
    }

    /// What is read out for each of these spots.
    pub fn describe(&self, view_state: &ViewState, spots: &[Spot]) -> Vec<Phrase> {
        with_session!(&self.game, s => look(s, self, view_state, |game, look| {
            spots.iter().map(|&spot| game.describe(look, spot)).collect()
        }))
    }

    /// The answer to a question, in sentences.
    pub fn ask(&self, view_state: &ViewState, question: Question) -> Vec<Phrase> {
        with_session!(&self.game, s => look(s, self, view_state, |game, look| ask::answer(game, look, question)))
    }

    /// The actions from the `from`th on in words.
    pub fn tell(&self, from: usize) -> Vec<Phrase> {
        with_session!(&self.game, s => {
            let acts = s.positions().iter().zip(s.actions()).skip(from);
            acts.map(|(before, &action)| s.game().tell(before, action)).collect()
        })
    }

    /// A player's panel.
    pub fn facts(&self, player: Player) -> Vec<Fact> {
        with_session!(&self.game, s => s.game().facts(s.position(), player))
    }

    /// What counts for both.
    pub fn shared_facts(&self) -> Vec<Fact> {
        with_session!(&self.game, s => s.game().shared_facts(s.position()))
    }

    /// How the game came out.
    pub fn ending(&self) -> Ending {
        with_session!(&self.game, s => s.game().ending(s.position()))
    }

    /// What moved in the actions from the `from`th on, action by action.
    pub fn motions(&self, from: usize) -> Vec<Vec<Motion>> {
        with_session!(&self.game, s => {
            let acts = s.positions().iter().zip(s.actions()).skip(from);
            acts.map(|(before, &action)| s.game().motions(before, action)).collect()
        })
    }
}

/// How many actions were played before the actions in a row of the player to act.
fn turn_start<G: Game>(session: &Session<G>) -> usize {
    let player = |n: usize| session.game().to_act(&session.positions()[n]);
    let played = session.actions().len();
    if session.game().is_over(session.position()) {
        return played;
    }
    (0..played).rev().find(|&n| player(n) != player(played)).map_or(0, |n| n + 1)
}

/// The legal actions that begin with what was touched on this table, which has this game, with their paths.
fn open_paths<'a, G: View>(session: &Session<G>, table: &'a Table) -> &'a Paths<G> {
    let open = table.open.get_or_init(|| Box::new(paths(session, &table.picked)));
    open.downcast_ref().expect("a table keeps to its game")
}

fn paths<G: View>(session: &Session<G>, picked: &[Spot]) -> Paths<G> {
    let (game, position) = (session.game(), session.position());
    let all = game
        .legal(position)
        .into_iter()
        .flat_map(|action| game.paths(position, action).into_iter().map(move |path| (action, path)));
    all.filter(|(_, path)| path.starts_with(picked)).collect()
}

fn answer<G: View>(session: &Session<G>, open: &Paths<G>, picked: &[Spot], spot: Spot) -> Touch {
    let (game, position) = (session.game(), session.position());
    let next = picked.len();
    let mut begins = false;
    for (action, path) in open {
        if path.get(next) == Some(&spot) {
            if path.len() == next + 1 {
                return Touch::Played(action.to_string());
            }
            begins = true;
        }
    }
    if begins {
        return Touch::Picked;
    }
    if picked.last() == Some(&spot) {
        return Touch::Dropped;
    }
    let objection = game.objection(position, picked, spot);
    Touch::Refused(objection.unwrap_or_else(|| Phrase::new("refused-not-here")))
}

fn check_written<G: View>(session: &Session<G>, text: &str) -> Result<(), Phrase> {
    let unreadable = |_| Phrase::new("refused-unreadable").with("text", text);
    let action: G::Action = text.parse().map_err(unreadable)?;
    session.game().check(session.position(), action).map_err(|refusal| G::reason(&refusal))
}

fn look<G: View, T>(
    session: &Session<G>,
    table: &Table,
    view_state: &ViewState,
    ask: impl FnOnce(&G, &Look<'_, G>) -> T,
) -> T {
    let played = session.actions().len();
    let acts = |range: std::ops::Range<usize>| -> Vec<_> {
        range.map(|n| (session.positions()[n], session.actions()[n])).collect()
    };
    let past = if played > table.base {
        acts(table.base..played)
    } else {
        let player = |n: usize| session.game().to_act(&session.positions()[n]);
        let first = played
            .checked_sub(1)
            .map_or(0, |last| (0..last).rev().find(|&n| player(n) != player(last)).map_or(0, |n| n + 1));
        acts(first..played)
    };
    let acting = view_state.acting && !table.turn_is_complete();
    let open: &[_] = if acting { open_paths(session, table) } else { &[] };
    let look = Look {
        position: session.position(),
        past: &past,
        open,
        picked: &table.picked,
        aim: view_state.aim,
        tally: view_state.tally,
        hint: view_state.hint.as_ref().and_then(|text| text.parse().ok()),
        spread: view_state.spread,
    };
    ask(session.game(), &look)
}
