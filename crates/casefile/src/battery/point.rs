//! What the battery checks, point by point.

use std::fmt;

/// A point of the battery. Its number never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Point {
    /// The settings lead to configs that can be read, for every number of seats.
    Settings = 0,
    /// Legal lists are ascending, without repeats, and there for those who may act and only them.
    Legal = 1,
    /// What is listed is accepted, and what is not listed is refused.
    Listing = 2,
    /// A refusal or a misfit leaves the state as it was.
    Unchanged = 3,
    /// The game's own audit holds.
    Audit = 4,
    /// Actions, chances, configs and diagrams survive text and back.
    Texts = 5,
    /// The same inputs give the same state.
    Replay = 6,
    /// Nature's moves agree with the odds and come up when they are due.
    Odds = 7,
    /// Random play comes to an end.
    Ends = 8,
    /// The legal list turns with the board.
    Symmetry = 9,
    /// Only differences of time matter, and alarms come at the deadline.
    Time = 10,
    /// Playing on without a log allocates nothing.
    Allocation = 11,
    /// No text makes reading panic, and what can be read is sound.
    Fuzz = 12,
    /// A world that looks the same gets the same views, lists and answers.
    View = 13,
    /// Worlds that look the same part at a declared reveal and nowhere else.
    Twins = 14,
    /// What is hidden is really open in the imagined worlds.
    Different = 15,
    /// What is remembered goes together with what is seen, and makes a difference.
    Memory = 16,
}

impl Point {
    /// All points, in the order of their numbers.
    pub const ALL: [Self; 17] = [
        Self::Settings,
        Self::Legal,
        Self::Listing,
        Self::Unchanged,
        Self::Audit,
        Self::Texts,
        Self::Replay,
        Self::Odds,
        Self::Ends,
        Self::Symmetry,
        Self::Time,
        Self::Allocation,
        Self::Fuzz,
        Self::View,
        Self::Twins,
        Self::Different,
        Self::Memory,
    ];

    /// The number of this point.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// A name of one word.
    pub fn name(self) -> &'static str {
        self.words().0
    }

    /// What must hold, in one line.
    pub fn says(self) -> &'static str {
        self.words().1
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Settings => ("settings", "the settings lead to configs that can be read"),
            Self::Legal => ("legal", "legal lists are ascending and only for those who may act"),
            Self::Listing => ("listing", "what is listed is accepted and all else is refused"),
            Self::Unchanged => ("unchanged", "a refusal or a misfit leaves the state as it was"),
            Self::Audit => ("audit", "the game's own audit holds"),
            Self::Texts => ("texts", "what is written can be read and is the same"),
            Self::Replay => ("replay", "the same inputs give the same state"),
            Self::Odds => ("odds", "nature's moves agree with the odds and come when due"),
            Self::Ends => ("ends", "random play comes to an end"),
            Self::Symmetry => ("symmetry", "the legal list turns with the board"),
            Self::Time => ("time", "only differences of time matter; alarms keep the deadline"),
            Self::Allocation => ("allocation", "playing on without a log allocates nothing"),
            Self::Fuzz => ("fuzz", "no text makes reading panic; what can be read is sound"),
            Self::View => ("view", "a world that looks the same is told the same"),
            Self::Twins => ("twins", "worlds that look the same part at a reveal, nowhere else"),
            Self::Different => ("different", "what is hidden is really open in imagined worlds"),
            Self::Memory => ("memory", "what is remembered fits what is seen and matters"),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "point {} ({}): {}", self.number(), self.name(), self.says())
    }
}
