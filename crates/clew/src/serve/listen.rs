//! The listening socket of the server, its address for people, and the stop signal.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::{TcpListener, TcpSocket};

/// Connections that may wait to be accepted. With the usual 128 a burst from one client makes all
/// others retry a second later.
const ACCEPT_BACKLOG: u32 = 4_096;

/// Opens a listening socket.
///
/// # Errors
/// If the system does not allow it, or the port is taken.
pub(super) fn listen(at: SocketAddr) -> io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Lets a restarted server use its port again at once. On other systems the option would let two
    // servers share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(at)?;
    socket.listen(ACCEPT_BACKLOG)
}

/// The same port on all interfaces, unless the address names one.
pub(super) fn all_interfaces(addr: SocketAddr) -> SocketAddr {
    match addr.ip().is_loopback() {
        true => SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), addr.port()),
        false => addr,
    }
}

/// Prints the address of the server, and for phones a QR code.
pub(super) fn announce(at: SocketAddr, lan: bool, out: &mut impl Write) -> io::Result<()> {
    let here = if at.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { at.ip() };
    writeln!(out, "Clew is at http://{}", SocketAddr::new(here, at.port()))?;
    if !lan {
        return Ok(());
    }
    let Some(ip) = lan_address() else {
        return writeln!(out, "No network found that phones could join.");
    };
    let link = format!("http://{}", SocketAddr::new(ip, at.port()));
    writeln!(out, "Phones on the same network: {link}\n")?;
    if let Ok(code) = QrCode::new(&link) {
        // Light modules are drawn and dark ones left out, which is right on a dark screen. On a
        // terminal the colours are set, so that it is right on a light one too.
        let picture = code.render().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        let (on, off) =
            if io::stdout().is_terminal() { ("\x1b[97;40m", "\x1b[0m") } else { ("", "") };
        for line in picture.lines() {
            writeln!(out, "{on}{line}{off}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The address of this machine on its local network.
fn lan_address() -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().ok()?;
    let usable = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        IpAddr::V6(_) => false,
    };
    let mut found: Vec<IpAddr> = all.iter().map(if_addrs::Interface::ip).filter(usable).collect();
    // Home networks first: a machine may also have addresses of virtual machines.
    found.sort_by_key(|ip| !matches!(ip, IpAddr::V4(ip) if ip.octets()[..2] == [192, 168]));
    found.first().copied()
}

/// Catches SIGTERM and SIGINT from now on; the future is ready when one of them has arrived. Before
/// this call they end the program at once.
///
/// # Errors
/// If the system does not allow a signal handler.
///
/// # Panics
/// Outside of a tokio runtime.
#[cfg(unix)]
pub fn stop_requested() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// A future that is ready when Ctrl-C was pressed.
#[cfg(not(unix))]
pub fn stop_requested() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a handler the program runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More than the usual 128 connections wait before one is accepted.
    #[tokio::test]
    async fn a_burst_of_connections_waits_in_the_backlog() {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
        let at = listener.local_addr().expect("it is bound");
        let patience = std::time::Duration::from_millis(500);
        let mut waiting = Vec::new();
        for _ in 0..400 {
            let connection = std::net::TcpStream::connect_timeout(&at, patience);
            waiting.push(connection.expect("the backlog holds them all"));
        }
        assert!(listen(at).is_err(), "the port is taken");
    }
}
