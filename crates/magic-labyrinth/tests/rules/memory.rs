//! What a viewer remembers of the walls, and what can be imagined then.

use game::{Diagram, Dice, Game, Imagine, Millis, Outline, Viewer};
use magic_labyrinth::{Action, Event, MagicLabyrinth, Memory};
use maze::Side;

const POSITION: &str = "\
set seats 1
board
    . . o o . .
    . o o o o .
    o o A|o o o
    o o o o o o
    . o o o o .
    . . o o . .
turn A rolled 4
look moon
";

/// Dice that go round: enough to make many different mazes.
struct Round(u32);

impl Dice for Round {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// Steps in this direction and remembers what is seen.
fn after_step(side: Side) -> (MagicLabyrinth, Memory) {
    let mut game = MagicLabyrinth::read(POSITION).expect("a position");
    let (mut events, mut memory): (Vec<Event>, _) = (Vec::new(), Memory::default());
    let seat = "A".parse().expect("a seat");
    game.act(Millis::ZERO, seat, Action::Step(side), &mut events).expect("a step");
    for event in &events {
        let sight = MagicLabyrinth::sight(event, Viewer::Watcher).expect("all is public");
        MagicLabyrinth::remember(&mut memory, &sight);
    }
    (game, memory)
}

/// In how many of 200 imagined worlds a wall stands east of 2,2 and north of 2,2.
fn imagined(game: &MagicLabyrinth, memory: &Memory) -> (usize, usize) {
    let mut dice = Round(1);
    let view = game.view(Viewer::Watcher);
    let (mut east, mut north) = (0, 0);
    for _ in 0..200 {
        let world = MagicLabyrinth::imagine(Viewer::Watcher, &view, memory, &mut dice);
        assert_eq!(world.view(Viewer::Watcher), view);
        let truth = world.truth();
        east += usize::from(truth.wall.contains("2,2 east".parse().expect("a slot")));
        north += usize::from(truth.wall.contains("2,1 south".parse().expect("a slot")));
        assert!(Outline::read(&world.draw()).is_ok());
    }
    (east, north)
}

#[test]
fn a_bump_is_remembered_as_a_wall() {
    let (game, memory) = after_step(Side::East);
    let (east, _) = imagined(&game, &memory);
    assert_eq!(east, 200);
    let (east, _) = imagined(&game, &Memory::default());
    assert!(east < 100, "one wall of 60 slots is hardly ever there: {east}");
}

#[test]
fn a_safe_step_is_remembered_as_a_passage() {
    let (game, memory) = after_step(Side::North);
    let (_, north) = imagined(&game, &memory);
    assert_eq!(north, 0);
    let (_, north) = imagined(&game, &Memory::default());
    assert!(north > 0, "without memory a wall may be there");
}
