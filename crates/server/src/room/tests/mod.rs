//! When a game's own code fails, one table ends and keeps its record; a busy room refuses requests beyond
//! its inbox and loses no signal.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Pace, Phase, Seat, SeatSet, Talk, Unreadable, Viewer};
use games::{AnyBot, AnyPlan, AnyTable, Refused};
use journal::{Access, Chat, Journal, State, Summary};
use serde_json::value::RawValue;
use table::{Command, End, Keys, People, Person, Reason, TableId, UnixMillis, Value, Vault};
use tokio::sync::watch;

mod kept;

use super::*;
use crate::Clock;
use crate::metrics::Metrics;

/// A table whose game fails while the switch is on.
#[derive(Debug)]
struct Fragile {
    inner: Arc<dyn AnyTable>,
    fails: Arc<AtomicBool>,
}

impl Fragile {
    fn check(&self) {
        assert!(!self.fails.load(Ordering::SeqCst), "a fault in a game");
    }
}

impl AnyTable for Fragile {
    fn game(&self) -> &'static str {
        self.inner.game()
    }
    fn pace(&self) -> Pace {
        self.inner.pace()
    }
    fn id(&self) -> &TableId {
        self.inner.id()
    }
    fn seq(&self) -> u64 {
        self.inner.seq()
    }
    fn commitment(&self) -> table::Hash {
        self.inner.commitment()
    }
    fn notes(&self) -> Option<&table::Notes> {
        self.inner.notes()
    }
    fn people(&self) -> &People {
        self.inner.people()
    }
    fn settings(&self) -> &BTreeMap<String, Value> {
        self.inner.settings()
    }
    fn is_started(&self) -> bool {
        self.inner.is_started()
    }
    fn is_paused(&self) -> bool {
        self.inner.is_paused()
    }
    fn is_interrupted(&self) -> bool {
        self.inner.is_interrupted()
    }
    fn end(&self) -> Option<End> {
        self.inner.end()
    }
    fn phase(&self) -> Option<Phase> {
        self.inner.phase()
    }
    fn deadline(&self) -> Option<UnixMillis> {
        self.inner.deadline()
    }
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        self.check();
        self.inner.view(viewer)
    }
    fn is_view_shared(&self) -> bool {
        self.inner.is_view_shared()
    }
    fn game_parts(&self, cx: &ui::Cx<'_>) -> Option<ui::GameParts> {
        self.inner.game_parts(cx)
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        self.inner.legal(seat)
    }
    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Refused> {
        self.inner.may_talk(seat, talk)
    }
    fn campaign_result(&self) -> Option<ui::CampaignResult> {
        self.inner.campaign_result()
    }
    fn takes_part(&self, action: &str) -> bool {
        self.inner.takes_part(action)
    }
    fn truth(&self) -> Option<String> {
        self.inner.truth()
    }
    fn plan(&self, vault: &Vault, command: Command, now: UnixMillis) -> Result<AnyPlan, Refused> {
        // Closing a table does not run the game.
        if !matches!(command, Command::Close { .. }) {
            self.check();
        }
        self.inner.plan(vault, command, now)
    }
    fn follow(&self, appends: &[table::Append]) -> Result<games::Followed, table::Broken> {
        self.inner.follow(appends)
    }
    fn rematch(
        &self,
        id: TableId,
        vault: &Vault,
        persons: &[(Seat, Person)],
        chat: table::Switch,
    ) -> Result<AnyPlan, Refused> {
        self.inner.rematch(id, vault, persons, chat)
    }
    fn is_same_action(&self, sent: &str, done: &str) -> bool {
        self.inner.is_same_action(sent, done)
    }
    fn giving_up(&self) -> Option<(SeatSet, String)> {
        self.inner.giving_up()
    }
    fn bot(&self, level: &str, seat: Seat) -> Result<Box<dyn AnyBot>, Unreadable> {
        self.inner.bot(level, seat)
    }
    fn as_any(&self) -> &dyn Any {
        self.inner.as_any()
    }
}

const PERSON: Person = Person(table::Hash::START);

/// A room that does not run yet, whose table has one player, and the switch that breaks its game.
async fn fragile(journal: &Journal) -> (Room, RoomHandle, Arc<AtomicBool>) {
    let vault = Vault::of(table::Seed::new([1; 32]), table::Salt::new([2; 16]));
    let name = "Ada".parse().expect("a name");
    let join = Command::Join { seat: Seat::A, person: PERSON, name, entropy: None };
    let id: TableId = "fragile".parse().expect("a name");
    let plan = games::open("mago-magino", id, &vault, vec![join]).expect("a game").expect("opens");
    let before = Summary {
        game: "mago-magino".to_owned(),
        state: State::Waiting,
        access: Access::Private,
        seats: 2,
        free: 1,
        chat: Chat::On,
        opened: UnixMillis(1),
        changed: UnixMillis(1),
        wake: None,
    };
    let persons = [PERSON];
    let opened = open(journal, &Metrics::default(), &plan, &vault, (&before, &persons)).await;
    assert!(opened.expect("memory always opens"));
    let fails = Arc::new(AtomicBool::new(false));
    let table = Arc::new(Fragile { inner: plan.next, fails: fails.clone() });
    let context = RoomContext {
        journal: journal.clone(),
        clock: Clock::new(|| UnixMillis(1000)),
        metrics: Metrics::default(),
        timeouts: RoomTimeouts::default(),
        clock_off: Arc::default(),
        bounds: crate::TableBounds::default(),
        server: journal::ServerId([1; 16]),
    };
    let loaded = Loaded {
        table,
        vault,
        summary: before,
        turns: TurnTimes::default(),
        keys: Keys::default(),
        past: Vec::new(),
    };
    let (task, room) = Room::new(context, loaded);
    (task, room, fails)
}

