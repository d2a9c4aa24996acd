//! A bot at a server: finds games, plays them, and comes back when the line is lost.

use std::io::{self, Write};
use std::time::Duration;

use hyper::{Method, StatusCode};
use orrery_wire::{
    Act, ErrorCode, GameId, GameLine, GameView, NewGameView, Offer, PlayerView, Refusal, Reply, Request,
    Seat, SeatKey, Stage, TableView, Time, Token,
};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};

use super::connection::{Proof, Server, Socket, Trouble};
use super::table::Table;
use super::thinker::{Thinker, Thought};
use crate::report::{Failure, random_seed, shown};

/// How long to wait before the first of several attempts to come back, and before the later ones.
const PAUSES: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(10)];

/// After how long what could not be stored is sent again.
const AGAIN: Duration = Duration::from_secs(1);

/// Which games a bot wants.
pub enum Wish {
    /// This one.
    Given {
        /// Its name.
        name: GameId,
        /// What lets it take the free seat.
        key: Option<SeatKey>,
    },
    /// Its own open challenges.
    Challenge {
        /// What the server is asked for.
        body: Value,
    },
    /// Challenges of others.
    Accept(Taste),
}

/// Which challenges of others it takes.
pub enum Taste {
    /// Every one.
    Any,
    /// Those of a game, whatever its options.
    Game(String),
    /// Those of one config.
    Config(String),
}

impl Taste {
    /// Whether it takes a challenge of this config.
    pub fn takes(&self, config: &str) -> bool {
        match self {
            Taste::Any => true,
            Taste::Game(name) => config.split(':').next() == Some(name),
            Taste::Config(wanted) => config == wanted,
        }
    }
}

/// A bot at a server.
pub struct Guest {
    server: Server,
    token: Token,
    thinker: Thinker,
    wish: Wish,
    /// How many games are still to be begun; nothing for no end.
    games: Option<u32>,
    table: Option<Table>,
    /// The game before, in which the other may still propose another one.
    before: Option<Table>,
    /// A challenge of its own may stand there since this time, although no answer came.
    challenged: Option<Time>,
    thinking: Option<(u32, oneshot::Receiver<Result<Thought, String>>)>,
    again: Option<Instant>,
    references: u32,
    pause: Duration,
}

/// Why a visit ended before all games were played.
enum End {
    /// The line was lost.
    Lost(String),
    /// It makes no sense to go on.
    Failed(Failure),
}

impl Guest {
    /// A bot that has not yet come.
    pub fn new(server: Server, token: Token, thinker: Thinker, wish: Wish, games: Option<u32>) -> Guest {
        Guest {
            server,
            token,
            thinker,
            wish,
            games,
            table: None,
            before: None,
            challenged: None,
            thinking: None,
            again: None,
            references: 0,
            pause: PAUSES[0],
        }
    }

    /// Plays all games.
    pub async fn run(mut self) -> Result<(), Failure> {
        loop {
            match self.visit().await {
                Ok(()) => return Ok(()),
                Err(End::Failed(failure)) => return Err(failure),
                Err(End::Lost(why)) => {
                    eprintln!("orrery: {why}; trying again");
                    sleep(self.pause).await;
                    self.pause = (self.pause * 2).min(PAUSES[1]);
                }
            }
        }
    }

    async fn visit(&mut self) -> Result<(), End> {
        let mut socket = self.server.socket(&self.token).await?;
        let (me, now) = loop {
            if let Reply::Welcome { player, now, .. } = socket.next().await? {
                break (player, now);
            }
        };
        let me = me.ok_or_else(|| failed("the server does not know the bot's token"))?;
        self.pause = PAUSES[0];
        loop {
            if self.table.is_none() {
                if self.games == Some(0) {
                    return Ok(());
                }
                self.find(&mut socket, &me, now).await?;
                self.games = self.games.map(|games| games - 1);
                self.thinker.new_game(random_seed()).await.map_err(failed)?;
            }
            self.play(&mut socket).await?;
        }
    }

    /// Finds a game, and remembers it.
    async fn find(&mut self, socket: &mut Socket, me: &PlayerView, now: Time) -> Result<(), End> {
        let name = match &self.wish {
            Wish::Given { name, key } => {
                let (name, key) = (name.clone(), key.clone());
                let view: GameView = self.get(&format!("/api/v1/games/{name}")).await?;
                if view.table.you.is_none() || view.stage == Stage::Open {
                    self.join(&name, key.as_ref()).await?;
                }
                name
            }
            Wish::Challenge { body } => {
                let body = body.clone();
                let name = self.challenge(body, now).await?;
                tell(&format!("game {name}: waiting for somebody to play with"))?;
                name
            }
            Wish::Accept(_) => self.accept(socket, me).await?,
        };
        self.table = Some(Table::new(name));
        Ok(())
    }

