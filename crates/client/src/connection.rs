//! The one socket to the server: open while somebody wants something from it, and opened again by itself when it breaks.

use orrery_games::core::Rng;
use orrery_wire::{Act, ChallengeView, GameId, PlayerView, Reply, Request, TurnId};

use crate::{Follower, Kept, Moment, News, Policy, Step};

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It is being opened for the first time, or nobody wants it.
    Closed,
    /// It stands.
    Open,
    /// It broke, and is being opened again.
    Broken,
}

/// What can happen to a connection. Sockets are numbered: what an older one still says is not heard.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody wants to follow a game, until they leave it. A turn of ours may have been kept from an earlier visit.
    Follow(GameId, Option<Kept>),
    /// Nobody wants to follow that game any longer.
    Leave(GameId),
    /// Somebody wants to know the open challenges, or no longer.
    Lobby(bool),
    /// Somebody wants to know who the server takes us for, or no longer; they are counted.
    Curious(bool),
    /// We are somebody else now: the server has to know us anew.
    KnownAs(Option<PlayerView>),
    /// We make a turn in a game that is followed. It is sent until it is known what became of it.
    Turn {
        /// In which game.
        game: GameId,
        /// A name for it that no other of our turns has.
        id: TurnId,
        /// All its actions.
        actions: Vec<String>,
    },
    /// We have composed so much of a turn.
    Compose(GameId, Vec<String>),
    /// We do something other than a turn. It is sent once, or not at all if there is no connection.
    Act(GameId, Act),
    /// A message has come.
    Heard {
        /// Over which socket.
        socket: u32,
        /// What it says.
        reply: Reply,
    },
    /// A socket was closed, or could not be opened.
    Closed {
        /// Which.
        socket: u32,
    },
    /// It is later now, perhaps as late as [`Connection::wakes_at`] says.
    Woke,
    /// The network is there again, or somebody looks at the page again.
    NetworkBack,
    /// The network is gone.
    NetworkGone,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// A socket is to be opened. Its messages and its end are heard of under this number.
    Open {
        /// Its number.
        socket: u32,
    },
    /// The socket is to be closed and forgotten.
    Close,
    /// This is to be sent over the socket.
    Send(Request),
    /// There is news of a game that is followed.
    Tell(GameId, News),
    /// These challenges are open.
    Lobby(Vec<ChallengeView>),
    /// The connection is so now.
    Line(Line),
    /// The server takes us for this player, or for nobody it knows.
    Player(Option<PlayerView>),
}

/// A connection to the server, and the games that are followed over it.
#[derive(Debug)]
pub struct Connection {
    policy: Policy,
    rng: Rng,
    line: Line,
    /// The socket there is, if there is one, and how many there have been.
    socket: Option<Socket>,
    sockets: u32,
    /// How often it was tried in vain.
    tries: u32,
    /// When it is tried again.
    reopen: Option<Moment>,
    followers: Vec<Follower>,
    lobby: bool,
    curious: u32,
    /// The number of the last act.
    acts: u32,
}

/// A socket.
#[derive(Debug)]
struct Socket {
    welcomed: bool,
    opened: Moment,
    /// When something was heard last.
    heard: Moment,
    /// By when something must be heard, because the server was asked whether it is there.
    due: Option<Moment>,
    /// Acts that are not answered yet, in which games, and by when they must be.
    unanswered: Vec<(u32, GameId, Moment)>,
    /// When games are asked for again that the server had no time for.
    again: Option<Moment>,
}

impl Connection {
    /// A connection that nobody wants yet. Waits are drawn from the seed.
    pub fn new(policy: Policy, seed: u64) -> Connection {
        Connection {
            policy,
            rng: Rng::new(seed),
            line: Line::Closed,
            socket: None,
            sockets: 0,
            tries: 0,
            reopen: None,
            followers: Vec::new(),
            lobby: false,
            curious: 0,
            acts: 0,
        }
    }

    /// How it is.
    pub fn line(&self) -> Line {
        self.line
    }

    /// Somebody who follows this game.
    pub fn follower(&self, game: &GameId) -> Option<&Follower> {
        self.followers.iter().find(|follower| follower.game() == game)
    }

    /// The number of the last act that was sent.
    pub fn last_act(&self) -> u32 {
        self.acts
    }

    /// When [`Input::Woke`] has something to do, if nothing else happens before.
    pub fn wakes_at(&self) -> Option<Moment> {
        let socket = self.socket.iter().flat_map(|socket| {
            let quiet = socket.due.unwrap_or(socket.heard.plus(self.policy.quiet));
            socket.unanswered.iter().map(|(_, _, due)| *due).chain([quiet]).chain(socket.again)
        });
        let turns = self.followers.iter().filter_map(Follower::wakes_at);
        socket.chain(turns).chain(self.reopen).min()
    }

