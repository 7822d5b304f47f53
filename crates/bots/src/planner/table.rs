//! A game with all seats controlled by the planner.

use game::{BySeat, FastDice, Game, Millis, Outcome, Phase, Quiet, Seat, Viewer};
use magic_maze::{Abilities, Ability, Action, Config, Deed, Hero, MagicMaze, View};

use super::spot::{Four, Spot};
use super::terms::Move;

/// A game being played.
#[derive(Debug)]
pub(super) struct Table {
    game: MagicMaze,
    /// MZ-10: the abilities of each seat.
    hands: BySeat<Abilities>,
    /// Used only for outcomes of chance, so that a seed is a deck.
    dice: FastDice,
    /// The actions so far.
    pub(super) acts: Vec<(Seat, Action)>,
}

impl Table {
    pub(super) fn new(config: &Config, seed: u64) -> Self {
        let game = MagicMaze::new(MagicMaze::RULES, config);
        let hands = BySeat::from_fn(0, |_| Abilities::NOTHING);
        let mut table = Self { game, hands, dice: FastDice::new(seed), acts: Vec::new() };
        table.let_nature_move();
        table.hands = table.view().hands;
        table
    }

    pub(super) fn view(&self) -> View {
        self.game.view(Viewer::Watcher)
    }

    pub(super) fn is_won(&self) -> bool {
        matches!(self.game.phase(), Phase::Over(Outcome::Won(_)))
    }

    /// Performs the deeds of a plan.
    pub(super) fn follow(&mut self, moves: &[Move]) {
        for step in moves {
            let deed = step.deed().expect("plans are made of squares on the board");
            self.perform(deed);
        }
    }

    /// Performs a deed by a seat that can do it. No time passes.
    pub(super) fn perform(&mut self, deed: Deed) {
        // No plan enters a timer, so the hourglass is never turned and the abilities never change.
        let action = Action::Do { deed, glass: 0 };
        let needed = ability(deed);
        let holder = self.hands.iter().find(|(_, hand)| hand.contains(needed));
        let (seat, _) = holder.expect("between them the players can do everything");
        let done = self.game.act(Millis::ZERO, seat, action, &mut Quiet);
        assert_eq!(done, Ok(()), "planned what is refused: {action}");
        self.acts.push((seat, action));
        self.let_nature_move();
    }

    fn let_nature_move(&mut self) {
        while self.game.phase() == Phase::Chance {
            let drawn = self.game.sample(&mut self.dice).expect("nature is to move");
            let taken = self.game.chance(Millis::ZERO, &drawn, &mut Quiet);
            taken.expect("what is drawn can come up");
        }
    }
}

/// MZ-10: the ability that a deed needs.
pub(crate) fn ability(deed: Deed) -> Ability {
    match deed {
        Deed::Move { side, .. } => Ability::slide(side),
        Deed::Vortex { .. } => Ability::Vortex,
        Deed::Escalator { .. } => Ability::Escalator,
        // MZ-70: a planner never plays with one seat, so no tile is turned up.
        Deed::Explore { .. } | Deed::Gaze { .. } | Deed::Place { .. } | Deed::TurnUp => {
            Ability::Explore
        }
    }
}

/// The positions of the heroes.
pub(super) fn heroes(view: &View) -> Four {
    Hero::ALL.map(|hero| view.heroes[hero.index()].is.square().map_or(Spot::OFF, Spot::new))
}