fn run(room: Room) -> tokio::task::JoinHandle<()> {
    let (stay, leaving) = watch::channel(false);
    tokio::spawn(async move {
        let _stay = stay;
        Box::new(room).run(leaving, || {}).await;
    })
}

async fn last_record(journal: &Journal) -> table::Record {
    let id = "fragile".parse().expect("a name");
    let rows = journal.read(&id, 1).await.expect("it is there");
    let last = rows.last().and_then(|row| row.append.records().last()).cloned();
    last.expect("a record")
}

#[tokio::test]
async fn a_fault_in_a_plan_closes_the_table_and_keeps_its_record() {
    let journal = Journal::memory();
    let (task, room, fails) = fragile(&journal).await;
    let task = run(task);
    fails.store(true, Ordering::SeqCst);
    let name = Command::Name { seat: Seat::A, name: "Bo".parse().expect("a name") };
    let name = RoomRequest::Command(name);
    let error = room.request(PERSON, name.clone()).await.expect("awake").expect_err("a fault");
    assert_eq!(error, RoomError::GameFault);
    let closed = last_record(&journal).await;
    assert!(matches!(closed, table::Record::Closed { reason: Reason::Broken, .. }), "{closed:?}");
    assert!(room.snapshot().table.end().is_some());
    let error = room.request(PERSON, name).await.expect("awake").expect_err("it has ended");
    assert_eq!(error, RoomError::GameFault);
    drop(room);
    task.await.expect("the task itself is well");
}

#[tokio::test]
async fn a_fault_while_something_is_drawn_up_closes_the_table_too() {
    let journal = Journal::memory();
    let (task, room, fails) = fragile(&journal).await;
    let task = run(task);
    fails.store(true, Ordering::SeqCst);
    let snapshot = room.snapshot();
    let drawn = catch_game_panic(|| TableState::of(&snapshot, SeatSet::NOBODY, Viewer::Watcher));
    assert!(drawn.is_none());
    let mut snapshots = room.follow();
    room.report_fault();
    snapshots.wait_for(|snapshot| snapshot.broken).await.expect("the task lives");
    let closed = last_record(&journal).await;
    assert!(matches!(closed, table::Record::Closed { reason: Reason::Broken, .. }), "{closed:?}");
    drop((room, snapshots));
    task.await.expect("the task itself is well");
}

#[tokio::test]
async fn a_blocked_room_refuses_requests_beyond_its_inbox_and_recovers() {
    let (task, room, _) = fragile(&Journal::memory()).await;
    let room = Arc::new(room);
    let start = || RoomRequest::Start { changes: Vec::new(), entropy: None };
    // Nothing runs the room's task yet, as if it waited for a disk.
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..INBOX_CAPACITY {
        let room = Arc::clone(&room);
        waiting.spawn(async move { room.request(PERSON, start()).await });
    }
    while room.inbox.capacity() > 0 {
        tokio::task::yield_now().await;
    }
    let error = room.request(PERSON, start()).await.expect("awake").expect_err("it is full");
    assert_eq!(error, RoomError::Busy);
    let error = crate::Error::from(error);
    assert_eq!(
        (error.status.as_u16(), error.code, error.retry_after),
        (503, "table-busy", Some(1))
    );
    assert_eq!(room.reach(u64::MAX).await, Err(RoomError::Busy));
    // Signals are still accepted.
    let kept = room.attend(SeatSet::only(Seat::A));
    for _ in 0..10_000 {
        drop(room.attend(SeatSet::only(Seat::A)));
        room.looked(SeatSet::only(Seat::A));
    }
    let task = run(task);
    for answered in waiting.join_all().await {
        assert_ne!(answered.expect("awake").expect_err("a seat is free"), RoomError::Busy);
    }
    let error = room.request(PERSON, start()).await.expect("awake").expect_err("a seat is free");
    assert_ne!(error, RoomError::Busy);
    assert_eq!(room.reach(u64::MAX).await, Ok(()));
    drop((kept, room));
    task.await.expect("the task itself is well");
}

#[tokio::test]
async fn signals_are_merged_and_none_is_lost() {
    let (_task, room, _) = fragile(&Journal::memory()).await;
    let (a, b) = (SeatSet::only(Seat::A), SeatSet::only(Seat::A.next(2)));
    let kept = [room.attend(a), room.attend(a), room.attend(SeatSet::NOBODY)];
    drop(room.attend(b));
    [7, 9, 8].into_iter().for_each(|seq| room.grown(seq));
    room.report_fault();
    let pending = room.signals.take().await;
    assert_eq!((pending.streams, &pending.seat_streams[..2]), (3, &[2, 0][..]));
    assert_eq!(pending.seen, Some(a.with(Seat::A.next(2))));
    assert_eq!((pending.grown, pending.was_opened, pending.game_fault), (Some(9), true, true));
    drop(kept);
    let pending = room.signals.take().await;
    assert_eq!((pending.streams, pending.seat_streams[0]), (-3, -2));
    assert_eq!((pending.grown, pending.was_opened, pending.game_fault), (None, false, false));
}
