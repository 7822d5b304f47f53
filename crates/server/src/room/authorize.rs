//! Checks who may request what, and carries out what is requested.

use game::{Seat, SeatSet, Talk};
use journal::{Access, Chat};
use table::{
    Actor, Command, Entropy, Key, Level, Name, Note, Person, Record, Sitter, Switch, UnixMillis,
};

use super::append::AppendFailure;
use super::links;
use super::recent::clean_text;
use super::task::Room;
use super::{CommandReply, RoomRequest, snapshot};
use crate::error::RoomError;

/// How long a player whom the host has removed cannot join again.
const REMOVED_FOR_MS: u64 = 600_000;

pub(super) type Result<T = CommandReply> = std::result::Result<T, RoomError>;

impl Room {
    /// Handles a request. Where machines share the journal, a refusal may only mean that this one is behind:
    /// then it reads what others appended and tries once more.
    ///
    /// # Errors
    /// Why nothing was done; also if the appends of other machines cannot be read.
    pub(super) async fn handle(&mut self, person: Person, request: RoomRequest) -> Result {
        if self.is_clock_off() {
            return Err(RoomError::ClockOff);
        }
        if matches!(request, RoomRequest::Act { seen, .. } if seen > self.table.seq()) {
            self.try_catch_up().await?;
        }
        if !self.context.journal.is_shared() {
            return self.authorize(person, request).await;
        }
        if self.heir(person).is_some() || matches!(request, RoomRequest::HandOn { .. }) {
            // The absent player may be present at another machine.
            self.exchange_presence().await?;
        }
        let result = self.authorize(person, request.clone()).await;
        if result.is_err() && (self.try_catch_up().await? || self.refresh_entropy().await) {
            return self.authorize(person, request).await;
        }
        result
    }

    async fn authorize(&mut self, person: Person, request: RoomRequest) -> Result {
        if self.is_broken {
            return Err(RoomError::GameFault);
        }
        let names_host = matches!(request, RoomRequest::Command(Command::Host { .. }));
        let heir = self.heir(person).filter(|_| !names_host);
        let answer = self.execute(person, request).await?;
        // A refused or repeated request changes nothing, not even who counts as present.
        if !answer.is_repeated {
            let mine = self.seats_of(person);
            let was_away = mine.iter().any(|seat| !self.is_here(seat));
            self.presence.seen(mine, self.now);
            self.wake_bots().await;
            if let Some(heir) = heir.filter(|&heir| mine.contains(heir)) {
                self.make_host(heir).await;
            }
            self.count_votes().await;
            if was_away {
                self.publish();
            }
        }
        Ok(answer)
    }

    /// Checks whether the person may do this, and does it.
    async fn execute(&mut self, person: Person, request: RoomRequest) -> Result {
        let mine = self.seats_of(person);
        match request {
            RoomRequest::Command(command @ (Command::Close { .. } | Command::Host { .. })) => {
                self.require_host(person)?;
                self.commit(command).await
            }
            RoomRequest::Command(Command::Set { changes }) => {
                self.require_host(person)?;
                // Without changes the table decides: after the start it refuses.
                if changes.is_empty() {
                    return self.commit(Command::Set { changes }).await;
                }
                self.set(changes).await
            }
            RoomRequest::Command(Command::Pause) => self.pause(mine).await,
            RoomRequest::Command(Command::Resume) => {
                own(mine, None)?;
                self.commit(Command::Resume).await
            }
            RoomRequest::Command(Command::Uncover { seat }) => {
                own(mine, Some(seat))?;
                self.commit(Command::Uncover { seat }).await
            }
            RoomRequest::Command(Command::Name { seat, name }) => {
                own(mine, Some(seat))?;
                self.may_be_renamed(seat)?;
                let name = self.unique_name(seat, name);
                self.commit(Command::Name { seat, name }).await
            }
            RoomRequest::Command(Command::Note(Note::Chat(switch))) => {
                self.require_host(person)?;
                self.set_chat(switch).await
            }
            RoomRequest::Command(Command::Note(Note::Ready { seat, entropy })) => {
                own(mine, Some(seat))?;
                self.contribute(person, seat, entropy).await
            }
            RoomRequest::Command(_) => Err(RoomError::NotYourSeat),
            RoomRequest::Join { seat, name, entropy } => {
                self.join(person, seat, name, entropy).await
            }
            RoomRequest::Start { changes, entropy } => {
                self.start(person, mine, changes, entropy).await
            }
            RoomRequest::Act { seat, action, seen, key } => {
                self.act(own(mine, seat)?, action, seen, key).await
            }
            RoomRequest::Bot { seat, level } => {
                self.require_host(person)?;
                let level = self.bot_level(level, seat)?;
                self.commit(Command::Bot { seat, level }).await
            }
            RoomRequest::Fill { level } => {
                self.require_host(person)?;
                self.fill(level).await
            }
            RoomRequest::Colour { seat, colour } => {
                own(mine, Some(seat))?;
                self.colour(seat, &colour).await
            }
            RoomRequest::Free { seat } => self.free(person, mine, seat).await,
            RoomRequest::Cover { seat, level } => self.cover(mine, seat, level).await,
            RoomRequest::MoveSeat { seat } => {
                own(mine, Some(seat))?;
                self.make_link(seat).await
            }
            RoomRequest::HandOn { seat } => {
                self.require_host(person)?;
                if self.is_here(seat) {
                    return Err(RoomError::NotMissing);
                }
                self.make_link(seat).await
            }
            RoomRequest::Take { code, name } => self.take_seat(person, &code, name).await,
            RoomRequest::Talk { seat, kind, text } => self.talk(own(mine, seat)?, kind, &text),
            RoomRequest::Rematch { changes } => {
                own(mine, None)?;
                self.play_again(person, changes).await
            }
        }
    }

