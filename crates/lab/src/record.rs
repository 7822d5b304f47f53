//! `clew-lab record`: plays a game and writes its records to a file. The files in fixtures/journals are
//! made with it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clew::exit::{UsageError, Verdict};
use clew::parse::{key_value, number};
use game::{Dice, Game, Seat};
use games::{Complete, Visitor};
use table::{Command, Note, Person, Reason, Records, SeatLink, Sitter, Switch, UnixMillis};

use crate::random_table::{RandomTable, read};

/// The number of appends after which a game counts as endless.
const MAX_APPENDS: u64 = 20_000;
const NAMES: [&str; 9] =
    ["Ada", "Björn", "Chloé", "Dürer", "Ευα", "Фёдор", "Grace H.", "林", "♠ Io ♠"];

/// Play a game at random and write its records to a new file
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game, such as `magic-labyrinth`
    game: String,

    /// Seed of the secrets, the players and their actions
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// Change a setting of the game, such as `walls=5`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    sets: Vec<(String, String)>,

    /// Seats of bots, such as `B,D`
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    bots: Vec<Seat>,

    /// Add pauses, players who come and go, and changed names
    #[arg(long)]
    lively: bool,

    /// Close the table after N appends, if the game is not over
    #[arg(long, value_name = "N", value_parser = number(1, u64::MAX))]
    close: Option<u64>,

    /// File to write; it must not exist
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let text = games::visit(&args.game, Record(args)).map_err(UsageError::new)??;
    let place = args.out.display();
    let mut file = fs::File::create_new(&args.out)
        .map_err(|error| UsageError::new(format!("--out cannot create {place}: {error}")))?;
    file.write_all(text.as_bytes()).with_context(|| format!("cannot write {place}"))?;
    writeln!(out, "{place}: {} lines, {} bytes", text.lines().count(), text.len())?;
    Ok(Verdict::Passed)
}

struct Record<'a>(&'a Args);

impl Visitor for Record<'_> {
    type Output = Result<String>;

    fn visit<G: Complete>(self) -> Result<String> {
        Ok(record::<G>(self.0)?.to_string())
    }
}

/// Plays from the opening to the last record.
fn record<G: Game>(args: &Args) -> Result<Records> {
    let id = format!("table-{}", args.seed);
    let mut table = RandomTable::<G>::open("clew record ", args.seed, &id, &args.sets)?;
    join(&mut table, &args.bots, args.lively)?;
    table.start()?;
    while table.table.end().is_none() {
        if args.close.is_some_and(|appends| table.table.seq() >= appends) {
            table.run(Command::Close { reason: Reason::Abandoned })?;
            break;
        }
        if table.table.seq() > MAX_APPENDS {
            bail!("the game is not over after {MAX_APPENDS} appends; end it earlier with --close");
        }
        if args.lively {
            interrupt(&mut table)?;
        }
        table.play()?;
    }
    Records::new(table.appends).map_err(|_| anyhow!("the appends do not form a chain"))
}

/// Fills the seats with players and bots.
fn join<G: Game>(table: &mut RandomTable<G>, bots: &[Seat], lively: bool) -> Result<()> {
    for seat in table.seats() {
        if bots.contains(&seat) {
            table.run(Command::Bot { seat, level: read("random")? })?;
            continue;
        }
        let person = Person(table.bytes(&format!("person {seat}")));
        let join = Command::Join { seat, person, name: read(NAMES[seat.index()])?, entropy: None };
        table.run(join.clone())?;
        if lively && table.dice.below(2) == 0 {
            table.run(Command::Leave { seat })?;
            table.run(join)?;
        }
    }
    Ok(())
}

/// Sometimes does something that is not an action of the game.
fn interrupt<G: Game>(table: &mut RandomTable<G>) -> Result<()> {
    let players: Vec<Seat> = table.table.people().players().collect();
    if players.is_empty() {
        return Ok(());
    }
    let seat = players[table.dice.below(players.len() as u32) as usize];
    let person = table.table.people().at(seat);
    let is_covered = matches!(person, Some(Sitter::Player { covered: Some(_), .. }));
    match table.dice.below(40) {
        0 => {
            table.pass(1_000);
            table.run(Command::Pause)?;
            table.pass(100_000);
            table.run(Command::Resume)
        }
        1..3 if is_covered => table.run(Command::Uncover { seat }),
        1..3 => table.run(Command::Cover { seat, level: read("random")? }),
        3 => table.run(Command::Name { seat, name: read("Somebody else")? }),
        4 => table.run(Command::Host { seat }),
        5 => add_notes(table, seat),
        _ => Ok(()),
    }
}

/// Switches the chat off, moves the seat to another device by a link, and adds a note of a kind that
/// this version does not know.
fn add_notes<G: Game>(table: &mut RandomTable<G>, seat: Seat) -> Result<()> {
    let seq = table.table.seq();
    table.run(Command::Note(Note::Chat(Switch::Off)))?;
    let hash = table.bytes(&format!("link {seq}"));
    let until = UnixMillis(table.now.0 + 600_000);
    table.run(Command::Note(Note::Link(SeatLink { seat, hash, until })))?;
    let person = Person(table.bytes(&format!("another device {seq}")));
    table.run(Command::Take { link: hash, person, name: None })?;
    let note = Note::Other { kind: "newer-kind".to_owned(), text: "of any content".to_owned() };
    table.run(Command::Note(note))
}
