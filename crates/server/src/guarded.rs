//! A connection that cannot be used to wear the server down: it is read no faster than somebody who plays needs it, and
//! ends when its other end takes nothing.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep, sleep_until};
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};

use crate::options::{Rate, Timeouts};

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Nothing has come yet.
    Fresh,
    /// A request has begun to come.
    Head,
    /// A request is being answered.
    Answering,
    /// It was answered, and another one may come.
    Waiting,
    /// It has become a socket.
    Socket,
}

/// What a connection is doing, and since when: known to the stream, which sees bytes, and to the service, which sees
/// requests.
pub struct Watch {
    doing: Mutex<(Doing, Instant)>,
    changed: Notify,
}

impl Watch {
    /// Of a new connection.
    pub fn new() -> Arc<Watch> {
        Arc::new(Watch { doing: Mutex::new((Doing::Fresh, Instant::now())), changed: Notify::new() })
    }

    fn doing(&self) -> (Doing, Instant) {
        *self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on to what follows from what it is doing, if anything does.
    pub fn turn(&self, next: impl FnOnce(Doing) -> Doing) {
        let mut doing = self.doing.lock().unwrap_or_else(PoisonError::into_inner);
        let after = next(doing.0);
        if after != doing.0 {
            *doing = (after, Instant::now());
            self.changed.notify_one();
        }
    }

    /// Comes to its end when the connection has taken longer than it may for what it is doing.
    pub async fn is_late(&self, timeouts: &Timeouts) {
        loop {
            let (doing, since) = self.doing();
            let limit = match doing {
                Doing::Fresh | Doing::Head => Some(since + timeouts.head),
                Doing::Waiting => Some(since + timeouts.idle),
                Doing::Answering | Doing::Socket => None,
            };
            let late = async {
                match limit {
                    Some(limit) => sleep_until(limit).await,
                    None => std::future::pending().await,
                }
            };
            // Whoever changes it leaves word, so that nothing is missed between looking and waiting.
            tokio::select! {
                () = self.changed.notified() => {}
                () = late => return,
            }
        }
    }
}

/// How fast a connection may be read: a burst, and a rate after it.
struct Pace {
    burst: Duration,
    byte: Duration,
    /// When everything that was read would have come at the rate.
    even: Instant,
}

impl Pace {
    fn new(rate: Rate) -> Option<Pace> {
        // Slower than a byte a second nobody would wait.
        let seconds = |bytes: f64| Duration::from_secs_f64(bytes / rate.per_second.max(1.0));
        (rate.burst < Rate::NO_LIMIT).then(|| Pace {
            burst: seconds(rate.burst.max(0.0)),
            byte: seconds(1.0),
            even: Instant::now(),
        })
    }

    /// Counts what was read; until when nothing more may be.
    fn read(&mut self, bytes: usize) -> Option<Instant> {
        let now = Instant::now();
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        self.even = self.even.max(now) + self.byte.saturating_mul(bytes);
        let next = self.even.checked_sub(self.burst)?;
        (next > now).then_some(next)
    }
}

/// The stream of a connection, with what is counted as long as it is open.
pub struct Guarded<P> {
    stream: TcpStream,
    watch: Arc<Watch>,
    pace: Option<Pace>,
    /// A proxy's connection carries the requests of many; once it is a socket it is one visitor's.
    is_shared: bool,
    pause: Option<Pin<Box<Sleep>>>,
    stall: Option<Pin<Box<Sleep>>>,
    patience: Duration,
    cut: CancellationToken,
    was_cut: Pin<Box<WaitForCancellationFutureOwned>>,
    _permit: P,
}

impl<P> Guarded<P> {
    /// Watches over a stream until it is closed, or `cut`.
    pub fn new(
        stream: TcpStream,
        watch: Arc<Watch>,
        (reading, is_shared): (Rate, bool),
        patience: Duration,
        cut: CancellationToken,
        permit: P,
    ) -> Guarded<P> {
        Guarded {
            stream,
            watch,
            pace: Pace::new(reading),
            is_shared,
            pause: None,
            stall: None,
            patience,
            was_cut: Box::pin(cut.clone().cancelled_owned()),
            cut,
            _permit: permit,
        }
    }

    /// What came of a try to write: one that can not go on may wait for some time, but not for ever.
    fn progress<T>(&mut self, context: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if result.is_ready() {
            self.stall = None;
            return result;
        }
        let patience = self.patience;
        let stall = self.stall.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + patience)));
        if stall.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if self.was_cut.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        Poll::Pending
    }
}

impl<P: Unpin> AsyncRead for Guarded<P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let is_pausing = this.pause.as_mut().is_some_and(|pause| pause.as_mut().poll(context).is_pending());
        let before = buffer.filled().len();
        let read = if is_pausing {
            Poll::Pending
        } else {
            this.pause = None;
            Pin::new(&mut this.stream).poll_read(context, buffer)
        };
        if read.is_pending() {
            return this
                .was_cut
                .as_mut()
                .poll(context)
                .map(|()| Err(io::ErrorKind::ConnectionAborted.into()));
        }
        let bytes = buffer.filled().len() - before;
        if bytes > 0 {
            this.watch.turn(|doing| match doing {
                Doing::Fresh | Doing::Waiting => Doing::Head,
                other => other,
            });
            if let Some(pace) = &mut this.pace
                && (!this.is_shared || this.watch.doing().0 == Doing::Socket)
            {
                this.pause = pace.read(bytes).map(|next| Box::pin(sleep_until(next)));
            }
        }
        read
    }
}

impl<P: Unpin> AsyncWrite for Guarded<P> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.cut.is_cancelled() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        let result = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.progress(context, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if self.cut.is_cancelled() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        let result = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.progress(context, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn reading_is_quick_at_first_and_then_even() {
        let mut pace = Pace::new(Rate { burst: 1_000.0, per_second: 100.0 }).expect("a limit");
        let start = Instant::now();
        assert_eq!([pace.read(600), pace.read(400)], [None; 2]);
        assert_eq!(pace.read(50), Some(start + Duration::from_millis(500)));
        advance(Duration::from_millis(500)).await;
        assert_eq!(pace.read(100), Some(start + Duration::from_millis(1_500)));
        advance(Duration::from_secs(60)).await;
        assert_eq!(pace.read(1_000), None, "it has recovered");
        assert!(Pace::new(Rate { burst: f64::MAX, per_second: 0.0 }).is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn each_part_of_a_connection_has_its_own_time() {
        let timeouts = Timeouts::default();
        let late_after = async |watch: &Watch| {
            let start = Instant::now();
            tokio::time::timeout(Duration::from_secs(3_600), watch.is_late(&timeouts)).await.ok()?;
            Some(start.elapsed().as_secs())
        };
        let watch = Watch::new();
        assert_eq!(late_after(&watch).await, Some(10), "nothing came");
        watch.turn(|_| Doing::Head);
        assert_eq!(late_after(&watch).await, Some(10), "a half-sent head");
        watch.turn(|_| Doing::Answering);
        assert_eq!(late_after(&watch).await, None, "an answer may take as long as it takes");
        watch.turn(|_| Doing::Waiting);
        assert_eq!(late_after(&watch).await, Some(60), "a connection kept open");
        watch.turn(|_| Doing::Socket);
        assert_eq!(late_after(&watch).await, None, "a socket looks after itself");
    }
}
