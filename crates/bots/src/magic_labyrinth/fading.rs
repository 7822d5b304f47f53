//! A memory of walls and passages that fades.

use std::collections::BTreeMap;

use game::{FastDice, Seat};
use magic_labyrinth::{Memory, Sight, Slot};

/// Mean number of turns, of any player, for which the bot remembers what it found itself.
const OWN_TURNS: f64 = 40.0;
/// Mean number of turns for which it remembers what others found.
const OTHERS_TURNS: f64 = 8.0;

/// Remembered walls and passages. Each slot is forgotten some turns after it was last seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Fading {
    /// Whether there is a wall, and the turn in which this is forgotten.
    slots: BTreeMap<Slot, (Kind, u32)>,
    /// Number of turns so far.
    turn: u32,
    /// Number of sights so far.
    seen: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Wall,
    Open,
}

impl Fading {
    /// Takes in a sight of this seat.
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
        let mean = if who == seat { OWN_TURNS } else { OTHERS_TURNS };
        let until = self.turn.saturating_add(self.span(mean));
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

    /// Number of turns that a memory lasts. It is random, but depends only on the number of sights, so
    /// that a bot which gets the same sights again forgets the same.
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

    /// Number of turns for which a bump is remembered.
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
        assert!((mean(Seat::A) / OWN_TURNS - 1.0).abs() < 0.2, "{}", mean(Seat::A));
        assert!((mean(other) / OTHERS_TURNS - 1.0).abs() < 0.2, "{}", mean(other));
    }

    #[test]
    fn the_same_sights_leave_the_same_memory() {
        assert_eq!(kept(Seat::A, 3), kept(Seat::A, 3));
    }
}
