//! What was answered with success holds: after a sleep, after a restart, after a sudden death of the
//! server, and at another machine. One row for each thing that people can ask for.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Talk};
use journal::{Access, Chat, Journal, When};
use table::{Entropy, Key, Name, Note, Order, Person, Record, Sitter, TableId, UnixMillis};

use super::{Answer, Ask, Frame, Manners, Surroundings};
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::{Clock, Error};

/// Declares the rows, so that no row can be left out of the list of all.
macro_rules! commands {
    ($($command:ident)*) => {
        /// Everything that can be asked for: one for each variant of [`Ask`].
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Command { $($command),* }

        const ALL: &[Command] = &[$(Command::$command),*];
    };
}

commands! {
    Join Start Act Set Chat Close Pause Resume Bot Free Name Host Cover Back Ready Move HandOn Take Talk Again
}

/// A new variant of [`Ask`] needs a new command here, and a new command needs a row below.
fn command(ask: &Ask) -> Command {
    match ask {
        Ask::Join { .. } => Command::Join,
        Ask::Start { .. } => Command::Start,
        Ask::Act { .. } => Command::Act,
        Ask::Set { .. } => Command::Set,
        Ask::Chat { .. } => Command::Chat,
        Ask::Close => Command::Close,
        Ask::Pause => Command::Pause,
        Ask::Resume => Command::Resume,
        Ask::Bot { .. } => Command::Bot,
        Ask::Free { .. } => Command::Free,
        Ask::Name { .. } => Command::Name,
        Ask::Host { .. } => Command::Host,
        Ask::Cover { .. } => Command::Cover,
        Ask::Back { .. } => Command::Back,
        Ask::Ready { .. } => Command::Ready,
        Ask::Move { .. } => Command::Move,
        Ask::HandOn { .. } => Command::HandOn,
        Ask::Take { .. } => Command::Take,
        Ask::Talk { .. } => Command::Talk,
        Ask::Again { .. } => Command::Again,
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

/// A server, and the table that it is asked about.
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
        let seats = Order::Set { changes: vec![("seats".to_owned(), "2".to_owned())] };
        let ada = Order::Join { seat: Seat::A, person: ada(), name: name("Ada"), entropy: None };
        let how = (Access::Private, Chat::On);
        let table = rooms.open(game, how, vec![seats, ada]).await.expect("it opens");
        Self { journal, clock, rooms, table }
    }

    async fn ask(&self, person: Person, ask: Ask) -> Result<Answer, Error> {
        self.rooms.ask(&self.table, person, ask).await
    }

    #[track_caller]
    fn does(&self, person: Person, ask: Ask) -> impl Future<Output = Answer> {
        let what = command(&ask);
        let done = self.rooms.clone();
        let table = self.table.clone();
        async move {
            match done.ask(&table, person, ask).await {
                Ok(answer) => answer,
                Err(error) => panic!("{what:?} was refused: {error:?}"),
            }
        }
    }

    async fn frame(&self) -> Arc<Frame> {
        self.rooms.find(&self.table).await.expect("it is there").frame()
    }

    async fn is_ready(&self, seat: Seat, person: Person) {
        let entropy = Entropy([seat.index() as u8; 16]);
        self.does(person, Ask::Ready { seat, entropy }).await;
    }

    /// Bo sits down, and both have added to the chance.
    async fn seated(self) -> Self {
        self.does(bo(), Ask::Join { seat: None, name: name("Bo"), entropy: None }).await;
        self.is_ready(Seat::A, ada()).await;
        self.is_ready(b(), bo()).await;
        self
    }

    async fn started(self) -> Self {
        let world = self.seated().await;
        world.does(ada(), Ask::Start { changes: Vec::new(), entropy: None }).await;
        world
    }

    /// Both want a pause.
    async fn paused(self) -> Self {
        let world = self.started().await;
        world.does(ada(), Ask::Pause).await;
        world.does(bo(), Ask::Pause).await;
        world
    }

    /// Time passes in which Ada looks in now and then.
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
                // What was asked there holds here also while the first machine goes on.
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
    let manners = Manners { doze: 10 * second, rest: second, linger: 10 * second, pace: second };
    let around = Surroundings {
        journal: journal.clone(),
        clock: clock.clone(),
        metrics: Metrics::default(),
        manners,
        clock_off: Arc::default(),
    };
    Rooms::new(around, None)
}

