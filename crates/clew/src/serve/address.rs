//! Where the server is, for people and their phones.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use etcetera::BaseStrategy;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The folder that the system has for our data.
pub(super) fn data_folder() -> Option<PathBuf> {
    let system = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(system.data_dir().join("clew"))
}

/// The same port, at all addresses of this machine.
pub(super) fn everywhere(addr: SocketAddr) -> SocketAddr {
    match addr.ip().is_loopback() {
        true => SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), addr.port()),
        false => addr,
    }
}

/// Says where the server is; for phones also as a picture.
pub(super) fn announce(at: SocketAddr, lan: bool, out: &mut impl Write) -> io::Result<()> {
    let here = if at.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { at.ip() };
    writeln!(out, "Clew is at http://{}", SocketAddr::new(here, at.port()))?;
    if !lan {
        return Ok(());
    }
    let Some(ip) = on_the_network() else {
        return writeln!(out, "This machine is on no network that phones could join.");
    };
    let link = format!("http://{}", SocketAddr::new(ip, at.port()));
    writeln!(out, "Phones on the same network: {link}\n")?;
    if let Ok(code) = QrCode::new(&link) {
        // Light squares are drawn, dark ones left out: right on a dark screen. Where colours are
        // known to work, black and white are asked for.
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

/// This machine's address on its network.
fn on_the_network() -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().ok()?;
    let usable = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        IpAddr::V6(_) => false,
    };
    let mut found: Vec<IpAddr> = all.iter().map(if_addrs::Interface::ip).filter(usable).collect();
    // Home networks first: a machine may have addresses for virtual machines too.
    found.sort_by_key(|ip| !matches!(ip, IpAddr::V4(ip) if ip.octets()[..2] == [192, 168]));
    found.first().copied()
}