    /// Puts up a challenge, unless one stands there already because only the answer was lost.
    async fn challenge(&mut self, body: Value, now: Time) -> Result<GameId, End> {
        if let Some(since) = self.challenged {
            let mine: Vec<GameLine> = self.get("/api/v1/games").await?;
            let open = mine.into_iter().find(|line| line.stage == Stage::Open && line.changed >= since);
            if let Some(line) = open {
                self.challenged = None;
                return Ok(line.table.game);
            }
        }
        self.challenged = Some(now);
        let proof = Proof::Token(&self.token);
        let made: NewGameView = self.server.call(&proof, Method::POST, "/api/v1/games", Some(body)).await?;
        self.challenged = None;
        Ok(made.view.table.game)
    }

    /// Takes the first challenge that it likes and nobody else is quicker to take.
    async fn accept(&mut self, socket: &mut Socket, me: &PlayerView) -> Result<GameId, End> {
        tell("waiting for challenges in the lobby")?;
        socket.send(&Request::Lobby { on: true }).await?;
        loop {
            let reply = socket.next().await?;
            self.decline_another(socket, &reply).await?;
            let Reply::Lobby { open } = reply else { continue };
            // The oldest first: who has waited longest is helped.
            for challenge in open.into_iter().rev() {
                let Wish::Accept(taste) = &self.wish else { break };
                if challenge.player.id == me.id || !taste.takes(&challenge.config) {
                    continue;
                }
                match self.join(&challenge.game, None).await {
                    // The lobby is a moment behind: a game that is over is one that was played just now.
                    Ok(view) if view.stage == Stage::Over => {}
                    Ok(_) => {
                        socket.send(&Request::Lobby { on: false }).await?;
                        return Ok(challenge.game);
                    }
                    // Taken or called off meanwhile.
                    Err(Trouble::No(
                        StatusCode::CONFLICT | StatusCode::NOT_FOUND | StatusCode::FORBIDDEN,
                        _,
                    )) => {}
                    Err(trouble) => return Err(trouble.into()),
                }
            }
        }
    }

    async fn get<T: serde::de::DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.server.call(&Proof::Token(&self.token), Method::GET, path, None).await
    }

    async fn join(&self, name: &GameId, key: Option<&SeatKey>) -> Result<GameView, Trouble> {
        let body = key.map_or_else(|| json!({}), |key| json!({ "key": key }));
        let path = format!("/api/v1/games/{name}/join");
        self.server.call(&Proof::Token(&self.token), Method::POST, &path, Some(body)).await
    }

    /// Plays the game at the table to its end. Whatever was sent and not acknowledged is sent again first.
    async fn play(&mut self, socket: &mut Socket) -> Result<(), End> {
        self.watch(socket).await?;
        loop {
            let Some(table) = &mut self.table else { return Ok(()) };
            if let Some(end) = table.end() {
                tell(&format!("game {}: {end}", table.name))?;
                self.leave(socket).await?;
                return Ok(());
            }
            if self.thinking.is_none()
                && let Some((base, question)) = table.question()
            {
                self.thinking = Some((base, self.thinker.think(question)));
            }
            tokio::select! {
                reply = socket.next() => self.heard(socket, reply?).await?,
                (base, thought) = thought(&mut self.thinking) => {
                    self.thinking = None;
                    let thought = thought.map_err(failed)?;
                    let Some(table) = &mut self.table else { return Ok(()) };
                    if let Some(turn) = table.turn(base, thought) {
                        let reference = next(&mut self.references);
                        table.pending = Some((reference, turn.clone()));
                        socket.send(&act(&table.name, reference, turn)).await?;
                    }
                }
                () = until(self.again) => {
                    self.again = None;
                    self.send_pending(socket).await?;
                }
            }
        }
    }

    async fn heard(&mut self, socket: &mut Socket, reply: Reply) -> Result<(), End> {
        self.decline_another(socket, &reply).await?;
        let Some(table) = &mut self.table else { return Ok(()) };
        match reply {
            Reply::Watching { table: view, entries, left, .. } if view.game == table.name => {
                table.seat(&view);
                table.set_clocks(left);
                for entry in &entries {
                    table.take(entry).map_err(failed)?;
                }
                introduce(table, &view)?;
                let offers = table.open_offers();
                self.answer_all(socket, &offers).await?;
                self.send_pending(socket).await?;
            }
            Reply::Seated { table: view } if view.game == table.name => {
                table.seat(&view);
                introduce(table, &view)?;
            }
            Reply::Happened { game, entry, left, .. } if game == table.name => {
                if table.is_gap(&entry) {
                    return self.watch(socket).await;
                }
                table.set_clocks(left);
                if let Some(offer) = table.take(&entry).map_err(failed)? {
                    self.answer_all(socket, &[offer]).await?;
                }
            }
            Reply::Refused { reference, game, why, .. } if game == table.name => {
                let Some((pending, _)) = &table.pending else { return Ok(()) };
                if *pending != reference {
                    // An offer that had lapsed when it was answered.
                    return Ok(());
                }
                match why {
                    Refusal::Stale { .. } | Refusal::NotYourTurn | Refusal::Over | Refusal::TimeUp => {
                        table.pending = None;
                        return self.watch(socket).await;
                    }
                    why => return Err(failed(format!("the server refused the engine's turn: {why}"))),
                }
            }
            Reply::Error { error, .. } if error.error.may_pass() => {
                self.again = Some(Instant::now() + AGAIN);
            }
            Reply::Error { error, .. } => {
                return Err(failed(format!("the server says: {} ({})", error.message, error.error)));
            }
            _ => {}
        }
        Ok(())
    }

    /// Asks for what happened since the last entry that is known, and for all that will.
    async fn watch(&mut self, socket: &mut Socket) -> Result<(), End> {
        let Some(table) = &self.table else { return Ok(()) };
        let request = Request::Watch { game: table.name.clone(), since: table.seq() };
        Ok(socket.send(&request).await?)
    }

    /// Sends a turn once more under its old name: it is played once, however often it comes.
    async fn send_pending(&mut self, socket: &mut Socket) -> Result<(), End> {
        let Some(table) = &self.table else { return Ok(()) };
        match &table.pending {
            Some((reference, turn)) => Ok(socket.send(&act(&table.name, *reference, turn.clone())).await?),
            // What failed was the watching.
            None if table.state.is_none() => self.watch(socket).await,
            None => Ok(()),
        }
    }

    async fn answer_all(&mut self, socket: &mut Socket, offers: &[Offer]) -> Result<(), End> {
        let Some(table) = &self.table else { return Ok(()) };
        for offer in offers {
            let answer = table.answer_to(*offer);
            socket.send(&act(&table.name, next(&mut self.references), answer)).await?;
        }
        Ok(())
    }

    /// Who proposes another game after one that is over is told no: the bot goes its way.
    async fn decline_another(&mut self, socket: &mut Socket, reply: &Reply) -> Result<(), End> {
        let (Some(before), Reply::Happened { game, entry, .. }) = (&mut self.before, reply) else {
            return Ok(());
        };
        if *game == before.name
            && let Ok(Some(offer)) = before.take(entry)
        {
            let answer = act(game, next(&mut self.references), Act::Decline { offer });
            socket.send(&answer).await?;
        }
        Ok(())
    }

    async fn leave(&mut self, socket: &mut Socket) -> Result<(), End> {
        // A thought about this game must not be taken for one about the next.
        (self.again, self.thinking) = (None, None);
        if let Some(before) = std::mem::replace(&mut self.before, self.table.take()) {
            socket.send(&Request::Unwatch { game: before.name }).await?;
        }
        Ok(())
    }
}

