//! Requests and sockets to one server, both over the same kind of stream.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use orrery_wire::{ErrorCode, ErrorView, Reply, Token};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// The longest answer that is read, in bytes: a game of which a log would be a hundred times longer than any.
const LONGEST: usize = 16 << 20;

/// Where a server is.
#[derive(Clone, Debug)]
pub struct Server {
    is_secure: bool,
    authority: String,
    host: String,
    port: u16,
}

/// How a program shows who it is.
pub enum Proof<'a> {
    /// Not at all.
    None,
    /// By what a browser would keep.
    Cookie(&'a str),
    /// By a token.
    Token(&'a Token),
}

/// Why a server did not do what was wanted.
#[derive(Debug)]
pub enum Trouble {
    /// It could not be reached, or did not answer to the end: trying again may help.
    Lost(String),
    /// It said no.
    No(StatusCode, ErrorView),
}

/// What a server answered.
struct Answer {
    headers: HeaderMap,
    body: Bytes,
}

/// An open socket.
pub struct Socket(WebSocketStream<Stream>);

/// A connection, with TLS or without.
trait Both: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Both for T {}

type Stream = Box<dyn Both>;

impl Server {
    /// Asks for something; what the server answered.
    pub async fn call<T: DeserializeOwned>(
        &self,
        proof: &Proof<'_>,
        method: Method,
        path: &str,
        body: Option<serde_json::Value>,
    ) -> Result<T, Trouble> {
        let answer = self.ask(proof, method, path, body).await?;
        serde_json::from_slice(&answer.body)
            .map_err(|error| Trouble::Lost(format!("{self} answered {path} with something else: {error}")))
    }

    /// Takes a name as a browser would; the cookie that proves it.
    pub async fn take_name(&self, name: &str) -> Result<String, Trouble> {
        let body = serde_json::json!({ "name": name });
        let answer = self.ask(&Proof::None, Method::POST, "/api/v1/me", Some(body)).await?;
        let cookie = answer.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| Trouble::Lost(format!("{self} gave no cookie with the name")))
    }

    /// Opens a socket.
    pub async fn socket(&self, token: &Token) -> Result<Socket, Trouble> {
        let opening = async {
            let stream = self.connect().await.map_err(|error| self.lost(error))?;
            let scheme = if self.is_secure { "wss" } else { "ws" };
            let request = Request::get(format!("{scheme}://{}/api/v1/socket", self.authority))
                .header(HOST, &self.authority)
                .header("connection", "Upgrade")
                .header("upgrade", "websocket")
                .header("sec-websocket-version", "13")
                .header("sec-websocket-key", generate_key())
                .header(AUTHORIZATION, format!("Bearer {token}"));
            let request = request.body(()).map_err(|error| self.lost(error))?;
            client_async(request, stream).await.map_err(|error| match error {
                tungstenite::Error::Http(answer) => {
                    self.said_no(answer.status(), answer.body().as_deref().unwrap_or_default())
                }
                error => self.lost(error),
            })
        };
        let opened = timeout(REQUEST_TIMEOUT, opening).await.unwrap_or_else(|_| Err(self.lost("no answer")));
        opened.map(|(stream, _)| Socket(stream))
    }

    async fn ask(
        &self,
        proof: &Proof<'_>,
        method: Method,
        path: &str,
        body: Option<serde_json::Value>,
    ) -> Result<Answer, Trouble> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.authority);
        request = match proof {
            Proof::None => request.header(ORIGIN, self.to_string()),
            Proof::Cookie(cookie) => request.header(ORIGIN, self.to_string()).header(COOKIE, *cookie),
            Proof::Token(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        };
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = Full::new(Bytes::from(body.map(|body| body.to_string()).unwrap_or_default()));
        let request = request.body(body).map_err(|error| self.lost(error))?;
        let asking = async {
            let stream = self.connect().await.map_err(|error| self.lost(error))?;
            let opened = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
            let (mut sender, connection) = opened.map_err(|error| self.lost(error))?;
            // Whatever ends the connection is told by the request it was for.
            tokio::spawn(connection);
            let response = sender.send_request(request).await.map_err(|error| self.lost(error))?;
            let (parts, body) = response.into_parts();
            let body = Limited::new(body, LONGEST).collect().await.map_err(|error| self.lost(error))?;
            let body = body.to_bytes();
            if parts.status.is_success() {
                Ok(Answer { headers: parts.headers, body })
            } else {
                Err(self.said_no(parts.status, &body))
            }
        };
        timeout(REQUEST_TIMEOUT, asking).await.unwrap_or_else(|_| Err(self.lost("no answer")))
    }

    async fn connect(&self) -> io::Result<Stream> {
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        stream.set_nodelay(true)?;
        if !self.is_secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
        Ok(Box::new(TlsConnector::from(tls()).connect(name, stream).await?))
    }

    fn lost(&self, error: impl fmt::Display) -> Trouble {
        Trouble::Lost(format!("{self}: {error}"))
    }

    /// A server that is about to end, or a proxy without one behind it, is not there; any other refusal is meant.
    fn said_no(&self, status: StatusCode, body: &[u8]) -> Trouble {
        match serde_json::from_slice::<ErrorView>(body) {
            Ok(view) if status.is_client_error() => Trouble::No(status, view),
            Ok(view) => self.lost(view.message),
            Err(_) if status.is_client_error() => {
                let message = format!("{self} answered {status}, which is nothing that Orrery says");
                Trouble::No(status, ErrorView { error: ErrorCode::Other("no-orrery".to_owned()), message })
            }
            Err(_) => self.lost(status),
        }
    }
}

