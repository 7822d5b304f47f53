//! `cargo xtask winnable`: a planner plays decks of Magic Maze without a clock and counts the wins.
//!
//! The whole run writes `docs/tiles.md`; the quick one is a step of CI.

mod engine;
mod options;
mod page;
mod rows;
mod summary;

use std::{fs, io::Write, path::Path};

use anyhow::Context;

use crate::Verdict;
use options::Options;
use summary::Summary;

/// The page with the results of all rows.
const PAGE: &str = "docs/tiles.md";

/// Plays the chosen decks and prints the table.
///
/// The verdict is good if every scenario with its default settings reaches its bar.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let options = match Options::read(args) {
        Ok(options) => options,
        Err(line) => {
            eprintln!("winnable: {line}");
            return Ok(Verdict::Misused);
        }
    };
    let rows = options.rows();
    let played = engine::play(&rows, options.seeds)?;
    let summaries: Vec<Summary> =
        rows.iter().zip(&played).map(|(row, decks)| Summary::new(*row, decks)).collect();
    std::io::stdout().write_all(page::table(&summaries).as_bytes())?;
    if options.is_whole() {
        let text = page::page(&summaries, options.seeds);
        fs::write(root.join(PAGE), text).with_context(|| format!("{PAGE} cannot be written"))?;
    }
    Ok(judge(&summaries))
}

fn judge(summaries: &[Summary]) -> Verdict {
    let mut verdict = Verdict::Good;
    for summary in summaries {
        let Some(bar) = summary.row.bar() else { continue };
        if summary.won_per_cent() < bar {
            let scenario = summary.row.scenario;
            let found = format!("{} of {}", summary.won(), summary.decks);
            eprintln!(
                "winnable: scenario {scenario}: {found} decks won, expected {bar} % at least"
            );
            verdict = Verdict::Bad;
        }
    }
    verdict
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_use_is_told_before_anything_is_played() {
        let verdict = run(Path::new("."), &["--seeds".to_owned(), "many".to_owned()]);
        assert_eq!(verdict.expect("nothing was started"), Verdict::Misused);
    }

    #[test]
    fn a_share_below_its_bar_is_bad() {
        let row = rows::default_row(1);
        let won = engine::Deck::Won { deeds: 90, lost: 0 };
        let lost = engine::Deck::Stuck(bots::planner::Stuck::NothingOpen);
        assert_eq!(judge(&[Summary::new(row, &[won])]), Verdict::Good);
        assert_eq!(judge(&[Summary::new(row, &[won, lost])]), Verdict::Bad);
    }
}
