//! `clew sim --each`: repeats a run for each value of one or two settings, as a table.

use std::io::Write;

use anyhow::Result;
use game::Unreadable;
use games::Complete;
use serde::Serialize;

use super::plan::Plan;
use super::summary::Summary;
use super::{Args, engine};
use crate::exit::{UsageError, Verdict, write_json};

/// The most values of a range such as `1-8`.
const MAX_RANGE: u32 = 1000;

/// A setting with the values that it takes in turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Axis {
    key: String,
    values: Vec<String>,
}

/// One run of the table.
#[derive(Serialize)]
struct Cell {
    /// The settings of this run, as `key=value`.
    set: Vec<String>,
    /// `None` if the game does not accept these settings together.
    summary: Option<Summary>,
}

/// Runs the command: a row for each value of the first setting, a column for each of the second.
pub(super) fn run<G: Complete>(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let one_column = Axis { key: String::new(), values: vec![String::new()] };
    let (rows, columns) = match &args.each[..] {
        [rows] => (rows, &one_column),
        [rows, columns] if rows.key != columns.key => (rows, columns),
        _ => return Err(UsageError::new("--each expected one or two different settings").into()),
    };
    let settings = |row: &String, column: &String| -> Vec<(String, String)> {
        let both = [(rows.key.clone(), row.clone()), (columns.key.clone(), column.clone())];
        both.into_iter().filter(|(key, _)| !key.is_empty()).collect()
    };
    // If the game accepts none of the settings, nothing is played and the first error is reported.
    let mut all = rows.values.iter().flat_map(|row| {
        columns.values.iter().map(|column| Plan::<G>::new(args, &settings(row, column)))
    });
    if let Some(Err(first)) = all.next()
        && all.all(|plan| plan.is_err())
    {
        return Err(first.into());
    }
    if !args.json {
        write_head(out, args, rows, columns)?;
    }
    let mut cells = Vec::new();
    for row in &rows.values {
        let mut line = format!("| {row} |");
        for column in &columns.values {
            let settings = settings(row, column);
            let set: Vec<String> =
                settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let summary = match Plan::<G>::new(args, &settings) {
                Ok(plan) => {
                    let plan = Plan { title: format!("{}  ", set.join(" ")), ..plan };
                    let (tally, time) = engine::run(&plan)?;
                    Some(Summary::new(&plan, &tally, time))
                }
                Err(_) => None,
            };
            line += &format!(" {} |", summary.as_ref().map_or_else(|| "-".to_owned(), win_share));
            cells.push(Cell { set, summary });
        }
        if !args.json {
            writeln!(out, "{line}")?;
            out.flush()?;
        }
    }
    if args.json {
        write_json(&cells, out)?;
    }
    Ok(Verdict::Passed)
}

fn write_head(out: &mut impl Write, args: &Args, rows: &Axis, columns: &Axis) -> Result<()> {
    let (bot, games) = (&args.bots[0], args.games);
    writeln!(out, "Wins of {bot} in per cent, with the 95 % interval; {games} games per cell.\n")?;
    let title = |value: &String| match columns.key.as_str() {
        "" => " won |".to_owned(),
        key => format!(" {key} {value} |"),
    };
    let titles: String = columns.values.iter().map(title).collect();
    writeln!(out, "| {} |{titles}", rows.key)?;
    writeln!(out, "| --- |{}", " --- |".repeat(columns.values.len()))?;
    Ok(())
}

/// The wins of the first bot in per cent, with the interval.
fn win_share(summary: &Summary) -> String {
    let first = &summary.bots[0];
    let [won, low, high] = [first.win_share, first.low, first.high].map(|share| 100.0 * share);
    format!("{won:.0} ({low:.0} to {high:.0})")
}

/// Parses `seats=1-8` or `symbols=fixed,shuffled`.
pub(super) fn axis(text: &str) -> Result<Axis, Unreadable> {
    let wrong = || Unreadable::new("KEY=VALUES such as seats=1-8 or symbols=fixed,shuffled", text);
    let (key, values) = text.split_once('=').ok_or_else(wrong)?;
    let range = values.split_once('-').and_then(|(from, to)| {
        let (from, to): (u32, u32) = (from.parse().ok()?, to.parse().ok()?);
        (from <= to && to - from < MAX_RANGE)
            .then(|| (from..=to).map(|value| value.to_string()).collect())
    });
    let list = || values.split(',').map(|value| value.trim().to_owned()).collect();
    let values: Vec<String> = range.unwrap_or_else(list);
    if key.trim().is_empty() || values.iter().any(String::is_empty) {
        return Err(wrong());
    }
    Ok(Axis { key: key.trim().to_owned(), values })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_a_range_or_a_list() {
        let values = |text| axis(text).map(|axis| (axis.key, axis.values.join(" ")));
        let good = |key: &str, values: &str| Ok((key.to_owned(), values.to_owned()));
        assert_eq!(values("seats=2-5"), good("seats", "2 3 4 5"));
        assert_eq!(values("seats=2"), good("seats", "2"));
        assert_eq!(values("symbols=fixed, shuffled"), good("symbols", "fixed shuffled"));
        for wrong in ["seats", "=2", "seats=", "seats=1,,2"] {
            let error = values(wrong).expect_err("wrong").to_string();
            assert!(error.ends_with(&format!("found `{wrong}`")), "{error}");
        }
    }
}
