//! The program `clew`; `clew help` lists its commands.
//!
//! `main.rs` only calls [`main`]. The public modules are what `clew-lab` shares with the program.

mod case;
pub mod clock;
pub mod exit;
pub mod http;
pub mod numbers;
pub mod parse;
pub mod play;
mod records;
mod replay;
mod report;
mod rules;
pub mod serve;
mod sim;
mod store;
mod tiles;
mod transfer;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use exit::Verdict;

const EXAMPLES: &str = "\
Examples:
  clew --lan                                    lets phones on the same network join
  clew sim magic-labyrinth --games 5000         plays games and counts who wins
  clew case crates/magic-labyrinth/cases        runs rule cases
  clew rules magic-labyrinth                    each rule with its cases and tests
  clew replay FILE                              steps through a recorded game
  clew replay FILE --svg game.svg               draws its last moment, with nothing hidden
  clew verify FILE                              checks a recorded game and its dice
  clew help sim                                 lists the options of a command";

/// Labyrinth games for people, bots and programs; without a command: lets people play in the browser
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
    Export(transfer::Export),
    Import(transfer::Import),
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => exit::code("clew", run(&cli)),
        Err(error) => exit::command_line("clew", &error),
    }
}

fn run(cli: &Cli) -> anyhow::Result<Verdict> {
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match &cli.command {
        None => serve::main(&cli.serve, &serve::Overrides::default(), &mut out),
        Some(Command::Serve(args)) => serve::main(args, &serve::Overrides::default(), &mut out),
        Some(Command::Case(args)) => case::run(args, &mut out),
        Some(Command::Rules(args)) => rules::run(args, &mut out),
        Some(Command::Sim(args)) => sim::run(args, &mut out),
        Some(Command::Replay(args)) => replay::run(args, &mut out),
        Some(Command::Verify(args)) => verify::run(args, &mut out),
        Some(Command::Tiles(args)) => tiles::run(args, &mut out),
        Some(Command::Export(args)) => transfer::export(args, &mut out),
        Some(Command::Import(args)) => transfer::import(args, &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}
