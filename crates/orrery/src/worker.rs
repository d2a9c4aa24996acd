use std::io::Write;
use std::path::PathBuf;

use clap::{Args, value_parser};
use orrery_server::{NatsAddress, NatsError, asked_to_end, work};

use crate::report::Failure;
use crate::serve::log_to_stderr;

/// Do the engine's work for the nodes of a server.
#[derive(Args)]
pub struct Worker {
    /// NATS, over which the nodes hand out work
    #[arg(long, value_name = "URL", env = "ORRERY_NATS", hide_env_values = true)]
    nats: String,
    /// A file with credentials for NATS, a JWT with its key; a user and a password, or a token, may stand in --nats instead
    #[arg(long, value_name = "FILE", env = "ORRERY_NATS_CREDENTIALS")]
    nats_credentials: Option<PathBuf>,
    /// How many pieces of work to do at a time, each on a thread of its own; another one makes turns of computers only
    #[arg(long, value_name = "N", default_value_t = 1, env = "ORRERY_ENGINE_THREADS", value_parser = value_parser!(u32).range(1..=256))]
    threads: u32,
}

impl Worker {
    /// Works until the process is asked to end. What it was about to do then is done by another worker.
    pub fn run(&self) -> Result<(), Failure> {
        let wrong = |error: NatsError| Failure::Input(format!("--nats: {error}"));
        let address = NatsAddress::new(&self.nats, self.nats_credentials.as_deref()).map_err(wrong)?;
        log_to_stderr();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let worked = runtime.block_on(async {
            let asked = asked_to_end()?;
            writeln!(std::io::stdout().lock(), "working")?;
            tokio::select! {
                () = asked => Ok(()),
                worked = work(&address, self.threads) => worked.map_err(wrong),
            }
        });
        // A search that nobody waits for any more must not keep the process.
        runtime.shutdown_background();
        worked
    }
}
