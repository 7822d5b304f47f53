//! What a game says to an input that it does not take.

use std::fmt;

/// Why a player may not do that. A refusal leaves the state as it was.
pub trait Refusal: std::error::Error + Copy + Eq + Send + Sync + 'static {
    /// Every refusal there is.
    const ALL: &'static [Self];

    /// A short name that never changes: for case files, clients and translations.
    fn code(self) -> &'static str;
}

/// The outcome or alarm given is not nature's move here. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that is not nature's move here")
    }
}

impl std::error::Error for Misfit {}
