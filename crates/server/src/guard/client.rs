//! Who sends a request: the address and scheme of the client, also behind trusted proxies, and the person.

use std::convert::Infallible;
use std::fmt;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::header::FORWARDED;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;

use crate::listen::Peer;
use crate::person::token;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// A range of addresses of trusted proxies: `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProxyNet(IpNet);

impl ProxyNet {
    fn contains(self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

impl FromStr for ProxyNet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let net =
            text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        net.map(Self).ok_or_else(|| "expected an address or a range such as 10.0.0.0/8".to_owned())
    }
}

/// Whether one of these ranges contains the address.
pub(crate) fn is_trusted(proxies: &[ProxyNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|net| net.contains(address))
}

/// The scheme by which a client reaches the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Scheme {
    #[default]
    Http,
    Https,
}

impl Scheme {
    fn read(text: &str) -> Self {
        if text.eq_ignore_ascii_case("https") { Self::Https } else { Self::Http }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Http => "http",
            Self::Https => "https",
        })
    }
}

/// The key by which limits distinguish clients: a person, or an address. It is a keyed hash that means nothing
/// outside this process: neither a token nor an address can be computed from it. The log shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClientKey(u64);

impl ClientKey {
    /// All clients at this address. Of an IPv6 address only the first half counts: a household can choose the
    /// other half freely.
    pub(crate) fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::of(&address),
            IpAddr::V6(address) => Self::of(&(address.to_bits() >> 64)),
        }
    }

    /// The key of a person.
    pub(crate) fn of_person(person: table::Person) -> Self {
        Self::of(&person)
    }

    fn of(what: &impl Hash) -> Self {
        // The hash key is secret: otherwise a client could choose whose limits it uses up.
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        Self(KEY.hash_one(what))
    }
}

impl fmt::Display for ClientKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for ClientKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientKey(..)")
    }
}

/// The client of a request. The middleware adds it to every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// Everybody at the client's address.
    pub(crate) address: ClientKey,
    /// The person, if the request has a token.
    pub(crate) person: Option<ClientKey>,
    /// The scheme that the client uses.
    pub(crate) scheme: Scheme,
}

impl Client {
    /// The client of a request with these parts. What a proxy says counts only if the proxy is trusted.
    pub(crate) fn of(parts: &Parts, proxies: &[ProxyNet]) -> Self {
        let peer = parts.extensions.get::<Peer>().map(|Peer(address)| address.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical();
        let (address, scheme) = origin(peer, &parts.headers, proxies);
        let token = token(&parts.headers).ok().flatten();
        let person = token.map(|token| ClientKey::of_person(token.person()));
        Self { address: ClientKey::at(address), person, scheme }
    }

    /// The person, or everybody without a token at the client's address.
    pub(crate) fn person_or_address(&self) -> ClientKey {
        self.person.unwrap_or(self.address)
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_else(|| Self::of(parts, &[])))
    }
}

/// The address and scheme of a client that is connected by this peer. If the peer is a trusted proxy, they are
/// those of the right-most address that is no trusted proxy: what is to the left of it is the client's own
/// claim.
fn origin(peer: IpAddr, headers: &HeaderMap, proxies: &[ProxyNet]) -> (IpAddr, Scheme) {
    if !is_trusted(proxies, peer) {
        return (peer, Scheme::Http);
    }
    let forwarded = forwarded(headers);
    let classic = x_forwarded(headers);
    let [one, other] = [&forwarded, &classic].map(|hops| client_of(peer, hops, proxies));
    match (forwarded.is_empty(), classic.is_empty()) {
        (false, true) => one,
        (true, _) => other,
        // A proxy may maintain one of the headers and pass the other one on as the client has sent it. If they
        // disagree, nobody knows which is true: the client gets no address of its own.
        (false, false) if one.0 == other.0 => other,
        (false, false) => (peer, other.1),
    }
}

