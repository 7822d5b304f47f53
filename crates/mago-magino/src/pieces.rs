//! The pieces: children in their colours, frogs and which child each of them is, and crystals.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use game::{Seat, Unreadable};
use serde::{Serialize, Serializer};

use crate::Space;
use crate::ring::MOST_SPACES;

/// MM-01: the most children that there can be: two for each of five players.
pub(crate) const MOST_CHILDREN: usize = 10;

game::words! {
    /// Which of a player's two children.
    pub enum Nth, "a number" {
        #[default]
        First = "1",
        Second = "2",
    }
}

/// A child, written as its player's seat and its number: `A1`, `A2`, `B1` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Child(u8);

impl Child {
    /// This child of this player.
    #[inline]
    pub fn new(seat: Seat, nth: Nth) -> Self {
        Self(2 * seat.index() as u8 + nth as u8)
    }

    /// The children of this many players, in order.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..2 * seats).map(Self)
    }

    /// Its number, counted from 0 in this order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whose child it is.
    pub fn seat(self) -> Seat {
        Seat::new(self.index() / 2).unwrap_or_default()
    }

    /// Which of the two it is.
    pub fn nth(self) -> Nth {
        Nth::ALL[self.index() % 2]
    }
}

impl fmt::Display for Child {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat(), self.nth())
    }
}

impl FromStr for Child {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let bad = || Unreadable::new("a child, A1 to E2", text);
        let (seat, nth) = text.split_at_checked(1).ok_or_else(bad)?;
        let seat: Seat = seat.parse().map_err(|_| bad())?;
        let child = Self::new(seat, nth.parse().map_err(|_| bad())?);
        if child.index() < MOST_CHILDREN { Ok(child) } else { Err(bad()) }
    }
}

impl Serialize for Child {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

game::words! {
    /// The colour of a player's children (MM-01).
    pub enum Colour, "a colour" {
        #[default]
        Red = "red",
        Blue = "blue",
        Yellow = "yellow",
        Green = "green",
        Violet = "violet",
    }
}

impl Colour {
    /// MM-01: the shape that goes with the colour, so that nobody needs to tell colours apart.
    pub fn shape(self) -> &'static str {
        ["circle", "square", "triangle", "diamond", "star"][self.index()]
    }
}

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

game::set_of! {
    /// Some frogs.
    pub struct FrogSet(u16) of Frog, MOST_CHILDREN, |index| Some(Frog(index))
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
        self.as_slice().iter().copied().collect()
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

/// One child.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piece {
    /// Where it stands.
    pub(crate) at: Space,
    /// What it looks like.
    pub(crate) form: Form,
}

/// What a child looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Form {
    /// A child with empty hands.
    #[default]
    Child,
    /// A child that carries a crystal.
    Carrier,
    /// MM-50: a frog with this id.
    Frog(Frog),
    /// A frog whose id is to be drawn.
    Nameless,
}

/// The space, and what stands there unless it is a child with empty hands.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at, self.form)
    }
}

game::notation! {
    impl Form {
        Child = "",
        Carrier = " crystal",
        Frog(frog) = " frog {frog}",
        Nameless = " frog",
    }
}

impl Form {
    /// Whether it is a child to look at.
    #[inline]
    pub(crate) fn is_child(self) -> bool {
        matches!(self, Self::Child | Self::Carrier)
    }
}

/// All children, those of players who are not there included: they stay in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pieces(pub(crate) [Piece; MOST_CHILDREN]);

impl Index<Child> for Pieces {
    type Output = Piece;

    #[inline]
    fn index(&self, child: Child) -> &Piece {
        &self.0[child.index()]
    }
}

impl IndexMut<Child> for Pieces {
    #[inline]
    fn index_mut(&mut self, child: Child) -> &mut Piece {
        &mut self.0[child.index()]
    }
}

/// MM-01: how many crystals there are.
pub(crate) const ALL_CRYSTALS: u8 = 15;

/// How many crystals lie on each space. Those in the hideout are the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crystals(pub(crate) [u8; MOST_SPACES]);

impl Crystals {
    /// None anywhere.
    pub(crate) const NONE: Self = Self([0; MOST_SPACES]);

    /// MM-10: all in the hideout.
    pub(crate) fn at_start() -> Self {
        let mut all = Self::NONE;
        all[Space::HIDEOUT] = ALL_CRYSTALS;
        all
    }

    /// How many lie there in all.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }
}

impl Index<Space> for Crystals {
    type Output = u8;

    #[inline]
    fn index(&self, space: Space) -> &u8 {
        &self.0[space.index()]
    }
}

impl IndexMut<Space> for Crystals {
    #[inline]
    fn index_mut(&mut self, space: Space) -> &mut u8 {
        &mut self.0[space.index()]
    }
}

/// MM-27: a hop of the turn before. Public: everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hop {
    /// Where the frog came from: it may not hop back there.
    pub from: Space,
    /// Where it stands now.
    pub to: Space,
    /// Its id; or the ids of all frogs there, if they got new ones and nobody can tell which of them
    /// it is (MM-53). None while those are drawn.
    pub frogs: FrogSet,
}

impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.from, self.to)?;
        self.frogs.iter().try_for_each(|frog| write!(f, " {frog}"))
    }
}

impl Hop {
    /// Whether this hop would only take back the other.
    #[inline]
    pub(crate) fn bars(&self, frog: Frog, to: Space) -> bool {
        self.from == to && self.frogs.contains(frog)
    }
}
