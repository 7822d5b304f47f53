//! Real browsers, driven by WebDriver.

mod driver;
mod hands;
mod profile;
mod session;
mod spare;
mod wait;

pub use profile::{Engine, Hand, Profile, Script, Theme};
pub use session::Refused;

use std::net::SocketAddr;
use std::{fs, thread};

use serde_json::{Value, json};
use spare::Borrowed;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{WebDriver, WindowHandle};

use crate::kept_in;

/// A browser without cookies. If its test fails, a picture and the source of its page are kept.
#[derive(Debug)]
pub struct Browser {
    session: Borrowed,
    profile: Profile,
    /// The address of the server.
    home: SocketAddr,
    /// The name of its user, for messages and kept files.
    name: String,
}

impl Browser {
    /// Opens a browser for a user of this name; `home` is the server it visits.
    pub fn open(name: &str, profile: Profile, home: SocketAddr) -> Self {
        let session = Borrowed::new(&profile, home);
        let mut browser = Self { session, profile, home, name: name.to_owned() };
        browser.resize(profile.size, profile.hand);
        browser
    }

    /// Changes the size of the window, and whether it is touched.
    pub fn resize(&mut self, (width, height): (u32, u32), hand: Hand) {
        if self.profile.engine == Engine::WebKit {
            self.must("resize", async |driver| driver.set_window_rect(0, 0, width, height).await);
            return;
        }
        let is_phone = hand == Hand::Finger;
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": is_phone}));
    }

    /// Changes the size of the window and waits until the page has it.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn resize_view(&mut self, (width, height): (u32, u32)) {
        self.resize((width, height), self.profile.hand);
        let fact = format!("innerWidth === {width} && innerHeight === {height}");
        self.until(&format!("a window of {width} by {height}"), &fact);
    }

    /// Emulates a system with this theme.
    pub fn theme(&mut self, theme: Theme) {
        let features = json!([
            {"name": "prefers-color-scheme", "value": theme.name()},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]);
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Opens a page of the server.
    ///
    /// # Panics
    /// If it cannot be loaded.
    #[track_caller]
    pub fn go(&mut self, path: &str) {
        let url = format!("http://{}{path}", self.home);
        self.must(&url, async |driver| driver.goto(&url).await);
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&mut self) {
        self.must("reload", async |driver| driver.refresh().await);
    }

    /// The path and query of the page.
    #[track_caller]
    pub fn path(&mut self) -> String {
        let url = self.must("address", async |driver| driver.current_url().await).to_string();
        let home = format!("http://{}", self.home);
        let path = url.strip_prefix(&home).unwrap_or(&url);
        path.split('#').next().unwrap_or_default().to_owned()
    }

    /// Identifies as this person: the token is 32 hex digits.
    #[track_caller]
    pub fn become_person(&mut self, token: &str) {
        self.set_cookie("clew", token);
    }

    /// Sets a cookie for the server.
    pub fn set_cookie(&mut self, name: &str, value: &str) {
        let url = format!("http://{}/", self.home);
        let cookie = json!({"name": name, "value": value, "url": url, "httpOnly": true});
        self.devtools("Network.setCookie", &cookie);
    }

    /// Removes all cookies.
    pub fn forget(&mut self) {
        self.devtools("Network.clearBrowserCookies", &json!({}));
    }

    /// Runs a JavaScript function body with these arguments.
    ///
    /// # Errors
    /// If it throws.
    pub fn try_script(&mut self, body: &str, arguments: &[Value]) -> Result<Value, Refused> {
        let run = async |driver: &WebDriver| driver.execute(body, arguments.to_vec()).await;
        Ok(self.session.run(run)?.json().clone())
    }

    /// Runs a JavaScript function body.
    ///
    /// # Panics
    /// If it throws.
    #[track_caller]
    pub fn script(&mut self, body: &str) -> Value {
        let done = self.try_script(body, &[]);
        done.unwrap_or_else(|refused| panic!("{}: `{body}`: {refused}", self.name))
    }

    /// Runs a JavaScript function body and waits until it calls its last argument.
    ///
    /// # Panics
    /// If it throws, or does not call.
    #[track_caller]
    pub fn script_async(&mut self, body: &str) -> Value {
        let done = self.try_script_async(body);
        done.unwrap_or_else(|refused| panic!("{}: `{body}`: {refused}", self.name))
    }

    fn try_script_async(&mut self, body: &str) -> Result<Value, Refused> {
        let run = async |driver: &WebDriver| driver.execute_async(body, Vec::new()).await;
        Ok(self.session.run(run)?.json().clone())
    }

    /// The current page as HTML.
    #[track_caller]
    pub fn dom(&mut self) -> String {
        self.must("source", async |driver| driver.source().await)
    }

    /// A screenshot as PNG.
    #[track_caller]
    pub fn picture(&mut self) -> Vec<u8> {
        self.must("screenshot", async |driver| driver.screenshot_as_png().await)
    }

    /// Opens another tab and switches to it.
    #[track_caller]
    pub fn open_tab(&mut self) -> String {
        let tab = self.must("new tab", async |driver| driver.new_tab().await).to_string();
        self.look_at_tab(&tab);
        let Profile { size, hand, .. } = self.profile;
        self.resize(size, hand);
        tab
    }

    /// The current tab.
    #[track_caller]
    pub fn tab(&mut self) -> String {
        self.must("tab", async |driver| driver.window().await).to_string()
    }

    /// Switches to this tab.
    #[track_caller]
    pub fn look_at_tab(&mut self, tab: &str) {
        let tab = WindowHandle::from(tab);
        self.must("switch tab", async |driver| driver.switch_to_window(tab).await);
    }

    /// Runs a command of the Chrome DevTools Protocol.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn devtools(&mut self, command: &str, params: &Value) -> Value {
        let done = self.session.devtools(command, params);
        done.unwrap_or_else(|refused| panic!("{}: {command}: {refused}", self.name))
    }

    /// Runs a command of thirtyfour; panics if it is refused.
    #[track_caller]
    fn must<T>(
        &self,
        what: &str,
        command: impl AsyncFnOnce(&WebDriver) -> WebDriverResult<T>,
    ) -> T {
        let done = self.session.run(command);
        done.unwrap_or_else(|refused| panic!("{}: {what}: {refused}", self.name))
    }
}

/// Keeps a picture and the source of the page if the test has failed.
impl Drop for Browser {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        let folder = kept_in();
        // The test has failed already: a file that cannot be written must not hide the reason.
        if let Ok(picture) = self.session.run(async |driver| driver.screenshot_as_png().await) {
            let _ = fs::write(folder.join(format!("{}.png", self.name)), picture);
        }
        if let Ok(source) = self.session.run(async |driver| driver.source().await) {
            let _ = fs::write(folder.join(format!("{}.html", self.name)), source);
        }
        eprintln!("the page of {} is kept in {}", self.name, folder.display());
    }
}
