//! The task that owns a table: it takes one message after another, and does what is due.

use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use game::{Pace, Seat, SeatSet};
use games::{AnyTable, Happened};
use journal::{Journal, Summary};
use table::{Command, Entropy, Keys, Reason, Sitter, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, watch};

use super::append::AppendIds;
use super::bots::Bots;
use super::links::LinkCodes;
use super::presence::{ABSENT_AFTER_MS, Presence};
use super::start::PendingStart;
use super::{Message, Recent, RoomHandle, Snapshot, TurnTimes};
use crate::Clock;
use crate::metrics::Metrics;

/// How long rooms stay in memory, and how fast bots play.
#[derive(Clone, Debug)]
pub struct RoomTimeouts {
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How long a table stays whose game is over: nothing happens there any more.
    pub finished: Duration,
    /// How long a table stays that waits for its start and to whose chance players have contributed: who is
    /// missing is known in memory alone.
    pub waiting: Duration,
    /// How long a bot takes for an action.
    pub bot_delay: Duration,
}

/// Half a minute, a second, ten minutes; bots act about once a second.
impl Default for RoomTimeouts {
    fn default() -> Self {
        Self {
            idle: Duration::from_secs(30),
            finished: Duration::from_secs(1),
            waiting: Duration::from_secs(600),
            bot_delay: Duration::from_millis(900),
        }
    }
}

/// How often a room with open streams checks who has gone or keeps everybody waiting.
const PRESENCE_CHECK_MS: u64 = 10_000;
/// After this time what is due and could not be written is tried again.
pub(super) const RETRY_DELAY_MS: u64 = 200;
/// Longest sleep of a room's timer.
const MAX_SLEEP_MS: u64 = 3_600_000;

/// Who moved the bots last, where several machines hold the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum BotLead {
    #[default]
    ThisMachine,
    OtherMachine,
}

/// What all rooms of a server share.
#[derive(Clone, Debug)]
pub(crate) struct RoomContext {
    pub(crate) journal: Journal,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) timeouts: RoomTimeouts,
    /// Whether our clock and the store's differ too much for real-time games.
    pub(crate) clock_off: Arc<AtomicBool>,
}

/// A table as it is loaded from the journal, for a new room.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) vault: Vault,
    pub(crate) summary: Summary,
    /// Since when the game waits for whom.
    pub(crate) turns: TurnTimes,
    /// The idempotency keys of its actions.
    pub(crate) keys: Keys,
    /// What happened before, for bots.
    pub(crate) past: Vec<Happened>,
}

/// The task that owns a table. Nobody else changes it.
#[derive(Debug)]
pub(crate) struct Room {
    pub(super) context: RoomContext,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) vault: Vault,
    pub(super) summary: Summary,
    pub(super) turns: TurnTimes,
    /// Outside the table, which is copied for each plan.
    pub(super) keys: Keys,
    pub(super) append_ids: AppendIds,
    pub(super) presence: Presence,
    /// Contributions to the chance of a table of format 1. In format 2 they are recorded.
    pub(super) entropy: Vec<(Seat, Entropy)>,
    pub(super) link_codes: LinkCodes,
    /// The players who want a pause.
    pub(super) pausing: SeatSet,
    /// The seats whose turn it is.
    pub(super) to_move: SeatSet,
    /// The table of the rematch.
    pub(super) rematch: Option<TableId>,
    pub(super) recent: Arc<Recent>,
    inbox: mpsc::UnboundedReceiver<Message>,
    pub(super) own_inbox: mpsc::WeakUnboundedSender<Message>,
    snapshots: watch::Sender<Arc<Snapshot>>,
    /// Number of open event streams.
    streams: usize,
    pub(super) bots: Bots,
    /// When a bot is to act.
    pub(super) bot_at: Option<UnixMillis>,
    pub(super) bot_lead: BotLead,
    /// When somebody last sent a message.
    active_at: UnixMillis,
    /// Whether the game's own code has failed.
    pub(super) is_broken: bool,
    /// What is due and could not be written is not tried again before this.
    retry_at: UnixMillis,
    pub(super) pending_start: Option<PendingStart>,
}

