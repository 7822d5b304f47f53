//! A plan in progress: each record is applied to a copy of the table as it is added.

use game::{Game, Phase};

use crate::{
    Alias, Append, Hash, Person, Plan, Record, Rejected, Salt, Seed, Table, Unfit, UnixMillis,
    Vault,
};

/// Maximum number of records in an append. A game that needs more breaks its contract.
const MAX_RECORDS: usize = 100_000;

pub(crate) struct Draft<'v, G: Game> {
    vault: &'v Vault,
    before: Hash,
    /// The table after the records.
    pub(crate) table: Table<G>,
    records: Vec<Record>,
    events: Vec<G::Event>,
}

impl<G: Game> Clone for Draft<'_, G> {
    fn clone(&self) -> Self {
        Self {
            vault: self.vault,
            before: self.before,
            table: self.table.clone(),
            records: self.records.clone(),
            events: self.events.clone(),
        }
    }
}

type Result<T, G> = std::result::Result<T, Rejected<<G as Game>::Refusal>>;

impl<'v, G: Game> Draft<'v, G> {
    /// The next append of a table.
    pub(crate) fn next(table: &Table<G>, vault: &'v Vault) -> Result<Self, G> {
        if vault.commitment() != table.commitment || vault.format() != table.format {
            return Err(Rejected::OtherVault);
        }
        let mut table = table.clone();
        table.seq += 1;
        Ok(Self { vault, before: table.hash, table, records: Vec::new(), events: Vec::new() })
    }

    /// The first append of a table.
    pub(crate) fn first(opening: Record, vault: &'v Vault) -> Result<Self, G> {
        let mut table = Table::opened(&opening)?;
        table.hash = Hash::START.after_record(&opening);
        let (records, events) = (vec![opening], Vec::new());
        Ok(Self { vault, before: Hash::START, table, records, events })
    }

    /// The id by which this table's records know a person.
    pub(crate) fn alias(&self, person: Person) -> Alias {
        self.vault.alias(person)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Adds a record and applies it.
    pub(crate) fn push(&mut self, record: Record) -> Result<(), G> {
        if self.records.len() >= MAX_RECORDS {
            return Err(Unfit::Restless.into());
        }
        let hash = self.table.hash.after_record(&record);
        self.table.apply(&record, hash, &mut self.events)?;
        self.table.hash = hash;
        self.records.push(record);
        Ok(())
    }

    /// Adds an input and what follows from it: nature's moves, and the end of the game.
    pub(crate) fn input(&mut self, record: Record) -> Result<(), G> {
        self.push(record)?;
        while let Some(run) = self.table.run.as_ref().filter(|_| self.table.end.is_none()) {
            let record = match run.game.phase() {
                Phase::Open(_) => break,
                Phase::Chance => {
                    let mut dice =
                        self.vault.dice(self.table.format, &self.table.id, run.start, run.drawn);
                    let outcome = run.game.sample(&mut dice).ok_or(Unfit::Misfit)?;
                    Record::Chance { at: run.time.last(), outcome: outcome.to_string() }
                }
                Phase::Over(outcome) => {
                    let (seed, salt) = self.revealed();
                    Record::Over { seed, salt, outcome }
                }
            };
            self.push(record)?;
        }
        Ok(())
    }

    /// The seed and salt, which the last record reveals.
    pub(crate) fn revealed(&self) -> (Seed, Salt) {
        (self.vault.seed(), self.vault.salt())
    }

    /// Adds the alarms whose deadline has come.
    pub(crate) fn alarms(&mut self, now: UnixMillis) -> Result<(), G> {
        while let Ok(run) = self.table.running() {
            match run.game.deadline() {
                Some(at) if at <= run.time.at(now) => self.input(Record::Alarm { at })?,
                _ => break,
            }
        }
        Ok(())
    }

    /// The plan, if an append may end here.
    pub(crate) fn finish(self, rejected: Option<Rejected<G::Refusal>>) -> Result<Plan<G>, G> {
        self.table.check_append_end()?;
        let (seq, seal) = (self.table.seq, self.table.hash);
        let append = Append::sealed(seq, self.before, self.records, seal);
        Ok(Plan { append, next: self.table, events: self.events, rejected })
    }
}
