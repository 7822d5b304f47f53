//! The task that owns a table: it handles one message after another, and acts when a deadline is due.

use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use game::{Pace, Seat, SeatSet};
use games::{AnyTable, Happened};
use journal::{Journal, ServerId, Summary};
use table::{Command, Entropy, Keys, Reason, Sitter, TableId, UnixMillis, Vault};
use tokio::sync::{mpsc, watch};

use super::append::AppendIds;
use super::bots::Bots;
use super::links::LinkCodes;
use super::presence::{ABSENT_AFTER_MS, LocalSign, Presence};
use super::signals::{Pending, Signals};
use super::start::PendingStart;
use super::{INBOX_CAPACITY, Message, Recent, RoomHandle, Snapshot, TableBounds, TurnTimes};
use crate::Clock;
use crate::join_code::JoinCode;
use crate::metrics::Metrics;

/// How long rooms stay in memory, and how fast bots play.
#[derive(Clone, Debug)]
pub struct RoomTimeouts {
    /// How long a room without streams and requests stays in memory.
    pub idle: Duration,
    /// The same for an ended table.
    pub finished: Duration,
    /// The same for a table before its start to whose seed players have contributed: presence is known in
    /// memory alone.
    pub waiting: Duration,
    /// How long a bot takes for an action.
    pub bot_delay: Duration,
    /// Pace of the beats by which pages show what happened, in per cent of their normal length. Bots wait
    /// for them where players take turns. With 0 pages play no beats and nobody waits.
    pub beat_percent: u16,
}

impl Default for RoomTimeouts {
    fn default() -> Self {
        Self {
            idle: Duration::from_secs(30),
            finished: Duration::from_secs(1),
            waiting: Duration::from_secs(600),
            bot_delay: Duration::from_millis(900),
            beat_percent: 100,
        }
    }
}

/// Interval at which a room with open streams checks who is absent or late.
const PRESENCE_CHECK_MS: u64 = 10_000;
/// Delay before something that could not be appended is tried again.
pub(super) const RETRY_DELAY_MS: u64 = 200;
/// Maximum number of codes that are drawn for a table until one is free.
const MAX_CODE_TRIES: usize = 20;
/// Longest sleep of a room's timer.
const MAX_SLEEP_MS: u64 = 3_600_000;

/// Which machine moved the bots last, where machines share the journal.
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
    /// How large a table may become.
    pub(crate) bounds: TableBounds,
    /// The id of this server in the store.
    pub(crate) server: ServerId,
}

/// A table that was loaded from the journal.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) vault: Vault,
    pub(crate) summary: Summary,
    /// Since when the game waits for whom.
    pub(crate) turns: TurnTimes,
    /// The idempotency keys of the actions so far.
    pub(crate) keys: Keys,
    /// All events so far, if the table has bots.
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
    /// The idempotency keys of all actions. Not part of the table, which is copied for each plan.
    pub(super) keys: Keys,
    pub(super) append_ids: AppendIds,
    pub(super) presence: Presence,
    /// Who is present at this machine, for the handle.
    local_signs: Arc<Mutex<Vec<LocalSign>>>,
    /// Contributions to the random seed at a table of format 1. In format 2 they are recorded.
    pub(super) entropy: Vec<(Seat, Entropy)>,
    pub(super) link_codes: LinkCodes,
    /// The seats whose turn it is.
    pub(super) to_move: SeatSet,
    /// The table of the rematch.
    pub(super) rematch: Option<TableId>,
    /// The code by which people join while the table waits for players.
    code: Option<String>,
    pub(super) recent: Arc<Recent>,
    inbox: mpsc::Receiver<Message>,
    pub(super) signals: Arc<Signals>,
    /// When the room took the message or signal that it handles now.
    pub(super) now: UnixMillis,
    snapshots: watch::Sender<Arc<Snapshot>>,
    /// Number of open event streams.
    streams: usize,
    pub(super) bots: Bots,
    /// When a bot is to act.
    pub(super) bot_at: Option<UnixMillis>,
    pub(super) bot_lead: BotLead,
    /// When the beats of all appends so far are over on the pages.
    pub(super) busy_until: UnixMillis,
    /// When the last message, or sign of life, came.
    active_at: UnixMillis,
    /// Whether the game's own code has failed.
    pub(super) is_broken: bool,
    /// A deadline that could not be appended is not tried again before this time.
    retry_at: UnixMillis,
    pub(super) pending_start: Option<PendingStart>,
}

