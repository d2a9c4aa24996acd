//! Who asks.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use orrery_store::{Player, Session, SessionKind, TokenHash};
use orrery_wire::Token;
use tokio::time::Instant;

use crate::hub::Hub;
use crate::limits::Cost;
use crate::options::Options;
use crate::problem::Problem;

/// The cookie that holds the token of a browser.
const COOKIE: &str = "orrery-session";

/// The same where people come over TLS: browsers take it only from this very host, over TLS, so that no neighbour in
/// the same domain can plant one.
const HOST_COOKIE: &str = "__Host-orrery-session";

/// How long a browser keeps it.
const YEAR: u32 = 31_536_000;

/// Of how many tokens in cookies it is looked whether they hold.
const COOKIES: usize = 8;

/// Where a browser's cookie is exchanged for one with the name that is used now.
const ME: &str = "/api/v1/me";

/// The address that a request counts for.
#[derive(Clone, Copy)]
pub struct Client(pub IpAddr);

/// The token that a browser was known by, if it came in the cookie of the other name.
#[derive(Clone, Default)]
struct Outdated(Arc<OnceLock<Token>>);

/// Who asks, as far as is known. Making one checks that the request does not come from another site's page.
pub struct Visitor {
    /// The address.
    pub address: IpAddr,
    /// The player, and what proves it.
    pub known: Option<(Session, Player)>,
}

/// Who asks, who must be known.
pub struct Known {
    /// The address.
    pub address: IpAddr,
    /// What proves who it is.
    pub session: Session,
    /// Who it is.
    pub player: Player,
    /// How long it took to find that out.
    pub took: Duration,
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
        // Who came through the door is known already.
        let client = parts.extensions.get::<Client>().copied();
        let Client(address) =
            client.unwrap_or_else(|| client_of(&parts.headers, &parts.extensions, &hub.options));
        let changes = !is_reading(&parts.method) || is_socket(&parts.headers);
        let bearer = text(&parts.headers, "authorization").and_then(|value| value.strip_prefix("Bearer "));
        let origin = text(&parts.headers, "origin");
        if changes && origin.is_some_and(|origin| !is_own(origin, &parts.headers, hub)) {
            return Err(Problem::ForeignOrigin);
        }
        if let Some(token) = bearer {
            let token = token.trim().parse::<Token>().map_err(|_| Problem::Unknown)?;
            let known = known(hub, &token, SessionKind::Bearer).await?;
            return Ok(Visitor { address, known: Some(known.ok_or(Problem::Unknown)?) });
        }
        // A browser says where such a request comes from. Without that word the cookie proves nothing.
        if changes && origin.is_none() {
            return Ok(Visitor { address, known: None });
        }
        let wanted = cookie_name(hub.options.is_secure());
        for (name, token) in tokens(&parts.headers, wanted) {
            if let Some(found) = known(hub, &token, SessionKind::Cookie).await? {
                if name != wanted
                    && let Some(Outdated(outdated)) = parts.extensions.get()
                {
                    // It is empty: a request is from one visitor.
                    _ = outdated.set(token);
                }
                return Ok(Visitor { address, known: Some(found) });
            }
        }
        // A cookie that holds no more, or is none of ours, is left over from something else.
        Ok(Visitor { address, known: None })
    }
}

/// Whose token this is.
async fn known(hub: &Hub, token: &Token, kind: SessionKind) -> Result<Option<(Session, Player)>, Problem> {
    let known = hub.store.session(&TokenHash::of(token.as_str()), hub.now()).await?;
    Ok(known.filter(|(session, _)| session.kind == kind))
}

impl FromRequestParts<Hub> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hub: &Hub) -> Result<Known, Problem> {
        let began = Instant::now();
        let visitor = Visitor::from_request_parts(parts, hub).await?;
        let (session, player) = visitor.known.ok_or(Problem::Unknown)?;
        Ok(Known { address: visitor.address, session, player, took: began.elapsed() })
    }
}

/// Whom a request counts for, and what it costs.
pub fn client_and_cost(request: &Request, options: &Options) -> (Client, Cost) {
    let headers = request.headers();
    let path = request.uri().path();
    // A board for another page says in words what every turn of a game has done.
    let cost = if !is_reading(request.method()) || path.starts_with("/embed/") {
        Cost::Change
    } else if is_socket(headers) || path.ends_with("/stream") {
        Cost::Open
    } else {
        Cost::Read
    };
    (client_of(headers, request.extensions(), options), cost)
}

fn client_of(headers: &HeaderMap, extensions: &Extensions, options: &Options) -> Client {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(address)| address.ip());
    // A proxy may add a line of its own below one that somebody made up.
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    Client(options.client(peer, &forwarded.collect::<Vec<_>>().join(",")))
}

fn is_reading(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

fn is_socket(headers: &HeaderMap) -> bool {
    headers.contains_key(header::SEC_WEBSOCKET_KEY)
}

/// Gives a browser that came with the cookie of the other name the one that is used now: a host may have got TLS, or lost
/// it, since.
pub async fn exchange(State(hub): State<Hub>, mut request: Request, next: Next) -> Response {
    if request.uri().path() != ME {
        return next.run(request).await;
    }
    let is_secure = hub.options.is_secure();
    let signs_out = request.method() == Method::DELETE;
    let has_other = cookies(request.headers()).any(|(name, _)| name == cookie_name(!is_secure));
    let outdated = Outdated::default();
    request.extensions_mut().insert(outdated.clone());
    let mut response = next.run(request).await;
    if response.status().is_success() {
        let mut set = |cookie| _ = response.headers_mut().append(header::SET_COOKIE, cookie);
        let token = outdated.0.get().filter(|_| !signs_out);
        if let Some(token) = token {
            set(set_cookie(Some(token), is_secure));
        }
        if token.is_some() || (signs_out && has_other) {
            set(set_cookie(None, !is_secure));
        }
    }
    response
}

/// The header that makes a browser keep a token, or forget it.
pub fn set_cookie(token: Option<&Token>, secure: bool) -> HeaderValue {
    let (value, age) = token.map_or(("", 0), |token| (token.as_str(), YEAR));
    let name = cookie_name(secure);
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).expect("tokens are letters and digits")
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { HOST_COOKIE } else { COOKIE }
}

/// The tokens that come in cookies, those of the wanted name first. There may be several under one name, which another
/// page of the same domain has set, and junk; none of them hides a good one.
fn tokens(headers: &HeaderMap, wanted: &str) -> Vec<(&'static str, Token)> {
    let mut tokens: Vec<(&'static str, Token)> = Vec::new();
    let named = |name: &str| [HOST_COOKIE, COOKIE].into_iter().find(|known| *known == name);
    for (name, value) in cookies(headers).filter_map(|(name, value)| Some((named(name)?, value))) {
        if let Ok(token) = value.trim().parse::<Token>()
            && !tokens.iter().any(|(other, known)| *other == name && *known == token)
        {
            tokens.push((name, token));
        }
    }
    tokens.sort_by_key(|(name, _)| *name != wanted);
    tokens.truncate(COOKIES);
    tokens
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
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
