//! `clew serve`: the server.

mod listen;
mod log;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use journal::{Journal, Retention, When};
use server::{Clock, Config, RoomTimeouts, Server, guard};
use table::UnixMillis;
use tokio::net::TcpListener;

use crate::clock;
use crate::exit::{UsageError, Verdict};
use crate::storage;
pub use listen::stop_requested;

/// The value of `--store` for a store in memory, which is lost when the server stops.
const MEMORY: &str = "memory";
/// The interval at which a server writes a heartbeat to the store.
const HEARTBEAT_MS: u64 = 1_000;
/// A last heartbeat further ahead of the system clock than this was written with a wrong clock.
const MAX_CLOCK_SKEW_MS: u64 = 24 * 3_600_000;

/// Serve games to browsers and bots (the default command)
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Address to listen on; port 0 chooses a free port
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7077")]
    addr: SocketAddr,

    /// Listen on all interfaces and print a QR code, so that phones on the same network can join
    #[arg(long)]
    lan: bool,

    /// Folder for the tables; by default the data folder of the system
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// PostgreSQL database for the tables, instead of a folder: `postgres://user@host:port/database`.
    /// Several machines can share it. The password can also be in PGPASSWORD. With `memory`, tables are
    /// lost when the server stops
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,

    /// Delete finished tables after this many days
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().finished)]
    keep: u32,

    /// Limit the rate of requests per client
    #[arg(long, value_name = "on|off", default_value = "on")]
    limits: Limits,

    /// Addresses of reverse proxies, such as `127.0.0.1` or `10.0.0.0/8`: what they say about the address and
    /// scheme of their clients is believed. Can be given several times, or as a list with commas
    #[arg(long, value_name = "CIDR", value_delimiter = ',')]
    trust_proxy: Vec<guard::ProxyNet>,

    /// Serve /health and /metrics on this address
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    /// Log level (error, warn, info, debug, trace), or a filter such as `info,server=debug`; by default
    /// RUST_LOG, or else info. The log goes to stderr
    #[arg(long, value_name = "LEVEL|FILTER")]
    log: Option<String>,

    /// Format of the log
    #[arg(long, value_name = "text|json", default_value = "text")]
    log_format: log::Format,

    /// Milliseconds that a bot waits before it acts
    #[arg(long, value_name = "MILLIS", default_value_t = 900)]
    bot_pace: u64,

    /// Pace of the motion on pages in per cent of its normal length, for which bots wait; 0 switches it off.
    /// By default 100, or 0 where bots are faster than a person can follow
    #[arg(long, value_name = "PERCENT")]
    beat_pace: Option<u16>,
}

/// With a shorter bot pace, in milliseconds, nobody can follow the bots: then beats are off by default.
const MIN_FOLLOWED_BOT_PACE: u64 = 300;

/// Changes to the server for tests, which only `clew-lab serve` makes.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    /// The append with this number fails, before or after it is written, or panics.
    pub failing_append: Option<(u64, When)>,
    /// Milliseconds to add to the system clock.
    pub clock_offset_ms: i64,
    /// Answer before the data is on disk.
    pub unsafe_sync: bool,
    /// A text to log at level trace when the server starts.
    pub log_canary: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Limits {
    On,
    Off,
}

/// Runs the command, with a log on stderr.
///
/// # Errors
/// If the store or the address cannot be used.
pub fn main(args: &Args, overrides: &Overrides, out: &mut impl Write) -> Result<Verdict> {
    log::start(args.log.as_deref(), args.log_format)?;
    if let Some(canary) = &overrides.log_canary {
        tracing::trace!(canary, "planted by --log-canary");
    }
    run(args, overrides, out)
}

fn run(args: &Args, overrides: &Overrides, out: &mut impl Write) -> Result<Verdict> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let mut journal = match args.store.as_deref() {
        Some(MEMORY) => Journal::memory(),
        None if overrides.unsafe_sync => {
            Journal::unsafe_sqlite(&storage::folder(args.data.as_deref())?)?
        }
        _ => runtime.block_on(storage::open(args.data.as_deref(), args.store.as_deref()))?,
    };
    if let Some((append, when)) = overrides.failing_append {
        journal = Journal::faulty(journal, append, when);
    }
    runtime.block_on(serve(args, journal, overrides.clock_offset_ms, out))?;
    Ok(Verdict::Passed)
}

