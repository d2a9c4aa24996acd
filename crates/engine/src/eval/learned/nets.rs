use std::sync::OnceLock;

use orrery_games::core::Game;
use orrery_games::kulami::Kulami;
use orrery_games::lyngk::Lyngk;
use orrery_games::yinsh::Yinsh;

use super::defaults::DEFAULTS;
use super::{Learn, Net, NetError};

/// For each game the net that judges it; a game without one is judged by hand.
///
/// Nets are kept as long as the program runs: there are a few, chosen when it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nets {
    pub(crate) yinsh: Option<&'static Net>,
    pub(crate) lyngk: Option<&'static Net>,
    pub(crate) kulami: Option<&'static Net>,
}

/// The nets that come with the program. A browser fetches those it uses: they are as much to load as the rest.
const SHIPPED: &[&[u8]] = &[
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../../../data/kulami.net"),
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../../../data/lyngk.net"),
    #[cfg(not(target_arch = "wasm32"))]
    include_bytes!("../../../../../data/yinsh.net"),
];

impl Nets {
    /// The nets that come with the program.
    pub fn shipped() -> Result<Nets, NetError> {
        static NETS: OnceLock<Result<Nets, NetError>> = OnceLock::new();
        *NETS.get_or_init(|| SHIPPED.iter().try_fold(Nets::default(), |nets, bytes| nets.with(bytes)))
    }

    /// Those of the nets that come with the program that are used unless somebody says otherwise. If they are damaged, the
    /// evaluation made by hand plays on; whoever asks for them by name is told.
    pub fn usual() -> Nets {
        let Nets { yinsh, lyngk, kulami } = Nets::shipped().unwrap_or_default();
        let of = |name: &str, net: Option<&'static Net>| net.filter(|_| Nets::first_level(name).is_some());
        Nets {
            yinsh: of(Yinsh::NAME, yinsh),
            lyngk: of(Lyngk::NAME, lyngk),
            kulami: of(Kulami::NAME, kulami),
        }
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
    pub fn with(self, bytes: &[u8]) -> Result<Nets, NetError> {
        fn read<G: Learn>(bytes: &[u8]) -> Result<Option<&'static Net>, NetError> {
            Ok(Some(Box::leak(Box::new(Net::from_bytes::<G>(bytes)?))))
        }
        match Net::game_of(bytes)? {
            Yinsh::NAME => Ok(Nets { yinsh: read::<Yinsh>(bytes)?, ..self }),
            Lyngk::NAME => Ok(Nets { lyngk: read::<Lyngk>(bytes)?, ..self }),
            Kulami::NAME => Ok(Nets { kulami: read::<Kulami>(bytes)?, ..self }),
            _ => Err(NetError::OtherGame),
        }
    }
}
