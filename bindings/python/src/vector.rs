//! Thousands of games at once, written into arrays of the caller.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use orrery_games::core::{Player, Rng};
use orrery_games::{GameKind, Template, with_game};
use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::coded::{self, Coded};
use crate::errors::{self, BusyError, ClosedError, OrreryError};
use crate::pool::Pool;

/// The games of one vector, of whichever kind.
trait Batch: Send {
    /// Begins all games anew.
    fn reset(&mut self, pool: &mut Pool, seed: u64, out: &Out) -> bool;
    /// The first game in which the action is not legal, and why.
    fn refusal(&mut self, actions: &[i64]) -> Option<(usize, String)>;
    /// Plays an action in each game: the one given, which is legal, or one drawn from the legal ones.
    fn step(&mut self, pool: &mut Pool, actions: Option<&[i64]>, out: &Out) -> bool;
    /// The position code of one of the games.
    fn code(&mut self, index: usize) -> Option<String>;
}

/// One game, and what it draws from.
struct Env<G: Coded> {
    game: Arc<G>,
    ground: Arc<[u8]>,
    position: G::Position,
    legal: Vec<G::Action>,
    rng: Rng,
}

struct BatchOf<G: Coded> {
    template: Template,
    /// The game and its ground, where nothing is drawn.
    fixed: Option<(Arc<G>, Arc<[u8]>)>,
    /// As many as there are threads, each of some games in a row.
    parts: Vec<Mutex<Vec<Env<G>>>>,
    count: usize,
}

/// An array of the caller with a row for each game, or none.
struct Slots<T> {
    start: *mut T,
    each: usize,
}

impl<T> Clone for Slots<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slots<T> {}

// SAFETY: these are addresses in buffers that the vector holds as long as it lives; each thread writes only the rows of the
// games of its own part, and only while the vector is locked.
unsafe impl<T: Send> Send for Slots<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Slots<T> {}

impl<T> Slots<T> {
    /// The row of a game.
    ///
    /// # Safety
    ///
    /// There are more than `index` games, the buffer outlives the row, and nobody else has this row.
    #[inline]
    unsafe fn row<'a>(self, index: usize) -> Option<&'a mut [T]> {
        (!self.start.is_null()).then(|| {
            // SAFETY: the buffer has a row of `each` for every game.
            unsafe { std::slice::from_raw_parts_mut(self.start.add(index * self.each), self.each) }
        })
    }
}

/// Where everything is written.
#[derive(Clone, Copy)]
struct Out {
    observations: Slots<u8>,
    masks: Slots<u8>,
    players: Slots<i8>,
    rewards: Slots<f32>,
    terminations: Slots<u8>,
    actions: Slots<i32>,
}

impl<G: Coded> Env<G> {
    /// Begins a game.
    fn begin(&mut self, template: &Template, fixed: Option<&(Arc<G>, Arc<[u8]>)>) {
        if fixed.is_none() {
            let seed = self.rng.next();
            if let Some((game, ground)) = drawn(template, seed) {
                (self.game, self.ground) = (game, ground);
            }
        }
        self.position = self.game.start();
        self.game.legal_into(&self.position, &mut self.legal);
    }

    /// Writes what there is to see and to do.
    ///
    /// # Safety
    ///
    /// As [`Slots::row`].
    #[inline]
    unsafe fn show(&self, index: usize, out: &Out) {
        let viewer = self.game.to_act(&self.position);
        // SAFETY: handed on.
        unsafe {
            if let Some(row) = out.players.row(index) {
                row[0] = viewer.index() as i8;
            }
            if let Some(mask) = out.masks.row(index) {
                mask.fill(0);
                self.game.mark(&self.legal, mask);
            }
            if let Some(planes) = out.observations.row(index) {
                planes.copy_from_slice(&self.ground);
                self.game.show(&self.position, viewer, planes);
            }
        }
    }

