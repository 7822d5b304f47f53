//! One value for each seat, without a heap.

use std::ops::{Index, IndexMut};

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{MAX_SEATS, Seat};

/// One `T` for each seat of a table, on the stack: a clone allocates nothing of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T> {
    /// How many seats there are.
    len: u8,
    /// The values; those past `len` stay at their default, so that equality is derived.
    all: [T; MAX_SEATS],
}

impl<T: Default> BySeat<T> {
    /// A value for each of `seats`, made from the seat.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let len = seats.min(MAX_SEATS as u8);
        let all = std::array::from_fn(|index| match Seat::new(index) {
            Some(seat) if index < usize::from(len) => make(seat),
            _ => T::default(),
        });
        Self { len, all }
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.len
    }

    /// The values in seating order.
    pub fn values(&self) -> &[T] {
        &self.all[..usize::from(self.len)]
    }

    /// Seat and value, in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::first(self.len).zip(self.values())
    }

    /// Seat and value, in seating order, to change the value.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::first(self.len).zip(&mut self.all)
    }

    /// The value of a seat; `None` if nobody sits there.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.values().get(seat.index())
    }
}

/// # Panics
/// If the table has no such seat.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.all[..usize::from(self.len)][seat.index()]
    }
}

/// # Panics
/// If the table has no such seat.
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.all[..usize::from(self.len)][seat.index()]
    }
}

/// Written as a map from the seat's letter.
impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(usize::from(self.len)))?;
        for (seat, value) in self.iter() {
            map.serialize_entry(seat.letter(), value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_for_each_seat_and_none_beyond() {
        let mut by_seat = BySeat::from_fn(2, |seat| seat.index() + 10);
        by_seat[Seat::A] = 7;
        assert_eq!(by_seat.values(), [7, 11]);
        assert_eq!(by_seat.seats(), 2);
        assert_eq!(by_seat.iter_mut().map(|(_, value)| *value).sum::<usize>(), 18);
        assert_eq!(by_seat.get(Seat::new(1).expect("B")), Some(&11));
        assert_eq!(by_seat.get(Seat::new(2).expect("C")), None);
        let letters: String = by_seat.iter().map(|(seat, _)| seat.letter()).collect();
        assert_eq!(letters, "AB");
    }

    #[test]
    fn what_is_the_same_for_each_seat_is_equal() {
        let sevens = BySeat::from_fn(2, |_| 7);
        let mut others = BySeat::from_fn(2, |_| 0);
        assert_ne!(others, sevens);
        Seat::first(2).for_each(|seat| others[seat] = 7);
        assert_eq!(others, sevens);
        assert_eq!(BySeat::from_fn(12, |_| 1).seats(), 9);
    }
}
