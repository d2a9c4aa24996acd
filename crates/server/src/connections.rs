//! Accepting connections: how many there may be, how long each may take, and how they end.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::guarded::{Doing, Guarded, Watch};
use crate::hub::Hub;
use crate::limits::{self, Crowd};
use crate::metrics;

/// The longest head of a request, in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// What a connection may hold in memory of what was read and not yet used, in bytes.
const BUFFER: usize = 32 * 1024;

/// How long nothing is accepted after the system could not give us a connection.
const PAUSE: Duration = Duration::from_millis(50);

/// How often the same trouble is logged at most.
const SELDOM: Duration = Duration::from_secs(1);

/// How long it may take until those who are cut off have noticed.
const NOTICE: Duration = Duration::from_secs(1);

/// Everything that is open on one address of ours.
pub struct Connections {
    hub: Hub,
    router: TowerToHyperService<Router>,
    most: u32,
    all: Arc<Semaphore>,
    each: Crowd,
    ending: CancellationToken,
    cut: CancellationToken,
}

/// A connection, counted as long as it is open.
struct Permit {
    _all: OwnedSemaphorePermit,
    _each: Option<limits::Counted>,
    _open: metrics::Counted,
}

impl Connections {
    /// At most so many in all, and so many of one address.
    pub fn new(hub: &Hub, router: Router, most: u32, each: u32) -> Connections {
        let most = most.min(u32::try_from(Semaphore::MAX_PERMITS).unwrap_or(u32::MAX));
        Connections {
            hub: hub.clone(),
            router: TowerToHyperService::new(router),
            most,
            all: Arc::new(Semaphore::new(most as usize)),
            each: Crowd::new(each),
            ending: CancellationToken::new(),
            cut: CancellationToken::new(),
        }
    }

    /// Answers whoever comes until `end` comes to its end. What is open then goes on until [`Self::finish`].
    pub async fn accept(&self, listener: TcpListener, end: impl Future<Output = ()>) {
        let mut end = pin!(end);
        let mut trouble = Seldom::default();
        loop {
            let accepted = tokio::select! {
                () = &mut end => return,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => match self.admit(peer) {
                    Ok(permit) => self.begin(stream, peer, permit),
                    Err(limit) => {
                        self.hub.metrics.connection_refused(limit);
                        trouble
                            .tell(|| tracing::warn!(limit, "a connection was refused: there are too many"));
                    }
                },
                Err(error) => {
                    self.hub.metrics.accept_error();
                    trouble.tell(|| tracing::error!(%error, "a connection could not be accepted"));
                    // Unless it was the fault of that connection, the next try would fail as well.
                    if !is_of_one(&error) {
                        tokio::select! {
                            () = &mut end => return,
                            () = sleep(PAUSE) => {}
                        }
                    }
                }
            }
        }
    }

    /// Waits until everything has ended, but not longer than this; what is left then is cut off.
    pub async fn finish(&self, patience: Duration) {
        self.ending.cancel();
        let all_ended = || self.all.acquire_many(self.most);
        if timeout(patience, all_ended()).await.is_err() {
            let left = self.most as usize - self.all.available_permits();
            tracing::warn!(left, "connections are cut off");
            self.cut.cancel();
            _ = timeout(NOTICE, all_ended()).await;
        }
    }

    /// Whether there is room for another connection; if not, which limit does not allow it.
    fn admit(&self, peer: SocketAddr) -> Result<Permit, &'static str> {
        let all = self.all.clone().try_acquire_owned().map_err(|_| "all")?;
        // A proxy brings everybody.
        let each = if self.hub.options.is_trusted(&peer.ip()) {
            None
        } else {
            Some(self.each.enter(peer.ip()).ok_or("address")?)
        };
        Ok(Permit { _all: all, _each: each, _open: self.hub.metrics.connection() })
    }

    fn begin(&self, stream: TcpStream, peer: SocketAddr, permit: Permit) {
        // Small messages must not wait for each other. Where that cannot be set, they are a little late.
        _ = stream.set_nodelay(true);
        let options = &self.hub.options;
        let timeouts = options.timeouts;
        let watch = Watch::new();
        let pace = (options.limits.reading, options.is_trusted(&peer.ip()));
        let stream = Guarded::new(stream, watch.clone(), pace, timeouts.write, self.cut.clone(), permit);
        let answers = Answers { router: self.router.clone(), peer, watch: watch.clone() };
        let (ending, cut) = (self.ending.clone(), self.cut.clone());
        tokio::spawn(async move {
            let connection = http1::Builder::new()
                .header_read_timeout(None)
                .max_header_size(MAX_HEAD)
                .max_buf_size(BUFFER)
                .serve_connection(TokioIo::new(stream), answers)
                .with_upgrades();
            let mut connection = pin!(connection);
            let mut is_ending = false;
            loop {
                tokio::select! {
                    // Who sends what cannot be read hears it from hyper; there is nothing left to do.
                    _ = connection.as_mut() => return,
                    () = watch.is_late(&timeouts) => return,
                    () = cut.cancelled() => return,
                    () = ending.cancelled(), if !is_ending => {
                        is_ending = true;
                        connection.as_mut().graceful_shutdown();
                    }
                }
            }
        });
    }
}

/// Whether an error is about a connection that is gone already, and says nothing about the next.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Something that happens often, and is told now and then.
#[derive(Default)]
struct Seldom(Option<Instant>);

impl Seldom {
    fn tell(&mut self, tell: impl FnOnce()) {
        let now = Instant::now();
        if self.0.is_none_or(|last| now.duration_since(last) >= SELDOM) {
            self.0 = Some(now);
            tell();
        }
    }
}

/// What one connection is answered.
struct Answers {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    watch: Arc<Watch>,
}

impl Service<Request<Incoming>> for Answers {
    type Response = Response<Answer>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Answer>, Infallible>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        let answering = Answering::new(&self.watch);
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let response = self.router.call(request);
        Box::pin(async move {
            let response = response.await?;
            if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                answering.0.turn(|_| Doing::Socket);
            }
            Ok(response.map(|body| Answer { body, _answering: answering }))
        })
    }
}

/// As long as this lives, a request is being answered.
struct Answering(Arc<Watch>);

impl Answering {
    fn new(watch: &Arc<Watch>) -> Answering {
        watch.turn(|_| Doing::Answering);
        Answering(watch.clone())
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.turn(|doing| if doing == Doing::Answering { Doing::Waiting } else { doing });
    }
}

/// The body of an answer.
struct Answer {
    body: Body,
    _answering: Answering,
}

impl http_body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_happens_often_is_told_once_a_second() {
        let (mut seldom, mut told) = (Seldom::default(), 0);
        for _ in 0..30 {
            seldom.tell(|| told += 1);
            tokio::time::advance(Duration::from_millis(100)).await;
        }
        assert_eq!(told, 3);
    }
}
