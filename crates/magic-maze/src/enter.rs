//! What happens when a hero enters a square (MZ-12): timers, cameras, the theft, exits.

use game::{Log, Outcome};

use crate::scenario::Exits;
use crate::square::Square;
use crate::state::{MagicMaze, Where};
use crate::{Event, Hero, Refusal, Sight};

impl MagicMaze {
    /// A hero goes from one square to another.
    pub(crate) fn go(&mut self, hero: Hero, from: Square, to: Square, log: &mut impl Log<Event>) {
        if hero == Hero::Mage && self.gazed {
            self.use_up_ball(from, log); // MZ-55
        }
        self.heroes[hero.index()] = Where::At(to);
        if self.switches_off(hero, to) {
            self.used.add(to); // MZ-56
            log.note(|| Sight::CameraOff { at: to });
        }
        if self.can_exit(hero, to) {
            self.leave(hero, to, log);
        } else if !self.theft && Hero::ALL.into_iter().all(|hero| self.has_item(hero)) {
            self.theft = true; // MZ-20
            log.note(|| Sight::Theft);
        }
        if self.is_timer(to) {
            self.turn_glass(to, log);
        }
    }

    /// MZ-56: whether this hero switches off a camera here.
    #[inline]
    pub(crate) fn switches_off(&self, hero: Hero, square: Square) -> bool {
        hero == Hero::Barbarian
            && self.options.special.cameras
            && self.mall.face(square.tile).cameras.contains(square.cell)
            && !self.used.contains(square)
    }

    /// MZ-21, MZ-60: whether the hero can leave by this square.
    #[inline]
    pub(crate) fn can_exit(&self, hero: Hero, square: Square) -> bool {
        if !self.theft {
            return false;
        }
        let exits = &self.mall.face(square.tile).exits;
        let is_exit_of = |hero: Hero| exits[hero.index()].contains(square.cell);
        match self.options.special.exits {
            Exits::Purple => is_exit_of(Hero::Mage),
            Exits::Own => is_exit_of(hero),
            Exits::Foreign => Hero::ALL.into_iter().any(|other| other != hero && is_exit_of(other)),
        }
    }

    /// MZ-60, MZ-67: whether a hero that reaches its exit stays on the board.
    pub(crate) fn stays_at_exit(&self) -> bool {
        self.options.special.exits == Exits::Foreign || !self.options.special.crowds
    }

    /// MZ-21; MZ-60, MZ-67: there the pawn stays on its exit.
    fn leave(&mut self, hero: Hero, at: Square, log: &mut impl Log<Event>) {
        let left = if self.stays_at_exit() { Where::Stays(at) } else { Where::Left };
        self.heroes[hero.index()] = left;
        log.note(|| Sight::Leave { hero, at });
        let gone = |hero: &Where| matches!(hero, Where::Stays(_) | Where::Left);
        if self.heroes.iter().all(gone) {
            self.end(self.now, Outcome::Won(self.everybody()), log); // MZ-22
        }
    }

    /// MZ-20, MZ-60: whether the hero would steal from this square.
    #[inline]
    fn steals(&self, hero: Hero, square: Square) -> bool {
        let items = &self.mall.face(square.tile).items;
        let is_item_of = |hero: Hero| items[hero.index()].contains(square.cell);
        match self.options.special.exits {
            Exits::Purple | Exits::Own => is_item_of(hero),
            Exits::Foreign => !is_item_of(hero) && Hero::ALL.into_iter().any(is_item_of),
        }
    }

    fn has_item(&self, hero: Hero) -> bool {
        self.heroes[hero.index()].square().is_some_and(|square| self.steals(hero, square))
    }

    /// MZ-12: whether the theft happens if this hero comes to that square.
    #[inline]
    pub(crate) fn completes_theft(&self, hero: Hero, square: Square) -> bool {
        !self.theft
            && self.steals(hero, square)
            && Hero::ALL.into_iter().all(|other| other == hero || self.has_item(other))
    }

    /// MZ-55: the ball is out of order.
    pub(crate) fn use_up_ball(&mut self, ball: Square, log: &mut impl Log<Event>) {
        self.gazed = false;
        self.used.add(ball);
        log.note(|| Sight::BallUsed { at: ball });
    }

    /// Where a hero stands on the board and can still be moved.
    pub(crate) fn movable(&self, hero: Hero) -> Option<Square> {
        match self.heroes[hero.index()] {
            Where::At(_) if hero == Hero::Mage && self.shown.is_some() => None, // MZ-55
            Where::At(square) => Some(square),
            _ => None,
        }
    }

    /// Whether the mage stands on a crystal ball that works (MZ-55).
    pub(crate) fn may_use_ball(&self, at: Square) -> Result<(), Refusal> {
        let ball = self.options.special.balls
            && self.mall.face(at.tile).balls.contains(at.cell)
            && !self.used.contains(at);
        if ball { Ok(()) } else { Err(Refusal::NoBall) }
    }
}
