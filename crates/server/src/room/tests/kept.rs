//! What was answered with success holds: after a sleep, after a restart, after a sudden death of the
//! server, and at another machine. One row for each kind of request.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Talk};
use journal::{Access, Chat, Journal, When};
use table::{
    Command, Entropy, Key, Name, Note, Person, Reason, Record, Sitter, Switch, TableId, UnixMillis,
};

use crate::Clock;
use crate::error::RoomError;
use crate::metrics::Metrics;
use crate::room::{CommandReply, RoomContext, RoomRequest, RoomTimeouts, Snapshot};
use crate::rooms::Rooms;

/// Declares the rows, so that no row can be left out of the list of all.
macro_rules! rows {
    ($($row:ident)*) => {
        /// The kinds of requests: one for each variant of [`RoomRequest`].
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Row { $($row),* }

        const ALL: &[Row] = &[$(Row::$row),*];
    };
}

rows! {
    Join Start Act Set Chat Close Pause Resume Bot Fill Colour Free Name Host Cover Back Ready Move HandOn Take Talk Again
}

/// A new variant of [`RoomRequest`] needs a new row here, and each row needs its checks below.
fn row(request: &RoomRequest) -> Row {
    match request {
        RoomRequest::Join { .. } => Row::Join,
        RoomRequest::Start { .. } => Row::Start,
        RoomRequest::Act { .. } => Row::Act,
        RoomRequest::Command(Command::Set { .. }) => Row::Set,
        RoomRequest::Command(Command::Note(Note::Chat(_))) => Row::Chat,
        RoomRequest::Command(Command::Close { .. }) => Row::Close,
        RoomRequest::Command(Command::Pause) => Row::Pause,
        RoomRequest::Command(Command::Resume) => Row::Resume,
        RoomRequest::Bot { .. } => Row::Bot,
        RoomRequest::Fill { .. } => Row::Fill,
        RoomRequest::Colour { .. } => Row::Colour,
        RoomRequest::Free { .. } => Row::Free,
        RoomRequest::Command(Command::Name { .. }) => Row::Name,
        RoomRequest::Command(Command::Host { .. }) => Row::Host,
        RoomRequest::Cover { .. } => Row::Cover,
        RoomRequest::Command(Command::Uncover { .. }) => Row::Back,
        RoomRequest::Command(Command::Note(Note::Ready { .. })) => Row::Ready,
        RoomRequest::MoveSeat { .. } => Row::Move,
        RoomRequest::HandOn { .. } => Row::HandOn,
        RoomRequest::Take { .. } => Row::Take,
        RoomRequest::Talk { .. } => Row::Talk,
        RoomRequest::Rematch { .. } => Row::Again,
        RoomRequest::Command(command) => panic!("not for people: {command:?}"),
    }
}

/// What happens between the answer and the question whether it still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Between {
    Nothing,
    Sleep,
    Restart,
    Death,
    OtherMachine,
}

fn ada() -> Person {
    person(1)
}

fn bo() -> Person {
    person(2)
}

fn eve() -> Person {
    person(3)
}

fn person(number: u8) -> Person {
    Person([number; 32].into())
}

