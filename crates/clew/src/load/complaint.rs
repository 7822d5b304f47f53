//! What a server refused, or how a connection failed: a name under which it is counted.

use std::fmt;
use std::io;

use serde::Deserialize;

use super::http::Answer;

/// What went wrong, in few words: the same words for the same fault.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Complaint(String);

impl Complaint {
    /// The answer says no.
    pub(super) fn refused(doing: &str, answer: &Answer) -> Self {
        let code = code(&answer.body).unwrap_or_default();
        Self(format!("{doing}: {} {code}", answer.status).trim_end().to_owned())
    }

    /// The connection failed, or what came on it is not what was agreed.
    pub(super) fn failed(doing: &str, error: &io::Error) -> Self {
        Self(format!("{doing}: {error}"))
    }

    /// What came is not what was agreed.
    pub(super) fn odd(doing: &str, what: &str) -> Self {
        Self(format!("{doing}: {what}"))
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Complaint {}

/// Whether something happened that the sender had not seen: no fault of anybody's.
pub(super) fn is_stale(answer: &Answer) -> bool {
    answer.status == 409 && matches!(code(&answer.body), Some("stale" | "ended"))
}

/// The name of an error.
fn code(body: &[u8]) -> Option<&str> {
    #[derive(Deserialize)]
    struct Told<'b> {
        #[serde(borrow)]
        error: Fault<'b>,
    }
    #[derive(Deserialize)]
    struct Fault<'b> {
        code: &'b str,
    }
    serde_json::from_slice::<Told<'_>>(body).ok().map(|told| told.error.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, body: &str) -> Answer {
        Answer { status, body: body.as_bytes().to_vec() }
    }

    #[test]
    fn a_refusal_is_named_by_its_code() {
        let busy = answer(503, r#"{"error":{"code":"full","text":"try again","after":3}}"#);
        assert_eq!(Complaint::refused("act", &busy).to_string(), "act: 503 full");
        assert_eq!(Complaint::refused("join", &answer(500, "oh")).to_string(), "join: 500");
    }

    #[test]
    fn stale_is_one_conflict_of_several() {
        assert!(is_stale(&answer(409, r#"{"error":{"code":"stale","text":""}}"#)));
        assert!(!is_stale(&answer(409, r#"{"error":{"code":"over","text":""}}"#)));
        assert!(!is_stale(&answer(400, r#"{"error":{"code":"stale","text":""}}"#)));
    }
}