/// The world in which something can be asked for.
async fn prepared(command: Command, journal: Journal) -> World {
    let turns = World::new(journal.clone(), "magic-labyrinth");
    match command {
        Command::Join | Command::Set | Command::Chat | Command::Bot | Command::Ready => turns.await,
        Command::Free | Command::Start | Command::Host | Command::Name => {
            turns.await.seated().await
        }
        Command::Act | Command::Close | Command::Talk => turns.await.started().await,
        Command::Pause => {
            let world = World::new(journal, "magic-maze").await.started().await;
            world.does(bo(), Ask::Pause).await;
            world
        }
        Command::Resume => World::new(journal, "magic-maze").await.paused().await,
        Command::Cover | Command::Move => turns.await.started().await,
        Command::Back => {
            let world = turns.await.started().await;
            world.does(bo(), Ask::Cover { seat: b(), level: None }).await;
            world
        }
        Command::HandOn => turns.await.started().await.alone(60).await,
        Command::Take => turns.await.started().await,
        Command::Again => {
            let world = turns.await.started().await;
            world.does(ada(), Ask::Close).await;
            world
        }
    }
}

/// Asks for it, with success; who asked, for what, and what the answer was.
async fn done(command: Command, world: &World) -> (Person, Ask, Answer) {
    let (person, ask) = match command {
        Command::Join => (bo(), Ask::Join { seat: Some(b()), name: name("Bo"), entropy: None }),
        Command::Start => (ada(), Ask::Start { changes: Vec::new(), entropy: None }),
        Command::Act => {
            let frame = world.frame().await;
            let seats = [(Seat::A, ada()), (b(), bo())];
            let can = |&(seat, _): &(Seat, Person)| !frame.table.legal(seat).is_empty();
            let (seat, person) = seats.into_iter().find(can).expect("it is somebody's turn");
            let action = frame.table.legal(seat).remove(0);
            let seen = frame.table.seq();
            (person, Ask::Act { seat: Some(seat), action, seen, key: key("k1") })
        }
        Command::Set => (ada(), Ask::Set { changes: vec![("walls".to_owned(), "20".to_owned())] }),
        Command::Chat => (ada(), Ask::Chat { on: false }),
        Command::Close => (ada(), Ask::Close),
        Command::Pause => (ada(), Ask::Pause),
        Command::Resume => (bo(), Ask::Resume),
        Command::Bot => {
            (ada(), Ask::Bot { seat: b(), level: Some("random".parse().expect("a level")) })
        }
        Command::Free => (bo(), Ask::Free { seat: b() }),
        Command::Name => (bo(), Ask::Name { seat: b(), name: name("Bob") }),
        Command::Host => (ada(), Ask::Host { seat: b() }),
        Command::Cover => (bo(), Ask::Cover { seat: b(), level: None }),
        Command::Back => (bo(), Ask::Back { seat: b() }),
        Command::Ready => (ada(), Ask::Ready { seat: Seat::A, entropy: Entropy([7; 16]) }),
        Command::Move => (bo(), Ask::Move { seat: b() }),
        Command::HandOn => (ada(), Ask::HandOn { seat: b() }),
        Command::Take => {
            let code = world.does(bo(), Ask::Move { seat: b() }).await.code.expect("a link");
            (eve(), Ask::Take { code, name: Some(name("Eve")) })
        }
        Command::Talk => {
            (bo(), Ask::Talk { seat: None, kind: Talk::Words, text: "Hello!".to_owned() })
        }
        Command::Again => (ada(), Ask::Again { changes: Vec::new() }),
    };
    assert_eq!(self::command(&ask), command);
    let answer = world.does(person, ask.clone()).await;
    (person, ask, answer)
}