/// One entry of a header: the address from which a proxy got the request, and the scheme.
type Hop = (Option<IpAddr>, Scheme);

/// The right-most hop that is no trusted proxy. An address that cannot be read is one of nobody: then the proxy
/// that reported it counts.
fn client_of(peer: IpAddr, hops: &[Hop], proxies: &[ProxyNet]) -> (IpAddr, Scheme) {
    let mut client = (peer, Scheme::Http);
    for &(address, scheme) in hops.iter().rev() {
        let Some(address) = address else { return (client.0, scheme) };
        client = (address, scheme);
        if !is_trusted(proxies, address) {
            break;
        }
    }
    client
}

/// The hops of all `Forwarded` headers (RFC 7239).
fn forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let hop = |element: &str| {
        let mut found = (None, Scheme::Http);
        for pair in element.split(';') {
            let Some((name, value)) = pair.split_once('=') else { continue };
            let value = value.trim().trim_matches('"');
            match name.trim().to_ascii_lowercase().as_str() {
                "for" => found.0 = read_address(value),
                "proto" => found.1 = Scheme::read(value),
                _ => {}
            }
        }
        found
    };
    elements(headers, &FORWARDED).map(hop).collect()
}

/// The hops of all `X-Forwarded-For` headers. `X-Forwarded-Proto` has no hops: its last value counts for all.
fn x_forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let scheme = elements(headers, &X_FORWARDED_PROTO).last().map_or(Scheme::Http, Scheme::read);
    elements(headers, &X_FORWARDED_FOR).map(|element| (read_address(element), scheme)).collect()
}

/// The elements of all headers of this name, in order.
fn elements<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let lines = headers.get_all(name).into_iter();
    // A header that is no text hides what is in it, and must not be skipped.
    lines.flat_map(|line| line.to_str().unwrap_or("?").split(',')).map(str::trim)
}

