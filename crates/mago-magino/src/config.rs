//! All that is settled before the start.

use std::fmt;
use std::str::FromStr;

use game::{Outline, Settings, Unreadable};

use crate::Options;
use crate::options::SETTINGS;

/// All that is settled before the start. It holds no secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// What everybody may know.
    pub options: Options,
}

impl Config {
    pub(crate) fn from_outline(outline: Outline<'_>) -> Result<Self, Unreadable> {
        let settings = Settings::check(SETTINGS, outline)?;
        Ok(Self { options: Options::read(&settings)? })
    }
}

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::from_outline(Outline::read(text)?)
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options)
    }
}
