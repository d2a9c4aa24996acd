//! The nodes of a run: they are started, ended and killed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_games::AnyGame;
use orrery_games::core::Rng;
use orrery_server::simulation::{Done, Job, Node, Task, Work, World, bus, world};
use orrery_server::{Bus, Options};
use orrery_store::Store;
use orrery_store::memory::{Memory, NoFaults};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

use crate::Sim;
use crate::chance::Chance;
use crate::machine::SimMachine;
use crate::post::Post;
use crate::weather::{StoreOf, Weather};

/// All nodes, and the database below them.
pub struct Nodes {
    slots: Vec<Mutex<Slot>>,
    database: Memory,
    post: Post,
    weather: Arc<Weather>,
    began: Instant,
}

struct Slot {
    state: State,
    chance: Chance,
}

enum State {
    Down,
    Starting(World, AbortHandle),
    Up(World, Arc<Node>),
}

impl Nodes {
    pub fn new(count: usize, weather: Arc<Weather>, post: Post, chance: &mut Chance) -> Nodes {
        let slot = |_| Mutex::new(Slot { state: State::Down, chance: chance.split() });
        let slots = (0..count).map(slot).collect();
        Nodes { slots, database: Memory::default(), post, weather, began: Instant::now() }
    }

    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// The database, with nothing between.
    pub fn store(&self) -> Store {
        Store::in_memory(&self.database, Arc::new(NoFaults))
    }

    pub fn database(&self) -> &Memory {
        &self.database
    }

    /// A node that answers.
    pub fn node(&self, index: usize) -> Option<Arc<Node>> {
        match &self.slot(index).state {
            State::Up(_, node) => Some(node.clone()),
            _ => None,
        }
    }

    pub async fn start_all(&self, sim: &Arc<Sim>) {
        for index in 0..self.count() {
            self.start(sim, index);
        }
        while (0..self.count()).any(|index| self.node(index).is_none()) {
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts a node that is down; it is there when its store lets it.
    pub fn start(&self, sim: &Arc<Sim>, index: usize) {
        let mut slot = self.slot(index);
        if !matches!(slot.state, State::Down) {
            return;
        }
        let machine = SimMachine::new(index, self.weather.clone(), self.began, slot.chance.split());
        let world = world(machine);
        let faults = StoreOf { node: index, weather: self.weather.clone() };
        let store = Store::in_memory(&self.database, Arc::new(faults));
        let bus = if self.count() == 1 { Bus::Alone } else { bus(self.post.outlet(index)) };
        let delays = Mutex::new(slot.chance.split());
        let delay = move || delays.lock().unwrap_or_else(PoisonError::into_inner).millis(20, 3_000);
        let work = Work::by(Arc::new(play), Arc::new(delay));
        let starting = Node::start(world.clone(), store, bus, work, Options::default());
        let (sim_too, world_too) = (sim.clone(), world.clone());
        let started = tokio::spawn(async move {
            let node = Arc::new(starting.await);
            sim_too.nodes.slot(index).state = State::Up(world_too, node);
            sim_too.weather.set_up(index, true);
            sim_too.ledger.tell(format!("node {index} is up"));
        });
        slot.state = State::Starting(world, started.abort_handle());
    }

    /// A node dies in whatever it is doing.
    pub fn kill(&self, sim: &Sim, index: usize) {
        let state = std::mem::replace(&mut self.slot(index).state, State::Down);
        match state {
            State::Down => return,
            State::Starting(world, starting) => {
                starting.abort();
                world.stop();
            }
            State::Up(world, _) => world.stop(),
        }
        self.weather.set_up(index, false);
        sim.network.cut_node(index);
    }

    /// A node is asked to end, and is given five seconds for it.
    pub async fn end(&self, sim: &Sim, index: usize) {
        let Some(node) = self.node(index) else { return };
        self.weather.set_up(index, false);
        node.end().await;
        sleep(Duration::from_secs(5)).await;
        self.kill(sim, index);
    }

    fn slot(&self, index: usize) -> MutexGuard<'_, Slot> {
        self.slots[index].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A turn as an engine would make it that knows nothing but the rules.
fn play(job: &Job) -> Done {
    let Task::Play { game: name, base, level, seed, .. } = &job.task else { return Done::TooLate };
    let Ok(mut game) = AnyGame::from_config(&job.start) else { return Done::TooLate };
    for action in &job.actions {
        if game.play(action).is_err() {
            return Done::TooLate;
        }
    }
    let actions = random_turn(&game, &mut Rng::new(*seed));
    Done::Turn { game: name.clone(), base: *base, level: *level, actions }
}

/// A random whole turn of who is to act.
pub fn random_turn(game: &AnyGame, rng: &mut Rng) -> Vec<String> {
    let (mut game, player) = (game.clone(), game.to_act());
    let mut actions = Vec::new();
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal();
        let action = legal[rng.index(legal.len())].clone();
        game.play(&action).expect("what is legal can be played");
        actions.push(action);
    }
    actions
}