    /// Takes in what happened, and says what is to be done about it, in this order.
    pub fn on(&mut self, now: Moment, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        let out = &mut effects;
        match input {
            Input::Follow(game, kept) => {
                self.followers.retain(|follower| *follower.game() != game);
                self.followers.push(Follower::new(game, kept));
                self.open(now, out);
                self.step(self.followers.len() - 1, vec![Step::Watch], now, out);
            }
            Input::Leave(game) => {
                self.followers.retain(|follower| *follower.game() != game);
                self.send(Request::Unwatch { game }, out);
                self.close_if_unwanted(out);
            }
            Input::Lobby(on) => {
                self.lobby = on;
                self.send(Request::Lobby { on }, out);
                self.open(now, out);
                self.close_if_unwanted(out);
            }
            Input::Curious(on) => {
                self.curious = if on { self.curious + 1 } else { self.curious.saturating_sub(1) };
                self.open(now, out);
                self.close_if_unwanted(out);
            }
            Input::KnownAs(player) => {
                out.push(Effect::Player(player));
                self.close(out);
                self.open(now, out);
            }
            Input::Turn { game, id, actions } => {
                self.with(&game, now, out, |follower| follower.send_turn(id, actions));
            }
            Input::Compose(game, actions) => {
                self.with(&game, now, out, |follower| follower.compose(actions));
            }
            Input::Act(game, act) if self.is_welcome() => {
                self.act(&game, act, now, out);
            }
            Input::Act(game, act) => out.push(Effect::Tell(game, News::NotSent(act))),
            Input::Heard { socket, reply } if self.is_present(socket) => self.heard(reply, now, out),
            Input::Closed { socket } if self.is_present(socket) => self.broke(now, out),
            Input::Heard { .. } | Input::Closed { .. } => {}
            Input::Woke => self.woke(now, out),
            Input::NetworkBack => {
                self.tries = 0;
                self.ask_whether_there(now, out);
                self.open(now, out);
            }
            Input::NetworkGone if self.socket.is_some() => self.broke(now, out),
            Input::NetworkGone => {}
        }
        effects
    }

    fn is_wanted(&self) -> bool {
        !self.followers.is_empty() || self.lobby || self.curious > 0
    }

    fn is_welcome(&self) -> bool {
        self.socket.as_ref().is_some_and(|socket| socket.welcomed)
    }

    fn is_present(&self, socket: u32) -> bool {
        self.socket.is_some() && self.sockets == socket
    }

    fn open(&mut self, now: Moment, out: &mut Vec<Effect>) {
        if self.socket.is_some() || !self.is_wanted() {
            return;
        }
        self.reopen = None;
        self.sockets += 1;
        self.socket = Some(Socket {
            welcomed: false,
            opened: now,
            heard: now,
            due: None,
            unanswered: Vec::new(),
            again: None,
        });
        out.push(Effect::Open { socket: self.sockets });
    }

    fn close(&mut self, out: &mut Vec<Effect>) {
        if self.socket.take().is_some() {
            out.push(Effect::Close);
        }
        self.followers.iter_mut().for_each(Follower::line_lost);
    }

    fn close_if_unwanted(&mut self, out: &mut Vec<Effect>) {
        if !self.is_wanted() {
            self.close(out);
            self.reopen = None;
            self.set_line(Line::Closed, out);
        }
    }

    fn set_line(&mut self, line: Line, out: &mut Vec<Effect>) {
        if self.line != line {
            self.line = line;
            out.push(Effect::Line(line));
        }
    }

    /// The socket is of no use any more: another one is opened after a while, a little longer each time.
    fn broke(&mut self, now: Moment, out: &mut Vec<Effect>) {
        let held = self.socket.as_ref().map_or(0, |socket| now.since(socket.opened));
        self.close(out);
        self.set_line(Line::Broken, out);
        if held > self.policy.good {
            self.tries = 0;
        }
        let wait = (self.policy.soon << self.tries.min(6)).min(self.policy.latest);
        self.tries += 1;
        // All who lost the same server must not come back at the same moment.
        let jitter = 700 + self.rng.below(601) as i64;
        self.reopen = Some(now.plus(wait * jitter / 1_000));
    }

    fn send(&self, request: Request, out: &mut Vec<Effect>) {
        if self.is_welcome() {
            out.push(Effect::Send(request));
        }
    }

    /// Does something in a game; the number it was sent under.
    fn act(&mut self, game: &GameId, what: Act, now: Moment, out: &mut Vec<Effect>) -> Option<u32> {
        let socket = self.socket.as_mut().filter(|socket| socket.welcomed)?;
        self.acts += 1;
        socket.unanswered.push((self.acts, game.clone(), now.plus(self.policy.answer)));
        out.push(Effect::Send(Request::Act { game: game.clone(), reference: self.acts, what }));
        Some(self.acts)
    }

