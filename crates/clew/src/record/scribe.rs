//! Plays a game at a table and keeps what is written.

use anyhow::{Result, anyhow, bail};
use game::{Dice, FastDice, Game, Seat, Unreadable};
use table::{
    AliasKey, Append, Entropy, Format, Hand, Hash, Link, Note, Order, Person, Reason, Records,
    Sitter, Switch, Table, UnixMillis, Vault,
};

use crate::fault::WrongUse;

/// What is played.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    /// The format of the records.
    pub(crate) format: Format,
    /// Where everything comes from.
    pub(crate) seed: u64,
    /// What is set, each key with its value.
    pub(crate) settings: Vec<(String, String)>,
    /// Where bots sit.
    pub(crate) bots: Vec<Seat>,
    /// Whether there are pauses, and players who come and go.
    pub(crate) lively: bool,
    /// After how many appends the table is closed.
    pub(crate) close: Option<u64>,
}

/// When all these games began.
const BEGIN: UnixMillis = UnixMillis(1_700_000_000_000);
/// No game goes on for longer.
const MOST: u64 = 20_000;
const NAMES: [&str; 9] =
    ["Ada", "Björn", "Chloé", "Dürer", "Ευα", "Фёдор", "Grace H.", "林", "♠ Io ♠"];

/// Plays the script from the opening to the last record.
///
/// # Errors
/// If something in the script cannot be done.
pub(crate) fn write<G: Game>(script: &Script) -> Result<Records> {
    let mut scribe = Scribe::<G>::open(script)?;
    scribe.gather(script)?;
    while scribe.table.end().is_none() {
        if script.close.is_some_and(|most| scribe.table.seq() >= most) {
            scribe.order(Order::Close { reason: Reason::Abandoned })?;
            break;
        }
        if scribe.table.seq() > MOST {
            bail!("the game still goes on after {MOST} appends; try `--close`");
        }
        if script.lively {
            scribe.happening()?;
        }
        scribe.play()?;
    }
    Records::new(scribe.appends).map_err(|_| anyhow!("the appends do not follow on each other"))
}

struct Scribe<G: Game> {
    vault: Vault,
    table: Table<G>,
    appends: Vec<Append>,
    now: UnixMillis,
    dice: FastDice,
}

impl<G: Game> Scribe<G> {
    fn open(script: &Script) -> Result<Self> {
        let (seed, salt) = (bytes(script.seed, "seed"), bytes(script.seed, "salt"));
        let vault = Vault::of(table::Seed::new(*seed.bytes()), table::Salt::new(half(salt)));
        let vault = match script.format {
            Format::One => vault,
            Format::Two => {
                vault.with_alias_key(AliasKey::new(*bytes(script.seed, "alias key").bytes()))
            }
        };
        let id = read(&format!("table-{}", script.seed))?;
        let plan = Table::open(id, &vault).map_err(WrongUse::new)?;
        let appends = vec![plan.append().clone()];
        let dice = FastDice::new(script.seed);
        Ok(Self { vault, table: plan.into_table(), appends, now: BEGIN, dice })
    }

    fn order(&mut self, order: Order) -> Result<()> {
        let plan = self.table.plan(&self.vault, order, self.now).map_err(WrongUse::new)?;
        self.appends.push(plan.append().clone());
        self.table.commit(plan).map_err(|outdated| anyhow!("{outdated}"))?;
        Ok(())
    }

