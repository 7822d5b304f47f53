//! `clew replay`: prints a recorded game as text, or draws its steps.

mod pictures;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use game::{Game, Log, Seat, Viewer};
use games::{Complete, NoReplay, Replay, Visitor};
use table::{Record, Records};

use crate::exit::{UsageError, Verdict};
use crate::http::{Address, Connection, Reach, Request};
use crate::parse::number;
use crate::records::{self, RecordsError};

/// Print a recorded game record by record: what a watcher saw, and the board at the end
///
/// With --svg, draw a finished game instead, with everything that was hidden.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// File of records (docs/journal.md describes the format), or URL of a finished table, such as
    /// http://127.0.0.1:7077/tables/sv7u4cxr6tbeqm3z
    #[arg(value_name = "FILE|URL")]
    file: String,

    /// Print text (the default)
    #[arg(long, conflicts_with = "svg")]
    text: bool,

    /// Draw the board as an SVG file that any browser can open
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,

    /// Draw only what the player at this seat saw
    #[arg(long, value_name = "SEAT", requires = "svg", conflicts_with = "all")]
    seat: Option<Seat>,

    /// Draw everything that was hidden (the default)
    #[arg(long, requires = "svg")]
    all: bool,

    /// Draw every step, each to a file in the folder OUT
    #[arg(long, requires = "svg", conflicts_with = "at")]
    every: bool,

    /// Stop after append N; by default the last one
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u64::MAX))]
    at: Option<u64>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let file = &args.file;
    let invalid = |error: RecordsError| match error {
        RecordsError::Unreadable(_) => UsageError::new(error.in_file(Path::new(file))).into(),
        RecordsError::Invalid { .. } => anyhow!(error.in_file(Path::new(file))),
    };
    let records = match file.starts_with("http://") {
        true => records::parse(&fetch(file)?),
        false => records::read(Path::new(file)),
    };
    let records = records.map_err(invalid)?;
    if let Some(path) = &args.svg {
        let replay = Replay::of(records).map_err(|error| match error {
            NoReplay::Broken(broken) => anyhow!("{file}:{}: {}", broken.line, broken.why),
            NoReplay::NotEnded | NoReplay::NotStarted | NoReplay::Game(_) => {
                UsageError::new(format!("{file}: expected a finished game: {error}")).into()
            }
        })?;
        let count = pictures::draw(&replay, args, path)?;
        writeln!(out, "{}: {count} picture{}", path.display(), if count == 1 { "" } else { "s" })?;
        return Ok(Verdict::Passed);
    }
    let last = records.appends().len();
    let until = args.at.map_or(Some(last), |at| usize::try_from(at).ok().filter(|at| *at <= last));
    let until = until.ok_or_else(|| {
        let at = args.at.unwrap_or_default();
        UsageError::new(format!("--at expected an append from 1 to {last}, found {at}"))
    })?;
    let text = records::visit(&records, Transcript { records: &records, until });
    out.write_all(text.map_err(invalid)?.as_bytes())?;
    Ok(Verdict::Passed)
}

/// The records of a finished table of a server, as text.
fn fetch(url: &str) -> Result<Vec<u8>> {
    let wrong = |why: &str| {
        UsageError::new(format!(
            "expected the URL of a finished table, such as http://127.0.0.1:7077/tables/NAME, found \
             `{url}`{why}"
        ))
    };
    let (server, table) = url.split_once("/tables/").ok_or_else(|| wrong(""))?;
    let name = table.split(['/', '?', '#']).next().unwrap_or_default();
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if name.is_empty() || !name.bytes().all(is_plain) {
        return Err(wrong("").into());
    }
    let address = Address::parse(server, Reach::Anywhere)?;
    let path = format!("/tables/{name}/record");
    let request = Request { path: &path, token: None, accept: "text/plain", json: None };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let answer =
        runtime.block_on(async { Connection::open(&address).await?.request(&request).await });
    let (status, body) = answer.with_context(|| format!("{server} does not answer"))?;
    match status {
        200 => Ok(body.to_vec()),
        404 => Err(wrong(": the server has no such table").into()),
        409 => Err(wrong(": the game is not finished").into()),
        other => Err(anyhow!("{url}: the server answered with status {other}")),
    }
}

/// Writes a game as text, up to an append.
struct Transcript<'r> {
    records: &'r Records,
    until: usize,
}

impl Visitor for Transcript<'_> {
    type Output = Result<String, RecordsError>;

    fn visit<G: Complete>(self) -> Self::Output {
        let Self { records, until } = self;
        table::replay::<G>(records.appends())
            .map_err(|broken| RecordsError::broken(records, &broken))?;
        let mut game: Option<G> = None;
        let (mut text, mut events) = (String::new(), Vec::new());
        for append in &records.appends()[..until] {
            text += &format!("append {}\n", append.seq());
            for record in append.records() {
                for line in record.to_string().lines() {
                    text += &format!("    {line}\n");
                }
                events.clear();
                apply(&mut game, record, &mut events).map_err(|why| {
                    RecordsError::at(1, &format!("append {}: {why}", append.seq()))
                })?;
                for sight in events.iter().filter_map(|event| G::sight(event, Viewer::Watcher)) {
                    text += &format!("        sees {}\n", casefile::lines::of_sight(&sight));
                }
            }
        }
        if let Some(game) = game {
            text += &format!("\nafter append {until}:\n{}", game.draw());
        }
        if !records.is_ended() {
            text += "\nThis table is not finished: nothing reveals its seed yet.\n";
        }
        Ok(text)
    }
}

/// Applies a record to the game; `start` makes one. Records that are not for the game change nothing.
///
/// # Errors
/// If the record cannot be read, or the game does not accept it.
pub fn apply<G: Game>(
    game: &mut Option<G>,
    record: &Record,
    log: &mut impl Log<G::Event>,
) -> Result<(), String> {
    let text = |error: &dyn ToString| error.to_string();
    match (record, game) {
        (Record::Start { rules, config, .. }, game) => {
            let config = config.join("\n").parse().map_err(|error| text(&error))?;
            *game = Some(G::new(*rules, &config));
            Ok(())
        }
        (Record::Act { at, seat, action, .. }, Some(game)) => {
            let action = action.parse().map_err(|error| text(&error))?;
            game.act(*at, *seat, action, log).map_err(|error| text(&error))
        }
        (Record::Chance { at, outcome }, Some(game)) => {
            let outcome = outcome.parse().map_err(|error| text(&error))?;
            game.chance(*at, &outcome, log).map_err(|error| text(&error))
        }
        (Record::Alarm { at }, Some(game)) => game.alarm(*at, log).map_err(|error| text(&error)),
        _ => Ok(()),
    }
}
