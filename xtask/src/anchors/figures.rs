//! Measured figures: of one measurement, and the spread of several.

use std::fmt;

use anyhow::Context;
use serde_json::Value;

/// The figures of one measurement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Figures {
    /// Actions per second.
    pub(super) actions_per_s: f64,
    /// Median time from sending an action until the last of four viewers has it, in milliseconds.
    pub(super) p50: f64,
    /// The 99th percentile of the same.
    pub(super) p99: f64,
    /// Processor time of the server for one action, in microseconds.
    pub(super) cpu: f64,
    /// Resident memory of the server at the end, in bytes.
    pub(super) memory: f64,
    /// Share of a core that the client used.
    pub(super) client: f64,
    /// Number of actions.
    pub(super) in_all: f64,
}

impl Figures {
    /// Parses the output of `clew-lab load` and of our own clients.
    ///
    /// # Errors
    /// If a field is missing.
    pub(super) fn read(text: &str) -> anyhow::Result<Self> {
        let value: Value = serde_json::from_str(text).context("the client printed no JSON")?;
        let number = |path: &str| {
            value.pointer(path).and_then(Value::as_f64).with_context(|| format!("no {path}"))
        };
        Ok(Self {
            actions_per_s: number("/actions_per_s")?,
            p50: number("/shown_ms/p50")?,
            p99: number("/shown_ms/p99")?,
            cpu: number("/server/cpu_us_per_action")?,
            memory: number("/server/memory")?,
            client: number("/client_cores")?,
            in_all: number("/actions_in_all")?,
        })
    }
}

/// The median and the spread of several measurements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Range {
    pub(super) least: f64,
    pub(super) median: f64,
    pub(super) most: f64,
}

impl Range {
    /// The spread of these numbers; all zero for an empty list.
    pub(super) fn of(numbers: impl IntoIterator<Item = f64>) -> Self {
        let mut all: Vec<f64> = numbers.into_iter().collect();
        all.sort_by(f64::total_cmp);
        let at = |nth: usize| all.get(nth).copied().unwrap_or(0.0);
        Self { least: at(0), median: at(all.len() / 2), most: at(all.len().saturating_sub(1)) }
    }
}

/// Formats as `median (least to most)`, rounded to significant digits.
impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { least, median, most } = self;
        let digits = if *median < 10.0 { 2 } else { 0 };
        if least == most {
            return write!(f, "{median:.digits$}");
        }
        write!(f, "{median:.digits$} ({least:.digits$} to {most:.digits$})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = r#"{"actions_in_all": 100, "actions_per_s": 30.0,
        "shown_ms": {"p50": 1.5, "p99": 4.0}, "client_cores": 0.25,
        "server": {"cpu_us_per_action": 100.0, "memory": 1000}}"#;

    #[test]
    fn figures_are_read() {
        let one = Figures::read(TOLD).expect("all is there");
        assert_eq!((one.actions_per_s, one.p50, one.p99), (30.0, 1.5, 4.0));
        assert_eq!((one.cpu, one.memory, one.in_all), (100.0, 1000.0, 100.0));
        let error = Figures::read("{}").expect_err("nothing is there").to_string();
        assert_eq!(error, "no /actions_per_s");
    }

    #[test]
    fn a_range_has_its_median_first() {
        assert_eq!(Range::of([30.0, 10.0, 20.0]).to_string(), "20 (10 to 30)");
        assert_eq!(Range::of([1.25]).to_string(), "1.25");
    }
}
