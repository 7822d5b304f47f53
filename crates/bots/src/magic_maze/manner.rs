//! The dials of a teammate.

/// How a teammate behaves. A beat is the time between two questions what it does: about a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Manner {
    /// Speed: it acts in one of so many beats.
    pub(super) pace: u32,
    /// Patience: it lets so many beats pass after somebody had another idea.
    pub(super) yields: u32,
    /// It sets the pawn before somebody who was needed for so many beats, and plans without them.
    pub(super) nudge: u32,
    /// It lets so many beats pass before the first action, which lets the sand run (MZ-32).
    pub(super) begins: u32,
    /// It lets so many beats pass when a talk phase opens, which its next action would end (MZ-40).
    pub(super) listens: u32,
}

impl Manner {
    /// After how many beats without a deed the pawn is set, if it was set so often meanwhile: for a
    /// quick one after 6, 12 and 20 beats, then every 20.
    pub(super) fn nudges_after(self, pawns: u32) -> u32 {
        match pawns {
            0 | 1 => self.nudge * (pawns + 1),
            _ => self.nudge * 10 / 3 * (pawns - 1),
        }
    }

    /// Leaves much to the others.
    pub(super) const PATIENT: Self = Self { pace: 3, yields: 6, nudge: 12, begins: 9, listens: 4 };
    /// Acts every other second.
    pub(super) const TEAMMATE: Self = Self { pace: 2, yields: 3, nudge: 8, begins: 6, listens: 2 };
    /// Acts once a second.
    pub(super) const QUICK: Self = Self { pace: 1, yields: 1, nudge: 6, begins: 3, listens: 1 };
}
