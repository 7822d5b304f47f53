//! The players and bots at the seats of a table, and its host.

use game::{Seat, SeatSet};

use crate::{Alias, Level, Name, Rejected};

/// A player or a bot at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A player.
    Player {
        /// The player's id in the records of this table.
        person: Alias,
        /// The player's name.
        name: Name,
        /// The level of the bot that plays for the player while they are away.
        covered: Option<Level>,
    },
    /// A bot.
    Bot {
        /// The strength of the bot.
        level: Level,
    },
}

/// The players and bots at the seats of a table, and its host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct People {
    seats: Vec<Option<Sitter>>,
    host: Option<Seat>,
}

impl People {
    pub(crate) fn new(seats: u8) -> Self {
        Self { seats: Seat::first(seats).map(|_| None).collect(), host: None }
    }

    /// Number of seats at the table.
    pub fn seats(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The player or bot at a seat; `None` if the seat is free or does not exist.
    pub fn at(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// The host's seat; `None` until the first player sits down.
    pub fn host(&self) -> Option<Seat> {
        self.host
    }

    /// All taken seats, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        let seats = Seat::first(self.seats()).zip(&self.seats);
        seats.filter_map(|(seat, sitter)| Some((seat, sitter.as_ref()?)))
    }

    /// The seats of players, not of bots, in order.
    pub fn players(&self) -> impl Iterator<Item = Seat> {
        let players = self.iter().filter(|(_, sitter)| matches!(sitter, Sitter::Player { .. }));
        players.map(|(seat, _)| seat)
    }

    /// The seats at which nobody sits.
    pub fn free(&self) -> SeatSet {
        Seat::first(self.seats()).filter(|&seat| self.at(seat).is_none()).collect()
    }

    /// The seat that becomes host if this player leaves: another seat of the same person, else the first
    /// player. `None` if the player is not the host, or alone.
    pub(crate) fn next_host(&self, leaving: Seat) -> Option<Seat> {
        if self.host != Some(leaving) {
            return None;
        }
        let person = |seat| match self.at(seat) {
            Some(Sitter::Player { person, .. }) => Some(person),
            _ => None,
        };
        let mut others: Vec<Seat> = self.players().filter(|&seat| seat != leaving).collect();
        others.sort_by_key(|&seat| person(seat) != person(leaving));
        others.first().copied()
    }

    pub(crate) fn resize<R>(&mut self, seats: u8) -> Result<(), Rejected<R>> {
        if let Some((seat, _)) = self.iter().find(|(seat, _)| seat.index() >= usize::from(seats)) {
            return Err(Rejected::SeatTaken(seat));
        }
        self.seats.resize(usize::from(seats), None);
        Ok(())
    }

    pub(crate) fn sit<R>(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Rejected<R>> {
        let place = self.seats.get_mut(seat.index()).ok_or(Rejected::NoSuchSeat(seat))?;
        if place.is_some() {
            return Err(Rejected::SeatTaken(seat));
        }
        let is_player = matches!(sitter, Sitter::Player { .. });
        *place = Some(sitter);
        if is_player && self.host.is_none() {
            self.host = Some(seat);
        }
        Ok(())
    }

    /// Gives a taken seat to another player.
    pub(crate) fn replace(&mut self, seat: Seat, sitter: Sitter) {
        self.seats[seat.index()] = Some(sitter);
    }

    pub(crate) fn leave<R>(&mut self, seat: Seat) -> Result<(), Rejected<R>> {
        self.taken(seat)?;
        self.seats[seat.index()] = None;
        if self.host == Some(seat) {
            self.host = None;
        }
        Ok(())
    }

    pub(crate) fn rename<R>(&mut self, seat: Seat, name: &Name) -> Result<(), Rejected<R>> {
        self.player(seat)?.0.clone_from(name);
        Ok(())
    }

    pub(crate) fn make_host<R>(&mut self, seat: Seat) -> Result<(), Rejected<R>> {
        self.player(seat)?;
        self.host = Some(seat);
        Ok(())
    }

    pub(crate) fn cover<R>(&mut self, seat: Seat, level: &Level) -> Result<(), Rejected<R>> {
        match self.player(seat)?.1 {
            Some(_) => Err(Rejected::Covered(seat)),
            free => {
                *free = Some(level.clone());
                Ok(())
            }
        }
    }

    pub(crate) fn uncover<R>(&mut self, seat: Seat) -> Result<(), Rejected<R>> {
        let covered = self.player(seat)?.1;
        covered.take().map(|_| ()).ok_or(Rejected::PlayerSeat(seat))
    }

    /// Checks that a player, not a bot, has this seat.
    pub(crate) fn is_player<R>(&self, seat: Seat) -> Result<(), Rejected<R>> {
        self.taken(seat)?;
        match self.at(seat) {
            Some(Sitter::Player { .. }) => Ok(()),
            _ => Err(Rejected::BotSeat(seat)),
        }
    }

    /// Whether a bot plays for the player of this seat.
    pub(crate) fn is_covered(&self, seat: Seat) -> bool {
        matches!(self.at(seat), Some(Sitter::Player { covered: Some(_), .. }))
    }

    pub(crate) fn taken<R>(&self, seat: Seat) -> Result<(), Rejected<R>> {
        match self.seats.get(seat.index()) {
            None => Err(Rejected::NoSuchSeat(seat)),
            Some(None) => Err(Rejected::SeatFree(seat)),
            Some(Some(_)) => Ok(()),
        }
    }

    fn player<R>(&mut self, seat: Seat) -> Result<(&mut Name, &mut Option<Level>), Rejected<R>> {
        self.taken(seat)?;
        match &mut self.seats[seat.index()] {
            Some(Sitter::Player { name, covered, .. }) => Ok((name, covered)),
            _ => Err(Rejected::BotSeat(seat)),
        }
    }
}
