//! All rooms in memory, and how tables are loaded.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game::Pace;
use games::AnyTable;
use journal::{Access, Chat, Notice, State, Summary};
use table::{
    Append, Command, Format, Keys, Note, Person, Sitter, Switch, TableId, UnixMillis, Vault,
};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinSet;

use crate::clock::Timing;
use crate::metrics::Metrics;
use crate::names::table_id;
use crate::room::{
    Answer, Loaded, Room, RoomClosed, RoomContext, RoomError, RoomHandle, RoomRequest, TurnTimes,
    load, open, sits_down, summary,
};

/// All rooms in memory. A clone shares them.
#[derive(Clone, Debug)]
pub(crate) struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    context: RoomContext,
    /// A place for each table that is in memory or is being loaded.
    awake: Mutex<HashMap<TableId, Place>>,
    tasks: Mutex<JoinSet<()>>,
    leaving: watch::Sender<bool>,
    /// When this server started, and the last heartbeat before that.
    started: UnixMillis,
    lived: Option<UnixMillis>,
    /// How often it has polled for foreign appends.
    polls: AtomicUsize,
}

type Place = Arc<OnceCell<Arc<RoomHandle>>>;

/// Servers write a heartbeat once a second. If there was none for this long, no server lived.
const MAX_HEARTBEAT_GAP_MS: u64 = 5_000;
/// A table whose deadline passed this long ago is in no machine's memory.
const OVERDUE_MS: u64 = 1_500;

/// Maximum number of tables polled for foreign appends in one query.
const MAX_TABLES_POLLED: usize = 1_000;

/// How often a room that ends before it takes a message is loaded again.
const MAX_TRIES: usize = 8;

