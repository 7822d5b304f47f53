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
            found: self.found.image(image),
            trail: self.trail.image(image),
            place: self.place.map(|square| image.square(square)),
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

fn nth(number: u8) -> Image {
    Image::ALL[usize::from(number + 1) % Image::ALL.len()]
}
