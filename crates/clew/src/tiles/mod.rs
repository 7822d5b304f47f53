//! `clew tiles`: checks tiles of Magic Maze and draws them.

mod pictures;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Result;
use magic_maze::{Tiles, Weight};

use crate::exit::{UsageError, Verdict};

/// Check tiles of Magic Maze and draw them
///
/// Prints a line for each broken rule, with the tile and the square. Errors make
/// games impossible or unfair; warnings are about rules that the built-in tiles follow. To make your own tiles, start from
/// the output of `clew tiles --text`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// File of tiles; by default the built-in tiles
    file: Option<PathBuf>,

    /// Also draw each face, and a sheet with all faces, to SVG files in this folder
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,

    /// Only print the built-in tiles as text
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
        pictures::write(folder, &tiles)?;
    }
    let breaches = tiles.breaches();
    for breach in &breaches {
        writeln!(out, "{breach}")?;
    }
    let errors = breaches.iter().filter(|breach| breach.weight == Weight::Error).count();
    let found = match (errors, breaches.len() - errors) {
        (0, 0) => "no rule is broken".to_owned(),
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
                format!("{place}: no such file; `clew tiles --text` prints one to start from")
            }
            _ => format!("cannot read {place}: {error}"),
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