/// The second seat, which is Bo's.
fn b() -> Seat {
    Seat::A.next(2)
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

fn key(text: &str) -> Key {
    text.parse().expect("a key")
}

/// A server and a table.
struct World {
    journal: Journal,
    clock: Clock,
    rooms: Rooms,
    table: TableId,
}

impl World {
    /// A table of this game with two seats, at which Ada sits.
    async fn new(journal: Journal, game: &str) -> Self {
        // The runtime's paused clock: only one file of the program reads the real time.
        let now = || tokio::time::sleep(Duration::ZERO).deadline();
        let start = now();
        let clock = Clock::new(move || {
            UnixMillis(1_700_000_000_000 + now().duration_since(start).as_millis() as u64)
        });
        let rooms = rooms(&journal, &clock);
        let seats = Command::Set { changes: vec![("seats".to_owned(), "2".to_owned())] };
        let ada = Command::Join { seat: Seat::A, person: ada(), name: name("Ada"), entropy: None };
        let how = (Access::Private, Chat::On);
        let table = rooms.open(game, how, vec![seats, ada]).await.expect("it opens");
        Self { journal, clock, rooms, table }
    }

    async fn ask(&self, person: Person, ask: RoomRequest) -> Result<CommandReply, RoomError> {
        self.rooms.request(&self.table, person, ask).await
    }

    #[track_caller]
    fn does(&self, person: Person, ask: RoomRequest) -> impl Future<Output = CommandReply> {
        let what = row(&ask);
        let done = self.rooms.clone();
        let table = self.table.clone();
        async move {
            match done.request(&table, person, ask).await {
                Ok(answer) => answer,
                Err(error) => panic!("{what:?} was refused: {error:?}"),
            }
        }
    }

    async fn snapshot(&self) -> Arc<Snapshot> {
        self.rooms.find(&self.table).await.expect("it is there").snapshot()
    }

    async fn is_ready(&self, seat: Seat, person: Person) {
        let entropy = Entropy([seat.index() as u8; 16]);
        self.does(person, Command::Note(Note::Ready { seat, entropy }).into()).await;
    }

    /// Bo sits down, and both have contributed to the random seed.
    async fn seated(self) -> Self {
        self.does(bo(), RoomRequest::Join { seat: None, name: name("Bo"), entropy: None }).await;
        self.is_ready(Seat::A, ada()).await;
        self.is_ready(b(), bo()).await;
        self
    }

    async fn started(self) -> Self {
        let world = self.seated().await;
        world.does(ada(), RoomRequest::Start { changes: Vec::new(), entropy: None }).await;
        world
    }

    /// Both want a pause.
    async fn paused(self) -> Self {
        let world = self.started().await;
        world.does(ada(), Command::Pause.into()).await;
        world.does(bo(), Command::Pause.into()).await;
        world
    }

    /// Lets time pass, in which Ada gives a sign of life from time to time.
    async fn alone(self, seconds: u64) -> Self {
        for _ in 0..seconds.div_ceil(5) {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let room = self.rooms.find(&self.table).await.expect("it is there");
            room.looked(game::SeatSet::only(Seat::A));
        }
        self
    }

    async fn after(self, between: Between) -> Self {
        let Self { journal, clock, rooms, table } = self;
        let rooms = match between {
            Between::Nothing => rooms,
            Between::Sleep => {
                tokio::time::sleep(Duration::from_secs(60)).await;
                rooms
            }
            Between::Restart => {
                rooms.leave().await;
                self::rooms(&journal, &clock)
            }
            Between::Death => {
                drop(rooms);
                self::rooms(&journal, &clock)
            }
            Between::OtherMachine => {
                let other = self::rooms(&journal, &clock);
                // It must hold here while the first machine still runs.
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_secs(3600)).await;
                    drop(rooms);
                });
                other
            }
        };
        Self { journal, clock, rooms, table }
    }
}

/// A server whose tables sleep as soon as they can.
fn rooms(journal: &Journal, clock: &Clock) -> Rooms {
    let second = Duration::from_secs(1);
    let timeouts = RoomTimeouts {
        idle: 10 * second,
        finished: second,
        waiting: 10 * second,
        bot_delay: second,
        beat_percent: 0,
    };
    let context = RoomContext {
        journal: journal.clone(),
        clock: clock.clone(),
        metrics: Metrics::default(),
        timeouts,
        clock_off: Arc::default(),
        bounds: crate::TableBounds::default(),
        server: journal::ServerId([1; 16]),
    };
    Rooms::new(context, None)
}

/// A world in which a request of this kind succeeds.
async fn prepared(row: Row, journal: Journal) -> World {
    let turns = World::new(journal.clone(), "magic-labyrinth");
    match row {
        Row::Join | Row::Set | Row::Chat | Row::Bot | Row::Fill | Row::Ready => turns.await,
        Row::Colour | Row::Free | Row::Start | Row::Host | Row::Name => turns.await.seated().await,
        Row::Act | Row::Close | Row::Talk => turns.await.started().await,
        Row::Pause => {
            let world = World::new(journal, "magic-maze").await.started().await;
            world.does(bo(), Command::Pause.into()).await;
            world
        }
        Row::Resume => World::new(journal, "magic-maze").await.paused().await,
        Row::Cover | Row::Move => turns.await.started().await,
        Row::Back => {
            let world = turns.await.started().await;
            world.does(bo(), RoomRequest::Cover { seat: b(), level: None }).await;
            world
        }
        Row::HandOn => turns.await.started().await.alone(60).await,
        Row::Take => turns.await.started().await,
        Row::Again => {
            let world = turns.await.started().await;
            world.does(ada(), Command::Close { reason: Reason::Closed }.into()).await;
            world
        }
    }
}

