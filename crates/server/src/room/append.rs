//! How a command becomes records on disk: plan on a copy of the table, append, take the copy over, publish. Also
//! how a room applies what other machines have appended.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use game::{Pace, Seat, SeatSet};
use games::{AnyPlan, AnyTable, Happened, Kind, Refused};
use journal::{AppendError, AppendId, Chat, Entry, Journal, Row, State, Summary};
use table::{Actor, Append, Command, End, Person, Record, Sitter, TableId, UnixMillis, Vault};

use super::task::{BotLead, Room};
use crate::error::RoomError;
use crate::metrics::Metrics;

/// Maximum number of tries when another machine is quicker, or when it is unknown whether the append was
/// written.
const MAX_TRIES: usize = 5;

/// Length of waiting beats, in milliseconds, above which pages skip them (`stage.js` has the same number).
const MAX_BEHIND_MS: u64 = 3000;

/// Why a command was not appended.
#[derive(Debug)]
pub(super) enum AppendFailure {
    /// A bot's action: another append came first, so the bot chooses again.
    Overtaken,
    /// The action was done before with the same idempotency key, in this append.
    Repeated(u64),
    /// The rules or the table refuse it.
    Refused(Refused),
    /// The store is unavailable or too busy.
    Store(RoomError),
    /// The game's own code failed.
    GameFault,
}

impl From<AppendFailure> for RoomError {
    fn from(failure: AppendFailure) -> Self {
        match failure {
            AppendFailure::Refused(refused) => Self::Refused(refused),
            AppendFailure::Store(error) => error,
            AppendFailure::Overtaken | AppendFailure::Repeated(_) => Self::Busy,
            AppendFailure::GameFault => Self::GameFault,
        }
    }
}

/// Unique ids for appends: the first is random, and the others count on from it.
#[derive(Debug, Default)]
pub(super) struct AppendIds(Option<u128>);

impl AppendIds {
    fn next(&mut self) -> Result<AppendId, RoomError> {
        let next = match self.0 {
            Some(last) => last.wrapping_add(1),
            None => u128::from_be_bytes(table::random()?),
        };
        self.0 = Some(next);
        Ok(AppendId(next.to_be_bytes()))
    }
}

impl Room {
    /// Appends the records of a command and publishes the result. Returns the number of the append, which is
    /// then durable.
    ///
    /// # Errors
    /// Why the command was not appended. Deadlines that were due before it may have been appended.
    pub(super) async fn append(&mut self, command: Command) -> Result<u64, AppendFailure> {
        let before = self.table.seq();
        let result = self.try_append(command).await;
        if matches!(result, Err(AppendFailure::Store(_))) {
            self.context.metrics.append_failed();
        }
        if self.table.seq() != before {
            self.close_if_full().await;
            self.after_change().await;
        }
        if matches!(result, Err(AppendFailure::GameFault)) {
            self.close_after_fault().await;
        }
        result
    }

    pub(super) async fn try_append(&mut self, command: Command) -> Result<u64, AppendFailure> {
        for _ in 0..MAX_TRIES {
            if let Command::Act { seat, key, .. } = &command
                && let Some(seq) = self.keys.find(*seat, *key)
            {
                return Err(AppendFailure::Repeated(seq));
            }
            let plan = self.plan(command.clone())?;
            if let Some(done) = self.write(plan, &command).await.map_err(AppendFailure::Store)? {
                return done;
            }
            // Another machine has probably moved the same bot: one of the two actions is enough.
            if matches!(command, Command::Act { actor: Actor::Bot, .. }) {
                return Err(AppendFailure::Overtaken);
            }
        }
        Err(AppendFailure::Store(RoomError::Busy))
    }

    /// Plans a command on a copy of the table.
    fn plan(&self, command: Command) -> Result<AnyPlan, AppendFailure> {
        let table = self.table.id();
        match catch_game_panic(|| self.table.plan(&self.vault, command, self.now)) {
            Some(Ok(plan)) => Ok(plan),
            Some(Err(Refused { kind: Kind::Broken, code, .. })) => {
                tracing::error!(%table, cause = code, "the game's code broke its contract: the table is closed");
                Err(AppendFailure::GameFault)
            }
            Some(Err(refused)) => Err(AppendFailure::Refused(refused)),
            None => {
                tracing::error!(%table, cause = PANIC, "an action could not be planned: the table is closed");
                Err(AppendFailure::GameFault)
            }
        }
    }