impl Room {
    /// A room for this table, and the handle to it.
    pub(crate) fn new(context: RoomContext, loaded: Loaded) -> (Self, RoomHandle) {
        let Loaded { table, vault, summary, turns, keys, past } = loaded;
        let (inbox_sender, inbox) = mpsc::channel(INBOX_CAPACITY);
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
            code: None,
            broken: false,
            leaving: false,
            beat_percent: context.timeouts.beat_percent,
            shared: OnceLock::new(),
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
            local_signs: Arc::default(),
            entropy: Vec::new(),
            link_codes: LinkCodes::default(),
            to_move: SeatSet::NOBODY,
            rematch: None,
            code: None,
            recent: recent.clone(),
            inbox,
            signals: Arc::default(),
            now,
            snapshots,
            streams: 0,
            bots: Bots::default(),
            bot_at: None,
            bot_lead: BotLead::ThisMachine,
            busy_until: UnixMillis(0),
            active_at: now,
            is_broken: false,
            retry_at: UnixMillis(0),
            pending_start: None,
        };
        room.update_bots_with(&past);
        // The first snapshot has no presence yet.
        room.publish();
        let signals = Arc::clone(&room.signals);
        let local_signs = Arc::clone(&room.local_signs);
        (room, RoomHandle { inbox: inbox_sender, signals, snapshots: newest, recent, local_signs })
    }

    /// Reads what the store has of the table outside its records.
    pub(crate) async fn prepare(&mut self) {
        let has_entropy = self.refresh_entropy().await;
        self.claim_code().await;
        if self.refresh_rematch().await || has_entropy || self.code.is_some() {
            self.publish();
        }
    }

    /// Gives a table that waits for players its code, or reads the one that it has. A table without a code can
    /// still be joined by its link.
    async fn claim_code(&mut self) {
        for _ in 0..MAX_CODE_TRIES {
            let Some(proposed) = JoinCode::random().ok().filter(|_| self.is_waiting()) else {
                return;
            };
            match self.context.journal.claim_code(self.table.id(), proposed.as_str()).await {
                Ok(None) => {}
                Ok(code) => {
                    self.code = code;
                    return;
                }
                Err(trouble) => {
                    tracing::error!(table = %self.table.id(), cause = %trouble, "a table gets no code");
                    return;
                }
            }
        }
    }

    fn is_waiting(&self) -> bool {
        !self.table.is_started() && self.table.end().is_none()
    }

    /// Pauses a real-time game whose clock ran while no server did, from the time when the last one stopped.
    pub(crate) async fn pause_since(&mut self, at: UnixMillis) {
        self.now = at;
        if self.append(Command::Pause).await.is_err() {
            let table = self.table.id();
            tracing::error!(%table, "the time without a server could not be recorded as a pause");
        }
        self.now = self.context.clock.now();
        self.publish();
    }

    /// Handles messages until the room goes idle or the server shuts down. `closed` is called when the inbox is
    /// closed.
    pub(crate) async fn run(
        mut self: Box<Self>,
        leaving: watch::Receiver<bool>,
        closed: impl FnOnce() + Send,
    ) {
        // The timer is reset only for an earlier time, so that a busy room rarely touches it.
        let mut timer = pin!(tokio::time::sleep(Duration::ZERO));
        let mut armed = UnixMillis(u64::MAX);
        let mut shutdown = pin!(shutdown(leaving));
        let signals = Arc::clone(&self.signals);
        loop {
            let next = self.next_at();
            if next < armed {
                timer.set(tokio::time::sleep(self.until(next)));
                armed = next;
            }
            tokio::select! {
                biased;
                pending = signals.take() => self.take_signals(pending).await,
                message = self.inbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => break,
                },
                () = &mut timer => {
                    armed = UnixMillis(u64::MAX);
                    self.now = self.context.clock.now();
                    self.try_pending_start().await;
                    if self.do_what_is_due().await.is_break() {
                        break;
                    }
                }
                () = &mut shutdown => {
                    self.now = self.context.clock.now();
                    self.shut_down().await;
                    break;
                }
            }
        }
        self.inbox.close();
        closed();
        // Requests that came at the last moment are dropped, and their senders load the table again.
        while self.inbox.recv().await.is_some() {}
    }

    async fn take(&mut self, message: Message) {
        self.now = self.context.clock.now();
        match message {
            Message::Request { person, request, reply } => {
                self.active_at = self.now;
                self.answer(person, request, reply).await;
            }
            Message::CatchUp(reply) => {
                self.catch_up().await;
                let _ = reply.send(());
            }
        }
        self.try_pending_start().await;
    }

    async fn take_signals(&mut self, signals: Pending) {
        self.now = self.context.clock.now();
        if let Some(seats) = signals.seen {
            self.active_at = self.now;
            self.streams = self.streams.saturating_add_signed(signals.streams);
            self.presence.add_streams(&signals.seat_streams);
            self.presence.seen(seats, self.now);
            self.share_signs();
            self.wake_bots().await;
            // A rematch may have been closed meanwhile.
            if signals.was_opened && (self.refresh_rematch().await || !seats.is_empty()) {
                self.publish();
            }
        }
        if let Some(seq) = signals.grown {
            if seq > self.table.seq() {
                self.catch_up().await;
            } else if self.refresh_entropy().await || self.refresh_rematch().await {
                self.publish();
            }
        }
        if let Some(others) = signals.others {
            self.presence.set_others(others);
            self.publish_presence().await;
        }
        if signals.check_abandoned {
            self.close_if_abandoned().await;
        }
        if let Some(choice) = signals.bot_choice {
            self.bot_chose(choice).await;
        }
        if signals.game_fault {
            self.close_after_fault().await;
        }
        self.try_pending_start().await;
    }

    /// Reads the contributions that other machines have stored for a table of format 1; `true` if they have
    /// changed.
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

    /// The contributions to the random seed since the last change of settings or seats.
    pub(super) fn contributions(&self) -> &[(Seat, Entropy)] {
        self.table.notes().map_or(&self.entropy, table::Notes::ready)
    }

    /// Publishes a snapshot.
    pub(super) fn publish(&mut self) {
        self.share_signs();
        let snapshot = self.snapshot();
        self.snapshots.send_replace(Arc::new(snapshot));
    }

    /// Lets the server tell other machines who is present here.
    fn share_signs(&self) {
        if self.context.journal.is_shared() {
            *self.local_signs.lock().unwrap_or_else(PoisonError::into_inner) = self.local_signs();
        }
    }

    fn snapshot(&self) -> Snapshot {
        let people = self.table.people();
        Snapshot {
            table: self.table.clone(),
            access: self.summary.access,
            chat: self.summary.chat,
            alias_key: self.vault.alias_key(),
            here: people.players().filter(|&seat| self.is_here(seat)).collect(),
            ready: self.contributions().iter().map(|&(seat, _)| seat).collect(),
            pausing: self.pausing(),
            late: people.players().filter(|&seat| self.is_late(seat)).collect(),
            said: self.recent.chat().count(),
            again: self.rematch.clone(),
            code: self.code.clone().filter(|_| self.is_waiting()),
            broken: self.is_broken,
            leaving: false,
            beat_percent: self.context.timeouts.beat_percent,
            shared: OnceLock::new(),
        }
    }

    /// When `do_what_is_due` is to run next.
    fn next_at(&self) -> UnixMillis {
        let check = self.is_watched().then_some(UnixMillis(self.active_at.0 + PRESENCE_CHECK_MS));
        let start = self.pending_start.as_ref().map(|start| start.until);
        let times = [self.deadline(), self.bot_at, check, start, Some(self.idle_at())];
        times.into_iter().flatten().min().unwrap_or(UnixMillis(u64::MAX))
    }

    /// When the game's next deadline is to be appended.
    fn deadline(&self) -> Option<UnixMillis> {
        self.table.deadline().map(|deadline| deadline.max(self.retry_at))
    }

    fn until(&self, next: UnixMillis) -> Duration {
        let wait = next.0.saturating_sub(self.context.clock.now().0);
        // At least a millisecond: something that is due and cannot be done must not spin.
        Duration::from_millis(wait.clamp(1, MAX_SLEEP_MS))
    }

    pub(super) fn is_watched(&self) -> bool {
        self.streams > 0
    }

    /// When the room is idle and may end.
    fn idle_at(&self) -> UnixMillis {
        let RoomTimeouts { idle, finished, waiting, .. } = self.context.timeouts;
        let span = match self.table.end() {
            Some(_) => finished,
            None if !self.contributions().is_empty() && !self.table.is_started() => waiting,
            None => idle,
        };
        UnixMillis(self.active_at.0 + span.as_millis() as u64)
    }

    /// Does what is due: a deadline, a bot, a presence check. Breaks if the room is to end.
    async fn do_what_is_due(&mut self) -> ControlFlow<()> {
        let now = self.now;
        if self.is_clock_off() {
            // Another machine takes the game over.
            return ControlFlow::Break(());
        }
        if self.deadline().is_some_and(|deadline| deadline <= now) {
            // If it cannot be appended, it is tried again after a delay, in which messages are handled.
            if self.append(Command::Wake).await.is_err() {
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
            self.publish_presence().await;
        }
        ControlFlow::Continue(())
    }

    /// Publishes a snapshot if somebody has come or gone, is late, or wants a pause.
    async fn publish_presence(&mut self) {
        let (old, new) = (self.snapshots.borrow().clone(), self.snapshot());
        if (old.here, old.late, old.pausing) != (new.here, new.late, new.pausing) {
            self.snapshots.send_replace(Arc::new(new));
            // Absent players have no vote.
            self.count_votes().await;
        }
    }

    /// Prepares for the end of the server: pauses a real-time game and ends the streams.
    async fn shut_down(&mut self) {
        let table = &self.table;
        // Where machines share the journal, another takes the game over.
        let is_ours = table.pace() == Pace::RealTime && !self.context.journal.is_shared();
        let runs = table.is_started() && !table.is_paused() && table.end().is_none();
        if is_ours && runs && self.append(Command::Pause).await.is_err() {
            let table = self.table.id();
            tracing::error!(%table, "a real-time game could not be paused before the server stops");
        }
        let last = Snapshot { leaving: true, ..self.snapshot() };
        self.snapshots.send_replace(Arc::new(last));
    }

    /// Closes the table after a failure of the game's own code. The record stays.
    pub(super) async fn close_after_fault(&mut self) {
        if std::mem::replace(&mut self.is_broken, true) || self.table.end().is_some() {
            return;
        }
        self.context.metrics.panicked();
        let id = self.table.id().clone();
        tracing::error!(table = %id, "a bug in the game's code ended this table: please report it");
        self.bots.clear();
        self.bot_at = None;
        let close = Command::Close { reason: Reason::Broken };
        if self.try_append(close).await.is_err() {
            tracing::error!(table = %id, "a table could not be closed after a bug in its game");
        }
        self.publish();
    }

    /// Whether the seat has been to move for a minute, so that a bot may cover it. Only recorded times count,
    /// and nobody is late in a pause.
    pub(super) fn is_late(&self, seat: Seat) -> bool {
        let table = &self.table;
        let waits = self.to_move.contains(seat) && !table.is_paused() && table.end().is_none();
        let since = self.turns.waits_since(seat, table.pace());
        waits && since.is_some_and(|since| self.now.0.saturating_sub(since.0) >= ABSENT_AFTER_MS)
    }

    /// Whether this machine must not time the game.
    pub(super) fn is_clock_off(&self) -> bool {
        self.table.pace() == Pace::RealTime && self.context.clock_off.load(Ordering::Relaxed)
    }
}

/// Waits until the server shuts down.
async fn shutdown(mut leaving: watch::Receiver<bool>) {
    // A dropped sender means the same.
    let _ = leaving.wait_for(|leaving| *leaving).await;
}
