//! Protection against cross-site request forgery: a request that changes something must come from our own pages
//! or carry a bearer token.

use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};

use crate::error::RequestError;
use crate::person::bearer;

/// The header in which a browser says which site a request comes from.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Checks where a request comes from. A request that may change something and has no `Origin` loses its
/// cookies: then only a bearer token counts, which no browser sends by itself. A request with neither has no
/// person: routes that need one refuse it.
///
/// # Errors
/// If the host is not named exactly once, or the request comes from another site.
pub(super) fn check(parts: &mut Parts) -> Result<(), RequestError> {
    let host = host(parts)?;
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    if !is_same_site(&parts.headers) {
        return Err(RequestError::ForeignOrigin);
    }
    match only(&parts.headers, &ORIGIN) {
        Found::One(origin) if is_same(origin, host) => Ok(()),
        Found::One(_) | Found::More => Err(RequestError::ForeignOrigin),
        Found::None if parts.headers.get(AUTHORIZATION).and_then(bearer).is_some() => {
            parts.headers.remove(COOKIE);
            Ok(())
        }
        Found::None if !parts.headers.contains_key(COOKIE) => Ok(()),
        Found::None => Err(RequestError::NoOrigin),
    }
}

/// The values of a header.
enum Found<'a> {
    None,
    One(&'a HeaderValue),
    More,
}

fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Found<'a> {
    let mut lines = headers.get_all(name).iter();
    match (lines.next(), lines.next()) {
        (None, _) => Found::None,
        (Some(line), None) => Found::One(line),
        (Some(_), Some(_)) => Found::More,
    }
}

/// The host that the request is for. A host in the request line takes precedence over the header, which is
/// required nevertheless.
fn host(parts: &Parts) -> Result<&str, RequestError> {
    let named = match only(&parts.headers, &HOST) {
        Found::One(line) => parts.uri.authority().map(Authority::as_str).or(line.to_str().ok()),
        Found::None | Found::More => None,
    };
    named.filter(|host| is_host(host)).ok_or(RequestError::BadHost)
}

fn is_host(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:[]%~".contains(&byte);
    !text.is_empty() && text.bytes().all(is_letter)
}

/// Whether a browser says that the request comes from our own page or from the address bar. Programs say
/// nothing.
fn is_same_site(headers: &HeaderMap) -> bool {
    let mut sites = headers.get_all(SEC_FETCH_SITE).iter();
    sites.all(|site| site == "same-origin" || site == "none")
}

