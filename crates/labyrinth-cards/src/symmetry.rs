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

#[cfg(test)]
mod tests {
    use game::{Diagram, Game, Outline};

    use super::*;

    #[test]
    fn the_images_are_seven_others_that_can_be() {
        let text = "set find-it-yourself on\nlayout 1,0\n    3┬  1┬\n    5┴\nhand A 2\nhand B 10 20\ntaken A 21 43\n\
                    gone 0,0 43┼\ngone 0,1 21┴\nturn A placed 1\n";
        let game = LabyrinthCards::read(text).unwrap_or_else(|error| panic!("{error}"));
        let drawn = |game: &LabyrinthCards| {
            let (text, mut lines) = (game.draw(), Vec::new());
            for entry in Outline::read(&text).expect("a drawing").entries {
                lines.extend(entry.block.iter().map(|row| row.text.to_owned()));
            }
            lines.join(" / ")
        };
        let mut seen = vec![drawn(&game)];
        for number in 0..LabyrinthCards::IMAGES {
            let image = game.image(number);
            // What lies and what is gone are turned together, or the links would be others.
            assert_eq!(image.audit(), Ok(()), "{number}");
            seen.push(drawn(&image));
        }
        assert_eq!(seen[1], "5├  3┤ / .   1┤", "a quarter turn clockwise");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }
}
