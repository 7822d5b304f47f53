//! What a server said that is not what was agreed.

use std::fmt;

/// What is wrong with what came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken(pub(crate) &'static str);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the server does not speak as agreed: {}", self.0)
    }
}

impl std::error::Error for Broken {}
