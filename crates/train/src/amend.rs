//! What commands have in common that learn one part of a net anew.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Args;
use orrery_engine::games::GameKind;
use orrery_engine::games::core::Rng;
use orrery_engine::selfplay::{GamesFile, Played};
use orrery_engine::{Learn, Net};

use crate::report::write;

/// A net, and games to learn from.
#[derive(Args)]
pub struct Amend {
    /// yinsh, lyngk or kulami
    pub game: GameKind,
    /// Files of `orrery selfplay`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The file with the net, which is written anew
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Draws what is learned from, and its order
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Amend {
    /// The net there is. Calls `add` with all games that nets are made for.
    pub fn read<G: Learn>(&self, mut add: impl FnMut(Played<G>, &mut Rng)) -> Result<Net, Box<dyn Error>> {
        let net = Net::from_bytes::<G>(&fs::read(&self.net)?)?;
        let mut rng = Rng::new(self.seed);
        for path in &self.files {
            GamesFile::read_any::<G>(path, |_, played| {
                if played.game.is_learned() {
                    add(played, &mut rng);
                }
            })?;
        }
        Ok(net)
    }

    /// Puts another net in its place.
    pub fn write<G: Learn>(&self, net: &Net) -> Result<(), Box<dyn Error>> {
        Ok(write(&self.net, net.to_bytes::<G>())?)
    }
}
