//! The task that owns a table: it does one thing after another.

use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use game::{Pace, Seat, SeatSet};
use games::{AnyTable, Happened};
use journal::{Journal, Summary};
use table::{Entropy, Order, Reason, Sitter, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, watch};

use super::bots::Bots;
use super::codes::Codes;
use super::presence::{PATIENCE, Presence};
use super::starting::Waiting;
use super::store::{Caught, Ids, Made, NotDone, Store};
use super::{Frame, Lately, Message, Room, TurnTimes};
use crate::metrics::Metrics;
use crate::{Clock, Error};

/// How tables are kept awake, and how bots behave.
#[derive(Clone, Debug)]
pub struct Manners {
    /// A table that nobody looks at falls asleep after so long.
    pub doze: Duration,
    /// One whose game is over after so long: nothing happens there any more.
    pub rest: Duration,
    /// And one that waits for its start, and to whose chance players have contributed, after so long:
    /// who is missing is known in memory alone.
    pub linger: Duration,
    /// A bot takes so long for an action.
    pub pace: Duration,
}

/// Half a minute, a second, ten minutes; bots act about once a second.
impl Default for Manners {
    fn default() -> Self {
        Self {
            doze: Duration::from_secs(30),
            rest: Duration::from_secs(1),
            linger: Duration::from_secs(600),
            pace: Duration::from_millis(900),
        }
    }
}

/// How often a table that is looked at sees who has gone, or keeps all waiting.
const TICK: u64 = 10_000;
/// After so long what is due and could not be written is tried again.
pub(super) const AGAIN: u64 = 200;

/// Who moved last, where several machines hold the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Lead {
    #[default]
    Own,
    Others,
}

/// The owner of a table.
#[derive(Debug)]
pub(crate) struct Keeper {
    pub(super) store: Store,
    pub(super) clock: Clock,
    clock_off: Arc<AtomicBool>,
    pub(super) presence: Presence,
    /// What players' browsers sent for the start of a table of format 1. In format 2 it is recorded.
    pub(super) entropy: Vec<(Seat, Entropy)>,
    pub(super) codes: Codes,
    pub(super) pausing: SeatSet,
    /// Whose turn it is.
    pub(super) to_move: SeatSet,
    pub(super) again: Option<TableId>,
    pub(super) lately: Arc<Lately>,
    pub(super) metrics: Metrics,
    pub(super) manners: Manners,
    inbox: mpsc::UnboundedReceiver<Message>,
    pub(super) own: mpsc::WeakUnboundedSender<Message>,
    frames: watch::Sender<Arc<Frame>>,
    /// How many event streams are open.
    streams: usize,
    pub(super) bots: Bots,
    /// When a bot is to act.
    pub(super) bot_at: Option<UnixMillis>,
    /// When somebody last wanted something.
    busy: UnixMillis,
    broken: bool,
    /// Before this what is due is not tried again.
    put_off: UnixMillis,
    /// A start that waits for contributions.
    pub(super) starting: Option<Waiting>,
    pub(super) lead: Lead,
}

/// What a keeper needs from its surroundings.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings {
    pub(crate) journal: Journal,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) manners: Manners,
    /// Whether our clock and the store's disagree too much for games that are played in real time.
    pub(crate) clock_off: Arc<AtomicBool>,
}

impl Keeper {
    /// The owner of this table, and the door to it. `turns` is when its game began to wait for whom,
    /// `past` what happened before, for bots.
    pub(crate) fn new(
        around: Surroundings,
        table: Arc<dyn AnyTable>,
        vault: Vault,
        (summary, turns): (Summary, TurnTimes),
        past: &[Happened],
    ) -> (Self, Room) {
        let Surroundings { journal, clock, metrics, manners, clock_off } = around;
        let (own, inbox) = mpsc::unbounded_channel();
        let now = clock.now();
        let (clock_too, ids) = (clock.clone(), Ids::default());
        let store = Store { journal, clock: clock_too, table, vault, summary, ids, turns };
        let first = Frame {
            table: store.table.clone(),
            access: store.summary.access,
            chat: store.summary.chat,
            alias_key: store.vault.alias_key(),
            here: SeatSet::NOBODY,
            ready: SeatSet::NOBODY,
            pausing: SeatSet::NOBODY,
            late: SeatSet::NOBODY,
            said: 0,
            again: None,
            broken: false,
            leaving: false,
            shared_view: OnceLock::new(),
        };
        let (frames, newest) = watch::channel(Arc::new(first));
        let lately = Arc::<Lately>::default();
        let room = Room::new(own.clone(), newest, lately.clone());
        let mut keeper = Self {
            store,
            clock,
            clock_off,
            presence: Presence::new(now),
            entropy: Vec::new(),
            codes: Codes::default(),
            pausing: SeatSet::NOBODY,
            to_move: SeatSet::NOBODY,
            again: None,
            lately,
            metrics,
            manners,
            inbox,
            own: own.downgrade(),
            frames,
            streams: 0,
            bots: Bots::default(),
            bot_at: None,
            busy: now,
            broken: false,
            put_off: UnixMillis(0),
            starting: None,
            lead: Lead::Own,
        };
        keeper.settle_with(past);
        // Whoever looks first sees who is there, as everybody will.
        keeper.publish();
        (keeper, room)
    }

