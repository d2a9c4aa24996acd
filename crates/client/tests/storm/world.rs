//! People at their screens, the server, and a network between them that does what networks do.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use orrery_client::{Connection, Effect, Input, Kept, Moment, News, Policy};
use orrery_games::core::Rng;
use orrery_wire::{Act, Event, Greeting, Logged, Offer, Reply, Request, Seat, TurnId};

use crate::server::{Manner, Server, game, random_turn};

/// Two tabs of who begins, and the other player.
pub const PEOPLE: [Seat; 3] = [Seat::First, Seat::First, Seat::Second];

/// Which way a message goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Up,
    Down,
}

/// What becomes of the next message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Arrives,
    ArrivesTwice,
    /// It is overtaken by the one after it.
    Overtaken,
    Lost,
}

/// Something that happens. People are named by their number.
#[derive(Clone, Copy, Debug)]
pub enum Chance {
    Message(usize, Way, Fate),
    /// The connection is cut, and whoever sits there hears of it.
    Cut(usize),
    /// The connection is dead, and nobody hears of it.
    Dies(usize),
    Reload(usize),
    Turn(usize),
    /// Part of a turn is composed.
    Compose(usize),
    Takeback(usize),
    Greet(usize),
    Passes(u16),
    Server(Manner),
}

struct Person {
    seat: Seat,
    connection: Connection,
    /// The line that stands, by its number at the server, and the number of its socket here.
    line: Option<(u32, u32)>,
    is_dead: bool,
    up: VecDeque<Request>,
    down: VecDeque<Reply>,
    /// Turns that were sent, and of which was not heard what became.
    waiting: BTreeSet<String>,
}

pub struct World {
    pub server: Server,
    people: Vec<Person>,
    /// What the browser of each player keeps.
    kept: BTreeMap<usize, String>,
    /// What was said to stand, and where, and what was said not to.
    stored: Vec<(TurnId, Option<u32>)>,
    lost: Vec<TurnId>,
    manner: Manner,
    now: Moment,
    lines: u32,
    rng: Rng,
}

impl World {
    pub fn new(seed: u64) -> World {
        let mut server = Server::new("yinsh:blitz");
        server.begin();
        let people = PEOPLE.map(|seat| Person {
            seat,
            connection: Connection::new(Policy::default(), seed),
            line: None,
            is_dead: false,
            up: VecDeque::new(),
            down: VecDeque::new(),
            waiting: BTreeSet::new(),
        });
        let mut world = World {
            server,
            people: people.into(),
            kept: BTreeMap::new(),
            stored: Vec::new(),
            lost: Vec::new(),
            manner: Manner::Well,
            now: Moment(0),
            lines: 0,
            rng: Rng::new(seed),
        };
        for who in 0..PEOPLE.len() {
            world.on(who, Input::Follow(game(), None));
        }
        world
    }

    pub fn happen(&mut self, chance: Chance) {
        match chance {
            Chance::Message(who, Way::Up, fate) => self.send_up(who, fate),
            Chance::Message(who, Way::Down, fate) => self.send_down(who, fate),
            Chance::Cut(who) => self.cut(who),
            Chance::Dies(who) => self.people[who].is_dead = true,
            Chance::Reload(who) => self.reload(who),
            Chance::Turn(who) => self.make_turn(who),
            Chance::Compose(who) => {
                if let Some(mut turn) = self.turn_of(who) {
                    turn.truncate(1);
                    self.on(who, Input::Compose(game(), turn));
                }
            }
            Chance::Takeback(who) => {
                let offer = Offer::Takeback;
                let is_offered = !self.server.state.offers().is_empty();
                let act = if is_offered { Act::Accept { offer } } else { Act::Offer { offer } };
                self.on(who, Input::Act(game(), act));
            }
            Chance::Greet(who) => {
                self.on(who, Input::Act(game(), Act::Say { greeting: Greeting::Oops }));
            }
            Chance::Passes(millis) => self.pass(millis.into()),
            Chance::Server(manner) => self.manner = manner,
        }
    }

    /// Time passes for everybody.
    fn pass(&mut self, millis: i64) {
        self.now = self.now.plus(millis);
        for who in 0..self.people.len() {
            if self.people[who].connection.wakes_at().is_some_and(|at| at <= self.now) {
                self.on(who, Input::Woke);
            }
        }
    }

    /// The weather is good from now on: messages arrive, the server answers, and time passes until all is quiet.
    pub fn calm_down(&mut self, cut_all: bool) {
        self.manner = Manner::Well;
        for who in 0..self.people.len() {
            if cut_all {
                self.cut(who);
            }
        }
        for round in 0..400 {
            if round == 200 {
                // A client that has missed the last message learns it from the next one.
                let told = self.server.speak();
                self.tell(told);
            }
            for who in 0..self.people.len() {
                while !self.people[who].up.is_empty() || !self.people[who].down.is_empty() {
                    self.send_up(who, Fate::Arrives);
                    self.send_down(who, Fate::Arrives);
                }
            }
            self.pass(500);
        }
    }