    /// Appends a plan and takes its table over; `None` if it must be planned again.
    async fn write(
        &mut self,
        plan: AnyPlan,
        command: &Command,
    ) -> Result<Option<Result<u64, AppendFailure>>, RoomError> {
        let AnyPlan { append, next, happened, rejected } = plan;
        let rejected = rejected.map(AppendFailure::Refused);
        let id = self.append_ids.next()?;
        let summary = summary(&self.summary, &*next, self.now);
        let seats = match changes_seats(&append) {
            true => Some(self.sitters(&*next, command).await?),
            false => None,
        };
        let (table, vault) = (next.id().clone(), None);
        let entry = Entry { table, seats, append: append.clone(), id, summary, vault };
        let summary = entry.summary.clone();
        let since = self.context.clock.micros();
        match self.context.journal.append(entry).await {
            Ok(()) => {}
            Err(AppendError::Conflict | AppendError::Unknown) => {
                let appended = self.read_appended().await?;
                // Our append may be among them, and others may have followed it.
                let ours = appended.iter().find(|(_, of)| *of == id).map(|(seq, _)| *seq);
                return Ok(ours.map(|seq| rejected.map_or(Ok(seq), Err)));
            }
            Err(AppendError::Unavailable(trouble)) => {
                tracing::error!(table = %self.table.id(), cause = %trouble, "an append was not written");
                return Err(RoomError::StoreUnavailable);
            }
        }
        self.context.metrics.append_done(self.context.clock.micros().saturating_sub(since));
        self.turns.take_in(self.now, append.records());
        self.keys.add(&append);
        (self.table, self.summary) = (next, summary);
        let player = match *command {
            Command::Act { seat, actor: Actor::Player, .. } => Some(seat),
            _ => None,
        };
        self.add_events(self.now, player, happened);
        Ok(Some(rejected.map_or(Ok(self.table.seq()), Err)))
    }

    /// Shows the events of an append, made at `at`, to bots and streams. `player` is the seat whose player
    /// acted. Bots wait until its beats are over; in real time nobody waits.
    fn add_events(&mut self, at: UnixMillis, player: Option<Seat>, happened: Happened) {
        if self.table.pace() == Pace::Turns {
            let length = happened.beats_ms() * u64::from(self.context.timeouts.beat_percent) / 100;
            let behind = self.busy_until.0.saturating_sub(at.0);
            // A page that is so far behind skips to the newest append.
            let waits = if behind + length > MAX_BEHIND_MS { 0 } else { behind };
            self.busy_until = UnixMillis(at.0 + waits + length);
        }
        self.bots.add_event(&happened);
        self.recent.events().push(at, player, happened);
    }

    /// Updates the bots and publishes, after the table has changed.
    async fn after_change(&mut self) {
        if self.table.end().is_some() {
            self.recent.chat().clear();
        }
        self.update_bots().await;
        self.publish();
    }

    /// The person of each seat after a command. Records have aliases of persons; the persons are those of the
    /// list before and the one of the command.
    async fn sitters(
        &mut self,
        next: &dyn AnyTable,
        command: &Command,
    ) -> Result<Vec<(Seat, Person)>, RoomError> {
        let before = self.context.journal.sitters(next.id()).await;
        let before = before.map_err(RoomError::unreadable(next.id()))?;
        let mut known: Vec<Person> = before.into_iter().map(|(_, person)| person).collect();
        known.extend(sits_down(command));
        Ok(sitters(next, &self.vault, &known))
    }

    /// Applies and publishes what other machines have appended; `false` if that is nothing, or cannot be read.
    pub(super) async fn catch_up(&mut self) -> bool {
        self.try_catch_up().await.unwrap_or_else(|error| {
            tracing::error!(table = %self.table.id(), cause = %error, "appends of other machines could not be read");
            false
        })
    }

    /// Applies and publishes what other machines have appended; `false` if that is nothing.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) async fn try_catch_up(&mut self) -> Result<bool, RoomError> {
        if self.read_appended().await?.is_empty() {
            return Ok(false);
        }
        self.refresh_entropy().await;
        self.after_change().await;
        Ok(true)
    }

    /// Applies what other machines have appended. Returns the numbers and ids of those appends.
    async fn read_appended(&mut self) -> Result<Vec<(u64, AppendId)>, RoomError> {
        let id = self.table.id().clone();
        let unreadable = RoomError::unreadable(&id);
        let mut rows =
            self.context.journal.read(&id, self.table.seq() + 1).await.map_err(unreadable)?;
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        // Everything is read before anything changes: a room that applied one half and failed at the other
        // would never read the rest.
        let summary = self.context.journal.summary(&id).await.map_err(unreadable)?;
        let appended = rows.iter().map(|row| (row.seq(), row.id)).collect();
        let acting = acted(&rows);
        let followed = catch_game_panic(|| self.table.follow(&appends(&rows)));
        let (table, happened) = match followed {
            Some(Ok(followed)) => followed,
            // The log diverged from our copy: rebuild from the first append.
            _ => {
                rows = self.context.journal.read(&id, 1).await.map_err(unreadable)?;
                let table = load(&id, &appends(&rows))?;
                (self.turns, self.keys) = Default::default();
                self.bots.clear();
                (table, Vec::new())
            }
        };
        (self.table, self.summary) = (table, summary);
        for row in &rows {
            self.turns.take_in(row.wall, row.append.records());
            self.keys.add(&row.append);
        }
        for happened in happened {
            let row = rows.iter().find(|row| row.seq() == happened.seq());
            let player = row.and_then(|row| acted(std::slice::from_ref(row)).iter().next());
            let player = player.filter(|&seat| !self.has_bot(seat));
            self.add_events(row.map_or(UnixMillis(0), |row| row.wall), player, happened);
        }
        let players = acting.iter().filter(|&seat| !self.has_bot(seat)).collect();
        self.presence.seen(players, self.now);
        // The machine that moved the bots last goes on moving them: here their timer starts again.
        if acting.iter().any(|seat| self.has_bot(seat)) {
            self.bot_at = None;
            self.bot_lead = BotLead::OtherMachine;
        }
        Ok(appended)
    }

    /// All events of the game so far.
    pub(super) async fn past(&mut self) -> Result<Vec<Happened>, RoomError> {
        let rows = self.context.journal.read(self.table.id(), 1).await;
        let mut rows = rows.map_err(RoomError::unreadable(self.table.id()))?;
        // Bots see what other machines append meanwhile when it is applied.
        rows.retain(|row| row.seq() <= self.table.seq());
        let past = catch_game_panic(|| games::replay_events(&appends(&rows))).and_then(Result::ok);
        past.ok_or(RoomError::Unreadable)
    }
}

