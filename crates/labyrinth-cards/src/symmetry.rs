//! The table turned and mirrored: what may be done turns with it. Every shape looks in a mirror like
//! itself turned, and where on a card a treasure is printed does not matter.

use game::Symmetry;
use maze::Image;

use crate::state::LabyrinthCards;
use crate::{Action, Layout};

impl Symmetry for LabyrinthCards {
    const IMAGES: u8 = 7;

    fn image(&self, number: u8) -> Self {
        let image = nth(number);
        Self {
            layout: turned(&self.layout, image),
            gone: turned(&self.gone, image),
            ..self.clone()
        }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Place { card, at, turn } => {
                let (image, shape) = (nth(number), card.face().shape);
                let ways = shape.ways(turn).image(image);
                let turn = shape.turn_of(ways).expect("an image of a shape is that shape turned");
                Action::Place { card, at: at.image(image), turn }
            }
            other => other,
        }
    }
}

/// All but the first, which is the table as it is.
fn nth(number: u8) -> Image {
    Image::ALL[usize::from(number + 1)]
}

fn turned(layout: &Layout, image: Image) -> Layout {
    let mut turned = Layout::empty();
    for card in layout.cards().iter() {
        turned.lay(card, layout.place(card).image(image), layout.ways(card).image(image));
    }
    turned
}