    /// Plays a legal action; a game that is over by it begins again.
    ///
    /// # Safety
    ///
    /// As [`Slots::row`].
    #[inline]
    unsafe fn step(
        &mut self,
        action: G::Action,
        index: usize,
        template: &Template,
        fixed: Option<&(Arc<G>, Arc<[u8]>)>,
        out: &Out,
    ) {
        self.game.play_unchecked(&mut self.position, action);
        let outcome = self.game.outcome(&self.position);
        // SAFETY: handed on.
        unsafe {
            if let Some(row) = out.rewards.row(index) {
                let winner = outcome.and_then(|outcome| outcome.winner());
                let reward = |player| winner.map_or(0.0, |winner| if winner == player { 1.0 } else { -1.0 });
                row.copy_from_slice(&Player::BOTH.map(reward));
            }
            if let Some(row) = out.terminations.row(index) {
                row[0] = u8::from(outcome.is_some());
            }
            match outcome {
                Some(_) => self.begin(template, fixed),
                None => self.game.legal_into(&self.position, &mut self.legal),
            }
            self.show(index, out);
        }
    }
}

/// A game with what a seed draws for it. `None` if what is drawn is no game, which the opening of the vector has tried.
fn drawn<G: Coded>(template: &Template, seed: u64) -> Option<(Arc<G>, Arc<[u8]>)> {
    let config = template.config(|| seed).parse().ok()?;
    let game = G::new(&config).ok()?;
    let ground = coded::ground_of(&game).into();
    Some((Arc::new(game), ground))
}

impl<G: Coded> BatchOf<G> {
    fn new(template: Template, count: usize, threads: usize) -> PyResult<BatchOf<G>> {
        let refused = || errors::config(format!("{template} opens no game"));
        let config = template.config(|| 0);
        // Whoever opens the game as text says best what is wrong with it.
        orrery_games::AnyGame::from_config(&config).map_err(errors::config)?;
        let (game, ground) = drawn::<G>(&template, 0).ok_or_else(refused)?;
        let env = || Env {
            game: Arc::clone(&game),
            ground: Arc::clone(&ground),
            position: game.start(),
            legal: Vec::with_capacity(G::MAX_LEGAL),
            rng: Rng::new(0),
        };
        let bounds = |part: usize| count * part / threads;
        let parts = (0..threads)
            .map(|part| Mutex::new((bounds(part)..bounds(part + 1)).map(|_| env()).collect()))
            .collect();
        let fixed = (!template.is_open()).then_some((game, ground));
        Ok(BatchOf { template, fixed, parts, count })
    }

    /// Has every thread do something with each game of its part, by the game's number.
    fn each(&self, pool: &mut Pool, act: impl Fn(&mut Env<G>, usize) + Sync) -> bool {
        let threads = self.parts.len();
        pool.run(&|part| {
            let first = self.count * part / threads;
            let mut envs = self.parts[part].lock().unwrap_or_else(|broken| broken.into_inner());
            for (n, env) in envs.iter_mut().enumerate() {
                act(env, first + n);
            }
        })
    }

    fn env<T>(&mut self, index: usize, see: impl FnOnce(&mut Env<G>) -> T) -> Option<T> {
        let mut index = index;
        for part in &mut self.parts {
            let envs = part.get_mut().unwrap_or_else(|broken| broken.into_inner());
            match envs.get_mut(index) {
                Some(env) => return Some(see(env)),
                None => index -= envs.len(),
            }
        }
        None
    }
}

impl<G: Coded> Batch for BatchOf<G> {
    fn reset(&mut self, pool: &mut Pool, seed: u64, out: &Out) -> bool {
        self.each(pool, |env, index| {
            env.rng = Rng::new(Rng::new(seed ^ Rng::new(index as u64).next()).next());
            env.begin(&self.template, self.fixed.as_ref());
            // SAFETY: every game has a row, and every row one game.
            unsafe {
                if let Some(row) = out.rewards.row(index) {
                    row.fill(0.0);
                }
                if let Some(row) = out.terminations.row(index) {
                    row[0] = 0;
                }
                env.show(index, out);
            }
        })
    }

    fn refusal(&mut self, actions: &[i64]) -> Option<(usize, String)> {
        let mut next = actions.iter().enumerate();
        for part in &mut self.parts {
            let envs = part.get_mut().unwrap_or_else(|broken| broken.into_inner());
            for (env, (index, &number)) in envs.iter().zip(&mut next) {
                let game = &*env.game;
                let action = usize::try_from(number).ok().and_then(|number| game.action(number));
                match action.map(|action| (action, game.check(&env.position, action))) {
                    Some((_, Ok(()))) => {}
                    Some((action, Err(refusal))) => {
                        return Some((index, format!("action {number} ({action}) is not legal: {refusal}")));
                    }
                    None => {
                        let most = G::NUMBERS - 1;
                        return Some((index, format!("{number} is no action: they go from 0 to {most}")));
                    }
                }
            }
        }
        None
    }