    /// Finds what other machines know of the table beside its records.
    pub(crate) async fn prepare(&mut self) {
        let (is_lent, is_found) = (self.lend_again().await, self.find_rematch().await);
        if is_lent || is_found {
            self.publish();
        }
    }

    /// The table's clock stopped at this time, unnoticed: no server lived. What has passed since is
    /// given back as a pause.
    pub(crate) async fn stop_clock(&mut self, at: UnixMillis) {
        if self.carry_out(Order::Pause, at).await.is_err() {
            let table = self.store.table.id();
            tracing::error!(%table, "the time without a server could not be given back as a pause");
        }
    }

    /// Does what comes in until the table falls asleep or the server goes down. `asleep` is called
    /// when nothing more is taken in.
    pub(crate) async fn run(
        mut self,
        leaving: watch::Receiver<bool>,
        asleep: impl FnOnce() + Send,
    ) {
        // One timer that is set anew only when something comes earlier than it would go off: a busy
        // table then costs the runtime's clock nothing.
        let mut timer = pin!(tokio::time::sleep(Duration::ZERO));
        let mut armed = UnixMillis(u64::MAX);
        let mut gone = pin!(gone(leaving));
        loop {
            let next = self.next_at();
            if next < armed {
                timer.set(tokio::time::sleep(self.until(next)));
                armed = next;
            }
            tokio::select! {
                biased;
                message = self.inbox.recv() => match message {
                    Some(message) => {
                        self.take(message).await;
                        self.start_waiting(self.clock.now()).await;
                    }
                    None => break,
                },
                () = &mut timer => {
                    armed = UnixMillis(u64::MAX);
                    self.start_waiting(self.clock.now()).await;
                    if self.wake().await.is_break() {
                        break;
                    }
                }
                () = &mut gone => {
                    self.leave().await;
                    break;
                }
            }
        }
        self.inbox.close();
        asleep();
        // Whoever asked at the last moment finds no answer and asks anew.
        while self.inbox.recv().await.is_some() {}
    }

    async fn take(&mut self, message: Message) {
        let now = self.clock.now();
        match message {
            Message::Asked(asked, reply) => {
                self.busy = now;
                self.reply(asked, reply, now).await;
            }
            Message::Came(seats) => {
                self.busy = now;
                self.streams += 1;
                self.presence.came(seats, now);
                // Meanwhile it may have been closed.
                if self.find_rematch().await || !seats.is_empty() {
                    self.publish();
                }
            }
            Message::Looked(seats) => {
                self.busy = now;
                self.presence.seen(seats, now);
            }
            Message::Went(seats) => {
                self.busy = now;
                self.streams -= 1;
                self.presence.went(seats, now);
            }
            Message::Grown(seq) => self.grown(seq).await,
            Message::Reach(reply) => {
                self.catch_up().await;
                let _ = reply.send(());
            }
            Message::Thought(thought) => self.thought(thought, now).await,
            Message::Broke => self.break_down().await,
        }
    }

    /// Carries out an order and shows what it made.
    ///
    /// # Errors
    /// Why not.
    pub(super) async fn carry_out(
        &mut self,
        order: Order,
        now: UnixMillis,
    ) -> Result<u64, NotDone> {
        let Made { seq, happened, took, caught_up, refused } =
            self.store.carry_out(order, now).await;
        match &refused {
            Some(NotDone::Store(_)) => self.metrics.append_failed(),
            _ => took.into_iter().for_each(|micros| self.metrics.append_done(micros)),
        }
        let has_changed = caught_up.is_some() || !happened.is_empty();
        if let Some(caught) = caught_up {
            self.take_in(caught, now);
        }
        if has_changed {
            for happened in &happened {
                self.bots.hear(happened);
                self.lately.recent().push(now, happened.clone());
            }
            if self.store.table.end().is_some() {
                self.lately.said().forget();
            }
            self.settle().await;
            self.publish();
        }
        match refused {
            None => Ok(seq),
            Some(NotDone::Fault) => {
                self.break_down().await;
                Err(NotDone::Fault)
            }
            Some(refused) => Err(refused),
        }
    }