/// Sends the request, which succeeds: the sender, the request and the reply.
async fn done(row: Row, world: &World) -> (Person, RoomRequest, CommandReply) {
    let (person, ask): (Person, RoomRequest) = match row {
        Row::Join => (bo(), RoomRequest::Join { seat: Some(b()), name: name("Bo"), entropy: None }),
        Row::Start => (ada(), RoomRequest::Start { changes: Vec::new(), entropy: None }),
        Row::Act => {
            let snapshot = world.snapshot().await;
            let seats = [(Seat::A, ada()), (b(), bo())];
            let can = |&(seat, _): &(Seat, Person)| !snapshot.table.legal(seat).is_empty();
            let (seat, person) = seats.into_iter().find(can).expect("it is somebody's turn");
            let action = snapshot.table.legal(seat).remove(0);
            let seen = snapshot.table.seq();
            (person, RoomRequest::Act { seat: Some(seat), action, seen, key: key("k1") })
        }
        Row::Set => {
            (ada(), Command::Set { changes: vec![("walls".to_owned(), "20".to_owned())] }.into())
        }
        Row::Chat => (ada(), Command::Note(Note::Chat(Switch::Off)).into()),
        Row::Close => (ada(), Command::Close { reason: Reason::Closed }.into()),
        Row::Pause => (ada(), Command::Pause.into()),
        Row::Resume => (bo(), Command::Resume.into()),
        Row::Bot => {
            (ada(), RoomRequest::Bot { seat: b(), level: Some("random".parse().expect("a level")) })
        }
        Row::Fill => (ada(), RoomRequest::Fill { level: None }),
        Row::Colour => (bo(), RoomRequest::Colour { seat: b(), colour: "green".to_owned() }),
        Row::Free => (bo(), RoomRequest::Free { seat: b() }),
        Row::Name => (bo(), Command::Name { seat: b(), name: name("Bob") }.into()),
        Row::Host => (ada(), Command::Host { seat: b() }.into()),
        Row::Cover => (bo(), RoomRequest::Cover { seat: b(), level: None }),
        Row::Back => (bo(), Command::Uncover { seat: b() }.into()),
        Row::Ready => {
            (ada(), Command::Note(Note::Ready { seat: Seat::A, entropy: Entropy([7; 16]) }).into())
        }
        Row::Move => (bo(), RoomRequest::MoveSeat { seat: b() }),
        Row::HandOn => (ada(), RoomRequest::HandOn { seat: b() }),
        Row::Take => {
            let code = code(&world.does(bo(), RoomRequest::MoveSeat { seat: b() }).await);
            (eve(), RoomRequest::Take { code, name: Some(name("Eve")) })
        }
        Row::Talk => {
            (bo(), RoomRequest::Talk { seat: None, kind: Talk::Words, text: "Hello!".to_owned() })
        }
        Row::Again => (ada(), RoomRequest::Rematch { changes: Vec::new() }),
    };
    assert_eq!(self::row(&ask), row);
    let answer = world.does(person, ask.clone()).await;
    (person, ask, answer)
}

/// The code of the link in a reply.
fn code(reply: &CommandReply) -> String {
    let take = reply.take.as_deref().expect("a link");
    take.rsplit('/').next().expect("a code").to_owned()
}

