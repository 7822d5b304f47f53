//! An HTTP response.

use serde_json::Value;

/// An HTTP response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// Names in lower case, with their values.
    pub headers: Vec<(String, String)>,
    /// The body as text.
    pub text: String,
}

impl Answer {
    /// The value of the first header with this name, which is given in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    ///
    /// # Panics
    /// If it is not JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        let read = serde_json::from_str(&self.text);
        read.unwrap_or_else(|error| panic!("expected JSON ({error}), found {self:?}"))
    }

    /// Checks the status.
    ///
    /// # Panics
    /// If the status is another one.
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// The field `seq`: the number of an append.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn seq(&self) -> u64 {
        let seq = self.json()["seq"].as_u64();
        seq.unwrap_or_else(|| panic!("expected a seq, found {self:?}"))
    }

    /// The code of the error; empty if there is none.
    #[track_caller]
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}
