//! What came of a case.

/// What came of running a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The first step that did not hold; `None` if all did.
    pub failure: Option<Note>,
    /// What was rewritten; `None` unless that was asked for and needed.
    pub rewritten: Option<Rewritten>,
}

impl Verdict {
    /// Whether all steps hold, be it after rewriting.
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }
}

/// Something about one line of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there and what was found. The first line stands for itself; further
    /// lines show more.
    pub message: String,
}

/// A case with new expectations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewritten {
    /// The whole text.
    pub text: String,
    /// What each rewritten line had expected and what was found, with the old lines' numbers.
    pub notes: Vec<Note>,
}
