//! What must always hold.

use game::Seat;

use crate::pieces::{ALL_CRYSTALS, Form, Piece};
use crate::state::{MagoMagino, Stage, Then};
use crate::walk::{Walker, can_end};
use crate::{Child, Face, Frog, Hop, Space};

impl MagoMagino {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_board()?;
        self.check_stage()?;
        self.hop.map_or(Ok(()), |hop| self.check_hop(hop))
    }

    /// Children, frogs and crystals.
    pub(crate) fn check_board(&self) -> Result<(), String> {
        self.check_places()?;
        self.check_frogs()?;
        self.check_crystals()
    }

    /// MM-24, MM-26, MM-51: nobody stands where they may not be.
    fn check_places(&self) -> Result<(), String> {
        let ring = self.options.ring;
        let magician = self.magician;
        if !ring.contains(magician) || magician.is_forest() || magician == Space::HIDEOUT {
            return Err(format!("the magician stands on {magician} (MM-26)"));
        }
        for child in self.children() {
            let Piece { at, form } = self.pieces[child];
            if !ring.contains(at) {
                return Err(format!("{child} stands on {at}, beyond the ring (MM-02)"));
            }
            let wrong = match form {
                Form::Child => None,
                Form::Carrier if at.is_forest() => Some("carries a crystal in the forest (MM-24)"),
                Form::Carrier if at == Space::HOUSE => Some("has not delivered (MM-32)"),
                Form::Carrier => None,
                Form::Frog(_) | Form::Nameless if at == Space::HOUSE => {
                    Some("is a frog in the house (MM-51)")
                }
                Form::Frog(_) | Form::Nameless if at == magician => {
                    Some("is a frog beside the magician (MM-51)")
                }
                Form::Frog(_) | Form::Nameless => None,
            };
            if let Some(wrong) = wrong {
                return Err(format!("{child} {wrong}"));
            }
        }
        Ok(())
    }

    /// MM-50: each frog has an id of its own, and what is known by child is known by id.
    fn check_frogs(&self) -> Result<(), String> {
        let ids = Frog::all(self.options.seats);
        let known = ids.filter(|&frog| self.owners.used().contains(frog)).count();
        let mut frogs = 0;
        for child in self.children() {
            if let Form::Frog(frog) = self.pieces[child].form {
                frogs += 1;
                if self.owners.of(frog) != Some(child) {
                    return Err(format!("{child} and another are frog {frog} (MM-50)"));
                }
            }
        }
        if known != frogs || self.owners.used().len() as usize != known {
            return Err(format!("there are {frogs} frogs, and other ids in use (MM-50)"));
        }
        let absent = Child::all(5).skip(self.children().count());
        if absent.into_iter().any(|child| self.pieces[child] != Piece::default()) {
            return Err("children of nobody are on the board (MM-01)".to_owned());
        }
        if self.rules >= 2 && self.options.shuffled_frogs {
            let here = |frog| self.frog_at(frog);
            let named = |at| self.owners.used().iter().any(|frog| here(frog) == Some(at));
            let mut nameless = self.children().filter(|&child| self.is_nameless(child));
            if let Some(child) = nameless.find(|&child| named(self.pieces[child].at)) {
                let at = self.pieces[child].at;
                return Err(format!("only some of the frogs on {at} have ids (MM-53)"));
            }
        }
        let naming = matches!(self.stage, Stage::Naming(_));
        if naming != self.next_nameless().is_some() {
            return Err("frogs are without id exactly while it is drawn (MM-50)".to_owned());
        }
        Ok(())
    }

    /// MM-01, MM-60: no crystal is lost, and a player who has enough has won.
    fn check_crystals(&self) -> Result<(), String> {
        let (ring, crystals) = (self.options.ring, &self.crystals);
        let all = self.count_crystals();
        if all != u32::from(ALL_CRYSTALS) {
            return Err(format!("there are {all} crystals, not {ALL_CRYSTALS} (MM-01)"));
        }
        let astray = |space: &Space| {
            let outside = space.is_forest() || *space == Space::HOUSE || !ring.contains(*space);
            outside && crystals[*space] > 0
        };
        if let Some(space) = (0..).map_while(Space::new).find(astray) {
            return Err(format!("crystals lie on {space} (MM-24)"));
        }
        let enough = |seat: &Seat| self.delivered[*seat] >= self.options.crystals;
        let mut winners = Seat::first(self.options.seats).filter(enough);
        match (self.stage, winners.next(), winners.next()) {
            (Stage::Over(seat), winner, None) if winner == Some(seat) => {
                let more = self.delivered[seat] > self.options.crystals;
                if more { Err(format!("{seat} went on after winning (MM-60)")) } else { Ok(()) }
            }
            (Stage::Over(seat), ..) => Err(format!("{seat} has not won, or not alone (MM-60)")),
            (_, Some(seat), _) => Err(format!("{seat} has enough crystals to have won (MM-60)")),
            (_, None, _) => Ok(()),
        }
    }

    /// What comes next, and whether it fits the board.
    pub(crate) fn check_stage(&self) -> Result<(), String> {
        let shown = match self.stage {
            Stage::Arrow | Stage::Naming(Then::Move) => Some(Face::Witch),
            Stage::Move(face) => Some(face),
            _ => None,
        };
        if let Some(face) = shown.filter(|face| !self.options.die.faces().contains(face)) {
            return Err(format!("the die has no face {face} (MM-03)"));
        }
        if self.turn.index() >= usize::from(self.options.seats) {
            return Err(format!("it is the turn of {}, who is not there", self.turn));
        }
        match (self.stage, self.hop) {
            (Stage::First, _) if self.options.first.is_some() => {
                Err("the first player is drawn, but was named (MM-11)".to_owned())
            }
            (Stage::First, _) if !self.is_set_up() => {
                Err("something has moved before the first player is drawn (MM-10)".to_owned())
            }
            (Stage::Again, _) if !self.can_have_freed() => {
                Err(format!("{} plays again, but can have freed nobody (MM-52)", self.turn))
            }
            (Stage::Naming(Then::Roll), hop) => {
                let met = |child: &Child| hop.is_some_and(|hop| hop.to == self.pieces[*child].at);
                let mut nameless = self.children().filter(|&child| self.is_nameless(child));
                if self.options.shuffled_frogs && nameless.all(|child| met(&child)) {
                    return Ok(());
                }
                Err("frogs get new ids, but none has hopped there (MM-53)".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// MM-10: whether all is as at the start.
    fn is_set_up(&self) -> bool {
        let at_start = Self::at_start(self.rules, self.options);
        *self == Self { stage: self.stage, ..at_start }
    }

    /// MM-51: a child that the last move freed stands in the house or with the magician, with empty
    /// hands.
    fn can_have_freed(&self) -> bool {
        self.children().any(|child| {
            let Piece { at, form } = self.pieces[child];
            form == Form::Child && (at == Space::HOUSE || at == self.magician)
        })
    }

    /// MM-27: the hop of the turn before was one, and the frog is still there.
    fn check_hop(&self, hop: Hop) -> Result<(), String> {
        let Hop { from, to, frogs } = hop;
        let ring = self.options.ring;
        let on_ring = ring.contains(from) && ring.contains(to);
        if !on_ring || from == Space::HOUSE || !can_end(ring, Walker::Frog, from, 1, to) {
            return Err(format!("no frog hops from {from} to {to} (MM-27)"));
        }
        let here = self.frogs_on(to);
        let right = if self.options.shuffled_frogs {
            let drawn =
                self.children().any(|child| self.is_nameless(child) && self.pieces[child].at == to);
            frogs == here && (drawn || !frogs.is_empty()) // MM-53
        } else {
            frogs.len() == 1 && frogs.iter().all(|frog| here.contains(frog))
        };
        if right { Ok(()) } else { Err(format!("another frog hopped to {to} (MM-27)")) }
    }
}

#[cfg(test)]
mod tests;