    /// Appends a command that was authorized.
    pub(super) async fn commit(&mut self, command: Command) -> Result {
        let seq = self.append(command).await?;
        Ok(CommandReply { seq, ..CommandReply::default() })
    }

    /// The reply to a request that has appended nothing.
    pub(super) fn unchanged(&self) -> CommandReply {
        CommandReply { seq: self.table.seq(), ..CommandReply::default() }
    }

    /// The seat of this person that becomes the host's if they do something now: the host has been absent for
    /// a minute.
    fn heir(&self, person: Person) -> Option<Seat> {
        let mine = self.seats_of(person);
        let host = self.table.people().host()?;
        let heir = mine.iter().next()?;
        let is_vacant = !mine.contains(host) && !self.is_here(host);
        is_vacant.then_some(heir)
    }

    async fn make_host(&mut self, heir: Seat) {
        if self.table.people().host() != Some(heir) && self.table.end().is_none() {
            // If that fails, the table keeps its host.
            let _ = self.append(Command::Host { seat: heir }).await;
        }
    }

    /// Checks that this person is the host, or becomes the host by this request.
    pub(super) fn require_host(&self, person: Person) -> Result<()> {
        let host = self.table.people().host();
        let is_host = host.is_some_and(|seat| self.seats_of(person).contains(seat));
        if is_host || self.heir(person).is_some() { Ok(()) } else { Err(RoomError::NotHost) }
    }

    fn seats_of(&self, person: Person) -> SeatSet {
        snapshot::seats_of(&*self.table, self.vault.alias(person))
    }

    async fn join(
        &mut self,
        person: Person,
        seat: Option<Seat>,
        name: Name,
        entropy: Option<Entropy>,
    ) -> Result {
        let people = self.table.people();
        let is_public = self.summary.access == Access::Public;
        let mine = self.seats_of(person).len();
        if is_public && mine > 0 && mine + 1 >= people.seats() {
            return Err(RoomError::SeatsForOthers);
        }
        let first = people.free().iter().next();
        let seat = seat.or(first).ok_or(RoomError::TableFull)?;
        let name = self.unique_name(seat, name);
        self.commit(Command::Join { seat, person, name, entropy }).await?;
        self.presence.forget(seat, self.now);
        // Format 1 keeps the contribution outside the log. If that fails, the page sends it again.
        if let Some(entropy) = entropy.filter(|_| self.table.notes().is_none()) {
            let _ = self.contribute(person, seat, entropy).await;
        }
        self.publish();
        let table = Some(self.table.id().to_string());
        Ok(CommandReply { table, seat: Some(seat), ..self.unchanged() })
    }

    async fn act(&mut self, seat: Seat, action: String, seen: u64, key: Key) -> Result {
        let command =
            Command::Act { seat, actor: Actor::Player, key, action: action.clone(), seen };
        let (seq, is_repeated) = match self.append(command).await {
            Err(AppendFailure::Repeated(seq)) => {
                self.require_same_action(seq, (seat, key), &action).await?;
                (seq, true)
            }
            appended => (appended?, false),
        };
        Ok(CommandReply { seq, seat: Some(seat), is_repeated, ..CommandReply::default() })
    }

    /// Checks that the action which was done with this key is the one that is sent now. It is read from the
    /// record, so that the reply is the same after a restart and at another machine.
    async fn require_same_action(
        &mut self,
        seq: u64,
        sent: (Seat, Key),
        action: &str,
    ) -> Result<()> {
        let table = &self.table;
        let rows = self.context.journal.read(table.id(), seq).await;
        let rows = rows.map_err(RoomError::unreadable(table.id()))?;
        let mut records = rows.iter().take(1).flat_map(|row| row.append.records());
        let done = records.find_map(|record| match record {
            Record::Act { seat, key, action, .. } if (*seat, *key) == sent => Some(action),
            _ => None,
        });
        let is_same = done.is_some_and(|done| table.is_same_action(action, done));
        if is_same { Ok(()) } else { Err(RoomError::KeyUsed) }
    }

