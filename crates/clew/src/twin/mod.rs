//! `clew twin`: two data folders with a table each that differ in what one viewer may not know, and
//! in nothing else. Two servers on them must tell that viewer the same: this is how tests look for
//! leaks that no string gives away.

mod keep;
mod search;
mod world;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use game::{Unreadable, Viewer};
use games::{Complete, Visitor};
use journal::Journal;
use serde_json::json;

use crate::fault::{Verdict, WrongUse};
use crate::number::number;
use world::World;

/// Writes two tables that look the same to a viewer and are not the same
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, such as `magic-labyrinth`
    game: String,

    /// To whom they look the same: a seat, or `watcher`
    #[arg(long, value_name = "SEAT")]
    seat: Viewer,

    /// Where everything comes from: the seed, who plays, and what they have done so far
    #[arg(long, value_name = "S", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// A setting of the game, such as `walls=5`; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,

    /// After how many actions they may differ; more are played if they cannot yet
    #[arg(long, value_name = "N", default_value = "0", value_parser = number(0, 10_000))]
    moves: u64,

    /// The folder of the one
    #[arg(long, value_name = "DIR")]
    data_a: PathBuf,

    /// The folder of the other
    #[arg(long, value_name = "DIR")]
    data_b: PathBuf,
}

/// Runs the command: a line of JSON says what was written.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let said = games::visit(&args.game, Twins(args)).map_err(WrongUse::new)??;
    writeln!(out, "{said}")?;
    Ok(Verdict::Well)
}

struct Twins<'a>(&'a Args);

impl Visitor for Twins<'_> {
    type Output = Result<serde_json::Value>;

    fn visit<G: Complete>(self) -> Self::Output {
        let args = self.0;
        let pair = |set: &String| {
            let pair =
                set.split_once('=').ok_or_else(|| Unreadable::new("--set key=value", set))?;
            Ok((pair.0.to_owned(), pair.1.to_owned()))
        };
        let sets = args.sets.iter().map(pair).collect::<Result<_, Unreadable>>();
        let mut world = World::<G>::open(args.seed, args.seat, sets.map_err(WrongUse::new)?)?;
        let (one, other) = world.part(args.moves)?;
        let vault = world.vault();
        for (folder, appends) in [(&args.data_a, &one), (&args.data_b, &other)] {
            let journal = Journal::sqlite(folder)?;
            let runtime = tokio::runtime::Builder::new_current_thread().build();
            let runtime = runtime.context("the system gives no threads")?;
            runtime.block_on(keep::keep::<G>(&journal, appends, vault, &world.persons()?))?;
        }
        let tokens: serde_json::Map<_, _> = world
            .tokens()
            .map(|(seat, token)| (seat.to_string(), serde_json::Value::String(token)))
            .collect();
        Ok(json!({
            "table": world.id().as_str(),
            "seq": one.len(),
            "tokens": tokens,
            "secrets": G::SECRETS,
            "equal": one == other,
        }))
    }
}
