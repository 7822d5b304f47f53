//! What one viewer saw happen.

use std::fmt;

use serde::Serialize;

/// What of an event one viewer saw.
pub trait Sighting: Serialize + Clone + PartialEq + fmt::Debug {
    /// Whether it is shown once, when it happens, and then never again: not in a log, not to one
    /// who reloads.
    fn fleeting(&self) -> bool;

    /// Whether it tells something that its viewer could not know before. Two worlds that look the
    /// same to a viewer may part at such a sight and at no other.
    fn reveals(&self) -> bool;
}
