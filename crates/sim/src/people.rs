//! People who play: they follow a game as the page does, send what was not acknowledged again under the same id, come
//! back when the line is gone, and do what people do.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use orrery_wire::{
    Act, Control, Entry, ErrorCode, Event, GameId, GameResult, GameState, Greeting, Offer, PlayerId, Reason,
    Refusal, Reply, Request, Seat, SeatKey, Status, TurnId,
};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::Sim;
use crate::chance::Chance;
use crate::ledger::{Acknowledged, View};
use crate::network::{Answer, Caller, REPLY_TIMEOUT, Socket};
use crate::nodes::random_turn;

/// Nothing heard for so long: the line is gone.
const SILENCE: Duration = Duration::from_secs(20);

/// Somebody who has been watching for so long is known to be there, wherever they are.
const KNOWN: Duration = Duration::from_secs(30);

pub struct Person {
    number: usize,
    sim: Arc<Sim>,
    chance: Chance,
    caller: Caller,
    me: Option<PlayerId>,
    node: usize,
    turns: u32,
    /// The name of a turn that was made.
    used: Option<TurnId>,
}

/// A game that somebody follows.
struct Following {
    name: GameId,
    state: Option<GameState>,
    you: Option<Seat>,
    pending: Option<Pending>,
    /// The name of the other player's last turn.
    theirs: Option<TurnId>,
    /// When something is done next.
    next: Instant,
}

/// Something that was done and is not acknowledged yet.
struct Pending {
    act: Act,
    reference: u32,
    sent: Option<Instant>,
    /// Whether it goes under a name that it may not have, and may be refused for that.
    is_rude: bool,
}

/// A line to the server.
struct Online {
    socket: Socket,
    since: Option<Instant>,
    heard: Instant,
    pinged: Instant,
}

