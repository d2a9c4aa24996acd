//! PostgreSQL and NATS for tests and measurements: started from the system's packages, each with a folder of its own,
//! and gone with whoever started them, however that ends.
//!
//! Nothing here is skipped quietly: where a service is not installed, starting it is an error that says so.

mod guard;
mod nats;
mod postgres;

pub use nats::Nats;
pub use postgres::{Postgres, Tls};
