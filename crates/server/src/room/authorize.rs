//! Who may request what, and the command that follows from it.

use game::{Kind as SettingKind, Seat, SeatSet, Setting, Talk};
use journal::{Access, Chat};
use table::{
    Actor, Command, Entropy, Key, Level, Name, Note, Person, Record, Sitter, Switch, UnixMillis,
    Value,
};

use super::append::AppendFailure;
use super::links;
use super::presence::ABSENT_AFTER_MS;
use super::recent::clean_text;
use super::task::Room;
use super::{Answer, RoomError, RoomRequest};

pub(super) type Result<T = Answer> = std::result::Result<T, RoomError>;

impl Room {
    /// Does what is requested, if the person may. Where other machines write too, a refusal may only mean
    /// that we are behind: then we catch up, and try once more.
    ///
    /// # Errors
    /// Why not; also if what other machines wrote cannot be read.
    pub(super) async fn handle(
        &mut self,
        person: Person,
        request: RoomRequest,
        now: UnixMillis,
    ) -> Result {
        if self.is_clock_off() {
            return Err(RoomError::ClockOff);
        }
        if matches!(request, RoomRequest::Act { seen, .. } if seen > self.table.seq()) {
            self.try_catch_up().await?;
        }
        if !self.context.journal.is_shared() {
            return self.authorize(person, request, now).await;
        }
        let result = self.authorize(person, request.clone(), now).await;
        if result.is_err() && (self.try_catch_up().await? || self.refresh_entropy().await) {
            return self.authorize(person, request, now).await;
        }
        result
    }

    async fn authorize(&mut self, person: Person, request: RoomRequest, now: UnixMillis) -> Result {
        if self.is_broken {
            return Err(RoomError::GameFault);
        }
        let names_host = matches!(request, RoomRequest::Command(Command::Host { .. }));
        let heir = self.heir(person, now).filter(|_| !names_host);
        let answer = self.execute(person, request, now).await?;
        // Only what was done counts: what is refused or repeated changes nothing.
        if !answer.is_repeated {
            let mine = self.seats_of(person);
            let was_away = mine.iter().any(|seat| !self.presence.is_here(seat, now));
            self.presence.seen(mine, now);
            if let Some(heir) = heir.filter(|&heir| mine.contains(heir)) {
                self.make_host(heir, now).await;
            }
            self.count_votes(now).await;
            if was_away {
                self.publish();
            }
        }
        Ok(answer)
    }

    /// Does what is requested, if the person may.
    async fn execute(&mut self, person: Person, request: RoomRequest, now: UnixMillis) -> Result {
        let mine = self.seats_of(person);
        match request {
            RoomRequest::Command(command) => self.command(person, mine, command, now).await,
            RoomRequest::Join { seat, name, entropy } => {
                self.join(person, seat, name, entropy, now).await
            }
            RoomRequest::Start { changes, entropy } => {
                self.start(person, mine, changes, entropy, now).await
            }
            RoomRequest::Act { seat, action, seen, key } => {
                self.act(own(mine, seat)?, action, seen, key, now).await
            }
            RoomRequest::Bot { seat, level } => {
                self.require_host(person, now)?;
                let level = self.bot_level(level, seat)?;
                self.commit(Command::Bot { seat, level }, now).await
            }
            RoomRequest::Free { seat } => self.free(person, mine, seat, now).await,
            RoomRequest::Cover { seat, level } => self.cover(mine, seat, level, now).await,
            RoomRequest::MoveSeat { seat } => {
                own(mine, Some(seat))?;
                self.make_link(seat, now).await
            }
            RoomRequest::HandOn { seat } => {
                self.require_host(person, now)?;
                if self.presence.is_here(seat, now) {
                    return Err(RoomError::NotMissing);
                }
                self.make_link(seat, now).await
            }
            RoomRequest::Take { code, name } => self.take_seat(person, &code, name, now).await,
            RoomRequest::Talk { seat, kind, text } => self.talk(own(mine, seat)?, kind, &text),
            RoomRequest::Rematch { changes } => {
                own(mine, None)?;
                self.play_again(person, changes, now).await
            }
        }
    }

