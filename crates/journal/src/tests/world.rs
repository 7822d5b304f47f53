//! Tables and folders for tests.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs, process};

use game::Seat;
use table::{
    AliasKey, Append, Format, Hash, Person, Record, Salt, Seed, TableId, UnixMillis, Vault,
};

use crate::{Access, AppendId, Chat, Entry, Journal, State, Summary};

/// A folder for one test, removed at its end.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("clew-journal-{}-{number}", process::id());
        Self(env::temp_dir().join(name))
    }

    pub(crate) fn journal(&self) -> Journal {
        Journal::sqlite(&self.0).expect("an own folder can be used")
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("clew.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A leftover folder among temporary files does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A table as its writer knows it.
#[derive(Clone)]
pub(crate) struct TestTable {
    pub(crate) id: TableId,
    pub(crate) summary: Summary,
    pub(crate) vault: Vault,
    pub(crate) seq: u64,
    pub(crate) seal: Hash,
}

impl TestTable {
    /// A public table with this id that waits for four players.
    pub(crate) fn new(id: &str) -> Self {
        let seed = Hash::of(&[b"seed", id.as_bytes()]);
        let summary = Summary {
            game: "magic-labyrinth".to_owned(),
            state: State::Waiting,
            access: Access::Public,
            seats: 4,
            free: 4,
            chat: Chat::On,
            opened: UnixMillis(1_000),
            changed: UnixMillis(1_000),
            wake: None,
        };
        Self {
            id: table(id),
            summary,
            vault: Vault::of(Seed::new(*seed.bytes()), Salt::new([7; 16]))
                .with_alias_key(AliasKey::new(*Hash::of(&[b"alias", id.as_bytes()]).bytes())),
            seq: 0,
            seal: Hash::START,
        }
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Summary)) -> Self {
        change(&mut self.summary);
        self
    }

    /// The next append, with an id that depends on `mark`. The table does not change.
    pub(crate) fn entry(&self, mark: &str) -> Entry {
        let seq = self.seq + 1;
        let record = match seq {
            1 => Record::Open {
                table: self.id.clone(),
                game: self.summary.game.clone(),
                commitment: self.vault.commitment(),
                rules: (self.vault.format() == Format::Two).then_some(1),
            },
            _ => Record::Name { seat: Seat::A, name: format!("N{seq}").parse().expect("a name") },
        };
        Entry {
            table: self.id.clone(),
            append: Append::new(seq, self.seal, vec![record]),
            id: id(&format!("{} {seq} {mark}", self.id)),
            summary: self.summary.clone(),
            seats: None,
            vault: (seq == 1).then(|| self.vault.clone()),
        }
    }

    /// Takes over an append that was stored.
    pub(crate) fn commit(&mut self, entry: &Entry) {
        (self.seq, self.seal) = (entry.append.seq(), entry.append.seal());
    }

    /// The next append, which is taken over at once.
    pub(crate) fn next(&mut self) -> Entry {
        let entry = self.entry("");
        self.commit(&entry);
        entry
    }

    /// Stores this number of appends.
    pub(crate) async fn play(&mut self, journal: &Journal, appends: u64) {
        for _ in 0..appends {
            journal.append(self.next()).await.expect("it is the next one");
        }
    }

    /// Stores one append, after which these persons sit at the table, from seat A on.
    pub(crate) async fn seat(&mut self, journal: &Journal, people: &[Person]) {
        let mut entry = self.next();
        let seats = Seat::first(people.len() as u8);
        entry.seats = Some(seats.zip(people.iter().copied()).collect());
        journal.append(entry).await.expect("it is the next one");
    }
}

pub(crate) fn table(id: &str) -> TableId {
    id.parse().expect("a table's name")
}

pub(crate) fn person(name: &str) -> Person {
    Person(Hash::of(&[name.as_bytes()]))
}

fn id(text: &str) -> AppendId {
    let hash = Hash::of(&[text.as_bytes()]);
    AppendId(hash.bytes()[..16].try_into().expect("a hash is longer"))
}
