//! A mall that is turned with everybody's directions is the same game.

use game::{Dice, Game, Millis, Phase, Quiet, Seat};
use magic_maze::{Action, MagicMaze};

/// How many inputs are played for each number of seats.
const INPUTS: usize = 150;

/// Lots that jump about, and always in the same way.
struct Lots(u32);

impl Dice for Lots {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n.max(1)
    }
}

#[test]
fn what_may_be_done_turns_with_the_mall() {
    for seats in [1, 2, 4] {
        let config = format!("seats {seats}\nscenario 3\nsand 0").parse().expect("a config");
        let (mut game, mut dice) = (MagicMaze::new(1, &config), Lots(seats.into()));
        for _ in 0..INPUTS {
            match game.phase() {
                Phase::Chance => {
                    let outcome = game.sample(&mut dice).expect("nature moves");
                    game.chance(Millis::ZERO, &outcome, &mut Quiet).expect("it can come up");
                }
                Phase::Open(_) => {
                    compare(&game, seats);
                    let seat = Seat::new(dice.below(seats.into()) as usize).expect("a seat");
                    if let Some(action) = some(&game, seat, &mut dice) {
                        game.act(Millis::ZERO, seat, action, &mut Quiet).expect("it is legal");
                    }
                }
                Phase::Over(_) => break,
            }
        }
    }
}

/// The list of each image is the image of the list.
fn compare(game: &MagicMaze, seats: u8) {
    for (number, seat) in
        (0..3).flat_map(|number| Seat::first(seats).map(move |seat| (number, seat)))
    {
        let here = legal(game, seat);
        let mut turned: Vec<Action> =
            here.iter().map(|&action| MagicMaze::image_of(number, action)).collect();
        turned.sort();
        assert_eq!(turned, legal(&game.image(number), seat), "{seat}, image {number}");
    }
}

fn some(game: &MagicMaze, seat: Seat, dice: &mut Lots) -> Option<Action> {
    let mut all = legal(game, seat);
    all.retain(|action| !matches!(action, Action::GiveUp));
    let nth = dice.below(all.len() as u32) as usize;
    all.get(nth).copied()
}

fn legal(game: &MagicMaze, seat: Seat) -> Vec<Action> {
    let mut all = Vec::new();
    game.legal(seat, &mut all);
    all
}