/// Whether what was answered still holds.
async fn holds(
    world: &World,
    between: Between,
    (asker, ask, answer): &(Person, Ask, Answer),
) -> bool {
    let frame = world.frame().await;
    let table = &frame.table;
    let sitter = |seat: Seat| table.people().at(seat).cloned();
    let is = |seat, who, called: &str| {
        matches!(sitter(seat), Some(Sitter::Player { person, name, .. })
            if Some(person) == frame.alias(Some(who)) && name.as_str() == called)
    };
    match ask {
        Ask::Join { .. } => is(b(), bo(), "Bo"),
        Ask::Start { .. } => table.is_started(),
        // Sent again, it is known as done, and with another action its key is refused.
        Ask::Act { seat, seen, key, .. } => {
            let (seat, seen, key) = (*seat, *seen, *key);
            let again = world.ask(*asker, ask.clone()).await;
            let other = Ask::Act { seat, action: "step west".to_owned(), seen, key };
            let refused = world.ask(*asker, other).await.expect_err("the key was used");
            again.is_ok_and(|again| again.seq == answer.seq) && refused.code == "key-used"
        }
        Ask::Set { .. } => {
            let walls = table.settings().get("walls");
            walls.is_some_and(|value| *value == table::Value::Line("20".to_owned()))
        }
        Ask::Chat { .. } => {
            let hello = Ask::Talk { seat: None, kind: Talk::Words, text: "Hello!".to_owned() };
            let refused = world.ask(ada(), hello).await;
            frame.chat == Chat::Off && refused.is_err_and(|error| error.code == "chat-off")
        }
        Ask::Close => table.end().is_some(),
        Ask::Pause => table.is_paused(),
        // A server on its own that goes down stops the clock: that is another pause.
        Ask::Resume => {
            let stopped = matches!(between, Between::Restart | Between::Death);
            table.is_started() && (!table.is_paused() || stopped)
        }
        Ask::Bot { .. } => matches!(sitter(b()), Some(Sitter::Bot { .. })),
        Ask::Free { .. } => sitter(b()).is_none(),
        Ask::Name { .. } => is(b(), bo(), "Bob"),
        Ask::Host { .. } => table.people().host() == Some(b()),
        Ask::Cover { .. } => matches!(sitter(b()), Some(Sitter::Player { covered: Some(_), .. })),
        Ask::Back { .. } => matches!(sitter(b()), Some(Sitter::Player { covered: None, .. })),
        Ask::Ready { .. } => frame.ready.contains(Seat::A),
        // The link works, once.
        Ask::Move { .. } | Ask::HandOn { .. } => {
            let code = answer.code.clone().expect("a link");
            let take = Ask::Take { code, name: Some(name("Eve")) };
            let taken = world.ask(eve(), take.clone()).await;
            let again = world.ask(person(9), take).await;
            taken.is_ok() && again.is_err_and(|error| error.code == "link-gone")
        }
        // The seat is Eve's, and the link stays used.
        Ask::Take { .. } => {
            let again = world.ask(person(9), ask.clone()).await;
            is(b(), eve(), "Eve") && again.is_err_and(|error| error.code == "link-gone")
        }
        // What is said is shown to those who look on, and kept nowhere: nothing more is promised.
        Ask::Talk { .. } => true,
        Ask::Again { .. } => {
            let again = world.ask(bo(), Ask::Again { changes: Vec::new() }).await.expect("a table");
            again.again == answer.again && frame.again == answer.again
        }
    }
}

/// All rows over one kind of journal; what does not hold.
async fn broken(journal: fn() -> Journal, betweens: &[Between]) -> Vec<(Command, Between)> {
    let mut broken = Vec::new();
    for &command in ALL {
        for &between in betweens {
            let world = prepared(command, journal()).await;
            let done = done(command, &world).await;
            let world = world.after(between).await;
            if !holds(&world, between, &done).await {
                broken.push((command, between));
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
        let join = Ask::Join { seat: Some(b()), name: name("Bo"), entropy: Some(entropy) };
        assert_eq!(world.does(bo(), join).await.seq, 2, "{when:?}");
        let rows = world.journal.read(&world.table, 2).await.expect("the table is there");
        let appends: Vec<&[Record]> = rows.iter().map(|row| row.append.records()).collect();
        let [[Record::Join { .. }, Record::Note(Note::Ready { seat, .. })]] = appends[..] else {
            panic!("{when:?}: {appends:?}");
        };
        assert_eq!((*seat, world.frame().await.ready), (b(), game::SeatSet::only(b())), "{when:?}");
    }
}
