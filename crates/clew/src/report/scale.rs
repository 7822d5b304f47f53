//! Axes: round numbers, and where they lie.

/// Maps values to places along an axis.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The first and the last value.
    values: (f64, f64),
    /// Where they lie.
    places: (f64, f64),
    /// Whether equal ways stand for equal factors.
    growing: bool,
}

impl Scale {
    /// Equal ways for equal differences.
    pub(super) fn even(values: (f64, f64), places: (f64, f64)) -> Self {
        Self { values, places, growing: false }
    }

    /// Equal ways for equal factors; nothing lies before 1.
    pub(super) fn growing(values: (f64, f64), places: (f64, f64)) -> Self {
        Self { values: (values.0.max(1.0), values.1.max(1.0)), places, growing: true }
    }

    /// The last value.
    pub(super) fn last(&self) -> f64 {
        self.values.1
    }

    /// Where a value lies.
    pub(super) fn place(&self, value: f64) -> f64 {
        let bend = |value: f64| if self.growing { value.max(1.0).ln() } else { value };
        let (first, last) = (bend(self.values.0), bend(self.values.1));
        let (from, to) = self.places;
        from + (bend(value) - first) / (last - first).max(f64::MIN_POSITIVE) * (to - from)
    }

    /// Round values on the axis, about as many as asked for.
    pub(super) fn ticks(&self, about: f64) -> Vec<f64> {
        let (first, last) = self.values;
        if self.growing {
            let tens = (0..20).map(|power| 10_f64.powi(power));
            return tens.filter(|ten| (first..=last).contains(ten)).collect();
        }
        let step = round_step((last - first) / about);
        let from = (first / step - 1e-9).ceil() as i64;
        let to = (last / step + 1e-9).floor() as i64;
        (from..=to).map(|nth| nth as f64 * step).collect()
    }

    /// What the axis is called.
    pub(super) fn named(&self, name: &str) -> String {
        if self.growing { format!("{name}, each mark ten times the last") } else { name.to_owned() }
    }
}

/// The least of 1, 2, 5, 10, 20, .. that is not below `step`; also 0.1, 0.2 and so on.
pub(super) fn round_step(step: f64) -> f64 {
    let ten = 10_f64.powf(step.max(1e-9).log10().floor());
    let fits = |times: &f64| ten * times >= step * (1.0 - 1e-9);
    [1.0, 2.0, 5.0].into_iter().find(fits).unwrap_or(10.0) * ten
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (step, round) in [(0.7, 1.0), (1.0, 1.0), (1.1, 2.0), (23.0, 50.0), (0.03, 0.05)] {
            assert!((round_step(step) - round).abs() < 1e-12, "{step}");
        }
    }

    #[test]
    fn ticks_lie_within() {
        let scale = Scale::even((0.23, 0.27), (0.0, 100.0));
        let ticks: Vec<String> = scale.ticks(4.0).iter().map(|tick| format!("{tick:.2}")).collect();
        assert_eq!(ticks, ["0.23", "0.24", "0.25", "0.26", "0.27"]);
        assert!((scale.place(0.25) - 50.0).abs() < 1e-9);
    }

    #[test]
    fn a_growing_axis_has_tens() {
        let scale = Scale::growing((10.0, 1_000.0), (0.0, 100.0));
        assert_eq!(scale.ticks(4.0), [10.0, 100.0, 1_000.0]);
        assert!((scale.place(100.0) - 50.0).abs() < 1e-9);
    }
}
