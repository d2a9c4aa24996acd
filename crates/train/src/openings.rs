//! The command `openings`: what is chosen in the openings of self-play, learned anew for a net there is.

use std::error::Error;

use clap::Args;
use orrery_engine::games::with_game;
use orrery_engine::{Learn, Net, Weights};

use crate::amend::Amend;
use crate::choices::Choices;

/// Learns what is chosen in openings, and leaves the rest of a net as it is
#[derive(Args)]
pub struct Openings {
    #[command(flatten)]
    amend: Amend,
}

impl Openings {
    /// Does it, and says how well what was chosen can be foretold.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.amend.game, G => self.learn::<G>())
    }

    fn learn<G: Learn>(&self) -> Result<(), Box<dyn Error>> {
        let mut choices = Choices::default();
        let net = self.amend.read::<G>(|played, rng| choices.add(&played, 1, rng))?;
        let fitted = choices.fit(G::KINDS, self.amend.seed);
        println!("{fitted}");
        let kinds = Net::new(&Weights { kinds: fitted.kinds, ..Weights::default() });
        self.amend.write::<G>(&net.with_kinds_of(&kinds))
    }
}
