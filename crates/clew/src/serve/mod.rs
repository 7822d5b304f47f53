//! `clew serve`: tables on the web.

mod address;
mod listen;
mod log;
mod shutdown;
mod store;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use journal::{Journal, Keep, When};
use server::{Clock, Config, RoomTimeouts, Server, guard};
use table::UnixMillis;
use tokio::net::TcpListener;

use crate::clock;
use crate::fault::{Verdict, WrongUse};
use crate::memory::keep_what_is_freed;
use listen::listen;
pub(crate) use shutdown::asked;
pub(crate) use store::open as open_store;

/// How often a server says that it lives, in milliseconds.
const HEARTBEAT: u64 = 1_000;
/// A clock that was further ahead when the server last ran, in milliseconds, was wrong.
const MOST_AHEAD: u64 = 24 * 3_600_000;

/// What `--store` says for a store that keeps nothing.
const MEMORY: &str = "memory";

/// Lets people play in the browser
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7077")]
    addr: SocketAddr,

    /// Lets phones on the same network join, and shows a QR code for them
    #[arg(long)]
    lan: bool,

    /// The folder for the tables; by default one of the system's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Keeps the tables in a PostgreSQL instead, which several machines may share:
    /// `postgres://user@host:port/database`; the password may also stand in PGPASSWORD. `memory`
    /// forgets them when the server stops
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,

    /// For how many days a finished table is kept
    #[arg(long, value_name = "DAYS", default_value_t = Keep::default().finished)]
    keep: u32,

    /// Whether people who ask for too much are slowed down
    #[arg(long, value_name = "on|off", default_value = "on")]
    limits: Limits,

    /// Serves health and metrics at an address of their own
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    /// What is logged to stderr: a level (error, warn, info, debug, trace), or a filter such as
    /// `info,server=debug`. Without it RUST_LOG tells; without that, info
    #[arg(long, value_name = "LEVEL|FILTER")]
    log: Option<String>,

    /// The form of the log
    #[arg(long, value_name = "text|json", default_value = "text")]
    log_format: log::Format,

    /// How many milliseconds a bot takes for an action
    #[arg(long, value_name = "MILLIS", default_value_t = 900, hide = true)]
    bot_pace: u64,

    /// Lets the append with this number fail, before or after it is written, or lets whoever asks for
    /// it panic: `7:before`, `7:after`, `7:panic`
    #[arg(long, value_name = "N:WHEN", hide = true, value_parser = failing)]
    fail_append: Option<(u64, When)>,

    /// Lets the clock of this machine be wrong by so many milliseconds
    #[arg(
        long,
        value_name = "MILLIS",
        hide = true,
        default_value_t = 0,
        allow_hyphen_values = true
    )]
    clock_off: i64,

    /// Answers before anything is on disk, so that a test can see that it would notice
    #[arg(long, hide = true)]
    unsafe_sync: bool,

    /// Logs this text at level trace, so that a test that looks for secrets in the log can see that it
    /// would find one
    #[arg(long, value_name = "TEXT", hide = true)]
    log_canary: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Limits {
    On,
    Off,
}

/// Runs the command as the whole of a process: with a log.
pub(crate) fn main(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    log::start(args.log.as_deref(), args.log_format)?;
    if let Some(canary) = &args.log_canary {
        tracing::trace!(canary, "planted by --log-canary");
    }
    run(args, out)
}

/// Runs the command.
fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    keep_what_is_freed();
    let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
    let mut journal = match (args.store.as_deref(), args.unsafe_sync) {
        (Some(MEMORY), _) => Journal::memory(),
        (None, true) => Journal::unsafe_sqlite(&store::folder(args.data.as_deref())?)?,
        _ => runtime.block_on(store::open(args.data.as_deref(), args.store.as_deref()))?,
    };
    if let Some((n, when)) = args.fail_append {
        journal = Journal::faulty(journal, n, when);
    }
    runtime.block_on(serve(args, journal, out))?;
    Ok(Verdict::Well)
}

