//! The kinds of browsers.

use serde_json::{Map, Value, json};

/// The properties of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The browser engine.
    pub engine: Engine,
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// Mouse or finger.
    pub hand: Hand,
    /// Whether pages may run script.
    pub script: Script,
    /// The preferred language, such as `de`.
    pub language: &'static str,
}

/// A browser engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chromium.
    Chromium,
    /// WebKit, in its MiniBrowser.
    WebKit,
}

/// The pointing device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

/// Whether pages may run script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Script {
    /// Scripts run.
    On,
    /// Scripts are blocked.
    Off,
}

/// The colour scheme of the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

impl Profile {
    /// A laptop.
    pub const LAPTOP: Self = Self {
        engine: Engine::Chromium,
        size: (1280, 800),
        hand: Hand::Mouse,
        script: Script::On,
        language: "en",
    };
    /// A phone.
    pub const PHONE: Self = Self { size: (390, 844), hand: Hand::Finger, ..Self::LAPTOP };

    /// A laptop with WebKit.
    pub const WEBKIT: Self = Self { engine: Engine::WebKit, ..Self::LAPTOP };

    /// The capabilities to request from the driver.
    pub(super) fn capabilities(&self) -> Map<String, Value> {
        let capabilities = match self.engine {
            Engine::Chromium => self.chromium(),
            Engine::WebKit => webkit(),
        };
        let Value::Object(capabilities) = capabilities else {
            panic!("capabilities are an object")
        };
        capabilities
    }

    fn chromium(&self) -> Value {
        let Self { size: (width, height), script, language, .. } = self;
        let script = if *script == Script::On { 1 } else { 2 };
        let args = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-extensions".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--no-first-run".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--remote-debugging-pipe".to_owned(),
            // The browser contacts no other machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1".to_owned(),
            "--no-proxy-server".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--accept-lang={language}"),
        ];
        let prefs = json!({
            "profile.managed_default_content_settings.javascript": script,
            "intl.accept_languages": language,
        });
        json!({
            "browserName": "chrome",
            "timeouts": {"script": 30_000, "pageLoad": 60_000, "implicit": 0},
            "goog:chromeOptions": {"args": args, "prefs": prefs},
        })
    }
}

/// WebKit in full screen, so that the page is as large as the window.
fn webkit() -> Value {
    json!({
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": {"args": ["--automation", "--full-screen"]},
        "timeouts": {"script": 30_000, "pageLoad": 60_000, "implicit": 0},
    })
}

impl Theme {
    /// The value of `prefers-color-scheme`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
