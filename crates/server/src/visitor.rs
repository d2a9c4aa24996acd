//! Who asks.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use orrery_store::{Player, Session, SessionKind, TokenHash};
use orrery_wire::Token;

use crate::hub::Hub;
use crate::problem::Problem;
use crate::secrets::now;

/// The cookie that holds the token of a browser.
const COOKIE: &str = "orrery-session";

/// How long a browser keeps it.
const YEAR: u32 = 31_536_000;

/// Who asks, as far as is known. Making one checks that the request does not come from another site's page, and, when
/// it changes something, that its address does not ask too often.
pub struct Visitor {
    /// The address.
    pub address: IpAddr,
    /// The player, and what proves it.
    pub known: Option<(Session, Player)>,
}

/// Who asks, who must be known.
pub struct Known {
    /// What proves who it is.
    pub session: Session,
    /// Who it is.
    pub player: Player,
}

impl Visitor {
    /// The player, if known.
    pub fn player(&self) -> Option<&Player> {
        self.known.as_ref().map(|(_, player)| player)
    }
}

impl FromRequestParts<Hub> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hub: &Hub) -> Result<Visitor, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(address)| address.ip());
        // A proxy may add a line of its own below one that somebody made up.
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let forwarded = forwarded.collect::<Vec<_>>().join(",");
        let address = hub.options.client(peer, &forwarded);
        let is_socket = parts.headers.contains_key(header::SEC_WEBSOCKET_KEY);
        let changes = !matches!(parts.method, Method::GET | Method::HEAD) || is_socket;
        if changes && !hub.addresses.may_ask(address) {
            return Err(Problem::TooManyFromAddress);
        }
        let bearer = text(&parts.headers, "authorization").and_then(|value| value.strip_prefix("Bearer "));
        let origin = text(&parts.headers, "origin");
        if changes && origin.is_some_and(|origin| !is_own(origin, &parts.headers, hub)) {
            return Err(Problem::ForeignOrigin);
        }
        let (token, kind) = match bearer {
            Some(token) => (Some(token), SessionKind::Bearer),
            // A browser says where such a request comes from. Without that word the cookie proves nothing.
            None if changes && origin.is_none() => (None, SessionKind::Cookie),
            None => (cookie(&parts.headers), SessionKind::Cookie),
        };
        let Some(token) = token.and_then(|token| token.trim().parse::<Token>().ok()) else {
            // A token that is none is an error; a cookie that is none is left over from something else.
            return if bearer.is_some() {
                Err(Problem::Unknown)
            } else {
                Ok(Visitor { address, known: None })
            };
        };
        let known = hub.store.session(&TokenHash::of(token.as_str()), now()).await?;
        let known = known.filter(|(session, _)| session.kind == kind);
        if bearer.is_some() && known.is_none() {
            return Err(Problem::Unknown);
        }
        Ok(Visitor { address, known })
    }
}

impl FromRequestParts<Hub> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hub: &Hub) -> Result<Known, Problem> {
        let visitor = Visitor::from_request_parts(parts, hub).await?;
        let (session, player) = visitor.known.ok_or(Problem::Unknown)?;
        Ok(Known { session, player })
    }
}

/// The header that makes a browser keep a token, or forget it.
pub fn set_cookie(token: Option<&Token>, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token.as_str(), YEAR));
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).expect("tokens are letters and digits")
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// Whether a page of this origin is ours: it has the public address, or the one that was asked.
fn is_own(origin: &str, headers: &HeaderMap, hub: &Hub) -> bool {
    let authority =
        |url: &str| url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/').to_ascii_lowercase());
    match &hub.options.public_url {
        Some(url) => url.trim_end_matches('/').eq_ignore_ascii_case(origin),
        None => {
            let host = text(headers, "host").map(str::to_ascii_lowercase);
            host.is_some() && authority(origin) == host
        }
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