    /// Whether all is as it must be when everybody has heard everything.
    pub fn check(&self) -> Result<(), String> {
        let mut places: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        for entry in &self.server.entries {
            if let Event::Turn { id, .. } = Logged::from_body(&entry.body)?.event {
                places.entry(id.as_str().to_owned()).or_default().push(entry.seq);
            }
        }
        for (id, seq) in &self.stored {
            let found = places.get(id.as_str()).map(Vec::as_slice).unwrap_or_default();
            if found.len() != 1 || seq.is_some_and(|seq| found[0] != seq) {
                return Err(format!("{id:?} was acknowledged at {seq:?} and stands at {found:?}"));
            }
        }
        if let Some(id) = self.lost.iter().find(|id| places.contains_key(id.as_str())) {
            return Err(format!("{id:?} was said to be lost, and stands"));
        }
        for (who, person) in self.people.iter().enumerate() {
            if !person.waiting.is_empty() {
                return Err(format!("{who} never heard what became of {:?}", person.waiting));
            }
            let follower = person.connection.follower(&game()).ok_or("nobody follows")?;
            let state = follower.state().ok_or(format!("{who} knows nothing"))?;
            if state.link() != self.server.state.link() {
                let (known, there) = (state.seq(), self.server.state.seq());
                return Err(format!("{who} knows {known} of {there} entries"));
            }
            if follower.is_sending() {
                return Err(format!("{who} still sends"));
            }
        }
        Ok(())
    }

    pub fn turns(&self) -> usize {
        self.server.state.turn_count()
    }

    fn turn_of(&mut self, who: usize) -> Option<Vec<String>> {
        let follower = self.people[who].connection.follower(&game())?;
        let state = follower.state().filter(|_| follower.may_send())?;
        Some(random_turn(state, &mut self.rng))
    }

    fn make_turn(&mut self, who: usize) {
        let Some(actions) = self.turn_of(who) else { return };
        let id: TurnId = format!("{:016x}", self.rng.next()).parse().unwrap();
        self.people[who].waiting.insert(id.as_str().to_owned());
        self.on(who, Input::Turn { game: game(), id, actions });
    }

    /// A page is loaded anew: all that is left is what its browser keeps, which both tabs share.
    fn reload(&mut self, who: usize) {
        self.cut_line(who);
        let seat = self.people[who].seat.index();
        let kept: Option<Kept> = self.kept.get(&seat).map(|text| text.parse().unwrap());
        let person = &mut self.people[who];
        person.waiting.clear();
        person
            .waiting
            .extend(kept.iter().filter_map(|kept| kept.id.as_ref()).map(|id| id.as_str().to_owned()));
        person.connection = Connection::new(Policy::default(), self.rng.next());
        self.on(who, Input::Follow(game(), kept));
    }

    fn cut_line(&mut self, who: usize) -> Option<u32> {
        let person = &mut self.people[who];
        person.is_dead = false;
        person.up.clear();
        person.down.clear();
        let (line, socket) = person.line.take()?;
        self.server.lines.remove(&line);
        Some(socket)
    }

    fn cut(&mut self, who: usize) {
        if let Some(socket) = self.cut_line(who) {
            self.on(who, Input::Closed { socket });
        }
    }

    fn send_up(&mut self, who: usize, fate: Fate) {
        let Some((line, _)) = self.people[who].line else { return };
        for request in next(&mut self.people[who].up, fate) {
            let manner = std::mem::replace(&mut self.manner, Manner::Well);
            let told = self.server.hear(line, request, manner);
            self.tell(told);
        }
    }

    fn send_down(&mut self, who: usize, fate: Fate) {
        for reply in next(&mut self.people[who].down, fate) {
            let Some((_, socket)) = self.people[who].line else { return };
            self.on(who, Input::Heard { socket, reply });
        }
    }

    fn tell(&mut self, told: Vec<(u32, Reply)>) {
        for (line, reply) in told {
            let whose = self.people.iter_mut().find(|person| person.line.is_some_and(|(own, _)| own == line));
            if let Some(person) = whose.filter(|person| !person.is_dead) {
                // What is sent is text.
                let text = serde_json::to_string(&reply).unwrap();
                person.down.push_back(serde_json::from_str(&text).unwrap());
            }
        }
    }

    fn on(&mut self, who: usize, input: Input) {
        for effect in self.people[who].connection.on(self.now, input) {
            match effect {
                Effect::Open { socket } => {
                    self.lines += 1;
                    let welcome = self.server.welcome(self.lines, self.people[who].seat);
                    self.people[who].line = Some((self.lines, socket));
                    self.people[who].down.push_back(welcome);
                }
                Effect::Close => {
                    self.cut_line(who);
                }
                Effect::Send(request) => {
                    let person = &mut self.people[who];
                    if !person.is_dead {
                        person.up.push_back(request);
                    }
                }
                Effect::Tell(_, news) => self.told(who, news),
                Effect::Lobby(_) | Effect::Line(_) | Effect::Player(_) => {}
            }
        }
    }

    fn told(&mut self, who: usize, news: News) {
        let seat = self.people[who].seat.index();
        match news {
            News::Keep(Some(text)) => {
                self.kept.insert(seat, text);
            }
            News::Keep(None) => {
                self.kept.remove(&seat);
            }
            News::TurnStored { id, seq } => {
                assert!(self.people[who].waiting.remove(id.as_str()), "{id:?} is told of once");
                self.stored.push((id, seq));
            }
            News::TurnLost { id, .. } => {
                assert!(self.people[who].waiting.remove(id.as_str()), "{id:?} is told of once");
                self.lost.push(id);
            }
            News::Unsound(error) => panic!("{error}"),
            _ => {}
        }
    }
}

/// Takes the next message from a queue; what arrives now.
fn next<T: Clone>(queue: &mut VecDeque<T>, fate: Fate) -> Vec<T> {
    let Some(message) = queue.pop_front() else { return Vec::new() };
    match fate {
        Fate::Arrives => vec![message],
        Fate::ArrivesTwice => vec![message.clone(), message],
        Fate::Overtaken => {
            let second = queue.pop_front();
            second.into_iter().chain([message]).collect()
        }
        Fate::Lost => Vec::new(),
    }
}
