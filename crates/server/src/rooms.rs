//! All rooms in memory, and how tables are opened and loaded.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game::Pace;
use games::AnyTable;
use journal::{Access, Chat, Notice, State, Summary};
use table::{
    Append, Command, Format, Keys, NoRandomness, Note, Person, Sitter, Switch, TableId, UnixMillis,
    Vault,
};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinSet;

use crate::clock::Timing;
use crate::error::RoomError;
use crate::metrics::Metrics;
use crate::room::{
    ABSENT_AFTER_MS, CommandReply, Loaded, Room, RoomClosed, RoomContext, RoomHandle, RoomRequest,
    TurnTimes, abandoned_before, load, open, sits_down, summary,
};

/// All rooms in memory. A clone shares them.
#[derive(Clone, Debug)]
pub(crate) struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    context: RoomContext,
    /// The rooms that run or are being loaded.
    slots: Mutex<HashMap<TableId, Slot>>,
    tasks: Mutex<JoinSet<()>>,
    leaving: watch::Sender<bool>,
    /// When this server started, and the last heartbeat before that.
    started: UnixMillis,
    lived: Option<UnixMillis>,
    /// The number of polls for appends of other machines so far.
    polls: AtomicUsize,
}

/// Loads a room once, however many requests wait for it.
type Slot = Arc<OnceCell<Arc<RoomHandle>>>;

/// Servers write a heartbeat once a second. After a longer gap no server has run in between.
const MAX_HEARTBEAT_GAP_MS: u64 = 5_000;
/// A table whose deadline has been overdue for this time is in no machine's memory.
const OVERDUE_MS: u64 = 1_500;

/// Maximum number of tables that are polled for appends of other machines in one query.
const MAX_TABLES_POLLED: usize = 1_000;

/// Maximum number of abandoned tables that are closed in one sweep.
const MAX_TABLES_CLOSED: usize = 1_000;

/// Maximum number of tries to reach a room that ends before it handles the message.
const MAX_TRIES: usize = 8;

impl Rooms {
    /// No rooms yet. `lived` is the last heartbeat of any server.
    pub(crate) fn new(context: RoomContext, lived: Option<UnixMillis>) -> Self {
        let started = context.clock.now();
        Self(Arc::new(Inner {
            context,
            slots: Mutex::default(),
            tasks: Mutex::default(),
            leaving: watch::Sender::new(false),
            started,
            lived,
            polls: AtomicUsize::new(0),
        }))
    }

    /// Opens a table with its first settings and players.
    ///
    /// # Errors
    /// If there is no such game, a command is rejected, or nothing can be written.
    pub(crate) async fn open(
        &self,
        game: &str,
        (access, chat): (Access, Chat),
        mut commands: Vec<Command>,
    ) -> Result<TableId, RoomError> {
        let now = self.0.context.clock.now();
        let format = self.0.context.journal.common_format(now).await?;
        let (id, vault) = (new_table_id()?, Vault::from_system(format)?);
        if chat == Chat::Off && format >= Format::Two {
            commands.push(Command::Note(Note::Chat(Switch::Off)));
        }
        let persons: Vec<Person> = commands.iter().filter_map(sits_down).collect();
        let plan = games::open(game, id.clone(), &vault, commands);
        let plan = plan.map_err(RoomError::NoSuchGame)??;
        let before = Summary {
            game: plan.next.game().to_owned(),
            state: State::Waiting,
            access,
            seats: 0,
            free: 0,
            chat,
            opened: now,
            changed: now,
            wake: None,
        };
        let summary = summary(&before, &*plan.next, now);
        let RoomContext { journal, metrics, .. } = &self.0.context;
        if !open(journal, metrics, &plan, &vault, (&summary, &persons)).await? {
            // Names have 80 random bits: two are never the same.
            return Err(RoomError::StoreUnavailable);
        }
        Ok(id)
    }

    /// Sends a request to a table, and loads the table if it is not in memory.
    ///
    /// # Errors
    /// Why nothing was done.
    pub(crate) async fn request(
        &self,
        id: &TableId,
        person: Person,
        request: RoomRequest,
    ) -> Result<CommandReply, RoomError> {
        for _ in 0..MAX_TRIES {
            match self.find(id).await?.request(person, request.clone()).await {
                Ok(answer) => return answer,
                Err(RoomClosed) => self.forget_closed(id),
            }
        }
        Err(RoomError::ShuttingDown)
    }

