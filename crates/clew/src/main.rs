//! The program: `clew help` lists what it does.

mod bare;
mod bench;
mod case;
mod clock;
mod fault;
mod load;
mod memory;
mod number;
mod play;
mod record;
mod records;
mod replay;
mod report;
mod rules;
mod serve;
mod ship;
mod sim;
mod sitting;
mod tiles;
mod twin;
mod verify;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use fault::Verdict;

const EXAMPLES: &str = "\
Examples:
  clew --lan                                    lets phones on the same network join
  clew sim magic-labyrinth --games 5000         plays games and counts who wins
  clew case crates/magic-labyrinth/cases        runs rule cases
  clew rules magic-labyrinth                    each rule with its cases and tests
  clew replay FILE                              steps through a recorded game
  clew replay FILE --svg game.svg               draws its last moment, with nothing hidden
  clew verify FILE                              checks a recorded game and its dice
  clew load http://127.0.0.1:7077               plays many tables against a server
  clew help sim                                 says all that a command can do";

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
    Bench(bench::Args),
    Load(load::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Tiles(tiles::Args),
    Export(ship::Export),
    Import(ship::Import),
    #[command(hide = true)]
    Record(record::Args),
    #[command(hide = true)]
    Bare(bare::Args),
    #[command(hide = true)]
    Twin(twin::Args),
}

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => run(&cli).map_or_else(|error| fault::report(&error), ExitCode::from),
        Err(error) => fault::command_line(&error),
    }
}

fn run(cli: &Cli) -> anyhow::Result<Verdict> {
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match &cli.command {
        None => serve::main(&cli.serve, &mut out),
        Some(Command::Serve(args)) => serve::main(args, &mut out),
        Some(Command::Case(args)) => case::run(args, &mut out),
        Some(Command::Rules(args)) => rules::run(args, &mut out),
        Some(Command::Sim(args)) => sim::run(args, &mut out),
        Some(Command::Bench(args)) => bench::run(args, &mut out),
        Some(Command::Load(args)) => load::run(args, &mut out),
        Some(Command::Replay(args)) => replay::run(args, &mut out),
        Some(Command::Verify(args)) => verify::run(args, &mut out),
        Some(Command::Tiles(args)) => tiles::run(args, &mut out),
        Some(Command::Export(args)) => ship::export(args, &mut out),
        Some(Command::Import(args)) => ship::import(args, &mut out),
        Some(Command::Record(args)) => record::run(args, &mut out),
        Some(Command::Bare(args)) => bare::run(args, &mut out),
        Some(Command::Twin(args)) => twin::run(args, &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}
