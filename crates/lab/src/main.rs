//! `clew-lab`: benchmarks, a load generator, and the server with injected failures for tests. It is not
//! shipped, and `clew` has none of this.

mod bench;
mod load;
mod process;
mod random_table;
mod record;
mod serve;
mod twin;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use clew::exit::{self, Verdict};

/// Measure Clew, and run its server with injected failures for tests
#[derive(Debug, Parser)]
#[command(name = "clew-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::LabArgs),
    Bench(bench::Args),
    Load(load::Args),
    Record(record::Args),
    Twin(twin::Args),
}

fn main() -> ExitCode {
    exit::main("clew-lab", run)
}

fn run(cli: &Cli, out: &mut exit::Output) -> anyhow::Result<Verdict> {
    match &cli.command {
        Command::Serve(args) => serve::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Load(args) => load::run(args, out),
        Command::Record(args) => record::run(args, out),
        Command::Twin(args) => twin::run(args, out),
    }
}
