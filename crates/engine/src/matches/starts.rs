use std::error::Error;
use std::fmt;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_games::core::{Game, Rng};
use orrery_games::{AnyGame, GameKind, OpenError, Template, with_session};

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Hand};
use crate::search::{Searcher, Table};
use crate::value::Value;

/// The starts of a match: the same for the same seed, a new one for each pair of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Starts {
    template: Template,
    actions: u32,
    seed: u64,
    /// How long openings are searched to find an even one, if at all.
    even: Option<u64>,
}

/// Where the two games of a pair begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The config, in its canonical form.
    pub config: String,
    /// The actions already played.
    pub opening: Vec<String>,
    /// What the engines of this pair are seeded with.
    pub seed: u64,
}

/// Why there is no start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The config is refused.
    Open(OpenError),
    /// Random openings of so many actions end the game, at least nearly always.
    TooLong(u32),
}

impl Starts {
    /// An opening is drawn again if it ends the game, up to this often.
    const TRIES: usize = 100;
    /// An even opening is the most even of so many.
    const EVEN_OF: usize = 16;

    /// The starts that `game` describes: a config, or a [`Template`] of which each pair draws anew what is left open.
    /// `actions` random actions follow, or as many as suit the game.
    pub fn new(game: &str, actions: Option<u32>, seed: u64) -> Result<Starts, StartError> {
        let template = Template::read(game).map_err(StartError::Open)?;
        let actions = actions.unwrap_or_else(|| template.opening());
        let starts = Starts { template, actions, seed, even: None };
        starts.start(1)?;
        Ok(starts)
    }

    /// The same with openings that give both sides a chance: the most even of sixteen, as a search of so many nodes by
    /// the evaluation made by hand sees them. Where the opening decides the game, two equal games say nothing.
    pub fn evened(mut self, nodes: Option<u64>) -> Starts {
        self.even = nodes;
        self
    }

    /// Which game is played.
    pub fn id(&self) -> GameKind {
        self.template.kind()
    }

    /// How many random actions begin each game.
    pub fn actions(&self) -> u32 {
        self.actions
    }

    /// How many nodes are searched to find an even opening, if it is to be one.
    pub fn even(&self) -> Option<u64> {
        self.even
    }

    /// How the games begin, in words.
    pub fn openings(&self) -> String {
        let even = self.even.map(|nodes| format!(", even by {nodes} nodes"));
        format!("{}{}", self.actions, even.unwrap_or_default())
    }

    /// The seed of all starts.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The start of a pair.
    pub fn start(&self, pair: u32) -> Result<Start, StartError> {
        let stream = Rng::new(self.seed).next().wrapping_add(pair.into());
        let mut rng = Rng::new(Rng::new(stream).next());
        let Some(nodes) = self.even else { return self.draw(&mut rng) };
        let mut most_even: Option<(Value, Start)> = None;
        for _ in 0..Starts::EVEN_OF {
            let start = self.draw(&mut rng)?;
            let lead = lead(&start, nodes)?;
            if most_even.as_ref().is_none_or(|(least, _)| lead < *least) {
                most_even = Some((lead, start));
            }
        }
        Ok(most_even.expect("there is at least one").1)
    }

    fn draw(&self, rng: &mut Rng) -> Result<Start, StartError> {
        let config = self.template.config(|| rng.next());
        let game = AnyGame::from_config(&config).map_err(StartError::Open)?;
        for _ in 0..Starts::TRIES {
            let mut game = game.clone();
            let mut left = self.actions;
            while left > 0 && game.outcome().is_none() {
                play_random(&mut game, rng);
                left -= 1;
            }
            if game.outcome().is_none() {
                // Engines read the seed as a number of any size, people read it in records.
                let seed = rng.below(1 << 31);
                return Ok(Start { config: game.config(), opening: game.actions(), seed });
            }
        }
        Err(StartError::TooLong(self.actions))
    }
}

/// The config that was asked for, in one spelling.
impl fmt::Display for Starts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.template.fmt(f)
    }
}

