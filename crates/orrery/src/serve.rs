use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use orrery_server::{Server, Site, asked_to_end};

use crate::report::Failure;

/// Serve the web app.
#[derive(Args)]
pub struct Serve {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// A folder for what the server keeps; nothing yet, the app keeps its games in the browser
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Open the app in the browser
    #[arg(long)]
    open: bool,
}

impl Serve {
    /// Serves until the process is asked to end.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(folder) = &self.data {
            std::fs::create_dir_all(folder).map_err(|error| {
                Failure::Input(format!("cannot use {} for data: {error}", folder.display()))
            })?;
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let server = Server::bind(self.listen, Site::built_in()).await;
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