fn appends(rows: &[Row]) -> Vec<Append> {
    rows.iter().map(|row| row.append.clone()).collect()
}

/// The seats that act in these appends.
fn acted(rows: &[Row]) -> SeatSet {
    let records = rows.iter().flat_map(|row| row.append.records());
    let seats = records.filter_map(|record| match record {
        Record::Act { seat, .. } => Some(*seat),
        _ => None,
    });
    seats.collect()
}

/// The table of these appends.
pub(crate) fn load(id: &TableId, appends: &[Append]) -> Result<Arc<dyn AnyTable>, RoomError> {
    let cause = match catch_game_panic(|| games::load(appends)) {
        Some(Ok(table)) => return Ok(table),
        // The text of the error is not logged: it may contain a hidden fact.
        Some(Err(_)) => "its records are intact but make no game",
        None => PANIC,
    };
    tracing::error!(table = %id, cause, "a table cannot be loaded");
    Err(RoomError::Unreadable)
}

/// Writes the first append of a table and counts the table; `false` if the name is taken.
pub(crate) async fn open(
    journal: &Journal,
    metrics: &Metrics,
    plan: &AnyPlan,
    vault: &Vault,
    (summary, persons): (&Summary, &[Person]),
) -> Result<bool, RoomError> {
    let entry = Entry {
        table: plan.next.id().clone(),
        append: plan.append.clone(),
        id: AppendId(table::random()?),
        summary: summary.clone(),
        seats: Some(sitters(&*plan.next, vault, persons)),
        vault: Some(vault.clone()),
    };
    let mut cause = AppendError::Unknown;
    // The journal writes an append with the same id once, so it may be sent again.
    for _ in 0..MAX_TRIES {
        match journal.append(entry.clone()).await {
            Ok(()) => {
                metrics.opened_table();
                return Ok(true);
            }
            Err(AppendError::Conflict) => return Ok(false),
            Err(AppendError::Unknown) => {}
            Err(error @ AppendError::Unavailable(_)) => {
                cause = error;
                break;
            }
        }
    }
    tracing::error!(table = %entry.table, %cause, "a table was not opened");
    Err(RoomError::StoreUnavailable)
}

/// The cause in log lines about a panic in a game's code. The panic hook logs the place.
pub(super) const PANIC: &str = "the game's code panicked";

/// Runs a game's code; `None` if it panics.
pub(crate) fn catch_game_panic<T>(run: impl FnOnce() -> T) -> Option<T> {
    // State that a panic left inconsistent is dropped: plans are made on copies.
    catch_unwind(AssertUnwindSafe(run)).ok()
}

/// The summary of a table after a change.
pub(crate) fn summary(before: &Summary, table: &dyn AnyTable, now: UnixMillis) -> Summary {
    let people = table.people();
    Summary {
        state: match table.end() {
            Some(End::Over(_)) => State::Over,
            Some(End::Closed(_)) => State::Closed,
            None if table.is_started() => State::Running,
            None => State::Waiting,
        },
        chat: match table.notes().map(table::Notes::chat) {
            Some(table::Switch::On) => Chat::On,
            Some(table::Switch::Off) => Chat::Off,
            None => before.chat,
        },
        seats: people.seats(),
        free: people.free().len(),
        changed: now,
        wake: table.deadline(),
        ..before.clone()
    }
}

/// The seats of these persons.
fn sitters(table: &dyn AnyTable, vault: &Vault, known: &[Person]) -> Vec<(Seat, Person)> {
    let person = |sitter: &Sitter| match sitter {
        Sitter::Player { person: alias, .. } => {
            known.iter().copied().find(|&person| vault.alias(person) == *alias)
        }
        Sitter::Bot { .. } => None,
    };
    table.people().iter().filter_map(|(seat, sitter)| Some((seat, person(sitter)?))).collect()
}

/// The person who gets a seat by this command.
pub(crate) fn sits_down(command: &Command) -> Option<Person> {
    match command {
        Command::Join { person, .. }
        | Command::Pass { person, .. }
        | Command::Take { person, .. } => Some(*person),
        _ => None,
    }
}

fn changes_seats(append: &Append) -> bool {
    let mut records = append.records().iter();
    records.any(|record| matches!(record, Record::Join { .. } | Record::Leave { .. }))
}
