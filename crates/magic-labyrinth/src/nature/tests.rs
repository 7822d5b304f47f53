#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::{FastDice, Game, Millis, Quiet};

use super::*;
use crate::Config;

fn start(settings: &str) -> MagicLabyrinth {
    let config: Config = settings.parse().expect(settings);
    MagicLabyrinth::new(1, &config)
}

/// An outcome that could never come up is refused, however it was made.
#[track_caller]
fn misfit(game: &MagicLabyrinth, outcome: &Chance) {
    let mut after = game.clone();
    assert_eq!(after.chance(Millis::ZERO, outcome, &mut Quiet), Err(Misfit));
    assert_eq!(after, *game);
}

#[test]
fn ml_04_the_die_has_no_other_face() {
    let mut game = start("walls 0\nfirst A");
    game.stage = Stage::Die;
    misfit(&game, &Chance::Roll(0));
    misfit(&game, &Chance::Roll(5));
    for face in 1..=4 {
        assert_eq!(game.clone().chance(Millis::ZERO, &Chance::Roll(face), &mut Quiet), Ok(()));
    }
}

#[test]
fn other_outcomes_that_cannot_come_up() {
    let mut game = start("walls 0\nsymbols shuffled");
    game.stage = Stage::Turning;
    misfit(&game, &Chance::Turn(4));
    game.stage = Stage::Shuffling;
    let mut twice = Symbol::fixed_order();
    twice[23] = twice[0];
    misfit(&game, &Chance::Symbols(Order(twice)));
    game.stage = Stage::First;
    misfit(&game, &Chance::First(Seat::new(2).expect("C")));
}

#[test]
fn ml_03_each_symbol_may_come_to_lie_anywhere() {
    let mut dice = FastDice::new(1);
    let fixed = Symbol::fixed_order();
    // How often each place gets the symbol that lies first in the fixed order, and the last one.
    let (mut first, mut last) = ([0u32; 24], [0u32; 24]);
    for _ in 0..24_000 {
        let order = shuffled(&mut dice);
        for (place, symbol) in order.iter().enumerate() {
            first[place] += u32::from(*symbol == fixed[0]);
            last[place] += u32::from(*symbol == fixed[23]);
        }
    }
    let even = |counts: &[u32]| counts.iter().all(|count| (850..1150).contains(count));
    assert!(even(&first), "{first:?}");
    assert!(even(&last), "{last:?}");
}
