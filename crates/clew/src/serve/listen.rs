//! Where the server listens.

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

/// So many may knock at once before they are let in. The usual hundred would be taken up by
/// anybody who connects in a hurry, and everybody else would have to knock again a second later.
const KNOCKING: u32 = 4_096;

/// Listens at this address.
///
/// # Errors
/// If the system does not allow it, or somebody listens there already.
pub(super) fn listen(at: SocketAddr) -> io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // The port of a server that was just stopped can be used again. Elsewhere this means that two
    // may listen at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(at)?;
    socket.listen(KNOCKING)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More than the usual hundred connect before anybody is let in.
    #[tokio::test]
    async fn many_may_knock_at_once() {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
        let at = listener.local_addr().expect("it is bound");
        let patience = std::time::Duration::from_millis(500);
        let mut knocking = Vec::new();
        for _ in 0..400 {
            let knock = std::net::TcpStream::connect_timeout(&at, patience);
            knocking.push(knock.expect("the system has a place for them all"));
        }
        assert!(listen(at).is_err(), "nobody else may listen there");
    }
}
