//! `clew record`: plays a game at a table of its own and keeps the records. This is how the files in
//! fixtures/journals are made.

mod scribe;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use game::{Seat, Unreadable};
use games::{Complete, Visitor};
use table::Format;

use crate::fault::{Verdict, WrongUse};
use crate::number::number;
pub(crate) use scribe::{Script, write};

/// Plays a game at random and writes its records to a file that is not there yet
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, such as `magic-labyrinth`
    game: String,

    /// Where everything comes from: the table's seed, the players' bytes and what they do
    #[arg(long, value_name = "S", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// A setting of the game, such as `walls=5`; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,

    /// The format of the records, 1 or 2
    #[arg(long, value_name = "N", default_value = "2", value_parser = number(1, 2))]
    format: u64,

    /// The seats at which bots sit, such as `B,D`
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    bots: Vec<String>,

    /// With pauses, players who come and go, and other names
    #[arg(long)]
    lively: bool,

    /// Closes the table after so many appends, if the game still goes on
    #[arg(long, value_name = "N", value_parser = number(1, u64::MAX))]
    close: Option<u64>,

    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let pair = |set: &String| {
        let pair = set.split_once('=').ok_or_else(|| Unreadable::new("--set key=value", set))?;
        Ok((pair.0.to_owned(), pair.1.to_owned()))
    };
    let settings = args.sets.iter().map(pair).collect::<Result<_, Unreadable>>();
    let bots = args.bots.iter().map(|seat| seat.parse()).collect::<Result<Vec<Seat>, _>>();
    let format = Format::numbered(args.format)
        .ok_or_else(|| WrongUse::new("--format expected 1 or 2, found another number"))?;
    let script = Script {
        format,
        seed: args.seed,
        settings: settings.map_err(WrongUse::new)?,
        bots: bots.map_err(WrongUse::new)?,
        lively: args.lively,
        close: args.close,
    };
    let text = games::visit(&args.game, Play(&script)).map_err(WrongUse::new)??;
    let place = args.out.display();
    let mut file = fs::File::create_new(&args.out)
        .map_err(|error| WrongUse::new(format!("--out expected a new file, {place}: {error}")))?;
    file.write_all(text.as_bytes()).with_context(|| format!("cannot write {place}"))?;
    let lines = text.lines().count();
    writeln!(out, "{place}: {lines} lines, {} bytes", text.len())?;
    Ok(Verdict::Well)
}

struct Play<'s>(&'s Script);

impl Visitor for Play<'_> {
    type Output = Result<String>;

    fn visit<G: Complete>(self) -> Result<String> {
        Ok(write::<G>(self.0)?.to_string())
    }
}
