//! What the server answered.

use serde_json::Value;

/// What the server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Names in lower case, and values.
    pub headers: Vec<(String, String)>,
    /// The body as text.
    pub text: String,
}

impl Answer {
    /// The first header of this name, in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    ///
    /// # Panics
    /// If it is something else.
    #[track_caller]
    pub fn json(&self) -> Value {
        let read = serde_json::from_str(&self.text);
        read.unwrap_or_else(|error| panic!("expected JSON ({error}), found {self:?}"))
    }

    /// The same answer, if its status is this one.
    ///
    /// # Panics
    /// If it is another.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// The number of the append that it tells of.
    ///
    /// # Panics
    /// If it tells of none.
    #[track_caller]
    pub fn seq(&self) -> u64 {
        let seq = self.json()["seq"].as_u64();
        seq.unwrap_or_else(|| panic!("expected a seq, found {self:?}"))
    }

    /// The short name of what is wrong; empty if nothing is.
    #[track_caller]
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}