/// An address with or without a port, IPv6 with or without brackets.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let address: IpAddr = text.parse().ok().or_else(with_port).or_else(bare)?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderValue, Request};

    use super::*;

    const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";

    /// The client of a request from this peer with these headers. `10.0.0.0/8` and `2001:db8:ff::/48` are
    /// trusted.
    fn client(peer: &str, headers: &[(&'static str, &str)]) -> Client {
        let proxies = ["10.0.0.0/8", "2001:db8:ff::/48"].map(|net| net.parse().expect("a range"));
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, HeaderValue::from_str(value).expect("a header"));
        }
        let peer = SocketAddr::new(peer.parse().expect("an address"), 9);
        let (parts, ()) = request.extension(Peer(peer)).body(()).expect("a request").into_parts();
        Client::of(&parts, &proxies)
    }

    #[track_caller]
    fn check(peer: &str, headers: &[(&'static str, &str)], address: &str, scheme: Scheme) {
        let found = client(peer, headers);
        let expected = ClientKey::at(address.parse().expect("an address"));
        assert!(found.address == expected, "{headers:?} is not {address}");
        assert_eq!(found.scheme, scheme, "{headers:?}");
    }

    use Scheme::{Http, Https};

    #[test]
    fn headers_of_a_peer_that_is_not_trusted_mean_nothing() {
        let lies = [
            ("x-forwarded-for", "1.2.3.4"),
            ("x-forwarded-proto", "https"),
            ("forwarded", "for=1.2.3.4;proto=https"),
        ];
        for lie in lies {
            check("192.0.2.7", &[lie], "192.0.2.7", Http);
        }
    }

    #[test]
    fn a_trusted_proxy_names_the_client() {
        check("10.0.0.1", &[("x-forwarded-for", "192.0.2.7")], "192.0.2.7", Http);
        check("::ffff:10.0.0.1", &[("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7", Http);
        let both = [("x-forwarded-for", "192.0.2.7"), ("x-forwarded-proto", "https")];
        check("10.0.0.1", &both, "192.0.2.7", Https);
        let standard = r#"for="[2001:db8:1::7]:4711";proto=https;by=10.0.0.1"#;
        check("2001:db8:ff::1", &[("forwarded", standard)], "2001:db8:1::8", Https);
        check("10.0.0.1", &[("Forwarded", "For=192.0.2.7; Proto=HTTPS")], "192.0.2.7", Https);
        check("10.0.0.1", &[], "10.0.0.1", Http);
    }

    #[test]
    fn the_right_most_address_that_is_no_proxy_counts() {
        let list = "6.6.6.6, 192.0.2.7, 10.9.9.9";
        check("10.0.0.1", &[("x-forwarded-for", list)], "192.0.2.7", Http);
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "192.0.2.7,10.9.9.9")];
        check("10.0.0.1", &lines, "192.0.2.7", Http);
        let list = "for=6.6.6.6;proto=http, for=192.0.2.7;proto=https, for=10.9.9.9;proto=http";
        check("10.0.0.1", &[("forwarded", list)], "192.0.2.7", Https);
        check("10.0.0.1", &[("x-forwarded-for", "10.1.1.1, 10.2.2.2")], "10.1.1.1", Http);
    }

    #[test]
    fn an_address_that_cannot_be_read_gives_nobody_an_address_of_their_own() {
        for odd in ["unknown", "_hidden", "", "300.1.1.1", "1.2.3.4, x"] {
            check("10.0.0.1", &[("x-forwarded-for", odd)], "10.0.0.1", Http);
            let behind = format!("{odd}, 10.9.9.9");
            check("10.0.0.1", &[("x-forwarded-for", &behind)], "10.9.9.9", Http);
        }
    }

    #[test]
    fn two_headers_that_disagree_give_no_address_either() {
        let real = ("x-forwarded-for", "192.0.2.7");
        check("10.0.0.1", &[real, ("forwarded", "for=6.6.6.6")], "10.0.0.1", Http);
        check("10.0.0.1", &[real, ("forwarded", "for=192.0.2.7")], "192.0.2.7", Http);
    }

    #[test]
    fn a_person_is_known_by_the_token_wherever_it_stands() {
        let asking = |name, value: &str| client("192.0.2.7", &[(name, value)]).person;
        let who = asking("authorization", &format!("Bearer {TOKEN}"));
        assert!(who.is_some());
        assert_eq!(who, asking("authorization", &format!("bearer {}", TOKEN.to_uppercase())));
        assert_eq!(who, asking("cookie", &format!("a=b; clew={TOKEN}")));
        assert_ne!(who, asking("cookie", &format!("clew={}1", &TOKEN[..31])));
        for (name, value) in [
            ("cookie", "clew=1; clews=2"),
            ("cookie", &format!("clew=+{}", &TOKEN[1..])),
            ("authorization", "Basic abc"),
            ("authorization", "Bearer abc"),
        ] {
            assert_eq!(asking(name, value), None, "{name}: {value}");
        }
    }

    #[test]
    fn a_household_is_one_address() {
        let at = |text: &str| ClientKey::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("10.0.0.1"), at("::ffff:10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }

    #[test]
    fn a_range_is_a_net_or_one_address() {
        for (text, address) in [("192.0.2.7", "192.0.2.7"), ("fd00::/8", "fd12::1")] {
            let net: ProxyNet = text.parse().expect("a range");
            assert!(is_trusted(&[net], address.parse().expect("an address")));
            assert!(!is_trusted(&[net], "192.0.2.8".parse().expect("an address")));
        }
        for text in ["", "10.0.0.0/33", "10.0.0", "localhost"] {
            assert!(text.parse::<ProxyNet>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_client_key_is_not_printed_by_debug() {
        let key = ClientKey::at("10.0.0.1".parse().expect("an address"));
        assert_eq!(format!("{key:?}"), "ClientKey(..)");
    }
}
