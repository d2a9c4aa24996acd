//! The command `openings`: what is chosen in the openings of self-play, learned anew for a net there is.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Args;
use orrery_engine::games::core::Rng;
use orrery_engine::games::{GameId, with_game};
use orrery_engine::selfplay::GamesFile;
use orrery_engine::{Learn, Net, Weights};

use crate::choices::Choices;
use crate::report::write;

/// Learns what is chosen in openings, and leaves the rest of a net as it is
#[derive(Args)]
pub struct Openings {
    /// yinsh, lyngk or kulami
    game: GameId,
    /// Files of `orrery selfplay`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The file with the net, which is written anew
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Draws the decisions and their order
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Openings {
    /// Does it, and says how well what was chosen can be foretold.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.learn::<G>())
    }

    fn learn<G: Learn>(&self) -> Result<(), Box<dyn Error>> {
        let net = Net::from_bytes::<G>(&fs::read(&self.net)?)?;
        let mut rng = Rng::new(self.seed);
        let mut choices = Choices::default();
        for path in &self.files {
            GamesFile::read_any::<G>(path, |_, played| {
                if played.game.is_learned() {
                    choices.add(&played, 1, &mut rng);
                }
            })?;
        }
        let fitted = choices.fit(G::KINDS, self.seed);
        println!("{fitted}");
        let kinds = Net::new(&Weights { kinds: fitted.kinds, ..Weights::default() });
        Ok(write(&self.net, net.with_kinds_of(&kinds).to_bytes::<G>())?)
    }
}
