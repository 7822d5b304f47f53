//! The laboratory `clew-lab`: benchmarks, a load generator, and the server with failures for tests.
//! It is not shipped; `clew` has none of this.

mod baseline;
mod bench;
mod bench_table;
mod load;
mod process;
mod random_table;
mod record;
mod serve;
mod twin;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use clew::exit::{self, Verdict};

/// Measures Clew, and starts it with failures for tests
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
    Baseline(baseline::Args),
    Record(record::Args),
    Twin(twin::Args),
}

fn main() -> ExitCode {
    match Cli::try_parse() {
        Ok(cli) => exit::code("clew-lab", run(&cli.command)),
        Err(error) => exit::command_line("clew-lab", &error),
    }
}

fn run(command: &Command) -> anyhow::Result<Verdict> {
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match command {
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Load(args) => load::run(args, &mut out),
        Command::Baseline(args) => baseline::run(args, &mut out),
        Command::Record(args) => record::run(args, &mut out),
        Command::Twin(args) => twin::run(args, &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}
