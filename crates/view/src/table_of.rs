//! A game on the table: how touches become actions, and actions a turn.

use std::sync::{Arc, OnceLock};

use orrery_games::core::{Outcome, Player};
use orrery_games::{PlayError, Session};

use crate::svg::Marks;
use crate::{
    Art, Beside, Choice, Coordinates, Ending, Facing, Fact, Frame, Look, Motion, Phrase, Prompt, Question,
    Scene, Spot, Tally, View, ask,
};

/// A game, and a turn that is being composed in it.
///
/// The actions of the unfinished turn are played on the game already, so that everybody sees what they do; they can be
/// taken back one by one until the turn is complete and, where that is asked for, confirmed.
#[derive(Clone, Debug)]
pub struct TableOf<G: View> {
    session: Session<G>,
    picked: Vec<Spot>,
    /// What was touched last and could not be gone to, although it was in reach: touched again it is picked up instead.
    objected: Option<Spot>,
    /// How many actions the game had before the turn that is being composed.
    base: usize,
    /// What can be touched next, worked out once for all who ask; copies of the table share it until one changes.
    open: Arc<OnceLock<Paths<G>>>,
}

/// The legal actions that begin with what was touched, with their paths.
type Paths<G> = Vec<(<G as orrery_games::core::Game>::Action, Vec<Spot>)>;

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

/// What a touch means.
enum Meaning<A> {
    Pick,
    Drop,
    Play(A),
    Nothing(Phrase),
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
    /// Whether the board lies turned by a quarter, so that rows stand upright.
    pub quarter: bool,
}

impl<G: View> TableOf<G> {
    /// A game on the table, nothing touched. Actions that the player to act has made in a row are a turn being
    /// composed.
    pub fn new(session: Session<G>) -> TableOf<G> {
        let base = turn_start(&session);
        TableOf { session, picked: Vec::new(), objected: None, base, open: Arc::default() }
    }

    /// The game, with the steps of the unfinished turn played.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How many actions were played, with those of the unfinished turn.
    pub fn played(&self) -> usize {
        self.session.actions().len()
    }

