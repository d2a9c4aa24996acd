use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::Args;
use orrery_server::{
    Bus, Limits, NatsAddress, NatsError, Options, Server, Site, asked_to_end, raise_open_files,
};
use orrery_store::{BadUrl, Store, StoreUrl};

use crate::backup::DATABASE;
use crate::report::Failure;
use crate::settings::Settings;

/// Where games are kept if nobody says.
const DATA: &str = "orrery-data";

/// Serve the web app, and games between people.
#[derive(Args)]
pub struct Serve {
    /// A file with settings in TOML, named as the flags are; flags and variables win over it
    #[arg(long, value_name = "FILE", env = "ORRERY_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

impl Serve {
    /// Serves until the process is asked to end.
    pub fn run(self) -> Result<(), Failure> {
        let settings = match &self.config {
            Some(file) => self.settings.or(Settings::read(file)?),
            None => self.settings,
        };
        let url: StoreUrl = match &settings.database {
            // Read here and not by clap, which would repeat a password in its error.
            Some(url) => {
                url.parse().map_err(|error: BadUrl| Failure::Input(format!("--database: {error}")))?
            }
            None => own_database(settings.data.as_deref().unwrap_or(Path::new(DATA)))?,
        };
        let wrong = |error: NatsError| Failure::Input(format!("--nats: {error}"));
        let credentials = settings.nats_credentials.as_deref();
        let nats = settings.nats.as_deref().map(|url| NatsAddress::new(url, credentials)).transpose();
        let nats = nats.map_err(wrong)?;
        let standard = Options::default();
        let days = |days: u32| Duration::from_secs(u64::from(days) * 86_400);
        let options = Options {
            public_url: settings.public_url,
            trusted_proxies: settings.trusted_proxies.unwrap_or_default().iter().map(|net| net.0).collect(),
            retention: settings.retention_days.map_or(standard.retention, days),
            engine_threads: settings.engine_threads.unwrap_or(standard.engine_threads),
            metrics: settings.metrics,
            data: url.file().map(Path::to_owned),
            contact: settings.contact.map(|contact| contact.0),
            limits: if settings.unlimited == Some(true) { Limits::none() } else { standard.limits },
            timeouts: standard.timeouts,
        };
        let listen = settings.listen.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8080)));
        log_to_stderr();
        raise_open_files();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(async {
            let store = Store::open(&url).await.map_err(|error| Failure::Input(error.to_string()))?;
            let bus = match &nats {
                Some(address) => Bus::connect(address).await.map_err(wrong)?,
                None => Bus::Alone,
            };
            let server = Server::bind(listen, Site::built_in(), store, bus, options).await;
            let server = server.map_err(|error| Failure::Input(error.to_string()))?;
            let asked = asked_to_end()?;
            // Scripts wait for this line and read the port from it.
            let address = format!("http://{}", server.address());
            writeln!(io::stdout().lock(), "listening on {address}")?;
            if settings.open == Some(true) {
                open(&address);
            }
            Ok(server.run(asked).await?)
        });
        // The store is closed: nothing that still runs can do anything that counts.
        runtime.shutdown_background();
        served
    }
}

/// The database in a data folder.
fn own_database(data: &Path) -> Result<StoreUrl, Failure> {
    std::fs::create_dir_all(data)
        .map_err(|error| Failure::Input(format!("cannot use {} for data: {error}", data.display())))?;
    Ok(StoreUrl::sqlite(data.join(DATABASE)))
}

/// What happens goes to standard error, one JSON object in a line; `RUST_LOG` chooses how much of it.
pub fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::builder()
        .with_default_directive(tracing_subscriber::filter::LevelFilter::INFO.into())
        .from_env_lossy()
        // Pictures are drawn with the styles of the page, of which those for small screens mean nothing here.
        .add_directive("simplecss=error".parse().expect("a target and a level"));
    tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(io::stderr).init();
}

/// Asks the system to show an address. It may have no browser: the address was printed, so that is no failure.
fn open(address: &str) {
    let (program, args) = match std::env::consts::OS {
        "macos" => ("open", vec![address]),
        "windows" => ("cmd", vec!["/c", "start", address]),
        _ => ("xdg-open", vec![address]),
    };
    let quiet = Command::new(program).args(args).stdin(Stdio::null()).stdout(Stdio::null()).spawn();
    if let Err(error) = quiet {
        eprintln!("orrery: cannot open the browser with {program}: {error}");
    }
}