    /// Carries out a command that needs nothing from the room but its permission.
    async fn command(
        &mut self,
        person: Person,
        mine: SeatSet,
        command: Command,
        now: UnixMillis,
    ) -> Result {
        match &command {
            Command::Close { .. } | Command::Host { .. } => self.require_host(person, now)?,
            Command::Resume => drop(own(mine, None)?),
            Command::Uncover { seat } => drop(own(mine, Some(*seat))?),
            Command::Set { changes } => {
                self.require_host(person, now)?;
                if !changes.is_empty() {
                    return self.set(changes.clone(), now).await;
                }
            }
            Command::Pause => return self.pause(mine, now).await,
            Command::Name { seat, name } => {
                own(mine, Some(*seat))?;
                self.may_be_renamed(*seat)?;
                let name = self.own_name(*seat, name.clone());
                return self.commit(Command::Name { seat: *seat, name }, now).await;
            }
            Command::Note(Note::Chat(switch)) => {
                self.require_host(person, now)?;
                return self.set_chat(*switch, now).await;
            }
            Command::Note(Note::Ready { seat, entropy }) => {
                own(mine, Some(*seat))?;
                return self.contribute(person, *seat, *entropy, now).await;
            }
            _ => return Err(RoomError::NotYourSeat),
        }
        self.commit(command, now).await
    }

    /// Appends a command whose sender may give it.
    pub(super) async fn commit(&mut self, command: Command, now: UnixMillis) -> Result {
        let seq = self.append(command, now).await?;
        Ok(Answer { seq, ..Answer::default() })
    }

    /// The answer to a request that has written nothing.
    pub(super) fn unchanged(&self) -> Answer {
        Answer { seq: self.table.seq(), ..Answer::default() }
    }

    /// The seat of this person that becomes the host's if they do something now: the host has been gone for
    /// a minute.
    fn heir(&self, person: Person, now: UnixMillis) -> Option<Seat> {
        let mine = self.seats_of(person);
        let host = self.table.people().host()?;
        let heir = mine.iter().next()?;
        if mine.contains(host) || self.presence.is_here(host, now) {
            return None;
        }
        // The host may be at another machine: where something happens, nobody counts as gone.
        let idle = now.0.saturating_sub(self.summary.changed.0);
        (!self.context.journal.is_shared() || idle >= ABSENT_AFTER_MS).then_some(heir)
    }

    async fn make_host(&mut self, heir: Seat, now: UnixMillis) {
        if self.table.people().host() != Some(heir) && self.table.end().is_none() {
            // If that cannot be, the table goes on as it is.
            let _ = self.append(Command::Host { seat: heir }, now).await;
        }
    }

    /// Checks that this person is the host, or becomes it by what they do now.
    pub(super) fn require_host(&self, person: Person, now: UnixMillis) -> Result<()> {
        let host = self.table.people().host();
        let is_host = host.is_some_and(|seat| self.seats_of(person).contains(seat));
        if is_host || self.heir(person, now).is_some() { Ok(()) } else { Err(RoomError::NotHost) }
    }

    fn seats_of(&self, person: Person) -> SeatSet {
        let alias = self.vault.alias(person);
        let is_theirs = |sitter: &Sitter| matches!(sitter, Sitter::Player { person: theirs, .. } if *theirs == alias);
        let people = self.table.people().iter();
        people.filter(|(_, sitter)| is_theirs(sitter)).map(|(seat, _)| seat).collect()
    }

    async fn join(
        &mut self,
        person: Person,
        seat: Option<Seat>,
        name: Name,
        entropy: Option<Entropy>,
        now: UnixMillis,
    ) -> Result {
        let first = self.table.people().free().iter().next();
        let seat = seat.or(first).ok_or(RoomError::TableFull)?;
        let name = self.own_name(seat, name);
        self.commit(Command::Join { seat, person, name, entropy }, now).await?;
        self.presence.forget(seat, now);
        // Format 1 keeps the contribution outside the log. If that fails, the page sends it again.
        if let Some(entropy) = entropy.filter(|_| self.table.notes().is_none()) {
            let _ = self.contribute(person, seat, entropy, now).await;
        }
        self.publish();
        Ok(Answer { seat: Some(seat), ..self.unchanged() })
    }

