//! Who may ask for what, and which order comes of it.

use axum::http::StatusCode;
use game::{Kind as SettingKind, Pace, Seat, SeatSet, Setting, Talk};
use games::{Kind, Refused};
use journal::{Access, Chat};
use table::{
    Entropy, Hand, Key, Level, Name, Note, Order, Person, Reason, Record, Sitter, Switch,
    UnixMillis, Value,
};

use super::codes;
use super::keeper::{Keeper, apology};
use super::presence::PATIENCE;
use super::said::tidied;
use super::store::{self, NotDone};
use super::{Answer, Ask, Asked};
use crate::Error;

pub(super) type Result<T = Answer> = std::result::Result<T, Error>;

impl Keeper {
    /// Does what is asked, if the asker may. Where other machines write too, a refusal may only mean
    /// that we are behind: then we look, and judge anew. If we cannot look, nobody knows, and the asker
    /// is told to try again.
    pub(super) async fn answer(&mut self, asked: Asked, now: UnixMillis) -> Result {
        if self.is_out_of_time() {
            return Err(clock_off());
        }
        if matches!(asked.ask, Ask::Act { seen, .. } if seen > self.store.table.seq()) {
            self.try_catch_up().await?;
        }
        if !self.store.journal.is_shared() {
            return self.judge(asked, now).await;
        }
        let judged = self.judge(asked.clone(), now).await;
        if judged.is_err() && (self.try_catch_up().await? || self.lend_again().await) {
            return self.judge(asked, now).await;
        }
        judged
    }

    async fn judge(&mut self, asked: Asked, now: UnixMillis) -> Result {
        if self.is_broken() {
            return Err(apology());
        }
        let Asked { person, ask } = asked;
        let heir = self.heir(person, now).filter(|_| !matches!(ask, Ask::Host { .. }));
        let answer = self.carry_on(person, ask, now).await?;
        // Only what was done counts: what is refused or repeated changes nothing.
        if !answer.is_repeated {
            let mine = self.seats_of(person);
            let was_away = mine.iter().any(|seat| !self.presence.is_here(seat, now));
            self.presence.seen(mine, now);
            if let Some(heir) = heir.filter(|&heir| mine.contains(heir)) {
                self.inherit(heir, now).await;
            }
            self.count_votes(now).await;
            if was_away {
                self.publish();
            }
        }
        Ok(answer)
    }

    /// Does what is asked, if the asker may.
    async fn carry_on(&mut self, person: Person, ask: Ask, now: UnixMillis) -> Result {
        let mine = self.seats_of(person);
        match ask {
            Ask::Join { seat, name, entropy } => self.join(person, seat, name, entropy, now).await,
            Ask::Start { changes, entropy } => {
                self.host(person, now)?;
                self.set(changes, now).await?;
                self.lend_again().await;
                if let Some(entropy) = entropy {
                    self.ready_all((person, mine), entropy, now).await?;
                }
                let entropy = self.entropy.clone();
                self.order(Order::Start { entropy }, now).await
            }
            Ask::Act { seat, action, seen, key } => {
                let seat = own(mine, seat)?;
                self.act(seat, action, seen, key, now).await
            }
            Ask::Set { changes } => {
                self.host(person, now)?;
                if changes.is_empty() {
                    return self.order(Order::Set { changes }, now).await;
                }
                self.set(changes, now).await
            }
            Ask::Chat { on } => {
                self.host(person, now)?;
                self.chat(on, now).await
            }
            Ask::Close => {
                self.host(person, now)?;
                self.order(Order::Close { reason: Reason::Closed }, now).await
            }
            Ask::Pause => self.pause(mine, now).await,
            Ask::Resume => {
                own(mine, None)?;
                self.order(Order::Resume, now).await
            }
            Ask::Bot { seat, level } => {
                self.host(person, now)?;
                let level = self.bot(level, seat)?;
                self.order(Order::Bot { seat, level }, now).await
            }
            Ask::Free { seat } => self.free(person, mine, seat, now).await,
            Ask::Name { seat, name } => {
                own(mine, Some(seat))?;
                self.may_be_renamed(seat)?;
                let name = self.own_name(seat, name);
                self.order(Order::Name { seat, name }, now).await
            }
            Ask::Host { seat } => {
                self.host(person, now)?;
                self.order(Order::Host { seat }, now).await
            }
            Ask::Cover { seat, level } => self.cover(mine, seat, level, now).await,
            Ask::Back { seat } => {
                own(mine, Some(seat))?;
                self.order(Order::Uncover { seat }, now).await
            }
            Ask::Ready { seat, entropy } => {
                own(mine, Some(seat))?;
                self.ready(person, seat, entropy, now).await
            }
            Ask::Move { seat } => {
                own(mine, Some(seat))?;
                self.link(seat, now).await
            }
            Ask::HandOn { seat } => {
                self.host(person, now)?;
                self.missing(seat, now)?;
                self.link(seat, now).await
            }
            Ask::Take { code, name } => self.take_over(person, &code, name, now).await,
            Ask::Talk { seat, kind, text } => self.talk(own(mine, seat)?, kind, &text),
            Ask::Again { changes } => self.play_again((person, mine), changes, now).await,
        }
    }

