//! Nothing is hidden: whoever sees the game can rebuild it.

use game::{Dice, Imagine, Viewer};

use crate::deck::Deck;
use crate::mall::{Laid, Mall};
use crate::pile::Pile;
use crate::state::{MagicMaze, Used};
use crate::{Sight, View};

impl Imagine for MagicMaze {
    const SECRETS: bool = false;

    type Memory = ();

    fn remember(_memory: &mut (), _sight: &Sight) {}

    fn imagine(_viewer: Viewer, view: &View, _memory: &(), _dice: &mut impl Dice) -> Self {
        let mut mall = Mall::empty(view.tiles.clone(), view.options.up);
        for lying in &view.mall {
            mall.lay(lying.tile, Laid { place: lying.place, turn: lying.turn });
        }
        let mut used = Used::default();
        view.out_of_order.iter().for_each(|&square| used.add(square));
        Self {
            rules: view.rules,
            options: view.options,
            stage: view.now,
            now: view.at,
            sand: view.sand,
            turned: view.turned,
            begun: view.begun,
            talk: view.talk,
            mall,
            used,
            deck: Deck::with(view.deck.top, view.deck.shuffled, &view.deck.under),
            heroes: view.heroes.map(|pawn| pawn.is),
            theft: view.theft,
            shown: view.shown,
            gazed: view.gazed,
            discards: view.discards,
            hands: view.hands,
            pile: Pile::new(&view.pile.seen, view.pile.turned).unwrap_or_default(),
            pawn: view.pawn,
            answered: view.answered,
            giving_up: view.giving_up,
        }
    }
}
