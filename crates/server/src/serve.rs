use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;

use crate::pages;
use crate::security;
use crate::site::Site;

/// A server that listens, but answers only once it is run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
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
    /// Takes the address; port 0 is any free one.
    pub async fn bind(address: SocketAddr, site: Site) -> Result<Server, StartError> {
        let fail = |error| StartError { address, error };
        let listener = TcpListener::bind(address).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        Ok(Server { listener, address, router: router(site) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `end` comes to its end, then finishes what it is answering.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        axum::serve(self.listener, self.router).with_graceful_shutdown(end).await
    }
}

/// What the server answers. Whatever is no address of the server's own is one of the app's.
fn router(site: Site) -> Router {
    Router::new().fallback(page).with_state(site).layer(middleware::from_fn(secure))
}

async fn page(State(site): State<Site>, request: Request) -> Response {
    pages::answer(site, request.method(), request.uri(), request.headers())
}

async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().extend(security::HEADERS);
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
