//! A table without a server, played at random from a seed, for `record`, `twin` and `bench`.

use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use clew::clock::system_time;
use clew::exit::UsageError;
use game::{Dice, FastDice, Game, Seat, Unreadable};
use journal::{Access, AppendId, Chat, Entry, State, Summary};
use table::{
    Actor, AliasKey, Append, Command, Entropy, Hash, Note, Person, Salt, Seed, Sitter, Table,
    TableId, UnixMillis, Vault,
};

/// The time at which all these tables are opened, according to their records.
const OPENED: UnixMillis = UnixMillis(1_700_000_000_000);
/// The longest time between two actions, in milliseconds.
const MAX_PAUSE_MS: u32 = 3_000;

/// A table with its records so far. Everything about it follows from the seed.
#[derive(Debug)]
pub(crate) struct RandomTable<G: Game> {
    /// Hashed with the seed, so that different commands get different secrets.
    label: &'static str,
    seed: u64,
    vault: Vault,
    pub(crate) table: Table<G>,
    pub(crate) appends: Vec<Append>,
    pub(crate) now: UnixMillis,
    pub(crate) dice: FastDice,
}

impl<G: Game> RandomTable<G> {
    /// Opens a table with these settings, each a key and a value.
    pub(crate) fn open(
        label: &'static str,
        seed: u64,
        id: &str,
        settings: &[(String, String)],
    ) -> Result<Self> {
        let secret = |what| *bytes(label, seed, what).bytes();
        let salt = Salt::new(half(bytes(label, seed, "salt")));
        let vault = Vault::of(Seed::new(secret("seed")), salt)
            .with_alias_key(AliasKey::new(secret("alias key")));
        let plan = Table::open(read::<TableId>(id)?, &vault).map_err(UsageError::new)?;
        let (appends, dice) = (vec![plan.append().clone()], FastDice::new(seed));
        let table = plan.into_table();
        let mut table = Self { label, seed, vault, table, appends, now: OPENED, dice };
        if !settings.is_empty() {
            table.run(Command::Set { changes: settings.to_vec() })?;
        }
        Ok(table)
    }

    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.table.people().seats())
    }

    /// Bytes that follow from the seed and this text.
    pub(crate) fn bytes(&self, what: &str) -> Hash {
        bytes(self.label, self.seed, what)
    }

    /// Runs a command and adds the append.
    pub(crate) fn run(&mut self, command: Command) -> Result<()> {
        let plan = self.table.plan(&self.vault, command, self.now).map_err(UsageError::new)?;
        self.appends.push(plan.append().clone());
        self.table.commit(plan).map_err(|outdated| anyhow!("{outdated}"))?;
        Ok(())
    }

    /// Seats a player at every seat.
    pub(crate) fn join_all(&mut self) -> Result<()> {
        for seat in self.seats() {
            let (person, name) = (self.person(seat)?, read(&format!("Player {seat}"))?);
            self.run(Command::Join { seat, person, name, entropy: None })?;
        }
        Ok(())
    }

    /// The bearer token of the player at a seat.
    pub(crate) fn token(&self, seat: Seat) -> String {
        self.bytes(&format!("token {seat}")).to_string()[..32].to_owned()
    }

    fn person(&self, seat: Seat) -> Result<Person> {
        server::person(&self.token(seat)).context("a token is 32 hex digits")
    }

    /// The entries with which a server would store these appends of this table now: with the time of the records
    /// it would be closed as abandoned.
    pub(crate) fn entries(&self, appends: &[Append]) -> Result<Vec<Entry>> {
        let stored = system_time();
        let entry = |(nth, append): (usize, &Append)| {
            let table: Table<G> =
                table::replay(&appends[..=nth]).map_err(|broken| anyhow!("{broken}"))?;
            let people = table.people();
            let seats = people.players().map(|seat| Ok((seat, self.person(seat)?)));
            Ok(Entry {
                table: table.id().clone(),
                append: append.clone(),
                id: AppendId(table::random()?),
                summary: Summary {
                    game: G::NAME.to_owned(),
                    state: if table.is_started() { State::Running } else { State::Waiting },
                    access: Access::Private,
                    seats: people.seats(),
                    free: people.free().len(),
                    chat: Chat::On,
                    opened: stored,
                    changed: stored,
                    wake: table.deadline(),
                },
                seats: (!table.is_started()).then(|| seats.collect::<Result<_>>()).transpose()?,
                vault: (nth == 0).then(|| self.vault.clone()),
            })
        };
        appends.iter().enumerate().map(entry).collect()
    }

    /// Starts the game; each player contributes to the dice.
    pub(crate) fn start(&mut self) -> Result<()> {
        let players = self.table.people().players();
        let contribution = |seat| Entropy(half(self.bytes(&format!("entropy {seat}"))));
        let entropy: Vec<(Seat, Entropy)> =
            players.map(|seat| (seat, contribution(seat))).collect();
        for &(seat, entropy) in &entropy {
            self.run(Command::Note(Note::Ready { seat, entropy }))?;
        }
        self.run(Command::Start { entropy })
    }

    /// Plays a random legal action of a random seat; if there is none, waits for the deadline.
    pub(crate) fn play(&mut self) -> Result<()> {
        let open: Vec<(Seat, Vec<G::Action>)> = self
            .seats()
            .map(|seat| (seat, self.table.accepted(seat)))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        if open.is_empty() {
            let nobody = || anyhow!("nobody can act, and no deadline is set: try another seed");
            self.now = self.table.deadline().ok_or_else(nobody)?;
            return self.run(Command::Wake);
        }
        let (seat, legal) = &open[self.dice.below(open.len() as u32) as usize];
        let action = legal[self.dice.below(legal.len() as u32) as usize].to_string();
        let actor = match self.table.people().at(*seat) {
            Some(Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. }) => Actor::Bot,
            _ => Actor::Player,
        };
        let seen = self.table.seq();
        let key = read(&format!("k{seen}"))?;
        self.pass(MAX_PAUSE_MS);
        self.run(Command::Act { seat: *seat, actor, key, action, seen })
    }

    /// Lets a random time pass, at most this many milliseconds.
    pub(crate) fn pass(&mut self, max_ms: u32) {
        self.now = UnixMillis(self.now.0 + 1 + u64::from(self.dice.below(max_ms)));
    }
}

fn bytes(label: &str, seed: u64, what: &str) -> Hash {
    Hash::of(&[label.as_bytes(), what.as_bytes(), &seed.to_be_bytes()])
}

fn half(hash: Hash) -> [u8; 16] {
    *hash.bytes().first_chunk().expect("a hash has 32 bytes")
}

/// Parses a text that is written in this program or on the command line.
pub(crate) fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T> {
    Ok(text.parse()?)
}
