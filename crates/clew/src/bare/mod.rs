//! `clew bare`: as little of a server as can be, to measure the real one against.
//!
//! An action is one row in the same journal; when that is on disk, the same bytes go to the same
//! four viewers. There is no game, no person and no rule behind it.

mod app;
mod events;
mod invented;
mod payload;
mod room;
mod template;

use std::fs;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result};
use axum::serve::ListenerExt;
use journal::Journal;
use tokio::net::TcpListener;

use crate::fault::{Verdict, WrongUse};
use crate::memory::keep_what_is_freed;
use payload::Payload;

/// Runs a server without games, to measure the real one against
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:0")]
    addr: SocketAddr,

    /// The folder for the journal
    #[arg(long, value_name = "DIR")]
    data: PathBuf,

    /// Keep what is freed, as `clew serve` does
    #[arg(long)]
    keep: bool,

    /// States to send, one a line, each four of one moment; invented ones if left out
    #[arg(long, value_name = "FILE")]
    payload: Option<PathBuf>,
}

/// Runs until it is ended from outside.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let text = match &args.payload {
        None => invented::states(),
        Some(path) => fs::read_to_string(path).map_err(|error| wrong(path, &error))?,
    };
    let payload = Payload::read(&text)
        .with_context(|| format!("--payload expected states, one a line ({:?})", args.payload))?;
    if args.keep {
        keep_what_is_freed();
    }
    let journal = Journal::sqlite(&args.data)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.addr).await.context("cannot listen")?;
        writeln!(out, "http://{}", listener.local_addr()?)?;
        out.flush()?;
        // An event is one write and goes out at once. If that cannot be had, it is only slower.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        axum::serve(listener, app::app(journal, payload)).await?;
        Ok(Verdict::Well)
    })
}

/// The same in memory, to try a load on.
#[cfg(test)]
pub(crate) fn in_memory() -> axum::Router {
    let payload = Payload::read(&invented::states()).expect("states");
    app::app(Journal::memory(), payload)
}

fn wrong(path: &std::path::Path, error: &io::Error) -> WrongUse {
    WrongUse::new(format!(
        "--payload expected a file that can be read, found {}: {error}",
        path.display()
    ))
}
