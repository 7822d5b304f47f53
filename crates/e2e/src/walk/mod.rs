//! Visits every page in every state of a table.

mod pair;
mod stops;

use crate::{Browser, Clew, Heard, Options, Tap};
use pair::Pair;

/// A server with tables in every state, and a list of its pages.
#[derive(Debug)]
pub struct Walk {
    server: Clew,
    stops: Vec<Stop>,
}

/// A page and the person who visits it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The page's name, such as `playing-magic-maze-watcher`.
    pub name: String,
    /// The page's path.
    pub path: String,
    /// The visitor's token: 32 hex digits.
    token: String,
    /// The action of a form on that page to submit, if the wanted page is its result.
    posts: Option<String>,
}

impl Walk {
    /// Starts a server and brings tables into all states.
    pub fn new() -> Self {
        let server = Clew::start(Options::default().args(["--bot-pace", "20"]));
        let stops = stops::all(server.address());
        Self { server, stops }
    }

    /// All pages.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The server.
    pub fn server(&self) -> &Clew {
        &self.server
    }

    /// Opens a page in a browser.
    ///
    /// # Panics
    /// If the page does not load.
    #[track_caller]
    pub fn visit(&self, browser: &mut Browser, stop: &Stop) {
        browser.forget();
        browser.become_person(&stop.token);
        browser.go(&stop.path);
        if let Some(form) = &stop.posts {
            browser.click(&format!("form[action=\"{form}\"] button"));
            browser.until_there("body.at-link");
        }
        // Script and pictures are loaded, and the stream of a table is connected.
        browser.until(
            "a whole page",
            "document.readyState === 'complete' && document.documentElement.classList.contains('js')
                && document.querySelector('main h1, main h2')",
        );
    }

    /// The page as the server sends it.
    pub fn served(&self, stop: &Stop) -> Heard {
        let tap = Tap::new(self.server.address(), Some(&stop.token));
        match &stop.posts {
            None => tap.get(&stop.path, "text/html"),
            Some(form) => {
                let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
                tap.ask(&format!("POST {form}"), &format!("Accept: text/html\r\n{kind}"), "")
            }
        }
    }
}

impl Default for Walk {
    fn default() -> Self {
        Self::new()
    }
}
