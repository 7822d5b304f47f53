//! `clew-lab serve`: the same server as `clew serve`, with options that only tests need.

use std::io::Write;

use anyhow::Result;
use clew::exit::Verdict;
use clew::serve::{self, Overrides};
use journal::When;

/// Run `clew serve` with injected failures and other options for tests
#[derive(Debug, clap::Args)]
pub(crate) struct LabArgs {
    #[command(flatten)]
    serve: serve::Args,

    /// Let append N fail before it is written or after, or let its caller panic: `7:before`, `7:after`,
    /// `7:panic`
    #[arg(long, value_name = "N:WHEN", value_parser = failing)]
    fail_append: Option<(u64, When)>,

    /// Milliseconds to add to the system clock
    #[arg(long, value_name = "MILLIS", default_value_t = 0, allow_hyphen_values = true)]
    clock_off: i64,

    /// Answer before the data is on disk, to prove that the durability tests notice it
    #[arg(long, conflicts_with = "store")]
    unsafe_sync: bool,

    /// Log this text at level trace, to prove that a search for secrets in the log would find it
    #[arg(long, value_name = "TEXT")]
    log_canary: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &LabArgs, out: &mut impl Write) -> Result<Verdict> {
    let overrides = Overrides {
        failing_append: args.fail_append,
        clock_offset_ms: args.clock_off,
        unsafe_sync: args.unsafe_sync,
        log_canary: args.log_canary.clone(),
    };
    serve::main(&args.serve, &overrides, out)
}

fn failing(text: &str) -> Result<(u64, When), String> {
    let (n, when) =
        text.split_once(':').ok_or("expected a number and a moment, such as 7:before")?;
    let when = match when {
        "before" => When::Before,
        "after" => When::After,
        "panic" => When::Panic,
        _ => return Err("expected `before`, `after` or `panic` behind the colon".to_owned()),
    };
    Ok((n.parse().map_err(|_| "expected a number before the colon")?, when))
}
