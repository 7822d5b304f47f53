//! A table as its writer knows it: what is appended next. For measurements; no game stands behind
//! it.

use game::{Millis, Seat};
use journal::{Access, AppendId, Chat, Entry, State, Summary};
use table::{Alias, Append, Hash, Key, Person, Record, Salt, Seed, TableId, UnixMillis, Vault};

/// When all of this happens.
const OPENED: UnixMillis = UnixMillis(1_700_000_000_000);
/// What is said to be played.
const GAME: &str = "magic-labyrinth";

/// A table that goes on for ever.
#[derive(Debug)]
pub(crate) struct Sitting {
    table: TableId,
    vault: Vault,
    seq: u64,
    seal: Hash,
}

impl Sitting {
    /// The table with this number.
    pub(crate) fn numbered(number: usize) -> Self {
        let table = format!("table-{number}").parse().expect("a word and digits are a name");
        let vault = Vault::of(Seed::new([1; 32]), Salt::new([1; 16]));
        Self { table, vault, seq: 0, seal: Hash::START }
    }

    /// What it is called.
    pub(crate) fn table(&self) -> &TableId {
        &self.table
    }

    /// The last append; 0 before the first.
    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    /// The append that opens it.
    pub(crate) fn open(&mut self) -> Entry {
        let (table, game) = (self.table.clone(), GAME.to_owned());
        let open = Record::Open { table, game, commitment: self.vault.commitment(), rules: None };
        self.append(vec![open])
    }

    /// Four people sit down.
    pub(crate) fn seat_four(&mut self) -> Entry {
        let table = self.table.as_str().as_bytes();
        let person = |seat: Seat| Person(Hash::of(&[table, seat.letter().as_bytes()]));
        let seats: Vec<(Seat, Person)> = Seat::first(4).map(|seat| (seat, person(seat))).collect();
        let join = |&(seat, person): &(Seat, Person)| {
            let name = seat.letter().parse().expect("a letter is a name");
            Record::Join { seat, person: Alias(person.0), name }
        };
        let mut entry = self.append(seats.iter().map(join).collect());
        entry.seats = Some(seats);
        entry
    }

    /// What a player does.
    pub(crate) fn act(&mut self, seat: Seat, key: Key, action: String) -> Entry {
        self.append(vec![Record::Act { at: self.at(), seat, key, action }])
    }

    /// A roll of the die and what came of it, as a game would write them; the first time it is
    /// opened.
    pub(crate) fn roll(&mut self) -> Entry {
        if self.seq == 0 {
            return self.open();
        }
        let at = self.at();
        let key = format!("k{}", self.seq + 1).parse().expect("k and digits are a key");
        let act = Record::Act { at, seat: Seat::A, key, action: "roll".to_owned() };
        self.append(vec![act, Record::Chance { at, outcome: "roll 3".to_owned() }])
    }

    /// When the next append happens.
    fn at(&self) -> Millis {
        Millis((self.seq + 1) * 1_000)
    }

    fn append(&mut self, records: Vec<Record>) -> Entry {
        self.seq += 1;
        let append = Append::new(self.seq, self.seal, records);
        self.seal = append.seal();
        let id = self.seal.bytes().first_chunk().expect("a hash has 32 bytes");
        Entry {
            table: self.table.clone(),
            id: AppendId(*id),
            append,
            summary: Summary {
                game: GAME.to_owned(),
                state: State::Running,
                access: Access::Public,
                seats: 4,
                free: 0,
                chat: Chat::On,
                opened: OPENED,
                changed: UnixMillis(OPENED.0 + self.seq),
                wake: None,
            },
            seats: None,
            vault: Some(self.vault.clone()),
        }
    }
}
