use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;
use orrery_server::{Bus, Limits, Options, Server, Site, asked_to_end};
use orrery_store::{BadUrl, Store, StoreUrl};

use crate::backup::DATABASE;
use crate::report::Failure;

/// Serve the web app, and games between people.
#[derive(Args)]
pub struct Serve {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// A folder for what the server keeps: games between people, in the file orrery.db
    #[arg(long, value_name = "FOLDER", default_value = "orrery-data", env = "ORRERY_DATA")]
    data: PathBuf,
    /// Another database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// NATS, over which several nodes on one database tell each other what is new
    #[arg(long, value_name = "URL", env = "ORRERY_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// The address under which people reach the server, as `https://games.example.org`
    #[arg(long, value_name = "URL", env = "ORRERY_PUBLIC_URL")]
    public_url: Option<String>,
    /// Proxies that may say on whose behalf they ask: addresses or nets, with commas between them
    #[arg(long, value_name = "NETS", value_delimiter = ',', env = "ORRERY_TRUSTED_PROXIES", value_parser = read_net)]
    trusted_proxies: Vec<IpNet>,
    /// Days after which an unfinished game is forgotten
    #[arg(long, value_name = "DAYS", default_value_t = 60, env = "ORRERY_RETENTION_DAYS")]
    retention_days: u32,
    /// Threads for the engine: computer opponents and analyses. Not used with --nats, where workers do it
    #[arg(long, value_name = "N", default_value_t = 1, env = "ORRERY_ENGINE_THREADS")]
    engine_threads: u32,
    /// No limits for addresses and connections: for load tests, never on an open net
    #[arg(long)]
    unlimited: bool,
    /// Open the app in the browser
    #[arg(long)]
    open: bool,
}

impl Serve {
    /// Serves until the process is asked to end.
    pub fn run(&self) -> Result<(), Failure> {
        let url = match &self.database {
            // Read here and not by clap, which would repeat a password in its error.
            Some(url) => {
                url.parse().map_err(|error: BadUrl| Failure::Input(format!("--database: {error}")))?
            }
            None => self.own_database()?,
        };
        let options = Options {
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            retention: Duration::from_secs(u64::from(self.retention_days) * 86_400),
            engine_threads: self.engine_threads,
            limits: if self.unlimited { Limits::none() } else { Limits::default() },
        };
        log_to_stderr();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = Store::open(&url).await.map_err(|error| Failure::Input(error.to_string()))?;
            let bus = match &self.nats {
                Some(url) => {
                    Bus::connect(url).await.map_err(|error| Failure::Input(format!("--nats: {error}")))?
                }
                None => Bus::Alone,
            };
            let server = Server::bind(self.listen, Site::built_in(), store, bus, options).await;
            let server = server.map_err(|error| Failure::Input(error.to_string()))?;
            let asked = asked_to_end()?;
            // Scripts wait for this line and read the port from it.
            let address = format!("http://{}", server.address());
            writeln!(io::stdout().lock(), "listening on {address}")?;
            if self.open {
                open(&address);
            }
            Ok(server.run(asked).await?)
        })
    }

    /// The database in the data folder.
    fn own_database(&self) -> Result<StoreUrl, Failure> {
        std::fs::create_dir_all(&self.data).map_err(|error| {
            Failure::Input(format!("cannot use {} for data: {error}", self.data.display()))
        })?;
        Ok(StoreUrl::sqlite(self.data.join(DATABASE)))
    }
}

/// A net, or an address as a net of its own.
fn read_net(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>().or_else(|_| address()).map_err(|_| "neither an address nor a net".to_owned())
}

/// What happens goes to standard error, one JSON object in a line; `RUST_LOG` chooses how much of it.
pub fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::builder()
        .with_default_directive(tracing_subscriber::filter::LevelFilter::INFO.into())
        .from_env_lossy();
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