    /// The seat of this person that becomes the host's if they do something now: the host has been gone
    /// for long.
    fn heir(&self, person: Person, now: UnixMillis) -> Option<Seat> {
        let mine = self.seats_of(person);
        let host = self.store.table.people().host()?;
        let heir = mine.iter().next()?;
        if mine.contains(host) || self.presence.is_here(host, now) {
            return None;
        }
        // The host may be at another machine: where something happens, nobody is gone.
        let idle = now.0.saturating_sub(self.store.summary.changed.0);
        (!self.store.journal.is_shared() || idle >= PATIENCE).then_some(heir)
    }

    /// The host's office passes to the next who does something once the host has been gone for long.
    async fn inherit(&mut self, heir: Seat, now: UnixMillis) {
        if self.store.table.people().host() != Some(heir) && self.store.table.end().is_none() {
            // If that cannot be, the table goes on as it is.
            let _ = self.carry_out(Order::Host { seat: heir }, now).await;
        }
    }

    async fn join(
        &mut self,
        person: Person,
        seat: Option<Seat>,
        name: Name,
        entropy: Option<Entropy>,
        now: UnixMillis,
    ) -> Result {
        let first = self.store.table.people().free().iter().next();
        let Some(seat) = seat.or(first) else {
            let text = "every seat is taken: watch, or open a table of your own";
            return Err(Error::new(StatusCode::CONFLICT, "table-full", text));
        };
        let name = self.own_name(seat, name);
        self.order(Order::Join { seat, person, name, entropy }, now).await?;
        self.presence.forget(seat, now);
        // Format 1 keeps the contribution outside the log. If that fails, the page sends it again.
        if let Some(entropy) = entropy.filter(|_| self.store.table.notes().is_none()) {
            let _ = self.ready(person, seat, entropy, now).await;
        }
        self.publish();
        Ok(Answer { seat: Some(seat), ..self.now_at() })
    }

    /// Changes settings. A form sends all of them: those that are as they were are left out, and where
    /// none is left nothing is written.
    async fn set(&mut self, mut changes: Vec<(String, String)>, now: UnixMillis) -> Result {
        let table = &self.store.table;
        if let Ok(info) = games::info(table.game()) {
            changes.retain(|(key, text)| {
                let setting = info.settings.iter().find(|setting| setting.key == key);
                setting.is_none_or(|setting| is_change(setting, table.settings().get(key), text))
            });
        }
        if changes.is_empty() {
            return Ok(self.now_at());
        }
        self.order(Order::Set { changes }, now).await
    }

    async fn act(
        &mut self,
        seat: Seat,
        action: String,
        seen: u64,
        key: Key,
        now: UnixMillis,
    ) -> Result {
        let order = Order::Act { seat, hand: Hand::Player, key, action: action.clone(), seen };
        let answer = match self.carry_out(order, now).await {
            Err(NotDone::Refused(Refused { kind: Kind::Done(seq), .. })) => {
                self.is_what_was_done(seq, (seat, key), &action).await?;
                Answer { seq, is_repeated: true, ..Answer::default() }
            }
            done => told(done)?,
        };
        Ok(Answer { seat: Some(seat), ..answer })
    }