/// Whether an origin such as `https://example.org` is this host. Schemes are not compared, because a proxy may
/// use another one than this server. The default port of a scheme may be left out.
fn is_same(origin: &HeaderValue, host: &str) -> bool {
    let Some((scheme, authority)) = origin.to_str().ok().and_then(|text| text.split_once("://"))
    else {
        return false;
    };
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return false,
    };
    let [ours, theirs] = [host, authority].map(|text| text.strip_suffix(usual).unwrap_or(text));
    ours.eq_ignore_ascii_case(theirs)
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;
    use crate::Error;

    /// The parts of a request: its first line, then its headers, a line each.
    fn parts(text: &str) -> Parts {
        let mut lines = text.lines();
        let (method, uri) = lines.next().and_then(|line| line.split_once(' ')).expect("a line");
        let mut request = Request::builder().method(method).uri(uri);
        for line in lines {
            let (name, value) = line.split_once(": ").expect("a header");
            request = request.header(name, value);
        }
        request.body(()).expect("a request").into_parts().0
    }

    #[track_caller]
    fn check(text: &str, expected: Result<(), &str>) {
        let found = super::check(&mut parts(text)).map_err(Error::from);
        assert_eq!(found.as_ref().copied().map_err(|error| error.code), expected, "{text}");
        if let Err(error) = found {
            let status = if error.code == "bad-host" { 400 } else { 403 };
            assert_eq!(error.status.as_u16(), status);
        }
    }

    const FOREIGN: Result<(), &str> = Err("foreign-origin");
    const BAD_HOST: Result<(), &str> = Err("bad-host");

    #[test]
    fn a_post_from_our_own_page_may_pass() {
        for (host, origin) in [
            ("localhost:8080", "http://localhost:8080"),
            ("LocalHost:8080", "http://localhost:8080"),
            ("clew.example", "https://clew.example"),
            ("clew.example:443", "https://clew.example"),
            ("clew.example", "http://clew.example:80"),
            ("[::1]:8080", "http://[::1]:8080"),
        ] {
            check(&format!("POST /tables\nhost: {host}\norigin: {origin}"), Ok(()));
        }
    }

    #[test]
    fn a_post_from_elsewhere_may_not() {
        for origin in [
            "null",
            "http://evil.example",
            "http://localhost",
            "http://localhost:8081",
            "http://localhost:8080.evil.example",
            "http://localhost:8080/",
            "http://me@localhost:8080",
            "ftp://localhost:8080",
            "localhost:8080",
            "",
        ] {
            let text = format!("POST /tables\nhost: localhost:8080\norigin: {origin}");
            check(&text, FOREIGN);
            check(&format!("{text}\nauthorization: Bearer 00"), FOREIGN);
        }
        let twice = "origin: http://a\norigin: http://a";
        check(&format!("POST /tables\nhost: a\n{twice}"), FOREIGN);
        check("POST /tables\nhost: a:443\norigin: http://a", FOREIGN);
    }

    #[test]
    fn what_a_browser_says_counts_too() {
        let own = "POST /tables\nhost: a\norigin: http://a";
        check(&format!("{own}\nsec-fetch-site: same-origin"), Ok(()));
        check(&format!("{own}\nsec-fetch-site: none"), Ok(()));
        for site in ["cross-site", "same-site", "Same-Origin", ""] {
            check(&format!("{own}\nsec-fetch-site: {site}"), FOREIGN);
        }
        let both = "sec-fetch-site: same-origin\nsec-fetch-site: cross-site";
        check(&format!("{own}\n{both}"), FOREIGN);
    }

    #[test]
    fn without_an_origin_it_takes_a_bearer_token() {
        check("POST /tables\nhost: a\ncookie: clew=00", FOREIGN);
        check("POST /tables\nhost: a\ncookie: clew=00\nauthorization: Basic 00", FOREIGN);
        check("POST /tables\nhost: a\nauthorization: Bearer 00", Ok(()));
        check(
            "POST /tables\nhost: a\nauthorization: Bearer 0\nsec-fetch-site: cross-site",
            FOREIGN,
        );
    }

    #[test]
    fn who_has_neither_cookie_nor_token_is_asked_who_they_are() {
        check("POST /tables\nhost: a", Ok(()));
        check("POST /tables\nhost: a\nauthorization: Basic 00", Ok(()));
        check("POST /tables\nhost: a\nsec-fetch-site: cross-site", FOREIGN);
        check("POST /tables\nhost: a\norigin: http://b", FOREIGN);
    }

    #[test]
    fn a_cookie_without_an_origin_is_not_looked_at() {
        let mut bare = parts("POST /tables\nhost: a\nauthorization: Bearer 0\ncookie: clew=1");
        assert_eq!(super::check(&mut bare), Ok(()));
        assert!(!bare.headers.contains_key(COOKIE));
        let mut own = parts("POST /tables\nhost: a\norigin: http://a\ncookie: clew=1");
        assert_eq!(super::check(&mut own), Ok(()));
        assert!(own.headers.contains_key(COOKIE));
    }

    #[test]
    fn whoever_only_looks_may_come_from_anywhere() {
        for method in ["GET", "HEAD", "OPTIONS"] {
            let text = format!("{method} /tables\nhost: a\norigin: http://b");
            check(&format!("{text}\nsec-fetch-site: cross-site"), Ok(()));
        }
        for method in ["POST", "PUT", "PATCH", "DELETE", "BREW", "get"] {
            check(&format!("{method} /tables\nhost: a\norigin: http://b"), FOREIGN);
        }
    }

    #[test]
    fn one_host_must_be_named() {
        for method in ["GET", "POST"] {
            check(&format!("{method} /"), BAD_HOST);
            check(&format!("{method} /\nhost: a\nhost: a"), BAD_HOST);
            for host in ["", "a b", "a/b", "a,b", "me@a"] {
                check(&format!("{method} /\nhost: {host}"), BAD_HOST);
            }
        }
    }

    #[test]
    fn a_host_in_the_address_outweighs_the_header() {
        check("POST http://a/tables\nhost: b\norigin: http://a", Ok(()));
        check("POST http://a/tables\nhost: b\norigin: http://b", FOREIGN);
        check("POST http://a/tables\norigin: http://a", BAD_HOST);
        check("POST http://me@a/tables\nhost: a\norigin: http://a", BAD_HOST);
    }
}
