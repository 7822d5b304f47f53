//! Where a hero can go (MZ-11 to MZ-14), and what happens when a hero enters a square (MZ-12):
//! timers, cameras, the theft, exits.

use game::{Log, Outcome, Seat};
use maze::Side;

use crate::actions::{Action, Deed};
use crate::mall::Gait;
use crate::place::Square;
use crate::scenario::Exits;
use crate::state::{MagicMaze, Where};
use crate::tile::Tile;
use crate::{Event, Hero, Refusal, Sight};

impl MagicMaze {
    /// MZ-11: where a slide of `count` squares ends.
    pub(crate) fn slide(
        &self,
        hero: Hero,
        from: Square,
        side: Side,
        count: u8,
    ) -> Result<Square, Refusal> {
        let mut at = self.one_step(hero, from, side)?;
        for _ in 1..count {
            if self.ends_slide(hero, at) {
                return Err(Refusal::SlideEnds); // MZ-12
            }
            at = self.one_step(hero, at, side)?;
        }
        Ok(at)
    }

    /// The next square on this side, if the hero may enter it now.
    #[inline]
    pub(crate) fn one_step(&self, hero: Hero, from: Square, side: Side) -> Result<Square, Refusal> {
        let to = self.mall.step(from, side, self.gait(hero)).ok_or(Refusal::Wall)?;
        if self.hero_on(to).is_some() {
            return Err(Refusal::InTheWay);
        }
        self.may_enter(hero, to)?;
        Ok(to)
    }

    /// MZ-54.
    fn gait(&self, hero: Hero) -> Gait {
        let small = hero == Hero::Dwarf && self.options.special.gaps;
        if small { Gait::Small } else { Gait::Tall }
    }

    /// Squares that may not be entered, by whatever action.
    #[inline]
    fn may_enter(&self, hero: Hero, to: Square) -> Result<(), Refusal> {
        if self.options.special.cameras && self.is_timer(to) && self.cameras() >= 2 {
            return Err(Refusal::Watched); // MZ-56
        }
        if !self.options.special.crowds && self.crowded(hero, to.tile) {
            return Err(Refusal::Crowded);
        }
        Ok(())
    }

    /// MZ-67: whether another hero is on the tile.
    fn crowded(&self, hero: Hero, tile: Tile) -> bool {
        let others = Hero::ALL.into_iter().filter(|&other| other != hero);
        let mut squares = others.filter_map(|other| self.heroes[other.index()].square());
        tile != Tile::START && squares.any(|square| square.tile == tile)
    }

    /// MZ-31: an unused timer.
    #[inline]
    pub(crate) fn is_timer(&self, square: Square) -> bool {
        self.mall.face(square.tile).timers.contains(square.cell) && !self.used.contains(square)
    }

    /// MZ-12: whether entering this square ends the slide there.
    #[inline]
    pub(crate) fn ends_slide(&self, hero: Hero, square: Square) -> bool {
        self.is_timer(square)
            || self.switches_off(hero, square)
            || self.can_exit(hero, square)
            || self.completes_theft(hero, square)
    }

    /// MZ-13, MZ-63, MZ-67.
    pub(crate) fn may_vortex(&self, hero: Hero, from: Square, to: Square) -> Result<(), Refusal> {
        if self.theft || !self.options.special.vortices {
            return Err(Refusal::VorticesOff);
        }
        if !self.is_vortex(hero, to) {
            return Err(Refusal::NoVortex);
        }
        if self.hero_on(to).is_some() {
            return Err(Refusal::Taken);
        }
        if self.options.special.dimensions {
            self.may_change_dimension(hero, from, to)?;
        }
        self.may_enter(hero, to)
    }

    fn is_vortex(&self, hero: Hero, square: Square) -> bool {
        self.mall.laid(square.tile).is_some()
            && self.mall.face(square.tile).vortices[hero.index()].contains(square.cell)
    }

    /// MZ-63: from vortex to vortex, and never all four in one dimension.
    fn may_change_dimension(&self, hero: Hero, from: Square, to: Square) -> Result<(), Refusal> {
        if !self.is_vortex(hero, from) {
            return Err(Refusal::NotFromVortex);
        }
        let there = self.mall.plane(to.tile);
        if self.mall.plane(from.tile) == there {
            return Err(Refusal::SameDimension);
        }
        let others = Hero::ALL.into_iter().filter(|&other| other != hero);
        let mut squares = others.map(|other| self.heroes[other.index()].square());
        if squares.all(|square| square.is_some_and(|at| self.mall.plane(at.tile) == there)) {
            return Err(Refusal::AllTogether);
        }
        Ok(())
    }

    /// MZ-14: the other end, if the hero can go there.
    pub(crate) fn escalator(&self, hero: Hero, from: Square) -> Result<Square, Refusal> {
        let cell = self.mall.face(from.tile).escalator(from.cell).ok_or(Refusal::NoEscalator)?;
        let to = Square { cell, ..from };
        if self.hero_on(to).is_some() {
            return Err(Refusal::Taken);
        }
        self.may_enter(hero, to)?;
        Ok(to)
    }

    /// MZ-16: what becomes of an action that others were quicker than: a slide in whose way a hero
    /// now stands goes as far as it can.
    pub(crate) fn come_late(&self, _seat: Seat, action: Action) -> Action {
        let Action::Do { deed: Deed::Move { hero, from, side, count }, glass } = action else {
            return action;
        };
        if self.heroes[hero.index()] != Where::At(from) || !self.is_way(hero, from, side, count) {
            return action;
        }
        let reach = (1..=count).take_while(|&near| self.slide(hero, from, side, near).is_ok());
        match reach.last() {
            Some(count) => Action::Do { deed: Deed::Move { hero, from, side, count }, glass },
            None => action,
        }
    }

    /// MZ-16: whether this may have become of an action that came late: the same, or a shorter slide.
    pub(crate) fn may_be_shortened(sent: Action, done: Action) -> bool {
        let no_count = |action| match action {
            Action::Do { deed: Deed::Move { hero, from, side, count }, glass } => {
                (Action::Do { deed: Deed::Move { hero, from, side, count: 0 }, glass }, count)
            }
            other => (other, 0),
        };
        let ((sent, asked), (done, gone)) = (no_count(sent), no_count(done));
        sent == done && gone <= asked
    }

    /// Whether this number of squares lies in a row, free or not.
    fn is_way(&self, hero: Hero, from: Square, side: Side, count: u8) -> bool {
        let step = |at: Square| self.mall.step(at, side, self.gait(hero));
        (0..count).try_fold(from, |at, _| step(at)).is_some()
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// MZ-16: a slide is recorded as far as it went.
    #[test]
    fn a_shorter_slide_may_have_come_of_a_longer_one_and_nothing_else_of_another() {
        let read = |text: &str| text.parse::<Action>().expect(text);
        let sent = read("move mage 1:2,1 west 3");
        for (done, may) in [
            ("move mage 1:2,1 west 3", true),
            ("move mage 1:2,1 west 1", true),
            ("move mage 1:2,1 west 4", false),
            ("move mage 1:2,1 east 2", false),
            ("move mage 1:2,2 west 2", false),
            ("move elf 1:2,1 west 2", false),
            ("give-up", false),
        ] {
            assert_eq!(MagicMaze::may_be_shortened(sent, read(done)), may, "{done}");
        }
        assert!(MagicMaze::may_be_shortened(Action::GiveUp, Action::GiveUp));
        assert!(!MagicMaze::may_be_shortened(Action::GiveUp, Action::PlayOn));
    }
}
