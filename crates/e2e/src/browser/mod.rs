//! Real browsers, driven by the WebDriver protocol over our own small client.

mod base64;
mod driver;
mod hands;
mod kept;
mod lent;
mod profile;
mod session;
mod wait;

pub use profile::{Engine, Hand, Profile, Script, Theme};
pub use session::Refused;

use std::net::SocketAddr;

use lent::Lent;
use serde_json::{Value, json};

/// A browser with nobody's cookies in it. What it shows is kept if its test fails.
#[derive(Debug)]
pub struct Browser {
    session: Lent,
    profile: Profile,
    /// Where the server is.
    home: SocketAddr,
    /// Whose it is, for messages and for what is kept.
    name: String,
}

impl Browser {
    /// Opens one for somebody of this name; `home` is the server it looks at.
    pub fn open(name: &str, profile: Profile, home: SocketAddr) -> Self {
        let session = Lent::to(&profile, home);
        let mut browser = Self { session, profile, home, name: name.to_owned() };
        browser.resize(profile.size, profile.hand);
        browser
    }

    /// Makes the window another one's.
    pub fn resize(&mut self, (width, height): (u32, u32), hand: Hand) {
        if self.profile.engine == Engine::WebKit {
            self.must("/window/rect", &json!({"width": width, "height": height}));
            return;
        }
        let is_phone = hand == Hand::Finger;
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone});
        self.own("Emulation.setDeviceMetricsOverride", &metrics);
        self.own("Emulation.setTouchEmulationEnabled", &json!({"enabled": is_phone}));
    }

    /// Makes the window another one's and waits until the page has that size.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn resize_view(&mut self, (width, height): (u32, u32)) {
        self.resize((width, height), self.profile.hand);
        let fact = format!("innerWidth === {width} && innerHeight === {height}");
        self.until(&format!("a window of {width} by {height}"), &fact);
    }

    /// Makes it day or night.
    pub fn theme(&mut self, theme: Theme) {
        let features = json!([
            {"name": "prefers-color-scheme", "value": theme.name()},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]);
        self.own("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Goes to a page of the server.
    ///
    /// # Panics
    /// If it does not come.
    #[track_caller]
    pub fn go(&mut self, path: &str) {
        let url = format!("http://{}{path}", self.home);
        let went = self.session.post("/url", &json!({"url": url}));
        went.unwrap_or_else(|refused| panic!("{}: {url}: {refused}", self.name));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&mut self) {
        self.must("/refresh", &json!({}));
    }

    /// The page's path on the server, with what is asked of it.
    #[track_caller]
    pub fn path(&mut self) -> String {
        let url = self.session.get("/url").expect("a browser has an address");
        let url = url.as_str().expect("an address is a text");
        let home = format!("http://{}", self.home);
        let path = url.strip_prefix(&home).unwrap_or(url);
        path.split('#').next().unwrap_or_default().to_owned()
    }

    /// Becomes this person: the token is 32 hex digits.
    #[track_caller]
    pub fn become_person(&mut self, token: &str) {
        self.set_cookie("clew", token);
    }

    /// Keeps a cookie for the server.
    pub fn set_cookie(&mut self, name: &str, value: &str) {
        let url = format!("http://{}/", self.home);
        let cookie = json!({"name": name, "value": value, "url": url, "httpOnly": true});
        self.own("Network.setCookie", &cookie);
    }

    /// Forgets all cookies and what pages have stored.
    pub fn forget(&mut self) {
        self.own("Network.clearBrowserCookies", &json!({}));
    }

    /// Runs a function's body in the page; `arguments` are these.
    ///
    /// # Errors
    /// If it throws.
    pub fn try_script(&mut self, body: &str, arguments: &[Value]) -> Result<Value, Refused> {
        self.session.post("/execute/sync", &json!({"script": body, "args": arguments}))
    }

    /// Runs a function's body in the page.
    ///
    /// # Panics
    /// If it throws.
    #[track_caller]
    pub fn script(&mut self, body: &str) -> Value {
        let done = self.try_script(body, &[]);
        done.unwrap_or_else(|refused| panic!("{}: `{body}`: {refused}", self.name))
    }

    /// Runs a function's body in the page and waits until it calls its last argument.
    ///
    /// # Panics
    /// If it throws, or does not call.
    #[track_caller]
    pub fn script_async(&mut self, body: &str) -> Value {
        self.must("/execute/async", &json!({"script": body, "args": []}))
    }

    /// The page as it is now, as HTML.
    #[track_caller]
    pub fn dom(&mut self) -> String {
        let source = self.session.get("/source").expect("a page has a source");
        source.as_str().expect("a source is a text").to_owned()
    }

    /// A picture of what the window shows, as a PNG.
    #[track_caller]
    pub fn picture(&mut self) -> Vec<u8> {
        let picture = self.session.get("/screenshot").expect("a window has a picture");
        base64::decode(picture.as_str().unwrap_or_default()).expect("it is base64")
    }

    /// Opens another tab and looks at that.
    #[track_caller]
    pub fn open_tab(&mut self) -> String {
        let tab = self.must("/window/new", &json!({"type": "tab"}));
        let tab = tab["handle"].as_str().expect("a tab has a name").to_owned();
        self.look_at_tab(&tab);
        let Profile { size, hand, .. } = self.profile;
        self.resize(size, hand);
        tab
    }

    /// The tab that is looked at.
    #[track_caller]
    pub fn tab(&mut self) -> String {
        let tab = self.session.get("/window").expect("a browser looks at a tab");
        tab.as_str().expect("a tab has a name").to_owned()
    }

    /// Looks at this tab.
    #[track_caller]
    pub fn look_at_tab(&mut self, tab: &str) {
        self.must("/window", &json!({"handle": tab}));
    }

    /// Does what only this browser's own protocol knows.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn own(&mut self, command: &str, params: &Value) -> Value {
        let done = self.session.own(command, params);
        done.unwrap_or_else(|refused| panic!("{}: {command}: {refused}", self.name))
    }

    #[track_caller]
    fn must(&mut self, what: &str, body: &Value) -> Value {
        let done = self.session.post(what, body);
        done.unwrap_or_else(|refused| panic!("{}: {what}: {refused}", self.name))
    }
}
