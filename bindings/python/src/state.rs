use std::fmt::Write;
use std::sync::OnceLock;

use orrery_games::core::Player;
use orrery_games::{AnyGame, with_session};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyList};

use crate::coded::{self, Coded};
use crate::errors;
use crate::game::player;
use crate::numbers;
use crate::picture;
use crate::record;
use crate::views;

/// What OpenSpiel calls the player of a finished game.
const TERMINAL: i64 = -4;

/// A game in progress: what OpenSpiel calls a state.
///
/// >>> import orrery
/// >>> state = orrery.load_game("kulami").new_initial_state()
/// >>> state.apply_action(state.string_to_action("d4"))
/// >>> [state.action_to_string(action) for action in state.legal_actions()][:3]
/// ['a4', 'b4', 'd1']
#[pyclass(module = "orrery")]
#[derive(Clone)]
pub struct State {
    game: AnyGame,
    /// The numbers of the legal actions, once somebody has asked for them.
    legal: OnceLock<Box<[u16]>>,
}

impl State {
    /// A state of this game.
    pub fn new(game: AnyGame) -> State {
        State { game, legal: OnceLock::new() }
    }

    /// The game with all that was played.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What `serialize` wrote.
    pub fn read(text: &str) -> PyResult<State> {
        AnyGame::from_link(text).map(State::new).map_err(errors::config)
    }

    fn legal(&self) -> &[u16] {
        self.legal.get_or_init(|| with_session!(&self.game, s => numbers::legal(s)))
    }

    /// The given player, or whoever decides.
    fn viewer(&self, number: Option<i64>) -> PyResult<Player> {
        number.map_or_else(|| Ok(self.game.to_act()), player)
    }

    fn result(&self, player: Player) -> f64 {
        match self.game.outcome().and_then(|outcome| outcome.winner()) {
            Some(winner) => {
                if winner == player {
                    1.0
                } else {
                    -1.0
                }
            }
            None => 0.0,
        }
    }
}

#[pymethods]
impl State {
    /// The config of this game, with what was drawn for it spelled out.
    #[getter]
    fn config(&self) -> String {
        self.game.config()
    }

