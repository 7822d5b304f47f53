//! The board turned and mirrored: what may be done turns with it.

use game::{BySeat, Symmetry};
use maze::Image;

use crate::Action;
use crate::state::MagicLabyrinth;

impl Symmetry for MagicLabyrinth {
    const IMAGES: u8 = 7;

    fn image(&self, number: u8) -> Self {
        let image = nth(number);
        Self {
            mage: BySeat::from_fn(self.options.seats, |seat| image.square(self.mage[seat])),
            walls: self.walls.image(image),
            ..self.clone()
        }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Step(side) => Action::Step(nth(number).side(side)),
            other => other,
        }
    }
}

/// All but the first, which is the board as it lies.
fn nth(number: u8) -> Image {
    Image::ALL[usize::from(number + 1)]
}

#[cfg(test)]
mod tests {
    use game::{Diagram, Game};

    use super::*;

    #[test]
    fn the_images_are_seven_others() {
        let board = ". . o o . .\n    . o o o o .\n    o A o|o o o\n    o o o o o o\n    . o o o o .\n    . . o o . .";
        let text = format!("set seats 1\nboard\n    {board}\nturn A rolled 1\nlook moon");
        let game = MagicLabyrinth::read(&text).expect("a position");
        let mut seen: Vec<String> = vec![format!("{} {}", game.mage.values()[0], game.walls)];
        for number in 0..MagicLabyrinth::IMAGES {
            let image = game.image(number);
            let walls = image.truth().wall;
            assert_eq!(walls.count(), 1);
            assert_ne!((image.mage, walls), (game.mage, game.walls));
            seen.push(format!("{} {walls}", image.mage.values()[0]));
        }
        assert_eq!(seen[1], "3,1 3,2 south", "a quarter turn clockwise");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }
}