impl Rooms {
    /// No rooms yet. `lived` is the last heartbeat of any server.
    pub(crate) fn new(context: RoomContext, lived: Option<UnixMillis>) -> Self {
        let started = context.clock.now();
        Self(Arc::new(Inner {
            context,
            awake: Mutex::default(),
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
        let (id, vault) = (table_id()?, Vault::from_system(format)?);
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
    /// Why it was not done.
    pub(crate) async fn request(
        &self,
        id: &TableId,
        person: Person,
        request: RoomRequest,
    ) -> Result<Answer, RoomError> {
        for _ in 0..MAX_TRIES {
            match self.find(id).await?.request(person, request.clone()).await {
                Ok(answer) => return answer,
                Err(RoomClosed) => self.forget_gone(id),
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
            let place = self.place(id);
            match place.get_or_try_init(|| self.load(id)).await {
                Ok(room) if !room.is_closed() => return self.timed(room),
                Ok(_) => self.forget(id, &place),
                Err(error) => {
                    self.forget(id, &place);
                    return Err(error);
                }
            }
        }
        Err(RoomError::ShuttingDown)
    }

    /// The room, unless it plays in real time and our clock is wrong.
    fn timed(&self, room: &Arc<RoomHandle>) -> Result<Arc<RoomHandle>, RoomError> {
        if self.is_clock_off() && room.snapshot().table.pace() == Pace::RealTime {
            return Err(RoomError::ClockOff);
        }
        Ok(room.clone())
    }

    /// Remembers whether our clock and the store's differ too much; `ahead` is how far ours is ahead, in
    /// milliseconds.
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
        let awake = self.awake();
        let is_timed = |room: &Arc<RoomHandle>| {
            let table = &room.snapshot().table;
            table.pace() == Pace::RealTime && table.deadline().is_some()
        };
        match awake.values().filter_map(|place| place.get()).any(is_timed) {
            true => Timing::Running,
            false => Timing::None,
        }
    }

    /// Tells rooms what other machines have appended, for ever.
    pub(crate) async fn listen(&self) {
        let mut notices = self.0.context.journal.notices();
        loop {
            match notices.next().await {
                Notice::Grown(grown) => self.grown(&grown),
                Notice::Missed => {
                    let awake = self.awake();
                    awake
                        .values()
                        .filter_map(|place| place.get())
                        .for_each(|room| room.grown(u64::MAX));
                }
            }
        }
    }

    /// Polls the journal for appends of other machines to tables in memory here. Usually a notice tells of
    /// them; but a machine that dies between an append and its notice tells nobody, and a room that could
    /// not read what a notice named has missed it.
    pub(crate) async fn poll_others(&self) {
        let mut known: Vec<(TableId, u64)> = {
            let awake = self.awake();
            let rooms = awake.iter().filter_map(|(id, place)| Some((id, place.get()?)));
            rooms.map(|(id, room)| (id.clone(), room.snapshot().table.seq())).collect()
        };
        if known.is_empty() || !self.0.context.journal.is_shared() {
            return;
        }
        // Where there are many tables, they take turns.
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

    fn grown(&self, tables: &[(TableId, u64)]) {
        let awake = self.awake();
        for (id, seq) in tables {
            if let Some(room) = awake.get(id).and_then(|place| place.get()) {
                room.grown(*seq);
            }
        }
    }

    /// Loads tables whose clock runs. If no other server uses the journal, or none lived for a while: all of
    /// them. Otherwise those that have been due for some time, because no other machine has them.
    pub(crate) async fn load_due(&self) {
        let shared = self.0.context.journal.is_shared() && !self.was_dark();
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

    /// Lets every room finish what it has begun, pauses real-time games and tells the pages.
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
        let unreadable = |error| RoomError::unreadable(id, &error);
        let summary = context.journal.summary(id).await.map_err(unreadable)?;
        let vault = context.journal.vault(id).await.map_err(unreadable)?;
        let rows = context.journal.read(id, 1).await.map_err(unreadable)?;
        let turns = TurnTimes::of(&rows);
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        let table = load(id, &appends)?;
        // Bots have a memory: they hear again all that they saw.
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
        // Weak: a server that is dropped drops its rooms.
        let (handle, rooms, id) = (Arc::new(handle), Arc::downgrade(&self.0), id.clone());
        let (awake, leaving) = (context.metrics.table_awake(), self.0.leaving.subscribe());
        let watch = PanicWatch { table: id.clone(), metrics: context.metrics.clone() };
        let mut tasks = self.tasks();
        // Forget those that have ended, so that the list does not grow.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move {
            let forget = || {
                if let Some(inner) = rooms.upgrade() {
                    Self(inner).forget_gone(&id);
                }
            };
            room.run(leaving, forget).await;
            drop((watch, awake));
        });
        Ok(handle)
    }

    /// Whether no server lived for a while before this one started. On a journal that is not shared, none
    /// can have.
    fn was_dark(&self) -> bool {
        let gap = self.0.lived.map(|lived| self.0.started.0.saturating_sub(lived.0));
        !self.0.context.journal.is_shared() || gap.is_some_and(|gap| gap > MAX_HEARTBEAT_GAP_MS)
    }

    /// Since when a real-time game must be paused because no server lived.
    fn stopped(&self, table: &dyn AnyTable, summary: &Summary) -> Option<UnixMillis> {
        let runs = table.pace() == Pace::RealTime && table.deadline().is_some();
        // What this server has written itself lies between its start and now.
        let ours = self.0.started..=self.0.context.clock.now();
        let since = self.was_dark() && !ours.contains(&summary.changed);
        let lived = self.0.lived.unwrap_or(summary.changed).max(summary.changed);
        (runs && since).then_some(lived)
    }

    /// The place of a table, created if there is none.
    fn place(&self, id: &TableId) -> Place {
        let mut awake = self.awake();
        match awake.get(id) {
            Some(place) => place.clone(),
            None => awake.entry(id.clone()).or_default().clone(),
        }
    }

    /// Removes a place that is of no use any more.
    fn forget(&self, id: &TableId, place: &Place) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(|there| Arc::ptr_eq(there, place)) {
            awake.remove(id);
        }
    }

    fn forget_gone(&self, id: &TableId) {
        let mut awake = self.awake();
        if awake.get(id).and_then(|place| place.get()).is_some_and(|room| room.is_closed()) {
            awake.remove(id);
        }
    }

    fn awake(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Place>> {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tasks(&self) -> std::sync::MutexGuard<'_, JoinSet<()>> {
        self.0.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reports a panic of a room's task. Nobody waits for these tasks while the server runs.
struct PanicWatch {
    table: TableId,
    metrics: Metrics,
}

impl Drop for PanicWatch {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.metrics.panicked();
            let text = "the task of a table panicked: who asks next makes the table again from its records";
            tracing::error!(table = %self.table, cause = "a panic", "{text}");
        }
    }
}

fn has_bots(table: &dyn AnyTable) -> bool {
    table.people().iter().any(|(_, sitter)| {
        matches!(sitter, Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. })
    })
}
