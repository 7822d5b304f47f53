//! The counts of a load, and the figures that are made of them.

use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// The largest value of a histogram: an hour in microseconds. Larger values are counted as this one.
const MAX_RECORDED: u64 = 3_600_000_000;

/// What is counted while tables play.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// Only actions sent in this window are timed.
    pub(super) window: (Duration, Duration),
    /// All accepted actions, timed or not.
    pub(super) actions: u64,
    /// Microseconds from sending an action to its answer.
    answer: Values,
    /// Microseconds from sending an action to the last of the four viewers.
    shown: Values,
    /// Bytes of each update of a page.
    pub(super) update_sizes: Values,
    /// Actions that were refused because another append came first.
    pub(super) stale: u64,
    pub(super) tables_opened: u64,
    pub(super) games_ended: u64,
    /// Tables that stopped because of an error.
    pub(super) lost_tables: usize,
    errors: BTreeMap<String, u64>,
}

/// A histogram of times or sizes.
#[derive(Debug)]
pub(super) struct Values(pub(super) Histogram<u64>);

impl Default for Values {
    fn default() -> Self {
        Self(Histogram::new_with_bounds(1, MAX_RECORDED, 3).expect("these bounds are allowed"))
    }
}

impl Counts {
    /// An action that was sent at one time was answered at the other.
    pub(super) fn answered(&mut self, sent: Duration, now: Duration) {
        self.actions += 1;
        if self.is_timed(sent) {
            self.answer.0.saturating_record(now.saturating_sub(sent).as_micros() as u64);
        }
    }

    /// The last viewer has seen an action.
    pub(super) fn shown(&mut self, sent: Duration, now: Duration) {
        if self.is_timed(sent) {
            self.shown.0.saturating_record(now.saturating_sub(sent).as_micros() as u64);
        }
    }

    /// Counts an error under its text.
    pub(super) fn error(&mut self, error: &anyhow::Error) {
        *self.errors.entry(format!("{error:#}")).or_default() += 1;
    }

    fn is_timed(&self, sent: Duration) -> bool {
        (self.window.0..self.window.1).contains(&sent)
    }
}

/// Measurements at one point in time, or the difference of two.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sample {
    pub(super) time: Duration,
    pub(super) actions: u64,
    /// Processor time of the servers.
    pub(super) server: Option<Duration>,
    /// Processor time of this program.
    pub(super) client: Option<Duration>,
}

impl Sample {
    pub(super) fn since(self, first: Self) -> Self {
        let less =
            |last: Option<Duration>, first: Option<Duration>| Some(last?.saturating_sub(first?));
        Self {
            time: self.time - first.time,
            actions: self.actions - first.actions,
            server: less(self.server, first.server),
            client: less(self.client, first.client),
        }
    }
}

/// The result of a run, printed as JSON with these keys.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Figures {
    /// Tables that played at once.
    pub(crate) tables: usize,
    /// The measured time.
    pub(crate) seconds: f64,
    /// Actions in that time.
    pub(crate) actions: u64,
    /// Actions of the whole run.
    pub(crate) actions_in_all: u64,
    pub(crate) actions_per_s: f64,
    /// From sending an action to its answer.
    pub(crate) answer_ms: Times,
    /// From sending an action to the last of the four viewers.
    pub(crate) shown_ms: Times,
    /// The sizes of page updates, if the viewers look at pages.
    pub(crate) update_bytes: Option<Sizes>,
    /// Actions that were refused because another append came first.
    pub(crate) stale: u64,
    pub(crate) tables_opened: u64,
    pub(crate) games_ended: u64,
    /// Each error, with the number of times it occurred.
    pub(crate) errors: BTreeMap<String, u64>,
    /// What the servers used, if their processes are known.
    pub(crate) server: Option<ServerUse>,
    /// Processor time of this program per second.
    pub(crate) client_cores: Option<f64>,
}

/// Milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(crate) struct Times {
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

/// Bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Sizes {
    pub(crate) p50: u64,
    pub(crate) max: u64,
}

