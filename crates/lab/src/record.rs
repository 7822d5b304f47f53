//! `clew-lab record`: plays a game at a table and writes its records to a file. The files in
//! fixtures/journals are made this way.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clew::exit::{UsageError, Verdict};
use clew::numbers::number;
use game::{Dice, Game, Seat};
use games::{Complete, Visitor};
use table::{Command, Format, Note, Person, Reason, Records, SeatLink, Sitter, Switch, UnixMillis};

use crate::random_table::{RandomTable, read, settings};

/// Appends after which a game is given up as endless.
const MAX_APPENDS: u64 = 20_000;
const NAMES: [&str; 9] =
    ["Ada", "Björn", "Chloé", "Dürer", "Ευα", "Фёдор", "Grace H.", "林", "♠ Io ♠"];

/// Plays a game at random and writes its records to a new file
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, such as `magic-labyrinth`
    game: String,

    /// The seed of everything: the table's secrets, the players and what they do
    #[arg(long, value_name = "S", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// A setting of the game, such as `walls=5`; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,

    /// The format of the records, 1 or 2
    #[arg(long, value_name = "N", default_value = "2", value_parser = number(1, 2))]
    format: u64,

    /// The seats of bots, such as `B,D`
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    bots: Vec<String>,

    /// With pauses, players who come and go, and changed names
    #[arg(long)]
    lively: bool,

    /// Closes the table after this many appends, if the game is not over
    #[arg(long, value_name = "N", value_parser = number(1, u64::MAX))]
    close: Option<u64>,

    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let text = games::visit(&args.game, Record(args)).map_err(UsageError::new)??;
    let place = args.out.display();
    let mut file = fs::File::create_new(&args.out)
        .map_err(|error| UsageError::new(format!("--out expected a new file, {place}: {error}")))?;
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
    let format = Format::numbered(args.format)
        .ok_or_else(|| UsageError::new("--format expected 1 or 2, found another number"))?;
    let bots = args.bots.iter().map(|seat| seat.parse()).collect::<Result<Vec<Seat>, _>>();
    let bots = bots.map_err(UsageError::new)?;
    let (id, sets) = (format!("table-{}", args.seed), settings(&args.sets)?);
    let mut table = RandomTable::<G>::open("clew record ", args.seed, &id, format, sets)?;
    sit_down(&mut table, &bots, args.lively)?;
    table.start()?;
    while table.table.end().is_none() {
        if args.close.is_some_and(|appends| table.table.seq() >= appends) {
            table.order(Command::Close { reason: Reason::Abandoned })?;
            break;
        }
        if table.table.seq() > MAX_APPENDS {
            bail!("the game is not over after {MAX_APPENDS} appends; try `--close`");
        }
        if args.lively {
            interrupt(&mut table)?;
        }
        table.play()?;
    }
    Records::new(table.appends).map_err(|_| anyhow!("the appends do not form a chain"))
}

fn sit_down<G: Game>(table: &mut RandomTable<G>, bots: &[Seat], lively: bool) -> Result<()> {
    for seat in table.seats() {
        if bots.contains(&seat) {
            table.order(Command::Bot { seat, level: read("random")? })?;
            continue;
        }
        let person = Person(table.bytes(&format!("person {seat}")));
        let join = Command::Join { seat, person, name: read(NAMES[seat.index()])?, entropy: None };
        table.order(join.clone())?;
        if lively && table.dice.below(2) == 0 {
            table.order(Command::Leave { seat })?;
            table.order(join)?;
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
            table.order(Command::Pause)?;
            table.pass(100_000);
            table.order(Command::Resume)
        }
        1..3 if is_covered => table.order(Command::Uncover { seat }),
        1..3 => table.order(Command::Cover { seat, level: read("random")? }),
        3 => table.order(Command::Name { seat, name: read("Somebody else")? }),
        4 => table.order(Command::Host { seat }),
        5 if table.table.format() == Format::Two => add_notes(table, seat),
        _ => Ok(()),
    }
}

/// Switches the chat off, moves the seat to another device by a link, and adds a note of a kind that
/// this version does not know.
fn add_notes<G: Game>(table: &mut RandomTable<G>, seat: Seat) -> Result<()> {
    let seq = table.table.seq();
    table.order(Command::Note(Note::Chat(Switch::Off)))?;
    let hash = table.bytes(&format!("link {seq}"));
    let until = UnixMillis(table.now.0 + 600_000);
    table.order(Command::Note(Note::Link(SeatLink { seat, hash, until })))?;
    let person = Person(table.bytes(&format!("another device {seq}")));
    table.order(Command::Take { link: hash, person, name: None })?;
    let note = Note::Other { kind: "newer-kind".to_owned(), text: "of any content".to_owned() };
    table.order(Command::Note(note))
}
