//! People who play: they follow a game with the client core, as the page does, and do what people do.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use orrery_client::{Connection, Effect, Follower, Input, Lost, Moment, News, Policy};
use orrery_wire::{
    Act, Control, Event, GameId, GameResult, GameState, Greeting, Offer, PlayerId, Reason, Refusal, Reply,
    Request, Seat, SeatKey, Status, TurnId,
};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::Sim;
use crate::chance::Chance;
use crate::ledger::{Acknowledged, View};
use crate::network::{Answer, Caller, REPLY_TIMEOUT, Socket};
use crate::nodes::random_turn;

/// How patient people are.
const POLICY: Policy =
    Policy { soon: 250, latest: 2_000, good: 10_000, quiet: 8_000, answer: 6_000, again: 1_000 };

/// Somebody who has been watching for so long is known to be there, wherever they are.
const KNOWN: Duration = Duration::from_secs(30);

pub struct Person {
    number: usize,
    sim: Arc<Sim>,
    chance: Chance,
    caller: Caller,
    me: Option<PlayerId>,
    node: usize,
    /// Since when moments are counted.
    start: Instant,
    /// The name of a turn that was made.
    used: Option<TurnId>,
}

/// A game that somebody follows.
struct Following {
    name: GameId,
    connection: Connection,
    /// The socket there is, with its number.
    line: Option<(u32, Socket)>,
    /// Since when the game is watched over it.
    since: Option<Instant>,
    turn: Option<Sent>,
    /// What else was done and is not answered, by its number.
    acts: BTreeMap<u32, Act>,
    /// The name of the other player's last turn.
    theirs: Option<TurnId>,
    /// When something is done next.
    next: Instant,
}

/// A turn that was sent and is not acknowledged yet.
struct Sent {
    act: Act,
    id: TurnId,
    /// Whether it goes under a name that it may not have, and may be refused for that.
    is_rude: bool,
    /// Whether another turn of the same person has that name: what is said of it may be said of that one.
    is_reused: bool,
}

impl Following {
    fn state(&self) -> Option<&GameState> {
        self.connection.follower(&self.name)?.state()
    }

    fn you(&self) -> Option<Seat> {
        self.connection.follower(&self.name)?.you()
    }

    /// Whether something was done of which it is not known what became of it.
    fn is_waiting(&self) -> bool {
        !self.acts.is_empty() || self.connection.follower(&self.name).is_some_and(Follower::is_sending)
    }
}

