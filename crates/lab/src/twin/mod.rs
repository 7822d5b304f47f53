//! `clew-lab twin`: writes two data folders, each with a table, that differ only in what one viewer must not
//! know. Two servers on them must send that viewer the same bytes. With them tests find leaks that a search
//! for words would not find.

mod search;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clew::exit::{UsageError, Verdict};
use clew::parse::{key_value, number};
use game::{Game, Imagine, Viewer};
use games::{Complete, Visitor};
use journal::Journal;
use serde_json::{Value, json};
use table::Append;

use crate::random_table::RandomTable;

/// The most actions that are played until there is a twin.
const MAX_ACTIONS: u64 = 2_000;

/// Write two tables that look the same to a viewer, although they differ
///
/// Prints a line of JSON with the id of the tables and the tokens of their players.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game, such as `magic-labyrinth`
    game: String,

    /// Viewer to whom they look the same: a seat, or `watcher`
    #[arg(long, value_name = "SEAT")]
    seat: Viewer,

    /// Seed of the secrets, the players and their actions
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// Change a setting of the game, such as `walls=5`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    sets: Vec<(String, String)>,

    /// Number of actions to play first; more are played if there is no twin yet
    #[arg(long, value_name = "N", default_value = "0", value_parser = number(0, 10_000))]
    moves: u64,

    /// Folder for the first table
    #[arg(long, value_name = "DIR")]
    data_a: PathBuf,

    /// Folder for the second table
    #[arg(long, value_name = "DIR")]
    data_b: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let description = games::visit(&args.game, Twins(args)).map_err(UsageError::new)??;
    writeln!(out, "{description}")?;
    Ok(Verdict::Passed)
}

struct Twins<'a>(&'a Args);

impl Visitor for Twins<'_> {
    type Output = Result<Value>;

    fn visit<G: Complete>(self) -> Result<Value> {
        let args = self.0;
        let mut table = open::<G>(args)?;
        let (one, other) = find_twins(&mut table, args)?;
        for (folder, appends) in [(&args.data_a, &one), (&args.data_b, &other)] {
            let journal = Journal::sqlite(folder)?;
            let entries = table.entries(appends)?;
            tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
                for entry in entries {
                    journal.append(entry).await?;
                }
                journal.close().await;
                anyhow::Ok(())
            })?;
        }
        let tokens: serde_json::Map<String, Value> =
            table.seats().map(|seat| (seat.to_string(), table.token(seat).into())).collect();
        Ok(json!({
            "table": table.table.id().as_str(),
            "seq": one.len(),
            "tokens": tokens,
            "secrets": G::SECRETS,
            "equal": one == other,
        }))
    }
}

/// A table with a player at every seat and a started game.
fn open<G: Game>(args: &Args) -> Result<RandomTable<G>> {
    let id = format!("{}-{}-{}", G::NAME, args.seat, args.seed).to_lowercase();
    let mut table = RandomTable::<G>::open("clew twin ", args.seed, &id, &args.sets)?;
    table.join_all()?;
    table.start()?;
    Ok(table)
}

/// Plays at random until there is a twin. Returns the appends of both tables, which are equal if the game
/// has no secrets.
fn find_twins<G: Imagine>(
    table: &mut RandomTable<G>,
    args: &Args,
) -> Result<(Vec<Append>, Vec<Append>)> {
    for played in 0..MAX_ACTIONS {
        if played >= args.moves {
            match search::twin::<G>(&table.appends, args.seat, &mut table.dice)? {
                Some(_) if !G::SECRETS => bail!("this game has secrets, although it declares none"),
                Some(twin) => return Ok((table.appends.clone(), twin)),
                None if !G::SECRETS => return Ok((table.appends.clone(), table.appends.clone())),
                None => {}
            }
        }
        table.play()?;
    }
    Err(anyhow!(
        "found no other table that looks the same to {} within {MAX_ACTIONS} actions",
        args.seat
    ))
}
