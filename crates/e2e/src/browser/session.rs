//! A browser that is driven: questions and answers of the WebDriver protocol.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::{Value, json};

use super::Profile;
use super::driver::Driver;
use crate::Client;

/// A browser that is driven. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Session {
    client: Client,
    path: String,
    /// It must not end before us.
    _driver: Arc<Driver>,
}

/// Why a browser did not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The protocol's name for it, such as `stale element reference`.
    pub code: String,
    /// What the driver says about it.
    pub text: String,
}

impl Refused {
    /// Whether the page has changed under our hands: then one looks again.
    pub fn is_change(&self) -> bool {
        let codes = [
            "stale element reference",
            "no such element",
            "element not interactable",
            "detached shadow root",
        ];
        codes.contains(&self.code.as_str()) || self.text.contains("document unloaded")
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.text.lines().next().unwrap_or_default();
        write!(f, "{}: {first}", self.code)
    }
}

impl Session {
    pub(super) fn start(profile: &Profile) -> Self {
        let driver = Driver::of(profile.engine);
        // Drivers ask nobody who they are.
        let client = Client::new(driver.address(), "");
        let mut session = Self { client, path: "/session".to_owned(), _driver: driver };
        let begun = session.ask("POST", "", &profile.capabilities());
        let begun = begun.unwrap_or_else(|refused| panic!("no browser starts: {refused}"));
        let id = begun["sessionId"].as_str().expect("a session has a name");
        session.path = format!("/session/{id}");
        session
    }

    /// Asks for something to be done and gives what came of it.
    pub(super) fn post(&mut self, what: &str, body: &Value) -> Result<Value, Refused> {
        self.ask("POST", what, body)
    }

    /// Asks for something to be told.
    pub(super) fn get(&mut self, what: &str) -> Result<Value, Refused> {
        self.ask("GET", what, &Value::Null)
    }

    /// Asks for what only this browser's own protocol knows.
    pub(super) fn own(&mut self, command: &str, params: &Value) -> Result<Value, Refused> {
        self.post("/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// Leaves a tab that was never used, and nothing that the server at `home` had stored.
    pub(super) fn empty(&mut self, home: SocketAddr) -> Result<(), Refused> {
        let tab = self.post("/window/new", &json!({"type": "tab"}))?["handle"].take();
        let tabs = self.get("/window/handles")?;
        for old in tabs.as_array().into_iter().flatten().filter(|old| **old != tab) {
            self.post("/window", &json!({"handle": old}))?;
            self.ask("DELETE", "/window", &Value::Null)?;
        }
        self.post("/window", &json!({"handle": tab}))?;
        self.own("Network.clearBrowserCookies", &json!({}))?;
        self.own("Network.clearBrowserCache", &json!({}))?;
        let stored = json!({"origin": format!("http://{home}"), "storageTypes": "all"});
        self.own("Storage.clearDataForOrigin", &stored)?;
        Ok(())
    }

    fn ask(&mut self, method: &str, what: &str, body: &Value) -> Result<Value, Refused> {
        let path = format!("{}{what}", self.path);
        let body = Some(body).filter(|_| method == "POST");
        let sent = self.client.send(method, &path, body);
        let answer = sent.and_then(|()| self.client.receive());
        let answer = answer.map_err(|lost| Refused {
            code: "the driver went away".to_owned(),
            text: format!("{lost:?}"),
        })?;
        let mut value = answer.json()["value"].take();
        if answer.status == 200 {
            return Ok(value);
        }
        let mut text = |key: &str| value[key].take().as_str().unwrap_or_default().to_owned();
        Err(Refused { code: text("error"), text: text("message") })
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The browser ends with its driver, whatever becomes of this.
        if self.client.send("DELETE", &self.path, None).is_ok() {
            let _ = self.client.receive();
        }
    }
}
