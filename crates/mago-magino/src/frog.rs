//! Frogs: ids that tell nothing, and which child each of them is.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

use crate::child::{Child, MOST_CHILDREN};

/// MM-50: the id of a frog, drawn when it is made. Written as a number from 1 up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Frog(u8);

impl Frog {
    /// The ids for this many players, in order: as many as there are children.
    #[inline]
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        (0..2 * seats).map(Self)
    }

    /// Its number, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Frog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Frog {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let known = (0..MOST_CHILDREN as u8).map(Self).find(|frog| frog.to_string() == text);
        known.ok_or_else(|| Unreadable::new(format!("a frog, 1 to {MOST_CHILDREN}"), text))
    }
}

impl Serialize for Frog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Some frogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FrogSet(u16);

impl FrogSet {
    /// No frog at all.
    pub const NONE: Self = Self(0);

    /// This frog alone.
    pub fn only(frog: Frog) -> Self {
        Self(frog.bit())
    }

    /// Adds a frog.
    #[inline]
    pub fn add(&mut self, frog: Frog) {
        self.0 |= frog.bit();
    }

    /// Takes a frog out.
    #[inline]
    pub fn remove(&mut self, frog: Frog) {
        self.0 &= !frog.bit();
    }

    /// Whether the frog is among these.
    #[inline]
    pub fn contains(self, frog: Frog) -> bool {
        self.0 & frog.bit() != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The frogs in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Frog> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let frog = (left != 0).then(|| Frog(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(frog)
        })
    }
}

impl Serialize for FrogSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Different frogs in an order, written as their ids with blanks between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrogList {
    len: u8,
    /// The first of all frogs beyond `len`, so that equality is derived.
    all: [Frog; MOST_CHILDREN],
}

impl FrogList {
    pub(crate) const EMPTY: Self = Self { len: 0, all: [Frog(0); MOST_CHILDREN] };

    /// Adds a frog that is not in the list yet.
    pub(crate) fn push(&mut self, frog: Frog) {
        self.all[usize::from(self.len)] = frog;
        self.len += 1;
    }

    /// The frogs in their order.
    pub fn as_slice(&self) -> &[Frog] {
        &self.all[..usize::from(self.len)]
    }

    /// The frogs without their order.
    pub fn set(&self) -> FrogSet {
        let mut set = FrogSet::NONE;
        self.as_slice().iter().for_each(|&frog| set.add(frog));
        set
    }
}

impl fmt::Display for FrogList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, frog) in self.as_slice().iter().enumerate() {
            write!(f, "{}{frog}", if nth == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for FrogList {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut list = Self::EMPTY;
        for word in text.split(' ') {
            let frog = word.parse()?;
            if list.as_slice().contains(&frog) {
                return Err(Unreadable::new("each frog once", text));
            }
            list.push(frog);
        }
        Ok(list)
    }
}

/// Which child each frog is. Secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Owners {
    /// The ids that are in use.
    used: FrogSet,
    /// The child of each id in use; the first child elsewhere, so that equality is derived.
    child: [Child; MOST_CHILDREN],
}

impl Owners {
    /// The ids in use.
    #[inline]
    pub(crate) fn used(&self) -> FrogSet {
        self.used
    }

    /// The child that is this frog.
    #[inline]
    pub(crate) fn of(&self, frog: Frog) -> Option<Child> {
        self.used.contains(frog).then(|| self.child[frog.index()])
    }

    #[inline]
    pub(crate) fn set(&mut self, frog: Frog, child: Child) {
        self.used.add(frog);
        self.child[frog.index()] = child;
    }

    #[inline]
    pub(crate) fn clear(&mut self, frog: Frog) {
        self.used.remove(frog);
        self.child[frog.index()] = Child::default();
    }
}
