//! A mall can be turned, if everybody's directions turn with it.

use game::{BySeat, Symmetry};

use crate::ability::{Abilities, Ability};
use crate::action::{Action, Deed};
use crate::mall::{Laid, Mall};
use crate::pile::Pile;
use crate::place::Place;
use crate::state::MagicMaze;

impl Symmetry for MagicMaze {
    const IMAGES: u8 = 3;

    fn image(&self, number: u8) -> Self {
        let quarters = number + 1;
        let mut mall = Mall::empty(self.mall.tiles().clone(), self.options.up);
        for (tile, laid) in self.mall.lying() {
            let place = (0..quarters).fold(laid.place, |place, _| Place {
                column: -place.row,
                row: place.column,
                ..place
            });
            mall.lay(tile, Laid { place, turn: (laid.turn + quarters) % 4 });
        }
        let seen: Vec<Ability> =
            self.pile.seen().iter().map(|&ability| turned(ability, quarters)).collect();
        let hand = |seat| {
            let abilities: Vec<Ability> =
                self.hands[seat].iter().map(|ability| turned(ability, quarters)).collect();
            Abilities::of(&abilities)
        };
        Self {
            mall,
            hands: BySeat::from_fn(self.options.seats, hand),
            pile: Pile::new(&seen, self.pile.count_up()).unwrap_or_default(),
            ..self.clone()
        }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Do { deed: Deed::Move { hero, from, side, count }, glass } => {
                let side = side.turned(number + 1);
                Action::Do { deed: Deed::Move { hero, from, side, count }, glass }
            }
            other => other,
        }
    }
}

fn turned(ability: Ability, quarters: u8) -> Ability {
    let side = maze::Side::ALL.into_iter().find(|&side| Ability::slide(side) == ability);
    side.map_or(ability, |side| Ability::slide(side.turned(quarters)))
}
