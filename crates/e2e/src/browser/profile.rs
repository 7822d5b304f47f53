//! With what somebody looks at pages.

use serde_json::{Value, json};

/// With what somebody looks at pages: by default a laptop, in English, by day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Whose browser it is.
    pub engine: Engine,
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// Mouse or finger.
    pub hand: Hand,
    /// Whether pages may run script.
    pub script: Script,
    /// What the browser asks for, such as `de`.
    pub language: &'static str,
}

/// Whose browser it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chromium's own.
    Chromium,
    /// WebKit's, in its smallest browser.
    WebKit,
}

/// What touches the page.
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
    /// They may.
    On,
    /// They may not.
    Off,
}

/// How light the system wants pages to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
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

    /// What a browser is asked for.
    pub(super) fn capabilities(&self) -> Value {
        match self.engine {
            Engine::Chromium => self.chromium(),
            Engine::WebKit => webkit(),
        }
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
            // Nothing beyond this machine is asked for anything.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1".to_owned(),
            "--no-proxy-server".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--accept-lang={language}"),
        ];
        let prefs = json!({
            "profile.managed_default_content_settings.javascript": script,
            "intl.accept_languages": language,
        });
        json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "timeouts": {"script": 30_000, "pageLoad": 60_000, "implicit": 0},
            "goog:chromeOptions": {"args": args, "prefs": prefs},
        }}})
    }
}

/// Without bars of its own, so that the window is as large as what it shows of a page.
fn webkit() -> Value {
    json!({"capabilities": {"alwaysMatch": {
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": {"args": ["--automation", "--full-screen"]},
        "timeouts": {"script": 30_000, "pageLoad": 60_000, "implicit": 0},
    }}})
}

impl Theme {
    /// Its name in style sheets.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
