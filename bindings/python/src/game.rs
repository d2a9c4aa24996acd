use std::sync::Mutex;

use orrery_games::core::{Game as Rules, Player, Rng};
use orrery_games::{AnyGame, Template, with_game, with_session};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::coded::Coded;
use crate::errors;
use crate::numbers;
use crate::state::State;
use crate::views;

/// A game that can be begun: what OpenSpiel calls a game.
///
/// >>> import orrery
/// >>> game = orrery.load_game("yinsh:blitz")
/// >>> game.num_distinct_actions(), game.observation_tensor_shape()
/// (2142, [16, 11, 11])
/// >>> state = game.new_initial_state()
/// >>> state.apply_action(game.string_to_action("f6"))
/// >>> state.current_player()
/// 1
#[pyclass(module = "orrery", frozen)]
pub struct Game {
    template: Template,
    /// The start of every game. If something is drawn at random, this is one example.
    start: AnyGame,
    /// Draws what the config leaves open.
    seeds: Mutex<Rng>,
}

impl Game {
    fn open(template: &Template, seed: u64) -> PyResult<AnyGame> {
        AnyGame::from_config(&template.config(|| seed)).map_err(errors::config)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (config, seed))]
    fn new(config: &str, seed: u64) -> PyResult<Game> {
        let template = Template::read(config).map_err(errors::config)?;
        let start = Game::open(&template, seed)?;
        Ok(Game { template, start, seeds: Mutex::new(Rng::new(seed)) })
    }

    /// The config as it was asked for, in its usual spelling.
    #[getter]
    fn config(&self) -> String {
        if self.template.is_open() { self.template.to_string() } else { self.start.config() }
    }

    /// "yinsh", "lyngk" or "kulami".
    #[getter]
    fn name(&self) -> &'static str {
        self.template.kind().name()
    }

    /// Whether a layout or a board is drawn for each new state.
    #[getter]
    fn is_drawn(&self) -> bool {
        self.template.is_open()
    }

    /// The state before the first action. What the config leaves open is drawn: from `seed` if there is one, else the next
    /// of the series that the seed of `load_game` begins.
    ///
    /// >>> import orrery
    /// >>> game = orrery.load_game("lyngk", seed=7)
    /// >>> game.new_initial_state(seed=1).config == orrery.load_game("lyngk:seed=1").config
    /// True
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(&self, seed: Option<u64>) -> PyResult<State> {
        if !self.template.is_open() {
            return Ok(State::new(self.start.clone()));
        }
        let seed = match seed {
            Some(seed) => seed,
            None => {
                self.seeds.lock().map_err(|_| errors::config("the series of seeds was broken off"))?.next()
            }
        };
        Game::open(&self.template, seed).map(State::new)
    }

    /// How many actions have a number.
    fn num_distinct_actions(&self) -> usize {
        with_game!(self.template.kind(), G => G::NUMBERS)
    }

    /// Always 2.
    fn num_players(&self) -> usize {
        2
    }

    /// The most actions a game can have.
    fn max_game_length(&self) -> usize {
        with_game!(self.template.kind(), G => G::MAX_ACTIONS)
    }

    /// The most legal actions a position can have.
    fn max_legal_actions(&self) -> usize {
        with_game!(self.template.kind(), G => G::MAX_LEGAL)
    }

    /// -1: a loss.
    fn min_utility(&self) -> f64 {
        -1.0
    }

    /// 1: a win.
    fn max_utility(&self) -> f64 {
        1.0
    }

    /// 0: one player wins what the other loses.
    fn utility_sum(&self) -> f64 {
        0.0
    }

    /// Planes, columns, rows.
    fn observation_tensor_shape(&self) -> [usize; 3] {
        with_game!(self.template.kind(), G => [G::COUNT, G::SIDE, G::SIDE])
    }

    /// How many numbers an observation has.
    fn observation_tensor_size(&self) -> usize {
        self.observation_tensor_shape().iter().product()
    }

    /// What each plane shows.
    fn plane_names(&self) -> Vec<&'static str> {
        with_game!(self.template.kind(), G => G::PLANES.to_vec())
    }

    /// The largest number in any plane.
    fn max_plane_value(&self) -> u8 {
        with_game!(self.template.kind(), G => G::MOST)
    }

    /// Changes when a number or a plane means something else.
    fn code_version(&self) -> u32 {
        with_game!(self.template.kind(), G => G::CODE_VERSION)
    }

    /// The text of an action, by the notation of the game.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        with_session!(&self.start, s => numbers::action(&**s.game(), action).map(|action| action.to_string()))
    }

    /// The number of an action.
    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        with_session!(&self.start, s => {
            let action = text.parse().map_err(|error| errors::illegal(format!("{text:?}: {error}")))?;
            s.game().number(action).ok_or_else(|| {
                errors::illegal(format!("{text:?} is legal in no position of {}", self.name()))
            })
        })
    }

    /// The state that `State.serialize` wrote.
    fn deserialize_state(&self, text: &str) -> PyResult<State> {
        let state = State::read(text)?;
        if state.game().id() != self.template.kind() {
            let found = state.game().id();
            return Err(errors::config(format!("this is a state of {found}, not of {}", self.name())));
        }
        Ok(state)
    }

    /// The rotations and reflections of the board as permutations.
    ///
    /// Each is a dict. "start" is the code of the first position after the symmetry; "keeps" says whether that is still the same
    /// position. The others are arrays: action `a` becomes `actions[a]`, and what cell `c` of plane `p` shows moves to cell
    /// `cells[c]` of plane `planes[p]`.
    ///
    /// >>> import orrery
    /// >>> game = orrery.load_game("yinsh")
    /// >>> len(game.symmetries())
    /// 12
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let all = PyList::empty(py);
        with_session!(&self.start, s => {
            for symmetry in images(&**s.game()) {
                let entry = PyDict::new(py);
                entry.set_item("start", symmetry.start)?;
                entry.set_item("keeps", symmetry.keeps)?;
                for (name, list) in
                    [("actions", symmetry.actions), ("cells", symmetry.cells), ("planes", symmetry.planes)]
                {
                    let length = list.len();
                    let values = list.into_iter().map(|value| (value as i64).to_le_bytes());
                    entry.set_item(name, views::numbers(py, "int64", &[length], values)?)?;
                }
                all.append(entry)?;
            }
        });
        Ok(all)
    }

    fn __repr__(&self) -> String {
        format!("orrery.load_game({:?})", self.config())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.config() == other.config()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.config().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("orrery")?.getattr("load_game")?, (self.config(),)))
    }
}

/// One rotation or reflection as permutations.
struct Image {
    start: String,
    keeps: bool,
    actions: Vec<usize>,
    cells: Vec<usize>,
    planes: Vec<usize>,
}

fn images<G: Coded>(game: &G) -> impl Iterator<Item = Image> {
    let own = game.code(&game.start());
    G::all_symmetries().iter().map(move |&symmetry| {
        let start = game.image(symmetry).code(&game.map_position(symmetry, &game.start()));
        let image = |number| {
            let action = game.action(number).expect("numbers go up to NUMBERS");
            numbers::of(game, game.map_action(symmetry, action))
        };
        Image {
            keeps: start == own,
            start,
            actions: (0..G::NUMBERS).map(image).collect(),
            cells: game.map_cells(symmetry),
            planes: game.map_planes(symmetry),
        }
    })
}

/// The player with this number, 0 or 1.
pub fn player(number: i64) -> PyResult<Player> {
    usize::try_from(number)
        .ok()
        .and_then(|number| Player::BOTH.get(number).copied())
        .ok_or_else(|| PyValueError::new_err(format!("there are players 0 and 1, but no player {number}")))
}
