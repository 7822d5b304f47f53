//! What was measured, once and several times.

use std::fmt;

use anyhow::Context;
use serde_json::Value;

/// What one measurement has shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Figures {
    /// Actions in a second.
    pub(super) actions_per_s: f64,
    /// Milliseconds from sending to the last of four viewers: half of the actions took no longer.
    pub(super) p50: f64,
    /// And 99 of 100.
    pub(super) p99: f64,
    /// Microseconds on a processor for an action, of the server.
    pub(super) cpu: f64,
    /// Bytes of memory that it held in the end.
    pub(super) memory: f64,
    /// The share of a core that the client used.
    pub(super) client: f64,
    /// How many actions were done in all.
    pub(super) in_all: f64,
}

impl Figures {
    /// Reads what `clew-lab load --json` prints, and what our own clients do.
    ///
    /// # Errors
    /// If something is missing.
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

/// What several measurements of one thing have shown: the median, and how far they lie apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Range {
    pub(super) least: f64,
    pub(super) median: f64,
    pub(super) most: f64,
}

impl Range {
    /// Of these numbers; all are 0 if there are none.
    pub(super) fn of(numbers: impl IntoIterator<Item = f64>) -> Self {
        let mut all: Vec<f64> = numbers.into_iter().collect();
        all.sort_by(f64::total_cmp);
        let at = |nth: usize| all.get(nth).copied().unwrap_or(0.0);
        Self { least: at(0), median: at(all.len() / 2), most: at(all.len().saturating_sub(1)) }
    }
}

/// `median (least to most)`, with as many digits as mean something.
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
