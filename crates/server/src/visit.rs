//! A browser that comes for the first time gets a cookie, so that it is known again.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, header::SET_COOKIE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::guard::wants_html;
use crate::person::{Token, token};

/// Gives a browser that asks for a page and shows no token one to keep. What it asked for is
/// answered as to that person already.
pub(crate) async fn welcome(mut request: Request, next: Next) -> Response {
    let asks_for_page = request.method() == Method::GET && wants_html(request.headers());
    if !asks_for_page || !matches!(token(request.headers()), Ok(None)) {
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