impl Person {
    pub fn new(number: usize, sim: Arc<Sim>, mut chance: Chance) -> Person {
        let node = chance.below(sim.nodes.count());
        // Some people share an address.
        let house = u8::try_from(number % 30).unwrap_or(0);
        let peer = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, 0, 0, house)), 40_000);
        let caller = Caller { peer, cookie: None };
        Person { number, sim, chance, caller, me: None, node, start: Instant::now(), used: None }
    }

    /// Plays one game after another until nobody begins anything any more; then watches the last one.
    pub async fn play(mut self) {
        let wait = self.chance.seconds(0, 20);
        sleep(wait).await;
        while self.me.is_none() {
            self.take_name().await;
        }
        let mut next = None;
        loop {
            let game = match next.take() {
                Some(game) => Some(game),
                None if self.sim.ledger.is_calm() => return,
                None => self.find_game().await,
            };
            match game {
                Some(game) => next = self.follow(game).await,
                None => {
                    let wait = self.chance.seconds(1, 5);
                    sleep(wait).await;
                }
            }
        }
    }

    async fn ask(&mut self, method: &'static str, path: &str, body: Option<Value>) -> Option<Answer> {
        let (sim, caller) = (self.sim.clone(), self.caller.clone());
        let asking = sim.network.ask(&sim, self.node, &caller, (method, path), body.as_ref());
        let answer = timeout(REPLY_TIMEOUT, asking).await.unwrap_or_default();
        if answer.as_ref().is_none_or(|answer| answer.status >= 500) {
            self.node = self.chance.below(self.sim.nodes.count());
            let wait = self.chance.millis(200, 2_000);
            sleep(wait).await;
        }
        answer
    }

    async fn take_name(&mut self) {
        let name = json!({ "name": format!("Person {}", self.number) });
        if let Some(answer) = self.ask("POST", "/api/v1/me", Some(name)).await
            && answer.status == 200
            && let Some(cookie) = answer.cookie
        {
            self.caller.cookie = Some(cookie);
            self.me = answer.body["id"].as_str().and_then(|id| id.parse().ok());
        }
    }

    /// Takes up an invitation, or sets up a game.
    async fn find_game(&mut self) -> Option<GameId> {
        if let Some((game, key)) = self.sim.ledger.invitation() {
            for _ in 0..6 {
                let path = format!("/api/v1/games/{game}/join");
                match self.ask("POST", &path, Some(json!({ "key": key }))).await {
                    Some(answer) if answer.status == 200 => return Some(game),
                    // It is one's own, or taken, or gone.
                    Some(answer) if answer.status < 500 => return None,
                    _ => {}
                }
            }
            return None;
        }
        let config = *self.chance.one_of(&["kulami", "kulami:level2", "yinsh", "lyngk", "yinsh:blitz"]);
        let seconds = *self.chance.one_of(&[15, 30, 60, 120, 300]);
        let clock = match self.chance.below(8) {
            0 => Control::None,
            1 => Control::Correspondence { days: 1 },
            2 | 3 => Control::Delay { seconds, delay: 3 },
            _ => Control::Fischer { seconds, increment: 2 },
        };
        let side = *self.chance.one_of(&["first", "second", "random"]);
        let mut game = json!({ "config": config, "clock": clock, "side": side });
        let with_computer = self.chance.per_mille(200);
        if with_computer {
            game["opponent"] = json!({ "computer": 1 + self.chance.below(10) });
        } else if self.chance.per_mille(300) {
            game["listed"] = json!(true);
        }
        let answer = self.ask("POST", "/api/v1/games", Some(game)).await?;
        if answer.status != 201 {
            return None;
        }
        let name: GameId = answer.body["game"].as_str()?.parse().ok()?;
        let key: SeatKey = answer.body["key"].as_str()?.parse().ok()?;
        if !with_computer {
            self.sim.ledger.invite(name.clone(), key);
        }
        Some(name)
    }

    fn now(&self) -> Moment {
        Moment(i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// Plays a game to its end; the one that comes after it, if one does.
    async fn follow(&mut self, name: GameId) -> Option<GameId> {
        let mut game = Following {
            name: name.clone(),
            connection: Connection::new(POLICY, self.chance.number()),
            line: None,
            since: None,
            turn: None,
            acts: BTreeMap::new(),
            theirs: None,
            next: Instant::now() + Duration::from_secs(1),
        };
        let began = Instant::now();
        let mut over = None;
        self.drive(&mut game, Input::Follow(name, None)).await;
        loop {
            let wakes = game.connection.wakes_at().map(|moment| {
                self.start + Duration::from_millis(u64::try_from(moment.0).unwrap_or_default())
            });
            let wake = wakes.map_or(game.next, |wakes| wakes.min(game.next));
            let input = tokio::select! {
                biased;
                (socket, message) = next(&mut game.line) => match message {
                    None => Input::Closed { socket },
                    Some(text) => self.read(&game, socket, &text),
                },
                () = sleep_until(wake) => Input::Woke,
            };
            self.drive(&mut game, input).await;
            if Instant::now() >= game.next {
                game.next = Instant::now() + self.chance.millis(300, 6_000);
                if self.chance.per_mille(8) && !self.sim.ledger.is_calm() {
                    // Away for a while; long enough, now and then, for the other to claim the game.
                    self.drive(&mut game, Input::NetworkGone).await;
                    self.report(&game);
                    let away = *self.chance.one_of(&[2, 5, 20, 90]);
                    sleep(Duration::from_secs(away)).await;
                    continue;
                }
                self.act(&mut game).await;
            }
            self.report(&game);
            let Some(state) = game.state() else { continue };
            if let Some(next) = state.continued() {
                return Some(next.clone());
            }
            if matches!(state.status(), Status::Over { .. }) && over.is_none() {
                over = Some(Instant::now() + self.chance.seconds(1, 15));
            }
            let is_late = over.is_some_and(|over| Instant::now() >= over)
                || state.status() == Status::Open && began.elapsed() > Duration::from_secs(60);
            if is_late && !game.is_waiting() && !self.sim.ledger.is_calm() {
                self.sim.ledger.sees(self.number, None);
                return None;
            }
        }
    }

    /// Takes in what happened, and does what the client core wants done about it.
    async fn drive(&mut self, game: &mut Following, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in game.connection.on(self.now(), input) {
                match effect {
                    Effect::Open { socket } => {
                        // Whichever node answers.
                        self.node = self.chance.below(self.sim.nodes.count());
                        let (sim, caller) = (self.sim.clone(), self.caller.clone());
                        match sim.network.connect(&sim, self.node, &caller).await {
                            Some(opened) => game.line = Some((socket, opened)),
                            None => inputs.push_back(Input::Closed { socket }),
                        }
                    }
                    Effect::Close => {
                        (game.line, game.since) = (None, None);
                        game.acts.clear();
                    }
                    Effect::Send(request) => {
                        if let Request::Act { reference, what, .. } = &request
                            && !matches!(what, Act::Turn { .. })
                        {
                            game.acts.insert(*reference, what.clone());
                        }
                        if let Some((_, socket)) = &game.line {
                            socket.send(to_text(&request));
                        }
                    }
                    Effect::Tell(_, news) => self.hear(game, news),
                    Effect::Line(_) | Effect::Player(_) | Effect::Lobby(_) => {}
                }
            }
        }
    }

    /// Reads a message, and looks whether it follows what was told over this line.
    fn read(&self, game: &Following, socket: u32, text: &str) -> Input {
        let reply: Reply = match serde_json::from_str(text) {
            Ok(reply) => reply,
            Err(error) => {
                self.sim.ledger.find(format!("a message makes no sense: {error}: {text}"));
                return Input::Closed { socket };
            }
        };
        if let (Reply::Happened { entry, .. }, Some(state), Some(_)) = (&reply, game.state(), game.since)
            && entry.seq > state.seq()
        {
            let wrong = if entry.seq != state.seq() + 1 {
                Some("came after")
            } else if entry.link != state.link().next(&entry.body) {
                Some("is not linked to")
            } else {
                None
            };
            if let Some(wrong) = wrong {
                self.sim.ledger.find(format!(
                    "person {}: in {} entry {} {wrong} {}",
                    self.number,
                    game.name,
                    entry.seq,
                    state.seq()
                ));
            }
        }
        Input::Heard { socket, reply }
    }

    /// There is news of the game.
    fn hear(&mut self, game: &mut Following, news: News) {
        match news {
            News::Opened | News::CaughtUp => _ = game.since.get_or_insert(Instant::now()),
            News::Happened(event) => {
                game.next = Instant::now() + self.chance.millis(200, 5_000);
                match event {
                    Event::Turn { seat, id, .. } if game.you() != Some(seat) => game.theirs = Some(id),
                    Event::Ended { score, reason: Reason::Abandoned, .. } => self.notice_claim(game, score),
                    _ => {}
                }
            }
            News::TurnStored { id, seq } => {
                let sent = game.turn.take_if(|sent| sent.id == id);
                if let Some(sent) = sent.filter(|sent| !sent.is_reused) {
                    self.acknowledge(game, seq, sent.act);
                }
            }
            News::TurnLost { id, why } => {
                let Some(sent) = game.turn.take_if(|sent| sent.id == id) else { return };
                let is_wrong = match &why {
                    Lost::Refused(Refusal::Illegal { .. } | Refusal::Unfinished) => true,
                    Lost::Refused(Refusal::TurnIdUsed) => !sent.is_rude,
                    Lost::Refused(_) | Lost::Failed(_) => false,
                };
                if is_wrong {
                    let name = &game.name;
                    self.sim.ledger.find(format!("person {}: {name}: {why:?}: {:?}", self.number, sent.act));
                }
            }
            News::Done { reference, seq } => {
                if let Some(act) = game.acts.remove(&reference) {
                    self.acknowledge(game, seq, act);
                }
            }
            News::Refused { reference, .. } => _ = game.acts.remove(&reference),
            News::Failed(_) => game.acts.clear(),
            News::Unsound(error) => {
                self.sim.ledger.find(format!("person {}: {}: {error}", self.number, game.name));
            }
            News::Unseated | News::Changed | News::Declined(_) | News::NotSent(_) | News::Keep(_) => {}
        }
    }

    /// A game must not be lost by going away by somebody who is there.
    fn notice_claim(&self, game: &Following, score: GameResult) {
        let is_loser = game.you().is_some_and(|you| score == GameResult::win(you.other()));
        let was_there = game.since.is_some_and(|since| since.elapsed() > KNOWN);
        let Some((_, socket)) = &game.line else { return };
        if is_loser && was_there && self.sim.weather.untroubled_for(socket.node, KNOWN) {
            self.sim.ledger.find(format!(
                "person {} was there all the time, and lost {} for having gone away",
                self.number, game.name
            ));
        }
    }

    fn acknowledge(&self, game: &Following, seq: Option<u32>, act: Act) {
        if let (Some(seq), Some(me)) = (seq, &self.me) {
            let (game, by) = (game.name.clone(), me.clone());
            self.sim.ledger.acknowledge(Acknowledged { game, seq, by, act });
        }
    }

    /// Does something, unless it is not known yet what became of what was done last.
    async fn act(&mut self, game: &mut Following) {
        if game.is_waiting() || self.sim.ledger.is_calm() {
            return;
        }
        let Some(mut act) = self.choose(game) else { return };
        let is_rude = self.chance.per_mille(30) && self.misname(game, &mut act);
        let mut is_reused = false;
        if let (Act::Turn { turn_id, .. }, Some(me)) = (&act, &self.me) {
            self.sim.ledger.sends(me, turn_id.as_str());
            let stands = game
                .state()
                .zip(game.you())
                .is_some_and(|(state, you)| state.turn_named(you, turn_id).is_some());
            is_reused = stands || self.used.as_ref() == Some(turn_id);
            self.used = Some(turn_id.clone());
        }
        if self.chance.per_mille(150) {
            let path = format!("/api/v1/games/{}/acts", game.name);
            let body = serde_json::to_value(&act).expect("acts have nothing that JSON has not");
            let answer = self.ask("POST", &path, Some(body)).await;
            if let Some(answer) = answer.as_ref().filter(|answer| answer.status == 200) {
                let seq = answer.body["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
                return self.acknowledge(game, seq, act);
            }
            // What is no turn has no name, and would be done twice.
            if answer.is_some_and(|answer| answer.status < 500) || !matches!(act, Act::Turn { .. }) {
                return;
            }
        }
        let name = game.name.clone();
        match act {
            Act::Turn { base, turn_id: id, actions } => {
                let act = Act::Turn { base, turn_id: id.clone(), actions: actions.clone() };
                game.turn = Some(Sent { act, id: id.clone(), is_rude, is_reused });
                self.drive(game, Input::Turn { game: name, id, actions }).await;
            }
            act => self.drive(game, Input::Act(name, act)).await,
        }
    }

    fn choose(&mut self, game: &Following) -> Option<Act> {
        let (state, you) = (game.state()?, game.you()?);
        let offered = state.offers().iter().find(|(by, _)| *by != you).map(|(_, offer)| *offer);
        if let Some(offer) = offered {
            return Some(match self.chance.below(3) {
                0 => Act::Decline { offer },
                _ => Act::Accept { offer },
            });
        }
        match state.status() {
            Status::Open => self.chance.per_mille(10).then_some(Act::Abort),
            Status::Over { .. } => {
                let offer = *self.chance.one_of(&[Offer::Rematch, Offer::ReturnGame]);
                self.chance.per_mille(300).then_some(Act::Offer { offer })
            }
            Status::Playing => match self.chance.below(1_000) {
                0..15 => Some(Act::Say { greeting: Greeting::GoodMove }),
                15..30 => Some(Act::Offer { offer: Offer::Takeback }),
                30..35 => Some(Act::Offer { offer: Offer::Draw }),
                35..37 => Some(Act::Resign),
                37..80 => Some(Act::Claim),
                80..85 => Some(Act::Abort),
                _ if state.to_act() == Some(you) => {
                    let turn_id = format!("p{}-{:016x}", self.number, self.chance.number());
                    let turn_id = turn_id.parse().expect("letters, digits and a hyphen");
                    let actions = random_turn(state.game(), self.chance.rng());
                    Some(Act::Turn { base: state.base(), turn_id, actions })
                }
                _ => None,
            },
        }
    }

    /// Gives a turn a name that is somebody else's, or another turn's; whether it did.
    fn misname(&mut self, game: &Following, act: &mut Act) -> bool {
        let Act::Turn { turn_id, base, .. } = act else { return false };
        let wrong = match self.chance.below(3) {
            // What a computer might call its next turn, if that could be guessed.
            0 => format!("engine-{}", *base + self.chance.below(2) as u32).parse().ok(),
            1 => self.used.clone(),
            _ => game.theirs.clone(),
        };
        let is_wrong = wrong.is_some();
        if let Some(wrong) = wrong {
            self.sim.weather.count("turn under a wrong name");
            *turn_id = wrong;
        }
        is_wrong
    }

    /// What is seen now.
    fn report(&self, game: &Following) {
        let view = game.since.zip(game.state()).map(|(since, state)| View {
            who: self.number,
            game: game.name.clone(),
            seq: state.seq(),
            link: state.link(),
            since,
            is_waiting: game.is_waiting(),
        });
        self.sim.ledger.sees(self.number, view);
    }
}

/// What comes over the socket, if there is one.
async fn next(line: &mut Option<(u32, Socket)>) -> (u32, Option<String>) {
    match line {
        Some((number, socket)) => (*number, socket.next().await),
        None => std::future::pending().await,
    }
}

fn to_text(request: &Request) -> String {
    serde_json::to_string(request).expect("requests have nothing that JSON has not")
}
