//! What nature's move does, what can come up, and how it is drawn.

use game::{Dice, Log, Misfit, Seat, sample_odds};

use crate::pieces::{Form, MOST_CHILDREN};
use crate::state::{MagoMagino, Stage, Then};
use crate::{Chance, Event, Face, Frog, FrogList, FrogSet, Sight, Space};

/// The most outcomes of one draw that are listed.
const MOST_LISTED: u32 = 720;

impl MagoMagino {
    pub(crate) fn nature(
        &mut self,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        match (self.stage, *outcome) {
            (Stage::Die, Chance::Roll(face)) => {
                if !self.options.die.faces().contains(&face) {
                    return Err(Misfit);
                }

                let seat = self.turn;
                self.stage = if face == Face::Witch { Stage::Arrow } else { Stage::Move(face) };
                log.note(|| Event::Public(Sight::Roll { seat, face }));
            }
            (Stage::Arrow, Chance::Arrow(at)) => {
                if at == Space::HOUSE || !self.options.ring.contains(at) {
                    return Err(Misfit); // MM-04, MM-44
                }

                self.bewitch(at, log);
            }
            (Stage::Naming(then), Chance::Frog(frog)) => {
                let known = frog.index() < 2 * usize::from(self.options.seats);
                if !known || self.owners.of(frog).is_some() || self.mixed_next().is_some() {
                    return Err(Misfit);
                }

                self.name(frog, log);
                self.go_on(then);
            }
            (Stage::Naming(then), Chance::Frogs(frogs)) => {
                let Some((at, count)) = self.mixed_next() else { return Err(Misfit) };
                let are_free =
                    frogs.as_slice().iter().all(|frog| self.free_ids().any(|free| free == *frog));
                if frogs.as_slice().len() != count || !are_free {
                    return Err(Misfit);
                }

                self.name_together(at, &frogs, log);
                self.go_on(then);
            }
            (Stage::First, Chance::First(seat)) => {
                if seat.index() >= usize::from(self.options.seats) {
                    return Err(Misfit);
                }

                self.turn = seat; // MM-11
                self.stage = Stage::Roll;
                log.note(|| Event::Public(Sight::First { seat }));
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }

    /// MM-40: the arrow has come to rest.
    fn bewitch(&mut self, arrow: Space, log: &mut impl Log<Event>) {
        log.note(|| Event::Public(Sight::Arrow { at: arrow }));
        let mut hit = false;
        // MM-43. He never stands in the forest (MM-26).
        if arrow != self.magician {
            for child in self.children() {
                let piece = &mut self.pieces[child];
                let at = piece.at;
                let pointed_at = at == arrow || (at.is_forest() && arrow.is_forest());
                if !pointed_at || !piece.form.is_child() {
                    continue; // MM-42
                }
                let carried = piece.form == Form::Carrier;
                piece.form = Form::Nameless;
                hit = true;
                log.note(|| Event::Public(Sight::Bewitched { child, at }));
                if carried {
                    self.crystals[at] += 1; // MM-41
                    log.note(|| Event::Public(Sight::Drop { child, at }));
                }
            }
        }
        if !hit {
            self.stage = Stage::Move(Face::Witch); // MM-21
            return;
        }
        self.stage = Stage::Naming(Then::Move);
        if self.options.shuffled_frogs {
            for space in self.options.ring.all() {
                let made_here = self
                    .children()
                    .any(|child| self.is_nameless(child) && self.pieces[child].at == space);
                if made_here && self.count_frogs(space) > 1 {
                    self.mix(space, log);
                }
            }
        }
    }

    /// MM-53: all frogs on this space lose their ids, to get new ones.
    pub(crate) fn mix(&mut self, at: Space, log: &mut impl Log<Event>) {
        let frogs = self.frogs_on(at);
        for frog in frogs.iter() {
            if let Some(child) = self.owners.of(frog) {
                self.pieces[child].form = Form::Nameless;
                self.owners.clear(frog);
            }
        }
        // MM-27: nobody can tell any more which of them it was.
        if let Some(hop) = self.hop.as_mut().filter(|hop| hop.to == at) {
            hop.frogs = FrogSet::NONE;
        }
        log.note(|| Event::Public(Sight::Mixed { at, frogs }));
    }

    /// Goes on once all frogs have their ids.
    fn go_on(&mut self, then: Then) {
        if self.next_nameless().is_none() {
            self.stage = match then {
                Then::Move => Stage::Move(Face::Witch),
                Then::Roll => Stage::Roll,
            };
        }
    }

    /// MM-53, from rules number 2: the space whose frogs are next to get their ids together, and how
    /// many they are. `None` if the next frog is alone on its space, or frogs are not shuffled.
    fn mixed_next(&self) -> Option<(Space, usize)> {
        let at = self.pieces[self.next_nameless()?].at;
        let count = self.count_frogs(at);
        (self.rules >= 2 && self.options.shuffled_frogs && count > 1).then_some((at, count))
    }

    /// MM-53, from rules number 2: all frogs on a space get their ids at once. What is seen of it
    /// tells the ids, and nothing of the order in which the children got them.
    fn name_together(&mut self, at: Space, frogs: &FrogList, log: &mut impl Log<Event>) {
        let here = self.children().filter(|&child| self.is_nameless(child));
        let here = here.filter(|&child| self.pieces[child].at == at);
        // The filters read the state that the loop changes: so they are gone through first.
        let mut children = [None; MOST_CHILDREN];
        here.zip(&mut children).for_each(|(child, place)| *place = Some(child));
        for (&frog, child) in frogs.as_slice().iter().zip(children.into_iter().flatten()) {
            self.pieces[child].form = Form::Frog(frog);
            self.owners.set(frog, child);
        }
        if let Some(hop) = self.hop.as_mut().filter(|hop| hop.to == at) {
            hop.frogs = frogs.set(); // MM-27: any of them may be the one that hopped.
        }
        log.note(|| Event::Public(Sight::Named { at, frogs: frogs.set() }));
    }

    /// MM-50: the next frog gets this id.
    fn name(&mut self, frog: Frog, log: &mut impl Log<Event>) {
        let Some(child) = self.next_nameless() else { return };
        let at = self.pieces[child].at;
        self.pieces[child].form = Form::Frog(frog);
        self.owners.set(frog, child);
        if !self.options.shuffled_frogs || self.count_frogs(at) == 1 {
            log.note(|| Event::Public(Sight::Frog { frog, child, at }));
            return;
        }
        // MM-53, by rules number 1.
        if let Some(hop) = self.hop.as_mut().filter(|hop| hop.to == at) {
            hop.frogs.add(frog); // MM-27
        }
        log.note(|| Event::Named { frog, child, at });
    }

    pub(crate) fn list_odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        out.clear();
        match self.stage {
            Stage::First => {
                out.extend(Seat::first(self.options.seats).map(|seat| (1, Chance::First(seat))));
            }
            Stage::Die => {
                let faces = self.options.die.odds();
                out.extend(faces.map(|(weight, face)| (weight, Chance::Roll(face))));
            }
            Stage::Arrow => {
                let spaces = self.options.ring.all().skip(1);
                out.extend(spaces.map(|space| (1, Chance::Arrow(space))));
            }
            Stage::Naming(_) => match self.mixed_next() {
                None => out.extend(self.free_ids().map(|frog| (1, Chance::Frog(frog)))),
                Some((_, count)) => {
                    let lists = lists(self.free_ids().count(), count);
                    if lists > MOST_LISTED {
                        return false;
                    }
                    let all = (0..lists).map(|number| self.id_list(count, number));
                    out.extend(all.map(|frogs| (1, Chance::Frogs(frogs))));
                }
            },
            Stage::Roll | Stage::Move(_) | Stage::Again | Stage::Over(_) => {}
        }
        true
    }

    #[inline]
    pub(crate) fn draw_lots(&self, dice: &mut impl Dice) -> Option<Chance> {
        match self.stage {
            Stage::Die => {
                let faces = self.options.die.faces();
                let number = dice.below(faces.len() as u32) as usize;
                faces.get(number).copied().map(Chance::Roll)
            }
            Stage::Arrow => {
                let number = dice.below(u32::from(self.options.ring.spaces() - 1));
                Space::new(number as usize + 1).map(Chance::Arrow)
            }
            Stage::Naming(_) => {
                let free = self.free_ids().count();
                match self.mixed_next() {
                    None => self.free_ids().nth(dice.below(free as u32) as usize).map(Chance::Frog),
                    Some((_, count)) => {
                        let number = dice.below(lists(free, count));
                        Some(Chance::Frogs(self.id_list(count, number)))
                    }
                }
            }
            Stage::First => sample_odds(self, dice),
            Stage::Roll | Stage::Move(_) | Stage::Again | Stage::Over(_) => None,
        }
    }

    /// MM-53: of all lists of `count` different free ids, in ascending order (compared id by id), the
    /// one with this number, counted from 0.
    fn id_list(&self, count: usize, mut number: u32) -> FrogList {
        let mut list = FrogList::EMPTY;
        let free = self.free_ids().count();
        for place in 0..count {
            let rest = lists(free - place - 1, count - place - 1);
            let nth = (number / rest) as usize;
            number %= rest;
            let mut left = self.free_ids().filter(|frog| !list.as_slice().contains(frog));
            let Some(frog) = left.nth(nth) else { break };
            list.push(frog);
        }
        list
    }

    /// MM-50: the ids that no frog has.
    fn free_ids(&self) -> impl Iterator<Item = Frog> {
        let used = self.owners.used();
        Frog::all(self.options.seats).filter(move |&frog| !used.contains(frog))
    }
}

/// How many lists of `count` different ids can be made of `free` ones.
fn lists(free: usize, count: usize) -> u32 {
    (0..count).map(|taken| (free - taken) as u32).product()
}

#[cfg(test)]
mod tests;
