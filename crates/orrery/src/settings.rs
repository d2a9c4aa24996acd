//! What a host can choose: by flags, by the environment, or in a file.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use ipnet::IpNet;
use serde::Deserialize;

use crate::report::Failure;

/// The settings from one source. Flags override the environment, and both override the file.
#[derive(Args, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Where to listen; port 0 is any free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "ORRERY_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// A folder for what the server keeps: games between people, in the file orrery.db [default: orrery-data]
    #[arg(long, value_name = "FOLDER", env = "ORRERY_DATA")]
    pub data: Option<PathBuf>,
    /// Another database: sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", env = "ORRERY_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// NATS, over which several nodes on one database tell each other about changes
    #[arg(long, value_name = "URL", env = "ORRERY_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// A file with credentials for NATS, a JWT with its key; a user and a password, or a token, may stand in --nats instead
    #[arg(long, value_name = "FILE", env = "ORRERY_NATS_CREDENTIALS")]
    pub nats_credentials: Option<PathBuf>,
    /// The address under which people reach the server, as `https://games.example.org`
    #[arg(long, value_name = "URL", env = "ORRERY_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Proxies that are trusted to name the client's address: addresses or networks, separated by commas
    #[arg(long, value_name = "NETS", value_delimiter = ',', env = "ORRERY_TRUSTED_PROXIES")]
    pub trusted_proxies: Option<Vec<Net>>,
    /// Where to serve metrics for Prometheus, under /metrics; without it, they are not served
    #[arg(long, value_name = "ADDRESS:PORT", env = "ORRERY_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// Where to report security problems, for /.well-known/security.txt: `mailto:` and a mail address, or an `https://` address
    #[arg(long, value_name = "URL", env = "ORRERY_CONTACT")]
    pub contact: Option<Contact>,
    /// Days after which an unfinished game is deleted [default: 60]
    #[arg(long, value_name = "DAYS", env = "ORRERY_RETENTION_DAYS")]
    pub retention_days: Option<u32>,
    /// Threads for the engine: computer opponents and analyses; not used with --nats, where workers do it [default: 1]
    #[arg(long, value_name = "N", env = "ORRERY_ENGINE_THREADS")]
    pub engine_threads: Option<u32>,
    /// No limits for addresses and connections: for load tests, never on an open net
    #[arg(long, value_name = "BOOL", env = "ORRERY_UNLIMITED", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub unlimited: Option<bool>,
    /// Open the app in the browser
    #[arg(long, value_name = "BOOL", env = "ORRERY_OPEN", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub open: Option<bool>,
}

/// A network, or a single address as a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Net(pub IpNet);

/// An address to contact the host.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Contact(pub String);

impl Settings {
    /// Reads a settings file.
    pub fn read(file: &Path) -> Result<Settings, Failure> {
        let at = Failure::at(file.display());
        let text = fs::read_to_string(file).map_err(|error| at(Failure::Input(error.to_string())))?;
        Settings::parse(&text).map_err(|error| at(Failure::Input(error)))
    }

    fn parse(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|error| {
            // The error's own text would show the line, which may contain a password.
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            format!("line {}: {}", before.matches('\n').count() + 1, error.message())
        })
    }

    /// These settings; where one is not set, that of `other`.
    pub fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            nats: self.nats.or(other.nats),
            nats_credentials: self.nats_credentials.or(other.nats_credentials),
            public_url: self.public_url.or(other.public_url),
            trusted_proxies: self.trusted_proxies.or(other.trusted_proxies),
            metrics: self.metrics.or(other.metrics),
            contact: self.contact.or(other.contact),
            retention_days: self.retention_days.or(other.retention_days),
            engine_threads: self.engine_threads.or(other.engine_threads),
            unlimited: self.unlimited.or(other.unlimited),
            open: self.open.or(other.open),
        }
    }
}

impl FromStr for Net {
    type Err = String;

    fn from_str(text: &str) -> Result<Net, String> {
        let address = || text.parse::<IpAddr>().map(IpNet::from);
        let net = text.parse::<IpNet>().or_else(|_| address());
        net.map(Net).map_err(|_| "neither an address nor a net".to_owned())
    }
}

impl TryFrom<String> for Net {
    type Error = String;

    fn try_from(text: String) -> Result<Net, String> {
        text.parse()
    }
}

impl FromStr for Contact {
    type Err = String;

    fn from_str(text: &str) -> Result<Contact, String> {
        let is_known = ["mailto:", "https://"]
            .iter()
            .any(|scheme| text.strip_prefix(scheme).is_some_and(|rest| !rest.is_empty()));
        // It becomes a line of a file that programs read, so it must not contain a line break.
        if is_known && text.chars().all(|c| c.is_ascii_graphic()) {
            Ok(Contact(text.to_owned()))
        } else {
            Err("neither mailto: and a mail address nor an https:// address".to_owned())
        }
    }
}

impl TryFrom<String> for Contact {
    type Error = String;

    fn try_from(text: String) -> Result<Contact, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documents_has_everything() {
        let page = include_str!("../../../docs/HOSTING.md");
        let example =
            page.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
        let settings = Settings::parse(example).expect("it can be read");
        let Settings { listen, data, database, nats, public_url, trusted_proxies, .. } = &settings;
        assert!(listen.is_some() && data.is_some() && database.is_some() && nats.is_some());
        assert!(public_url.is_some() && trusted_proxies.as_ref().is_some_and(|nets| nets.len() == 2));
        assert!(settings.nats_credentials.is_some());
        assert!(settings.metrics.is_some() && settings.contact.is_some());
        assert!(settings.retention_days.is_some() && settings.engine_threads.is_some());
        assert!(settings.unlimited.is_some() && settings.open.is_some());
    }

    #[test]
    fn what_is_wrong_is_said_without_the_line_itself() {
        let error = |text: &str| Settings::parse(text).err().expect("an error");
        let unknown = error("data = \"x\"\nlisten-on = \"127.0.0.1:80\"\n");
        assert!(unknown.starts_with("line 2: unknown field `listen-on`"), "{unknown}");
        let wrong = error("nats = \"x\"\n\ndatabase = [\"postgres://me:secret@x/y\"]");
        assert!(wrong.starts_with("line 3: ") && !wrong.contains("secret"), "{wrong}");
        assert!(error("trusted-proxies = [\"nonsense\"]").contains("neither an address nor a net"));
        assert!(error("listen = ").starts_with("line 1"));
        for contact in ["me@example.org", "mailto:", "http://example.org", "mailto:a@b.c\\nExpires: never"] {
            assert!(error(&format!("contact = \"{contact}\"")).contains("neither mailto:"), "{contact}");
        }
    }

    #[test]
    fn what_comes_first_wins() {
        let of = |text: &str| Settings::parse(text).expect("settings");
        let settings = of("retention-days = 3").or(of("retention-days = 4\nnats = \"x\""));
        assert_eq!((settings.retention_days, settings.nats.as_deref()), (Some(3), Some("x")));
    }
}
