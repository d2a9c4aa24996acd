use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use orrery_store::Store;
use tokio::net::TcpListener;

use crate::bus::Bus;
use crate::hub::Hub;
use crate::options::Options;
use crate::problem::Problem;
use crate::secrets::now;
use crate::site::Site;
use crate::{api, document, housekeeping, pages, security, socket};

/// The longest body of a request that is read, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// How old the last beat may be while the server counts as ready, in milliseconds.
const READY: i64 = 5_000;

/// A server that listens, but answers only once it is run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
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
        let fail = |error| StartError { address, error };
        let listener = TcpListener::bind(address).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        let hub = Hub::new(store, bus, options);
        Ok(Server { listener, address, hub, site })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `end` comes to its end, then finishes what it is answering.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listener, hub, site, .. } = self;
        housekeeping::start(&hub).await;
        let ending = hub.clone();
        let end = async move {
            end.await;
            ending.ending.send_replace(true);
        };
        let service = router(hub.clone(), site).into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(end).await?;
        hub.store.clone().close().await;
        Ok(())
    }
}

/// What the server answers. Whatever is no address of the server's own is one of the app's.
fn router(hub: Hub, site: Site) -> Router {
    let (functions, document) = api::router().split_for_parts();
    let json = document::finish(document);
    let page = document::page(&json);
    functions
        .route("/api/v1/socket", get(socket::open))
        .route("/api/v1/openapi.json", get(async move || Json(json)))
        .route("/api", get(async move || axum::response::Html(page)))
        .route("/api/{*rest}", axum::routing::any(async || Problem::NotFound))
        .route("/health/live", get(async || "alive"))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(hub)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .fallback_service(Router::new().fallback(page_of_app).with_state(site))
        .layer(middleware::from_fn(secure))
}

async fn ready(State(hub): State<Hub>) -> Response {
    // Every beat writes to the store, so it is known without asking it once more whether it can be written.
    if now().since(hub.last_beat()) < READY {
        "ready".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready: the store cannot be written").into_response()
    }
}

async fn metrics(State(hub): State<Hub>) -> String {
    hub.metrics.text(hub.all_rooms().len())
}

async fn page_of_app(State(site): State<Site>, request: Request) -> Response {
    pages::answer(site, request.method(), request.uri(), request.headers())
}

async fn secure(request: Request, next: Next) -> Response {
    let is_page = !request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    response.headers_mut().extend(security::HEADERS);
    if !is_page {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
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
