//! Test vectors that must never change, because other programs verify games by them. Computed by this
//! Python code:
//!
//! ```text
//! import hashlib, hmac
//! seed, salt = bytes(range(32)), bytes(range(0xa0, 0xb0))
//! start = hashlib.sha256(b"start").digest()
//! def stream(table, n, i=0):
//!     while True:
//!         number = n.to_bytes(8, "big") + i.to_bytes(8, "big")
//!         text = b"clew-1" + bytes([len(table)]) + table + start + number
//!         yield from hmac.new(seed, text, hashlib.sha256).digest()
//!         i += 1
//! def below(stream, k):
//!     while True:
//!         x = int.from_bytes(bytes(next(stream) for _ in range(4)), "big")
//!         if x < 2**32 // k * k:
//!             return x % k
//! print(hashlib.sha256(salt + seed).hexdigest())
//! s = stream(b"blue-fox-7", 0); print([below(s, k) for k in FACES])
//! ```

use game::Dice;

use crate::{Format, Hash, Salt, Seed, Vault};

const FACES: [u32; 12] = [
    1,
    2,
    6,
    24,
    248,
    1_000,
    65_536,
    3_221_225_472,
    3_221_225_472,
    3_221_225_472,
    4_294_967_295,
    6,
];

/// The table, the number of the outcome, and the numbers drawn for [`FACES`].
const VECTORS: [(&str, u64, [u32; 12]); 4] = [
    (
        "blue-fox-7",
        0,
        [0, 1, 1, 12, 215, 997, 21_739, 152_476_380, 885_051_799, 2_954_994_817, 33_343_024, 0],
    ),
    (
        "blue-fox-7",
        1,
        [0, 0, 5, 6, 31, 865, 42_159, 2_202_951_003, 1_629_146_356, 1_096_455_785, 419_633_192, 5],
    ),
    (
        "a",
        0,
        [0, 0, 1, 19, 103, 754, 19_084, 2_373_540_357, 409_471_874, 3_111_578_966, 91_150_624, 0],
    ),
    (
        "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
        1_099_511_627_776,
        [0, 1, 2, 7, 179, 989, 33_668, 170_668_254, 3_139_793_592, 939_109_628, 3_288_028_200, 3],
    ),
];

fn vault() -> Vault {
    let seed = std::array::from_fn(|nth| nth as u8);
    let salt = std::array::from_fn(|nth| 0xa0 + nth as u8);
    Vault::of(Seed::new(seed), Salt::new(salt))
}

fn start() -> Hash {
    Hash::of(&[b"start"])
}

#[test]
fn the_commitment_is_frozen() {
    let commitment = "4353e662d8b7b4127e2231bb7dc448dc35cc5a893631bdd01574e802d768244a";
    assert_eq!(vault().commitment().to_string(), commitment);
}

#[test]
fn the_draws_are_frozen() {
    for (table, n, expected) in VECTORS {
        let mut dice = vault().dice(Format::One, &table.parse().expect("a name"), start(), n);
        assert_eq!(FACES.map(|faces| dice.below(faces)), expected, "{table} {n}");
    }
}

#[test]
fn a_die_without_faces_takes_nothing_from_the_stream() {
    let (table, n, expected) = VECTORS[0];
    let mut dice = vault().dice(Format::One, &table.parse().expect("a name"), start(), n);
    assert_eq!(dice.below(0), 0);
    assert_eq!(FACES.map(|faces| dice.below(faces)), expected);
}

#[test]
fn every_face_comes_up_about_as_often() {
    let mut counts = [0u32; 6];
    for n in 0..3_000 {
        let mut dice = vault().dice(Format::One, &"a".parse().expect("a name"), start(), n);
        (0..10).for_each(|_| counts[dice.below(6) as usize] += 1);
    }
    assert!(counts.iter().all(|count| (4_750..5_250).contains(count)), "{counts:?}");
}