/// Whether what was answered still holds.
async fn holds(
    world: &World,
    between: Between,
    (asker, ask, answer): &(Person, RoomRequest, CommandReply),
) -> bool {
    let snapshot = world.snapshot().await;
    let table = &snapshot.table;
    let sitter = |seat: Seat| table.people().at(seat).cloned();
    let is = |seat, who, called: &str| {
        matches!(sitter(seat), Some(Sitter::Player { person, name, .. })
            if Some(person) == snapshot.alias(Some(who)) && name.as_str() == called)
    };
    match ask {
        RoomRequest::Join { .. } => is(b(), bo(), "Bo"),
        RoomRequest::Start { .. } => table.is_started(),
        // Sent again it is not done again, and another action with its key is refused.
        RoomRequest::Act { seat, seen, key, .. } => {
            let (seat, seen, key) = (*seat, *seen, *key);
            let again = world.ask(*asker, ask.clone()).await;
            let other = RoomRequest::Act { seat, action: "step west".to_owned(), seen, key };
            let refused = world.ask(*asker, other).await.expect_err("the key was used");
            again.is_ok_and(|again| again.seq == answer.seq) && refused == RoomError::KeyUsed
        }
        RoomRequest::Command(Command::Set { .. }) => {
            let walls = table.settings().get("walls");
            walls.is_some_and(|value| *value == table::Value::Line("20".to_owned()))
        }
        RoomRequest::Command(Command::Note(Note::Chat(_))) => {
            let hello =
                RoomRequest::Talk { seat: None, kind: Talk::Words, text: "Hello!".to_owned() };
            let refused = world.ask(ada(), hello).await;
            snapshot.chat == Chat::Off && refused.is_err_and(|error| error == RoomError::ChatOff)
        }
        RoomRequest::Command(Command::Close { .. }) => table.end().is_some(),
        RoomRequest::Command(Command::Pause) => table.is_paused(),
        // A server on its own that goes down stops the clock: that is another pause.
        RoomRequest::Command(Command::Resume) => {
            let stopped = matches!(between, Between::Restart | Between::Death);
            table.is_started() && (!table.is_paused() || stopped)
        }
        RoomRequest::Colour { .. } => {
            let colours = table.settings().get("magicians");
            colours.is_some_and(|value| *value == table::Value::Line("red green".to_owned()))
        }
        RoomRequest::Bot { .. } | RoomRequest::Fill { .. } => {
            matches!(sitter(b()), Some(Sitter::Bot { .. }))
        }
        RoomRequest::Free { .. } => sitter(b()).is_none(),
        RoomRequest::Command(Command::Name { .. }) => is(b(), bo(), "Bob"),
        RoomRequest::Command(Command::Host { .. }) => table.people().host() == Some(b()),
        RoomRequest::Cover { .. } => {
            matches!(sitter(b()), Some(Sitter::Player { covered: Some(_), .. }))
        }
        RoomRequest::Command(Command::Uncover { .. }) => {
            matches!(sitter(b()), Some(Sitter::Player { covered: None, .. }))
        }
        RoomRequest::Command(Command::Note(Note::Ready { .. })) => snapshot.ready.contains(Seat::A),
        // The link works, once.
        RoomRequest::MoveSeat { .. } | RoomRequest::HandOn { .. } => {
            let code = code(answer);
            let take = RoomRequest::Take { code, name: Some(name("Eve")) };
            let taken = world.ask(eve(), take.clone()).await;
            let again = world.ask(person(9), take).await;
            taken.is_ok() && again.is_err_and(|error| error == RoomError::LinkGone)
        }
        // The seat is Eve's, and the link stays used.
        RoomRequest::Take { .. } => {
            let again = world.ask(person(9), ask.clone()).await;
            is(b(), eve(), "Eve") && again.is_err_and(|error| error == RoomError::LinkGone)
        }
        // Messages are sent to open streams and not recorded: nothing more is promised.
        RoomRequest::Talk { .. } => true,
        RoomRequest::Command(command) => panic!("not for people: {command:?}"),
        RoomRequest::Rematch { .. } => {
            let again = world
                .ask(bo(), RoomRequest::Rematch { changes: Vec::new() })
                .await
                .expect("a table");
            again.rematch == answer.rematch && snapshot.again == answer.rematch
        }
    }
}

/// Checks all rows over one kind of journal. Returns those that do not hold.
async fn broken(journal: fn() -> Journal, betweens: &[Between]) -> Vec<(Row, Between)> {
    let mut broken = Vec::new();
    for &row in ALL {
        for &between in betweens {
            let world = prepared(row, journal()).await;
            let done = done(row, &world).await;
            let world = world.after(between).await;
            if !holds(&world, between, &done).await {
                broken.push((row, between));
            }
        }
    }
    broken
}

#[tokio::test(start_paused = true)]
async fn what_was_answered_holds_on_one_machine() {
    let betweens = [Between::Nothing, Between::Sleep, Between::Restart, Between::Death];
    let broken = broken(Journal::memory, &betweens).await;
    assert!(broken.is_empty(), "{broken:?}");
}

#[tokio::test(start_paused = true)]
async fn what_was_answered_holds_on_several_machines() {
    let betweens = [Between::Sleep, Between::Restart, Between::Death, Between::OtherMachine];
    let broken = broken(Journal::shared_memory, &betweens).await;
    assert!(broken.is_empty(), "{broken:?}");
}

/// A seat and its player's contribution are one append: whatever happens to that append, the request is
/// answered with success and both are recorded, or neither is.
#[tokio::test(start_paused = true)]
async fn joining_with_a_contribution_is_one_append() {
    for when in [When::Before, When::After, When::Panic] {
        // The first append opens the table.
        let journal = Journal::faulty(Journal::memory(), 2, when);
        let world = World::new(journal, "magic-labyrinth").await;
        let entropy = Entropy([7; 16]);
        let join = RoomRequest::Join { seat: Some(b()), name: name("Bo"), entropy: Some(entropy) };
        assert_eq!(world.does(bo(), join).await.seq, 2, "{when:?}");
        let rows = world.journal.read(&world.table, 2).await.expect("the table is there");
        let appends: Vec<&[Record]> = rows.iter().map(|row| row.append.records()).collect();
        let [[Record::Join { .. }, Record::Note(Note::Ready { seat, .. })]] = appends[..] else {
            panic!("{when:?}: {appends:?}");
        };
        assert_eq!(
            (*seat, world.snapshot().await.ready),
            (b(), game::SeatSet::only(b())),
            "{when:?}"
        );
    }
}
