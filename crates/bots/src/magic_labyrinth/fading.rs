//! A memory of walls and passages that fades.

use std::collections::BTreeMap;

use game::{FastDice, Seat};
use magic_labyrinth::{Memory, Sight, Slot};

/// How long a memory lasts, in turns of anybody: in the mean, if it is one's own.
const OWN: f64 = 40.0;
/// And if it is somebody else's.
const OTHERS: f64 = 8.0;

/// What is remembered of the walls. Each slot is forgotten some turns after it was last seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Fading {
    /// Whether a wall stands there, and the turn in which that is forgotten.
    slots: BTreeMap<Slot, (Kind, u32)>,
    /// How many turns have begun.
    turn: u32,
    /// How much was seen.
    seen: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Wall,
    Open,
}

impl Fading {
    /// Sees something, from this seat.
    pub(super) fn see(&mut self, seat: Seat, sight: &Sight) {
        self.seen += 1;
        let (who, from, side, kind) = match *sight {
            Sight::Roll { .. } => {
                self.turn += 1;
                let now = self.turn;
                self.slots.retain(|_, (_, until)| *until > now);
                return;
            }
            Sight::Step { seat, from, side, .. } => (seat, from, side, Kind::Open),
            Sight::Bump { seat, from, side, .. } => (seat, from, side, Kind::Wall),
            _ => return,
        };
        let Some(slot) = Slot::new(from, side) else { return };
        let until = self.turn.saturating_add(self.span(if who == seat { OWN } else { OTHERS }));
        let last = self.slots.entry(slot).or_insert((kind, until));
        *last = (kind, until.max(last.1));
    }

    /// What is remembered now.
    pub(super) fn memory(&self) -> Memory {
        let of = |wanted| self.slots.iter().filter(move |(_, (kind, _))| *kind == wanted);
        Memory {
            walls: of(Kind::Wall).map(|(slot, _)| *slot).collect(),
            open: of(Kind::Open).map(|(slot, _)| *slot).collect(),
        }
    }

    /// How many turns a memory lasts. It is drawn, but hangs on what was seen alone: whoever is
    /// told the same once more forgets the same.
    fn span(&self, mean: f64) -> u32 {
        let bits = FastDice::new(self.seen).bits();
        let share = ((bits >> 11) as f64 + 1.0) / (1u64 << 53) as f64;
        (-share.ln() * mean) as u32 + 1
    }
}

#[cfg(test)]
mod tests {
    use maze::Side;

    use super::*;

    /// How many turns after a bump it is still remembered.
    fn kept(by: Seat, before: u64) -> u32 {
        let mut fading = Fading { seen: before, ..Fading::default() };
        let home = magic_labyrinth::Square::default();
        fading.see(Seat::A, &Sight::Bump { seat: by, from: home, side: Side::East, home });
        (0..)
            .find(|_| {
                let known = fading.memory().walls.count();
                fading.see(Seat::A, &Sight::Roll { seat: Seat::A, steps: 1 });
                known == 0
            })
            .expect("everything is forgotten in the end")
    }

    #[test]
    fn all_is_forgotten_and_what_others_found_is_forgotten_sooner() {
        let mean = |by| (0..500).map(|seed| kept(by, 7 * seed)).sum::<u32>() as f64 / 500.0;
        let other = Seat::new(1).expect("a seat");
        assert!((mean(Seat::A) / OWN - 1.0).abs() < 0.2, "{}", mean(Seat::A));
        assert!((mean(other) / OTHERS - 1.0).abs() < 0.2, "{}", mean(other));
    }

    #[test]
    fn the_same_sights_leave_the_same_memory() {
        assert_eq!(kept(Seat::A, 3), kept(Seat::A, 3));
    }
}