    fn step(&mut self, pool: &mut Pool, actions: Option<&[i64]>, out: &Out) -> bool {
        self.each(pool, |env, index| {
            let action = match actions {
                Some(actions) => match env.game.action(actions[index] as usize) {
                    Some(action) => action,
                    None => return,
                },
                None => env.legal[env.rng.index(env.legal.len())],
            };
            // SAFETY: every game has a row, and every row one game.
            unsafe {
                if actions.is_none()
                    && let Some(row) = out.actions.row(index)
                {
                    row[0] = env.game.number(action).map_or(-1, |number| number as i32);
                }
                env.step(action, index, &self.template, self.fixed.as_ref(), out);
            }
        })
    }

    fn code(&mut self, index: usize) -> Option<String> {
        self.env(index, |env| env.game.code(&env.position))
    }
}

/// What a vector holds while it is open.
struct Open {
    batch: Box<dyn Batch>,
    pool: Pool,
    out: Out,
    actions: Vec<i64>,
    count: usize,
    /// Keeps the arrays alive, and where they are.
    _arrays: Vec<Box<dyn Send>>,
}

/// Games stepped at once; `orrery.VectorEnv` makes its arrays.
#[pyclass(module = "orrery._native", frozen)]
pub struct Vector {
    open: Mutex<Option<Open>>,
}

impl Vector {
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<Open>>> {
        let busy = || BusyError::new_err("this VectorEnv is being stepped by another thread");
        match self.open.try_lock() {
            Ok(open) if open.is_none() => Err(ClosedError::new_err("this VectorEnv was closed")),
            Ok(open) if open.as_ref().is_some_and(|open| open.pool.is_forked()) => {
                Err(BusyError::new_err("this VectorEnv belongs to the process before a fork: make one here"))
            }
            Ok(open) => Ok(open),
            Err(TryLockError::WouldBlock) => Err(busy()),
            Err(TryLockError::Poisoned(_)) => Err(OrreryError::new_err("a step before this one has failed")),
        }
    }

    /// Does something with everything there is, while Python goes on.
    fn with(&self, py: Python<'_>, act: impl FnOnce(&mut Open) -> bool + Send) -> PyResult<()> {
        let mut guard = self.lock()?;
        let Some(open) = guard.as_mut() else { return Ok(()) };
        match py.detach(|| act(open)) {
            true => Ok(()),
            false => Err(OrreryError::new_err("a step went wrong: this is a fault of orrery")),
        }
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (config, count, threads, seed, observations, masks, players, rewards, terminations, actions))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        config: &str,
        count: usize,
        threads: usize,
        seed: u64,
        observations: Option<Bound<'_, PyAny>>,
        masks: Option<Bound<'_, PyAny>>,
        players: Option<Bound<'_, PyAny>>,
        rewards: Option<Bound<'_, PyAny>>,
        terminations: Option<Bound<'_, PyAny>>,
        actions: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Vector> {
        let limit = |name: &str, value: usize, most: usize| match value {
            1.. if value <= most => Ok(()),
            _ => Err(PyValueError::new_err(format!("{name} goes from 1 to {most}: {value}"))),
        };
        limit("num_envs", count, 1 << 20)?;
        limit("threads", threads, 256)?;
        let threads = threads.min(count);
        let template = Template::read(config).map_err(errors::config)?;
        let kind: GameKind = template.kind();
        let (batch, shape, numbers) = with_game!(kind, G => {
            let batch: Box<dyn Batch> = Box::new(BatchOf::<G>::new(template, count, threads)?);
            (batch, [G::COUNT, G::SIDE, G::SIDE], G::NUMBERS)
        });
        let mut arrays: Vec<Box<dyn Send>> = Vec::new();
        let out = Out {
            observations: slots(
                "observations",
                observations,
                &[count, shape[0], shape[1], shape[2]],
                &mut arrays,
            )?,
            masks: slots("masks", masks, &[count, numbers], &mut arrays)?,
            players: slots("players", players, &[count], &mut arrays)?,
            rewards: slots("rewards", rewards, &[count, 2], &mut arrays)?,
            terminations: slots("terminations", terminations, &[count], &mut arrays)?,
            actions: slots("actions", actions, &[count], &mut arrays)?,
        };
        let pool = Pool::new(threads);
        let open = Open { batch, pool, out, actions: Vec::new(), count, _arrays: arrays };
        let vector = Vector { open: Mutex::new(Some(open)) };
        vector.reset(py, seed)?;
        Ok(vector)
    }

