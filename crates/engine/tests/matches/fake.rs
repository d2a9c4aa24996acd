//! Engines in a thread instead of a process, which do what a test wants.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Instant;

use orrery_engine::matches::{Contender, Silence, Transport, receive};
use orrery_games::AnyGame;
use orrery_games::core::Rng;

/// What a fake engine does when it should move.
pub enum Reply {
    Line(String),
    /// The same line until nobody listens.
    Forever(String),
    /// The engine ends.
    End,
}

/// Position, `go` line and a generator seeded by the option `Seed`, in; what the engine says, out.
type Behaviour = Arc<dyn Fn(&AnyGame, &str, &mut Rng) -> Vec<Reply> + Send + Sync>;

pub struct Fake {
    name: String,
    limit: String,
    behaviour: Behaviour,
    /// How often it was started.
    pub launches: Arc<AtomicU32>,
}

impl Fake {
    pub fn new(
        name: &str,
        behaviour: impl Fn(&AnyGame, &str, &mut Rng) -> Vec<Reply> + Send + Sync + 'static,
    ) -> Fake {
        Fake {
            name: name.to_string(),
            limit: "nodes=1".to_string(),
            behaviour: Arc::new(behaviour),
            launches: Arc::default(),
        }
    }

    pub fn limit(self, limit: &str) -> Fake {
        Fake { limit: limit.to_string(), ..self }
    }

    pub fn contender(self) -> Contender {
        let Fake { name, limit, behaviour, launches } = self;
        Contender {
            identity: format!("{name};{limit}"),
            name,
            options: vec![],
            limit: limit.parse().unwrap(),
            is_own: false,
            launch: Box::new(move || {
                launches.fetch_add(1, Ordering::SeqCst);
                let (input, commands) = channel();
                let (answers, output) = sync_channel(16);
                let behaviour = behaviour.clone();
                thread::spawn(move || serve(&commands, &answers, &behaviour));
                Ok(Box::new(Channel { input, output }) as Box<dyn Transport>)
            }),
        }
    }
}

struct Channel {
    input: Sender<String>,
    output: Receiver<String>,
}

impl Transport for Channel {
    fn send(&mut self, line: &str) -> io::Result<()> {
        self.input.send(line.to_string()).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    fn receive(&mut self, deadline: Instant) -> Result<String, Silence> {
        receive(&self.output, deadline)
    }
}

fn serve(commands: &Receiver<String>, answers: &SyncSender<String>, behaviour: &Behaviour) {
    let mut rng = Rng::new(0);
    let mut game = AnyGame::from_config("yinsh").unwrap();
    for line in commands {
        let words: Vec<&str> = line.split_whitespace().collect();
        let replies = match words[..] {
            ["ugi"] => vec!["id name Fake", "option name Seed type spin default 1", "ugiok"],
            ["isready"] => vec!["readyok"],
            ["setoption", "name", "Seed", "value", seed] => {
                rng = Rng::new(seed.parse().unwrap());
                vec![]
            }
            ["position", "config", config, ..] => {
                game = AnyGame::from_config(config).unwrap();
                words.iter().skip(4).for_each(|action| game.play(action).unwrap());
                vec![]
            }
            ["go", ..] => {
                for reply in behaviour(&game, &line, &mut rng) {
                    match reply {
                        Reply::Line(line) => _ = answers.send(line),
                        Reply::Forever(line) => while answers.send(line.clone()).is_ok() {},
                        Reply::End => return,
                    }
                }
                vec![]
            }
            _ => vec![],
        };
        replies.into_iter().for_each(|line| _ = answers.send(line.to_string()));
    }
}

/// Plays any legal action.
pub fn random(game: &AnyGame, _go: &str, rng: &mut Rng) -> Vec<Reply> {
    let legal = game.legal();
    vec![Reply::Line(format!("bestmove {}", legal[rng.index(legal.len())]))]
}

/// Plays an action that is never legal.
pub fn illegal(_game: &AnyGame, _go: &str, _rng: &mut Rng) -> Vec<Reply> {
    vec![Reply::Line("bestmove a9".to_string())]
}