    /// An action with this key was done in this append: it must be the one that is sent now. What was
    /// done is read from the record, so that the answer is the same after a sleep, a restart and at
    /// another machine.
    async fn is_what_was_done(&mut self, seq: u64, sent: (Seat, Key), action: &str) -> Result<()> {
        let table = &self.store.table;
        let rows = self.store.journal.read(table.id(), seq).await;
        let rows = rows.map_err(|error| store::unreadable(table.id(), &error))?;
        let mut records = rows.iter().take(1).flat_map(|row| row.append.records());
        let done = records.find_map(|record| match record {
            Record::Act { seat, key, action, .. } if (*seat, *key) == sent => Some(action),
            _ => None,
        });
        if done.is_some_and(|done| table.is_same_action(action, done)) {
            return Ok(());
        }
        let text = "another action was done with this key: choose a new key for each action";
        Err(Error::new(StatusCode::CONFLICT, "key-used", text))
    }

    /// MZ-34: a pause needs the consent of all who are there.
    async fn pause(&mut self, mine: SeatSet, now: UnixMillis) -> Result {
        own(mine, None)?;
        if self.store.table.pace() != Pace::RealTime {
            let text = "nobody is pressed for time in this game: there is nothing to pause";
            return Err(Error::new(StatusCode::CONFLICT, "no-clock", text));
        }
        let table = &self.store.table;
        if let Some(Err(refused)) =
            store::guarded(|| table.plan(&self.store.vault, Order::Pause, now).map(drop))
        {
            return Err(refusal(&refused));
        }
        let players: Vec<Seat> = table.people().players().collect();
        self.pausing = mine.iter().fold(self.pausing, SeatSet::with);
        let waits =
            |seat: &&Seat| self.presence.is_here(**seat, now) && !self.pausing.contains(**seat);
        if players.iter().find(waits).is_some() {
            self.publish();
            return Ok(self.now_at());
        }
        self.order(Order::Pause, now).await
    }

