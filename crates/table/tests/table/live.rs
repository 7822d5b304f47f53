//! A table that is being played, with all that was written down of it.

use game::{FastDice, Game, Seat};
use table::{
    AliasKey, Append, Entropy, Format, Hand, Hash, Key, Note, Order, Person, Plan, Records,
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

pub(crate) fn join(letter: &str, name: &str) -> Order {
    let seat = seat(letter);
    let (person, name) = (person(seat.index() as u8), name.parse().expect("a name"));
    Order::Join { seat, person, name, entropy: None }
}

pub(crate) fn set(changes: &[(&str, &str)]) -> Order {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    Order::Set { changes: changes.iter().map(owned).collect() }
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

    /// With these settings and a player on every seat.
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

    /// The same, started.
    pub(crate) fn started(number: u8, settings: &[(&str, &str)]) -> Self {
        Self::started_in(Format::Two, number, settings)
    }

    pub(crate) fn started_in(format: Format, number: u8, settings: &[(&str, &str)]) -> Self {
        let mut live = Self::seated_in(format, number, settings);
        live.ready();
        live.give(live.start()).expect("it starts");
        live
    }

    pub(crate) fn start(&self) -> Order {
        Order::Start { entropy: self.contributions() }
    }

    /// Every player has contributed to the chance; in format 1 that is no record.
    pub(crate) fn ready(&mut self) {
        if self.table.format() == Format::Two {
            for (seat, entropy) in self.contributions() {
                self.give(Order::Note(Note::Ready { seat, entropy })).expect("a player");
            }
        }
    }

    fn contributions(&self) -> Vec<(Seat, Entropy)> {
        let players = self.table.people().players();
        players.map(|seat| (seat, Entropy([seat.index() as u8; 16]))).collect()
    }

    pub(crate) fn plan(&self, order: Order) -> Result<Plan<G>, Refused<G>> {
        let before = self.table.clone();
        let plan = self.table.plan(&self.vault, order, self.now);
        assert_eq!(self.table, before);
        plan
    }

    /// Plans, writes and commits. What was written must make an equal table.
    pub(crate) fn give(&mut self, order: Order) -> Result<(), Refused<G>> {
        let plan = self.plan(order)?;
        let rejected = plan.rejected().cloned();
        self.appends.push(plan.append().clone());
        self.table.commit(plan).expect("nothing happened between");
        // Every prefix at first; of a long game, some.
        if self.appends.len() < 150 || self.appends.len().is_multiple_of(97) {
            assert_eq!(replay(&self.appends).as_ref(), Ok(&self.table));
        }
        rejected.map_or(Ok(()), Err)
    }

    /// A player's action on the newest view, with a key of its own.
    pub(crate) fn action(&mut self, seat: Seat, action: &str) -> Order {
        self.sent += 1;
        Order::Act {
            seat,
            hand: Hand::Player,
            key: key(&format!("k{}", self.sent)),
            action: action.to_owned(),
            seen: self.table.seq(),
        }
    }

    pub(crate) fn act(&mut self, letter: &str, action: &str) -> Result<(), Refused<G>> {
        let order = self.action(seat(letter), action);
        self.give(order)
    }

    pub(crate) fn later(&mut self, millis: u64) -> &mut Self {
        self.now.0 += millis;
        self
    }

    /// Any legal action of any seat; `false` if there is none.
    pub(crate) fn act_randomly(&mut self, dice: &mut FastDice) -> bool {
        let seats = Seat::first(self.table.people().seats());
        let open: Vec<(Seat, G::Action)> = seats
            .flat_map(|seat| self.table.legal(seat).into_iter().map(move |action| (seat, action)))
            .collect();
        if open.is_empty() {
            return false;
        }
        let (seat, action) = open[dice.bits() as usize % open.len()];
        let order = self.action(seat, &action.to_string());
        self.give(order).expect("it is legal");
        true
    }

    pub(crate) fn records(&self) -> Records {
        Records::new(self.appends.clone()).expect("they follow on each other")
    }
}
