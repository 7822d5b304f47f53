//! What can fail, and how often it has.

use std::collections::BTreeMap;
use std::fmt;

/// What can fail.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A machine is killed.
    Kill,
    /// The line of one machine to the database is cut.
    Cut,
    /// One way of it ends, the other stays open.
    Half,
    /// Holds back all data while the connections stay open.
    Silence,
    /// The database ends in the middle of what it does.
    Crash,
    /// It may not be written to.
    ReadOnly,
    /// A machine does nothing for ten seconds, and then goes on.
    Hold,
    /// There is no room for another append.
    Full,
}

/// What fails where machines share a database: the dice choose among these, and what stands here
/// more than once comes more often.
pub(crate) const OF_A_DATABASE: &[Fault] = {
    use Fault::{Crash, Cut, Full, Half, Hold, Kill, ReadOnly, Silence};
    &[
        Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Cut, Cut, Half, Half, Silence, Crash,
        ReadOnly, Hold, Full,
    ]
};

/// What fails where one machine has a file.
pub(crate) const OF_A_FILE: &[Fault] = {
    use Fault::{Full, Hold, Kill};
    &[Kill, Kill, Kill, Kill, Kill, Kill, Kill, Kill, Full, Full, Full, Full, Full, Hold]
};

/// How often what has failed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(BTreeMap<Fault, u32>);

impl Counts {
    pub(crate) fn add(&mut self, fault: Fault) {
        *self.0.entry(fault).or_default() += 1;
    }

    pub(crate) fn of(&self, fault: Fault) -> u32 {
        self.0.get(&fault).copied().unwrap_or(0)
    }

    /// All but kills.
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
