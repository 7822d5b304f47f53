//! Playing alone: seven action tiles in a pile (MZ-70).

use crate::ability::Ability;

/// The pile of action tiles. A tile's place in it does not exist before it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    /// The order, as far as it was seen since the last shuffle.
    order: [Ability; 7],
    /// How many were seen.
    seen: u8,
    /// How many lie turned up; the last of them can be used.
    up: u8,
}

impl Pile {
    /// One of which these were seen in order, and so many lie turned up.
    pub(crate) fn new(seen: &[Ability], up: u8) -> Option<Self> {
        let mut pile = Self::default();
        for &ability in seen {
            if !pile.unseen().any(|unseen| unseen == ability) {
                return None;
            }
            pile.turn_up(ability);
        }
        let whole = pile.seen == 7 && up <= 7;
        (whole || up == pile.seen).then_some(Self { up, ..pile })
    }

    /// The tile that can be used.
    #[inline]
    pub(crate) fn up(&self) -> Option<Ability> {
        (self.up > 0).then(|| self.order[usize::from(self.up) - 1])
    }

    /// How many lie turned up.
    pub(crate) fn count_up(&self) -> u8 {
        self.up
    }

    /// Those seen since the last shuffle, in order.
    pub(crate) fn seen(&self) -> &[Ability] {
        &self.order[..usize::from(self.seen)]
    }

    /// Those not seen since then.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = Ability> + '_ {
        Ability::ALL.into_iter().filter(|ability| !self.seen().contains(ability))
    }

    /// Whether all lie turned up, so that the pile is turned over next.
    pub(crate) fn is_through(&self) -> bool {
        self.up == 7
    }

    /// Turns the pile over: nothing can be done until a tile is turned up.
    pub(crate) fn turn_over(&mut self) {
        self.up = 0;
    }

    /// The tile that comes next, where it is known.
    pub(crate) fn known(&self) -> Option<Ability> {
        self.seen().get(usize::from(self.up)).copied()
    }

    /// Turns up the next tile, which is this one.
    pub(crate) fn turn_up(&mut self, ability: Ability) {
        if self.up == self.seen {
            self.order[usize::from(self.seen)] = ability;
            self.seen += 1;
        }
        self.up += 1;
    }
}