    /// Takes in what others have written to the table, and shows it; `false` if that is nothing, or
    /// cannot be read.
    pub(super) async fn catch_up(&mut self) -> bool {
        self.try_catch_up().await.unwrap_or_else(|error| {
            tracing::error!(table = %self.store.table.id(), cause = error.code, "a table could not read what other machines wrote");
            false
        })
    }

    /// The same.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) async fn try_catch_up(&mut self) -> Result<bool, Error> {
        let Some(caught) = self.store.catch_up().await? else { return Ok(false) };
        self.take_in(caught, self.clock.now());
        self.lend_again().await;
        if self.store.table.end().is_some() {
            self.lately.said().forget();
        }
        self.settle().await;
        self.publish();
        Ok(true)
    }

    /// Others have written: bots and pages hear of it.
    fn take_in(&mut self, caught: Caught, now: UnixMillis) {
        let Caught { happened, acted, anew, .. } = caught;
        let people = acted.iter().filter(|&seat| !self.is_bots(seat)).collect();
        if anew {
            self.bots.clear();
        }
        for (wall, happened) in happened {
            self.bots.hear(&happened);
            self.lately.recent().push(wall, happened);
        }
        self.presence.seen(people, now);
        // Whoever has moved the bots goes on moving them: here they begin anew, and a little later.
        if acted.iter().any(|seat| self.is_bots(seat)) {
            self.bot_at = None;
            self.lead = Lead::Others;
        }
    }

    /// The table may have changed elsewhere, up to this append or beside its log.
    async fn grown(&mut self, seq: u64) {
        if seq > self.store.table.seq() {
            self.catch_up().await;
        } else if self.lend_again().await || self.find_rematch().await {
            self.publish();
        }
    }

    /// Finds what players have added to the chance at other machines; `true` if that is news.
    pub(super) async fn lend_again(&mut self) -> bool {
        let Store { journal, table, .. } = &self.store;
        let is_recorded = table.notes().is_some();
        if is_recorded || !journal.is_shared() || table.is_started() || table.end().is_some() {
            return false;
        }
        let Ok(lent) = journal.entropy(table.id()).await else { return false };
        let sits = |seat, who| matches!(table.people().at(seat), Some(Sitter::Player { person, .. }) if *person == self.store.vault.alias(who));
        let lent: Vec<(Seat, Entropy)> = lent
            .into_iter()
            .filter(|&(seat, person, _)| sits(seat, person))
            .map(|(seat, _, entropy)| (seat, entropy))
            .collect();
        let is_news = lent != self.entropy;
        self.entropy = lent;
        is_news
    }

    /// What players have contributed to the chance, as far as it counts.
    pub(super) fn contributions(&self) -> &[(Seat, Entropy)] {
        self.store.table.notes().map_or(&self.entropy, table::Notes::ready)
    }

    /// Shows everybody how things stand.
    pub(super) fn publish(&mut self) {
        let frame = self.frame(false);
        self.frames.send_replace(Arc::new(frame));
    }

    pub(super) fn frame(&self, leaving: bool) -> Frame {
        let now = self.clock.now();
        let people = self.store.table.people();
        let here = people.players().filter(|&seat| self.presence.is_here(seat, now)).collect();
        let late = people.players().filter(|&seat| self.is_late(seat, now)).collect();
        Frame {
            table: self.store.table.clone(),
            access: self.store.summary.access,
            chat: self.store.summary.chat,
            alias_key: self.store.vault.alias_key(),
            here,
            ready: self.contributions().iter().map(|&(seat, _)| seat).collect(),
            pausing: self.pausing,
            late,
            said: self.lately.said().count(),
            again: self.again.clone(),
            broken: self.broken,
            leaving,
            shared_view: OnceLock::new(),
        }
    }

    /// When something is to be done.
    fn next_at(&self) -> UnixMillis {
        let watched = self.is_watched().then(|| UnixMillis(self.busy.0 + TICK));
        let starting = self.starting.as_ref().map(|waiting| waiting.until);
        let times = [self.deadline(), self.bot_at, watched, starting, Some(self.sleepy_at())];
        times.into_iter().flatten().min().unwrap_or(UnixMillis(u64::MAX))
    }

    /// When the table is to be woken: not before the store has had a moment, if that failed.
    fn deadline(&self) -> Option<UnixMillis> {
        self.store.table.deadline().map(|deadline| deadline.max(self.put_off))
    }

    fn until(&self, next: UnixMillis) -> Duration {
        let wait = next.0.saturating_sub(self.clock.now().0);
        // Never none at all: something that is due and cannot be done must not spin.
        Duration::from_millis(wait.clamp(1, 3_600_000))
    }

    fn is_watched(&self) -> bool {
        self.streams > 0
    }

    /// When it may fall asleep.
    fn sleepy_at(&self) -> UnixMillis {
        let table = &self.store.table;
        let Manners { doze, rest, linger, .. } = self.manners;
        let span = match table.end() {
            Some(_) => rest,
            None if !self.contributions().is_empty() && !table.is_started() => linger,
            None => doze,
        };
        UnixMillis(self.busy.0 + span.as_millis() as u64)
    }

    /// The time has come for something.
    async fn wake(&mut self) -> std::ops::ControlFlow<()> {
        let now = self.clock.now();
        if self.is_out_of_time() {
            // Another machine goes on with it.
            return std::ops::ControlFlow::Break(());
        }
        if self.deadline().is_some_and(|deadline| deadline <= now) {
            // If it cannot be written now, it is tried again in a moment; others are heard meanwhile.
            if self.carry_out(Order::Wake, now).await.is_err() {
                self.put_off = UnixMillis(now.0 + AGAIN);
            }
        } else if self.bot_at.is_some_and(|at| at <= now) {
            self.think().await;
        } else if now >= self.sleepy_at() && !self.is_watched() {
            if self.store.table.deadline().is_none() && self.bot_at.is_none() {
                return std::ops::ControlFlow::Break(());
            }
            self.busy = now;
        } else if now.0 >= self.busy.0 + TICK {
            self.busy = now;
            self.lately.recent().prune(now);
            let (old, new) = (self.frames.borrow().clone(), self.frame(false));
            if (old.here, old.late) != (new.here, new.late) {
                self.frames.send_replace(Arc::new(new));
                // Who has gone has no vote any more.
                self.count_votes(now).await;
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    /// The server goes down: the clock stops, and the pages are told.
    async fn leave(&mut self) {
        let table = &self.store.table;
        // Where machines share the store, another goes on with it; if none does, that shows later.
        let is_ours = table.pace() == Pace::RealTime && !self.store.journal.is_shared();
        let runs = is_ours && table.is_started();
        if runs && !table.is_paused() && table.end().is_none() {
            let now = self.clock.now();
            if self.carry_out(Order::Pause, now).await.is_err() {
                let table = self.store.table.id();
                tracing::error!(%table, "a real-time game could not be paused before the server stops");
            }
        }
        let frame = self.frame(true);
        self.frames.send_replace(Arc::new(frame));
    }

    /// The game's own code failed: the table is closed, what was played is kept.
    async fn break_down(&mut self) {
        if std::mem::replace(&mut self.broken, true) || self.store.table.end().is_some() {
            return;
        }
        self.metrics.panicked();
        let id = self.store.table.id().clone();
        tracing::error!(table = %id, "a fault in the game's code ended this table: please report it");
        let now = self.clock.now();
        self.bots.clear();
        self.bot_at = None;
        let close = Order::Close { reason: Reason::Broken };
        let made = self.store.carry_out(close, now).await;
        if made.refused.is_some() {
            tracing::error!(table = %id, "a table with a fault could not be closed");
        }
        self.publish();
    }

    /// Whether the seat has kept the others waiting for so long that a bot may step in. Nothing but
    /// what is recorded counts, and nobody is late in a pause.
    pub(super) fn is_late(&self, seat: Seat, now: UnixMillis) -> bool {
        let table = &self.store.table;
        let waits = self.to_move.contains(seat) && !table.is_paused() && table.end().is_none();
        let since = self.store.turns.waits_since(seat, table.pace());
        waits && since.is_some_and(|since| now.0.saturating_sub(since.0) >= PATIENCE)
    }

    /// Whether this machine must not time the game.
    pub(super) fn is_out_of_time(&self) -> bool {
        self.store.table.pace() == Pace::RealTime && self.clock_off.load(Ordering::Relaxed)
    }

    /// Whether the game's own code has failed.
    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }
}

/// Until the server goes down.
async fn gone(mut leaving: watch::Receiver<bool>) {
    // If nobody is left to say so, it has gone.
    let _ = leaving.wait_for(|leaving| *leaving).await;
}

/// What is said of a table that a fault in a game's own code has ended.
pub(crate) fn apology() -> Error {
    let text = "a fault of ours has ended this table: we are sorry; what was played is kept, please open another";
    Error::new(axum::http::StatusCode::CONFLICT, "table-broken", text)
}
