//! What a game says to an input that it does not take.

/// Why a player may not do that. A refusal leaves the state as it was.
pub trait Refusal: std::error::Error + Copy + Eq + Send + Sync + 'static {
    /// Every refusal there is.
    const ALL: &'static [Self];

    /// A short name that never changes: for case files, clients and translations.
    fn code(self) -> &'static str;
}

/// The outcome or alarm given is not nature's move here. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is not nature's move here")]
pub struct Misfit;
