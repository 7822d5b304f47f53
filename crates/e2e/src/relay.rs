//! A line that can be cut: an address of its own that leads to a server.

use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// A line that can be cut and mended, also to a server that has moved. It ends when this is dropped.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug)]
struct Shared {
    /// Where it leads; `None` while it is cut.
    to: Option<SocketAddr>,
    /// Both ends of all connections.
    open: Vec<TcpStream>,
    has_ended: bool,
}

impl Relay {
    /// One that leads to this server.
    ///
    /// # Panics
    /// If the system has no port for it.
    pub fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let shared = Shared { to: Some(server), open: Vec::new(), has_ended: false };
        let shared = Arc::new(Mutex::new(shared));
        let theirs = shared.clone();
        thread::spawn(move || accept(&listener, &theirs));
        Self { address, shared }
    }

    /// Where browsers find it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts all connections, and those to come.
    pub fn cut(&self) {
        let mut shared = lock(&self.shared);
        shared.to = None;
        for end in shared.open.drain(..) {
            // It may have ended by itself.
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    /// Lets connections pass again, to this server.
    pub fn mend(&self, server: SocketAddr) {
        lock(&self.shared).to = Some(server);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.cut();
        lock(&self.shared).has_ended = true;
        // The listener wakes up by a visitor, and goes.
        let _ = TcpStream::connect(self.address);
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Mutex<Shared>>) {
    for from in listener.incoming().map_while(Result::ok) {
        let mut now = lock(shared);
        if now.has_ended {
            return;
        }
        // A line that is cut ends at once.
        let Some(to) = now.to.and_then(|to| TcpStream::connect(to).ok()) else { continue };
        let both = [(from.try_clone(), to.try_clone()), (to.try_clone(), from.try_clone())];
        now.open.extend([from, to]);
        for (from, to) in both {
            if let (Ok(mut from), Ok(mut to)) = (from, to) {
                thread::spawn(move || {
                    // Whoever goes away ends the other way too.
                    let _ = io::copy(&mut from, &mut to);
                    let _ = from.shutdown(Shutdown::Both);
                    let _ = to.shutdown(Shutdown::Both);
                });
            }
        }
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    #[test]
    fn a_line_is_cut_and_mended() {
        let server = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let at = server.local_addr().expect("it is bound");
        let relay = Relay::to(at);
        let talk = |relay: &Relay| {
            let mut ours = TcpStream::connect(relay.address()).expect("the relay listens");
            let (mut theirs, _) = server.accept().expect("the relay comes");
            ours.write_all(b"clew").expect("the line is open");
            let mut heard = [0; 4];
            theirs.read_exact(&mut heard).expect("it passes");
            assert_eq!(&heard, b"clew");
            (ours, theirs)
        };
        let (mut ours, _theirs) = talk(&relay);
        relay.cut();
        assert_eq!(ours.read(&mut [0; 1]).unwrap_or(0), 0, "it was cut");
        let mut refused = TcpStream::connect(relay.address()).expect("the relay listens");
        assert_eq!(refused.read(&mut [0; 1]).unwrap_or(0), 0, "it is still cut");
        relay.mend(at);
        talk(&relay);
    }
}
