//! The program `clew`; `clew help` lists its commands.
//!
//! `main.rs` only calls [`main`]. The public modules are those that `clew-lab` uses too.

mod case;
pub mod clock;
pub mod exit;
pub mod http;
pub mod numbers;
pub mod parse;
pub mod play;
mod records;
pub mod replay;
mod report;
mod rules;
pub mod serve;
mod sim;
mod storage;
mod tiles;
mod transfer;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use exit::Verdict;

const EXAMPLES: &str = "\
Examples:
  clew                                     Serve games at http://127.0.0.1:7077
  clew --lan                               Let phones on the same network join
  clew sim GAME --games 5000               Play 5000 games between bots
  clew case crates/GAME/cases              Run rule cases
  clew replay FILE --svg board.svg         Draw the end of a recorded game
  clew verify FILE                         Verify a recorded game and its dice
  clew help sim                            Describe a command and its options";

/// Play labyrinth board games in the browser; without a command, start the server
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
struct Cli {
    #[command(flatten)]
    serve: serve::Args,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Case(case::Args),
    Rules(rules::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Tiles(tiles::Args),
    /// Export tables with their secrets to a file: as a backup, or to move them to another store
    Export(transfer::Args),
    /// Import tables from a file that `clew export` wrote; tables that the store already has are skipped
    Import(transfer::Args),
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    exit::main("clew", run)
}

fn run(cli: &Cli, out: &mut exit::Output) -> anyhow::Result<Verdict> {
    match &cli.command {
        None => serve::main(&cli.serve, &serve::Overrides::default(), out),
        Some(Command::Serve(args)) => serve::main(args, &serve::Overrides::default(), out),
        Some(Command::Case(args)) => case::run(args, out),
        Some(Command::Rules(args)) => rules::run(args, out),
        Some(Command::Sim(args)) => sim::run(args, out),
        Some(Command::Replay(args)) => replay::run(args, out),
        Some(Command::Verify(args)) => verify::run(args, out),
        Some(Command::Tiles(args)) => tiles::run(args, out),
        Some(Command::Export(args)) => transfer::export(args, out),
        Some(Command::Import(args)) => transfer::import(args, out),
    }
}
