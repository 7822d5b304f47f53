//! `clew tiles`: checks a file of Magic Maze tiles and draws it.

mod gallery;
mod picture;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use magic_maze::{Tiles, Weight};

use crate::exit::{UsageError, Verdict};

/// Checks tiles of Magic Maze and draws them
///
/// Each line names a tile, a square and the rule that is broken. Errors spoil the game; warnings
/// are for rules that our own tiles keep. A start for tiles of your own: `clew tiles --text`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A file of tiles; those that come with the game if left out
    file: Option<PathBuf>,

    /// Also draws each face, and all on one sheet, into this folder
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,

    /// Prints the file of the tiles that come with the game, and does nothing else
    #[arg(long, conflicts_with_all = ["file", "svg"])]
    text: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    if args.text {
        out.write_all(Tiles::built_in_text().as_bytes())?;
        return Ok(Verdict::Passed);
    }
    let tiles = match &args.file {
        Some(path) => Arc::new(read(path)?),
        None => Tiles::built_in(),
    };
    if let Some(folder) = &args.svg {
        gallery::write(folder, &tiles)?;
    }
    let breaches = tiles.breaches();
    for breach in &breaches {
        writeln!(out, "{breach}")?;
    }
    let errors = breaches.iter().filter(|breach| breach.weight == Weight::Error).count();
    let found = match (errors, breaches.len() - errors) {
        (0, 0) => "no breach".to_owned(),
        (errors, warnings) => {
            format!("{}, {}", counted(errors, "error"), counted(warnings, "warning"))
        }
    };
    writeln!(out, "{}: {found}", tiles.tally())?;
    Ok(if errors > 0 { Verdict::Failed } else { Verdict::Passed })
}

fn read(path: &Path) -> Result<Tiles, UsageError> {
    let place = path.display();
    let bytes = fs::read(path).map_err(|error| {
        UsageError::new(match error.kind() {
            io::ErrorKind::NotFound => {
                format!(
                    "{place}: expected a file of tiles, found none; `clew tiles --text` prints one"
                )
            }
            _ => format!("{place}: expected a file of tiles that can be read, found {error}"),
        })
    })?;
    let text = str::from_utf8(&bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        UsageError::new(format!("{place}:{line}: expected text in UTF-8, found other bytes"))
    })?;
    Tiles::read(text).map_err(|error| UsageError::new(format!("{place}:{}: {error}", error.line())))
}

fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