    /// The room of a table, loaded if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<RoomHandle>, RoomError> {
        for _ in 0..MAX_TRIES {
            let slot = self.slot(id);
            match slot.get_or_try_init(|| self.load(id)).await {
                Ok(room) if !room.is_closed() => return self.timed(room),
                Ok(_) => self.forget(id, &slot),
                Err(error) => {
                    self.forget(id, &slot);
                    return Err(error);
                }
            }
        }
        Err(RoomError::ShuttingDown)
    }

    /// The room, unless it has a real-time game and our clock is wrong.
    fn timed(&self, room: &Arc<RoomHandle>) -> Result<Arc<RoomHandle>, RoomError> {
        if self.is_clock_off() && room.snapshot().table.pace() == Pace::RealTime {
            return Err(RoomError::ClockOff);
        }
        Ok(room.clone())
    }

    /// Sets whether our clock and the store's differ too much; ours is `ahead` milliseconds ahead.
    pub(crate) fn set_clock_off(&self, is_off: bool, ahead: i64) {
        if self.0.context.clock_off.swap(is_off, Ordering::Relaxed) == is_off {
            return;
        }
        if is_off {
            let cause = "this machine's clock and the database's differ";
            tracing::error!(cause, ahead_ms = ahead, "real-time tables are refused");
        } else {
            tracing::info!(
                ahead_ms = ahead,
                "the clock is right again: real-time tables are served"
            );
        }
    }

    /// Whether our clock and the store's differ too much for real-time games.
    pub(crate) fn is_clock_off(&self) -> bool {
        self.0.context.clock_off.load(Ordering::Relaxed)
    }

    /// Whether the clock of a real-time game runs here.
    pub(crate) fn timing(&self) -> Timing {
        let slots = self.slots();
        let is_timed = |room: &Arc<RoomHandle>| {
            let table = &room.snapshot().table;
            table.pace() == Pace::RealTime && table.deadline().is_some()
        };
        match slots.values().filter_map(|slot| slot.get()).any(is_timed) {
            true => Timing::Running,
            false => Timing::None,
        }
    }

    /// Passes notices about appends of other machines to our rooms. Never returns.
    pub(crate) async fn listen(&self) {
        let mut notices = self.0.context.journal.notices();
        loop {
            match notices.next().await {
                Notice::Grown(grown) => self.grown(&grown),
                Notice::Missed => {
                    let slots = self.slots();
                    let rooms = slots.values().filter_map(|slot| slot.get());
                    rooms.for_each(|room| room.grown(u64::MAX));
                }
            }
        }
    }

    /// Polls the journal for appends of other machines to our rooms' tables. Usually a notice announces them; but
    /// a machine may die between an append and its notice, and a room may fail to read what a notice
    /// announced.
    pub(crate) async fn poll_others(&self) {
        let mut known: Vec<(TableId, u64)> = {
            let slots = self.slots();
            let rooms = slots.iter().filter_map(|(id, slot)| Some((id, slot.get()?)));
            rooms.map(|(id, room)| (id.clone(), room.snapshot().table.seq())).collect()
        };
        if known.is_empty() || !self.0.context.journal.is_shared() {
            return;
        }
        // Many tables are polled in turns.
        let turn = self.0.polls.fetch_add(1, Ordering::Relaxed);
        let parts = known.len().div_ceil(MAX_TABLES_POLLED);
        if parts > 1 {
            known.sort_unstable();
            let mut nth = 0;
            known.retain(|_| {
                nth += 1;
                nth % parts == turn % parts
            });
        }
        match self.0.context.journal.grown(&known).await {
            Ok(grown) => self.grown(&grown),
            Err(trouble) => {
                tracing::error!(cause = %trouble, "appends of other machines could not be looked for");
            }
        }
    }

    /// Tells other machines who is present at our tables, and our rooms who is present elsewhere. Does nothing
    /// where the journal is not shared.
    pub(crate) async fn share_presence(&self) {
        let RoomContext { journal, clock, server, .. } = &self.0.context;
        if !journal.is_shared() {
            return;
        }
        let now = clock.now();
        let (mut tables, mut signs) = (Vec::new(), Vec::new());
        for (id, slot) in self.slots().iter() {
            if let Some(room) = slot.get() {
                signs.extend(room.presence(id, now));
                tables.push(id.clone());
            }
        }
        let since = UnixMillis(now.0.saturating_sub(ABSENT_AFTER_MS));
        let shared = async {
            journal.put_presence(*server, &signs).await?;
            journal.presence(&tables, *server, since).await
        };
        let others = match shared.await {
            Ok(others) => others,
            Err(trouble) => {
                tracing::error!(cause = %trouble, "the presence of players could not be shared");
                return;
            }
        };
        let mut by_table: HashMap<TableId, Vec<journal::Presence>> = HashMap::new();
        for sign in others {
            by_table.entry(sign.table.clone()).or_default().push(sign);
        }
        let slots = self.slots();
        for (id, others) in by_table {
            if let Some(room) = slots.get(&id).and_then(|slot| slot.get()) {
                room.seen_elsewhere(others);
            }
        }
    }

    fn grown(&self, tables: &[(TableId, u64)]) {
        let slots = self.slots();
        for (id, seq) in tables {
            if let Some(room) = slots.get(id).and_then(|slot| slot.get()) {
                room.grown(*seq);
            }
        }
    }

    /// Loads tables with a deadline. If no other server uses the journal, or none has run for a while: all of
    /// them. Otherwise those that are overdue, because no other machine has them.
    pub(crate) async fn load_due(&self) {
        let shared = self.0.context.journal.is_shared() && !self.nobody_ran();
        let late = self.0.context.clock.now().0.saturating_sub(OVERDUE_MS);
        let before = if shared { UnixMillis(late) } else { UnixMillis(u64::MAX >> 1) };
        let most = 100_000;
        let due = match self.0.context.journal.due(before, most).await {
            Ok(due) => due,
            Err(trouble) => {
                tracing::error!(cause = %trouble, "tables whose deadline has come could not be looked for");
                return;
            }
        };
        for (id, _) in due {
            if let Err(error) = self.find(&id).await {
                tracing::error!(table = %id, cause = %error, "a table whose deadline has come could not be loaded");
            }
        }
    }

    /// Lets the rooms of running tables at which nothing has happened for a long time close them.
    pub(crate) async fn close_abandoned(&self) {
        let RoomContext { journal, clock, bounds, .. } = &self.0.context;
        let before = abandoned_before(*bounds, clock.now());
        match journal.unchanged_since(before, MAX_TABLES_CLOSED).await {
            Ok(tables) => {
                for id in tables {
                    // A table that cannot be loaded is logged where that fails.
                    if let Ok(room) = self.find(&id).await {
                        room.check_abandoned();
                    }
                }
            }
            Err(trouble) => {
                tracing::error!(cause = %trouble, "abandoned tables could not be looked for");
            }
        }
    }

    /// Ends all rooms: each finishes its message, pauses a real-time game and ends its streams.
    pub(crate) async fn leave(&self) {
        self.0.leaving.send_replace(true);
        let mut tasks = std::mem::take(&mut *self.tasks());
        while tasks.join_next().await.is_some() {}
    }

    /// Whether the server shuts down.
    pub(crate) fn is_leaving(&self) -> bool {
        *self.0.leaving.borrow()
    }

    async fn load(&self, id: &TableId) -> Result<Arc<RoomHandle>, RoomError> {
        if self.is_leaving() {
            return Err(RoomError::ShuttingDown);
        }
        let context = &self.0.context;
        let unreadable = RoomError::unreadable(id);
        let summary = context.journal.summary(id).await.map_err(unreadable)?;
        let vault = context.journal.vault(id).await.map_err(unreadable)?;
        let rows = context.journal.read(id, 1).await.map_err(unreadable)?;
        let turns = TurnTimes::of(&rows);
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        let table = load(id, &appends)?;
        // Bots have a memory: they see all events again.
        let past = if has_bots(&*table) {
            games::replay_events(&appends).unwrap_or_default()
        } else {
            Vec::new()
        };
        let stopped = self.stopped(&*table, &summary);
        let loaded = Loaded { table, vault, summary, turns, keys: Keys::of(&appends), past };
        let (mut room, handle) = Room::new(context.clone(), loaded);
        room.prepare().await;
        if let Some(at) = stopped {
            room.pause_since(at).await;
        }
        // Weak, so that a dropped server drops its rooms.
        let (handle, rooms, id) = (Arc::new(handle), Arc::downgrade(&self.0), id.clone());
        let (awake, leaving) = (context.metrics.table_awake(), self.0.leaving.subscribe());
        let watch = PanicWatch { table: id.clone(), metrics: context.metrics.clone() };
        // Boxed, so that the task does not keep room for it twice.
        let room = Box::new(room);
        let mut tasks = self.tasks();
        // Ended tasks are removed, so that the set does not grow.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move {
            let forget = || {
                if let Some(inner) = rooms.upgrade() {
                    Self(inner).forget_closed(&id);
                }
            };
            room.run(leaving, forget).await;
            drop((watch, awake));
        });
        Ok(handle)
    }

    /// Whether no server ran for a while before this one started. With a journal that is not shared, none can
    /// have.
    fn nobody_ran(&self) -> bool {
        let gap = self.0.lived.map(|lived| self.0.started.0.saturating_sub(lived.0));
        !self.0.context.journal.is_shared() || gap.is_some_and(|gap| gap > MAX_HEARTBEAT_GAP_MS)
    }

    /// Since when a real-time game must be paused because no server ran.
    fn stopped(&self, table: &dyn AnyTable, summary: &Summary) -> Option<UnixMillis> {
        let runs = table.pace() == Pace::RealTime && table.deadline().is_some();
        // This server has written what changed between its start and now.
        let ours = self.0.started..=self.0.context.clock.now();
        let since = self.nobody_ran() && !ours.contains(&summary.changed);
        let lived = self.0.lived.unwrap_or(summary.changed).max(summary.changed);
        (runs && since).then_some(lived)
    }

    /// The slot of a table, created if there is none.
    fn slot(&self, id: &TableId) -> Slot {
        let mut slots = self.slots();
        match slots.get(id) {
            Some(slot) => slot.clone(),
            None => slots.entry(id.clone()).or_default().clone(),
        }
    }

    /// Removes a slot, unless another one has replaced it.
    fn forget(&self, id: &TableId, slot: &Slot) {
        let mut slots = self.slots();
        if slots.get(id).is_some_and(|current| Arc::ptr_eq(current, slot)) {
            slots.remove(id);
        }
    }

    /// Removes the slot of a room that has ended.
    fn forget_closed(&self, id: &TableId) {
        let mut slots = self.slots();
        if slots.get(id).and_then(|slot| slot.get()).is_some_and(|room| room.is_closed()) {
            slots.remove(id);
        }
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
        self.0.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tasks(&self) -> std::sync::MutexGuard<'_, JoinSet<()>> {
        self.0.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Logs a panic of a room's task. Nobody joins these tasks while the server runs.
struct PanicWatch {
    table: TableId,
    metrics: Metrics,
}

impl Drop for PanicWatch {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.metrics.panicked();
            let text = "the task of a table panicked: the next request loads the table again";
            tracing::error!(table = %self.table, cause = "a panic", "{text}");
        }
    }
}

/// Letters and digits that cannot be confused with each other.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Length of a new table id: 80 random bits, so that nobody can guess a private table.
const ID_LENGTH: usize = 16;

/// A new random table id.
///
/// # Errors
/// If the system gives no randomness.
pub(crate) fn new_table_id() -> Result<TableId, NoRandomness> {
    let bytes: [u8; ID_LENGTH] = table::random()?;
    let letters = bytes.iter().map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)]));
    Ok(letters.collect::<String>().parse().expect("letters and digits alone"))
}

fn has_bots(table: &dyn AnyTable) -> bool {
    table.people().iter().any(|(_, sitter)| {
        matches!(sitter, Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_tables_have_the_same_name() {
        let [one, other] = [(); 2].map(|()| new_table_id().expect("randomness"));
        assert_ne!(one, other);
        assert_eq!(one.as_str().len(), ID_LENGTH);
    }
}
