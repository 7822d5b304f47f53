//! `clew replay`: steps through a recorded game as text, or draws its moments.

mod picture;
mod source;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use game::{Game, Log, Seat, Viewer};
use games::{Complete, NoReplay, Replay};
use table::{Record, Records};

use crate::exit::{UsageError, Verdict};
use crate::parse::number;
use crate::records::{self, Flaw, Task};

/// Steps through a recorded game: each record, what a watcher saw, and the board at the end
///
/// With --svg it draws a moment of a finished game instead, with all that was hidden.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A file of records, as docs/journal.md describes it, or the address of a table that has ended,
    /// such as http://127.0.0.1:7077/tables/sv7u4cxr6tbeqm3z
    #[arg(value_name = "FILE|TABLE")]
    file: String,

    /// As text, which is how it is told without --svg
    #[arg(long, conflicts_with = "svg")]
    text: bool,

    /// Draws a moment as one SVG file that opens by itself in any browser
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,

    /// Draws with the eyes of this player
    #[arg(long, value_name = "SEAT", requires = "svg", conflicts_with = "all")]
    seat: Option<Seat>,

    /// Draws all that was hidden, as without --seat
    #[arg(long, requires = "svg")]
    all: bool,

    /// Draws every moment, each into a file of the folder OUT
    #[arg(long, requires = "svg", conflicts_with = "at")]
    every: bool,

    /// Stops after this append and draws the board there
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u64::MAX))]
    at: Option<u64>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let records = source::read(&args.file)?;
    if let Some(path) = &args.svg {
        return drawn(args, path, records, out);
    }
    let most = records.appends().len();
    let until = args.at.map_or(Ok(most), |at| within(at, most))?;
    let told = records::visit(&records, Tell { until });
    let text = told.map_err(|flaw| source::fault(&flaw, Path::new(&args.file)))?;
    out.write_all(text.as_bytes())?;
    Ok(Verdict::Passed)
}

fn drawn(args: &Args, path: &Path, records: Records, out: &mut impl Write) -> Result<Verdict> {
    let file = &args.file;
    let replay = Replay::of(records).map_err(|why| match why {
        NoReplay::Broken(broken) => anyhow!("{file}:{}: {}", broken.line, broken.why),
        NoReplay::NotEnded | NoReplay::NotStarted | NoReplay::Game(_) => {
            UsageError::new(format!("{file}: expected a finished game: {why}")).into()
        }
    })?;
    let wish = picture::Wish { out: path, at: args.at, seat: args.seat, every: args.every };
    let count = picture::draw(&replay, &wish)?;
    writeln!(out, "{}: {count} picture{}", path.display(), if count == 1 { "" } else { "s" })?;
    Ok(Verdict::Passed)
}

fn within(at: u64, most: usize) -> Result<usize, UsageError> {
    let found = usize::try_from(at).ok().filter(|at| *at <= most);
    let wrong = || format!("--at expected an append from 1 to {most}, found {at}");
    found.ok_or_else(|| UsageError::new(wrong()))
}

/// Tells a game up to an append.
struct Tell {
    until: usize,
}

impl Task for Tell {
    type Output = String;

    fn with<G: Complete>(self, records: &Records) -> Result<String, Flaw> {
        records::sound::<G>(records)?;
        let mut game: Option<G> = None;
        let (mut text, mut events) = (String::new(), Vec::new());
        for append in &records.appends()[..self.until] {
            text += &format!("append {}\n", append.seq());
            for record in append.records() {
                for line in record.to_string().lines() {
                    text += &format!("    {line}\n");
                }
                events.clear();
                give(&mut game, record, &mut events)
                    .map_err(|why| Flaw::at(1, &format!("append {}: {why}", append.seq())))?;
                let seen = events.iter().filter_map(|event| G::sight(event, Viewer::Watcher));
                for sight in seen {
                    text += &format!("        sees {}\n", casefile::lines::of_sight(&sight));
                }
            }
        }
        if let Some(game) = game {
            text += &format!("\nafter append {}:\n{}", self.until, game.draw());
        }
        if !records.is_ended() {
            text += "\nThis table is not finished: nothing reveals its seed yet.\n";
        }
        Ok(text)
    }
}

/// Gives the game what a record says, if it is for the game.
pub(crate) fn give<G: Game>(
    game: &mut Option<G>,
    record: &Record,
    log: &mut impl Log<G::Event>,
) -> Result<(), String> {
    let said = |error: &dyn ToString| error.to_string();
    match (record, game) {
        (Record::Start { rules, config, .. }, game) => {
            let config = config.join("\n").parse().map_err(|error| said(&error))?;
            *game = Some(G::new(*rules, &config));
            Ok(())
        }
        (Record::Act { at, seat, action, .. }, Some(game)) => {
            let action = action.parse().map_err(|error| said(&error))?;
            game.act(*at, *seat, action, log).map_err(|error| said(&error))
        }
        (Record::Chance { at, outcome }, Some(game)) => {
            let outcome = outcome.parse().map_err(|error| said(&error))?;
            game.chance(*at, &outcome, log).map_err(|error| said(&error))
        }
        (Record::Alarm { at }, Some(game)) => game.alarm(*at, log).map_err(|error| said(&error)),
        _ => Ok(()),
    }
}
