//! The words that begin a line of a case.

/// The words that begin a step. The drawing of a game uses none of them as a key.
pub const VERBS: &[&str] = &[
    "at", "act", "no", "why", "chance", "misfit", "alarm", "legal", "odds", "sees", "hides",
    "talk", "phase", "over", "deadline", "perft", "absent", "invalid",
];

/// The words that begin a line about the case itself. The drawing of a game uses none of them as a
/// key either.
pub const HEADINGS: &[&str] = &["rule", "says", "game"];