    /// A seat becomes free; once the game runs, a bot plays on for it.
    async fn free(&mut self, person: Person, mine: SeatSet, seat: Seat, now: UnixMillis) -> Result {
        if !mine.contains(seat) {
            self.host(person, now)?;
        }
        if !self.store.table.is_started() {
            let answer = self.order(Order::Leave { seat }, now).await?;
            self.entropy.retain(|&(ready, _)| ready != seat);
            self.publish();
            return Ok(answer);
        }
        if !mine.contains(seat) {
            let text = "the game has started: let a bot cover the player, or hand the seat on";
            return Err(Error::new(StatusCode::CONFLICT, "started", text));
        }
        let level = self.bot(None, seat)?;
        self.order(Order::Cover { seat, level }, now).await
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
            let text = "a bot may step in once it has been a player's turn for a minute";
            return Err(Error::new(StatusCode::CONFLICT, "not-late", text));
        }
        let level = self.bot(level, seat)?;
        self.order(Order::Cover { seat, level }, now).await
    }

    /// A link that hands the seat over.
    async fn link(&mut self, seat: Seat, now: UnixMillis) -> Result {
        if !matches!(self.store.table.people().at(seat), Some(Sitter::Player { .. })) {
            let text = "no player sits there: only a player's seat can be handed over";
            return Err(Error::new(StatusCode::CONFLICT, "no-player", text));
        }
        if self.store.table.notes().is_none() {
            let code = self.codes.make(seat, now)?;
            return Ok(Answer { code: Some(code), seat: Some(seat), ..self.now_at() });
        }
        let (code, link) = codes::recorded(seat, now)?;
        let answer = self.order(Order::Note(Note::Link(link)), now).await?;
        Ok(Answer { code: Some(code), seat: Some(seat), ..answer })
    }

    fn missing(&self, seat: Seat, now: UnixMillis) -> Result<()> {
        if self.presence.is_here(seat, now) {
            let text = "that player is there: the seat can be handed on once they have been gone for a minute";
            return Err(Error::new(StatusCode::CONFLICT, "not-missing", text));
        }
        Ok(())
    }

    async fn take_over(
        &mut self,
        person: Person,
        code: &str,
        name: Option<Name>,
        now: UnixMillis,
    ) -> Result {
        let link = codes::hash(code);
        let found = match self.store.table.notes() {
            Some(notes) => notes.link(link, now),
            None => self.codes.find(code, now),
        };
        let Some(seat) = found else {
            let text = "this link was used, or is too old: ask for another";
            return Err(Error::new(StatusCode::GONE, "link-gone", text));
        };
        let name = match (name, self.store.table.people().at(seat)) {
            (Some(new), Some(Sitter::Player { name, .. })) if new == *name => new,
            (Some(new), Some(Sitter::Player { .. })) => {
                self.may_be_renamed(seat)?;
                self.own_name(seat, new)
            }
            (None, Some(Sitter::Player { name, .. })) => name.clone(),
            (_, Some(Sitter::Bot { .. }) | None) => return Err(not_yours()),
        };
        if self.store.table.notes().is_some() {
            let is_new = !self.seats_of(person).contains(seat);
            let answer = self.order(Order::Take { link, person, name: Some(name) }, now).await?;
            if is_new {
                self.presence.forget(seat, now);
                self.publish();
            }
            return Ok(Answer { seat: Some(seat), ..answer });
        }
        if !self.seats_of(person).contains(seat) {
            self.order(Order::Pass { seat, person, name }, now).await?;
            self.presence.forget(seat, now);
        }
        self.codes.used(seat);
        self.publish();
        Ok(Answer { seat: Some(seat), ..self.now_at() })
    }

    /// Says something, if the game lets one.
    pub(super) fn talk(&mut self, seat: Seat, kind: Talk, text: &str) -> Result {
        let table = &self.store.table;
        let conflict = |code, text: &str| Err(Error::new(StatusCode::CONFLICT, code, text));
        if kind == Talk::Words && self.store.summary.access == Access::Public {
            return conflict(
                "chat-private-only",
                "people write to each other at private tables only",
            );
        }
        if kind == Talk::Words && self.store.summary.chat == Chat::Off {
            return conflict("chat-off", "the host has switched writing off");
        }
        table.may_talk(seat, kind).map_err(|refused| refusal(&refused))?;
        let text = tidied(text).ok_or_else(|| {
            let text = "say something: 1 to 200 characters";
            Error::new(StatusCode::UNPROCESSABLE_ENTITY, "nothing-said", text)
        })?;
        self.lately.said().push(seat, kind, text);
        self.publish();
        Ok(Answer { seat: Some(seat), ..self.now_at() })
    }

    /// Switches writing on or off. In format 1 this is not recorded and lasts as long as the table
    /// is awake.
    async fn chat(&mut self, on: bool, now: UnixMillis) -> Result {
        if self.store.table.notes().is_some() {
            let switch = if on { Switch::On } else { Switch::Off };
            return self.order(Order::Note(Note::Chat(switch)), now).await;
        }
        self.store.summary.chat = if on { Chat::On } else { Chat::Off };
        self.publish();
        Ok(self.now_at())
    }

    /// A player contributes to the chance. In format 1 this is not recorded before the start.
    async fn ready(
        &mut self,
        person: Person,
        seat: Seat,
        entropy: Entropy,
        now: UnixMillis,
    ) -> Result {
        if self.store.table.notes().is_some() {
            return self.order(Order::Note(Note::Ready { seat, entropy }), now).await;
        }
        let store::Store { journal, table, .. } = &self.store;
        let lent = journal.put_entropy(table.id(), table.seq(), (seat, person, entropy)).await;
        lent.map_err(|trouble| crate::error::trouble(&trouble))?;
        self.entropy.retain(|&(ready, _)| ready != seat);
        self.entropy.push((seat, entropy));
        // In one order wherever they were lent.
        self.entropy.sort_by_key(|&(seat, _)| seat);
        self.publish();
        Ok(self.now_at())
    }

    /// Adds this to the chance for those of a person's seats that have added nothing yet.
    async fn ready_all(
        &mut self,
        (person, mine): (Person, SeatSet),
        entropy: Entropy,
        now: UnixMillis,
    ) -> Result<()> {
        for seat in mine.iter() {
            if !self.contributions().iter().any(|&(ready, _)| ready == seat) {
                self.ready(person, seat, entropy, now).await?;
            }
        }
        Ok(())
    }

    async fn order(&mut self, order: Order, now: UnixMillis) -> Result {
        told(self.carry_out(order, now).await)
    }

    pub(super) fn now_at(&self) -> Answer {
        Answer { seq: self.store.table.seq(), ..Answer::default() }
    }

    /// Whether this person is the host, or becomes it by what they do now.
    pub(super) fn host(&self, person: Person, now: UnixMillis) -> Result<()> {
        let host = self.store.table.people().host();
        let is_host = host.is_some_and(|seat| self.seats_of(person).contains(seat));
        if is_host || self.heir(person, now).is_some() {
            return Ok(());
        }
        let text =
            "only the host may do that: ask them, or wait until they have been gone for a minute";
        Err(Error::new(StatusCode::FORBIDDEN, "not-host", text))
    }

    fn seats_of(&self, person: Person) -> SeatSet {
        let alias = self.store.vault.alias(person);
        let is_theirs = |sitter: &Sitter| matches!(sitter, Sitter::Player { person: theirs, .. } if *theirs == alias);
        let people = self.store.table.people();
        people.iter().filter(|(_, sitter)| is_theirs(sitter)).map(|(seat, _)| seat).collect()
    }

    /// The level that is asked for, if the game has such a bot; else the strongest there is.
    fn bot(&self, level: Option<Level>, seat: Seat) -> Result<Level> {
        let table = &self.store.table;
        let strongest = || games::info(table.game()).ok()?.bots.last()?.parse().ok();
        let level = level.or_else(strongest);
        let known = level.as_ref().map(|level| table.bot(level.as_str(), seat));
        match (level, known) {
            (Some(level), Some(Ok(_))) => Ok(level),
            (_, known) => {
                let why = known.and_then(std::result::Result::err);
                let text =
                    why.map_or_else(|| "this game has no bots".to_owned(), |why| why.to_string());
                Err(Error::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-bot", text))
            }
        }
    }
}

