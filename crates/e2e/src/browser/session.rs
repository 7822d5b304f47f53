//! A WebDriver session over thirtyfour, with blocking calls.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::{RequestData, SessionId, WebDriver};

use super::Profile;
use super::driver::Driver;
use crate::PATIENCE;
use crate::runtime::block_on;

/// A browser under our control. Dropping it closes the browser.
#[derive(Debug)]
pub(super) struct Session {
    driver: WebDriver,
    /// The program that drives the browser; it must outlive the session.
    _program: Arc<Driver>,
}

/// The reason why a browser did not execute a command.
#[derive(Debug)]
pub struct Refused(WebDriverError);

impl Refused {
    /// Whether the page changed in the meantime, so that it is worth trying again.
    pub fn is_change(&self) -> bool {
        let is_change = matches!(
            self.0.as_inner(),
            WebDriverErrorInner::StaleElementReference(_)
                | WebDriverErrorInner::NoSuchElement(_)
                | WebDriverErrorInner::ElementNotInteractable(_)
        );
        // Chromedriver has no error code for these.
        let text = self.0.to_string();
        is_change || ["detached shadow root", "document unloaded"].iter().any(|t| text.contains(t))
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Drivers append a stack trace.
        f.write_str(self.0.to_string().lines().next().unwrap_or_default())
    }
}

impl Session {
    pub(super) fn start(profile: &Profile) -> Self {
        let program = Driver::of(profile.engine);
        let address = format!("http://{}", program.address());
        let started = block_on(
            // The driver has its own time limits; ours is for a driver that hangs.
            WebDriver::builder(address, profile.capabilities())
                .request_timeout(2 * PATIENCE)
                .connect(),
        );
        let driver = started.unwrap_or_else(|error| panic!("no browser starts: {error}"));
        Self { driver, _program: program }
    }

    /// Runs a command of thirtyfour and waits for it.
    pub(super) fn run<T>(
        &self,
        command: impl AsyncFnOnce(&WebDriver) -> WebDriverResult<T>,
    ) -> Result<T, Refused> {
        block_on(command(&self.driver)).map_err(Refused)
    }

    /// Runs a command of the Chrome DevTools Protocol.
    pub(super) fn devtools(&self, command: &str, params: &Value) -> Result<Value, Refused> {
        let body = json!({"cmd": command, "params": params});
        let command = Command { path: "goog/cdp/execute", body };
        self.run(async |driver| driver.cmd(command).await?.value_json())
    }

    /// Leaves one new tab, and nothing that the server at `home` has stored.
    pub(super) fn empty(&self, home: SocketAddr) -> Result<(), Refused> {
        self.run(async |driver| {
            let old = driver.windows().await?;
            let new = driver.new_tab().await?;
            for tab in old {
                driver.switch_to_window(tab).await?;
                driver.close_window().await?;
            }
            driver.switch_to_window(new).await
        })?;
        self.devtools("Network.clearBrowserCookies", &json!({}))?;
        self.devtools("Network.clearBrowserCache", &json!({}))?;
        let stored = json!({"origin": format!("http://{home}"), "storageTypes": "all"});
        self.devtools("Storage.clearDataForOrigin", &stored)?;
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // If this fails, the browser still ends with its driver.
        let _ = block_on(self.driver.clone().quit());
    }
}

/// A POST to a path of the session, for what thirtyfour has no function for.
#[derive(Debug)]
pub(super) struct Command {
    pub(super) path: &'static str,
    pub(super) body: Value,
}

impl FormatRequestData for Command {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let path = format!("session/{session}/{}", self.path);
        RequestData::new(Method::POST, path).add_body(self.body.clone())
    }
}