/// The answer of the engine, if it was asked.
async fn thought(
    thinking: &mut Option<(u32, oneshot::Receiver<Result<Thought, String>>)>,
) -> (u32, Result<Thought, String>) {
    match thinking {
        Some((base, answer)) => {
            let answer =
                answer.await.unwrap_or_else(|_| Err("the thread of the engine has ended".to_owned()));
            (*base, answer)
        }
        None => std::future::pending().await,
    }
}

async fn until(instant: Option<Instant>) {
    match instant {
        Some(instant) => sleep_until(instant).await,
        None => std::future::pending().await,
    }
}

fn act(game: &GameId, reference: u32, what: Act) -> Request {
    Request::Act { game: game.clone(), reference, what }
}

fn next(references: &mut u32) -> u32 {
    *references = references.wrapping_add(1);
    *references
}

/// Says once who plays.
fn introduce(table: &mut Table, view: &TableView) -> Result<(), End> {
    let (Some(you), Some(state)) = (view.you, &table.state) else { return Ok(()) };
    let Some(other) = view.players[you.other().index()].as_ref() else { return Ok(()) };
    if std::mem::replace(&mut table.is_introduced, true) {
        return Ok(());
    }
    let begins = if you == Seat::First { "the bot begins" } else { "the other begins" };
    tell(&format!("game {}: {} against {}, {begins}", table.name, state.game().config(), shown(&other.name)))
}

fn tell(line: &str) -> Result<(), End> {
    writeln!(io::stdout(), "{line}").map_err(|error| End::Failed(Failure::Io(error)))
}

fn failed(why: impl Into<String>) -> End {
    End::Failed(Failure::Input(why.into()))
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> End {
        match trouble {
            // A limit for an address or for open games passes with time.
            Trouble::No(_, view) if view.error.may_pass() || view.error == ErrorCode::TooManyOpenGames => {
                End::Lost(view.message)
            }
            Trouble::Lost(why) => End::Lost(why),
            no @ Trouble::No(..) => failed(no.to_string()),
        }
    }
}