    /// "yinsh", "lyngk" or "kulami".
    #[getter]
    fn name(&self) -> &'static str {
        self.game.id().name()
    }

    /// The position code (docs/NOTATION.md).
    #[getter]
    fn code(&self) -> String {
        self.game.code()
    }

    /// A hash of the position.
    #[getter]
    fn key(&self) -> u64 {
        self.game.key()
    }

    /// Points as if the game ended now: rings removed, stacks won, points of Kulami.
    #[getter]
    fn score(&self) -> [i32; 2] {
        self.game.score()
    }

    /// Who decides: 0, 1, or -4 when the game is over.
    fn current_player(&self) -> i64 {
        if self.game.outcome().is_some() { TERMINAL } else { self.game.to_act().index() as i64 }
    }

    /// The numbers of the legal actions, ascending; none of a player who is not to act.
    #[pyo3(signature = (player=None))]
    fn legal_actions<'py>(&self, py: Python<'py>, player: Option<i64>) -> PyResult<Bound<'py, PyList>> {
        let is_own = player.is_none() || self.viewer(player)? == self.game.to_act();
        numbers::list(py, if is_own { self.legal() } else { &[] })
    }

    /// The legal actions in the words of the notation, in its fixed order.
    fn legal_strings(&self) -> Vec<String> {
        self.game.legal()
    }

    /// The legal actions as a numpy array of bytes, 1 where legal; written to `out` if that is given.
    #[pyo3(signature = (player=None, out=None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let is_own = player.is_none() || self.viewer(player)? == self.game.to_act();
        write(py, out, &[self.num_distinct_actions()], |mask| {
            for &number in if is_own { self.legal() } else { &[] } {
                mask[usize::from(number)] = 1;
            }
        })
    }

    /// What a player sees, whoever decides if none is named: a numpy array of bytes, planes × columns × rows; written to
    /// `out` if that is given.
    ///
    /// >>> import orrery
    /// >>> state = orrery.load_game("lyngk:seed=1").new_initial_state()
    /// >>> state.observation_tensor().shape, int(state.observation_tensor()[0].sum())
    /// ((35, 9, 9), 43)
    #[pyo3(signature = (player=None, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(player)?;
        with_session!(&self.game, s => {
            let game = &**s.game();
            write(py, out, &shape(game), |planes| {
                game.ground(planes);
                game.show(s.position(), viewer, planes);
            })
        })
    }

    /// The position code: nothing is hidden from anybody.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        self.viewer(player).map(|_| self.game.code())
    }

    /// All that was played: nothing is hidden from anybody.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i64>) -> PyResult<String> {
        self.viewer(player).map(|_| self.game.link())
    }

    /// Plays an action.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        with_session!(&mut self.game, s => numbers::play(s, action))?;
        self.legal = OnceLock::new();
        Ok(())
    }

    /// Plays actions one after the other, up to the first that is not legal.
    fn apply_actions(&mut self, actions: Vec<i64>) -> PyResult<()> {
        actions.into_iter().try_for_each(|action| self.apply_action(action))
    }

    /// Takes the last action back. OpenSpiel names the player and the action to take back: then they must be the last.
    #[pyo3(signature = (player=None, action=None))]
    fn undo_action(&mut self, player: Option<i64>, action: Option<i64>) -> PyResult<()> {
        let last = self.history().last().copied();
        let mover = self.game.players().last().map(|player| player.index() as i64);
        let Some(last) = last else {
            return Err(errors::illegal("there is no action to take back"));
        };
        if player.is_some() && player != mover || action.is_some_and(|action| action != last as i64) {
            let mover = mover.unwrap_or_default();
            return Err(errors::illegal(format!("the last action is {last} of player {mover}")));
        }
        self.game.undo(1);
        self.legal = OnceLock::new();
        Ok(())
    }

    /// A copy on which the action was played.
    fn child(&self, action: i64) -> PyResult<State> {
        let mut child = self.clone();
        child.apply_action(action)?;
        Ok(child)
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// For each player 1, 0 or -1; 0 as long as the game goes on.
    fn returns(&self) -> [f64; 2] {
        Player::BOTH.map(|player| self.result(player))
    }

    /// What the last action brought: as `returns`.
    fn rewards(&self) -> [f64; 2] {
        self.returns()
    }

    /// What a player has of `returns`.
    fn player_return(&self, player: i64) -> PyResult<f64> {
        Ok(self.result(self::player(player)?))
    }

    /// The numbers of the actions played.
    fn history(&self) -> Vec<usize> {
        with_session!(&self.game, s => {
            s.actions().iter().map(|&action| numbers::of(&**s.game(), action)).collect()
        })
    }

    /// The numbers of the actions played, as text.
    fn history_str(&self) -> String {
        let numbers: Vec<String> = self.history().iter().map(ToString::to_string).collect();
        numbers.join(", ")
    }

    /// How many actions were played.
    fn move_number(&self) -> usize {
        self.game.played()
    }

    /// 2.
    fn num_players(&self) -> usize {
        2
    }

    /// How many numbers of actions there are.
    fn num_distinct_actions(&self) -> usize {
        with_session!(&self.game, s => count(&**s.game()))
    }

    /// False: nothing happens by chance.
    fn is_chance_node(&self) -> bool {
        false
    }

    /// False: players act one after the other.
    fn is_simultaneous_node(&self) -> bool {
        false
    }

    /// The text of an action. OpenSpiel names the player first.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        let action = action.unwrap_or(player_or_action);
        with_session!(&self.game, s => numbers::action(&**s.game(), action).map(|action| action.to_string()))
    }

    /// The number of an action. OpenSpiel names the player first.
    #[pyo3(signature = (player_or_text, text=None))]
    fn string_to_action(&self, player_or_text: Bound<'_, PyAny>, text: Option<String>) -> PyResult<usize> {
        let text = text.map_or_else(|| player_or_text.extract(), Ok)?;
        with_session!(&self.game, s => {
            let action = text.parse().map_err(|error| errors::illegal(format!("{text:?}: {error}")))?;
            s.game().number(action).ok_or_else(|| errors::illegal(format!("{text:?} is legal in no position")))
        })
    }

    /// The same position and history, apart.
    fn clone(&self) -> State {
        Clone::clone(self)
    }

    /// One line of text that holds the game and its history: the part of a link behind `#`.
    ///
    /// >>> import orrery
    /// >>> state = orrery.load_game("yinsh").new_initial_state()
    /// >>> state.apply_action(state.string_to_action("f6"))
    /// >>> state.serialize()
    /// 'yinsh,f6'
    /// >>> orrery.deserialize_state("yinsh,f6") == state
    /// True
    fn serialize(&self) -> String {
        self.game.link()
    }

    /// The state that `serialize` wrote; a config or a position code opens one as well.
    #[staticmethod]
    fn deserialize(text: &str) -> PyResult<State> {
        State::read(text)
    }

    /// The game as a record (docs/NOTATION.md), with the names of players if they are given.
    #[pyo3(signature = (first=None, second=None))]
    fn record(&self, first: Option<&str>, second: Option<&str>) -> PyResult<String> {
        record::write(&self.game, first, second)
    }

    /// The board as SVG; `theme` is "light", "dark" or "contrast".
    #[pyo3(signature = (theme="light"))]
    fn svg(&self, theme: &str) -> PyResult<String> {
        picture::svg(&self.game, theme)
    }

    /// The board as a numpy array of bytes, rows × columns × red, green, blue.
    #[pyo3(signature = (size=480))]
    fn rgb_array<'py>(&self, py: Python<'py>, size: usize) -> PyResult<Bound<'py, PyAny>> {
        if !(16..=4096).contains(&size) {
            return Err(PyValueError::new_err(format!("pictures have 16 to 4096 points a side, not {size}")));
        }
        let picture = picture::raster(&self.game, size)?;
        views::array(py, &PyByteArray::new(py, &picture), "uint8", &[size, size, 3])
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg("light")
    }

    fn __str__(&self) -> String {
        self.game.draw().to_string()
    }

    fn __repr__(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        _ = write!(text, "<orrery.State {} after {} actions>", self.game.code(), self.game.played());
        text
    }

    fn __copy__(&self) -> State {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> State {
        Clone::clone(self)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("orrery")?.getattr("deserialize_state")?, (self.game.link(),)))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.game.code() == other.game.code() && self.history() == other.history()
    }

    fn __hash__(&self) -> u64 {
        self.game.key()
    }
}

fn count<G: Coded>(_: &G) -> usize {
    G::NUMBERS
}

fn shape<G: Coded>(_: &G) -> [usize; 3] {
    debug_assert_eq!(coded::size::<G>(), G::COUNT * G::SIDE * G::SIDE);
    [G::COUNT, G::SIDE, G::SIDE]
}

/// Has bytes written, all 0 before, to an array that is given or to a new one.
fn write<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    shape: &[usize],
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyAny>> {
    let Some(out) = out else { return views::bytes(py, shape, fill) };
    let wrong = |found: String| {
        PyValueError::new_err(format!(
            "out: a writable, contiguous array of uint8 of shape {shape:?} is wanted, not {found}"
        ))
    };
    let buffer = PyBuffer::<u8>::get(&out)
        .map_err(|error| PyTypeError::new_err(format!("out: an array of uint8 is wanted: {error}")))?;
    let size: usize = shape.iter().product();
    if buffer.item_count() != size {
        return Err(wrong(format!("shape {:?}", buffer.shape())));
    }
    let mut bytes = vec![0; size];
    fill(&mut bytes);
    if buffer.readonly() {
        return Err(wrong("one that is read only".to_string()));
    }
    buffer.copy_from_slice(py, &bytes)?;
    Ok(out)
}
