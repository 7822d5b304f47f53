//! Where connections come in. Whatever goes wrong there, the next one is waited for.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};

/// If the system has nothing left for another connection, it is asked again after this time.
const PAUSE: Duration = Duration::from_millis(200);

/// A connection, and where it comes from.
pub(super) type Arrival = (TcpStream, SocketAddr);

/// What connections can be taken from.
pub(super) trait Accept {
    fn accept(&self) -> impl Future<Output = io::Result<Arrival>> + Send;
}

impl Accept for TcpListener {
    fn accept(&self) -> impl Future<Output = io::Result<Arrival>> + Send {
        self.accept()
    }
}

pub(super) struct Door<A> {
    accept: A,
    /// Until then nobody is let in.
    pause: Option<Pin<Box<Sleep>>>,
}

impl<A: Accept> Door<A> {
    pub(super) fn new(accept: A) -> Self {
        Self { accept, pause: None }
    }

    /// The next connection. If this is dropped before it is done, nothing is lost.
    pub(super) async fn next(&mut self) -> Arrival {
        loop {
            if let Some(pause) = &mut self.pause {
                pause.await;
                self.pause = None;
            }
            match self.accept.accept().await {
                Ok(arrival) => return arrival,
                Err(error) if is_gone(&error) => {}
                Err(error) => {
                    tracing::error!(cause = %error, "a connection could not be accepted");
                    self.pause = Some(Box::pin(sleep(PAUSE)));
                }
            }
        }
    }
}

/// Whether only this one connection has gone away before it was taken.
fn is_gone(error: &io::Error) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    let gone = [ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted];
    gone.contains(&error.kind())
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tokio::time::timeout;

    use super::*;

    /// Fails with each of these in turn before it takes connections.
    struct Failing {
        errors: Mutex<Vec<io::Error>>,
        listener: TcpListener,
    }

    impl Accept for Failing {
        async fn accept(&self) -> io::Result<Arrival> {
            let error = self.errors.lock().expect("nothing panics").pop();
            match error {
                Some(error) => Err(error),
                None => self.listener.accept().await,
            }
        }
    }

    async fn failing(errors: impl IntoIterator<Item = io::Error>) -> (Door<Failing>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it is bound");
        let guest = TcpStream::connect(address).await.expect("the listener listens");
        let errors = Mutex::new(errors.into_iter().collect());
        (Door::new(Failing { errors, listener }), guest)
    }

    #[tokio::test(start_paused = true)]
    async fn a_system_that_has_nothing_left_is_asked_again_later() {
        let too_many_files = || io::Error::from_raw_os_error(24);
        let (mut door, guest) = failing((0..3).map(|_| too_many_files())).await;
        // It is dropped again and again while it waits, and still waits no longer than it must.
        for _ in 0..5 {
            assert!(timeout(PAUSE / 2, door.next()).await.is_err(), "it must not ask at once");
        }
        let (_, peer) = timeout(PAUSE, door.next()).await.expect("all errors are over");
        assert_eq!(peer, guest.local_addr().expect("it is connected"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_is_gone_holds_nobody_up() {
        let gone = [ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset];
        let (mut door, _guest) = failing(gone.map(io::Error::from)).await;
        assert!(timeout(PAUSE / 2, door.next()).await.is_ok());
    }
}
