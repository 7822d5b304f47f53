//! Where the server is.

use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};

use anyhow::{Context, Result};

use crate::fault::WrongUse;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    socket: SocketAddr,
    /// As it stands in the address: the header `Host`.
    host: String,
}

/// How far away a server may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// On this machine.
    Here,
    /// Anywhere.
    Anywhere,
}

impl Address {
    /// Reads an address such as `http://127.0.0.1:7077`.
    ///
    /// # Errors
    /// If it is none, or too far away, or its name is not known.
    pub(crate) fn read(url: &str, reach: Reach) -> Result<Self> {
        let host = url.strip_prefix("http://").map(|rest| rest.strip_suffix('/').unwrap_or(rest));
        let host = host.filter(|host| is_plain(host)).ok_or_else(|| wrong(url))?;
        let (name, port) = split(host).ok_or_else(|| wrong(url))?;
        let socket = match name.trim_matches(['[', ']']).parse() {
            Ok(ip) => SocketAddr::new(ip, port),
            Err(_) if name == "localhost" => SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
            // Not even the name is looked up without leave.
            Err(_) if reach == Reach::Here => return Err(far(url).into()),
            Err(_) => (name, port)
                .to_socket_addrs()
                .ok()
                .and_then(|mut all| all.next())
                .with_context(|| format!("no server has the name `{name}`"))?,
        };
        if reach == Reach::Here && !socket.ip().is_loopback() {
            return Err(far(url).into());
        }
        Ok(Self { socket, host: host.to_owned() })
    }

    /// What to connect to.
    pub(crate) fn socket(&self) -> SocketAddr {
        self.socket
    }

    /// The header `Host`.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

/// Letters, digits and what addresses are made of: nothing that could end a header.
fn is_plain(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    !host.is_empty() && host.bytes().all(plain)
}

/// The name and the port; an address with colons stands in brackets.
fn split(host: &str) -> Option<(&str, u16)> {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()?),
        _ => (host, 80),
    };
    let is_name = !name.contains([':', '[', ']']);
    let in_brackets = name.starts_with('[') && name.ends_with(']');
    (!name.is_empty() && (is_name || in_brackets)).then_some((name, port))
}

fn wrong(url: &str) -> WrongUse {
    WrongUse::new(format!(
        "expected a server's address such as http://127.0.0.1:7077, found `{url}`"
    ))
}

fn far(url: &str) -> WrongUse {
    WrongUse::new(format!(
        "expected a server on this machine, such as http://127.0.0.1:7077, found `{url}`: a load \
         takes all that a server has; add --anywhere if that one is yours"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(url: &str, reach: Reach, expected: Result<(&str, &str), &str>) {
        let found = Address::read(url, reach);
        let found = found.map(|found| (found.socket().to_string(), found.host().to_owned()));
        match (found, expected) {
            (Ok((socket, host)), Ok(expected)) => assert_eq!((&*socket, &*host), expected),
            (Err(error), Err(part)) => {
                assert!(error.is::<WrongUse>() && error.to_string().contains(part), "{error}");
            }
            (found, expected) => panic!("{url}: {found:?} in place of {expected:?}"),
        }
    }

    #[test]
    fn servers_on_this_machine() {
        check("http://127.0.0.1:7077", Reach::Here, Ok(("127.0.0.1:7077", "127.0.0.1:7077")));
        check("http://127.0.0.9:1/", Reach::Here, Ok(("127.0.0.9:1", "127.0.0.9:1")));
        check("http://localhost:7077", Reach::Here, Ok(("127.0.0.1:7077", "localhost:7077")));
        check("http://localhost", Reach::Here, Ok(("127.0.0.1:80", "localhost")));
        check("http://[::1]:7077", Reach::Here, Ok(("[::1]:7077", "[::1]:7077")));
        check("http://[::1]", Reach::Here, Ok(("[::1]:80", "[::1]")));
    }

    #[test]
    fn other_servers_need_leave() {
        for url in ["http://192.0.2.1:7077", "http://example.org", "http://[2001:db8::1]:80"] {
            check(url, Reach::Here, Err("add --anywhere if that one is yours"));
        }
        let far = "192.0.2.1:7077";
        check("http://192.0.2.1:7077", Reach::Anywhere, Ok((far, far)));
    }

    #[test]
    fn what_is_no_address_is_told() {
        for url in [
            "",
            "127.0.0.1:7077",
            "https://127.0.0.1",
            "http://",
            "http://:80",
            "http://127.0.0.1:x",
            "http://127.0.0.1:99999",
            "http://127.0.0.1/tables",
            "http://a b",
            "http://127.0.0.1\r\nX: y",
            "http://::1",
        ] {
            check(url, Reach::Here, Err("expected a server's address such as"));
        }
    }
}