/// What is trusted is what the system trusts.
fn tls() -> Arc<ClientConfig> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().expect("ring has the usual versions");
        Arc::new(config.with_root_certificates(roots).with_no_client_auth())
    });
    config.clone()
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, request: &orrery_wire::Request) -> Result<(), Trouble> {
        let text = serde_json::to_string(request).expect("messages have nothing that JSON has not");
        let sent = timeout(REQUEST_TIMEOUT, self.0.send(Message::text(text))).await;
        sent.map_err(|_| lost("the line is stuck"))?.map_err(lost)
    }

    /// The next message. What a newer server says and nobody here understands is passed over.
    pub async fn next(&mut self) -> Result<Reply, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(reply) = serde_json::from_str(&text) {
                        return Ok(reply);
                    }
                }
                Some(Ok(Message::Close(Some(frame)))) if !frame.reason.is_empty() => {
                    return Err(lost(frame.reason));
                }
                Some(Ok(Message::Close(_))) | None => return Err(lost("the server has hung up")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(lost(error)),
            }
        }
    }
}

fn lost(why: impl fmt::Display) -> Trouble {
    Trouble::Lost(why.to_string())
}

impl FromStr for Server {
    type Err = String;

    fn from_str(text: &str) -> Result<Server, String> {
        let wanted = || format!("expected an address like http://127.0.0.1:8080, found `{text}`");
        let uri: Uri = text.parse().map_err(|_| wanted())?;
        let is_secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(wanted()),
        };
        if uri.path() != "/" || uri.query().is_some() {
            return Err(wanted());
        }
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority = authority.ok_or_else(wanted)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = match authority.as_str().strip_prefix(authority.host()) {
            Some("") => Some(if is_secure { 443 } else { 80 }),
            _ => authority.port_u16(),
        };
        let port = port.ok_or_else(wanted)?;
        Ok(Server { is_secure, authority: authority.to_string(), host, port })
    }
}

/// As an origin: scheme, host and port.
impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.authority)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Lost(why) => f.write_str(why),
            Trouble::No(_, view) => write!(f, "the server says: {} ({})", view.message, view.error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let server: Server = "https://games.example.org".parse().expect("an address");
        assert_eq!((server.is_secure, server.port, server.host.as_str()), (true, 443, "games.example.org"));
        let server: Server = "http://[::1]:8080/".parse().expect("an address");
        assert_eq!((server.is_secure, server.port, server.host.as_str()), (false, 8080, "::1"));
        assert_eq!(server.to_string(), "http://[::1]:8080");
        for text in [
            "",
            "games.example.org",
            "ftp://x",
            "http://x/path",
            "http://x/?q",
            "http://a:b@x",
            "http://x:0x",
        ] {
            assert!(text.parse::<Server>().is_err(), "{text}");
        }
    }
}
