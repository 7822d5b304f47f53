//! All tables that are awake, and how others are woken.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use game::Pace;
use games::AnyTable;
use journal::{Access, Chat, Notice, State, Summary};
use table::{Append, Format, Note, Order, Person, Sitter, Switch, TableId, UnixMillis, Vault};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinSet;

use crate::Error;
use crate::clock::Timing;
use crate::metrics::Metrics;
use crate::names::table_id;
use crate::room::{
    Answer, Ask, Asleep, Keeper, Room, Surroundings, TurnTimes, clock_off, load, open, refusal,
    sits_down, summary, unavailable, unreadable,
};

/// All tables that are awake. A clone is the same.
#[derive(Clone, Debug)]
pub(crate) struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    around: Surroundings,
    /// A place for each table that is awake or is being woken.
    awake: Mutex<HashMap<TableId, Place>>,
    tasks: Mutex<JoinSet<()>>,
    leaving: watch::Sender<bool>,
    /// When this server started, and when one last lived before it.
    started: UnixMillis,
    lived: Option<UnixMillis>,
    /// How often it has looked for what others have written.
    looked: AtomicUsize,
}

type Place = Arc<OnceCell<Arc<Room>>>;

/// Servers say once a second that they live: if none has for so long, in milliseconds, none did.
const DARK: u64 = 5_000;
/// A table that has been due for so long, in milliseconds, has nobody who looks after it.
const NEGLECTED: u64 = 1_500;

/// Of so many tables at most is asked at once whether they have grown elsewhere.
const AT_A_GLANCE: usize = 1_000;

/// How often a table that falls asleep under one's hands is woken again.
const TRIES: usize = 8;

impl Rooms {
    /// No table is awake. `lived` is when a server last lived.
    pub(crate) fn new(around: Surroundings, lived: Option<UnixMillis>) -> Self {
        let started = around.clock.now();
        Self(Arc::new(Inner {
            around,
            awake: Mutex::default(),
            tasks: Mutex::default(),
            leaving: watch::Sender::new(false),
            started,
            lived,
            looked: AtomicUsize::new(0),
        }))
    }

    /// Opens a table, with what is set and who sits down at once.
    ///
    /// # Errors
    /// If there is no such game, an order cannot be carried out, or nothing can be written.
    pub(crate) async fn open(
        &self,
        game: &str,
        (access, chat): (Access, Chat),
        orders: Vec<Order>,
    ) -> Result<TableId, Error> {
        let now = self.0.around.clock.now();
        let format = self.0.around.journal.common_format(now).await;
        let format = format.map_err(|trouble| crate::error::trouble(&trouble))?;
        let (id, vault) = (table_id()?, Vault::from_system(format)?);
        let mut orders = orders;
        if chat == Chat::Off && format >= Format::Two {
            orders.push(Order::Note(Note::Chat(Switch::Off)));
        }
        let persons: Vec<Person> = orders.iter().filter_map(sits_down).collect();
        let unknown = |error: games::UnknownGame| {
            Error::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-game", error.to_string())
        };
        let plan = games::open(game, id.clone(), &vault, orders).map_err(unknown)?;
        let plan = plan.map_err(|refused| refusal(&refused))?;
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
        let Surroundings { journal, metrics, .. } = &self.0.around;
        if !open(journal, metrics, &plan, &vault, (&summary, &persons)).await? {
            // Its name is a random one of 80 bits.
            return Err(unavailable());
        }
        Ok(id)
    }

    /// Asks something of a table, and wakes it for that if need be.
    ///
    /// # Errors
    /// Why it was not done.
    pub(crate) async fn ask(
        &self,
        id: &TableId,
        person: Person,
        ask: Ask,
    ) -> Result<Answer, Error> {
        for _ in 0..TRIES {
            match self.find(id).await?.ask(person, ask.clone()).await {
                Ok(answer) => return answer,
                Err(Asleep) => self.forget_gone(id),
            }
        }
        Err(leaving())
    }