impl Person {
    pub fn new(number: usize, sim: Arc<Sim>, mut chance: Chance) -> Person {
        let node = chance.below(sim.nodes.count());
        // Some people share an address.
        let house = u8::try_from(number % 30).unwrap_or(0);
        let peer = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, 0, 0, house)), 40_000);
        let caller = Caller { peer, cookie: None };
        Person { number, sim, chance, caller, me: None, node, turns: 0, used: None }
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

    /// Plays a game to its end; the one that comes after it, if one does.
    async fn follow(&mut self, name: GameId) -> Option<GameId> {
        let mut game = Following {
            name,
            state: None,
            you: None,
            pending: None,
            theirs: None,
            next: Instant::now() + Duration::from_secs(1),
        };
        let mut online: Option<Online> = None;
        let began = Instant::now();
        let mut over = None;
        loop {
            let Some(line) = &mut online else {
                self.sim.ledger.sees(self.number, None);
                online = self.come_back(&mut game).await;
                continue;
            };
            let wake = game.next.min(line.pinged + Duration::from_secs(8)).min(line.heard + SILENCE);
            let heard = tokio::select! {
                biased;
                message = line.socket.next() => Some(message),
                () = sleep_until(wake) => None,
            };
            match heard {
                Some(None) => {
                    online = None;
                    continue;
                }
                Some(Some(text)) => {
                    line.heard = Instant::now();
                    if !self.heard(&mut game, line, &text) {
                        online = None;
                        continue;
                    }
                }
                None if line.heard.elapsed() >= SILENCE => {
                    online = None;
                    continue;
                }
                None => {}
            }
            if line.pinged.elapsed() >= Duration::from_secs(8) {
                line.pinged = Instant::now();
                line.socket.send(to_text(&Request::Ping));
            }
            if Instant::now() >= game.next {
                game.next = Instant::now() + self.chance.millis(300, 6_000);
                if self.chance.per_mille(8) && !self.sim.ledger.is_calm() {
                    // Away for a while; long enough, now and then, for the other to claim the game.
                    online = None;
                    self.sim.ledger.sees(self.number, None);
                    let away = *self.chance.one_of(&[2, 5, 20, 90]);
                    sleep(Duration::from_secs(away)).await;
                    continue;
                }
                self.act(&mut game, line).await;
            }
            self.report(&game, online.as_ref());
            let Some(state) = &game.state else { continue };
            if let Some(next) = state.continued() {
                return Some(next.clone());
            }
            if matches!(state.status(), Status::Over { .. }) && over.is_none() {
                over = Some(Instant::now() + self.chance.seconds(1, 15));
            }
            let is_late = over.is_some_and(|over| Instant::now() >= over)
                || state.status() == Status::Open && began.elapsed() > Duration::from_secs(60);
            if is_late && game.pending.is_none() && !self.sim.ledger.is_calm() {
                self.sim.ledger.sees(self.number, None);
                return None;
            }
        }
    }

    /// A line to whichever node answers, over which the game is watched.
    async fn come_back(&mut self, game: &mut Following) -> Option<Online> {
        let wait = self.chance.millis(50, 1_500);
        sleep(wait).await;
        self.node = self.chance.below(self.sim.nodes.count());
        let (sim, caller) = (self.sim.clone(), self.caller.clone());
        let socket = sim.network.connect(&sim, self.node, &caller).await?;
        let since = game.state.as_ref().map(GameState::seq);
        socket.send(to_text(&Request::Watch { game: game.name.clone(), since }));
        if let Some(pending) = &mut game.pending {
            pending.sent = None;
        }
        let now = Instant::now();
        Some(Online { socket, since: None, heard: now, pinged: now })
    }

    /// Takes in what the server says; whether the line is of use.
    fn heard(&mut self, game: &mut Following, line: &mut Online, text: &str) -> bool {
        let reply: Reply = match serde_json::from_str(text) {
            Ok(reply) => reply,
            Err(error) => {
                self.sim.ledger.find(format!("a message makes no sense: {error}: {text}"));
                return false;
            }
        };
        match reply {
            Reply::Watching { table, entries, .. } if table.game == game.name => {
                game.you = table.you;
                line.since.get_or_insert(Instant::now());
                entries.into_iter().all(|entry| self.take(game, line, entry))
            }
            Reply::Seated { table } if table.game == game.name => {
                game.you = table.you;
                true
            }
            Reply::Happened { game: about, entry, .. } if about == game.name => self.take(game, line, entry),
            Reply::Stored { reference, game: about, seq } if about == game.name => {
                self.stored(game, reference, seq);
                true
            }
            Reply::Refused { reference, why, .. } => {
                self.refused(game, reference, &why);
                true
            }
            Reply::Error { reference, error } => {
                match &mut game.pending {
                    Some(pending) if reference == Some(pending.reference) => {
                        pending.sent = None;
                        game.next = Instant::now() + Duration::from_secs(1);
                        true
                    }
                    // What failed was the watching.
                    _ => error.error == ErrorCode::Refused || reference.is_some(),
                }
            }
            _ => true,
        }
    }

    /// Takes an entry in; whether it follows what is known.
    fn take(&mut self, game: &mut Following, line: &Online, entry: Entry) -> bool {
        let Some(state) = &mut game.state else {
            if entry.seq != 0 {
                self.sim.ledger.find(format!(
                    "person {}: the log of {} begins at {}",
                    self.number, game.name, entry.seq
                ));
                return false;
            }
            match GameState::begin(&entry.body) {
                Ok(state) => game.state = Some(state),
                Err(error) => self.sim.ledger.find(format!("{}: {error}", game.name)),
            }
            return true;
        };
        if entry.seq <= state.seq() {
            return true;
        }
        if entry.seq != state.seq() + 1 {
            self.sim.ledger.find(format!(
                "person {}: in {} entry {} came after {}",
                self.number,
                game.name,
                entry.seq,
                state.seq()
            ));
            return false;
        }
        let event = match state.follow(&entry) {
            Ok(event) => event,
            Err(error) => {
                self.sim.ledger.find(format!("person {}: {}: {error}", self.number, game.name));
                return false;
            }
        };
        game.next = Instant::now() + self.chance.millis(200, 5_000);
        match event {
            Event::Turn { seat, id, .. } if game.you != Some(seat) => game.theirs = Some(id),
            Event::Ended { score, reason: Reason::Abandoned, .. } => self.notice_claim(game, line, score),
            _ => {}
        }
        true
    }

    /// A game must not be lost by going away by somebody who is there.
    fn notice_claim(&self, game: &Following, line: &Online, score: GameResult) {
        let is_loser = game.you.is_some_and(|you| score == GameResult::win(you.other()));
        let was_there = line.since.is_some_and(|since| since.elapsed() > KNOWN);
        if is_loser && was_there && self.sim.weather.untroubled_for(line.socket.node, KNOWN) {
            self.sim.ledger.find(format!(
                "person {} was there all the time, and lost {} for having gone away",
                self.number, game.name
            ));
        }
    }

    fn stored(&mut self, game: &mut Following, reference: u32, seq: Option<u32>) {
        let Some(pending) = game.pending.take_if(|pending| pending.reference == reference) else { return };
        if let (Some(seq), Some(me)) = (seq, &self.me) {
            let (game, by) = (game.name.clone(), me.clone());
            self.sim.ledger.acknowledge(Acknowledged { game, seq, by, act: pending.act });
        }
    }

    fn refused(&mut self, game: &mut Following, reference: u32, why: &Refusal) {
        let Some(pending) = game.pending.take_if(|pending| pending.reference == reference) else { return };
        let is_wrong = match why {
            Refusal::Illegal { .. } | Refusal::Unfinished => true,
            Refusal::TurnIdUsed => !pending.is_rude,
            _ => false,
        };
        if is_wrong && matches!(pending.act, Act::Turn { .. }) {
            self.sim.ledger.find(format!("person {}: {}: {why}: {:?}", self.number, game.name, pending.act));
        }
    }

    /// Does something, or sends again what was not acknowledged.
    async fn act(&mut self, game: &mut Following, line: &Online) {
        if game.pending.is_none() && !self.sim.ledger.is_calm() {
            let Some(mut act) = self.choose(game) else { return };
            self.turns += 1;
            let is_rude = self.chance.per_mille(30) && self.misname(game, &mut act);
            if let (Act::Turn { turn_id, .. }, Some(me)) = (&act, &self.me) {
                self.sim.ledger.sends(me, turn_id.as_str());
                self.used = Some(turn_id.clone());
            }
            game.pending = Some(Pending { act, reference: self.turns, sent: None, is_rude });
        }
        let Some(pending) = &mut game.pending else { return };
        if pending.sent.is_some_and(|sent| sent.elapsed() < Duration::from_secs(5)) {
            return;
        }
        let (reference, act) = (pending.reference, pending.act.clone());
        pending.sent = Some(Instant::now());
        if self.chance.per_mille(150) {
            let path = format!("/api/v1/games/{}/acts", game.name);
            let body = serde_json::to_value(&act).expect("acts have nothing that JSON has not");
            if let Some(answer) = self.ask("POST", &path, Some(body)).await
                && answer.status == 200
            {
                let seq = answer.body["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
                self.stored(game, reference, seq);
            }
        } else {
            line.socket.send(to_text(&Request::Act { game: game.name.clone(), reference, what: act }));
        }
        // What is no turn has no name, and would be done twice.
        game.pending
            .take_if(|pending| !matches!(pending.act, Act::Turn { .. }) && pending.reference != reference);
    }

    fn choose(&mut self, game: &Following) -> Option<Act> {
        let (state, you) = (game.state.as_ref()?, game.you?);
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
    fn report(&self, game: &Following, online: Option<&Online>) {
        let since = online.and_then(|line| line.since);
        let view = since.zip(game.state.as_ref()).map(|(since, state)| View {
            who: self.number,
            game: game.name.clone(),
            seq: state.seq(),
            link: state.link(),
            since,
            is_waiting: game.pending.is_some(),
        });
        self.sim.ledger.sees(self.number, view);
    }
}

fn to_text(request: &Request) -> String {
    serde_json::to_string(request).expect("requests have nothing that JSON has not")
}
