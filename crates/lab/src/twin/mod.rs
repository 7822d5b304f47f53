//! `clew-lab twin`: two data folders with a table each that differ only in what one viewer may not
//! know. Two servers on them must send that viewer the same: so tests find leaks that no search for
//! words would find.

mod search;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clew::exit::{UsageError, Verdict};
use clew::numbers::number;
use game::{Game, Imagine, Seat, Viewer};
use games::{Complete, Visitor};
use journal::{Access, AppendId, Chat, Entry, Journal, State, Summary};
use serde_json::{Value, json};
use table::{Append, Command, Format, Person, Table};

use crate::random_table::{OPENED, RandomTable, read, settings};

/// Actions that are played at most until there is a twin.
const MAX_ACTIONS: u64 = 2_000;

/// Writes two tables that look the same to a viewer and are not the same
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, such as `magic-labyrinth`
    game: String,

    /// To whom they look the same: a seat, or `watcher`
    #[arg(long, value_name = "SEAT")]
    seat: Viewer,

    /// The seed of everything: the table's secrets, the players and what they have done
    #[arg(long, value_name = "S", default_value = "1", value_parser = number(0, u64::MAX))]
    seed: u64,

    /// A setting of the game, such as `walls=5`; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,

    /// After how many actions they may differ; more are played if they cannot yet
    #[arg(long, value_name = "N", default_value = "0", value_parser = number(0, 10_000))]
    moves: u64,

    /// The folder of the first table
    #[arg(long, value_name = "DIR")]
    data_a: PathBuf,

    /// The folder of the second table
    #[arg(long, value_name = "DIR")]
    data_b: PathBuf,
}

/// Runs the command: a line of JSON describes the tables.
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
        let (one, other) = part(&mut table, args)?;
        for (folder, appends) in [(&args.data_a, &one), (&args.data_b, &other)] {
            let journal = Journal::sqlite(folder)?;
            let runtime = tokio::runtime::Builder::new_current_thread().build();
            let runtime = runtime.context("the system gives no threads")?;
            runtime.block_on(store::<G>(&journal, appends, &table))?;
        }
        let tokens: serde_json::Map<String, Value> =
            table.seats().map(|seat| (seat.to_string(), token(&table, seat).into())).collect();
        Ok(json!({
            "table": table.table.id().as_str(),
            "seq": one.len(),
            "tokens": tokens,
            "secrets": G::SECRETS,
            "equal": one == other,
        }))
    }
}

/// A table at which all have sat down and the game has started.
fn open<G: Game>(args: &Args) -> Result<RandomTable<G>> {
    let id = format!("{}-{}-{}", G::NAME, args.seat, args.seed).to_lowercase();
    let sets = settings(&args.sets)?;
    let mut table = RandomTable::<G>::open("clew twin ", args.seed, &id, Format::Two, sets)?;
    for seat in table.seats() {
        let (person, name) = (person(&table, seat)?, read(&format!("Player {seat}"))?);
        table.order(Command::Join { seat, person, name, entropy: None })?;
    }
    table.start()?;
    Ok(table)
}

/// Plays at random until there is another table that looks the same. Gives the records of both; they
/// are equal if the game has no secrets.
fn part<G: Imagine>(table: &mut RandomTable<G>, args: &Args) -> Result<(Vec<Append>, Vec<Append>)> {
    for played in 0..MAX_ACTIONS {
        if played >= args.moves {
            match search::twin::<G>(&table.appends, args.seat, &mut table.dice)? {
                Some(_) if !G::SECRETS => bail!("this game has secrets and does not say so"),
                Some(twin) => return Ok((table.appends.clone(), twin)),
                None if !G::SECRETS => return Ok((table.appends.clone(), table.appends.clone())),
                None => {}
            }
        }
        table.play()?;
    }
    Err(anyhow!("no other table looks the same to {} within {MAX_ACTIONS} actions", args.seat))
}

/// The bearer token of the player at a seat.
fn token<G: Game>(table: &RandomTable<G>, seat: Seat) -> String {
    table.bytes(&format!("token {seat}")).to_string()[..32].to_owned()
}

fn person<G: Game>(table: &RandomTable<G>, seat: Seat) -> Result<Person> {
    server::person(&token(table, seat)).context("a token is 32 hex digits")
}

/// Writes a table to a store, as a server would have.
async fn store<G: Game>(
    journal: &Journal,
    appends: &[Append],
    played: &RandomTable<G>,
) -> Result<()> {
    for (nth, append) in appends.iter().enumerate() {
        let table: Table<G> =
            table::replay(&appends[..=nth]).map_err(|broken| anyhow!("{broken}"))?;
        let people = table.people();
        let seats = people.players().map(|seat| Ok((seat, person(played, seat)?)));
        let entry = Entry {
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
                opened: OPENED,
                changed: OPENED,
                wake: table.deadline(),
            },
            seats: (!table.is_started()).then(|| seats.collect::<Result<_>>()).transpose()?,
            vault: (nth == 0).then(|| played.vault.clone()),
        };
        journal.append(entry).await.map_err(|error| anyhow!("{error}"))?;
    }
    journal.close().await;
    Ok(())
}
