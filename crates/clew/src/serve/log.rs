//! The log of a server, on stderr.
//!
//! Library crates only emit `tracing` events; this file decides which are written, and how. No line holds a
//! token, a seed, a seat link or a hidden fact (docs/decisions/0039-log.md).

use std::collections::HashMap;
use std::io::{self, IsTerminal};
use std::panic::{self, PanicHookInfo};
use std::sync::{Mutex, PoisonError};
use std::{env, thread};

use tracing::callsite::Identifier;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Filter, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry, fmt};

use crate::clock;
use crate::exit::UsageError;

/// The environment variable for a filter, as in other Rust programs.
const RUST_LOG: &str = "RUST_LOG";
/// The filter if there is neither an option nor the variable.
const DEFAULT_FILTER: &str = "info";

/// The format of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
}

/// Starts the log. Panics are logged too, instead of the usual message on stderr.
///
/// # Errors
/// If the filter cannot be read.
pub(super) fn start(filter: Option<&str>, format: Format) -> Result<(), UsageError> {
    let filter = chosen(filter, env::var(RUST_LOG).ok().as_deref())?;
    let lines = fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        // A closed stderr is no reason to panic.
        .log_internal_errors(false);
    let limiter = Limiter::new(clock::micros);
    let lines: Box<dyn Layer<_> + Send + Sync> = match format {
        Format::Text => lines.with_filter(limiter).boxed(),
        Format::Json => lines.json().flatten_event(true).with_filter(limiter).boxed(),
    };
    let log = Registry::default().with(lines).with(filter);
    log.try_init().map_err(|_| UsageError::new("the log was started twice"))?;
    panic::set_hook(Box::new(panicked));
    Ok(())
}

/// The filter of the option, or else of the variable.
fn chosen(switch: Option<&str>, variable: Option<&str>) -> Result<EnvFilter, UsageError> {
    let variable = variable.filter(|text| !text.is_empty());
    let (source, text) = match (switch, variable) {
        (Some(text), _) => ("--log", text),
        (None, Some(text)) => (RUST_LOG, text),
        (None, None) => ("", DEFAULT_FILTER),
    };
    EnvFilter::builder().parse(text).map_err(|error| {
        UsageError::new(format!(
            "{source} is `{text}`: {error}; expected error, warn, info, debug, trace, or a filter such \
             as info,server=debug"
        ))
    })
}

/// Logs the place of a panic. Its message is logged only if it is a constant of the source: a message
/// that was formatted at run time may contain a hidden fact.
fn panicked(info: &PanicHookInfo<'_>) {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let cause = info.payload().downcast_ref::<&'static str>().copied();
    let cause = cause.unwrap_or("not logged, because it was formatted at run time");
    let thread = thread::current().name().unwrap_or("unnamed").to_owned();
    tracing::error!(place, thread, cause, "a panic: this is a bug, please report it");
}

/// The number of lines from one place in the source that are logged without a limit on their rate.
const BURST_MAX: u64 = 20;
/// After a burst, one line is logged in this many microseconds.
const REFILL_US: u64 = 10_000_000;
/// The target of the lines that report the number of lines left out.
const LEFT_OUT: &str = "clew::log";

/// Leaves out warnings and errors that come too often: a store that fails a thousand times per second must
/// not fill the disk. Each place in the source has its own budget.
struct Limiter {
    micros: fn() -> u64,
    budgets: Mutex<HashMap<Identifier, Budget>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Budget {
    /// Lines that may be logged now.
    left: u64,
    /// When the budget was last refilled, in microseconds.
    since: u64,
    /// Lines left out since one was last logged.
    left_out: u64,
}

impl Budget {
    fn full(now: u64) -> Self {
        Self { left: BURST_MAX, since: now, left_out: 0 }
    }

    /// Takes a line from the budget. Returns the number of lines left out before it, or `None` if this
    /// line is left out too.
    fn take(&mut self, now: u64) -> Option<u64> {
        let back = now.saturating_sub(self.since) / REFILL_US;
        self.since += back * REFILL_US;
        self.left = (self.left + back).min(BURST_MAX);
        match self.left {
            0 => {
                self.left_out += 1;
                None
            }
            _ => {
                self.left -= 1;
                Some(std::mem::take(&mut self.left_out))
            }
        }
    }
}

impl Limiter {
    fn new(micros: fn() -> u64) -> Self {
        Self { micros, budgets: Mutex::default() }
    }

    /// As [`Budget::take`], for a line from this place in the source.
    fn take(&self, kind: Identifier) -> Option<u64> {
        let now = (self.micros)();
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        budgets.entry(kind).or_insert_with(|| Budget::full(now)).take(now)
    }
}

impl<S: Subscriber> Filter<S> for Limiter {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let kind = event.metadata();
        if *kind.level() > Level::WARN || kind.target() == LEFT_OUT {
            return true;
        }
        let Some(left_out) = self.take(kind.callsite()) else { return false };
        if left_out > 0 {
            let at = format!("{}:{}", kind.file().unwrap_or_default(), kind.line().unwrap_or(0));
            tracing::warn!(target: LEFT_OUT, left_out, at, "lines like the next one were left out");
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_switch_wins_over_the_variable() {
        let text = |switch, variable| chosen(switch, variable).expect("a filter").to_string();
        assert_eq!(text(None, None), "info");
        assert_eq!(text(None, Some("")), "info");
        assert_eq!(text(None, Some("debug")), "debug");
        assert_eq!(text(Some("error"), Some("debug")), "error");
        assert_eq!(text(Some("warn,server=trace"), None), "server=trace,warn");
    }

    #[test]
    fn a_filter_that_is_none_is_wrong_use() {
        let error = chosen(Some("server=loud"), None).expect_err("there is no such level");
        assert!(error.to_string().starts_with("--log is `server=loud`: "), "{error}");
        let error = chosen(None, Some("server=loud")).expect_err("there is no such level");
        assert!(error.to_string().starts_with("RUST_LOG is `server=loud`: "), "{error}");
    }

    #[test]
    fn a_flood_is_cut_and_counted() {
        let mut budget = Budget::full(0);
        let logged = (0..1_000).filter(|_| budget.take(1).is_some()).count();
        assert_eq!(logged as u64, BURST_MAX);
        assert_eq!(budget.take(REFILL_US - 1), None);
        assert_eq!(budget.take(REFILL_US), Some(1_000 - BURST_MAX + 1));
        assert_eq!(budget.take(REFILL_US), None, "one came back");
        let after_a_day = 8_640 * REFILL_US;
        assert_eq!(budget.take(after_a_day), Some(1));
        assert_eq!(budget.left, BURST_MAX - 1, "no more than a full budget comes back");
    }
}