    /// Begins all games anew; the same seed draws the same.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with(py, |open| open.batch.reset(&mut open.pool, seed, &open.out))
    }

    /// Plays an action in each game.
    fn step(&self, py: Python<'_>, actions: Bound<'_, PyAny>) -> PyResult<()> {
        let mut guard = self.lock()?;
        let Some(open) = guard.as_mut() else { return Ok(()) };
        read_actions(py, &actions, open.count, &mut open.actions)?;
        let stepped = py.detach(|| match open.batch.refusal(&open.actions) {
            Some(refusal) => Err(refusal),
            None => Ok(open.batch.step(&mut open.pool, Some(&open.actions), &open.out)),
        });
        match stepped {
            Ok(true) => Ok(()),
            Ok(false) => Err(OrreryError::new_err("a step went wrong: this is a fault of orrery")),
            Err((index, why)) => {
                Err(errors::illegal(format!("environment {index}: {why}; nothing was played")))
            }
        }
    }

    /// Plays an action in each game that is drawn from the legal ones, each as likely.
    fn step_random(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |open| open.batch.step(&mut open.pool, None, &open.out))
    }

    /// The position code of a game.
    fn code(&self, index: usize) -> PyResult<String> {
        let mut guard = self.lock()?;
        let code = guard.as_mut().and_then(|open| open.batch.code(index));
        code.ok_or_else(|| PyValueError::new_err(format!("there is no environment {index}")))
    }

    /// Ends the threads and lets the arrays go.
    fn close(&self) -> PyResult<()> {
        match self.open.try_lock() {
            Ok(mut open) => {
                *open = None;
                Ok(())
            }
            Err(TryLockError::Poisoned(_)) => Ok(()),
            Err(TryLockError::WouldBlock) => {
                Err(BusyError::new_err("this VectorEnv is being stepped by another thread"))
            }
        }
    }
}

/// The address of an array, checked; its buffer is kept.
fn slots<T: Element + Send + 'static>(
    name: &str,
    array: Option<Bound<'_, PyAny>>,
    shape: &[usize],
    kept: &mut Vec<Box<dyn Send>>,
) -> PyResult<Slots<T>> {
    let each = shape[1..].iter().product();
    let Some(array) = array else { return Ok(Slots { start: std::ptr::null_mut(), each }) };
    let buffer = PyBuffer::<T>::get(&array)
        .map_err(|error| PyTypeError::new_err(format!("{name}: the array has the wrong dtype: {error}")))?;
    if buffer.shape() != shape {
        let found = buffer.shape();
        return Err(PyValueError::new_err(format!("{name}: shape {shape:?} is wanted, not {found:?}")));
    }
    if buffer.readonly() || !buffer.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("{name}: the array must be writable and contiguous")));
    }
    let start = buffer.buf_ptr().cast();
    kept.push(Box::new(buffer));
    Ok(Slots { start, each })
}

fn read_actions(
    py: Python<'_>,
    array: &Bound<'_, PyAny>,
    count: usize,
    actions: &mut Vec<i64>,
) -> PyResult<()> {
    let wrong =
        |shape: &[usize]| PyValueError::new_err(format!("actions: shape [{count}] is wanted, not {shape:?}"));
    actions.clear();
    if let Ok(buffer) = PyBuffer::<i64>::get(array) {
        if buffer.shape() != [count] {
            return Err(wrong(buffer.shape()));
        }
        actions.extend(buffer.to_vec(py)?);
    } else if let Ok(buffer) = PyBuffer::<i32>::get(array) {
        if buffer.shape() != [count] {
            return Err(wrong(buffer.shape()));
        }
        actions.extend(buffer.to_vec(py)?.into_iter().map(i64::from));
    } else {
        return Err(PyTypeError::new_err("actions: an array of int32 or int64 is wanted"));
    }
    Ok(())
}