    /// Who decides next.
    pub fn to_act(&self) -> Player {
        self.game().to_act(self.session.position())
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.session.position())
    }

    /// Who is composing the turn, or has just completed it.
    pub fn composer(&self) -> Player {
        self.game().to_act(&self.session.positions()[self.base])
    }

    /// Whether nothing is left to decide in the turn being composed: somebody else is to act, or nobody.
    pub fn turn_is_complete(&self) -> bool {
        self.played() > self.base && (self.outcome().is_some() || self.to_act() != self.composer())
    }

    /// The actions of the turn being composed.
    pub fn turn(&self) -> &[G::Action] {
        &self.session.actions()[self.base..]
    }

    /// Whether there is something to take back in this turn.
    pub fn is_begun(&self) -> bool {
        !self.picked.is_empty() || self.played() > self.base
    }

    /// What was touched towards the next action.
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// The turn stands: what is touched from now on belongs to the next one.
    pub fn finish_turn(&mut self) {
        self.base = self.played();
        self.pick_nothing();
    }

    /// Touches a spot.
    pub fn touch(&mut self, spot: Spot) -> Touch {
        if self.turn_is_complete() {
            return Touch::Refused(Phrase::new("refused-turn-complete"));
        }
        match self.meaning(self.open(), &self.picked, spot) {
            Meaning::Pick => {
                self.picked.push(spot);
                self.open = Arc::default();
                Touch::Picked
            }
            Meaning::Drop => {
                self.pick_nothing();
                Touch::Dropped
            }
            Meaning::Play(action) => match self.play(action) {
                Ok(()) => Touch::Played(action.to_string()),
                Err(refusal) => Touch::Refused(G::reason(&refusal)),
            },
            // A touch elsewhere starts anew if it can: another ring, another stack, a claim.
            Meaning::Nothing(reason) => {
                let anew = !self.picked.is_empty()
                    && !matches!(self.meaning(&self.paths(&[]), &[], spot), Meaning::Nothing(_));
                if !anew {
                    return Touch::Refused(reason);
                }
                let said = self.game().said_first(self.session.position(), &self.picked, spot, &reason);
                if let Some(said) = said.filter(|_| self.objected != Some(spot)) {
                    self.objected = Some(spot);
                    return Touch::Refused(said);
                }
                self.pick_nothing();
                self.touch(spot)
            }
        }
    }

    /// Plays an action given as text in the turn being composed.
    pub fn play_text(&mut self, action: &str) -> Result<(), PlayError<G::Refusal>> {
        if self.turn_is_complete() {
            self.finish_turn();
        }
        self.session.play_text(action)?;
        self.pick_nothing();
        Ok(())
    }

    /// What was touched is forgotten, and what can be touched next is worked out anew.
    pub fn pick_nothing(&mut self) {
        self.picked.clear();
        self.objected = None;
        self.open = Arc::default();
    }

    /// Plays an action that a person has written, in the turn being composed; what is wrong with it is said as a phrase.
    pub fn play_written(&mut self, text: &str) -> Result<(), Phrase> {
        if self.turn_is_complete() {
            return Err(Phrase::new("refused-turn-complete"));
        }
        let unreadable = |_| Phrase::new("refused-unreadable").with("text", text);
        let action: G::Action = text.parse().map_err(unreadable)?;
        self.play(action).map_err(|refusal| G::reason(&refusal))
    }

    /// Takes back the last touch or, if nothing is picked, the last action of this turn.
    pub fn step_back(&mut self) -> bool {
        self.open = Arc::default();
        if self.picked.pop().is_some() {
            return true;
        }
        let begun = self.is_begun();
        if begun {
            self.session.undo(1);
        }
        begun
    }

    /// Takes back all of this turn.
    pub fn reset_turn(&mut self) {
        self.pick_nothing();
        self.session.undo(self.played().saturating_sub(self.base));
    }

    /// The board laid out.
    pub fn frame(&self, facing: Facing, coordinates: Coordinates) -> Frame {
        self.game().frame(facing, coordinates)
    }

    /// The board without pieces, as SVG.
    pub fn plate(&self, frame: &Frame) -> String {
        self.game().plate(frame)
    }

    /// The marks of a scene, as SVG.
    pub fn marks(&self, frame: &Frame, scene: &Scene) -> Marks {
        G::marks(frame, scene)
    }

    /// Everything on the board.
    pub fn scene(&self, view_state: &ViewState) -> Scene {
        self.look(view_state, View::scene)
    }

    /// The buttons beside the board.
    pub fn choices(&self, view_state: &ViewState) -> Vec<Choice> {
        self.look(view_state, View::choices)
    }

    /// What lies beside the board to be touched.
    pub fn beside(&self, view_state: &ViewState) -> Vec<Beside> {
        self.look(view_state, View::beside)
    }

    /// What to do now.
    pub fn prompt(&self, view_state: &ViewState) -> Prompt {
        self.look(view_state, View::prompt)
    }

    /// Where the next touch may go.
    pub fn targets(&self, view_state: &ViewState) -> Vec<Spot> {
        self.look(view_state, |_, look| look.targets())
    }

    /// What is read out for each of these spots.
    pub fn describe(&self, view_state: &ViewState, spots: &[Spot]) -> Vec<Phrase> {
        self.look(view_state, |game, look| spots.iter().map(|&spot| game.describe(look, spot)).collect())
    }

    /// The answer to a question, in sentences.
    pub fn ask(&self, view_state: &ViewState, question: Question) -> Vec<Phrase> {
        self.look(view_state, |game, look| ask::answer(game, look, question))
    }

    /// The actions from the `from`th on in words.
    pub fn tell(&self, from: usize) -> Vec<Phrase> {
        self.since(from).map(|(before, action)| self.game().tell(before, action)).collect()
    }

    /// What the side of a player is called now.
    pub fn side(&self, player: Player) -> Phrase {
        self.game().side(self.session.position(), player)
    }

    /// A player's panel.
    pub fn facts(&self, player: Player) -> Vec<Fact> {
        self.game().facts(self.session.position(), player)
    }

    /// The piece that stands for a player's side, if one piece does.
    pub fn emblem(&self, player: Player) -> Option<Art> {
        self.game().emblem(self.session.position(), player)
    }

    /// What of a player's panel is always in sight.
    pub fn strip(&self, player: Player) -> Vec<Fact> {
        self.game().strip(self.session.position(), player)
    }

    /// What counts for both.
    pub fn shared_facts(&self) -> Vec<Fact> {
        self.game().shared_facts(self.session.position())
    }

    /// The parts of the final score that can be shown on the board, each with its words.
    pub fn tallies(&self) -> Vec<(Tally, &'static str)> {
        self.game().tallies()
    }

    /// How the game came out.
    pub fn ending(&self) -> Ending {
        self.game().ending(self.session.position())
    }

    /// What moved in the actions from the `from`th on, action by action.
    pub fn motions(&self, from: usize) -> Vec<Vec<Motion>> {
        self.since(from).map(|(before, action)| self.game().motions(before, action)).collect()
    }

    /// The points that an action leads over, from the first to be touched to the last; none if it is no action here.
    pub fn way(&self, action: &str) -> Vec<Spot> {
        let Ok(action) = action.parse() else { return Vec::new() };
        let paths = self.game().paths(self.session.position(), action);
        paths.into_iter().next().unwrap_or_default().into_iter().filter(|spot| spot.is_point()).collect()
    }

    /// The position code as if it were the other player's turn; nothing where the rules allow no such position, or where
    /// the turn is begun.
    pub fn turned(&self) -> Option<String> {
        let (game, position) = (self.game(), self.session.position());
        let other = self.to_act().opponent();
        let turned = game.with_turn_of(position, other).filter(|_| self.turn().is_empty())?;
        (!game.is_over(&turned) && game.to_act(&turned) == other).then(|| game.code(&turned))
    }

    fn game(&self) -> &G {
        self.session.game()
    }

    fn play(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.session.play(action)?;
        self.pick_nothing();
        Ok(())
    }

    /// The actions from the `from`th on, each with the position before it.
    fn since(&self, from: usize) -> impl Iterator<Item = (&G::Position, G::Action)> {
        self.session.positions().iter().zip(self.session.actions().iter().copied()).skip(from)
    }

    /// The legal actions that begin with what was touched, with their paths.
    fn open(&self) -> &Paths<G> {
        self.open.get_or_init(|| self.paths(&self.picked))
    }

    fn paths(&self, picked: &[Spot]) -> Paths<G> {
        let (game, position) = (self.game(), self.session.position());
        let all = game
            .legal(position)
            .into_iter()
            .flat_map(|action| game.paths(position, action).into_iter().map(move |path| (action, path)));
        all.filter(|(_, path)| path.starts_with(picked)).collect()
    }

    fn meaning(&self, open: &Paths<G>, picked: &[Spot], spot: Spot) -> Meaning<G::Action> {
        let next = picked.len();
        let mut begins = false;
        for (action, path) in open {
            if path.get(next) == Some(&spot) {
                if path.len() == next + 1 {
                    return Meaning::Play(*action);
                }
                begins = true;
            }
        }
        if begins {
            return Meaning::Pick;
        }
        if picked.last() == Some(&spot) {
            return Meaning::Drop;
        }
        let objection = self.game().objection(self.session.position(), picked, spot);
        Meaning::Nothing(objection.unwrap_or_else(|| Phrase::new("refused-not-here")))
    }

    fn look<T>(&self, view_state: &ViewState, ask: impl FnOnce(&G, &Look<'_, G>) -> T) -> T {
        let (session, played) = (&self.session, self.played());
        let first = if played > self.base { self.base } else { last_turn(session) };
        let past: Vec<_> = self.since(first).map(|(before, action)| (*before, action)).collect();
        let acting = view_state.acting && !self.turn_is_complete();
        let look = Look {
            position: session.position(),
            past: &past,
            open: if acting { self.open() } else { &[] },
            picked: &self.picked,
            aim: view_state.aim,
            tally: view_state.tally,
            hint: view_state.hint.as_ref().and_then(|text| text.parse().ok()),
            spread: view_state.spread,
            quarter: view_state.quarter,
        };
        ask(session.game(), &look)
    }
}

/// How many actions were played before the actions in a row of the player to act.
fn turn_start<G: View>(session: &Session<G>) -> usize {
    let played = session.actions().len();
    if session.game().is_over(session.position()) {
        return played;
    }
    row_of_actions(session, played)
}

/// How many actions were played before the last turn.
fn last_turn<G: View>(session: &Session<G>) -> usize {
    session.actions().len().checked_sub(1).map_or(0, |last| row_of_actions(session, last))
}

/// The first of the actions in a row, up to the `last`th, of whoever decides on that one.
fn row_of_actions<G: View>(session: &Session<G>, last: usize) -> usize {
    let player = |n: usize| session.game().to_act(&session.positions()[n]);
    (0..last).rev().find(|&n| player(n) != player(last)).map_or(0, |n| n + 1)
}