async fn serve(
    args: &Args,
    journal: Journal,
    clock_offset_ms: i64,
    out: &mut impl Write,
) -> Result<()> {
    let wanted = if args.lan { listen::all_interfaces(args.addr) } else { args.addr };
    let listener = listen::listen(wanted).map_err(|error| cannot_listen(wanted, &error))?;
    let at = listener.local_addr()?;
    let config = Config {
        keep: Retention { finished: args.keep, ..Retention::default() },
        timeouts: RoomTimeouts {
            bot_delay: Duration::from_millis(args.bot_pace),
            beat_percent: match args.beat_pace {
                Some(percent) => percent,
                None if args.bot_pace < MIN_FOLLOWED_BOT_PACE => 0,
                None => 100,
            },
            ..RoomTimeouts::default()
        },
        limits: if args.limits == Limits::Off {
            guard::RateLimits::Off
        } else {
            guard::RateLimits::On
        },
        proxies: args.trust_proxy.clone(),
        ..Config::default()
    };
    let kept = journal.describe();
    let system = move || UnixMillis(clock::system_time().0.saturating_add_signed(clock_offset_ms));
    let clock = Clock::steady(system, clock::micros, earliest(&journal, system()).await?);
    let server = Server::new(journal, clock, config).await?;
    let metrics = match args.metrics {
        Some(at) => Some(TcpListener::bind(at).await.map_err(|error| cannot_listen(at, &error))?),
        None => None,
    };
    // Before the address is printed: its reader may send the signal at once.
    let stop = stop_requested()?;
    let version = env!("CARGO_PKG_VERSION");
    tracing::info!(version, address = %at, store = kept, "the server has started");
    listen::announce(at, args.lan, out)?;
    writeln!(out, "Tables are kept {kept}.")?;
    if is_persistent(args) {
        writeln!(out, "Stop with Ctrl-C: nothing is lost.")?;
    }
    out.flush()?;
    if let Some(metrics) = metrics {
        writeln!(out, "Health and metrics are at http://{}/metrics", metrics.local_addr()?)?;
        out.flush()?;
        // This task ends with the program.
        drop(tokio::spawn(axum::serve(metrics, server.metrics_router()).into_future()));
    }
    server.run(listener, stop).await;
    tracing::info!("the server has stopped");
    match is_persistent(args) {
        true => writeln!(out, "Stopped. All tables are kept.")?,
        false => writeln!(out, "Stopped. All tables are forgotten.")?,
    }
    Ok(())
}

/// Whether the tables survive a stop of the server.
fn is_persistent(args: &Args) -> bool {
    args.store.as_deref() != Some(MEMORY)
}

/// The earliest time that the clock of this server may show. After a restart it must not be earlier than
/// any time in the store. A heartbeat is written each second, so no time in the store is later than two
/// seconds after the last one. With a shared store, the clock of the database decides instead.
///
/// # Errors
/// If the store cannot be read.
async fn earliest(journal: &Journal, system: UnixMillis) -> Result<UnixMillis> {
    if journal.is_shared() {
        return Ok(UnixMillis(0));
    }
    let Some(last) = journal.last_heartbeat().await? else { return Ok(UnixMillis(0)) };
    let earliest = UnixMillis(last.0.saturating_add(2 * HEARTBEAT_MS));
    if earliest.0 > system.0.saturating_add(MAX_CLOCK_SKEW_MS) {
        let cause = "the store's last heartbeat is more than a day ahead of the system's clock";
        tracing::warn!(cause, "the clock begins with the system's time");
        return Ok(UnixMillis(0));
    }
    Ok(earliest)
}

fn cannot_listen(at: SocketAddr, error: &std::io::Error) -> UsageError {
    UsageError::new(format!("cannot listen at {at}: {error}; choose another address or port"))
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

    /// Sends SIGTERM to this process at the first write.
    struct StopAtFirstWrite(Vec<u8>);

    impl Write for StopAtFirstWrite {
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
    fn it_can_be_stopped_as_soon_as_it_prints_its_address() {
        let typed = ["clew", "--addr", "127.0.0.1:0", "--store", MEMORY];
        let args = Typed::parse_from(typed).args;
        let mut said = StopAtFirstWrite(Vec::new());
        assert_eq!(
            run(&args, &Overrides::default(), &mut said).expect("it serves"),
            Verdict::Passed
        );
        let said = String::from_utf8(said.0).expect("it says text");
        assert!(said.ends_with("Stopped. All tables are forgotten.\n"), "{said}");
    }
}
