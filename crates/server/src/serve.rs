use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use orrery_store::Store;
use orrery_wire::ErrorCode;
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::bus::Bus;
use crate::connections::Connections;
use crate::descriptors::most_connections;
use crate::hub::Hub;
use crate::metrics::{MEDIA_TYPE, Present};
use crate::options::Options;
use crate::problem::Problem;
use crate::site::Site;
use crate::work::Work;
use crate::world::{ThisMachine, World};
use crate::{api, document, housekeeping, links, pages, reference, security, socket, visitor};

/// The longest body of a request that is read, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// How old the last beat may be while the server counts as ready.
const READY: Duration = Duration::from_secs(5);

/// How long an address that has used up its budget waits to be told so. Refusing is cheap, but not when it is done forty
/// thousand times a second: the next request on a connection comes only after the answer to the last.
const REFUSAL: Duration = Duration::from_millis(250);

/// How many may ask at the same time what is counted.
const WATCHERS: u32 = 32;

/// A server that listens, but answers only once it is run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<(TcpListener, SocketAddr)>,
    hub: Hub,
    site: Site,
}

/// Why a server cannot start.
#[derive(Debug)]
pub struct StartError {
    /// Where it was to listen.
    pub address: SocketAddr,
    /// What the system said.
    pub error: io::Error,
}

impl Server {
    /// Takes the address; port 0 is any free one. Games are kept in the store.
    pub async fn bind(
        address: SocketAddr,
        site: Site,
        store: Store,
        bus: Bus,
        options: Options,
    ) -> Result<Server, StartError> {
        let (listener, address) = listen(address).await?;
        let metrics = match options.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let work = Work::new(bus.client(), options.engine_threads);
        let hub = Hub::new(World::new(Arc::new(ThisMachine)), store, bus, work, options);
        Ok(Server { listener, address, metrics, hub, site })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where Prometheus finds what is counted.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, address)| *address)
    }

    /// Answers until `end` comes to its end. Then it accepts nothing more, gives what is open a short time, cuts off what
    /// is left, and closes the store.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listener, hub, site, metrics, .. } = self;
        housekeeping::start(&hub).await;
        let limits = hub.options.limits;
        let most = limits.all_connections.unwrap_or_else(most_connections);
        let visitors = Connections::new(&hub, router(hub.clone(), site), most, limits.connections);
        let watchers = Connections::new(&hub, watching(hub.clone()), WATCHERS, u32::MAX);
        let ending = hub.ending.clone();
        let end = async {
            end.await;
            housekeeping::end(&hub).await;
        };
        let watched = async {
            if let Some((listener, address)) = metrics {
                tracing::info!(%address, "what is counted can be asked for");
                watchers.accept(listener, ending.cancelled()).await;
            }
        };
        tokio::join!(visitors.accept(listener, end), watched);
        let patience = hub.options.timeouts.ending;
        tokio::join!(visitors.finish(patience), watchers.finish(patience));
        hub.world.stop();
        hub.store.clone().close().await;
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let fail = |error| StartError { address, error };
    let listener = TcpListener::bind(address).await.map_err(fail)?;
    let address = listener.local_addr().map_err(fail)?;
    Ok((listener, address))
}

/// What the server answers. Whatever is no address of the server's own is one of the app's.
pub fn router(hub: Hub, site: Site) -> Router {
    let (functions, document) = api::router().split_for_parts();
    let json = document::finish(document);
    let page = reference::page(&document::plain(&json));
    functions
        .route("/api/v1/socket", get(socket::open))
        .route("/api/v1/openapi.json", get(async move || Json(json)))
        .route("/api", get(async move || page))
        .route("/api/reference/{file}", get(reference::file))
        .route("/api/{*rest}", axum::routing::any(async || Problem::NotFound))
        .route("/health/live", get(async || "alive"))
        .route("/health/ready", get(ready))
        .route("/.well-known/security.txt", get(contact))
        .merge(links::router())
        .with_state(hub.clone())
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(hub.clone(), visitor::exchange))
        .fallback_service(Router::new().fallback(links::page_of_app).with_state((hub.clone(), site)))
        .layer(middleware::from_fn_with_state(hub, at_the_door))
}

/// What is answered on the address for those who watch over the server.
fn watching(hub: Hub) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(hub)
}

