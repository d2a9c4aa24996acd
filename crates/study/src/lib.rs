//! A game as somebody studies it: a tree of turns with remarks, which can be edited and taken back, written as a record,
//! and packed into a link. No I/O, no page and no search: it builds for the browser like the rules do.
//!
//! ```
//! use orrery_study::{Edit, NodeId, Study, decode, games::AnyGame, share};
//!
//! let mut study = Study::new(&AnyGame::open("kulami")?);
//! let first = study.play(NodeId::ROOT, "d4")?;
//! study.play(first, "d1")?;
//! let other = study.play(first, "d8")?;
//! study.apply(Edit::Comment { about: other, words: "also possible".into() })?;
//! assert_eq!((study.main_line().len(), study.all().len()), (2, 4));
//!
//! let link = share(&study)?;
//! assert_eq!(decode(&link.code)?.to_record(), study.to_record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotate;
mod code;
mod edit;
mod likeness;
mod mark;
mod node;
mod remark;
mod review;
mod reviewed;
mod study;
mod text;

pub use code::{CodeError, Link, MAX_PATH, decode, encode, from_link, seal, share};
pub use edit::{Edit, EditError};
pub use likeness::{Kind, LevelTable, Likeness, kind, likeness};
pub use mark::{Mark, MarkError, Place, Tone};
pub use node::{Node, NodeId};
pub use orrery_games as games;
pub use remark::{Chance, Grade, Graded};
pub use review::{Judged, Noise, Try, TurningPoints, Verdict, grade, turning_points};
pub use reviewed::Reviewed;
pub use study::Study;
