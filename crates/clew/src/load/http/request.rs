//! What is asked of a server.

use serde::Serialize;

use super::Address;

/// Whom to ask, and in whose name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a> {
    /// The server.
    pub(crate) address: &'a Address,
    /// The address there, such as `/tables`.
    pub(crate) path: &'a str,
    /// Who asks: 32 hex digits. `None` where that is nobody's business.
    pub(crate) token: Option<&'a str>,
}

impl Request<'_> {
    /// As it is sent, to look at something.
    pub(crate) fn get(&self, accept: &str) -> Vec<u8> {
        let mut text = self.start("GET", accept);
        text.push_str("\r\n");
        text.into_bytes()
    }

    /// As it is sent, to do something.
    pub(crate) fn post(&self, body: &impl Serialize) -> Vec<u8> {
        let body = serde_json::to_string(body).expect("our own requests are JSON");
        let mut text = self.start("POST", "application/json");
        text.push_str("Content-Type: application/json\r\nContent-Length: ");
        text.push_str(&body.len().to_string());
        text.push_str("\r\n\r\n");
        text.push_str(&body);
        text.into_bytes()
    }

    fn start(&self, method: &str, accept: &str) -> String {
        let mut text = String::with_capacity(512);
        let who = self.token.map(|token| ["\r\nAuthorization: Bearer ", token]);
        let line = [method, " ", self.path, " HTTP/1.1\r\nHost: ", self.address.host()];
        let parts = line.into_iter().chain(who.into_iter().flatten());
        text.extend(parts.chain(["\r\nAccept: ", accept, "\r\n"]));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::http::Reach;

    #[test]
    fn requests_are_as_agreed() {
        let address = Address::read("http://127.0.0.1:7077", Reach::Here).expect("an address");
        let request = Request { address: &address, path: "/games", token: None };
        let text = String::from_utf8(request.get("application/json")).expect("text");
        assert_eq!(
            text,
            "GET /games HTTP/1.1\r\nHost: 127.0.0.1:7077\r\nAccept: application/json\r\n\r\n"
        );
        let request = Request { path: "/tables", token: Some("0123"), ..request };
        let text = String::from_utf8(request.post(&["ä"])).expect("text");
        assert_eq!(
            text,
            "POST /tables HTTP/1.1\r\nHost: 127.0.0.1:7077\r\nAuthorization: Bearer 0123\r\n\
             Accept: application/json\r\nContent-Type: application/json\r\nContent-Length: 6\r\n\r\n\
             [\"ä\"]"
        );
    }
}