    /// Frees a seat; after the start a bot plays on for it.
    async fn free(&mut self, person: Person, mine: SeatSet, seat: Seat) -> Result {
        if !mine.contains(seat) {
            self.require_host(person)?;
        }
        if !self.table.is_started() {
            let sitter = self.table.people().at(seat);
            let leave = match sitter {
                Some(Sitter::Player { .. }) if !mine.contains(seat) => {
                    Command::Remove { seat, until: UnixMillis(self.now.0 + REMOVED_FOR_MS) }
                }
                _ => Command::Leave { seat },
            };
            let answer = self.commit(leave).await?;
            self.entropy.retain(|&(ready, _)| ready != seat);
            self.publish();
            return Ok(answer);
        }
        if !mine.contains(seat) {
            return Err(RoomError::Started);
        }
        let level = self.bot_level(None, seat)?;
        self.commit(Command::Cover { seat, level }).await
    }

    async fn cover(&mut self, mine: SeatSet, seat: Seat, level: Option<Level>) -> Result {
        own(mine, None)?;
        if !mine.contains(seat) && !self.is_late(seat) {
            return Err(RoomError::NotLate);
        }
        let level = self.bot_level(level, seat)?;
        self.commit(Command::Cover { seat, level }).await
    }

    /// The named level, if the game has such a bot; without a name the strongest.
    pub(super) fn bot_level(&self, level: Option<Level>, seat: Seat) -> Result<Level> {
        let strongest = || games::info(self.table.game()).ok()?.bots.last()?.parse().ok();
        let Some(level) = level.or_else(strongest) else {
            return Err(RoomError::NoSuchBot("this game has no bots".to_owned()));
        };
        match self.table.bot(level.as_str(), seat) {
            Ok(_) => Ok(level),
            Err(error) => Err(RoomError::NoSuchBot(error.to_string())),
        }
    }

    /// Creates a seat link.
    async fn make_link(&mut self, seat: Seat) -> Result {
        if !matches!(self.table.people().at(seat), Some(Sitter::Player { .. })) {
            return Err(RoomError::NoPlayer);
        }
        if self.table.notes().is_none() {
            let code = self.link_codes.make(seat, self.now)?;
            return Ok(self.link_reply(seat, &code));
        }
        let (code, link) = links::recorded(seat, self.now)?;
        self.commit(Command::Note(Note::Link(link))).await?;
        Ok(self.link_reply(seat, &code))
    }

    fn link_reply(&self, seat: Seat, code: &str) -> CommandReply {
        let take = format!("/tables/{}/take/{code}", self.table.id());
        CommandReply { take: Some(take), seat: Some(seat), ..self.unchanged() }
    }

    /// Gives the seat of a link to a person who has its code.
    async fn take_seat(&mut self, person: Person, code: &str, name: Option<Name>) -> Result {
        let link = links::hash(code);
        let found = match self.table.notes() {
            Some(notes) => notes.link(link, self.now),
            None => self.link_codes.find(code, self.now),
        };
        let seat = found.ok_or(RoomError::LinkGone)?;
        let name = match (name, self.table.people().at(seat)) {
            (Some(new), Some(Sitter::Player { name, .. })) if new == *name => new,
            (Some(new), Some(Sitter::Player { .. })) => {
                self.may_be_renamed(seat)?;
                self.unique_name(seat, new)
            }
            (None, Some(Sitter::Player { name, .. })) => name.clone(),
            (_, Some(Sitter::Bot { .. }) | None) => return Err(RoomError::NotYourSeat),
        };
        let is_new = !self.seats_of(person).contains(seat);
        if self.table.notes().is_some() {
            self.commit(Command::Take { link, person, name: Some(name) }).await?;
        } else {
            if is_new {
                self.commit(Command::Pass { seat, person, name }).await?;
            }
            self.link_codes.used(seat);
        }
        if is_new {
            self.presence.forget(seat, self.now);
        }
        self.publish();
        Ok(CommandReply { seat: Some(seat), ..self.unchanged() })
    }

    /// Adds a chat message, if the game lets this seat talk.
    pub(super) fn talk(&mut self, seat: Seat, kind: Talk, text: &str) -> Result {
        if kind == Talk::Words && self.summary.access == Access::Public {
            return Err(RoomError::ChatPrivateOnly);
        }
        if kind == Talk::Words && self.summary.chat == Chat::Off {
            return Err(RoomError::ChatOff);
        }
        self.table.may_talk(seat, kind)?;
        let text = clean_text(text).ok_or(RoomError::NothingSaid)?;
        self.recent.chat().push(seat, kind, text);
        self.publish();
        Ok(CommandReply { seat: Some(seat), ..self.unchanged() })
    }

    /// Switches the chat. In format 1 this is not recorded and is lost when the room ends.
    async fn set_chat(&mut self, switch: Switch) -> Result {
        if self.table.notes().is_some() {
            return self.commit(Command::Note(Note::Chat(switch))).await;
        }
        self.summary.chat = if switch == Switch::On { Chat::On } else { Chat::Off };
        self.publish();
        Ok(self.unchanged())
    }
}

/// The named seat, if it is one of the person's own; without a name the first of those.
pub(super) fn own(mine: SeatSet, named: Option<Seat>) -> Result<Seat> {
    let seat = named.filter(|&seat| mine.contains(seat));
    let first = || mine.iter().next().filter(|_| named.is_none());
    seat.or_else(first).ok_or(RoomError::NotYourSeat)
}
