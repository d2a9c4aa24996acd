//! The one list of games. Only this crate names the three rules crates; everybody else reaches a game by
//! generic code over [`core::Game`], by [`with_game!`] once at an entry point, or by [`AnyGame`] with text in and
//! text out. What a game says of itself to those who offer and show games is its [`Description`].
//!
//! ```
//! use orrery_games::{AnyGame, GameKind};
//!
//! for kind in GameKind::ALL {
//!     let config = orrery_games::Template::read(kind.name())?.config(|| 1);
//!     let mut game = AnyGame::from_config(&config)?;
//!     while game.outcome().is_none() {
//!         let action = game.legal().swap_remove(0);
//!         game.play(&action)?;
//!     }
//!     println!("{}: {:?} after {} actions", kind.title(), game.outcome(), game.played());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_error;
mod any_game;
mod caption;
mod description;
mod game_kind;
mod link;
mod list;
mod replay;
mod session;
mod template;

pub use any_error::{AnyCodeError, AnyRefusal, OpenError, PlayError};
pub use any_game::AnyGame;
pub use description::{
    Choice, Describe, Description, Drawing, Setting, SettingKind, Sides, Source, SourceKind, Written,
};
pub use game_kind::GameKind;
pub use link::LinkError;
pub use orrery_core as core;
pub use orrery_kulami as kulami;
pub use orrery_lyngk as lyngk;
pub use orrery_yinsh as yinsh;
pub use replay::{Replay, ReplayError, ReplayFault, replay, start_of};
pub use session::Session;
pub use template::Template;
