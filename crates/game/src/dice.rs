//! Where chance comes in.

/// Something that draws fair numbers. Games never own one: it is handed to them.
pub trait Dice {
    /// A number from 0 up to but not including `n`, each as likely. `below(0)` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Fast dice that always fall the same way for the same seed (SplitMix64).
///
/// For simulation, search and tests. Never for a table: a player who sees some rolls can work out the rest. Rules crates may not name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastDice(u64);

impl FastDice {
    /// Dice for this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Dice for FastDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's way: the high half of a product, drawn again where it would be uneven.
        loop {
            let product = (self.bits() >> 32) * u64::from(n);
            let low = product as u32;
            // The first test spares the division nearly always.
            if low >= n || low >= n.wrapping_neg() % n.max(1) {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_frozen() {
        // Reference values of SplitMix64 for the seed 1234567.
        let mut dice = FastDice::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| dice.bits()).collect();
        assert_eq!(
            drawn,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = FastDice::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
    }

    #[test]
    fn lent_dice_fall_the_same_way() {
        let (mut dice, mut same) = (FastDice::new(5), FastDice::new(5));
        let mut lent = &mut dice;
        let drawn: Vec<u32> = (0..20).map(|_| Dice::below(&mut lent, 1000)).collect();
        assert_eq!(drawn, (0..20).map(|_| same.below(1000)).collect::<Vec<_>>());
    }

    #[test]
    fn the_edges_hold() {
        let mut dice = FastDice::new(1);
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.below(1), 0);
        // Without drawing again every third number would come up twice as often as the others.
        let mut thirds = [0u32; 3];
        for _ in 0..30_000 {
            thirds[(dice.below(3 << 30) % 3) as usize] += 1;
        }
        assert!(thirds.iter().all(|count| (9_700..10_300).contains(count)), "{thirds:?}");
    }
}
