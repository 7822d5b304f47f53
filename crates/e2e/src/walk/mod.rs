//! A walk through every page and every state of a table.

mod pair;
mod stops;

use crate::{Browser, Clew, Heard, Options, Tap};
use pair::Pair;

/// A server with tables in every state, and the way to each of its pages.
#[derive(Debug)]
pub struct Walk {
    server: Clew,
    stops: Vec<Stop>,
}

/// A page, and as whom one looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// What it is, such as `playing-magic-maze-watcher`.
    pub name: String,
    /// The page's path.
    pub path: String,
    /// Who looks, by 32 hex digits.
    token: String,
    /// The address of a form on that page which leads to the page that is meant.
    posts: Option<String>,
}

impl Walk {
    /// Opens the tables and brings each into its state.
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

    /// Goes there.
    ///
    /// # Panics
    /// If there is no such page.
    #[track_caller]
    pub fn visit(&self, browser: &mut Browser, stop: &Stop) {
        browser.forget();
        browser.become_person(&stop.token);
        browser.go(&stop.path);
        if let Some(form) = &stop.posts {
            browser.click(&format!("form[action=\"{form}\"] button"));
            browser.until_there("body.at-link");
        }
        // Script and pictures have come, and the line of a table stands.
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
