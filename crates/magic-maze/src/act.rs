//! What a player's action needs, and what it does.

use game::{Log, Millis, Outcome, Seat, SeatSet};

use crate::actions::Deed;
use crate::hero::{Ability, Hero};
use crate::place::Square;
use crate::scenario::TalkRule;
use crate::state::{MagicMaze, Sand, Stage, Where};
use crate::{Event, Refusal, Sight};

impl MagicMaze {
    /// What holds for everything that a player does.
    pub(crate) fn may_act(&self, at: Millis, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over(_) => return Err(Refusal::GameOver),
            Stage::Play => {}
            _ => return Err(Refusal::Wait),
        }
        if seat.index() >= usize::from(self.options.seats) {
            return Err(Refusal::NobodyThere);
        }
        if at < self.now {
            return Err(Refusal::TimePassed);
        }
        match self.sand {
            Sand::Runs { until } if at >= until => Err(Refusal::SandRunOut), // MZ-33
            _ => Ok(()),
        }
    }

    /// Whether the rules let a player do this now.
    pub(crate) fn may_do(&self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        if self.discards > 0 {
            return Err(Refusal::DiscardFirst); // MZ-61
        }
        match deed {
            Deed::Move { hero, from, side, count } => {
                self.may_use(seat, Ability::slide(side))?;
                self.may_leave(hero, from)?;
                self.slide(hero, from, side, count).map(|_| ())
            }
            Deed::Vortex { hero, from, to } => {
                self.may_use(seat, Ability::Vortex)?;
                self.may_leave(hero, from)?;
                self.may_vortex(hero, from, to)
            }
            Deed::Escalator { hero, from } => {
                self.may_use(seat, Ability::Escalator)?;
                self.may_leave(hero, from)?;
                self.escalator(hero, from).map(|_| ())
            }
            Deed::Explore { hero, from } => {
                self.may_use(seat, Ability::Explore)?;
                self.is_at(hero, from)?;
                self.may_explore(hero, from)
            }
            Deed::Gaze { from } => {
                self.may_use(seat, Ability::Explore)?;
                self.is_at(Hero::Mage, from)?;
                self.may_gaze(from)
            }
            Deed::Place { at } => {
                self.may_use(seat, Ability::Explore)?;
                self.may_place(at)
            }
            Deed::TurnUp if !self.options.solo() => Err(Refusal::NotAlone),
            Deed::TurnUp => Ok(()),
        }
    }

    /// MZ-10, MZ-70.
    fn may_use(&self, seat: Seat, ability: Ability) -> Result<(), Refusal> {
        match self.hand(seat) {
            hand if hand.contains(ability) => Ok(()),
            hand if hand.is_empty() && self.options.solo() => Err(Refusal::TurnUpFirst),
            _ => Err(Refusal::NotOnYourTile),
        }
    }

    /// MZ-16: whether the hero is where the sender saw it.
    fn is_at(&self, hero: Hero, from: Square) -> Result<(), Refusal> {
        match self.heroes[hero.index()] {
            Where::At(square) if square == from => Ok(()),
            Where::At(_) | Where::Waiting => Err(Refusal::HeroMoved),
            Where::Stays(_) => Err(Refusal::HeroStays),
            Where::Left => Err(Refusal::HeroLeft),
        }
    }

    fn may_leave(&self, hero: Hero, from: Square) -> Result<(), Refusal> {
        self.is_at(hero, from)?;
        if hero == Hero::Mage && self.shown.is_some() {
            return Err(Refusal::MageStays); // MZ-55
        }
        Ok(())
    }

    /// MZ-42, MZ-59, MZ-65.
    pub(crate) fn may_use_pawn(&self, seat: Seat, to: Seat) -> Result<(), Refusal> {
        if self.options.solo() || self.options.special.talk == TalkRule::Eyes {
            return Err(Refusal::NoPawn);
        }
        if to.index() >= usize::from(self.options.seats) {
            return Err(Refusal::NobodyThere);
        }
        if self.options.special.leader && !self.hands[seat].is_empty() {
            return Err(Refusal::LeadersPawn);
        }
        if to == seat {
            return Err(Refusal::AnotherPlayer);
        }
        Ok(())
    }

    /// MZ-32, MZ-40: the first action starts the sand; every action ends a talk phase.
    pub(crate) fn begin(&mut self, at: Millis) {
        if !self.begun && self.options.sand > 0 {
            self.sand = Sand::Runs { until: at + self.holds_sand() };
        }
        self.begun = true;
        self.talk = false;
        self.giving_up = SeatSet::NOBODY; // MZ-23: somebody plays on
    }

    pub(crate) fn carry_out(&mut self, seat: Seat, deed: Deed, log: &mut impl Log<Event>) {
        match deed {
            Deed::Move { hero, from, side, count } => {
                if let Ok(to) = self.slide(hero, from, side, count) {
                    log.note(|| Sight::Move { seat, hero, from, side, to });
                    self.go(hero, from, to, log);
                }
            }
            Deed::Vortex { hero, from, to } => {
                log.note(|| Sight::Vortex { seat, hero, from, to });
                self.go(hero, from, to, log);
            }
            Deed::Escalator { hero, from } => {
                if let Ok(to) = self.escalator(hero, from) {
                    log.note(|| Sight::Escalator { seat, hero, from, to });
                    self.go(hero, from, to, log);
                }
            }
            Deed::Explore { hero, from } => self.explore(seat, hero, from, log),
            Deed::Gaze { from } => self.gaze(seat, from, log),
            Deed::Place { at } => self.place(seat, at, log),
            Deed::TurnUp => self.turn_up(log),
        }
    }

    /// MZ-70: when through, the pile is turned over as it lies.
    fn turn_up(&mut self, log: &mut impl Log<Event>) {
        if self.pile.is_through() {
            self.pile.turn_over();
            log.note(|| Sight::PileTurned);
        } else if let Some(ability) = self.pile.known() {
            self.pile.turn_up(ability);
            log.note(|| Sight::TurnUp { ability });
        } else {
            self.stage = Stage::TurnUp;
        }
    }

    /// MZ-23: once all are for it the game is lost. Who plays alone says it twice.
    pub(crate) fn give_up(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let again = self.giving_up.contains(seat);
        self.giving_up = self.giving_up.with(seat);
        log.note(|| Sight::GivesUp { seat });
        if again || self.giving_up.len() == self.options.seats && !self.options.solo() {
            self.end(self.now, Outcome::Lost, log);
        }
    }

    /// MZ-22: the game has ended.
    pub(crate) fn end(&mut self, at: Millis, outcome: Outcome, log: &mut impl Log<Event>) {
        if let Sand::Runs { until } = self.sand {
            self.sand = Sand::Stopped { left: until - at };
        }
        self.stage = Stage::Over(outcome);
        let sand = self.sand;
        log.note(|| match (outcome, sand) {
            (Outcome::Won(_), Sand::Stopped { left }) => Sight::Won { left: Some(left) },
            (Outcome::Won(_), _) => Sight::Won { left: None },
            (Outcome::Lost, _) => Sight::Lost,
        });
    }

    /// MZ-22: all of the team.
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::first(self.options.seats)
    }
}
