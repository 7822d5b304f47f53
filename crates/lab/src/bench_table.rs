//! A table without a game behind it, which makes appends for benchmarks of the store.

use game::Seat;
use journal::{Access, AppendId, Chat, Entry, State, Summary};
use table::{Alias, Append, Hash, Person, Record, Salt, Seed, TableId, UnixMillis, Vault};

/// When the table was opened.
const OPENED: UnixMillis = UnixMillis(1_700_000_000_000);
/// The name of its game.
const GAME: &str = "magic-labyrinth";

/// A table that has no end.
#[derive(Debug)]
pub(crate) struct BenchTable {
    table: TableId,
    vault: Vault,
    seq: u64,
    seal: Hash,
}

impl BenchTable {
    /// The table with this number.
    pub(crate) fn numbered(number: usize) -> Self {
        let table = format!("table-{number}").parse().expect("a word and digits are a name");
        let vault = Vault::of(Seed::new([1; 32]), Salt::new([1; 16]));
        Self { table, vault, seq: 0, seal: Hash::START }
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
