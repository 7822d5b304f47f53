//! A table without a server, played at random from a seed: what `record` and `twin` have in common.

use std::str::FromStr;

use anyhow::{Result, anyhow};
use clew::exit::UsageError;
use game::{Dice, FastDice, Game, Seat, Unreadable};
use table::{
    Actor, AliasKey, Append, Command, Entropy, Format, Hash, Note, Salt, Seed, Sitter, Table,
    TableId, UnixMillis, Vault,
};

/// The time at which all these tables are opened.
pub(crate) const OPENED: UnixMillis = UnixMillis(1_700_000_000_000);
/// The longest time between two actions.
const MAX_PAUSE_MS: u32 = 3_000;

/// A table with its records so far. Everything about it follows from the seed.
#[derive(Debug)]
pub(crate) struct RandomTable<G: Game> {
    /// Hashed with the seed, so that different commands get different secrets.
    label: &'static str,
    seed: u64,
    pub(crate) vault: Vault,
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
        format: Format,
        settings: Vec<(String, String)>,
    ) -> Result<Self> {
        let secret = |what| *bytes(label, seed, what).bytes();
        let mut vault =
            Vault::of(Seed::new(secret("seed")), Salt::new(half(bytes(label, seed, "salt"))));
        if format == Format::Two {
            vault = vault.with_alias_key(AliasKey::new(secret("alias key")));
        }
        let plan = Table::open(read::<TableId>(id)?, &vault).map_err(UsageError::new)?;
        let (appends, dice) = (vec![plan.append().clone()], FastDice::new(seed));
        let table = plan.into_table();
        let mut table = Self { label, seed, vault, table, appends, now: OPENED, dice };
        if !settings.is_empty() {
            table.order(Command::Set { changes: settings })?;
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

    /// Carries out an order and keeps the append.
    pub(crate) fn order(&mut self, order: Command) -> Result<()> {
        let plan = self.table.plan(&self.vault, order, self.now).map_err(UsageError::new)?;
        self.appends.push(plan.append().clone());
        self.table.commit(plan).map_err(|outdated| anyhow!("{outdated}"))?;
        Ok(())
    }

    /// Starts the game with a contribution of each player to the dice.
    pub(crate) fn start(&mut self) -> Result<()> {
        let players = self.table.people().players();
        let contribution = |seat| Entropy(half(self.bytes(&format!("entropy {seat}"))));
        let entropy: Vec<(Seat, Entropy)> =
            players.map(|seat| (seat, contribution(seat))).collect();
        if self.table.format() == Format::Two {
            for &(seat, entropy) in &entropy {
                self.order(Command::Note(Note::Ready { seat, entropy }))?;
            }
        }
        self.order(Command::Start { entropy })
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
            return self.order(Command::Wake);
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
        self.order(Command::Act { seat: *seat, actor, key, action, seen })
    }

    /// Lets at most this much time pass.
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

/// Splits each `key=value` of `--set`.
pub(crate) fn settings(sets: &[String]) -> Result<Vec<(String, String)>, UsageError> {
    let pair = |set: &String| {
        let pair = set.split_once('=').ok_or_else(|| Unreadable::new("--set key=value", set));
        pair.map(|(key, value)| (key.to_owned(), value.to_owned())).map_err(UsageError::new)
    };
    sets.iter().map(pair).collect()
}