    /// Everybody sits down, and the game starts.
    fn gather(&mut self, script: &Script) -> Result<()> {
        if !script.settings.is_empty() {
            self.order(Order::Set { changes: script.settings.clone() })?;
        }
        for seat in Seat::first(self.table.people().seats()) {
            if script.bots.contains(&seat) {
                self.order(Order::Bot { seat, level: read("random")? })?;
                continue;
            }
            let person = Person(bytes(script.seed, &format!("person {seat}")));
            let join =
                Order::Join { seat, person, name: read(NAMES[seat.index()])?, entropy: None };
            self.order(join.clone())?;
            if script.lively && self.dice.below(2) == 0 {
                self.order(Order::Leave { seat })?;
                self.order(join)?;
            }
        }
        let players = self.table.people().players();
        let entropy: Vec<(Seat, Entropy)> = players
            .map(|seat| (seat, Entropy(half(bytes(script.seed, &format!("entropy {seat}"))))))
            .collect();
        if script.format == Format::Two {
            for &(seat, entropy) in &entropy {
                self.order(Order::Note(Note::Ready { seat, entropy }))?;
            }
        }
        self.order(Order::Start { entropy })
    }

    /// Somebody plays, whoever may.
    fn play(&mut self) -> Result<()> {
        let seats = Seat::first(self.table.people().seats());
        let open: Vec<(Seat, Vec<G::Action>)> = seats
            .map(|seat| (seat, self.table.accepted(seat)))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        if open.is_empty() {
            let nobody = || anyhow!("nobody can act, and no deadline is set");
            self.now = self.table.deadline().ok_or_else(nobody)?;
            return self.order(Order::Wake);
        }
        let (seat, legal) = &open[self.dice.below(open.len() as u32) as usize];
        let action = legal[self.dice.below(legal.len() as u32) as usize].to_string();
        let hand = match self.table.people().at(*seat) {
            Some(Sitter::Bot { .. } | Sitter::Player { covered: Some(_), .. }) => Hand::Bot,
            _ => Hand::Player,
        };
        let seen = self.table.seq();
        let key = read(&format!("k{seen}"))?;
        self.pass(3_000);
        self.order(Order::Act { seat: *seat, hand, key, action, seen })
    }

    /// Now and then something happens that is no part of the game.
    fn happening(&mut self) -> Result<()> {
        let players: Vec<Seat> = self.table.people().players().collect();
        if players.is_empty() {
            return Ok(());
        }
        let seat = players[self.dice.below(players.len() as u32) as usize];
        let person = self.table.people().at(seat);
        let covered = matches!(person, Some(Sitter::Player { covered: Some(_), .. }));
        match self.dice.below(40) {
            0 => {
                self.pass(1_000);
                self.order(Order::Pause)?;
                self.pass(100_000);
                self.order(Order::Resume)
            }
            1..3 if covered => self.order(Order::Uncover { seat }),
            1..3 => self.order(Order::Cover { seat, level: read("random")? }),
            3 => self.order(Order::Name { seat, name: read("Somebody else")? }),
            4 => self.order(Order::Host { seat }),
            5 if self.table.format() == Format::Two => self.noted(seat),
            _ => Ok(()),
        }
    }

    /// The chat is switched off, and the seat moves to another device by a link.
    fn noted(&mut self, seat: Seat) -> Result<()> {
        let seq = self.table.seq();
        self.order(Order::Note(Note::Chat(Switch::Off)))?;
        let hash = bytes(seq, "link");
        let until = UnixMillis(self.now.0 + 600_000);
        self.order(Order::Note(Note::Link(Link { seat, hash, until })))?;
        let person = Person(bytes(seq, "another device"));
        self.order(Order::Take { link: hash, person, name: None })?;
        let note = Note::Other { kind: "newer-kind".to_owned(), text: "of any content".to_owned() };
        self.order(Order::Note(note))
    }

    fn pass(&mut self, most: u32) {
        self.now = UnixMillis(self.now.0 + 1 + u64::from(self.dice.below(most)));
    }
}

/// Bytes that nobody need guess.
fn bytes(seed: u64, what: &str) -> Hash {
    Hash::of(&[b"clew record ", what.as_bytes(), &seed.to_be_bytes()])
}

fn half(hash: Hash) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&hash.bytes()[..16]);
    half
}

fn read<T: std::str::FromStr<Err = Unreadable>>(text: &str) -> Result<T> {
    Ok(text.parse()?)
}
