//! The OpenAPI document: whether it is one, and whether the server does what it says, whatever is asked.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::command::{Call, target};
use crate::steps::Steps;

/// What makes requests from the document, and what checks the document itself.
const PACKAGES: &str = "schemathesis==4.32.5 openapi-spec-validator==0.9.0";

/// The same requests each time. Streams are left out because they do not end; that a config may be well-formed and no
/// game all the same is no fault.
const OPTIONS: &str = "--seed 1 --max-examples 250 --max-time 90 --request-timeout 20 --continue-on-failure \
    --exclude-path-regex stream$ --checks all --exclude-checks positive_data_acceptance --warnings off";

/// Ends with an error unless the document is one of OpenAPI 3.1.
const VALIDATE: &str =
    "import sys; from openapi_spec_validator import validate_url; validate_url(sys.argv[1])";

/// A server with an empty database and no limits, ended when dropped.
pub struct Server {
    child: Child,
    data: PathBuf,
    url: String,
}

/// Checks the document, then has the release binary answer requests made from it.
pub fn run(steps: &mut Steps) {
    if steps.prepare("tools for the OpenAPI document", "it needs Python 3.10 with venv and pip", install) {
        steps.step("requests made from the OpenAPI document", check);
    }
}

fn check() -> Result<()> {
    let server = Server::start()?;
    let document = format!("{}/api/v1/openapi.json", server.url);
    Call::new(tool("python"), "-c").arg(VALIDATE).arg(&document).run()?;
    Call::new(tool("schemathesis"), &format!("run {document} {OPTIONS}"))
        .env("ORRERY_SERVER", &server.url)
        .env("SCHEMATHESIS_HOOKS", "crates/server/tests/openapi/hooks.py")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .run()
}

impl Server {
    /// Starts it at a free port.
    pub fn start() -> Result<Server> {
        let data = target().join("tmp").join(format!("openapi-{}", std::process::id()));
        let mut command = Command::new(target().join("release/orrery"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--data"]).arg(&data);
        let mut child = command.stdout(Stdio::piped()).spawn().context("the release binary")?;
        let mut line = String::new();
        let output = child.stdout.take();
        let mut server = Server { child, data, url: String::new() };
        output.map_or(Ok(0), |output| BufReader::new(output).read_line(&mut line))?;
        let url =
            line.trim_end().strip_prefix("listening on ").context("it does not say where it listens")?;
        url.clone_into(&mut server.url);
        Ok(server)
    }

    /// Where it listens.
    pub fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A server that has ended already is no worse.
        _ = self.child.kill();
        _ = self.child.wait();
        _ = std::fs::remove_dir_all(&self.data);
    }
}

/// Installs the tools into this checkout, unless they are there in this version.
fn install() -> Result<()> {
    let stamp = folder().join("packages");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == PACKAGES) {
        return Ok(());
    }
    Call::new("python3", "-m venv --clear").arg(folder()).run()?;
    Call::new(tool("pip"), &format!("install --quiet --disable-pip-version-check {PACKAGES}")).run()?;
    Ok(std::fs::write(stamp, PACKAGES)?)
}

fn folder() -> PathBuf {
    target().join("tools/openapi")
}

fn tool(name: &str) -> PathBuf {
    folder().join("bin").join(name)
}