async fn serve(args: &Args, journal: Journal, out: &mut impl Write) -> Result<()> {
    let wanted = if args.lan { address::everywhere(args.addr) } else { args.addr };
    let listener = listen(wanted).map_err(|error| cannot_listen(wanted, &error))?;
    let at = listener.local_addr()?;
    let config = Config {
        keep: Keep { finished: args.keep, ..Keep::default() },
        timeouts: RoomTimeouts {
            bot_delay: Duration::from_millis(args.bot_pace),
            ..RoomTimeouts::default()
        },
        limits: if args.limits == Limits::Off {
            guard::RateLimits::Off
        } else {
            guard::RateLimits::On
        },
        ..Config::default()
    };
    let kept = journal.describe();
    let off = args.clock_off;
    let system = move || UnixMillis(clock::wall().0.saturating_add_signed(off));
    let clock = Clock::steady(system, clock::micros, earliest(&journal, system()).await?);
    let server = Server::new(journal, clock, config).await?;
    let metrics = match args.metrics {
        Some(at) => Some(TcpListener::bind(at).await.map_err(|error| cannot_listen(at, &error))?),
        None => None,
    };
    // Whoever knows where we are may ask us to stop.
    let asked = asked()?;
    let version = env!("CARGO_PKG_VERSION");
    tracing::info!(version, address = %at, store = kept, "the server has started");
    address::announce(at, args.lan, out)?;
    writeln!(out, "Tables are kept {kept}.")?;
    if is_kept(args) {
        writeln!(out, "Stop with Ctrl-C: nothing is lost.")?;
    }
    out.flush()?;
    if let Some(metrics) = metrics {
        writeln!(out, "Health and metrics are at http://{}/metrics", metrics.local_addr()?)?;
        out.flush()?;
        // It ends with the program.
        drop(tokio::spawn(axum::serve(metrics, server.metrics_router()).into_future()));
    }
    server.run(listener, asked).await;
    tracing::info!("the server has stopped");
    match is_kept(args) {
        true => writeln!(out, "Stopped. All tables are kept.")?,
        false => writeln!(out, "Stopped. All tables are forgotten.")?,
    }
    Ok(())
}

/// Whether anything outlives the server.
fn is_kept(args: &Args) -> bool {
    args.store.as_deref() != Some(MEMORY)
}

/// The time at which this server's clock may begin. After a restart it must not go back behind what
/// the store has; a heartbeat is written each second, so nothing is later than two seconds after the
/// last. On a store that others share, the database's clock decides what is right.
///
/// # Errors
/// If the store cannot be read.
async fn earliest(journal: &Journal, system: UnixMillis) -> Result<UnixMillis> {
    if journal.is_shared() {
        return Ok(UnixMillis(0));
    }
    let Some(lived) = journal.last_alive().await? else { return Ok(UnixMillis(0)) };
    let earliest = UnixMillis(lived.0.saturating_add(2 * HEARTBEAT));
    if earliest.0 > system.0.saturating_add(MOST_AHEAD) {
        let cause = "the store's last heartbeat is more than a day ahead of the system's clock";
        tracing::warn!(cause, "the clock begins with the system's time");
        return Ok(UnixMillis(0));
    }
    Ok(earliest)
}

fn cannot_listen(at: SocketAddr, error: &std::io::Error) -> WrongUse {
    WrongUse::new(format!("cannot listen at {at}: {error}; choose another address or port"))
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

#[cfg(all(test, unix))]
mod tests {
    use std::io;
    use std::process::{self, Command};

    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        args: Args,
    }

    /// Asks the program to stop as soon as it says anything.
    struct Hasty(Vec<u8>);

    impl Write for Hasty {
        fn write(&mut self, said: &[u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                let id = process::id().to_string();
                assert!(Command::new("kill").args(["-TERM", &id]).status()?.success());
            }
            self.0.write(said)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn whoever_hears_where_it_is_can_ask_it_to_stop() {
        let typed = ["clew", "--addr", "127.0.0.1:0", "--store", MEMORY];
        let args = Typed::parse_from(typed).args;
        let mut said = Hasty(Vec::new());
        assert_eq!(run(&args, &mut said).expect("it serves"), Verdict::Well);
        let said = String::from_utf8(said.0).expect("it says text");
        assert!(said.ends_with("Stopped. All tables are forgotten.\n"), "{said}");
    }
}