async fn ready(State(hub): State<Hub>) -> Response {
    // Every beat writes to the store, so it is known without asking it once more whether it can be written.
    if hub.beat_age().is_some_and(|age| age < READY) {
        "ready".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready: the store cannot be written").into_response()
    }
}

async fn metrics(State(hub): State<Hub>) -> Response {
    let text = hub.metrics.text(&Present {
        rooms: hub.all_rooms().len(),
        queued: hub.work.queued(),
        beat_age: hub.beat_age(),
        data: hub.options.data.as_deref(),
    });
    ([(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE))], text).into_response()
}

async fn contact(State(hub): State<Hub>) -> Response {
    match security::contact(&hub.options, hub.now()) {
        Some(text) => text.into_response(),
        None => pages::nothing(),
    }
}

/// Every request passes here: those that take work are paid for, and every answer says what browsers may do with it.
async fn at_the_door(State(hub): State<Hub>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_api = path == "/api" || path.starts_with("/api/");
    let policy = security::policy_for(path);
    let is_for_all = links::is_for_all(path);
    let mut response = if is_api || is_for_all || links::is_written(path) {
        let (client, cost) = visitor::client_and_cost(&request, &hub.options);
        request.extensions_mut().insert(client);
        match hub.addresses.take(client.0, cost) {
            Ok(()) => next.run(request).await,
            Err(too_much) => {
                sleep(REFUSAL).await;
                Problem::from(too_much).into_response()
            }
        }
    } else {
        next.run(request).await
    };
    if let Some(code) = response.extensions().get::<ErrorCode>() {
        hub.metrics.problem(code);
    }
    let headers = response.headers_mut();
    headers.extend(security::HEADERS);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    if is_for_all {
        headers.insert(security::RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    }
    if is_api {
        // Pictures may be kept, and say so.
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Comes to its end when the process is asked to, by Ctrl-C or SIGTERM. It listens from the call on: made before the
/// address is told to anybody, it misses nothing.
pub fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            std::future::poll_fn(|context| {
                let (one, other) = (interrupt.poll_recv(context), terminate.poll_recv(context));
                if one.is_ready() { one } else { other }
            })
            .await;
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Where Ctrl-C cannot be heard, the server ends with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StartError { address, error } = self;
        match error.kind() {
            io::ErrorKind::AddrInUse => {
                write!(f, "{address} is in use by another program: choose another port, or 0 for a free one")
            }
            io::ErrorKind::AddrNotAvailable => write!(f, "{address} is no address of this machine"),
            io::ErrorKind::PermissionDenied => {
                write!(f, "{address} may not be listened on: ports below 1024 belong to the system")
            }
            _ => write!(f, "cannot listen on {address}: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The service worker must leave to the server what only the server knows.
    #[test]
    fn the_service_worker_answers_none_of_our_own_addresses() {
        let worker = include_str!("../../web/static/sw.js");
        let list = worker.split("const SERVERS = [").nth(1).and_then(|rest| rest.split("];").next());
        let servers: Vec<&str> =
            list.expect("a list").split(", ").map(|part| part.trim_matches('"')).collect();
        assert_eq!(servers, ["api", "embed", "health", "metrics", ".well-known"]);
        let first_part = |path: &str| path.split('/').nth(1).map(str::to_owned).expect("a path");
        let (_, functions) = api::router().split_for_parts();
        let document = document::finish(functions);
        let paths = document["paths"].as_object().expect("paths").keys().map(String::as_str);
        let ours = [
            "/api",
            "/embed/play/x",
            "/health/live",
            "/health/ready",
            "/.well-known/security.txt",
            "/metrics",
        ];
        for path in paths.chain(ours) {
            assert!(servers.contains(&first_part(path).as_str()), "{path}");
        }
        for page in pages::ROUTES {
            assert!(!servers.contains(&page), "{page} is the app's");
        }
        // The first thing it does with a request is to look whether it is the server's.
        let fetch = worker.split("addEventListener(\"fetch\"").nth(1).expect("it listens");
        let guard = fetch.split("return;").next().expect("it may leave a request alone");
        assert!(guard.contains("isServers(url.pathname)") && !guard.contains("respondWith"), "{guard}");
        assert!(worker.contains("return SERVERS.includes(path.split(\"/\")[1]);"));
    }
}
