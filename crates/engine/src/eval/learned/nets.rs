use std::sync::{Arc, OnceLock};

use orrery_games::core::Game;
use orrery_games::kulami::Kulami;
use orrery_games::lyngk::Lyngk;
use orrery_games::yinsh::Yinsh;

use super::defaults::DEFAULTS;
use super::{Learn, Net, NetError};
use crate::eval::AnyJudge;

/// For each game the net that judges it; a game without one is judged by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Nets {
    /// By the names of the games, in order.
    list: Vec<(&'static str, Arc<Net>)>,
}

/// The nets that come with the program. A browser fetches those it uses: they are as much to load as the rest.
const SHIPPED: &[&[u8]] = &[
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../nets/kulami.net"),
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../nets/lyngk.net"),
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../nets/yinsh.net"),
];

impl Nets {
    /// The nets that come with the program.
    pub fn shipped() -> Result<Nets, NetError> {
        static NETS: OnceLock<Result<Nets, NetError>> = OnceLock::new();
        NETS.get_or_init(|| SHIPPED.iter().try_fold(Nets::default(), |nets, bytes| nets.with(bytes))).clone()
    }

    /// Those of the nets that come with the program that are used unless somebody says otherwise. If they are damaged, the
    /// evaluation made by hand plays on; whoever asks for them by name is told.
    pub fn usual() -> Nets {
        let mut nets = Nets::shipped().unwrap_or_default();
        nets.list.retain(|(game, _)| Nets::first_level(game).is_some());
        nets
    }

    /// The net that is to judge this game, if one was made for it.
    pub fn of<G: Learn>(&self, game: &G) -> Option<&Net> {
        let net = self.list.iter().find(|(name, _)| *name == G::NAME).map(|(_, net)| &**net);
        net.filter(|_| game.is_learned())
    }

    /// The judge of this game: its net, or the hand if there is none.
    pub fn judge<G: Learn>(&self, game: &G) -> AnyJudge<'_> {
        AnyJudge::of(self.of(game))
    }

    /// The games whose nets are used unless somebody says otherwise, by their names.
    pub fn default_names() -> impl Iterator<Item = &'static str> {
        DEFAULTS.iter().map(|&(game, _)| game)
    }

    /// The first level of a game that judges by a net, if any does.
    pub(crate) fn first_level(game: &str) -> Option<u32> {
        DEFAULTS.iter().find(|&&(name, _)| name == game).map(|&(_, level)| level)
    }

    /// The nets that somebody names: `hand` for none, `learned` for those that come with the program, or a file with one.
    ///
    /// ```
    /// use orrery_engine::Nets;
    ///
    /// assert_eq!(Nets::named("hand"), Ok(Nets::default()));
    /// assert!(Nets::named("no-such-file.net").is_err());
    /// ```
    #[cfg(not(target_arch = "wasm32"))]
    pub fn named(name: &str) -> Result<Nets, String> {
        match name {
            "hand" => Ok(Nets::default()),
            "learned" => Nets::shipped().map_err(|error| error.to_string()),
            path => {
                let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
                Nets::default().with(&bytes).map_err(|error| error.to_string())
            }
        }
    }

    /// Adds the net in these bytes to those there are, for the game that it was made for.
    pub fn with(&self, bytes: &[u8]) -> Result<Nets, NetError> {
        let (name, net) = match Net::game_of(bytes)? {
            Yinsh::NAME => (Yinsh::NAME, Net::from_bytes::<Yinsh>(bytes)?),
            Lyngk::NAME => (Lyngk::NAME, Net::from_bytes::<Lyngk>(bytes)?),
            Kulami::NAME => (Kulami::NAME, Net::from_bytes::<Kulami>(bytes)?),
            _ => return Err(NetError::OtherGame),
        };
        let mut list = self.list.clone();
        match list.binary_search_by_key(&name, |(name, _)| *name) {
            Ok(place) => list[place].1 = Arc::new(net),
            Err(place) => list.insert(place, (name, Arc::new(net))),
        }
        Ok(Nets { list })
    }
}
