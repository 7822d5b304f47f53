//! Identifies the sender of a request by a token of 16 random bytes, which a browser keeps in a cookie and a
//! program sends in `Authorization`. Only the hash of the token is stored.

use std::fmt;

use axum::extract::{FromRequestParts, Request};
use axum::http::header::{AUTHORIZATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Person;

use crate::Error;
use crate::error::RequestError;
use crate::guard::Accept;
use crate::reader::cookies;

/// The cookie with the token.
const COOKIE_NAME: &str = "clew";

/// The secret by which a browser or a program is recognised. Its `Debug` does not reveal it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new random token.
    ///
    /// # Errors
    /// If the system gives no randomness.
    pub(crate) fn from_system() -> Result<Self, Error> {
        Ok(Self(table::random()?))
    }

    /// Reads 32 hex digits, in lower or upper case.
    pub(crate) fn read(text: &str) -> Option<Self> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        u128::from_str_radix(text, 16).ok().map(|number| Self(number.to_be_bytes()))
    }

    /// The person with this token, who is known by the hash of the token.
    pub(crate) fn person(self) -> Person {
        Person(table::Hash::of(&[b"clew person", &self.0]))
    }

    /// A `Set-Cookie` header that keeps the token for a year.
    pub(crate) fn cookie(self) -> String {
        let hex = u128::from_be_bytes(self.0);
        format!("{COOKIE_NAME}={hex:032x}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// The person with this token of 32 hex digits; `None` if the text is no token.
pub fn person(token: &str) -> Option<Person> {
    Token::read(token).map(Token::person)
}

/// The token of a request: of its `Authorization` header, or else of its cookie.
///
/// # Errors
/// If there is an `Authorization` header without a token.
pub(crate) fn token(headers: &HeaderMap) -> Result<Option<Token>, RequestError> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        return bearer(value).and_then(Token::read).map(Some).ok_or(RequestError::BadToken);
    }
    let mut ours = cookies(headers).filter(|(name, _)| *name == COOKIE_NAME);
    Ok(ours.find_map(|(_, value)| Token::read(value)))
}

/// What follows the scheme `Bearer` in an `Authorization` header.
pub(crate) fn bearer(value: &HeaderValue) -> Option<&str> {
    let (scheme, token) = value.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The person of a request, if it has a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anyone(pub(crate) Option<Person>);

/// The person of a request that must have a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Somebody(pub(crate) Person);

impl<S: Sync> FromRequestParts<S> for Anyone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        if let Some(token) = parts.extensions.get::<Token>() {
            return Ok(Self(Some(token.person())));
        }
        Ok(Self(token(&parts.headers)?.map(Token::person)))
    }
}

impl<S: Sync> FromRequestParts<S> for Somebody {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Anyone(person) = Anyone::from_request_parts(parts, state).await?;
        Ok(person.map(Self).ok_or(RequestError::NoToken)?)
    }
}

/// Middleware of pages: gives a browser without a token a new one as a cookie. The request itself is already
/// handled as that person's.
pub(crate) async fn welcome(mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_page = request.method() == Method::GET
        && Accept::of_request(request.method(), request.uri().path(), headers) == Accept::Html;
    if !is_page || !matches!(token(headers), Ok(None)) {
        return next.run(request).await;
    }
    let token = match Token::from_system() {
        Ok(token) => token,
        Err(error) => return error.into_response(),
    };
    request.extensions_mut().insert(token);
    let mut response = next.run(request).await;
    if let Ok(cookie) = HeaderValue::from_str(&token.cookie()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "000102030405060708090a0b0c0d0e0f";

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let value = |text: &str| HeaderValue::from_str(text).expect("a header");
        pairs.iter().map(|(name, text)| (name.parse().expect("a name"), value(text))).collect()
    }

    #[test]
    fn a_token_is_found_in_either_place() {
        let known = Token::read(HEX);
        assert!(known.is_some());
        assert_eq!(token(&headers(&[("authorization", &format!("Bearer {HEX}"))])), Ok(known));
        assert_eq!(token(&headers(&[("cookie", &format!("a=b; clew={HEX}; c=d"))])), Ok(known));
        assert_eq!(token(&headers(&[("cookie", "clew=no; clews=1")])), Ok(None));
        assert_eq!(token(&headers(&[])), Ok(None));
        let capitals = format!("bearer {}", HEX.to_uppercase());
        assert_eq!(token(&headers(&[("authorization", &capitals)])), Ok(known));
        for wrong in ["Basic abc", "Bearer ", "Bearer 12", &format!("Bearer +{}", &HEX[1..])] {
            let error = token(&headers(&[("authorization", wrong)])).expect_err(wrong);
            assert_eq!(error, RequestError::BadToken);
            let error = Error::from(error);
            assert_eq!((error.status.as_u16(), error.code), (401, "bad-token"));
        }
    }

    #[test]
    fn nothing_prints_a_token() {
        let token = Token::read(HEX).expect("a token");
        assert_eq!(format!("{token:?}"), "Token(..)");
        assert!(token.cookie().starts_with(&format!("clew={HEX};")));
    }
}
