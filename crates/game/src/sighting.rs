//! What one viewer saw happen.

use std::fmt;

use serde::Serialize;

/// What of an event one viewer saw.
pub trait Sighting: Serialize + Clone + PartialEq + fmt::Debug {
    /// Whether it is shown once, when it happens, and never again: not in a log, and not to a viewer
    /// who reloads.
    fn fleeting(&self) -> bool {
        false
    }

    /// Whether it shows its viewer a fact that was hidden before. Two worlds that look the same to a
    /// viewer may differ from such a sight on, and from no other.
    fn reveals(&self) -> bool {
        false
    }
}