    /// A connection can die without a word: the server is asked whether it is there.
    fn ask_whether_there(&mut self, now: Moment, out: &mut Vec<Effect>) {
        self.send(Request::Ping, out);
        if let Some(socket) = &mut self.socket {
            socket.due.get_or_insert(now.plus(self.policy.answer));
        }
    }

    fn woke(&mut self, now: Moment, out: &mut Vec<Effect>) {
        if self.reopen.is_some_and(|reopen| reopen <= now) {
            self.reopen = None;
            self.open(now, out);
        }
        let Some(socket) = &mut self.socket else { return };
        let is_late = |due: Moment| due <= now;
        if socket.due.is_some_and(is_late) || socket.unanswered.iter().any(|(_, _, due)| is_late(*due)) {
            return self.broke(now, out);
        }
        let is_again = socket.again.take_if(|again| *again <= now).is_some();
        if socket.due.is_none() && now.since(socket.heard) >= self.policy.quiet {
            self.ask_whether_there(now, out);
        }
        for index in 0..self.followers.len() {
            let mut steps = self.followers[index].wake(now);
            steps.extend(is_again.then_some(Step::Watch));
            self.step(index, steps, now, out);
        }
    }

    fn heard(&mut self, reply: Reply, now: Moment, out: &mut Vec<Effect>) {
        let Some(socket) = &mut self.socket else { return };
        socket.heard = now;
        socket.due = None;
        let answered = match &reply {
            Reply::Stored { reference, .. } | Reply::Refused { reference, .. } => Some(*reference),
            Reply::Error { reference, .. } => *reference,
            _ => None,
        };
        let place = socket.unanswered.iter().position(|(number, _, _)| Some(*number) == answered);
        let asked = place.map(|place| socket.unanswered.swap_remove(place).1);
        let about = match &reply {
            Reply::Welcome { .. } | Reply::Lobby { .. } | Reply::Pong { .. } => None,
            Reply::Watching { table, .. } | Reply::Seated { table } => Some(table.game.clone()),
            Reply::Happened { game, .. }
            | Reply::Presence { game, .. }
            | Reply::Stored { game, .. }
            | Reply::Refused { game, .. } => Some(game.clone()),
            // It names no game, but a number that we know, or it is about watching.
            Reply::Error { .. } => asked,
        };
        match (about, reply) {
            (_, Reply::Welcome { player, .. }) => self.welcomed(player, now, out),
            (_, Reply::Lobby { open }) if self.lobby => out.push(Effect::Lobby(open)),
            (Some(game), reply) => {
                let policy = self.policy;
                self.with(&game, now, out, |follower| follower.hear(reply, now, &policy));
            }
            (None, Reply::Error { reference: None, error }) if error.error.may_pass() => {
                socket.again = Some(now.plus(self.policy.again));
            }
            (None, Reply::Error { reference: None, error }) => {
                let games = self.followers.iter().map(|follower| follower.game().clone());
                out.extend(games.map(|game| Effect::Tell(game, News::Failed(error.clone()))));
            }
            _ => {}
        }
    }

    fn welcomed(&mut self, player: Option<PlayerView>, now: Moment, out: &mut Vec<Effect>) {
        if let Some(socket) = &mut self.socket {
            socket.welcomed = true;
        }
        if self.lobby {
            self.send(Request::Lobby { on: true }, out);
        }
        out.push(Effect::Player(player));
        self.set_line(Line::Open, out);
        for index in 0..self.followers.len() {
            self.step(index, vec![Step::Watch], now, out);
        }
    }

    fn with(
        &mut self,
        game: &GameId,
        now: Moment,
        out: &mut Vec<Effect>,
        ask: impl FnOnce(&mut Follower) -> Vec<Step>,
    ) {
        let place = self.followers.iter().position(|follower| follower.game() == game);
        if let Some(index) = place {
            let steps = ask(&mut self.followers[index]);
            self.step(index, steps, now, out);
        }
    }

    /// Does what a follower wants done.
    fn step(&mut self, index: usize, steps: Vec<Step>, now: Moment, out: &mut Vec<Effect>) {
        let game = self.followers[index].game().clone();
        for step in steps {
            match step {
                Step::Watch => {
                    let since = self.followers[index].since();
                    self.send(Request::Watch { game: game.clone(), since }, out);
                }
                Step::Send(act) => {
                    if let Some(reference) = self.act(&game, act, now, out) {
                        self.followers[index].sent(reference);
                    }
                }
                Step::Tell(news) => out.push(Effect::Tell(game.clone(), news)),
            }
        }
    }
}
