//! What a run has shown.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::spread::Spans;
use super::tally::Tally;

/// How things stand at a moment, or what lies between two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// When that is.
    pub(super) time: Duration,
    /// How many actions have been done.
    pub(super) actions: u64,
    /// How long the server has run on a processor.
    pub(super) server: Option<Duration>,
    /// And how long this program has.
    pub(super) client: Option<Duration>,
}

/// How many bytes of memory the server held.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Memory {
    /// When all tables had just been opened.
    pub(super) opened: Option<u64>,
    /// At the end, all tables being open.
    pub(super) last: Option<u64>,
}

impl Default for Sample {
    /// Nothing yet.
    fn default() -> Self {
        let zero = Duration::ZERO;
        Self { time: zero, actions: 0, server: Some(zero), client: Some(zero) }
    }
}

impl Sample {
    /// Adds what lies between two moments.
    pub(super) fn add(&mut self, first: Self, last: Self) {
        let more = |sum: Option<Duration>, first: Option<Duration>, last: Option<Duration>| {
            Some(sum? + last?.saturating_sub(first?))
        };
        self.time += last.time - first.time;
        self.actions += last.actions - first.actions;
        self.server = more(self.server, first.server, last.server);
        self.client = more(self.client, first.client, last.client);
    }
}

/// What a run has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Figures {
    /// How many tables played.
    pub(crate) tables: usize,
    /// How long was measured.
    pub(crate) seconds: f64,
    /// How many actions were done meanwhile.
    pub(crate) actions: u64,
    /// How many were done in all, warming up included.
    pub(crate) actions_in_all: u64,
    /// In a second.
    pub(crate) actions_per_s: f64,
    /// From sending to the answer.
    pub(crate) answer_ms: Spans,
    /// From sending to the last of the four viewers.
    pub(crate) shown_ms: Spans,
    /// Actions that were refused because something lay between.
    pub(crate) stale: u64,
    /// Tables that were opened, those in place of others included.
    pub(crate) tables_opened: u64,
    /// Games that ended.
    pub(crate) games_ended: u64,
    /// What went wrong, and how often.
    pub(crate) errors: BTreeMap<String, u64>,
    /// What the server used, if it was named.
    pub(crate) server: Option<Server>,
    /// The share of one core that this program used.
    pub(crate) client_cores: Option<f64>,
}

/// What the server used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Server {
    /// Time on a processor, in microseconds.
    pub(crate) cpu_us_per_action: f64,
    /// How many cores that is.
    pub(crate) cores: f64,
    /// Memory when all tables had just been opened.
    pub(crate) memory_opened: u64,
    /// Memory at the end, all tables being open.
    pub(crate) memory: u64,
    /// The same for one table, the empty server included.
    pub(crate) memory_per_table: u64,
}

impl Figures {
    /// What all of it comes to.
    pub(super) fn new(tables: usize, tally: &Tally, total: Sample, memory: Memory) -> Self {
        let Sample { time, actions, server, client } = total;
        let time = time.as_secs_f64();
        let server = match (server, memory.opened, memory.last) {
            (Some(cpu), Some(opened), Some(memory)) => Some(Server {
                cpu_us_per_action: cpu.as_secs_f64() * 1e6 / actions as f64,
                cores: cpu.as_secs_f64() / time,
                memory_opened: opened,
                memory,
                memory_per_table: memory / tables as u64,
            }),
            _ => None,
        };
        let complaints = tally.complaints.iter();
        Self {
            tables,
            seconds: time,
            actions,
            actions_in_all: tally.actions,
            actions_per_s: actions as f64 / time,
            answer_ms: tally.answer.spans(),
            shown_ms: tally.shown.spans(),
            stale: tally.stale,
            tables_opened: tally.opened,
            games_ended: tally.ended,
            errors: complaints.map(|(what, count)| (what.to_string(), *count)).collect(),
            server,
            client_cores: client.map(|cpu| cpu.as_secs_f64() / time),
        }
    }

    /// Whether all went as it should: things were done, and nothing went wrong.
    pub(crate) fn is_well(&self) -> bool {
        self.errors.is_empty() && self.actions > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(time: u64, actions: u64, server: u64) -> Sample {
        Sample {
            time: Duration::from_secs(time),
            actions,
            server: Some(Duration::from_secs(server)),
            client: Some(Duration::from_secs(time / 4)),
        }
    }

    #[test]
    fn figures_are_of_what_lies_between() {
        let mut total = Sample::default();
        total.add(sample(2, 1_000, 1), sample(8, 4_000, 3));
        total.add(sample(20, 9_000, 7), sample(24, 10_000, 10));
        let memory = Memory { opened: Some(1 << 20), last: Some(20 << 20) };
        let figures = Figures::new(10, &Tally::new(), total, memory);
        assert_eq!((figures.actions, figures.seconds), (4_000, 10.0));
        assert_eq!((figures.actions_per_s, figures.client_cores), (400.0, Some(0.3)));
        let server = figures.server.expect("it was named");
        assert_eq!((server.cpu_us_per_action, server.cores), (1250.0, 0.5));
        assert_eq!((server.memory_opened, server.memory_per_table), (1 << 20, 2 << 20));
        assert!(figures.is_well());
    }

    #[test]
    fn a_run_in_which_nothing_happened_is_not_well() {
        let mut total = Sample::default();
        let none = Sample { server: None, ..sample(1, 7, 0) };
        total.add(none, Sample { time: Duration::from_secs(2), ..none });
        let figures = Figures::new(10, &Tally::new(), total, Memory { opened: None, last: None });
        assert!(!figures.is_well() && figures.server.is_none());
    }
}
