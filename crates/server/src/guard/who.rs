//! The key by which limits tell people apart.

use std::fmt;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::LazyLock;

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use table::Person;

/// The cookie that holds a token, up to its value.
const COOKIE_START: &[u8] = b"clew=";

/// A person or an address, as a keyed hash that means nothing outside this process and from which no token
/// can be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Who(u64);

impl Who {
    /// The person with the token in these headers; without one, everybody at this address.
    pub fn asking(headers: &HeaderMap, address: IpAddr) -> Self {
        token(headers).map_or_else(|| Self::at(address), |token| Self::of(&token))
    }

    /// Everybody at this address.
    ///
    /// In IPv6 the first half of the address counts: every household can make up the other.
    pub fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::of(&address),
            IpAddr::V6(address) => Self::of(&(address.to_bits() >> 64)),
        }
    }

    /// The person with this hash.
    pub fn person(person: &Person) -> Self {
        Self::of(person)
    }

    fn of(what: &impl Hash) -> Self {
        // With a key that nobody knows: otherwise people could choose whose limits they use up.
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        Self(KEY.hash_one(what))
    }
}

impl fmt::Debug for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Who(..)")
    }
}

/// Whether this is an `Authorization` with a bearer token, and that token.
pub(super) fn bearer(value: &HeaderValue) -> Option<&[u8]> {
    let (scheme, token) = value.as_bytes().split_at_checked(b"Bearer ".len())?;
    scheme.eq_ignore_ascii_case(b"Bearer ").then(|| token.trim_ascii())
}

/// The token that a request carries, if it is one.
fn token(headers: &HeaderMap) -> Option<[u8; 32]> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        return read(bearer(value)?);
    }
    let lines = headers.get_all(COOKIE).iter();
    let pairs = lines.flat_map(|line| line.as_bytes().split(|&byte| byte == b';'));
    pairs.filter_map(|pair| pair.trim_ascii().strip_prefix(COOKIE_START)).find_map(read)
}

/// 32 hex digits, in small letters: a token in capitals is the same one.
fn read(digits: &[u8]) -> Option<[u8; 32]> {
    let digits: [u8; 32] = digits.try_into().ok()?;
    digits.iter().all(u8::is_ascii_hexdigit).then(|| digits.map(|digit| digit.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "000102030405060708090a0b0c0d0e0f";
    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    fn asking(name: &'static str, value: &str) -> Who {
        let value = HeaderValue::from_str(value).expect("a header");
        let mut headers = HeaderMap::new();
        headers.insert(name, value);
        Who::asking(&headers, HERE)
    }

    #[test]
    fn a_person_is_known_by_the_token_wherever_it_stands() {
        let who = asking("authorization", &format!("Bearer {TOKEN}"));
        assert_ne!(who, Who::at(HERE));
        assert_eq!(who, asking("authorization", &format!("bearer {}", TOKEN.to_uppercase())));
        assert_eq!(who, asking("cookie", &format!("a=b; clew={TOKEN}")));
        assert_ne!(who, asking("cookie", &format!("clew={}1", &TOKEN[..31])));
    }

    #[test]
    fn without_a_token_the_address_counts() {
        for (name, value) in [
            ("cookie", "clew=1; clews=2"),
            ("cookie", &format!("clew=+{}", &TOKEN[1..])),
            ("authorization", "Basic abc"),
            ("authorization", "Bearer abc"),
            ("x-forwarded-for", "10.9.9.9"),
        ] {
            assert_eq!(asking(name, value), Who::at(HERE), "{name}: {value}");
        }
    }

    #[test]
    fn a_household_is_one_address() {
        let at = |text: &str| Who::at(text.parse().expect("an address"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
        assert_eq!(at("10.0.0.1"), at("::ffff:10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
    }

    #[test]
    fn nothing_prints_it() {
        assert_eq!(format!("{:?}", Who::at(HERE)), "Who(..)");
    }
}