    /// Changes settings. A form sends all of them: those that stay the same are left out, and if none is
    /// left nothing is written.
    pub(super) async fn set(
        &mut self,
        mut changes: Vec<(String, String)>,
        now: UnixMillis,
    ) -> Result {
        let table = &self.table;
        if let Ok(info) = games::info(table.game()) {
            changes.retain(|(key, text)| {
                let setting = info.settings.iter().find(|setting| setting.key == key);
                setting.is_none_or(|setting| is_change(setting, table.settings().get(key), text))
            });
        }
        if changes.is_empty() {
            return Ok(self.unchanged());
        }
        self.commit(Command::Set { changes }, now).await
    }

    async fn act(
        &mut self,
        seat: Seat,
        action: String,
        seen: u64,
        key: Key,
        now: UnixMillis,
    ) -> Result {
        let command =
            Command::Act { seat, actor: Actor::Player, key, action: action.clone(), seen };
        let (seq, is_repeated) = match self.append(command, now).await {
            Err(AppendFailure::Repeated(seq)) => {
                self.require_same_action(seq, (seat, key), &action).await?;
                (seq, true)
            }
            appended => (appended?, false),
        };
        Ok(Answer { seq, seat: Some(seat), is_repeated, ..Answer::default() })
    }

    /// Checks that the action which was done with this key is the one that is sent now. It is read from the
    /// record, so that the answer is the same after a restart and at another machine.
    async fn require_same_action(
        &mut self,
        seq: u64,
        sent: (Seat, Key),
        action: &str,
    ) -> Result<()> {
        let table = &self.table;
        let rows = self.context.journal.read(table.id(), seq).await;
        let rows = rows.map_err(|error| RoomError::unreadable(table.id(), &error))?;
        let mut records = rows.iter().take(1).flat_map(|row| row.append.records());
        let done = records.find_map(|record| match record {
            Record::Act { seat, key, action, .. } if (*seat, *key) == sent => Some(action),
            _ => None,
        });
        let is_same = done.is_some_and(|done| table.is_same_action(action, done));
        if is_same { Ok(()) } else { Err(RoomError::KeyUsed) }
    }

    /// Frees a seat; once the game runs, a bot plays on for it.
    async fn free(&mut self, person: Person, mine: SeatSet, seat: Seat, now: UnixMillis) -> Result {
        if !mine.contains(seat) {
            self.require_host(person, now)?;
        }
        if !self.table.is_started() {
            let answer = self.commit(Command::Leave { seat }, now).await?;
            self.entropy.retain(|&(ready, _)| ready != seat);
            self.publish();
            return Ok(answer);
        }
        if !mine.contains(seat) {
            return Err(RoomError::Started);
        }
        let level = self.bot_level(None, seat)?;
        self.commit(Command::Cover { seat, level }, now).await
    }

    async fn cover(
        &mut self,
        mine: SeatSet,
        seat: Seat,
        level: Option<Level>,
        now: UnixMillis,
    ) -> Result {
        own(mine, None)?;
        if !mine.contains(seat) && !self.is_late(seat, now) {
            return Err(RoomError::NotLate);
        }
        let level = self.bot_level(level, seat)?;
        self.commit(Command::Cover { seat, level }, now).await
    }

    /// The level that is named, if the game has such a bot; without one the strongest.
    fn bot_level(&self, level: Option<Level>, seat: Seat) -> Result<Level> {
        let strongest = || games::info(self.table.game()).ok()?.bots.last()?.parse().ok();
        let Some(level) = level.or_else(strongest) else {
            return Err(RoomError::NoSuchBot("this game has no bots".to_owned()));
        };
        match self.table.bot(level.as_str(), seat) {
            Ok(_) => Ok(level),
            Err(error) => Err(RoomError::NoSuchBot(error.to_string())),
        }
    }