impl Room {
    /// A room for this table, and the handle to it.
    pub(crate) fn new(context: RoomContext, loaded: Loaded) -> (Self, RoomHandle) {
        let Loaded { table, vault, summary, turns, keys, past } = loaded;
        let (inbox_sender, inbox) = mpsc::unbounded_channel();
        let now = context.clock.now();
        let first = Snapshot {
            table: table.clone(),
            access: summary.access,
            chat: summary.chat,
            alias_key: vault.alias_key(),
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
        let (snapshots, newest) = watch::channel(Arc::new(first));
        let recent = Arc::<Recent>::default();
        let mut room = Self {
            context,
            table,
            vault,
            summary,
            turns,
            keys,
            append_ids: AppendIds::default(),
            presence: Presence::new(now),
            entropy: Vec::new(),
            link_codes: LinkCodes::default(),
            pausing: SeatSet::NOBODY,
            to_move: SeatSet::NOBODY,
            rematch: None,
            recent: recent.clone(),
            inbox,
            own_inbox: inbox_sender.downgrade(),
            snapshots,
            streams: 0,
            bots: Bots::default(),
            bot_at: None,
            bot_lead: BotLead::ThisMachine,
            active_at: now,
            is_broken: false,
            retry_at: UnixMillis(0),
            pending_start: None,
        };
        room.update_bots_with(&past);
        // The first reader sees who is there, as all later ones do.
        room.publish();
        (room, RoomHandle::new(inbox_sender, newest, recent))
    }

    /// Reads what other machines know of the table outside its records.
    pub(crate) async fn prepare(&mut self) {
        let has_entropy = self.refresh_entropy().await;
        if self.refresh_rematch().await || has_entropy {
            self.publish();
        }
    }

    /// Pauses a real-time game whose clock ran while no server lived, from the time when the last one did.
    pub(crate) async fn pause_since(&mut self, at: UnixMillis) {
        if self.append(Command::Pause, at).await.is_err() {
            let table = self.table.id();
            tracing::error!(%table, "the time without a server could not be given back as a pause");
        }
    }

    /// Takes messages until the room goes idle or the server shuts down. `closed` is called when no more
    /// messages are taken.
    pub(crate) async fn run(
        mut self,
        leaving: watch::Receiver<bool>,
        closed: impl FnOnce() + Send,
    ) {
        // The timer is set again only for an earlier time than it has: a busy room does not touch it.
        let mut timer = pin!(tokio::time::sleep(Duration::ZERO));
        let mut armed = UnixMillis(u64::MAX);
        let mut shutdown = pin!(shutdown(leaving));
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
                        self.try_pending_start().await;
                    }
                    None => break,
                },
                () = &mut timer => {
                    armed = UnixMillis(u64::MAX);
                    self.try_pending_start().await;
                    if self.do_what_is_due().await.is_break() {
                        break;
                    }
                }
                () = &mut shutdown => {
                    self.shut_down().await;
                    break;
                }
            }
        }
        self.inbox.close();
        closed();
        // Requests that came at the last moment get no answer, and their senders load the table again.
        while self.inbox.recv().await.is_some() {}
    }

    async fn take(&mut self, message: Message) {
        let now = self.context.clock.now();
        match message {
            Message::Request { person, request, reply } => {
                self.active_at = now;
                self.answer(person, request, reply, now).await;
            }
            Message::StreamOpened(seats) => {
                self.active_at = now;
                self.streams += 1;
                self.presence.came(seats, now);
                // The rematch may have been closed meanwhile.
                if self.refresh_rematch().await || !seats.is_empty() {
                    self.publish();
                }
            }
            Message::Looked(seats) => {
                self.active_at = now;
                self.presence.seen(seats, now);
            }
            Message::StreamClosed(seats) => {
                self.active_at = now;
                self.streams -= 1;
                self.presence.went(seats, now);
            }
            Message::Grown(seq) if seq > self.table.seq() => {
                self.catch_up().await;
            }
            Message::Grown(_) => {
                if self.refresh_entropy().await || self.refresh_rematch().await {
                    self.publish();
                }
            }
            Message::CatchUp(reply) => {
                self.catch_up().await;
                let _ = reply.send(());
            }
            Message::BotChose(choice) => self.bot_chose(choice, now).await,
            Message::GameFault => self.close_after_fault().await,
        }
    }

    /// Reads what players have contributed to the chance at other machines, for a table of format 1; `true`
    /// if that is news.
    pub(super) async fn refresh_entropy(&mut self) -> bool {
        let (journal, table) = (&self.context.journal, &self.table);
        let is_recorded = table.notes().is_some();
        if is_recorded || !journal.is_shared() || table.is_started() || table.end().is_some() {
            return false;
        }
        let Ok(sent) = journal.entropy(table.id()).await else { return false };
        let sits = |seat, who| {
            let sitter = table.people().at(seat);
            matches!(sitter, Some(Sitter::Player { person, .. }) if *person == self.vault.alias(who))
        };
        let sent = sent.into_iter().filter(|&(seat, person, _)| sits(seat, person));
        let entropy: Vec<(Seat, Entropy)> =
            sent.map(|(seat, _, entropy)| (seat, entropy)).collect();
        let is_news = entropy != self.entropy;
        self.entropy = entropy;
        is_news
    }

    /// What players have contributed to the chance since the last change of settings or seats.
    pub(super) fn contributions(&self) -> &[(Seat, Entropy)] {
        self.table.notes().map_or(&self.entropy, table::Notes::ready)
    }

    /// Shows everybody how things stand.
    pub(super) fn publish(&mut self) {
        let snapshot = self.snapshot();
        self.snapshots.send_replace(Arc::new(snapshot));
    }

    fn snapshot(&self) -> Snapshot {
        let now = self.context.clock.now();
        let people = self.table.people();
        Snapshot {
            table: self.table.clone(),
            access: self.summary.access,
            chat: self.summary.chat,
            alias_key: self.vault.alias_key(),
            here: people.players().filter(|&seat| self.presence.is_here(seat, now)).collect(),
            ready: self.contributions().iter().map(|&(seat, _)| seat).collect(),
            pausing: self.pausing,
            late: people.players().filter(|&seat| self.is_late(seat, now)).collect(),
            said: self.recent.chat().count(),
            again: self.rematch.clone(),
            broken: self.is_broken,
            leaving: false,
            shared_view: OnceLock::new(),
        }
    }

    /// When something is to be done next.
    fn next_at(&self) -> UnixMillis {
        let check = self.is_watched().then_some(UnixMillis(self.active_at.0 + PRESENCE_CHECK_MS));
        let start = self.pending_start.as_ref().map(|start| start.until);
        let times = [self.deadline(), self.bot_at, check, start, Some(self.idle_at())];
        times.into_iter().flatten().min().unwrap_or(UnixMillis(u64::MAX))
    }

    /// When the game's next deadline is to be written.
    fn deadline(&self) -> Option<UnixMillis> {
        self.table.deadline().map(|deadline| deadline.max(self.retry_at))
    }

    fn until(&self, next: UnixMillis) -> Duration {
        let wait = next.0.saturating_sub(self.context.clock.now().0);
        // At least a millisecond: something that is due and cannot be done must not spin.
        Duration::from_millis(wait.clamp(1, MAX_SLEEP_MS))
    }

    fn is_watched(&self) -> bool {
        self.streams > 0
    }

    /// When the room may end.
    fn idle_at(&self) -> UnixMillis {
        let RoomTimeouts { idle, finished, waiting, .. } = self.context.timeouts;
        let span = match self.table.end() {
            Some(_) => finished,
            None if !self.contributions().is_empty() && !self.table.is_started() => waiting,
            None => idle,
        };
        UnixMillis(self.active_at.0 + span.as_millis() as u64)
    }

    /// Does what is due; breaks if the room is to end.
    async fn do_what_is_due(&mut self) -> ControlFlow<()> {
        let now = self.context.clock.now();
        if self.is_clock_off() {
            // Another machine goes on with the game.
            return ControlFlow::Break(());
        }
        if self.deadline().is_some_and(|deadline| deadline <= now) {
            // If it cannot be written now, it is tried again in a moment; messages are taken meanwhile.
            if self.append(Command::Wake, now).await.is_err() {
                self.retry_at = UnixMillis(now.0 + RETRY_DELAY_MS);
            }
        } else if self.bot_at.is_some_and(|at| at <= now) {
            self.ask_bot().await;
        } else if now >= self.idle_at() && !self.is_watched() {
            if self.table.deadline().is_none() && self.bot_at.is_none() {
                return ControlFlow::Break(());
            }
            self.active_at = now;
        } else if now.0 >= self.active_at.0 + PRESENCE_CHECK_MS {
            self.active_at = now;
            self.recent.events().prune(now);
            let (old, new) = (self.snapshots.borrow().clone(), self.snapshot());
            if (old.here, old.late) != (new.here, new.late) {
                self.snapshots.send_replace(Arc::new(new));
                // Players who have gone have no vote any more.
                self.count_votes(now).await;
            }
        }
        ControlFlow::Continue(())
    }

    /// The server shuts down: a real-time game is paused, and streams are told.
    async fn shut_down(&mut self) {
        let table = &self.table;
        // Where machines share the store, another goes on with the game.
        let is_ours = table.pace() == Pace::RealTime && !self.context.journal.is_shared();
        if is_ours && table.is_started() && !table.is_paused() && table.end().is_none() {
            let now = self.context.clock.now();
            if self.append(Command::Pause, now).await.is_err() {
                let table = self.table.id();
                tracing::error!(%table, "a real-time game could not be paused before the server stops");
            }
        }
        let last = Snapshot { leaving: true, ..self.snapshot() };
        self.snapshots.send_replace(Arc::new(last));
    }

    /// The game's own code failed: the table is closed, and what was played is kept.
    pub(super) async fn close_after_fault(&mut self) {
        if std::mem::replace(&mut self.is_broken, true) || self.table.end().is_some() {
            return;
        }
        self.context.metrics.panicked();
        let id = self.table.id().clone();
        tracing::error!(table = %id, "a fault in the game's code ended this table: please report it");
        self.bots.clear();
        self.bot_at = None;
        let close = Command::Close { reason: Reason::Broken };
        if self.try_append(close, self.context.clock.now()).await.is_err() {
            tracing::error!(table = %id, "a table with a fault could not be closed");
        }
        self.publish();
    }

    /// Whether the seat has kept the others waiting for a minute, so that a bot may step in. Only recorded
    /// times count, and nobody is late in a pause.
    pub(super) fn is_late(&self, seat: Seat, now: UnixMillis) -> bool {
        let table = &self.table;
        let waits = self.to_move.contains(seat) && !table.is_paused() && table.end().is_none();
        let since = self.turns.waits_since(seat, table.pace());
        waits && since.is_some_and(|since| now.0.saturating_sub(since.0) >= ABSENT_AFTER_MS)
    }

    /// Whether this machine must not time the game.
    pub(super) fn is_clock_off(&self) -> bool {
        self.table.pace() == Pace::RealTime && self.context.clock_off.load(Ordering::Relaxed)
    }
}

/// Waits until the server shuts down.
async fn shutdown(mut leaving: watch::Receiver<bool>) {
    // A sender that is gone means the same.
    let _ = leaving.wait_for(|leaving| *leaving).await;
}
