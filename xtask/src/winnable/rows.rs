//! The rows of the table: every scenario at every level, and the bars for CI.

use anyhow::Context;
use magic_maze::{Config, LEVELS, SCENARIOS, Up};

/// A scenario at a level, with one side of tile 1 up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// Number of the scenario, from 1.
    pub(super) scenario: u8,
    /// Number of the last tile in the deck.
    pub(super) level: u8,
    pub(super) up: Up,
}

/// Minimum share of won decks for each scenario with its default settings, in per cent. Slightly below
/// the figures in docs/tiles.md; with 20 decks, 99 means all and 95 allows one loss.
const BARS: [u64; 17] = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 95, 99, 99, 99, 95];

/// MZ-68: the challenges, with a free choice of level and side.
const CHALLENGES: u8 = 8;

/// A scenario with its default settings.
pub(super) fn default_row(scenario: u8) -> Row {
    let row = &SCENARIOS[usize::from(scenario) - 1];
    Row { scenario, level: row.deck, up: row.up }
}

/// One row for each scenario.
pub(super) fn default_rows() -> Vec<Row> {
    (1..=SCENARIOS.len() as u8).map(default_row).collect()
}

/// All rows of the table.
pub(super) fn all() -> Vec<Row> {
    let rows = default_rows().into_iter().flat_map(|row| {
        if row.scenario < CHALLENGES {
            return vec![row];
        }
        let levels = LEVELS.into_iter().filter(|&level| level >= row.level);
        let mut rows: Vec<Row> = levels.map(|level| Row { level, up: Up::A, ..row }).collect();
        rows.push(Row { up: Up::B, ..row });
        rows
    });
    rows.collect()
}

impl Row {
    /// The settings of the game: the fewest seats, and no sand.
    pub(super) fn config(self) -> anyhow::Result<Config> {
        let Self { scenario, level, up } = self;
        let leader = SCENARIOS[usize::from(scenario) - 1].special.leader;
        let seats = if leader { 3 } else { 2 }; // MZ-59
        let text = format!("seats {seats}\nscenario {scenario}\ndeck {level}\nside {up}\nsand 0\n");
        text.parse().with_context(|| format!("scenario {scenario} at level {level}, side {up}"))
    }

    /// The bar for this row in per cent; `None` if CI does not play it.
    pub(super) fn bar(self) -> Option<u64> {
        let bar = BARS[usize::from(self.scenario) - 1];
        (self == default_row(self.scenario)).then_some(bar)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_played() {
        for row in all() {
            row.config().expect("a game that makes sense");
        }
    }

    #[test]
    fn every_scenario_has_one_row_with_a_bar() {
        let barred = all().into_iter().filter(|row| row.bar().is_some());
        assert_eq!(barred.collect::<Vec<_>>(), default_rows());
    }
}
