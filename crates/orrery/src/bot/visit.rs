//! A bot at a server: finds games and plays them. Following a game, sending turns and coming back is what the client core
//! does; here is who drives it.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;

use hyper::{Method, StatusCode};
use orrery_client::{Connection, Effect, Follower, Input, Line, Lost, Moment, News, Policy};
use orrery_wire::{
    Act, ChallengeView, ErrorCode, Event, GameId, GameLine, GameView, NewGameView, PlayerId, Refusal, Reply,
    SeatKey, Stage, Token,
};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

use super::choice::GameChoice;
use super::connection::{Proof, Server, Socket, Trouble};
use super::game::{BotGame, end_of, question};
use super::thinker::{Thinker, Thought};
use crate::report::{Failure, random_seed};

/// How patient a bot is.
const POLICY: Policy =
    Policy { soon: 250, latest: 10_000, good: 10_000, quiet: 15_000, answer: 10_000, again: 1_000 };

/// How long to wait before a game is looked for again, first and at most.
const SEARCH_PAUSES: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(10)];

/// A bot at a server.
pub struct BotClient {
    server: Server,
    token: Token,
    thinker: Thinker,
    choice: GameChoice,
    /// How many games are still to be begun; nothing for no end.
    games: Option<u32>,
    connection: Connection,
    socket: Option<(u32, Socket)>,
    /// Since when moments are counted.
    start: Instant,
    me: Option<PlayerId>,
    game: Option<BotGame>,
    /// The game before, in which the other may still propose another one.
    before: Option<GameId>,
    search: Search,
    thinking: Option<Thinking>,
}

/// Looking for a game.
struct Search {
    /// Whether the lobby is listened to.
    in_lobby: bool,
    /// Its open challenges before it put up one to which no answer came: that may stand there all the same.
    unanswered: Option<Vec<GameId>>,
    /// When it is tried again, and how long is waited the next time.
    again: Option<Instant>,
    pause: Duration,
}

/// A question to the engine, with the base of its answer.
type Thinking = (u32, oneshot::Receiver<Result<Thought, String>>);

/// Why something did not go as hoped.
enum End {
    /// It may go better later.
    Lost(String),
    /// It makes no sense to go on.
    Failed(Failure),
}

impl BotClient {
    /// A bot that has not yet come.
    pub fn new(
        server: Server,
        token: Token,
        thinker: Thinker,
        choice: GameChoice,
        games: Option<u32>,
    ) -> BotClient {
        BotClient {
            server,
            token,
            thinker,
            choice,
            games,
            connection: Connection::new(POLICY, random_seed()),
            socket: None,
            start: Instant::now(),
            me: None,
            game: None,
            before: None,
            search: Search { in_lobby: false, unanswered: None, again: None, pause: SEARCH_PAUSES[0] },
            thinking: None,
        }
    }

    /// Plays all games.
    pub async fn run(mut self) -> Result<(), Failure> {
        self.take_in(Input::Curious(true)).await?;
        loop {
            if self.game.is_none() && self.me.is_some() {
                if self.games == Some(0) {
                    return Ok(());
                }
                self.look_for_game().await?;
            }
            self.wait().await?;
        }
    }

