//! Turns commands into plans.

use game::{Game, Kind, Pace, Seat, Unreadable};

use crate::draft::Draft;
use crate::names::is_word;
use crate::{
    Actor, Alias, Command, Entropy, Format, Hash, Key, Name, Note, Person, Plan, Reason, Record,
    Rejected, Sitter, Table, TableId, UnixMillis, Value, Vault,
};

type Result<T, G> = std::result::Result<T, Rejected<<G as Game>::Refusal>>;

impl<G: Game> Table<G> {
    /// Plans a table's first append.
    ///
    /// # Errors
    /// If the game has no valid configuration without settings.
    pub fn open(id: TableId, vault: &Vault) -> Result<Plan<G>, G> {
        Self::open_with(id, vault, Vec::new())
    }

    /// Plans a table's first append, with first settings and players in it.
    ///
    /// # Errors
    /// If one of these commands is rejected.
    pub fn open_with(id: TableId, vault: &Vault, commands: Vec<Command>) -> Result<Plan<G>, G> {
        let mut draft = Draft::first(opening::<G>(id, vault), vault)?;
        for command in commands {
            // The time is not used, because the game has not started.
            draft.command(command, UnixMillis(0))?;
        }
        draft.finish(None)
    }

    /// Plans a command that is received now. The table itself does not change.
    ///
    /// Alarms whose deadline has passed are recorded first. If the command is rejected after them, the
    /// plan holds the alarms alone and says why ([`Plan::rejected`]). The caller checks before whether
    /// the action was performed already ([`Keys`](crate::Keys)).
    ///
    /// # Errors
    /// The reason why the command is rejected, if there is nothing to record.
    pub fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<Plan<G>, G> {
        let mut draft = Draft::next(self, vault)?;
        if let Err(rejected) = draft.alarms(now) {
            // A table whose game violates its contract can still be closed.
            if !matches!(command, Command::Close { .. }) {
                return Err(rejected);
            }
            draft = Draft::next(self, vault)?;
        }
        let alarms = (!draft.is_empty()).then(|| draft.clone());
        match (draft.command(command, now), alarms) {
            (Ok(()), _) => draft.finish(None),
            (Err(rejected), None) => Err(rejected),
            (Err(rejected), Some(alarms)) => alarms.finish(Some(rejected)),
        }
    }
}

/// The rules number of every table of format 1. Its opening names none, so the build that starts the game
/// decides; builds that share a database in the middle of an upgrade must all know it.
const FORMAT_1_RULES: u16 = 1;

pub(crate) fn opening<G: Game>(table: TableId, vault: &Vault) -> Record {
    let rules = (vault.format() >= Format::Two).then_some(G::RULES);
    Record::Open { table, game: G::NAME.to_owned(), commitment: vault.commitment(), rules }
}

