//! `clew replay`: steps through a recorded game as text.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use game::{Game, Log, Viewer};
use games::Complete;
use table::{Record, Records};

use crate::fault::{Verdict, WrongUse};
use crate::number::number;
use crate::records::{self, Flaw, Task};

/// Steps through a recorded game: each record, what a watcher saw, and the board at the end
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A file of records, as docs/journal.md describes it
    file: PathBuf,

    /// As text, which is all there is for now
    #[arg(long)]
    text: bool,

    /// Stops after this append and draws the board there
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u64::MAX))]
    at: Option<u64>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let told = records::read(&args.file).and_then(|records| {
        let most = records.appends().len();
        let until = args.at.map_or(Ok(most), |at| within(at, most));
        until.map_or_else(
            |wrong| Ok(Err(wrong)),
            |until| records::visit(&records, Tell { until }).map(Ok),
        )
    });
    match told {
        Ok(text) => {
            out.write_all(text?.as_bytes())?;
            Ok(Verdict::Well)
        }
        Err(flaw @ Flaw::Unread(_)) => Err(WrongUse::new(flaw.of(&args.file)).into()),
        Err(flaw @ Flaw::Wrong { .. }) => Err(anyhow!(flaw.of(&args.file))),
    }
}

fn within(at: u64, most: usize) -> Result<usize, WrongUse> {
    let found = usize::try_from(at).ok().filter(|at| *at <= most);
    let wrong = || format!("--at expected an append from 1 to {most}, found {at}");
    found.ok_or_else(|| WrongUse::new(wrong()))
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
