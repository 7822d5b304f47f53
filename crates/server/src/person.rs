//! Who sends a request: 16 random bytes that a browser or a program keeps. Only their hash is stored.

use std::fmt;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use table::{Hash, Person};

use crate::Error;

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "clew";

/// The secret by which a browser or a program is recognised. Nothing prints it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new random token.
    ///
    /// # Errors
    /// If the system gives no randomness.
    pub(crate) fn from_system() -> Result<Self, Error> {
        Ok(Self(table::random()?))
    }

    /// 32 hex digits.
    pub(crate) fn read(text: &str) -> Option<Self> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        u128::from_str_radix(text, 16).ok().map(|number| Self(number.to_be_bytes()))
    }

    /// The hash by which the person is known.
    pub(crate) fn person(self) -> Person {
        Person(Hash::of(&[b"clew person", &self.0]))
    }

    /// The cookie that makes a browser keep it for a year.
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

/// The person who shows this token of 32 hex digits; `None` if it is no token.
pub fn person(token: &str) -> Option<Person> {
    Token::read(token).map(Token::person)
}

/// The token of a request: of its `Authorization`, or else of its cookie.
///
/// # Errors
/// If there is an `Authorization` that is no token of ours.
pub(crate) fn token(headers: &HeaderMap) -> Result<Option<Token>, Error> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let text = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        return text.and_then(Token::read).map(Some).ok_or_else(|| {
            let text = "the token must be `Bearer` and 32 hex digits: make one up of 16 random bytes and keep it";
            Error::new(StatusCode::UNAUTHORIZED, "bad-token", text)
        });
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|text| text.split(';')).map(str::trim);
    Ok(pairs.find_map(|pair| Token::read(pair.strip_prefix(COOKIE_NAME)?.strip_prefix('=')?)))
}

/// The person of a request, if it shows a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anyone(pub(crate) Option<Person>);

/// The person of a request that must show a token.
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
        person.map(Self).ok_or_else(|| {
            let text = "send `Authorization: Bearer` with 32 hex digits of your own, or visit a page first";
            Error::new(StatusCode::UNAUTHORIZED, "who-are-you", text)
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

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
        for wrong in ["Basic abc", "Bearer ", "Bearer 12", &format!("Bearer +{}", &HEX[1..])] {
            let error = token(&headers(&[("authorization", wrong)])).expect_err(wrong);
            assert_eq!((error.status, error.code), (StatusCode::UNAUTHORIZED, "bad-token"));
        }
    }

    #[test]
    fn nothing_prints_a_token() {
        let token = Token::read(HEX).expect("a token");
        assert_eq!(format!("{token:?}"), "Token(..)");
        assert!(token.cookie().starts_with(&format!("clew={HEX};")));
    }
}
