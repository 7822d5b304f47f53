//! A TCP relay to a server whose connections can be cut, in both directions or in one.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// A relay that can be cut and reconnected, also to another server. Dropping it closes all connections.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
    silence: Arc<Silence>,
}

/// A direction of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// From the client to the server.
    There,
    /// From the server to the client.
    Back,
}

/// Whether all data is held back while connections stay open.
#[derive(Debug, Default)]
struct Silence {
    is_on: Mutex<bool>,
    changed: Condvar,
}

#[derive(Debug)]
struct Shared {
    /// The address of the server; `None` while the relay is cut.
    to: Option<SocketAddr>,
    /// All open connections.
    open: Vec<Connection>,
    has_ended: bool,
}

#[derive(Debug)]
struct Connection {
    /// The client's end.
    from: TcpStream,
    /// The server's end.
    to: TcpStream,
    /// Whether one direction was closed and the other is open.
    is_half: Arc<AtomicBool>,
}

impl Relay {
    /// A relay to this server.
    ///
    /// # Panics
    /// If no port is free.
    pub fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let shared = Shared { to: Some(server), open: Vec::new(), has_ended: false };
        let shared = Arc::new(Mutex::new(shared));
        let silence = Arc::<Silence>::default();
        let theirs = (shared.clone(), silence.clone());
        thread::spawn(move || accept(&listener, &theirs.0, &theirs.1));
        Self { address, shared, silence }
    }

    /// Holds back all data in both directions. Connections stay open.
    pub fn fall_silent(&self) {
        self.silence.set(true);
    }

    /// Passes the data that was held back, and all that follows.
    pub fn speak_again(&self) {
        self.silence.set(false);
    }

    /// The address of the relay.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes all connections, and refuses new ones.
    pub fn cut(&self) {
        let mut shared = lock(&self.shared);
        shared.to = None;
        for Connection { from, to, .. } in shared.open.drain(..) {
            // The connection may have ended already.
            let _ = from.shutdown(Shutdown::Both);
            let _ = to.shutdown(Shutdown::Both);
        }
        drop(shared);
        self.silence.set(false);
    }

    /// Closes one direction of all connections. The receiving end sees the end of the stream; the sending
    /// end notices nothing.
    pub fn half_close(&self, way: Way) {
        for Connection { from, to, is_half } in &lock(&self.shared).open {
            let (speaks, listens) = match way {
                Way::There => (from, to),
                Way::Back => (to, from),
            };
            is_half.store(true, Ordering::SeqCst);
            // The connection may have ended already.
            let _ = listens.shutdown(Shutdown::Write);
            let _ = speaks.shutdown(Shutdown::Read);
        }
    }

    /// Accepts connections again, for this server.
    pub fn mend(&self, server: SocketAddr) {
        lock(&self.shared).to = Some(server);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.cut();
        lock(&self.shared).has_ended = true;
        // A connection wakes the listener, which then ends.
        let _ = TcpStream::connect(self.address);
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Mutex<Shared>>, silence: &Arc<Silence>) {
    for from in listener.incoming().map_while(Result::ok) {
        let mut now = lock(shared);
        if now.has_ended {
            return;
        }
        // While the relay is cut, connections end at once.
        let Some(to) = now.to.and_then(|to| TcpStream::connect(to).ok()) else { continue };
        // Data is forwarded without delay.
        if from.set_nodelay(true).and(to.set_nodelay(true)).is_err() {
            continue;
        }
        let both = [(from.try_clone(), to.try_clone()), (to.try_clone(), from.try_clone())];
        let is_half = Arc::new(AtomicBool::new(false));
        now.open.push(Connection { from, to, is_half: is_half.clone() });
        for (from, to) in both {
            if let (Ok(mut from), Ok(mut to)) = (from, to) {
                let (silence, is_half) = (silence.clone(), is_half.clone());
                thread::spawn(move || {
                    let _ = pass(&mut from, &mut to, &silence);
                    // After a half close the other direction stays open.
                    if is_half.swap(false, Ordering::SeqCst) {
                        return;
                    }
                    // When one end closes, the other direction is closed, too.
                    let _ = from.shutdown(Shutdown::Both);
                    let _ = to.shutdown(Shutdown::Both);
                });
            }
        }
    }
}

/// Copies data in one direction while nothing is held back.
fn pass(from: &mut TcpStream, to: &mut TcpStream, silence: &Silence) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 14];
    loop {
        let count = from.read(&mut bytes)?;
        if count == 0 {
            return Ok(());
        }
        silence.wait();
        to.write_all(&bytes[..count])?;
    }
}

impl Silence {
    fn set(&self, is_on: bool) {
        *self.is_on.lock().unwrap_or_else(PoisonError::into_inner) = is_on;
        self.changed.notify_all();
    }

    fn wait(&self) {
        let is_on = self.is_on.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_while(is_on, |is_on| *is_on));
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_silence_nothing_passes_and_nothing_is_lost() {
        let server = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let relay = Relay::to(server.local_addr().expect("it is bound"));
        let mut ours = TcpStream::connect(relay.address()).expect("the relay listens");
        let (mut theirs, _) = server.accept().expect("the relay comes");
        relay.fall_silent();
        ours.write_all(b"clew").expect("the line is open");
        theirs.set_read_timeout(Some(std::time::Duration::from_millis(200))).expect("a time");
        assert!(theirs.read(&mut [0; 4]).is_err(), "nothing passes");
        relay.speak_again();
        theirs.set_read_timeout(Some(crate::PATIENCE)).expect("a time");
        let mut heard = [0; 4];
        theirs.read_exact(&mut heard).expect("it passes now");
        assert_eq!(&heard, b"clew");
    }

    #[test]
    fn one_way_of_a_line_ends_and_the_other_stays() {
        let server = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let relay = Relay::to(server.local_addr().expect("it is bound"));
        for way in [Way::There, Way::Back] {
            let ours = TcpStream::connect(relay.address()).expect("the relay listens");
            let (theirs, _) = server.accept().expect("the relay comes");
            relay.half_close(way);
            let (mut deaf, mut mute) = match way {
                Way::There => (&ours, &theirs),
                Way::Back => (&theirs, &ours),
            };
            mute.set_read_timeout(Some(crate::PATIENCE)).expect("a time");
            deaf.set_read_timeout(Some(crate::PATIENCE)).expect("a time");
            assert_eq!(mute.read(&mut [0; 1]).expect("it is told"), 0, "{way:?} has ended");
            mute.write_all(b"clew").expect("the other way is open");
            let mut heard = [0; 4];
            deaf.read_exact(&mut heard).expect("it passes");
            assert_eq!(&heard, b"clew");
            ours.shutdown(Shutdown::Both).expect("it is open");
            theirs.shutdown(Shutdown::Both).expect("it is open");
        }
    }

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