    fn now(&self) -> Moment {
        Moment(i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// Waits for whatever happens next, and does what is to be done about it.
    async fn wait(&mut self) -> Result<(), Failure> {
        let wakes = self
            .connection
            .wakes_at()
            .map(|moment| self.start + Duration::from_millis(u64::try_from(moment.0).unwrap_or_default()));
        let wakes = wakes.into_iter().chain(self.search.again).min();
        let input = tokio::select! {
            (socket, heard) = next(&mut self.socket) => match heard {
                Ok(reply) => Input::Heard { socket, reply },
                Err(trouble) => {
                    lost(trouble)?;
                    Input::Closed { socket }
                }
            },
            (base, thought) = thought(&mut self.thinking) => {
                self.thinking = None;
                match self.turn(base, thought.map_err(Failure::Input)?) {
                    Some(turn) => turn,
                    None => Input::Woke,
                }
            }
            () = until(wakes) => Input::Woke,
        };
        self.take_in(input).await
    }

    /// Takes in what happened, and does what follows from it.
    async fn take_in(&mut self, input: Input) -> Result<(), Failure> {
        let mut inputs = VecDeque::from([input]);
        loop {
            while let Some(input) = inputs.pop_front() {
                for effect in self.connection.on(self.now(), input) {
                    inputs.extend(self.carry_out(effect).await?);
                }
            }
            inputs.extend(self.consider()?);
            if inputs.is_empty() {
                return Ok(());
            }
        }
    }

    /// Does something that the client core wants done; what happened because of it.
    async fn carry_out(&mut self, effect: Effect) -> Result<Vec<Input>, Failure> {
        match effect {
            Effect::Open { socket } => match self.server.socket(&self.token).await {
                Ok(opened) => self.socket = Some((socket, opened)),
                Err(trouble) => {
                    lost(trouble)?;
                    return Ok(vec![Input::Closed { socket }]);
                }
            },
            Effect::Close => self.socket = None,
            Effect::Send(request) => {
                let Some((number, socket)) = &mut self.socket else { return Ok(Vec::new()) };
                if let Err(trouble) = socket.send(&request).await {
                    let socket = *number;
                    lost(trouble)?;
                    return Ok(vec![Input::Closed { socket }]);
                }
            }
            Effect::Player(Some(player)) => self.me = Some(player.id),
            Effect::Player(None) => return Err(failure("the server does not know the bot's token")),
            Effect::Line(Line::Broken) => self.game.iter_mut().for_each(BotGame::line_lost),
            Effect::Line(Line::Open | Line::Closed) => {}
            Effect::Lobby(open) => return self.accept(open).await,
            Effect::Tell(game, news) => return self.hear(game, news),
        }
        Ok(Vec::new())
    }

    /// There is news of a game.
    fn hear(&mut self, game: GameId, news: News) -> Result<Vec<Input>, Failure> {
        if self.before.as_ref() == Some(&game) {
            // Who proposes another game after one that is over is told no: the bot goes its way.
            let you = self.connection.follower(&game).and_then(Follower::you);
            return Ok(match news {
                News::Happened(Event::Offered { seat, offer }) if Some(seat) != you => {
                    vec![Input::Act(game, Act::Decline { offer })]
                }
                _ => Vec::new(),
            });
        }
        let gone_on = [Refusal::NotYourTurn, Refusal::Over, Refusal::TimeUp];
        match news {
            News::TurnLost { why: Lost::Refused(why), .. }
                if !gone_on.contains(&why) && !matches!(why, Refusal::Stale { .. }) =>
            {
                Err(failure(format!("the server refused the engine's turn: {why}")))
            }
            News::TurnLost { why: Lost::Failed(error), .. } | News::Failed(error) => {
                Err(failure(format!("the server says: {} ({})", error.message, error.error)))
            }
            News::Unsound(error) => Err(failure(error.to_string())),
            News::Unseated => Err(failure("the bot has no seat in this game any more")),
            _ => Ok(Vec::new()),
        }
    }

    /// What the bot does about its game as it stands now.
    fn consider(&mut self) -> Result<Vec<Input>, Failure> {
        let now = self.now();
        let Some(game) = &mut self.game else { return Ok(Vec::new()) };
        let Some(follower) = self.connection.follower(&game.name) else { return Ok(Vec::new()) };
        let Some(state) = follower.state() else { return Ok(Vec::new()) };
        game.introduce(follower, tell)?;
        if let Some(end) = end_of(state, follower.you()) {
            tell(&format!("game {}: {end}", game.name))?;
            return Ok(self.leave());
        }
        if self.thinking.is_none()
            && let Some((base, question)) = question(follower, now)
        {
            self.thinking = Some((base, self.thinker.think(question)));
        }
        if self.connection.line() != Line::Open {
            return Ok(Vec::new());
        }
        let name = game.name.clone();
        Ok(game.answers(follower).into_iter().map(|act| Input::Act(name.clone(), act)).collect())
    }

    /// The turn that a thought comes to, unless the game went on without it.
    fn turn(&mut self, base: u32, thought: Thought) -> Option<Input> {
        let game = self.game.as_mut()?;
        game.eval = thought.eval.or(game.eval);
        let follower = self.connection.follower(&game.name)?;
        if !follower.may_send() || follower.state()?.base() != base {
            return None;
        }
        let id = format!("{:016x}", random_seed()).parse().ok()?;
        Some(Input::Turn { game: game.name.clone(), id, actions: thought.actions })
    }

    fn leave(&mut self) -> Vec<Input> {
        // A thought about this game must not be taken for one about the next.
        self.thinking = None;
        let left = self.game.take().map(|game| game.name);
        std::mem::replace(&mut self.before, left).map(Input::Leave).into_iter().collect()
    }

    /// Looks for a game, or goes on waiting for one.
    async fn look_for_game(&mut self) -> Result<(), Failure> {
        if self.search.again.is_some_and(|again| Instant::now() < again) {
            return Ok(());
        }
        self.search.again = None;
        let found = match &self.choice {
            GameChoice::Accept(_) if self.search.in_lobby => return Ok(()),
            GameChoice::Accept(_) => {
                self.search.in_lobby = true;
                tell("waiting for challenges in the lobby")?;
                return self.take_in(Input::Lobby(true)).await;
            }
            GameChoice::Given { name, key } => {
                let (name, key) = (name.clone(), key.clone());
                self.take_seat(name, key.as_ref()).await
            }
            GameChoice::Challenge { body } => {
                let body = body.clone();
                self.challenge(body).await
            }
        };
        match found {
            Ok(name) => {
                self.search.pause = SEARCH_PAUSES[0];
                if matches!(self.choice, GameChoice::Challenge { .. }) {
                    tell(&format!("game {name}: waiting for somebody to play with"))?;
                }
                let follow = self.begin(name).await?;
                self.take_in(follow).await
            }
            Err(trouble) => {
                lost(trouble)?;
                self.search.again = Some(Instant::now() + self.search.pause);
                self.search.pause = (self.search.pause * 2).min(SEARCH_PAUSES[1]);
                Ok(())
            }
        }
    }

    /// A game was found.
    async fn begin(&mut self, name: GameId) -> Result<Input, Failure> {
        self.games = self.games.map(|games| games - 1);
        self.thinker.new_game(random_seed()).await.map_err(Failure::Input)?;
        self.game = Some(BotGame::new(name.clone()));
        Ok(Input::Follow(name, None))
    }

    /// Takes the free seat of a game, unless the bot has one.
    async fn take_seat(&self, name: GameId, key: Option<&SeatKey>) -> Result<GameId, Trouble> {
        let view: GameView = self.get(&format!("/api/v1/games/{name}")).await?;
        if view.table.you.is_none() || view.stage == Stage::Open {
            self.join(&name, key).await?;
        }
        Ok(name)
    }

    /// Puts up a challenge, unless one stands there already because only the answer was lost.
    async fn challenge(&mut self, body: Value) -> Result<GameId, Trouble> {
        let mine: Vec<GameLine> = self.get("/api/v1/games").await?;
        let open = mine.into_iter().filter(|line| line.stage == Stage::Open).map(|line| line.table.game);
        let open: Vec<GameId> = open.collect();
        let before = self.search.unanswered.get_or_insert_with(|| open.clone());
        let made = match open.into_iter().find(|game| !before.contains(game)) {
            Some(made) => made,
            None => {
                let proof = Proof::Token(&self.token);
                let made = self.server.call::<NewGameView>(&proof, Method::POST, "/api/v1/games", Some(body));
                made.await?.view.table.game
            }
        };
        self.search.unanswered = None;
        Ok(made)
    }

    /// Takes the first challenge that it likes and nobody else is quicker to take.
    async fn accept(&mut self, open: Vec<ChallengeView>) -> Result<Vec<Input>, Failure> {
        // The oldest first: who has waited longest is helped.
        for challenge in open.into_iter().rev() {
            let (GameChoice::Accept(filter), None) = (&self.choice, &self.game) else { break };
            if self.me.as_ref() == Some(&challenge.player.id) || !filter.takes(&challenge.config) {
                continue;
            }
            match self.join(&challenge.game, None).await {
                // The lobby is a moment behind: a game that is over is one that was played just now.
                Ok(view) if view.stage == Stage::Over => {}
                Ok(_) => {
                    self.search.in_lobby = false;
                    return Ok(vec![Input::Lobby(false), self.begin(challenge.game).await?]);
                }
                // Taken or called off meanwhile.
                Err(Trouble::No(StatusCode::CONFLICT | StatusCode::NOT_FOUND | StatusCode::FORBIDDEN, _)) => {
                }
                // The lobby tells when it changes; until then it is asked for anew.
                Err(trouble) => {
                    lost(trouble)?;
                    self.search.in_lobby = false;
                    self.search.again = Some(Instant::now() + self.search.pause);
                    return Ok(vec![Input::Lobby(false)]);
                }
            }
        }
        Ok(Vec::new())
    }

    async fn get<T: serde::de::DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.server.call(&Proof::Token(&self.token), Method::GET, path, None).await
    }

    async fn join(&self, name: &GameId, key: Option<&SeatKey>) -> Result<GameView, Trouble> {
        let body = key.map_or_else(|| json!({}), |key| json!({ "key": key }));
        let path = format!("/api/v1/games/{name}/join");
        self.server.call(&Proof::Token(&self.token), Method::POST, &path, Some(body)).await
    }
}

/// What comes over the socket, if there is one.
async fn next(socket: &mut Option<(u32, Socket)>) -> (u32, Result<Reply, Trouble>) {
    match socket {
        Some((number, socket)) => (*number, socket.next().await),
        None => std::future::pending().await,
    }
}

/// The answer of the engine, if it was asked.
async fn thought(thinking: &mut Option<Thinking>) -> (u32, Result<Thought, String>) {
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

fn tell(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

fn failure(why: impl Into<String>) -> Failure {
    Failure::Input(why.into())
}

/// Says what went wrong, if it may go better later.
fn lost(trouble: Trouble) -> Result<(), Failure> {
    match End::from(trouble) {
        End::Lost(why) => eprintln!("orrery: {why}; trying again"),
        End::Failed(failure) => return Err(failure),
    }
    Ok(())
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> End {
        match trouble {
            // A limit for an address or for open games passes with time.
            Trouble::No(_, view) if view.error.may_pass() || view.error == ErrorCode::TooManyOpenGames => {
                End::Lost(view.message)
            }
            Trouble::Lost(why) => End::Lost(why),
            no @ Trouble::No(..) => End::Failed(failure(no.to_string())),
        }
    }
}
