//! The kinds of faults, and how often each was caused.

use std::collections::BTreeMap;
use std::fmt;

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A machine is killed.
    Kill,
    /// The connection of one machine to the database is cut.
    Cut,
    /// One direction of that connection ends, the other stays open.
    Half,
    /// Holds back all data while the connections stay open.
    Silence,
    /// The database crashes.
    Crash,
    /// The database is read-only.
    ReadOnly,
    /// A machine is suspended for ten seconds.
    Hold,
    /// The disk is full.
    Full,
}

/// The faults of machines that share a database, chosen at random; entries that are repeated are more
/// frequent.
pub(crate) const OF_A_DATABASE: &[Fault] = {
    use Fault::{Crash, Cut, Full, Half, Hold, Kill, ReadOnly, Silence};
    &[
        Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Cut, Cut, Half, Half, Silence, Crash,
        ReadOnly, Hold, Full,
    ]
};

/// The faults of one machine with a file.
pub(crate) const OF_A_FILE: &[Fault] = {
    use Fault::{Full, Hold, Kill};
    &[Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Full, Full, Full, Full, Full, Hold]
};

/// The number of faults of each kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(BTreeMap<Fault, u32>);

impl Counts {
    pub(crate) fn add(&mut self, fault: Fault) {
        *self.0.entry(fault).or_default() += 1;
    }

    pub(crate) fn of(&self, fault: Fault) -> u32 {
        self.0.get(&fault).copied().unwrap_or(0)
    }

    /// All faults except kills.
    pub(crate) fn others(&self) -> u32 {
        self.0.values().sum::<u32>() - self.of(Fault::Kill)
    }
}

impl Fault {
    fn words(self) -> &'static str {
        match self {
            Self::Kill => "machines killed",
            Self::Cut => "lines cut",
            Self::Half => "lines cut one way",
            Self::Silence => "lines silent",
            Self::Crash => "crashes of the database",
            Self::ReadOnly => "times it was read-only",
            Self::Hold => "machines held up for ten seconds",
            Self::Full => "times the disk was full",
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kills, others) = (self.of(Fault::Kill), self.others());
        write!(f, "{kills} {}; {others} other faults", Fault::Kill.words())?;
        let mut before = ": ";
        for (fault, count) in self.0.iter().filter(|(fault, _)| **fault != Fault::Kill) {
            write!(f, "{before}{count} {}", fault.words())?;
            before = ", ";
        }
        Ok(())
    }
}