impl<G: Game> Draft<'_, G> {
    fn command(&mut self, command: Command, now: UnixMillis) -> Result<(), G> {
        match command {
            Command::Act { seat, actor, key, action, seen } => {
                self.act((seat, actor, seen), key, &action, now)
            }
            Command::Wake if self.is_empty() => Err(Rejected::NothingDue),
            Command::Wake => Ok(()),
            _ if self.table.end.is_some() => Err(Rejected::Ended),
            Command::Join { .. } if self.table.is_started() => Err(Rejected::Started),
            Command::Join { seat, .. } if self.table.people.at(seat).is_some() => {
                Err(Rejected::SeatTaken(seat))
            }
            Command::Pass { seat, .. } if self.table.people.at(seat).is_none() => {
                self.table.people.taken(seat)
            }
            Command::Join { seat, person, name, entropy } => {
                let person = self.alias(person);
                self.may_sit_down(person, now)?;
                self.push(Record::Join { seat, person, name })?;
                match entropy.filter(|_| self.table.format >= Format::Two) {
                    Some(entropy) => self.push(Record::Note(Note::Ready { seat, entropy })),
                    None => Ok(()),
                }
            }
            Command::Pass { seat, person, name } => {
                let person = self.alias(person);
                self.push(Record::Join { seat, person, name })
            }
            Command::Take { link, person, name } => self.take(link, person, name, now),
            Command::Note(note) => self.push(Record::Note(note)),
            Command::Name { seat, name } => self.push(Record::Name { seat, name }),
            Command::Leave { seat } => self.leave(seat),
            Command::Remove { seat, until } => {
                if self.table.format >= Format::Two {
                    self.push(Record::Note(Note::Removed { seat, until }))?;
                }
                self.leave(seat)
            }
            Command::Host { seat } => self.push(Record::Host { seat }),
            Command::Bot { seat, level } => self.push(Record::Bot { seat, level }),
            Command::Cover { seat, level } => self.push(Record::Cover { seat, level }),
            Command::Uncover { seat } => self.push(Record::Uncover { seat }),
            Command::Set { changes } => self.set(&changes),
            Command::Start { entropy } => self.start(&entropy, now),
            Command::Pause => {
                let at = self.table.running()?.time.at(now);
                self.push(Record::Pause { at, wall: now })
            }
            Command::Resume => {
                let run = self.table.run.as_ref().ok_or(Rejected::NotStarted)?;
                self.push(Record::Resume { at: run.time.last(), wall: now })
            }
            Command::Close { reason } => self.close(reason),
            Command::CloseFor(closing) => {
                if self.table.format >= Format::Two {
                    self.push(Record::Note(Note::Closing(closing)))?;
                }
                self.close(Reason::Closed)
            }
        }
    }

    fn may_sit_down(&self, person: Alias, now: UnixMillis) -> Result<(), G> {
        if self.table.notes.is_removed(person, now) { Err(Rejected::Removed) } else { Ok(()) }
    }

    fn leave(&mut self, seat: Seat) -> Result<(), G> {
        let next_host = self.table.people.next_host(seat);
        self.push(Record::Leave { seat })?;
        next_host.map_or(Ok(()), |seat| self.push(Record::Host { seat }))
    }

    fn close(&mut self, reason: Reason) -> Result<(), G> {
        let (seed, salt) = self.revealed();
        self.push(Record::Closed { seed, salt, reason })
    }

    fn take(
        &mut self,
        link: Hash,
        person: Person,
        name: Option<Name>,
        now: UnixMillis,
    ) -> Result<(), G> {
        let seat = self.table.notes.link(link, now).ok_or(Rejected::NoLink)?;
        let Some(Sitter::Player { person: before, name: called, .. }) = self.table.people.at(seat)
        else {
            return Err(Rejected::NoLink);
        };
        let (before, name) = (*before, name.unwrap_or_else(|| called.clone()));
        let person = self.alias(person);
        self.may_sit_down(person, now)?;
        self.push(Record::Note(Note::LinkUsed { hash: link }))?;
        if person == before {
            return Ok(());
        }
        self.push(Record::Join { seat, person, name })
    }

    fn act(
        &mut self,
        (seat, actor, seen): (Seat, Actor, u64),
        key: Key,
        action: &str,
        now: UnixMillis,
    ) -> Result<(), G> {
        let run = self.table.running()?;
        let at = run.time.at(now);
        let is_covered = self.table.people.is_covered(seat);
        match (self.table.people.at(seat), actor) {
            (None, _) => return Err(Rejected::NoSuchSeat(seat)),
            (Some(Sitter::Bot { .. }), Actor::Player) => return Err(Rejected::BotSeat(seat)),
            (Some(Sitter::Player { .. }), Actor::Bot) if !is_covered => {
                return Err(Rejected::PlayerSeat(seat));
            }
            _ => {}
        }
        // The draft already has the number of the append that is being planned.
        let is_fresh = (run.last..self.table.seq).contains(&seen);
        if G::PACE == Pace::Turns && !is_fresh {
            return Err(Rejected::Stale);
        }
        let action = run.game.late(seat, action.parse()?);
        if is_covered && actor == Actor::Player {
            self.push(Record::Uncover { seat })?;
        }
        self.input(Record::Act { at, seat, key, action: action.to_string() })
    }

    fn set(&mut self, changes: &[(String, String)]) -> Result<(), G> {
        if changes.is_empty() {
            return Err(Unreadable::new("a setting", "").into());
        }
        for (key, text) in changes {
            let setting = G::SETTINGS.iter().find(|setting| setting.key == key);
            if !is_word(key, 40) || setting.is_none() {
                let keys: Vec<_> = G::SETTINGS.iter().map(|setting| setting.key).collect();
                let expected = format!("a setting: {}", keys.join(", "));
                return Err(Unreadable::new(expected, key).into());
            }
            let kind: Option<Kind> = setting.map(|setting| setting.kind);
            let value = Value::typed(kind, text)?;
            self.push(Record::Set { key: key.clone(), value })?;
        }
        self.table.apply_settings()
    }

    fn start(&mut self, sent: &[(Seat, Entropy)], now: UnixMillis) -> Result<(), G> {
        if self.table.is_started() {
            return Err(Rejected::Started);
        }
        let free = self.table.people.free();
        if !free.is_empty() {
            return Err(Rejected::NotReady(free));
        }
        let noted = self.table.notes.ready.clone();
        let sent = if self.table.format >= Format::Two { &noted } else { sent };
        let mut entropy = Vec::new();
        for seat in self.table.people.players() {
            let bytes = sent.iter().find(|(sender, _)| *sender == seat);
            entropy.push(*bytes.ok_or(Rejected::NoEntropy(seat))?);
        }
        let config = self.table.config.to_string();
        let config = config.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
        let rules = self.table.rules.unwrap_or(FORMAT_1_RULES);
        self.input(Record::Start { rules, wall: now, entropy, config })
    }
}
