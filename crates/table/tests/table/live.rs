//! A table that is being played, with its records.

use game::{FastDice, Game, Seat};
use table::{
    Actor, AliasKey, Append, Command, Entropy, Format, Hash, Key, Note, Person, Plan, Records,
    Rejected, Salt, Seed, Table, UnixMillis, Vault, replay,
};

pub(crate) const START: UnixMillis = UnixMillis(1_700_000_000_000);

/// A table, its vault, and the appends so far.
#[derive(Clone)]
pub(crate) struct Live<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) vault: Vault,
    pub(crate) appends: Vec<Append>,
    pub(crate) now: UnixMillis,
    sent: u32,
}

/// The secrets of a table of format 2.
pub(crate) fn vault(number: u8) -> Vault {
    vault_1(number).with_alias_key(AliasKey::new([number ^ 0x33; 32]))
}

/// The secrets of a table of format 1.
pub(crate) fn vault_1(number: u8) -> Vault {
    Vault::of(Seed::new([number; 32]), Salt::new([number ^ 0xff; 16]))
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

pub(crate) fn person(number: u8) -> Person {
    Person(Hash::from([number; 32]))
}

pub(crate) fn key(text: &str) -> Key {
    text.parse().expect("a key")
}

pub(crate) fn join(letter: &str, name: &str) -> Command {
    let seat = seat(letter);
    let (person, name) = (person(seat.index() as u8), name.parse().expect("a name"));
    Command::Join { seat, person, name, entropy: None }
}

pub(crate) fn set(changes: &[(&str, &str)]) -> Command {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    Command::Set { changes: changes.iter().map(owned).collect() }
}

pub(crate) type Refused<G> = Rejected<<G as Game>::Refusal>;

impl<G: Game> Live<G> {
    pub(crate) fn open(number: u8) -> Self {
        Self::open_in(Format::Two, number)
    }

    pub(crate) fn open_in(format: Format, number: u8) -> Self {
        let vault = match format {
            Format::One => vault_1(number),
            Format::Two => vault(number),
        };
        let plan = Table::open("blue-fox-7".parse().expect("a name"), &vault).expect("it opens");
        let appends = vec![plan.append().clone()];
        Self { table: plan.into_table(), vault, appends, now: START, sent: 0 }
    }

    /// A table with these settings and a player on every seat.
    pub(crate) fn seated(number: u8, settings: &[(&str, &str)]) -> Self {
        Self::seated_in(Format::Two, number, settings)
    }

    pub(crate) fn seated_in(format: Format, number: u8, settings: &[(&str, &str)]) -> Self {
        let mut live = Self::open_in(format, number);
        if !settings.is_empty() {
            live.give(set(settings)).expect("good settings");
        }
        for seat in Seat::first(live.table.people().seats()) {
            live.give(join(seat.letter(), &format!("Player {seat}"))).expect("a free seat");
        }
        live
    }

    /// Like [`Self::seated`], and the game has started.
    pub(crate) fn started(number: u8, settings: &[(&str, &str)]) -> Self {
        Self::started_in(Format::Two, number, settings)
    }

    pub(crate) fn started_in(format: Format, number: u8, settings: &[(&str, &str)]) -> Self {
        let mut live = Self::seated_in(format, number, settings);
        live.ready();
        live.give(live.start()).expect("it starts");
        live
    }

    pub(crate) fn start(&self) -> Command {
        Command::Start { entropy: self.contributions() }
    }

    /// Lets every player contribute to the chance; format 1 records nothing of it.
    pub(crate) fn ready(&mut self) {
        if self.table.format() == Format::Two {
            for (seat, entropy) in self.contributions() {
                self.give(Command::Note(Note::Ready { seat, entropy })).expect("a player");
            }
        }
    }

    fn contributions(&self) -> Vec<(Seat, Entropy)> {
        let players = self.table.people().players();
        players.map(|seat| (seat, Entropy([seat.index() as u8; 16]))).collect()
    }

    pub(crate) fn plan(&self, command: Command) -> Result<Plan<G>, Refused<G>> {
        let before = self.table.clone();
        let plan = self.table.plan(&self.vault, command, self.now);
        assert_eq!(self.table, before);
        plan
    }

    /// Plans a command, stores its append and commits it. The records must replay to an equal table.
    pub(crate) fn give(&mut self, command: Command) -> Result<(), Refused<G>> {
        let plan = self.plan(command)?;
        let rejected = plan.rejected().cloned();
        self.appends.push(plan.append().clone());
        self.table.commit(plan).expect("nothing happened between");
        // Check every prefix of a short game, and a sample of a long one.
        if self.appends.len() < 150 || self.appends.len().is_multiple_of(97) {
            assert_eq!(replay(&self.appends).as_ref(), Ok(&self.table));
        }
        rejected.map_or(Ok(()), Err)
    }

    /// A player's action on the newest state, with a new key.
    pub(crate) fn action(&mut self, seat: Seat, action: &str) -> Command {
        self.sent += 1;
        Command::Act {
            seat,
            actor: Actor::Player,
            key: key(&format!("k{}", self.sent)),
            action: action.to_owned(),
            seen: self.table.seq(),
        }
    }

    pub(crate) fn act(&mut self, letter: &str, action: &str) -> Result<(), Refused<G>> {
        let command = self.action(seat(letter), action);
        self.give(command)
    }

    pub(crate) fn later(&mut self, millis: u64) -> &mut Self {
        self.now.0 += millis;
        self
    }

    /// Performs a random legal action of any seat; `false` if there is none.
    pub(crate) fn act_randomly(&mut self, dice: &mut FastDice) -> bool {
        let seats = Seat::first(self.table.people().seats());
        let open: Vec<(Seat, G::Action)> = seats
            .flat_map(|seat| self.table.legal(seat).into_iter().map(move |action| (seat, action)))
            .collect();
        if open.is_empty() {
            return false;
        }
        let (seat, action) = open[dice.bits() as usize % open.len()];
        let command = self.action(seat, &action.to_string());
        self.give(command).expect("it is legal");
        true
    }

    pub(crate) fn records(&self) -> Records {
        Records::new(self.appends.clone()).expect("they follow on each other")
    }
}
