//! The engine of Orrery and the protocol it speaks (docs/PROTOCOL.md).

mod protocol;

pub use protocol::serve;
