//! The world that is played: a table, as far as it goes until it can have a twin.

use anyhow::{Result, anyhow, bail};
use game::{Dice, FastDice, Imagine, Seat, Unreadable, Viewer};
use table::{
    AliasKey, Append, Entropy, Hand, Hash, Note, Order, Person, Salt, Seed, Table, TableId,
    UnixMillis, Vault,
};

use super::search;
use crate::fault::WrongUse;

/// When all these games began.
pub(super) const BEGIN: UnixMillis = UnixMillis(1_700_000_000_000);
/// So many actions are played at most until there is a twin.
const MOST: u64 = 2_000;

/// A table and its records so far.
#[derive(Debug)]
pub(super) struct World<G: Imagine> {
    seed: u64,
    viewer: Viewer,
    vault: Vault,
    table: Table<G>,
    appends: Vec<Append>,
    now: UnixMillis,
    dice: FastDice,
}

impl<G: Imagine> World<G> {
    /// Everybody has sat down, and the game has started.
    pub(super) fn open(seed: u64, viewer: Viewer, settings: Vec<(String, String)>) -> Result<Self> {
        let vault =
            Vault::of(Seed::new(*bytes(seed, "seed").bytes()), Salt::new(half(seed, "salt")))
                .with_alias_key(AliasKey::new(*bytes(seed, "alias key").bytes()));
        let id: TableId = read(&format!("{}-{viewer}-{seed}", G::NAME).to_lowercase())?;
        let orders =
            if settings.is_empty() { vec![] } else { vec![Order::Set { changes: settings }] };
        let plan = Table::open_with(id, &vault, orders).map_err(WrongUse::new)?;
        let (appends, dice) = (vec![plan.append().clone()], FastDice::new(seed));
        let table = plan.into_table();
        let mut world = Self { seed, viewer, vault, table, appends, now: BEGIN, dice };
        for seat in Seat::first(world.table.people().seats()) {
            let person = world.person(seat)?;
            let name = read(&format!("Player {seat}"))?;
            world.order(Order::Join { seat, person, name, entropy: None })?;
        }
        for seat in world.seats() {
            let entropy = Entropy(half(seed, &format!("entropy {seat}")));
            world.order(Order::Note(Note::Ready { seat, entropy }))?;
        }
        world.order(Order::Start { entropy: Vec::new() })?;
        Ok(world)
    }

    /// Plays at random until there is another world that looks the same; after so many actions at
    /// least. Gives the records of both; they are the same if nothing is hidden in this game.
    pub(super) fn part(&mut self, moves: u64) -> Result<(Vec<Append>, Vec<Append>)> {
        for played in 0..MOST {
            if played >= moves {
                let twin = search::twin::<G>(&self.appends, self.viewer, &mut self.dice)?;
                match twin {
                    Some(_) if !G::SECRETS => bail!("this game has secrets and does not say so"),
                    Some(twin) => return Ok((self.appends.clone(), twin)),
                    None if !G::SECRETS => return Ok((self.appends.clone(), self.appends.clone())),
                    None => {}
                }
            }
            self.play()?;
        }
        Err(anyhow!("no other world looks the same to {} within {MOST} actions", self.viewer))
    }

    /// The table's name.
    pub(super) fn id(&self) -> &TableId {
        self.table.id()
    }

    /// The seed of both.
    pub(super) fn vault(&self) -> &Vault {
        &self.vault
    }

    /// What each player shows to be known.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (Seat, String)> {
        self.seats().map(|seat| (seat, self.token(seat)))
    }

    /// Who the players are.
    pub(super) fn persons(&self) -> Result<Vec<(Seat, Person)>> {
        self.seats().map(|seat| Ok((seat, self.person(seat)?))).collect()
    }

    fn person(&self, seat: Seat) -> Result<Person> {
        server::person(&self.token(seat)).ok_or_else(|| anyhow!("a token is 32 hex digits"))
    }

    fn token(&self, seat: Seat) -> String {
        bytes(self.seed, &format!("token {seat}")).to_string()[..32].to_owned()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.table.people().seats())
    }

    /// Somebody plays, whoever may.
    fn play(&mut self) -> Result<()> {
        let open: Vec<(Seat, Vec<G::Action>)> = self
            .seats()
            .map(|seat| (seat, self.table.accepted(seat)))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        if open.is_empty() {
            return Err(anyhow!(
                "the game is over, and no other world looked the same: try another seed"
            ));
        }
        let (seat, legal) = &open[self.dice.below(open.len() as u32) as usize];
        let action = legal[self.dice.below(legal.len() as u32) as usize].to_string();
        let seen = self.table.seq();
        self.now = UnixMillis(self.now.0 + 1_000);
        let key = read(&format!("k{seen}"))?;
        self.order(Order::Act { seat: *seat, hand: Hand::Player, key, action, seen })
    }

    fn order(&mut self, order: Order) -> Result<()> {
        let plan = self.table.plan(&self.vault, order, self.now).map_err(WrongUse::new)?;
        self.appends.push(plan.append().clone());
        self.table.commit(plan).map_err(|outdated| anyhow!("{outdated}"))?;
        Ok(())
    }
}

/// Bytes that nobody need guess.
fn bytes(seed: u64, what: &str) -> Hash {
    Hash::of(&[b"clew twin ", what.as_bytes(), &seed.to_be_bytes()])
}

fn half(seed: u64, what: &str) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&bytes(seed, what).bytes()[..16]);
    half
}

fn read<T: std::str::FromStr<Err = Unreadable>>(text: &str) -> Result<T> {
    Ok(text.parse()?)
}
