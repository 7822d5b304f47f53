//! What the battery did.

use std::collections::BTreeSet;
use std::fmt;

use super::Point;

/// How much was checked in a run that found nothing wrong.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Games played and checked.
    pub games: u64,
    /// Inputs in all of them.
    pub inputs: u64,
    /// The numbers of seats that were played with.
    pub tables: BTreeSet<u8>,
    /// Worlds imagined in the middle of a game, without memory.
    pub twins: u64,
    /// Those of them that differ from the true one.
    pub different: u64,
    /// Pairs of worlds that were played on until a sight showed a difference.
    pub revealed: u64,
    /// Times that worlds stayed together for longer because of what was remembered.
    pub helped: u64,
    /// Times that a difference showed sooner because of what was remembered.
    pub misled: u64,
    /// Pairs that were played on until nature did something which only one of the worlds allows.
    pub parted: u64,
    /// Pairs that were played on until somebody did, unseen, what only one of the worlds allows.
    pub unseen: u64,
    /// Worlds imagined with memory.
    pub remembered: u64,
    /// Those of them that would have been others without it.
    pub recalled: u64,
    /// Wrong texts that were tried, and of these the ones that could be read all the same.
    pub texts: (u64, u64),
    counts: [u64; Point::ALL.len()],
}

impl Summary {
    /// How many times a point was checked.
    pub fn count(&self, point: Point) -> u64 {
        self.counts[usize::from(point.number())]
    }

    pub(super) fn add(&mut self, point: Point) {
        self.counts[usize::from(point.number())] += 1;
    }

    /// What another share has checked counts too.
    pub(super) fn join(&mut self, other: Self) {
        let Self { games, inputs, mut tables, twins, different, revealed, .. } = other;
        let Self { helped, misled, parted, unseen, remembered, recalled, texts, counts, .. } =
            other;
        self.tables.append(&mut tables);
        for (sum, more) in [
            (&mut self.games, games),
            (&mut self.inputs, inputs),
            (&mut self.twins, twins),
            (&mut self.different, different),
            (&mut self.revealed, revealed),
            (&mut self.helped, helped),
            (&mut self.misled, misled),
            (&mut self.parted, parted),
            (&mut self.unseen, unseen),
            (&mut self.remembered, remembered),
            (&mut self.recalled, recalled),
            (&mut self.texts.0, texts.0),
            (&mut self.texts.1, texts.1),
        ] {
            *sum += more;
        }
        for (sum, more) in self.counts.iter_mut().zip(counts) {
            *sum += more;
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} inputs, seats {:?}", self.games, self.inputs, self.tables)?;
        for point in Point::ALL {
            writeln!(f, "{:>9} x {point}", self.count(point))?;
        }
        writeln!(f, "{} twins, {} of them different", self.twins, self.different)?;
        writeln!(
            f,
            "twin runs ended: {} by a reveal, {} by chance, {} by what is unseen",
            self.revealed, self.parted, self.unseen
        )?;
        writeln!(
            f,
            "memory kept worlds together {} times and parted them {} times",
            self.helped, self.misled
        )?;
        writeln!(f, "{} wrong texts, {} of them read all the same", self.texts.0, self.texts.1)?;
        write!(f, "{} worlds with memory, {} changed by it", self.remembered, self.recalled)
    }
}