    /// The table, woken if need be.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        for _ in 0..TRIES {
            let place = self.place(id);
            match place.get_or_try_init(|| self.wake(id)).await {
                Ok(room) if !room.is_gone() => return self.timed(room),
                Ok(_) => self.forget(id, &place),
                Err(error) => {
                    self.forget(id, &place);
                    return Err(error);
                }
            }
        }
        Err(leaving())
    }

    /// The table, unless it is played in real time and our clock is wrong.
    fn timed(&self, room: &Arc<Room>) -> Result<Arc<Room>, Error> {
        if self.is_clock_off() && room.frame().table.pace() == Pace::RealTime {
            return Err(clock_off());
        }
        Ok(room.clone())
    }

    /// Takes note of whether our clock and the store's agree; `ahead` is how far ours is ahead of it,
    /// in milliseconds.
    pub(crate) fn set_clock_off(&self, is_off: bool, ahead: i64) {
        if self.0.around.clock_off.swap(is_off, Ordering::Relaxed) == is_off {
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

    /// Whether our clock and the store's disagree too much for real-time games.
    pub(crate) fn is_clock_off(&self) -> bool {
        self.0.around.clock_off.load(Ordering::Relaxed)
    }

    /// Whether the clock of a real-time game runs here.
    pub(crate) fn timing(&self) -> Timing {
        let awake = self.awake();
        let is_timed = |room: &Arc<Room>| {
            let table = &room.frame().table;
            table.pace() == Pace::RealTime && table.deadline().is_some()
        };
        match awake.values().filter_map(|place| place.get()).any(is_timed) {
            true => Timing::Running,
            false => Timing::None,
        }
    }

    /// Hands on what other machines have written, for ever.
    pub(crate) async fn listen(&self) {
        let mut notices = self.0.around.journal.notices();
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

    /// Looks whether other machines have written to tables that are awake here. As a rule their news
    /// tell; but one that dies between an append and its news tells nobody, and a table that could not
    /// read what it heard of has not heard it.
    pub(crate) async fn look_around(&self) {
        let mut known: Vec<(TableId, u64)> = {
            let awake = self.awake();
            let rooms = awake.iter().filter_map(|(id, place)| Some((id, place.get()?)));
            rooms.map(|(id, room)| (id.clone(), room.frame().table.seq())).collect()
        };
        if known.is_empty() || !self.0.around.journal.is_shared() {
            return;
        }
        // Where there are many, each has its turn after a while.
        let turn = self.0.looked.fetch_add(1, Ordering::Relaxed);
        let parts = known.len().div_ceil(AT_A_GLANCE);
        if parts > 1 {
            known.sort_unstable();
            let mut nth = 0;
            known.retain(|_| {
                nth += 1;
                nth % parts == turn % parts
            });
        }
        match self.0.around.journal.grown(&known).await {
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

    /// Wakes tables whose time runs: on a journal of our own all of them, for whoever had them died.
    /// On one that others share, those that nobody else looks after: all if none of us has lived for
    /// a while, else those that have been due for some time.
    pub(crate) async fn wake_due(&self) {
        let shared = self.0.around.journal.is_shared() && !self.was_dark();
        let late = self.0.around.clock.now().0.saturating_sub(NEGLECTED);
        let before = if shared { UnixMillis(late) } else { UnixMillis(u64::MAX >> 1) };
        let most = 100_000;
        let due = match self.0.around.journal.due(before, most).await {
            Ok(due) => due,
            Err(trouble) => {
                tracing::error!(cause = %trouble, "tables whose deadline has come could not be looked for");
                return;
            }
        };
        for (id, _) in due {
            if let Err(error) = self.find(&id).await {
                tracing::error!(table = %id, cause = error.code, "a table whose deadline has come could not be loaded");
            }
        }
    }

    /// Lets every table finish what it has begun, pauses those whose time runs and tells the pages.
    pub(crate) async fn leave(&self) {
        self.0.leaving.send_replace(true);
        let mut tasks = std::mem::take(&mut *self.tasks());
        while tasks.join_next().await.is_some() {}
    }

    /// Whether the server goes down.
    pub(crate) fn is_leaving(&self) -> bool {
        *self.0.leaving.borrow()
    }

    async fn wake(&self, id: &TableId) -> Result<Arc<Room>, Error> {
        if self.is_leaving() {
            return Err(leaving());
        }
        let Inner { around, .. } = &*self.0;
        let said = |error| unreadable(id, &error);
        let summary = around.journal.summary(id).await.map_err(said)?;
        let vault = around.journal.vault(id).await.map_err(said)?;
        let rows = around.journal.read(id, 1).await.map_err(said)?;
        let turns = TurnTimes::of(&rows);
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        let table = load(id, &appends)?;
        // Bots remember: they are told again all that they saw.
        let past = if has_bots(&*table) {
            games::retell(&appends).unwrap_or_default()
        } else {
            Vec::new()
        };
        let stopped = self.stopped(&*table, &summary);
        let (mut keeper, room) = Keeper::new(around.clone(), table, vault, (summary, turns), &past);
        keeper.prepare().await;
        if let Some(at) = stopped {
            keeper.stop_clock(at).await;
        }
        // Weak: a server that is dropped takes its tables along.
        let (room, rooms, id) = (Arc::new(room), Arc::downgrade(&self.0), id.clone());
        let (awake, leaving) = (around.metrics.table_awake(), self.0.leaving.subscribe());
        let watch = PanicWatch { table: id.clone(), metrics: around.metrics.clone() };
        let mut tasks = self.tasks();
        // Those that ended are let go of, so that the list does not grow.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(async move {
            let forget = || {
                if let Some(inner) = rooms.upgrade() {
                    Self(inner).forget_gone(&id);
                }
            };
            keeper.run(leaving, forget).await;
            drop((watch, awake));
        });
        Ok(room)
    }

    /// Whether no server lived for a while before this one started. Where nobody shares the journal,
    /// none can have.
    fn was_dark(&self) -> bool {
        let gap = self.0.lived.map(|lived| self.0.started.0.saturating_sub(lived.0));
        !self.0.around.journal.is_shared() || gap.is_some_and(|gap| gap > DARK)
    }

    /// When the clock of this table stopped unnoticed, if no server lived for a while.
    fn stopped(&self, table: &dyn AnyTable, summary: &Summary) -> Option<UnixMillis> {
        let runs = table.pace() == Pace::RealTime && table.deadline().is_some();
        // Whatever this server has written lies between its start and now.
        let ours = self.0.started..=self.0.around.clock.now();
        let since = self.was_dark() && !ours.contains(&summary.changed);
        let lived = self.0.lived.unwrap_or(summary.changed).max(summary.changed);
        (runs && since).then_some(lived)
    }

    /// The place of a table, made if need be.
    fn place(&self, id: &TableId) -> Place {
        let mut awake = self.awake();
        match awake.get(id) {
            Some(place) => place.clone(),
            None => awake.entry(id.clone()).or_default().clone(),
        }
    }

    /// A place that is of no use any more.
    fn forget(&self, id: &TableId, place: &Place) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(|there| Arc::ptr_eq(there, place)) {
            awake.remove(id);
        }
    }

    fn forget_gone(&self, id: &TableId) {
        let mut awake = self.awake();
        if awake.get(id).and_then(|place| place.get()).is_some_and(|room| room.is_gone()) {
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

/// Reports a panic of a table's task. Nobody waits for these tasks, so nobody else would.
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

/// What is said while the server goes down.
pub(crate) fn leaving() -> Error {
    let text = "the server is going down: it will be back in a moment, try again then";
    Error::new(StatusCode::SERVICE_UNAVAILABLE, "going-down", text).after(2)
}