/// What somebody is told of what came of an order.
fn told(done: std::result::Result<u64, NotDone>) -> Result {
    match done {
        Ok(seq) => Ok(Answer { seq, ..Answer::default() }),
        Err(NotDone::Refused(refused)) => Err(refusal(&refused)),
        Err(NotDone::Store(error)) => Err(error),
        Err(NotDone::Overtaken) => Err(store::busy()),
        Err(NotDone::Fault) => Err(apology()),
    }
}

/// Whether this text makes a setting another than it is. To set it to its default by name is none if it
/// is not set. What cannot be read is one: it is refused where it is carried out.
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

/// The seat that is meant: the one named, if it is one's own, or the only one.
pub(super) fn own(mine: SeatSet, named: Option<Seat>) -> Result<Seat> {
    match named {
        Some(seat) if mine.contains(seat) => Ok(seat),
        Some(_) => Err(not_yours()),
        None => mine.iter().next().ok_or_else(not_yours),
    }
}

fn not_yours() -> Error {
    let text = "that seat is not yours: name one of your own, or sit down first";
    Error::new(StatusCode::FORBIDDEN, "not-your-seat", text)
}

/// What is said where this machine cannot time a game.
pub(crate) fn clock_off() -> Error {
    let text = "this machine's clock is wrong, so it cannot time this game: try again, another machine may serve you";
    Error::new(StatusCode::SERVICE_UNAVAILABLE, "clock-off", text).after(1)
}

/// What is told of a refusal.
pub(crate) fn refusal(refused: &Refused) -> Error {
    let status = match refused.kind {
        Kind::Unreadable => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::Done(_) | Kind::No | Kind::Broken => StatusCode::CONFLICT,
    };
    Error::new(status, refused.code, refused.text.clone())
}
