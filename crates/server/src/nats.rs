//! Where NATS is, and how to get in.

use std::fmt;
use std::path::{Path, PathBuf};

use async_nats::{Client, ConnectErrorKind, ConnectOptions, ServerAddr};

/// Where NATS is: `nats://host:4222`, `nats://user:password@host`, `nats://token@host`, or `tls://` for the same over TLS;
/// and perhaps a file with credentials. What is shown of it never holds a secret.
#[derive(Clone)]
pub struct NatsAddress {
    /// The address without the login, which the library would write into its logs.
    url: ServerAddr,
    login: Option<Login>,
    credentials: Option<PathBuf>,
}

#[derive(Clone)]
enum Login {
    Token(String),
    Password(String, String),
}

/// Why NATS cannot be used. It never holds a secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NatsError {
    /// The text is no address.
    BadAddress,
    /// A login stands in the address, and a file with credentials is named as well.
    TwoLogins,
    /// The file with credentials cannot be used.
    Credentials(PathBuf, String),
    /// NATS lets nobody in with this login.
    Refused(String),
    /// There is no safe connection to be had.
    Tls(String, String),
}

impl NatsAddress {
    /// The address in a text, with a file of credentials (a JWT and its key, as `nsc` writes them) if there is one.
    pub fn new(url: &str, credentials: Option<&Path>) -> Result<NatsAddress, NatsError> {
        let mut url = url.parse::<ServerAddr>().map_err(|_| NatsError::BadAddress)?.into_inner();
        let decoded = |text: &str| decode(text).ok_or(NatsError::BadAddress);
        let login = match (url.username(), url.password()) {
            ("", None) => None,
            (token, None) => Some(Login::Token(decoded(token)?)),
            (user, Some(password)) => Some(Login::Password(decoded(user)?, decoded(password)?)),
        };
        let is_known =
            matches!(url.scheme(), "nats" | "tls") && url.host_str().is_some_and(|host| !host.is_empty());
        if !is_known || url.set_username("").is_err() || url.set_password(None).is_err() {
            return Err(NatsError::BadAddress);
        }
        if login.is_some() && credentials.is_some() {
            return Err(NatsError::TwoLogins);
        }
        let url = ServerAddr::from_url(url).map_err(|_| NatsError::BadAddress)?;
        Ok(NatsAddress { url, login, credentials: credentials.map(Path::to_owned) })
    }

    /// A connection under this name. A NATS that is down is waited for in the background; one that lets nobody in is an
    /// error.
    pub async fn connect(&self, name: &str) -> Result<Client, NatsError> {
        match self.options(name).await?.connect(&self.url).await {
            Ok(client) => Ok(client),
            Err(error) => match error.kind() {
                ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                    Err(NatsError::Refused(self.to_string()))
                }
                ConnectErrorKind::Tls => Err(NatsError::Tls(self.to_string(), error.to_string())),
                _ => {
                    tracing::warn!(nats = %self, %error, "NATS cannot be reached yet");
                    let waiting =
                        self.options(name).await?.retry_on_initial_connect().connect(&self.url).await;
                    waiting.map_err(|_| NatsError::BadAddress)
                }
            },
        }
    }

    async fn options(&self, name: &str) -> Result<ConnectOptions, NatsError> {
        let options = ConnectOptions::new().name(name);
        Ok(match (&self.login, &self.credentials) {
            (Some(Login::Token(token)), _) => options.token(token.clone()),
            (Some(Login::Password(user, password)), _) => {
                options.user_and_password(user.clone(), password.clone())
            }
            (None, Some(file)) => {
                let wrong = |why: String| NatsError::Credentials(file.clone(), why);
                let text = tokio::fs::read_to_string(file).await.map_err(|error| wrong(error.to_string()))?;
                // What the library says might repeat a part of the file.
                let bad = |_| wrong("it has no JWT of a user with its key".to_owned());
                options.credentials(&text).map_err(bad)?
            }
            (None, None) => options,
        })
    }
}

/// A part of an address as it was meant, where `%3A` stands for a colon.
fn decode(text: &str) -> Option<String> {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let [byte, after @ ..] = rest {
        rest = after;
        bytes.push(match (byte, after) {
            (b'%', [high, low, after @ ..]) => {
                rest = after;
                let digit = |byte: &u8| char::from(*byte).to_digit(16);
                u8::try_from(digit(high)? * 16 + digit(low)?).ok()?
            }
            (b'%', _) => return None,
            _ => *byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// Without the login.
impl fmt::Display for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = (self.url.host(), self.url.port());
        if host.contains(':') {
            write!(f, "{}://[{host}]:{port}", self.url.scheme())
        } else {
            write!(f, "{}://{host}:{port}", self.url.scheme())
        }
    }
}

/// As it is displayed, so that no password gets into a log.
impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NatsError::BadAddress => f.write_str("wanted nats://host:port or tls://user:password@host:port"),
            NatsError::TwoLogins => {
                f.write_str("a login in the address and a file with credentials: one of the two")
            }
            NatsError::Credentials(file, why) => {
                write!(f, "the credentials in {} cannot be used: {why}", file.display())
            }
            NatsError::Refused(address) => write!(f, "{address} does not accept this login"),
            NatsError::Tls(address, why) => write!(f, "no safe connection to {address}: {why}"),
        }
    }
}

impl std::error::Error for NatsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_their_login() {
        for (text, shown) in [
            ("nats://127.0.0.1:4222", "nats://127.0.0.1:4222"),
            ("nats.internal", "nats://nats.internal:4222"),
            ("nats://orrery:secret@nats.internal", "nats://nats.internal:4222"),
            ("tls://secret@nats.internal:4443", "tls://nats.internal:4443"),
            ("nats://:secret@[::1]:4222", "nats://[::1]:4222"),
        ] {
            let address = NatsAddress::new(text, None).expect("an address");
            assert_eq!((address.to_string(), format!("{address:?}")), (shown.to_owned(), shown.to_owned()));
            assert!(!address.url.as_url_str().contains("secret"), "what the library might log");
        }
    }

    #[test]
    fn logins_are_read_as_they_were_meant() {
        let login = |text: &str| NatsAddress::new(text, None).map(|address| address.login);
        assert!(matches!(login("nats://a"), Ok(None)));
        assert!(matches!(login("nats://t%2Fk@a"), Ok(Some(Login::Token(token))) if token == "t/k"));
        let Ok(Some(Login::Password(user, password))) = login("nats://m%40e:p%3Aw%20%C3%A4@a") else {
            panic!("a password")
        };
        assert_eq!((user.as_str(), password.as_str()), ("m@e", "p:w ä"));
    }

    #[test]
    fn other_texts_are_no_addresses() {
        for text in
            ["", "nats://", "http://u:secret@a", "nats://u:secret@a:port", "nats://u:%zzsecret@a", "a b"]
        {
            let error = NatsAddress::new(text, None).expect_err(text);
            assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
        }
        let both = NatsAddress::new("nats://u:secret@a", Some(Path::new("file"))).expect_err("two logins");
        assert_eq!(both, NatsError::TwoLogins);
    }
}
