//! A small HTTP/1.1 client over hyper, for `clew replay URL` and for `clew-lab load`.

use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};

use anyhow::{Context, Result};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Response, Uri};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::exit::UsageError;

/// A request; the address of the server comes from the connection.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// Path and query, such as `/tables`.
    pub path: &'a str,
    /// The bearer token of the sender.
    pub token: Option<&'a str>,
    /// The wanted media type.
    pub accept: &'a str,
    /// A JSON body makes it a POST; without one it is a GET.
    pub json: Option<Bytes>,
}

/// A connection that is kept alive between requests.
#[derive(Debug)]
pub struct Connection {
    address: Address,
    sender: SendRequest<Full<Bytes>>,
}

impl Connection {
    /// Connects to a server. The connection is driven by a task of the current runtime.
    ///
    /// # Errors
    /// If the server does not accept the connection.
    pub async fn open(address: &Address) -> Result<Self> {
        Ok(Self { address: address.clone(), sender: connect(address).await? })
    }

    /// Sends a request and waits for the head of the response. If the connection fails, for example
    /// because the server closed it while it was idle, the request is sent once more on a new one: a
    /// request must therefore be safe to repeat.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn send(&mut self, request: &Request<'_>) -> Result<Response<Incoming>> {
        if let Ok(response) = self.try_send(request).await {
            return Ok(response);
        }
        self.sender = connect(&self.address).await?;
        self.try_send(request).await
    }

    /// Sends a request and reads the whole response: its status and body.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn request(&mut self, request: &Request<'_>) -> Result<(u16, Bytes)> {
        let response = self.send(request).await?;
        let status = response.status().as_u16();
        Ok((status, response.into_body().collect().await?.to_bytes()))
    }

    async fn try_send(&mut self, request: &Request<'_>) -> Result<Response<Incoming>> {
        let Request { path, token, accept, json } = request;
        let method = if json.is_some() { Method::POST } else { Method::GET };
        let mut built = hyper::Request::builder().method(method).uri(*path);
        built = built.header(HOST, &self.address.host).header(ACCEPT, *accept);
        if let Some(token) = token {
            built = built.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if json.is_some() {
            built = built.header(CONTENT_TYPE, "application/json");
        }
        let built = built.body(Full::new(json.clone().unwrap_or_default()))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(built).await?)
    }
}

async fn connect(address: &Address) -> Result<SendRequest<Full<Bytes>>> {
    let socket = TcpStream::connect(address.socket).await?;
    // A request is one write, which must not wait for the answer to the one before.
    socket.set_nodelay(true)?;
    let (sender, connection) = http1::handshake(TokioIo::new(socket)).await?;
    // The sender gets the errors of the connection.
    drop(tokio::spawn(connection));
    Ok(sender)
}

/// The address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    socket: SocketAddr,
    /// Name and port as they are in the URL, for the header `Host`.
    host: String,
}

/// Which servers are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Only servers on this machine.
    Here,
    /// All servers.
    Anywhere,
}

impl Address {
    /// Parses the URL of a server, such as `http://127.0.0.1:7077`.
    ///
    /// # Errors
    /// If it is no such URL, the server is not allowed, or its name cannot be resolved.
    pub fn parse(url: &str, reach: Reach) -> Result<Self> {
        let wrong = || {
            UsageError::new(format!(
                "expected the URL of a server such as http://127.0.0.1:7077, found `{url}`"
            ))
        };
        let far = || {
            UsageError::new(format!(
                "expected a server on this machine, such as http://127.0.0.1:7077, found `{url}`: a \
                 load test can overload a server; add --anywhere if it is yours"
            ))
        };
        let uri: Uri = url.parse().map_err(|_| wrong())?;
        let is_server =
            uri.scheme_str() == Some("http") && uri.path() == "/" && uri.query().is_none();
        let authority = uri.authority().filter(|_| is_server).ok_or_else(wrong)?;
        let (name, host) = (authority.host(), authority.as_str());
        let port = authority.port_u16().or((name == host).then_some(80)).ok_or_else(wrong)?;
        let socket = match name.trim_matches(['[', ']']).parse() {
            Ok(ip) => SocketAddr::new(ip, port),
            Err(_) if name.is_empty() => return Err(wrong().into()),
            Err(_) if name == "localhost" => SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
            // The names of other machines are not even resolved.
            Err(_) if reach == Reach::Here => return Err(far().into()),
            Err(_) => {
                let mut found = (name, port).to_socket_addrs().into_iter().flatten();
                found.next().with_context(|| format!("cannot resolve the host name `{name}`"))?
            }
        };
        if reach == Reach::Here && !socket.ip().is_loopback() {
            return Err(far().into());
        }
        Ok(Self { socket, host: host.to_owned() })
    }

    /// Name and port.
    pub fn host(&self) -> &str {
        &self.host
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(url: &str, reach: Reach, expected: Result<(&str, &str), &str>) {
        let found = Address::parse(url, reach);
        let found = found.map(|found| (found.socket.to_string(), found.host().to_owned()));
        match (found, expected) {
            (Ok((socket, host)), Ok(expected)) => assert_eq!((&*socket, &*host), expected),
            (Err(error), Err(part)) => {
                assert!(error.is::<UsageError>() && error.to_string().contains(part), "{error}");
            }
            (found, expected) => panic!("{url}: {found:?} instead of {expected:?}"),
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
    fn other_servers_are_allowed_only_if_wanted() {
        for url in ["http://192.0.2.1:7077", "http://example.org", "http://[2001:db8::1]:80"] {
            check(url, Reach::Here, Err("add --anywhere if it is yours"));
        }
        let far = "192.0.2.1:7077";
        check("http://192.0.2.1:7077", Reach::Anywhere, Ok((far, far)));
    }

    #[test]
    fn a_wrong_address_is_explained() {
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
            "http://user@127.0.0.1",
            "http://127.0.0.1?a=b",
        ] {
            check(url, Reach::Here, Err("expected the URL of a server such as"));
        }
    }
}