/// What the servers used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct ServerUse {
    pub(crate) cpu_us_per_action: f64,
    /// Processor time per second.
    pub(crate) cores: f64,
    /// Bytes of memory when all tables had just been opened.
    pub(crate) memory_opened: u64,
    /// Bytes of memory at the end, with all tables open.
    pub(crate) memory: u64,
    /// The same for each table.
    pub(crate) memory_per_table: u64,
}

impl Figures {
    /// From the counts, what happened in the measured time, and the memory of the servers before and
    /// after.
    pub(super) fn new(
        tables: usize,
        counts: &Counts,
        measured: Sample,
        memory: Option<(u64, u64)>,
    ) -> Self {
        let Sample { time, actions, server, client } = measured;
        let seconds = time.as_secs_f64();
        let server = server.zip(memory).map(|(cpu, (memory_opened, memory))| ServerUse {
            cpu_us_per_action: cpu.as_secs_f64() * 1e6 / actions as f64,
            cores: cpu.as_secs_f64() / seconds,
            memory_opened,
            memory,
            memory_per_table: memory / tables as u64,
        });
        let times = |Values(histogram): &Values| Times {
            p50: histogram.value_at_quantile(0.5) as f64 / 1e3,
            p99: histogram.value_at_quantile(0.99) as f64 / 1e3,
            max: histogram.max() as f64 / 1e3,
        };
        let Values(sizes) = &counts.update_sizes;
        Self {
            tables,
            seconds,
            actions,
            actions_in_all: counts.actions,
            actions_per_s: actions as f64 / seconds,
            answer_ms: times(&counts.answer),
            shown_ms: times(&counts.shown),
            update_bytes: (!sizes.is_empty())
                .then(|| Sizes { p50: sizes.value_at_quantile(0.5), max: sizes.max() }),
            stale: counts.stale,
            tables_opened: counts.tables_opened,
            games_ended: counts.games_ended,
            errors: counts.errors.clone(),
            server,
            client_cores: client.map(|cpu| cpu.as_secs_f64() / seconds),
        }
    }

    /// Whether something was done and nothing failed.
    pub(crate) fn is_ok(&self) -> bool {
        self.errors.is_empty() && self.actions > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_actions_sent_in_the_window_are_timed() {
        let seconds = Duration::from_secs;
        let mut counts = Counts { window: (seconds(1), seconds(10)), ..Counts::default() };
        for (sent, now) in [(0, 25), (1, 2), (9, 12), (10, 30)] {
            counts.answered(seconds(sent), seconds(now));
            counts.shown(seconds(sent), seconds(now + 1));
        }
        let figures = Figures::new(1, &counts, Sample::default(), None);
        assert_eq!(figures.actions_in_all, 4);
        assert!((2.99e3..3.01e3).contains(&figures.answer_ms.max), "{figures:?}");
        assert!((3.99e3..4.01e3).contains(&figures.shown_ms.max), "{figures:?}");
    }

    #[test]
    fn figures_are_those_of_the_measured_time() {
        let sample = |time, actions, server| Sample {
            time: Duration::from_secs(time),
            actions,
            server: Some(Duration::from_secs(server)),
            client: Some(Duration::from_secs(time / 4)),
        };
        let measured = sample(12, 5_000, 6).since(sample(2, 1_000, 1));
        let memory = Some((1 << 20, 20 << 20));
        let figures = Figures::new(10, &Counts::default(), measured, memory);
        assert_eq!((figures.actions, figures.seconds), (4_000, 10.0));
        assert_eq!((figures.actions_per_s, figures.client_cores), (400.0, Some(0.3)));
        let server = figures.server.expect("its processor time is known");
        assert_eq!((server.cpu_us_per_action, server.cores), (1250.0, 0.5));
        assert_eq!((server.memory_opened, server.memory_per_table), (1 << 20, 2 << 20));
        assert!(figures.is_ok() && figures.update_bytes.is_none());
        assert!(!Figures::new(10, &Counts::default(), Sample::default(), None).is_ok());
    }
}