    /// Makes a link that hands the seat over.
    async fn make_link(&mut self, seat: Seat, now: UnixMillis) -> Result {
        if !matches!(self.table.people().at(seat), Some(Sitter::Player { .. })) {
            return Err(RoomError::NoPlayer);
        }
        if self.table.notes().is_none() {
            let code = self.link_codes.make(seat, now)?;
            return Ok(Answer { code: Some(code), seat: Some(seat), ..self.unchanged() });
        }
        let (code, link) = links::recorded(seat, now)?;
        let answer = self.commit(Command::Note(Note::Link(link)), now).await?;
        Ok(Answer { code: Some(code), seat: Some(seat), ..answer })
    }

    /// Hands over the seat of a link to a person who has its code.
    async fn take_seat(
        &mut self,
        person: Person,
        code: &str,
        name: Option<Name>,
        now: UnixMillis,
    ) -> Result {
        let link = links::hash(code);
        let found = match self.table.notes() {
            Some(notes) => notes.link(link, now),
            None => self.link_codes.find(code, now),
        };
        let seat = found.ok_or(RoomError::LinkGone)?;
        let name = match (name, self.table.people().at(seat)) {
            (Some(new), Some(Sitter::Player { name, .. })) if new == *name => new,
            (Some(new), Some(Sitter::Player { .. })) => {
                self.may_be_renamed(seat)?;
                self.own_name(seat, new)
            }
            (None, Some(Sitter::Player { name, .. })) => name.clone(),
            (_, Some(Sitter::Bot { .. }) | None) => return Err(RoomError::NotYourSeat),
        };
        let is_new = !self.seats_of(person).contains(seat);
        if self.table.notes().is_some() {
            self.commit(Command::Take { link, person, name: Some(name) }, now).await?;
        } else {
            if is_new {
                self.commit(Command::Pass { seat, person, name }, now).await?;
            }
            self.link_codes.used(seat);
        }
        if is_new {
            self.presence.forget(seat, now);
        }
        self.publish();
        Ok(Answer { seat: Some(seat), ..self.unchanged() })
    }

    /// Says something, if the game lets this seat speak.
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
        Ok(Answer { seat: Some(seat), ..self.unchanged() })
    }

    /// Switches the chat. In format 1 this is not recorded and lasts as long as the room.
    async fn set_chat(&mut self, switch: Switch, now: UnixMillis) -> Result {
        if self.table.notes().is_some() {
            return self.commit(Command::Note(Note::Chat(switch)), now).await;
        }
        self.summary.chat = if switch == Switch::On { Chat::On } else { Chat::Off };
        self.publish();
        Ok(self.unchanged())
    }
}

/// Whether this text changes a setting. Naming the default of a setting that is not set changes nothing. A
/// text that cannot be read counts as a change: it is refused where it is carried out.
fn is_change(setting: &Setting, now: Option<&Value>, text: &str) -> bool {
    let Ok(wanted) = Value::typed(Some(setting.kind), text) else { return true };
    let default = match setting.kind {
        SettingKind::Number { default, .. } => default.to_string(),
        SettingKind::Switch { default } => if default { "on" } else { "off" }.to_owned(),
        SettingKind::Choice { default, .. } => default.to_owned(),
        SettingKind::EachSeat { .. } | SettingKind::Drawing { .. } => String::new(),
    };
    let is_default = |value: &Value| match value {
        Value::Default => true,
        Value::Line(line) => *line == default,
        Value::Block(_) => false,
    };
    let now = now.unwrap_or(&Value::Default);
    wanted != *now && !(is_default(&wanted) && is_default(now))
}

/// The seat that is named, if it is one of these; without a name the first of them.
pub(super) fn own(mine: SeatSet, named: Option<Seat>) -> Result<Seat> {
    let seat = named.filter(|&seat| mine.contains(seat));
    let first = || mine.iter().next().filter(|_| named.is_none());
    seat.or_else(first).ok_or(RoomError::NotYourSeat)
}
