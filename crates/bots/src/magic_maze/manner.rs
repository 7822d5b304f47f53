//! The parameters of a teammate.
/// How a teammate behaves. A beat is the time between two calls of
/// [`Player::choose`](crate::Player::choose): about a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Manner {
    /// Number of beats between two of its actions.
    pub(super) pace: u32,
    /// Number of beats that it waits after another player has followed a different plan.
    pub(super) yields: u32,
    /// Number of beats for which a player must be needed without acting before the bot places the pawn
    /// in front of them and plans without them.
    pub(super) nudge: u32,
    /// Number of beats that it waits before the first action, which starts the sand (MZ-32).
    pub(super) begins: u32,
    /// Number of beats that it waits when a talk phase opens, which its next action would end (MZ-40).
    pub(super) listens: u32,
}

impl Manner {
    /// Number of beats without a deed after which the pawn is placed, given how often it was placed
    /// since the last deed: for `quick` after 6, 12 and 20 beats, then every 20.
    pub(super) fn nudges_after(self, pawns: u32) -> u32 {
        match pawns {
            0 | 1 => self.nudge * (pawns + 1),
            _ => self.nudge * 10 / 3 * (pawns - 1),
        }
    }

    /// Acts every third second.
    pub(super) const PATIENT: Self = Self { pace: 3, yields: 6, nudge: 12, begins: 9, listens: 4 };
    /// Acts every other second.
    pub(super) const TEAMMATE: Self = Self { pace: 2, yields: 3, nudge: 8, begins: 6, listens: 2 };
    /// Acts once a second.
    pub(super) const QUICK: Self = Self { pace: 1, yields: 1, nudge: 6, begins: 3, listens: 1 };
}