/// By how much one side is better, whichever it is.
fn lead(start: &Start, nodes: u64) -> Result<Value, StartError> {
    let mut game = AnyGame::from_config(&start.config).map_err(StartError::Open)?;
    for action in &start.opening {
        game.play(action).expect("an opening is made of legal actions");
    }
    Ok(with_session!(&game, session => searched(&**session.game(), session.position(), nodes)).abs())
}

fn searched<G: Evaluate>(game: &G, position: &G::Position, nodes: u64) -> Value {
    /// Megabytes for the table: there is one for each search.
    const HASH: usize = 2;
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    Searcher::new(game, Hand, &Table::new(HASH), limits, control).run(position, 1, 1, |_| ())[0].value
}

fn play_random(game: &mut AnyGame, rng: &mut Rng) {
    let action = with_session!(&*game, s => s.game().random_action(s.position(), rng).to_string());
    game.play(&action).expect("random actions are legal");
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Open(error) => error.fmt(f),
            StartError::TooLong(actions) => {
                write!(f, "openings of {actions} random actions leave no game to play")
            }
        }
    }
}

impl Error for StartError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(game: &str) -> Starts {
        Starts::new(game, None, 1).unwrap()
    }

    #[test]
    fn starts_are_playable_and_repeatable() {
        for game in [
            "yinsh",
            "yinsh:blitz",
            "lyngk",
            "lyngk:random;six",
            "lyngk:six",
            "lyngk:seed=4",
            "lyngk:collect-on-claim;random",
            "kulami",
            "kulami:level2;swap;board=random-square",
            "kulami:board=random-irregular",
            "kulami:board=irregular;level1",
        ] {
            let starts = starts(game);
            assert_eq!(Starts::new(&starts.to_string(), None, 1), Ok(starts.clone()), "{game}");
            for pair in 1..5 {
                let start = starts.start(pair).unwrap();
                assert_eq!(start, starts.start(pair).unwrap());
                assert_ne!(start, starts.start(pair + 1).unwrap());
                assert_eq!(start.opening.len(), starts.actions() as usize);
                let mut game = AnyGame::from_config(&start.config).unwrap();
                start.opening.iter().for_each(|action| game.play(action).unwrap());
                assert_eq!((game.outcome(), game.config()), (None, start.config));
            }
        }
    }

    #[test]
    fn even_starts_are_more_even() {
        let leads = |starts: &Starts| -> Value {
            (1..=8).map(|pair| lead(&starts.start(pair).unwrap(), 2_000).unwrap()).sum()
        };
        for game in ["yinsh", "kulami:board=random-square"] {
            let (random, even) = (starts(game), starts(game).evened(Some(2_000)));
            assert!(2 * leads(&even) < leads(&random), "{game}: {} {}", leads(&even), leads(&random));
            assert_eq!(even.start(3), even.start(3));
            assert_ne!(random.openings(), even.openings(), "a match cannot go on with others");
        }
    }

    #[test]
    fn what_is_left_open_is_drawn_for_each_pair() {
        for game in ["lyngk", "kulami:board=random-square", "kulami:board=random-irregular"] {
            let starts = starts(game);
            assert_ne!(starts.start(1).unwrap().config, starts.start(2).unwrap().config);
        }
        let fixed = starts("lyngk:seed=4");
        assert_eq!(fixed.start(1).unwrap().config, fixed.start(2).unwrap().config);
        assert!(starts("lyngk:six").start(1).unwrap().config.ends_with(";six"));
        assert!(starts("kulami:board=random-square;level2").start(1).unwrap().config.ends_with(";level2"));
    }

    #[test]
    fn another_seed_draws_other_starts() {
        let other = Starts::new("yinsh", None, 2).unwrap();
        assert_ne!(starts("yinsh").start(1), other.start(1));
    }

    #[test]
    fn what_cannot_start_is_refused() {
        for game in
            ["chess", "yinsh:slow", "lyngk:random;seed=3", "kulami:board=random", "lyngk:random;random"]
        {
            assert!(matches!(Starts::new(game, None, 1), Err(StartError::Open(_))), "{game}");
        }
        assert_eq!(Starts::new("kulami", Some(99), 1), Err(StartError::TooLong(99)));
    }
}
